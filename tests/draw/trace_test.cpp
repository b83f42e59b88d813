#include "drawn.hpp"
#include "textbook.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/format.hpp"
#include "link_model.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>

using namespace dlx;
using drawn::text_of, drawn::traced;

namespace {
std::string complaint_about(std::string const& text) {
  try {
    read_trace({"t.jsonl", text});
    return "";
  } catch (InputError const& e) {
    return e.message();
  }
}
// The list after every event, and the path, as the search itself saw them.
struct Album : Observer {
  explicit Album(Links const& l) : links(l) {}
  Links const& links;
  std::vector<Links> states;
  void snap() { states.push_back(links); }
  void cover(int, int) override { snap(); }
  void uncover(int, int) override { snap(); }
  void choose(int, int, int) override { snap(); }
  void dead(int, int) override { snap(); }
  void attempt(int, int, int) override { snap(); }
  void solution(std::span<int const>, int) override { snap(); }
  void done(Totals const&) override { snap(); }
};
}  // namespace

TEST(Trace, OfTheLatinSquareInNumbers) {
  Trace const t = traced(latin(2));
  std::map<Event::Type, int> count;
  for (auto const& e : t.events) ++count[e.type];
  EXPECT_EQ(count[Event::Type::cover], 23);
  EXPECT_EQ(count[Event::Type::uncover], 23);
  EXPECT_EQ(count[Event::Type::solution], 2);
  EXPECT_EQ(count[Event::Type::dead], 0);
  EXPECT_EQ(count[Event::Type::attempt], 8);
  EXPECT_EQ(t.events.back().totals, (Totals{9, 2, 0, 8, 23, 23}));
}

TEST(Trace, IsReadAsItWasWritten) {
  std::mt19937 dice(3);
  for (int round = 0; round < 100; ++round) {
    Trace const t = traced(random_problem(dice, random_shape(dice)));
    ASSERT_TRUE(read_trace({"t", text_of(t)}) == t) << "round " << round;
  }
}

// An item with bounds has one way more than it has options, and no option on it.
TEST(Trace, NamesTheWayWithoutAnOption) {
  Trace const t = drawn::searched("0:1|A\nA\n");
  EXPECT_EQ(t.events.at(0).size, 2);
  EXPECT_TRUE(std::ranges::any_of(t.events, [](Event const& e) { return e.type == Event::Type::attempt and e.option == 0; }));
  EXPECT_TRUE(read_trace({"t", text_of(t)}) == t);
}

TEST(Trace, IsTheSameInAStreamAndInMemory) {
  Problem const p = queens(4);
  std::ostringstream out;
  Links links(p);
  TraceWriter writer(out, p, "smallest");
  search(links, Chooser::smallest, {}, nullptr, &writer);
  EXPECT_EQ(out.str(), text_of(traced(p)));
}

TEST(Replay, MeetsEveryStateOfTheSearchForwardsAndBackwards) {
  std::mt19937 dice(4);
  for (int round = 0; round < 150; ++round) {
    Problem const p = random_problem(dice, random_shape(dice));
    Links links(p);
    Links const start = links;
    Album album(links);
    Recorder recorder(p, "smallest");
    search(links, Chooser::smallest, {}, nullptr, &recorder);
    search(links, Chooser::smallest, {}, nullptr, &album);
    Trace const trace = recorder.take();
    ASSERT_EQ(album.states.size(), trace.events.size());
    Replay replay(trace);
    std::vector<std::vector<int>> paths;
    for (auto const& state : album.states) {
      paths.push_back(replay.path());
      ASSERT_TRUE(replay.forward());
      ASSERT_TRUE(replay.links() == state);
    }
    ASSERT_FALSE(replay.forward());
    ASSERT_TRUE(replay.links() == start);
    for (std::size_t k = album.states.size(); k-- > 0;) {
      ASSERT_TRUE(replay.links() == album.states[k]);
      ASSERT_TRUE(replay.backward());
      ASSERT_EQ(replay.path(), paths[k]) << "round " << round << ", event " << k;
      ASSERT_EQ(replay.event(), k);
    }
    ASSERT_FALSE(replay.backward());
    ASSERT_TRUE(replay.links() == start);
  }
}

TEST(Replay, WalksWriteByWriteInBothDirections) {
  Trace const trace = traced(queens(4));
  Links const start(trace.problem);
  Replay replay(trace);
  std::vector<Links> states = {replay.links()};
  std::vector<std::vector<bool>> covered;
  auto look = [&] {
    std::vector<bool> c;
    for (int i = 1; i <= trace.problem.item_count(); ++i) c.push_back(replay.is_covered(i));
    return c;
  };
  covered.push_back(look());
  while (replay.forward_write()) states.push_back(replay.links()), covered.push_back(look());
  std::size_t writes = 0, others = 0;
  for (auto const& e : trace.events) writes += e.writes.size(), others += e.writes.empty();
  ASSERT_EQ(states.size(), writes + others + 1);
  for (std::size_t k = states.size(); k-- > 0;) {
    ASSERT_TRUE(replay.links() == states[k]) << k;
    ASSERT_EQ(look(), covered[k]) << k;
    ASSERT_EQ(replay.backward_write(), k > 0);
  }
  EXPECT_TRUE(replay.links() == start);
}

// An event that has begun counts: from the first link of an uncover on, its option is no longer on the path.
TEST(Replay, KnowsThePathBetweenTwoWrites) {
  Trace const trace = traced(latin(2));
  Replay by_links(trace), by_events(trace);
  int between = 0;
  while (by_events.forward())
    while (by_links.forward_write() && by_links.write() > 0) {
      ASSERT_EQ(by_links.path(), by_events.path()) << by_links.event();
      ++between;
    }
  EXPECT_EQ(by_links.event(), trace.events.size());
  EXPECT_GT(between, 100);
}

// Textbook search tells what it tries, but has no links and no uncovers.
TEST(Replay, KnowsThePathWithoutAnyUncover) {
  Problem const p = queens(5);
  Recorder recorder(p, "smallest");
  std::vector<std::vector<int>> covers;
  auto receive = [&](std::span<int const> cover) { covers.emplace_back(cover.begin(), cover.end()); };
  algorithm_x(p, Chooser::smallest, {}, receive, &recorder);
  Trace const trace = recorder.take();
  Replay replay(trace);
  std::size_t found = 0;
  while (replay.forward()) {
    Event const& e = trace.events[replay.event() - 1];
    if (e.type == Event::Type::solution) {
      ASSERT_EQ(replay.path(), covers.at(found++));
    }
    if (e.type == Event::Type::attempt) {
      ASSERT_EQ(static_cast<int>(replay.path().size()), e.level + 1);
    }
  }
  EXPECT_EQ(found, 10u);
  while (replay.backward()) continue;
  EXPECT_TRUE(replay.path().empty());
}

// A trace that nobody wrote may skip levels; the path has no holes then.
TEST(Replay, SurvivesATraceThatSkipsLevels) {
  Trace t{latin(2), "script", {}};
  using Type = Event::Type;
  t.events = {{.type = Type::attempt, .level = 5, .option = 3}, {.type = Type::attempt, .level = 2, .option = 4}, {.type = Type::attempt, .level = 3, .option = 1}};
  Replay replay(t);
  while (replay.forward()) continue;
  EXPECT_EQ(replay.path(), (std::vector<int>{4, 1}));
  replay.backward(), replay.backward();
  EXPECT_EQ(replay.path(), (std::vector<int>{3}));
  Trace const skips{latin(2), "smallest", {{.type = Type::attempt, .option = 5}, {.type = Type::skip, .level = 1, .option = 2, .bound = 9}}};
  Replay other(skips);
  while (other.forward()) continue;
  EXPECT_EQ(other.path(), (std::vector<int>{5})) << "what is skipped is not tried";
}

TEST(Replay, KnowsWhatIsCovered) {
  Trace const trace = traced(latin(2));
  Replay replay(trace);
  std::vector<int> covered;
  do {
    LinkModel const model(trace.problem, covered);
    ASSERT_TRUE(model.equals(replay.links()));
    for (int i = 1; i <= trace.problem.item_count(); ++i)
      ASSERT_EQ(replay.is_covered(i), std::find(covered.begin(), covered.end(), i) != covered.end());
    if (replay.event() == trace.events.size()) break;
    Event const& e = trace.events[replay.event()];
    if (e.type == Event::Type::cover) covered.push_back(e.item);
    if (e.type == Event::Type::uncover) covered.pop_back();
  } while (replay.forward());
  EXPECT_TRUE(covered.empty());
}

// Costs are whole numbers, also negative ones, and have a limit, too.
TEST(ReadTrace, KnowsCosts) {
  using Type = Event::Type;
  Trace t{latin(2), "smallest", {{.type = Type::bound, .bound = -5, .limit = std::int64_t(1) << 62}, {.type = Type::done}}};
  auto const text = text_of(t);
  EXPECT_TRUE(read_trace({"t", text}) == t);
  for (std::string const wrong : {"-5.5", "\"-5\"", "4611686018427387905", "-4611686018427387905", "true"}) {
    auto spoilt = text;
    spoilt.replace(spoilt.find("-5"), 2, wrong);
    EXPECT_EQ(complaint_about(spoilt), "bound is not a cost") << wrong;
  }
}

// The root is no node of an option, so nothing is purified or tweaked there.
TEST(Trace, NodesOfEventsExist) {
  for (std::string const text : {"A | X\nA X:r\nA X:s\n", "1:2|A\nA\nA\nA\n"}) {
    std::string const trace = text_of(drawn::searched(text));
    int found = 0;
    for (std::string const type : {"purify", "tweak"}) {
      auto const event = trace.find("\"event\":\"" + type + "\"");
      if (event == std::string::npos) continue;
      auto const at = trace.find("\"node\":", event) + 7;
      std::string const bad = trace.substr(0, at) + "0" + trace.substr(trace.find_first_not_of("0123456789", at));
      EXPECT_THROW(read_trace({"t", bad}), InputError) << bad;
      ++found;
    }
    EXPECT_GT(found, 0) << trace;
  }
}

// Every way to damage a trace has its complaint.
TEST(Trace, DamageIsFound) {
  std::string const good = text_of(traced(latin(1)));
  auto replaced = [&](std::string const& from, std::string const& to) {
    std::string s = good;
    auto const at = s.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return s.replace(at, from.size(), to);
  };
  std::string const twice = "a key stands twice in an object of this line";
  std::vector<std::pair<std::string, std::string>> const cases = {
      {"", "the trace is empty"},
      {"hello\n", "this line is not a JSON object"},
      {"{}\n", "this is not a dlx trace"},
      {replaced("dlx-trace", "dlx-race"), "this is not a dlx trace"},
      {replaced("\"version\":1", "\"version\":2"), "this trace has a version other than 1"},
      {"{\"format\":\"dlx-trace\",\"version\":1}\n", "the problem is missing"},
      {good.substr(0, good.find('\n') + 1), "the trace ends before the search was done"},
      {replaced("\"event\":\"cover\"", "\"event\":\"covver\""), "there is no event 'covver'"},
      {replaced("\"event\":\"cover\"", "\"\\u0065vent\":\"dead\",\"event\":\"cover\""), twice},
      {replaced("\"item\":1", "\"item\":2,\"item\":1"), twice},
      {replaced("\"items\":[", "\"items\":[],\"items\":["), twice},
      {replaced("{\"name\":", "{\"name\":\":\\\":\",\"name\":"), twice},
      {replaced("\"writes\":[[", "\"wrote\":[["), "this event has no list of writes"},
      {replaced("\"item\":1", "\"item\":4"), "item is not a number from 1 to 3"},
      {replaced("\"item\":1", "\"item\":\"C1\""), "item is not a number from 1 to 3"},
      {replaced("\"option\":1", "\"option\":2"), "option is not a number from 1 to 1"},
      {replaced("[\"L\",2,1,0]", "[\"L\",2,1]"), "a write is not of the form [field,node,old,new]"},
      {replaced("[\"L\",2,1,0]", "[\"X\",2,1,0]"), "a write is not of the form [field,node,old,new]"},
      {replaced("\"level\":0", "\"level\":0.5"), "level is not a number from 0 to 1"},
      {replaced("[\"L\",2,1,0]", "[\"C\",2,1,0]"), "a write is not of the form [field,node,old,new]"},
      {replaced("[\"L\",2,1,0]", "[\"L\",2,0,0]"), "L[2] is 1 at this point, not 0 as write 1 says"},
      {replaced("[\"L\",2,1,0]", "[\"L\",2,1,99]"), "a new value is not a number from 0 to 6"},
      {replaced("[\"L\",2,1,0]", "[\"L\",99,1,0]"), "a node is not a number from 0 to 6"},
      {replaced("[\"L\",2,1,0]", "[\"S\",6,1,0]"), "a node is not a number from 0 to 3"},
      {replaced("\"options\":[1]", "\"options\":[3]"), "an option is not a number from 1 to 1"},
      {replaced("\"options\":[1]", "\"options\":[1,1]"), "these are not the options that are being tried"},
      {replaced("\"options\":[1]", "\"options\":1"), "options is not a list"},
      {replaced("\"nodes\":2", "\"nodes\":\"two\""), "nodes is not a count"},
      {replaced("\"option\":1", "\"option\":18446744073709551617"), "option is not a number from 1 to 1"},
      {replaced("[\"L\",2,1,0]", "[\"L\",2,18446744073709551615,0]"), "an old value is not a number from 0 to 6"},
      {replaced("[\"L\",2,1,0]", "[\"K\",4,18446744073709551615,0]"), "an old value is not a number from -1 to 0"},
      {replaced("[\"L\",2,1,0]", "[\"K\",4,0,1]"), "a new value is not a number from -1 to 0"},
      {replaced("\"version\":1", "\"problem\":" + std::string(100'000, '[')), "the brackets are nested too deeply"},
      {replaced("\"version\":1", "\"version\":\"\\\"" + std::string(99, '{') + "\""), "this trace has a version other than 1"},
      {replaced("\"name\":\"", "\"name\":\"|"), "the problem: "},
  };
  for (auto const& [text, message] : cases) EXPECT_TRUE(complaint_about(text).starts_with(message)) << message << complaint_about(text);
}

// Leave out each write in turn, and change each of its numbers.
TEST(Trace, NoWriteCanBeLostOrChanged) {
  Trace const good = traced(latin(2));
  int damages = 0;
  auto expect_complaint = [&](Trace const& bad) {
    if (++damages % 3 != 0 and not std::getenv("DLX_LONG")) return;  // there are four kinds of them
    EXPECT_THROW(read_trace({"t", text_of(bad)}), InputError) << "damage number " << damages;
  };
  for (std::size_t e = 0; e < good.events.size(); ++e)
    for (std::size_t w = 0; w < good.events[e].writes.size(); ++w) {
      Trace bad = good;
      auto& writes = bad.events[e].writes;
      writes.erase(writes.begin() + static_cast<std::ptrdiff_t>(w));
      expect_complaint(bad);
      writes = good.events[e].writes;
      for (auto part : {&Write::node, &Write::old, &Write::now}) {
        ++(writes[w].*part);
        expect_complaint(bad);
        --(writes[w].*part);
      }
    }
  EXPECT_EQ(damages, 1040);
}

// The links may be right and the story still wrong.
TEST(Trace, AStoryThatCannotBeIsFound) {
  using Type = Event::Type;
  Trace const good = traced(latin(2));
  auto const first = [&](Type type) { return std::ranges::find(good.events, type, &Event::type) - good.events.begin(); };
  auto const expect = [&](std::string const& complaint, auto&& change) {
    Trace bad = good;
    change(bad.events);
    EXPECT_EQ(complaint_about(text_of(bad)), complaint);
  };
  using Events = std::vector<Event>;
  auto const u = first(Type::uncover);
  expect("", [](Events&) {});
  expect("level 1 after only 0 options", [&](Events& e) { e.at(first(Type::attempt)).level = 1; });
  expect("no item was chosen at level 0", [](Events& e) { e.erase(e.begin()); });
  expect("these are not the options that are being tried", [&](Events& e) { e.at(first(Type::solution)).options.pop_back(); });
  expect("item 2 was not the last to be covered", [](Events& e) { e.insert(e.begin(), {.type = Type::uncover, .item = 2}); });
  // two items uncovered in the wrong order, each with its own writes; the last uncover is lost
  expect("item " + std::to_string(good.events.at(u + 1).item) + " was not the last to be covered", [&](Events& e) { std::swap(e.at(u), e.at(u + 1)); });
  expect("the list has changed when all is done", [](Events& e) { e.erase(e.end() - 2); });
  // what was chosen below an option that has been left must be chosen again
  expect("no item was chosen at level 1", [](Events& e) {
    e = {{.type = Type::choose, .item = 1}, {.type = Type::attempt, .option = 1}, {.type = Type::choose, .item = 2, .level = 1},
         {.type = Type::attempt, .level = 1, .option = 4}, {.type = Type::attempt, .option = 5}, {.type = Type::attempt, .level = 1, .option = 4}, {}}; });
}

// Members that version 1 does not know are for later.
TEST(Trace, UnknownMembersAreIgnored) {
  Trace const t = traced(latin(1));
  std::string text = text_of(t);
  for (std::string const key : {"{\"format\"", "{\"event\""})
    for (auto at = text.find(key); at != std::string::npos; at = text.find(key, at + 20))
      text.insert(at + 1, "\"mood\":[1,2],");
  EXPECT_TRUE(read_trace({"t", text}) == t);
}

namespace {
std::string story(Trace const& trace) {
  std::string s;
  for (auto const& e : trace.events) {
    if (e.type == Event::Type::choose) s += trace.problem.item(e.item).name + ' ';
    if (e.type == Event::Type::attempt) s += std::to_string(e.option) + ' ';
    if (e.type == Event::Type::dead) s += "dead ";
    if (e.type == Event::Type::solution) s += "solved ";
  }
  return s;
}
}  // namespace

// The reports' sequences, letter by letter. A change there is a change of the format or of the algorithm.
class Golden : public testing::TestWithParam<char const*> {};
TEST_P(Golden, TraceIsWhatItWas) {
  std::string const name = GetParam();
  auto const now = slurp("build/figures/" + name + "/trace.jsonl"), golden = agreed("tests/golden/" + name + ".jsonl", now);
  EXPECT_EQ(now, golden);
  auto const trace = read_trace({name, golden});  // also checks every write
  EXPECT_EQ(text_of(trace), golden);
  Links const start(trace.problem);
  Replay replay(trace);
  do ASSERT_EQ(find_fault(replay.links()), "");
  while (replay.forward());
  EXPECT_TRUE(replay.links() == start);
  while (replay.backward()) ASSERT_EQ(find_fault(replay.links()), "");
  EXPECT_TRUE(replay.links() == start);
}
INSTANTIATE_TEST_SUITE_P(Reports, Golden,
                         testing::Values("report-cover", "report-latin-by-hand", "latin-2", "queens-4", "slides-first",
                                         "slides-smallest", "paper-cover-a"));

// What the reports say happens, in their order.
TEST(GoldenStories, AreThoseOfTheReports) {
  std::map<std::string, std::string> const stories = {
      {"report-latin-by-hand", "C3 7 C2 2 C1 dead 6 C1 1 C4 4 solved "},
      {"slides-first", "A 2 B 3 E dead 4 B 3 E dead 5 C 1 solved "},
      {"slides-smallest", "D 3 E 5 solved "},
      {"queens-4",
       "R1 1 R2 7 R3 dead 8 R3 10 R4 dead 2 R2 8 R3 9 R4 15 solved 3 R2 5 R3 12 R4 14 solved 4 R2 5 R3 11 R4 dead "
       "6 R3 dead "},
      {"report-cover", ""},
      {"paper-cover-a", ""},
  };
  for (auto const& [name, expected] : stories)
    EXPECT_EQ(story(drawn::golden(name)), expected) << name;
}

// Source 5: covering A alters four columns; source 1: covering C3 takes C5
// first, and its size goes from 2 to 1.
TEST(GoldenStories, BareCoversWriteWhatTheReportsDraw) {
  auto const c3 = drawn::golden("report-cover").events.at(0);
  ASSERT_EQ(c3.writes.size(), 14u);
  EXPECT_EQ(c3.writes[4], (Write{Field::size, 5, 2, 1}));
  auto const a = drawn::golden("paper-cover-a").events.at(0);
  std::set<int> columns;
  for (auto const& w : a.writes)
    if (w.field == Field::size) columns.insert(w.node);
  EXPECT_EQ(columns, (std::set<int>{4, 7})) << "D and G";
  EXPECT_EQ(a.writes.size(), 2u + 3 * 3);
}
