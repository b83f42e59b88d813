// Problems that fall apart.
#pragma once
#include "dlx/more/problem.hpp"
#include <algorithm>
#include <random>
#include <string>
#include <vector>

// The same items and options, side by side; in another order, if there are dice.
inline dlx::Problem side_by_side(std::vector<dlx::Problem> const& parts, std::mt19937* dice = nullptr) {
  using namespace dlx;
  struct Place { std::size_t part; int number; };
  std::vector<Place> items, options;
  for (std::size_t k = 0; k < parts.size(); ++k) {
    for (int i = 1; i <= parts[k].item_count(); ++i) items.push_back({k, i});
    for (int o = 1; o <= parts[k].option_count(); ++o) options.push_back({k, o});
  }
  if (dice) std::shuffle(items.begin(), items.end(), *dice), std::shuffle(options.begin(), options.end(), *dice);
  auto item_of = [&](Place p) -> Item const& { return parts[p.part].item(p.number); };
  std::stable_partition(items.begin(), items.end(), [&](Place p) { return item_of(p).kind == Kind::primary; });
  std::vector<std::vector<int>> number(parts.size());
  for (std::size_t k = 0; k < parts.size(); ++k) number[k].resize(static_cast<std::size_t>(parts[k].item_count()) + 1);
  Problem p;
  for (Place at : items) {
    auto const name = std::to_string(at.part) + "." + item_of(at).name;
    number[at.part][static_cast<std::size_t>(at.number)] =
        item_of(at).kind == Kind::primary ? p.add_item(name, item_of(at).bounds) : p.add_item(name, Kind::secondary);
  }
  for (Place at : options) {
    p.add_option();
    for (auto const& e : parts[at.part].option(at.number))  // colours have the same names in all parts
      p.add_entry(number[at.part][static_cast<std::size_t>(e.item)],
                  e.colour == 0 ? 0 : p.add_colour(parts[at.part].colour_name(e.colour)));
  }
  return p;
}
inline dlx::Problem glued(std::mt19937& dice, std::vector<dlx::Problem> const& parts) { return side_by_side(parts, &dice); }
