// Requests: problem (see drive.hpp), search CHOOSER WHAT; and so many problems that
// are drawn: deep SEED COUNT, some SEED COUNT SHAPE CHOOSER WHAT.  Told is what a Profile has counted while the search ran: nodes, updates, or both.
#include "drive.hpp"
#include "dlx/more/search.hpp"

namespace {
void count(dlx::Problem const& p, std::string const& chooser, std::string const& what, dlx::Limits const& limits) {
  dlx::Links links(p);
  dlx::Profile profile;
  tell("searches, and always branches at the " + chooser + " item");
  dlx::search(links, chooser == "first" ? dlx::Chooser::first : dlx::Chooser::smallest, limits, nullptr, &profile);
  int k = 0;
  auto many = [](auto n, std::string const& thing) { return std::to_string(n) + " " + thing + (n == 1 ? "" : "s"); };
  for (auto const& [nodes, updates] : profile.levels()) {
    auto const a = many(nodes, "node"), b = many(updates, "update");
    tell("counts " + (what == "nodes" ? a : what == "updates" ? b : a + " and " + b) + " at level " + number(k++));
  }
  tell("counts nothing at lower levels");
}
}  // namespace
int main() {
  answers();
  std::string line;
  dlx::Problem p;
  while (ask(line)) {
    auto const w = words(line);
    if (w[0] == "problem") p = read_problem(), tell_problem(p);
    else if (w[0] == "search") count(p, w[1], w[2], {});
    else {
      Dice dice{std::stoull(w[1])};
      dlx::Limits limits;
      limits.nodes = 20000;
      for (int k = 0; k < std::stoi(w[2]); ++k) {
        bool const deep = w[0] == "deep";
        p = deep ? deep_problem(dice, k, 150) : some_problem(dice, &w[3]);
        tell_problem(p);
        count(p, deep ? (dice(2) == 0 ? "first" : "smallest") : w[7], deep ? "both" : w[8], limits);
      }
    }
  }
}
