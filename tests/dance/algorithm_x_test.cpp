// Algorithm X on copied matrices: covers, trees, events, refusals, copies.
#include "dlx/dance/algorithm_x.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/dance/search.hpp"
#include "matrices.hpp"
#include <gtest/gtest.h>

using namespace dlx::dance;
using dlx::latin, dlx::queens, dlx::Unsupported;

namespace {

Problem five_columns() { return make<Problem>(5, 0, five_rows); }
Problem paper() { return make<Problem>(7, 0, paper_rows); }

struct Run {
  Covers covers;
  Totals totals;
  Copies copies;
};

Run run(Problem const& p, Chooser c = Chooser::smallest, Observer* o = nullptr) {
  Run r;
  auto visit = [&r](std::span<int const> s) {
    r.covers.emplace_back(s.begin(), s.end());
    return true;
  };
  r.totals = algorithm_x(p, c, visit, o, &r.copies);
  return r;
}

}  // namespace

TEST(AlgorithmX, SolvesTheFiveColumns) {
  auto r = run(five_columns());
  EXPECT_EQ(sorted(r.covers), (Covers{{1, 2}, {3, 4}}));
  EXPECT_EQ(r.covers, (Covers{{2, 1}, {4, 3}}));
}

TEST(AlgorithmX, SolvesTheMatricesOfTheReports) {
  EXPECT_EQ(sorted(run(paper()).covers), (Covers{{1, 4, 5}}));
  auto report = make<Problem>(7, 0, report_rows);
  EXPECT_EQ(sorted(run(report).covers), (Covers{{1, 4, 5}}));
  auto heuristic = make<Problem>(7, 0, heuristic_rows);
  std::vector<int> sizes(7);
  for (int o = 1; o <= heuristic.option_count(); ++o)
    for (int i : heuristic.option(o).items) ++sizes[static_cast<std::size_t>(i - 1)];
  EXPECT_EQ(sizes, (std::vector<int>{3, 3, 2, 1, 3, 2, 3}));
  auto r = run(heuristic);
  EXPECT_EQ(r.covers, (Covers{{3, 5}}));
  EXPECT_EQ(r.totals.nodes, 3u);
}

TEST(AlgorithmX, VisitsTheTreeOfTheSlidesWithTheFirstColumn) {
  Diary<Observer> log;
  run(paper(), Chooser::first, &log);
  EXPECT_EQ(log.out.str(),
            "choose 1/2@0\n"
            "try 2 0@0\nchoose 2/1@1\ntry 3 0@1\nchoose 5/0@2\ndead 5@2\n"
            "try 4 0@0\nchoose 2/2@1\ntry 3 0@1\nchoose 5/0@2\ndead 5@2\n"
            "try 5 0@1\nchoose 3/1@2\ntry 1 0@2\nsolution 4 5 1@3\n"
            "done 7 1\n");
}

TEST(AlgorithmX, VisitsTheTreesOfTheFacts) {
  auto l = run(latin(2));
  EXPECT_EQ(l.totals.nodes, 9u);
  EXPECT_EQ(sorted(l.covers), (Covers{{1, 4, 6, 7}, {2, 3, 5, 8}}));
  auto q = run(queens(4));
  EXPECT_EQ(q.covers, (Covers{{2, 8, 9, 15}, {3, 5, 12, 14}}));
  auto const& t = q.totals;
  EXPECT_EQ(t.nodes, 17u);
  EXPECT_EQ(t.attempts, 16u);
  EXPECT_EQ(t.dead, 4u);
  EXPECT_EQ(t.solutions, 2u);
  EXPECT_EQ(t.covers + t.uncovers, 0u);
}

TEST(AlgorithmX, LogsFourQueensAsTheReportDoes) {
  struct Names : Observer {
    Problem const& p;
    std::string out;
    explicit Names(Problem const& problem) : p(problem) {}
    void attempt(int o, int, int level) override {
      out += "k" + std::to_string(level);
      for (int i : p.option(o).items) out += " " + p.item(i);
      out += "\n";
    }
    void dead(int i, int) override { out += "dead " + p.item(i) + "\n"; }
    void solution(std::span<int const>, int) override { out += "solution\n"; }
  };
  auto const p = queens(4);
  Names names(p);
  run(p, Chooser::smallest, &names);
  EXPECT_EQ(names.out,
            "k0 R1 F1 B3\nk1 R2 F3 D3 B4\ndead R3\nk1 R2 F4 D4 B5\nk2 R3 F2 D3 B2\ndead R4\n"
            "k0 R1 F2 D1 B4\nk1 R2 F4 D4 B5\nk2 R3 F1 D2 B1\nk3 R4 F3 D5 B2\nsolution\n"
            "k0 R1 F3 D2 B5\nk1 R2 F1 D1 B2\nk2 R3 F4 D5 B4\nk3 R4 F2 D4 B1\nsolution\n"
            "k0 R1 F4 D3\nk1 R2 F1 D1 B2\nk2 R3 F3 D4 B3\ndead R4\nk1 R2 F2 D2 B3\ndead R3\n");
}

TEST(AlgorithmX, HandlesTheEmptyEnds) {
  auto nothing = run(Problem());
  EXPECT_EQ(nothing.covers, Covers{Cover{}});
  EXPECT_EQ(nothing.totals.nodes, 1u);
  auto only_secondary = run(make<Problem>(0, 2, {{1}, {2}, {1, 2}}));
  EXPECT_EQ(only_secondary.covers, Covers{Cover{}});
  Diary<Observer> log;
  auto hopeless = run(make<Problem>(1, 0, {}), Chooser::smallest, &log);
  EXPECT_TRUE(hopeless.covers.empty());
  EXPECT_EQ(log.out.str(), "choose 1/0@0\ndead 1@0\ndone 1 0\n");
  EXPECT_EQ(run(make<Problem>(1, 1, {{}, {2}, {1, 2}})).covers, (Covers{{3}}));
}

TEST(AlgorithmX, AgreesWithAllSubsets) {
  std::mt19937 random(42);
  for (int round = 0; round < 300; ++round) {
    auto const p = random_matrix<Problem>(random, {5, 4, 10, 3});
    auto const want = sorted(by_subsets(p));
    EXPECT_EQ(sorted(run(p, Chooser::first).covers), want) << "round " << round;
    EXPECT_EQ(sorted(run(p, Chooser::smallest).covers), want) << "round " << round;
  }
}

TEST(AlgorithmX, StopsWhenTheVisitorHasSeenEnough) {
  auto const p = queens(6);  // four covers
  for (std::size_t k = 1; k <= 4; ++k) {
    std::size_t seen = 0;
    auto const t = algorithm_x(p, Chooser::smallest, [&](auto) { return ++seen < k; });
    EXPECT_EQ(seen, k);
    EXPECT_EQ(t.solutions, k);
    EXPECT_LE(t.nodes, run(p).totals.nodes);
  }
}

TEST(AlgorithmX, TellsTheObserverOfTheEndEvenIfItIsStopped) {
  Diary<Observer> log;
  algorithm_x(five_columns(), Chooser::first, [](auto) { return false; }, &log);
  EXPECT_EQ(log.out.str(), "choose 1/2@0\ntry 2 0@0\nchoose 2/2@1\ntry 1 0@1\nsolution 2 1@2\ndone 3 1\n");
}

TEST(AlgorithmX, NeedsNeitherVisitorNorObserver) {
  EXPECT_EQ(algorithm_x(five_columns(), Chooser::first).solutions, 2u);
}

TEST(AlgorithmX, LetsExceptionsOfTheVisitorPass) {
  auto visit = [](std::span<int const>) -> bool { throw std::logic_error("enough"); };
  EXPECT_THROW(algorithm_x(five_columns(), Chooser::first, visit), std::logic_error);
}

TEST(AlgorithmX, RefusesAMatrixThatIsTooLargeBeforeItBegins) {
  auto const p = diagonal<Problem>(931);
  Diary<Observer> log;
  try {
    run(p, Chooser::first, &log);
    FAIL();
  } catch (Unsupported const& e) {
    EXPECT_STREQ(e.what(),
                 "the matrix is too large for Algorithm X (931 options, 931 items): "
                 "it copies the matrix at each step");
  }
  EXPECT_EQ(log.out.str(), "");
}

TEST(AlgorithmX, GoesAsDeepAsItMay) {
  auto const p = diagonal<Problem>(400);
  auto r = run(p, Chooser::first);
  EXPECT_EQ(r.totals.nodes, 401u);
  EXPECT_EQ(r.copies.cells, 400ull * 401 * 801 / 6);
}

TEST(AlgorithmX, CopiesAsMuchAsTheBookSays) {
  struct Line { Problem problem; int options, items, entries; std::uint64_t covers, nodes, cells; };
  for (auto const& l : {Line{five_columns(), 4, 5, 10, 2, 5, 28}, Line{paper(), 6, 7, 16, 1, 6, 67},
                        Line{latin(2), 8, 12, 24, 2, 9, 198}, Line{latin(3), 27, 27, 81, 12, 88, 8019},
                        Line{latin(4), 64, 48, 192, 576, 4745, 749928},
                        Line{queens(4), 16, 18, 60, 2, 17, 774},
                        Line{queens(6), 36, 30, 140, 4, 111, 12848},
                        Line{queens(8), 64, 42, 252, 92, 1199, 215570},
                        Line{queens(10), 100, 54, 396, 724, 16448, 4456186}}) {
    EXPECT_EQ(l.problem.option_count(), l.options);
    EXPECT_EQ(l.problem.item_count(), l.items);
    EXPECT_EQ(l.problem.entry_count(), l.entries);
    auto const r = run(l.problem);
    EXPECT_EQ(r.totals.solutions, l.covers);
    EXPECT_EQ(r.totals.nodes, l.nodes);
    EXPECT_EQ(r.copies.matrices, l.nodes);
    EXPECT_EQ(r.copies.cells, l.cells);
  }
}

// The yardstick and the dancing links tell the same story, event by event.
TEST(AlgorithmX, TellsTheSameStoryAsTheLinks) {
  std::mt19937 random(2);
  for (int round = 0; round < 300; ++round) {
    auto const p = random_matrix<Problem>(random, {7, 5, 16, 4});
    unsigned const enough = random() % 3 == 0 ? 1 + static_cast<unsigned>(random()) % 4 : 1000;
    for (auto chooser : {Chooser::first, Chooser::smallest}) {
      Story<Observer> mine, theirs;
      auto enough_for = [&](unsigned seen) { return [seen, enough](auto) mutable { return ++seen < enough; }; };
      auto a = algorithm_x(p, chooser, enough_for(0), &mine);
      Links links(p);
      auto const b = search(links, chooser, enough_for(0), &theirs);
      EXPECT_EQ(mine.out.str(), theirs.out.str());
      a.covers = b.covers, a.uncovers = b.uncovers;
      EXPECT_EQ(a, b);
    }
  }
}

// The answer of the exercise: the leftmost of the largest columns.
TEST(AlgorithmX, FindsTheSameCoversWithTheLargestColumn) {
  struct Largest {
    Links links;
    int nodes = 0, covers = 0;
    void explore() {
      ++nodes;
      int c = links[0].right;
      if (c == 0) return void(++covers);
      for (int i = c; i != 0; i = links[i].right)
        if (links.size(i) > links.size(c)) c = i;
      links.cover(c);
      for (int x = links[c].down; x != c; x = links[x].down) {
        for (int j = links[x].right; j != x; j = links[j].right) links.cover(links[j].item);
        explore();
        for (int j = links[x].left; j != x; j = links[j].left) links.uncover(links[j].item);
      }
      links.uncover(c);
    }
  } largest{Links(queens(8))};
  largest.explore();
  EXPECT_EQ(largest.covers, 92);
  EXPECT_EQ(largest.nodes, 8719);
}
// The exercise in which Bob comes first.
TEST(AlgorithmX, SeatsBobFirst) {
  Problem bob;
  for (auto name : {"B", "A", "C", "D", "E", "F", "G"}) bob.add_item(name);
  for (auto const& row : paper_rows) {
    bob.add_option();
    for (int item : row) bob.add_entry(item == 1 ? 2 : item == 2 ? 1 : item);
  }
  auto const r = run(bob);
  EXPECT_EQ(r.covers, (Covers{{5, 4, 1}}));
  EXPECT_EQ(r.totals.nodes, 6u);
  EXPECT_EQ(r.totals.dead, 1u);
}
