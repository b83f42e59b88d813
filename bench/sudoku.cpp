// The comparison of naive search with Algorithm DLX, see the chapter about it.
//   bench-sudoku count METHOD FILE...        search only, for `perf stat`
//   bench-sudoku measure REPEATS FILE...     JSON to standard output
//   bench-sudoku table RESULTS.json          what the book prints
//   bench-sudoku plot RESULTS.json WHAT      DOT for neato -n2; WHAT: nodes, microseconds
// A FILE has one sudoku a line; METHOD is naive, first, or smallest.
#include "plot.hpp"
#include "dlx/puzzle/comparison.hpp"
#include "dlx/more/search.hpp"
#include <algorithm>
#include <cmath>
#include <ctime>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

using namespace dlx;
using json = nlohmann::ordered_json;

namespace {

std::vector<std::string> const methods = {"naive", "first", "smallest"};

struct Puzzle {
  Givens grid;
  Boxes boxes;
  Problem problem;
};
std::vector<Puzzle> read(std::string const& file) {
  std::vector<Puzzle> puzzles;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    auto const grid = read_givens(Source{file, line});
    auto const boxes = usual_boxes(grid.size);
    puzzles.push_back({grid, boxes, with_givens(sudoku(boxes, grid.symbols), grid)});
  }
  if (puzzles.empty()) throw std::runtime_error("no puzzles in " + file);
  return puzzles;
}

// Processor time of this thread: other programs do not count.
double now() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) * 1e6 + static_cast<double>(t.tv_nsec) / 1e3;
}

// For DLX, the four-way list is built as well: naive search needs none.
std::uint64_t solve(Puzzle const& p, std::string const& method) {
  if (method == "naive") return naive_sudoku(p.boxes, p.grid).nodes;
  Links links(p.problem);
  return search(links, method == "first" ? Chooser::first : Chooser::smallest).totals.nodes;
}

double median(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  return v.size() % 2 ? v[v.size() / 2] : (v[v.size() / 2 - 1] + v[v.size() / 2]) / 2;
}
std::vector<double> numbers(json const& group, std::string const& what, std::string const& method) {
  return group.at(what).at(method).get<std::vector<double>>();
}
double sum(std::vector<double> const& v) {
  double total = 0;
  for (double x : v) total += x;
  return total;
}

std::string line_of(std::string const& file, std::string const& key) {
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);)
    if (line.starts_with(key)) return line.substr(line.find(':') + 2);
  return "unknown";
}

json measure(int repeats, std::vector<std::string> const& files) {
  char date[16];
  std::time_t const today = std::time(nullptr);
  std::strftime(date, sizeof date, "%Y-%m-%d", std::gmtime(&today));
  json result = {{"command", "make bench-sudoku"},
                 {"date", date},
                 {"machine", line_of("/proc/cpuinfo", "model name")},
                 {"compiler", "g++ " __VERSION__},
                 {"time", fmt::format("microseconds of processor time, median of {}", repeats)},
                 {"groups", json::array()}};
  for (auto const& file : files) {
    json group = {{"name", std::filesystem::path(file).stem()}};
    for (auto const& puzzle : read(file)) {
      std::map<std::string, std::vector<double>> times;
      std::map<std::string, std::uint64_t> nodes;
      for (int r = 0; r < repeats; ++r)
        for (auto const& m : methods) {  // one after the other, so that all see the same weather
          double const start = now();
          nodes[m] = solve(puzzle, m);
          times[m].push_back(now() - start);
        }
      for (auto const& m : methods) {
        group["nodes"][m].push_back(nodes[m]);
        group["microseconds"][m].push_back(std::round(10 * median(times[m])) / 10);
      }
    }
    result["groups"].push_back(group);
  }
  return result;
}

std::string ratio(double r) { return r < 10 ? fmt::format("{:.2f}", r) : fmt::format("{:.0f}", r); }

std::string table(json const& results) {
  std::string text = fmt::format("{:<14}{:<11}{:>9}{:>8}{:>12}{:>10}{:>12}\n", "puzzles", "search", "nodes", "s", "median ms", "worst ms", "naive/this");
  for (auto const& g : results.at("groups")) {
    auto const naive = numbers(g, "microseconds", "naive");
    for (auto const& m : methods) {
      auto const nodes = numbers(g, "nodes", m), us = numbers(g, "microseconds", m);
      text += fmt::format("{:<14}{:<11}{:>9.0f}{:>8.3f}{:>12.3f}{:>10.3f}", m == "naive" ? g.at("name").get<std::string>() : "",
                          m, sum(nodes), sum(us) / 1e6, median(us) / 1e3, *std::max_element(us.begin(), us.end()) / 1e3);
      text += m == "naive" ? "\n" : fmt::format("{:>12}\n", ratio(sum(naive) / sum(us)) + ", " + ratio(median(naive) / median(us)));
    }
  }
  return text;
}

// One row of dots for each group and method, on a logarithmic scale.
std::string plot(json const& results, std::string const& what) {
  bool const nodes = what == "nodes";
  bench::Plot p("outputorder=nodesfirst; pad=0.04;\n"
                "node [shape=point, width=0.035, penwidth=0, color=\"#1b4f8f\", fontname=\"DejaVu Sans\", fontsize=9];\n"
                "edge [color=\"#999999\", penwidth=0.5];\n");
  int const decades = nodes ? 7 : 5, first = 1;
  double const left = 132, decade = 62;
  auto const& groups = results.at("groups");
  std::vector<std::string> rows = methods;
  if (nodes) rows.erase(rows.begin());  // naive has the nodes of first
  double const step = 17, gap = 9;
  double const height = static_cast<double>(groups.size()) * (static_cast<double>(rows.size()) * step + gap);
  for (int d = 0; d <= decades; ++d) {
    int const e = first + d;
    double const px = left + decade * d;
    p.line(px, 0, px, height, "penwidth=0.6, color=\"#bbbbbb\"");
    std::string const label = nodes ? (e < 4 ? fmt::format("{:.0f}", std::pow(10, e)) : e < 6 ? fmt::format("{:.0f} 000", std::pow(10, e - 3)) : fmt::format("{:.0f} million", std::pow(10, e - 6)))
                                    : (e < 3 ? fmt::format("{:.0f} µs", std::pow(10, e)) : e < 6 ? fmt::format("{:.0f} ms", std::pow(10, e - 3)) : fmt::format("{:.0f} s", std::pow(10, e - 6)));
    p.text(px, -9, label, 9);
  }
  double y = height;
  for (auto const& g : groups) {
    y -= gap;
    for (auto const& m : rows) {
      auto const values = numbers(g, what, m);
      y -= step / 2;
      p.text(left - 38, y, nodes && m == "first" ? "naive, first" : m, 10);
      if (m == rows[rows.size() / 2]) p.text(left - 104, nodes ? y + step / 2 : y, g.at("name"), 11);
      for (std::size_t i = 0; i < values.size(); ++i) {
        double const jitter = static_cast<double>(i * 7 % 11) / 10 - 0.5;  // so that dots do not hide each other
        p.point(left + decade * (std::log10(values[i]) - first), y + jitter * step * 0.62);
      }
      double const middle = left + decade * (std::log10(median(values)) - first);
      p.line(middle, y - step * 0.45, middle, y + step * 0.45, "color=\"#b3261e\", penwidth=2.2");
      y -= step / 2;
    }
  }
  return p.done();
}

json load(std::string const& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error("cannot read " + file);
  return json::parse(in);
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> const words(argv + 1, argv + argc);
  auto const rest = [&](std::size_t n) { return std::vector<std::string>(words.begin() + static_cast<std::ptrdiff_t>(n), words.end()); };
  try {
    if (words.size() > 2 && words[0] == "count") {
      std::uint64_t nodes = 0;
      if (std::find(methods.begin(), methods.end(), words[1]) != methods.end() || words[1] == "none")
        for (auto const& file : rest(2))
          for (auto const& puzzle : read(file)) nodes += words[1] == "none" ? 0 : solve(puzzle, words[1]);
      fmt::print("{}\n", nodes);
    } else if (words.size() > 2 && words[0] == "measure") {
      auto const result = measure(std::stoi(words[1]), rest(2));
      auto const text = result.dump();
      for (std::size_t at = 0; at < text.size(); ++at)  // each member on a line of its own
        fmt::print("{}{}", text[at], text.compare(at, 2, ",\"") == 0 ? "\n" : "");
      fmt::print("\n");
    } else if (words.size() == 2 && words[0] == "table") {
      fmt::print("{}", table(load(words[1])));
    } else if (words.size() == 3 && words[0] == "plot") {
      fmt::print("{}", plot(load(words[1]), words[2]));
    } else {
      std::cerr << "usage: bench-sudoku count METHOD FILE... | measure REPEATS FILE... | table RESULTS | plot RESULTS WHAT\n";
      return 2;
    }
  } catch (std::exception const& e) {
    std::cerr << "bench-sudoku: " << e.what() << '\n';
    return 2;
  }
}
