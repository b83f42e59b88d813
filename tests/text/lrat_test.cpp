// A formula has the covers as models, and its clauses have the numbers of their lines; proofs are read by a reader
// that takes only hints that leave one literal.
#include "dlx/text/lrat.hpp"
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
std::map<long, Clause> read_cnf(std::string const& text, long& variables) {
  std::istringstream in(text);
  std::string p, cnf;
  long clauses = 0;
  in >> p >> cnf >> variables >> clauses;
  std::map<long, Clause> result;
  for (long k = 1; k <= clauses; ++k)
    for (int l = 0; in >> l && l != 0;) result[k].push_back(l);
  for (long k = 1; k <= clauses; ++k) result[k];
  std::string rest;
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

std::vector<Clause> clauses_of(CoverFormula const& f, std::uint64_t more = 0) {
  std::ostringstream out;
  f.write(out, more);
  std::istringstream in(out.str());
  std::string p, cnf;
  std::uint64_t variables = 0, count = 0;
  in >> p >> cnf >> variables >> count;
  EXPECT_EQ(p + cnf, "pcnf");
  EXPECT_EQ(variables, static_cast<std::uint64_t>(f.variable_count()));
  EXPECT_EQ(count, f.clause_count() + more);
  std::vector<Clause> all(1);
  for (int l = 0; in >> l;) {
    if (l == 0) all.emplace_back();
    else all.back().push_back(l);
  }
  all.pop_back();
  EXPECT_EQ(all.size(), f.clause_count());
  return all;
}

}  // namespace

TEST(CoverFormula, HasTheCoversAsModels) {
  std::mt19937 dice(31);
  int idle = 0;
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 2000 : 800); ++round) {
    Shape shape = random_shape(dice);
    shape.colours = round % 3;
    auto const p = random_problem(dice, shape);
    CoverFormula const f(p);
    auto const clauses = clauses_of(f, round % 4);
    std::set<std::vector<int>> models;
    for (unsigned values = 0; values < 1u << f.variable_count(); ++values) {
      auto const is_true = [&](int l) { return (values >> (std::abs(l) - 1) & 1) == (l > 0 ? 1u : 0u); };
      if (!std::ranges::all_of(clauses, [&](Clause const& c) { return std::ranges::any_of(c, is_true); })) continue;
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
        EXPECT_EQ(std::ranges::count(clauses, Clause{-a, -b}), n > 0 ? 1 : 0);
        if (n > 0) { EXPECT_EQ(clauses[n - 1], (Clause{-a, -b})); }
      }
    for (int i = 1; i <= f.item_count(); ++i) EXPECT_EQ(clauses[static_cast<std::size_t>(i) - 1], f.options_of(i));
    for (std::size_t k = 0; k < f.idle().size(); ++k, ++idle) EXPECT_EQ(clauses[f.clause_of_idle(k) - 1], Clause{-f.idle()[k]});
  }
  EXPECT_GT(idle, 1000);
}

// The numbers of the book.
TEST(CoverFormula, OfEightQueens) {
  auto const p = read_dlx({"", run("dlx make queens 8").out}, 0);
  EXPECT_EQ(CoverFormula(p).clause_count(), 744u);
  auto const l = read_dlx({"", run("dlx make langford 8").out}, 0);
  CoverFormula const f(l);
  EXPECT_EQ(2 * (f.clause_count() - static_cast<std::uint64_t>(f.item_count())) / static_cast<std::uint64_t>(f.variable_count()), 28u);  // and .7
}

TEST(Lrat, ProvesThatThereIsNoOtherCover) {
  std::mt19937 dice(11);
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 3000 : 1000); ++round) {
    Shape shape = random_shape(dice);
    shape.colours = round % 3;
    auto const p = random_problem(dice, shape);
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
