// Algorithm DLX, recursive and plain: covers, trees, events, stops.
#include "dlx/dance/algorithm_x.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/dance/sanity.hpp"
#include "dlx/dance/search.hpp"
#include "link_model.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <set>

#define main dinner
#include "../data/dinner.cpp"
#undef main

using namespace dlx::dance;
using dlx::latin, dlx::queens;

namespace {
using Covers = std::vector<std::vector<int>>;
struct Outcome {
  Covers covers;
  Totals totals;
};
Outcome by_links(Problem const& p, Chooser chooser, std::size_t enough = 0, Observer* o = nullptr) {
  Outcome out;
  Links links(p);
  Links const start = links;
  auto visit = [&](std::span<int const> cover) {
    out.covers.emplace_back(cover.begin(), cover.end());
    return out.covers.size() != enough;
  };
  out.totals = search(links, chooser, visit, o);
  EXPECT_TRUE(links == start);
  return out;
}
// Looks at the whole list after every event, with the eyes of the model.
struct Inspector : Observer {
  Inspector(dlx::Problem const& p, Links const& l) : problem(p), links(l) {}
  dlx::Problem const& problem;
  Links const& links;
  std::vector<int> covered;
  int looks = 0;
  void look() {
    ++looks;
    ASSERT_TRUE(LinkModel(problem, covered).equals(links));
    ASSERT_EQ(find_fault(links), "");
  }
  void cover(int item, int) override {
    covered.push_back(item);
    look();
  }
  void uncover(int item, int) override {
    ASSERT_FALSE(covered.empty());
    ASSERT_EQ(covered.back(), item);
    covered.pop_back();
    look();
  }
  void choose(int, int, int) override { look(); }
  void dead(int, int) override { look(); }
  void attempt(int, int, int) override { look(); }
  void solution(std::span<int const>, int) override { look(); }
  void done(Totals const&) override {
    EXPECT_TRUE(covered.empty());
    look();
  }
};
}  // namespace

TEST(PlainSearch, AgreesWithTheTextbookAndWithBruteForce) {
  std::mt19937 dice(1);
  std::uint64_t nodes = 0, covers = 0;
  for (int round = 0; round < 600; ++round) {
    dlx::Problem const general = random_problem(dice, random_shape(dice));
    Problem const p = dlx::as_plain(general);
    auto const expected = covers_by_force(general);
    for (Chooser c : {Chooser::first, Chooser::smallest}) {
      Covers theirs;
      auto book = algorithm_x(p, c, [&](auto cover) { return theirs.emplace_back(cover.begin(), cover.end()), true; });
      auto const a = by_links(p, c);
      ASSERT_EQ(a.covers, theirs) << "in another order in round " << round;
      EXPECT_EQ(a.totals.covers, a.totals.uncovers);
      book.covers = a.totals.covers, book.uncovers = a.totals.uncovers;
      EXPECT_EQ(a.totals, book);
      std::set<std::vector<int>> found;
      for (auto cover : a.covers) {
        std::sort(cover.begin(), cover.end());
        ASSERT_TRUE(found.insert(cover).second) << "found twice";
      }
      ASSERT_EQ(found, expected) << "round " << round;
      nodes += a.totals.nodes, covers += a.covers.size();
    }
  }
  EXPECT_GT(nodes, 3000u);
  EXPECT_GT(covers, 300u);
}

TEST(PlainSearch, EveryStateIsTheOneOfTheModel) {
  std::mt19937 dice(2);
  int looks = 0;
  for (int round = 0; round < 250; ++round) {
    dlx::Problem const p = random_problem(dice, random_shape(dice));
    Links links(dlx::as_plain(p));
    Inspector inspector(p, links);
    search(links, round % 2 ? Chooser::first : Chooser::smallest, nullptr, &inspector);
    ASSERT_FALSE(HasFatalFailure()) << "round " << round;
    looks += inspector.looks;
  }
  EXPECT_GT(looks, 2000);
}

TEST(PlainSearch, InNumbers) {
  auto const queens4 = by_links(queens(4), Chooser::smallest);
  EXPECT_EQ(queens4.covers, (Covers{{2, 8, 9, 15}, {3, 5, 12, 14}}));
  EXPECT_EQ(queens4.totals, (Totals{17, 2, 4, 16, 57, 57}));
  EXPECT_EQ(by_links(latin(2), Chooser::smallest).totals, (Totals{9, 2, 0, 8, 23, 23}));
}

TEST(PlainSearch, HandlesTheEmptyEnds) {
  EXPECT_EQ(by_links(Problem(), Chooser::smallest).covers, Covers{{}});
  Problem secondary;
  secondary.add_item("s", Kind::secondary);
  secondary.add_option({1});
  EXPECT_EQ(by_links(secondary, Chooser::first).covers, Covers{{}});
  EXPECT_EQ(by_links(secondary, Chooser::first, 1).covers, Covers{{}});
  Problem dead;
  dead.add_item("A");
  EXPECT_EQ(by_links(dead, Chooser::smallest).totals, (Totals{1, 0, 1, 0, 0, 0}));
}

TEST(PlainSearch, StopsAfterEachPossibleCoverAndComesHome) {
  for (auto const& p : {queens(6), latin(3)}) {
    auto const all = by_links(p, Chooser::smallest);
    for (std::size_t k = 1; k <= all.covers.size(); ++k) {
      Links const fresh(p);
      auto const some = by_links(p, Chooser::smallest, k);
      EXPECT_EQ(some.covers, Covers(all.covers.begin(), all.covers.begin() + static_cast<std::ptrdiff_t>(k)));
      EXPECT_EQ(some.totals.covers, some.totals.uncovers);
      EXPECT_LE(some.totals.nodes, all.totals.nodes);
    }
  }
}

TEST(PlainSearch, TellsTheEndOnceAndLast) {
  struct : Observer {
    int ends = 0, after = 0;
    void uncover(int, int) override { after += ends; }
    void done(Totals const& t) override {
      ++ends;
      EXPECT_EQ(t.solutions, 1u);
    }
  } ears;
  by_links(queens(5), Chooser::first, 1, &ears);
  EXPECT_EQ(ears.ends, 1);
  EXPECT_EQ(ears.after, 0);
}

TEST(PlainSearch, TakesTheLeftmostOfTheSmallest) {
  Problem p;  // sizes 2 1 1
  for (auto name : {"A", "B", "C"}) p.add_item(name);
  p.add_option({1, 2, 3});
  p.add_option({1});
  struct : Observer {
    std::vector<int> chosen;
    void choose(int item, int, int) override { chosen.push_back(item); }
  } ears;
  by_links(p, Chooser::smallest, 0, &ears);
  EXPECT_EQ(ears.chosen, (std::vector<int>{2}));
}

TEST(PlainSearch, GoesTenThousandLevelsDeep) {
  Problem p;
  int const n = 10000;
  for (int i = 1; i <= n; ++i) p.add_item("i" + std::to_string(i));
  for (int i = 1; i <= n; ++i) p.add_option({i});
  EXPECT_EQ(by_links(p, Chooser::first).totals.nodes, static_cast<std::uint64_t>(n) + 1);
}

// The program that the book shows.
TEST(Dinner, IsServed) {
  testing::internal::CaptureStdout();
  EXPECT_EQ(dinner(), 0);
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "4 1 5 \n");
}
