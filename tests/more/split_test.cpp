#include "dlx/more/split.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/fast/tree_search.hpp"
#include "covers.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <fmt/format.h>

using namespace dlx;

namespace {
// The covers of a range.
Covers covers_in(Problem const& problem, Chooser chooser, Range const& range) {
  Covers covers;
  LinksSearch(problem, chooser, Rest{range}).run(Limits(), collect(covers));
  return covers;
}
Covers covers_in(Problem const& problem, Chooser chooser, std::vector<Share> const& shares) {
  Covers covers;
  for (auto const& share : shares)
    for (auto& cover : covers_in(problem, chooser, share.range)) covers.push_back(std::move(cover));
  return covers;
}
std::string as_words(std::vector<Share> const& shares) {
  std::string words;
  for (auto const& [range, nodes] : shares)
    words += fmt::format("[{}] to [{}]: {}\n", spelled(range.from), range.until ? spelled(*range.until) : "end", nodes);
  return words;
}
}  // namespace

TEST(Split, CutsTheTreeOfFourQueensAsInThePicture) {
  EXPECT_EQ(as_words(split(queens(4), Chooser::smallest, 3, 1)), "[] to [2/4]: 2\n[2/4] to [4/4 1/2]: 2\n[4/4 1/2] to [end]: 2\n");
  EXPECT_EQ(split(queens(4), Chooser::smallest, 1, 1).size(), 1u);
  EXPECT_EQ(split(queens(4), Chooser::smallest, 6, 1).size(), 6u);
  EXPECT_EQ(split(queens(4), Chooser::smallest, 1000, 1).size(), 6u);
}

// Shares follow each other without a gap, and have the covers of the whole; and so have shares of shares.
TEST(Split, HasTheCoversOfTheWholeInTheirOrder) {
  std::mt19937 dice(21);
  std::size_t covers = 0, shares = 0;
  for (int round = 0; round < 1500; ++round) {
    auto const problem = mixture(dice, dice() % 32);
    Chooser const chooser = dice() % 2 ? Chooser::first : Chooser::smallest;
    int const count = 1 + static_cast<int>(dice() % 9);
    auto const whole = covers_in(problem, chooser, Range());
    auto const all = split(problem, chooser, count, round);
    ASSERT_LE(all.size(), static_cast<std::size_t>(count));
    ASSERT_GE(all.size(), 1u);
    EXPECT_EQ(all.front().range.from, Turnings());
    EXPECT_EQ(all.back().range.until, std::nullopt);
    for (std::size_t k = 1; k < all.size(); ++k) EXPECT_EQ(all[k - 1].range.until, all[k].range.from);
    ASSERT_EQ(covers_in(problem, chooser, all), whole) << "round " << round;
    std::vector<Share> small;
    for (auto const& share : all) {
      auto const some = split(problem, chooser, 3, 5, share.range);
      EXPECT_EQ(some.front().range.from, share.range.from);
      EXPECT_EQ(some.back().range.until, share.range.until);
      small.insert(small.end(), some.begin(), some.end());
    }
    ASSERT_EQ(covers_in(problem, chooser, small), whole) << "round " << round;
    covers += whole.size(), shares += small.size();
  }
  EXPECT_GT(covers, 5000u);
  EXPECT_GT(shares, 4000u);
}

TEST(Split, IsTheSameWithTheSameSeed) {
  auto const problem = queens(9);
  EXPECT_EQ(as_words(split(problem, Chooser::smallest, 7, 1)), as_words(split(problem, Chooser::smallest, 7, 1)));
  EXPECT_NE(as_words(split(problem, Chooser::smallest, 7, 1)), as_words(split(problem, Chooser::smallest, 7, 2)));
}

// Nothing to do is a share as well.
TEST(Split, TakesTheEmptyProblemAndThatWithoutCovers) {
  EXPECT_EQ(as_words(split(Problem(), Chooser::smallest, 5, 1)), "[] to [end]: 1\n");
  EXPECT_EQ(as_words(split(queens(2), Chooser::smallest, 5, 1)), "[] to [2/2]: 1\n[2/2] to [end]: 1\n");
  EXPECT_THROW(split(queens(4), Chooser::smallest, 2, 1, Range{{{2, 5}}, std::nullopt}), std::out_of_range);
}
