// Alone, and fast: it is compiled with -O2, and without the library, since
// it has to be an engine of its own.  And in two parts: what does not see the gap is
// compiled once, and what does, with SEES_THE_GAP, for each submission.
// Requests: list, and the options' item sets in hexadecimal, in one line; keep
// CHOSEN; fewest OPEN; covers PRIMARY, which tells all of them; race PRIMARY
// TIMES, which tells how many there are, and a number into which all of them are mixed.
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>
namespace engine {  // what is asked of whoever is in the race
using ItemSet = std::uint64_t;
using Receive = void (*)(void* who, std::span<int const> cover);
std::vector<int> keep(std::vector<ItemSet> const& options, ItemSet chosen);  // numbers from 1
int fewest(std::vector<ItemSet> const& options, ItemSet open);
void run(std::vector<ItemSet> const& options, ItemSet primary, Receive receive, void* who);
}  // namespace engine
#if defined(SEES_THE_GAP)
#include "dlx/fast/rows.hpp"
using dlx::Filter;
static std::vector<Filter::Candidate> candidates(std::vector<engine::ItemSet> const& options) {
  std::vector<Filter::Candidate> list;
  for (auto set : options) list.push_back({set, static_cast<int>(list.size()) + 1});
  return list;
}
std::vector<int> engine::keep(std::vector<ItemSet> const& options, ItemSet chosen) {
  auto const from = candidates(options);
  std::vector<Filter::Candidate> to(from.size() + 1);
  auto const n = Filter::keep(from.data(), from.size(), chosen, to.data());
  if (n > from.size()) return {-1};
  std::vector<int> kept;
  for (std::size_t k = 0; k < n; ++k) kept.push_back(to[k].number);
  return kept;
}
int engine::fewest(std::vector<ItemSet> const& options, ItemSet open) {
  auto const list = candidates(options);
  return Filter::fewest(list.data(), list.size(), open);
}
void engine::run(std::vector<ItemSet> const& options, ItemSet primary, Receive receive, void* who) {
  Filter(options).run(primary, [receive, who](std::span<int const> cover) { receive(who, cover); });
}
#else
#include "drive.hpp"
#include "mix.hpp"
using engine::ItemSet;

static ItemSet item_set(std::string const& w) { return std::stoull(w, nullptr, 16); }
static void keep(std::vector<ItemSet> const& options, ItemSet chosen) {
  std::string line = "kept";
  for (int o : engine::keep(options, chosen)) line += o < 0 ? " more than there are" : " " + number(o);
  tell(line);
}
static void tell_cover(void*, std::span<int const> cover) {
  std::string told = "cover";
  for (int o : cover) told += " " + number(o);
  tell(told);
}
struct Total {
  std::uint64_t count = 0, sum = 0;
};
static void add_cover(void* who, std::span<int const> cover) {
  auto& total = *static_cast<Total*>(who);
  std::uint64_t mixed = 0;
  for (int o : cover) mixed += mix(static_cast<std::uint64_t>(o));
  ++total.count, total.sum += mix(mixed);
}
static void race(std::vector<ItemSet> const& options, ItemSet primary, int times) {
  Total total;
  for (; times > 0; --times) total.count = 0, engine::run(options, primary, add_cover, &total);
  tell("raced " + std::to_string(total.count) + " " + std::to_string(total.sum));
}
int main() {
  answers();
  std::string line;
  std::vector<ItemSet> options;
  while (ask(line)) {
    auto const w = words(line);
    if (w[0] == "list") {
      options.clear();
      for (std::size_t k = 1; k < w.size(); ++k) options.push_back(item_set(w[k]));
    } else if (w[0] == "keep") keep(options, item_set(w[1]));
    else if (w[0] == "fewest") tell("item " + number(engine::fewest(options, item_set(w[1]))));
    else if (w[0] == "covers") engine::run(options, item_set(w[1]), tell_cover, nullptr), tell("all");
    else race(options, item_set(w[1]), std::stoi(w[2]));
  }
}
#endif
