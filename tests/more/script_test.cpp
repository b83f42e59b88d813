#include "dlx/more/script.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/draw/trace.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>

using namespace dlx;

namespace {
struct Ears : Observer {
  std::vector<std::string> heard;
  void choose(int item, int size, int) override { heard.push_back("C" + std::to_string(item) + "/" + std::to_string(size)); }
  void attempt(int option, int, int) override { heard.push_back(std::to_string(option)); }
  void dead(int item, int) override { heard.push_back("dead C" + std::to_string(item)); }
  void solution(std::span<int const>, int) override { heard.push_back("solution"); }
};
template <class List = Links> std::string complaint(std::string const& text, Problem const& p) {
  List links(p);
  List const start = links;
  std::string result = "none";
  Recorder recorder(p, "script");
  int covers = 0;
  try {
    follow(read_script({"s", text}, p), links, {}, [&](std::span<int const>) { ++covers; }, &recorder);
  } catch (InputError const& e) {
    result = std::to_string(e.line()) + ":" + std::to_string(e.column()) + " " + e.what();
    result = result.substr(0, result.find('\n'));
    auto const at = result.find("error: ");
    result = result.substr(0, result.find(' ') + 1) + result.substr(at + 7);
  }
  EXPECT_TRUE(links == start) << text;
  if (result != "none") {  // all complaints come before the show
    EXPECT_EQ(covers, 0) << text;
    EXPECT_TRUE(recorder.take().events.empty()) << text;
  }
  return result;
}
}  // namespace

// Report 1, section 5.2.
TEST(Script, LeadsThroughTheLatinSquareByHand) {
  Problem const p = latin(2);
  Links links(p);
  Ears ears;
  auto const result = follow(read_script({"s",
                                          "| by hand\nchoose C3\ntry B@(1,0)\nchoose C2\ntry A@(0,1)\nchoose C1\n"
                                          "try B@(0,1)\nchoose C1\nchoose C4\ntry A@(1,1)\nstop\n"},
                                         p),
                             links, {}, nullptr, &ears);
  EXPECT_EQ(ears.heard, (std::vector<std::string>{"C3/2", "7", "C2/2", "2", "C1/0", "dead C1", "6", "C1/1", "1", "C4/1", "4",
                                                  "solution"}));
  EXPECT_EQ(result.ending, Ending::script);
  EXPECT_EQ(result.totals.solutions, 1u);
}

TEST(Script, WithoutStopFindsEveryCover) {
  std::mt19937 dice(6);
  int steered = 0;
  for (int round = 0; round < 450; ++round) {
    Problem const p = round % 3 == 0 ? mixture(dice, exact | bounded | secondary | coloured) : random_problem(dice, random_shape(dice));
    Bounded bounds(p);
    if (bounds.first_open() == nullptr) continue;
    int const item = bounds.number(bounds.first_open());
    std::string script = "choose " + p.item(item).name + "\n";
    std::vector<int> options;
    for (int o = 1; o <= p.option_count(); ++o)
      for (auto const& e : p.option(o))
        if (e.item == item) options.push_back(o);
    if (!options.empty() && bounds.degree(item) == static_cast<int>(options.size())) {
      script += "try " + p.label(options[dice() % options.size()]) + "\n", ++steered;
    }
    std::set<std::vector<int>> covers;
    auto const receive = [&](std::span<int const> c) {
      std::vector<int> cover(c.begin(), c.end());
      std::sort(cover.begin(), cover.end());
      EXPECT_TRUE(covers.insert(cover).second);
    };
    auto const read = read_script({"s", script}, p);
    Links links(round % 3 == 0 ? Problem() : p);
    auto const result = round % 3 == 0 ? follow(read, bounds, {}, receive) : follow(read, links, {}, receive);
    ASSERT_EQ(result.ending, Ending::complete);
    ASSERT_EQ(covers, covers_by_force(p)) << "round " << round;
  }
  EXPECT_GT(steered, 100);
}

TEST(Script, ABareOneComesHome) {
  Problem const p = latin(2);
  Links links(p);
  Links const start = links;
  Recorder recorder(p, "script");
  follow(read_script({"s", "cover C3\ncover C1\r\nuncover C1\ncover C5\n"}, p), links, {}, nullptr, &recorder);
  EXPECT_TRUE(links == start);
  auto const events = recorder.take().events;
  ASSERT_EQ(events.size(), 7u);
  EXPECT_EQ(events[5].type, Event::Type::uncover);
  EXPECT_EQ(events[5].item, 3);
}

TEST(Script, StopAtTheRootVisitsOneNode) {
  Problem const p = latin(2);
  Links links(p);
  auto const result = follow(read_script({"s", "stop"}, p), links);
  EXPECT_EQ(result.ending, Ending::script);
  EXPECT_EQ(result.totals, (Totals{1, 0, 0, 0, 0, 0}));
}

TEST(Script, HasAComplaintForEveryMistake) {
  Problem const p = latin(2), q = queens(4);
  EXPECT_EQ(complaint("", p), "1:1 the script has no steps");
  EXPECT_EQ(complaint("| nothing\n\n", p), "1:1 the script has no steps");
  EXPECT_EQ(complaint("chose C1", p), "1:1 'chose' is not a step");
  EXPECT_EQ(complaint("\xef\xbb\xbf" "chose C1", p), "1:1 'chose' is not a step") << "a mark in front is nothing";
  EXPECT_EQ(complaint("choose C1\n\n  choose", p), "3:3 choose what?");
  EXPECT_EQ(complaint("choose C1 C2", p), "1:11 'C2' is one word too many");
  EXPECT_EQ(complaint("stop now", p), "1:6 'now' is one word too many");
  EXPECT_EQ(complaint("choose C13", p), "1:8 there is no item 'C13'");
  EXPECT_EQ(complaint("choose C1\ntry 1", p), "2:5 there is no option '1'");
  EXPECT_EQ(complaint("choose D1", q), "1:8 secondary item 'D1' cannot be chosen");
  EXPECT_EQ(complaint("cover C1\nchoose C2", p), "2:1 choose does not mix with the steps above");
  EXPECT_EQ(complaint("choose C1\nstop\nchoose C2", p), "3:1 there is a step after stop");
  EXPECT_EQ(complaint("cover C1\ncover C1", p), "2:7 this item is covered already");
  EXPECT_EQ(complaint("uncover C1", p), "1:9 this item is not covered");
  EXPECT_EQ(complaint("cover C1\ncover C2\nuncover C1", p), "3:9 this item was not covered last; uncover in reverse order");
  EXPECT_EQ(complaint("try A@(0,0)", p), "1:5 the search is at a new node here, and an item must be chosen");
  EXPECT_EQ(complaint("choose C1\nchoose C1", p), "2:8 this item is covered at this point");
  EXPECT_EQ(complaint("choose C1\ntry A@(1,1)", p), "2:5 this option is not among those that can be tried here");
  EXPECT_EQ(complaint("choose C1\ntry A@(0,0)\nchoose C2\nchoose C3\nchoose C4\ntry A@(0,0)", p),
            "6:5 this option is not among those that can be tried here");
  EXPECT_EQ(complaint("choose R1\ntry Q@(0,0)\nchoose R2\nchoose R3\nchoose R3\ntry Q@(0,0)", q),
            "6:5 this option is not among those that can be tried here");
}

TEST(Script, AnItemWithRoomKnowsWhatWasTried) {
  Problem p;
  p.add_item("A", {1, 2});
  p.add_option({1}, "a");
  p.add_option({1}, "b");
  EXPECT_EQ(complaint<Bounded>("choose A\ntry b\nchoose A\ntry a\ntry b", p), "5:5 this option has been tried here already");
}

TEST(Script, AnOptionIsNotTriedTwice) {
  Problem p;
  p.add_item("A");
  p.add_item("B");
  p.add_option({1}, "a");
  p.add_option({1}, "b");
  EXPECT_EQ(complaint("choose A\ntry b\nchoose B\ntry b", p), "4:5 this option has been tried here already");
  EXPECT_EQ(complaint("choose A\ntry b\nchoose B\ntry a", p), "none");
  p.add_option({2}, "c");  // now there are covers, and the last step is wrong
  EXPECT_EQ(complaint("choose A\ntry b\nchoose B\ntry c\ntry a\nchoose B\ntry a", p),
            "7:5 this option is not among those that can be tried here");
  EXPECT_EQ(complaint("choose A\ntry b\nchoose B\ntry c\ntry a\nchoose B\nchoose A", p),
            "7:8 the search is complete before this step");
  EXPECT_EQ(complaint("choose A\ntry b\nchoose B\ntry c\ntry a\nchoose B\ntry c\nstop", p), "none");
}

// A limit ends the show, not the rehearsal.
TEST(Script, IsRehearsedToItsEnd) {
  Problem const p = latin(2);
  EXPECT_EQ(complaint("choose C1\ntry A@(0,0)\nchoose C2\nchoose C3\nchoose C4\nchoose C7", p),
            "6:8 this item is covered at this point");
  Links links(p);
  Limits limits;
  limits.solutions = 1;
  EXPECT_THROW(follow(read_script({"s", "choose C1\ntry A@(0,0)\nchoose C2\nchoose C3\nchoose C4\nchoose C7"}, p), links, limits),
               InputError);
}
