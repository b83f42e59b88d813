// What a search learns is true, and no more is forgotten than follows.
#include "dlx/more/lemmas.hpp"
#include "dlx/dance/queens.hpp"
#include "proofs.hpp"
#include "random_problems.hpp"
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
