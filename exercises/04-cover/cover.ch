This file changes the book, in two places. What stands between @y and @z takes
the place of the line between @x and @y.

@x
@<Cover item |c|@>=
@y
@<Cover item |c|@>=
void Links::cover(int c)
{
  @<Unlink header |c|@>@;
  int const j = c; // Your code goes here: which nodes j have to leave?
  if (j != c) {
    @<Unlink node |j|@>@;
  }
}

@ Below this line, the book's own code would follow. It gets a name that
nobody uses, and so it disappears.

@<How the book covers@>=
@z

@x
@<Unlink node |j|@>=
@y
@<Unlink node |j|@>=
// Your code goes here: two links and one size.

@ @<How the book takes node |j| out@>=
@z
