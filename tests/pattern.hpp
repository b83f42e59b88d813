// Regular expressions for tests.  A file that includes <regex> takes two seconds more
// to compile; so only tests/pattern.cpp does.
#pragma once
#include <string>
#include <vector>

using Match = std::vector<std::string>;  // what was found, and what its groups have found
std::vector<Match> matches(std::string const& text, std::string const& pattern);
bool fits(std::string const& text, std::string const& pattern, Match* found = nullptr);  // the whole text
std::string replaced(std::string const& text, std::string const& pattern, std::string const& by);
