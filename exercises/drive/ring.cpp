// Requests: ring N, remove I, restore I, dance SEED STEPS, random SEED
// COUNT (so many rings of any size).  After each of them
// all links are told, in the form of a list that has headers only.
#include "drive.hpp"
#include "dlx/dance/ring.hpp"

static void tell_state(dlx::dance::Ring const& ring, int n) {
  std::string line = "state";
  for (int i = 0; i <= n; ++i)
    line += " " + std::to_string(ring.left(i)) + " " + std::to_string(ring.right(i)) + " " + std::to_string(i) + " " +
            std::to_string(i) + " " + std::to_string(i) + " 0 0 0";
  tell(line);
}
static void dance(dlx::dance::Ring& ring, int n, Dice& dice, int steps) {
  std::vector<int> out, in;
  for (int i = 1; i <= n; ++i) in.push_back(i);
  for (int k = 0; k < steps; ++k) {
    bool const go = out.empty() or (not in.empty() and dice(2) == 0);
    int const at = go ? dice(static_cast<int>(in.size())) : 0;
    int const i = go ? in[static_cast<std::size_t>(at)] : out.back();
    tell((go ? "cover " : "uncover ") + std::to_string(i));
    go ? ring.remove(i) : ring.restore(i);
    if (go) in.erase(in.begin() + at), out.push_back(i);
    else out.pop_back(), in.push_back(i);
    tell_state(ring, n);
  }
}
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
    else if (w[0] == "dance" or w[0] == "random") {
      Dice dice{std::stoull(w[1])};
      for (int k = 0, count = std::stoi(w[2]); k < count; ++k)
        if (w[0] == "dance") k = count, dance(ring, n, dice, count);
        else begin(1 + dice(dice(2) == 0 ? 9 : 150)), dance(ring, n, dice, 100);
    } else {
      int const i = std::stoi(w[1]);
      tell((w[0] == "remove" ? "cover " : "uncover ") + w[1]);
      w[0] == "remove" ? ring.remove(i) : ring.restore(i);
      tell_state(ring, n);
    }
  }
}
