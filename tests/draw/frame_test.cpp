// Frames: what is to be seen of the list, before anybody draws it.
#include "dlx/draw/frame.hpp"
#include "drawn.hpp"
#include <set>

namespace {

using namespace dlx;
using namespace drawn;

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
  EXPECT_TRUE(frame.link_by_link);
  EXPECT_FALSE(frame.searching or frame.has_colours or frame.has_bounds or frame.has_secondary);
  EXPECT_EQ(frame.options.size(), 4u);
  EXPECT_EQ(frame.options[2].name, "r3");
}

TEST(Frame, ANodeGoesWhenOneHandLetsGo) {
  Trace const trace = scripted(five, "cover C3\n");
  auto at = [&](int writes, int x) { return after(trace, writes).nodes[x].presence; };
  EXPECT_EQ(at(0, 3), Presence::in);
  EXPECT_EQ(at(1, 3), Presence::going);
  EXPECT_EQ(at(2, 3), Presence::out);
  EXPECT_EQ(at(2, 8), Presence::in);
  EXPECT_EQ(at(3, 8), Presence::going);
  EXPECT_EQ(at(4, 8), Presence::out);
  EXPECT_EQ(at(14, 7), Presence::out); // it stays in a column that is covered
  EXPECT_EQ(at(14, 9), Presence::in);
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
          if (x == 0 or header or covered) continue;
          EXPECT_EQ(node.presence, met[x] == 2 ? Presence::in : met[x] == 1 ? Presence::going : Presence::out);
        }
        EXPECT_EQ(seen, fresh);
      }
    }
}

TEST(Frame, ChosenOptionsAndWhatIsBranchedOn) {
  Trace const trace = searched(latin);
  Bounded const start(trace.problem);
  Replay replay(trace);
  while (replay.path().size() < 2) ASSERT_TRUE(replay.forward());
  auto const frame = describe(trace, start, replay, Grain::event);
  std::vector<int> chosen, branch;
  for (int o = 1; o <= 8; ++o) if (frame.options[o - 1].chosen) chosen.push_back(o);
  for (int x = 0; x < start.node_count(); ++x) if (frame.nodes[x].branch) branch.push_back(x);
  auto path = replay.path();
  std::sort(path.begin(), path.end());
  EXPECT_EQ(chosen, path);
  EXPECT_EQ(branch.size(), 2u);
  EXPECT_TRUE(frame.searching);
}

} // namespace
