// Looks at every link, shade, and bound of a list after every event of a search; and compares
// whole searches with brute force, and with the search on paper.
#pragma once
#include "dlx/more/bounded.hpp"
#include "dlx/text/verify.hpp"
#include "link_model.hpp"
#include "matrices.hpp"
#include "random_problems.hpp"
#include "textbook.hpp"
#include <gtest/gtest.h>
#include <map>
#include <vector>

template <class List>
struct Inspector : dlx::Observer {
  Inspector(dlx::Problem const& p, List const& l) : problem(p), links(l) {}
  dlx::Problem const& problem;
  List const& links;
  std::vector<int> done_so_far;
  std::map<int, int> spent;
  std::map<dlx::Act, int> acts;
  int looks = 0, purifications = 0;
  void look() {
    ++looks;
    LinkModel const model(problem, done_so_far);
    ASSERT_TRUE(model.equals(links));
    for (std::size_t x = 0; x < model.shades.size(); ++x) ASSERT_EQ(model.shades[x], links.shade(static_cast<int>(x)));
    ASSERT_EQ(find_fault(links), "");
    if constexpr (List::bounded) look_at_bounds();
  }
  void look_at_bounds() {
    for (int c = 1; c <= problem.item_count(); ++c) {
      auto const [lower, upper] = problem.item(c).bounds;
      int length = 0;  // of the column
      for (int o = 1; o <= problem.option_count(); ++o)
        for (auto const& e : problem.option(o)) length += e.item == c;
      ASSERT_EQ(links.bound(c), links.most(c) - spent[c]);
      ASSERT_GE(links.bound(c), links.is_plain(c) ? 1 : 0);
      if (upper <= length) {
        ASSERT_EQ(links.bound(c), upper - spent[c]);
      }
      if (c <= problem.primary_count() && !links.is_plain(c) && lower <= length) {
        ASSERT_EQ(links.need(c), std::max(0, lower - spent[c]));
      }
    }
  }
  void push(int what) {
    done_so_far.push_back(what);
    look();
  }
  void pop(int what) {
    ASSERT_FALSE(done_so_far.empty());
    ASSERT_EQ(done_so_far.back(), what);
    done_so_far.pop_back();
    look();
  }
  void cover(int item, int) override { push(item); }
  void uncover(int item, int) override { pop(item); }
  void purify(int, int x, int) override { ++purifications, push(-x); }
  void unpurify(int, int x, int) override { pop(-x); }
  void act(dlx::Act act, int item, int x, int) override {
    ++acts[act];
    if (act == dlx::Act::tweak) push(LinkModel::tweaked + x);
    if (act == dlx::Act::untweak) pop(LinkModel::tweaked + x);
    if (act == dlx::Act::spend) ++spent[item];
    if (act == dlx::Act::refund) --spent[item];
    look();
  }
  void choose(int, int, int) override { look(); }
  void solution(std::span<int const>, int) override { look(); }
};

// The covers are those of brute force, each once, and the tree is that of the search on paper; how many there are.
template <class List>
std::size_t expect_like_the_textbook(dlx::Problem const& p) {
  auto const expected = covers_by_force(p);
  for (auto c : {dlx::Chooser::first, dlx::Chooser::smallest}) {
    Story<dlx::Observer> watched, book;
    std::set<std::vector<int>> found;
    List links(p);
    List const start = links;
    auto const silent = search(links, c, {}, [&](std::span<int const> s) {
      EXPECT_EQ(dlx::refute(p, s), "");
      std::vector<int> cover(s.begin(), s.end());
      std::ranges::sort(cover);
      EXPECT_TRUE(found.insert(cover).second);
    }).totals;
    EXPECT_TRUE(links == start);
    EXPECT_EQ(search(links, c, {}, nullptr, &watched).totals, silent);
    auto const paper = algorithm_x(p, c, {}, nullptr, &book).totals;
    EXPECT_EQ(watched.out.str(), book.out.str());
    EXPECT_EQ(silent.nodes, paper.nodes);
    EXPECT_EQ(silent.dead, paper.dead);
    EXPECT_EQ(silent.covers, silent.uncovers);
    EXPECT_EQ(found, expected);
  }
  return expected.size();
}
