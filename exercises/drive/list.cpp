// Requests: problem (see drive.hpp), build, cover I, uncover I, purify X,
// unpurify X, many N (items with about N options), dance SEED STEPS, random SEED COUNT (many small problems, danced),
// search CHOOSER SOLUTIONS NODES.  Told are the events, the reported writes, and
// after each change all links.
#include "drive.hpp"
#if defined(BOUNDED)
#include "dlx/more/bounded.hpp"
using List = dlx::Bounded;
#elif defined(PAINTED)
#include "dlx/more/painted.hpp"
using List = dlx::Painted;
#else
#include "dlx/more/search.hpp"
using List = dlx::Links;
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
    line += " " + number(List::painted ? list.get(Field::colour, x) : 0);
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
  void begin_cover(int item, int) override { tell("cover " + number(item)); }
  void begin_uncover(int item, int) override { tell("uncover " + number(item)); }
  void begin_purify(int item, int node, int) override { tell("purify " + number(item) + " " + number(node)); }
  void begin_unpurify(int item, int node, int) override { tell("unpurify " + number(item) + " " + number(node)); }
  void begin_act(dlx::Act act, int item, int node, int) override {
    constexpr char const* names[] = {"spend", "refund", "tweak", "untweak"};
    tell(names[static_cast<int>(act)] + (" " + number(item)) + " " + number(node));
  }
  void end_act(dlx::Act, int, int) override { tell_state(list); }
  void end_cover(int, int) override { tell_state(list); }
  void end_uncover(int, int) override { tell_state(list); }
  void end_purify(int, int) override { tell_state(list); }
  void end_unpurify(int, int) override { tell_state(list); }
};
static void change(Teller& teller, std::string const& verb, int n) {
#if defined(PAINTED) and not defined(BOUNDED)
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
static void dance(Teller& teller, Dice& dice, int steps) {
  std::vector<int> out, in;
  for (int c = 1; c <= teller.p.item_count(); ++c) in.push_back(c);
  for (int k = 0; k < steps or not out.empty(); ++k) {
    bool const go = k < steps and (out.empty() or (not in.empty() and dice(2) == 0));
    int const at = go ? dice(static_cast<int>(in.size())) : 0;
    int const c = go ? in[static_cast<std::size_t>(at)] : out.back();
    change(teller, go ? "cover" : "uncover", c);
    if (go) in.erase(in.begin() + at), out.push_back(c);
    else out.pop_back(), in.push_back(c);
  }
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
static Problem many_options(int n) {  // three items, and the one in the middle has fewer
  Problem p;
  for (auto name : {"A", "B", "C"}) p.add_item(name);
  for (int o = 0; o < 3 * n + 2; ++o) p.add_option(), p.add_entry(o % 3 == 0 ? 1 : o % 3 == 1 ? 3 : 2);
  return p;
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
    else if (w[0] == "many") p = many_options(std::stoi(w[1])), build();
    else if (w[0] == "search") search(*teller, w);
    else if (w[0] == "dance" or w[0] == "random") {
      Dice dice{std::stoull(w[1])};
      int const count = std::stoi(w[2]);
      if (w[0] == "dance") dance(*teller, dice, count);
      else
        for (int k = 0; k < count; ++k) {
          p = random_problem(dice);
          build();
          if (w.size() > 3) search(*teller, {"search", w[3], "0", "0"});
          else dance(*teller, dice, 12);
        }
    } else change(*teller, w[0], std::stoi(w[1]));
  }
}
