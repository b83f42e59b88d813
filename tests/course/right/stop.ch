@x
@<Explore what is left@>=
@y
@<Explore what is left@>=
bool Search::explore(int level)
{
  ++totals.nodes;
  if (links[0].right == 0) return report(level);
  int const c = choose();
  observer.choose(c, links.size(c), level);
  if (links.size(c) == 0) return die(c, level);
  cover(c, level);
  bool more = true;
  for (int x = links[c].down; x != c; x = links[x].down) {
    @<Tell that the option of node |x| is tried@>@;
    cover_others(x, level);
    more = explore(level + 1);
    uncover_others(x, level);
    path.pop_back();
    if (not more) break;
  }
  uncover(c, level);
  return more;
}
@ @<How the book explores@>=
@z
