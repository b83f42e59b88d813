// Algorithm X on copied matrices: covers, trees, events, refusals, copies.
#include "dlx/dance/algorithm_x.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/dance/search.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <random>
#include <sstream>

using namespace dlx::dance;
using dlx::latin, dlx::queens, dlx::Unsupported;
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
        for (int i : p.option(o).items) {
          ++hits[i];
          primary |= i <= p.primary_count();
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

TEST(AlgorithmX, SolvesTheFiveColumns) {
  auto r = run(five_columns());
  EXPECT_EQ(sorted(r.covers), (Covers{{1, 2}, {3, 4}}));
  EXPECT_EQ(r.covers, (Covers{{2, 1}, {4, 3}}));
}

TEST(AlgorithmX, SolvesTheMatricesOfTheReports) {
  EXPECT_EQ(sorted(run(paper()).covers), (Covers{{1, 4, 5}}));
  auto report = make(7, 0, {{1, 4}, {1, 4, 7}, {2, 3, 6, 7}, {2, 7}, {3, 5, 6}, {4, 5, 7}});
  EXPECT_EQ(sorted(run(report).covers), (Covers{{1, 4, 5}}));
  auto heuristic = make(7, 0, {{3, 5, 6}, {1, 7}, {1, 2, 3, 4, 6}, {1, 2}, {5, 7}, {2, 5, 7}});
  std::vector<int> sizes(7);
  for (int o = 1; o <= heuristic.option_count(); ++o)
    for (int i : heuristic.option(o).items) ++sizes[static_cast<std::size_t>(i - 1)];
  EXPECT_EQ(sizes, (std::vector<int>{3, 3, 2, 1, 3, 2, 3}));
  auto r = run(heuristic);
  EXPECT_EQ(r.covers, (Covers{{3, 5}}));
  EXPECT_EQ(r.totals.nodes, 3u);
}

TEST(AlgorithmX, VisitsTheTreeOfTheSlidesWithTheFirstColumn) {
  Diary log;
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
  auto only_secondary = run(make(0, 2, {{1}, {2}, {1, 2}}));
  EXPECT_EQ(only_secondary.covers, Covers{Cover{}});
  Diary log;
  auto hopeless = run(make(1, 0, {}), Chooser::smallest, &log);
  EXPECT_TRUE(hopeless.covers.empty());
  EXPECT_EQ(log.out.str(), "choose 1/0@0\ndead 1@0\ndone 1 0\n");
  EXPECT_EQ(run(make(1, 1, {{}, {2}, {1, 2}})).covers, (Covers{{3}}));
}

TEST(AlgorithmX, AgreesWithAllSubsets) {
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
  Diary log;
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
  Problem p;
  for (int i = 1; i <= 931; ++i) p.add_item("i" + std::to_string(i));
  for (int i = 1; i <= 931; ++i) p.add_option({i});
  Diary log;
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
  Problem p;
  for (int i = 1; i <= 400; ++i) p.add_item("i" + std::to_string(i));
  for (int i = 1; i <= 400; ++i) p.add_option({i});
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
    unsigned const enough = random() % 3 == 0 ? 1 + static_cast<unsigned>(random()) % 4 : 1000;
    for (auto chooser : {Chooser::first, Chooser::smallest}) {
      Story mine, theirs;
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
