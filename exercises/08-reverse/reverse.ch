This file changes the book. What stands between @y and @z takes the place of
the line between @x and @y.

@x
@<Explore what is left@>=
@y
@<Explore what is left@>=
bool explore()
{
  ++totals.nodes;
  if (links[0].right == 0) return report();
  int const c = chosen();
  if (links.size(c) == 0) return die(c);
  cover(c);
  for (int x = links[c].down; x != c; x = links[x].down) {
    tried(x);
    for (int j = links[x].right; j != x; j = links[j].right) cover(links[j].item);
    path.push_back(x);
    explore();
    path.pop_back();
    // Your code goes here.
  }
  uncover(c);
  return true;
}

@ Below this line, the book's own function would follow. It gets a name that
nobody uses, and so it disappears.

@<How the book explores@>=
@z
