@x
@<Choose the smallest item@>=
@y
@<Choose the smallest item@>=
template<class List> Node* Smallest::choose(List const& links) const
{
  Node* best = links.first_open();
  for (Node* c = links.next_open(best); c != nullptr; c = links.next_open(c))
    if (links.degree(c) < links.degree(best)) best = c;
  return best;
}
@ @<How the book chooses@>=
@z
