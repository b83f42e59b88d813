// Every mix of exact, bounded, secondary, and coloured items, and of costs:
// what the program answers is what one finds by looking at all subsets of the
// options.  The census at the end says how often each mix was met; with
// DLX_LONG=1 it is printed in full.
#include "bargains.hpp"
#include "textbook.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/text/format.hpp"
#include "dlx/fast/portfolio.hpp"
#include <cstdlib>
#include <fmt/format.h>
#include <map>

using namespace dlx;

namespace {
// The parts that it really has.
unsigned parts_of(Problem const& p) {
  std::set<int> painted;
  for (int o = 1; o <= p.option_count(); ++o)
    for (auto const& e : p.option(o))
      if (e.colour != 0) painted.insert(e.item);
  unsigned parts = p.has_costs() ? costs : 0;
  for (int i = 1; i <= p.item_count(); ++i)
    if (p.item(i).kind == Kind::secondary)
      parts |= painted.contains(i) ? coloured : secondary;
    else
      parts |= p.item(i).bounds == Bounds{1, 1} ? exact : bounded;
  return parts;
}
std::string name_of(unsigned parts) {
  std::string name;
  for (auto [part, word] : {std::pair{exact, "exact"}, {bounded, "bounded"}, {secondary, "secondary"}, {coloured, "coloured"}, {costs, "costs"}})
    if (parts & part) name += (name.empty() ? "" : " ") + std::string(word);
  return name.empty() ? "nothing" : name;
}

// The same covers, each of them once and sound, by each engine and chooser.
void expect_covers(Problem const& p, std::set<Cover> const& all) {
  auto expect = [&](auto const& find, std::string const& how) {
    std::set<Cover> found;
    Result const result = find([&](std::span<int const> cover) {
      EXPECT_EQ(refute(p, cover), "") << how;
      Cover sorted(cover.begin(), cover.end());
      std::sort(sorted.begin(), sorted.end());
      EXPECT_TRUE(found.insert(sorted).second) << how << ": found twice";
    });
    EXPECT_EQ(result.ending, Ending::complete) << how;
    EXPECT_EQ(result.totals.solutions, all.size()) << how;
    EXPECT_EQ(found, all) << how;
  };
  for (Chooser c : {Chooser::first, Chooser::smallest}) {
    auto by = [&](Engine e) { return [&, e](Receive const& r) { return search_with(e, p, c, {}, r); }; };
    expect(by(Engine::links), "links");
    expect(by(Engine::automatic), "auto");
    if (p.has_bounds()) {
      EXPECT_THROW(search_with(Engine::masks, p, c), Unsupported);
    } else {
      expect(by(Engine::masks), "masks");
    }
    expect([&](Receive const& r) { return algorithm_x(p, c, {}, r); }, "textbook");
  }
}
void expect_counts(Problem const& p, std::set<Cover> const& all) {
  EXPECT_EQ(count_covers(p).covers, all.size());
  auto const swept = count_along_frontier(p);
  ASSERT_TRUE(swept.covers);
  EXPECT_EQ(*swept.covers, all.size());
}
// The cheapest, the k cheapest, all, all up to a cost, and the k cheapest of these.
void expect_bargains(Problem const& p, std::set<Cover> const& all, std::mt19937& dice) {
  auto const costs = sorted_costs(p, all);
  std::uint64_t const k = 2 + dice() % 6;
  std::int64_t limit = costs.empty() ? 10 : costs[dice() % costs.size()];
  limit = std::max<std::int64_t>(0, limit - static_cast<int>(dice() % 2));
  for (Wish const& wish : {Wish{1, no_limit}, {k, no_limit}, {0, no_limit}, {0, limit}, {k, limit}})
    for (Chooser c : {Chooser::first, Chooser::smallest}) expect_bargain(p, wish, buy(p, wish, c), all);
}
struct Count {
  int problems = 0, solvable = 0, with_choice = 0;
};
}  // namespace

TEST(Mixes, AllAnswersAreThoseOfBruteForce) {
  std::mt19937 dice(2026);
  std::map<unsigned, Count> census;
  bool const is_long = std::getenv("DLX_LONG") != nullptr;
  int const rounds = is_long ? 10000 : 2000;
  for (int round = 0; round < rounds; ++round) {
    Problem const p = mixture(dice, static_cast<unsigned>(round) % (all_parts + 1));
    auto const all = covers_by_force(p);
    expect_covers(p, all);
    expect_counts(p, all);
    expect_bargains(p, all, dice);
    ASSERT_FALSE(HasFailure()) << "round " << round << '\n' << write_dlx(p);
    auto& count = census[parts_of(p)];
    ++count.problems;
    count.solvable += !all.empty();
    count.with_choice += all.size() > 1;
  }
  int rarest = rounds, choices = 0;
  for (unsigned parts = 0; parts <= all_parts; ++parts) {
    auto const& [problems, solvable, with_choice] = census[parts];
    if (is_long) fmt::print("{:>42}: {:3} problems, {:3} with covers, {:3} with several\n", name_of(parts), problems, solvable, with_choice);
    EXPECT_GT(problems, rounds / 64) << name_of(parts);  // half of its share
    if (parts & (exact | bounded)) {
      EXPECT_GT(with_choice, rounds / 200) << name_of(parts);
    }
    if (parts & exact) {
      EXPECT_LT(solvable, problems) << name_of(parts);
    }
    rarest = std::min(rarest, problems);
    choices += with_choice;
  }
  EXPECT_EQ(census.size(), all_parts + 1u);
  fmt::print("{} problems, each of {} mixes {} times or more; {} had several covers\n", rounds, census.size(), rarest, choices);
}
