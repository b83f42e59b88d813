@x
@<Go one level down, if there is one@>=
@y
@<Go one level down, if there is one@>=
if (links.first_open() == 0) result.covers += weight;
else {
  int const c = choose(links, chooser), ways = links.degree(c);
  if (ways > 0) {
    path.push_back(enter(links, c, pick(ways)));
    weight *= ways;
    on = true;
  }
}
@ @<How the book goes down@>=
@z
