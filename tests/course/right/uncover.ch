@x
@<Uncover an item@>=
@y
@<Uncover an item@>=
template<class Watcher> void Links::uncover(int c, Watcher& watcher)
{
  for (int i = node[at(c)].up; i != c; i = node[at(i)].up)
    for (int j = node[at(i)].left; j != i; j = node[at(j)].left) {
      @<Put node |j| back into its column@>@;
    }
  @<Put header |c| back into its ring@>@;
}
@ @<How the book uncovers@>=
@z
@x
@<Put node |j| back into its column@>=
@y
@<Put node |j| back into its column@>=
int const above = node[at(j)].up, below = node[at(j)].down;
int const head = node[at(j)].item;
watcher.write(Field::size, head, sizes[at(head)], sizes[at(head)] + 1);
++sizes[at(head)];
watcher.write(Field::down, above, node[at(above)].down, j);
node[at(above)].down = j;
watcher.write(Field::up, below, node[at(below)].up, j);
node[at(below)].up = j;
@ @<How the book puts node |j| back@>=
@z
