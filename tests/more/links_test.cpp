#include "dlx/more/links.hpp"
#include "link_model.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>

using dlx::Field;
using dlx::Links;
using dlx::Problem;

namespace {
Problem five_columns() {
  Problem p;
  for (int i = 1; i <= 5; ++i) p.add_item("C" + std::to_string(i));
  p.add_option({2, 3, 5});
  p.add_option({1, 4});
  p.add_option({2, 5});
  p.add_option({1, 3, 4});
  return p;
}
struct Scribe : dlx::Silent {
  std::vector<std::string> writes;
  void write(Field f, int node, int old, int now) {
    writes.push_back(std::string(1, static_cast<char>(f)) + std::to_string(node) + ":" + std::to_string(old) + ">" +
                     std::to_string(now));
  }
};
}  // namespace

TEST(Links, AreBuiltAsTheMatrixSays) {
  Problem const p = five_columns();
  Links const links(p);
  EXPECT_EQ(links.node_count(), 16);
  EXPECT_TRUE(LinkModel(p, {}).equals(links));
  EXPECT_EQ(dlx::find_fault(links), "");
  for (int c = 1; c <= 5; ++c) EXPECT_EQ(links.size(c), 2);
  EXPECT_EQ(links.first_node(2), 9);
  EXPECT_EQ(links.option_of(9), 2);
}

// Report 1, figures 13 to 18: the header, then C5 before C2 in the first row,
// then C4 before C1 in the last.
TEST(Links, CoverWritesInTheOrderOfTheBook) {
  Links links(five_columns());
  Scribe scribe;
  links.cover(3, scribe);
  EXPECT_EQ(scribe.writes, (std::vector<std::string>{"L4:3>2", "R2:3>4",                       //
                                                     "U12:8>5", "D5:8>12", "S5:2>1",           //
                                                     "U11:6>2", "D2:6>11", "S2:2>1",           //
                                                     "U4:15>10", "D10:15>4", "S4:2>1",         //
                                                     "U1:13>9", "D9:13>1", "S1:2>1"}));
}

TEST(Links, UncoverWritesTheMirrorImage) {
  Links links(five_columns());
  Links const before = links;
  Scribe cover, uncover;
  links.cover(3, cover);
  EXPECT_FALSE(links == before);
  links.uncover(3, uncover);
  EXPECT_TRUE(links == before);
  ASSERT_EQ(uncover.writes.size(), cover.writes.size());
  for (std::size_t k = 0; k < cover.writes.size(); ++k) {
    std::string const& w = cover.writes[cover.writes.size() - 1 - k];
    auto const colon = w.find(':'), arrow = w.find('>');
    EXPECT_EQ(uncover.writes[k], w.substr(0, colon) + ":" + w.substr(arrow + 1) + ">" + w.substr(colon + 1, arrow - colon - 1));
  }
}

// The smallest case in which the wrong order shows: see the chapter.
TEST(Links, UncoveringInTheWrongOrderIsNoticed) {
  Problem p;
  p.add_item("A");
  p.add_item("B");
  p.add_option({1, 2});
  p.add_option({1, 2});
  Links links(p);
  links.cover(1);
  links.cover(2);
  links.uncover(1);
  links.uncover(2);
  EXPECT_EQ(links.size(1), 4);
  EXPECT_EQ(dlx::find_fault(links), "S[1] is 4, but the column has 2 nodes");
}

TEST(Links, RandomDancesFollowTheModel) {
  std::mt19937 dice(20000);
  int steps = 0;
  for (int round = 0; round < 300; ++round) {
    Problem const p = random_problem(dice, random_shape(dice));
    Links links(p);
    Links const start = links;
    std::vector<int> covered;
    for (int step = 0; step < 30; ++step) {
      std::vector<int> candidates;
      for (int c = 1; c <= p.item_count(); ++c)
        if (std::find(covered.begin(), covered.end(), c) == covered.end()) candidates.push_back(c);
      bool const go = !candidates.empty() && (covered.empty() || dice() % 2 == 0);
      if (go) {
        covered.push_back(candidates[dice() % candidates.size()]);
        links.cover(covered.back());
      } else if (!covered.empty()) {
        links.uncover(covered.back());
        covered.pop_back();
      }
      ASSERT_TRUE(LinkModel(p, covered).equals(links)) << "round " << round << ", step " << step;
      ASSERT_EQ(dlx::find_fault(links), "") << "round " << round << ", step " << step;
      ++steps;
    }
    while (!covered.empty()) {
      links.uncover(covered.back());
      covered.pop_back();
    }
    ASSERT_TRUE(links == start);
  }
  EXPECT_EQ(steps, 9000);
}

// Every field of every node, set to every other node: a fault.
TEST(Links, EveryKindOfDamageIsFound) {
  Problem p = five_columns();
  Problem q;
  for (int i = 1; i <= 3; ++i) q.add_item("P" + std::to_string(i));
  q.add_item("S", dlx::Kind::secondary);
  q.add_option({1, 4});
  q.add_option({1, 2, 3});
  q.add_option({2, 4});
  int damages = 0;
  for (Problem const& problem : {p, q})
    for (int covered : {0, 3}) {
      Links good(problem);
      if (covered) good.cover(covered);
      for (Field f : {Field::left, Field::right, Field::up, Field::down, Field::item})
        for (int x = 0; x < good.node_count(); ++x)
          for (int value = 0; value < good.node_count(); ++value) {
            Links bad = good;
            if (bad.get(f, x) == value) continue;
            bad.set(f, x, value);
            // A hidden node or header may remember another neighbor that
            // would also be in order; only the model can tell.
            bool const memory = covered && (x > problem.item_count() ? good.is_hidden(x) : !good.is_active(x)) &&
                                f != Field::item;
            if (memory) continue;
            EXPECT_NE(dlx::find_fault(bad), "") << static_cast<char>(f) << '[' << x << "] = " << value;
            ++damages;
          }
      for (int c = 1; c <= good.item_count(); ++c)
        for (int delta : {-1, 1}) {
          Links bad = good;
          bad.set(Field::size, c, good.size(c) + delta);
          EXPECT_NE(dlx::find_fault(bad), "") << "S[" << c << "]";
        }
    }
  EXPECT_GT(damages, 2000);
}

TEST(Links, MemoryOfHiddenNodesIsCheckedForDirection) {
  Links links(five_columns());
  links.cover(3);
  ASSERT_TRUE(links.is_hidden(15));
  links.set(Field::up, 15, 13);  // a node of another column
  EXPECT_EQ(dlx::find_fault(links), "U[15] = 13 is not above it");
}

TEST(Links, ProblemsWithoutPrimaryItems) {
  Problem p;
  p.add_item("s", dlx::Kind::secondary);
  p.add_option({1});
  p.add_option();
  Links const links(p);
  EXPECT_EQ(links[0].right, 0);
  EXPECT_EQ(links.first_node(2), 0);
  EXPECT_EQ(dlx::find_fault(links), "");
  EXPECT_TRUE(LinkModel(p, {}).equals(links));
  EXPECT_EQ(dlx::find_fault(Links(Problem())), "");
}

TEST(Links, RefuseColoursLoudly) {
  Problem p;
  p.add_item("s", dlx::Kind::secondary);
  p.add_option();
  p.add_entry(1, p.add_colour("red"));
  EXPECT_THROW(Links{p}, dlx::Unsupported);
}
