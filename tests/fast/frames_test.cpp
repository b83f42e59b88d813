// A fresh frame promises nothing.
#include "dlx/fast/frames.hpp"
#include <gtest/gtest.h>

using namespace dlx;
using namespace dlx::HWY_NAMESPACE;

TEST(Frames, AFreshFramePromisesNothing) {
  HWY_NAMESPACE::Frame const f;
  EXPECT_EQ(f.subproblem, nullptr);
  EXPECT_EQ(f.next, nullptr);
  EXPECT_EQ(f.left, 0);
  EXPECT_EQ(f.visits, nullptr);
  EXPECT_FALSE(f.note.is_awaited);
  EXPECT_EQ(f.note.image, nullptr);
}

TEST(Frames, ATrailKeepsThePath) {
  Problem p;
  for (int i = 0; i < 3; ++i) p.add_item("i" + std::to_string(i));
  for (int o = 0; o < 3; ++o) {
    p.add_option();
    p.add_entry(o + 1);
  }
  Rows const rows(p);
  Totals totals;
  SearchContext context{rows, Chooser::smallest, totals};
  Tables tables(rows, context.arena);
  Subproblem const& t = *tables.whole();
  context.choose(t, 2);
  context.choose(t, 0);
  EXPECT_EQ(context.chosen, 2u);
  EXPECT_EQ(context.path[0], rows.options[2]);
  EXPECT_EQ(context.path[1], rows.options[0]);
}
