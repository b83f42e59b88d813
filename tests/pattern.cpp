#include "pattern.hpp"
#include <regex>

namespace {
Match groups_of(std::smatch const& m) { return {m.begin(), m.end()}; }
}  // namespace

std::vector<Match> matches(std::string const& text, std::string const& pattern) {
  std::regex const regex(pattern);
  std::vector<Match> result;
  for (std::sregex_iterator m(text.begin(), text.end(), regex), end; m != end; ++m) result.push_back(groups_of(*m));
  return result;
}
bool fits(std::string const& text, std::string const& pattern, Match* found) {
  std::smatch m;
  if (!std::regex_match(text, m, std::regex(pattern))) return false;
  if (found != nullptr) *found = groups_of(m);
  return true;
}
std::string replaced(std::string const& text, std::string const& pattern, std::string const& by) {
  return std::regex_replace(text, std::regex(pattern), by);
}
