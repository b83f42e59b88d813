// The driver of the general lists, included by painted.cpp and bounded.cpp.
// Requests: problem (see drive.hpp), cover I, uncover I, purify X, unpurify X,
// search CHOOSER COVERS NODES (the limits).  Told are the events, the reported
// writes, and after each change all links.
#pragma once
#include "drive.hpp"
#if defined(BOUNDED)
#include "dlx/more/bounded.hpp"
using List = dlx::Bounded;
#else
#include "dlx/more/painted.hpp"
using List = dlx::Painted;
#endif
#include <memory>
#include <stdexcept>
using dlx::Field;
using dlx::Problem;

static void tell_state(List const& list) {
  std::string line = "state";
  for (int x = 0; x < list.node_count(); ++x) {
    for (Field f : {Field::left, Field::right, Field::up, Field::down, Field::item}) line += " " + number(list.get(f, x));
    line += " " + number(x > 0 and x <= list.item_count() ? list.size(x) : 0);
    line += " " + number(list.get(Field::colour, x));
    line += " " + number(List::bounded and x > 0 and x <= list.item_count() ? list.get(Field::bound, x) : 0);
  }
  tell(line);
}
struct Teller : dlx::Observer {
  Problem const& p;
  List& list;
  Teller(Problem const& problem, List& l) : p(problem), list(l) {}
  void write(Field f, int x, int old, int now) override {
    int is = old;  // what stands there at this moment
    try {
      is = list.get(f, x);
    } catch (std::out_of_range const&) {
    }
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
  void purify(int item, int node, int) override { tell_done("purify " + number(item) + " " + number(node)); }
  void unpurify(int item, int node, int) override { tell_done("unpurify " + number(item) + " " + number(node)); }
  void act(dlx::Act act, int item, int node, int) override {
    constexpr char const* names[] = {"spend", "refund", "tweak", "untweak"};
    tell_done(names[static_cast<int>(act)] + (" " + number(item)) + " " + number(node));
  }
  void tell_done(std::string const& event) const {
    tell(event);
    tell_state(list);
  }
};
static void change(Teller& teller, std::string const& verb, int n) {
#if not defined(BOUNDED)
  if (verb.ends_with("purify")) {
    tell(verb + " " + number(teller.list[n].item) + " " + number(n));
    verb == "purify" ? teller.list.purify(n, teller) : teller.list.unpurify(n, teller);
    return tell_state(teller.list);
  }
#endif
  tell(verb + " " + number(n));
  verb == "cover" ? teller.list.cover(n, teller) : teller.list.uncover(n, teller);
  tell_state(teller.list);
}
static void search(Teller& teller, std::vector<std::string> const& w) {
  dlx::Limits limits;
  limits.solutions = std::stoull(w[2]);
  limits.nodes = std::stoull(w[3]);
  dlx::Receive const receive;
  dlx::Result result;
  dlx::First first;
  dlx::Smallest smallest;
  if (w[1] == "first") result = dlx::Dance<List, dlx::First, dlx::Observer>(teller.list, first, limits, receive, teller).run();
  else result = dlx::Dance<List, dlx::Smallest, dlx::Observer>(teller.list, smallest, limits, receive, teller).run();
  tell(std::string("end ") + (result.ending == dlx::Ending::complete ? "complete" : "limit"));
  tell_state(teller.list);
}
int main() {
  answers();
  std::string line;
  Problem p;
  std::unique_ptr<List> list;
  std::unique_ptr<Teller> teller;
  auto build = [&] {
    tell_problem(p);
    tell("build");
    list = std::make_unique<List>(p);
    teller = std::make_unique<Teller>(p, *list);
    tell_state(*list);
  };
  while (ask(line)) {
    auto const w = words(line);
    if (w[0] == "problem") p = read_problem(), build();
    else if (w[0] == "search") search(*teller, w);
    else change(*teller, w[0], std::stoi(w[1]));
  }
}
