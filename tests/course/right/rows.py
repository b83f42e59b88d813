#!/usr/bin/env python3
import sys

for line in sys.stdin:
    word = line.split()
    if word[0] == "table":
        rows, rival, pile = {}, {}, []
    elif word[0] == "row":
        rows[word[1]], rival[word[1]] = int(word[3], 2), word[2]
        options = len(word[3])
    else:
        if not pile:
            pile = [((1 << options) - 1, [r for r in rows if rival[r] == r])]
        if word[0] == "back":
            pile.pop()
        else:
            live, still = pile[-1]
            bit = 1 << (options - int(word[1]))
            for r in rows:
                if rows[r] & bit:
                    live &= ~rows[rival[r]]
            pile.append((live, [r for r in still if not rows[r] & bit]))
        live, still = pile[-1]
        answer = "none"
        if still:
            item = min(still, key=lambda r: bin(rows[r] & live).count("1"))
            answer = "%s %d" % (item, bin(rows[item] & live).count("1"))
        print(format(live, "0%db" % options), answer)
