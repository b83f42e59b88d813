This file changes the book, in two places. What stands between @y and @z takes
the place of the line between @x and @y.

@x
@<Append a node to its column@>=
@y
@<Append a node to its column@>=
void Links::append(Entry const& entry, int option)
{
  Node *const c = node(entry.item), *const x = node(node_count());
  nodes.push_back(Node{x - 1, x + 1, x, x, c, // left, right, up, down, item
    {.option = option}, {.shade = 0}});
  // Your code goes here: four links of the column, and the size of c.
}

@ Below this line, the book's own function would follow. It gets a name that
nobody uses, and so it disappears.

@<How the book appends a node@>=
@z

@x
@<Join the ends of a row@>=
@y
@<Join the ends of a row@>=
void Links::join_row([[maybe_unused]] int begin, [[maybe_unused]] int end)
{
  // Your code goes here: the ends of the row become neighbors.
}

@ @<How the book joins the ends of a row@>=
@z
