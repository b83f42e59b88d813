// Covers that are put together from those of components: all of them, and in the
// order in which a list dances through the whole.
#include "dlx/fast/product.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/text/format.hpp"
#include "glued.hpp"
#include "random_problems.hpp"
#include <atomic>
#include <gtest/gtest.h>

using namespace dlx;

namespace {

using Covers = std::vector<std::vector<int>>;

Receive into(Covers& covers) {
  return [&covers](std::span<int const> cover) {
    covers.emplace_back(cover.begin(), cover.end());
    std::ranges::sort(covers.back());
  };
}

Lister lister(Chooser chooser) {
  return [chooser](Problem const& p, Limits const& limits, Receive const& receive) {
    Painted list(p);
    return search(list, chooser, limits, receive);
  };
}

// Nothing, if the components are not searched apart.
std::optional<Covers> apart(Problem const& p, Chooser chooser, Limits const& limits = Limits()) {
  Covers covers;
  auto const result = search_components(p, chooser, limits, into(covers), lister(chooser));
  if (!result) {
    EXPECT_TRUE(covers.empty());
    return std::nullopt;
  }
  EXPECT_EQ(result->ending, Ending::complete);
  EXPECT_EQ(result->totals.solutions, covers.size());
  return covers;
}

Covers danced(Problem const& p, Chooser chooser) {
  Covers covers;
  Painted list(p);
  search(list, chooser, Limits(), into(covers));
  return covers;
}

Problem read(std::string const& text) { return read_problem({"f", text}); }

std::string const book = "I J K R S | p q t u\n"
  "a: I p\nb: I q\nc: J K q\nd: J K q\ne: J K q\nf: J K p\ng: J K p\nz: J t q\nk: K t q\n"
  "x: R S\ny: R S\nw: R u\nv: S u\n";

std::string names(Problem const& p, std::span<int const> cover) {
  std::string all;
  for (int o : cover) all += p.option_name(o);
  return all;
}
std::vector<std::string> chosen(Problem const& p) {  // in the order of choices
  std::vector<std::string> all;
  auto const receive = [&](std::span<int const> cover) { all.push_back(names(p, cover)); };
  EXPECT_TRUE(search_components(p, Chooser::smallest, Limits(), receive, lister(Chooser::smallest)));
  return all;
}

}  // namespace

TEST(Product, TheExampleOfTheBook) {
  EXPECT_EQ(chosen(read(book)), (std::vector<std::string>{"axc", "axd", "axe", "ayc", "ayd", "aye", "bfx", "bfy", "bgx", "bgy"}));
}

TEST(Product, TheExerciseOfTheBook) {
  auto text = book;
  text.replace(text.find(" |"), 2, " T |");
  auto const all = chosen(read(text + "m: T\nn: T\n"));
  ASSERT_EQ(all.size(), 20u);
  EXPECT_EQ(all[0], "amxc");
  EXPECT_EQ(all[1], "amxd");
  EXPECT_EQ(all[2], "amxe");
}

TEST(Product, HasAllCoversInTheOrderOfTheDance) {
  std::mt19937 dice(58);
  int put_together = 0, many = 0, coloured = 0, refused = 0;
  for (int round = 0; round < 2000; ++round) {
    std::vector<Problem> parts(1 + dice() % 4);
    for (auto& part : parts) {
      Shape shape = random_shape(dice);
      shape.options = static_cast<int>(dice() % 11);
      shape.colours = round % 3;
      part = random_problem(dice, shape);
    }
    auto const p = glued(dice, parts);
    for (auto const chooser : {Chooser::smallest, Chooser::first}) {
      auto const right = danced(p, chooser);
      auto const covers = apart(p, chooser);
      if (covers) {
        ASSERT_EQ(*covers, right) << write_dlx(p);
      }
      put_together += covers && right.size() > 1;
      many += covers && right.size() > 8;
      coloured += covers && right.size() > 1 && p.has_colours();
      refused += !covers && right.size() > 1;
      Covers found;
      search_with(Engine::automatic, p, chooser, Limits(), into(found));
      ASSERT_EQ(found, right) << write_dlx(p);
    }
  }
  EXPECT_GT(put_together, 150);
  EXPECT_GT(many, 30);
  EXPECT_GT(coloured, 50);
  EXPECT_GT(refused, 150);
}

TEST(Product, LooksForNothingTwice) {
  auto const p = side_by_side({queens(6), queens(7), dominoes(4, 5)});
  std::uint64_t alone = 0;
  for (auto const& part : components_of(p)) {
    Painted list(part);
    alone += search(list, Chooser::smallest).totals.attempts;
  }
  Covers covers;
  auto const result = search_components(p, Chooser::smallest, Limits(), into(covers), lister(Chooser::smallest));
  ASSERT_TRUE(result);
  EXPECT_EQ(covers.size(), 4u * 40 * 95);
  EXPECT_EQ(result->totals.attempts, alone);
  EXPECT_EQ(alone, 839u);  // so says the chapter
  Painted whole(p);
  EXPECT_EQ(search(whole, Chooser::smallest).totals.attempts, 151788u);
  EXPECT_EQ(covers, danced(p, Chooser::smallest));
}

// One cover, such as that of givens, is in all; and if only the largest has several, it is not listed.
TEST(Product, WhatIsSettledIsInAllCovers) {
  EXPECT_EQ(apart(read("A B C D\nA\nB\nC\nC\nD\nD\n"), Chooser::smallest),
            (Covers{{1, 2, 3, 5}, {1, 2, 3, 6}, {1, 2, 4, 5}, {1, 2, 4, 6}}));
  EXPECT_FALSE(apart(read("A B C\nA\nB\nC\nC\n"), Chooser::smallest));
}

TEST(Product, OneWithoutCoversEndsIt) {
  EXPECT_EQ(apart(read("A B C D E\nA B\nB C\nA C\nD\nD\nE\nE\n"), Chooser::smallest), Covers());
}

TEST(Product, IsRefusedWhereItWouldNotHelp) {
  std::mt19937 dice(6);
  auto const two = glued(dice, {queens(5), queens(6)});
  EXPECT_TRUE(apart(two, Chooser::smallest));
  EXPECT_FALSE(apart(queens(6), Chooser::smallest));
  EXPECT_FALSE(apart(two, Chooser::smallest, {.solutions = 1000}));
  EXPECT_FALSE(apart(two, Chooser::smallest, {.nodes = 1'000'000}));
  EXPECT_FALSE(apart(two, Chooser::smallest, {.seconds = 1000}));
  EXPECT_FALSE(apart(two, Chooser::smallest, {.seconds = -1}));
  EXPECT_FALSE(apart(read("A 1:2|B\nA\nA\nB\nB\n"), Chooser::smallest));
  EXPECT_FALSE(apart(glued(dice, {dominoes(6, 8), queens(6)}), Chooser::smallest)) << "167089 covers of 24 options";
  for (int n : {249, 251}) {  // two paths of so many points, whose covers have up to (n + 1)/2 options: a function calls itself for each
    std::string items, options;
    for (std::string const p : {"a", "b"})
      for (int k = 0; k < n; ++k) {
        items += p + std::to_string(k) + ' ';
        if (k == 0 or k == n - 1) options += p + std::to_string(k) + '\n';
        if (k > 0) options += p + std::to_string(k - 1) + ' ' + p + std::to_string(k) + '\n';
      }
    EXPECT_EQ(apart(read(items + '\n' + options), Chooser::smallest).has_value(), n == 249);
  }
}

TEST(Product, IsStoppedAndSaysHowFarItIs) {
  std::mt19937 dice(7);
  auto const p = glued(dice, {queens(7), queens(8), dominoes(4, 4)});
  std::atomic<bool> stop = false;
  std::uint64_t received = 0, nodes = 0;
  double last = -1;
  Limits limits;
  limits.stop = &stop;
  limits.pulse = [&](Progress const& now) {
    if (received > 0) { EXPECT_GT(now.done, last); }
    EXPECT_GE(now.nodes, nodes) << "also while it lists";
    if (received > 0) { EXPECT_GT(now.nodes, nodes); }
    nodes = now.nodes;
    EXPECT_DOUBLE_EQ(now.done, static_cast<double>(received) / (40 * 92 * 36));
    EXPECT_EQ(now.solutions, received);
    last = now.done;
    stop = now.done > 0.5;
  };
  auto const result = search_components(p, Chooser::smallest, limits, [&](std::span<int const>) { ++received; }, lister(Chooser::smallest));
  ASSERT_TRUE(result);
  EXPECT_EQ(result->ending, Ending::interrupted);
  EXPECT_EQ(result->totals.solutions, received);
  EXPECT_GT(received, 20u * 92 * 36);
  EXPECT_LT(received, 30u * 92 * 36);
}

// Each component is asked for a cover first, which takes a few nodes; flag and pulse are looked at between them.
TEST(Product, IsStoppedWhileItAsks) {
  std::vector<Problem> many(50, queens(5));
  Problem const p = side_by_side(many);
  std::atomic<bool> stop = false;
  Limits limits;
  limits.stop = &stop;
  int pulses = 0, asked = 0;
  limits.pulse = [&](Progress const&) { stop = ++pulses == 7; };
  auto const list = lister(Chooser::smallest);
  auto const counted = [&](Problem const& c, Limits const& l, Receive const& r) { return ++asked, list(c, l, r); };
  auto const result = search_components(p, Chooser::smallest, limits, [](std::span<int const>) {}, counted);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->ending, Ending::interrupted);
  EXPECT_EQ(asked, 6);
}

TEST(Product, IsStoppedWhileItLists) {
  std::mt19937 dice(8);
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  auto const result = search_components(glued(dice, {queens(9), queens(10)}), Chooser::smallest, limits,
    [](std::span<int const>) { ADD_FAILURE(); }, lister(Chooser::smallest));
  ASSERT_TRUE(result);
  EXPECT_EQ(result->ending, Ending::interrupted);
}

// Who has told some covers goes on behind them.
TEST(Product, WhatWasToldIsNotToldAgain) {
  std::mt19937 dice(22);
  for (int round = 0; round < 20; ++round) {
    Problem const p = glued(dice, {queens(5), queens(6), queens(4)});
    Covers const all = danced(p, Chooser::smallest);
    ASSERT_EQ(all.size(), 80u);
    auto const told = static_cast<std::uint64_t>(dice() % 82);
    Covers rest;
    auto const result = search_components(p, Chooser::smallest, Limits(), into(rest), lister(Chooser::smallest), told);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->totals.solutions, all.size());
    EXPECT_EQ(rest, Covers(all.begin() + static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(told, 80)), all.end())) << told;
  }
}

// The masks begin with the whole. Where they do not come to an end soon, nor find a cover with every second try, the rest comes from the components.
TEST(Product, ComesBehindABeginning) {
  Problem const p = side_by_side({queens(11), queens(6)});
  for (auto const chooser : {Chooser::smallest, Chooser::first}) {
    Covers const all = danced(p, chooser);
    ASSERT_EQ(all.size(), 10720u);
    Covers covers;
    auto const result = search_with(Engine::automatic, p, chooser, Limits(), into(covers));
    EXPECT_EQ(covers, all);
    EXPECT_EQ(result.ending, Ending::complete);
    EXPECT_EQ(result.totals.solutions, all.size());
    EXPECT_GT(result.totals.nodes, 8192u) << "it was begun";
    EXPECT_NE(result.totals.nodes, search_with(Engine::masks, p, chooser, Limits(), [](auto) {}).totals.nodes) << "and not ended";
    for (std::size_t enough : {1u, 1000u, 10000u}) {  // in the beginning, and behind it
      std::atomic<bool> stop = false;
      Limits limits;
      limits.stop = &stop;
      Progress last = {};
      limits.pulse = [&](Progress const& now) {
        EXPECT_GE(now.nodes, last.nodes) << "progress";
        EXPECT_EQ(now.solutions, covers.size());
        last = now;
      };
      covers.clear();
      auto const receive = into(covers);
      auto const stopped = search_with(Engine::automatic, p, chooser, limits, [&](std::span<int const> cover) {
        receive(cover);
        if (covers.size() == enough) stop = true;
      });
      EXPECT_EQ(stopped.ending, Ending::interrupted) << enough;
      EXPECT_EQ(stopped.totals.solutions, covers.size()) << enough;
      EXPECT_LT(covers.size(), all.size());
      EXPECT_EQ(covers, Covers(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(covers.size())));
    }
  }
}

TEST(Product, SaysThatItIsAtWorkWhileItLists) {
  std::mt19937 dice(8);
  std::uint64_t pulses = 0, covers = 0;
  Limits limits;
  limits.pulse = [&](Progress const& p) { pulses += p.done == 0 and p.solutions == 0 and p.nodes > 0; };
  auto const result = search_components(glued(dice, {queens(9), queens(10)}), Chooser::smallest, limits,
    [&](std::span<int const>) { ++covers; }, lister(Chooser::smallest));
  ASSERT_TRUE(result);
  EXPECT_EQ(covers, 352u * 724);
  EXPECT_GT(pulses, 5u);
}
