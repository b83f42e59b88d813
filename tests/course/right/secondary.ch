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
  node.push_back(Node{left, right, i, i, i});
}
sizes.assign(at(items) + 1, 0);
owner.assign(node.size(), 0);
@ @<How the book makes the headers@>=
@z
