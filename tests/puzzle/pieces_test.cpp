// Armies that attack every square: against loops that know chess by
// themselves; and, if there is time, the eight pieces on the real board.
#include "dlx/more/bounded.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/text/format.hpp"
#include "dlx/puzzle/pieces.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/verify.hpp"
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

using Squares = std::uint64_t;  // bit n*r + c
using Placement = std::multiset<std::pair<char, int>>;
Squares bit(int k) { return Squares(1) << k; }

// Attacks by the definition: a square is attacked if some number of equal
// steps leads there, and nobody stands between.
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
  } else {
    Bounded links(p);
    search(links, Chooser::smallest, {}, receive);
  }
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

// The weak placements on the chessboard with the queen in one quarter, by loops over sets of squares: what is open
// when the strong pieces stand must not be more than the others can attack,
// each of them from its best square.
std::set<Placement> on_the_chessboard() {
  std::map<char, std::vector<Squares>> a;
  for (char piece : std::string("KQRBN"))
    for (int k = 0; k < 64; ++k) a[piece].push_back(attacks(piece, k, 8, 0));
  auto const &king = a['K'], &queen = a['Q'], &rook = a['R'], &bishop = a['B'], &knight = a['N'];
  auto most = [](Squares open, std::vector<Squares> const& piece) {
    int result = 0;
    for (Squares s : piece) result = std::max(result, std::popcount(open & s));
    return result;
  };
  auto is_hopeless = [&](Squares open, int bishops) {
    int const n = std::popcount(open);
    return n > 13 * bishops + 24 or n > bishops * most(open, bishop) + most(open, king) + 2 * most(open, knight);
  };
  std::set<Placement> result;
  // A knight who attacks the first open square stands where a knight on that
  // square would attack; if nothing is open, it stands anywhere.
  auto candidates = [&](Squares open) { return open == 0 ? everything(8) : knight[static_cast<std::size_t>(std::countr_zero(open))]; };
  auto knights = [&](Squares open, Squares taken, Placement const& others) {
    Squares const first = candidates(open) & ~taken;
    for (std::size_t x = 0; x < 64; ++x) {
      Squares const rest = open & ~knight[x];
      if (not(first >> x & 1) or std::popcount(rest) > 8) continue;
      Squares const second = candidates(rest) & ~taken & ~(Squares(1) << x);
      for (std::size_t y = 0; y < 64; ++y)  // perhaps both orders, which are one multiset
        if ((second >> y & 1) and not(rest & ~knight[y])) {
          auto all = others;
          all.insert({{'N', static_cast<int>(x)}, {'N', static_cast<int>(y)}});
          result.insert(all);
        }
    }
  };
  for (int q = 0; q < 64; ++q)
    for (int r = 0; r < 64; ++r)
      for (int s = r + 1; s < 64; ++s) {
        if (q / 8 > 3 or q % 8 > 3 or r == q or s == q) continue;
        Squares const open = ~(queen[q] | rook[r] | rook[s]);
        if (is_hopeless(open, 2)) continue;
        for (int b = 0; b < 64; ++b) {
          if ((b / 8 + b % 8) % 2 == 1 or is_hopeless(open & ~bishop[b], 1)) continue;
          for (int d = 0; d < 64; ++d) {
            if ((d / 8 + d % 8) % 2 == 0) continue;
            Squares const still = open & ~bishop[b] & ~bishop[d];
            if (is_hopeless(still, 0)) continue;
            Squares const taken = bit(q) | bit(r) | bit(s) | bit(b) | bit(d);
            if (std::popcount(taken) < 5) continue;
            for (int k = 0; k < 64; ++k)
              if (not(taken & bit(k)) and std::popcount(still & ~king[k]) <= 16)
                knights(still & ~king[k], taken | bit(k), {{'Q', q}, {'R', r}, {'R', s}, {'B', b}, {'B', d}, {'K', k}});
          }
        }
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

// With prices, and as many coins as the army costs, all placements come, those
// of smaller armies, too; nobody is priced out.
TEST(Pieces, PricesLoseNothing) {
  for (auto const& [army, n] : {std::pair<std::string, int>{"KQB", 4}, {"QRR", 4}, {"QBBN", 4}, {"KKKK", 4}, {"QQQ", 5}}) {
    std::int64_t coins = 0;
    for (char piece : army) {
      int best = 0;
      for (int k = 0; k < n * n; ++k) best = std::max(best, std::popcount(attacks(piece, k, n, 0)));
      coins += best;
    }
    std::set<Placement> expected;
    for (unsigned left = 1; left < 1u << army.size(); ++left) {
      std::string some;
      for (std::size_t i = 0; i < army.size(); ++i)
        if (left >> i & 1) some += army[i];
      if (std::ranges::count(army, 'B') == 2 and std::ranges::count(some, 'B') == 1) continue;  // of which color?
      expected.merge(by_loops(some, n));
    }
    auto found = by_search(pieces(n, army, false, true), n, coins);
    if (std::ranges::count(army, 'B') == 2)
      std::erase_if(found, [](auto const& p) { return std::ranges::count_if(p, [](auto const& s) { return s.first == 'B'; }) == 1; });
    EXPECT_EQ(found, expected) << army;
    EXPECT_GT(expected.size(), 0u) << army;
  }
}

// One of each class of eight, and nothing else; with prices, too, as long as those who break the symmetry are there.
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
  // The rook sees seven squares down, and two of its row; the knight sees
  // four squares, and the rook one of them, too.
  EXPECT_EQ(count_attacked(blocked, 8), 7 + 2 + 3);
}

TEST(Pieces, AttackAsManySquaresAsTheTextSays) {
  std::vector<char> const empty(64);
  for (auto [piece, most] : {std::pair{'K', 8}, {'Q', 27}, {'R', 14}, {'B', 13}, {'N', 8}}) {
    std::size_t best = 0;
    for (int k = 0; k < 64; ++k) best = std::max(best, attacked_by({piece, k / 8, k % 8}, 8, empty).size());
    EXPECT_EQ(best, static_cast<std::size_t>(most)) << piece;
  }
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
  auto const quarter = on_the_chessboard();
  EXPECT_EQ(quarter.size(), 1626u);
  std::set<Placement> expected;
  for (auto const& p : quarter)
    if (std::ranges::any_of(p, [](auto const& s) { return s.first == 'B' and (s.second / 8 + s.second) % 2 == 1 and s.second % 8 > s.second / 8; }))
      expected.insert(p);
  EXPECT_EQ(expected.size(), 813u);
  std::map<int, int> attacks;
  for (auto const& p : expected) ++attacks[std::popcount(attacked(p, 8, true))];
  EXPECT_EQ(attacks.rbegin()->first, 63);
  EXPECT_EQ(attacks[63], 15);
  auto const priced = pieces(8, "KQRRBBNN", true, true);
  auto const found = by_search(priced, 8, 105);
  EXPECT_EQ(found, expected);
  EXPECT_EQ(std::ranges::count_if(found, [](auto const& p) { return p.size() == 8; }), 813);
}

TEST(Pieces, RefusesWhatCannotBe) {
  EXPECT_THROW(pieces(1, "K"), std::invalid_argument);
  EXPECT_THROW(pieces(17, "K"), std::invalid_argument);
  EXPECT_THROW(pieces(8, ""), std::invalid_argument);
  EXPECT_THROW(pieces(8, "KP"), std::invalid_argument);
  EXPECT_THROW(pieces(5, "QBB", true), std::invalid_argument);
  EXPECT_THROW(pieces(8, "QQBB", true), std::invalid_argument);
  EXPECT_THROW(pieces(8, "QRR", true), std::invalid_argument);
  std::vector<Soldier> const twice = {{'K', 1, 1}, {'Q', 1, 1}}, outside = {{'K', 1, 8}}, below = {{'K', -1, 1}};
  EXPECT_THROW(count_attacked(twice, 8), std::invalid_argument);
  EXPECT_THROW(count_attacked(below, 8), std::invalid_argument);
  EXPECT_THROW(count_attacked(outside, 8), std::invalid_argument);
  EXPECT_EQ(soldier_of("Q@(12,3)")->row, 12);
  for (auto const bad : {"", "Q", "Q@(1,2", "Q@(1)", "Q@(1,)", "Q@(,1)", "P@(1,2)", "Q@(-1,2)", "Q@(1,-2)", "Q@(1,2,3)", "QQ@(1,2)", "Q@(01,2)"})
    EXPECT_FALSE(soldier_of(bad)) << bad;
}

TEST(Attacks, LetsSurvivorsThrough) {
  auto const r = run("dlx make pieces --rows 4 --army KQB | dlx solve | dlx attacks --rows 4");
  EXPECT_EQ(r.status, 0);
  EXPECT_EQ(std::count(r.out.begin(), r.out.end(), '\n'), 12);
  EXPECT_EQ(r.err, "dlx: 12 of 24 placements; the best attacks 16 of 16 squares\n");
  EXPECT_EQ(run("echo 'Q@(0,0)' | dlx attacks").status, 1);
  EXPECT_EQ(run("echo 'Q@(0,0)' | dlx attacks --at-least 21").out, "Q@(0,0)\n");
  auto const wrong = run("printf 'Q@(0,0)\\nQ@(0,9)\\n' | dlx attacks");
  EXPECT_EQ(wrong.status, 2);
  EXPECT_NE(wrong.err.find("standard input:2:1"), std::string::npos) << wrong.err;
  EXPECT_EQ(run("echo 'Q@(0,0) x' | dlx attacks").status, 2);
  EXPECT_EQ(run("dlx make pieces --rows 5 --up-to-symmetry").status, 2);
}
