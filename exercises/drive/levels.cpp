// Requests: problem (see drive.hpp), search CHOOSER WHAT.  Told is what a
// Profile has counted while the search ran: nodes, updates, or both.
#include "drive.hpp"
#include "dlx/more/search.hpp"

int main() {
  answers();
  std::string line;
  dlx::Problem p;
  while (ask(line)) {
    auto const w = words(line);
    if (w[0] == "problem") {
      p = read_problem();
      tell_problem(p);
      continue;
    }
    dlx::Links links(p);
    dlx::Profile profile;
    tell("searches, and always branches at the " + w[1] + " item");
    dlx::search(links, w[1] == "first" ? dlx::Chooser::first : dlx::Chooser::smallest, {}, nullptr, &profile);
    int k = 0;
    auto many = [](auto n, std::string const& what) { return std::to_string(n) + " " + what + (n == 1 ? "" : "s"); };
    for (auto const& [nodes, updates] : profile.levels()) {
      auto const a = many(nodes, "node"), b = many(updates, "update");
      tell("counts " + (w[2] == "nodes" ? a : w[2] == "updates" ? b : a + " and " + b) + " at level " + std::to_string(k++));
    }
    tell("counts nothing at lower levels");
  }
}
