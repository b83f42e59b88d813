@x
@<Choose the first or the smallest item@>=
@y
@<Choose the first or the smallest item@>=
int choose() const
{
  int best = links[0].right;
  if (chooser == Chooser::first) return best;
  for (int c = links[best].right; c != 0; c = links[c].right)
    if (links.size(c) < links.size(best)) best = c;
  return best;
}
@ @<How the book chooses@>=
@z
