This file changes the book. What stands between @y and @z takes the place of
the line between @x and @y. Exercise "restore": write the body of the function.

@x
void Ring::restore(int i)
@y
void Ring::restore([[maybe_unused]] int i)
{
  // Your code goes here. The left links are in l, the right links in r.
}

@ Below this line, the book's own function would follow. It gets a name that
nobody uses, and so it disappears.

@<How the book restores@>=
void Ring::restore(int i)
@z
