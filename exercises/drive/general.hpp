// The driver of the general lists, included by painted.cpp and bounded.cpp.
// Requests: problem (see drive.hpp), cover I, uncover I, purify X, unpurify X,
// search CHOOSER COVERS NODES (the limits); and so many problems that are drawn: large
// SEED COUNT, some SEED COUNT SHAPE N WHAT (see some_problem; N colours, or bounds;
// WHAT is build, purify, unpurify, first, or smallest).  Told are the events, the reported writes, and after each change all links.
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

namespace {
struct ListTeller : Teller<dlx::Observer, Field> {
  List& list;
  explicit ListTeller(List& l) : list(l) {}
  int value_of(Field f, int x, int otherwise) const override try {
    return list.get(f, x);
  } catch (std::out_of_range const&) {
    return otherwise;
  }
  void tell_state() const override {
    std::vector<int> values;
    for (int x = 0; x < list.node_count(); ++x) {
      for (Field f : {Field::left, Field::right, Field::up, Field::down, Field::item}) values.push_back(list.get(f, x));
      bool const header = x > 0 and x <= list.item_count();
      values.push_back(header ? list.size(x) : 0);
      values.push_back(list.get(Field::colour, x));
      values.push_back(List::bounded and header ? list.get(Field::bound, x) : 0);
    }
    tell_links(values, large > 0);
  }
  void purify(int item, int node, int level) override { tell_done("purify " + number(item) + " " + number(node) + at(level)); }
  void unpurify(int item, int node, int level) override { tell_done("unpurify " + number(item) + " " + number(node) + at(level)); }
  void act(dlx::Act act, int item, int node, int level) override {
    constexpr char const* names[] = {"spend", "refund", "tweak", "untweak"};
    tell_done(names[static_cast<int>(act)] + (" " + number(item)) + " " + number(node) + at(level));
  }
};
void change(ListTeller& teller, std::string const& verb, int n) {
#if not defined(BOUNDED)
  if (verb.ends_with("purify")) {
    tell(verb + " " + number(teller.list[n].item) + " " + number(n));
    if (verb == "purify")
      teller.list.purify(teller.list.node(n), teller);
    else
      teller.list.unpurify(teller.list.node(n), teller);
    return teller.tell_state();
  }
#endif
  tell(verb + " " + number(n));
  verb == "cover" ? teller.list.cover(n, teller) : teller.list.uncover(n, teller);
  teller.tell_state();
}
template <class Chooser, class Watcher>
dlx::Result search(List& list, dlx::Limits const& limits, Watcher& watcher) {
  Chooser chooser;
  dlx::Receive const receive;
  return dlx::Dance<List, Chooser, Watcher>(list, chooser, limits, receive, watcher).run();
}
void search(ListTeller& teller, std::vector<std::string> const& w) {
  dlx::Limits limits;
  limits.solutions = std::stoull(w[2]);
  limits.nodes = std::stoull(w[3]);
  auto const result = w[1] == "first" ? search<dlx::First, dlx::Observer>(teller.list, limits, teller) : search<dlx::Smallest, dlx::Observer>(teller.list, limits, teller);
  tell(std::string("end ") + (result.ending == dlx::Ending::complete ? "complete" : "limit"));
  teller.tell_state();
  dlx::Silent nobody;
  auto const again = search<dlx::Smallest>(teller.list, limits, nobody);
  tell("counts " + std::to_string(again.totals.solutions) + " covers when nobody is listening");
}
void search(ListTeller& teller, Dice& dice) {
  for (int runs = 0; runs < 2; ++runs) search(teller, {"search", dice(2) == 0 ? "first" : "smallest", number(1 + dice(300)), number(1000)});
}
#if not defined(BOUNDED)
void purify_some(ListTeller& teller, Problem const& p, Dice& dice, bool and_return = true) {  // at most one node of an item
  std::vector<int> nodes, items(static_cast<std::size_t>(p.item_count()) + 1), done;
  int x = p.item_count();
  for (int o = 1; o <= p.option_count(); ++o)
    for (auto const& e : p.option(o))
      if (++x; e.colour > 0) nodes.push_back(x);
  for (int tries = 0; tries < 8 and not nodes.empty(); ++tries) {
    int const node = nodes[static_cast<std::size_t>(dice(static_cast<int>(nodes.size())))];
    if (items[static_cast<std::size_t>(teller.list[node].item)]++ == 0) change(teller, "purify", node), done.push_back(node);
  }
  for (; and_return and not done.empty(); done.pop_back()) change(teller, "unpurify", done.back());
}
#endif
}  // namespace
int main() {
  answers();
  std::string line;
  Problem p;
  std::unique_ptr<List> list;
  std::unique_ptr<ListTeller> teller;
  auto build = [&](bool large = false) {
    tell_problem(p);
    tell("build");
    list = std::make_unique<List>(p);
    teller = std::make_unique<ListTeller>(*list);
    teller->large = large ? list->node_count() : 0;
    teller->tell_state();
  };
  auto act = [&](std::string const& what, [[maybe_unused]] Dice& dice) {
#if not defined(BOUNDED)
    if (what.ends_with("purify")) return purify_some(*teller, p, dice, what == "unpurify");
#endif
    if (what != "build") search(*teller, {"search", what, "0", "300"});
  };
  while (ask(line)) {
    auto const w = words(line);
    if (w[0] == "problem") p = read_problem(), build();
    else if (w[0] == "search") search(*teller, w);
    else if (w[0] == "some" or w[0] == "large") {
      Dice dice{std::stoull(w[1])};
      for (int k = 0; k < std::stoi(w[2]); ++k)
        if (w[0] == "some") p = some_problem(dice, &w[3], List::bounded ? 0 : std::stoi(w[7]), List::bounded ? std::stoi(w[7]) : 0), build(), act(w[8], dice);
#if defined(BOUNDED)
        else p = deep_problem(dice, k, 30, true), build(true), search(*teller, dice);
#else
        else {
          p = large_problem(dice, k, k % 2 == 0 ? 300 + dice(300) : 1 + dice(40)), build(true);
          for (int times = 0; times < 6; ++times) purify_some(*teller, p, dice);
          p = deep_problem(dice, k, 20, false, 1 + dice(40)), build(true), search(*teller, dice);
        }
#endif
    } else change(*teller, w[0], std::stoi(w[1]));
  }
}
