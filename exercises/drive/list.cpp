// Requests: problem (see drive.hpp), cover I, uncover I, search CHOOSER COVERS (so
// many, 0 for all), dance SEED STEPS; and so many problems that are drawn: random
// SEED COUNT [CHOOSER] (small ones, danced, or searched), large SEED COUNT (danced),
// deep SEED COUNT (searched).  Told are the events, the reported writes, and after
// each change all links.
#include "events.hpp"
#include "dlx/dance/search.hpp"
#include <memory>
using dlx::dance::Field;
using dlx::dance::Links;
using dlx::dance::Problem;

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
    tell_links(values, large);
  }
};
static void change(ListTeller& teller, std::string const& verb, int item) {
  tell(verb + " " + number(item));
  teller.list.watch(&teller);
  verb == "cover" ? teller.list.cover(item) : teller.list.uncover(item);
  teller.tell_state();
}
static void dance(ListTeller& teller, Dice& dice, int steps) {
  std::vector<int> out, in;
  for (int c = 1; c <= teller.list.item_count(); ++c) in.push_back(c);
  for (int k = 0; k < steps or not out.empty(); ++k) {
    bool const go = k < steps and (out.empty() or (not in.empty() and dice(2) == 0));
    int const at = go ? dice(static_cast<int>(in.size())) : 0;
    int const c = go ? in[static_cast<std::size_t>(at)] : out.back();
    change(teller, go ? "cover" : "uncover", c);
    if (go) in.erase(in.begin() + at), out.push_back(c);
    else out.pop_back(), in.push_back(c);
  }
}
static void search(ListTeller& teller, std::string const& chooser, int covers) {
  using dlx::dance::Chooser;
  int seen = 0;
  auto visit = [&](std::span<int const>) { return ++seen != covers; };
  dlx::dance::search(teller.list, chooser == "first" ? Chooser::first : Chooser::smallest, visit, &teller);
  tell(covers > 0 and seen >= covers ? "end stopped" : "end complete");
  teller.tell_state();
}
static std::string some_chooser(Dice& dice) { return dice(2) == 0 ? "first" : "smallest"; }
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
    teller->large = large;
    teller->tell_state();
  };
  while (ask(line)) {
    auto const w = words(line);
    if (w[0] == "problem") build(read_problem());
    else if (w[0] == "search") search(*teller, w[1], std::stoi(w[2]));
    else if (w[0] == "dance" or w[0] == "random" or w[0] == "large" or w[0] == "deep") {
      Dice dice{std::stoull(w[1])};
      for (int k = 0, count = std::stoi(w[2]); k < count; ++k)
        if (w[0] == "dance") k = count, dance(*teller, dice, count);
        else if (w[0] == "large") build(large_problem(dice), true), dance(*teller, dice, 6);
        else if (w[0] == "deep") {
          build(deep_problem(dice, 90), true);
          for (int runs = 0; runs < 2; ++runs) search(*teller, some_chooser(dice), 1 + dice(dice(2) == 0 ? 5 : 1500));
        } else {
          build(random_problem(dice));
          if (w.size() > 3) search(*teller, w[3], 0);
          else dance(*teller, dice, 12);
        }
    } else change(*teller, w[0], std::stoi(w[1]));
  }
}
