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
std::string complaint(std::string const& text, Problem const& p) {
  std::string result = "none";
  Recorder recorder(p, "script");
  int covers = 0;
  try {
    follow(read_script({"s", text}, p), p, {}, [&](std::span<int const>) { ++covers; }, &recorder);
  } catch (InputError const& e) {
    result = std::to_string(e.line()) + ":" + std::to_string(e.column()) + " " + e.what();
    result = result.substr(0, result.find('\n'));
    auto const at = result.find("error: ");
    result = result.substr(0, result.find(' ') + 1) + result.substr(at + 7);
  }
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
  Ears ears;
  auto const result = follow(read_script({"s",
                                          "| by hand\nchoose C3\ntry B@(1,0)\nchoose C2\ntry A@(0,1)\nchoose C1\n"
                                          "try B@(0,1)\nchoose C1\nchoose C4\ntry A@(1,1)\nstop\n"},
                                         p),
                             p, {}, nullptr, &ears);
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
    auto const result = follow(read, p, {}, receive);
    ASSERT_EQ(result.ending, Ending::complete);
    ASSERT_EQ(covers, covers_by_force(p)) << "round " << round;
  }
  EXPECT_GT(steered, 100);
}

TEST(Script, ABareOneComesHome) {
  Problem const p = latin(2);
  Recorder recorder(p, "script");
  follow(read_script({"s", "cover C3\ncover C1\r\nuncover C1\ncover C5\n"}, p), p, {}, nullptr, &recorder);
  auto const events = recorder.take().events;
  ASSERT_EQ(events.size(), 7u);
  EXPECT_EQ(events[5].type, Event::Type::uncover);
  EXPECT_EQ(events[5].item, 3);
}

TEST(Script, StopAtTheRootVisitsOneNode) {
  Problem const p = latin(2);
  auto const result = follow(read_script({"s", "stop"}, p), p);
  EXPECT_EQ(result.ending, Ending::script);
  EXPECT_EQ(result.totals, (Totals{1, 0, 0, 0, 0, 0}));
}

TEST(Script, HasAComplaintForEveryMistake) {
  Problem const square = latin(2), board = queens(4);
  Problem room, two, three;
  room.add_item("A", {1, 2});
  for (auto name : {"a", "b"}) room.add_option({1}, name);
  for (auto* p : {&two, &three}) {
    p->add_item("A"), p->add_item("B");
    for (auto name : {"a", "b"}) p->add_option({1}, name);
  }
  three.add_option({2}, "c");  // now there are covers
  struct Line { Problem const& problem; std::string script, said; };
  for (auto const& [problem, script, said] : std::vector<Line>{
           {square, "", "1:1 the script has no steps"},
           {square, "| nothing\n\n", "1:1 the script has no steps"},
           {square, "chose C1", "1:1 'chose' is not a step"},
           {square, "\xef\xbb\xbf" "chose C1", "1:1 'chose' is not a step"},  // a mark in front is nothing
           {square, "choose C1\n\n  choose", "3:3 choose what?"},
           {square, "choose C1 C2", "1:11 'C2' is one word too many"},
           {square, "stop now", "1:6 'now' is one word too many"},
           {square, "choose C13", "1:8 there is no item 'C13'"},
           {square, "choose C1\ntry 1", "2:5 there is no option '1'"},
           {board, "choose D1", "1:8 secondary item 'D1' cannot be chosen"},
           {square, "cover C1\nchoose C2", "2:1 choose does not mix with the steps above"},
           {square, "choose C1\nstop\nchoose C2", "3:1 there is a step after stop"},
           {square, "cover C1\ncover C1", "2:7 this item is covered already"},
           {square, "uncover C1", "1:9 this item is not covered"},
           {square, "cover C1\ncover C2\nuncover C1", "3:9 this item was not covered last; uncover in reverse order"},
           {square, "try A@(0,0)", "1:5 the search is at a new node here, and an item must be chosen"},
           {square, "choose C1\nchoose C1", "2:8 this item is covered at this point"},
           {square, "choose C1\ntry A@(1,1)", "2:5 this option is not among those that can be tried here"},
           {square, "choose C1\ntry A@(0,0)\nchoose C2\nchoose C3\nchoose C4\ntry A@(0,0)",
            "6:5 this option is not among those that can be tried here"},
           {square, "choose C1\ntry A@(0,0)\nchoose C2\nchoose C3\nchoose C4\nchoose C7", "6:8 this item is covered at this point"},
           {board, "choose R1\ntry Q@(0,0)\nchoose R2\nchoose R3\nchoose R3\ntry Q@(0,0)",
            "6:5 this option is not among those that can be tried here"},
           {room, "choose A\ntry b\nchoose A\ntry a\ntry b", "5:5 this option has been tried here already"},
           {two, "choose A\ntry b\nchoose B\ntry b", "4:5 this option has been tried here already"},
           {two, "choose A\ntry b\nchoose B\ntry a", "none"},
           {three, "choose A\ntry b\nchoose B\ntry c\ntry a\nchoose B\ntry a", "7:5 this option is not among those that can be tried here"},
           {three, "choose A\ntry b\nchoose B\ntry c\ntry a\nchoose B\nchoose A", "7:8 the search is complete before this step"},
           {three, "choose A\ntry b\nchoose B\ntry c\ntry a\nchoose B\ntry c\nstop", "none"}})
    EXPECT_EQ(complaint(script, problem), said) << script;
}

// A limit ends the show, not the rehearsal.
TEST(Script, IsRehearsedToItsEnd) {
  Problem const p = latin(2);
  Limits limits;
  limits.solutions = 1;
  EXPECT_THROW(follow(read_script({"s", "choose C1\ntry A@(0,0)\nchoose C2\nchoose C3\nchoose C4\nchoose C7"}, p), p, limits),
               InputError);
}
