// Small frames: how many, with which titles, and what an arrow means.
#include "dlx/draw/multiples.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "drawn.hpp"

namespace {
using namespace dlx;
using drawn::traced;

std::vector<Tableau> frames(Trace const& trace, Drawing const& drawing, double width) {
  std::vector<Tableau> list;
  auto const count = draw_multiples(trace, drawing, width, [&](Tableau const& t) { list.push_back(t); });
  EXPECT_EQ(count, list.size());
  return list;
}
Drawing all_at(Grain grain) {
  Drawing d;
  d.grains = {grain};
  return d;
}
std::string title(Tableau const& t) { return t.marks.back().text.words; }
// The lines of words above or beside the list, but for the title.
std::string sentence(Tableau const& t) {
  std::string words;
  for (auto const& m : t.marks)
    if (m.begins and &m != &t.marks.back()) words += (words.empty() ? "" : " ") + m.text.words;
  return words;
}
int arrows(Tableau const& t) {  // heads are the only polygons with three corners
  int count = 0;
  for (auto const& m : t.marks) count += m.points.size() == 3;
  return count;
}
Trace cover_and_back() { return drawn::scripted(drawn::five, "cover C3\nuncover C3\n"); }
}  // namespace

TEST(Multiples, HasAFrameForEachStep) {
  auto const queens = traced(dlx::queens(4));
  EXPECT_EQ(frames(queens, all_at(Grain::event), 211).size(), 153u);
  Drawing changes;
  changes.steps.types = {Event::Type::cover, Event::Type::uncover, Event::Type::dead, Event::Type::solution};
  EXPECT_EQ(frames(queens, changes, 211).size(), 120u);
  EXPECT_EQ(frames(traced(latin(2)), all_at(Grain::event), 139).size(), 65u);
  EXPECT_EQ(frames(cover_and_back(), all_at(Grain::link), 102).size(), 30u);
}

TEST(Multiples, TitlesSayWhichLineItIs) {
  auto const list = frames(traced(latin(2)), all_at(Grain::event), 139);
  std::vector<std::string> titles;
  for (std::size_t k = 0; k < 7; ++k) titles.push_back(title(list[k]));
  EXPECT_EQ(titles, (std::vector<std::string>{"before the first step", "X2: choose C1, size 2", "X4: cover C1", "X5: try A@(0,0)",
                                              "X5: cover C5", "X5: cover C9", "X2: choose C2, size 1"}));
  EXPECT_EQ(title(list[list.size() - 2]), "X7: uncover C1");
  int solutions = 0;
  for (auto const& t : list) solutions += title(t) == "X1: solution 1 6 7 4" or title(t) == "X1: solution 5 2 3 8";
  EXPECT_EQ(solutions, 2);
  EXPECT_EQ(title(frames(cover_and_back(), all_at(Grain::link), 102)[1]), "L[C4] = C2");
  EXPECT_EQ(title(frames(cover_and_back(), all_at(Grain::event), 102)[1]), "cover C3");
}

TEST(Multiples, AListAtRestHasNoArrows) {
  auto const list = frames(cover_and_back(), all_at(Grain::event), 102);
  ASSERT_EQ(list.size(), 4u);
  EXPECT_EQ(arrows(list[0]), 0);
  EXPECT_EQ(arrows(list[1]), 2 + 4 * 2);  // a header and four nodes are out
  EXPECT_EQ(arrows(list[2]), 0);
  EXPECT_EQ(list[0].height, list[1].height);
}

TEST(Multiples, ASentenceSaysWhatHasHappened) {
  auto const list = frames(traced(latin(2)), all_at(Grain::event), 215);
  std::vector<std::string> said;
  for (std::size_t k : {0, 1, 2, 3, 21, 22, 64}) said.push_back(sentence(list[k]));
  EXPECT_EQ(said, (std::vector<std::string>{"12 items and 8 options, at rest.", "No item has fewer options.",
                                            "C1 leaves with options 1 and 5.", "Option 1 also has C5 and C9.",
                                            "Nothing is left to be covered.", "C10 returns alone.",
                                            "Every link is what it was."}));
  EXPECT_EQ(sentence(frames(cover_and_back(), all_at(Grain::event), 139)[2]), "Options 4 and 1 return, then C3.");
  auto const writes = frames(cover_and_back(), all_at(Grain::link), 139);
  EXPECT_EQ(sentence(writes[1]), "Left of C4 is now C2; it was C3.");
  EXPECT_EQ(sentence(writes[5]), "C5 has 1 option left; it had 2.");
  auto const nodes = frames(cover_and_back(), all_at(Grain::node), 139);
  EXPECT_EQ(sentence(nodes[1]), "Now C2 and C4 are neighbours.");
  EXPECT_EQ(sentence(nodes[2]), "C5 has 1 option left.");
}

// As wide as in the book, all words have eight points; in narrower frames, five.
TEST(Multiples, NoWordIsTooSmallToBeRead) {
  auto const smallest = [](std::vector<Tableau> const& list) {
    double least = 99;
    for (auto const& t : list)
      for (auto const& m : t.marks)
        if (m.points.size() == 1) least = std::min(least, m.text.size);
    return least;
  };
  EXPECT_GE(smallest(frames(traced(dlx::queens(4)), all_at(Grain::event), 437)), 8);
  EXPECT_GE(smallest(frames(traced(latin(2), Chooser::first), all_at(Grain::event), 215)), 8);
  EXPECT_GE(smallest(frames(cover_and_back(), all_at(Grain::link), 139)), 8);
  EXPECT_GE(smallest(frames(traced(dlx::queens(4)), all_at(Grain::event), 211)), 5);
  std::string many = "item1 item2 item3 item4 item5 item6 item7 item8\n"; // options, whose numbers have three digits
  for (int o = 0; o < 120; ++o) many += many.substr(0, many.find('\n') + 1);
  Drawing begin = all_at(Grain::event);
  begin.steps.ranges.emplace_back(0, 3);
  EXPECT_GE(smallest(frames(drawn::searched(many, Chooser::first), begin, 102)), 5);
  EXPECT_THROW(frames(cover_and_back(), all_at(Grain::event), 40), std::invalid_argument);
}

// In frames as wide as in the book, a name ends before the next one begins. Two points remain.
TEST(Multiples, NamesDoNotTouch) {
  for (auto const& [problem, width] : {std::pair(dlx::queens(4), 437.0), std::pair(latin(2), 215.0)}) {
    auto const frame = frames(traced(problem), all_at(Grain::event), width)[0];
    double right = 0, y = 0;
    for (auto const& m : frame.marks) {
      if (m.points.size() != 1 or m.begins or std::isalpha(static_cast<unsigned char>(m.text.words[0])) == 0 or m.text.words == "h") continue;
      double const half = m.text.size*0.5*(0.72 + 0.5*static_cast<double>(m.text.words.size() - 1)), x = m.points[0].x;
      if (m.points[0].y == y) {
        EXPECT_GT(x - half, right + 2) << m.text.words;
      }
      right = x + half, y = m.points[0].y;
    }
    EXPECT_GT(right, 0);
  }
}

// An item that is branched on is covered at once; its frame is heavy all the same.
TEST(Multiples, BranchesHaveHeavyFrames) {
  auto const trace = traced(dlx::queens(4));
  Drawing tries = all_at(Grain::event);
  tries.steps.types = {Event::Type::attempt};
  auto const heavy = [](Tableau const& t) {
    return std::ranges::count_if(t.marks, [](Mark const& m) { return m.points.size() > 3 and m.width == 1; });
  };
  auto const list = frames(trace, tries, 211);
  ASSERT_GT(list.size(), 2u);
  EXPECT_GT(heavy(list[0]), 0);
  EXPECT_EQ(heavy(list[1]), 2 * heavy(list[0])) << "two ranks after the second try";
}

// The tip of an arrow lies in no box, and what is drawn later hides no head.
TEST(Multiples, NoHeadIsHidden) {
  auto const box = [](Mark const& m) { return m.points.size() == 4 and m.width == 0 and m.points[2].x - m.points[0].x < 18; };
  auto const inside = [](Point p, Mark const& m, double margin) {
    return p.x > m.points[0].x + margin and p.x < m.points[2].x - margin and p.y > m.points[0].y + margin and p.y < m.points[2].y - margin;
  };
  auto const look = [&](std::vector<Tableau> const& list) {
    int heads = 0, touching = 0;
    for (auto const& t : list)
      for (std::size_t k = 0; k < t.marks.size(); ++k) {
        auto const& head = t.marks[k].points;
        if (head.size() != 3) continue;
        ++heads;
        bool touches = false;
        for (std::size_t i = 0; i < t.marks.size(); ++i)
          if (box(t.marks[i])) {
            EXPECT_TRUE(i < k) << title(t);
            EXPECT_FALSE(inside(head[0], t.marks[i], 0.6)) << title(t);
            touches = touches or inside(head[0], t.marks[i], -0.6);
          }
        touching += touches;
      }
    return std::pair(heads, touching);
  };
  for (double width : {102.0, 139.0, 211.0})
    for (Grain grain : {Grain::event, Grain::node, Grain::link}) {
      auto const [heads, touching] = look(frames(cover_and_back(), all_at(grain), width));
      EXPECT_GT(heads, 0);
      EXPECT_GE(touching, heads*3/4);  // the others lead out of the frame, and come in again
    }
  look(frames(traced(latin(2)), all_at(Grain::link), 211));
}
