@x
@<Cover item |c|@>=
@y
@<Cover item |c|@>=
void Links::cover(int c)
{
  @<Unlink header |c|@>@;
  for (int i = nodes[c].down; i != c; i = nodes[i].down)
    for (int j = nodes[i].right; j != i; j = nodes[j].right) {
      @<Unlink node |j|@>@;
    }
}
@ @<How the book covers@>=
@z
@x
@<Unlink node |j|@>=
@y
@<Unlink node |j|@>=
int const above = nodes[j].up, below = nodes[j].down, column = nodes[j].item;
assign(Field::up, below, above);
assign(Field::down, above, below);
assign(Field::size, column, nodes[column].size - 1);
@ @<How the book takes node |j| out@>=
@z
