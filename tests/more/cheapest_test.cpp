#include "dlx/text/format.hpp"
#include "dlx/draw/gallery.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/draw/tree.hpp"
#include "dlx/draw/trace.hpp"
#include "bargains.hpp"
#include "copied.hpp"
#include "shell.hpp"
#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace dlx;

namespace {
// Compares every bound with the covers below its node.
struct Auditor : Observer {
  Auditor(Problem const& p, std::set<Cover> const& a, bool d = false) : problem(p), all(a), dearest(d) {}
  Problem const& problem;
  std::set<Cover> const& all;
  bool const dearest;  // then all costs have the other sign
  Cover path;                // 0 for `none'
  std::vector<int> items;    // that were chosen, by level
  std::vector<int> tweaked;  // options that had their turn: not in the covers below
  int bounds = 0, tight = 0, cuts = 0, skips = 0;
  int late = 0;  // covers that were not accepted
  std::int64_t limit = no_limit;
  std::int64_t least(Cover const& chosen) const {  // cost of a cover below
    std::int64_t result = no_limit;
    for (auto const& c : all) {
      auto has = [&](int o) { return std::binary_search(c.begin(), c.end(), o); };
      auto is_chosen = [&](int o) { return std::find(chosen.begin(), chosen.end(), o) != chosen.end(); };
      bool below = std::all_of(chosen.begin(), chosen.end(), [&](int o) { return o == 0 || has(o); });
      for (int o : tweaked) below = below && (!has(o) || is_chosen(o));
      for (std::size_t k = 0; k < chosen.size() && below; ++k)
        for (int o : c)
          for (auto const& e : problem.option(o)) below = below && (chosen[k] != 0 || is_chosen(o) || e.item != items[k]);
      if (below) result = std::min(result, dearest ? -cost_of(problem, c) : cost_of(problem, c));
    }
    return result;
  }
  void choose(int item, int, int level) override {
    items.resize(static_cast<std::size_t>(level));
    items.push_back(item);
  }
  void attempt(int option, int, int level) override {
    path.resize(static_cast<std::size_t>(level));
    path.push_back(option);
  }
  void bound(std::int64_t b, std::int64_t l, int level) override {
    path.resize(static_cast<std::size_t>(level));
    auto const truth = least(path);
    EXPECT_LE(b, truth);
    tight += b == truth;
    ++bounds;
    EXPECT_LE(l, limit) << "the limit never rises";
    limit = l;
  }
  void cut(int) override {
    EXPECT_GE(least(path), limit);
    ++cuts;
    Cover sorted = path;
    std::sort(sorted.begin(), sorted.end());
    late += !problem.has_bounds() && all.contains(sorted);
  }
  void act(Act act, int, int node, int) override {
    int o = 1;
    for (int last_node = problem.item_count(); act == Act::tweak; ++o)
      if ((last_node += static_cast<int>(problem.option(o).size())) >= node) break;
    if (act == Act::tweak) tweaked.push_back(o);
    if (act == Act::untweak) tweaked.pop_back();
  }
  void skip(int option, std::int64_t b, int level) override {
    auto chosen = path;
    chosen.resize(static_cast<std::size_t>(level));  // without the last option
    chosen.push_back(option);
    EXPECT_LE(b, least(chosen));
    ++skips;
  }
};
Shape shape_with_costs(std::mt19937& dice) {
  Shape shape = random_shape(dice);
  static int const colours[] = {0, 0, 2}, costs[] = {0, 1, 2, 5, 100, 100000};
  shape.colours = colours[dice() % 3];
  shape.bounds = dice() % 2 == 0;
  shape.costs = costs[dice() % 6];
  shape.rebates = dice() % 2 == 0 ? 0 : static_cast<int>(dice() % (static_cast<unsigned>(shape.costs) + 1));
  return shape;
}
Problem with_costs(Problem const& p, std::mt19937& dice, unsigned below) {
  return copied(p, [&](Problem& q, int) { q.add_cost(static_cast<int>(dice() % below)); });
}
}  // namespace

TEST(DualAscent, TheTaxiByHand) {
  Problem p;
  for (auto name : {"A", "B", "C"}) p.add_item(name);
  for (auto const& [items, cost] : std::vector<std::pair<Cover, int>>{
           {{1, 2}, 4}, {{2, 3}, 5}, {{1, 3}, 3}, {{1}, 3}, {{2}, 3}, {{3}, 3}}) {
    p.add_option();
    for (int i : items) p.add_entry(i);
    p.add_cost(cost);
  }
  auto in_coins = [](DualPrices const& f, std::vector<std::int64_t> const& units) {
    std::vector<double> coins;
    for (auto u : units) coins.push_back(static_cast<double>(u) / static_cast<double>(f.unit));
    coins.erase(coins.begin());
    return coins;
  };
  auto const one = dual_ascent(p, 1), two = dual_ascent(p, 2), many = dual_ascent(p);
  EXPECT_EQ(one.unit, 1024);
  EXPECT_EQ(in_coins(one, one.price), (std::vector<double>{3, 2, 1.5}));
  EXPECT_EQ(one.bound, 4 * one.unit);
  EXPECT_EQ(in_coins(one, one.reduced), (std::vector<double>{0, 1.5, 0, 0, 1, 1.5}));  // the negative ones are settled
  EXPECT_EQ(in_coins(two, two.price), (std::vector<double>{1.75, 2.625, 1.8125}));
  EXPECT_EQ(two.bound, 5 * two.unit + two.unit / 4);
  EXPECT_LE(many.bound, 6 * many.unit);
  EXPECT_GT(many.bound, 6 * many.unit - 20);
}

TEST(DualAscent, IsAlwaysABoundAndNeverFalls) {
  std::mt19937 dice(1);
  int positive = 0, negative = 0;
  for (int round = 0; round < 500; ++round) {
    Shape const shape = shape_with_costs(dice);
    Problem const p = random_problem(dice, shape);
    auto const all = covers_by_force(p);
    bool const dearest = dice() % 3 == 0;
    std::int64_t last = std::numeric_limits<std::int64_t>::min();
    for (int rounds : {0, 1, 2, 3, 50}) {
      auto const f = dual_ascent(p, rounds, dearest);
      ASSERT_GE(f.bound, last);
      last = f.bound;
      for (auto const& c : all) {  // the invariant of the chapter
        std::int64_t sum = f.bound;
        for (int o : c) {
          ASSERT_GE(f.reduced[static_cast<std::size_t>(o)], 0);
          sum += f.reduced[static_cast<std::size_t>(o)];
        }
        ASSERT_LE(sum, (dearest ? -1 : 1) * cost_of(p, c) * f.unit);
      }
    }
    positive += last > 0;
    negative += last < 0;
  }
  EXPECT_GT(positive, 100);
  EXPECT_GT(negative, 100);
}

TEST(Cheapest, AgreesWithBruteForce) {
  std::mt19937 dice(2);
  int bought = 0, bounds = 0, tight = 0, cuts = 0, skips = 0, late = 0;
  int const rounds = std::getenv("DLX_LONG") ? 20000 : 500;
  for (int round = 0; round < rounds; ++round) {
    Problem const p = random_problem(dice, shape_with_costs(dice));
    auto const all = covers_by_force(p);
    auto const wish = random_wish(dice, p, all);
    auto const chooser = dice() % 3 == 0 ? Chooser::first : Chooser::smallest;
    auto const out = buy(p, wish, chooser);
    expect_bargain(p, wish, out, all);
    if (all.size() > 100) continue;
    Auditor auditor(p, all, wish.dearest);
    auto const again = buy(p, wish, chooser, {}, &auditor);
    ASSERT_FALSE(HasFailure()) << "round " << round;
    ASSERT_EQ(again.covers, out.covers);
    ASSERT_EQ(again.bargain.result.totals, out.bargain.result.totals);
    ASSERT_EQ(static_cast<std::uint64_t>(auditor.cuts), out.bargain.cuts);
    bool rebates = false;
    for (int o = 1; o <= p.option_count(); ++o) rebates = rebates || (wish.dearest ? p.cost(o) > 0 : p.cost(o) < 0);
    if (!rebates && (!wish.up_to || *wish.up_to * (wish.dearest ? -1 : 1) >= 0)) {
      ASSERT_EQ(auditor.late, 0) << "too expensive covers are noticed before their last option";
    }
    late += auditor.late;
    bought += static_cast<int>(out.covers.size());
    bounds += auditor.bounds;
    tight += auditor.tight;
    cuts += auditor.cuts;
    skips += auditor.skips;
  }
  EXPECT_GT(late, rounds / 40);
  EXPECT_GT(bought, rounds / 2);
  EXPECT_GT(bounds, rounds / 2);
  EXPECT_GT(tight, rounds / 2);
  EXPECT_GT(cuts, rounds / 16);
  EXPECT_GT(skips, rounds * 3 / 16);
}

TEST(Cheapest, StoppedAnywhereItSaysHowGoodTheRestMightBe) {
  std::mt19937 dice(3);
  int stopped = 0, informed = 0;
  for (int round = 0; round < 60; ++round) {
    Shape shape{5, 2, 11, 0.3};
    shape.costs = 50;
    shape.rebates = round % 3 * 20;
    shape.bounds = round % 4 >= 2;
    Problem const p = random_problem(dice, shape);
    auto const all = covers_by_force(p);
    for (std::uint64_t k : {1, 3})
      for (std::uint64_t nodes = 1;; ++nodes) {
        Limits limits;
        limits.nodes = nodes;
        Wish const wish = {k, std::nullopt, round % 2 == 1};
        auto const out = buy(p, wish, Chooser::smallest, limits);
        if (out.bargain.result.ending == Ending::complete) break;
        ++stopped;
        informed += wish.dearest || out.bargain.floor > 0;
        std::set<Cover> const bought(out.covers.begin(), out.covers.end());
        for (auto const& c : all)
          if (!bought.contains(c)) {
            ASSERT_FALSE(is_better(wish, cost_of(p, c), out.bargain.floor)) << "round " << round;
          }
      }
  }
  EXPECT_GT(stopped, 100);
  EXPECT_GT(informed, 60);
}

// An item that needs nothing more may get none of its offers, and that is open until it was tried.
TEST(Cheapest, TheFloorCountsNoneUntilItWasTried) {
  Problem p;
  p.add_item("A", Bounds{0, 1});
  p.add_option({1});
  p.add_cost(5);
  for (std::uint64_t nodes : {1, 2}) {
    Limits limits;
    limits.nodes = nodes;
    auto const out = buy(p, {1}, Chooser::smallest, limits);
    EXPECT_EQ(out.bargain.result.ending, Ending::limit);
    EXPECT_EQ(out.bargain.floor, 0) << nodes;
  }
  EXPECT_EQ(buy(p, {1}).costs, std::vector<std::int64_t>{0});
}

TEST(Cheapest, EqualsComeInTheOrderOfTheSearch) {
  std::mt19937 dice(7);
  for (int round = 0; round < 300; ++round) {
    Shape shape = random_shape(dice);
    shape.costs = 3;
    Problem const p = random_problem(dice, shape);
    for (Chooser chooser : {Chooser::first, Chooser::smallest}) {
      // If all covers are wanted, nothing is cut, and the search goes the same way for all k beyond.
      auto all = buy(p, {0, no_limit}, chooser);
      auto const many = buy(p, {all.covers.size() + 1, no_limit}, chooser);
      std::vector<std::size_t> order(all.covers.size());
      for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
      std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return all.costs[a] < all.costs[b]; });
      for (std::size_t i = 0; i < order.size(); ++i) ASSERT_EQ(many.covers[i], all.covers[order[i]]);
    }
  }
}

TEST(Cheapest, HugeCostsDoNotOverflow) {
  std::mt19937_64 dice(8);
  for (int round = 0; round < 400; ++round) {
    std::mt19937 small(static_cast<unsigned>(round));
    Shape shape = random_shape(small);
    shape.bounds = false;
    Problem const plain = random_problem(small, shape);
    std::int64_t left = 1'000'000'000'000'000'000;
    Problem const p = copied(plain, [&](Problem& q, int o) {
      auto const cost = o == plain.option_count() ? left : static_cast<std::int64_t>(dice() % static_cast<std::uint64_t>(left / 2 + 1));
      q.add_cost(round % 2 == 1 && dice() % 2 == 0 ? -cost : cost);
      left -= cost;
    });
    auto const all = covers_by_force(p);
    for (std::uint64_t k : {0, 1, 2})
      for (Wish const& w : {Wish{k, no_limit}, {k, -no_limit - 1}, {k, std::nullopt, true}, {k, no_limit, true}, {k, -no_limit - 1, true}})
        expect_bargain(p, w, buy(p, w), all);
    ASSERT_FALSE(HasFailure()) << "round " << round;
  }
}

// The dearest covers are the cheapest if all costs have the other sign: found in the same tree.
TEST(Cheapest, TheDearestAreTheCheapestInTheMirror) {
  std::mt19937 dice(11);
  for (int round = 0; round < 500; ++round) {
    Problem const p = random_problem(dice, shape_with_costs(dice));
    Problem const mirror = copied(p, [&](Problem& q, int o) { q.add_cost(-p.cost(o)); });
    auto const dear = buy(p, {3, std::nullopt, true}), cheap = buy(mirror, {3, std::nullopt});
    ASSERT_EQ(dear.covers, cheap.covers) << "round " << round;
    ASSERT_EQ(dear.bargain.result.totals, cheap.bargain.result.totals);
    ASSERT_EQ(dear.bargain.root, -cheap.bargain.root);
    ASSERT_EQ(dear.bargain.floor, -cheap.bargain.floor);
  }
}

TEST(Cheapest, ProblemsWithoutAnythingToChoose) {
  Problem nothing, secondary, dead;
  secondary.add_item("s", Kind::secondary);
  secondary.add_option({1});
  secondary.add_cost(5);
  dead.add_item("A");
  for (Problem const& p : {nothing, secondary}) {
    auto const out = buy(p, {});
    EXPECT_EQ(out.covers, (std::vector<Cover>{{}}));
    EXPECT_EQ(out.costs, (std::vector<std::int64_t>{0}));
  }
  EXPECT_EQ(buy(dead, {}).covers.size(), 0u);
  EXPECT_EQ(buy(dead, {0, 0}).bargain.result.ending, Ending::complete);
}

TEST(Cheapest, WithoutCostsTheFirstOnesAreTaken) {
  auto const out = buy(queens(8), {3, no_limit});
  EXPECT_EQ(out.costs, (std::vector<std::int64_t>{0, 0, 0}));
  EXPECT_LT(out.bargain.result.totals.nodes, 300u);  // and nothing else is looked at
  EXPECT_EQ(buy(queens(8), {0, 0}).covers.size(), 92u);
}

TEST(Cheapest, TellsTheBestOnTheWay) {
  std::mt19937 dice(9);
  Problem const p = with_costs(queens(12), dice, 1000);
  Limits limits;
  int pulses = 0;
  std::int64_t best = no_limit, floor = 0;
  limits.pulse = [&](Progress const& now) {
    ++pulses;
    ASSERT_TRUE(now.floor.has_value());
    if (now.best) {
      EXPECT_LE(*now.best, best);
      best = *now.best;
    }
    floor = *now.floor;
    EXPECT_GE(now.done, 0);
    EXPECT_LE(now.done, 1);
  };
  auto const out = buy(p, {200, no_limit}, Chooser::smallest, limits);
  EXPECT_GT(pulses, 0);
  EXPECT_EQ(best, out.costs[0]);
  EXPECT_GT(floor, 0);
}

struct Heard : Observer {  // bounds and limits by level, and the options in parentheses
  std::ostringstream text;
  void bound(std::int64_t b, std::int64_t limit, int level) override { text << level << ':' << b << '<' << limit << ' '; }
  void cut(int) override { text << "cut "; }
  void attempt(int option, int, int) override { text << '(' << option << ") "; }
};

// What the figure of the rides shows: the raises lift the bound from 11 to 17, and to 19.
TEST(Cheapest, TheRidesByHand) {
  std::ifstream in("figures/rides.dlx");
  std::string const text(std::istreambuf_iterator<char>(in), {});
  auto const p = read_problem({"rides", text});
  Heard heard;
  buy(p, {1, {}}, Chooser::smallest, {}, &heard);
  EXPECT_EQ(heard.text.str(), "0:11<97 (6) 1:11<97 (1) (7) (8) 2:17<97 (10) (11) 2:20<17 cut (9) 1:13<17 (12) (4) 1:19<13 cut (3) 1:12<13 (8) ");
}

// With a cost so large that a coin cannot be divided, and prices are too dangerous, a raise is a coin.
TEST(Cheapest, ARaiseMayBeOneUnit) {
  auto const p = read_problem({"units", "A B\nA |1\nA |2\nB |1\nB |2\nA B |900000000000000000\n"});
  EXPECT_EQ(dual_ascent(p).unit, 1);
  Heard heard;
  buy(p, {}, Chooser::smallest, {}, &heard);
  EXPECT_TRUE(heard.text.str().starts_with("0:2<900000000000000007 (1) ")) << heard.text.str();
}

// Once option 6 has been chosen, as A has no other, only two options are left for B, and the cheaper one makes 6.
// What is being tried above does not count, for what is below speaks for it; and at the end, the next cover would cost 6, or more.
TEST(Cheapest, TheFloorRises) {
  auto const p = read_problem({"floor", "A B C D\nB D |5\nB |6\nC |0\nB C D |0\nB |9\nA C D |0\nB D |1\nB C |7\n"});
  std::vector<std::int64_t> floors;
  for (std::uint64_t nodes = 1; nodes <= 3; ++nodes) {
    Limits limits;
    limits.nodes = nodes;
    floors.push_back(buy(p, {1, {}}, Chooser::smallest, limits).bargain.floor);
  }
  EXPECT_EQ(floors, (std::vector<std::int64_t>{1, 6, 6}));
  EXPECT_EQ(buy(p, {}).costs, (std::vector<std::int64_t>{6}));
}

// A needs both of its options, which exclude each other; the prices say so, and the root is given up.
TEST(Cheapest, WithTooFewAffordableOptionsTheNodeIsGivenUp) {
  auto const out = buy(read_problem({"two", "2:2|A | s\nA s |4\nA s\n"}), {}).bargain;
  EXPECT_EQ(out.result.totals.nodes, 1u);
  EXPECT_EQ(out.cuts, 1u);
  EXPECT_EQ(out.covers, 0u);
}

// Line n of the file costs n*n mod 97, as in the chapter; the file begins with the items, or with a comment before them.
static Problem priced(Problem const& p, int before = 1) {
  return copied(p, [&](Problem& q, int o) { q.add_cost((o + before) * (o + before) % 97); });
}
TEST(Cheapest, TheTreeIsTheSameEverywhere) {
  struct Line {
    Problem problem;
    Chooser chooser;
    std::int64_t root;
    std::uint64_t nodes, cuts;
    std::vector<double> done;
  };
  auto const smallest = Chooser::smallest, first = Chooser::first;
  for (auto const& [p, chooser, root, nodes, cuts, done] :
       {Line{queens(8), smallest, 167, 330, 41, {}}, Line{queens(8), first, 167, 439, 90, {}},
        Line{queens(12), smallest, 99, 4422, 1250, {.0108, .0837, .2870, .6680}},
        Line{queens(12), first, 99, 7345, 2690, {.0019, .0150, .0490, .1169, .2797, .4923, .8347}},
        Line{dominoes(6, 6), smallest, 577, 108, 4, {}}, Line{dominoes(6, 6), first, 577, 140, 4, {}},
        Line{latin(5), smallest, 702, 1806, 124, {.2}}, Line{latin(5), first, 702, 2985, 591, {.0524, .2584}}}) {
    std::vector<double> heard;
    Limits limits;
    limits.pulse = [&](Progress const& now) { heard.push_back(now.done); };
    auto const out = buy(priced(p), {3}, chooser, limits).bargain;
    EXPECT_EQ(out.root, root);
    EXPECT_EQ(out.result.totals.nodes, nodes);
    EXPECT_EQ(out.cuts, cuts);
    ASSERT_EQ(heard.size(), done.size());
    for (std::size_t k = 0; k < done.size(); ++k) EXPECT_NEAR(heard[k], done[k], 1e-4);
  }
}
// Some problems creep, and then fifty rounds are not enough.
static double coins_after(int rounds, Problem const& p) {
  auto const f = dual_ascent(p, rounds);
  return static_cast<double>(f.bound) / static_cast<double>(f.unit);
}
TEST(Cheapest, ThePricesCreepAsTheBookSays) {
  auto const p = priced(read_dlx({"", run("dlx make dominoes 20x20").out}, 0), 2);
  for (auto [rounds, coins] : {std::pair{50, 5119}, {200, 5164}, {1000, 5187}}) EXPECT_EQ(std::ceil(coins_after(rounds, p)), coins);
  auto const out = buy(p, {1});
  EXPECT_EQ(out.costs, std::vector<std::int64_t>{5188});
  EXPECT_EQ(out.bargain.result.totals.nodes, 1'778'405u);
}

TEST(Cheapest, TheTreeOfTheRidesShowsWhatWasCut) {
  auto const s = prepare(read_recipe({"figures/rides-tree.fig", "problem: rides.dlx\ncheapest: 1\ndraw: tree\n"}));
  auto count = [&](std::string const& word) {
    int n = 0;
    for (auto at = s.pictures.at(0).dot.find(word); at != std::string::npos; at = s.pictures[0].dot.find(word, at + 1)) ++n;
    return n;
  };
  EXPECT_EQ(count("class=\"cut\""), 2);
  EXPECT_EQ(count("class=\"skip\""), 2);
  EXPECT_EQ(count("class=\"solution\""), 3);
  EXPECT_EQ(count("class=\"cost\""), 5 + 3);
  EXPECT_EQ(count("12 nodes, 3 solutions"), 1);
  EXPECT_THROW(prepare(read_recipe({"figures/x.fig", "problem: rides.dlx\ncheapest: 1\ndraw: matrix\n"})), InputError);
}
