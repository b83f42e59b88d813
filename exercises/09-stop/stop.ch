This file changes the book. What stands between @y and @z takes the place of
the line between @x and @y.

@x
@<Explore what is left@>=
@y
@<Explore what is left@>=
bool Search::explore(int level)
{
  ++totals.nodes;
  if (links[0].right == 0) return report(level);
  int const c = choose();
  observer.choose(c, links.size(c), level);
  if (links.size(c) == 0) return die(c, level);
  cover(c, level);
  for (int x = links[c].down; x != c; x = links[x].down) {
    @<Tell that the option of node |x| is tried@>@;
    cover_others(x, level);
    explore(level + 1); // What it returns, nobody looks at. Your code goes here.
    uncover_others(x, level);
    path.pop_back();
  }
  uncover(c, level);
  return true;
}

@ Below this line, the book's own function would follow. It gets a name that
nobody uses, and so it disappears.

@<How the book explores@>=
@z
