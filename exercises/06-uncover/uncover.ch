This file changes the book, in two places. What stands between @y and @z takes
the place of the line between @x and @y.

@x
@<Uncover item |c|@>=
@y
@<Uncover item |c|@>=
void Links::uncover(int c)
{
  int const j = c; // Your code goes here: who comes back, in which order?
  if (j != c) {
    @<Relink node |j|@>@;
  }
  if (j != c) { // and when does the header come back?
    @<Relink header |c|@>@;
  }
}

@ Below this line, the book's own code would follow. It gets a name that
nobody uses, and so it disappears.

@<How the book uncovers@>=
@z

@x
@<Relink node |j|@>=
@y
@<Relink node |j|@>=
// Your code goes here: one size and two links.

@ @<How the book puts node |j| back@>=
@z
