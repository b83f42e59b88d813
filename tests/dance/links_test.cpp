// The plain four-way list: built, covered, uncovered, in the right order and the wrong one.
#include "dlx/dance/links.hpp"
#include "dlx/dance/sanity.hpp"
#include "link_model.hpp"
#include "matrices.hpp"
#include "dlx/dance/search.hpp"
#include "random_problems.hpp"
#include <algorithm>
#include <gtest/gtest.h>
#include <random>

using namespace dlx::dance;

namespace {
Problem five_columns() { return make<Problem>(5, 0, five_rows); }
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

// The table of sixteen nodes that the book prints.
TEST(PlainLinks, HaveTheNumbersOfTheTable) {
  Links const links(five_columns());
  std::vector<int> item, option, left, right, up, down;
  for (int x = 0; x < links.node_count(); ++x) {
    item.push_back(links[x].item);
    if (x > 5) option.push_back(links.option_of(x));
    left.push_back(links[x].left);
    right.push_back(links[x].right);
    if (x > 0) up.push_back(links[x].up);
    if (x > 0) down.push_back(links[x].down);
  }
  EXPECT_EQ(item, (std::vector{0, 1, 2, 3, 4, 5, 2, 3, 5, 1, 4, 2, 5, 1, 3, 4}));
  EXPECT_EQ(option, (std::vector{1, 1, 1, 2, 2, 3, 3, 4, 4, 4}));
  EXPECT_EQ(left, (std::vector{5, 0, 1, 2, 3, 4, 8, 6, 7, 10, 9, 12, 11, 15, 13, 14}));
  EXPECT_EQ(right, (std::vector{1, 2, 3, 4, 5, 0, 7, 8, 6, 10, 9, 12, 11, 14, 15, 13}));
  EXPECT_EQ(up, (std::vector{13, 11, 14, 15, 12, 2, 3, 5, 1, 4, 6, 8, 9, 7, 10}));
  EXPECT_EQ(down, (std::vector{9, 6, 7, 10, 8, 11, 14, 12, 13, 15, 2, 5, 1, 3, 4}));
}

// ---- the wrong order -----------------------------------------------------------

namespace {
using Matrix = std::vector<std::vector<int>>;
Problem of(int items, Matrix const& options) {
  Problem p;
  for (int i = 0; i < items; ++i) p.add_item(std::string(1, static_cast<char>('A' + i)));
  for (auto const& option : options) {
    p.add_option();
    for (int item : option) p.add_entry(item);
  }
  return p;
}
Links danced(Problem const& p, std::vector<int> const& out, std::vector<int> const& in) {
  Links links(p);
  for (int c : out) links.cover(c);
  for (int c : in) links.uncover(c);
  return links;
}
bool same_sizes(Links const& a, Links const& b, int items) {
  for (int c = 1; c <= items; ++c)
    if (a.size(c) != b.size(c)) return false;
  return true;
}
bool same_arrows(Links const& a, Links const& b) {
  for (int x = 0; x < a.node_count(); ++x)
    if (a[x].left != b[x].left or a[x].right != b[x].right or a[x].up != b[x].up or a[x].down != b[x].down) return false;
  return true;
}
bool has(std::vector<int> const& option, int item) { return std::ranges::count(option, item) > 0; }
bool share(Matrix const& options, int x, int y) {
  return std::ranges::any_of(options, [&](auto const& o) { return has(o, x) and has(o, y); });
}
// Have nodes of column c left side by side, the uppermost with x, and two neighbours with y?
bool comes_back_wrong(Matrix const& options, int c, int x, int y) {
  int first = 0, last = 0;
  bool wrong = false;
  for (auto const& o : options) {
    if (not has(o, c)) continue;
    int const now = has(o, x) ? x : has(o, y) ? y : 0;
    wrong = wrong or (now == y and last == y and first == x);
    first = now == 0 ? 0 : first == 0 ? now : first;
    last = now;
  }
  return wrong;
}
}  // namespace

// Two items, uncovered in the order in which they were covered: when the list is wrong.
TEST(WrongOrder, OfTwoItemsHurtsExactlyWhenTheBookSaysSo) {
  std::vector<Matrix> all = {{}};
  for (std::size_t k = 0; k < all.size(); ++k)
    if (all[k].size() < 5)
      for (auto const& option : {std::vector{1}, {2}, {3}, {1, 2}, {1, 3}, {2, 3}, {1, 2, 3}}) {
        Matrix longer = all[k];
        longer.push_back(option);
        all.push_back(longer);
      }
  EXPECT_EQ(all.size(), 19608u);
  int shared = 0, column = 0, right = 0;
  for (auto const& options : all) {
    Problem const p = of(3, options);
    Links const before(p);
    for (int x : {1, 2, 3})
      for (int y : {1, 2, 3}) {
        if (x == y) continue;
        Links const after = danced(p, {x, y}, {x, y});
        bool const common = share(options, x, y), wrong = comes_back_wrong(options, 6 - x - y, x, y);
        ASSERT_EQ(after == before, not common and not wrong);
        ASSERT_EQ(same_sizes(after, before, 3), not common);
        ++(common ? shared : wrong ? column : right);
      }
  }
  EXPECT_EQ(shared + column + right, 6 * 19608);
  EXPECT_GT(column, 0);
}

// The table of what goes wrong, and how a search meets it.
TEST(WrongOrder, HasThreeSmallestCases) {
  EXPECT_EQ(danced(of(2, {{1, 2}}), {1, 2}, {1, 2}).size(1), 2);
  Problem const column = of(3, {{2, 3}, {1, 2}, {1, 2}});
  Links const links = danced(column, {3, 1}, {3, 1});
  EXPECT_EQ(links[2].down, 9);
  EXPECT_EQ(links.option_of(9), 3);
  EXPECT_TRUE(same_sizes(links, Links(column), 3));
  Problem const none = five_columns();
  EXPECT_EQ(danced(none, {1, 2, 3}, {1, 3, 2})[0].right, 3);
  EXPECT_EQ(danced(of(3, {}), {1, 2, 3}, {1, 3, 2})[0].right, 3);
  EXPECT_TRUE(danced(of(3, {}), {1, 2, 3}, {1, 2, 3}) == Links(of(3, {})));
  Problem const search = of(3, {{3, 1, 2}, {1, 2}});
  EXPECT_EQ(danced(search, {3, 1, 2}, {1, 2, 3}).size(1), 3);
  Problem const hidden = of(4, {{3, 1, 2}, {1, 4}, {2, 4}, {2, 4}});
  Links const wrong = danced(hidden, {3, 1, 2}, {1, 2, 3});
  EXPECT_EQ(wrong[4].down, 13);
  EXPECT_EQ(Links(hidden)[4].down, 9);
  EXPECT_TRUE(same_sizes(wrong, Links(hidden), 4));
}

// A search in which X6 walks to the right, like X5; it gives up after as many nodes as no right search has.
namespace {
struct WrongWalk {
  Links links;
  int nodes = 0;
  std::vector<std::vector<int>> covers = {};
  std::vector<int> path = {};
  static constexpr int too_many = 10'000;
  void explore() {
    if (++nodes > too_many) return;
    if (links[0].right == 0) return covers.push_back(path);
    int c = links[0].right;
    for (int i = c; i != 0; i = links[i].right)
      if (links.size(i) < links.size(c)) c = i;
    if (links.size(c) == 0) return;
    links.cover(c);
    for (int x = links[c].down; x != c and nodes <= too_many; x = links[x].down) {
      for (int j = links[x].right; j != x; j = links[j].right) links.cover(links[j].item);
      path.push_back(links.option_of(x));
      explore();
      path.pop_back();
      for (int j = links[x].right; j != x; j = links[j].right) links.uncover(links[j].item);
    }
    links.uncover(c);
  }
};
}  // namespace

// The answer of the exercise in the chapter about Algorithm DLX.
TEST(WrongOrder, InASearchIsOftenUnnoticed) {
  std::mt19937 dice(1);
  auto const roll = [&dice](unsigned n) { return static_cast<int>(dice() % n); };
  int sizes = 0, arrows = 0, answers = 0;
  for (int round = 0; round < 20'000; ++round) {
    int const items = 3 + roll(4);
    Matrix options(static_cast<std::size_t>(2 + roll(7)));
    for (auto& option : options)
      for (int i = 1; i <= items; ++i)
        if (roll(2) == 0) option.push_back(i);
    for (auto& option : options) std::shuffle(option.begin(), option.end(), dice);
    Problem const p = of(items, options);
    Links const before(p);
    std::vector<std::vector<int>> covers;
    Links right(p);
    search(right, Chooser::smallest, [&](std::span<int const> cover) { return covers.emplace_back(cover.begin(), cover.end()), true; });
    WrongWalk wrong{before};
    wrong.explore();
    sizes += not same_sizes(wrong.links, before, items);
    arrows += not same_arrows(wrong.links, before);
    answers += wrong.nodes > WrongWalk::too_many or wrong.covers != covers;
  }
  EXPECT_EQ(sizes, 10'654);
  EXPECT_EQ(arrows, 130);
  EXPECT_EQ(answers, 134);
}
