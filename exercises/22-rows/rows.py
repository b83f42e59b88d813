#!/usr/bin/env python3
# Exercise "rows": choosing, and going back, in a table of bits.
import sys

for line in sys.stdin:
    word = line.split()
    if word[0] == "table":
        rows, rival = {}, {}
    elif word[0] == "row":
        rows[word[1]], rival[word[1]] = int(word[3], 2), word[2]
        options = len(word[3])
    else:  # choose or back: your code goes here
        live = 0
        print(format(live, "0%db" % options), "none")
