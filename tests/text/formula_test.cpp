// A formula has the covers as models, and its clauses have the numbers of their lines.
#include "dlx/text/formula.hpp"
#include "dlx/text/dlx.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <sstream>

using namespace dlx;

namespace {

using Clause = std::vector<int>;
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

TEST(CoverFormula, RefusesBounds) {
  Problem p;
  p.add_item("a", Bounds{1, 2});
  p.add_option({1});
  EXPECT_THROW(CoverFormula{p}, Unsupported);
}
