// The set of all covers is what a search lists, in its order: it can be counted, walked through, drawn from, divided,
// and saved; and a reason why there is none cannot be made smaller.
#include "dlx/more/covers.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/dance/queens.hpp"
#include "random_problems.hpp"
#include "dlx/text/dlx.hpp"
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <gtest/gtest.h>

using namespace dlx;

namespace {
using Covers = std::vector<std::vector<int>>;
bool is_long() { return std::getenv("DLX_LONG") != nullptr; }

// As the dancing list finds them, one by one.
Covers listed(Problem const& p) {
  Covers all;
  search_with(Engine::links, p, Chooser::smallest, {}, [&](std::span<int const> c) { all.emplace_back(c.begin(), c.end()); });
  return all;
}
Covers walked(CoverSet const& set, mpz_class const& from = 0) {
  Covers all;
  for (auto i = set.begin(from); i != set.end(); ++i) all.emplace_back((*i).begin(), (*i).end());
  return all;
}
CoverSet set_of(Problem const& p) { return CoverSet::of(p).value(); }
Problem mixed(std::mt19937& dice, unsigned round) {
  if (round % 4 == 0) return planted(dice, 8, 2, static_cast<int>(round % 3), 24, 3);
  return round % 4 == 1 ? serial_problem(dice, round) : mixture(dice, dice() % 32);
}
bool has(std::vector<int> const& cover, int o) { return std::ranges::find(cover, o) != cover.end(); }
double seconds_of(std::function<void()> const& work) {
  auto const begin = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}
}  // namespace

// The board of the chapter: abcd over efgh.
Problem board() {
  return read_dlx({"board", "a b c d e f g h\nab: a b\nae: a e\nbc: b c\nbf: b f\ncd: c d\ncg: c g\ndh: d h\nef: e f\nfg: f g\ngh: g h\n"}, 0);
}
TEST(CoverSet, OfTheSmallBoardIsThatOfTheChapter) {
  auto const set = set_of(board());
  auto const& d = set.as_diagram();
  ASSERT_EQ(d.node_count(), 3u);
  auto const arrows = [&](unsigned node) {
    std::string text;
    for (auto a = d.begin(node); a < d.end(node); ++a) {
      text += std::to_string(d.target(a));
      for (int o : d.options(a)) text += " " + board().label(o);
      text += ";";
    }
    return text;
  };
  EXPECT_EQ(arrows(1), "0 cd gh;0 cg dh;");
  EXPECT_EQ(arrows(2), "0 bc dh fg;1 bf;");
  EXPECT_EQ(arrows(3), "1 ab ef;2 ae;");
  EXPECT_EQ(set.size(), 5);
  EXPECT_EQ(set[4], (std::vector<int>{2, 4, 6, 7}));  // ae bf cg dh
  std::string uses;
  for (auto const& n : set.uses(10)) uses += n.get_str() + " ";
  EXPECT_EQ(uses, "0 2 3 1 2 2 2 3 2 1 2 ");
}

TEST(CoverSet, OfSmallestProblems) {
  auto const of = [](std::string const& text) { return set_of(read_dlx({"text", text}, 0)); };
  auto const empty = of("A B\nA\n");
  EXPECT_EQ(empty.size(), 0);
  EXPECT_EQ(empty.begin(), empty.end());
  EXPECT_THROW(empty[0], std::out_of_range);
  std::mt19937_64 dice;
  EXPECT_THROW(empty.sample(dice), std::out_of_range);
  EXPECT_EQ(empty.with(std::vector{1}).size(), 0);
  EXPECT_EQ(empty.uses(1), (std::vector<mpz_class>{0, 0}));
  EXPECT_TRUE(empty.cheapest(read_dlx({"text", "A B\nA\n"}, 0), 3).empty());
  auto const one = of("A B\nA B\n");  // forced: no state at all
  EXPECT_EQ(walked(one), (Covers{{1}}));
  EXPECT_THROW(one[1], std::out_of_range);
  EXPECT_THROW(one[-1], std::out_of_range);
  auto const nothing = of("0:1|A\n");
  EXPECT_EQ(walked(nothing), Covers{{}});
  EXPECT_EQ(nothing.sample(dice), std::vector<int>());
  EXPECT_EQ(of("0:2|A\n A\n A\n").size(), 4);
}

// In 1,000 problems of all kinds; long, ten times as many.
TEST(CoverSet, HasTheCoversOfASearchInItsOrder) {
  std::mt19937 dice(58);
  int some = 0;
  for (unsigned round = 0; round < (is_long() ? 10000u : 1000u); ++round) {
    auto const p = mixed(dice, round);
    auto const set = set_of(p);
    auto const all = listed(p);
    ASSERT_EQ(set.size(), all.size()) << write_dlx(p);
    ASSERT_EQ(walked(set), all) << write_dlx(p);
    for (std::size_t k = 0; k < all.size(); k += 1 + all.size() / 7) ASSERT_EQ(set[k], all[k]);
    auto const from = all.size() / 2;
    if (!all.empty()) { ASSERT_EQ(walked(set, from), Covers(all.begin() + static_cast<std::ptrdiff_t>(from), all.end())); }
    some += all.size() > 1;
  }
  EXPECT_GT(some, 400);
}

TEST(CoverSet, KnowsTheCoversOfEachOption) {
  std::mt19937 dice(1);
  for (unsigned round = 0; round < 400; ++round) {
    auto const p = mixed(dice, round);
    auto const set = set_of(p);
    std::vector<mpz_class> uses(static_cast<std::size_t>(p.option_count()) + 1);
    for (auto const& c : listed(p)) for (int o : c) ++uses[static_cast<std::size_t>(o)];
    EXPECT_EQ(set.uses(p.option_count()), uses);
    for (int i = 1; i <= p.primary_count(); ++i) {  // those of an exact item are all
      mpz_class sum;
      for (int o = 1; o <= p.option_count(); ++o)
        for (auto const& e : p.option(o)) if (e.item == i) sum += uses[static_cast<std::size_t>(o)];
      if (p.item(i).bounds == Bounds{1, 1}) { EXPECT_EQ(sum, set.size()); }
    }
  }
}

TEST(CoverSet, IsDividedByOptions) {
  std::mt19937 dice(2);
  for (unsigned round = 0; round < 400; ++round) {
    auto const p = mixed(dice, round);
    if (p.option_count() == 0) continue;
    auto const set = set_of(p);
    std::vector<int> some;
    for (unsigned k = 1 + dice() % 3; k > 0; --k) some.push_back(1 + static_cast<int>(dice() % static_cast<unsigned>(p.option_count())));
    Covers with, without, both;
    for (auto const& c : listed(p)) {
      if (std::ranges::all_of(some, [&](int o) { return has(c, o); })) with.push_back(c);
      if (std::ranges::none_of(some, [&](int o) { return has(c, o); })) without.push_back(c);
      if (has(c, some[0]) and not has(c, some.back())) both.push_back(c);
    }
    ASSERT_EQ(walked(set.with(some)), with) << write_dlx(p);
    ASSERT_EQ(walked(set.without(some)), without);
    ASSERT_EQ(walked(set.with({some.data(), 1}).without({&some.back(), 1})), both);
    ASSERT_EQ(walked(set.without({&some.back(), 1}).with({some.data(), 1})), both);
    EXPECT_EQ(set.with(some).size(), with.size());
  }
}

TEST(CoverSet, FindsTheCheapestInOrder) {
  std::mt19937 dice(3);
  for (unsigned round = 0; round < 400; ++round) {
    auto const p = mixture(dice, dice() % 32 | costs);
    auto all = listed(p);
    std::ranges::stable_sort(all, {}, [&](auto const& c) { return cost_of(p, c); });
    for (std::size_t k : {1u, 3u, 1000u})
      ASSERT_EQ(set_of(p).cheapest(p, k), Covers(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(k, all.size())))) << write_dlx(p);
  }
}

// The chance of chi-squared to be so far beyond its mean, in standard deviations of the normal distribution (Wilson, Hilferty).
double surprise(CoverSet const& set, std::size_t samples, unsigned seed) {
  auto const n = set.size().get_ui();
  std::map<std::vector<int>, std::size_t> number;
  for (auto const& c : walked(set)) number.emplace(c, number.size());
  std::vector<double> seen(n);
  std::mt19937_64 dice(seed);
  for (std::size_t k = 0; k < samples; ++k) ++seen[number.at(set.sample(dice))];
  double sum = 0;
  auto const expected = static_cast<double>(samples) / static_cast<double>(n), free = static_cast<double>(n) - 1;
  for (double s : seen) sum += (s - expected) * (s - expected) / expected;
  return (std::cbrt(sum / free) - (1 - 2 / (9 * free))) / std::sqrt(2 / (9 * free));
}
TEST(CoverSet, DrawsEachCoverWithTheSameChance) {
  EXPECT_LT(std::abs(surprise(set_of(board()), 10000, 1)), 3.5);
  EXPECT_LT(std::abs(surprise(set_of(dominoes(4, 6)), 28100, 2)), 3.5);  // 281 covers
  if (!is_long()) return;
  EXPECT_LT(std::abs(surprise(set_of(dominoes(6, 6)), 1000000, 3)), 3.5);  // 6,728
  EXPECT_LT(std::abs(surprise(set_of(Problem(queens(11))), 1000000, 4)), 3.5);  // 2,680
}
TEST(CoverSet, DrawsTheSameOnAllMachines) {
  std::mt19937_64 dice(58);
  std::string drawn;
  for (int k = 0; k < 10; ++k)
    for (auto const set = set_of(board()); int o : set.sample(dice)) drawn += board().label(o) + " ";
  EXPECT_EQ(drawn, "ab ef cd gh ae bc dh fg ae bf cg dh ab ef cg dh ab ef cg dh ae bf cg dh ab ef cd gh ae bf cd gh ab ef cd gh ab ef cd gh ");
}

TEST(CoverSet, OfALargeBoardIsQuick) {
  auto const p = dominoes(12, 12);
  std::optional<CoverSet> set;
  auto const built = seconds_of([&] { set = CoverSet::of(p); });
  EXPECT_EQ(set->size().get_str(), "53060477521960000");
  std::mt19937_64 dice(1);
  auto const drawn = seconds_of([&] { for (int k = 0; k < 100; ++k) EXPECT_EQ(set->sample(dice).size(), 72u); }) / 100;
  std::vector<mpz_class> uses;
  auto const counted = seconds_of([&] { uses = set->uses(p.option_count()); });
  EXPECT_EQ(uses[1] + uses[2], set->size());  // those of the corner
  RecordProperty("built", std::to_string(built));
  if (std::getenv("DLX_TIMES")) std::printf("built %.3f s, drawn %.6f s, counted %.3f s; %zu bytes, %u nodes\n", built, drawn, counted, set->as_diagram().bytes(), set->as_diagram().node_count());
  EXPECT_LT(built, 10);  // also with watchmen
  EXPECT_LT(drawn, .1);
  EXPECT_LT(counted, 5);
  auto const third = set->with(std::vector{1}).without(std::vector{264});
  EXPECT_LT(third.size(), uses[1]);
  EXPECT_EQ(third[third.size() - 1].size(), 72u);
}

TEST(CoverSet, NamesItsLimits) {
  Limits limits;
  limits.nodes = 100;
  EXPECT_FALSE(CoverSet::of(dominoes(8, 8), limits).has_value());
  limits.nodes = 0, limits.solutions = 1;  // is no limit of a set
  EXPECT_EQ(CoverSet::of(dominoes(4, 4), limits)->size(), 36);
  try {
    CoverSet::of(dominoes(8, 8), {}, 50'000);
    ADD_FAILURE();
  } catch (SetTooLarge const& e) {
    EXPECT_NE(std::string(e.what()).find("more than 0.05 megabytes"), std::string::npos) << e.what();
  }
}

namespace {
HasCover const by_links = [](Problem const& p) -> std::optional<bool> {
  Limits one;
  one.solutions = 1;
  return search_with(Engine::links, p, Chooser::smallest, one).totals.solutions > 0;
};
// By brute force over sets of options, in another way than relaxed(): may these items be covered together?
bool can_be_covered(Problem const& p, std::set<int> const& items) {
  for (unsigned set = 0; set < (1u << p.option_count()); ++set) {
    bool good = true;
    for (int i = 1; i <= p.item_count() and good; ++i) {
      int times = 0;
      std::set<int> colours;
      for (int o = 1; o <= p.option_count(); ++o)
        for (auto const& e : p.option(o))
          if (set >> (o - 1) & 1 and e.item == i) ++times, colours.insert(e.colour);
      auto const [lower, upper] = p.item(i).bounds;
      bool const agree = p.item(i).kind == Kind::secondary and colours.size() == 1 and *colours.begin() != 0;
      good = (times <= upper or agree) and (times >= lower or not items.contains(i));
    }
    if (good) return true;
  }
  return false;
}
}  // namespace

TEST(Reasons, AreReasonsAndMinimal) {
  std::mt19937 dice(4);
  int hopeless = 0;
  for (unsigned round = 0; hopeless < (is_long() ? 1000 : 200); ++round) {
    auto const p = mixed(dice, 1 + 2 * round);
    if (p.option_count() > 11 or not listed(p).empty()) continue;
    ++hopeless;
    auto const [items, is_minimal] = why_none(p, by_links);
    EXPECT_TRUE(is_minimal);
    std::set<int> const all(items.begin(), items.end());
    EXPECT_FALSE(can_be_covered(p, all)) << write_dlx(p);
    for (int i : items) {
      auto fewer = all;
      fewer.erase(i);
      EXPECT_TRUE(can_be_covered(p, fewer)) << write_dlx(p) << i;
    }
  }
}

// The table of the chapter: abcd over efgh, without a and h.
TEST(Reasons, AreFoundAsInTheChapter) {
  auto const p = read_dlx({"text", "b c d e f g\nb c\nb f\nc d\nc g\ne f\nf g\n"}, 0);
  std::string tried;
  HasCover const told = [&](Problem const& r) {
    for (int i = 1; i <= r.primary_count(); ++i) tried += r.item(i).name;
    auto const answer = by_links(r);
    tried += *answer ? "+ " : "- ";
    return answer;
  };
  EXPECT_EQ(why_none(p, told).items, (std::vector{3, 4, 6}));
  EXPECT_EQ(tried, "efg+ bcd+ cdefg- defg- efg+ dfg+ deg- de+ ");
}
// Bounds are relaxed, colours are not.
TEST(Reasons, KnowBoundsAndColours) {
  auto const reason = [](std::string const& text) {
    auto const p = read_dlx({"text", text}, 0);
    std::string names;
    for (int i : why_none(p, by_links).items) names += p.item(i).name;
    return names;
  };
  EXPECT_EQ(reason("2:3|A 0:1|B C\nA B\nA B\nC\n"), "A");
  EXPECT_EQ(reason("A B C | x\nA x:r\nB x:g\nC x:r\n"), "BC");
  EXPECT_EQ(reason("A B C | x\nA x\nB x\nC\n"), "AB");
  EXPECT_EQ(reason("A\n"), "A");
}

TEST(Reasons, MayBeStopped) {
  auto const q = read_dlx({"text", "A B C D E\nA B\nB C\nC A\nD E\n"}, 0);
  EXPECT_EQ(why_none(q, by_links).items, (std::vector{1, 2, 3}));
  int left = 0;
  HasCover const tired = [&](Problem const& r) { return left-- > 0 ? by_links(r) : std::nullopt; };
  auto const at_once = why_none(q, tired);
  EXPECT_EQ(at_once.items, (std::vector{1, 2, 3, 4, 5}));
  EXPECT_FALSE(at_once.is_minimal);
  left = 3;
  auto const later = why_none(q, tired);
  EXPECT_FALSE(later.is_minimal);
  EXPECT_LT(later.items.size(), 5u);
  EXPECT_FALSE(by_links(relaxed(q, later.items)).value());
}
