// A dance that takes back in the wrong order what it has covered, drawn as a strip: with
// the word ring, in a list that has headers only.
#include "dlx/dance/links.hpp"
#include "dlx/draw/multiples.hpp"
#include <iostream>

int main(int argc, char**) {
  bool const ring = argc > 1;
  dlx::dance::Problem p;
  if (ring)
    for (auto name : {"1", "2", "3", "4"}) p.add_item(name);
  else {
    for (auto name : {"C1", "C2", "C3", "C4", "C5"}) p.add_item(name);
    p.add_option({2, 3, 5});
    p.add_option({1, 4});
    p.add_option({2, 5});
    p.add_option({1, 3, 4});
  }
  dlx::Recorder recorder(p, "smallest");
  dlx::dance::Links links(p);
  links.watch(&recorder);
  for (int c : {1, 2, 3}) {
    links.cover(c);
    recorder.cover(c, 0);
  }
  for (int c : {1, 3, 2}) {
    links.uncover(c);
    recorder.uncover(c, 0);
  }
  auto const print = [](dlx::Tableau const& frame) { std::cout << as_tex(frame) << "\\hskip7bp plus 30bp minus 2bp\\relax\n"; };
  draw_multiples(recorder.take(), dlx::Drawing(), 139, print);
}
