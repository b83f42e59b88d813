@x
@<Choose the smallest item@>=
@y
@<Choose the smallest item@>=
inline int Smallest::choose(Links const& links) const
{
  int best = links[0].right;
  for (int c = links[best].right; c != 0; c = links[c].right)
    if (links.size(c) < links.size(best)) best = c;
  return best;
}
@ @<How the book chooses@>=
@z
