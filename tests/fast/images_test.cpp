// Symmetries are symmetries, they form a group, and all are found. Situations that are images of each other are counted
// once, and shown in the order of the list.
#include "dlx/fast/images.hpp"
#include "dlx/base/index.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/fast/rows.hpp"
#include "dlx/fast/threads.hpp"
#include "dlx/puzzle/langford.hpp"
#include "boards.hpp"
#include "covers.hpp"
#include "cuts.hpp"
#include "random_problems.hpp"
#include <cstdlib>
#include <gtest/gtest.h>
#include <map>
#include <numeric>
#include <random>
#include <set>

using namespace dlx;

static std::string const ys = "piece Y any\n####\n.#..\n";
static Problem problem_of(int items, std::vector<std::vector<int>> const& options) {
  Problem p;
  for (int i = 1; i <= items; ++i) p.add_item("i" + std::to_string(i));
  for (auto const& option : options) {
    p.add_option("");
    for (int i : option) p.add_entry(i, 0);
  }
  return p;
}
// Small, but large enough that symmetries are looked for.
static std::vector<Problem> symmetric_problems() {
  return {board(6, 6, "use domino any\n"), langford(7), langford(8), latin(4), permutations(6),
          board(3, 20, "use pentominoes\n"), board(5, 10, ys), soma(), queens(10)};
}
TEST(Symmetries, TheCoversAndTheirOrderAreThoseOfTheList) {
  for (Problem const& p : symmetric_problems())
    for (auto chooser : {Chooser::smallest, Chooser::first}) {
      if (chooser == Chooser::first && p.item_count() > 40) continue;  // takes too long
      auto const expected = by_links(p, chooser);
      for (auto vectors : {Vectors::shortest, Vectors::widest}) {
        Covers covers;
        Masks(p, chooser, vectors).run({}, collect_sorted(covers));
        EXPECT_EQ(covers, expected) << p.item_count() << " items";
        EXPECT_EQ(Masks(p, chooser, vectors).run().totals.solutions, expected.size());
      }
    }
}

static Totals totals_of(Problem const& p, SharedSymmetries symmetries, Receive const& receive) {
  return Masks(rows_for_masks(p), Chooser::smallest, {}, Vectors::widest, std::move(symmetries)).run({}, receive).totals;
}
// Two items in the same options: one of them is enough to know a situation by.
TEST(Symmetries, ATwinDoesNotMatter) {
  Problem const p = board(6, 6, "use domino any\n");
  int const n = p.item_count();
  std::vector<std::vector<int>> options;
  for (int o = 1; o <= p.option_count(); ++o) {
    options.emplace_back();
    for (Entry const& e : p.option(o)) options.back().insert(options.back().end(), {e.item, n + e.item});
  }
  auto const twins = problem_of(2 * n, options);
  auto const with = totals_of(twins, nullptr, nullptr), without = totals_of(twins, no_symmetries(), nullptr);
  EXPECT_EQ(with.solutions, 6728u);
  EXPECT_EQ(without.solutions, 6728u);
  EXPECT_EQ(with.nodes, 183u);
  EXPECT_GT(without.nodes, 200u);
}

// Symmetries that somebody has looked for already are asked from the first node on, and not only
// when enough has been tried to make it worth while to look.
TEST(Symmetries, ThatAreKnownAreUsedAtOnce) {
  struct Line { int side; std::uint64_t early, late; };
  for (auto const& line : std::vector<Line>{{4, 17, 25}, {6, 127, 167}}) {
    auto const rows = rows_for_masks(board(line.side, line.side, "use domino any\n"));
    auto const known = std::make_shared<Symmetries>(rows), unknown = std::make_shared<Symmetries>(rows);
    ASSERT_TRUE(known->exist());
    auto const of = [&](SharedSymmetries symmetries) {
      return Masks(rows, Chooser::smallest, {}, Vectors::widest, std::move(symmetries)).run().totals;
    };
    auto const early = of(known), late = of(unknown);
    EXPECT_EQ(early.solutions, late.solutions);
    EXPECT_EQ(early.nodes, line.early);
    EXPECT_EQ(late.nodes, line.late);
  }
}

static std::vector<Bits> first_of(Symmetries const& symmetries, std::vector<Bits> const& state) {
  Arena scratch;
  std::vector<Bits> first(state.size());
  symmetries.canonical_image(state.data(), first.data(), scratch);
  EXPECT_EQ(scratch.mark().used, 0u) << "given back";
  return first;
}
static std::vector<Bits> image_of(std::vector<Bits> const& state, Permutation const& p) {
  std::vector<Bits> image(state.size());
  for (std::size_t i = 0; i < p.size(); ++i)
    if (p[i] >= 0 && (state[i / 64] >> i % 64 & 1) != 0) image[static_cast<std::size_t>(p[i]) / 64] |= Bits(1) << p[i] % 64;
  return image;
}
// Open are a, b, and e: 1 + 2 + 16.
TEST(Symmetries, TheImagesOfTheBook) {
  auto const rows = rows_for_masks(board(2, 4, "use domino any\n"));
  std::set<std::vector<Bits>> images;
  for (auto const& p : symmetries_of(*rows, 64)) images.insert(image_of({19}, p));
  EXPECT_EQ(images, (std::set<std::vector<Bits>>{{19}, {49}, {140}, {200}}));
  Symmetries symmetries(rows);
  ASSERT_TRUE(symmetries.exist());
  EXPECT_EQ(symmetries.size(), 4u);
  for (auto const& image : images) EXPECT_EQ(first_of(symmetries, image), (std::vector<Bits>{19}));
  EXPECT_EQ(first_of(symmetries, {0}), (std::vector<Bits>{0}));
  std::set<std::vector<Bits>> classes;
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < i; ++j) classes.insert(first_of(symmetries, {Bits(1) << i | Bits(1) << j}));
  EXPECT_EQ(classes.size(), 10u) << "the exercise";
}
TEST(Symmetries, TheCanonicalImageIsTheFirstOfAll) {
  std::mt19937_64 dice(64);
  auto const rows = rows_for_masks(board(8, 24, "use domino any\n"));
  Symmetries symmetries(rows);
  ASSERT_TRUE(symmetries.exist());
  auto const group = symmetries_of(*rows, 64);
  ASSERT_EQ(group.size(), 4u);
  for (int round = 0; round < 200; ++round) {
    std::vector<Bits> state = {dice() & dice(), dice() & dice(), dice() & dice()};
    if (round % 2 == 0) state[0] = state[2] = ~Bits(0);  // many images have the same first word
    if (round == 0) state[1] = ~Bits(0);
    auto expected = state;
    for (auto const& p : group) expected = std::min(expected, image_of(state, p));
    ASSERT_EQ(first_of(symmetries, state), expected);
  }
}
// Where a set of open items is no state, there are no images.
TEST(Symmetries, NeedPlainPrimaryItems) {
  Problem bounded;
  for (auto const* name : {"a", "b"}) bounded.add_item(name, Bounds{1, 2});
  for (int item : {1, 1, 2, 2}) bounded.add_option({item});
  EXPECT_FALSE(Symmetries(rows_for_masks(bounded)).exist());
  EXPECT_FALSE(Symmetries(rows_for_masks(queens(6))).exist());
}
TEST(Symmetries, OfAtMost512Items) {
  Symmetries large(rows_for_masks(board(16, 32, "use domino any\n"))), too_large(rows_for_masks(board(19, 27, "use domino any\n")));
  EXPECT_FALSE(large.is_known());
  EXPECT_TRUE(large.exist());
  EXPECT_TRUE(large.is_known());
  EXPECT_EQ(large.size(), 4u);
  EXPECT_FALSE(too_large.exist());
  EXPECT_EQ(too_large.size(), 1u);
  Symmetries many(rows_for_masks(soma()));
  EXPECT_TRUE(many.exist());
  EXPECT_EQ(many.size(), 48u) << "all that the cube has";
  EXPECT_FALSE(no_symmetries()->exist());
}
TEST(Symmetries, WhatIsKnownIsFoundInEachOfTheTables) {
  for (bool is_shared : {false, true}) {
    Symmetries symmetries(rows_for_masks(board(6, 6, "use domino any\n")), is_shared);
    int known = 0;
    for (Bits k = 1; k <= 1000; ++k) EXPECT_FALSE(symmetries.find(&k));
    for (Bits k = 1; k <= 1000; ++k) symmetries.store(&k, 3 * k, 1);
    for (Bits k = 1; k <= 1000; ++k)
      if (auto const covers = symmetries.find(&k)) {
        EXPECT_EQ(*covers, 3 * k);
        ++known;
      }
    EXPECT_GT(known, 900);
  }
}

// Where each cover is to be seen, images save nothing but dead ends: without these, nobody looks.
TEST(Symmetries, AreLookedForOnlyWhereTheyCanSave) {
  Receive const nothing = [](std::span<int const>) {};
  auto const are_looked_for = [&](Problem const& p, Receive const& receive) {
    auto const symmetries = std::make_shared<Symmetries>(rows_for_masks(p));
    totals_of(p, symmetries, receive);
    return symmetries->is_known();
  };
  auto const dominoes = board(6, 6, "use domino any\n");
  EXPECT_TRUE(are_looked_for(dominoes, nullptr));
  EXPECT_FALSE(are_looked_for(dominoes, nothing));
  EXPECT_FALSE(are_looked_for(langford(7), nothing)) << "too few dead ends";
  EXPECT_TRUE(are_looked_for(langford(10), nothing));
}

// The table of the book: nodes without symmetries, when counting, and when showing.
TEST(Symmetries, SaveTheNodesThatTheBookSays) {
  struct Line { Problem p; std::uint64_t counted_without, counted, shown_without, shown; };
  std::vector<Line> const all{
      {board(6, 10, "use pentominoes\n"), 810507, 203923, 812898, 368343},
      {board(10, 16, ys), 88169, 19458, 88207, 26553},
      {soma(), 75098, 13763, 77462, 66611},
      {langford(11), 190727, 105328, 190727, 179393},
      {latin(5), 81404, 4161, 143050, 143050},
      {board(8, 8, "use domino any\n"), 53051, 1379, 3362027, 3362027}};
  Receive const nothing = [](std::span<int const>) {};
  auto const expect_nodes = [](Problem const& p, SharedSymmetries const& symmetries, Receive const& receive, std::uint64_t nodes) {
    if (std::getenv("DLX_LONG") or nodes < 1'000'000) { EXPECT_EQ(totals_of(p, symmetries, receive).nodes, nodes); }
  };
  for (Line const& line : all) {
    expect_nodes(line.p, no_symmetries(), nullptr, line.counted_without);
    expect_nodes(line.p, nullptr, nullptr, line.counted);
    expect_nodes(line.p, no_symmetries(), nothing, line.shown_without);
    expect_nodes(line.p, nullptr, nothing, line.shown);
  }
}

// In pieces of random length, looking away now and then: what is looked at
// comes in order, and nothing is lost.
TEST(Symmetries, ASearchMayBeStoppedAndGoOn) {
  std::mt19937 dice(61);
  for (Problem const& p : symmetric_problems()) {
    if (p.item_count() > 60) continue;
    auto const expected = by_links(p, Chooser::smallest);
    std::map<std::vector<int>, std::size_t> place;
    for (auto const& cover : expected) place.emplace(cover, place.size());
    for (int round = 0; round < 4; ++round) {
      Masks search(p);
      Covers covers;
      Result r;
      do {
        Limits few;
        few.nodes = 1 + dice() % 3000;
        bool const looks_away = round % 2 == 1 && dice() % 3 == 0;
        r = search.run(few, looks_away ? Receive() : collect_sorted(covers));
      } while (r.ending != Ending::complete);
      EXPECT_EQ(r.totals.solutions, expected.size());
      if (round % 2 == 0) {
        EXPECT_EQ(covers, expected);
      }
      for (std::size_t k = 1; k < covers.size(); ++k) ASSERT_LT(place.at(covers[k - 1]), place.at(covers[k]));
    }
  }
}
TEST(Symmetries, PartsMayBeGivenAway) {
  for (Problem const& p : symmetric_problems()) {
    auto const rows = rows_for_masks(p);
    auto const expected = Masks(rows, Chooser::smallest, {}).run().totals.solutions;
    for (std::uint64_t nodes : std::getenv("DLX_LONG") ? std::vector{500u, 2000u, 5000u} : std::vector{2000u}) {
      Masks giver(rows, Chooser::smallest, {});
      Limits few;
      few.nodes = nodes;
      giver.run(few);
      Cuts cuts;
      while (cuts.cut(giver)) continue;
      std::uint64_t sum = giver.run().totals.solutions;
      sum += cuts.run([&](Rest const& rest) { return Masks(rows, Chooser::smallest, rest); });
      EXPECT_EQ(sum, expected) << nodes;
    }
  }
}
// What is given away before anybody has looked for symmetries is missing, too.
TEST(Symmetries, AFrameThatWasCutIsNotTakenForAWholeOne) {
  for (Problem const& p : symmetric_problems()) {
    auto const rows = rows_for_masks(p);
    auto const symmetries = std::make_shared<Symmetries>(rows, true);
    auto const expected = Masks(rows, Chooser::smallest, {}).run().totals.solutions;
    Masks giver(rows, Chooser::smallest, {}, Vectors::widest, symmetries);
    Cuts cuts;
    for (int round = 0; round < 2; ++round) {
      Limits few;
      few.nodes = 2;
      giver.run(few);
      while (cuts.cut(giver)) continue;
    }
    std::uint64_t sum = giver.run().totals.solutions;
    sum += cuts.run([&](Rest const& rest) { return Masks(rows, Chooser::smallest, rest, Vectors::widest, symmetries); });
    EXPECT_EQ(sum, expected);
  }
}
TEST(Symmetries, AreSharedByATeam) {
  for (Problem const& p : symmetric_problems()) {
    if (p.item_count() > 60) continue;
    Covers expected;
    Masks(p).run({}, collect(expected));
    for (int threads : {2, 3})
      for (std::uint64_t grain : {50u, 1000u}) {
        EXPECT_EQ(ParallelSearch(p, Chooser::smallest, threads, grain).run().totals.solutions, expected.size());
        Covers covers;
        ParallelSearch(p, Chooser::smallest, threads, grain).run({}, collect_sorted(covers));
        Covers sorted = expected;
        for (auto& cover : sorted) std::sort(cover.begin(), cover.end());
        EXPECT_EQ(covers, sorted);
      }
  }
}

// Numbers that do not fit into the table of images are not stored there.
TEST(Symmetries, CountsBeyondAWord) {
  for (int first_of_last : {3, 0}) {
    std::vector<std::vector<int>> options;  // item 1, and 64 others in two ways each
    auto const from = [](int j) {
      std::vector<int> option{1};
      for (int i = j; i < 64; ++i) option.push_back(i + 2);
      return option;
    };
    for (int j = 0; j < 64; ++j) options.push_back(from(j));
    options.push_back(from(first_of_last));
    for (int i = 0; i < 64; ++i)
      for (int k = 0; k < 2; ++k) options.push_back({i + 2});
    Masks search(problem_of(65, options), Chooser::first);
    search.run();
    Natural const two = 2, all = (two << 63) - 1 + (Natural(1) << first_of_last);
    EXPECT_EQ(search.covers(), all) << first_of_last;
  }
}
TEST(ImageTable, KeepsWhatWasDear) {
  ImageTable table(1, 1 << 15);
  for (Bits k = 1; k <= 20000; ++k) table.store(&k, k * k, k % 100 == 0 ? 5000 : 5);
  int dear = 0, cheap = 0;
  for (Bits k = 1; k <= 20000; ++k) {
    auto const value = table.find(&k);
    if (!value) continue;
    EXPECT_EQ(*value, k * k);
    ++(k % 100 == 0 ? dear : cheap);
  }
  EXPECT_GT(dear, 180) << "of 200";
  EXPECT_GT(cheap, 200);
  EXPECT_LE(dear + cheap, 512) << "there is room for so many";
}
// The picture of the chapter: two places, for four keys that want them.
TEST(ImageTable, TheCheaperOfTwoHasToGo) {
  std::vector<Bits> keys;
  auto const place = [](Bits key) { return (hash_of({&key, 1}) & 511) / 2; };
  for (Bits k = 1; keys.size() < 4; ++k)
    if (place(k) == place(1)) keys.push_back(k);
  ImageTable table(1, 1 << 15);
  auto const there = [&] {
    std::string who;
    for (Bits const& key : keys) who += table.find(&key) ? '+' : '-';
    return who;
  };
  table.store(&keys[0], 7, 900);
  EXPECT_EQ(there(), "+---");
  table.store(&keys[1], 7, 40);
  EXPECT_EQ(there(), "++--");
  table.store(&keys[2], 7, 200);
  EXPECT_EQ(there(), "+-+-");
  table.store(&keys[3], 7, 30);
  EXPECT_EQ(there(), "+-+-");
  table.store(&keys[3], 7, 200);
  EXPECT_EQ(there(), "+--+") << "as dear is dear enough";
  table.store(&keys[0], 8, 100);
  EXPECT_EQ(*table.find(&keys[0]), 7u) << "it was found out for more";
  ImageTable nothing(1, 1 << 15);
  nothing.store(&keys[0], 7, 0);
  EXPECT_TRUE(nothing.find(&keys[0])) << "what cost nothing is there, too";
  nothing.store(&keys[0], 0, 1);
  ASSERT_TRUE(nothing.find(&keys[0])) << "and so is that there are no covers";
  EXPECT_EQ(*nothing.find(&keys[0]), 0u);
  for (int k = 1; k < 4; ++k) nothing.store(&keys[static_cast<std::size_t>(k)], 7, 1);
  EXPECT_TRUE(nothing.find(&keys[3])) << "and one try is as dear as that";
}
// Three words of eight bytes a place: so many fit, and it has four times as many when a quarter is in use.
TEST(ImageTable, GrowsAsFarAsItMay) {
  for (auto const& [bytes, places] : {std::pair{2048 * 24, 2048}, {2048 * 24 - 1, 512}}) {
    ImageTable table(1, static_cast<std::size_t>(bytes));
    int known = 0;
    for (Bits k = 1; k <= 20'000; ++k) table.store(&k, k, 1);
    for (Bits k = 1; k <= 20'000; ++k) known += table.find(&k).has_value();
    EXPECT_LE(known, places);
    EXPECT_GT(known, places * 9 / 10);
  }
}
TEST(ImageTable, FindsWhatWasStoredLast) {
  std::mt19937_64 dice(62);
  for (std::size_t words : {1u, 3u}) {
    ImageTable table(words, 1 << 16);
    std::map<std::vector<Bits>, Bits> truth;
    int found = 0;
    for (int k = 0; k < 20000; ++k) {
      std::vector<Bits> key(words, 1 + dice() % 500);
      if (k % 2 == 0) table.store(key.data(), truth[key] = dice(), 7);
      else if (auto const value = table.find(key.data())) {
        ++found;
        ASSERT_TRUE(truth.contains(key));
        ASSERT_EQ(*value, truth[key]);
      }
    }
    EXPECT_GT(found, 5000) << words;
  }
}

TEST(Questions, MustPay) {
  Questions q;
  EXPECT_TRUE(q.pay()) << "nothing is known";
  for (int k = 0; k < 100; ++k) q.add_visit(25);
  EXPECT_TRUE(q.pay()) << "25 tries, one answer in twenty";
  for (int k = 0; k < 1000; ++k) q.add(false);
  EXPECT_FALSE(q.pay()) << "and now one in forty";
  for (int k = 0; k < 1000; ++k) q.add(true);
  EXPECT_EQ(q.asked, 2000u);
  EXPECT_EQ(q.answered, 1000u);
  EXPECT_TRUE(q.pay());
  for (int k = 0; k < 3000; ++k) q.add_visit(2);
  EXPECT_FALSE(q.pay()) << "small ones are searched as quickly";
}
TEST(Questions, SixteenVisitsAreExperience) {
  Questions q;
  for (int k = 0; k < 15; ++k) q.add_visit(0);
  EXPECT_TRUE(q.pay());
  q.add_visit(0);
  EXPECT_FALSE(q.pay());
}
TEST(Questions, AThousandVisitsAreHalved) {
  Questions q;
  for (int k = 0; k < 1023; ++k) q.add_visit(3);
  EXPECT_EQ(q.visits, 1023u);
  EXPECT_EQ(q.tries, 3069u);
  q.add_visit(5);
  EXPECT_EQ(q.visits, 512u);
  EXPECT_EQ(q.tries, 1537u);
}
// The numbers of the chapter.
TEST(Questions, FourTriesIfEverySecondIsAnswered) {
  for (std::uint64_t tries : {3u, 4u}) {
    Questions q{100, 100 * tries, 1000, 500};
    EXPECT_EQ(q.pay(), tries == 4);
  }
  EXPECT_TRUE((Questions{100, 42000, 20000, 0}.pay()));
  EXPECT_FALSE((Questions{100, 41999, 20000, 0}.pay()));
}

// How often each option is there, if its items are permuted.
static std::map<std::vector<int>, int> options_of(Rows const& rows, Permutation const& p) {
  std::map<std::vector<int>, int> all;
  for (std::size_t k = 0; k < rows.options.size(); ++k) {
    std::vector<int> option;
    for (int i : rows.of(k))
      if (p[static_cast<std::size_t>(i)] >= 0) option.push_back(p[static_cast<std::size_t>(i)]);
    std::sort(option.begin(), option.end());
    ++all[option];
  }
  return all;
}
static Permutation after(Permutation const& q, Permutation const& p) {
  Permutation r = p;
  for (int& i : r)
    if (i >= 0) i = q[static_cast<std::size_t>(i)];
  return r;
}
static void expect_a_group(Rows const& rows, std::vector<Permutation> const& group) {
  auto const same = options_of(rows, group[0]);
  std::set<Permutation> const known(group.begin(), group.end());
  EXPECT_EQ(known.size(), group.size());
  for (std::size_t i = 0; i < group[0].size(); ++i)
    EXPECT_TRUE(group[0][i] == static_cast<int>(i) || group[0][i] == -1) << "the identity is the first";
  for (Permutation const& p : group) {
    EXPECT_EQ(options_of(rows, p), same);
    for (Permutation const& q : group) EXPECT_TRUE(known.contains(after(q, p)));
  }
}

TEST(Symmetries, OfTheProblemsOfTheBook) {
  std::vector<std::pair<Problem, std::size_t>> const all{
      {soma(), 48},      {board(6, 10, "use pentominoes\n"), 4},
      {langford(8), 2},  {board(8, 8, "use domino any\n"), 8},
      {latin(4), 48},    {latin(5), 24},    {board(4, 15, "use pentominoes\n"), 4},
      {permutations(3), 36}};
  for (auto const& [p, size] : all) {
    Rows const rows(p);
    auto const group = symmetries_of(rows, 64);
    EXPECT_EQ(group.size(), size) << p.item_count() << " items";
    expect_a_group(rows, group);
    EXPECT_EQ(symmetries_of(rows, size).size(), size) << "no more are wanted";
    EXPECT_EQ(symmetries_of(rows, 1).size(), 1u);
    EXPECT_LT(symmetries_of(rows, size - 1).size(), size);
  }
}

TEST(Symmetries, ADoubledOptionHasADoubledImage) {
  std::vector<std::vector<int>> square{{1, 2}, {2, 3}, {3, 4}, {4, 1}};
  EXPECT_EQ(symmetries_of(Rows(problem_of(4, square)), 64).size(), 8u);
  square.push_back({1, 2});
  Rows const once(problem_of(4, square));
  EXPECT_EQ(symmetries_of(once, 64).size(), 2u) << "the flip of that side";
  expect_a_group(once, symmetries_of(once, 64));
  square.push_back({3, 4});
  EXPECT_EQ(symmetries_of(Rows(problem_of(4, square)), 64).size(), 4u);
}
TEST(Symmetries, WhatIsForcedAndTwinsAreLeftOut) {
  // items 3 (with its twin 4), 5, 7, 6 are the corners of a square
  std::vector<std::vector<int>> options{{1}, {2}, {3, 4, 5}, {3, 4, 6}, {5, 7}, {6, 7}, {1, 8}};
  auto const group = symmetries_of(Rows(problem_of(8, options)), 64);
  EXPECT_EQ(group.size(), 8u);
  for (Permutation const& p : group) {
    EXPECT_EQ(p[0], -1) << "forced";
    EXPECT_EQ(p[1], -1);
    EXPECT_NE(p[2], -1);
    EXPECT_EQ(p[3], -1) << "the twin of item 3";
    EXPECT_NE(p[6], -1);
    EXPECT_EQ(p[7], -1) << "forced, which kills the other option of item 1";
  }
  options.push_back({7, 5});
  EXPECT_EQ(symmetries_of(Rows(problem_of(8, options)), 64).size(), 2u) << "one side is there twice";
}
// All items are in two options, or in four, and so look alike; but not everybody can take the place of everybody.
TEST(Symmetries, WhoLooksAlikeNeedNotBeAlike) {
  Rows const rings(problem_of(7, {{1, 2}, {2, 3}, {3, 1}, {4, 5}, {5, 6}, {6, 7}, {7, 4}}));
  auto const group = symmetries_of(rings, 64);
  EXPECT_EQ(group.size(), 6u * 8u);
  expect_a_group(rings, group);
  // Here marks are matched, and the match is no symmetry: one must look at each option.
  Rows const net(problem_of(10, {{1, 2}, {1, 3}, {1, 9}, {1, 10}, {2, 4}, {2, 7}, {2, 10}, {3, 5}, {3, 6}, {3, 10}, {4, 7}, {4, 8}, {4, 9}, {5, 6}, {5, 7}, {5, 9}, {6, 8}, {6, 10}, {7, 8}, {8, 9}}));
  auto const true_ones = symmetries_of(net, 64);
  EXPECT_EQ(true_ones.size(), 1u);
  expect_a_group(net, true_ones);
}
TEST(Symmetries, StrangeProblems) {
  EXPECT_EQ(symmetries_of(Rows(), 64).size(), 1u);
  EXPECT_EQ(symmetries_of(Rows(problem_of(1, {})), 64).size(), 1u);
  EXPECT_EQ(symmetries_of(Rows(problem_of(2, {{1}, {2}, {1, 2}})), 64).size(), 2u);
  EXPECT_EQ(symmetries_of(Rows(problem_of(3, {{1, 2}, {2, 3}})), 64).size(), 1u) << "forced, and impossible";
}

// All permutations are tried; what was found is among them, and complete if
// nothing had to be left out and there are not too many.
TEST(Symmetries, OfSmallRandomProblems) {
  std::mt19937 dice(60);
  int complete = 0, compared = 0, rich = 0;
  for (int round = 0; round < 400; ++round) {
    Problem const p = random_problem(dice, {.primary = 5, .secondary = 0, .options = 5 + round % 6, .density = 0.4});
    Rows const rows(p);
    auto const group = symmetries_of(rows, 64);
    if (std::ranges::count(group[0], -1) > 0) continue;  // some options do not matter
    expect_a_group(rows, group);
    Permutation all = group[0];
    std::size_t count = 0;
    auto const same = options_of(rows, all);
    do count += options_of(rows, all) == same;
    while (std::next_permutation(all.begin(), all.end()));
    if (count > 64) continue;
    ++compared;
    complete += group.size() == count;
    rich += count > 1;
    EXPECT_EQ(count % group.size(), 0u) << "a subgroup";
  }
  EXPECT_GT(rich, 20);
  EXPECT_EQ(complete, compared);
}

