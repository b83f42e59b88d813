The searches without a word to their observers: tests/silence_test.cpp compares
the machine code of this with that of the book.
@x
watcher.write(Field::left, r, node[at(r)].left, l);
@y
@z
@x
watcher.write(Field::right, l, node[at(l)].right, r);
@y
@z
@x
watcher.write(Field::up, d, node[at(d)].up, u);
@y
@z
@x
watcher.write(Field::down, u, node[at(u)].down, d);
@y
@z
@x
watcher.write(Field::size, item, sizes[at(item)], sizes[at(item)] - 1);
@y
@z
@x
watcher.write(Field::size, item, sizes[at(item)], sizes[at(item)] + 1);
@y
@z
@x
watcher.write(Field::down, u, node[at(u)].down, j);
@y
@z
@x
watcher.write(Field::up, d, node[at(d)].up, j);
@y
@z
@x
watcher.write(Field::right, l, node[at(l)].right, c);
@y
@z
@x
watcher.write(Field::left, r, node[at(r)].left, c);
@y
@z
@x
  watcher.done(result.totals);
@y
@z
@x
  watcher.choose(c, degree, level());
@y
@z
@x
    watcher.dead(c, level());
@y
@z
@x
      watcher.attempt(links.option_of(x), x, level() - 1);
@y
@z
@x
  watcher.begin_cover(item, k);
@y
@z
@x
  watcher.end_cover(item, k);
@y
@z
@x
  watcher.begin_uncover(item, k);
@y
@z
@x
  watcher.end_uncover(item, k);
@y
@z
@x
    watcher.begin_purify(links[j].item, j, k);
@y
@z
@x
    watcher.end_purify(links[j].item, k);
@y
@z
@x
    watcher.begin_unpurify(links[j].item, j, k);
@y
@z
@x
    watcher.end_unpurify(links[j].item, k);
@y
@z
@x
  watcher.solution(options, level());
@y
@z
@x
  watcher.begin_act(act, item, x, k);
@y
@z
@x
  watcher.end_act(act, item, k);
@y
@z
