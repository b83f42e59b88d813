// Diagrams: their ways lead to all covers, each once, and to nothing else; and the states of the book.
#include "dlx/more/diagram.hpp"
#include "dlx/text/dlx.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>

using namespace dlx;

namespace {

// All covers behind a way, by walking through the diagram as a tree.
void unfold(StateDiagram const& d, Way const& way, std::vector<int> chosen, std::vector<std::vector<int>>& covers) {
  for (Move const& s : way.steps) chosen.push_back(s.option);
  if (way.dead > 0) return;
  if (way.state == 0) {
    std::ranges::sort(chosen);
    covers.push_back(chosen);
    return;
  }
  for (Way const& w : d.states[static_cast<std::size_t>(way.state)]) unfold(d, w, chosen, covers);
}
// The options of which a state speaks; each way that has covers must speak of the same, each once.
std::set<int> spoken_of(StateDiagram const& d, int state, std::vector<std::set<int>> const& known) {
  std::set<int> all;
  bool first = true;
  for (Way const& w : d.states[static_cast<std::size_t>(state)]) {
    EXPECT_LT(w.state, state);
    EXPECT_TRUE(w.dead == 0 || w.state == 0);
    std::set<int> mine = w.dead > 0 ? std::set<int>() : known[static_cast<std::size_t>(w.state)];
    for (Move const& s : w.steps) {
      EXPECT_TRUE(mine.insert(s.option).second);
      for (int o : s.vanished) EXPECT_TRUE(mine.insert(o).second);
    }
    if (d.covers_after(w) == 0) continue;  // options left over at a dead end are not listed
    if (!first) { EXPECT_EQ(mine, all); }
    all = mine, first = false;
  }
  return all;
}

}  // namespace

TEST(StateDiagram, HasAllCoversEachOnce) {
  std::mt19937 dice(41);
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 3000 : 1000); ++round) {
    Shape shape = random_shape(dice);
    shape.colours = round % 3;
    auto const p = random_problem(dice, shape);
    auto const d = diagram_of(p, round % 2 ? Chooser::first : Chooser::smallest);
    ASSERT_TRUE(d);
    std::vector<std::vector<int>> covers;
    unfold(*d, d->root, {}, covers);
    auto const truth = covers_by_force(p);
    ASSERT_EQ(std::set(covers.begin(), covers.end()), truth) << write_dlx(p);
    EXPECT_EQ(covers.size(), truth.size());
    EXPECT_EQ(d->covers_after(d->root), truth.size());
    std::vector<std::set<int>> known(1);
    for (int s = 1; s < static_cast<int>(d->states.size()); ++s) known.push_back(spoken_of(*d, s, known));
  }
}

TEST(StateDiagram, KnowsWhatIsInTheBook) {
  struct Case { std::string puzzle; std::size_t states; std::string covers; };
  for (auto const& c : {Case{"dominoes 2x4", 3, "5"}, {"dominoes 6x6", 108, "6728"}, {"dominoes 8x8", 689, "12988816"},
                        {"dominoes 10x10", 4024, "258584046368"}, {"queens 8", 239, "92"}, {"langford 8", 608, "300"}}) {
    auto const d = diagram_of(read_dlx({"", run("dlx make " + c.puzzle).out}, 0), Chooser::smallest);
    EXPECT_EQ(d->states.size() - 1, c.states) << c.puzzle;
    EXPECT_EQ(d->covers_after(d->root).get_str(), c.covers) << c.puzzle;
  }
  auto const states_in_order = [](std::string const& puzzle) {
    return diagram_of(read_dlx({"", run("dlx make " + puzzle).out}, 0), Chooser::first)->states.size() - 1;
  };
  EXPECT_EQ(states_in_order("dominoes 10x10"), 4673u);
  EXPECT_EQ(states_in_order("queens 8"), 437u);
}

TEST(StateDiagram, CanBeStopped) {
  auto const p = read_dlx({"", run("dlx make queens 8").out}, 0);
  Limits limits;
  limits.nodes = 100;
  EXPECT_FALSE(diagram_of(p, Chooser::smallest, limits));
  limits.nodes = 100000;
  EXPECT_TRUE(diagram_of(p, Chooser::smallest, limits));
}

TEST(StateDiagram, RefusesBounds) {
  Problem p;
  p.add_item("a", Bounds{1, 2});
  p.add_option({1});
  EXPECT_THROW(diagram_of(p, Chooser::smallest), Unsupported);
}
