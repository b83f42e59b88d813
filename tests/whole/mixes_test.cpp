// Every mix of exact, bounded, secondary, and coloured items, and of costs, by every
// engine, chooser, number of threads, and limit: what the program answers is what one
// finds by looking at all subsets of the options, in the order of Algorithm X on paper;
// and of larger problems, a SAT solver says that nothing is missing.
//
// What fails is made smaller as long as it fails, and then printed, with the command
// that shows it.  With DLX_LONG=1 there are a million problems, others each time;
// DLX_SEED=..., which is printed, makes them come again.
#include "bargains.hpp"
#include "shell.hpp"
#include "textbook.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/text/format.hpp"
#include "dlx/text/translate.hpp"
#include <csignal>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>
#include <map>
#include <unistd.h>

using namespace dlx;

namespace {
// ---- what is true -----------------------------------------------------------
struct Truth {
  std::map<Chooser, std::vector<Cover>> covers;  // each sorted, in the order of Algorithm X
  std::set<Cover> all;
};
std::vector<Cover> collect(std::function<Result(Receive const&)> const& find, Ending ending = Ending::complete) {
  std::vector<Cover> covers;
  Result const r = find([&](std::span<int const> c) {
    covers.emplace_back(c.begin(), c.end());
    std::sort(covers.back().begin(), covers.back().end());  // masks make forced moves earlier
  });
  if (r.ending != ending) throw std::runtime_error("ends in another way");
  if (r.totals.solutions != covers.size()) throw std::runtime_error("counts its covers wrong");
  return covers;
}
Truth truth_of(Problem const& p) {
  Truth t;
  for (Chooser c : {Chooser::first, Chooser::smallest})
    t.covers[c] = collect([&](Receive const& r) { return algorithm_x(p, c, {}, r); });
  t.all.insert(t.covers[Chooser::first].begin(), t.covers[Chooser::first].end());
  return t;
}

// ---- ways to ask --------------------------------------------------------------
// What one would type, and what is wrong with the answer: nothing, if it is empty.
std::string word_for(Chooser c) { return c == Chooser::first ? "first" : "smallest"; }
struct Way {
  std::string command;
  std::function<std::string(Problem const&, Truth const&)> wrong;
};
std::string compare(std::vector<Cover> const& found, std::vector<Cover> const& right) {
  for (std::size_t k = 0; k < std::min(found.size(), right.size()); ++k)
    if (found[k] != right[k]) return fmt::format("cover {} is {}, not {}", k + 1, found[k], right[k]);
  if (found.size() == right.size()) return "";
  return fmt::format("{} covers, not {}", found.size(), right.size());
}
bool can(Engine e, Chooser c, Problem const& p) {
  switch (e) {
    case Engine::filter: return c == Chooser::smallest && !p.has_bounds() && !p.has_colours() && p.item_count() <= 64;
    case Engine::masks: return true;
    case Engine::hybrid: return !p.has_bounds();
    default: return true;
  }
}
Way search(std::string const& name, Engine e, Chooser c, int threads, std::uint64_t limit) {
  auto command = fmt::format("dlx solve --engine {} --chooser {}", name, word_for(c));
  if (threads > 1) command += fmt::format(" --threads {}", threads);
  if (limit > 0) command += fmt::format(" --limit {}", limit);
  return {command, [=](Problem const& p, Truth const& truth) -> std::string {
    auto right = truth.covers.at(c);
    // A search that stops at the last cover may know that it is the last, or not.
    if (limit == right.size() && limit > 0) return "";
    bool const stops = limit > 0 && limit < right.size();
    if (stops) right.resize(limit);
    Limits limits;
    limits.solutions = limit;
    auto const found = [&] {
      return collect([&](Receive const& r) { return search_with(e, p, c, limits, r, nullptr, threads); },
                     stops ? Ending::limit : Ending::complete);
    };
    if (can(e, c, p)) return compare(found(), right);
    try {
      found();
    } catch (Unsupported const&) {
      return "";
    }
    return "does not refuse it";
  }};
}
Way count(int threads) {
  return {fmt::format("dlx count --threads {}", threads), [=](Problem const& p, Truth const& truth) {
    auto const n = count_covers(p, {}, threads).covers;
    return n == truth.all.size() ? "" : fmt::format("{} covers, not {}", n.get_str(), truth.all.size());
  }};
}
// The cheapest; the k cheapest; all; all up to a cost; and the k cheapest of these.
std::string bargain(Problem const& p, Truth const& truth, Chooser c) {
  auto const costs = sorted_costs(p, truth.all);
  std::uint64_t const k = 2 + static_cast<unsigned>(p.option_count()) % 6;
  std::int64_t const limit = costs.empty() ? 10 : costs[costs.size() / 2];
  for (Wish const& w : {Wish{1, no_limit}, {k, no_limit}, {0, no_limit}, {0, limit}, {0, std::max<std::int64_t>(0, limit - 1)}, {k, limit}})
    if (auto const wrong = unlike(p, w, buy(p, w, c), truth.all); !wrong.empty()) return wrong;
  return "";
}
std::vector<Way> all_ways() {
  std::vector<Way> ways;
  std::pair<char const*, Engine> const engines[] = {{"links", Engine::links}, {"auto", Engine::automatic},
    {"masks", Engine::masks}, {"hybrid", Engine::hybrid}, {"filter", Engine::filter}};
  for (Chooser c : {Chooser::first, Chooser::smallest}) {
    for (auto const& [name, e] : engines)
      for (std::uint64_t limit : {0, 1, 2}) ways.push_back(search(name, e, c, 1, limit));
    for (int threads : {2, 3}) ways.push_back(search("masks", Engine::masks, c, threads, 0));
    ways.push_back({"dlx solve --cheapest=3 --chooser " + word_for(c),
      [c](Problem const& p, Truth const& truth) { return bargain(p, truth, c); }});
  }
  ways.push_back(search("auto", Engine::automatic, Chooser::smallest, 2, 2));
  for (int threads : {1, 2}) ways.push_back(count(threads));
  return ways;
}

// ---- what is wrong with a problem, said of the first way that fails ---------------
using Judge = std::function<std::string(Problem const&, Truth const&)>;
std::string complaint(Way const& way, Problem const& p, Truth const& truth) {
  try {
    auto const wrong = way.wrong(p, truth);
    return wrong.empty() ? "" : way.command + " FILE: " + wrong;
  } catch (std::exception const& e) {
    return way.command + " FILE: " + e.what();
  }
}
Judge judge_of(std::vector<Way> const& ways) {
  return [ways](Problem const& p, Truth const& truth) -> std::string {
    if (p.option_count() <= 12 && truth.all != covers_by_force(p)) return "Algorithm X on paper: not what all subsets say";
    for (auto const& c : truth.all)
      if (auto const why = refute(p, c); !why.empty()) return "dlx verify: " + why;
    for (auto const& way : ways)
      if (auto const wrong = complaint(way, p, truth); !wrong.empty()) return wrong;
    return "";
  };
}

// ---- smaller problems that still fail ------------------------------------------
struct Draft {  // of a problem, from which something can be taken away
  struct Option {
    std::vector<Entry> entries;
    std::int64_t cost;
  };
  std::vector<Item> items;
  std::vector<Option> options;
  Problem problem() const {
    Problem p;
    for (auto const& i : items)
      if (i.kind == Kind::secondary) p.add_item(i.name, i.kind); else p.add_item(i.name, i.bounds);
    for (auto const& o : options) {
      p.add_option();
      if (o.cost > 0) p.add_cost(o.cost);
      for (auto const& e : o.entries) p.add_entry(e.item, e.colour ? p.add_colour(fmt::format("c{}", e.colour)) : 0);
    }
    return p;
  }
};
Draft draft_of(Problem const& p) {
  Draft d;
  for (int i = 1; i <= p.item_count(); ++i) d.items.push_back(p.item(i));
  for (int o = 1; o <= p.option_count(); ++o) d.options.push_back({{p.option(o).begin(), p.option(o).end()}, p.cost(o)});
  return d;
}
std::vector<Draft> smaller(Draft const& d) {
  std::vector<Draft> all;
  auto with = [&](auto const& change) { all.push_back(d), change(all.back()); };
  for (std::size_t o = 0; o < d.options.size(); ++o)
    with([&](Draft& e) { e.options.erase(e.options.begin() + static_cast<std::ptrdiff_t>(o)); });
  for (int i = 1; i <= static_cast<int>(d.items.size()); ++i)
    with([&](Draft& e) {
      e.items.erase(e.items.begin() + i - 1);
      for (auto& [entries, cost] : e.options) {
        std::erase_if(entries, [&](Entry const& x) { return x.item == i; });
        for (auto& x : entries) x.item -= x.item > i;
      }
    });
  for (std::size_t i = 0; i < d.items.size(); ++i)
    if (d.items[i].kind == Kind::primary && d.items[i].bounds != Bounds{1, 1}) with([&](Draft& e) { e.items[i].bounds = {1, 1}; });
  for (std::size_t o = 0; o < d.options.size(); ++o) {
    if (d.options[o].cost > 0) with([&](Draft& e) { e.options[o].cost /= 2; });
    for (std::size_t k = 0; k < d.options[o].entries.size(); ++k) {
      with([&](Draft& e) { e.options[o].entries.erase(e.options[o].entries.begin() + static_cast<std::ptrdiff_t>(k)); });
      if (d.options[o].entries[k].colour) with([&](Draft& e) { e.options[o].entries[k].colour = 0; });
    }
  }
  return all;
}
std::string judged(Problem const& p, Judge const& judge) { return judge(p, truth_of(p)); }
Problem shrink(Problem const& p, Judge const& judge) {
  auto best = draft_of(p);
  for (bool found = true; found;) {
    found = false;
    for (auto const& d : smaller(best))
      if (!judged(d.problem(), judge).empty()) {
        best = d, found = true;
        break;
      }
  }
  return best.problem();
}
std::string report(Problem const& p, Judge const& judge) {
  auto const least = shrink(p, judge);
  return judged(least, judge) + "\nFILE has:\n" + write_dlx(least);
}

// ---- many problems --------------------------------------------------------------
bool is_long() { return std::getenv("DLX_LONG") != nullptr; }
unsigned seed() {
  static unsigned const s = [] {
    if (auto const given = std::getenv("DLX_SEED")) return static_cast<unsigned>(std::stoul(given));
    return is_long() ? std::random_device{}() : 2026u;
  }();
  return s;
}
char last_words[80];  // what a crash leaves behind
extern "C" void crashed(int signal) {
  [[maybe_unused]] auto const n = ::write(2, last_words, std::string_view(last_words).size());
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}
// Calls |look| with so many seeds; says which one it was.
void with_seeds(int rounds, std::function<void(std::mt19937&, int)> const& look) {
  for (int s : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS}) std::signal(s, crashed);
  fmt::print("DLX_SEED={}\n", seed());
  for (int round = 0; round < rounds; ++round) {
    auto const end = fmt::format_to_n(last_words, sizeof last_words - 1, "DLX_SEED={}, round {}\n", seed(), round).out;
    *end = 0;
    std::seed_seq mixed{seed(), static_cast<unsigned>(round)};
    std::mt19937 dice(mixed);
    look(dice, round);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

// The parts that a problem really has.
unsigned parts_of(Problem const& p) {
  unsigned parts = p.has_costs() ? costs : 0;
  std::set<int> painted;
  for (int o = 1; o <= p.option_count(); ++o)
    for (auto const& e : p.option(o))
      if (e.colour != 0) painted.insert(e.item);
  for (int i = 1; i <= p.item_count(); ++i)
    if (p.item(i).kind == Kind::secondary) parts |= painted.contains(i) ? coloured : secondary;
    else parts |= p.item(i).bounds == Bounds{1, 1} ? exact : bounded;
  return parts;
}
std::string name_of(unsigned parts) {
  std::string name;
  for (auto [part, word] : {std::pair{exact, "exact"}, {bounded, "bounded"}, {secondary, "secondary"}, {coloured, "coloured"}, {costs, "costs"}})
    if (parts & part) name += (name.empty() ? "" : " ") + std::string(word);
  return name.empty() ? "nothing" : name;
}
struct Count {
  int problems = 0, solvable = 0, with_choice = 0;
};
using Census = std::map<unsigned, Count>;
// Each mix was met, with covers and without, as often as the prose supposes.
void expect_variety(Census& census, int rounds) {
  for (unsigned parts = 0; parts <= all_parts; ++parts) {
    auto const& [problems, solvable, with_choice] = census[parts];
    if (is_long()) fmt::print("{:>42}: {} problems, {} with covers, {} with several\n", name_of(parts), problems, solvable, with_choice);
    EXPECT_GT(problems, rounds / 64) << name_of(parts);  // half of its share
    if (parts & (exact | bounded)) {
      EXPECT_GT(with_choice, rounds / 200) << name_of(parts);
    }
    if (parts & exact) {
      EXPECT_LT(solvable, problems) << name_of(parts);
    }
  }
  EXPECT_EQ(census.size(), all_parts + 1u);
}
void dance_all(int rounds) {
  Judge const judge = judge_of(all_ways());
  Census census;
  with_seeds(rounds, [&](std::mt19937& dice, int round) {
    Problem const p = mixture(dice, static_cast<unsigned>(round) % (all_parts + 1));
    auto const truth = truth_of(p);
    ASSERT_EQ(judge(p, truth), "") << report(p, judge);
    auto const covers = truth.all.size();
    auto& count = census[parts_of(p)];
    ++count.problems, count.solvable += covers > 0, count.with_choice += covers > 1;
  });
  expect_variety(census, rounds);
}
// Covers are hidden in larger problems, in which threads and memory have something to do.
Problem larger(std::mt19937& dice) {
  auto pick = [&](int low, int high) { return std::uniform_int_distribution<int>(low, high)(dice); };
  int const items = pick(8, 18);
  return planted(dice, items, pick(0, 4), pick(0, 3), pick(items, 3 * items), pick(2, 4));
}
}  // namespace

TEST(Mixes, AllAnswersAreThoseOfBruteForce) { dance_all(is_long() ? 1000000 : 2000); }

TEST(Mixes, LargerOnesAreThoseOfAlgorithmX) {
  Judge const judge = judge_of(all_ways());
  std::size_t covers = 0;
  with_seeds(is_long() ? 20000 : 50, [&](std::mt19937& dice, int) {
    Problem const p = larger(dice);
    auto const truth = truth_of(p);
    ASSERT_EQ(judge(p, truth), "") << report(p, judge);
    covers += truth.all.size();
  });
  EXPECT_GT(covers, 100u);
}

// The covers are covers; and if each of them is forbidden, no model is left.
TEST(Mixes, ASatSolverFindsNoOtherCover) {
  if (run("command -v minisat").status != 0) GTEST_SKIP() << "minisat is not there";
  std::size_t covers = 0;
  with_seeds(is_long() ? 3000 : 60, [&](std::mt19937& dice, int round) {
    Problem p = round % 2 ? larger(dice) : mixture(dice, bounded | exact | coloured | secondary);
    auto formula = formula_of(p);
    search_with(Engine::automatic, p, Chooser::smallest, {}, [&](std::span<int const> cover) {
      ASSERT_EQ(refute(p, cover), "");
      Clause other;
      for (int o : cover) other.push_back(-o);
      for (int o = 1; o <= p.option_count(); ++o)
        if (std::find(cover.begin(), cover.end(), o) == cover.end()) other.push_back(o);
      formula.clauses.push_back(other);
      ++covers;
    });
    std::string text = fmt::format("p cnf {} {}\n", formula.variables, formula.clauses.size());
    for (auto const& c : formula.clauses) text += fmt::format("{} 0\n", fmt::join(c, " "));
    Scratch scratch;
    EXPECT_EQ(run("minisat -verb=0 " + scratch.file("cnf", text) + " /dev/null").status, 20) << write_dlx(p);
  });
  EXPECT_GT(covers, 60u);
}

// The tester is tested: an engine with a fault is caught, and the witness is as small as can be.
TEST(Mixes, AFaultIsCaughtAndShrunk) {
  auto const faulty = judge_of({{"dlx solve --engine faulty", [](Problem const& p, Truth const& truth) {
    auto found = truth.covers.at(Chooser::first);
    std::erase_if(found, [&](Cover const& c) {  // forgets what has a colour and three options
      return c.size() >= 3 && std::any_of(c.begin(), c.end(), [&](int o) {
        return std::any_of(p.option(o).begin(), p.option(o).end(), [](Entry const& e) { return e.colour != 0; });
      });
    });
    return compare(found, truth.covers.at(Chooser::first));
  }}});
  std::mt19937 dice(1);
  for (int round = 0;; ++round) {
    ASSERT_LT(round, 10000) << "never caught";
    Problem const p = mixture(dice, exact | coloured);
    if (judged(p, faulty).empty()) continue;
    Problem const least = shrink(p, faulty);
    EXPECT_EQ(least.option_count(), 3);
    EXPECT_EQ(least.item_count(), 4);
    EXPECT_EQ(judged(least, faulty).find("dlx solve --engine faulty FILE: "), 0u);
    EXPECT_NE(report(p, faulty).find("FILE has:\n"), std::string::npos);
    return;
  }
}
