#include "dlx/dance/search.hpp"
#include <iostream>

int main() {
  dlx::dance::Problem p;
  for (auto guest : {"A", "B", "C", "D", "E", "F", "G"}) p.add_item(guest);
  p.add_option({3, 5, 6});
  p.add_option({1, 4, 7});
  p.add_option({2, 3, 6});
  p.add_option({1, 4});
  p.add_option({2, 7});
  p.add_option({4, 5, 7});
  auto const print = [](std::span<int const> tables) {
    for (int t : tables) std::cout << t << ' ';
    std::cout << '\n';
    return true;  // go on
  };
  dlx::dance::Links links(p);
  auto const totals = search(links, dlx::dance::Chooser::smallest, print);
  return totals.solutions > 0 ? 0 : 1;
}
