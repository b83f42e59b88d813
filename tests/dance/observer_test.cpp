// What a search tells, in the order of the chapter.
#include "dlx/dance/queens.hpp"
#include "dlx/dance/search.hpp"
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <utility>

using namespace dlx::dance;

namespace {
struct Diary : Observer {
  std::string text;
  int writes = 0;
  void say(std::string const& what) {
    if (writes > 0) text += std::to_string(writes) + " writes, ";
    writes = 0;
    text += what;
  }
  static std::string at(int n, int level) { return std::to_string(n) + "@" + std::to_string(level) + "\n"; }
  void choose(int i, int size, int k) override { say("choose of " + std::to_string(size) + " " + at(i, k)); }
  void attempt(int o, int, int k) override { say("try " + at(o, k)); }
  void cover(int i, int k) override { say("cover " + at(i, k)); }
  void uncover(int i, int k) override { say("uncover " + at(i, k)); }
  void write(Field, int, int, int) override { ++writes; }
  void dead(int i, int k) override { say("dead " + at(i, k)); }
  void solution(std::span<int const> s, int k) override { say("solution of " + at(static_cast<int>(s.size()), k)); }
  void done(Totals const& t) override { say("done " + std::to_string(t.nodes) + "\n"); }
};
}  // namespace

// A search that meets a dead end, and then a solution.
TEST(PlainObserver, HearsTheEventsInTheirOrder) {
  Problem p;
  for (auto name : {"A", "B", "C"}) p.add_item(name);
  p.add_option({1, 2});
  p.add_option({1});
  p.add_option({2, 3});
  Links links(p);
  Diary diary;
  search(links, Chooser::first, nullptr, &diary);
  EXPECT_EQ(diary.text,
            "choose of 2 1@0\n5 writes, cover 1@0\n"
            "try 1@0\n5 writes, cover 2@0\nchoose of 0 3@1\ndead 3@1\n5 writes, uncover 2@0\n"
            "try 2@0\nchoose of 1 2@1\n5 writes, cover 2@1\ntry 3@1\n2 writes, cover 3@1\nsolution of 2@2\n"
            "2 writes, uncover 3@1\n5 writes, uncover 2@1\n"
            "5 writes, uncover 1@0\ndone 4\n");
}

TEST(PlainObserver, NodesAreOneMoreThanAttempts) {
  for (int n = 1; n <= 7; ++n) {
    Links links(dlx::queens(n));
    Totals const t = search(links, Chooser::smallest);
    EXPECT_EQ(t.nodes, t.attempts + 1);
  }
}

// The answer of the exercise.
TEST(PlainObserver, CountsHowOftenAnItemIsChosen) {
  struct Counter : Observer {
    std::map<int, int> chosen;
    void choose(int item, int, int) override { ++chosen[item]; }
  } counter;
  Problem const queens = dlx::queens(8);
  Links links(queens);
  search(links, Chooser::smallest, nullptr, &counter);
  std::map<char, std::pair<int, std::string>> most;  // of the ranks, and of the files
  for (auto const& [item, times] : counter.chosen) {
    auto const& name = queens.item(item);
    most[name[0]] = std::max(most[name[0]], {times, name});
  }
  EXPECT_EQ(most['R'], (std::pair{201, std::string("R7")}));
  EXPECT_EQ(most['F'], (std::pair{24, std::string("F3")}));
}
