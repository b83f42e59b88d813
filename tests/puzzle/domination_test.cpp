// Every square attacked: queens, and armies against loops that know chess by
// themselves; and, if there is time, the eight pieces on the real board.
#include "dlx/more/bounded.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/puzzle/domination.hpp"
#include "dlx/puzzle/symmetry.hpp"
#include "dlx/text/format.hpp"
#include "puzzles.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>

using namespace dlx;

namespace {

// Which sets of squares are right, from the rules of chess alone.
std::set<std::vector<int>> by_force(int n) {
  auto sees = [n](int a, int b) {
    int const x = std::abs(a / n - b / n), y = std::abs(a % n - b % n);
    return x == 0 || y == 0 || x == y;
  };
  std::set<std::vector<int>> result;
  for (unsigned set = 0; set < 1u << (n * n); ++set) {
    std::vector<int> options;
    bool good = true;
    for (int s = 0; s < n * n; ++s) {
      int seen = 0;
      for (int q = 0; q < n * n; ++q) seen += (set >> q & 1) && sees(s, q);
      bool const queen = set >> s & 1;
      good = good && (queen ? seen == 1 : seen >= 1);
      if (queen) options.push_back(s + 1);
    }
    if (good) result.insert(options);
  }
  return result;
}

}  // namespace

TEST(Domination, HasTheTable) {
  struct Line { int n; std::size_t fewest, ways; std::uint64_t nodes; std::size_t all; };
  for (auto const& line : std::vector<Line>{{1, 1, 1, 2, 1},      {2, 1, 4, 2, 4},       {3, 1, 1, 8, 9},         {4, 3, 16, 24, 18},
                                            {5, 3, 16, 41, 58}, {6, 4, 120, 314, 348}, {7, 4, 8, 805, 1862}, {8, 5, 728, 4535, 10188}}) {
    auto const p = domination(line.n);
    auto const covers = puzzle_covers(p);
    EXPECT_EQ(covers.size(), line.all) << line.n;
    if (line.n <= 4) { EXPECT_EQ(covers, by_force(line.n)) << line.n; }
    std::map<std::size_t, std::size_t> by_size;
    for (auto const& c : covers) ++by_size[c.size()];
    EXPECT_EQ(by_size.begin()->first, line.fewest) << line.n;
    EXPECT_EQ(by_size.begin()->second, line.ways) << line.n;
    if (line.n == 8) {  // as the chapter on bounds says
      Bounded links(p);
      EXPECT_EQ(search(links, Chooser::smallest).totals.nodes, 42046u);
      EXPECT_EQ(by_size[8], 92u);
    }
    Wish wish;
    wish.covers = 1;
    std::size_t best = 0;
    auto const bargain = cheapest(p, wish, Chooser::smallest, {}, [&](std::span<int const> s) {
      EXPECT_EQ(refute(p, s), "");
      best = s.size();
    });
    EXPECT_EQ(best, line.fewest) << line.n;
    EXPECT_EQ(bargain.result.totals.nodes, line.nodes) << line.n;
    int const most = line.n <= 7 ? line.n : 0;
    for (int k = 1; k <= most; ++k)
      EXPECT_EQ(puzzle_covers(domination(line.n, k)).size(), by_size.contains(static_cast<std::size_t>(k)) ? by_size[static_cast<std::size_t>(k)] : 0) << line.n << ' ' << k;
  }
}

TEST(Domination, FiveQueensStandOnTheChessboardIn91WaysUpToSymmetry) {
  auto const p = domination(8, 5);
  auto const covers = puzzle_covers(p);
  EXPECT_EQ(covers.size(), 728u);
  Symmetry const symmetry(p, *Board::of(p));
  EXPECT_EQ(symmetry.count(), 8);
  EXPECT_EQ(std::ranges::count_if(covers, [&](auto const& c) { return symmetry.is_fundamental(c); }), 91);
  for (auto const& c : covers) for (int g = 1; g < symmetry.count(); ++g) EXPECT_NE(symmetry.image(g, c), symmetry.image(0, c));
  EXPECT_EQ(puzzle_covers(domination(8, 4)).size(), 0u);
}

TEST(Domination, LargerBoardsAndTheExercise) {
  if (!std::getenv("DLX_LONG")) GTEST_SKIP() << "takes long; DLX_LONG=1 runs it";
  for (int n = 9; n <= 12; ++n) {
    std::size_t const fewest = n == 12 ? 7 : 5;
    std::size_t best = 0;
    auto const bargain = cheapest(domination(n), {}, Chooser::smallest, {}, [&](std::span<int const> s) { best = s.size(); });
    EXPECT_EQ(bargain.result.ending, Ending::complete);
    EXPECT_EQ(best, fewest) << n;
    if (n < 12) {  // said in another way
      EXPECT_EQ(puzzle_covers(domination(n, 4)).size(), 0u) << n;
      EXPECT_GT(puzzle_covers(domination(n, 5)).size(), 0u) << n;
    }
  }
  Problem const p = domination(8, 5);  // without the lines, queens may attack each other
  Problem q;
  for (int i = 1; i <= p.primary_count(); ++i) q.add_item(p.item(i).name, p.item(i).bounds);
  for (int o = 1; o <= p.option_count(); ++o) {
    q.add_option(p.option_name(o));
    for (Entry const& e : p.option(o))
      if (e.item <= p.primary_count()) q.add_entry(e.item);
  }
  EXPECT_EQ(puzzle_covers(q).size(), 4860u);
}

TEST(Domination, RefusesWhatCannotBe) {
  for (int n : {0, -1, 51, 2147483647}) EXPECT_THROW(domination(n), std::invalid_argument) << n;
  EXPECT_THROW(domination(8, 9), std::invalid_argument);
  EXPECT_THROW(domination(8, -1), std::invalid_argument);
  EXPECT_EQ(domination(50).option_count(), 2500);
  EXPECT_FALSE(domination(4).has_colours());
}

namespace {

using Squares = std::uint64_t;  // bit n*r + c
using Placement = std::multiset<std::pair<char, int>>;
Squares bit(int k) { return Squares(1) << k; }

// Attacks by the definition: a square is attacked if some number of equal
// steps leads there, and no piece stands between.
Squares attacks(char piece, int from, int n, Squares occupied) {
  Squares result = 0;
  for (int to = 0; to < n * n; ++to) {
    int const dr = to / n - from / n, dc = to % n - from % n, steps = std::max(std::abs(dr), std::abs(dc));
    if (to == from) continue;
    bool const straight = dr == 0 or dc == 0, diagonal = std::abs(dr) == std::abs(dc);
    bool sees = piece == 'K' ? steps == 1 : piece == 'N' ? std::abs(dr * dc) == 2
              : (piece != 'B' and straight) or (piece != 'R' and diagonal);
    if (piece != 'N')
      for (int k = 1; sees and k < steps; ++k)
        sees = not(occupied & bit((from / n + dr / steps * k) * n + from % n + dc / steps * k));
    if (sees) result |= bit(to);
  }
  return result;
}
Squares everything(int n) { return n == 8 ? ~Squares(0) : bit(n * n) - 1; }

Squares attacked(Placement const& p, int n, bool blocking) {
  Squares occupied = 0, result = 0;
  if (blocking)
    for (auto const& [piece, k] : p) occupied |= bit(k);
  for (auto const& [piece, k] : p) result |= attacks(piece, k, n, occupied);
  return result;
}
// All weak placements, by loops over all squares for each piece.
std::set<Placement> by_loops(std::string const& army, int n) {
  std::set<Placement> result;
  Placement now;
  std::function<void(std::size_t, Squares)> place = [&](std::size_t i, Squares taken) {
    if (i == army.size()) {
      if (std::count(army.begin(), army.end(), 'B') == 2) {
        int parity = 0;
        for (auto const& [piece, k] : now)
          if (piece == 'B') parity += (k / n + k % n) % 2;
        if (parity != 1) return;
      }
      if (attacked(now, n, false) == everything(n)) result.insert(now);
      return;
    }
    for (int k = 0; k < n * n; ++k) {
      if (taken & bit(k)) continue;
      auto const it = now.insert({army[i], k});
      place(i + 1, taken | bit(k));
      now.erase(it);
    }
  };
  place(0, 0);
  return result;
}
std::set<Placement> by_search(Problem const& p, int n, std::int64_t most = -1) {
  std::set<Placement> result;
  Receive const receive = [&](std::span<int const> cover) {
    EXPECT_EQ(refute(p, cover), "");
    Placement placement;
    std::vector<Soldier> soldiers;
    for (int o : cover) {
      auto const s = soldier_of(p.option_name(o));
      placement.insert({s->letter, n * s->row + s->column});
      soldiers.push_back(*s);
    }
    EXPECT_EQ(count_attacked(soldiers, n), std::popcount(attacked(placement, n, true)));
    EXPECT_TRUE(result.insert(placement).second);  // never twice
  };
  if (most >= 0) {
    auto const r = cheapest(p, {0, most}, Chooser::smallest, {}, receive).result;
    EXPECT_EQ(r.ending, Ending::complete);
    if (n == 8) {
      EXPECT_EQ(r.totals.nodes, 9611182u) << "the chapter says so";
    }
  } else for (auto const& cover : puzzle_covers(p)) receive(cover);
  return result;
}
Placement image(Placement const& p, int n, int g) {
  Placement result;
  for (auto [piece, k] : p) {
    int r = k / n, c = k % n;
    if (g & 1) r = n - 1 - r;
    if (g & 2) c = n - 1 - c;
    if (g & 4) std::swap(r, c);
    result.insert({piece, n * r + c});
  }
  return result;
}

}  // namespace

TEST(Pieces, AreTheSameAsByLoops) {
  for (auto const& [army, n] : {std::pair<std::string, int>{"KQB", 4}, {"QRR", 4}, {"QQ", 4}, {"RRRR", 4}, {"KKKK", 4}, {"QBBN", 4},
                                {"NNNN", 3}, {"QK", 3}, {"KK", 2}, {"QQQ", 5}, {"QR", 4}}) {
    auto const expected = by_loops(army, n);
    EXPECT_EQ(by_search(pieces(n, army), n), expected) << army << ' ' << n;
  }
  EXPECT_EQ(by_loops("KQB", 4).size(), 24u);
}

// With prices, and as many coins as the army costs, the placements of smaller armies come, too.
TEST(Pieces, PricesLoseNothing) {
  for (auto const& [army, n, coins] : {std::tuple<std::string, int, int>{"KQB", 4, 8 + 11 + 5}, {"QRR", 4, 11 + 6 + 6}, {"KKKK", 4, 4 * 8}, {"QQQ", 5, 3 * 16}}) {
    std::set<Placement> expected;
    for (unsigned left = 1; left < 1u << army.size(); ++left) {
      std::string some;
      for (std::size_t i = 0; i < army.size(); ++i)
        if (left >> i & 1) some += army[i];
      expected.merge(by_loops(some, n));
    }
    EXPECT_EQ(by_search(pieces(n, army, false, true), n, coins), expected) << army;
    EXPECT_GT(expected.size(), 0u) << army;
  }
}

// One of each class of eight, and nothing else; with prices, too, as long as the pieces that break the symmetry are there.
TEST(Pieces, OneOfEachClassIsLeft) {
  auto const breaks = [](Placement const& p) {
    auto const count = [&p](char piece) { return std::ranges::count(p, piece, &std::pair<char, int>::first); };
    return count('Q') == 1 and count('B') == 2;
  };
  auto const expect = [](std::string const& army, int n, std::set<Placement> const& some, std::set<Placement> const& all) {
    std::set<Placement> images;
    for (auto const& p : some)
      for (int g = 0; g < 8; ++g) images.insert(image(p, n, g));
    EXPECT_EQ(images, all) << army;
    EXPECT_EQ(8 * some.size(), all.size()) << army;
    EXPECT_GT(some.size(), 0u) << army;
  };
  for (auto const& [army, n] : {std::pair<std::string, int>{"QRBB", 4}, {"QBBN", 4}, {"KQBB", 4}}) {
    expect(army, n, by_search(pieces(n, army, true), n), by_search(pieces(n, army), n));
    auto all = by_search(pieces(n, army, false, true), n, 100), some = by_search(pieces(n, army, true, true), n, 100);
    for (auto* set : {&all, &some}) std::erase_if(*set, [&](auto const& p) { return not breaks(p); });
    expect(army, n, some, all);
  }
}

// The exercise: seven pieces without the queen, who look through each other.
TEST(Pieces, WithoutTheQueenDoNotSuffice) {
  auto const r = cheapest(pieces(8, "KRRBBNN", false, true), {0, 78}, Chooser::smallest, {}).result;
  EXPECT_EQ(r.ending, Ending::complete);
  EXPECT_EQ(r.totals.solutions, 0u);
  EXPECT_EQ(r.totals.nodes, 17936u);
}

TEST(Pieces, BlockEachOther) {
  std::vector<Soldier> const alone = {{'R', 0, 0}}, blocked = {{'R', 0, 0}, {'N', 0, 2}};
  EXPECT_EQ(count_attacked(alone, 8), 14);
  std::vector<char> const empty(64);
  for (auto [piece, most] : {std::pair{'K', 8}, {'Q', 27}, {'R', 14}, {'B', 13}, {'N', 8}}) {
    std::size_t best = 0;
    for (int k = 0; k < 64; ++k) best = std::max(best, attacked_by({piece, k / 8, k % 8}, 8, empty).size());
    EXPECT_EQ(best, static_cast<std::size_t>(most)) << piece << ": as the text says";
  }
  // The rook sees seven squares down, and two of its row; the knight sees
  // four squares, and the rook one of them, too.
  EXPECT_EQ(count_attacked(blocked, 8), 7 + 2 + 3);
}

TEST(Pieces, ThePictureIsAWeakPlacementThatMissesOneSquare) {
  auto const picture = read_problem(Source{"pieces.dlx", slurp("figures/pieces.dlx")});
  auto const weak = pieces(8, "KQRRBBNN", true);
  std::vector<Soldier> army;
  std::vector<int> cover;
  for (int o = 1; o <= picture.option_count(); ++o) {
    army.push_back(*soldier_of(picture.option_name(o)));
    cover.push_back(weak.find_option(picture.option_name(o)));
  }
  EXPECT_EQ(army.size(), 8u);
  EXPECT_EQ(refute(weak, cover), "");
  EXPECT_EQ(count_attacked(army, 8), 63);
}

TEST(Pieces, EightHave813WeakPlacementsAndNoneSurvives) {
  if (std::getenv("DLX_LONG") == nullptr) GTEST_SKIP() << "minutes; DLX_LONG=1";
  auto const found = by_search(pieces(8, "KQRRBBNN", true, true), 8, 105);
  EXPECT_EQ(found.size(), 813u);
  std::map<int, int> attacks;
  for (auto const& p : found) {
    EXPECT_EQ(p.size(), 8u);
    ++attacks[std::popcount(attacked(p, 8, true))];
  }
  EXPECT_EQ(attacks.rbegin()->first, 63);
  EXPECT_EQ(attacks[63], 15);
}

TEST(Pieces, RefusesWhatCannotBe) {
  for (auto const& [n, army, up_to_symmetry] : {std::tuple{1, "K", false}, {17, "K", false}, {8, "", false}, {8, "KP", false},
                                                {5, "QBB", true}, {8, "QQBB", true}, {8, "QRR", true}})
    EXPECT_NE(complaint_of([&] { pieces(n, army, up_to_symmetry); }), "") << army << n;
  std::vector<Soldier> const twice = {{'K', 1, 1}, {'Q', 1, 1}}, outside = {{'K', 1, 8}}, below = {{'K', -1, 1}};
  EXPECT_THROW(count_attacked(twice, 8), std::invalid_argument);
  EXPECT_THROW(count_attacked(below, 8), std::invalid_argument);
  EXPECT_THROW(count_attacked(outside, 8), std::invalid_argument);
  EXPECT_EQ(soldier_of("Q@(12,3)")->row, 12);
  for (auto const bad : {"", "Q", "Q@(1,2", "Q@(1)", "Q@(1,)", "Q@(,1)", "P@(1,2)", "Q@(-1,2)", "Q@(1,-2)", "Q@(1,2,3)", "QQ@(1,2)", "Q@(01,2)"})
    EXPECT_FALSE(soldier_of(bad)) << bad;
}
