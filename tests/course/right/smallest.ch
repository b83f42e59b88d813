@x
@<Choose the smallest item@>=
@y
@<Choose the smallest item@>=
template<class List> int Smallest::choose(List const& links) const
{
  int best = links.first_open();
  for (int c = links.next_open(best); c != 0; c = links.next_open(c))
    if (links.degree(c) < links.degree(best)) best = c;
  return best;
}
@ @<How the book chooses@>=
@z
