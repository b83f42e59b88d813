This file changes the book, in two places. What stands between @y and @z takes
the place of the line between @x and @y.

@x
@<Keep the options that do not meet a set@>=
@y
@<Keep the options that do not meet a set@>=
inline std::size_t Filter::keep(Candidate const* from, std::size_t n,
  ItemSet chosen, Candidate* to)
{
  (void)from, (void)n, (void)chosen, (void)to;
  return 0; // Your code goes here.
}

@ Below this line, the book's own code would follow. It gets a name that nobody
uses, and so it disappears.

@<How the book keeps options@>=
@z

@x
@<Find the item with the fewest options@>=
@y
@<Find the item with the fewest options@>=
inline int Filter::fewest(Candidate const* live, std::size_t n, ItemSet open)
{
  (void)live, (void)n, (void)open;
  return -1; // And here.
}

@ @<How the book finds the item@>=
@z
