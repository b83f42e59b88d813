// Requests: ring N, remove I, restore I; and so many rings of at most MOST members:
// some SEED COUNT MOST OUT (so many leave, and come back), all SEED COUNT MOST (all of
// them do), random SEED COUNT MOST (a hundred steps in each).  After each of them
// all links are told, in the form of a list that has headers only.
#include "drive.hpp"
#include "dlx/dance/ring.hpp"

namespace {
void tell_state(dlx::dance::Ring const& ring, int n) {
  std::vector<int> values;
  for (int i = 0; i <= n; ++i) values.insert(values.end(), {ring.left(i), ring.right(i), i, i, i, 0, 0, 0});
  tell_links(values, n > 200);
}
void step(dlx::dance::Ring& ring, int n, bool go, int i) {
  tell((go ? "cover " : "uncover ") + number(i));
  go ? ring.remove(i) : ring.restore(i);
  tell_state(ring, n);
}
// So many steps, and then all come back; but at first so many leave.
void dance(dlx::dance::Ring& ring, int n, Dice& dice, int steps, int leave) {
  std::vector<int> out, in;
  for (int i = 1; i <= n; ++i) in.insert(in.begin() + dice(i), i);
  for (int k = 0; k < steps or not out.empty(); ++k) {
    bool const go = k < steps and not in.empty() and (k < leave or out.empty() or dice(2) == 0);
    auto &from = go ? in : out, &to = go ? out : in;
    step(ring, n, go, from.back());
    to.push_back(from.back());
    from.pop_back();
  }
}
}  // namespace
int main() {
  answers();
  std::string line;
  int n = 0;
  dlx::dance::Ring ring(0);
  auto begin = [&](int members) {
    n = members;
    ring = dlx::dance::Ring(n);
    std::string names = "problem";
    for (int i = 1; i <= n; ++i) names += " " + std::to_string(i);
    tell(names);
  };
  while (ask(line)) {
    auto const w = words(line);
    if (w[0] == "ring") begin(std::stoi(w[1]));
    else if (w[0] == "some" or w[0] == "all" or w[0] == "random") {
      Dice dice{std::stoull(w[1])};
      bool const some = w[0] == "some", random = w[0] == "random";
      for (int k = 0; k < std::stoi(w[2]); ++k) {
        int const most = std::stoi(w[3]);
        begin(not some and (k % 2 == 0 or not random) ? most - dice(most / 4) : dice.upto(most));
        int const out = some ? std::min(n, std::stoi(w[4])) : random ? 0 : n;
        dance(ring, n, dice, random ? 100 : out, out);
      }
    } else step(ring, n, w[0] == "remove", std::stoi(w[1]));
  }
}
