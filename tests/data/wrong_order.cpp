// Dances that take back in the wrong order what they have covered, drawn as a strip: that of the
// five columns; or, with a word, the ring, the size, or the column of the book.
#include "dlx/dance/links.hpp"
#include "dlx/draw/multiples.hpp"
#include <iostream>
#include <map>

struct Dance {
  std::vector<std::string> items;
  std::vector<std::initializer_list<int>> options;
  std::vector<int> out, in;
  double width;
};

int main(int argc, char** argv) {
  std::map<std::string, Dance> const dances = {
    {"list", {{"C1", "C2", "C3", "C4", "C5"}, {{2, 3, 5}, {1, 4}, {2, 5}, {1, 3, 4}}, {1, 2, 3}, {1, 3, 2}, 139}},
    {"ring", {{"1", "2", "3", "4"}, {}, {1, 2, 3}, {1, 3, 2}, 139}},
    {"size", {{"A", "B"}, {{1, 2}}, {1, 2}, {1, 2}, 80}},
    {"column", {{"A", "B", "C"}, {{2, 3}, {1, 2}, {1, 2}}, {3, 1}, {3, 1}, 80}}};
  auto const& dance = dances.at(argc > 1 ? argv[1] : "list");
  dlx::dance::Problem p;
  for (auto const& name : dance.items) p.add_item(name);
  for (auto const& option : dance.options) p.add_option(option);
  dlx::Recorder recorder(p, "smallest");
  dlx::dance::Links links(p);
  links.watch(&recorder);
  for (int c : dance.out) {
    links.cover(c);
    recorder.cover(c, 0);
  }
  for (int c : dance.in) {
    links.uncover(c);
    recorder.uncover(c, 0);
  }
  bool shown = argc > 1;  // the list at rest has been shown
  auto const print = [&](dlx::Tableau const& frame) {
    if (shown) std::cout << as_tex(frame) << "\\hskip7bp plus 30bp minus 2bp\\relax\n";
    shown = true;
  };
  draw_multiples(recorder.take(), dlx::Drawing(), dance.width, print);
}
