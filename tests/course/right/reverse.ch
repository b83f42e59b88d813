@x
void Search::uncover_others(int x, int level)
@y
void Search::uncover_others(int x, int level)
{
  for (int j = links[x].left; j != x; j = links[j].left)
    uncover(links[j].item, level);
}
@ @<How the book takes an option back@>=
void Search::uncover_others(int x, int level)
@z
