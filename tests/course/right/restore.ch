@x
void Ring::restore(int i)
@y
void Ring::restore(int i)
{
  r[l[i]] = i;
  l[r[i]] = i;
}
@ @<How the book restores@>=
void Ring::restore(int i)
@z
