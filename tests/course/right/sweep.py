#!/usr/bin/env python3
import sys


def count(primary, secondary, options):
    """Names of items, in the order of the walk; each option is a list of names."""
    place = {item: k for k, item in enumerate(primary + secondary)}
    last = {}
    starts = [[] for item in primary]
    for option in options:
        first = min(place[item] for item in option)
        if first < len(primary):
            starts[first].append(sum(1 << place[item] for item in option))
            for item in option:
                last[item] = max(first, last.get(item, 0))
    ways = {0: 1}
    for k in range(len(primary)):
        keep = sum(1 << place[i] for i in primary[k + 1:])
        keep += sum(1 << place[i] for i in secondary if last.get(i, -1) > k)
        new = {}
        for state, n in ways.items():
            if state >> k & 1:
                after = [state]
            else:
                after = [state | option for option in starts[k] if not state & option]
            for s in after:
                new[s & keep] = new.get(s & keep, 0) + n
        ways = new
    return sum(ways.values())


for problem in sys.stdin.read().split("\n\n"):
    lines = problem.strip("\n").split("\n")
    if lines == [""]:
        continue
    primary, _, secondary = lines[0].partition("|")
    print(count(primary.split(), secondary.split(), [line.split() for line in lines[1:]]))
