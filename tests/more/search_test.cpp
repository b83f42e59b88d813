#include "dlx/dance/search.hpp"
#include "dlx/more/textbook.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/verify.hpp"
#include "dlx/more/painted.hpp"
#include "link_model.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <set>

using namespace dlx;

namespace {
using Covers = std::vector<std::vector<int>>;
struct Outcome {
  Covers covers;
  Result result;
};
Outcome by_links(Problem const& p, Chooser chooser, Limits const& limits = {}, Observer* o = nullptr) {
  Outcome out;
  Links links(p);
  Links const start = links;
  out.result = search(links, chooser, limits, [&](auto cover) { out.covers.emplace_back(cover.begin(), cover.end()); }, o);
  EXPECT_TRUE(links == start);
  return out;
}
Outcome textbook(Problem const& p, Chooser chooser) {
  Outcome out;
  out.result = algorithm_x(p, chooser, {}, [&](auto cover) { out.covers.emplace_back(cover.begin(), cover.end()); });
  return out;
}
// Looks at the whole list after every event, with the eyes of the model.
struct Inspector : Observer {
  Inspector(Problem const& p, Links const& l) : problem(p), links(l) {}
  Problem const& problem;
  Links const& links;
  std::vector<int> covered;
  int looks = 0;
  void look() {
    ++looks;
    ASSERT_TRUE(LinkModel(problem, covered).equals(links));
    ASSERT_EQ(find_fault(links), "");
  }
  void cover(int item, int) override {
    covered.push_back(item);
    look();
  }
  void uncover(int item, int) override {
    ASSERT_FALSE(covered.empty());
    ASSERT_EQ(covered.back(), item);
    covered.pop_back();
    look();
  }
  void choose(int, int, int) override { look(); }
  void dead(int, int) override { look(); }
  void attempt(int, int, int) override { look(); }
  void solution(std::span<int const>, int) override { look(); }
  void done(Totals const&) override {
    EXPECT_TRUE(covered.empty());
    look();
  }
};
}  // namespace

TEST(Search, AgreesWithTheTextbookAndWithBruteForce) {
  std::mt19937 dice(1);
  std::uint64_t nodes = 0, covers = 0;
  for (int round = 0; round < 600; ++round) {
    Problem const p = random_problem(dice, random_shape(dice));
    auto const expected = covers_by_force(p);
    for (Chooser c : {Chooser::first, Chooser::smallest}) {
      auto const a = by_links(p, c), b = textbook(p, c);
      ASSERT_EQ(a.covers, b.covers) << "in another order in round " << round;
      ASSERT_EQ(a.result.totals.nodes, b.result.totals.nodes);
      ASSERT_EQ(a.result.totals.dead, b.result.totals.dead);
      ASSERT_EQ(a.result.totals.attempts, b.result.totals.attempts);
      ASSERT_EQ(a.result.totals.solutions, a.covers.size());
      ASSERT_EQ(a.result.ending, Ending::complete);
      std::set<std::vector<int>> found;
      for (auto cover : a.covers) {
        ASSERT_EQ(refute(p, cover), "");
        std::sort(cover.begin(), cover.end());
        ASSERT_TRUE(found.insert(cover).second) << "found twice";
      }
      ASSERT_EQ(found, expected) << "round " << round;
      nodes += a.result.totals.nodes;
      covers += a.covers.size();
    }
  }
  EXPECT_GT(nodes, 3000u);
  EXPECT_GT(covers, 300u);
}

TEST(Search, EveryStateIsTheOneOfTheModel) {
  std::mt19937 dice(2);
  int looks = 0;
  for (int round = 0; round < 250; ++round) {
    Problem const p = random_problem(dice, random_shape(dice));
    Links links(p);
    Inspector inspector(p, links);
    search(links, round % 2 ? Chooser::first : Chooser::smallest, {}, nullptr, &inspector);
    ASSERT_FALSE(HasFatalFailure()) << "round " << round;
    looks += inspector.looks;
  }
  EXPECT_GT(looks, 2000);
}

// The plain dance and the general one: the same problems, link for link and
// event for event.
namespace {
struct Everything : Observer {
  std::vector<std::vector<std::int64_t>> heard;
  void tell(std::vector<std::int64_t> what) { heard.push_back(std::move(what)); }
  void choose(int i, int s, int l) override { tell({'c', i, s, l}); }
  void attempt(int o, int x, int l) override { tell({'t', o, x, l}); }
  void cover(int i, int l) override { tell({'o', i, l}); }
  void uncover(int i, int l) override { tell({'u', i, l}); }
  void write(Field f, int x, int old, int now) override { tell({'w', static_cast<int>(f), x, old, now}); }
  void dead(int i, int l) override { tell({'d', i, l}); }
  void solution(std::span<int const> s, int l) override {
    tell({'s', l});
    heard.back().insert(heard.back().end(), s.begin(), s.end());
  }
  void done(Totals const& t) override {
    for (auto n : {t.nodes, t.solutions, t.dead, t.attempts, t.covers, t.uncovers}) tell({'e', static_cast<std::int64_t>(n)});
  }
};
}  // namespace

TEST(Search, DancesAsThePlainSearchDoes) {
  std::mt19937 dice(2000);
  std::size_t events = 0;
  for (int round = 0; round < 3000 && !HasFailure(); ++round) {
    Problem const p = random_problem(dice, random_shape(dice));
    Links links(p);
    dance::Links plain(as_plain(p));
    for (int x = 0; x < links.node_count(); ++x) {
      auto const a = links[x];
      auto const& b = plain[x];
      ASSERT_EQ((std::vector{a.left, a.right, a.up, a.down, a.item}), (std::vector{b.left, b.right, b.up, b.down, b.item}));
      EXPECT_EQ(x > 0 && x <= p.item_count() ? links.size(x) : 0, b.size);
      if (x > p.item_count()) {
        EXPECT_EQ(links.option_of(x), plain.option_of(x));
      }
    }
    for (Chooser c : {Chooser::first, Chooser::smallest}) {
      Everything general, ours, chosen;
      auto const a = search(links, c, {}, nullptr, &general);
      auto const b = search(plain, c, nullptr, &ours);
      ASSERT_EQ(general.heard, ours.heard) << round;
      EXPECT_EQ(a.totals, b);
      ASSERT_EQ(dance_plainly(p, c, chosen), b);
      EXPECT_EQ(chosen.heard, ours.heard);
      events += ours.heard.size();
    }
  }
  EXPECT_GT(events, 100000u);
}

TEST(Search, IsPlainOnlyIfTheProblemIsPlainAndTheSearchShort) {
  Observer ears;
  EXPECT_TRUE(dance_plainly(queens(7), Chooser::smallest, ears));
  EXPECT_FALSE(dance_plainly(queens(8), Chooser::smallest, ears)) << "it has 1199 nodes";
  std::mt19937 dice(1);
  for (int round = 0; round < 20; ++round)
    if (Problem const p = mixture(dice, exact | coloured); p.has_colours()) {
      EXPECT_FALSE(dance_plainly(p, Chooser::first, ears));
    }
}

TEST(Search, FourQueensInNumbers) {
  auto const [covers, result] = by_links(queens(4), Chooser::smallest);
  EXPECT_EQ(covers, (Covers{{2, 8, 9, 15}, {3, 5, 12, 14}}));
  EXPECT_EQ(result.totals, (Totals{17, 2, 4, 16, 57, 57}));
}

TEST(Search, LatinSquareInNumbers) {
  auto const [covers, result] = by_links(latin(2), Chooser::smallest);
  EXPECT_EQ(covers, (Covers{{1, 6, 7, 4}, {5, 2, 3, 8}}));
  EXPECT_EQ(result.totals, (Totals{9, 2, 0, 8, 23, 23}));
}

TEST(Search, CountsQueens) {
  std::vector<std::uint64_t> const known = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724};
  for (int n = 1; n <= 10; ++n)
    for (Chooser c : {Chooser::first, Chooser::smallest}) {
      Links links(queens(n));
      EXPECT_EQ(search(links, c).totals.solutions, known[static_cast<std::size_t>(n - 1)]) << n;
      Links all(queens(n, true));
      EXPECT_EQ(search(all, c).totals.solutions, known[static_cast<std::size_t>(n - 1)]) << n;
    }
}

TEST(Search, CountsLatinSquares) {
  std::vector<std::uint64_t> const known = {1, 2, 12, 576};
  for (int n = 1; n <= 4; ++n) {
    Links links(latin(n));
    EXPECT_EQ(search(links, Chooser::smallest).totals.solutions, known[static_cast<std::size_t>(n - 1)]) << n;
  }
}

TEST(Search, EmptyProblemsHaveTheEmptyCover) {
  Problem nothing, secondary;
  secondary.add_item("s", Kind::secondary);
  secondary.add_option({1});
  for (Problem const& p : {nothing, secondary}) {
    auto const [covers, result] = by_links(p, Chooser::smallest);
    EXPECT_EQ(covers, (Covers{{}}));
    EXPECT_EQ(result.totals.nodes, 1u);
    EXPECT_EQ(result.ending, Ending::complete);
  }
}

TEST(Search, AnItemWithoutOptionsIsDeadAtTheRoot) {
  Problem p;
  p.add_item("A");
  auto const [covers, result] = by_links(p, Chooser::first);
  EXPECT_TRUE(covers.empty());
  EXPECT_EQ(result.totals, (Totals{1, 0, 1, 0, 0, 0}));
}

TEST(Search, TakesTheLeftmostOfTheSmallest) {
  Problem p;  // sizes 2 1 1
  for (auto name : {"A", "B", "C"}) p.add_item(name);
  p.add_option({1, 2, 3});
  p.add_option({1});
  struct : Observer {
    std::vector<int> chosen;
    void choose(int item, int, int) override { chosen.push_back(item); }
  } ears;
  by_links(p, Chooser::smallest, {}, &ears);
  EXPECT_EQ(ears.chosen, (std::vector<int>{2}));
}

// The table of the chapter: what is done on the way to a dead end, and after it was one.
TEST(Search, TakesNodesOutForNothing) {
  struct Counter : Observer {
    explicit Counter(Problem const& p) : problem(p) {}
    Problem const& problem;
    std::uint64_t all = 0, dead_ends = 0, on_entering = 0, until = 0;
    std::uint64_t taken = 0, trouble = 0;  // since the last attempt
    std::set<int> own;                     // items of the option that is being tried
    bool entering = false;
    void attempt(int option, int, int) override {
      own.clear();
      for (auto const& e : problem.option(option)) own.insert(e.item);
      taken = trouble = 0;
      entering = true;
    }
    void write(Field field, int x, int old, int value) override {
      if (field != Field::size or value > old) return;
      ++all, ++taken;
      if (entering and trouble == 0 and value == 0 and x <= problem.primary_count() and not own.contains(x)) trouble = taken;
    }
    void choose(int, int, int) override { entering = false; }
    void dead(int, int) override { ++dead_ends, on_entering += taken, until += trouble; }
  };
  auto const packing = polyomino(Source{"f", draw_rectangle(3, 20) + "use pentominoes\n"});
  for (auto const& [p, numbers] : std::vector<std::pair<Problem, std::vector<std::uint64_t>>>{
           {queens(4), {4, 164, 24, 16}}, {queens(8), {254, 16'424, 2'154, 1'614}}, {langford(7), {140, 6'546, 894, 568}},
           {packing, {23'426, 10'739'745, 6'690'020, 4'407'152}}}) {
    Links links(p);
    Counter counter(p);
    search(links, Chooser::smallest, {}, nullptr, &counter);
    EXPECT_EQ((std::vector{counter.dead_ends, counter.all, counter.on_entering, counter.until}), numbers);
  }
}

TEST(Search, StopsAfterAnyNumberOfCoversAndLeavesTheListAsItWas) {
  Problem const p = queens(6);
  auto const all = by_links(p, Chooser::smallest).covers;
  for (std::uint64_t k = 1; k <= 5; ++k) {
    Limits limits;
    limits.solutions = k;
    auto const [covers, result] = by_links(p, Chooser::smallest, limits);
    EXPECT_EQ(covers, Covers(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(k, 4))));
    EXPECT_EQ(result.ending, k <= 4 ? Ending::limit : Ending::complete) << k;
  }
}

TEST(Search, ACompleteSearchIsNotCalledStopped) {
  Problem p;
  p.add_item("A");
  p.add_option({1});
  Limits limits;
  limits.solutions = 1;
  EXPECT_EQ(by_links(p, Chooser::smallest, limits).result.ending, Ending::complete);
  limits = {};
  limits.nodes = 2;
  EXPECT_EQ(by_links(p, Chooser::smallest, limits).result.ending, Ending::complete);
}

TEST(Search, StopsAtEveryNode) {
  Problem const p = queens(5);
  auto const whole = by_links(p, Chooser::smallest).result.totals;
  for (std::uint64_t n = 1; n <= whole.nodes; ++n) {
    Limits limits;
    limits.nodes = n;
    auto const [covers, result] = by_links(p, Chooser::smallest, limits);
    EXPECT_EQ(result.totals.nodes, n);
    EXPECT_EQ(result.totals.covers, result.totals.uncovers);
    EXPECT_EQ(result.ending, n < whole.nodes ? Ending::limit : Ending::complete);
  }
}

// A search that nobody watches takes short cuts. Whatever it says must be what
// it would have said to somebody: covers, their order, every number, the ending.
template <class List>
static void hurry(Problem const& p, Chooser chooser, Limits const& limits, std::uint64_t& dead, std::uint64_t& nodes) {
  List links(p);
  List const start = links;
  Covers calm, hasty;
  auto into = [](Covers& list) { return [&list](std::span<int const> c) { list.emplace_back(c.begin(), c.end()); }; };
  Observer listener;
  auto const a = search(links, chooser, limits, into(calm), &listener);
  ASSERT_TRUE(links == start);
  auto const b = search(links, chooser, limits, into(hasty));
  ASSERT_TRUE(links == start);
  auto const c = search(links, chooser, limits);  // and nobody wants the covers
  ASSERT_TRUE(links == start);
  EXPECT_EQ(calm, hasty);
  EXPECT_EQ(a.totals, b.totals);
  EXPECT_EQ(a.totals, c.totals);
  EXPECT_EQ(a.ending, b.ending);
  EXPECT_EQ(a.ending, c.ending);
  dead += a.totals.dead;
  nodes += a.totals.nodes;
}
TEST(Search, InHasteSaysWhatItSaysWhenWatched) {
  std::mt19937 dice(2027);
  std::uint64_t dead = 0, nodes = 0;
  for (int round = 0; round < 1500 && !HasFailure(); ++round) {
    auto shape = random_shape(dice);
    shape.secondary = round % 3;
    Problem const p = random_problem(dice, shape);
    Problem const q = mixture(dice, exact | secondary | coloured);
    Limits limits;
    if (round % 4 == 1) limits.nodes = 1 + dice() % 12;
    if (round % 4 == 2) limits.solutions = 1 + dice() % 4;
    for (Chooser c : {Chooser::first, Chooser::smallest}) {
      hurry<Links>(p, c, limits, dead, nodes);
      hurry<Painted>(q, c, limits, dead, nodes);
    }
  }
  EXPECT_GT(dead, 1000u);
  EXPECT_GT(nodes, 5000u);
  for (auto const& p : {queens(7), latin(4)}) hurry<Links>(p, Chooser::smallest, {}, dead, nodes);
}

TEST(Search, CanBeInterruptedAndTimed) {
  std::atomic<bool> flag = true;
  Limits limits;
  limits.stop = &flag;
  auto const interrupted = by_links(queens(9), Chooser::smallest, limits).result;
  EXPECT_EQ(interrupted.ending, Ending::interrupted);
  EXPECT_EQ(interrupted.totals.nodes, 1024u);
  Limits brief;
  brief.seconds = 1e-9;
  EXPECT_EQ(by_links(queens(9), Chooser::smallest, brief).result.ending, Ending::limit);
}

TEST(Search, ShowsProgressThatOnlyGrows) {
  std::vector<double> done;
  Limits limits;
  limits.pulse = [&](Progress const& p) { done.push_back(p.done); };
  by_links(queens(10), Chooser::smallest, limits);
  ASSERT_GT(done.size(), 5u);
  EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
  EXPECT_GT(done.front(), 0.0);
  EXPECT_LT(done.back(), 1.0);
  EXPECT_GT(done.back(), 0.5);
}

TEST(Search, GoesDeepWithoutRecursion) {
  Problem p;
  int const n = 20000;
  for (int i = 1; i <= n; ++i) p.add_item("i" + std::to_string(i));
  for (int i = 1; i <= n; ++i) p.add_option({i});
  auto const [covers, result] = by_links(p, Chooser::first);
  ASSERT_EQ(covers.size(), 1u);
  EXPECT_EQ(covers[0].size(), static_cast<std::size_t>(n));
}
