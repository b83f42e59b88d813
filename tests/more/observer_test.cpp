// Listeners: a profile, and what a plain dance tells them.
#include "dlx/dance/queens.hpp"
#include "dlx/dance/search.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/more/search.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>

using namespace dlx;

TEST(Profile, CountsNodesAndUpdatesByLevel) {
  Profile profile;
  Links links(queens(4));
  auto const totals = search(links, Chooser::smallest, {}, nullptr, &profile).totals;
  std::vector<std::uint64_t> nodes;
  std::uint64_t sum = 0;
  for (auto const& level : profile.levels()) sum += level.nodes, nodes.push_back(level.nodes);
  EXPECT_EQ(sum, totals.nodes);
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
    Problem const p = mixture(dice, exact | bounded | secondary | coloured);
    Bounded links(p);
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
