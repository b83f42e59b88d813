// Many hands give the answer of one: the same covers in the same order,
// however small the pieces are and whenever they are stopped.
#include "dlx/fast/threads.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/fast/portfolio.hpp"
#include "dlx/text/dlx.hpp"
#include "covers.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <fmt/format.h>
#include <set>
#include <thread>

using namespace dlx;

static Covers of_one(Problem const& p, Chooser chooser, Totals& totals) {
  Covers covers;
  totals = Masks(p, chooser).run({}, collect(covers)).totals;
  return covers;
}

// Thousands of nodes below each place of the X, where it has its centre, as the figure says.
TEST(ParallelSearch, TheFigureOfThePentominoesIsTrue) {
  Problem const p = read_dlx({"", run("dlx make pentominoes 6x10").out}, 0);
  auto const rows = rows_for_masks(p);
  auto const chapter = slurp("chapters/fast/threads.w");
  int places = 0;
  for (int o = 1; o <= p.option_count(); ++o) {
    if (p.item(p.option(o)[0].item).name != "X") continue;
    int row = 0, column = 0;
    for (auto const& e : p.option(o).subspan(1)) {
      int r = 0, c = 0;
      ASSERT_EQ(std::sscanf(p.item(e.item).name.c_str(), "(%d,%d)", &r, &c), 2);
      row += r, column += c;
    }
    auto const thousands = std::lround(static_cast<double>(Masks(rows, Chooser::smallest, {o}).run().totals.nodes) / 1000);
    auto const words = fmt::format("\\fanopoint{{{}}}{{{}}}{{\\sevenrm{}}}", 9 + 18 * column / 5, 96 - 18 * row / 5, thousands);
    EXPECT_NE(chapter.find(words), std::string::npos) << words;
    ++places;
  }
  EXPECT_EQ(places, 32);
}

TEST(ParallelSearch, CoversWaitInOrder) {
  WaitingCovers waiting;
  std::vector<int> some = {3, 4, 1, 5, 0}, more = {2, 2, 6};
  waiting.add(2, some);
  waiting.add(1, more);
  EXPECT_EQ(waiting.count(), 3u);
  EXPECT_EQ(waiting.size(), 8u);
  EXPECT_EQ(waiting.take(1), (std::vector<int>{3, 4, 1, 5}));
  EXPECT_EQ(waiting.take(0), std::vector<int>());
  EXPECT_EQ(waiting.take(2), (std::vector<int>{0, 2, 2, 6}));
  EXPECT_EQ(waiting.count(), 0u);
  waiting.add(2, more);
  waiting.forget();
  EXPECT_EQ(waiting.take(1), std::vector<int>());
  EXPECT_EQ(waiting.count(), 1u);
}
TEST(ParallelSearch, RandomProblems) {
  std::mt19937 dice(31);
  for (int round = 0; round < 400; ++round) {
    Shape shape = random_shape(dice);
    shape.colours = round % 3;
    shape.options += 4;
    Problem const p = random_problem(dice, shape);
    auto const chooser = round % 2 == 0 ? Chooser::smallest : Chooser::first;
    Totals expected;
    auto const covers = of_one(p, chooser, expected);
    for (int threads : {1, 2, 5}) {
      Covers found;
      auto const r = ParallelSearch(p, chooser, threads, 1 + round % 3).run({}, collect(found));
      ASSERT_EQ(found, covers) << round;
      EXPECT_EQ(r.totals.solutions, expected.solutions) << round;
      EXPECT_EQ(r.ending, Ending::complete);
    }
  }
}

TEST(ParallelSearch, LargerTreesInShreds) {
  for (auto const& p : {queens(8), queens(9), latin(4)}) {
    Totals expected;
    auto const covers = of_one(p, Chooser::smallest, expected);
    for (int threads : {1, 2, 3, 8}) {
      for (std::uint64_t grain : {1u, 7u, 4096u}) {
        Covers found;
        auto const r = ParallelSearch(p, Chooser::smallest, threads, grain).run({}, collect(found));
        ASSERT_EQ(found, covers) << threads << " hands, grain " << grain;
        EXPECT_EQ(r.totals.solutions, expected.solutions);
        EXPECT_EQ(ParallelSearch(p, Chooser::smallest, threads, grain).run().totals.solutions, covers.size());
      }
    }
  }
}

// One thread gives nothing away: it does what masks do, node for node.
TEST(ParallelSearch, OneThreadDoesTheWorkOfOne) {
  Totals expected;
  auto const covers = of_one(queens(9), Chooser::smallest, expected);
  Covers found;
  std::uint64_t grains = 0;
  Limits limits;
  limits.pulse = [&](Progress const&) { ++grains; };
  EXPECT_EQ(ParallelSearch(queens(9), Chooser::smallest, 1, 7).run(limits, collect(found)).totals, expected);
  EXPECT_EQ(found, covers);
  EXPECT_LE(grains, expected.nodes / 7 + 1);
}

// Whoever only counts remembers; no limit that nobody wants keeps a thread from it.
TEST(ParallelSearch, OneThreadThatCountsRemembers) {
  auto const expected = Masks(dominoes(6, 6)).run().totals;
  EXPECT_LT(expected.nodes, expected.solutions) << "much is remembered";
  EXPECT_EQ(ParallelSearch(dominoes(6, 6), Chooser::smallest, 1, 7).run().totals, expected);
}

// A search that is over in a grain is the caller's alone: nobody else is called who could come first.
TEST(ParallelSearch, WhoIsThroughInAGrainCallsNobody) {
  std::set<std::thread::id> heard;
  auto const listen = [&](std::span<int const>) { heard.insert(std::this_thread::get_id()); };
  for (int round = 0; round < 100; ++round)
    EXPECT_EQ(ParallelSearch(queens(6), Chooser::smallest, 8).run({}, listen).totals.solutions, 4u);
  EXPECT_EQ(heard, std::set{std::this_thread::get_id()});
}

// Each pulse comes from the thread that looks up; they come until all have been heard.
TEST(ParallelSearch, ThereIsWorkForAll) {
  std::set<std::thread::id> heard;
  std::atomic<bool> stop = false;
  Limits limits;
  limits.stop = &stop;
  limits.pulse = [&](Progress const&) {
    heard.insert(std::this_thread::get_id());
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    stop = heard.size() == 3;
  };
  EXPECT_EQ(ParallelSearch(queens(18), Chooser::smallest, 3, 64).run(limits).ending, Ending::interrupted);
  EXPECT_EQ(heard.size(), 3u);
}

// So many covers that the hands behind the first fill one piece after another.
TEST(ParallelSearch, MoreCoversThanMayWait) {
  Problem const p = permutations(9);
  auto const fingerprint = [](std::uint64_t& sum, std::uint64_t& covers) {
    return Receive([&sum, &covers](std::span<int const> cover) {
      for (int o : cover) sum = (sum ^ static_cast<std::uint64_t>(o)) * 0x100000001b3u;
      ++covers;
    });
  };
  std::uint64_t expected = 0, found = 0;
  Masks(p).run({}, fingerprint(expected, found));
  EXPECT_EQ(found, 362880u);
  for (std::uint64_t grain : {64u, 1024u}) {
    std::uint64_t sum = 0, covers = 0;
    ParallelSearch search(p, Chooser::smallest, 4, grain);
    Limits some;
    some.solutions = 150'001;
    auto const receive = fingerprint(sum, covers);
    while (search.run(some, receive).ending == Ending::limit) continue;
    EXPECT_EQ(covers, found);
    EXPECT_EQ(sum, expected);
  }
}

TEST(ParallelSearch, AlimitOnCoversGivesTheFirstOfThem) {
  Problem const p = queens(8);
  Totals totals;
  auto const covers = of_one(p, Chooser::smallest, totals);
  for (int threads : {1, 3}) {
    for (std::uint64_t limit : {1u, 2u, 13u, 91u}) {
      ParallelSearch search(p, Chooser::smallest, threads, 2);
      Limits limits;
      limits.solutions = limit;
      Covers found;
      Result r;
      do {
        auto const before = found.size();
        r = search.run(limits, collect(found));
        ASSERT_LE(found.size() - before, limit);
        ASSERT_EQ(r.totals.solutions, found.size());
        if (r.ending == Ending::limit) { ASSERT_EQ(found.size() - before, limit); }
      } while (r.ending == Ending::limit);
      EXPECT_EQ(found, covers);
      EXPECT_EQ(r.totals.solutions, totals.solutions);
    }
  }
}

// Pieces that are finished, but have not been told when a run ends, are only
// told by the next one.
TEST(ParallelSearch, GoesOnWithPiecesThatAreFinished) {
  Problem const p = queens(8);
  Totals totals;
  auto const covers = of_one(p, Chooser::smallest, totals);
  Limits limits;
  limits.nodes = 20;
  for (int round = 0; round < 30; ++round) {
    ParallelSearch search(p, Chooser::smallest, 4, 1 + round % 4);
    Covers found;
    while (search.run(limits, collect(found)).ending == Ending::limit) ASSERT_LE(found.size(), 92u);
    ASSERT_EQ(found, covers);
  }
}

TEST(ParallelSearch, AlimitOnNodesEndsARunNotTheSearch) {
  Problem const p = queens(9);
  Totals totals;
  auto const covers = of_one(p, Chooser::smallest, totals);
  for (int threads : {1, 4}) {
    ParallelSearch search(p, Chooser::smallest, threads, 10);
    Limits limits;
    limits.nodes = 100;
    Covers found;
    int runs = 1;
    while (search.run(limits, collect(found)).ending == Ending::limit) ++runs;
    EXPECT_EQ(found, covers);
    EXPECT_GT(runs, 5);
    EXPECT_EQ(search.run().totals.solutions, totals.solutions);  // it stays complete
  }
}

TEST(ParallelSearch, AlimitOnNodesIsNoticedSoon) {
  Problem const p = queens(9);
  for (int threads : {1, 2, 3, 6}) {
    for (std::uint64_t most = 1; most < 60; ++most) {
      Limits limits;
      limits.nodes = most;
      auto const totals = ParallelSearch(p, Chooser::smallest, threads, 1).run(limits).totals;
      EXPECT_LE(totals.nodes, most + static_cast<std::uint64_t>(threads));
      ParallelSearch in_large_grains(p, Chooser::smallest, 1, 1000);
      in_large_grains.run(limits);
      EXPECT_LE(in_large_grains.run(limits).totals.nodes, 2 * most + 2);
    }
  }
}

TEST(ParallelSearch, WhoHasCountedCannotShow) {
  Problem const p = queens(9);
  Covers covers;
  Totals totals;
  of_one(p, Chooser::smallest, totals);
  for (std::uint64_t nodes : {20u, 100u, 300u}) {
    Limits limits;
    limits.nodes = nodes;
    ParallelSearch search(p, Chooser::smallest, 3, 1);
    search.run(limits, collect(covers));
    search.run(limits);
    EXPECT_THROW(search.run(limits, collect(covers)), std::logic_error);
    EXPECT_EQ(search.run().totals.solutions, totals.solutions);
  }
}

TEST(ParallelSearch, AtimeLimitAndAnInterrupt) {
  for (int threads : {1, 3}) {
    ParallelSearch search(queens(11), Chooser::smallest, threads, 64);
    Limits limits;
    limits.seconds = 1e-9;
    EXPECT_EQ(search.run(limits).ending, Ending::limit);
    std::atomic<bool> stop = true;
    Limits order;
    order.stop = &stop;
    order.pulse = [](Progress const& p) { EXPECT_TRUE(p.done >= 0 && p.done <= 1); };
    auto const soon = search.run(order);
    EXPECT_EQ(soon.ending, Ending::interrupted);
    EXPECT_LT(soon.totals.nodes, 1000u) << "a grain or two of each thread";
    stop = false;
    auto const r = search.run(order);
    EXPECT_EQ(r.ending, Ending::complete);
    EXPECT_EQ(r.totals.solutions, 2680u);
  }
}

// Whoever is through when the time is over is through.
TEST(ParallelSearch, AlimitAtTheEndIsNone) {
  Limits limits;
  limits.seconds = 1e-9;
  EXPECT_EQ(ParallelSearch(queens(6), Chooser::smallest, 1, 1 << 20).run(limits).ending, Ending::complete);
}

TEST(ParallelSearch, ProgressEndsAtOne) {
  std::vector<double> done;
  Limits limits;
  limits.pulse = [&](Progress const& p) {
    done.push_back(p.done);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));  // so that the others come to work
  };
  ParallelSearch(queens(10), Chooser::smallest, 3, 256).run(limits);
  ASSERT_GT(done.size(), 12u);
  EXPECT_LT(done[done.size() / 2], 1) << "what was given away has not been done";
  EXPECT_NEAR(done.back(), 1, 1e-9);
}

TEST(ParallelSearch, WhatTheReceiverThrowsArrives) {
  for (int threads : {1, 4}) {
    ParallelSearch search(queens(8), Chooser::smallest, threads, 3);
    int told = 0;
    auto const fussy = [&](std::span<int const>) {
      if (++told == 20) throw std::runtime_error("enough");
    };
    EXPECT_THROW(search.run({}, fussy), std::runtime_error);
    EXPECT_EQ(told, 20);
    EXPECT_THROW(search.run(), std::logic_error) << "some covers are neither told nor waiting";
  }
}
// Covers that have waited since an earlier run are told before anybody searches.
TEST(ParallelSearch, WhatTheReceiverThrowsAtTheBeginningOfARunArrives) {
  for (int threads : {1, 4}) {
    ParallelSearch search(queens(8), Chooser::smallest, threads, 3);
    Limits five;
    five.solutions = 5;
    int told = 0;
    EXPECT_EQ(search.run(five, [&](std::span<int const>) { ++told; }).ending, Ending::limit);
    EXPECT_EQ(told, 5);
    EXPECT_THROW(search.run({}, [](std::span<int const>) { throw std::runtime_error("enough"); }), std::runtime_error);
    EXPECT_THROW(search.run(), std::logic_error);
  }
}

TEST(ParallelSearch, SmallestProblemsAndBounds) {
  EXPECT_EQ(ParallelSearch(Problem(), Chooser::smallest, 4).run().totals.solutions, 1u);
  Problem p;
  p.add_item("a");
  EXPECT_EQ(ParallelSearch(p, Chooser::smallest, 4).run().totals.solutions, 0u);
  Problem bounded;
  bounded.add_item("a", Bounds{1, 2});
  bounded.add_option({1});
  EXPECT_THROW(ParallelSearch(bounded, Chooser::smallest, 2), Unsupported);
  EXPECT_EQ(search_with(Engine::automatic, bounded, Chooser::smallest, {}, nullptr, nullptr, 2).totals.solutions, 1u);
}

TEST(ParallelSearch, TheRaceWithThreeHands) {
  EXPECT_EQ(count_covers(queens(11), {}, 3).covers, 2680);  // whoever wins
  EXPECT_EQ(count_covers(latin(4), {}, 3).covers, 576);
}

TEST(ParallelSearch, TheCommand) {
  auto const one = run("dlx make queens 9 | dlx solve --board");
  EXPECT_EQ(run("dlx make queens 9 | dlx solve --board --threads 3").out, one.out);
  EXPECT_EQ(run("dlx make queens 9 | dlx solve --board --threads all").out, one.out);
  EXPECT_EQ(run("dlx make queens 12 | dlx count --threads 2").out, "14200\n");
  EXPECT_EQ(run("dlx make queens 9 | dlx solve --limit 5 --threads 2").out,
            run("dlx make queens 9 | dlx solve --limit 5").out);
  EXPECT_EQ(run("dlx solve --threads none x").err,
            "command line:1:11: error: --threads wants a number of threads or all, not none\n"
            "  1 | dlx solve --threads none x\n"
            "    |           ^^^^^^^^^^^^^^\n"
            "help: try: dlx solve --help\n");
  EXPECT_EQ(run("dlx solve --threads 1001 x").status, 2);
  EXPECT_EQ(run("dlx solve --threads 0 x").status, 2);
}

// Two pieces with fewer than 2^64 covers each, and more together: nobody says that a limit was reached.
TEST(ParallelSearch, RefusesToCountOn) {
  auto const board = polyomino(Source{"f", draw_rectangle(12, 12) + "use domino any\n"});
  Problem p;
  int const way = p.add_item("way"), colour = p.add_item("colour");
  for (int i = 1; i <= board.item_count(); ++i) p.add_item("s" + std::to_string(i));
  for (int k = 0; k < 2; ++k) p.add_option({way});
  for (int k = 0; k < 300; ++k) p.add_option({colour});
  for (int o = 1; o <= board.option_count(); ++o) {
    std::vector<int> items;
    for (auto const& e : board.option(o)) items.push_back(e.item + 2);
    p.add_option();
    for (int i : items) p.add_entry(i);
  }
  Natural const covers = Natural("53060477521960000") * 600;
  ASSERT_GT(covers, Natural("18446744073709551616"));
  EXPECT_THROW(Masks(p).run(), TooMany);
  for (std::uint64_t grain : {1u, 64u, 8192u}) EXPECT_THROW(ParallelSearch(p, Chooser::smallest, 2, grain).run(), TooMany) << grain;
}
