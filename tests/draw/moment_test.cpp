// Walks through a trace at three paces, and what was new in each step.
#include "dlx/draw/moment.hpp"
#include "drawn.hpp"

namespace {

using namespace dlx;
using namespace drawn;

int steps_to_end_of(Trace const& trace, std::size_t events, Grain grain) {
  Replay replay(trace);
  int n = 0;
  while (replay.event() < events) {
    if (not step(trace, replay, grain)) ADD_FAILURE() << "too short";
    ++n;
  }
  return n;
}

TEST(Moment, StepsOfOneCover) {
  Trace const trace = scripted(five, "cover C3\nuncover C3\n");
  EXPECT_EQ(steps_to_end_of(trace, 1, Grain::event), 1);
  EXPECT_EQ(steps_to_end_of(trace, 1, Grain::node), 5);
  EXPECT_EQ(steps_to_end_of(trace, 1, Grain::link), 14);
  EXPECT_EQ(steps_to_end_of(trace, 2, Grain::node), 10);
  EXPECT_EQ(steps_to_end_of(trace, 2, Grain::link), 28);
}

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

// The items branched on: one for each option of the path, and perhaps one
// more, which has been chosen and for which nothing is tried right now.
TEST(Moment, BranchesOnWhatItHasChosen) {
  int dead = 0;
  for (Trace const& trace : random_searches()) {
    Replay replay(trace);
    while (replay.forward()) {
      Moment const m = moment_of(trace, replay);
      auto const items = branching(trace, m);
      if (m.event->type == Event::Type::choose or m.event->type == Event::Type::dead) {
        EXPECT_EQ(items.back(), m.event->item);
      }
      if (m.event->type == Event::Type::attempt) {
        EXPECT_EQ(items.size(), replay.path().size());
        EXPECT_EQ(items.size(), static_cast<std::size_t>(m.event->level) + 1);
      }
      if (m.event->type == Event::Type::done) {
        bool const at_once = trace.events[1].type == Event::Type::dead; // at the root
        EXPECT_EQ(items.size(), at_once ? 1u : 0u);
      }
      dead += m.event->type == Event::Type::dead;
    }
  }
  EXPECT_GT(dead, 0);
}

TEST(Moment, ListOperationsAreNoSearch) {
  Trace const bare = scripted(five, "cover C3\nuncover C3\n"), real = searched(latin);
  EXPECT_FALSE(searches(bare));
  EXPECT_TRUE(searches(real));
  Replay replay(real);
  EXPECT_FALSE(has_tried(real, moment_of(real, replay)));
  while (replay.path().empty()) replay.forward();
  EXPECT_TRUE(has_tried(real, moment_of(real, replay)));
}

} // namespace
