// Requests: problem (see drive.hpp), probe CHOOSER PICKS..., every SEED COUNT
// CHOOSER (every walk through so many small problems; any: whichever is drawn), deep
// SEED COUNT (some walks through so many large ones).  Told is what a probe says,
// and all links after it.
#include "drive.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/more/estimate.hpp"
#include <memory>
using dlx::Problem;

namespace {
std::string decimal(double x) {
  auto s = std::to_string(x);
  while (s.back() == '0') s.pop_back();
  if (s.back() == '.') s.pop_back();
  return s;
}
void tell_state(dlx::Links const& list, bool large) {
  using dlx::Field;
  std::vector<int> values;
  for (int x = 0; x < list.node_count(); ++x) {
    for (Field f : {Field::left, Field::right, Field::up, Field::down, Field::item}) values.push_back(list.get(f, x));
    values.push_back(x > 0 and x <= list.item_count() ? list.size(x) : 0);
    values.insert(values.end(), {0, 0});
  }
  tell_links(values, large);
}
// One walk; returns how many children there were at each step.
// Whoever does not ask where there is only one way to go is right, too.
std::vector<int> walk(Problem const& p, dlx::Chooser chooser, std::vector<int> const& picks, bool large = false) {
  dlx::Bounded links(p);
  std::vector<int> children;
  auto const r = dlx::probe(links, chooser, [&](int n) {
    if (n == 1) return 0;
    std::size_t const k = children.size();
    children.push_back(n);
    return k < picks.size() and n > 0 ? picks[k] % n : 0;
  });
  std::string asked, levels;
  for (int n : children) asked += (asked.empty() ? "asks for one of " : ", one of ") + std::to_string(n);
  for (double l : r.levels) levels += (levels.empty() ? "" : ", ") + decimal(l);
  tell(asked.empty() ? "asks for no number" : asked);
  tell("estimates, for levels 0, 1, ...: " + levels + " nodes");
  tell("estimates " + decimal(r.nodes) + " nodes in all, and " + decimal(r.covers) + (r.covers == 1 ? " cover" : " covers"));
  tell("walks back");
  tell_state(links, large);
  return children;
}
void tell_picks(std::vector<int> const& picks) {
  std::string said;
  for (int k : picks) said += std::to_string(k) + ", ";
  tell(said.empty() ? "walks, and pick always says 0" : "walks, and pick says " + said + "then always 0");
}
void every(Problem const& p, dlx::Chooser chooser) {
  std::vector<int> picks;
  for (int count = 0; count < 60; ++count) {
    tell_picks(picks);
    auto const children = walk(p, chooser, picks);
    picks.resize(children.size(), 0);
    while (not picks.empty() and picks.back() + 1 >= children[picks.size() - 1]) picks.pop_back();
    if (picks.empty()) return;
    ++picks.back();
  }
}
}  // namespace
int main() {
  answers();
  std::string line;
  Problem p;
  while (ask(line)) {
    auto const w = words(line);
    if (w[0] == "problem") {
      p = read_problem();
      tell_problem(p);
    } else if (w[0] == "probe") {
      std::vector<int> picks;
      for (std::size_t k = 2; k < w.size(); ++k) picks.push_back(std::stoi(w[k]));
      tell_picks(picks);
      walk(p, w[1] == "first" ? dlx::Chooser::first : dlx::Chooser::smallest, picks);
    } else {
      Dice dice{std::stoull(w[1])};
      for (int k = 0; k < std::stoi(w[2]); ++k) {
        bool const first = w.size() > 3 and w[3] != "any" ? w[3] == "first" : dice(2) == 0;
        auto const chooser = first ? dlx::Chooser::first : dlx::Chooser::smallest;
        std::string const shape[] = {"5", "2", "6", "4"};
        p = w[0] == "deep" ? deep_problem(dice, k, 60) : some_problem(dice, shape);
        tell_problem(p);
        if (w[0] == "every") every(p, chooser);
        else
          for (int walks = 0; walks < 3; ++walks) {
            std::vector<int> picks(60);
            for (int& pick : picks) pick = dice(1000000);
            tell("walks, and pick says something else each time");
            walk(p, chooser, picks, true);
          }
      }
    }
  }
}
