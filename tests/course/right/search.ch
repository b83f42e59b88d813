@x
@<Explore what is left@>=
@y
@<Explore what is left@>=
bool explore()
{
  ++totals.nodes;
  if (links[0].right == 0) return report();
  int const c = chosen();
  if (links.size(c) == 0) return die(c);
  cover(c);
  bool more = true;
  for (int x = links[c].down; more and x != c; x = links[x].down) {
    tried(x);
    for (int j = links[x].right; j != x; j = links[j].right) cover(links[j].item);
    path.push_back(x);
    more = explore();
    path.pop_back();
    for (int j = links[x].left; j != x; j = links[j].left) uncover(links[j].item);
  }
  uncover(c);
  return more;
}
@ @<How the book explores@>=
@z
