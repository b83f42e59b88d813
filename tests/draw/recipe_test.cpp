// Recipes, and what is wrong with them.
#include "dlx/draw/recipe.hpp"
#include "folders.hpp"

namespace {

using namespace dlx;
using namespace folders;

TEST(Recipe, EverythingCanBeSaid) {
  auto const r = recipe_of("| a comment\ntitle: One: two\ncaption: first\n"
    "  second\n\n\tthird\nproblem: c5.dlx\nchooser: first\ndraw: links+board\n"
    "grains: event link\nsteps: 3 5-7 cover last\nbare: yes\nfilm: yes\n");
  EXPECT_EQ(r.name, "test");
  EXPECT_EQ(r.title, "One: two");
  EXPECT_EQ(r.caption, "first second third");
  EXPECT_EQ(r.problem, "figures/c5.dlx");
  EXPECT_EQ(r.chooser, "first");
  EXPECT_EQ(r.drawing.subject, Subject::both);
  EXPECT_EQ(r.drawing.grains, std::vector<Grain>({Grain::event, Grain::link}));
  EXPECT_TRUE(r.drawing.steps.last);
  EXPECT_EQ(r.drawing.steps.ranges.size(), 2u);
  EXPECT_EQ(r.drawing.steps.ranges[1], (std::pair<int, int>(5, 7)));
  EXPECT_EQ(r.drawing.steps.types,
    std::vector<Event::Type>(1, Event::Type::cover));
  EXPECT_TRUE(r.drawing.bare);
  EXPECT_TRUE(r.film);
}

TEST(Recipe, LineEndsOfDos) {
  auto const r = recipe_of("title: T\r\nproblem: c5.dlx\r\nbare: no\r\n");
  EXPECT_EQ(r.title, "T");
  EXPECT_EQ(r.problem, "figures/c5.dlx");
  EXPECT_FALSE(r.drawing.bare);
  EXPECT_FALSE(r.film);
  EXPECT_FALSE(recipe_of("problem: x\nfilm: no\ndraw: tree\n").film);
  EXPECT_EQ(recipe_of("problem: x\n").title, "test");
}

TEST(Recipe, ComplaintsPointAtTheMistake) {
  struct { char const* text; int line, column; char const* words; } const all[] = {
    {"title: T\nhello\n", 2, 1, "not key: value"},
    {"title: T\nproblm: x\n", 2, 1, "no key 'problm'"},
    {"title: T\ntitle: U\n", 2, 1, "given twice"},
    {"title: T\nproblem: x\ndraw: lines\n", 3, 7, "cannot draw 'lines'"},
    {"title: T\nproblem: x\ngrains: event links\n", 3, 15, "no grain 'links'"},
    {"title: T\nproblem: x\nsteps: 7-3\n", 3, 8, "selects no steps"},
    {"title: T\nproblem: x\nsteps: some\n", 3, 8, "selects no steps"},
    {"title: T\nproblem: x\nchooser: best\n", 3, 10, "no chooser 'best'"},
    {"title: T\nproblem: x\nbare: maybe\n", 3, 7, "yes or no"},
    {"title: T\nproblem: x\nfilm: maybe\n", 3, 7, "yes or no"},
    {"film: yes\nproblem: x\ndraw: matrix\n", 1, 7, "films of lists and boards only"},
    {"draw: tree\nproblem: x\nfilm: yes\n", 3, 7, "films of lists and boards only"},
    {"title:\nproblem: x\n", 1, 1, "title is empty"},
    {"title: T\n", 2, 1, "no problem"},
    {"title: T\nproblem: x\nchooser: first\nscript: y\n", 4, 9,
      "a chooser and a script"},
    {"", 1, 1, "no problem"},
    {"problem: x\ncheapest: 0\n", 2, 11, "not a number above 0"},
    {"problem: x\nscript: y\ncheapest: 1\n", 3, 11, "does not count money"},
    {"problem: x\ndraw: matrix\nsteps: 3 solution\n", 3, 8, "no events"},
  };
  for (auto const& c : all) {
    SCOPED_TRACE(c.text);
    try {
      recipe_of(c.text);
      ADD_FAILURE() << "was accepted";
    } catch (InputError const& e) {
      EXPECT_EQ(e.line(), c.line) << e.what();
      EXPECT_EQ(e.column(), c.column) << e.what();
      EXPECT_NE(std::string(e.what()).find(c.words), std::string::npos)
        << e.what();
    }
  }
}

TEST(Recipe, TheBookShowsItsComplaint) {
  try {
    read_recipe(Source{"my.fig", "title: T\nproblem: x\ndraw: lines\n"});
    FAIL();
  } catch (InputError const& e) {
    EXPECT_EQ(std::string(e.what()) + '\n',
      slurp("tests/data/recipe-complaint.txt"));
  }
}

// The names of each fixed set, in the order of the values.
TEST(Recipe, EveryNameStandsForItsValue) {
  auto drawing = [](std::string const& line) { return recipe_of("problem: x\n" + line + "\n").drawing; };
  char const* const subjects[] = {"links", "links+board", "board", "matrix", "tree"};
  for (int k = 0; k < 5; ++k) EXPECT_EQ(drawing(std::string("draw: ") + subjects[k]).subject, static_cast<Subject>(k));
  for (int k = 0; k < 3; ++k)
    EXPECT_EQ(drawing(std::string("grains: ") + grain_names[k]).grains, std::vector<Grain>(1, static_cast<Grain>(k)));
  using Type = Event::Type;
  std::pair<char const*, Type> const types[] = {{"choose", Type::choose}, {"cover", Type::cover}, {"try", Type::attempt},
    {"solution", Type::solution}, {"dead", Type::dead}, {"uncover", Type::uncover}, {"done", Type::done},
    {"purify", Type::purify}, {"unpurify", Type::unpurify}, {"spend", Type::spend}, {"refund", Type::refund},
    {"tweak", Type::tweak}, {"untweak", Type::untweak}, {"bound", Type::bound}, {"cut", Type::cut}, {"skip", Type::skip}};
  for (auto const& [name, type] : types)
    EXPECT_EQ(drawing(std::string("steps: ") + name).steps.types, std::vector<Type>(1, type)) << name;
  EXPECT_TRUE(drawing("steps: all").steps.everything());
  EXPECT_TRUE(drawing("steps: all 3").steps.everything()) << "and not the third alone";
  EXPECT_EQ(recipe_of("problem: x\ncheapest: 12\n").cheapest, 12u);
  for (std::string const chooser : {"first", "smallest"})
    EXPECT_EQ(recipe_of("problem: x\nchooser: " + chooser + "\n").chooser, chooser);
  EXPECT_EQ(recipe_of("problem: x\ncaption: a\n |b| c\n| a comment\n d\n").caption, "a |b| c d");
}

TEST(Recipe, NumbersAreWrittenAsWeWouldWriteThem) {
  for (std::string const k : {"0", "+1", "007", "1e3", "many"})
    EXPECT_THROW(recipe_of("problem: x\ncheapest: " + k + "\n"), InputError) << k;
  EXPECT_THROW(recipe_of("problem: x\ncheapest: 1\nscript: y\n"), InputError);
}

} // namespace
