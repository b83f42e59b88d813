@x
bool must_stop(Node* next)
@y
bool must_stop(Node*)
{
  bool const enough = limits.solutions > 0
    and result.totals.solutions >= limits.solutions;
  bool const far = limits.nodes > 0 and result.totals.nodes >= limits.nodes;
  if (enough or far) stop(Ending::limit);
  return enough or far;
}
bool look_up(Node* next);
@ @<How the book stops@>=
bool must_stop(Node* next)
@z
