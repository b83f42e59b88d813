@x
void Ring::restore(int i)
@y
void Ring::restore(int i)
{
  l[r[i]] = i;
  r[l[i]] = i;
}
@ @<How the book restores@>=
void Ring::restore(int i)
@z
