#!/usr/bin/env python3
# Exercise "tournament": reads the number of teams, and the matches that are not wanted;
# prints an exact cover problem whose covers are the timetables.
import sys

lines = sys.stdin.read().split()
teams, wishes = int(lines[0]), set(lines[1:])
rounds = teams - 1 if teams % 2 == 0 else teams

print("your items | go here")
print("1-2@1: your")  # and your options here
