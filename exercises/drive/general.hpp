// The driver of the general lists, included by painted.cpp and bounded.cpp.
// Requests: problem (see drive.hpp), cover I, uncover I, purify X, unpurify X,
// search CHOOSER COVERS NODES (the limits).  Told are the events, the reported
// writes, and after each change all links.
#pragma once
#include "events.hpp"
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

struct ListTeller : Teller<dlx::Observer, Field> {
  List& list;
  explicit ListTeller(List& l) : list(l) {}
  int value_of(Field f, int x, int otherwise) const override try {
    return list.get(f, x);
  } catch (std::out_of_range const&) {
    return otherwise;
  }
  void tell_state() const override {
    std::string line = "state";
    for (int x = 0; x < list.node_count(); ++x) {
      for (Field f : {Field::left, Field::right, Field::up, Field::down, Field::item}) line += " " + number(list.get(f, x));
      line += " " + number(x > 0 and x <= list.item_count() ? list.size(x) : 0);
      line += " " + number(list.get(Field::colour, x));
      line += " " + number(List::bounded and x > 0 and x <= list.item_count() ? list.get(Field::bound, x) : 0);
    }
    tell(line);
  }
  void purify(int item, int node, int) override { tell_done("purify " + number(item) + " " + number(node)); }
  void unpurify(int item, int node, int) override { tell_done("unpurify " + number(item) + " " + number(node)); }
  void act(dlx::Act act, int item, int node, int) override {
    constexpr char const* names[] = {"spend", "refund", "tweak", "untweak"};
    tell_done(names[static_cast<int>(act)] + (" " + number(item)) + " " + number(node));
  }
};
static void change(ListTeller& teller, std::string const& verb, int n) {
#if not defined(BOUNDED)
  if (verb.ends_with("purify")) {
    tell(verb + " " + number(teller.list[n].item) + " " + number(n));
    verb == "purify" ? teller.list.purify(n, teller) : teller.list.unpurify(n, teller);
    return teller.tell_state();
  }
#endif
  tell(verb + " " + number(n));
  verb == "cover" ? teller.list.cover(n, teller) : teller.list.uncover(n, teller);
  teller.tell_state();
}
static void search(ListTeller& teller, std::vector<std::string> const& w) {
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
  teller.tell_state();
}
int main() {
  answers();
  std::string line;
  Problem p;
  std::unique_ptr<List> list;
  std::unique_ptr<ListTeller> teller;
  auto build = [&] {
    tell_problem(p);
    tell("build");
    list = std::make_unique<List>(p);
    teller = std::make_unique<ListTeller>(*list);
    teller->tell_state();
  };
  while (ask(line)) {
    auto const w = words(line);
    if (w[0] == "problem") p = read_problem(), build();
    else if (w[0] == "search") search(*teller, w);
    else change(*teller, w[0], std::stoi(w[1]));
  }
}
