// Clauses and linear programs say what the problem says; other solvers agree.
#include "dlx/text/format.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/translate.hpp"
#include "dlx/text/verify.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include "pattern.hpp"
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>

using namespace dlx;

namespace {

Shape any_shape(std::mt19937& dice, bool costs) {
  auto shape = random_shape(dice);
  shape.bounds = dice() % 2 == 0;
  shape.colours = static_cast<int>(dice() % 3);
  shape.costs = costs ? 10 : 0;
  shape.rebates = costs && dice() % 2 == 0 ? 5 : 0;
  return shape;
}

// All models, by trying values in order, with unit propagation.
class Models {
 public:
  explicit Models(Formula const& f) : formula(f), value(static_cast<std::size_t>(f.variables) + 1, 0) { search(value); }
  std::vector<std::vector<int>> all;  // values, -1 or 1

 private:
  static bool propagate(Formula const& f, std::vector<int>& v) {
    for (bool changed = true; changed;) {
      changed = false;
      for (auto const& clause : f.clauses) {
        int open = 0, last = 0;
        bool satisfied = false;
        for (int l : clause) {
          int const x = v[static_cast<std::size_t>(std::abs(l))];
          if (x == 0) ++open, last = l;
          satisfied = satisfied || x * l > 0;
        }
        if (satisfied) continue;
        if (open == 0) return false;
        if (open == 1) v[static_cast<std::size_t>(std::abs(last))] = last > 0 ? 1 : -1, changed = true;
      }
    }
    return true;
  }
  void search(std::vector<int> v) {
    if (!propagate(formula, v)) return;
    auto const open = std::find(v.begin() + 1, v.end(), 0);
    if (open == v.end()) return all.push_back(v);
    for (int x : {-1, 1}) {
      *open = x;
      search(v);
    }
  }
  Formula formula;
  std::vector<int> value;
};
std::vector<int> options_of(std::vector<int> const& model, Problem const& p) {
  std::vector<int> options;
  for (int o = 1; o <= p.option_count(); ++o)
    if (model[static_cast<std::size_t>(o)] > 0) options.push_back(o);
  return options;
}
bool has(std::string const& program) { return run("command -v " + program).status == 0; }

// How a solver is asked: a file name, and where its answer goes.
struct Solver {
  std::string program, command;
};
std::vector<Solver> const sat = {{"minisat", "minisat -verb=0 {} {}"}, {"cadical", "cadical -q {} > {}"}};
std::vector<Solver> const weighted = {{"toulbar2", "cp {0} {0}.wcnf; toulbar2 {0}.wcnf -s > {1}"}};
std::vector<Solver> const lp = {{"glpsol", "glpsol --lp {0} -o {1}.table > {1}; cat {1}.table >> {1}"}, {"cbc", "cbc {} solve solution {}"}};

std::optional<std::vector<int>> ask(Solver const& solver, Problem const& p, std::string const& text) {
  Scratch scratch;
  auto const file = scratch.file("question.lp", text), answer = (scratch / "answer").string();
  run(fmt::format(fmt::runtime(solver.command), file, answer));
  return read_answer(Source{"answer", slurp(answer)}, p);
}
}  // namespace

TEST(Translate, ModelsAreCoversOneToOne) {
  std::mt19937 dice(11);
  int models = 0, empty = 0, unsatisfiable = 0;
  for (int round = 0; round < 1500; ++round) {
    Problem const p = random_problem(dice, any_shape(dice, false));
    std::set<std::vector<int>> covers;
    Models const found(formula_of(p));
    for (auto const& m : found.all) covers.insert(options_of(m, p));
    EXPECT_EQ(covers.size(), found.all.size()) << "two models for a cover\n" << write_dlx(p);
    ASSERT_EQ(covers, covers_by_force(p)) << write_dlx(p);
    models += static_cast<int>(found.all.size());
    empty += covers.contains({});
    unsatisfiable += covers.empty();
  }
  EXPECT_GT(models, 1000);
  EXPECT_GT(empty, 10);
  EXPECT_GT(unsatisfiable, 100);
}

// One item of n options with every pair of bounds: binomial sums.
TEST(Translate, CountsWithinAllBounds) {
  for (int n = 0; n <= 9; ++n)
    for (int lower = 0; lower <= 5; ++lower)
      for (int upper = std::max(1, lower); upper <= 6; ++upper) {
        Problem p;
        p.add_item("A", Bounds{lower, upper == 6 ? unlimited : upper});
        for (int o = 0; o < n; ++o) p.add_option({1});
        std::size_t expected = 0;
        for (unsigned set = 0; set < 1u << n; ++set) {
          int const size = __builtin_popcount(set);
          expected += size >= lower && (upper == 6 || size <= upper);
        }
        EXPECT_EQ(Models(formula_of(p)).all.size(), expected) << n << ' ' << lower << ' ' << upper;
      }
}

TEST(Translate, TheSizeIsThatOfTheBook) {
  auto clauses = [](int n) {
    Problem p;
    p.add_item("A", Bounds{0, 1});
    for (int o = 0; o < n; ++o) p.add_option({1});
    return formula_of(p).clauses.size();
  };
  for (std::size_t n = 2; n <= 7; ++n) EXPECT_EQ(clauses(static_cast<int>(n)), n * (n - 1) / 2);
  EXPECT_EQ(clauses(8), 25u);
  EXPECT_EQ(clauses(1000), 4 * 1000 - 7u);
}

// Clauses are those of the formula, and their number is right; weights of a model add up to its cost.
TEST(Translate, WritesWhatIsEncoded) {
  std::mt19937 dice(6);
  for (int round = 0; round < 300; ++round) {
    Problem const p = random_problem(dice, any_shape(dice, round % 3 > 0));
    auto const f = formula_of(p);
    for (bool const is_weighted : {false, true}) {
      if (!is_weighted && p.has_costs()) {
        EXPECT_THROW(write_dimacs(p), ProblemError);
        continue;
      }
      auto const text = is_weighted ? write_wcnf(p) : write_dimacs(p);
      std::istringstream lines(text);
      std::int64_t variables = -1, clauses = -1, top = 0, count = 0, sum = 0;  // the sum of the rebates
      std::vector<Clause> hard;
      std::map<int, std::int64_t> weights;
      for (std::string line, word; std::getline(lines, line);) {
        std::istringstream words(line);
        if (line[0] == 'c') continue;
        if (line[0] == 'p') {
          EXPECT_TRUE(words >> word >> word >> variables >> clauses && (!is_weighted || words >> top)) << line;
          EXPECT_EQ(word, is_weighted ? "wcnf" : "cnf");
          continue;
        }
        std::vector<std::int64_t> numbers;
        for (std::int64_t n; words >> n;) numbers.push_back(n);
        ++count;
        ASSERT_EQ(numbers.back(), 0) << line;
        numbers.pop_back();
        if (!is_weighted || numbers[0] == top) {
          hard.emplace_back(numbers.begin() + is_weighted, numbers.end());
          continue;
        }
        ASSERT_EQ(numbers.size(), 2u) << line;
        weights[static_cast<int>(std::abs(numbers[1]))] = numbers[1] > 0 ? -numbers[0] : numbers[0];
        if (numbers[1] > 0) sum += numbers[0];
      }
      EXPECT_EQ(hard, f.clauses);
      EXPECT_EQ(variables, f.variables);
      EXPECT_EQ(clauses, count);
      for (auto const& clause : hard) EXPECT_FALSE(clause.empty());
      EXPECT_EQ(text.find("c weights: a cover costs " + std::to_string(sum) + " less") != std::string::npos, sum > 0);
      for (auto const& cover : covers_by_force(p)) {
        std::int64_t total = 0;
        for (int o : cover) total += weights[o];
        EXPECT_EQ(total, cost_of(p, cover));
      }
    }
  }
}

// Each solver that is installed has an answer if there is one, and its minimum is ours, and that of brute force. What a
// format cannot say, the problems do not have: clauses have no costs.
using Writer = std::string (*)(Problem const&);
void expect_agreement(std::vector<Solver> const& solvers, Writer write, bool with_costs) {
  int asked = 0;
  for (auto const& solver : solvers) {
    if (!has(solver.program)) continue;
    ++asked;
    std::mt19937 dice(with_costs ? 31 : 21);
    int found = 0;
    int const rounds = std::getenv("DLX_LONG") ? 48 : 16;
    for (int round = 0; round < rounds; ++round) {
      Problem const p = with_costs ? mixture(dice, costs | (static_cast<unsigned>(round) % 16)) : random_problem(dice, any_shape(dice, false));
      auto const answer = ask(solver, p, write(p));
      auto const covers = covers_by_force(p);
      ASSERT_EQ(answer.has_value(), !covers.empty()) << solver.program << '\n' << write_dlx(p) << write(p);
      if (!answer) continue;
      ++found;
      EXPECT_EQ(refute(p, *answer), "") << write_dlx(p) << write(p);
      if (!with_costs) continue;
      std::int64_t best = std::numeric_limits<std::int64_t>::max(), ours = -1;
      for (auto const& c : covers) best = std::min(best, cost_of(p, c));
      EXPECT_EQ(cost_of(p, *answer), best) << solver.program << '\n' << write(p);
      cheapest(p, {}, Chooser::smallest, {}, [&](auto cover) { ours = cost_of(p, {cover.begin(), cover.end()}); });
      EXPECT_EQ(ours, best);
    }
    EXPECT_GT(found, rounds / 5);
    EXPECT_LT(found, rounds);
    for (int n : {3, 8}) EXPECT_EQ(ask(solver, queens(n), write(queens(n))).has_value(), n > 3) << n;
  }
  if (asked == 0) GTEST_SKIP() << solvers[0].program << " is not installed";
}
TEST(Translate, SatSolversAgree) { expect_agreement(sat, write_dimacs, false); }
TEST(Translate, LinearSolversFindTheSameMinimum) { expect_agreement(lp, write_lp, true); }
TEST(Translate, WeightedSolversFindTheSameMinimum) { expect_agreement(weighted, write_wcnf, true); }

// What the rows of an LP say about every choice of options is what the
// problem says; read back by a small reader of our own.
TEST(Translate, LinearProgramsMeanTheSame) {
  std::mt19937 dice(41);
  for (int round = 0; round < 150; ++round) {
    auto shape = any_shape(dice, true);
    shape.options = std::min(shape.options, 8);
    Problem const p = random_problem(dice, shape);
    struct Row {
      std::map<std::string, int> terms;
      std::string sign;
      int right = 0;
    };
    std::vector<Row> rows;
    std::set<std::string> binary;
    std::istringstream words(replaced(write_lp(p), "\\\\[^\n]*", ""));
    std::string word, part;
    Row row;
    int sign = 1, factor = 1;
    while (words >> word && word != "End") {
      if (word == "Minimize" || word == "Subject" || word == "To" || word == "Binary") {
        if (word == "Subject") row = Row();
        part = word;
      } else if (part == "Binary") {
        binary.insert(word);
      } else if (word == "+" || word == "-") {
        sign = word == "+" ? 1 : -1;
      } else if (word.back() == ':') {
        continue;
      } else if (word == "=" || word == "<=" || word == ">=") {
        row.sign = word;
        words >> row.right;
        if (part == "To") rows.push_back(row);
        row = Row();
      } else if (std::isdigit(static_cast<unsigned char>(word[0]))) {
        factor = std::stoi(word);
      } else {
        row.terms[word] += sign * factor;
        sign = factor = 1;
      }
    }
    std::vector<std::string> const names(binary.begin(), binary.end());
    ASSERT_LE(names.size(), 16u);
    std::set<std::vector<int>> covers;
    int solutions = 0;
    for (unsigned set = 0; set < 1u << names.size(); ++set) {
      std::map<std::string, int> value;
      for (std::size_t k = 0; k < names.size(); ++k) value[names[k]] = set >> k & 1;
      bool good = true;
      for (auto const& r : rows) {
        int total = 0;
        for (auto const& [name, f] : r.terms) total += f * value[name];
        good = good && (r.sign == "=" ? total == r.right : r.sign == "<=" ? total <= r.right : total >= r.right);
      }
      if (!good) continue;
      ++solutions;
      std::vector<int> cover;
      for (int o = 1; o <= p.option_count(); ++o)
        if (value["x" + std::to_string(o)]) cover.push_back(o);
      covers.insert(cover);
    }
    EXPECT_EQ(covers, covers_by_force(p)) << write_lp(p);
    EXPECT_EQ(static_cast<std::size_t>(solutions), covers.size()) << "two solutions for a cover";
  }
}

// Options that no solver has chosen must not come from words that are not understood.
TEST(Translate, ReadsOrRefusesTheWholeAnswer) {
  struct Case { std::string problem, answer, result; };
  std::string const none = "no", other = "this is the answer to another problem; it speaks of variable ", nothing = "this is not the answer of a solver", three = "A\nA\nA\nA\n", garbled = "a part of this answer is not understood", half = "the solver says that there is an answer, and not which one", contradiction = "a line says of a variable that it is true, and that it is false",
    cut = "the model that ends here says nothing of option ", silent = "the solver does not say whether there is an answer", both = "this says that there is no answer, and then it has one", two = "a b\na\nb\n", one = "a\na\n", four = "a b c\na b\nc\na\nb c\n";
  for (auto const& [problem, answer, result] : {
         Case{two, "SAT\n1\n2 0\n", "1 2 "}, {two, "SAT\n1\n2\n0\n", "1 2 "}, {four, "SAT\n1 2\n-3 -4 0\n", "1 2 "}, {one, "SAT\n1\n0\n", "1 "}, {one, "s SATISFIABLE\nv 1 0\n", "1 "}, {one, "s SATISFIABLE\nv 1\nv 0\n", "1 "}, {one, "SAT\n1 0\n", "1 "}, {one, "s SATISFIABLE\nv 1\n", "1 "}, {one, "s SATISFIABLE\nv -1\nv 0\n", ""}, {one, "SAT\n0\n", ""}, {one, "s SATISFIABLE\nv 0\n", ""},
         {two, "\xEF\xBB\xBF" "1 2 0\n", "1 2 "}, {two, "v 1 2 0\nv -1 2 0\n", "2 "}, {two, "x1 1\nx2 * 0.9999\n", "1 2 "},
         {two, "x1 = 1\nx2 = 1\n", garbled}, {two, "Variable x1 = 1\nVariable x2 = 1\n", garbled}, {two, "  x1 : 1\n", garbled}, {two, "x1 true\nx2 true\n", garbled}, {two, "sat\n(\n  (define-fun x1 () Bool true)\n)\n", garbled}, {two, "v x1 x2 ;\n", garbled}, {two, "x1 x2\n", garbled}, {two, "x1 0.5\nx2 1\n", garbled}, {two, "x1\n 1\n", garbled},
         {two, "SAT\n1 0 2\n", garbled}, {two, "SAT\n1 x\n2 0\n", garbled}, {two, "SAT\n1\nhello\n2 0\n", garbled}, {two, "SAT\n1\n2\n", half}, {two, "v 1 2\nv -2 0\n", contradiction}, {two, "s UNKNOWN\n", silent}, {two, "INDETERMINATE\n", silent},
         {two, "solution status: time limit reached\nno solution available\n", silent}, {two, "SCIP Status        : solving was interrupted [time limit reached]\n\nno solution available\n", silent}, {two, "solution status: unknown\nno solution available\n", silent},
         {two, "Max primal infeasible 0\nOptimal\nx1 1\nx2 1\n", both}, {two, "Node 5 infeasible\nOptimal solution found\nx1 1\nx2 1\n", both}, {two, "x4294967297 1\nx2 1\n", "this is the answer to another problem; it speaks of variable 4294967297, and there are 2 options"},
         {four, "v 1 2 -3 -4 0\nv 0\n", garbled}, {four, "v 1 2 0\nv 0\n", garbled}, {one, "v 1 0\nv 0\n", garbled}, {four, "v 1 2 -3 0\n", cut + "4"}, {four, "v 1 -2\nv 3\n", cut + "4"}, {four, "v 1 -2 -3 4 0\no 1\nv 2 3\n", cut + "1"},
         {four, "v x1 x3\n", cut + "2"}, {four, "s SATISFIABLE\nv 1 2 0\n", "1 2 "}, {four, "v -1 -2 3 4 0\nv 1 2 0\n", cut + "3"}, {four, "v 1 2\nv -3 -4\n", "1 2 "},
         {three, "SAT\n-1 2 -3 0\n", "2 "}, {three, "s OPTIMUM FOUND\no 1\nv -x1 x2 ~x3\n", "2 "}, {three, "c hello 1\ns SATISFIABLE\nv -1 2\nv -3 0\n", "2 "}, {three, "s OPTIMUM FOUND\no 3\nv -1 2 -3 0\n", "2 "},
         {three, "Optimal - objective value 3.0\n      1 x2                    1                       0\n", "2 "}, {three, "Status:     INTEGER OPTIMAL\n   1 z  0 0\n   2 x1    *  0   0   1\n   3 x2    *   0.9999999   0   1\n", "2 "},
         {three, "New solution: 9 (0 backtracks)\n 1 0 0\nNew solution: 2\n 0 1 0\nend.\n", "2 "}, {three, "s OPTIMUM FOUND\no 2\nv 010\n", "2 "}, {three, "s SATISFIABLE\nv 2\nv 0\n", "2 "},
         {three, "c Answer: 1\nv 1 -2 3 0\no 10\nc Answer: 2\nv -1 2 -3 0\no 4\ns OPTIMUM FOUND\n", "2 "}, // the last is the best
         {three, "SAT\n99 0\n", other + "99, and there are 3 options"}, {three, "SAT\n-1 2 -3 4 0\n", other + "4, and there are 3 options"}, {three, "s SATISFIABLE\nv x2 x4\n", other + "4, and there are 3 options"}, {three, "SAT\n9999999999 0\n", other + "9999999999, and there are 3 options"}, {three, "s OPTIMUM FOUND\nv 01011\n", other + "5, and there are 3 options"},
         {three, "UNSAT\n", none}, {three, "s UNSATISFIABLE\n", none}, {three, "Infeasible - objective value 0\n", none}, {three, "Status:  INTEGER EMPTY\n", none}, {three, "No solution in 0 backtracks\n", none},
         {three, "OPTIMAL LP SOLUTION FOUND\nPROBLEM HAS NO INTEGER FEASIBLE SOLUTION\nStatus:     INTEGER UNDEFINED\n   1 x1  * 0 0 1\n", none},
         {three, "", nothing}, {three, "hello\n", nothing}, {three, "c SAT\n", nothing}, {three, "x\n", nothing}, {three, "1x\n", nothing}, {three, "x1\n", garbled}, {three, "x1 *\n", garbled}, {three, "SAT\n", half}, {three, "s SATISFIABLE\n", half}, {three, "1 2\n", half},
         {three, "TIME LIMIT EXCEEDED; SEARCH TERMINATED\nStatus:     INTEGER UNDEFINED\n   1 x1  * 0 0 1\n", silent}, {three, "s SATISFIABLE\nv 1 -1 0\n", cut + "2"},
         {"a | x\na x:1\na x:1\na x:2\n", "x1 0\nx2 0\nx3 1\nx4 0\n", "3 "}}) {
    std::string said;
    try {
      auto const chosen = read_answer(Source{"answer", answer}, read_problem({"f", problem}));
      if (!chosen) said = none;
      else for (int o : *chosen) said += std::to_string(o) + ' ';
    } catch (InputError const& e) { said = e.message(); }
    EXPECT_EQ(said, result) << problem << answer;
  }
}

// The question is not the answer, though its clauses look like literals; and the answer to another problem is none to this one.
TEST(ConvertCommand, SaysWhatIsNoAnswer) {
  EXPECT_EQ(run("printf 'A\\nA |3\\n' | dlx convert --to dimacs").err, "dlx: error: clauses cannot say what an option costs; WCNF, OPB, and LP can\n");
  EXPECT_EQ(run("dlx convert --to matrix tests/data/cross.dlx").status, 2);
  for (std::string const to : {"dimacs", "wcnf", "opb", "lp"}) {
    auto const r = run("dlx convert --to " + to + " tests/data/paper.dlx | dlx convert --answer - tests/data/paper.dlx");
    EXPECT_NE(r.err.find("error: this is what a solver is asked, and not its answer\n"), std::string::npos) << to << r.err;
    EXPECT_EQ(r.status, 2);
    EXPECT_NE(run("dlx convert --to " + to + " tests/data/paper.dlx | dlx solve").err.find(", and not an exact cover problem\n"), std::string::npos) << to;
  }
  auto const other = run("printf 'x1 1\nx77 1\n' | dlx convert --answer - tests/data/paper.dlx");
  EXPECT_NE(other.err.find("it speaks of variable 77, and there are 6 options\n"), std::string::npos) << other.err;
}
