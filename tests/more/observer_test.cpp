// Observers, limits as a search compares them, and how good the forecast is: by nodes, so that it is
// the same everywhere.
#include "dlx/more/observer.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/dance/search.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/format.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <vector>

using namespace dlx;

TEST(Limits, ZeroIsNoLimitAndNothingOverflows) {
  std::uint64_t const never = ~std::uint64_t(0);
  for (auto [already, more, last] : std::vector<std::array<std::uint64_t, 3>>{{0, 0, never}, {17, 0, never}, {0, 3, 3}, {100, 3, 103},
                                                                              {1, never, never}, {5, never - 5, never}, {6, never - 5, never}})
    EXPECT_EQ(last_of(already, more), last) << already << " + " << more;
  EXPECT_GT(deadline_of({}), Clock::now() + std::chrono::hours(24 * 365 * 100));
  Limits limits;
  limits.seconds = 1e300;
  EXPECT_GT(deadline_of(limits), Clock::now());
  limits.seconds = 1000;
  auto const before = Clock::now(), deadline = deadline_of(limits), after = Clock::now();
  EXPECT_GE(deadline, before + std::chrono::seconds(1000));
  EXPECT_LE(deadline, after + std::chrono::seconds(1000));
}

TEST(Profile, CountsNodesByLevel) {
  Profile profile;
  Links links(queens(4));
  search(links, Chooser::smallest, {}, nullptr, &profile);
  std::vector<std::uint64_t> nodes;
  for (auto const& level : profile.levels()) nodes.push_back(level.nodes);
  EXPECT_EQ(nodes, (std::vector<std::uint64_t>{1, 4, 6, 4, 2}));
}

TEST(Observer, HearsAPlainDanceInItsOwnLetters) {
  struct Ears : Observer {
    std::string letters;
    void write(Field field, int, int, int) override { letters += static_cast<char>(field); }
  } plain, general;
  dance::Links links(queens(4));
  search(links, Chooser::first, nullptr, &plain);
  Links wide(queens(4));
  search(wide, Chooser::first, {}, nullptr, &general);
  EXPECT_EQ(plain.letters, general.letters);
  EXPECT_EQ(plain.letters.find_first_not_of("LRUDS"), std::string::npos);
}

// Updates are the nodes that leave on account of covers and tweaks, not of colours.
TEST(Profile, CountsUpdatesOfCoversAndTweaksOnly) {
  struct Counter : Observer {
    std::uint64_t now_gone = 0, covers = 0, purifications = 0;
    void write(Field field, int, int old, int now) override { now_gone += field == Field::size and now < old; }
    void cover(int, int) override { covers += std::exchange(now_gone, 0); }
    void act(Act act, int, int, int) override { covers += act == Act::tweak ? std::exchange(now_gone, 0) : 0; }
    void purify(int, int, int) override { purifications += std::exchange(now_gone, 0); }
  };
  std::mt19937 dice(14);
  std::uint64_t colours = 0;
  for (int round = 0; round < 300; ++round) {
    Bounded links(mixture(dice, exact | bounded | secondary | coloured));
    Profile profile;
    Counter counter;
    search(links, Chooser::smallest, {}, nullptr, &profile);
    search(links, Chooser::smallest, {}, nullptr, &counter);
    std::uint64_t sum = 0;
    for (auto const& level : profile.levels()) sum += level.updates;
    ASSERT_EQ(sum, counter.covers) << round;
    colours += counter.purifications;
  }
  EXPECT_GT(colours, 0u);
}

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
  EXPECT_TRUE(std::isinf(forecast({1024, 0, 0})));
  EXPECT_TRUE(std::isinf(seconds_left({0, 0, 0}, 1)));
  EXPECT_EQ(forecast({1000, 0, 0.25}), 4000);
  EXPECT_EQ(forecast({1000, 0, 1.0000001}), 1000);
  EXPECT_EQ(seconds_left({1000, 0, 0.25}, 3), 9);
}

TEST(Progress, IsSaidInWords) {
  for (auto [seconds, words] : std::vector<std::pair<double, std::string>>{{0, "0 s"}, {119, "119 s"}, {120, "2 min"}, {7199, "120 min"},
         {7200, "2 h"}, {2 * 86400, "2 days"}, {3 * 365.25 * 86400, "3 years"}, {1e10, "more than a century"}, {INFINITY, "more than a century"}})
    EXPECT_EQ(in_words(seconds), words);
}
