// Alone, and fast: it is compiled with -O2, and without the library, since
// it has to be an engine of its own.
// Requests: list, and the options' item sets in hexadecimal, in one line; keep
// CHOSEN; fewest OPEN; covers PRIMARY, which tells all of them; race PRIMARY
// TIMES, which tells how many there are, and a number into which all of them are mixed.
#include "drive.hpp"
#include "mix.hpp"
#include "dlx/fast/filter.hpp"
using dlx::Filter;
using Candidates = std::vector<Filter::Candidate>;

static Filter::ItemSet item_set(std::string const& w) { return std::stoull(w, nullptr, 16); }
static Candidates candidates(std::vector<Filter::ItemSet> const& options) {
  Candidates list;
  for (auto set : options) list.push_back({set, static_cast<int>(list.size()) + 1});
  return list;
}
static void keep(Candidates const& from, Filter::ItemSet chosen) {
  Candidates to(from.size() + 1);
  auto const n = Filter::keep(from.data(), from.size(), chosen, to.data());
  std::string line = "kept";
  if (n > from.size()) line += " more than there are";
  else
    for (std::size_t k = 0; k < n; ++k) line += " " + number(to[k].number);
  tell(line);
}
static void race(std::vector<Filter::ItemSet> const& options, Filter::ItemSet primary, int times) {
  std::uint64_t count = 0, sum = 0;
  for (; times > 0; --times) {
    Filter filter(options);
    count = 0;
    filter.run(primary, [&](std::span<int const> cover) {
      std::uint64_t mixed = 0;
      for (int o : cover) mixed += mix(static_cast<std::uint64_t>(o));
      ++count, sum += mix(mixed);
    });
  }
  tell("raced " + std::to_string(count) + " " + std::to_string(sum));
}
int main() {
  answers();
  std::string line;
  std::vector<Filter::ItemSet> options;
  while (ask(line)) {
    auto const w = words(line);
    if (w[0] == "list") {
      options.clear();
      for (std::size_t k = 1; k < w.size(); ++k) options.push_back(item_set(w[k]));
    } else if (w[0] == "keep") keep(candidates(options), item_set(w[1]));
    else if (w[0] == "fewest") {
      auto const list = candidates(options);
      tell("item " + number(Filter::fewest(list.data(), list.size(), item_set(w[1]))));
    } else if (w[0] == "covers") {
      Filter(options).run(item_set(w[1]), [](std::span<int const> cover) {
        std::string told = "cover";
        for (int o : cover) told += " " + number(o);
        tell(told);
      });
      tell("all");
    } else race(options, item_set(w[1]), std::stoi(w[2]));
  }
}
