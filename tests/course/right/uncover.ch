@x
@<Uncover item |c|@>=
@y
@<Uncover item |c|@>=
void Links::uncover(int c)
{
  for (int i = nodes[c].up; i != c; i = nodes[i].up)
    for (int j = nodes[i].left; j != i; j = nodes[j].left) {
      @<Relink node |j|@>@;
    }
  @<Relink header |c|@>@;
}
@ @<How the book uncovers@>=
@z
@x
@<Relink node |j|@>=
@y
@<Relink node |j|@>=
int const above = nodes[j].up, below = nodes[j].down, column = nodes[j].item;
assign(Field::size, column, nodes[column].size + 1);
assign(Field::down, above, j);
assign(Field::up, below, j);
@ @<How the book puts node |j| back@>=
@z
