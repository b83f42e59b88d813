This file changes the book. What stands between @y and @z takes the place of
the line between @x and @y.

@x
@<Choose the first or the smallest item@>=
@y
@<Choose the first or the smallest item@>=
int choose() const
{
  if (chooser == Chooser::first) return links[0].right;
  return links[0].left; // Your code goes here. (This is the last one.)
}

@ Below this line, the book's own function would follow. It gets a name that
nobody uses, and so it disappears.

@<How the book chooses@>=
@z
