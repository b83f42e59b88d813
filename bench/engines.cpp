// Engines against each other, and against any solver that reads the DLX format.
//   bench-engines instances DIR            writes the problems to DIR
//   bench-engines measure DIR REPEATS NAME=COMMAND ...   prints JSON
//   bench-engines table FILE [BASE [NAME...]]   prints a table of times; BASE is masks
//   bench-engines memory FILE [NAME...]    prints a table of megabytes
//   bench-engines best FILE [OURS]         prints the best peers; OURS is auto
//   bench-engines rates SECONDS            dead ends a second, of endless searches; JSON
//   bench-engines rates-table FILE         as a table
//   bench-engines plot FILE [BASE]         prints an SVG picture
// A command reads a problem from standard input and prints the number of its
// covers somewhere.  All commands take turns in each round; what is compared
// is the processor time of the whole process, user and system, reading
// included.  Short runs are repeated, and the average is taken.
//
// Not everybody can do everything.  What a problem needs is in the file
// index.json that is written with the problems, and what a command can do is
// said behind its name:
//   NAME-            knows no colours
//   NAME+bounds      knows items with bounds
//   NAME+counts      counts what it has no time to visit
//   NAME+size        copes with a hundred thousand options
// and these can be combined: dlx6+counts+size.  A problem that needs something
// else is skipped, and the table has no entry for it.
#include "dlx/text/format.hpp"
#include "dlx/fast/hybrid.hpp"
#include "dlx/more/links.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/more/problem.hpp"
#include "dlx/puzzle/domination.hpp"
#include "dlx/puzzle/edges.hpp"
#include "dlx/puzzle/givens.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/puzzle/sudoku.hpp"
#include "dlx/puzzle/words.hpp"
#include "dlx/more/search.hpp"
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
using namespace dlx;
using json = nlohmann::ordered_json;

// What is measured: a name, a problem, and the number of its covers, which is
// known from elsewhere or, for the random problems, what all engines agree on.
struct Instance {
  std::string name;
  Problem problem;
  std::uint64_t covers;
  std::vector<std::string> needs = {};  // besides colours and bounds
};
static Problem drawn(std::string const& text) { return polyomino(Source{"drawing", text}); }

// Options that cover everything, hidden among random ones of the same size;
// each option gives a colour to one in six of the secondary items, and the
// hidden ones agree about it.
static Problem planted(unsigned seed, int items, int size, int others, int secondary, int colours) {
  std::mt19937 dice(seed);
  auto pick = [&](int n) { return static_cast<int>(dice() % static_cast<unsigned>(n)); };
  std::vector<int> all;
  for (int i = 1; i <= items; ++i) all.push_back(i);
  auto mix = [&](auto& v) { for (std::size_t k = v.size(); k > 1; --k) std::swap(v[k - 1], v[static_cast<std::size_t>(pick(static_cast<int>(k)))]); };
  mix(all);
  std::vector<std::vector<int>> list;  // hidden ones begin with a 0
  for (std::size_t k = 0; k < all.size(); k += static_cast<std::size_t>(size)) {
    list.push_back({0});
    list.back().insert(list.back().end(), all.begin() + static_cast<std::ptrdiff_t>(k), all.begin() + static_cast<std::ptrdiff_t>(k) + size);
  }
  while (others-- > 0) {
    std::set<int> s;
    while (static_cast<int>(s.size()) < size) s.insert(1 + pick(items));
    list.emplace_back(s.begin(), s.end());
  }
  mix(list);
  Problem p;
  for (int i = 1; i <= items; ++i) p.add_item("p" + std::to_string(i));
  for (int i = 1; i <= secondary; ++i) p.add_item("s" + std::to_string(i), Kind::secondary);
  for (auto const& o : list) {
    p.add_option();
    bool const hidden = o[0] == 0;
    for (int i : o)
      if (i != 0) p.add_entry(i);
    for (int i = 1; i <= secondary; ++i)
      if (pick(6) == 0) p.add_entry(items + i, p.add_colour(std::string(1, static_cast<char>('a' + (hidden ? i % colours : pick(colours))))));
  }
  return p;
}
// A sudoku of n by n with some squares of a regular solution, drawn by lot.
static Problem sudoku_with(unsigned seed, int n, int clues) {
  auto const boxes = usual_boxes(n);
  std::mt19937 dice(seed);
  std::vector<int> squares;
  for (int k = 0; k < n * n; ++k) squares.push_back(k);
  for (std::size_t k = squares.size(); k > 1; --k) std::swap(squares[k - 1], squares[dice() % k]);
  std::string text(static_cast<std::size_t>(n * n), '.');
  for (int k = 0; k < clues; ++k) {
    int const at = squares[static_cast<std::size_t>(k)], r = at / n, c = at % n;
    text[static_cast<std::size_t>(at)] = "123456789ABCDEFGHIJKLMNOP"[(r % boxes.height * boxes.width + r / boxes.height + c) % n];
  }
  Givens const grid = read_givens(Source{"grid", text});
  return with_givens(sudoku(boxes, grid.symbols), grid);
}
// Much to read, and little to do: each of a few long options has an item of
// its own, so they are forced; all others are short and wrong.
static Problem much_to_read(unsigned seed, int parts, int size, int others) {
  std::mt19937 dice(seed);
  auto pick = [&](int n) { return static_cast<int>(dice() % static_cast<unsigned>(n)); };
  int const items = parts * size;
  Problem p;
  for (int i = 1; i <= items; ++i) p.add_item("i" + std::to_string(i));
  for (int k = 1; k <= parts; ++k) p.add_item("key" + std::to_string(k));
  std::vector<int> long_ones;
  for (int k = 0; k < parts; ++k) long_ones.push_back(pick(others + parts));
  std::sort(long_ones.begin(), long_ones.end());
  for (int o = 0, k = 0; o < others + parts; ++o) {
    p.add_option();
    if (k < parts && (o >= long_ones[static_cast<std::size_t>(k)])) {
      for (int i = k + 1; i <= items; i += parts) p.add_entry(i);
      p.add_entry(items + ++k);
      continue;
    }
    std::set<int> s;
    while (s.size() < 6) s.insert(1 + pick(items));
    for (int i : s) p.add_entry(i);
  }
  return p;
}
// Words of four and five letters that nobody can pronounce, nor ever could.
static Problem words_of(unsigned seed, int count, std::string const& letters) {
  std::mt19937 dice(seed);
  std::string list;
  for (int k = 0; k < count; ++k) {
    for (int j = 4 + k % 2; j > 0; --j) list += letters[dice() % letters.size()];
    list += '\n';
  }
  return word_rectangle(Source{"list", list}, 4, 5);
}
static std::vector<Instance> instances() {
  std::string wide;
  for (int r = 0; r < 10; ++r) wide += "################\n";
  std::string const y = "board\n" + wide + "piece Y any\n####\n.#..\n";
  std::vector<Instance> list;
  list.push_back({"queens-13", queens(13), 73712});
  list.push_back({"langford-12", langford(12), 216288});
  list.push_back({"pack-6x10", drawn(draw_rectangle(6, 10) + "use pentominoes\n"), 9356});
  list.push_back({"pack-8x8", drawn(draw_rectangle(8, 8, true) + "use pentominoes\n"), 520});
  list.push_back({"soma", drawn("board\n### ### ###\n### ### ###\n### ### ###\nuse soma\n"), 11520});
  list.push_back({"y-pack", drawn(y), 50});
  list.push_back({"latin-5", latin(5), 161280});
  list.push_back({"permute-10", permutations(10), 3628800});
  list.push_back({"domino-8x8", drawn(draw_rectangle(8, 8) + "use domino any\n"), 12988816});
  list.push_back({"sudoku-9", sudoku_with(39, 9, 20), 505679});
  list.push_back({"sudoku-16", sudoku_with(21, 16, 112), 686968});
  list.push_back({"words-4x5", words_of(1, 1200, "aaaeeeiioourrssttnnlldcmpbghk"), 15});
  list.push_back({"planted", planted(1, 60, 5, 500, 0, 1), 1});
  list.push_back({"coloured", planted(2, 40, 4, 1600, 40, 3), 8});
  list.push_back({"macmahon-4x6", macmahon({4, 6, 3, true, true}), 26656});
  list.push_back({"long-options", planted(3, 120, 20, 8000, 0, 1), 1});
  list.push_back({"dinner", read_problem({"dinner", "A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n"}), 1});
  list.push_back({"domination-8", domination(8), 10188});
  list.push_back({"domino-12x12", drawn(draw_rectangle(12, 12) + "use domino any\n"), 53060477521960000, {"counts"}});
  list.push_back({"reading", much_to_read(4, 3, 6666, 119'999), 1, {"size"}});
  return list;
}
static json index() {
  json all = json::array();
  for (auto const& i : instances()) {
    auto needs = i.needs;
    if (i.problem.has_colours()) needs.push_back("colours");
    if (i.problem.has_bounds()) needs.push_back("bounds");
    all.push_back({{"name", i.name}, {"options", i.problem.option_count()}, {"items", i.problem.item_count()},
                   {"covers", i.covers}, {"needs", needs}});
  }
  return all;
}
// Short plain names, as all readers of the format like them.
static std::string plain(Problem const& p) {
  std::string text;
  auto name = [](int i) { return fmt::format("i{}", i); };
  auto bounded = [&](int i) {
    auto const& b = p.item(i).bounds;
    return (p.item(i).kind == Kind::primary && b != Bounds{1, 1} ? spelled(b) + "|" : "") + name(i);
  };
  for (int i = 1; i <= p.item_count(); ++i)
    text += (i == p.primary_count() + 1 ? "| " : "") + bounded(i) + (i < p.item_count() ? " " : "\n");
  for (int o = 1; o <= p.option_count(); ++o) {
    for (auto const& e : p.option(o)) text += name(e.item) + (e.colour == 0 ? " " : ":" + p.colour_name(e.colour) + " ");
    text.back() = '\n';
  }
  return text;
}

struct Run {
  double seconds = 0, megabytes = 0;
  std::set<std::uint64_t> numbers;  // all that were printed
};
// The time and the memory of this process alone, as the system reports
// them when it is gone.
static Run time_one(std::string const& command, std::string const& file) {
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("no pipe");
  pid_t const child = fork();
  if (child == 0) {
    dup2(ends[1], 1);
    dup2(ends[1], 2);
    close(ends[0]);
    execl("/bin/sh", "sh", "-c", ("exec " + command + " < '" + file + "'").c_str(), nullptr);
    _exit(127);
  }
  close(ends[1]);
  std::string text;
  char buffer[4096];
  for (ssize_t n; (n = ::read(ends[0], buffer, sizeof buffer)) > 0;) text.append(buffer, static_cast<std::size_t>(n));
  close(ends[0]);
  rusage u{};
  int status = 0;
  wait4(child, &status, 0, &u);
  Run run;
  auto seconds = [](timeval const& t) { return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) * 1e-6; };
  run.seconds = seconds(u.ru_utime) + seconds(u.ru_stime);
  run.megabytes = static_cast<double>(u.ru_maxrss) / 1024;
  auto is_digit = [](char c) { return '0' <= c && c <= '9'; };
  for (auto at = std::ranges::find_if(text, is_digit); at != text.end();) {
    auto const end = std::find_if_not(at, text.end(), is_digit);
    if (end - at < 19) run.numbers.insert(std::stoull(std::string(at, end)));
    at = std::find_if(end, text.end(), is_digit);
  }
  return run;
}

// The average of so many runs that they take a twentieth of a second together,
// or of thirty-two.
static Run time_some(std::string const& command, std::string const& file) {
  Run sum;
  int runs = 0;
  while (runs < 32 && sum.seconds < 0.05) {
    auto const one = time_one(command, file);
    sum.seconds += one.seconds;
    sum.megabytes = std::max(sum.megabytes, one.megabytes);
    sum.numbers = one.numbers;
    ++runs;
  }
  sum.seconds /= runs;
  return sum;
}
struct Solver {
  std::string name, command;
  std::set<std::string> abilities = {"colours"};
};
static Solver solver_from(std::string const& text) {  // NAME-+ABILITY+ABILITY=COMMAND
  auto const equals = text.find('=');
  if (equals == std::string::npos) throw std::invalid_argument(text + " is not NAME=COMMAND");
  Solver s;
  s.command = text.substr(equals + 1);
  std::istringstream words(text.substr(0, equals));
  std::getline(words, s.name, '+');
  for (std::string word; std::getline(words, word, '+');) {
    if (word != "bounds" && word != "counts" && word != "size") throw std::invalid_argument("nobody can be asked for " + word);
    s.abilities.insert(word);
  }
  if (s.name.ends_with('-')) s.abilities.erase("colours"), s.name.pop_back();
  return s;
}
static bool can(Solver const& solver, json const& instance) {
  for (auto const& need : instance["needs"])
    if (!solver.abilities.contains(need)) return false;
  return true;
}
// It reads the numbers of covers from index.json, so that this process remains
// small; the memory of a new process begins with what its parent had.
static int measure(std::string const& dir, int repeats, std::vector<std::string> const& commands) {
  std::vector<Solver> solvers;
  for (auto const& c : commands) solvers.push_back(solver_from(c));
  json const all = json::parse(std::ifstream(dir + "/index.json"));
  int wrong = 0, written = 0;
  for (auto const& instance : all) {
    auto const name = instance["name"].get<std::string>();
    auto const covers = instance["covers"].get<std::uint64_t>();
    json result{{"name", name}, {"options", instance["options"]}, {"items", instance["items"]},
                {"seconds", json::object()}, {"megabytes", json::object()}};
    for (int round = 0; round < repeats; ++round)
      for (auto const& solver : solvers) {
        if (!can(solver, instance)) continue;
        auto const run = time_some(solver.command, dir + "/" + name + ".dlx");
        if (!run.numbers.contains(covers)) {  // it is easy to be fast and wrong
          std::cerr << solver.name << " does not find " << covers << " covers of " << name << '\n';
          ++wrong;
          continue;
        }
        result["seconds"][solver.name].push_back(run.seconds);
        auto& most = result["megabytes"][solver.name];
        most = std::max(most.is_null() ? 0.0 : most.get<double>(), std::round(run.megabytes * 10) / 10);
      }
    result["covers"] = covers;
    std::cerr << name << " measured\n";
    std::cout << (written++ == 0 ? "[\n" : ",\n") << result.dump() << std::flush;
  }
  std::cout << "\n]\n";
  return wrong > 0;
}

static double median(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  return (v[v.size() / 2] + v[(v.size() - 1) / 2]) / 2;
}
// How many times slower than the base: the ratio of the medians, and the
// spread, the smallest and the largest ratio within one round.
struct Ratio { double middle, low, high; };
static Ratio ratio(std::vector<double> const& a, std::vector<double> const& base) {
  Ratio r{median(a) / median(base), 1e99, 0};
  for (std::size_t k = 0; k < a.size(); ++k) {
    r.low = std::min(r.low, a[k] / base[k]);
    r.high = std::max(r.high, a[k] / base[k]);
  }
  return r;
}
static std::string brief(double x) {
  return x < 0.095 ? fmt::format("{:.2f}", x) : x < 9.95 ? fmt::format("{:.1f}", x) : fmt::format("{:.0f}", x);
}
static std::string spelled(Ratio const& r) { return fmt::format("{} ({}-{})", brief(r.middle), brief(r.low), brief(r.high)); }
static std::vector<double> seconds(json const& instance, std::string const& name) {
  auto const& s = instance["seconds"];
  return s.contains(name) ? s[name].get<std::vector<double>>() : std::vector<double>();
}
// Both have been measured in every round.
static bool comparable(std::vector<double> const& a, std::vector<double> const& b) { return !a.empty() && a.size() == b.size(); }
static std::vector<std::string> rivals(json const& all, std::string const& base, char const* what = "seconds") {
  std::vector<std::string> names;
  for (auto const& i : all)
    for (auto const& [name, s] : i[what].items())
      if (name != base && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  return names;
}
static std::string padded(std::string const& text, std::size_t width) {
  return text + std::string(std::max(width, text.size() + 1) - text.size(), ' ');
}
static int print(std::string const& text) {
  std::istringstream lines(text + '\n');
  for (std::string line; std::getline(lines, line);) fmt::print("{}\n", line.substr(0, line.find_last_not_of(' ') + 1));
  return 0;
}
struct Mean {  // the geometric one
  double logs = 0;
  int count = 0;
  void add(double x) { logs += std::log(x), ++count; }
  std::string text() const { return count == 0 ? "" : brief(std::exp(logs / count)); }
};
static int table(json const& all, std::string const& base, std::vector<std::string> names) {
  if (names.empty()) names = rivals(all, base);
  std::string text = padded("", 13);
  for (auto const& name : names) text += padded(name, 14);
  std::map<std::string, Mean> means;
  for (auto const& i : all) {
    auto const b = seconds(i, base);
    if (b.empty()) continue;
    text += "\n" + padded(i["name"], 13);
    for (auto const& name : names) {
      auto const a = seconds(i, name);
      std::string cell;
      if (comparable(a, b)) {
        auto const r = ratio(a, b);
        cell = spelled(r);
        means[name].add(r.middle);
      }
      text += padded(cell, 14);
    }
  }
  text += "\n" + padded("mean", 13);
  for (auto const& name : names) text += padded(means[name].text(), 14);
  return print(text);
}
static int memory(json const& all, std::vector<std::string> names) {
  if (names.empty()) names = rivals(all, "", "megabytes");
  std::string text = padded("megabytes", 13);
  for (auto const& name : names) text += padded(name, 8);
  for (auto const& i : all) {
    text += "\n" + padded(i["name"], 13);
    for (auto const& name : names)
      text += padded(i["megabytes"].contains(name) ? brief(i["megabytes"][name].get<double>()) : "", 8);
  }
  return print(text);
}
// The best of those that are not ours, and how many times slower it is.
static int best(json const& all, std::string const& ours) {
  std::set<std::string> const family = {"links", "masks", "hybrid", "auto", "each", "frontier", ours};
  Mean mean;
  std::string text = padded("", 13) + padded("best peer", 14) + padded("seconds", 10) + padded(ours, 10) + "ratio";
  for (auto const& i : all) {
    auto const own = seconds(i, ours);
    std::string best;
    for (auto const& [name, s] : i["seconds"].items())
      if (!family.contains(name) && comparable(seconds(i, name), own) && (best.empty() || median(seconds(i, name)) < median(seconds(i, best)))) best = name;
    if (best.empty()) continue;
    auto const r = ratio(seconds(i, best), own);
    mean.add(r.middle);
    text += "\n" + padded(i["name"], 13) + padded(best, 14) + padded(fmt::format("{:.4f}", median(seconds(i, best))), 10) +
            padded(fmt::format("{:.4f}", median(own)), 10) + spelled(r);
  }
  return print(text + "\n" + padded("mean", 47) + mean.text());
}
// A dot for each solver and instance, further to the right if slower.
static int plot(json const& all, std::string const& base) {
  auto const names = rivals(all, base);
  char const* const shapes[] = {"\u25cf", "\u25b2", "\u25a0", "\u25c6", "\u25cb", "\u25b3", "\u25a1", "\u25c7"};
  std::string dots;
  double least = 1, most = 32;
  std::vector<std::pair<std::string, std::vector<std::pair<std::size_t, Ratio>>>> rows;
  for (auto const& i : all) {
    auto const b = seconds(i, base);
    if (b.empty()) continue;
    auto& row = rows.emplace_back(i["name"], std::vector<std::pair<std::size_t, Ratio>>()).second;
    for (std::size_t k = 0; k < names.size(); ++k)
      if (auto const a = seconds(i, names[k]); comparable(a, b)) {
        row.emplace_back(k, ratio(a, b));
        least = std::min(least, row.back().second.low);
        most = std::max(most, row.back().second.high);
      }
  }
  int const height = 60 + 28 * static_cast<int>(rows.size());
  double const first = std::exp2(std::floor(std::log2(least))), last = std::exp2(std::ceil(std::log2(most)));
  auto x = [&](double r) { return 120 + 620 * std::log2(r / first) / std::max(1.0, std::log2(last / first)); };
  fmt::print("<svg xmlns='http://www.w3.org/2000/svg' width='760' height='{}' font-family='DejaVu Sans' font-size='12'>\n<rect width='100%' height='100%' fill='white'/>\n", height + 30);
  for (double r = first; r <= last; r *= 2)
    fmt::print("<path d='M{0} 30V{1}' stroke='#bbb'/><text x='{0}' y='22' text-anchor='middle'>{2:.3g}</text>\n", x(r), height - 20, r);
  int y = 52;
  for (auto const& [name, row] : rows) {
    fmt::print("<text x='10' y='{}'>{}</text>\n", y, name);
    for (auto const& [k, r] : row)
      fmt::print("<path d='M{} {}H{}' stroke='#888'/><text x='{}' y='{}' text-anchor='middle'>{}</text>\n", x(r.low), y - 4, x(r.high), x(r.middle), y, shapes[k % 8]);
    y += 28;
  }
  std::string legend = "times the processor time of " + base + ":";
  for (std::size_t k = 0; k < names.size(); ++k) legend += fmt::format("  {} {}", shapes[k % 8], names[k]);
  fmt::print("<text x='10' y='{}'>{}</text>\n</svg>\n", height + 10, legend);
  return 0;
}
// Searches that do not end: how many dead ends each engine meets in a second.
// Masks are not asked for tables of more than a hundred megabytes.
static Problem y_pentominoes(int side) {
  std::string board = "board\n";
  for (int r = 0; r < side; ++r) board += std::string(static_cast<std::size_t>(side), '#') + '\n';
  return drawn(board + "piece Y any\n####\n.#..\n");
}
static std::vector<std::pair<std::string, Problem>> endless() {
  std::vector<std::pair<std::string, Problem>> list;
  for (int side : {20, 40, 60, 100}) list.emplace_back(fmt::format("Y-pentominoes, {}", side), y_pentominoes(side));
  list.emplace_back("random, 900", planted(11, 900, 4, 3600, 0, 1));
  list.emplace_back("random, 1500", planted(12, 1500, 5, 12000, 0, 1));
  list.emplace_back("random, 20001", planted(13, 20001, 3, 113333, 0, 1));
  list.emplace_back("coloured, 400", planted(34, 400, 4, 6000, 40, 5));
  list.emplace_back("sudoku, 25", sudoku_with(1, 25, 0));
  return list;
}
static int rates(double seconds) {
  json all = json::array();
  for (auto const& [name, p] : endless()) {
    Limits limits;
    limits.seconds = seconds;
    json result{{"name", name}, {"options", p.option_count()}, {"items", p.item_count()}, {"thousands", json::object()}};
    auto time = [&](char const* engine, auto const& search) {
      auto const start = std::chrono::steady_clock::now();
      auto const dead = static_cast<double>(search().totals.dead);
      std::chrono::duration<double> const t = std::chrono::steady_clock::now() - start;
      result["thousands"][engine] = std::round(dead / t.count()) / 1000;
    };
    Hybrid dance(p, Chooser::smallest, 0), hybrid(p);
    Painted links(p);
    Links plain(p.has_colours() ? Problem() : p);
    time("links", [&] { return p.has_colours() ? search(links, Chooser::smallest, limits) : search(plain, Chooser::smallest, limits); });
    if (1.0 * p.option_count() * p.item_count() < 8e8) {
      Masks masks(p);
      time("masks", [&] { return masks.run(limits); });
    }
    time("dance", [&] { return dance.run(limits); });
    time("hybrid", [&] { return hybrid.run(limits); });
    std::cerr << name << " measured\n";
    all.push_back(result);
  }
  std::cout << all.dump(1) << '\n';
  return 0;
}
static std::string rounded(double x) { return x < 100 ? fmt::format("{:.2g}", x) : fmt::format("{:.0f}", x); }
static int rates_table(json const& all) {
  std::string text = padded("thousands", 19);
  for (auto const& name : {"links", "masks", "dance", "hybrid"}) text += padded(name, 8);
  for (auto const& i : all) {
    text += "\n" + padded(i["name"], 19);
    for (auto const& name : {"links", "masks", "dance", "hybrid"})
      text += padded(i["thousands"].contains(name) ? rounded(i["thousands"][name].get<double>()) : "", 8);
  }
  return print(text);
}
static json read(std::string const& file) { return json::parse(std::ifstream(file)); }

int main(int argc, char** argv) try {
  std::vector<std::string> const a(argv + 1, argv + argc);
  if (a.size() == 2 && a[0] == "instances") {
    for (auto const& i : instances()) std::ofstream(a[1] + "/" + i.name + ".dlx") << plain(i.problem);
    std::ofstream(a[1] + "/index.json") << index().dump(1) << '\n';
    return 0;
  }
  if (a.size() > 3 && a[0] == "measure") return measure(a[1], std::stoi(a[2]), {a.begin() + 3, a.end()});
  if (a.size() >= 2 && a[0] == "memory") return memory(read(a[1]), {a.begin() + 2, a.end()});
  if (a.size() == 2 && a[0] == "rates") return rates(std::stod(a[1]));
  if (a.size() == 2 && a[0] == "rates-table") return rates_table(read(a[1]));
  if (a.size() > 3 && a[0] == "table") return table(read(a[1]), a[2], {a.begin() + 3, a.end()});
  if (a.size() == 2 || a.size() == 3) {
    std::string const base = a.size() == 3 ? a[2] : a[0] == "best" ? "auto" : "masks";
    if (a[0] == "table") return table(read(a[1]), base, {});
    if (a[0] == "best") return best(read(a[1]), base);
    if (a[0] == "plot") return plot(read(a[1]), base);
  }
  std::cerr << "usage: bench-engines instances DIR | measure DIR REPEATS NAME=COMMAND ... | table FILE [BASE [NAME...]] | memory FILE [NAME...] | best FILE [OURS] | plot FILE [BASE] | rates SECONDS | rates-table FILE\n";
  return 2;
} catch (std::exception const& trouble) {
  std::cerr << "bench-engines: " << trouble.what() << '\n';
  return 2;
}
