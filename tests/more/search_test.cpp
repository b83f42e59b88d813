#include "dlx/dance/search.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/more/search.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <set>

using namespace dlx;

namespace {
using Cover = std::vector<int>;
using Covers = std::vector<Cover>;
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
}  // namespace

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

// tests/dance proves of the plain search that it finds what brute force and the
// textbook find, and that each of its states is that of the model. Here it is shown
// that the general one does the same, watched or not; so all of that holds here, too.
TEST(Search, DancesAsThePlainSearchDoes) {
  std::mt19937 dice(2000);
  std::vector<Problem> problems = {queens(1), queens(4), queens(6), latin(2), latin(3), Problem()};
  Problem secondary, dead, ties;  // ties: sizes 2 1 1
  secondary.add_item("s", Kind::secondary);
  secondary.add_option({1});
  dead.add_item("A");
  for (auto name : {"A", "B", "C"}) ties.add_item(name);
  ties.add_option({1, 2, 3});
  ties.add_option({1});
  for (Problem const& p : {secondary, dead, ties}) problems.push_back(p);
  for (int round = 0; round < 3000; ++round) problems.push_back(random_problem(dice, random_shape(dice)));
  std::size_t events = 0;
  for (Problem const& p : problems) {
    Links links(p);
    Links const start = links;
    dance::Links plain(as_plain(p));
    for (Chooser c : {Chooser::first, Chooser::smallest}) {
      Everything general, ours, chosen;
      auto const a = search(links, c, {}, nullptr, &general);
      auto const b = search(plain, c, nullptr, &ours);
      ASSERT_EQ(general.heard, ours.heard);
      EXPECT_EQ(a.totals, b);
      EXPECT_EQ(a.ending, Ending::complete);
      ASSERT_EQ(dance_plainly(p, c, chosen), b);
      EXPECT_EQ(chosen.heard, ours.heard);
      auto const silent = by_links(p, c);
      EXPECT_EQ(silent.result.totals, b);
      std::size_t k = 0;
      for (auto const& e : ours.heard)
        if (e[0] == 's') {
          ASSERT_LT(k, silent.covers.size());
          EXPECT_EQ(Cover(e.begin() + 2, e.end()), silent.covers[k++]);
        }
      EXPECT_EQ(k, silent.covers.size());
      ASSERT_TRUE(links == start);
      events += ours.heard.size();
    }
    ASSERT_FALSE(HasFailure());
  }
  EXPECT_GT(events, 100000u);
}

TEST(Search, IsPlainOnlyIfTheProblemIsPlainAndTheSearchShort) {
  Observer ears;
  EXPECT_TRUE(dance_plainly(queens(7), Chooser::smallest, ears));
  EXPECT_FALSE(dance_plainly(queens(8), Chooser::smallest, ears)) << "it has 1199 nodes";
  for (int n : {1000, 1001}) {  // to make a plain problem takes the square of the items
    Problem p;
    for (int i = 1; i <= n; ++i) p.add_item("i" + std::to_string(i));
    p.add_option();
    for (int i = 1; i <= n; ++i) p.add_entry(i);
    EXPECT_EQ(dance_plainly(p, Chooser::first, ears).has_value(), n == 1000);
  }
  std::mt19937 dice(1);
  for (int round = 0; round < 20; ++round)
    if (Problem const p = mixture(dice, exact | coloured); p.has_colours()) {
      EXPECT_FALSE(dance_plainly(p, Chooser::first, ears));
    }
}

// The chapter on links: what is done on the way to a dead end, and after it was one.
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

// The picture in the chapter on limits.
TEST(Search, StopsWhereThePictureSays) {
  Limits one, two, six;
  one.solutions = 1, two.solutions = 2, six.nodes = 6;
  auto const nodes = [](Limits const& l) { return by_links(queens(4), Chooser::smallest, l).result.totals.nodes; };
  EXPECT_EQ(nodes(one), 9u);
  EXPECT_EQ(nodes(two), 13u);
  EXPECT_EQ(by_links(queens(4), Chooser::smallest, six).covers, Covers());
  EXPECT_EQ(by_links(queens(4), Chooser::smallest, two).result.ending, Ending::limit);
}

TEST(Search, StopsAtEveryNodeAndAtEveryCover) {
  Problem const p = queens(5);
  auto const all = by_links(p, Chooser::smallest);
  auto const whole = all.result.totals;
  for (std::uint64_t n = 1; n <= whole.nodes; ++n) {
    Limits limits;
    limits.nodes = n;
    auto const [covers, result] = by_links(p, Chooser::smallest, limits);
    EXPECT_EQ(result.totals.nodes, n);
    EXPECT_EQ(result.totals.covers, result.totals.uncovers);
    EXPECT_EQ(result.ending, n < whole.nodes ? Ending::limit : Ending::complete);
  }
  for (std::uint64_t k = 1; k <= whole.solutions + 1; ++k) {
    Limits limits;
    limits.solutions = k;
    auto const [covers, result] = by_links(p, Chooser::smallest, limits);
    EXPECT_EQ(covers, Covers(all.covers.begin(), all.covers.begin() + static_cast<std::ptrdiff_t>(std::min(k, whole.solutions))));
    EXPECT_EQ(result.ending, k < whole.solutions ? Ending::limit : Ending::complete) << k;  // nothing is left after the last cover
  }
}

// In a list of half a million nodes, one choice may hide them all; so the flag is looked at oftener.
TEST(Search, LooksUpOftenerIfTheListIsLong) {
  Problem p;
  p.add_item("a");
  p.add_item("b");
  for (int k = 0; k < 20; ++k) p.add_item("x" + std::to_string(k), Kind::secondary);
  for (int o = 0; o < 25'000; ++o) {
    p.add_option();
    p.add_entry(1 + o % 2);
    for (int k = 3; k <= 22; ++k) p.add_entry(k);
  }
  std::atomic<bool> flag = true;
  Limits limits;
  limits.stop = &flag;
  auto const r = by_links(p, Chooser::smallest, limits).result;
  EXPECT_EQ(r.ending, Ending::interrupted);
  EXPECT_LE(r.totals.nodes, 8u);
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
  EXPECT_NEAR(done[0], 0.064'166'667, 1e-9);
  EXPECT_NEAR(done[1], 0.134'166'667, 1e-9);
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
