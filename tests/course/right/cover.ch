@x
@<Cover an item@>=
@y
@<Cover an item@>=
template<class Watcher> void Links::cover(int c, Watcher& watcher)
{
  @<Take header |c| out of its ring@>@;
  for (int i = node[at(c)].down; i != c; i = node[at(i)].down)
    for (int j = node[at(i)].right; j != i; j = node[at(j)].right) {
      @<Take node |j| out of its column@>@;
    }
}
@ @<How the book covers@>=
@z
@x
@<Take node |j| out of its column@>=
@y
@<Take node |j| out of its column@>=
int const above = node[at(j)].up, below = node[at(j)].down;
int const head = node[at(j)].item;
watcher.write(Field::up, below, node[at(below)].up, above);
node[at(below)].up = above;
watcher.write(Field::down, above, node[at(above)].down, below);
node[at(above)].down = below;
watcher.write(Field::size, head, sizes[at(head)], sizes[at(head)] - 1);
--sizes[at(head)];
@ @<How the book takes node |j| out@>=
@z
