// The plain four-way list: built, covered, uncovered, damaged.
#include "dlx/dance/links.hpp"
#include "link_model.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>

using namespace dlx::dance;

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
struct Scribe : Observer {
  std::vector<std::string> writes;
  void write(Field f, int node, int old, int now) override {
    writes.push_back(std::string(1, static_cast<char>(f)) + std::to_string(node) + ":" + std::to_string(old) + ">" + std::to_string(now));
  }
};
}  // namespace

TEST(PlainLinks, AreBuiltAsTheMatrixSays) {
  Problem const p = five_columns();
  dlx::Problem const general = p;
  Links const links(p);
  EXPECT_EQ(links.node_count(), 16);
  EXPECT_TRUE(LinkModel(general, {}).equals(links));
  EXPECT_EQ(find_fault(links), "");
  for (int c = 1; c <= 5; ++c) EXPECT_EQ(links.size(c), 2);
  EXPECT_EQ(links.option_of(6), 1);
  EXPECT_EQ(links.option_of(8), 1);
  EXPECT_EQ(links.option_of(9), 2);
  EXPECT_EQ(links.option_of(15), 4);
}

TEST(PlainLinks, KnowTheOptionsOfNodesAlsoIfSomeAreEmpty) {
  Problem p;
  p.add_item("A");
  p.add_item("B", Kind::secondary);
  p.add_option();
  p.add_option({1, 2});
  p.add_option();
  p.add_option();
  p.add_option({2});
  p.add_option();
  Links const links(p);
  EXPECT_EQ(links.option_of(3), 2);
  EXPECT_EQ(links.option_of(4), 2);
  EXPECT_EQ(links.option_of(5), 5);
  EXPECT_EQ(links.option_count(), 6);
  EXPECT_EQ(find_fault(links), "");
}

// Report 1, figures 13 to 18: the header, then C5 before C2 in the first row,
// then C4 before C1 in the last.
TEST(PlainLinks, CoverWritesInTheOrderOfTheBook) {
  Links links(five_columns());
  Scribe scribe;
  links.watch(&scribe);
  links.cover(3);
  EXPECT_EQ(scribe.writes, (std::vector<std::string>{"L4:3>2", "R2:3>4",                       //
                                                     "U12:8>5", "D5:8>12", "S5:2>1",           //
                                                     "U11:6>2", "D2:6>11", "S2:2>1",           //
                                                     "U4:15>10", "D10:15>4", "S4:2>1",         //
                                                     "U1:13>9", "D9:13>1", "S1:2>1"}));
}

TEST(PlainLinks, UncoverWritesTheMirrorImage) {
  Links links(five_columns());
  Links const before = links;
  Scribe cover, uncover;
  links.watch(&cover);
  links.cover(3);
  EXPECT_FALSE(links == before);
  links.watch(&uncover);
  links.uncover(3);
  EXPECT_TRUE(links == before);
  ASSERT_EQ(uncover.writes.size(), cover.writes.size());
  for (std::size_t k = 0; k < cover.writes.size(); ++k) {
    std::string const& w = cover.writes[cover.writes.size() - 1 - k];
    auto const colon = w.find(':'), arrow = w.find('>');
    EXPECT_EQ(uncover.writes[k], w.substr(0, colon) + ":" + w.substr(arrow + 1) + ">" + w.substr(colon + 1, arrow - colon - 1));
  }
}

TEST(PlainLinks, TellNobodyWhenNobodyWatches) {
  Links links(five_columns());
  Scribe scribe;
  links.watch(&scribe);
  links.watch(nullptr);
  links.cover(1);
  EXPECT_TRUE(scribe.writes.empty());
}

// With one option, this is the smallest case in which the wrong order shows: see
// the chapter.
TEST(PlainLinks, UncoveringInTheWrongOrderIsNoticed) {
  Problem p;
  p.add_item("A");
  p.add_item("B");
  for (std::string const fault : {"S[1] is 2, but the column has 1 nodes", "S[1] is 4, but the column has 2 nodes"}) {
    p.add_option({1, 2});
    Links links(p);
    Links const start = links;
    links.cover(1);
    links.cover(2);
    links.uncover(1);
    links.uncover(2);
    EXPECT_EQ(links.size(1), 2 * p.option_count());
    EXPECT_EQ(find_fault(links), fault);
    for (int x = 0; x < links.node_count(); ++x) {
      auto const &now = links[x], &then = start[x];
      EXPECT_TRUE(now.left == then.left and now.right == then.right and now.up == then.up and now.down == then.down) << x;
    }
  }
}

TEST(PlainLinks, RandomDancesFollowTheModel) {
  std::mt19937 dice(20000);
  for (int round = 0; round < 300; ++round) {
    dlx::Problem const p = random_problem(dice, random_shape(dice));
    Links links(dlx::as_plain(p));
    Links const start = links;
    std::vector<int> covered;
    for (int step = 0; step < 30; ++step) {
      std::vector<int> candidates;
      for (int c = 1; c <= p.item_count(); ++c)
        if (std::find(covered.begin(), covered.end(), c) == covered.end()) candidates.push_back(c);
      if (!candidates.empty() && (covered.empty() || dice() % 2 == 0)) {
        covered.push_back(candidates[dice() % candidates.size()]);
        links.cover(covered.back());
      } else if (!covered.empty()) {
        links.uncover(covered.back());
        covered.pop_back();
      }
      ASSERT_TRUE(LinkModel(p, covered).equals(links)) << "round " << round << ", step " << step;
      ASSERT_EQ(find_fault(links), "") << "round " << round << ", step " << step;
    }
    for (; !covered.empty(); covered.pop_back()) links.uncover(covered.back());
    ASSERT_TRUE(links == start);
  }
}

// Every field of every node, set to every other node: a fault.
TEST(PlainLinks, EveryKindOfDamageIsFound) {
  Problem q;
  for (int i = 1; i <= 3; ++i) q.add_item("P" + std::to_string(i));
  q.add_item("S", Kind::secondary);
  q.add_option({1, 4});
  q.add_option({1, 2, 3});
  q.add_option({2, 4});
  int damages = 0;
  for (Problem const& problem : {five_columns(), q})
    for (int covered : {0, 3}) {
      Links good(problem);
      if (covered) good.cover(covered);
      for (Field f : {Field::left, Field::right, Field::up, Field::down, Field::item, Field::size})
        for (int x = 0; x < good.node_count(); ++x) {
          if (f == Field::size && (x == 0 || x > good.item_count())) continue;
          // A hidden node or header may remember another neighbor that
          // would also be in order; only the model can tell.
          bool const out = x > good.item_count() ? good.is_hidden(x) : good[good[x].left].right != x;
          if (covered && out && f != Field::item && f != Field::size) continue;
          for (int value = 0; value < good.node_count(); ++value) {
            Links bad = good;
            bad.assign(f, x, value);
            if (bad == good) continue;
            EXPECT_NE(find_fault(bad), "") << static_cast<char>(f) << '[' << x << "] = " << value;
            ++damages;
          }
        }
    }
  EXPECT_GT(damages, 2000);
}
