// The tabulator key, as far as a test can press it.
#include "command/helps.hpp"
#include <gtest/gtest.h>
#include <set>

namespace {
// Words in a line that ends where the tabulator key is pressed.
std::vector<std::string> completed(std::string const& typed, std::string const& folder = "") {
  std::string const script = "source build/dlx.bash\n" + (folder.empty() ? "" : "cd " + folder + "\n") +
                             "COMP_LINE='" + typed + "'; read -ra COMP_WORDS <<< \"$COMP_LINE\"\n"
                             "[[ $COMP_LINE != *' ' ]] || COMP_WORDS+=('')\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n"
                             "_dlx; printf '%s\\n' \"${COMPREPLY[@]}\"\n";
  auto const r = run(script);
  EXPECT_EQ(r.err, "") << typed;
  std::vector<std::string> words;
  for (auto const& w : lines(r.out))
    if (!w.empty()) words.push_back(w);
  return words;
}
using List = std::vector<std::string>;
}  // namespace

TEST(Completion, OffersCommandsOptionsAndFiles) {
  EXPECT_EQ(completed("dlx so"), List{"solve"});
  EXPECT_EQ(completed("dlx make qu"), List{"queens"});
  EXPECT_EQ(completed("dlx make l"), (List{"latin", "langford"}));
  EXPECT_EQ(completed("dlx solve --limit "), List());
  EXPECT_EQ(completed("dlx solve --li"), List{"--limit"});
  EXPECT_EQ(completed("dlx make queens --"), (List{"--trivial-diagonals", "--help"}));
  EXPECT_EQ(completed("dlx nothing --"), List());
  EXPECT_EQ(completed("dlx solve --che"), List{"--cheapest"});
  EXPECT_EQ(completed("dlx help so"), List{"solve"});
  EXPECT_EQ(completed("dlx help --m"), List{"--man"});
  std::set<std::string> first;
  for (auto const& c : commands()) first.insert(c.substr(0, c.find(' ')));
  auto const offered = completed("dlx ");
  EXPECT_EQ(std::set<std::string>(offered.begin(), offered.end()), first);
}

TEST(Completion, OffersFilesWhereFilesAreMeant) {
  Scratch scratch;
  scratch.file("problem.dlx", "");
  auto const folder = (scratch / "").string();
  EXPECT_EQ(completed("dlx solve prob", folder), List{"problem.dlx"});
  EXPECT_EQ(completed("dlx convert --answer prob", folder), List{"problem.dlx"});
  EXPECT_EQ(completed("dlx convert --to prob", folder), List());
  EXPECT_EQ(completed("dlx solve --chooser script : prob", folder), List{"problem.dlx"});  // as bash splits it
}

TEST(Completion, OffersTheChoicesThatTheHelpNames) {
  EXPECT_EQ(completed("dlx count --engine "), (List{"auto", "links", "filter", "masks", "hybrid", "frontier"}));
  EXPECT_EQ(completed("dlx solve --engine m"), List{"masks"});
  EXPECT_EQ(completed("dlx solve --engine = m"), List{"masks"});  // as bash splits it
  EXPECT_EQ(completed("dlx convert --to ="), (List{"dlx", "matrix", "json", "dimacs", "wcnf", "lp"}));
  EXPECT_EQ(completed("dlx solve --chooser "), (List{"first", "smallest", "script:"}));
  EXPECT_EQ(completed("dlx estimate --chooser "), (List{"first", "smallest"}));
  EXPECT_EQ(completed("dlx solve --threads "), List{"all"});
  EXPECT_EQ(completed("dlx make torus 5 --diagonals s"), List{"secondary"});
}
