// What all drivers share.  A driver does what its standard input asks for, one
// request a line, with the code of whoever it was compiled with, and tells
// what came of it.  It judges nothing; exercises/judge does, in another process.
#pragma once
#include "dlx/more/problem.hpp"
#include <cstdio>
#include <string>
#include <unistd.h>
#include <vector>

// The answers have a channel of their own: what a student prints for debugging
// goes to standard error and does no harm.
inline std::FILE* answers() {
  static std::FILE* const channel = [] {
    std::FILE* const f = ::fdopen(::dup(1), "w");
    ::dup2(2, 1);
    return f;
  }();
  return channel;
}
inline void tell(std::string const& line) {
  std::fputs((line + "\n").c_str(), answers());
  std::fflush(answers());
}
inline bool ask(std::string& line) {
  line.clear();
  int c = 0;
  while ((c = std::getchar()) != EOF and c != '\n') line += static_cast<char>(c);
  return c != EOF or not line.empty();
}
inline std::vector<std::string> words(std::string const& line) {
  std::vector<std::string> list;
  bool inside = false;
  for (char c : line) {
    if (c == ' ') inside = false;
    else if (inside) list.back() += c;
    else list.push_back(std::string(1, c)), inside = true;
  }
  return list;
}

// The items in one line, with a bar before the secondary ones, and with bounds
// as in A=1:3; an option a line,
// perhaps with colours; and a dot at the end.
inline dlx::Problem read_problem() {
  dlx::Problem p;
  std::string line;
  ask(line);
  auto kind = dlx::Kind::primary;
  for (auto const& w : words(line))
    if (w == "|") kind = dlx::Kind::secondary;
    else if (auto const at = w.find('='); at != std::string::npos)
      p.add_item(w.substr(0, at), dlx::Bounds{w[at + 1] - '0', w[at + 3] - '0'});
    else p.add_item(w, kind);
  while (ask(line) and line != ".") {
    p.add_option();
    for (auto const& w : words(line)) {
      if (w == "-") break;  // an empty option
      auto const colon = w.find(':');
      int const item = p.find_item(w.substr(0, colon));
      p.add_entry(item, colon == std::string::npos ? 0 : p.add_colour(w.substr(colon + 1)));
    }
  }
  return p;
}

// The same numbers on every machine.
struct Dice {
  unsigned long long state;
  int operator()(int n) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<int>((state >> 33) % static_cast<unsigned long long>(n));
  }
};
inline std::string number(int n) { return std::to_string(n); }
inline void tell_problem(dlx::Problem const& p) {
  std::string line = "problem";
  for (int i = 1; i <= p.item_count(); ++i) {
    auto const& [lower, upper] = p.item(i).bounds;
    line += (i == p.primary_count() + 1 ? " | " : " ") + p.item(i).name;
    if (i <= p.primary_count() and (lower != 1 or upper != 1)) line += "=" + number(lower) + ":" + number(upper);
  }
  for (int o = 1; o <= p.option_count(); ++o) {
    line += " ;";
    for (auto const& e : p.option(o)) line += " " + p.name_of(e);
  }
  tell(line);
}
inline dlx::Problem random_problem(Dice& dice) {
  dlx::Problem p;
  int const primaries = 1 + dice(4), secondaries = dice(3), options = 1 + dice(5);
  for (int i = 1; i <= primaries; ++i) p.add_item("P" + number(i));
  for (int i = 1; i <= secondaries; ++i) p.add_item("S" + number(i), dlx::Kind::secondary);
  for (int o = 0; o < options; ++o) {
    p.add_option();
    for (int i = 1; i <= p.item_count(); ++i)
      if (dice(2) == 0) p.add_entry(i);
  }
  return p;
}
