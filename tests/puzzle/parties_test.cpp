// Set partitions, Steiner triple systems, and girls who walk out three abreast.
#include "dlx/draw/log.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/more/search.hpp"
#include "dlx/puzzle/parties.hpp"
#include "puzzles.hpp"
#include "copied.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>
#include <string>

using namespace dlx;

namespace {

std::uint64_t nodes_to_the_first(Problem const& p, Receive const& receive = {}) {
  Limits limits;
  limits.solutions = 1;
  Links links(p);
  auto const totals = search(links, Chooser::smallest, limits, receive).totals;
  EXPECT_EQ(totals.solutions, 1u);
  return totals.nodes;
}

}  // namespace

TEST(Parties, PartitionsAreCountedByBellAndStirling) {
  std::vector<std::size_t> bell = {1};
  std::vector<std::vector<std::size_t>> stirling = {{1}};
  for (std::size_t n = 1; n <= 8; ++n) {
    std::size_t sum = 0, choose = 1;
    for (std::size_t j = 0; j < n; ++j) {
      sum += choose * bell[j];
      choose = choose * (n - 1 - j) / (j + 1);
    }
    bell.push_back(sum);
    auto& row = stirling.emplace_back(n + 1, 0);
    for (std::size_t k = 1; k <= n; ++k)
      row[k] = stirling[n - 1][k - 1] + (k < n ? k * stirling[n - 1][k] : 0);
    EXPECT_EQ(puzzle_covers(partitions(static_cast<int>(n))).size(), bell[n]);
    for (std::size_t k = 1; k <= n; ++k)
      EXPECT_EQ(puzzle_covers(partitions(static_cast<int>(n), static_cast<int>(k))).size(), row[k]) << n << ' ' << k;
  }
  EXPECT_EQ(bell, (std::vector<std::size_t>{1, 1, 2, 5, 15, 52, 203, 877, 4140}));
  EXPECT_EQ(puzzle_covers(partitions(9)).size(), 21147u);
}

// A board shows the first guest of each table: a number that is the guest
// himself, or one of an earlier guest who is shown as himself.
TEST(Parties, BoardsAreDifferentAndShowFirstGuests) {
  auto const p = partitions(6);
  auto const board = *Board::of(p);
  std::set<std::vector<int>> seen;
  for (auto const& cover : puzzle_covers(p)) {
    std::istringstream text(lettered(board, cover));
    std::vector<int> row;
    for (int v = 0; text >> v;) row.push_back(v);
    ASSERT_EQ(row.size(), 6u);
    for (int k = 1; k <= 6; ++k) {
      int const first = row[static_cast<std::size_t>(k - 1)];
      EXPECT_LE(first, k);
      EXPECT_EQ(row[static_cast<std::size_t>(first - 1)], first);
    }
    EXPECT_TRUE(seen.insert(row).second);
  }
  EXPECT_EQ(seen.size(), 203u);
}

TEST(Parties, EachTwoMeetOnce) {
  std::size_t const systems[] = {0, 0, 0, 1, 0, 0, 0, 5040 / (7 * 6 * 4), 0, 362880 / (9 * 8 * 6)};
  for (int n = 2; n <= 9; ++n) {
    auto const p = triples(n);
    auto const covers = puzzle_covers(p);
    EXPECT_EQ(covers.size(), systems[n]) << n;
    for (auto const& cover : covers) {
      std::multiset<std::pair<int, int>> met;
      for (int o : cover) {
        int a = 0, b = 0, c = 0;
        EXPECT_EQ(std::sscanf(p.option_name(o).c_str(), "%d-%d-%d", &a, &b, &c), 3);
        met.insert({{a, b}, {a, c}, {b, c}});
      }
      EXPECT_EQ(static_cast<int>(met.size()), n * (n - 1) / 2);
      EXPECT_EQ(std::set(met.begin(), met.end()).size(), met.size());
    }
  }
}

TEST(Schoolgirls, NineHaveOneTimetableForEachSystem) {
  Problem const p = schoolgirls(9);
  std::map<std::set<std::string>, int> timetables;
  for (auto const& cover : puzzle_covers(p)) {
    std::set<std::string> system;
    for (int o : cover) system.insert(p.option_name(o).substr(0, 3));
    ++timetables[system];
  }
  EXPECT_EQ(timetables.size(), 840u);
  for (auto const& [system, count] : timetables) EXPECT_EQ(count, 24);
}

TEST(Schoolgirls, FifteenWalkAsKirkmanWanted) {
  Problem const p = schoolgirls(15);
  EXPECT_EQ(p.item_count(), 210);
  EXPECT_EQ(p.option_count(), 3185);
  std::map<std::string, std::set<char>> days;
  std::map<std::pair<char, char>, int> met;
  EXPECT_EQ(nodes_to_the_first(p, [&](std::span<int const> s) {
    EXPECT_EQ(refute(p, s), "");
    for (int o : s) {
      auto const& name = p.option_name(o);
      for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_TRUE(days[name.substr(4)].insert(name[i]).second);
        for (std::size_t k = i + 1; k < 3; ++k) ++met[{name[i], name[k]}];
      }
    }
  }), 113u);
  EXPECT_EQ(days.size(), 7u);
  for (auto const& [day, girls] : days) EXPECT_EQ(girls.size(), 15u);
  EXPECT_EQ(met.size(), 105u);
  for (auto const& [pair, times] : met) EXPECT_EQ(times, 1);
  Problem turned;  // with the pairs in front
  for (int i = 1; i <= 210; ++i) turned.add_item(p.item((i + 104) % 210 + 1).name);
  for (int o = 1; o <= p.option_count(); ++o) {
    turned.add_option(p.option_name(o));
    for (auto const& e : p.option(o)) turned.add_entry((e.item + 104) % 210 + 1);
  }
  EXPECT_EQ(nodes_to_the_first(turned), 199u);
}

// What the chapter says about help that does not help.
TEST(Schoolgirls, BreakingTheSymmetryHurts) {
  if (!std::getenv("DLX_LONG")) GTEST_SKIP() << "long: set DLX_LONG=1";
  Problem const p = schoolgirls(15);
  auto const keep = [&](int o) {
    auto const& name = p.option_name(o);
    int const day = name[4] - '0', a = name[0] - 'A', b = name[1] - 'A', c = name[2] - 'A';
    bool const monday = a % 3 == 0 && c == a + 2, apart = a / 3 != b / 3 && b / 3 != c / 3;
    return day == 1 ? monday : apart && (a != 0 || b > day);
  };
  Problem const reduced = copied(p, keep, [](Problem&, int) {});
  EXPECT_EQ(nodes_to_the_first(reduced, [&](std::span<int const> s) { EXPECT_EQ(refute(reduced, s), ""); }), 4842186u);
  Limits limits;
  limits.solutions = 1;
  limits.nodes = 10000000;
  Links many(schoolgirls(21));
  EXPECT_EQ(search(many, Chooser::smallest, limits).totals.solutions, 0u);
}

TEST(Parties, RefuseWhatCannotBe) {
  for (int n : {0, -1, 17, 2147483647}) EXPECT_THROW(partitions(n), std::invalid_argument) << n;
  EXPECT_THROW(partitions(4, 5), std::invalid_argument);
  EXPECT_THROW(partitions(4, -1), std::invalid_argument);
  for (int n : {1, 0, -1, 201}) EXPECT_THROW(triples(n), std::invalid_argument) << n;
  EXPECT_EQ(partitions(16).option_count(), 65535);
  for (int n : {-3, 0, 6, 7, 12, 27, 1000000000}) EXPECT_THROW(schoolgirls(n), std::invalid_argument) << n;
  EXPECT_NE(run("dlx make schoolgirls 16").err.find("3, 9, 15, or 21 girls, not 16"), std::string::npos);
  EXPECT_EQ(complaint_of([] { triples(1); }), "triples: there must be 2 to 200 guests, not 1");
}
