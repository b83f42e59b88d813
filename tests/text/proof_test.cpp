// Clauses mean what the problem means; proofs are spelled as the book has them, and those in clauses are read by a reader
// that takes only hints that leave one literal. (Conditions and proofs for VeriPB are judged in check_proof_test.cpp.)
#include "dlx/text/proof.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/text/dlx.hpp"
#include "proofs.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <cstdlib>
#include <map>

using namespace dlx;

namespace {

using Clause = std::vector<int>;
using Clauses = std::map<long, Clause>; // by their numbers
Clauses read_cnf(std::string const& text, long& variables) {
  std::istringstream in(text);
  std::string p, cnf, rest;
  long clauses = 0;
  in >> p >> cnf >> variables >> clauses;
  EXPECT_EQ(p + cnf, "pcnf");
  Clauses result;
  for (long k = 1; k <= clauses; ++k)
    for (int l = (result[k].clear(), 0); in >> l && l != 0;) result[k].push_back(l);
  EXPECT_FALSE(in >> rest) << rest;
  return result;
}

// Empty if the proof is right: every hint is a unit, the last one a conflict.
std::string fault_in(std::string const& cnf, std::string const& lrat) {
  long variables = 0, newest = 0;
  auto clauses = read_cnf(cnf, variables);
  std::istringstream lines(lrat);
  newest = static_cast<long>(clauses.size());
  bool empty = false;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream in(line);
    long id = 0;
    std::string word;
    in >> id >> word;
    if (word == "d") {
      for (long n = 0; in >> n && n != 0;)
        if (clauses.erase(n) == 0) return "deleted twice: " + line;
      continue;
    }
    if (id != ++newest) return "number: " + line;
    Clause lemma;
    std::set<int> truth;
    for (int l = std::stoi(word); l != 0; in >> l) lemma.push_back(l), truth.insert(-l);
    bool conflict = false;
    for (long n = 0; in >> n && n != 0;) {
      if (conflict) return "a hint behind the conflict: " + line;
      if (!clauses.contains(n)) return "no such clause: " + line;
      Clause left;
      for (int l : clauses[n]) {
        if (truth.contains(l)) return "a hint that is true: " + line;
        if (!truth.contains(-l)) left.push_back(l);
      }
      if (left.size() > 1) return "no unit: " + line;
      if (left.empty()) conflict = true;
      else truth.insert(left[0]);
    }
    if (!conflict) return "no conflict: " + line;
    clauses[id] = lemma;
    empty = empty || lemma.empty();
  }
  return empty ? "" : "no empty clause";
}

}  // namespace

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

TEST(CoverFormula, HasTheCoversAsModels) {
  std::mt19937 dice(31);
  int idle = 0;
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 2000 : 800); ++round) {
    auto const p = coloured_problem(dice, round % 3);
    CoverFormula const f(p);
    std::ostringstream out;
    f.write(out, 0);
    long variables = 0;
    auto const clauses = read_cnf(out.str(), variables);
    EXPECT_EQ(variables, f.variable_count());
    EXPECT_EQ(clauses.size(), f.clause_count());
    std::set<std::vector<int>> models;
    for (unsigned values = 0; values < 1u << f.variable_count(); ++values) {
      auto const is_true = [&](int l) { return (values >> (std::abs(l) - 1) & 1) == (l > 0 ? 1u : 0u); };
      if (!std::ranges::all_of(clauses, [&](auto const& c) { return std::ranges::any_of(c.second, is_true); })) continue;
      std::vector<int> chosen;
      for (int o = 1; o <= f.variable_count(); ++o)
        if (is_true(o)) chosen.push_back(o);
      models.insert(chosen);
    }
    ASSERT_EQ(models, covers_by_force(p)) << write_dlx(p);
    for (int a = 1; a <= f.variable_count(); ++a)
      for (int b = a + 1; b <= f.variable_count(); ++b) {
        auto const n = f.clause_of(b, a);
        EXPECT_EQ(f.clause_of(a, b), n);
        EXPECT_EQ(std::ranges::count_if(clauses, [&](auto const& c) { return c.second == Clause{-a, -b}; }), n > 0 ? 1 : 0);
        if (n > 0) { EXPECT_EQ(clauses.at(static_cast<long>(n)), (Clause{-a, -b})); }
      }
    for (int i = 1; i <= f.item_count(); ++i) EXPECT_EQ(clauses.at(i), f.options_of(i));
    for (std::size_t k = 0; k < f.idle().size(); ++k, ++idle) EXPECT_EQ(clauses.at(static_cast<long>(f.clause_of_idle(k))), Clause{-f.idle()[k]});
  }
  EXPECT_GT(idle, 1000);
}

// The number of the exercise.
TEST(CoverFormula, OfEightQueens) {
  EXPECT_EQ(CoverFormula(queens(8)).clause_count(), 744u);
}

TEST(Lrat, ProvesThatThereIsNoOtherCover) {
  std::mt19937 dice(11);
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 3000 : 1000); ++round) {
    auto const p = coloured_problem(dice, round % 3);
    auto const w = in_clauses(p, round % 2 ? Chooser::first : Chooser::smallest);
    ASSERT_EQ(fault_in(w.problem, w.proof), "") << write_dlx(p) << w.problem << w.proof;
  }
}

TEST(Lrat, NoticesAMissingCover) {
  std::mt19937 dice(12);
  int noticed = 0;
  for (int round = 0; round < 500; ++round) {
    auto const p = random_problem(dice, random_shape(dice));
    auto w = in_clauses(p);
    if (w.covers.empty()) continue;
    auto const line = w.problem.rfind('\n', w.problem.size() - 2) + 1;  // the last cover becomes the first clash once more
    w.problem.erase(line);
    w.problem += "1 -1 0\n";
    EXPECT_NE(fault_in(w.problem, w.proof), "");
    ++noticed;
  }
  EXPECT_GT(noticed, 100);
}

TEST(Lrat, RefusesBounds) {
  Problem p;
  p.add_item("a", Bounds{1, 2});
  p.add_option({1});
  std::ostringstream cnf, lrat;
  EXPECT_THROW(CoverFormula{p}, Unsupported);
  EXPECT_THROW(lrat_to(cnf, lrat, p, 0), Unsupported);
  EXPECT_EQ(cnf.str() + lrat.str(), "");
}
