// The general textbook search: covers, trees, events, limits, refusals, copies.
#include "textbook.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/more/search.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <random>
#include <sstream>

using namespace dlx;
using Cover = std::vector<int>;
using Covers = std::vector<Cover>;

namespace {

Problem make(int primary, int secondary, std::vector<std::vector<int>> const& options) {
  Problem p;
  for (int i = 1; i <= primary; ++i) p.add_item("C" + std::to_string(i));
  for (int i = 1; i <= secondary; ++i) p.add_item("S" + std::to_string(i), Kind::secondary);
  for (auto const& o : options) {
    p.add_option();
    for (int i : o) p.add_entry(i);
  }
  return p;
}

Problem five_columns() { return make(5, 0, {{2, 3, 5}, {1, 4}, {2, 5}, {1, 3, 4}}); }
Problem paper() {
  return make(7, 0, {{3, 5, 6}, {1, 4, 7}, {2, 3, 6}, {1, 4}, {2, 7}, {4, 5, 7}});
}

struct Run {
  Covers covers;
  Result result{};
  Copies copies;
};

Run run(Problem const& p, Chooser c = Chooser::smallest, Limits const& l = {}, Observer* o = nullptr) {
  Run r;
  Receive receive = [&r](std::span<int const> s) { r.covers.emplace_back(s.begin(), s.end()); };
  r.result = algorithm_x(p, c, l, receive, o, &r.copies);
  return r;
}

struct Diary : Observer {
  std::ostringstream out;
  void choose(int i, int s, int l) override { out << "choose " << i << '/' << s << '@' << l << '\n'; }
  void attempt(int o, int n, int l) override { out << "try " << o << ' ' << n << '@' << l << '\n'; }
  void dead(int i, int l) override { out << "dead " << i << '@' << l << '\n'; }
  void solution(std::span<int const> s, int l) override {
    out << "solution";
    for (int o : s) out << ' ' << o;
    out << '@' << l << '\n';
  }
  void done(Totals const& t) override { out << "done " << t.nodes << ' ' << t.solutions << '\n'; }
  void cover(int, int) override { out << "cover\n"; }
  void uncover(int, int) override { out << "uncover\n"; }
  void write(Field, int, int, int) override { out << "write\n"; }
};

// every subset of the options: no search at all
Covers by_subsets(Problem const& p) {
  Covers found;
  for (unsigned set = 0; set < (1u << p.option_count()); ++set) {
    std::vector<int> hits(static_cast<std::size_t>(p.item_count()) + 1);
    Cover cover;
    bool useful = true;
    for (int o = 1; o <= p.option_count(); ++o)
      if (set >> (o - 1) & 1) {
        cover.push_back(o);
        bool primary = false;
        for (auto const& e : p.option(o)) {
          ++hits[e.item];
          primary |= e.item <= p.primary_count();
        }
        useful &= primary;
      }
    bool good = useful;
    for (int i = 1; i <= p.item_count(); ++i)
      good &= i <= p.primary_count() ? hits[i] == 1 : hits[i] <= 1;
    if (good) found.push_back(cover);
  }
  return found;
}

Covers sorted(Covers covers) {
  for (auto& c : covers) std::ranges::sort(c);
  std::ranges::sort(covers);
  return covers;
}

}  // namespace

// The plain textbook search of tests/dance and this one, on plain problems: the same
// events, the same totals, and the same cells.
TEST(Textbook, TellsTheSameStoryAsThePlainOne) {
  std::mt19937 random(3);
  std::vector<Problem> problems = {Problem(), five_columns(), paper(), make(0, 2, {{1}, {2}, {1, 2}}), make(1, 0, {}),
                                   make(1, 1, {{}, {2}, {1, 2}}), latin(2), latin(3), latin(4), queens(4), queens(6), queens(8),
                                   make(7, 0, {{1, 4}, {1, 4, 7}, {2, 3, 6, 7}, {2, 7}, {3, 5, 6}, {4, 5, 7}}),
                                   make(7, 0, {{3, 5, 6}, {1, 7}, {1, 2, 3, 4, 6}, {1, 2}, {5, 7}, {2, 5, 7}})};
  for (int round = 0; round < 300; ++round) {
    int const primary = static_cast<int>(random() % 7), secondary = static_cast<int>(random() % 5);
    std::vector<std::vector<int>> options(random() % 16);
    for (auto& o : options) {
      for (int i = 1; i <= primary + secondary; ++i)
        if (random() % 4 == 0) o.push_back(i);
      std::ranges::shuffle(o, random);
    }
    problems.push_back(make(primary, secondary, options));
  }
  for (Problem const& p : problems)
    for (auto chooser : {Chooser::first, Chooser::smallest}) {
      Diary plain, general;
      Copies theirs;
      auto const totals = dance::algorithm_x(as_plain(p), chooser, nullptr, &plain, &theirs);
      auto const r = run(p, chooser, {}, &general);
      ASSERT_EQ(general.out.str(), plain.out.str());
      EXPECT_EQ(r.result.totals, totals);
      EXPECT_EQ(r.result.ending, Ending::complete);
      EXPECT_EQ(r.copies.matrices, theirs.matrices);
      EXPECT_EQ(r.copies.cells, theirs.cells);
    }
}

// The sheets that the chapter draws, and its exercise.
TEST(Textbook, DrawsTheSheetsOfTheKitchen) {
  auto const kitchen = [](Bounds cooks) {
    Problem p;
    p.add_item("cook", cooks);
    p.add_item("pot", Kind::secondary);
    for (auto [name, dish] : {std::pair{"Ann", "soup"}, {"Bob", "soup"}, {"Cem", "rice"}}) {
      p.add_option(name);
      p.add_entry(1);
      p.add_entry(2, p.add_colour(dish));
    }
    return p;
  };
  auto const r = run(kitchen({1, 2}));
  EXPECT_EQ(r.covers, (Covers{{1, 2}, {1}, {2}, {3}}));
  EXPECT_EQ(r.copies.matrices, 6u);
  EXPECT_EQ(r.copies.cells, 7u);
  auto const two = run(kitchen({2, 2}));
  EXPECT_EQ(two.covers, (Covers{{1, 2}}));
  EXPECT_EQ(two.result.totals.nodes, 4u);
  EXPECT_EQ(two.result.totals.dead, 1u);
}

TEST(Textbook, AgreesWithAllSubsets) {
  std::mt19937 random(42);
  for (int round = 0; round < 300; ++round) {
    int const primary = static_cast<int>(random() % 5), secondary = static_cast<int>(random() % 4);
    std::vector<std::vector<int>> options(random() % 10);
    for (auto& o : options)
      for (int i = 1; i <= primary + secondary; ++i)
        if (random() % 3 == 0) o.push_back(i);
    for (auto& o : options) std::ranges::shuffle(o, random);
    auto const p = make(primary, secondary, options);
    auto const want = sorted(by_subsets(p));
    EXPECT_EQ(sorted(run(p, Chooser::first).covers), want) << "round " << round;
    EXPECT_EQ(sorted(run(p, Chooser::smallest).covers), want) << "round " << round;
  }
}

TEST(Textbook, StopsAtEachLimit) {
  Problem const p = queens(6);  // four covers
  auto const whole = run(p).result;
  ASSERT_EQ(whole.ending, Ending::complete);
  ASSERT_EQ(whole.totals.solutions, 4u);
  Limits l;
  l.solutions = 3;
  auto r = run(p, Chooser::smallest, l);
  EXPECT_EQ(r.result.ending, Ending::limit);
  EXPECT_EQ(r.covers.size(), 3u);
  l.solutions = 2;
  EXPECT_EQ(run(five_columns(), Chooser::smallest, l).result.ending, Ending::complete);
  l = {};
  l.nodes = whole.totals.nodes - 1;
  r = run(p, Chooser::smallest, l);
  EXPECT_EQ(r.result.ending, Ending::limit);
  EXPECT_EQ(r.result.totals.nodes, whole.totals.nodes - 1);
  l.nodes = whole.totals.nodes;
  EXPECT_EQ(run(p, Chooser::smallest, l).result.ending, Ending::complete);
  l = {};
  l.seconds = 1e-9;
  r = run(p, Chooser::smallest, l);
  EXPECT_EQ(r.result.ending, Ending::limit);
  EXPECT_EQ(r.result.totals.nodes, 1u);
}

TEST(Textbook, StopsAtTheFlag) {
  std::atomic<bool> stop = false;
  Limits l;
  l.stop = &stop;
  int seen = 0;
  Receive receive = [&](std::span<int const>) {
    ++seen;
    stop = true;
  };
  auto r = algorithm_x(queens(6), Chooser::smallest, l, receive);
  EXPECT_EQ(r.ending, Ending::interrupted);
  EXPECT_EQ(seen, 1);
}

TEST(Textbook, TellsTheObserverOfTheEndEvenAfterALimit) {
  Diary log;
  Limits l;
  l.nodes = 1;
  run(five_columns(), Chooser::smallest, l, &log);
  EXPECT_EQ(log.out.str(), "choose 1/2@0\ndone 1 0\n");
}

TEST(Textbook, NeedsNeitherReceiverNorObserver) {
  EXPECT_EQ(algorithm_x(five_columns(), Chooser::first, {}, {}).totals.solutions, 2u);
}

TEST(Textbook, LetsExceptionsOfTheReceiverPass) {
  Receive receive = [](std::span<int const>) { throw std::logic_error("enough"); };
  EXPECT_THROW(algorithm_x(five_columns(), Chooser::first, {}, receive), std::logic_error);
}

TEST(Textbook, RefusesAMatrixThatIsTooLargeBeforeItBegins) {
  Problem p;
  for (int i = 1; i <= 931; ++i) p.add_item("i" + std::to_string(i));
  for (int i = 1; i <= 931; ++i) p.add_option({i});
  Diary log;
  try {
    run(p, Chooser::first, {}, &log);
    FAIL();
  } catch (Unsupported const& e) {
    EXPECT_STREQ(e.what(),
                 "the matrix is too large for the textbook search (931 options, 931 items): "
                 "it copies the matrix at each step");
  }
  EXPECT_EQ(log.out.str(), "");
}

TEST(Textbook, GoesAsDeepAsItMay) {
  Problem p;
  for (int i = 1; i <= 400; ++i) p.add_item("i" + std::to_string(i));
  for (int i = 1; i <= 400; ++i) p.add_option({i});
  auto r = run(p, Chooser::first);
  EXPECT_EQ(r.result.totals.nodes, 401u);
  EXPECT_EQ(r.copies.cells, 400ull * 401 * 801 / 6);
}

// The yardstick and the dancing links tell the same story, event by event.
TEST(Textbook, TellsTheSameStoryAsTheLinks) {
  struct Story : Observer {
    std::ostringstream out;
    void choose(int i, int s, int l) override { out << 'c' << i << '/' << s << '@' << l << ' '; }
    void attempt(int o, int, int l) override { out << 't' << o << '@' << l << ' '; }
    void dead(int i, int l) override { out << 'd' << i << '@' << l << ' '; }
    void solution(std::span<int const> s, int l) override {
      out << "s@" << l;
      for (int o : s) out << ',' << o;
      out << ' ';
    }
  };
  std::mt19937 random(2);
  for (int round = 0; round < 300; ++round) {
    int const primary = static_cast<int>(random() % 7), secondary = static_cast<int>(random() % 5);
    std::vector<std::vector<int>> options(random() % 16);
    for (auto& o : options) {
      for (int i = 1; i <= primary + secondary; ++i)
        if (random() % 4 == 0) o.push_back(i);
      std::ranges::shuffle(o, random);
    }
    auto const p = make(primary, secondary, options);
    Limits l;
    l.nodes = random() % 3 == 0 ? random() % 12 : 0;
    l.solutions = random() % 3 == 0 ? random() % 4 : 0;
    for (auto chooser : {Chooser::first, Chooser::smallest}) {
      Story mine, theirs;
      auto const a = algorithm_x(p, chooser, l, {}, &mine);
      Links links(p);
      auto const b = search(links, chooser, l, {}, &theirs);
      EXPECT_EQ(mine.out.str(), theirs.out.str());
      EXPECT_EQ(a.ending, b.ending);
      EXPECT_EQ(a.totals.nodes, b.totals.nodes);
      EXPECT_EQ(a.totals.attempts, b.totals.attempts);
      EXPECT_EQ(a.totals.dead, b.totals.dead);
      EXPECT_EQ(a.totals.solutions, b.totals.solutions);
    }
  }
}
