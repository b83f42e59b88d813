// Requests: problem (see drive.hpp), cover I, uncover I, search CHOOSER COVERS (so
// many, 0 for all); and so many problems that are drawn: some SEED COUNT SHAPE WHAT
// (see some_problem), middle SEED COUNT WHAT (columns of thirty nodes, rows of fourteen),
// large SEED COUNT (danced; sometimes nobody watches), deep SEED COUNT and wide SEED
// COUNT (searched).  WHAT is build, or cover ITEMS, back ITEMS, dance STEPS, first
// COVERS, smallest COVERS; or apart, a search of two items with columns of different
// lengths.  And broad N and long N: so many items, or options of one item.  Told are the
// events, the reported writes, and after each change all links; and what a search has counted.
#include "events.hpp"
#include "dlx/dance/search.hpp"
#include <memory>
using dlx::dance::Field;
using dlx::dance::Links;
using dlx::dance::Problem;

namespace {
struct ListTeller : Teller<dlx::dance::Observer, Field> {
  Links& list;
  explicit ListTeller(Links& l) : list(l) {}
  int value_of(Field f, int x, int otherwise) const override {
    if (x < 0 or x >= list.node_count()) return otherwise;
    auto const& n = list[x];
    switch (f) {
      case Field::left: return n.left;
      case Field::right: return n.right;
      case Field::up: return n.up;
      case Field::down: return n.down;
      case Field::item: return n.item;
      default: return n.size;
    }
  }
  void tell_state() const override {
    std::vector<int> values;
    for (int x = 0; x < list.node_count(); ++x) {
      for (Field f : {Field::left, Field::right, Field::up, Field::down, Field::item, Field::size}) values.push_back(value_of(f, x, 0));
      values.insert(values.end(), {0, 0});  // no colours, no bounds
    }
    tell_links(values, large > 0);
  }
};
void change(ListTeller& teller, std::string const& verb, int item, bool watched = true) {
  tell(verb + " " + number(item));
  teller.list.watch(watched ? &teller : nullptr);
  verb == "cover" ? teller.list.cover(item) : teller.list.uncover(item);
  teller.tell_state();
}
std::vector<int> some_items(ListTeller const& teller, Dice& dice) {  // all of them, in an order that is drawn
  std::vector<int> items;
  for (int c = 1; c <= teller.list.item_count(); ++c) items.insert(items.begin() + dice(c), c);
  return items;
}
void leave(ListTeller& teller, Dice& dice, int most, bool and_return) {
  auto items = some_items(teller, dice);
  items.resize(std::min(items.size(), static_cast<std::size_t>(most)));
  for (int c : items) change(teller, "cover", c);
  for (; and_return and not items.empty(); items.pop_back()) change(teller, "uncover", items.back());
}
void dance(ListTeller& teller, Dice& dice, int steps) {
  std::vector<int> out, in = some_items(teller, dice);
  for (int k = 0; k < steps or not out.empty(); ++k) {
    bool const go = k < steps and (out.empty() or (not in.empty() and dice(2) == 0));
    auto &from = go ? in : out, &to = go ? out : in;
    change(teller, go ? "cover" : "uncover", from.back(), dice(3) > 0);
    to.push_back(from.back());
    from.pop_back();
  }
}
void tell_totals(dlx::dance::Totals const& t) {
  auto many = [](auto n, std::string const& thing) { return std::to_string(n) + " " + thing + (n == 1 ? "" : "s"); };
  tell("counts " + many(t.nodes, "node") + ", " + many(t.solutions, "cover") + ", " + many(t.dead, "dead end") + ", and " + many(t.attempts, "option") + " tried");
}
// Twice: the second time nobody watches.
void search(ListTeller& teller, std::string const& chooser, int covers) {
  using dlx::dance::Chooser;
  for (bool watched : {true, false}) {
    int seen = 0;
    auto visit = [&](std::span<int const>) { return ++seen != covers; };
    if (not watched) tell("searches again, and nobody watches");
    auto const totals = dlx::dance::search(teller.list, chooser == "first" ? Chooser::first : Chooser::smallest, visit, watched ? &teller : nullptr);
    tell(covers > 0 and seen >= covers ? "end stopped" : "end complete");
    tell_totals(totals);
    teller.tell_state();
  }
}
// So many options of one item, or each of an item of its own.
dlx::Problem simple_problem(int n, bool broad) {
  dlx::Problem p;
  for (int i = 1; i <= (broad ? n : 1); ++i) p.add_item("P" + number(i));
  for (int o = 1; o <= n; ++o) p.add_option(), p.add_entry(broad ? o : 1);
  return p;
}
// What is done with a problem that has been drawn; WHAT and a number.
void act(ListTeller& teller, Dice& dice, std::string const& what, int n) {
  if (what == "cover" or what == "back") leave(teller, dice, n, what == "back");
  else if (what == "dance") dance(teller, dice, n);
  else if (what == "apart") search(teller, "smallest", 0);
  else if (what != "build") search(teller, what, n);
}
dlx::Problem problem_for(Dice& dice, std::vector<std::string> const& w) {
  for (;;) {
    auto const p = some_problem(dice, &w[3]);
    std::vector<int> sizes(static_cast<std::size_t>(p.item_count()) + 1);
    for (int o = 1; o <= p.option_count(); ++o)
      for (auto const& e : p.option(o)) ++sizes[static_cast<std::size_t>(e.item)];
    if (w[7] != "apart" or (sizes.size() == 3 and sizes[1] != sizes[2])) return p;
  }
}
}  // namespace
int main() {
  answers();
  std::string line;
  std::unique_ptr<Links> list;
  std::unique_ptr<ListTeller> teller;
  auto build = [&](dlx::Problem const& p, bool large = false) {
    tell_problem(p);
    tell("build");
    list = std::make_unique<Links>(as_plain(p));
    teller = std::make_unique<ListTeller>(*list);
    teller->large = large ? list->node_count() : 0;
    teller->tell_state();
  };
  while (ask(line)) {
    auto const w = words(line);
    if (w[0] == "problem") build(read_problem());
    else if (w[0] == "search") search(*teller, w[1], std::stoi(w[2]));
    else if (w[0] == "broad" or w[0] == "long") {
      // Who goes through all of them again and again takes too long.
      Links many(as_plain(simple_problem(std::stoi(w[1]), w[0] == "broad")));
      ListTeller all(many);
      all.large = many.node_count();
      tell("builds a list with " + w[1] + (w[0] == "broad" ? " items, and an option for each" : " options, all of one item"));
      all.tell_state();
      tell_totals(dlx::dance::search(many, dlx::dance::Chooser::smallest, [](std::span<int const>) { return false; }));
      all.tell_state();
    } else if (w[0] == "some" or w[0] == "middle" or w[0] == "large" or w[0] == "wide" or w[0] == "deep") {
      Dice dice{std::stoull(w[1])};
      for (int k = 0; k < std::stoi(w[2]); ++k)
        if (w[0] == "some") build(problem_for(dice, w)), act(*teller, dice, w[7], w.size() > 8 ? std::stoi(w[8]) : 0);
        else if (w[0] == "middle") build(middle_problem(dice)), act(*teller, dice, w[3], w.size() > 4 ? std::stoi(w[4]) : 0);
        else if (w[0] == "large") build(large_problem(dice, k), true), dance(*teller, dice, 6), leave(*teller, dice, 40, true);
        else if (w[0] == "wide") build(wide_problem(dice), true), search(*teller, k % 2 == 0 ? "smallest" : "first", k % 2 == 0 ? 0 : 1 + dice(20));
        else {
          build(deep_problem(dice, k, w.size() > 3 ? std::stoi(w[3]) : 90), true);
          search(*teller, "smallest", k % 3 == 2 ? 1100 + dice(400) : 1 + dice(300));
          search(*teller, k % 3 == 1 ? "first" : "smallest", 1 + dice(5));
        }
    } else change(*teller, w[0], std::stoi(w[1]));
  }
}
