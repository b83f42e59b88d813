@x
@<Go one level down, if there is one@>=
@y
@<Go one level down, if there is one@>=
if (links[0].right == 0) result.covers += weight;
else {
  int const c = choose(links, chooser), size = links.size(c);
  if (size > 0) {
    int x = links[c].down;
    for (int skip = pick(size); skip > 0; --skip) x = links[x].down;
    links.cover(c);
    for (int j = links[x].right; j != x; j = links[j].right) links.commit(j);
    path.push_back(x);
    weight *= size;
    on = true;
  }
}
@ @<How the book goes down@>=
@z
