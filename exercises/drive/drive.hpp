// What all drivers share.  A driver does what its standard input asks for, one
// request a line, with the code of whoever it was compiled with, and tells
// what came of it.  It judges nothing; exercises/judge does, in another process.
#pragma once
#include "dlx/more/problem.hpp"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <unistd.h>
#include <vector>

// No name of a driver is known outside: nobody else can define it.
namespace {
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
// Each answer has its number, so that nobody else can say something in between.
inline void tell(std::string const& line) {
  static unsigned long count = 0;
  std::fputs((std::to_string(++count) + " " + line + "\n").c_str(), answers());
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
      p.add_item(w.substr(0, at), dlx::Bounds{std::stoi(w.substr(at + 1)), std::stoi(w.substr(w.find(':') + 1))});
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
  int upto(int n) { return 1 + (*this)(1 + (*this)(n)); }  // small numbers are more likely
};
inline std::string number(int n) { return std::to_string(n); }
// All links of a list: told one by one, or, of a list that is too large for
// that, by a number into which all of them are mixed.
inline void tell_links(std::vector<int> const& values, bool large) {
  std::string line = large ? "digest" : "state";
  if (large) {
    unsigned long long mixed = 14695981039346656037ULL;
    for (int v : values) mixed = (mixed ^ static_cast<unsigned>(v)) * 1099511628211ULL;
    line += " " + std::to_string(mixed);
  } else
    for (int v : values) line += " " + number(v);
  tell(line);
}
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
// A problem whose shape is asked for, in words: at most so many primary items,
// secondary items, options, and entries of an option; perhaps with colours (if
// the number is negative, some entries have none), or with bounds.  If there are secondary
// items, there are sometimes no others.
inline dlx::Problem some_problem(Dice& dice, std::string const* shape, int colours = 0, int bounds = 0) {
  dlx::Problem p;
  int const most = dice.upto(std::stoi(shape[0])), secondaries = dice(std::stoi(shape[1]) + 1), options = 1 + dice(std::stoi(shape[2]));
  int const primaries = secondaries > 0 and dice(10) == 0 ? 0 : most;
  for (int i = 1; i <= primaries; ++i) {
    int const lower = bounds > 0 ? dice(3) : 1;
    p.add_item("P" + number(i), dlx::Bounds{lower, std::max(1, lower + (bounds > 0 ? dice(bounds) : 0))});
  }
  for (int i = 1; i <= secondaries; ++i) p.add_item("S" + number(i), dlx::Kind::secondary);
  std::vector<int> items(static_cast<std::size_t>(p.item_count()));
  for (int o = 0; o < options; ++o) {
    p.add_option();
    for (std::size_t i = 0; i < items.size(); ++i) items[i] = static_cast<int>(i) + 1;
    std::size_t const entries = secondaries > 0 and dice(6) == 0 ? 0 : 1 + static_cast<std::size_t>(dice(std::stoi(shape[3])));
    for (std::size_t k = 0; k < std::min(entries, items.size()); ++k) {  // in any order
      std::swap(items[k], items[k + static_cast<std::size_t>(dice(static_cast<int>(items.size() - k)))]);
      p.add_entry(items[k], items[k] > primaries and colours != 0 and (colours > 0 or dice(3) > 0) ? p.add_colour("c" + number(dice(std::abs(colours)))) : 0);
    }
  }
  return p;
}
// Columns of thirty nodes, rows of up to fourteen; and still all links can be told.
inline dlx::Problem middle_problem(Dice& dice) {
  dlx::Problem p;
  int const items = 14 + dice(4);
  for (int i = 1; i <= items; ++i) p.add_item("P" + number(i));
  std::vector<int> order;
  for (int i = 1; i <= items; ++i) order.push_back(i);
  for (int o = 0; o < 60; ++o) {
    for (std::size_t k = order.size() - 1; k > 0; --k) std::swap(order[k], order[static_cast<std::size_t>(dice(static_cast<int>(k) + 1))]);
    p.add_option();
    for (int k = o % 5 == 0 ? 14 : 1 + dice(14); k > 0; --k) p.add_entry(order[static_cast<std::size_t>(k - 1)]);
  }
  return p;
}
// Options of up to thirty items, in any order: groups of items, each of which is an
// option, several times, and is in two halves, several times.
inline dlx::Problem wide_problem(Dice& dice) {
  dlx::Problem p;
  int const groups = 2 + dice(2), width = 12 + dice(19);
  for (int i = 1; i <= groups * width; ++i) p.add_item("P" + number(i));
  for (int i = 1; i <= 3; ++i) p.add_item("S" + number(i), dlx::Kind::secondary);
  std::vector<std::pair<int, int>> pieces;  // of which group; all of it, or which half
  std::vector<std::vector<int>> orders;
  for (int k = 0; k < 4 * groups; ++k) {
    std::vector<int> order;
    for (int i = 1; i <= width; ++i) order.insert(order.begin() + dice(i), k / 4 * width + i);
    orders.push_back(order);
    for (int half = 0; half < (k % 2 == 0 ? 1 : 2); ++half) pieces.insert(pieces.begin() + dice(static_cast<int>(pieces.size()) + 1), {k, half});
  }
  for (auto const& [k, half] : pieces) {
    auto const& order = orders[static_cast<std::size_t>(k)];
    p.add_option();
    auto const middle = k % 2 == 0 ? order.size() : 2 + order.size() * static_cast<std::size_t>(k % 4) / 4;
    for (std::size_t n = half == 0 ? 0 : middle; n < (half == 0 ? middle : order.size()); ++n) p.add_entry(order[n]);
    if (dice(4) == 0) p.add_entry(groups * width + 1 + dice(3));
  }
  return p;
}
// What a small problem cannot show: long columns, long rows, many items, many
// colours.  There are three shapes.
inline dlx::Problem large_problem(Dice& dice, int shape, int colours = 0) {
  struct Shape {
    int items, options, entries;
  };
  Shape const shapes[] = {{3 + dice(4), 900 + dice(500), 3}, {150 + dice(150), 15 + dice(40), 45 + dice(40)}, {15 + dice(60), 60 + dice(240), 8}};
  auto const [items, options, entries] = shapes[shape % 3];
  int const primaries = dice(6) == 0 ? 0 : dice.upto(items - 1);
  dlx::Problem p;
  for (int i = 1; i <= items; ++i) p.add_item((i <= primaries ? "P" : "S") + number(i), i <= primaries ? dlx::Kind::primary : dlx::Kind::secondary);
  for (int o = 0; o < options; ++o) {
    p.add_option();
    int item = 0;
    int const step = 1 + 2 * items / entries;
    while ((item += 1 + dice(step)) <= items)
      p.add_entry(item, item > primaries and colours > 0 and dice(4) > 0 ? p.add_colour("c" + number(dice(colours))) : 0);
  }
  return p;
}
// A deep tree without dead ends, and with far more covers than anybody wants:
// each item has options of its own, and shares some with the next one.  Of three
// problems, one has few items, with columns of more than a thousand nodes, the last the
// shortest; and one is as deep as it can be, with columns of about the same length.  In the
// sixth, columns get shorter from left to right: as long as the search goes on, the first
// item is not the smallest.  And in the fourth, they are equal in the beginning.
inline dlx::Problem deep_problem(Dice& dice, int shape, int most_items, bool bounds = false, int colours = 0) {
  bool const few = shape % 3 == 0, deep = shape % 3 == 1, falling = shape % 6 == 5, equal = shape % 6 == 3;
  int const primaries = few ? 2 + dice(3) : deep ? most_items - dice(most_items / 4) : falling ? 8 + dice(4) : 2 + dice(most_items - 1);
  int const secondaries = 1 + dice(5), width = few ? 800 : 1 + dice(12), base = few ? 1000 + dice(300) : deep ? dice(24) : 0;
  dlx::Problem p;
  std::vector<int> own(1, 0);
  for (int i = 1; i <= primaries; ++i)
    own.push_back(base + (falling ? primaries - i : equal or (few and i == primaries) ? 0 : few and i == 1 ? 1 : 1 + dice(width)));
  for (int i = 1; i <= primaries; ++i) {
    int const lower = bounds ? dice(std::min(own[static_cast<std::size_t>(i)], 3) + 1) : 1;
    p.add_item("P" + number(i), bounds ? dlx::Bounds{lower, std::max(1, lower + dice(9))} : dlx::Bounds{1, 1});
  }
  for (int i = 1; i <= secondaries; ++i) p.add_item("S" + number(i), dlx::Kind::secondary);
  for (int i = 1; i <= primaries; ++i)
    for (int k = 0; k < own[static_cast<std::size_t>(i)] + 2; ++k) {
      bool const shared = k >= own[static_cast<std::size_t>(i)];
      if (shared and (equal or i == primaries or dice(2) == 0)) continue;
      p.add_option();
      p.add_entry(i);
      if (shared) p.add_entry(i + 1);
      if ((shared or k > 2) and secondaries > 0 and dice(3) == 0)
        p.add_entry(primaries + 1 + dice(secondaries), colours > 0 ? p.add_colour("c" + number(dice(colours))) : 0);
    }
  return p;
}
}  // namespace
