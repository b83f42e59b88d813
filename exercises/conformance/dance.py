"""Algorithm DLX in Python: reads a problem (the first line of a trace, as JSON) and
writes the trace of its dance.   head -1 latin-2.jsonl | python3 dance.py"""
import json, sys

heading = json.loads(sys.stdin.readline())
items = heading["problem"]["items"]
rows = [option["entries"] for option in heading["problem"]["options"]]
n = len(items)
primary = sum(item.get("kind") != "secondary" for item in items)
number = {item["name"]: k for k, item in enumerate(items, 1)}

L, R, U, D = ([k for k in range(n + 1)] for _ in "LRUD")
C, S, O = list(range(n + 1)), [0] * (n + 1), [0] * (n + 1)
field = {"L": L, "R": R, "U": U, "D": D, "S": S}
totals = dict.fromkeys("nodes solutions dead tries covers uncovers".split(), 0)
writes, path = [], []

for k in range(primary + 1):                 # the ring of primary items
    L[k], R[k] = (k or primary + 1) - 1, (k + 1) % (primary + 1)
for option, row in enumerate(rows, 1):       # a node for each entry of each row
    first = len(C)
    for k, name in enumerate(row):
        c, x = number[name], len(C)
        L.append(first + (k - 1) % len(row)), R.append(first + (k + 1) % len(row))
        U.append(U[c]), D.append(c), C.append(c), O.append(option)
        D[U[c]] = U[c] = x
        S[c] += 1

def tell(event, **members):
    print(json.dumps({"event": event, **members}, separators=(",", ":")))

def put(name, x, new):
    writes.append([name, x, field[name][x], new])
    field[name][x] = new

def ring(x, links):                          # the others of a ring
    y = links[x]
    while y != x:
        yield y
        y = links[y]

def told(event, item, level):
    tell(event, item=item, level=level, writes=writes)
    writes.clear()
    totals[event + "s"] += 1

def cover(c, level):
    put("L", R[c], L[c]), put("R", L[c], R[c])
    for i in ring(c, D):
        for j in ring(i, R):
            put("U", D[j], U[j]), put("D", U[j], D[j]), put("S", C[j], S[C[j]] - 1)
    told("cover", c, level)

def uncover(c, level):
    for i in ring(c, U):
        for j in ring(i, L):
            put("S", C[j], S[C[j]] + 1), put("D", U[j], j), put("U", D[j], j)
    put("R", L[c], c), put("L", R[c], c)
    told("uncover", c, level)

def search(level):
    totals["nodes"] += 1
    if R[0] == 0:
        totals["solutions"] += 1
        return tell("solution", options=path, level=level)
    c = R[0] if heading["chooser"] == "first" else min(ring(0, R), key=S.__getitem__)
    tell("choose", item=c, size=S[c], level=level)
    if S[c] == 0:
        totals["dead"] += 1
        return tell("dead", item=c, level=level)
    cover(c, level)
    for r in ring(c, D):
        totals["tries"] += 1
        tell("try", option=O[r], node=r, level=level)
        path.append(O[r])
        for j in ring(r, R): cover(C[j], level)
        search(level + 1)
        for j in ring(r, L): uncover(C[j], level)
        path.pop()
    uncover(c, level)

print(json.dumps(heading, separators=(",", ":"), ensure_ascii=False))
search(0)
tell("done", **totals)
