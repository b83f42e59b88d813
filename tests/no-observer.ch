The searches without a word to their observers: tests/whole/silence_test.cpp compares
the machine code of this with that of the book.
@x
  watcher.write(field, number(x), number(link), number(to));
@y
@z
@x
  watcher.write(Field::size, number(head), head->size, head->size + change);
@y
@z
@x
  watcher.done(result.totals);
@y
@z
@x
  watcher.choose(links.number(c), degree, level());
@y
@z
@x
  watcher.dead(links.number(c), level());
@y
@z
@x
  watcher.attempt(links.option_of(x), x, level() - 1);
@y
@z
@x
  watcher.solution(options, level());
@y
@z
@x
  watcher.cover(links.number(c), k);
@y
@z
@x
  watcher.uncover(links.number(c), k);
@y
@z
@x
  watcher.purify(links.number(j->item), links.number(j), k);
@y
@z
@x
  watcher.unpurify(links.number(j->item), links.number(j), k);
@y
@z
@x
  watcher.act(act, item, links.number(x), k);
@y
@z
