// Problems on paper: a file for each, and what they need, in an index.
#pragma once
#include "dlx/fast/engine.hpp"
#include "dlx/more/problem.hpp"
#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

namespace dlx::bench {

// Short plain names, as all readers of the format like them.
inline std::string plain(Problem const& p) {
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
// How many options has a cover, on the average of the first hundred?
inline std::uint64_t usual_length(Problem const& p) {
  Limits limits;
  limits.solutions = 100;
  std::uint64_t covers = 0, options = 0;
  search_with(Engine::automatic, p, Chooser::smallest, limits, [&](std::span<int const> cover) { ++covers, options += cover.size(); });
  return covers == 0 ? 0 : (options + covers / 2) / covers;
}
// Writes the problem to DIR/NAME.dlx. How many covers there are, the library counts; all other
// programs must agree with it.
inline nlohmann::ordered_json written(std::string const& dir, std::string const& name, Problem const& p, std::vector<std::string> needs, bool with_length = false) {
  auto const file = dir + "/" + name + ".dlx";
  if (!(std::ofstream(file) << plain(p) << std::flush)) throw std::runtime_error("cannot write " + file);
  if (p.has_colours()) needs.push_back("colours");
  if (p.has_bounds()) needs.push_back("bounds");
  nlohmann::ordered_json entry = {{"name", name}, {"options", p.option_count()}, {"items", p.item_count()}, {"covers", count_covers(p).totals.solutions}, {"needs", needs}};
  if (with_length) entry["length"] = usual_length(p);
  return entry;
}

}  // namespace dlx::bench
