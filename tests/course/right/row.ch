@x
@<Append a node to its column@>=
@y
@<Append a node to its column@>=
void Links::append(Entry const& entry, int option)
{
  int const c = entry.item, x = node_count();
  int const last = node[at(c)].up;
  node.push_back(Node{x, x, last, c, c});
  node[at(last)].down = x;
  node[at(c)].up = x;
  ++sizes[at(c)];
  owner.push_back(option);
}
@ @<How the book appends a node@>=
@z
@x
@<Join the ends of a row@>=
@y
@<Join the ends of a row@>=
void Links::join_row(int begin, int end)
{
  for (int x = begin; x < end; ++x) {
    node[at(x)].left = x == begin ? end - 1 : x - 1;
    node[at(x)].right = x == end - 1 ? begin : x + 1;
  }
}
@ @<How the book joins the ends of a row@>=
@z
