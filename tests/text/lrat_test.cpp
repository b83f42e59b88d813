// Proofs in clauses, read by a reader that takes only hints that leave one literal.
#include "dlx/text/lrat.hpp"
#include "dlx/text/dlx.hpp"
#include "proofs.hpp"
#include "random_problems.hpp"
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

}  // namespace

TEST(Lrat, ProvesThatThereIsNoOtherCover) {
  std::mt19937 dice(11);
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 3000 : 1000); ++round) {
    Shape shape = random_shape(dice);
    shape.colours = round % 3;
    auto const p = random_problem(dice, shape);
    auto const w = in_clauses(p, round % 2 ? Chooser::first : Chooser::smallest);
    ASSERT_EQ(fault_in(w.problem, w.proof), "") << write_dlx(p) << w.problem << w.proof;
    // The clauses without the covers have the covers as models.
    long variables = 0;
    auto const clauses = read_cnf(w.problem, variables);
    auto const given = clauses.size() - w.covers.size();
    std::set<std::vector<int>> models;
    for (unsigned values = 0; values < 1u << variables; ++values) {
      std::vector<int> options;
      bool good = true;
      for (int o = 1; o <= variables; ++o)
        if (values >> (o - 1) & 1) options.push_back(o), good = good && o <= p.option_count() && p.is_candidate(o);
      for (auto const& [k, c] : clauses)
        good = good && (k > static_cast<long>(given) || std::ranges::any_of(c, [&](int l) { return (values >> (std::abs(l) - 1) & 1) == (l > 0 ? 1u : 0u); }));
      if (good) models.insert(options);
    }
    ASSERT_EQ(models, std::set(w.covers.begin(), w.covers.end())) << write_dlx(p) << w.problem;
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
  EXPECT_THROW(lrat_to(cnf, lrat, p, 0), Unsupported);
  EXPECT_EQ(cnf.str() + lrat.str(), "");
}
