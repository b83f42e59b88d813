// How families grow: by what factor from size to size, and small pictures side by side.
#pragma once
#include "plot.hpp"
#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace dlx::bench {

using Json = nlohmann::ordered_json;
using Curve = std::vector<std::pair<double, double>>;  // size, and what was measured there

inline double median(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  return (v[v.size() / 2] + v[(v.size() - 1) / 2]) / 2;
}
struct Growth {
  std::string family;
  std::map<std::string, Curve> seconds, nodes;  // by solver
};
inline std::vector<Growth> growths_in(Json const& all) {
  std::vector<Growth> list;
  double size = 0;
  for (auto const& i : all) {
    if (list.empty() || list.back().family != i.at("family")) list.push_back({i.at("family"), {}, {}}), size = 0;
    for (auto const& [name, s] : i.at("seconds").items()) list.back().seconds[name].emplace_back(size, median(s));
    if (i.contains("nodes"))
      for (auto const& [name, n] : i["nodes"].items()) list.back().nodes[name].emplace_back(size, n.get<double>());
    ++size;
  }
  return list;
}
// The factor from size to size, by least squares of the logarithms; of three values at least,
// and only of those that are large enough to say something.
inline std::optional<double> factor(Curve const& curve, double least) {
  double n = 0, x = 0, y = 0, xx = 0, xy = 0;
  for (auto const& [size, value] : curve)
    if (value >= least) n += 1, x += size, y += std::log(value), xx += size * size, xy += size * std::log(value);
  if (n < 3) return std::nullopt;
  return std::exp((n * xy - x * y) / (n * xx - x * x));
}
constexpr double least_seconds = .01, least_nodes = 100;  // a process takes a millisecond to start

inline std::string growth_table(Json const& all, std::vector<std::string> const& names) {
  auto const cell = [](std::map<std::string, Curve> const& curves, std::string const& name, double least) {
    auto const at = curves.find(name);
    auto const f = at == curves.end() ? std::nullopt : factor(at->second, least);
    return f ? fmt::format("{:6.2f}", *f) : std::string(6, ' ');
  };
  std::string text = fmt::format("{:<16}", ""), below = fmt::format("{:<16}", "");
  for (auto const& name : names) text += fmt::format("{:<15}", name), below += "  time  nodes  ";
  text += '\n' + below;
  for (auto const& g : growths_in(all)) {
    text += fmt::format("\n{:<16}", g.family);
    for (auto const& name : names) text += cell(g.seconds, name, least_seconds) + ' ' + cell(g.nodes, name, least_nodes) + "  ";
  }
  return text;
}

// Five families in a row; to the right the sizes, upwards the values, on a logarithmic scale that
// is the same for all.
inline std::string growth_plot(Json const& all, std::string const& what) {
  Plot p("outputorder=edgesfirst; pad=0.04;\nnode [shape=point, width=0.035, penwidth=0, fontname=\"DejaVu Sans\"];\n"
         "edge [color=\"#cccccc\", penwidth=0.5];\n");
  bool const is_time = what == "seconds";
  double const lowest = is_time ? -3 : 0, highest = is_time ? 1 : 8, width = 70, height = 56, across = 100, down = 82;
  std::vector<std::pair<std::string, std::string>> const looks = {
      {"each", "#1b4f8f"}, {"links", "#6fa8dc"}, {"dance", "#b3261e"}, {"dlx2", "#e69138"}, {"ssxcc", "#2e7d32"}};
  std::set<std::string> drawn;
  int k = 0;
  for (auto const& g : growths_in(all)) {
    double const left = across * (k % 5), bottom = -down * (k / 5);
    ++k;
    auto const x = [&](double size) { return left + width * size / 4; };
    auto const y = [&](double value) { return bottom + height * std::clamp((std::log10(value) - lowest) / (highest - lowest), 0.0, 1.0); };
    for (double e = lowest; e <= highest; e += is_time ? 1 : 2) {
      p.line(left, y(std::pow(10, e)), left + width, y(std::pow(10, e)));
      if (k % 5 == 1) p.text(left - 15, y(std::pow(10, e)), is_time ? (e < 0 ? fmt::format("{:.0f} ms", std::pow(10, e + 3)) : fmt::format("{:.0f} s", std::pow(10, e))) : fmt::format("1e{:.0f}", e), 7);
    }
    p.text(left + width / 2, bottom + height + 9, g.family, 9);
    for (auto const& [name, colour] : looks) {
      auto const& curves = is_time ? g.seconds : g.nodes;
      if (auto const at = curves.find(name); at != curves.end())
        for (std::size_t j = 0; j < at->second.size(); ++j) {
          auto const [size, value] = at->second[j];
          drawn.insert(name);
          p.point(x(size), y(value), fmt::format("color=\"{}\"", colour));
          if (j > 0) p.line(x(at->second[j - 1].first), y(at->second[j - 1].second), x(size), y(value), fmt::format("color=\"{}\", penwidth={}", colour, name == "each" ? 1.6 : .8));
        }
    }
  }
  double at = 0;
  for (auto const& [name, colour] : looks) {
    if (!drawn.contains(name)) continue;
    double const row = -down * ((k + 4) / 5) + 52;
    p.line(at, row, at + 20, row, fmt::format("color=\"{}\", penwidth={}", colour, name == "each" ? 1.6 : .8));
    p.text(at + 40, row, name, 9), at += 90;
  }
  return p.done();
}

}  // namespace dlx::bench
