This file changes the book. What stands between @y and @z takes the place of
the line between @x and @y.

@x
@<Go one level down, if there is one@>=
@y
@<Go one level down, if there is one@>=
(void)chooser, (void)pick; // Your code goes here.

@ Below this line, the book's own code would follow. It gets a name that nobody
uses, and so it disappears.

@<How the book goes down@>=
@z
