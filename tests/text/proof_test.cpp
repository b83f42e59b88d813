// Conditions mean what the problem means; proofs are spelled as the book has them.
#include "dlx/text/proof.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/text/dlx.hpp"
#include "proofs.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <map>

using namespace dlx;

namespace {

// A reader of conditions that knows nothing of any other.
struct Opb {
  std::vector<int> preserved;
  struct Line { std::vector<std::pair<int, int>> terms; std::string sign; int bound = 0; };
  std::vector<Line> lines;
  int variables = 0, announced = 0, count = 0;
};
Opb read(std::string const& text) {
  Opb opb;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string w;
    if (line.starts_with("* #variable= ")) words >> w >> w >> opb.variables >> w >> opb.announced;
    else if (line.starts_with("preserved:")) {
      for (words >> w; words >> w && w != ";";) opb.preserved.push_back(std::stoi(w.substr(1)));
    } else if (!line.starts_with("*")) {
      Opb::Line l;
      while (words >> w && w != ">=" && w != "=") {
        std::string v;
        words >> v;
        bool const no = v[0] == '~';
        l.terms.emplace_back(std::stoi(w), std::stoi(v.substr(no ? 2 : 1)) * (no ? -1 : 1));
      }
      l.sign = w;
      words >> l.bound >> w;
      EXPECT_EQ(w, ";");
      opb.count += l.sign == "=" ? 2 : 1;
      opb.lines.push_back(l);
    }
  }
  return opb;
}
bool holds(Opb::Line const& line, unsigned values) {
  int sum = 0;
  for (auto [a, v] : line.terms)
    if (((values >> (std::abs(v) - 1)) & 1) == (v > 0 ? 1u : 0u)) sum += a;
  return line.sign == "=" ? sum == line.bound : sum >= line.bound;
}

}  // namespace

TEST(Proof, ConditionsHaveTheCoversAndNothingElse) {
  std::mt19937 dice(5);
  int with_colours = 0;
  for (int round = 0; round < 600; ++round) {
    Shape shape = random_shape(dice);
    shape.options = std::min(shape.options, 9);
    shape.colours = round % 3;
    shape.bounds = round % 2;
    auto const p = random_problem(dice, shape);
    bool const is_for_proof = round % 4 > 1;
    auto const conditions = write_opb(p, is_for_proof);
    auto opb = read(conditions.text);
    EXPECT_EQ(conditions.text.find("\npreserved:") != std::string::npos, is_for_proof);
    for (int v = 1; v <= p.option_count() && !is_for_proof; ++v) opb.preserved.push_back(v);
    EXPECT_EQ(static_cast<std::uint64_t>(opb.count), conditions.count);
    EXPECT_EQ(opb.announced, static_cast<int>(opb.lines.size()));
    ASSERT_LE(opb.variables, 16);
    with_colours += opb.variables > p.option_count();
    std::map<std::vector<int>, int> found;
    unsigned mentioned = 0;  // options without primary items are not
    for (int v : opb.preserved) mentioned |= 1u << (v - 1);
    for (int v = p.option_count(); v < opb.variables; ++v) mentioned |= 1u << v;
    for (unsigned values = 0; values < 1u << opb.variables; ++values) {
      if (values & ~mentioned) continue;
      if (!std::ranges::all_of(opb.lines, [&](auto const& l) { return holds(l, values); })) continue;
      std::vector<int> options;
      for (int v : opb.preserved)
        if (values >> (v - 1) & 1) options.push_back(v);
      ++found[options];
    }
    std::set<std::vector<int>> once;
    for (auto const& [options, times] : found) {
      EXPECT_EQ(times, 1);
      once.insert(options);
    }
    ASSERT_EQ(once, covers_by_force(p)) << write_dlx(p) << conditions.text;
  }
  EXPECT_GT(with_colours, 50);
}

TEST(Proof, WithoutOneCostsAreMinimized) {
  Problem p;
  p.add_item("A");
  for (int cost : {5, 0, -3}) {
    p.add_option({1});
    p.add_cost(cost);
  }
  p.add_option();
  EXPECT_EQ(write_opb(p, false).text, "* #variable= 4 #constraint= 2\n* x1: A\n* x2: A\n* x3: A\n* x4:\nmin: +5 x1 -3 x3 ;\n1 ~x4 >= 1 ;\n* A\n1 x1 1 x2 1 x3 = 1 ;\n");
  EXPECT_EQ(write_opb(p).text.find("min:"), std::string::npos);
}

TEST(Proof, OfFourQueens) {
  EXPECT_EQ(in_veripb(queens(4)).proof, R"(pseudo-Boolean proof version 3.0
f 26 ;
rup 1 ~x1 1 ~x7 >= 1 ;
rup 1 ~x1 >= 1 ;
del id 27 ;
solx x2 x8 x9 x15 ;
rup 1 ~x2 >= 1 ;
core id -1 ;
del id 29 ;
solx x3 x5 x12 x14 ;
rup 1 ~x3 >= 1 ;
core id -1 ;
del id 31 ;
rup 1 ~x5 >= 1 ;
rup >= 1 ;
output NONE;
conclusion ENUMERATION_COMPLETE 2 : -1;
end pseudo-Boolean proof;
)");
}

TEST(Proof, OfNothing) {
  Problem p;
  EXPECT_EQ(in_veripb(p).proof, "pseudo-Boolean proof version 3.0\nf 0 ;\nsolx ;\nrup >= 1 ;\noutput NONE;\n"
    "conclusion ENUMERATION_COMPLETE 1 : -1;\nend pseudo-Boolean proof;\n");
  p.add_item("a");
  EXPECT_EQ(in_veripb(p).proof, "pseudo-Boolean proof version 3.0\nf 1 ;\nrup >= 1 ;\noutput NONE;\n"
    "conclusion ENUMERATION_COMPLETE 0 : -1;\nend pseudo-Boolean proof;\n");
}

TEST(Proof, OptionsAreComments) {
  auto const p = read_dlx({"", slurp("tests/data/kitchen.dlx")}, 0);
  auto const text = write_opb(p).text;
  EXPECT_NE(text.find("* x2: Bob: cook pot:soup\n"), std::string::npos) << text;
  EXPECT_NE(text.find("2 x4 -1 x1 -1 x2 >= 0 ;\n1 x1 1 x2 -1 x4 >= 0 ;\n1 ~x4 1 ~x3 >= 1 ;\n"), std::string::npos) << text;
}
