// The general textbook search: covers, trees, events, limits, refusals, copies.
#include "textbook.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/more/search.hpp"
#include "matrices.hpp"
#include <gtest/gtest.h>

using namespace dlx;

namespace {

Problem five_columns() { return make<Problem>(5, 0, five_rows); }
Problem paper() { return make<Problem>(7, 0, paper_rows); }

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

}  // namespace

// The plain textbook search of tests/dance and this one, on plain problems: the same
// events, the same totals, and the same cells.
TEST(Textbook, TellsTheSameStoryAsThePlainOne) {
  std::mt19937 random(3);
  std::vector<Problem> problems = {Problem(), five_columns(), paper(), make<Problem>(0, 2, {{1}, {2}, {1, 2}}), make<Problem>(1, 0, {}),
                                   make<Problem>(1, 1, {{}, {2}, {1, 2}}), latin(2), latin(3), latin(4), queens(4), queens(6), queens(8),
                                   make<Problem>(7, 0, report_rows),
                                   make<Problem>(7, 0, heuristic_rows)};
  for (int round = 0; round < 300; ++round) problems.push_back(random_matrix<Problem>(random, {7, 5, 16, 4}));
  for (Problem const& p : problems)
    for (auto chooser : {Chooser::first, Chooser::smallest}) {
      Diary<dance::Observer> plain;
      Diary<Observer> general;
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
    auto const p = random_matrix<Problem>(random, {5, 4, 10, 3});
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
  Diary<Observer> log;
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
  auto const p = diagonal<Problem>(931);
  Diary<Observer> log;
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
  auto const p = diagonal<Problem>(400);
  auto r = run(p, Chooser::first);
  EXPECT_EQ(r.result.totals.nodes, 401u);
  EXPECT_EQ(r.copies.cells, 400ull * 401 * 801 / 6);
}

// The yardstick and the dancing links tell the same story, event by event.
TEST(Textbook, TellsTheSameStoryAsTheLinks) {
  std::mt19937 random(2);
  for (int round = 0; round < 300; ++round) {
    auto const p = random_matrix<Problem>(random, {7, 5, 16, 4});
    Limits l;
    l.nodes = random() % 3 == 0 ? random() % 12 : 0;
    l.solutions = random() % 3 == 0 ? random() % 4 : 0;
    for (auto chooser : {Chooser::first, Chooser::smallest}) {
      Story<Observer> mine, theirs;
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
