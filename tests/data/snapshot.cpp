#include "dlx/dance/snapshot.hpp"
#include <iostream>

int main() {
  dlx::dance::Problem p;
  for (auto name : {"C1", "C2", "C3", "C4", "C5"}) p.add_item(name);
  p.add_option({2, 3, 5});
  p.add_option({1, 4});
  p.add_option({2, 5});
  p.add_option({1, 3, 4});
  dlx::dance::Links links(p);
  dlx::dance::Snapshot snapshot(std::cout, p, links);
  links.cover(3);
  snapshot.cover(3, 0);
}
