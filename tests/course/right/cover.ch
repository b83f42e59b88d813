@x
@<Cover an item@>=
@y
@<Cover an item@>=
template<class Watcher> void Links::cover(Node* c, Watcher& watcher)
{
  @<Take header |c| out of its ring@>@;
  for (Node* i = c->down; i != c; i = i->down)
    for (Node* j = i->right; j != i; j = j->right) {
      @<Take node |j| out of its column@>@;
    }
}
@ @<How the book covers@>=
@z
@x
@<Take node |j| out of its column@>=
@y
@<Take node |j| out of its column@>=
Node *const above = j->up, *const below = j->down;
int& count = j->item->size;
watcher.write(Field::up, number(below), number(below->up), number(above));
below->up = above;
watcher.write(Field::down, number(above), number(above->down), number(below));
above->down = below;
watcher.write(Field::size, number(j->item), count, count - 1);
--count;
@ @<How the book takes node |j| out@>=
@z
