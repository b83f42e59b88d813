#include "dlx/more/bounded.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/puzzle/domination.hpp"
#include "dlx/draw/log.hpp"
#include "dlx/more/script.hpp"
#include "dlx/draw/trace.hpp"
#include "inspector.hpp"
#include "shell.hpp"
#include <cstdlib>
#include <gtest/gtest.h>
#include <map>
#include <sstream>

using namespace dlx;

namespace {
using Covers = std::vector<std::vector<int>>;

Shape bounded_shape(std::mt19937& dice) {
  Shape shape = random_shape(dice);
  shape.primary = static_cast<int>(dice() % 6);
  if (shape.primary + shape.options == 0) shape.options = 1;
  shape.density = 0.2 + 0.1 * static_cast<double>(dice() % 3);
  shape.bounds = true;
  shape.colours = static_cast<int>(dice() % 3);
  return shape;
}
Problem museum() {
  Problem p;
  for (auto name : {"A", "B", "C"}) p.add_item(name, Bounds{1, unlimited});
  p.add_option({1, 2});
  p.add_option({1, 3});
  p.add_option({2, 3});
  return p;
}
struct Outcome {
  Covers covers;
  Result result;
};
Outcome by_links(Problem const& p, Chooser chooser, Limits const& limits = {}, Observer* o = nullptr) {
  Outcome out;
  Bounded links(p);
  Bounded const start = links;
  out.result = search(links, chooser, limits, [&](auto cover) { out.covers.emplace_back(cover.begin(), cover.end()); }, o);
  EXPECT_TRUE(links == start);
  return out;
}
Outcome textbook(Problem const& p, Chooser chooser, Limits const& limits = {}, Observer* o = nullptr) {
  Outcome out;
  out.result = algorithm_x(p, chooser, limits, [&](auto cover) { out.covers.emplace_back(cover.begin(), cover.end()); }, o);
  return out;
}
// Three wrong ways to treat "at least one", as in the chapter; each
// reports the sets of options in the order in which it chose them.
enum class Way { cover_as_before, do_not_hide, never_return };
void wrongly(Problem const& p, Way way, std::set<int> hidden, std::vector<int> path, Covers& reports) {
  auto has = [&](int o, int i) {
    return std::any_of(p.option(o).begin(), p.option(o).end(), [i](Entry const& e) { return e.item == i; });
  };
  auto satisfied = [&](int i) { return std::any_of(path.begin(), path.end(), [&](int o) { return has(o, i); }); };
  int best = 0;
  std::vector<int> best_column;
  for (int i = 1; i <= p.item_count(); ++i) {
    if (satisfied(i)) continue;
    std::vector<int> column;
    for (int o = 1; o <= p.option_count(); ++o)
      if (has(o, i) && !hidden.contains(o)) column.push_back(o);
    if (best == 0 || column.size() < best_column.size()) best = i, best_column = column;
  }
  if (best == 0) return reports.push_back(path);
  for (int o : best_column) {
    auto below = hidden;
    below.insert(o);
    if (way == Way::cover_as_before)
      for (int q = 1; q <= p.option_count(); ++q)
        for (auto const& e : p.option(o))
          if (has(q, e.item)) below.insert(q);
    path.push_back(o);
    wrongly(p, way, below, path, reports);
    path.pop_back();
    if (way == Way::never_return) hidden.insert(o);
  }
}
}  // namespace

TEST(Bounded, TheMuseumIsGuardedInFourWays) {
  auto const right = by_links(museum(), Chooser::smallest);
  EXPECT_EQ(right.covers, (Covers{{1, 2, 3}, {1, 2}, {1, 3}, {2, 3}}));
  EXPECT_EQ(right.result.totals.nodes, 9u);
  EXPECT_EQ(right.result.totals.attempts, 8u);
  auto wrong = [](Way way) {
    Covers reports;
    wrongly(museum(), way, {}, {}, reports);
    return reports;
  };
  EXPECT_EQ(wrong(Way::cover_as_before), Covers{});
  EXPECT_EQ(wrong(Way::do_not_hide), (Covers{{1, 2}, {1, 3}, {2, 1}, {2, 3}}));
  EXPECT_EQ(wrong(Way::never_return), (Covers{{1, 2}, {1, 3}, {2, 3}}));
  EXPECT_THROW(Links{museum()}, Unsupported);
  EXPECT_THROW(Painted{museum()}, Unsupported);
}

// The chapter says so of the method of report 4: no set twice, every minimal
// cover, some covers that are not minimal, and not all covers.
TEST(Bounded, ReportFourFindsEveryMinimalCoverOnce) {
  std::mt19937 dice(3);
  std::size_t superfluous = 0, lost = 0;
  for (int round = 0; round < 300; ++round) {
    Problem p;
    int const items = 1 + static_cast<int>(dice() % 4), options = static_cast<int>(dice() % 7);
    for (int i = 1; i <= items; ++i) p.add_item("P" + std::to_string(i), Bounds{1, unlimited});
    for (int o = 0; o < options; ++o) {
      p.add_option();
      for (int i = 1; i <= items; ++i)
        if (dice() % 2) p.add_entry(i);
    }
    Covers reports;
    wrongly(p, Way::never_return, {}, {}, reports);
    std::set<std::vector<int>> found;
    auto const all = covers_by_force(p);
    for (auto cover : reports) {
      std::sort(cover.begin(), cover.end());
      EXPECT_TRUE(found.insert(cover).second) << round;
      EXPECT_TRUE(all.contains(cover));
    }
    for (auto const& cover : all) {
      bool minimal = true;
      for (std::size_t k = 0; k < cover.size(); ++k) {
        auto less = cover;
        less.erase(less.begin() + static_cast<std::ptrdiff_t>(k));
        minimal = minimal && !all.contains(less);
      }
      EXPECT_TRUE(!minimal || found.contains(cover)) << round;
      superfluous += !minimal && found.contains(cover);
      lost += !found.contains(cover);
    }
  }
  EXPECT_GT(superfluous, 10u);
  EXPECT_GT(lost, 100u);
}

TEST(Bounded, FindsWhatBruteForceFindsAndTellsTheStoryOfTheTextbook) {
  std::mt19937 dice(21);
  std::size_t covers = 0, bounded = 0, coloured = 0;
  int const rounds = std::getenv("DLX_LONG") ? 10000 : 500;
  for (int round = 0; round < rounds && !HasFailure(); ++round) {
    Problem const p = random_problem(dice, bounded_shape(dice));
    bounded += p.has_bounds();
    coloured += p.has_bounds() && p.has_colours();
    covers += expect_like_the_textbook<Bounded>(p);
  }
  EXPECT_GT(covers, 2 * static_cast<std::size_t>(rounds));
  EXPECT_GT(bounded, static_cast<std::size_t>(rounds) / 2);
  EXPECT_GT(coloured, static_cast<std::size_t>(rounds) / 20);
}

TEST(Bounded, EveryStateIsTheOneOfTheModel) {
  std::mt19937 dice(22);
  int looks = 0;
  std::map<Act, int> acts;
  for (int round = 0; round < 500; ++round) {
    auto shape = bounded_shape(dice);
    shape.options = std::min(shape.options, 8);
    Problem const p = random_problem(dice, shape);
    Bounded links(p);
    Inspector<Bounded> inspector(p, links);
    search(links, Chooser::smallest, {}, nullptr, &inspector);
    ASSERT_FALSE(HasFatalFailure()) << round;
    EXPECT_TRUE(inspector.done_so_far.empty());
    looks += inspector.looks;
    for (auto const& [act, times] : inspector.acts) acts[act] += times;
  }
  EXPECT_GT(looks, 5000);
  EXPECT_GT(acts[Act::tweak], 300);
  EXPECT_EQ(acts[Act::tweak], acts[Act::untweak]);
  EXPECT_GT(acts[Act::spend], 300);
  EXPECT_EQ(acts[Act::spend], acts[Act::refund]);
}

// Needed twice at least, with just two options left: both are forced, and no node is wasted.
TEST(Bounded, NeedMakesTheDegreeSmaller) {
  Problem p;
  p.add_item("A");
  p.add_item("B", Bounds{3, 4});
  for (int k = 0; k < 6; ++k) p.add_option({k < 3 ? 1 : 2});
  auto const out = by_links(p, Chooser::smallest);
  EXPECT_EQ(out.covers.size(), 3u);
  EXPECT_EQ(out.result.totals.dead, 0u);
  EXPECT_EQ(out.result.totals.nodes, 7u);
}

TEST(Bounded, SmallCasesAreWhatOneExpects) {
  struct Case {
    Bounds bounds;
    int options;
    std::size_t covers;
  };
  for (auto const& [bounds, options, covers] : std::vector<Case>{{{0, 1}, 0, 1}, {{1, unlimited}, 0, 0}, {{0, unlimited}, 5, 32}, {{1, unlimited}, 5, 31},
         {{2, 3}, 5, 20}, {{0, 1}, 5, 6}, {{5, 5}, 5, 1}, {{6, 6}, 5, 0}, {{1000000, unlimited}, 5, 0}, {{2, 1000000}, 5, 26}}) {
    Problem p;
    p.add_item("A", bounds);
    for (int o = 0; o < options; ++o) p.add_option({1});
    EXPECT_EQ(by_links(p, Chooser::smallest).covers.size(), covers) << spelled(bounds) << ' ' << options;
  }
}

TEST(Bounded, CanStopAnywhereAndLeavesTheListAsItWas) {
  std::mt19937 dice(24);
  std::size_t stops = 0;
  for (int round = 0; round < 300; ++round) {
    Problem const p = random_problem(dice, bounded_shape(dice));
    auto const whole = by_links(p, Chooser::smallest);
    auto const nodes = whole.result.totals.nodes;
    for (std::uint64_t n = 1; n <= std::min<std::uint64_t>(nodes, 40); ++n, ++stops) {
      Limits limits;
      limits.nodes = n;
      auto const a = by_links(p, Chooser::smallest, limits), b = textbook(p, Chooser::smallest, limits);
      ASSERT_EQ(a.result.totals.nodes, n);
      ASSERT_EQ(b.result.totals.nodes, n);
      ASSERT_EQ(a.covers, b.covers);
      ASSERT_EQ(a.result.ending, n < nodes ? Ending::limit : Ending::complete);
      ASSERT_EQ(b.result.ending, a.result.ending);
    }
  }
  EXPECT_GT(stops, 500u);
}

TEST(Bounded, ProgressOnlyGrowsAndEndsBelowOne) {
  std::vector<double> done;
  Limits limits;
  limits.pulse = [&](Progress const& p) { done.push_back(p.done); };
  by_links(domination(7), Chooser::smallest, limits);
  ASSERT_GT(done.size(), 1u);
  EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
  EXPECT_NEAR(done[0], 0.061'842'105, 1e-9);
  EXPECT_NEAR(done[1], 0.122'076'023, 1e-9);
  EXPECT_LT(done.back(), 1.0);
}

// Traces of every kind, also of searches for the cheapest covers.
TEST(Bounded, TracesAreReadAsWrittenAndWalkedBothWays) {
  std::mt19937 dice(26);
  std::map<Event::Type, int> types;
  for (int round = 0; round < 300; ++round) {
    auto shape = bounded_shape(dice);
    shape.options = std::min(shape.options, 7);
    shape.costs = round % 2 * 100;
    Problem const p = random_problem(dice, shape);
    Bounded links(p);
    Bounded const start = links;
    Recorder recorder(p, "smallest");
    if (round % 2 == 0) search(links, Chooser::smallest, {}, nullptr, &recorder);
    else cheapest(p, {}, Chooser::smallest, {}, nullptr, &recorder);
    Trace const trace = recorder.take();
    std::ostringstream text;
    write_trace(text, trace);
    ASSERT_TRUE(read_trace({"t", text.str()}) == trace) << round;
    for (auto const& e : trace.events) ++types[e.type];
    if (round % 2 != 0 and not p.has_bounds()) continue;
    Replay replay(trace);
    while (replay.forward()) {
      ASSERT_EQ(find_fault(replay.links()), "");
      auto const& e = trace.events[replay.event() - 1];
      if (e.type == Event::Type::solution) { ASSERT_EQ(e.options, replay.path()); }
    }
    ASSERT_TRUE(replay.links() == start);
    while (replay.backward_write()) {}
    ASSERT_TRUE(replay.links() == start);
  }
  for (auto type : {Event::Type::spend, Event::Type::refund, Event::Type::tweak, Event::Type::untweak, Event::Type::purify})
    EXPECT_GT(types[type], 50);
  EXPECT_GT(types[Event::Type::cut] + types[Event::Type::skip], 20);
}

TEST(Bounded, ScriptsSteerASearchThatStaysComplete) {
  Problem const p = museum();
  auto follow_words = [&](std::string const& words) {
    Covers covers;
    follow(read_script({"s", words}, p), p, {}, [&](auto cover) { covers.emplace_back(cover.begin(), cover.end()); });
    return covers;
  };
  EXPECT_EQ(follow_words("choose C\ntry 3\nchoose A\ntry 2\n"), (Covers{{3, 2, 1}, {3, 2}, {3, 1}, {2, 1}}));
  EXPECT_THROW(follow_words("choose A\ntry 2\nchoose A\ntry 2\n"), InputError);
}

TEST(Bounded, FaultsAreFound) {
  Bounded links(museum());
  EXPECT_EQ(find_fault(links), "");
  for (int value : {-1, 3}) {
    Bounded broken = links;
    broken.set(Field::bound, 2, value);
    EXPECT_NE(find_fault(broken).find("B[2]"), std::string::npos);
  }
  Bounded spent = links;
  spent.set(Field::bound, 2, 0);
  EXPECT_EQ(find_fault(spent), "header 2 is in the ring, but B[2] is 0");
  Silent nobody;
  links.tweak(links.node(4), nobody);
  EXPECT_EQ(find_fault(links), "");
  links.set(Field::size, 1, 2);
  EXPECT_NE(find_fault(links), "");
}

TEST(Bounded, TheLogSaysWhenAnItemGetsNothingMore) {
  Problem const p = museum();
  std::ostringstream text;
  auto const log = log_to(text, p);
  by_links(p, Chooser::smallest, {}, log.get());
  EXPECT_NE(text.str().find("k=2  3: B C\n     solution 1: 1 2 3\nk=2  no more B\n     solution 2: 1 2\n"), std::string::npos);
}

TEST(Bounded, WithoutBoundsThereIsAlwaysAnOption) {
  Problem plain;
  plain.add_item("A");
  plain.add_option({1});
  std::ostringstream text;
  write_trace(text, {plain, "smallest", {{.type = Event::Type::choose, .item = 1, .size = 1}, {.type = Event::Type::attempt}, {}}});
  EXPECT_THROW(read_trace({"t", text.str()}), InputError);
}

TEST(Bounded, TheCommandTakesBoundsEverywhere) {
  Scratch scratch;
  std::string const museum_file = "tests/data/museum.dlx";
  EXPECT_EQ(run("dlx estimate " + museum_file + " | grep -v time").out, "nodes   9 +- 0\ncovers  4 +- 0\nwalks   10000\n");
  auto const script = scratch.file("c.script", "choose C\n");
  EXPECT_EQ(run("dlx solve --chooser script:" + script + ' ' + museum_file).out, "1 2 3\n1 2\n2 3\n1 3\n");
  auto const trace = scratch.file("t.jsonl", run("dlx trace " + museum_file).out);
  auto const drawn = run("dlx draw --steps tweak " + trace);
  EXPECT_NE(drawn.out.find("tweak r1 for A"), std::string::npos);
  EXPECT_NE(drawn.out.find("\"may be used\""), std::string::npos);
  EXPECT_NE(run("dlx draw --as tree " + trace).out.find("none"), std::string::npos);
  auto const matrix = run("dlx draw --as matrix " + trace);
  EXPECT_EQ(matrix.status, 2);
  EXPECT_NE(matrix.err.find("columns have no bounds"), std::string::npos) << matrix.err;
}
