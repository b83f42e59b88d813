This file changes the book, in two places. What stands between @y and @z takes the place of
the line between @x and @y.

@x
void take_turn(Frame const& f)
@y
void take_turn(Frame const& f)
{
  (void)f;
  --turns.back().left; // There is one way less. The rest of your code goes here.
}

@ Below this line, the book's own function would follow. It gets a name that
nobody uses, and so it disappears.

@<How the book takes turns@>=
void take_turn(Frame const& f)
@z

@x
void tweak(Node* c, Node* x)
@y
void tweak(Node* c, Node* x)
{
  (void)c, (void)x; // And here: hide the option of node x, and write it down.
}

@ @<How the book tweaks@>=
void tweak(Node* c, Node* x)
@z
