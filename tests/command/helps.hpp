// What the command tells about itself, line by line; and tables of commands, and of what they say.
#pragma once
#include "shell.hpp"
#include "pattern.hpp"
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

using Table = std::vector<std::pair<std::string, std::string>>;

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
inline bool is_there(std::string const& program) { return run("command -v " + program).status == 0; }
inline bool says(std::string const& text, std::string const& words) { return text.find(words) != text.npos; }
inline bool says(Run const& r, std::string const& words) { return says(r.err, words); }
// A script in a folder of its own.
inline Run in(Scratch const& scratch, std::string const& script) {
  return run("PATH=\"$PWD/${B:-build}:$PATH\"; R=$PWD; data=$PWD/tests/data; cd " + (scratch / "").string() + "; " + script);
}
// Each command prints this, or is refused: status 2, nothing on standard output, and one message with these words.
inline void expect_prints(Table const& table) {
  for (auto const& [command, out] : table) EXPECT_EQ(run(command).out, out) << command;
}
inline void expect_refusals(Table const& table, std::string const& before = "dlx ") {
  for (auto const& [command, words] : table) {
    auto const r = run(before + command);
    bool const begins = words.starts_with("dlx: ") or words.starts_with("command line:") or words.starts_with("standard input:");
    EXPECT_EQ(r.status, 2) << command;
    EXPECT_EQ(r.out, "") << command;
    EXPECT_TRUE((begins ? r.err.starts_with(words) : says(r, words)) and r.err.ends_with("\n") and not says(r, "terminate")) << command << "\nexpected: " << words << "\nprinted: " << r.err;
  }
}
