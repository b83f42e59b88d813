// Is a claimed trace that of Algorithm DLX?  Wherever it is damaged, the judge
// must point there; and the suite for other languages, and the implementation in
// Python that comes with it, must be judged as they deserve.
#include "dlx/draw/conformance.hpp"
#include "drawn.hpp"
#include "shell.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/draw/picture.hpp"
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <set>
#include <sstream>

using namespace dlx;

namespace {
using Lines = std::vector<std::string>;

using drawn::text_of, drawn::traced;
Lines lines_of(std::string const& text) {
  Lines lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}
// The first place in which two files differ, found without knowing what they mean:
// the line, and the write in it, or 0 if it begins otherwise.
struct Place {
  std::size_t line = 0, write = 0;
  bool operator==(Place const&) const = default;
};
Lines writes_of(std::string const& line) {
  Lines writes;
  auto at = line.find("[[");
  if (at == std::string::npos) return writes;
  for (++at; line[at] == '[';) {
    auto const end = line.find(']', at);
    writes.push_back(line.substr(at, end + 1 - at));
    at = end + (line[end + 1] == ',' ? 2 : 1);
  }
  return writes;
}
std::string without_writes(std::string const& line) { return line.substr(0, line.find("\"writes\"")); }
Place difference(std::string const& a, std::string const& b) {
  auto const x = lines_of(a), y = lines_of(b);
  for (std::size_t k = 0;; ++k) {
    if (k == x.size() or k == y.size()) return {k + 1, 0};
    if (x[k] == y[k]) continue;
    if (without_writes(x[k]) != without_writes(y[k])) return {k + 1, 0};
    auto const v = writes_of(x[k]), w = writes_of(y[k]);
    std::size_t n = 0;
    while (n < v.size() and n < w.size() and v[n] == w[n]) ++n;
    return {k + 1, n + 1};
  }
}
std::string shown(Place p) { return std::to_string(p.line) + ":" + std::to_string(p.write); }
std::string place(std::optional<Deviation> const& d) { return d ? shown({d->line, d->write}) : "right"; }

// Every damage that is done to a trace by changing a number, and by leaving out or
// doubling a write or an event. A hurried look is for every third.
bool is_looked_at(int number) { return number % 3 == 0 or std::getenv("DLX_LONG") != nullptr; }
void damage(Trace const& good, std::function<void(Trace const&)> const& look) {
  auto changed = [&](std::size_t e, auto&& change) {
    Trace bad = good;
    change(bad.events[e]);
    if (not(bad == good)) look(bad);
  };
  for (std::size_t e = 0; e < good.events.size(); ++e) {
    Event const& event = good.events[e];
    for (auto part : {&Event::item, &Event::size, &Event::level, &Event::option, &Event::node})
      if (write_event(event).find(part == &Event::item ? "\"item\"" : part == &Event::size ? "\"size\"" : part == &Event::level ? "\"level\""
                                  : part == &Event::option ? "\"option\"" : "\"node\"") != std::string::npos)
        changed(e, [&](Event& x) { ++(x.*part); });
    for (std::size_t o = 0; o < event.options.size(); ++o) changed(e, [&](Event& x) { ++x.options[o]; });
    if (event.type == Event::Type::done)
      for (auto sum : {&Totals::nodes, &Totals::solutions, &Totals::dead, &Totals::attempts, &Totals::covers, &Totals::uncovers})
        changed(e, [&](Event& x) { ++(x.totals.*sum); });
    for (std::size_t w = 0; w < event.writes.size(); ++w) {
      auto const at = static_cast<std::ptrdiff_t>(w);
      for (auto part : {&Write::node, &Write::old, &Write::now}) changed(e, [&](Event& x) { ++(x.writes[w].*part); });
      changed(e, [&](Event& x) { x.writes[w].field = x.writes[w].field == Field::left ? Field::right : Field::left; });
      changed(e, [&](Event& x) { x.writes.erase(x.writes.begin() + at); });
      changed(e, [&](Event& x) { x.writes.insert(x.writes.begin() + at, Write(x.writes[w])); });
      if (w > 0) changed(e, [&](Event& x) { std::swap(x.writes[w], x.writes[w - 1]); });
    }
    Trace bad = good;
    auto const at = static_cast<std::ptrdiff_t>(e);
    bad.events.erase(bad.events.begin() + at);
    look(bad);
    bad.events.insert(bad.events.begin() + at, 2, event);
    look(bad);
  }
}
}  // namespace

TEST(Conformance, WhatIsRightIsRight) {
  for (Trace const& t : drawn::random_searches()) EXPECT_EQ(place(first_deviation(t)), "right");
  for (Chooser chooser : {Chooser::first, Chooser::smallest})
    for (Problem const& p : {Problem(latin(2)), Problem(queens(4)), Problem(queens(5)), Problem()}) {
      Trace const t = traced(p, chooser);
      EXPECT_EQ(place(first_deviation(t)), "right");
      EXPECT_EQ(place(first_deviation(t, t)), "right");
    }
}

TEST(Conformance, EachDamageIsFoundAtItsPlace) {
  int damages = 0;
  for (Trace const& good : {traced(latin(2)), traced(latin(2), Chooser::first), traced(drawn::problem_of(drawn::queens3))}) {
    auto const text = text_of(good);
    damage(good, [&](Trace const& bad) {
      if (not is_looked_at(++damages)) return;
      auto const expected = shown(difference(text_of(bad), text));
      ASSERT_EQ(place(first_deviation(bad)), expected) << "damage number " << damages;
      auto const d = first_deviation(bad, good);
      ASSERT_EQ(place(d), expected) << "damage number " << damages;
      // Up to the write that is named, both traces are right; and the right one has that write instead.
      auto const [is, ought] = cut_at(*d, bad);
      ASSERT_EQ(ought.events.size(), std::min(d->line - 1, good.events.size()));
      ASSERT_TRUE(std::equal(ought.events.begin(), ought.events.end() - (d->right ? 1 : 0), good.events.begin()));
      if (d->write == 0) return;
      ASSERT_LE(std::max(is.events.back().writes.size(), ought.events.back().writes.size()), d->write);
      ASSERT_NE(is.events.back().writes, ought.events.back().writes);
    });
  }
  EXPECT_EQ(damages, 4825);
}

// Any link may lead anywhere, and no ring may ever come home; a picture is made.
TEST(Conformance, WhateverIsClaimedCanBeDrawn) {
  Problem const p = drawn::problem_of(drawn::five);
  int const nodes = Links(p).node_count();
  std::vector<std::string> pictures;
  for (Field field : {Field::left, Field::right, Field::up, Field::down})
    for (int x = 0; x < nodes; ++x)
      for (int y = 0; y < nodes; ++y) {
        Trace claimed = {p, "smallest", std::vector<Event>(1)};
        Event& e = claimed.events[0];
        e.type = Event::Type::cover;
        e.item = 1 + (x + y) % 5;
        e.writes = {{field, x, 0, y}, {field, y, 0, x}};
        Stage const stage(claimed);
        Replay replay(claimed);
        while (replay.forward_write()) continue;
        pictures.push_back(draw_links(stage, replay, Grain::link));
      }
  for (auto const& dot : pictures) ASSERT_EQ(dot.substr(0, 7), "digraph");
}

// One hears of line 2, whatever comes later; of a line that cannot be read only if
// all is right before it.
TEST(Conformance, WhatComesBeforeTheFirstUnreadableLineIsJudged) {
  auto const text = text_of(traced(latin(2)));
  auto const lines = lines_of(text);
  for (std::string const broken : {"", "{", "\x01\x02", "{\"event\":\"cover\",\"item\":13,\"level\":0,\"writes\":[]}",
                                   "{\"event\":\"cover\",\"item\":1,\"level\":0,\"writes\":[[\"L\",2,1,-7]]}"})
    for (std::size_t k = 1; k < lines.size(); ++k) {
      std::string claimed;
      for (std::size_t n = 0; n < lines.size(); ++n) claimed += (n == k ? broken : lines[n]) + "\n";
      Claim const claim = read_claim({"t", claimed});
      ASSERT_TRUE(claim.unreadable.has_value()) << broken;
      ASSERT_EQ(claim.unreadable->line(), static_cast<int>(k) + 1);
      ASSERT_EQ(claim.trace.events.size(), k - 1);
      ASSERT_EQ(place(first_deviation(claim.trace)), shown({k + 1, 0})) << "as if it ended there";
    }
  EXPECT_FALSE(read_claim({"t", text}).unreadable.has_value());
  EXPECT_THROW(read_claim({"t", ""}), InputError);
}

// Nobody waits for the end of a search that takes for ever, in order to hear of line 6; this test would not end.
TEST(Conformance, AShortClaimOfALongSearchIsJudgedAtOnce) {
  Trace claimed = traced(queens(30), Chooser::first, 100);
  claimed.events.resize(4);
  EXPECT_EQ(place(first_deviation(claimed)), "6:0");
  claimed.events.resize(100000, claimed.events[0]);
  EXPECT_EQ(place(first_deviation(claimed)), "6:0");
}

TEST(Conformance, SomeTracesCanOnlyBeCompared) {
  EXPECT_TRUE(has_right_trace({latin(2), "first", {}}));
  EXPECT_TRUE(has_right_trace({latin(2), "smallest", {}}));
  EXPECT_FALSE(has_right_trace({latin(2), "script", {}}));
  EXPECT_FALSE(has_right_trace({latin(2), "", {}}));
  for (auto text : {"0:2|a b\na b\n", "a | s\na s:1\na s:2\n", "a\na |3\n"}) EXPECT_FALSE(has_right_trace({drawn::problem_of(text), "first", {}})) << text;
}

// ---- the suite, and Python -----------------------------------------------------
namespace {
namespace fs = std::filesystem;
class Suite : public testing::Test {
 protected:
  static std::string folder() { return run("echo -n ${B:-build}/conformance").out; }  // made by make
  static std::string golden(std::string const& problem, std::string const& chooser) { return folder() + "/" + problem + "." + chooser + ".jsonl"; }
  static std::set<std::string> problems() {
    std::set<std::string> names;
    for (auto const& entry : fs::directory_iterator(folder()))
      if (entry.path().extension() == ".dlx") names.insert(entry.path().stem().string());
    return names;
  }
  // Each of these programs is asked for the dance that begins like a golden one, and what it prints goes
  // into a file: three names each.  One Python does it all, because it takes longer to start than to dance.
  static void dance(std::string const& names) {
    auto const r = run("python3 -c '"
                       "import contextlib, io, runpy, sys\n"
                       "for program, golden, out in zip(*[iter(sys.argv[1:])] * 3):\n"
                       "    with open(golden) as head, open(out, \"w\") as to, contextlib.redirect_stdout(to):\n"
                       "        sys.stdin = io.StringIO(head.readline())\n"
                       "        try: runpy.run_path(program, run_name=\"__main__\")\n"
                       "        except Exception as e: print(program, e, file=sys.stderr)\n' " + names);
    EXPECT_EQ(r.status, 0) << r.err;
  }
};
}  // namespace

TEST_F(Suite, HasTheGoldenTracesAndFortyMore) {
  EXPECT_EQ(problems().size(), 45u);
  for (auto const& [name, chooser, file] : std::vector<std::array<std::string, 3>>{
           {"latin-2", "smallest", "latin-2"}, {"queens-4", "smallest", "queens-4"}, {"paper", "first", "slides-first"}, {"heuristic", "smallest", "slides-smallest"}}) {
    auto const ours = lines_of(slurp(golden(name, chooser))), theirs = lines_of(slurp("tests/golden/" + file + ".jsonl"));
    EXPECT_EQ(Lines(ours.begin() + 1, ours.end()), Lines(theirs.begin() + 1, theirs.end())) << name;
  }
  std::set<std::string> different;
  for (auto const& name : problems()) {
    Problem const p = read_problem({name, slurp(folder() + "/" + name + ".dlx")});
    EXPECT_TRUE(is_plain(p)) << name;
    EXPECT_TRUE(different.insert(slurp(folder() + "/" + name + ".dlx")).second) << name << " is there twice";
    for (auto chooser : {"first", "smallest"}) {
      Trace const t = read_trace({name, slurp(golden(name, chooser))});
      EXPECT_EQ(place(first_deviation(t)), "right");
      EXPECT_TRUE(t == traced(p, chooser == std::string("first") ? Chooser::first : Chooser::smallest));
    }
  }
}

TEST_F(Suite, PythonPassesIt) {
  Scratch dances;
  std::string names, judge;
  for (auto const& problem : problems())
    for (auto chooser : {"first", "smallest"}) {
      auto const out = (dances / (problem + chooser)).string();
      names += " exercises/conformance/dance.py " + golden(problem, chooser) + ' ' + out;
      judge += "dlx check-trace --against " + golden(problem, chooser) + " < " + out + "\n";
    }
  dance(names);
  auto const said = run(judge);
  EXPECT_EQ(said.err, "");
  auto const lines = lines_of(said.out);
  EXPECT_EQ(lines.size(), 2 * problems().size());
  for (auto const& line : lines) EXPECT_EQ(line.substr(0, 22), "standard input: right,") << line;
}

// Each of them is made by one replacement in dance.py, and found where it must be:
// the line and the write were found by hand, in the trace that is right.
TEST_F(Suite, SpoiledProgramsAreFoundOut) {
  struct Spoiled {
    std::string what, from, to, problem, chooser, said;
  };
  std::vector<Spoiled> const list = {
      {"puts rows back from the top", "ring(c, U)", "ring(c, D)", "five-columns", "smallest", "28: write 2: D[4] = 10, which was 4; right is D[4] = 15, which was 4"},
      {"uncovers the items of an option in the order of covering", "for j in ring(r, L)", "for j in ring(r, R)", "five-columns", "smallest",
       "12: {\"event\":\"uncover\",\"item\":5,\"level\":1,...}; right is {\"event\":\"uncover\",\"item\":2,\"level\":1,...}"},
      {"does not mend the size", "put(\"S\", C[j], S[C[j]] + 1), ", "", "five-columns", "smallest", "13: write 1: D[2] = 11, which was 2; right is S[2] = 1, which was 0"},
      {"forgets the up link of what comes back", ", put(\"U\", D[j], j)", "", "five-columns", "smallest", "13: write 3: R[2] = 5, which was 0; right is U[2] = 11, which was 2"},
      {"forgets the up link when hiding", "put(\"U\", D[j], U[j]), ", "", "five-columns", "smallest", "3: write 3: D[4] = 15, which was 10; right is U[15] = 4, which was 10"},
      {"hides the right neighbour only", "for j in ring(i, R)", "for j in list(ring(i, R))[:1]", "five-columns", "smallest",
       "3: write 9: nothing more; right is U[4] = 4, which was 15"},
      {"leaves the chosen item covered", "    uncover(c, level)\n\nprint", "\nprint", "five-columns", "smallest",
       "14: {\"event\":\"uncover\",\"item\":4,\"level\":0,...}; right is {\"event\":\"uncover\",\"item\":3,\"level\":1,...}"},
      {"breaks ties to the right", "min(ring(0, R)", "min(ring(0, L)", "tie-leftmost", "smallest",
       "2: {\"event\":\"choose\",\"item\":3,\"size\":2,\"level\":0}; right is {\"event\":\"choose\",\"item\":1,\"size\":2,\"level\":0}"},
      {"puts secondary items into the ring", "sum(item.get(\"kind\") != \"secondary\" for item in items)", "n", "secondary-conflict", "smallest",
       "5: write 1: L[0] = 2, which was 3; right is L[3] = 3, which was 3"},
      {"counts levels from one", "search(0)\n", "search(1)\n", "five-columns", "first",
       "2: {\"event\":\"choose\",\"item\":1,\"size\":2,\"level\":1}; right is {\"event\":\"choose\",\"item\":1,\"size\":2,\"level\":0}"},
      {"does not tell of dead ends", "return tell(\"dead\", item=c, level=level)", "return", "secondary-conflict", "smallest",
       "7: {\"event\":\"uncover\",\"item\":3,\"level\":0,...}; right is {\"event\":\"dead\",\"item\":2,\"level\":1}"},
      {"counts nodes twice", "totals[\"nodes\"] += 1", "totals[\"nodes\"] += 2", "one-item-one-option", "first",
       "7: {\"event\":\"done\",\"nodes\":4,\"solutions\":1,\"dead\":0,\"tries\":1,\"covers\":1,\"uncovers\":1}; right is "
       "{\"event\":\"done\",\"nodes\":2,\"solutions\":1,\"dead\":0,\"tries\":1,\"covers\":1,\"uncovers\":1}"}};
  auto const good = slurp("exercises/conformance/dance.py");
  Scratch scratch;
  auto const file = [&](std::size_t k) { return (scratch / std::to_string(k)).string(); };
  std::string names;
  for (std::size_t k = 0; k < list.size(); ++k) {
    auto const& s = list[k];
    auto const at = good.find(s.from);
    ASSERT_NE(at, std::string::npos) << s.what;
    EXPECT_EQ(good.find(s.from, at + 1), std::string::npos) << s.what;
    auto bad = good;
    names += ' ' + scratch.file("bad" + std::to_string(k) + ".py", bad.replace(at, s.from.size(), s.to)) + ' ' + golden(s.problem, s.chooser) + ' ' + file(k);
  }
  dance(names);
  for (std::size_t k = 0; k < list.size(); ++k)
    for (auto const& compare : {" --against " + golden(list[k].problem, list[k].chooser), std::string()}) {
      auto const r = run("dlx check-trace" + compare + " < " + file(k));
      EXPECT_EQ(r.out, "standard input:" + list[k].said + "\n") << list[k].what;
      EXPECT_EQ(r.status, 1);
    }
}

// The example of the chapter: it finds all covers of five columns, and one of two
// Latin squares.
TEST_F(Suite, TheExampleOfTheChapterIsReal) {
  Scratch scratch;
  auto const program = scratch.file("bad.py", run("sed 's/, put(\"U\", D\\[j\\], j)//' exercises/conformance/dance.py").out);
  auto const five = (scratch / "five").string(), latin = (scratch / "latin").string();
  dance(program + ' ' + golden("five-columns", "smallest") + ' ' + five + ' ' + program + ' ' + golden("latin-2", "smallest") + ' ' + latin);
  auto const claimed = lines_of(slurp(five)), shown = lines_of(slurp("tests/data/no-up-link.jsonl"));
  EXPECT_EQ(Lines(claimed.begin() + 1, claimed.end()), Lines(shown.begin() + 1, shown.end()));
  auto covers = [](std::string const& text) {
    Lines found;
    for (auto const& line : lines_of(text))
      if (line.find("\"solution\"") != std::string::npos) found.push_back(line);
    return found;
  };
  EXPECT_EQ(covers(slurp(five)), covers(slurp(golden("five-columns", "smallest"))));
  EXPECT_EQ(covers(slurp(latin)).size(), 1u);
}
