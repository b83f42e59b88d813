@x
@<Uncover an item@>=
@y
@<Uncover an item@>=
template<class Watcher> void Links::uncover(Node* c, Watcher& watcher)
{
  for (Node* i = c->up; i != c; i = i->up)
    for (Node* j = i->left; j != i; j = j->left) {
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
Node *const above = j->up, *const below = j->down;
int& count = j->item->size;
watcher.write(Field::size, number(j->item), count, count + 1);
++count;
watcher.write(Field::down, number(above), number(above->down), number(j));
above->down = j;
watcher.write(Field::up, number(below), number(below->up), number(j));
below->up = j;
@ @<How the book puts node |j| back@>=
@z
