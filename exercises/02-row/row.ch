This file changes the book, in two places. What stands between @y and @z takes
the place of the line between @x and @y.

@x
@<Append an entry to its column@>=
@y
@<Append an entry to its column@>=
void Links::append(int item)
{
  int const x = node_count();
  nodes.push_back({x - 1, x + 1, x, x, item}); // left, right, up, down, item
  // Your code goes here: four links of the column, and the size of the item.
}

@ Below this line, the book's own function would follow. It gets a name that
nobody uses, and so it disappears.

@<How the book appends a node@>=
@z

@x
@<Close the ring of a row@>=
@y
@<Close the ring of a row@>=
void Links::join_row([[maybe_unused]] int begin, [[maybe_unused]] int end)
{
  // Your code goes here: the ends of the row become neighbours.
}

@ @<How the book joins the ends of a row@>=
@z
