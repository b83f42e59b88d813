// An observer that tells what it hears, of a list of whatever kind.
#pragma once
#include "drive.hpp"
#include <span>

template <class Observer, class Field>
struct Teller : Observer {
  virtual int value_of(Field f, int x, int otherwise) const = 0;  // at this moment
  virtual void tell_state() const = 0;                            // all links
  void write(Field f, int x, int old, int now) override {
    int const is = value_of(f, x, old);
    tell("write " + std::string(1, static_cast<char>(f)) + " " + number(x) + " " + number(old) + " " + number(now) + " " + number(is));
  }
  void choose(int item, int size, int) override { tell("choose " + number(item) + " " + number(size)); }
  void attempt(int option, int, int) override { tell("try " + number(option)); }
  void dead(int item, int) override { tell("dead " + number(item)); }
  void solution(std::span<int const> options, int) override {
    std::string line = "solution";
    for (int o : options) line += " " + number(o);
    tell(line);
  }
  void cover(int item, int) override { tell_done("cover " + number(item)); }
  void uncover(int item, int) override { tell_done("uncover " + number(item)); }
  void tell_done(std::string const& event) const {
    tell(event);
    tell_state();
  }
};
