This file changes the book, in two places. What stands between @y and @z takes the place of
the line between @x and @y.

@x
void take_turn(Frame& f)
@y
void take_turn(Frame& f)
{
  (void)f; // Your code goes here.
}

@ Below this line, the book's own function would follow. It gets a name that
nobody uses, and so it disappears.

@<How the book takes turns@>=
void take_turn(Frame& f)
@z

@x
void tweak(Frame& f, Node* x)
@y
void tweak(Frame& f, Node* x)
{
  (void)f, (void)x; // And here: hide the option of node x, and write it down.
}

@ @<How the book tweaks@>=
void tweak(Frame& f, Node* x)
@z
