// Which pictures of a trace are drawn, and what they are called.
#include "dlx/draw/gallery.hpp"
#include "folders.hpp"

namespace {

using namespace dlx;
using namespace folders;

TEST(Sequences, AreNamedAndSelected) {
  auto names = [](std::string const& more) {
    std::string all;
    for (auto const& p : prepare(recipe_of("title: T\nproblem: c5.dlx\n"
        "script: cover-c3.script\n" + more)).pictures) all += ' ' + p.name;
    return all;
  };
  EXPECT_EQ(names(""), " event-000 event-001 event-002 event-003");
  EXPECT_EQ(names("steps: cover uncover\n"), " event-001 event-002");
  EXPECT_EQ(names("steps: 0-1\n"), " event-000 event-001");
  EXPECT_EQ(names("grains: event node\nsteps: 1\n"), " event-001 node-001");
  EXPECT_EQ(names("grains: link\nsteps: 28 last\n"), " link-028 link-029");
  EXPECT_EQ(names("steps: 2\n"), " test"); // a single one: like the sequence
}

// Textbook search has no links, so nothing is drawn that would show them as they never were.
TEST(Sequences, OfATextbookAreTreesAndMatrices) {
  for (std::string const as : {"links", "board", "links+board", "tree", "matrix"}) {
    auto const r = run("dlx trace --engine textbook tests/data/latin-2.dlx | dlx draw --as " + as + (as == "tree" ? "" : " --steps 1-2"));
    bool const can = as == "tree" or as == "matrix";
    EXPECT_EQ(r.status, can ? 0 : 2) << as;
    EXPECT_EQ(r.err.find("nobody knows its links") != std::string::npos, not can) << r.err;
  }
  EXPECT_EQ(run("dlx trace --engine textbook tests/data/latin-2.dlx | dlx draw --tex --steps 1").status, 2);
}

TEST(Sequences, CountOfTheReportsSequences) {
  auto pictures = [](char const* name) {
    fs::path const file = fs::path("figures") / (std::string(name) + ".fig");
    return prepare(read_recipe(Source{file.string(), slurp(file)})).pictures;
  };
  EXPECT_EQ(pictures("report-latin-by-hand").size(), 10u);
  EXPECT_EQ(pictures("report-latin-by-hand")[6].name, "step-007");
  EXPECT_EQ(pictures("report-cover").size(), 4u + 12u + 30u);
  auto covers = [&](char const* name) {
    std::size_t n = 0;
    for (auto const& p : pictures(name)) n += p.name.starts_with("event-")
      and p.caption.what.find("cover ") != std::string::npos;
    return n;
  };
  EXPECT_EQ(covers("latin-2"), 46u);
  EXPECT_EQ(covers("queens-4"), 114u);
  EXPECT_EQ(pictures("title").size(), 1u);
  EXPECT_EQ(pictures("title")[0].name, "title");
}

// Pictures are shown one by one, and drawn no further than somebody looks.
TEST(Sequences, AreShownAsSoonAsTheyAreDrawn) {
  auto const s = prepare(recipe_of("title: T\nproblem: latin-2.dlx\n"));
  Drawing all;
  all.grains = {Grain::event, Grain::link};
  auto const expected = draw_trace(s.trace, all);
  std::size_t seen = 0;
  EXPECT_EQ(draw_trace(s.trace, all, [&](Picture const& p) {
    ASSERT_LT(seen, expected.size());
    EXPECT_EQ(p.name, expected[seen].name);
    EXPECT_EQ(p.dot, expected[seen++].dot);
  }), expected.size());
  EXPECT_EQ(seen, expected.size());
  struct Enough {};
  seen = 0;
  EXPECT_THROW(draw_trace(s.trace, all, [&](Picture const&) {
    if (++seen == 3) throw Enough();
  }), Enough);
  EXPECT_EQ(seen, 3u);
}

// The size of a picture, in pixels of a page, is that of its frame.
TEST(Sequences, PicturesKnowTheirSize) {
  for (char const* draw : {"links", "links+board", "board", "matrix", "tree"})
    for (auto const& p : prepare(recipe_of(std::string("problem: latin-2.dlx\nsteps: 0-3\ndraw: ") + draw + "\n")).pictures) {
      auto const at = p.dot.find("frame [id=");
      auto const number = [&](char const* key) { return std::stod(p.dot.substr(p.dot.find(key, at) + 8)); };
      EXPECT_NEAR(p.width, 96 * std::stod(p.dot.substr(p.dot.find(" width=", at) + 7)), 1);
      EXPECT_NEAR(p.height, 96 * number(" height="), 1);
      EXPECT_GT(p.width, 100);
    }
}

} // namespace
