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
  nodes.push_back({left, right, i, i, i});
}
@ @<How the book makes the headers@>=
@z
