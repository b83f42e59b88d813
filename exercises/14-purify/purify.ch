This file changes the book. What stands between @y and @z takes the place of
the line between @x and @y.

@x
template<class Watcher> bool Painted::purify(Node* x, Watcher& watcher)
@y
template<class Watcher> bool Painted::purify(Node* x, Watcher& watcher)
{
  [[maybe_unused]] Node* const c = x->item;
  [[maybe_unused]] int const k = x->shade, n = number(c);
  (void)watcher;
  // Your code goes here.
  return false; // see the text
}

@ Below this line, the book's own function would follow. It gets a name that
nobody uses, and so it disappears.

@<How the book purifies@>=
template<class Watcher> bool Painted::purify(Node* x, Watcher& watcher)
@z
