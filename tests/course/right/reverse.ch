@x
void uncover_others(Node* x)
@y
void uncover_others(Node* x)
{
  for (Node* j = x->left; j != x; j = j->left)
    uncommit(j, level() - 1);
}
@ @<How the book takes an option back@>=
void uncover_others(Node* x)
@z
