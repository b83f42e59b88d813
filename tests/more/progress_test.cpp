// How good the forecast is: by nodes, so that it is the same everywhere.
#include "dlx/text/format.hpp"
#include "dlx/more/progress.hpp"
#include "dlx/more/search.hpp"
#include "shell.hpp"
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <cmath>
#include <vector>

using namespace dlx;

namespace {
struct Course {
  double truth = 0;
  std::vector<std::pair<double, double>> pulses;  // nodes, forecast
};
Course course(std::string const& puzzle, Chooser chooser) {
  Links links(read_problem(Source{"made", run("dlx make " + puzzle).out}, Syntax::dlx));
  Course c;
  Limits limits;
  limits.pulse = [&](Progress const& p) { c.pulses.emplace_back(p.nodes, forecast(p)); };
  c.truth = static_cast<double>(search(links, chooser, limits).totals.nodes);
  return c;
}
std::string row(std::string const& name, std::string const& puzzle, Chooser chooser) {
  auto const c = course(puzzle, chooser);
  auto text = fmt::format("{:<18}{:<9}{:>8.0f}", name, chooser == Chooser::first ? "first" : "smallest", c.truth);
  for (double part : {0.01, 0.1, 0.25, 0.5, 0.75}) {
    std::size_t k = 0;
    while (k + 1 < c.pulses.size() && c.pulses[k].first < part * c.truth) ++k;
    double const ratio = c.pulses[k].second / c.truth;
    text += fmt::format("{:7.2f}", ratio);
    if (part > 0.05) {
      EXPECT_LT(std::abs(ratio - 1), 0.3) << text;
    }
  }
  return text + '\n';
}
}  // namespace

TEST(Progress, IsAsGoodAsTheBookSays) {
  std::string table = "problem           chooser     nodes   0.01    0.1   0.25    0.5   0.75\n";
  for (auto const& [name, puzzle] : std::vector<std::pair<std::string, std::string>>{{"queens 12", "queens 12"},
                                                                                      {"Langford 10", "langford 10 --up-to-symmetry"},
                                                                                      {"Latin 5", "latin 5"},
                                                                                      {"dominoes 6x7", "dominoes 6x7"},
                                                                                      {"Soma cube", "soma"}})
    for (Chooser chooser : {Chooser::first, Chooser::smallest}) table += row(name, puzzle, chooser);
  table += row("sudoku of [L]", "sudoku tests/data/grids/slides-9.txt", Chooser::first);
  table += row("pentominoes 5x12", "pentominoes 5x12", Chooser::smallest);
  EXPECT_EQ(table, slurp("tests/data/progress.txt"));
}

TEST(Progress, OfARegularTreeIsRight) {
  auto const c = course("permutations 8", Chooser::first);
  ASSERT_GT(c.pulses.size(), 50u);
  for (auto const& [nodes, total] : c.pulses) EXPECT_NEAR(total / c.truth, 1, 0.02) << nodes;
}

TEST(Progress, KnowsWhatItDoesNotKnow) {
  EXPECT_TRUE(std::isinf(forecast({1024, 0, 0})));
  EXPECT_TRUE(std::isinf(seconds_left({0, 0, 0}, 1)));
  EXPECT_EQ(forecast({1000, 0, 0.25}), 4000);
  EXPECT_EQ(forecast({1000, 0, 1.0000001}), 1000);
  EXPECT_EQ(seconds_left({1000, 0, 0.25}, 3), 9);
}

TEST(Progress, IsSaidInWords) {
  EXPECT_EQ(in_words(0), "0 s");
  EXPECT_EQ(in_words(119), "119 s");
  EXPECT_EQ(in_words(120), "2 min");
  EXPECT_EQ(in_words(7199), "120 min");
  EXPECT_EQ(in_words(7200), "2 h");
  EXPECT_EQ(in_words(2 * 86400), "2 days");
  EXPECT_EQ(in_words(3 * 365.25 * 86400), "3 years");
  EXPECT_EQ(in_words(1e10), "more than a century");
  EXPECT_EQ(in_words(INFINITY), "more than a century");
}
