// An observer that tells what it hears, of a list of whatever kind.
#pragma once
#include "drive.hpp"
#include <span>

namespace {
template <class Observer, class Field>
struct Teller : Observer {
  virtual int value_of(Field f, int x, int otherwise) const = 0;  // at this moment
  virtual void tell_state() const = 0;                            // all links
  int large = 0;  // how many nodes, if there are too many for each link, and each write, to be told
  void write(Field f, int x, int old, int now) override {
    if (large > 0) return;
    int const is = value_of(f, x, old);
    tell("write " + std::string(1, static_cast<char>(f)) + " " + number(x) + " " + number(old) + " " + number(now) + " " + number(is));
  }
  void choose(int item, int size, int level) override { tell("choose " + number(item) + " " + number(size) + at(level)); }
  void attempt(int option, int, int level) override { tell("try " + number(option) + at(level)); }
  void dead(int item, int level) override { tell("dead " + number(item) + at(level)); }
  void solution(std::span<int const> options, int) override {
    std::string line = "solution";
    for (int o : options) line += " " + number(o);
    tell(line);
  }
  void cover(int item, int level) override { tell_done("cover " + number(item) + at(level)); }
  void uncover(int item, int level) override { tell_done("uncover " + number(item) + at(level)); }
  static std::string at(int level) { return " @" + number(level); }
  int events = 0;
  void tell_done(std::string const& event) {  // of a large list, not each time
    tell(event);
    if (large == 0 or ++events < 200000 / large or events % (8 + large / 100) == 0) tell_state();
  }
};
}  // namespace
