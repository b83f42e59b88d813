This file changes the book. What stands between @y and @z takes the place of
the line between @x and @y.

@x
void Search::uncover_others(int x, int level)
@y
void Search::uncover_others([[maybe_unused]] int x, [[maybe_unused]] int level)
{
  // Your code goes here.
}

@ Below this line, the book's own function would follow. It gets a name that
nobody uses, and so it disappears.

@<How the book takes an option back@>=
void Search::uncover_others(int x, int level)
@z
