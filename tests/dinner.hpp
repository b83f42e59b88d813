// The seven guests of the book, and their six tables.
#pragma once
#include "dlx/more/problem.hpp"
#include <string>
#include <vector>

inline dlx::Problem dinner() {
  dlx::Problem p;
  for (char c = 'A'; c <= 'G'; ++c) p.add_item(std::string(1, c));
  for (auto const& items : {std::vector<int>{3, 5, 6}, {1, 4, 7}, {2, 3, 6}, {1, 4}, {2, 7}, {4, 5, 7}}) {
    p.add_option();
    for (int i : items) p.add_entry(i);
  }
  return p;
}
