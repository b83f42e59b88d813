// Engines against each other, and against any solver that reads the DLX format.
//   bench-engines instances DIR            writes the problems to DIR
//   bench-engines measure DIR REPEATS NAME=COMMAND ...   prints JSON
//   bench-engines table FILE               prints a table
//   bench-engines plot FILE                prints an SVG picture
// A command reads a problem from standard input and prints the number of its
// covers somewhere.  All commands take turns in each round; what is compared
// is the user time of the whole process, reading included.
#include "dlx/problem.hpp"
#include "dlx/puzzle/edges.hpp"
#include "dlx/puzzle/givens.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/puzzle/latin.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/puzzle/queens.hpp"
#include "dlx/puzzle/sudoku.hpp"
#include "dlx/puzzle/words.hpp"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <regex>
#include <set>
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
    text[static_cast<std::size_t>(at)] = "123456789ABCDEFG"[(r % boxes.height * boxes.width + r / boxes.height + c) % n];
  }
  Givens const grid = read_givens(Source{"grid", text});
  return with_givens(sudoku(boxes, grid.symbols), grid);
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
  return list;
}
// Short plain names, as all readers of the format like them.
static std::string plain(Problem const& p) {
  std::string text;
  auto name = [](int i) { return fmt::format("i{}", i); };
  for (int i = 1; i <= p.item_count(); ++i)
    text += (i == p.primary_count() + 1 ? "| " : "") + name(i) + (i < p.item_count() ? " " : "\n");
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
// The user time and the memory of this process alone, as the system reports
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
  run.seconds = static_cast<double>(u.ru_utime.tv_sec) + static_cast<double>(u.ru_utime.tv_usec) * 1e-6;
  run.megabytes = static_cast<double>(u.ru_maxrss) / 1024;
  std::regex const number("[0-9]+");
  for (std::sregex_iterator it(text.begin(), text.end(), number), end; it != end; ++it)
    if (it->str().size() < 19) run.numbers.insert(std::stoull(it->str()));
  return run;
}

static int measure(std::string const& dir, int repeats, std::vector<std::string> const& solvers) {
  json all = json::array();
  int wrong = 0;
  for (auto& instance : instances()) {
    json result{{"name", instance.name}, {"options", instance.problem.option_count()},
                {"items", instance.problem.item_count()}, {"seconds", json::object()}, {"megabytes", json::object()}};
    for (int round = 0; round < repeats; ++round)
      for (auto const& solver : solvers) {
        auto const at = solver.find('=');
        auto const name = solver.substr(0, at);
        if (instance.problem.has_colours() && name.ends_with('-')) continue;  // NAME-= knows no colours
        auto const run = time_one(solver.substr(at + 1), dir + "/" + instance.name + ".dlx");
        bool const right = run.numbers.contains(instance.covers);
        if (!right) std::cerr << name << " does not find " << instance.covers << " covers of " << instance.name << '\n';
        if (!right) ++wrong;
        if (!right) continue;  // it is easy to be fast and wrong
        auto const label = name.ends_with('-') ? name.substr(0, at - 1) : name;
        result["seconds"][label].push_back(run.seconds);
        auto& most = result["megabytes"][label];
        most = std::max(most.is_null() ? 0.0 : most.get<double>(), std::round(run.megabytes * 10) / 10);
      }
    result["covers"] = instance.covers;
    std::cerr << instance.name << " measured\n";
    std::cout << (all.empty() ? "[\n" : ",\n") << result.dump() << std::flush;
    all.push_back(result);
  }
  std::cout << "\n]\n";
  return wrong > 0;
}

static double median(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  return (v[v.size() / 2] + v[(v.size() - 1) / 2]) / 2;
}
// How many times slower than masks: the ratio of the medians, and the spread,
// the smallest and the largest ratio within one round.
struct Ratio { double middle, low, high; };
static Ratio ratio(std::vector<double> const& a, std::vector<double> const& masks) {
  Ratio r{median(a) / median(masks), 1e99, 0};
  for (std::size_t k = 0; k < a.size(); ++k) {
    r.low = std::min(r.low, a[k] / masks[k]);
    r.high = std::max(r.high, a[k] / masks[k]);
  }
  return r;
}
static std::string brief(double x) { return x < 9.95 ? fmt::format("{:.1f}", x) : fmt::format("{:.0f}", x); }
static std::vector<std::string> rivals(json const& all) {  // of masks
  std::vector<std::string> names;
  for (auto const& i : all)
    for (auto const& [name, s] : i["seconds"].items())
      if (name != "masks" && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  return names;
}
static int table(json const& all) {
  std::string head = fmt::format("{:<13}", "");
  for (auto const& name : rivals(all)) head += fmt::format("{:<14}", name);
  std::map<std::string, std::pair<double, int>> logs;
  std::string body;
  for (auto const& i : all) {
    body += fmt::format("\n{:<13}", i["name"].get<std::string>());
    auto const masks = i["seconds"]["masks"].get<std::vector<double>>();
    for (auto const& name : rivals(all)) {
      std::string cell;
      if (i["seconds"].contains(name) && i["seconds"][name].size() == masks.size()) {
        auto const r = ratio(i["seconds"][name].get<std::vector<double>>(), masks);
        cell = fmt::format("{} ({}-{})", brief(r.middle), brief(r.low), brief(r.high));
        logs[name].first += std::log(r.middle);
        ++logs[name].second;
      }
      body += fmt::format("{:<14}", cell);
    }
  }
  body += fmt::format("\n{:<13}", "mean");  // the geometric one
  for (auto const& name : rivals(all))
    body += fmt::format("{:<14}", brief(std::exp(logs[name].first / logs[name].second)));
  std::string text = head + body + "\n";
  text = std::regex_replace(text, std::regex(" +\n"), "\n");
  fmt::print("{}", text);
  return 0;
}
// A dot for each solver and instance, further to the right if slower.
static int plot(json const& all) {
  auto const names = rivals(all);
  char const* const shapes[] = {"\u25cf", "\u25b2", "\u25a0", "\u25c6", "\u25cb", "\u25b3", "\u25a1", "\u25c7"};
  int const height = 60 + 28 * static_cast<int>(all.size());
  auto x = [](double r) { return 170 + 170 * std::log2(r) / std::log2(4.0); };
  fmt::print("<svg xmlns='http://www.w3.org/2000/svg' width='760' height='{}' font-family='DejaVu Sans' font-size='12'>\n", height + 30);
  for (double r : {1.0, 2.0, 4.0, 8.0, 16.0, 32.0})
    fmt::print("<path d='M{0} 30V{1}' stroke='#bbb'/><text x='{0}' y='22' text-anchor='middle'>{2}</text>\n", x(r), height - 20, r);
  int row = 0;
  for (auto const& i : all) {
    double const y = 52 + 28 * row++;
    fmt::print("<text x='10' y='{}'>{}</text>\n", y, i["name"].get<std::string>());
    auto const masks = i["seconds"]["masks"].get<std::vector<double>>();
    for (std::size_t k = 0; k < names.size(); ++k)
      if (i["seconds"].contains(names[k])) {
        auto const r = ratio(i["seconds"][names[k]].get<std::vector<double>>(), masks);
        fmt::print("<path d='M{} {}H{}' stroke='#888'/><text x='{}' y='{}' text-anchor='middle'>{}</text>\n", x(r.low), y - 4, x(r.high), x(r.middle), y, shapes[k % 8]);
      }
  }
  std::string legend = "times the user time of masks:";
  for (std::size_t k = 0; k < names.size(); ++k) legend += fmt::format("  {} {}", shapes[k % 8], names[k]);
  fmt::print("<text x='10' y='{}'>{}</text>\n</svg>\n", height + 10, legend);
  return 0;
}
static json read(std::string const& file) { return json::parse(std::ifstream(file)); }

int main(int argc, char** argv) {
  std::vector<std::string> const a(argv + 1, argv + argc);
  if (a.size() == 2 && a[0] == "instances") {
    for (auto const& i : instances()) std::ofstream(a[1] + "/" + i.name + ".dlx") << plain(i.problem);
    return 0;
  }
  if (a.size() > 3 && a[0] == "measure") return measure(a[1], std::stoi(a[2]), {a.begin() + 3, a.end()});
  if (a.size() == 2 && a[0] == "table") return table(read(a[1]));
  if (a.size() == 2 && a[0] == "plot") return plot(read(a[1]));
  std::cerr << "usage: bench-engines instances DIR | measure DIR REPEATS NAME=COMMAND ... | table FILE | plot FILE\n";
  return 2;
}
