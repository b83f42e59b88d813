// One cover of a quasigroup with holes, whichever comes first: dancing links against
// solvers of clauses and of pseudo-Boolean constraints.
//   bench-holes instances DIR COUNT SEED        writes DIR/k.dlx, k.cnf, k.opb, for k from 0
//   bench-holes measure DIR SECONDS NAME=COMMAND ...    prints JSON
//   bench-holes table FILE                      how many were solved in which time
//   bench-holes plot FILE curve                 DOT for neato -n2: solved against time
// The orders go from 25 to 33, and 42 percent of the squares are holes. In a command,
// % is the file without its ending. What is measured is the processor time of the whole
// process, reading included. A problem is solved if the command ends in time, with status
// 0, or 10 or 30, as SAT solvers say that there is an answer.
#include "../tests/holes.hpp"
#include "plot.hpp"
#include "dlx/text/dlx.hpp"
#include "dlx/text/proof.hpp"
#include "dlx/text/translate.hpp"
#include <cmath>
#include <ctime>
#include <fcntl.h>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace dlx;
using json = nlohmann::ordered_json;

namespace {

void write(std::string const& file, std::string const& text) {
  if (not(std::ofstream(file) << text)) throw std::runtime_error("cannot write " + file);
}
// Without what only a proof checker understands.
std::string conditions_of(Problem const& p) {
  std::istringstream all(write_opb(p).text);
  std::string text;
  for (std::string line; std::getline(all, line);)
    if (not line.starts_with("preserved:")) text += line + '\n';
  return text;
}
void write_instances(std::string const& folder, int count, unsigned seed) {
  json index = json::array();
  for (int k = 0; k < count; ++k) {
    int const order = 25 + k % 9, holes = order * order * 42 / 100;
    auto const p = quasigroup_with_holes(seed + static_cast<unsigned>(k), order, holes);
    auto const file = fmt::format("{}/{}", folder, k);
    write(file + ".dlx", write_dlx(p));
    write(file + ".cnf", write_dimacs(p));
    write(file + ".opb", conditions_of(p));
    index.push_back({{"order", order}, {"holes", holes}, {"options", p.option_count()}});
  }
  write(folder + "/index.json", json{{"seed", seed}, {"problems", index}}.dump());
}

// The seconds that the command took, or nothing if it was not through in time.
json time_one(std::string const& command, int limit) {
  pid_t const child = fork();
  if (child == 0) {
    rlim_t const most = static_cast<rlim_t>(limit);
    rlimit const seconds = {most, most + 1};
    setrlimit(RLIMIT_CPU, &seconds);
    int const nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, 1);
    dup2(nowhere, 2);
    execl("/bin/sh", "sh", "-c", ("exec " + command).c_str(), nullptr);
    _exit(127);
  }
  int status = 0;
  rusage u{};
  wait4(child, &status, 0, &u);
  int const said = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  if (said == 127) throw std::runtime_error("there is no command: " + command);
  auto const seconds = [](timeval const& t) { return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) * 1e-6; };
  double const used = seconds(u.ru_utime) + seconds(u.ru_stime);
  bool const is_solved = (said == 0 or said == 10 or said == 30) and used < limit;
  return is_solved ? json(std::round(used * 10000) / 10000) : json(nullptr);
}

std::string line_of(std::string const& file, std::string const& key) {
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);)
    if (line.starts_with(key)) return line.substr(line.find(':') + 2);
  return "unknown";
}
json load(std::string const& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error("cannot read " + file);
  return json::parse(in);
}

json measure(std::string const& folder, int limit, std::vector<std::string> const& solvers) {
  char date[16];
  std::time_t const today = std::time(nullptr);
  std::strftime(date, sizeof date, "%Y-%m-%d", std::gmtime(&today));
  auto const index = load(folder + "/index.json");
  json all = {{"command", "make bench-holes"}, {"date", date}, {"machine", line_of("/proc/cpuinfo", "model name")},
              {"seed", index.at("seed")}, {"limit", limit}, {"seconds", json::object()}};
  for (std::size_t k = 0; k < index.at("problems").size(); ++k)
    for (auto const& solver : solvers) {
      auto const equals = solver.find('=');
      if (equals == solver.npos) throw std::runtime_error("not NAME=COMMAND: " + solver);
      auto command = solver.substr(equals + 1);
      for (auto at = command.find('%'); at != command.npos; at = command.find('%')) command.replace(at, 1, fmt::format("{}/{}", folder, k));
      all["seconds"][solver.substr(0, equals)].push_back(time_one(command, limit));
    }
  return all;
}

struct Times {
  std::string name;
  std::vector<double> seconds;  // the limit, if it was not solved
  std::vector<double> solved;   // sorted
};
std::vector<Times> times_in(json const& results) {
  std::vector<Times> all;
  double const limit = results.at("limit");
  for (auto const& [name, list] : results.at("seconds").items()) {
    Times t{name, {}, {}};
    for (auto const& s : list) {
      t.seconds.push_back(s.is_null() ? limit : s.get<double>());
      if (not s.is_null()) t.solved.push_back(s);
    }
    std::sort(t.solved.begin(), t.solved.end());
    all.push_back(t);
  }
  return all;
}

// The last column: more than half a second where somebody needs at most a tenth.
std::string table(json const& results) {
  auto const all = times_in(results);
  auto const count = all.at(0).seconds.size();
  auto text = fmt::format("{:<18}{:>9}{:>8}{:>8}{:>8}{:>11}{:>10}{:>8}\n", fmt::format("{} problems", count), "in .01 s", ".1 s", ".5 s", fmt::format("{} s", results.at("limit").get<int>()), "median ms", "worst ms", "behind");
  for (auto const& t : all) {
    auto const within = [&](double s) { return std::upper_bound(t.solved.begin(), t.solved.end(), s) - t.solved.begin(); };
    auto const ms = [&](std::size_t k) { return k < t.solved.size() ? fmt::format("{:.1f}", 1000 * t.solved[k]) : std::string("-"); };
    int behind = 0;
    for (std::size_t k = 0; k < count; ++k) {
      double best = t.seconds[k];
      for (auto const& other : all) best = std::min(best, other.seconds[k]);
      behind += best <= .1 and t.seconds[k] > .5;
    }
    text += fmt::format("{:<18}{:>9}{:>8}{:>8}{:>8}{:>11}{:>10}{:>8}\n", t.name, within(.01), within(.1), within(.5), t.solved.size(), ms(count / 2), ms(count - 1), behind);
  }
  return text;
}

// One curve a solver, from a millisecond to the limit, on a logarithmic scale.
std::string plot(json const& results) {
  bench::Plot p("outputorder=edgesfirst; pad=0.08;\nnode [shape=point, width=0, fontname=\"DejaVu Sans\"];\n"
                "edge [color=\"#bbbbbb\", penwidth=0.6];\n");
  double const decade = 110, height = 190, limit = results.at("limit");
  auto const all = times_in(results);
  auto const count = static_cast<double>(all.at(0).seconds.size());
  auto const x = [&](double s) { return decade * (std::log10(std::max(s, .001)) + 3); };
  for (double s : {.001, .01, .1, 1.}) {
    p.line(x(s), 0, x(s), height);
    p.text(x(s), -10, s < 1 ? fmt::format("{:.0f} ms", 1000 * s) : "1 s");
  }
  for (int q = 0; q <= 4; ++q) {
    p.line(0, height * q / 4, x(limit), height * q / 4);
    p.text(-16, height * q / 4, fmt::format("{:.0f}", count * q / 4));
  }
  std::string const looks[] = {"\"#1b4f8f\", penwidth=2.4", "\"#1b4f8f\", penwidth=1.6, style=dashed", "\"#b3261e\", penwidth=1.4",
                               "\"#b3261e\", penwidth=1.6, style=dashed", "\"#2e7d32\", penwidth=1.4", "\"#2e7d32\", penwidth=1.6, style=dashed", "\"#555555\", penwidth=1.2, style=dotted"};
  for (std::size_t k = 0; k < all.size(); ++k) {
    auto const& look = looks[k % 7];
    auto const y = [&](double px) {  // so many were solved in that time
      double const s = std::pow(10, px / decade - 3);
      return height * static_cast<double>(std::upper_bound(all[k].solved.begin(), all[k].solved.end(), s) - all[k].solved.begin()) / count;
    };
    double const step = 9;  // long enough for a dash
    for (double px = 0; px + step <= x(limit); px += step)
      if (y(px + step) > 0) p.line(px, y(px), px + step, y(px + step), "color=" + look);
    double const row = height - 14 - 15 * static_cast<double>(k);
    p.line(x(limit) + 14, row, x(limit) + 40, row, "color=" + look);
    p.text(x(limit) + 80, row, all[k].name);
  }
  return p.done();
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> const words(argv + 1, argv + argc);
  try {
    if (words.size() == 4 and words[0] == "instances") {
      write_instances(words[1], std::stoi(words[2]), static_cast<unsigned>(std::stoul(words[3])));
    } else if (words.size() > 3 and words[0] == "measure") {
      auto const text = measure(words[1], std::stoi(words[2]), std::vector<std::string>(words.begin() + 3, words.end())).dump();
      for (std::size_t at = 0; at < text.size(); ++at)  // each member on a line of its own
        fmt::print("{}{}", text[at], text.compare(at, 2, ",\"") == 0 ? "\n" : "");
      fmt::print("\n");
    } else if (words.size() == 2 and words[0] == "table") {
      fmt::print("{}", table(load(words[1])));
    } else if (words.size() == 3 and words[0] == "plot" and words[2] == "curve") {
      fmt::print("{}", plot(load(words[1])));
    } else {
      std::cerr << "usage: bench-holes instances DIR COUNT SEED | measure DIR SECONDS NAME=COMMAND... | table FILE | plot FILE curve\n";
      return 2;
    }
  } catch (std::exception const& e) {
    std::cerr << "bench-holes: " << e.what() << '\n';
    return 2;
  }
}
