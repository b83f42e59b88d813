This file changes the book, in two places. What stands between @y and @z takes
the place of the line between @x and @y.

@x
@<Uncover an item@>=
@y
@<Uncover an item@>=
template<class Watcher> void Links::uncover(Node* c, Watcher& watcher)
{
  Node* const j = c; // Your code goes here: who comes back, in which order?
  if (j != c) {
    @<Put node |j| back into its column@>@;
  }
  if (j != c) { // and when does the header come back?
    @<Put header |c| back into its ring@>@;
  }
  (void)watcher; // no longer needed when you tell it something
}

@ Below this line, the book's own code would follow. It gets a name that nobody
uses, and so it disappears.

@<How the book uncovers@>=
@z

@x
@<Put node |j| back into its column@>=
@y
@<Put node |j| back into its column@>=
// Your code goes here: one size and two links; and the watcher.
(void)watcher; // no longer needed when you tell it something

@ @<How the book puts node |j| back@>=
@z
