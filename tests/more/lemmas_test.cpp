// What a search learns is true, and no more is forgotten than follows; and the ways of diagrams lead to all
// covers, each once, and to nothing else.
#include "dlx/more/lemmas.hpp"
#include "dlx/dance/queens.hpp"
#include "made.hpp"
#include "proofs.hpp"
#include "random_problems.hpp"
#include "dlx/text/dlx.hpp"
#include <cstdlib>
#include <gtest/gtest.h>
#include <map>

using namespace dlx;

namespace {

std::vector<int> free_options(Lemma const& lemma) {
  std::vector<int> options;
  for (auto const& b : lemma.path.first(lemma.length))
    if (b.is_free()) options.push_back(b.option);
  return options;
}

// All that is said, in words.
class Told : public ProofWriter {
 public:
  std::string text;
  int lemmas = 0;
  void cover(std::uint64_t number, std::span<int const> options) override { say(number, " cover", options); }
  void lemma(Lemma const& l) override {
    ++lemmas;
    say(l.number, " not", free_options(l));
    text.back() = ';';
    for (auto const& b : l.path.subspan(l.length)) text += " item " + std::to_string(b.item) + " by " + std::to_string(b.option);
    text += l.dead ? " dead " + std::to_string(l.dead) + "\n" : " cover " + std::to_string(l.cover) + "\n";
  }
  void forget(std::span<std::uint64_t const> numbers, bool has_covers) override {
    text += "forget";
    for (auto n : numbers) text += " " + std::to_string(n);
    text += has_covers ? " with covers\n" : "\n";
  }
  void finish(std::uint64_t covers, bool is_complete) override {
    text += std::to_string(covers) + (is_complete ? " covers\n" : " covers or more\n");
  }

 private:
  template<class Options> void say(std::uint64_t number, char const* what, Options const& options) {
    text += std::to_string(number) + what;
    for (int o : options) text += " " + std::to_string(o);
    text += "\n";
  }
};

// A lemma excludes all covers that contain its options, unless they were given.
class Judge : public ProofWriter {
 public:
  explicit Judge(Problem const& problem) : open(covers_by_force(problem)) {}
  void cover(std::uint64_t number, std::span<int const> options) override {
    std::vector<int> sorted(options.begin(), options.end());
    std::ranges::sort(sorted);
    EXPECT_EQ(open.erase(sorted), 1u);
    EXPECT_EQ(number, ++count);
    known[number] = sorted, is_cover.insert(number);
  }
  void lemma(Lemma const& l) override {
    EXPECT_EQ(l.number, ++count);
    newest = free_options(l);
    std::ranges::sort(newest);
    for (auto const& c : open) EXPECT_FALSE(std::ranges::includes(c, newest));
    for (auto const& b : l.path) EXPECT_EQ(static_cast<int>(b.refuted.size()), b.tried - 1);
    EXPECT_EQ(l.length == 0, newest.empty());
    known[l.number] = newest;
    ++lemmas;
  }
  void forget(std::span<std::uint64_t const> numbers, bool has_covers) override {
    bool any = false;
    for (auto n : numbers) {
      EXPECT_TRUE(std::ranges::includes(known.at(n), newest));
      any = any || is_cover.contains(n);
      known.erase(n);
    }
    if (any) is_cover.insert(count);
    EXPECT_EQ(has_covers, any);
  }
  void finish(std::uint64_t, bool is_complete) override {
    if (is_complete) { EXPECT_TRUE(open.empty()); }
  }
  int lemmas = 0;

 private:
  std::set<std::vector<int>> open;
  std::map<std::uint64_t, std::vector<int>> known;
  std::set<std::uint64_t> is_cover;
  std::vector<int> newest;
  std::uint64_t count = 0;
};

}  // namespace

TEST(Lemmas, OfFourQueens) {
  Told told;
  Lemmas lemmas(told);
  watch(queens(4), lemmas);
  lemmas.finish(true);
  EXPECT_EQ(told.text,
    "1 not 1 7; dead 3\n"
    "2 not 1; item 2 by 8 item 3 by 10 dead 4\nforget 1\n"
    "3 cover 2 8 9 15\n"
    "4 not 2; item 2 by 8 item 3 by 9 item 4 by 15 cover 3\nforget 3 with covers\n"
    "5 cover 3 5 12 14\n"
    "6 not 3; item 2 by 5 item 3 by 12 item 4 by 14 cover 5\nforget 5 with covers\n"
    "7 not 5; item 3 by 11 dead 4\n"
    "8 not; item 1 by 4 item 2 by 6 dead 3\n"
    "2 covers\n");
}

TEST(Lemmas, AreAsManyAsLeaves) {
  for (auto chooser : {Chooser::smallest, Chooser::first}) {
    Told told;
    Lemmas lemmas(told);
    auto const t = watch(queens(8), lemmas, chooser).totals;
    lemmas.finish(true);
    EXPECT_EQ(t.solutions, 92u);
    EXPECT_EQ(told.lemmas, static_cast<int>(t.solutions + t.dead));
    EXPECT_EQ(told.lemmas, chooser == Chooser::smallest ? 346 : 736);
  }
}

TEST(Lemmas, AreTrueAndForgottenOnlyIfTheyFollow) {
  std::mt19937 dice(7);
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 3000 : 1000); ++round) {
    auto const p = serial_problem(dice, round);
    Judge judge(p);
    Lemmas lemmas(judge);
    auto const t = watch(p, lemmas, round % 5 ? Chooser::smallest : Chooser::first).totals;
    lemmas.finish(true);
    EXPECT_EQ(judge.lemmas, static_cast<int>(t.solutions + t.dead));
    if (HasFailure()) return;
  }
}

TEST(Lemmas, AStoppedSearchSaysSo) {
  Told told;
  Lemmas lemmas(told);
  Limits limits;
  limits.solutions = 1;
  watch(queens(4), lemmas, Chooser::smallest, limits);
  lemmas.finish(false);
  EXPECT_TRUE(told.text.ends_with("3 cover 2 8 9 15\n1 covers or more\n")) << told.text;
}

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
    auto const p = coloured_problem(dice, round % 3);
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
    auto const d = diagram_of(made(c.puzzle), Chooser::smallest);
    EXPECT_EQ(d->states.size() - 1, c.states) << c.puzzle;
    EXPECT_EQ(d->covers_after(d->root).get_str(), c.covers) << c.puzzle;
  }
  auto const states_in_order = [](std::string const& puzzle) {
    return diagram_of(made(puzzle), Chooser::first)->states.size() - 1;
  };
  EXPECT_EQ(states_in_order("dominoes 10x10"), 4673u);
  EXPECT_EQ(states_in_order("queens 8"), 437u);
}

TEST(StateDiagram, CanBeStopped) {
  auto const p = queens(8);
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
