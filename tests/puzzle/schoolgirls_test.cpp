// Girls who walk out three abreast.
#include "dlx/more/links.hpp"
#include "dlx/puzzle/schoolgirls.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/verify.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <map>
#include <set>

using namespace dlx;

using System = std::set<std::string>;

TEST(Schoolgirls, NineHaveOneTimetableForEachSystem) {
  Problem const p = schoolgirls(9);
  std::map<System, int> timetables;
  Links links(p);
  search(links, Chooser::smallest, {}, [&](std::span<int const> s) {
    EXPECT_EQ(refute(p, s), "");
    System system;
    for (int o : s) system.insert(p.option_name(o).substr(0, 3));
    ++timetables[system];
  });
  EXPECT_EQ(timetables.size(), 840u);
  for (auto const& [system, count] : timetables) EXPECT_EQ(count, 24);
}

TEST(Schoolgirls, FifteenWalkAsKirkmanWanted) {
  Problem const p = schoolgirls(15);
  EXPECT_EQ(p.item_count(), 210);
  EXPECT_EQ(p.option_count(), 3185);
  std::map<std::string, std::set<char>> days;
  std::map<std::pair<char, char>, int> met;
  Limits limits;
  limits.solutions = 1;
  Links links(p);
  auto const r = search(links, Chooser::smallest, limits, [&](std::span<int const> s) {
    EXPECT_EQ(refute(p, s), "");
    for (int o : s) {
      auto const& name = p.option_name(o);
      for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(days[name.substr(4)].insert(name[static_cast<std::size_t>(i)]).second);
        for (int k = i + 1; k < 3; ++k) ++met[{name[static_cast<std::size_t>(i)], name[static_cast<std::size_t>(k)]}];
      }
    }
  });
  EXPECT_EQ(r.totals.nodes, 113u);
  EXPECT_EQ(days.size(), 7u);
  for (auto const& [day, girls] : days) EXPECT_EQ(girls.size(), 15u);
  EXPECT_EQ(met.size(), 105u);
  for (auto const& [pair, times] : met) EXPECT_EQ(times, 1);
}

TEST(Schoolgirls, WithTheirPairsInFrontTakeLonger) {
  Problem const p = schoolgirls(15);
  Problem turned;
  for (int i = 106; i <= 210; ++i) turned.add_item(p.item(i).name);
  for (int i = 1; i <= 105; ++i) turned.add_item(p.item(i).name);
  for (int o = 1; o <= p.option_count(); ++o) {
    turned.add_option(p.option_name(o));
    for (auto const& e : p.option(o)) turned.add_entry(e.item > 105 ? e.item - 105 : e.item + 105);
  }
  Limits limits;
  limits.solutions = 1;
  Links links(turned);
  EXPECT_EQ(search(links, Chooser::smallest, limits).totals.nodes, 199u);
}

// What the chapter says about help that does not help.
TEST(Schoolgirls, BreakingTheSymmetryHurts) {
  if (!std::getenv("DLX_LONG")) GTEST_SKIP() << "long: set DLX_LONG=1";
  Problem const p = schoolgirls(15);
  Problem reduced;
  for (int i = 1; i <= p.item_count(); ++i) reduced.add_item(p.item(i).name);
  for (int o = 1; o <= p.option_count(); ++o) {
    auto const& name = p.option_name(o);
    int const day = name[4] - '0', a = name[0] - 'A', b = name[1] - 'A', c = name[2] - 'A';
    bool const monday = a % 3 == 0 && c == a + 2;
    if (monday != (day == 1) && (day == 1 || a / 3 == b / 3 || b / 3 == c / 3)) continue;
    if (day > 1 && (a / 3 == b / 3 || b / 3 == c / 3)) continue;
    if (day > 1 && a == 0 && b < 1 + day) continue;
    reduced.add_option(name);
    for (auto const& e : p.option(o)) reduced.add_entry(e.item);
  }
  Limits limits;
  limits.solutions = 1;
  Links links(reduced);
  auto const r = search(links, Chooser::smallest, limits, [&](std::span<int const> s) { EXPECT_EQ(refute(reduced, s), ""); });
  EXPECT_EQ(r.totals.solutions, 1u);
  EXPECT_EQ(r.totals.nodes, 4842186u);
  limits.nodes = 10000000;
  Links many(schoolgirls(21));
  EXPECT_EQ(search(many, Chooser::smallest, limits).totals.solutions, 0u);
}

TEST(Schoolgirls, RefusesOtherNumbers) {
  for (int n : {-3, 0, 6, 7, 12, 27, 1000000000}) EXPECT_THROW(schoolgirls(n), std::invalid_argument) << n;
  EXPECT_NE(run("dlx make schoolgirls 16").err.find("3, 9, 15, or 21 girls, not 16"), std::string::npos);
}
