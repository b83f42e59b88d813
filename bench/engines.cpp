// Engines against each other, and against any solver that reads the DLX format.
//   bench-engines instances DIR [SEED [NAME...]]   writes the problems to DIR, of all families
//                                          or of these; draws a seed if none is given
//   bench-engines sizes DIR                writes five sizes of each family to DIR
//   bench-engines measure DIR REPEATS NAME=COMMAND ...   prints JSON
//   bench-engines table FILE [BASE [NAME...]]   prints a table of times; BASE is masks
//   bench-engines memory FILE [NAME...]    prints a table of megabytes
//   bench-engines best FILE [OURS]         prints the best peers; OURS is auto
//   bench-engines floor COVERS LENGTH      hands over so many covers of so many options, and does nothing else
//   bench-engines rates SECONDS            dead ends a second, of endless searches; JSON
//   bench-engines rates-table FILE         as a table
//   bench-engines families FILE            prints a line for each family, both seeds
//   bench-engines ladder FILE            what each technique is worth, of searches named each, each/memory, count, count/memory, ...
//   bench-engines growth FILE [NAME...]    prints by what time and nodes grow from size to size (dlx says its nodes with --stats)
//   bench-engines plot FILE seconds|nodes|families  prints that in DOT, for neato -n2
// A command reads a problem from standard input and prints the number of its
// covers somewhere.  All commands take turns in each round; what is compared
// is the processor time of the whole process, user and system, reading
// included.  Short runs are repeated, and the average is taken.  No shell starts
// a command, which is words with blanks between them: a shell would take as long
// as a small problem does, and make all that are measured more alike than they are.
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
//
// The floor of a problem is the time of a process that has the covers already: it hands over as
// many, of the same length, to the receiver of dlx count --each.
#include "families.hpp"
#include "growth.hpp"
#include "instances.hpp"
#include "dlx/fast/hybrid.hpp"
#include "dlx/more/links.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/more/search.hpp"
#include <algorithm>
#include <cctype>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <ranges>
#include <set>
#include <spawn.h>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
using namespace dlx;
using bench::median;
using json = nlohmann::ordered_json;

// What is measured: each family of families.hpp twice, with the seed that was looked at while
// the program was tuned, and with another one.
static json instances(std::string const& dir, unsigned other, std::set<std::string> const& names) {
  json index = json::array();
  for (auto const& family : bench::families())
    for (bool const is_fresh : {false, true}) {
      if (!names.empty() && !names.contains(family.name)) continue;
      bench::Dice dice(is_fresh ? other : 1);
      index.push_back(bench::written(dir, family.name + std::string(is_fresh ? "-new" : ""), family.draw(dice, 0), family.needs, true));
      index.back()["fresh"] = is_fresh;
    }
  return index;
}
// How they grow: all sizes of each family.
static json sizes(std::string const& dir) {
  json index = json::array();
  for (auto const& family : bench::families())
    for (int step = bench::smallest_step; family.grows && step <= bench::largest_step; ++step) {
      bench::Dice dice(1);
      index.push_back(bench::written(dir, fmt::format("{}.{}", family.name, step - bench::smallest_step), family.draw(dice, step), family.needs));
      index.back()["family"] = family.name;
      std::cerr << index.back()["name"].get<std::string>() << " written\n";
    }
  return index;
}

struct Run {
  double seconds = 0, megabytes = 0;
  std::set<std::uint64_t> numbers;  // all that were printed
  std::uint64_t nodes = 0;          // the number before this word
};
// A process that reads the file, and writes to the end of a pipe, whatever it says.
static pid_t start(std::string const& command, std::string const& file, int end) {
  std::istringstream text(command);
  std::vector<std::string> words{std::istream_iterator<std::string>(text), {}};
  std::vector<char*> arguments;
  for (auto& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t streams;
  posix_spawn_file_actions_init(&streams);
  posix_spawn_file_actions_addopen(&streams, 0, file.c_str(), O_RDONLY, 0);
  for (int stream : {1, 2}) posix_spawn_file_actions_adddup2(&streams, end, stream);
  pid_t child = 0;
  int const why_not = posix_spawnp(&child, arguments[0], &streams, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&streams);
  if (why_not != 0) throw std::runtime_error(fmt::format("cannot start {}: {}", command, std::strerror(why_not)));
  return child;
}
// The time and the memory of this process alone, as the system reports
// them when it is gone.
static Run time_one(std::string const& command, std::string const& file) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  pid_t const child = start(command, file, ends[1]);
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
    bool const is_word = at == text.begin() || std::isalpha(static_cast<unsigned char>(at[-1])) == 0;  // the item i1 says nothing
    if (end - at < 19 && is_word) run.numbers.insert(std::stoull(std::string(at, end)));
    if (end - at < 19 && std::string_view(end, text.end()).starts_with(" nodes")) run.nodes = std::stoull(std::string(at, end));
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
    sum.nodes = one.nodes;
    ++runs;
  }
  sum.seconds /= runs;
  return sum;
}
// All that must be done for a cover that nobody needs to look for.
[[gnu::noinline]] static void hand_over(std::uint64_t covers, std::size_t length, Receive const& receive) {
  std::vector<int> path(length + 1);
  for (std::uint64_t k = 0; k < covers; ++k) {
    path[0] = static_cast<int>(k);
    receive({path.data(), length});
  }
}
static int floor_of(std::uint64_t covers, std::size_t length) {
  std::uint64_t received = 0;
  hand_over(covers, length, [&](std::span<int const>) { ++received; });
  std::cout << received << '\n';
  return 0;
}
static std::string self() { return std::filesystem::read_symlink("/proc/self/exe").string(); }
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
    for (auto const* key : {"fresh", "family"})
      if (instance.contains(key)) result[key] = instance[key];
    for (int round = 0; round < repeats; ++round) {
      if (instance.contains("length") && covers < 1'000'000'000)
        result["seconds"]["floor"].push_back(time_some(fmt::format("{} floor {} {}", self(), covers, instance["length"].get<int>()), dir + "/" + name + ".dlx").seconds);
      for (auto const& solver : solvers) {
        if (!can(solver, instance)) continue;
        auto const run = time_some(solver.command, dir + "/" + name + ".dlx");
        if (!run.numbers.contains(covers)) {  // it is easy to be fast and wrong
          std::cerr << solver.name << " does not find " << covers << " covers of " << name << '\n';
          ++wrong;
          continue;
        }
        result["seconds"][solver.name].push_back(run.seconds);
        if (run.nodes > 0) result["nodes"][solver.name] = run.nodes;
        auto& most = result["megabytes"][solver.name];
        most = std::max(most.is_null() ? 0.0 : most.get<double>(), std::round(run.megabytes * 10) / 10);
      }
    }
    result["covers"] = covers;
    std::cerr << name << " measured\n";
    std::cout << (written++ == 0 ? "[\n" : ",\n") << result.dump() << std::flush;
  }
  std::cout << "\n]\n";
  return wrong > 0;
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
      if (name != base && name != "floor" && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
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
// By what the time grows without a technique: the mean, and the two families that lose most.
static std::string rung(json const& all, std::string const& base, std::string const& without, std::size_t width) {
  Mean mean;
  std::map<std::string, double> worst;
  for (auto const& i : all) {
    auto const a = seconds(i, without), b = seconds(i, base);
    if (!comparable(a, b)) continue;
    double const r = median(a) / median(b);
    mean.add(r);
    auto name = i["name"].get<std::string>();
    if (name.ends_with("-new")) name.resize(name.size() - 4);
    worst[name] = std::max(worst[name], r);
  }
  std::vector<std::pair<double, std::string>> list;
  for (auto const& [name, r] : worst) list.emplace_back(-r, name);
  std::sort(list.begin(), list.end());
  std::string text = padded(mean.count == 0 ? "" : fmt::format("{:.2f}", std::exp(mean.logs / mean.count)), width);
  for (std::size_t k = 0; k < std::min<std::size_t>(2, list.size()) && -list[k].first >= 1.1; ++k)
    text += fmt::format("{}{} {}", k == 0 ? "" : ", ", list[k].second, brief(-list[k].first));
  return text;
}
static int ladder(json const& all) {
  std::string text = padded("without", 12) + padded("each", 6) + padded("most", 34) + padded("count", 7) + "most";
  for (std::string const technique : {"memory", "images", "components", "counters"})
    text += "\n" + padded(technique, 12) + padded(rung(all, "each", "each/" + technique, 6), 40) + rung(all, "count", "count/" + technique, 7);
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
// The fastest of those that are not ours, which was measured as often as somebody who is.
static std::string best_peer(json const& i, std::vector<double> const& own) {
  static std::set<std::string> const ours = {"links", "masks", "hybrid", "auto", "each", "floor"};
  std::string best;
  for (auto const& [name, s] : i["seconds"].items())
    if (!ours.contains(name) && comparable(seconds(i, name), own) && (best.empty() || median(s) < median(i["seconds"][best]))) best = name;
  return best;
}
// The best of those that are not ours, and how many times slower it is; and how many times slower
// than the floor ours is, where this was measured.
static int best(json const& all, std::string const& ours) {
  Mean mean, fresh;  // of the seeds that were looked at, and of the others
  std::pair<double, std::string> worst;  // times the floor
  bool const has_floor = std::ranges::any_of(all, [](json const& i) { return !seconds(i, "floor").empty(); });
  std::string text = padded("", 13) + padded("best peer", 14) + padded("seconds", 10) + padded(ours, 10) + (has_floor ? padded("ratio", 14) + "to floor" : "ratio");
  for (auto const& i : all) {
    auto const own = seconds(i, ours);
    auto const best = best_peer(i, own);
    if (best.empty()) continue;
    auto const r = ratio(seconds(i, best), own);
    (i.value("fresh", false) ? fresh : mean).add(r.middle);
    text += "\n" + padded(i["name"], 13) + padded(best, 14) + padded(fmt::format("{:.4f}", median(seconds(i, best))), 10) +
            padded(fmt::format("{:.4f}", median(own)), 10) + spelled(r);
    if (auto const floor = seconds(i, "floor"); !floor.empty()) {
      double const times = median(own) / median(floor);
      text += padded("", 13 - std::min<std::size_t>(13, spelled(r).size())) + brief(times);
      worst = std::max(worst, {times, i["name"]});
    }
  }
  text += "\n" + padded("mean", 47) + mean.text();
  if (fresh.count != 0) text += "\n" + padded("mean, other seeds", 47) + fresh.text();
  if (has_floor) text += "\n" + padded("furthest from the floor: " + worst.second, 61) + brief(worst.first);
  return print(text);
}
// One line for each family: what the best peer takes, in times of what we take to visit each cover, and
// to count them, with both seeds; what we take in times of the best of our engines, and each cover visited, in times
// of the floor, the worse of both seeds. The means say how much they differ in the worst and best round.
// One line for each family, sorted: dots for each cover visited, squares for a count; the other seed is hollow.
struct Quotients {
  std::string name, peer;
  std::map<std::string, double> of;  // each, each other, auto, auto other
};
static std::string families_plot(std::vector<Quotients> all) {
  std::ranges::sort(all, {}, [](Quotients const& q) { return q.of.at("each"); });
  constexpr double row = 11, decade = 96;
  bench::Plot plot("node [label=\"\", fontname=\"DejaVu Sans\"]; edge [color=\"#b4b4b4\"];\n");
  auto const at = [](double quotient) { return decade*std::log10(quotient); };
  double const top = row*static_cast<double>(all.size());
  for (double tick : {.5, 1., 2., 5., 10., 20., 50., 100., 200., 500.}) {
    plot.line(at(tick), -row/2, at(tick), top, tick == 1 ? "color=black" : "");
    plot.text(at(tick), -1.3*row, fmt::format("{:g}", tick), 8);
  }
  double y = 0;
  for (auto const& q : all) {
    double const low = std::ranges::min(q.of | std::views::values), high = std::ranges::max(q.of | std::views::values);
    plot.line(at(low), y, at(high), y, "color=\"#636363\"");
    for (auto const& [column, quotient] : q.of) {
      bool const hollow = column.ends_with("other"), counts = column.starts_with("auto");
      plot.point(at(quotient), y, fmt::format("shape={}, width=.06, height=.06, fixedsize=true, style=filled, color=\"{}\", fillcolor=\"{}\"", counts ? "square" : "circle",
        counts ? "#b43600" : "#0b5a9d", hollow ? "white" : counts ? "#b43600" : "#0b5a9d"));
    }
    plot.text(at(.5) - 46, y, q.name, 8);
    plot.text(at(500) + 44, y, q.peer, 8);
    y += row;
  }
  return plot.done();
}
static int families(json const& all, bool draws = false) {
  constexpr double longest_start = .02;
  struct Spread {
    Mean middle, low, high;
    void add(Ratio const& r) { middle.add(r.middle), low.add(r.low), high.add(r.high); }
    std::string text() const { return fmt::format("{} ({}-{})", middle.text(), low.text(), high.text()); }
  };
  std::map<std::string, Spread> means, longer;
  std::map<std::string, double> costs, floors;
  Mean cost;
  std::map<std::string, std::map<std::string, std::string>> cells;
  std::map<std::string, Quotients> quotients;
  std::vector<std::string> names;
  for (auto const& i : all) {
    auto const peer = best_peer(i, seconds(i, "each"));
    if (peer.empty()) continue;
    double least = 1e99;  // of our engines
    for (auto const* engine : {"links", "masks", "hybrid"})
      if (auto const s = seconds(i, engine); !s.empty()) least = std::min(least, median(s));
    bool const is_other = i.at("fresh");
    auto name = i.at("name").get<std::string>();
    if (is_other) name = name.substr(0, name.rfind('-'));
    else names.push_back(name);
    if (double const c = median(seconds(i, "auto")) / least; least >= longest_start && least < 1e98) cost.add(c), costs[name] = std::max(costs[name], c);
    if (auto const floor = seconds(i, "floor"); !floor.empty())
      floors[name] = std::max(floors[name], median(seconds(i, "each")) / median(floor));
    double const time = median(seconds(i, peer));
    if (!is_other) cells[name]["peer"] = peer, cells[name]["ms"] = fmt::format("{:.1f}", 1000 * time);
    for (auto const* how : {"each", "auto"}) {
      auto const r = ratio(seconds(i, peer), seconds(i, how));
      auto const column = how + std::string(is_other ? " other" : "");
      means[column].add(r), cells[name][column] = brief(r.middle), quotients[name].of[column] = r.middle;
      if (time >= longest_start) longer[column].add(r);
    }
  }
  if (draws) {
    std::vector<Quotients> list;
    for (auto const& name : names) {
      auto& q = quotients[name];
      q.name = name, q.peer = cells[name]["peer"] + ", " + cells[name]["ms"] + " ms";
      if (q.of.contains("each")) list.push_back(q);
    }
    return print(families_plot(list));
  }
  auto const columns = {"each", "each other", "auto", "auto other"};
  std::string text = fmt::format("{:<16}{:<8}{:>8}{:>7}{:>7}{:>8}{:>7}{:>8}{:>7}", "family", "peer", "ms", "each", "other", "count", "other", "choice", "floor");
  for (auto const& name : names) {
    auto& c = cells[name];
    text += fmt::format("\n{:<16}{:<8}{:>8}{:>7}{:>7}{:>8}{:>7}", name, c["peer"], c["ms"], c["each"], c["each other"], c["auto"], c["auto other"]);
    text += fmt::format("{:>8}{:>7}", costs.contains(name) ? fmt::format("{:.2f}", costs[name]) : "", floors.contains(name) ? brief(floors[name]) : "");
  }
  text += fmt::format("\n{:<16}{:<17}{:<17}{:<17}{}", "means", "each", "each, other", "count", "count, other");
  for (auto& [title, list] : {std::pair("all", &means), {"20 ms and more", &longer}}) {
    text += fmt::format("\n{:<16}", title);
    for (auto const* column : columns) text += fmt::format("{:<17}", (*list)[column].text());
  }
  if (cost.count > 0) text += fmt::format("\n{:<16}{:<17}{:<17}{:.2f}", "choice", "-", "-", std::exp(cost.logs / cost.count));
  return print(text);
}
// Searches that do not end: how many dead ends each engine meets in a second.
// Masks are not asked for tables of more than a hundred megabytes.
static Problem y_pentominoes(int side) {
  std::string board = "board\n";
  for (int r = 0; r < side; ++r) board += std::string(static_cast<std::size_t>(side), '#') + '\n';
  return bench::drawn(board + "piece Y any\n####\n.#..\n");
}
static Problem random_of(unsigned seed, int items, int size, int others, int secondary, int colours) {
  bench::Dice dice(seed);
  return bench::parsed(bench::planted(dice, items, size, others, secondary, colours));
}
static Problem empty_sudoku(int n) {
  bench::Dice dice(1);
  return bench::sudoku_with(dice, n, 0);
}
static std::vector<std::pair<std::string, Problem>> endless() {
  std::vector<std::pair<std::string, Problem>> list;
  for (int side : {20, 40, 60, 100}) list.emplace_back(fmt::format("Y-pentominoes, {}", side), y_pentominoes(side));
  list.emplace_back("random, 900", random_of(11, 900, 4, 3600, 0, 1));
  list.emplace_back("random, 1500", random_of(12, 1500, 5, 12000, 0, 1));
  list.emplace_back("random, 20001", random_of(13, 20001, 3, 113333, 0, 1));
  list.emplace_back("coloured, 400", random_of(34, 400, 4, 6000, 40, 5));
  list.emplace_back("sudoku, 25", empty_sudoku(25));
  return list;
}
static int rates(double seconds) {
  json all = json::array();
  for (auto const& [name, problem] : endless()) {
    Problem const& p = problem;  // which lambdas may use, for clang 14, too
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
static std::string in_two_digits(double x) { return x < 100 ? fmt::format("{:.2g}", x) : fmt::format("{:.0f}", x); }
static int rates_table(json const& all) {
  std::string text = padded("thousands", 20);
  for (auto const& name : {"links", "masks", "dance", "hybrid"}) text += padded(name, 8);
  for (auto const& i : all) {
    text += "\n" + padded(i["name"], 20);
    for (auto const& name : {"links", "masks", "dance", "hybrid"})
      text += padded(i["thousands"].contains(name) ? in_two_digits(i["thousands"][name].get<double>()) : "-", 8);
  }
  return print(text);
}
static json read(std::string const& file) { return json::parse(std::ifstream(file)); }

int main(int argc, char** argv) try {
  std::vector<std::string> const a(argv + 1, argv + argc);
  if (a.size() >= 2 && a[0] == "instances") {
    unsigned const seed = a.size() >= 3 ? static_cast<unsigned>(std::stoul(a[2])) : 2 + std::random_device()() % 1'000'000;
    std::cerr << "seeds 1 and " << seed << '\n';
    std::ofstream(a[1] + "/index.json") << instances(a[1], seed, {a.begin() + std::min<long>(3, std::ssize(a)), a.end()}).dump(1) << '\n';
    return 0;
  }
  if (a.size() == 2 && a[0] == "sizes") {
    std::ofstream(a[1] + "/index.json") << sizes(a[1]).dump(1) << '\n';
    return 0;
  }
  if (a.size() > 3 && a[0] == "measure") return measure(a[1], std::stoi(a[2]), {a.begin() + 3, a.end()});
  if (a.size() >= 2 && a[0] == "growth") return print(bench::growth_table(read(a[1]), a.size() > 2 ? std::vector(a.begin() + 2, a.end()) : std::vector<std::string>{"each", "links", "auto"}));
  if (a.size() == 3 && a[0] == "plot" && a[2] == "families") return families(read(a[1]), true);
  if (a.size() == 3 && a[0] == "plot") return fmt::print("{}", bench::growth_plot(read(a[1]), a[2])), 0;
  if (a.size() == 2 && a[0] == "families") return families(read(a[1]));
  if (a.size() == 2 && a[0] == "ladder") return ladder(read(a[1]));
  if (a.size() >= 2 && a[0] == "memory") return memory(read(a[1]), {a.begin() + 2, a.end()});
  if (a.size() == 3 && a[0] == "floor") return floor_of(std::stoull(a[1]), std::stoul(a[2]));
  if (a.size() == 2 && a[0] == "rates") return rates(std::stod(a[1]));
  if (a.size() == 2 && a[0] == "rates-table") return rates_table(read(a[1]));
  if (a.size() > 3 && a[0] == "table") return table(read(a[1]), a[2], {a.begin() + 3, a.end()});
  if (a.size() == 2 || a.size() == 3) {
    std::string const base = a.size() == 3 ? a[2] : a[0] == "best" ? "auto" : "masks";
    if (a[0] == "table") return table(read(a[1]), base, {});
    if (a[0] == "best") return best(read(a[1]), base);
  }
  std::cerr << "usage: bench-engines instances DIR [SEED [NAME...]] | measure DIR REPEATS NAME=COMMAND ... | table FILE [BASE [NAME...]] | memory FILE [NAME...] | best FILE [OURS] | families FILE | ladder FILE | floor COVERS LENGTH | sizes DIR | growth FILE [NAME...] | plot FILE seconds|nodes|families | rates SECONDS | rates-table FILE\n";
  return 2;
} catch (std::exception const& trouble) {
  std::cerr << "bench-engines: " << trouble.what() << '\n';
  return 2;
}
