// judge --variant FOLDER STUDENT OUT: the exercise in FOLDER with another matrix,
// drawn from the student's number, so that somebody else's answer does not help.
// OUT is then a folder like FOLDER, and is judged like it.  All variants of an
// exercise are equally hard: as many writes to predict, as many placements to find.
#include "../drive/mix.hpp"
#include "dlx/dance/links.hpp"
#include "dlx/draw/trace.hpp"
#include "dlx/text/dlx.hpp"
#include "judge.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <set>
#include <sstream>

namespace judge {
namespace {
struct Dice {
  std::uint64_t lot;
  int operator()(int n) { return static_cast<int>((lot = mix(lot)) % static_cast<std::uint64_t>(n)); }
};
// The files of an exercise, some of whose words become others.
class Edition {
 public:
  Edition(Path const& folder, Path const& place) : out(place) {
    for (auto const& file : std::filesystem::directory_iterator(folder)) texts[file.path().filename().string()] = slurp(file.path());
  }
  void replace(std::string const& file, std::string const& from, std::string const& to) {
    auto& text = texts.at(file);
    auto const at = text.find(from);
    if (at == std::string::npos) throw std::runtime_error(fmt::format("{} does not say '{}'", file, from));
    text.replace(at, from.size(), to);
  }
  void write(std::string const& file, std::string const& text) { texts[file] = text; }
  ~Edition() {
    for (auto const& [file, text] : texts) spill(out / file, text);
  }

 private:
  Path out;
  std::map<std::string, std::string> texts;
};
using Rows = std::vector<std::vector<int>>;  // options, as numbers of items
std::string letters(std::vector<int> const& row) {
  std::string text;
  for (int item : row) text += fmt::format("{}{}", text.empty() ? "" : " ", static_cast<char>('A' + item - 1));
  return text;
}
dlx::Problem problem_of(int items, Rows const& rows) {
  dlx::Problem p;
  for (int i = 1; i <= items; ++i) p.add_item(std::string(1, static_cast<char>('A' + i - 1)));
  for (auto const& row : rows) {
    p.add_option();
    for (int item : row) p.add_entry(item);
  }
  return p;
}
std::vector<int> drawn(Dice& dice, int n, int from) {  // n of the items 1 to FROM, in order
  std::set<int> row;
  while (static_cast<int>(row.size()) < n) row.insert(1 + dice(from));
  return {row.begin(), row.end()};
}
std::vector<int> sizes(int items, Rows const& rows) {
  std::vector<int> n(static_cast<std::size_t>(items) + 1);
  for (auto const& row : rows)
    for (int item : row) ++n[static_cast<std::size_t>(item)];
  return n;
}

// Four items and four options.  What is covered is in two of them, which have two and
// three items; so there are always eleven writes to cover it.
void draw_prediction(Edition& out, Dice& dice) {
  Rows rows;
  int c = 0;
  for (bool good = false; not good;) {
    c = 1 + dice(4);
    rows.clear();
    for (int n : {2, 3, 2, 2}) rows.push_back(drawn(dice, n, 4));
    for (std::size_t k = 3; k > 0; --k) std::swap(rows[k], rows[static_cast<std::size_t>(dice(static_cast<int>(k) + 1))]);
    std::size_t with = 0, wide = 0;
    for (auto const& row : rows)
      if (std::count(row.begin(), row.end(), c) > 0) ++with, wide += row.size();
    auto n = sizes(4, rows);
    std::sort(n.begin(), n.end());
    good = with == 2 and wide == 5 and n == std::vector<int>{0, 2, 2, 2, 3} and std::set<std::vector<int>>(rows.begin(), rows.end()).size() == 4;
  }
  std::string matrix = "    A B C D\n", entries, name(1, static_cast<char>('A' + c - 1));
  int node = 4;
  for (auto const& row : rows) {
    matrix += "    " + letters(row) + "\n";
    std::vector<int> nodes;
    for (std::size_t k = 0; k < row.size(); ++k) nodes.push_back(++node);
    entries += fmt::format("{}{} for {}", entries.empty() ? "" : row == rows[2] ? ",\n" : ", ", fmt::join(nodes, " "), letters(row));
  }
  auto const problem = problem_of(4, rows);
  dlx::dance::Links const links(as_plain(problem));
  out.write("predict.dlx", dlx::write_dlx(problem));
  out.replace("text.txt", "three options:\n\n    A B C D\n    A B\n    B C D\n    A D\n", "four options:\n\n" + matrix);
  out.replace("text.txt", "5 and 6 are A and B of the first one, 7,\n8, and 9 are B, C, and D of the second, 10 and 11 are A and D of the third.", entries + ".");
  out.replace("text.txt", "First item B is", "First item " + name + " is");
  out.replace("text.txt", "L[3] = 1\n\nfor \"the left link of node 3", "L[9] = 1\n\nfor \"the left link of node 9");
  out.replace("predict.txt", "cover B:\nL[3] = 1", fmt::format("cover {}:\nL[{}] = {}", name, links[c].right, links[c].left));
  out.replace("predict.txt", "uncover B:", "uncover " + name + ":");
  out.replace("about.txt", "cover B 5,uncover B 5", fmt::format("cover {} 5,uncover {} 5", name, name));
}

// Algorithm DLX with a mistake: uncovering walks down the column, as covering does.
class WrongSearch {
 public:
  WrongSearch(dlx::Problem const& problem, dlx::Recorder& recorder) : links(as_plain(problem)), tell(recorder) {
    links.watch(&tell);
    explore();
    tell.done(totals);
  }

 private:
  dlx::dance::Links links;
  dlx::Recorder& tell;
  dlx::Totals totals;
  std::vector<int> path;
  int patience = 1000;  // links that are wrong can lead in circles
  int next(int x) {
    if (--patience < 0) throw std::runtime_error("this does not end");
    return x;
  }
  int level() const { return static_cast<int>(path.size()); }
  void cover(int c) {
    links.cover(c);
    ++totals.covers;
    tell.cover(c, level());
  }
  void uncover(int c) {
    using dlx::dance::Field;
    for (int i = links[c].down; i != c; i = next(links[i].down))
      for (int j = links[i].left; j != i; j = next(links[j].left)) {
        links.assign(Field::size, links[j].item, links.size(links[j].item) + 1);
        links.assign(Field::down, links[j].up, j);
        links.assign(Field::up, links[j].down, j);
      }
    links.assign(Field::right, links[c].left, c);
    links.assign(Field::left, links[c].right, c);
    ++totals.uncovers;
    tell.uncover(c, level());
  }
  void report() {
    ++totals.solutions;
    std::vector<int> options;
    for (int x : path) options.push_back(links.option_of(x));
    tell.solution(options, level());
  }
  void explore() {
    ++totals.nodes;
    if (links[0].right == 0) return report();
    int c = links[0].right;
    for (int i = c; i != 0; i = next(links[i].right))
      if (links.size(i) < links.size(c)) c = i;
    tell.choose(c, links.size(c), level());
    if (links.size(c) == 0) return ++totals.dead, tell.dead(c, level());
    cover(c);
    for (int x = links[c].down; x != c; x = next(links[x].down)) {
      ++totals.attempts;
      tell.attempt(links.option_of(x), x, level());
      for (int j = links[x].right; j != x; j = next(links[j].right)) cover(links[j].item);
      path.push_back(x);
      explore();
      path.pop_back();
      for (int j = links[x].left; j != x; j = next(links[j].left)) uncover(links[j].item);
    }
    uncover(c);
  }
};
// Where a trace has to go wrong: so all lines and writes are about equally likely.
struct Spot {
  std::ptrdiff_t event, write;
};
// Does the wrong search look right at the end, and is this where its first mistake is?
bool is_fair(dlx::Problem const& problem, Spot spot) try {
  dlx::Recorder recorder(problem, "smallest");
  WrongSearch search(problem, recorder);
  auto const is = recorder.take().events;
  if (is.size() < 23 or is.size() > 40 or spot.event >= static_cast<std::ptrdiff_t>(is.size())) return false;
  auto const right = right_events(problem, dlx::Chooser::smallest);
  auto const [first, there] = std::mismatch(is.begin(), is.end(), right.begin(), right.end());
  if (is.size() != right.size() or first - is.begin() != spot.event or first->type != dlx::Event::Type::uncover or first->writes.size() < 8 or first->writes.size() > 14) return false;
  if (std::mismatch(first->writes.begin(), first->writes.end(), there->writes.begin()).first - first->writes.begin() != spot.write) return false;
  auto covers = [](std::vector<dlx::Event> const& events) {
    std::vector<std::vector<int>> all;
    for (auto const& e : events)
      if (e.type == dlx::Event::Type::solution) all.push_back(e.options);
    return all;
  };
  return covers(is) == covers(right) and not covers(is).empty() and covers(is).size() <= 3;
} catch (std::exception const&) {
  return false;
}
void draw_trace(Edition& out, Dice& dice, Path const& place) {
  dlx::Problem problem;
  Spot const spot = {8 + dice(12), dice(2)};
  do {
    int const items = 5 + dice(3), options = static_cast<int>(items) + dice(3);
    Rows rows;
    while (static_cast<int>(rows.size()) < options)
      if (auto const row = drawn(dice, 2 + dice(3), items); std::count(rows.begin(), rows.end(), row) == 0) rows.push_back(row);
    problem = problem_of(items, rows);
  } while (not is_fair(problem, spot));
  std::ostringstream lines;
  dlx::TraceWriter writer(lines, problem, "smallest");
  WrongSearch search(problem, writer);
  out.write("trace.jsonl", lines.str());
  out.replace("text.txt", "exercises/20-wrong-trace/trace.jsonl", (place / "trace.jsonl").string());
}

// Three holes, no two of which are in one placement: so 16 of the 28 placements stay. And
// whoever forgets that a diagonal goes on behind an edge, in one family only, finds more.
void draw_holes(Edition& out, Dice& dice) {
  std::vector<std::string> holes;
  Words spec;
  do {
    std::set<std::string> three;
    while (three.size() < 3) three.insert(fmt::format("({},{})", dice(7), dice(7)));
    holes.assign(three.begin(), three.end());
    spec = {"torus", "7", "!Q@" + holes[0], "!Q@" + holes[1], "!Q@" + holes[2]};
  } while (wanted_placements(spec).size() != 16 or torus_placements(spec, 7, 14).size() == 16 or torus_placements(spec, 14, 7).size() == 16);
  out.replace("about.txt", "torus 7", fmt::format("{}", fmt::join(spec, " ")));
  out.replace("text.txt", "shall not attack each other.", fmt::format("shall not attack each other.\n\nThree squares (x,y) are holes, in which no queen can stand: {}, {}, and {}.", holes[0], holes[1], holes[2]));
  out.replace("text.txt", "Forty-nine", "Forty-six");
}
// One letter is given; another one is forbidden in a square of another row and column.
void draw_square(Edition& out, Dice& dice) {
  int i = 0, j = 0, k = 0, l = 0;
  char given = 0, not_here = 0;
  auto const as_given = wanted_placements({"latin", "3", "B@(1,1)", "!C@(0,0)"}).size();
  do {
    given = static_cast<char>('A' + dice(3)), not_here = static_cast<char>('A' + dice(3));
    i = dice(3), j = dice(3), k = dice(3), l = dice(3);
  } while (given == not_here or i == k or j == l or
           wanted_placements({"latin", "3", fmt::format("{}@({},{})", given, i, j), fmt::format("!{}@({},{})", not_here, k, l)}).size() != as_given);
  out.replace("about.txt", "B@(1,1) !C@(0,0)", fmt::format("{}@({},{}) !{}@({},{})", given, i, j, not_here, k, l));
  out.replace("text.txt", "The square in the middle is given: it\nhas a B. And the first square of the first row must not have a C.",
              fmt::format("The square in row {} and\ncolumn {} is given: it has the letter {}. And the square in row {} and column {} must not\nhave {}. (Rows and columns are counted from 0.)", i, j, given, k, l, not_here));
}
// Another family of blocks, of which so many are given that all numbers are below 2^60.
void draw_family(Edition& out, Dice& dice) {
  int a = 0, b = 0, c = 0, blocks = 0;
  do {
    a = 1 + dice(5), b = 1 + dice(2), c = b + 1 + dice(3);  // unlike b, or it would not matter which is which
  } while (c >= a + b or (a == 2 and b == 1 and c == 2));
  while (costs_of(a, b, c, blocks + 1).nodes < std::uint64_t(1) << 60) ++blocks;
  blocks -= dice(5);
  auto times = [](int n) { return n == 1 ? "once" : n == 2 ? "twice" : fmt::format("{} times", n); };
  out.replace("about.txt", "family: 2 1 2 25", fmt::format("family: {} {} {} {}", a, b, c, blocks));
  out.replace("text.txt", "|A B| twice, |A| once, and |B| twice", fmt::format("|A B| {}, |A| {}, and |B| {}", times(a), times(b), times(c)));
  out.replace("text.txt", "25 such blocks", fmt::format("{} such blocks", blocks));
  std::string block;
  for (auto [n, items] : {std::pair(a, "A1 B1"), std::pair(b, "A1"), std::pair(c, "B1")})
    for (int k = 0; k < n; ++k) block += fmt::format("    {}\n", items);
  out.replace("text.txt", "    A1 B1\n    A1 B1\n    A1\n    B1\n    B1\n", block);
}
}  // namespace

void draw_variant(Path const& folder, std::string const& student, Path const& place) {
  auto const name = folder.filename().string();
  Dice dice{0};
  for (unsigned char byte : name + "\n" + student) dice.lot = mix(dice.lot ^ byte);
  Edition out(folder, place);
  if (name.ends_with("predict")) draw_prediction(out, dice);
  else if (name.ends_with("trace")) draw_trace(out, dice, place);
  else if (name.ends_with("torus")) draw_holes(out, dice);
  else if (name.ends_with("latin")) draw_square(out, dice);
  else if (name.ends_with("prices")) {
    out.write("prices.dlx", dlx::write_dlx(draw_rides(dice.lot)));
    out.replace("text.txt", "exercises/17-prices/prices.dlx", (place / "prices.dlx").string());
  }
  else if (name.ends_with("cost")) draw_family(out, dice);
}
}  // namespace judge
