@x
@<Make the headers@>=
@y
@<Make the headers@>=
for (int i = 0; i <= items; ++i) {
  int left = i, right = i;
  if (i <= primaries) {
    left = i == 0 ? primaries : i - 1;
    right = i == primaries ? 0 : i + 1;
  }
  Node* const c = node(i);
  nodes.push_back(Node{node(left), node(right), c, c, c,
    {.size = 0}, {.floor = i > primaries ? -1 : 0}});
}
@ @<How the book makes the headers@>=
@z
