// Counter-examples: what can be left out of one, while the answer to the rest is
// still wrong.
#include "judge.hpp"
#include <span>

namespace judge {
Parts needed(std::size_t parts, StillWrong const& still_wrong) {
  Parts kept(parts, true);
  for (int round = 0; round < 12; ++round) {
    auto without = [&](std::span<std::size_t const> some) {
      auto choice = kept;
      for (auto k : some) choice[k] = false;
      return choice;
    };
    auto asked = [&](std::vector<std::vector<std::size_t>> const& lists) {  // those that may be left out
      std::vector<Parts> choices;
      for (auto const& some : lists) choices.push_back(without(some));
      auto const answers = still_wrong(choices);
      std::vector<std::vector<std::size_t>> good;
      for (std::size_t k = 0; k < lists.size(); ++k)
        if (answers[k]) good.push_back(lists[k]);
      return good;
    };
    std::vector<std::vector<std::size_t>> lists;  // one part each
    for (std::size_t k = 0; k < parts; ++k)
      if (kept[k]) lists.push_back({k});
    auto const ones = asked(lists);
    if (ones.empty()) break;
    lists.clear();  // several of these, from the first on or up to the last; many first
    for (auto size = ones.size(); size > 1; --size)
      for (auto first : {std::size_t(0), ones.size() - size}) {
        lists.emplace_back();
        for (std::size_t k = first; k < first + size; ++k) lists.back().push_back(ones[k][0]);
      }
    auto const several = asked(lists);
    kept = without(several.empty() ? ones[0] : several[0]);
  }
  return kept;
}
}  // namespace judge
