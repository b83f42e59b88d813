@x
@<Append a node to its column@>=
@y
@<Append a node to its column@>=
void Links::append(Entry const& entry, int option)
{
  Node *const c = node(entry.item), *const x = node(node_count());
  Node* const last = c->up;
  nodes.push_back(Node{x, x, last, c, c, {.option = option}, {.shade = 0}});
  last->down = x;
  c->up = x;
  ++c->size;
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
    node(x)->left = node(x == begin ? end - 1 : x - 1);
    node(x)->right = node(x == end - 1 ? begin : x + 1);
  }
}
@ @<How the book joins the ends of a row@>=
@z
