#!/usr/bin/env python3
# Exercise "sweep": how many exact covers have these problems?
import sys


def count(primary, secondary, options):
    """Names of items, in the order of the walk; each option is a list of names."""
    ways = {frozenset(): 1}
    for item in primary:
        pass  # your code goes here
    return 0


for problem in sys.stdin.read().split("\n\n"):
    lines = problem.strip("\n").split("\n")
    if lines == [""]:
        continue
    primary, _, secondary = lines[0].partition("|")
    print(count(primary.split(), secondary.split(), [line.split() for line in lines[1:]]))
