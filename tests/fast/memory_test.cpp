// A search that remembers states finds what the list finds, in the same
// order, with less work; and a table may forget, but not lie.
#include "dlx/fast/memory.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/more/links.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "covers.hpp"
#include "shell.hpp"
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <regex>
#include <tuple>
#include <utility>

using namespace dlx;

static Problem dominoes(int height, int width) {
  return polyomino(Source{"drawing", draw_rectangle(height, width) + "use domino any\n"});
}

TEST(StateTable, WhatIsFoundIsWhatWasStoredLast) {
  std::mt19937_64 dice(1);
  for (std::size_t words : {1u, 2u, 5u}) {
    StateTable memory(words, 1 << 16);
    std::map<std::vector<Bits>, Bits> truth;
    int found = 0;
    for (int k = 0; k < 20000; ++k) {
      std::vector<Bits> key(words);
      for (Bits& w : key) w = dice() % (words < 5 ? 16 : 4);
      key[0] += 1;
      if (k % 2 == 0) {
        memory.store(key.data(), truth[key] = dice());
        continue;
      }
      Bits const* const value = memory.find(key.data());
      if (value == nullptr) continue;  // forgotten, or never known
      ++found;
      ASSERT_TRUE(truth.contains(key));
      ASSERT_EQ(*value, truth[key]);
    }
    EXPECT_GT(found, 100) << words << " words";
  }
}

// Keys that do not push each other out; the first memory has 512 slots, and
// grows when something is stored while more than 127 of them are used, and if
// it has known an answer.
static std::vector<Bits> peaceful_keys(Bits first) {
  std::vector<Bits> keys;
  for (Bits k = first; keys.size() < 128; ++k) {
    StateTable memory(1);
    keys.push_back(k);
    for (Bits const& key : keys) memory.store(&key, key);
    if (std::ranges::any_of(keys, [&](Bits key) { return memory.find(&key) == nullptr; })) keys.pop_back();
  }
  return keys;
}
static bool pushes_out(Bits second, Bits first) {
  StateTable memory(1);
  memory.store(&first, first);
  memory.store(&second, second);
  return memory.find(&first) == nullptr;
}
TEST(StateTable, NothingIsForgottenWhenItGrows) {
  int apart = 0;
  for (Bits round = 0; round < 60; ++round) {
    StateTable memory(1);
    auto const keys = peaceful_keys(1 + 1000 * round);
    for (Bits const& key : keys) memory.store(&key, key);
    ASSERT_TRUE(memory.find(&keys[5]) != nullptr);
    memory.store(&keys[5], keys[5]);  // now it grows
    for (Bits const& key : keys) EXPECT_TRUE(memory.find(&key) != nullptr) << key;
    Bits rival = 1'000'000;  // of the first, as long as there are 512 slots
    while (!pushes_out(rival, keys[0])) ++rival;
    memory.store(&rival, rival);
    apart += memory.find(&keys[0]) != nullptr;
  }
  EXPECT_GT(apart, 30) << "with 2048 slots, three in four should not be rivals any more";
}

TEST(StateTable, NothingIsForgottenThatHasRoom) {
  StateTable memory(1);
  std::vector<Bits> lost;
  for (Bits k = 1; k <= 10000; ++k) {
    memory.store(&k, k * k);
    memory.find(&k);
  }
  for (Bits k = 1; k <= 10000; ++k) {
    Bits const* const value = memory.find(&k);
    if (value == nullptr) lost.push_back(k);
    else ASSERT_EQ(*value, k * k);
  }
  EXPECT_LT(lost.size(), 2500u);  // those whose slot another one wanted
}

TEST(StateTable, DoesNotGrowIfItNeverKnowsTheAnswer) {
  StateTable memory(1);
  int known = 0;
  for (Bits k = 1; k <= 10000; ++k) {
    ASSERT_TRUE(memory.find(&k) == nullptr);
    memory.store(&k, k * k);
  }
  for (Bits k = 1; k <= 10000; ++k) known += memory.find(&k) != nullptr;
  EXPECT_LE(known, 512);
}

// What is asked for again and again deserves room; what is only stored does not.
// Of eight keys, so many are asked for so many times more.
static int remembered(Bits of_eight, int times) {
  StateTable memory(1, 1 << 16);  // 512 slots at first, and 2048 within the bound
  for (Bits k = 1; k <= 81'920; ++k)
    for (int t = 0; t <= (k % 8 < of_eight ? times : 0); ++t)
      if (memory.find(&k) == nullptr) memory.store(&k, k * k);
  int count = 0;
  for (Bits k = 1; k <= 81'920; ++k) count += memory.find(&k) != nullptr;
  return count;
}
TEST(StateTable, GrowsWhenItIsInDemand) {
  EXPECT_LE(remembered(0, 0), 512);
  EXPECT_GT(remembered(2, 1), 2048) << "an answer for four states";
  EXPECT_GT(remembered(8, 3), 4000);
  EXPECT_GT(remembered(8, 1), 2048) << "as many answers as stores";
}
// If no bound is said, it is a megabyte, of which 32768 slots of two words take a half. For one answer in nine it does not grow beyond.
TEST(StateTable, HasAMegabyteByItself) {
  StateTable memory(1);
  int count = 0;
  for (Bits k = 1; k <= 100'000; ++k) {
    memory.store(&k, k);
    if (k % 9 == 0) memory.find(&k);
  }
  for (Bits k = 1; k <= 100'000; ++k) count += memory.find(&k) != nullptr;
  EXPECT_GT(count, 30'000);
  EXPECT_LE(count, 32'768);
}
TEST(StateTable, GrowsToItsLastBoundAndNoMore) {
  StateTable memory(1, 1 << 14, 1 << 21);  // 512 slots at first, and 131072 within the last bound
  for (Bits k = 1; k <= 1'000'000; ++k)
    for (int t = 0; t < 4; ++t)
      if (memory.find(&k) == nullptr) memory.store(&k, k);
  int count = 0;
  for (Bits k = 1; k <= 1'000'000; ++k) count += memory.find(&k) != nullptr;
  EXPECT_GT(count, 65'536);
  EXPECT_LE(count, 131'072);
}

// Every fifth question has an answer; then there are none for a while, whenever that begins.
TEST(StateTable, ARunOfQuestionsWithoutAnswersIsNotInVain) {
  for (int before = 4000; before < 8200; before += 100) {
    StateTable memory(1, 8192);
    Bits key = 0;
    auto const ask_for_a_new_one = [&] {
      ++key;
      ASSERT_EQ(memory.find(&key), nullptr);
      memory.store(&key, 1);
    };
    for (int k = 0; k < before; ++k) {
      ask_for_a_new_one();
      if (k % 4 == 0) memory.find(&key);
    }
    for (int k = 0; k < 1100; ++k) {
      ask_for_a_new_one();
      ASSERT_FALSE(memory.is_in_vain()) << k << " after " << before;
    }
  }
}

TEST(Diagrams, PagesAreReadAsTheyWereWritten) {
  Diagram diagram(400);
  std::vector<int> const a{3, 1}, b{7};
  PageDraft long_page = diagram.begin();
  diagram.add_edge(long_page, 0, std::vector<int>(40, 2));
  auto const far = diagram.finish(long_page);
  auto const write = [&] {
    PageDraft draft = diagram.begin();
    diagram.add_edge(draft, 0, a);
    diagram.add_edge(draft, far, b);
    return diagram.finish(draft);
  };
  auto const page = write();
  ASSERT_NE(page, 0u);
  EXPECT_EQ(diagram.edges_of(page), 2u);
  auto place = Diagram::first_edge(page);
  auto const first = diagram.edge_at(place);
  EXPECT_EQ(first.target, 0u);
  EXPECT_EQ((std::vector<int>(first.options.begin(), first.options.end())), a);
  place = Diagram::next_edge(place, first);
  EXPECT_EQ(diagram.edge_at(place).target, far);
  EXPECT_EQ(diagram.edge_at(place).options[0], 7u);
  int pages = 1;
  while (write() != 0) ++pages;
  EXPECT_EQ(pages, 7) << "100 numbers: one, 43 of the long page, and 8 for each of these";
  EXPECT_FALSE(diagram.is_recording());
  EXPECT_TRUE(diagram.has_paid()) << "it is too early to tell";
}
TEST(Diagrams, NeedAnEdgeForAPage) {
  Diagram diagram;
  EXPECT_EQ(diagram.finish(diagram.begin()), 0u);
  EXPECT_FALSE(diagram.is_recording()) << "the page above would not be complete";
}

// Each page has the number of its edges, and three numbers for its edge; the first number of all is no page.
TEST(Diagrams, AreFullWhenTheNextPageHasNoRoom) {
  for (auto const& [numbers, most] : {std::pair{12u, 2}, {13u, 3}, {16u, 3}, {17u, 4}}) {
    Diagram diagram(4 * numbers);
    int pages = -1;
    for (Diagram::Number page = 1; page != 0; ++pages) {
      PageDraft node = diagram.begin();
      diagram.add_edge(node, 0, std::vector<int>{7});
      page = diagram.finish(node);
    }
    EXPECT_EQ(pages, most) << numbers;
  }
}

TEST(Diagrams, AreWrittenFromTheLeavesUpwards) {
  Diagram diagram;
  std::vector<int> const a{3}, b{4, 5};
  PageDraft root = diagram.begin();
  PageDraft child = diagram.begin();
  diagram.add_edge(child, 0, a);
  auto const page = diagram.finish(child);
  ASSERT_NE(page, 0u);
  diagram.add_edge(root, page, b);
  PageDraft empty = diagram.begin();
  EXPECT_EQ(empty.begin, root.begin + 5) << "a target, a length, two options, and the one of the short page";
  auto const top = diagram.finish(root);
  EXPECT_EQ(diagram.edges_of(top), 1u);
  auto const edge = diagram.edge_at(Diagram::first_edge(top));
  diagram.add_replayed(1);
  EXPECT_EQ(edge.target, 0u);
  EXPECT_EQ((std::vector<int>(edge.options.begin(), edge.options.end())), (std::vector<int>{4, 5, 3}));
  EXPECT_EQ(diagram.replayed(), 1u);
  EXPECT_TRUE(diagram.is_recording());
}
// A page of 32 numbers is short, and its lines are copied; one of 33 is not, nor one that leads to a page.
TEST(Diagrams, ShortPagesAreCopied) {
  for (int options : {30, 31}) {
    Diagram diagram;
    PageDraft draft = diagram.begin();
    diagram.add_edge(draft, 0, std::vector<int>(static_cast<std::size_t>(options), 1));
    auto const leaf = diagram.finish(draft);
    draft = diagram.begin();
    diagram.add_edge(draft, leaf, std::vector<int>{2});
    auto const node = diagram.finish(draft);
    auto const edge = diagram.edge_at(Diagram::first_edge(node));
    EXPECT_EQ(edge.target, options == 30 ? 0 : leaf);
    EXPECT_EQ(edge.options.size(), options == 30 ? 31u : 1u);
    draft = diagram.begin();
    diagram.add_edge(draft, node, std::vector<int>{3});
    EXPECT_EQ(diagram.edge_at(Diagram::first_edge(diagram.finish(draft))).target, node);
    // whoever copies a line may write behind it, but not more than a block
    std::vector<int> path(edge.options.size() + Diagram::block, -1);
    Diagram::copy(edge.options, path.data());
    EXPECT_EQ(path[0], 2);
    EXPECT_EQ(path.back(), -1);
  }
}
TEST(Diagrams, HaveNotPaidIfNothingIsRetold) {
  Diagram diagram;
  std::vector<int> const a{1, 2, 3};
  int pages = 0;
  while (diagram.has_paid() && pages < 200'000) {
    PageDraft node = diagram.begin();
    diagram.add_edge(node, 0, a);
    diagram.finish(node);
    ++pages;
  }
  EXPECT_EQ(pages, 100'001);
}

// What is worth it goes on: of 100,000 edges with one option, seven times as many replayed.
static int edges_written(int retold_of_eight, std::size_t options = 1) {
  Diagram diagram;
  Diagram::Number page = 0;
  int edges = 0;
  for (int due = 0; diagram.has_paid() && edges < 101'000; ++edges) {
    if (edges % 8 == 0) due += retold_of_eight;
    if (page != 0) diagram.add_replayed(static_cast<std::uint64_t>(std::exchange(due, 0)));
    PageDraft node = diagram.begin();
    diagram.add_edge(node, 0, std::vector<int>(options, 1));
    page = diagram.finish(node);
  }
  return edges;
}
TEST(Diagrams, HaveNotPaidIfTooLittleIsRetold) {
  EXPECT_EQ(edges_written(0), 100'001);
  EXPECT_EQ(edges_written(1), 100'001);
  EXPECT_EQ(edges_written(55), 100'001);
  EXPECT_EQ(edges_written(56), 101'000);
  EXPECT_EQ(edges_written(13, 4), 100'001) << "an edge of four options saves four moves";
  EXPECT_EQ(edges_written(14, 4), 101'000);
}

TEST(StateTable, AreInVainIfNobodyIsAnswered) {
  StateTable memory(1);
  Bits key = 0;
  while (!memory.is_in_vain() && key < 2000) memory.store(&++key, 0);
  EXPECT_EQ(key, 1025u);
  for (int k = 0; k < 32; ++k) memory.find(&key);
  EXPECT_TRUE(memory.is_in_vain()) << "32 answers in 1025";
  memory.find(&key);
  EXPECT_FALSE(memory.is_in_vain());
}
TEST(Number, OfAnySize) {
  std::mt19937_64 dice(3);
  for (int round = 0; round < 50; ++round) {
    Number sum;
    Natural expected = 0;
    EXPECT_TRUE(sum.is_zero());
    for (int k = 0; k < 40; ++k) {
      Number more;
      Natural n = dice() >> dice() % 64;
      if (k % 5 == 4) n *= n * n;
      more += n;
      EXPECT_EQ(more.value(), n);
      EXPECT_EQ(more.is_large(), n >= Natural(1) << 63);
      sum += more;
      sum += std::uint64_t(k);
      expected += n + k;
      ASSERT_EQ(sum.value(), expected);
    }
  }
  std::uint64_t limited = ~std::uint64_t(0) - 5;
  add_limited(limited, 5), add_limited(limited, 1);
  EXPECT_EQ(limited, ~std::uint64_t(0));
}

// The board of the book: five covers, and its page for the two squares at the
// right end is told twice.
TEST(Remembering, TwoByFourDominoes) {
  Problem const p = dominoes(2, 4);
  Covers covers;
  auto const r = Masks(p).run(Limits(), collect_sorted(covers));
  EXPECT_EQ(covers, by_links(p));
  EXPECT_EQ(covers.size(), 5u);
  EXPECT_EQ(r.totals.attempts, 8u) << "six edges of three nodes, and two that were retold";
}

TEST(Remembering, FarFewerNodesThanCovers) {
  auto const work_of = [](Problem const& p) {
    return Masks(rows_for_masks(p), Chooser::smallest, {}, Vectors::widest, no_symmetries()).run().totals;
  };
  EXPECT_EQ(work_of(dominoes(8, 8)).solutions, 12988816u);
  EXPECT_EQ(work_of(dominoes(8, 8)).nodes, 53051u) << "as the book says";
  EXPECT_EQ(work_of(permutations(16)).nodes, 3671863u) << "with a memory that grows";
}

// A path of points in three colours, where neighbours differ.
static Problem coloured_path(int points) {
  Problem p;
  for (int v = 1; v <= points; ++v) p.add_item("v" + std::to_string(v));
  for (int e = 1; e < points; ++e)
    for (char const* c : {"r", "g", "b"}) p.add_item(c + std::to_string(e), Kind::secondary);
  for (int v = 1; v <= points; ++v)
    for (int c = 1; c <= 3; ++c) {
      p.add_option();
      p.add_entry(v);
      if (v > 1) p.add_entry(points + 3 * (v - 2) + c);
      if (v < points) p.add_entry(points + 3 * (v - 1) + c);
    }
  return p;
}
TEST(Remembering, WithSecondaryItemsToo) {
  auto const r = Masks(coloured_path(21)).run().totals;
  EXPECT_EQ(r.solutions, 3'145'728u);
  EXPECT_EQ(r.nodes, 1346u);
  for (Vectors vectors : {Vectors::shortest, Vectors::widest})
    for (int points : {1, 2, 9}) {
      auto const p = coloured_path(points);
      Covers covers;
      Masks(p, Chooser::smallest, vectors).run(Limits(), collect_sorted(covers));
      EXPECT_EQ(covers, by_links(p));
      EXPECT_EQ(Masks(p, Chooser::first, vectors).run().totals.solutions, covers.size());
    }
}

TEST(Remembering, TheSameCoversInTheSameOrder) {
  for (Problem const& p : {dominoes(6, 6), dominoes(4, 7), dominoes(5, 5), Problem(latin(4)), permutations(7)})
    for (Chooser chooser : {Chooser::smallest, Chooser::first})
      for (Vectors vectors : {Vectors::shortest, Vectors::widest}) {
        auto const expected = by_links(p, chooser);
        Covers covers;
        Masks(p, chooser, vectors).run(Limits(), collect_sorted(covers));
        EXPECT_EQ(covers, expected);
        EXPECT_EQ(Masks(p, chooser, vectors).run().totals.solutions, expected.size());
      }
}

TEST(Remembering, StoppedAnywhereAndContinued) {
  Problem const p = dominoes(4, 6);
  auto const expected = by_links(p);
  for (std::uint64_t step : {1u, 2u, 7u, 50u}) {
    Limits by_nodes, by_covers;
    by_nodes.nodes = step;
    by_covers.solutions = step;
    for (Limits const& limits : {by_nodes, by_covers}) {
      Covers covers;
      Masks masks(p);
      while (masks.run(limits, collect_sorted(covers)).ending == Ending::limit) {}
      EXPECT_EQ(covers, expected);
    }
  }
}

// Some covers are looked at, then some are only counted, and so on.
TEST(Remembering, SeenAndCountedInTurns) {
  Problem const p = dominoes(6, 6);
  auto const expected = by_links(p);
  Masks masks(p);
  Covers covers;
  Limits few;
  few.nodes = 30;
  std::uint64_t last = 0, unseen = 0;
  for (bool look = true;; look = !look) {
    auto const r = masks.run(few, look ? collect_sorted(covers) : nullptr);
    if (!look) unseen += r.totals.solutions - last;
    last = r.totals.solutions;
    if (r.ending == Ending::complete) break;
  }
  EXPECT_EQ(last, expected.size());
  EXPECT_EQ(covers.size() + unseen, expected.size());
  EXPECT_GT(unseen, 100u);
  auto at = expected.begin();
  for (auto const& c : covers) {
    at = std::find(at, expected.end(), c);
    ASSERT_NE(at, expected.end()) << "a cover that was seen is out of order";
    ++at;
  }
}

// What is cut off is searched elsewhere; what is kept below the node must not be
// taken for all that is there.
TEST(Remembering, NodesThatWereCutAreNotRemembered) {
  Problem const p = dominoes(6, 6);
  auto const expected = by_links(p);
  auto const rows = rows_for_masks(p);
  for (bool look : {true, false}) {
    Limits few;
    few.nodes = 40;
    std::uint64_t count = 0;
    Covers covers;
    // The pieces in the order of their covers; each is cut once.
    std::function<void(Range)> walk = [&](Range range) {
      Masks masks(rows, Chooser::smallest, Rest{range});
      auto r = masks.run(few, look ? collect_sorted(covers) : nullptr);
      auto const at = r.ending == Ending::limit ? masks.cut() : std::nullopt;
      if (r.ending == Ending::limit) r = masks.run(Limits(), look ? collect_sorted(covers) : nullptr);
      count += r.totals.solutions;
      if (at) walk({*at, range.until});
    };
    walk({});
    EXPECT_EQ(count, expected.size());
    if (look) {
      EXPECT_EQ(covers, expected);
    }
  }
}

// Eighty boards of 2 by 2, side by side: 2^80 covers.
TEST(Remembering, CountsBeyondAWord) {
  Problem p;
  for (int i = 1; i <= 320; ++i) p.add_item("s" + std::to_string(i));
  for (int b = 0; b < 80; ++b)
    for (auto [x, y] : {std::pair{1, 2}, {3, 4}, {1, 3}, {2, 4}}) {
      p.add_option();
      p.add_entry(4 * b + x);
      p.add_entry(4 * b + y);
    }
  Masks all(p);
  EXPECT_EQ(all.run().totals.solutions, ~std::uint64_t(0));
  EXPECT_EQ(all.covers(), Natural(1) << 80);
  Limits ten;
  ten.solutions = 10;
  Covers covers;
  EXPECT_EQ(Masks(p).run(ten, collect(covers)).ending, Ending::limit);
  EXPECT_EQ(covers.size(), 10u);
}

// A number that nothing uses is no threshold.
TEST(Thresholds, AreAllUsed) {
  std::string header = slurp("build/src/dlx/fast/memory.hpp");
  header.erase(0, header.find("namespace thresholds"));
  header.erase(header.find("class Number"));
  std::string sources;
  for (std::string const name : {"hybrid", "memory", "images", "search", "tree_search", "threads", "restarts", "engine"})
    for (std::string const ending : {".hpp", ".cpp"}) sources += slurp("build/src/dlx/fast/" + name + ending);
  std::regex const number("(\\w+) ?= ?(std::size_t\\()?[0-9]");
  int count = 0;
  for (std::sregex_iterator at(header.begin(), header.end(), number), end; at != end; ++at, ++count)
    EXPECT_NE(sources.find("thresholds::" + (*at)[1].str()), std::string::npos) << (*at)[1];
  EXPECT_EQ(count, 12) << "a new one needs a reason";
}
