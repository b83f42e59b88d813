@x
template<class Watcher> void Painted::purify(int x, Watcher& watcher)
@y
template<class Watcher> void Painted::purify(int x, Watcher& watcher)
{
  int const c = node[at(x)].item, k = shades[at(x)];
  watcher.write(Field::colour, c, shades[at(c)], k);
  shades[at(c)] = k;
  for (int i = node[at(c)].down; i != c; i = node[at(i)].down)
    if (shades[at(i)] != k) hide(i, watcher);
    else {
      watcher.write(Field::colour, i, k, -1);
      shades[at(i)] = -1;
    }
}
@ @<How the book purifies@>=
template<class Watcher> void Painted::purify(int x, Watcher& watcher)
@z
