// What follows holds in all solutions; conditions are those of the file; and the checker believes right proofs, and no wrong number.
#include "dlx/text/check_proof.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/text/dlx.hpp"
#include "proofs.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <cstdlib>
#include <optional>

using namespace dlx;

namespace {

Source source(std::string const& text) { return {"proof", text}; }

Shape any_shape(std::mt19937& dice, int round) {
  Shape shape = random_shape(dice);
  shape.colours = round % 3;
  shape.bounds = round % 4 == 3;
  shape.costs = round % 5 == 0 ? 10 : 0;
  return shape;
}
Problem with_few_options(std::mt19937& dice, int round) {
  Shape shape = random_shape(dice);
  shape.options = std::min(shape.options, 9);
  shape.colours = round % 3;
  shape.bounds = round % 2;
  return random_problem(dice, shape);
}
std::optional<Proved> believed(Problem const& p, std::string const& proof, std::string* why = nullptr) {
  try {
    return check_proof(p, source(proof));
  } catch (InputError const& e) {
    if (why) *why = e.what();
    return std::nullopt;
  }
}

constexpr int variables = 6;
bool holds(Inequality const& c, unsigned values) {
  std::int64_t sum = 0;
  for (auto [coefficient, literal] : c.terms)
    if (((values >> (literal / 2 - 1) & 1) != 0) != (literal % 2 != 0)) sum += coefficient;
  return sum >= c.degree;
}
Inequality random_sum(std::mt19937& dice, bool ones) {
  Inequality c;
  for (int v = 1; v <= variables; ++v)
    if (dice() % 2) c.terms.push_back({ones ? 1 : 1 + static_cast<int>(dice() % 3), literal_of(v, dice() % 2)});
  c.degree = static_cast<int>(dice() % 4);
  return c;
}
std::vector<unsigned> solutions(std::vector<Inequality> const& all) {
  std::vector<unsigned> result;
  for (unsigned values = 0; values < 1u << variables; ++values)
    if (std::ranges::all_of(all, [&](auto const& c) { return holds(c, values); })) result.push_back(values);
  return result;
}

}  // namespace

TEST(Propagation, FindsWhatHoldsAndNothingElse) {
  std::mt19937 dice(2);
  int conflicts = 0, found = 0;
  for (int round = 0; round < 5000; ++round) {
    bool const ones = round % 2;
    Propagation machine(variables);
    std::vector<Inequality> all;
    for (unsigned n = 1 + dice() % 5; n > 0; --n) {
      all.push_back(random_sum(dice, ones));
      machine.add(all.back());
    }
    machine.remove(machine.add(negated(all.back())));  // comes and goes
    for (unsigned values = 0; values < 1u << variables; ++values) EXPECT_NE(holds(all.back(), values), holds(negated(all.back()), values));
    for (int again = 0; again < 3; ++again) {  // clear() leaves nothing behind
      auto with = all;
      bool possible = true;
      for (unsigned n = dice() % 3; n > 0; --n) {
        int const l = literal_of(1 + static_cast<int>(dice() % variables), dice() % 2);
        possible = machine.suppose(l) && possible;
        with.push_back({{{1, l}}, 1});
      }
      auto const left = solutions(with);
      bool const conflict = machine.finds_conflict();
      if (conflict || !possible) { EXPECT_TRUE(left.empty()); }
      conflicts += conflict;
      for (int l = 2; l < 2 * variables + 2 && possible && !conflict; ++l) {
        Inequality const is{{{1, l}}, 1};
        bool const always = std::ranges::all_of(left, [&](unsigned v) { return holds(is, v); });
        if (machine.is_true(l)) { EXPECT_TRUE(always); }
        found += machine.is_true(l);
        if (with.size() == 1) { EXPECT_EQ(machine.is_true(l), always && !left.empty()); }  // one sum alone
      }
      machine.clear();
      for (int l = 2; l < 2 * variables + 2; ++l) EXPECT_FALSE(machine.is_true(l));
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(conflicts, 500);
  EXPECT_GT(found, 5000);
}

// They have the covers and nothing else, and are those of the file; and a number or a literal that is altered is another
// condition.
TEST(Conditions, OneWordIsAltered) {
  std::mt19937 dice(33);
  int altered = 0;
  for (int round = 0; round < 1000; ++round) {
    auto const p = with_few_options(dice, round);
    auto const opb = write_opb(p);
    auto const& text = opb.text;
    EXPECT_NO_THROW(check_conditions(p, source(text))) << text;
    auto const stated = conditions_of(p);
    EXPECT_EQ(stated.list.size(), opb.count);
    ASSERT_LE(stated.variables, 16);
    std::multiset<std::vector<int>> found;
    unsigned mentioned = ~0u << p.option_count();  // options without primary items are not
    for (int o : stated.options) mentioned |= 1u << (o - 1);
    for (unsigned values = 0; values < 1u << stated.variables; ++values) {
      if (values & ~mentioned || !std::ranges::all_of(stated.list, [&](auto const& c) { return holds(c, values); })) continue;
      std::vector<int> options;
      for (int o : stated.options)
        if (values >> (o - 1) & 1) options.push_back(o);
      found.insert(options);
    }
    auto const covers = covers_by_force(p);
    ASSERT_EQ(found, std::multiset(covers.begin(), covers.end())) << write_dlx(p) << text;
    if (round >= 300) continue;
    for (auto at = text.find("\npreserved:") + 1; at < text.size(); ++at) {
      bool const is_comment = text[text.rfind('\n', at - 1) + 1] == '*';
      if (is_comment || !std::isdigit(static_cast<unsigned char>(text[at]))) continue;
      auto changed = text;
      changed[at] = changed[at] == '9' ? '8' : static_cast<char>(changed[at] + 1);
      EXPECT_THROW(check_conditions(p, source(changed)), InputError) << changed;
      ++altered;
    }
  }
  EXPECT_GT(altered, 5000);
}

TEST(Conditions, OfTheKitchen) {
  auto const p = read_dlx({"", slurp("tests/data/kitchen.dlx")}, 0);
  auto const right = write_opb(p).text;
  auto passes = [&](std::string const& from, std::string const& to) {
    auto text = right;
    EXPECT_NE(text.find(from), std::string::npos) << from;
    try {
      check_conditions(p, source(text.replace(text.find(from), from.size(), to)));
    } catch (InputError const&) {
      return false;
    }
    return true;
  };
  EXPECT_TRUE(passes("1 x1 1 x2 1 x3 >= 1", "1 x3 1 x1 1 x2 >= 1"));
  EXPECT_TRUE(passes("1 ~x4 1 ~x3 >= 1", "-1 x4 -1 x3 >= -1"));
  EXPECT_FALSE(passes("1 ~x4 1 ~x3 >= 1", "-1 x4 -1 x3 >= -2"));
  EXPECT_FALSE(passes("1 x1 1 x2 1 x3 >= 1 ;\n", ""));
  EXPECT_FALSE(passes("1 ~x4 1 ~x3 >= 1 ;\n", ""));
  EXPECT_FALSE(passes("1 ~x4 1 ~x3 >= 1 ;\n", "1 ~x4 1 ~x3 >= 1 ;\n1 x1 >= 0 ;\n"));
  EXPECT_TRUE(passes("* #variable= 4 #constraint= 5\n", ""));
  EXPECT_TRUE(passes("* #variable= 4 #constraint= 5", "*  #variable= 4  #constraint= 5"));
  for (auto head : {"* #variable= 4 #constraint= 5 9", "* #variable= 5 #constraint= 5", "* #variable= 4 #constraint= 4", "* #variable= 4"})
    EXPECT_FALSE(passes("* #variable= 4 #constraint= 5", head)) << head;
  EXPECT_FALSE(passes("preserved: x1 x2 x3", "preserved: x1 x2"));
  EXPECT_FALSE(passes("preserved: x1 x2 x3 ;\n", ""));
}

// A search that is stopped claims less.
TEST(CheckProof, BelievesWhatTheSearchesWrite) {
  std::mt19937 dice(1);
  int const rounds = std::getenv("DLX_LONG") ? 30000 : 800;
  int covers = 0, empty = 0, stopped = 0;
  for (int round = 0; round < rounds; ++round) {
    auto const p = random_problem(dice, any_shape(dice, round));
    Limits limits;
    if (round % 2 == 0) limits.nodes = 1 + dice() % 8;
    auto const w = in_veripb(p, round % 4 > 1 ? Chooser::first : Chooser::smallest, limits);
    std::string why;
    auto const proved = believed(p, w.proof, &why);
    ASSERT_TRUE(proved) << why << write_dlx(p) << w.proof;
    ASSERT_EQ(proved->covers, w.covers.size()) << write_dlx(p);
    stopped += !proved->is_complete;
    if (!proved->is_complete) { EXPECT_EQ(round % 2, 0); continue; }
    EXPECT_EQ(std::set(w.covers.begin(), w.covers.end()), covers_by_force(p)) << write_dlx(p);
    covers += static_cast<int>(w.covers.size());
    empty += w.covers.empty();
  }
  EXPECT_GT(covers, rounds / 2);
  EXPECT_GT(empty, rounds / 20);
  EXPECT_GT(stopped, rounds / 20);
}

TEST(CheckProof, KnowsPuzzles) {
  auto const p = polyomino(Source{"f", draw_rectangle(3, 20) + "use pentominoes\n"});
  auto const w = in_veripb(p);
  auto const proved = believed(p, w.proof);
  ASSERT_TRUE(proved);
  EXPECT_TRUE(proved->is_complete);
  EXPECT_EQ(proved->covers, 8u);
}

// ---- damaged proofs ---------------------------------------------------------
namespace {

class Tamperer {
 public:
  Tamperer(Problem const& problem, std::mt19937& d) : p(problem), dice(d), proof(lines_of(in_veripb(p).proof)),
    truth(covers_by_force(p).size()) {}
  void drop_double_and_swap() {
    ::drop_double_and_swap(proof, [this](std::size_t k) { return word(k); }, [this](auto const& what, Lines const& lines) { judge(what, lines); });
  }
  void alter_words() {
    for (std::size_t k = 1; k < proof.size(); ++k) {
      auto const words = words_in(proof[k]);
      for (std::size_t i = 1; i < words.size(); ++i) {
        auto const& w = words[i];
        if (w[0] == 'x' || w[0] == '~') {
          change(k, words, i, w[0] == '~' ? w.substr(1) : "~" + w, "negated in " + words[0]);
          change(k, words, i, (w[0] == '~' ? "~x" : "x") + std::to_string(1 + static_cast<int>(dice() % static_cast<unsigned>(p.option_count()))), "another option in " + words[0]);
        } else if (std::isdigit(w[0]) && words[0] != "rup")
          for (int by : {-1, 1}) change(k, words, i, std::to_string(std::stoi(w) + by) + (w.back() == ';' ? ";" : ""), "another number in " + words[0]);
        else if (words[i - 1] == ">=")
          change(k, words, i, "2", "another bound in rup");
      }
    }
  }
  void add_covers() {
    for (std::size_t k = 0; k < proof.size(); ++k) {
      if (!proof[k].starts_with("solx")) continue;
      for (std::size_t at = k + 1; at + 3 < proof.size(); ++at) insert(at, proof[k], "a cover given twice");
    }
    auto const all = covers_by_force(p);
    for (int round = 0; round < 5; ++round) {
      std::vector<int> some;
      std::string line = "solx";
      for (int o = 1; o <= p.option_count(); ++o) {
        bool const in = p.is_candidate(o) && dice() % 3 == 0;
        if (in) some.push_back(o);
        if (p.is_candidate(o)) line += (in ? " x" : " ~x") + std::to_string(o);
      }
      if (!all.contains(some)) insert(2 + dice() % (proof.size() - 4), line + " ;\n", "a cover that is none");
    }
  }
  Tallies tallies;

 private:
  std::string word(std::size_t k) const {
    auto const w = proof[k].substr(0, proof[k].find_first_of(" ;\n"));
    return w == "rup" || w == "solx" || w == "core" || w == "del" ? w : "any other";
  }
  void change(std::size_t k, Lines const& words, std::size_t i, std::string const& to, std::string const& what) {
    if (words[i] != to) judge(what, altered(proof, k, words, i, to));
  }
  // With one more in the conclusion, and numbers of conditions shifted; or not.
  void insert(std::size_t at, std::string const& line, std::string const& what) {
    auto lines = proof;
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), line);
    judge(what, lines);
    for (auto& l : lines)
      if (l.starts_with("conclusion")) l = "conclusion ENUMERATION_COMPLETE " + std::to_string(truth + 1) + " : -1;\n";
    judge(what, lines);
  }
  void judge(std::string const& what, Lines const& lines) {
    auto const proved = believed(p, joined(lines));
    ++(proved ? tallies[what].passed : tallies[what].refused);
    if (!proved) return;
    EXPECT_LE(proved->covers, truth) << what << write_dlx(p) << joined(lines);
    if (proved->is_complete) { EXPECT_EQ(proved->covers, truth) << what << write_dlx(p) << joined(lines); }
  }
  Problem const& p;
  std::mt19937& dice;
  Lines proof;
  std::size_t truth;
};

}  // namespace

// The table of the book. What passes is true; and no cover, and no number, can be changed.
TEST(CheckProof, LetsNoWrongNumberPass) {
  std::mt19937 dice(3);
  Tallies all;
  for (int round = 0; round < 300; ++round) {
    auto const p = random_problem(dice, any_shape(dice, round));
    if (p.option_count() == 0) continue;
    Tamperer t(p, dice);
    t.drop_double_and_swap();
    t.alter_words();
    t.add_covers();
    for (auto const& [what, tally] : t.tallies) all[what].refused += tally.refused, all[what].passed += tally.passed;
  }
  EXPECT_EQ(table_of(all), slurp("tests/data/tampered.txt"));
  for (auto const* what : {"left out: solx", "doubled: solx", "negated in solx", "a cover given twice", "a cover that is none",
                           "another number in conclusion", "another number in f", "left out: core", "left out: any other"}) {
    EXPECT_EQ(all[what].passed, 0) << what;
    EXPECT_GT(all[what].refused, 100) << what;
  }
}

// Each sentence that can be said of a wrong proof, and its place.
TEST(CheckProof, SaysWhatIsWrong) {
  auto const p = read_dlx({"", slurp("tests/data/kitchen.dlx")}, 0);
  auto const right = in_veripb(p).proof;
  auto said = [&](std::string const& from, std::string const& to) {
    return complaint(right, from, to, [&](std::string const& text, std::string& why) { believed(p, text, &why); });
  };
  EXPECT_EQ(said("pseudo", "pseudonymous"), ":1:1: this does not begin like a proof");
  EXPECT_EQ(said("f 5", "f 6"), ":2:1: the problem has 5 conditions; is this a proof of another one?");
  EXPECT_EQ(said("f 5 ;", ""), ":3:1: here f and the number of conditions are wanted");
  EXPECT_EQ(said("f 5", "f five"), ":2:3: here a number is wanted");
  EXPECT_EQ(said("f 5", "f 99999999999999"), ":2:3: this number is too large");
  EXPECT_EQ(said("solx x1 x2 ~x3", "solx x1 x3 ~x2"), ":3:1: this is no cover: item pot has two colours, soup in option Ann and rice in Cem");
  EXPECT_EQ(said("solx x1 x2 ~x3", "solx x1"), ":3:1: this does not say of each option whether it is chosen");
  EXPECT_EQ(said("solx x1 ~x2 ~x3", "solx x1 x2 ~x3"), ":7:1: this cover was given before");
  EXPECT_EQ(said("solx x1 x2 ~x3", "solx x1 ~x1 x2"), ":3:1: these literals contradict each other");
  EXPECT_EQ(said("solx x1 x2 ~x3", "solx x1 x2 ~x5"), ":3:12: the problem has no such variable");
  EXPECT_EQ(said("solx x1 x2 ~x3", "solx x1 x2 ~y3"), ":3:12: here a literal is wanted, such as x3 or ~x3");
  EXPECT_EQ(said("rup 1 ~x1 1 ~x2", "rup 1 ~x1"), ":4:1: this does not follow by unit propagation");
  EXPECT_EQ(said("~x2 >= 1", "~x2 = 1"), ":4:17: a lemma has the sign >=");
  EXPECT_EQ(said("~x2 >= 1 ;", "~x2 >= 1 : ~ 1 2 3 4 5 6 ;"), "nothing");
  EXPECT_EQ(said("~x2 >= 1 ;", "~x2 >= 1 1 ;"), ":4:22: here a colon is wanted, and hints");
  EXPECT_EQ(said("~x2 >= 1", "~x2 >= 1 : ~ 9"), ":4:26: there is no condition of this number");
  EXPECT_EQ(said("~x2 >= 1", "~x2 >= 1 : ~ x1"), ":4:26: here a number is wanted");
  EXPECT_EQ(said("core id -1", "core id 9"), ":5:9: there is no condition of this number");
  EXPECT_EQ(said("~x2 >= 1", "~x2 1"), ":4:17: here a literal is wanted, such as x3 or ~x3");
  EXPECT_EQ(said("core id -1 ;", ""), ":6:8: this is in the core, and nothing there implies it");
  EXPECT_EQ(said("core id -1 ;", "core -1 ;"), ":5:6: here core id and numbers are wanted");
  EXPECT_EQ(said("del id 6", "del id 5"), ":6:8: this is a condition of the problem, which must stay");
  EXPECT_EQ(said("del id 6", "del id 6 6"), ":6:10: this condition has been deleted");
  EXPECT_EQ(said("del id 6", "del 6"), ":6:5: here del id and numbers are wanted");
  EXPECT_EQ(said("del id 6", "pol 1 2 +"), ":6:1: this is no step that is known here");
  EXPECT_EQ(said("output NONE", "output DERIVABLE IMPLICIT"), ":17:8: here output NONE is wanted");
  EXPECT_EQ(said("conclusion", "end"), ":18:1: here the conclusion is wanted");
  EXPECT_EQ(said("ENUMERATION_COMPLETE 4 : -1", "NONE"), ":18:12: this is no conclusion about all covers");
  EXPECT_EQ(said("COMPLETE 4", "COMPLETE 3"), ":18:1: 4 covers were given");
  EXPECT_EQ(said("4 : -1", "4"), ":18:33: this conclusion has too much or too little");
  EXPECT_EQ(said("4 : -1", "4 : -2"), ":18:37: this condition is no contradiction");
  EXPECT_EQ(said("end pseudo", "end of the pseudo"), ":19:1: here end pseudo-Boolean proof is wanted");
  EXPECT_EQ(said("Boolean proof;", "Boolean proof"), ":19:1: the statement that begins here has no end");
  EXPECT_EQ(said("Boolean proof;", "Boolean proof; rup >= 1 ;"), ":19:27: nothing may follow the end");
  EXPECT_EQ(said("output NONE;\nconclusion ENUMERATION_COMPLETE 4 : -1;\nend pseudo-Boolean proof;\n", ""), ":17:1: the proof has no end");
  EXPECT_EQ(said("output NONE;", ";\noutput NONE;"), ":17:2: this is no step that is known here");
}
