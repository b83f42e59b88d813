// What the command tells about itself, line by line.
#pragma once
#include "shell.hpp"
#include "pattern.hpp"
#include <sstream>
#include <string>
#include <vector>

inline std::vector<std::string> lines(std::string const& text) {
  std::istringstream in(text);
  std::vector<std::string> result;
  for (std::string line; std::getline(in, line);) result.push_back(line);
  return result;
}
// The names of all commands, as the list of them has it.
inline std::vector<std::string> commands() {
  std::vector<std::string> names;
  for (auto const& line : lines(run("dlx --help").out)) {
    Match m;
    if (fits(line, "  ([a-z-]+( [a-z]+)?) +[a-z].*", &m) && line.substr(0, 6) != "  dlx ") names.push_back(m[1]);
  }
  return names;
}
