This file changes the book. What stands between @y and @z takes the place of
the line between @x and @y.

@x
@<Make the headers@>=
@y
@<Make the headers@>=
for (int i = 0; i <= items; ++i) {
  int const left = 0, right = 0; // Your code goes here. (This is wrong.)
  nodes.push_back({left, right, i, i, i}); // and up, down, item
}

@ Below this line, the book's own code would follow. It gets a name that nobody
uses, and so it disappears.

@<How the book makes the headers@>=
@z
