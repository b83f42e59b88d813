// Requests: problem (see drive.hpp), search CHOOSER.  Told is what a Profile
// has counted while the search ran.
#include "drive.hpp"
#include "dlx/search.hpp"

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
    tell("search " + w[1]);
    dlx::search(links, w[1] == "first" ? dlx::Chooser::first : dlx::Chooser::smallest, {}, nullptr, &profile);
    int k = 0;
    for (auto const& [nodes, updates] : profile.levels())
      tell("level " + std::to_string(k++) + ": " + std::to_string(nodes) + " nodes, " + std::to_string(updates) + " updates");
    tell("end of levels");
  }
}
