// Certificates of a number: how they are written, and that the checker believes right ones, and no wrong number.
#include "dlx/text/cpog.hpp"
#include "dlx/more/lemmas.hpp"
#include "dlx/text/check_proof.hpp"
#include "dlx/text/dlx.hpp"
#include "proofs.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <cstdlib>
#include <optional>
#include <sstream>

using namespace dlx;

namespace {

struct Certified { std::string formula, proof; };
Certified certified(Problem const& p, Chooser chooser = Chooser::smallest) {
  std::ostringstream cnf, cpog;
  write_cpog(cnf, cpog, p, *diagram_of(p, chooser));
  return {cnf.str(), cpog.str()};
}
std::optional<mpz_class> believed(Problem const& p, std::string const& proof, std::string* why = nullptr) {
  try {
    return check_count(p, Source{"proof", proof});
  } catch (InputError const& e) {
    if (why) *why = e.what();
    return std::nullopt;
  }
}
Problem any_problem(std::mt19937& dice, int round) {
  Shape shape = random_shape(dice);
  shape.colours = round % 3;
  shape.costs = round % 5 == 0 ? 10 : 0;
  return random_problem(dice, shape);
}

}  // namespace

// And a certificate is none of another problem with another number of covers.
TEST(CheckCount, BelievesWhatIsWritten) {
  std::mt19937 dice(1);
  int const rounds = std::getenv("DLX_LONG") ? 30000 : 500;
  int none = 0, some = 0, others = 0;
  for (int round = 0; round < rounds; ++round) {
    auto const p = any_problem(dice, round);
    auto const w = certified(p, round % 2 ? Chooser::first : Chooser::smallest);
    std::string why;
    auto const n = believed(p, w.proof, &why);
    ASSERT_TRUE(n) << why << write_dlx(p) << w.formula << w.proof;
    ASSERT_EQ(*n, covers_by_force(p).size()) << write_dlx(p) << w.proof;
    EXPECT_NO_THROW(check_formula(p, Source{"formula", w.formula})) << w.formula;
    ++(*n == 0 ? none : some);
    auto const q = any_problem(dice, round);
    auto const m = believed(q, w.proof);
    others += !m;
    if (m) { EXPECT_EQ(*m, covers_by_force(q).size()) << write_dlx(p) << write_dlx(q); }
  }
  EXPECT_GT(none, rounds / 10);
  EXPECT_GT(some, rounds / 10);
  EXPECT_GT(others, rounds / 2);
}

// ---- damaged certificates ---------------------------------------------------
namespace {

class Tamperer {
 public:
  explicit Tamperer(Problem const& problem) : p(problem), proof(lines_of(certified(p).proof)), truth(covers_by_force(p).size()) {}
  void drop_double_and_swap() {
    ::drop_double_and_swap(proof, [this](std::size_t k) { return kind(k); }, [this](auto const& what, Lines const& lines) { judge(what, lines); });
  }
  void alter_numbers() {
    for (std::size_t k = 0; k < proof.size(); ++k) {
      auto const words = words_in(proof[k]);
      for (std::size_t i = 0; i < words.size(); ++i) {
        if (!std::isdigit(words[i].back())) continue;
        long const n = std::stol(words[i]);
        for (long const to : {n - 1, n + 1, -n})
          if (to != n) judge("another number in " + kind(k), altered(proof, k, words, i, std::to_string(to)));
        judge("a number left out in " + kind(k), altered(proof, k, words, i, ""));
      }
    }
  }
  Tallies tallies;

 private:
  std::string kind(std::size_t k) const {
    auto const words = words_in(proof[k]);
    return words[0] == "d" || words[0] == "r" ? words[0] : words[1];
  }
  void judge(std::string const& what, Lines const& lines) {
    auto const n = believed(p, joined(lines));
    ++(n ? tallies[what].passed : tallies[what].refused);
    if (n) { EXPECT_EQ(*n, truth) << what << write_dlx(p) << joined(lines); }
  }
  Problem const& p;
  Lines proof;
  std::size_t truth;
};

}  // namespace

// The table of the book. What passes is true; and no line can be left out, or be there twice.
TEST(CheckCount, LetsNoWrongNumberPass) {
  std::mt19937 dice(3);
  Tallies all;
  for (int round = 0; round < 120; ++round) {
    auto const p = any_problem(dice, round);
    Tamperer t(p);
    t.drop_double_and_swap();
    t.alter_numbers();
    for (auto const& [what, tally] : t.tallies) all[what].refused += tally.refused, all[what].passed += tally.passed;
  }
  EXPECT_EQ(table_of(all), slurp("tests/data/tampered-count.txt"));
  for (auto const& [what, tally] : all)
    if (what.starts_with("left out") || what.starts_with("doubled")) {
      EXPECT_EQ(tally.passed, 0) << what;
      EXPECT_GE(tally.refused, 100) << what;
    }
}

// Each sentence that can be said of a wrong certificate, and its place.
TEST(CheckCount, SaysWhatIsWrong) {
  Problem p;
  p.add_item("a");
  p.add_option({1});
  p.add_option({1});
  std::string const right = certified(p).proof;
  EXPECT_EQ(right, "3 p 3 1 -2 0\n6 p 4 2 -1 0\n9 s 5 3 4 4 8 0\n12 a 3 -1 0 2 3 0\n13 a 5 0 10 11 12 1 6 0\n"
                   "14 p 6 5 0\nr 6\n16 a 6 0 13 14 0\nd 13 10 11 12 1 6 0\nd 12 2 3 0\nd 1 16 4 7 9 15 0\nd 2 16 5 8 9 15 0\n");
  auto said = [&](std::string const& from, std::string const& to) {
    return complaint(right, from, to, [&](std::string const& text, std::string& why) { believed(p, text, &why); });
  };
  EXPECT_EQ(said("r 6", "c all is well\n\nr 6"), "nothing");
  EXPECT_EQ(said("3 p 3", "0 p 3"), ":1:1: here the number of a clause is wanted");
  EXPECT_EQ(said("3 p 3", "2 p 3"), ":1:1: there is a clause 2 already");
  EXPECT_EQ(said("6 p 4", "5 p 4"), ":2:1: there is a clause 5 already");
  EXPECT_EQ(said("3 p 3", "3 p 4"), ":1:5: the next node is 3");
  EXPECT_EQ(said("3 1 -2", "3 1 -3"), ":1:9: there is no such option, and no such node");
  EXPECT_EQ(said("1 -2 0", "1 -2"), ":1:9: here a number is wanted");
  EXPECT_EQ(said("1 -2 0", "1 -2 0 1"), ":1:14: nothing may follow the 0");
  EXPECT_EQ(said("1 -2 0", "1 two 0"), ":1:9: here a number is wanted");
  EXPECT_EQ(said("5 3 4 4 8", "5 0 4 4 8"), ":3:7: a sum has two parts");
  EXPECT_EQ(said("5 3 4 4 8", "5 3 0 4 8"), ":3:9: a sum has two parts");
  EXPECT_EQ(said("4 4 8 0", "4 4 2 0"), ":3:13: a sum must be justified by definitions");
  EXPECT_EQ(said("4 4 8 0", "4 4 0"), ":3:1: this does not follow from its hints");
  EXPECT_EQ(said("4 4 8 0", "4 4 99 0"), ":3:13: there is no clause of this number");
  EXPECT_EQ(said("4 4 8 0", "4 4 8 7 0"), ":3:15: nothing is left to be shown here");
  EXPECT_EQ(said("4 4 8 0", "4 3 8 0"), ":3:11: nothing follows from this clause here");
  EXPECT_EQ(said("4 4 8 0", "4 4 8 0 0"), ":3:17: nothing may follow the 0");
  EXPECT_EQ(said("r 6", "r 2"), ":7:3: the root must be a node");
  EXPECT_EQ(said("r 6", "r 2 0"), ":7:3: the root must be a node");
  EXPECT_EQ(said("r 6", "r 6\nr 6"), ":8:1: there is a root already");
  EXPECT_EQ(said("r 6", "r 6 0"), ":7:5: nothing may follow the root");
  EXPECT_EQ(said("r 6", ""), ":13:1: the certificate has no root");
  EXPECT_EQ(said("r 6", "r 5"), ":13:1: clause 16 has not been deleted");
  EXPECT_EQ(said("d 12 2 3 0\n", ""), ":12:1: clause 12 has not been deleted");
  EXPECT_EQ(said("d 12 2", "d 3 2"), ":10:3: this is a definition, which must stay");
  EXPECT_EQ(said("d 12 2", "d 33 2"), ":10:3: there is no clause of this number");
  EXPECT_EQ(said("d 2 16 5 8 9 15 0\n", "d 2 16 5 8 9 15 0\nd 16 0\n"), ":13:1: this does not follow from its hints");
  EXPECT_EQ(said("14 p 6", "14 q 6"), ":6:1: this is no line of a certificate");
  // a sum whose parts do not exclude each other, and a product whose parts speak of the same: each would give a wrong number
  for (auto const& [proof, place] : {std::pair<std::string, std::string>{"3 s 3 1 2 0\n", ":1:1: this does not follow from its hints"}, {"3 s 3 1 2 2 0\n", ":1:11: a sum must be justified by definitions"},
                                    {"3 p 3 1 -2 0\n6 p 4 3 1 0\n", ":2:9: a part before this one speaks of the same option"}, {"3 p 3 1 -1 0\n", ":1:9: a part before this one speaks of the same option"}})
    EXPECT_EQ(said(right, proof), place) << proof;
  std::string why;
  Problem bounds;
  bounds.add_item("a", Bounds{1, 2});
  bounds.add_option({1});
  EXPECT_THROW(believed(bounds, right, &why), Unsupported) << "no step is wrong; clauses know nothing of bounds";
}

// Formulas: another word in a line is noticed, but for the order of literals.
TEST(CheckFormula, ComparesLineByLine) {
  Problem p;
  p.add_item("a");
  p.add_item("s", Kind::secondary);
  p.add_option({1});
  p.add_option({1, 2});
  p.add_option({2});
  std::string const right = "p cnf 3 3\n1 2 0\n-1 -2 0\n-3 0\n";
  EXPECT_EQ(certified(p).formula, right);
  auto said = [&](std::string const& from, std::string const& to) {
    auto text = right;
    text.replace(text.find(from), from.size(), to);
    try {
      check_formula(p, Source{"cnf", text});
    } catch (InputError const& e) {
      std::string const why = e.what();
      return why.substr(3, why.find('\n') - 3);
    }
    return std::string();
  };
  EXPECT_EQ(said("p cnf", "c words\np cnf"), "");
  EXPECT_EQ(said("1 2 0", "2 1 0"), "");
  EXPECT_EQ(said("p cnf 3 3", "p cnf 4 3"), ":1:7: error: the problem has 3 variables and 3 clauses");
  EXPECT_EQ(said("p cnf 3 3", "p cnf 3 4"), ":1:7: error: the problem has 3 variables and 3 clauses");
  for (auto head : {"p cnf 3 3 9", "p cnf 3", "p cnf 3 3 0"}) EXPECT_EQ(said("p cnf 3 3", head), ":1:1: error: here p cnf and two numbers are wanted") << head;
  EXPECT_EQ(said("p cnf 3 3", "p wcnf 3 3"), ":1:1: error: here p cnf and two numbers are wanted");
  EXPECT_EQ(said("1 2 0", "1 0"), ":2:1: error: this is not clause 1 of the problem");
  EXPECT_EQ(said("1 2 0", "1 2"), ":2:1: error: this is not clause 1 of the problem");
  EXPECT_EQ(said("1 2 0", "0 1 2"), ":2:1: error: this is not clause 1 of the problem");
  EXPECT_EQ(said("-1 -2", "-1 2"), ":3:1: error: this is not clause 2 of the problem");
  EXPECT_EQ(said("-3 0\n", ""), ":4:1: error: the problem has more clauses");
  EXPECT_EQ(said("-3 0\n", "-3 0\n1 0\n"), ":5:1: error: the problem has fewer clauses");
}

TEST(Cpog, SaysWhyThereIsNoneOrOne) {
  EXPECT_EQ(certified(Problem()).proof, "2 p 2 -1 0\nr 2\n4 a 2 0 1 2 0\nd 1 4 3 0\n");
  Problem p;  // nothing covers a
  p.add_item("a");
  EXPECT_EQ(certified(p).proof, "3 p 2 -1 0\n5 s 3 1 2 4 0\n8 p 4 -3 0\nr 4\n10 a 4 0 1 0\nd 1 10 9 7 3 6 0\nd 2 10 9 6 0\n");
}

// A stop is seen before the next state, or clause, wherever it comes.
TEST(Cpog, CanBeStoppedAtEachLine) {
  struct Alarm : std::stringbuf {
    explicit Alarm(int m) : most(m) {}
    int most, lines = 0;
    std::atomic<bool> stop = false;
    std::streamsize xsputn(char const* text, std::streamsize length) override {
      if (++lines == most) stop = true;
      return std::stringbuf::xsputn(text, length);
    }
  };
  auto const p = dominoes(4, 4);
  auto const whole = certified(p).proof;
  int const lines = static_cast<int>(std::ranges::count(whole, '\n'));
  EXPECT_GT(lines, 150);
  for (int most = 1; most < lines; ++most) {  // (one of them is sent with the next)
    Alarm alarm(most);
    std::ostringstream cnf;
    std::ostream cpog(&alarm);
    EXPECT_FALSE(write_cpog(cnf, cpog, p, *diagram_of(p, Chooser::smallest), &alarm.stop));
    EXPECT_LE(alarm.lines, most + 10);
    EXPECT_TRUE(whole.starts_with(alarm.str()));
  }
}

// Long: the checker by the inventors of the format.
TEST(Cpog, OthersBelieveIt) {
  if (!std::getenv("DLX_LONG")) GTEST_SKIP() << "long: set DLX_LONG=1";
  if (run("command -v cpog-check").status != 0) GTEST_SKIP() << "cpog-check is not on the PATH";
  Scratch s;
  std::mt19937 dice(21);
  for (int round = 0; round < 300; ++round) {
    auto const p = any_problem(dice, round);
    auto const w = certified(p, round % 2 ? Chooser::first : Chooser::smallest);
    s.file("a.cnf", w.formula);
    s.file("a.cpog", w.proof);
    auto const said = run("cpog-check " + (s / "a.cnf").string() + " " + (s / "a.cpog").string() + " 2>&1").out;
    EXPECT_NE(said.find("FULL-PROOF SUCCESS"), std::string::npos) << said << write_dlx(p) << w.proof;
    EXPECT_NE(said.find("Regular model count = " + std::to_string(covers_by_force(p).size()) + "\n"), std::string::npos) << said << write_dlx(p);
  }
}
