This file changes the book, in two places. What stands between @y and @z takes
the place of the line between @x and @y.

@x
@<Cover an item@>=
@y
@<Cover an item@>=
template<class Watcher> void Links::cover(Node* c, Watcher& watcher)
{
  @<Take header |c| out of its ring@>@;
  Node* const j = c; // Your code goes here: which nodes j have to leave?
  if (j != c) {
    @<Take node |j| out of its column@>@;
  }
}

@ Below this line, the book's own code would follow. It gets a name that nobody
uses, and so it disappears.

@<How the book covers@>=
@z

@x
@<Take node |j| out of its column@>=
@y
@<Take node |j| out of its column@>=
// Your code goes here: two links and one size; and the watcher.
(void)watcher; // no longer needed when you tell it something

@ @<How the book takes node |j| out@>=
@z
