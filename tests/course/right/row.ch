@x
@<Append an entry to its column@>=
@y
@<Append an entry to its column@>=
void Links::append(int item)
{
  int const x = node_count();
  int const last = nodes[item].up;
  nodes.push_back({x, x, last, item, item});
  nodes[last].down = x;
  nodes[item].up = x;
  ++nodes[item].size;
}
@ @<How the book appends a node@>=
@z
@x
@<Close the ring of a row@>=
@y
@<Close the ring of a row@>=
void Links::join_row(int begin, int end)
{
  for (int x = begin; x < end; ++x) {
    nodes[x].left = x == begin ? end - 1 : x - 1;
    nodes[x].right = x == end - 1 ? begin : x + 1;
  }
}
@ @<How the book joins the ends of a row@>=
@z
