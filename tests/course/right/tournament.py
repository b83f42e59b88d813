#!/usr/bin/env python3
import sys

lines = sys.stdin.read().split()
teams, wishes = int(lines[0]), set(lines[1:])
rounds = teams - 1 if teams % 2 == 0 else teams
pairs = [(i, j) for i in range(1, teams + 1) for j in range(i + 1, teams + 1)]
plays = ["%d@%d" % (i, r) for i in range(1, teams + 1) for r in range(1, rounds + 1)]
print(*["%d-%d" % pair for pair in pairs], "|", *plays)
for i, j in pairs:
    for r in range(1, rounds + 1):
        match = "%d-%d@%d" % (i, j, r)
        if match not in wishes:
            print("%s: %d-%d %d@%d %d@%d" % (match, i, j, i, r, j, r))
