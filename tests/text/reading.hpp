// What the tests of readers and writers share.
#pragma once
#include "dlx/text/format.hpp"
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

namespace reading {
using namespace dlx;

inline std::filesystem::path const data = "tests/data"; // tests run in the root

inline std::string contents(std::filesystem::path const& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in) << path;
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

inline Problem load(std::string const& name) {
  std::vector<std::string> notes;
  auto problem = read_problem({name, contents(data / name)}, Syntax::automatic, &notes);
  EXPECT_EQ(notes, std::vector<std::string>()) << name;
  return problem;
}

inline Problem read(std::string text, Syntax syntax = Syntax::automatic) {
  return read_problem({"f", std::move(text)}, syntax);
}

// The items of each option, by number, for comparisons.
using Rows = std::vector<std::vector<int>>;
inline Rows rows(Problem const& p) {
  Rows result;
  for (int o = 1; o <= p.option_count(); ++o) {
    result.emplace_back();
    for (Entry const& e : p.option(o)) result.back().push_back(e.item);
  }
  return result;
}

inline std::string names(Problem const& p) {
  std::string result;
  for (int i = 1; i <= p.item_count(); ++i) {
    if (i == p.primary_count() + 1) result += "| ";
    result += p.item(i).name + ' ';
  }
  return result;
}

inline void expect_round_trip(Problem const& p) {
  EXPECT_EQ(read(write_dlx(p)), p) << write_dlx(p);
  EXPECT_EQ(read(write_dlx(p), Syntax::dlx), p) << write_dlx(p);
  EXPECT_EQ(read(write_json(p)), p) << write_json(p);
}

inline std::string refusal(Problem const& p, std::string (*write)(Problem const&)) {
  try {
    write(p);
  } catch (ProblemError const& e) {
    return e.what();
  }
  return "none";
}

} // namespace reading
