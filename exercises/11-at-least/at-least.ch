This file changes the book. What stands between @y and @z takes the place of
the line between @x and @y.

@x
void take_turn(Frame const& f)
@y
void take_turn(Frame const& f)
{
  (void)f;
  --turns.back().left; // There is one way less. The rest of your code goes here.
}
void tweak(int item, int x)
{
  (void)item, (void)x; // And here: hide the option of node x, and write it down.
}

@ Below this line, the book's own function would follow. It gets a name that
nobody uses, and so it disappears.

@<How the book takes turns@>=
void take_turn(Frame const& f)
@z
