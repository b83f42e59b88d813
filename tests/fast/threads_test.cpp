// Many threads give the answer of one: the same covers in the same order,
// however small the pieces are and whenever they are stopped.
#include "dlx/fast/threads.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/puzzle/langford.hpp"
#include "covers.hpp"
#include "dlx/text/format.hpp"
#include "made.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <atomic>
#include <set>
#include <thread>

using namespace dlx;

namespace {
Covers of_one(Problem const& p) {
  Covers covers;
  Masks(p).run({}, collect(covers));
  return covers;
}
ParallelSearch team(Problem const& p, int threads, std::uint64_t grain = 8192, Techniques techniques = Techniques()) {
  return ParallelSearch(p, Chooser::smallest, threads, grain, techniques);
}
}  // namespace

TEST(ParallelSearch, TheSubtreesHaveTheSizesOfTheChapter) {
  auto const rows = rows_for_masks(made("pentominoes 3x20"));
  std::vector<std::uint64_t> nodes;
  for (int k = 2; k <= 6; ++k) {
    Range const range = {{{k, 16}}, Turnings{{k + 1, 16}}};
    nodes.push_back(Masks(rows, Chooser::smallest, Rest{range}).run({}, [](auto) {}).totals.nodes);
  }
  EXPECT_EQ(nodes, (std::vector<std::uint64_t>{561, 1, 6, 275, 379}));
}

TEST(ParallelSearch, RandomProblemsAreThoseOfTheList) {
  std::mt19937 dice(31);
  std::size_t all = 0;
  for (int round = 0; round < 400; ++round) {
    Shape shape = random_shape(dice);
    shape.colours = round % 3;
    shape.options += 4;
    if (round % 4 == 3) shape = {.options = 20, .density = 0.25, .bounded = 3};
    Problem const p = random_problem(dice, shape);
    auto const chooser = round % 8 < 4 ? Chooser::smallest : Chooser::first;
    Covers const covers = by_links(p, chooser);
    all += covers.size();
    for (int threads : {1, 2, 5}) {
      Covers found;
      std::uint64_t const grain = 1 + round % 3;
      EXPECT_EQ(ParallelSearch(p, chooser, threads, grain).run({}, collect_sorted(found)).ending, Ending::complete);
      ASSERT_EQ(found, covers) << round;
      EXPECT_EQ(ParallelSearch(p, chooser, threads, grain).run().totals.solutions, covers.size()) << round;
    }
  }
  EXPECT_GT(all, 3000u);
}

TEST(ParallelSearch, LargerTreesInShreds) {
  for (auto const& p : {queens(8), queens(9), latin(4)}) {
    auto const covers = of_one(p);
    for (int threads : {1, 2, 3, 8})
      for (std::uint64_t grain : {1u, 7u, 4096u}) {
        Covers found;
        EXPECT_EQ(team(p, threads, grain).run({}, collect(found)).totals.solutions, covers.size());
        ASSERT_EQ(found, covers) << threads << " threads, grain " << grain;
        EXPECT_EQ(team(p, threads, grain).run().totals.solutions, covers.size());
      }
  }
}

// One thread gives nothing away: it does what masks do, node for node, with memory or without.
TEST(ParallelSearch, OneThreadDoesTheWorkOfMasks) {
  Covers covers, found;
  auto const expected = Masks(queens(9)).run({}, collect(covers)).totals;
  std::uint64_t grains = 0;
  EXPECT_EQ(team(queens(9), 1, 7).run({.pulse = [&](auto&) { ++grains; }}, collect(found)).totals, expected);
  EXPECT_EQ(found, covers);
  EXPECT_LE(grains, expected.nodes / 7 + 1);
  auto const board = dominoes(6, 6);
  Techniques const plain{.memory = false, .images = false};
  auto const remembered = Masks(board).run().totals;
  auto const totals = Masks(board, Chooser::smallest, Vectors::widest, plain).run().totals;
  EXPECT_LT(remembered.nodes, remembered.solutions);
  EXPECT_GT(totals.nodes, 10 * remembered.nodes);
  EXPECT_EQ(team(board, 1, 7).run().totals, remembered);
  EXPECT_EQ(team(board, 1, 7, plain).run().totals, totals);
  EXPECT_EQ(team(board, 3, 7, plain).run().totals.solutions, totals.solutions);
}

TEST(ParallelSearch, StartsNoThreadForAGrain) {
  std::set<std::thread::id> heard;
  auto const listen = [&](std::span<int const>) { heard.insert(std::this_thread::get_id()); };
  for (int round = 0; round < 100; ++round) EXPECT_EQ(team(queens(6), 8).run({}, listen).totals.solutions, 4u);
  EXPECT_EQ(heard, std::set{std::this_thread::get_id()});
}

// Each pulse comes from the thread that looks up; they come until all have been heard.
TEST(ParallelSearch, ThereIsWorkForAll) {
  std::set<std::thread::id> heard;
  std::atomic<bool> stop = false;
  auto const pulse = [&](Progress const&) {
    heard.insert(std::this_thread::get_id());
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    stop = heard.size() == 3;
  };
  EXPECT_EQ(team(queens(18), 3, 64).run({.stop = &stop, .pulse = pulse}).ending, Ending::interrupted);
  EXPECT_EQ(heard.size(), 3u);
}

// So many covers that the threads behind the first piece fill one piece after another.
TEST(ParallelSearch, MoreCoversThanMayWait) {
  auto const covers = of_one(permutations(9));
  EXPECT_EQ(covers.size(), 362880u);
  for (std::uint64_t grain : {64u, 1024u}) {
    Covers found;
    auto search = team(permutations(9), 4, grain);
    while (search.run({.solutions = 150'001}, collect(found)).ending == Ending::limit) continue;
    EXPECT_TRUE(found == covers) << grain;
  }
}

// Covers that waited without a receiver are counted by the next run.
TEST(ParallelSearch, AlimitOnCoversGivesTheFirstOfThem) {
  auto const covers = of_one(queens(8));
  for (int threads : {1, 3}) {
    for (std::uint64_t limit : {1u, 2u, 13u, 91u}) {
      auto search = team(queens(8), threads, 2), silent = team(queens(8), threads, 2);
      Covers found;
      Result r;
      do {
        auto const before = found.size();
        r = search.run({.solutions = limit}, collect(found));
        ASSERT_EQ(r.totals.solutions, found.size());
        ASSERT_LE(found.size() - before, limit);
        ASSERT_TRUE(r.ending == Ending::complete || found.size() - before == limit);
      } while (r.ending == Ending::limit);
      EXPECT_EQ(found, covers);
      EXPECT_EQ(silent.run({.solutions = limit}).totals.solutions, limit);
      EXPECT_EQ(silent.run().totals.solutions, covers.size());
      EXPECT_EQ(silent.covers(), covers.size());
    }
  }
}

// Finished pieces may have to wait for the next run.
TEST(ParallelSearch, AlimitOnNodesEndsARunNotTheSearch) {
  auto const covers = of_one(queens(9));
  for (int round = 0; round < 40; ++round) {
    auto search = team(queens(9), round % 4 + 1, 1 + round % 7);
    Covers found;
    int runs = 1;
    while (search.run({.nodes = round % 2 == 0 ? 20u : 100u}, collect(found)).ending == Ending::limit) ++runs;
    ASSERT_EQ(found, covers);
    EXPECT_GT(runs, 5);
    EXPECT_EQ(search.run().totals.solutions, covers.size()) << "it stays complete";
  }
}

TEST(ParallelSearch, AlimitOnNodesIsNoticedSoon) {
  for (int threads : {1, 2, 3, 6})
    for (std::uint64_t most = 1; most < 60; ++most) {
      EXPECT_LE(team(queens(9), threads, 1).run({.nodes = most}).totals.nodes, most + static_cast<unsigned>(threads));
      auto in_large_grains = team(queens(9), 1, 1000);
      in_large_grains.run({.nodes = most});
      EXPECT_LE(in_large_grains.run({.nodes = most}).totals.nodes, 2 * most + 2);
    }
}

TEST(ParallelSearch, CannotShowAfterCounting) {
  Covers covers;
  for (std::uint64_t nodes : {20u, 100u, 300u}) {
    auto search = team(queens(9), 3, 1);
    search.run({.nodes = nodes}, collect(covers));
    search.run({.nodes = nodes});
    EXPECT_THROW(search.run({.nodes = nodes}, collect(covers)), std::logic_error);
    EXPECT_EQ(search.run().totals.solutions, 352u);
  }
}

TEST(ParallelSearch, AtimeLimitAndAnInterrupt) {
  EXPECT_EQ(team(queens(6), 1, 1 << 20).run({.seconds = 1e-9}).ending, Ending::complete) << "a limit at the end is none";
  for (int threads : {1, 3}) {
    auto search = team(queens(11), threads, 64);
    EXPECT_EQ(search.run({.seconds = 1e-9}).ending, Ending::limit);
    std::atomic<bool> stop = true;
    Limits const order{.stop = &stop, .pulse = [](auto& p) { EXPECT_TRUE(p.done >= 0 && p.done <= 1); }};
    auto const r = search.run(order);
    EXPECT_EQ(r.ending, Ending::interrupted);
    EXPECT_LT(r.totals.nodes, 1000u) << "a grain or two of each thread";
    stop = false;
    EXPECT_EQ(search.run(order).ending, Ending::complete);
    EXPECT_EQ(search.covers(), 2680);
  }
}

TEST(ParallelSearch, ProgressEndsAtOne) {
  std::vector<double> done;
  auto const pulse = [&](Progress const& p) {
    done.push_back(p.done);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));  // so that the others come to work
  };
  team(queens(10), 3, 256).run({.pulse = pulse});
  ASSERT_GT(done.size(), 12u);
  EXPECT_LT(done[done.size() / 2], 1) << "what was given away has not been done";
  EXPECT_NEAR(done.back(), 1, 1e-9);
}

// If a run with a limit came before, covers that have waited since then are reported first.
TEST(ParallelSearch, AnExceptionOfTheReceiverEndsTheSearch) {
  for (int threads : {1, 4})
    for (std::uint64_t limit : {0u, 5u}) {
      auto search = team(queens(8), threads, 3);
      while (limit > 0 && search.run({.solutions = limit}, [](auto) {}).totals.solutions < 10) continue;
      int reported = 0, last = limit > 0 ? 1 : 20;
      auto const fussy = [&](auto) { if (++reported == last) throw std::runtime_error("enough"); };
      EXPECT_THROW(search.run({}, fussy), std::runtime_error);
      EXPECT_EQ(reported, last);
      EXPECT_THROW(search.run(), std::logic_error) << "some covers are neither reported nor waiting";
    }
}

// Each of 95 items alone or with the next: more covers than 64 bits can count.
TEST(ParallelSearch, CountsExactly) {
  EXPECT_EQ(team(Problem(), 4).run().totals.solutions, 1u);
  Problem chain;
  for (int i = 1; i <= 95; ++i) chain.add_item("i" + std::to_string(i));
  EXPECT_EQ(team(chain, 4).run().totals.solutions, 0u);
  for (int i = 1; i <= 95; ++i) chain.add_option({i});
  for (int i = 1; i < 95; ++i) chain.add_option({i, i + 1});
  for (std::uint64_t grain : {1u, 64u, 8192u})
    for (std::uint64_t nodes : {0u, 10u}) {
      auto search = team(chain, 2, grain);
      while (search.run({.nodes = nodes}).ending == Ending::limit) continue;
      EXPECT_EQ(search.run().totals.solutions, ~std::uint64_t(0));
      EXPECT_EQ(search.covers(), Natural("51680708854858323072")) << grain;
    }
}

TEST(ParallelSearch, TheCommand) {
  auto const one = run("dlx make queens 9 | dlx solve --board").out;
  EXPECT_EQ(run("dlx make queens 9 | dlx solve --board --threads 3").out, one);
  EXPECT_EQ(run("dlx make queens 9 | dlx solve --board --threads all").out, one);
  EXPECT_EQ(run("dlx make queens 12 | dlx count --threads 2").out, "14200\n");
  EXPECT_EQ(run("dlx make queens 9 | dlx solve --limit 5 --threads 2").out,
            run("dlx make queens 9 | dlx solve --limit 5").out);
  EXPECT_EQ(run("dlx solve --threads none x").err,
            "command line:1:11: error: --threads wants a number of threads or all, not none\n"
            "  1 | dlx solve --threads none x\n"
            "    |           ^^^^^^^^^^^^^^\n"
            "help: try: dlx solve --help\n");
  for (std::string const threads : {"0", "1001"}) EXPECT_EQ(run("dlx solve --threads " + threads + " x").status, 2);
}
