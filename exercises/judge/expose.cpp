// Exercises whose answer is a test: a problem on which a given wrong program goes
// wrong.  The program is danced here, in arrays of our own, and cannot do harm: it
// is stopped after so many steps, and its links never leave the arrays.
#include "dlx/text/format.hpp"
#include "judge.hpp"
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <set>

namespace judge {
namespace {
using Cover = std::vector<int>;  // numbers of options
struct Endless {};
class Dance {
 public:
  Dance(dlx::Problem const& p, bool is_wrong) : wrong(is_wrong), n(p.item_count()) {
    for (int k = 0; k <= n; ++k) add(k, 0, (k + n) % (n + 1), (k + 1) % (n + 1));
    for (int o = 1; o <= p.option_count(); ++o) {
      int const first = static_cast<int>(nodes.size()), size = static_cast<int>(p.option(o).size());
      for (int k = 0; k < size; ++k) {
        int const c = p.option(o)[static_cast<std::size_t>(k)].item, x = first + k;
        add(c, o, first + (k + size - 1) % size, first + (k + 1) % size);
        at(x).up = at(c).up, at(x).down = c;
        at(at(c).up).down = x, at(c).up = x;
        ++at(c).size;
      }
    }
    start = nodes;
    try {
      explore();
    } catch (Endless) {
      is_endless = true;
    }
  }
  std::vector<Cover> covers;
  bool is_endless = false;
  bool is_home() const { return nodes == start; }

 private:
  struct Node {
    int left, right, up, down, item, option, size;
    bool operator==(Node const&) const = default;
  };
  bool wrong;
  int n, steps = 0;
  std::vector<Node> nodes, start;
  Cover path;
  void add(int item, int option, int left, int right) {
    int const x = static_cast<int>(nodes.size());
    nodes.push_back({left, right, x, x, item, option, 0});
  }
  Node& at(int x) { return nodes[static_cast<std::size_t>(x)]; }
  void step() {
    if (++steps > 2000000 or path.size() > 200) throw Endless();
  }
  void cover(int c) {
    at(at(c).right).left = at(c).left, at(at(c).left).right = at(c).right;
    for (int i = at(c).down; i != c; i = at(i).down)
      for (int j = at(i).right; j != i; j = at(j).right) {
        step();
        at(at(j).down).up = at(j).up, at(at(j).up).down = at(j).down;
        --at(at(j).item).size;
      }
    step();
  }
  void uncover(int c) {
    for (int i = at(c).up; i != c; i = at(i).up)
      for (int j = at(i).left; j != i; j = at(j).left) {
        step();
        ++at(at(j).item).size;
        at(at(j).up).down = j, at(at(j).down).up = j;
      }
    at(at(c).left).right = c, at(at(c).right).left = c;
    step();
  }
  void explore() {
    step();
    if (at(0).right == 0) {
      if (covers.size() > 2000) throw Endless();
      covers.push_back(path);
      std::sort(covers.back().begin(), covers.back().end());
      return;
    }
    int best = at(0).right;
    for (int c = best; c != 0; c = at(c).right, step())
      if (at(c).size < at(best).size) best = c;
    if (at(best).size == 0) return;
    cover(best);
    for (int x = at(best).down; x != best; x = at(x).down) {
      for (int j = at(x).right; j != x; j = at(j).right) cover(at(j).item);
      path.push_back(at(x).option);
      explore();
      path.pop_back();
      for (int j = wrong ? at(x).right : at(x).left; j != x; j = wrong ? at(j).right : at(j).left) uncover(at(j).item);
      step();
    }
    uncover(best);
  }
};
std::string list(Cover const& cover) {
  std::string out = "options";
  for (int o : cover) out += fmt::format(" {}", o);
  return cover.empty() ? "no options" : out;
}
// What is wrong with the covers, in words; or nothing.
std::string mistake(std::vector<Cover> wrong, std::vector<Cover> right, bool is_endless) {
  if (is_endless) return "It does not come to an end.\n";
  std::sort(wrong.begin(), wrong.end());
  std::sort(right.begin(), right.end());
  for (auto const& c : wrong)
    if (not std::binary_search(right.begin(), right.end(), c)) return fmt::format("It prints {}, which are no cover.\n", list(c));
  for (auto const& c : right) {
    auto const times = std::count(wrong.begin(), wrong.end(), c), once = std::count(right.begin(), right.end(), c);
    if (times != once) return fmt::format("It finds the cover {} {} times.\n", list(c), times);
  }
  return "";
}
}  // namespace

std::vector<Verdict> check_exposure(Case const& c) {
  constexpr int few = 8;
  Verdict home{"the list does not come home", 0, 3, "", ""}, covers{"a cover is lost, or there is one too many", 0, 4, "", ""},
      small{fmt::format("by at most {} options", few), 0, 3, "", ""};
  auto fail = [&](std::string const& why) {
    home.text = why;
    return std::vector<Verdict>{home, covers, small};
  };
  auto const text = slurp(c.file);
  bool is_empty = true;
  for (auto const& line : split(text, '\n')) is_empty = is_empty and (line.starts_with("|") or line.find_first_not_of(" \r\t") == std::string::npos);
  if (is_empty) return fail("Your file says nothing yet.\n");
  try {
    auto const problem = dlx::read_problem(dlx::Source{c.file.filename().string(), text}, dlx::Syntax::dlx);
    std::size_t entries = 0;
    for (int o = 1; o <= problem.option_count(); ++o) entries += problem.option(o).size();
    if (not dlx::is_plain(problem) or problem.primary_count() != problem.item_count())
      return fail("Only primary items, please; neither a bar, nor colours, bounds, or costs.\n");
    if (problem.item_count() > 40 or problem.option_count() > 40 or entries > 400) return fail("A small problem, please: at most 40 items, 40 options, 400 entries.\n");
    Dance const right(problem, false), wrong(problem, true);
    if (right.is_endless) return fail("Even the right search takes too long, or finds more than 2000 covers.\n");
    if (wrong.is_endless or not wrong.is_home()) home.points = home.most;
    else home.text = fmt::format("The wrong program finds {} covers, as many as there are, and all links and sizes\nare in the end what they were. It has passed your test.\n", wrong.covers.size());
    auto const why = mistake(wrong.covers, right.covers, wrong.is_endless);
    if (why.empty()) covers.text = "A size or a link is wrong in the end; but the wrong program has printed the right\ncovers, and nobody would notice. It has passed your test.\n";
    else {
      covers.points = covers.most;
      covers.note = why;
      if (problem.option_count() <= few) small.points = small.most;
      else small.text = fmt::format("Your problem has {} options. Which of them are not needed?\n", problem.option_count());
    }
  } catch (std::exception const& e) {
    return fail(std::string("Your file cannot be read:\n") + e.what() + "\n");
  }
  return {home, covers, small};
}
}  // namespace judge
