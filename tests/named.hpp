// Problems whose options have names, for tests of what shows or reads them.
#pragma once
#include "dlx/more/problem.hpp"
#include <string>
#include <vector>

inline dlx::Problem with_names(std::vector<std::string> const& names) {
  dlx::Problem p;
  int const i = p.add_item("i");
  for (auto const& name : names) p.add_option({i}, name);
  return p;
}
