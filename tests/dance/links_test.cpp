// The plain four-way list: built, covered, uncovered, damaged.
#include "dlx/dance/links.hpp"
#include "dlx/dance/sanity.hpp"
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
