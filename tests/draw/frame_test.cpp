// Frames: what is to be seen of the list, before anybody draws it.
#include "dlx/draw/frame.hpp"
#include "dlx/draw/picture.hpp"
#include "drawn.hpp"
#include <set>

namespace {


using namespace dlx;
using namespace drawn;

// What is fresh is what has been written since the step before; and a moment
// is in the event whose writes were done last.
TEST(Moment, FreshWritesAreThoseOfTheLastStep) {
  for (Trace const& trace : random_searches())
    for (Grain const grain : {Grain::event, Grain::node, Grain::link}) {
      Replay replay(trace), before(trace);
      EXPECT_EQ(moment_of(trace, replay).event, nullptr);
      while (step(trace, replay, grain)) {
        std::vector<Write> expected;
        Event const* event = nullptr;
        while (before.event() != replay.event() or before.write() != replay.write()) {
          event = &trace.events[before.event()];
          if (not event->writes.empty()) expected.push_back(event->writes[before.write()]);
          before.forward_write();
        }
        Moment const m = moment_of(trace, replay);
        EXPECT_EQ(m.event, event);
        auto const fresh = fresh_writes(m, grain);
        EXPECT_EQ(std::vector<Write>(fresh.begin(), fresh.end()), expected);
      }
      EXPECT_EQ(moment_of(trace, replay).event, &trace.events.back());
    }
}

// The levels: one for each option of the path, and perhaps one more, whose item has been chosen
// and for which nothing is tried right now.
TEST(Moment, BranchesOnWhatItHasChosen) {
  using Type = Event::Type;
  int dead = 0;
  for (Trace const& trace : random_searches()) {
    Replay replay(trace);
    while (replay.forward()) {
      Event const& e = *moment_of(trace, replay).event;
      auto const levels = replay.levels();
      if (e.type == Type::choose or e.type == Type::dead) {
        EXPECT_EQ(levels.back().item, e.item);
      }
      if (e.type == Type::attempt) {
        EXPECT_EQ(levels.size(), replay.path().size());
        EXPECT_EQ(levels.size(), static_cast<std::size_t>(e.level) + 1);
      }
      if (e.type == Type::done) {
        EXPECT_EQ(levels.size(), trace.events[1].type == Type::dead ? 1u : 0u) << "dead at the root";
      }
      dead += e.type == Type::dead;
    }
  }
  EXPECT_GT(dead, 0);
}

TEST(Moment, ListOperationsAreNoSearch) {
  Trace const bare = scripted(five, "cover C3\nuncover C3\n"), real = searched(latin_2);
  EXPECT_FALSE(searches(bare));
  EXPECT_TRUE(searches(real));
  Replay replay(real);
  auto const says = [&](std::string const& words) {
    return caption(real, replay, Grain::event).detail.find(words) != std::string::npos; };
  EXPECT_TRUE(says("nothing chosen yet"));
  EXPECT_EQ(caption(bare, Replay(bare), Grain::event).detail, "event 0 of 3");
  while (replay.path().empty()) {
    EXPECT_TRUE(says("nothing chosen yet"));
    replay.forward();
  }
  EXPECT_TRUE(says("chosen: A@(0,0) (1 of 2)"));
  while (replay.forward()) continue;
  EXPECT_TRUE(says("nothing chosen"));
  EXPECT_FALSE(says("yet"));
  EXPECT_EQ(caption(real, replay, Grain::event).what, "the end: 2 solutions");
  Replay other(bare);
  while (other.forward()) continue;
  EXPECT_EQ(caption(bare, other, Grain::event).what, "the end"); // and no solutions are counted
}

// Where we are: in the trace, in the tree, and in the event.
TEST(Caption, TellsThePlace) {
  Trace const trace = golden("queens-4");
  std::string const dot = std::string("  ") + dot_glyph + "  ";
  auto const place = [&](std::size_t event, Grain grain, bool names = true) {
    Replay replay(trace);
    while (replay.event() < event) replay.forward();
    if (grain == Grain::link) replay.forward_write();
    return caption(trace, replay, grain, names).detail; };
  EXPECT_EQ(place(28, Grain::event), "level 3" + dot + "event 28 of 152" + dot + "chosen: Q@(0,0) (1 of 4), Q@(1,3) (2 of 2), Q@(2,1)");
  EXPECT_EQ(place(28, Grain::event, false), "level 3" + dot + "event 28 of 152" + dot + "branch 1 of 4, 2 of 2");
  EXPECT_EQ(place(47, Grain::event), "level 1" + dot + "event 47 of 152" + dot + "11 writes" + dot + "chosen: Q@(0,1) (2 of 4), Q@(1,3)");
  EXPECT_EQ(place(46, Grain::link), "level 1" + dot + "event 47 of 152" + dot + "write 1 of 11" + dot + "chosen: Q@(0,1) (2 of 4), Q@(1,3)");
}
// At each level, options are counted as they are tried, and named if they are on the path.
TEST(Caption, CountsTheOptionsTried) {
  for (Trace const& trace : random_searches()) {
    Replay replay(trace);
    while (replay.forward()) {
      std::vector<std::pair<int, int>> tried; // how many, of how many
      for (std::size_t k = 0; k < replay.event(); ++k) {
        Event const& e = trace.events[k];
        if (e.type == Event::Type::choose) {
          tried.resize(static_cast<std::size_t>(e.level));
          tried.push_back({0, e.size});
        }
        if (e.type == Event::Type::attempt) ++tried.at(static_cast<std::size_t>(e.level)).first;
      }
      std::string expected;
      auto const path = replay.path();
      for (std::size_t l = 0; l < path.size(); ++l)
        expected += (l > 0 ? ", " : "chosen: ") + option_label(trace.problem, path[l]) + (tried[l].second < 2 ? ""
          : " (" + std::to_string(tried[l].first) + " of " + std::to_string(tried[l].second) + ")");
      auto const detail = caption(trace, replay, Grain::event).detail;
      EXPECT_NE(detail.find(expected.empty() ? "nothing chosen" : expected), std::string::npos) << detail << " / " << expected;
    }
  }
}

TEST(Caption, Captions) {
  Trace const trace = scripted(five, "cover C3\nuncover C3\n");
  auto const line = [&trace](int k, Grain grain) {
    Replay replay(trace);
    for (int i = 0; i < k; ++i) step(trace, replay, grain);
    return caption(trace, replay, grain).line();
  };
  EXPECT_EQ(line(0, Grain::link), "before the first step");
  EXPECT_EQ(line(2, Grain::link), "cover C3: R[C2] \xe2\x86\x90 C4");
  EXPECT_EQ(line(5, Grain::link), "cover C3: S[C5] \xe2\x86\x90 1");
  EXPECT_EQ(line(1, Grain::event), "cover C3");
  EXPECT_EQ(line(1, Grain::node), "cover C3: C3 leaves the header row");
  EXPECT_EQ(line(2, Grain::node), "cover C3: r1.C5 leaves its column");
  EXPECT_EQ(line(6, Grain::node), "uncover C3: r4.C1 comes back to its column");
  EXPECT_EQ(line(10, Grain::node),
    "uncover C3: C3 comes back to the header row");
  Replay replay(trace);
  int nodes = 0;
  while (step(trace, replay, Grain::node)) ++nodes;
  EXPECT_EQ(nodes, 11); // five out, five back, done
}

// An assignment to a colour can be seen: in the title, by its name, and on the
// box, which is written in the colour of what is written now.
TEST(Caption, AColourThatIsWrittenCanBeSeen) {
  Trace const trace = searched("p q | x\np x:A\nq x:A\nq x:B\n");
  Stage const stage(trace);
  Replay replay(trace);
  std::vector<std::string> seen;
  while (step(trace, replay, Grain::link)) {
    Moment const m = moment_of(trace, replay);
    if (m.event->writes.empty()) continue;
    Write const& w = m.event->writes[m.writes - 1];
    if (w.field != Field::colour) continue;
    auto const c = caption(trace, replay, Grain::link);
    Drawn const now(draw_links(stage, replay, Grain::link));
    auto const label = now.nodes.at("n" + std::to_string(w.node))["label"];
    EXPECT_NE(label.find(vermilion), std::string::npos) << c.line();
    auto const size = now.nodes.find("S" + std::to_string(w.node));
    if (size != now.nodes.end()) {
      EXPECT_EQ(size->second["label"].find(vermilion), std::string::npos);
    }
    auto const text = label.substr(label.find("<B>") + 3);
    seen.push_back(c.line() + " / " + text.substr(0, text.find('<')));
  }
  std::string const arrow = arrow_glyph;
  ASSERT_GE(seen.size(), 2u);
  EXPECT_EQ(seen[0], "purify x:A: K[x] " + arrow + " A / x:A");
  EXPECT_EQ(seen[1], "purify x:A: K[r2.x] " + arrow + " -1 / x:A!");
  EXPECT_EQ(seen.back(), "unpurify x:A: K[x] " + arrow + " 0 / x");
}

TEST(Caption, NamesOfNodes) {
  Problem const p = problem_of("p q | x\nA@(0,0): p x:A\nq x:B\n");
  Bounded const links(p);
  EXPECT_EQ(node_name(p, links, 0), "h");
  EXPECT_EQ(node_name(p, links, 3), "x");
  EXPECT_EQ(node_name(p, links, 4), "A@(0,0).p");
  EXPECT_EQ(node_name(p, links, 7), "r2.x");
  EXPECT_EQ(option_label(p, 0), "none");
  EXPECT_EQ(option_label(p, 2), "r2");
  Trace const nothing = {p, "script", {}};
  std::string words;
  for (auto const& node : describe(nothing, links, Replay(nothing), Grain::event).nodes) words += node.words + ' ';
  EXPECT_EQ(words, "h p q x p x:A q x:B ");
}

FrameView after(Trace const& trace, int writes, Grain grain = Grain::link) {
  Bounded const start(trace.problem);
  Replay replay(trace);
  for (int k = 0; k < writes; ++k) replay.forward_write();
  return describe(trace, start, replay, grain);
}
void expect_link(LinkView const& link, int to, Rank rank) {
  EXPECT_EQ(link.to, to);
  EXPECT_EQ(link.rank, rank);
}

// The table in the book.
TEST(Frame, OfTheSecondAssignment) {
  auto const frame = after(scripted(five, "cover C3\n"), 2);
  EXPECT_EQ(frame.title.line(), "cover C3: R[C2] \xe2\x86\x90 C4");
  for (int x : {2, 3, 4}) {
    EXPECT_EQ(frame.nodes[x].words, "C" + std::to_string(x));
    EXPECT_EQ(frame.nodes[x].role, Role::primary);
    EXPECT_EQ(frame.nodes[x].presence, x == 3 ? Presence::out : Presence::in);
  }
  expect_link(frame.nodes[2].links[0], 4, Rank::written);
  expect_link(frame.nodes[2].links[1], 1, Rank::initial);
  expect_link(frame.nodes[3].links[0], 4, Rank::memory);
  expect_link(frame.nodes[3].links[1], 2, Rank::memory);
  expect_link(frame.nodes[4].links[0], 5, Rank::initial);
  expect_link(frame.nodes[4].links[1], 2, Rank::altered);
  EXPECT_EQ(frame.options.size(), 4u);
  EXPECT_EQ(frame.options[2].name, "r3");
}

// Every link leads where the list says; the links and sizes that were written
// in this step are ranked so, and no others; who is met on a walk through all
// rings in both directions is in the frame, and who is not is not.
TEST(Frame, TellsTheTruthOfRandomSearches) {
  constexpr Field in_order[] = {Field::right, Field::left, Field::down, Field::up};
  for (Trace const& trace : random_searches())
    for (Grain const grain : {Grain::event, Grain::link}) {
      Bounded const start(trace.problem);
      Replay replay(trace);
      while (step(trace, replay, grain)) {
        auto const frame = describe(trace, start, replay, grain);
        std::set<std::pair<Field, int>> fresh, seen;
        for (Write const& w : fresh_writes(moment_of(trace, replay), grain)) fresh.insert({w.field, w.node});
        auto const& links = replay.links();
        std::vector<int> met(links.node_count(), 0);
        for (Field f : in_order)
          for (int first = 0; first <= links.item_count(); ++first) {
            bool const across = f == Field::right or f == Field::left;
            if (across != (first == 0)) continue;
            for (int x = links.get(f, first); x != first; x = links.get(f, x)) ++met[x];
          }
        for (int x = 0; x < links.node_count(); ++x) {
          auto const& node = frame.nodes[x];
          for (int k = 0; k < 4; ++k) {
            EXPECT_EQ(node.links[k].to, links.get(in_order[k], x));
            if (node.links[k].rank == Rank::written) seen.insert({in_order[k], x});
          }
          if (node.size.rank == Rank::written) seen.insert({Field::size, x});
          EXPECT_EQ(node.size.text, x > 0 and x <= links.item_count() ? std::to_string(links.size(x)) : "");
          bool const header = x > trace.problem.primary_count() and x <= links.item_count();
          bool const covered = x > 0 and replay.is_covered(links[x].item);
          if (x == 0 or header) continue;
          if (covered and x > trace.problem.item_count() and frame.nodes[links[x].item].presence == Presence::out) {
            EXPECT_EQ(node.presence, Presence::out);
            continue;
          }
          EXPECT_EQ(node.presence, met[x] == 2 ? Presence::in : met[x] == 1 ? Presence::going : Presence::out);
        }
        EXPECT_EQ(seen, fresh);
      }
    }
}

// The header of a secondary item says nothing by its links; but it goes with the first write of its
// cover, and is out with the second, and its column with it. On the way back, likewise.
TEST(Frame, AHeaderIsNotOutBeforeItIs) {
  for (auto const& [text, item, header] : {std::tuple(queens3, "D", 5), std::tuple(queens3, "R1", 1), std::tuple(five, "C3", 3)}) {
    Trace const trace = scripted(text, std::string("cover ") + item + "\nuncover " + item + "\n");
    Bounded const start(trace.problem);
    Replay replay(trace);
    int const writes = static_cast<int>(trace.events[0].writes.size());
    for (int w = 0; w <= 2 * writes; ++w) {
      auto const frame = describe(trace, start, replay, Grain::link);
      int const from_end = 2 * writes - w;
      auto const expected = w == 0 or from_end == 0 ? Presence::in : w == 1 or from_end == 1 ? Presence::going : Presence::out;
      EXPECT_EQ(frame.nodes[header].presence, expected) << item << ' ' << w;
      for (int x = trace.problem.item_count() + 1; x < start.node_count(); ++x)
        if (start[x].item == header) {
          EXPECT_EQ(frame.nodes[x].presence, expected == Presence::out ? Presence::out : Presence::in) << item << ' ' << w;
        }
      replay.forward_write();
    }
  }
}

TEST(Frame, ChosenOptionsAndWhatIsBranchedOn) {
  Trace const trace = searched(latin_2);
  Bounded const start(trace.problem);
  Replay replay(trace);
  while (replay.path().size() < 2) ASSERT_TRUE(replay.forward());
  auto const frame = describe(trace, start, replay, Grain::event);
  auto path = replay.path();
  std::vector<int> chosen, branch;
  for (int o = 1; o <= 8; ++o) if (frame.options[o - 1].chosen) chosen.push_back(o);
  for (int x = 0; x < start.node_count(); ++x)
    if (x <= trace.problem.item_count()) {
      if (frame.nodes[x].marked) branch.push_back(x);
    } else EXPECT_EQ(frame.nodes[x].marked, std::count(path.begin(), path.end(), start.option_of(x)) > 0);
  std::sort(path.begin(), path.end());
  EXPECT_EQ(chosen, path);
  EXPECT_EQ(branch.size(), 2u);
}

} // namespace
