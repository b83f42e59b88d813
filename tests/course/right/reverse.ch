@x
void uncover_others(int x)
@y
void uncover_others(int x)
{
  for (int j = links[x].left; j != x; j = links[j].left)
    uncommit(j, level() - 1);
}
@ @<How the book takes an option back@>=
void uncover_others(int x)
@z
