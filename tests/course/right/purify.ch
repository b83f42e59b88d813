@x
template<class Watcher> bool Painted::purify(Node* x, Watcher& watcher)
@y
template<class Watcher> bool Painted::purify(Node* x, Watcher& watcher)
{
  Node* const c = x->item;
  int const k = x->shade, n = number(c);
  watcher.write(Field::colour, n, paint[index(n)], k);
  paint[index(n)] = k;
  for (Node* i = c->down; i != c; i = i->down)
    if (i->shade != k) hide(i, watcher);
    else {
      watcher.write(Field::colour, number(i), k, -1);
      i->shade = -1;
    }
  return false;
}
@ @<How the book purifies@>=
template<class Watcher> bool Painted::purify(Node* x, Watcher& watcher)
@z
