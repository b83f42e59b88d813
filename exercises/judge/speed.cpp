// Exercises whose answer is an engine: first it must be right, then fast.
// The student's program is timed from outside, by the processor time of the
// process and of all that it has started, against the dancing list, which runs
// here; what it takes to start a process that does nothing is subtracted. The small problems are drawn by lot, and the lot is the student's own file:
// the same file gets the same problems, and nobody can know them in advance. In the race, each round has problems that have never been
// before: a program could leave a note for the next round, if it were only in the pages that the system keeps of some file.
#include "../drive/mix.hpp"
#include "dlx/more/search.hpp"
#include "judge.hpp"
#include <algorithm>
#include <bit>
#include <cmath>
#include <ctime>
#include <fmt/format.h>
#include <random>

namespace judge {
namespace {
using ItemSet = std::uint64_t;
constexpr unsigned race_seconds = 5;  // for each program
struct Dice {
  std::uint64_t state;
  int operator()(int n) { return static_cast<int>(mix(++state) % static_cast<std::uint64_t>(n)); }
};
struct Table {  // a problem of at most 64 items
  int items = 0, primaries = 0;
  std::vector<ItemSet> options;
};
ItemSet first(int n) { return n == 64 ? ~ItemSet(0) : (ItemSet(1) << n) - 1; }
std::string letters(ItemSet set) {
  std::string out;
  for (int i = 0; i < 64; ++i)
    if (set >> i & 1) out += "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"[i];
  return out.empty() ? "nothing" : out;
}
std::string letter(int item) { return item >= 0 and item < 64 ? letters(ItemSet(1) << item) : fmt::format("item {}, which does not exist", item); }
std::string hexadecimal(ItemSet set) { return fmt::format("{:x}", set); }
std::string ask_list(Table const& t) {
  std::string line = "list";
  for (auto set : t.options) line += " " + hexadecimal(set);
  return line + "\n";
}
Table random_table(Dice& dice, int items, int primaries, int options, int most) {
  Table t{items, primaries, {}};
  while (static_cast<int>(t.options.size()) < options) {
    ItemSet set = 0;
    for (int k = 1 + dice(most); k > 0; --k) set |= ItemSet(1) << dice(items);
    t.options.push_back(set);
  }
  return t;
}
std::string show(Table const& t) {
  std::string out = "Look at these options:\n ";
  for (std::size_t k = 0; k < t.options.size(); ++k) out += fmt::format(" {}:{}", k + 1, letters(t.options[k]));
  return out + "\n";
}
// What a driver says, one answer for each question, compared by whoever asks.
struct Question {
  Table table;
  std::string request;
  ItemSet set = 0;
};
template<class Wrong> std::string examine(Case const& c, std::vector<Question> const& questions, Wrong wrong) {
  std::string input;
  for (auto const& q : questions) input += ask_list(q.table) + q.request + " " + hexadecimal(q.set) + "\n";
  auto const answer = run(c.run, input, c.deadline, race_seconds);
  auto const lines = split(told(answer.out), '\n');
  std::size_t k = 0;
  for (auto const& q : questions) {
    auto const begin = k;
    while (k < lines.size() and q.request == "covers" and lines[k] != "all" and lines[k].starts_with("cover")) ++k;
    if (k == lines.size()) return show(q.table) + fmt::format("Your program {}.\n", answer.ending.empty() ? "stops" : answer.ending);
    ++k;
    auto const why = wrong(q, Words(lines.begin() + static_cast<std::ptrdiff_t>(begin), lines.begin() + static_cast<std::ptrdiff_t>(k)));
    if (not why.empty()) return why;
  }
  return answer.ending.empty() ? "" : fmt::format("Your program does all that was asked, but then it {}.\n", answer.ending);
}

std::string wrong_keep(Question const& q, Words const& said) {
  std::vector<int> kept, right;
  auto const w = split(said[0]);
  for (std::size_t k = 1; k < w.size(); ++k) kept.push_back(std::atoi(w[k].c_str()));
  for (std::size_t k = 0; k < q.table.options.size(); ++k)
    if ((q.table.options[k] & q.set) == 0) right.push_back(static_cast<int>(k) + 1);
  if (kept == right and w[0] == "kept") return "";
  auto const head = show(q.table) + fmt::format("{} is chosen. ", letters(q.set));
  if (said[0] == "kept more than there are") return head + "You say that you have kept more options than there are.\n";
  for (int o : kept) {
    if (o < 1 or o > static_cast<int>(q.table.options.size())) return head + "You keep something that is none of the options.\n";
    if (ItemSet const both = q.table.options[static_cast<std::size_t>(o - 1)] & q.set)
      return head + fmt::format("You keep option {}, but both of them have {}.\n", o, letters(both));
  }
  for (int o : right)
    if (std::count(kept.begin(), kept.end(), o) == 0) return head + fmt::format("You do not keep option {}, which has no item of these.\n", o);
  return head + (kept.size() > right.size() ? "You keep an option twice.\n" : "You keep the right options, but not in their order.\n");
}
std::string wrong_fewest(Question const& q, Words const& said) {
  auto const w = split(said[0]);
  int const mine = w.size() == 2 ? std::atoi(w[1].c_str()) : -1;
  auto size = [&](int i) { return std::count_if(q.table.options.begin(), q.table.options.end(), [&](ItemSet s) { return s >> i & 1; }); };
  int best = std::countr_zero(q.set);
  for (int i = 0; i < 64; ++i)
    if ((q.set >> i & 1) and size(i) < size(best)) best = i;
  if (mine == best) return "";
  auto const head = (q.table.options.size() <= 9 ? show(q.table) : fmt::format("There are {} options. ", q.table.options.size())) +
                    fmt::format("Open are {}.\nYou choose {}", letters(q.set), letter(mine));
  if (mine < 0 or mine > 63 or not(q.set >> mine & 1)) return head + (mine < 0 or mine > 63 ? ".\n" : ", which is not open.\n");
  if (size(mine) == size(best)) return head + fmt::format(", which is in {} of them; so is {}, and it comes first.\n", size(mine), letter(best));
  return head + fmt::format(", which is in {} of them; but {} is in {}.\n", size(mine), letter(best), size(best));
}
dlx::Problem problem_of(Table const& t) {
  dlx::Problem p;
  for (int i = 0; i < t.items; ++i) p.add_item("i" + std::to_string(i), i < t.primaries ? dlx::Kind::primary : dlx::Kind::secondary);
  for (auto set : t.options) {
    p.add_option();
    for (int i = 0; i < t.items; ++i)
      if (set >> i & 1) p.add_entry(i + 1);
  }
  return p;
}
std::string list(std::vector<int> const& numbers) {
  std::string out;
  for (int n : numbers) out += (out.empty() ? "" : " ") + std::to_string(n);
  return out.empty() ? "(nothing)" : out;
}
std::string why_no_cover(Table const& t, std::vector<int> const& cover) {
  ItemSet all = 0;
  for (int o : cover) {
    if (o < 1 or o > static_cast<int>(t.options.size())) return fmt::format("there is no option {}", o);
    ItemSet const set = t.options[static_cast<std::size_t>(o - 1)];
    if ((all & set) != 0) return fmt::format("more than one of them has {}", letters(all & set));
    all |= set;
  }
  ItemSet const missing = first(t.primaries) & ~all;
  return missing != 0 ? "nobody has " + letters(missing) : "";
}
std::string wrong_covers(Question const& q, Words const& said) {
  std::vector<std::vector<int>> right, mine;
  auto const problem = problem_of(q.table);
  dlx::Links links(problem);
  dlx::search(links, dlx::Chooser::smallest, {}, [&](std::span<int const> c) {
    right.emplace_back(c.begin(), c.end());
    std::sort(right.back().begin(), right.back().end());
  });
  auto head = show(q.table) + fmt::format("To be covered: {}.", letters(first(q.table.primaries)));
  if (q.table.items > q.table.primaries) head += fmt::format(" Secondary: {}.", letters(first(q.table.items) & ~first(q.table.primaries)));
  for (std::size_t k = 0; k + 1 < said.size(); ++k) {
    auto const w = split(said[k]);
    std::vector<int> cover;
    for (std::size_t j = 1; j < w.size(); ++j) cover.push_back(std::atoi(w[j].c_str()));
    std::sort(cover.begin(), cover.end());
    if (auto const why = why_no_cover(q.table, cover); not why.empty())
      return head + fmt::format("\nYour search finds {}, but {}.\n", list(cover), why);
    if (std::count(mine.begin(), mine.end(), cover) > 0) return head + fmt::format("\nYour search finds {} twice.\n", list(cover));
    mine.push_back(cover);
  }
  if (said.back() != "all") return head + "\nYour program says '" + said.back().substr(0, 60) + "'.\n";
  for (auto const& cover : right)
    if (std::count(mine.begin(), mine.end(), cover) == 0) return head + fmt::format("\nYour search does not find {}.\n", list(cover));
  return "";
}

// ---- the race ----------------------------------------------------------------
// So many points for so many times the speed of the list; in steps, since a clock
// is never quite right.
constexpr std::pair<double, int> prizes[] = {{2, 4}, {1.75, 3}, {1.5, 2}, {1.2, 1}};
constexpr char const* race_name = "twice as fast as the dancing list";
constexpr int pieces = 425, boards = 6, most_rounds = 9;
constexpr std::uint64_t least_nodes = 15000, most_nodes = 90000;

double processor_seconds() {
  timespec t = {};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}
struct Board {  // eight by eight, and pieces of five and six squares
  Table table;
  dlx::Problem problem;
  std::uint64_t covers = 0, sum = 0, nodes = 0;
  bool is_complete = false;
};
ItemSet random_piece(Dice& dice) {
  int const size = 5 + dice(2);
  std::vector<int> squares = {dice(64)};
  ItemSet set = ItemSet(1) << squares[0];
  while (static_cast<int>(squares.size()) < size) {
    int const from = squares[static_cast<std::size_t>(dice(static_cast<int>(squares.size())))], way = dice(4);
    int const x = from % 8 + (way == 0) - (way == 1), y = from / 8 + (way == 2) - (way == 3);
    if (x < 0 or x > 7 or y < 0 or y > 7 or (set >> (8 * y + x) & 1)) continue;
    squares.push_back(8 * y + x);
    set |= ItemSet(1) << squares.back();
  }
  return set;
}
Board random_board(Dice& dice) {
  Board b;
  b.table.items = b.table.primaries = 64;
  while (static_cast<int>(b.table.options.size()) < pieces) {
    auto const piece = random_piece(dice);
    if (std::count(b.table.options.begin(), b.table.options.end(), piece) == 0) b.table.options.push_back(piece);
  }
  b.problem = problem_of(b.table);
  dlx::Links links(b.problem);
  dlx::Limits limits;
  limits.nodes = most_nodes;
  auto const result = dlx::search(links, dlx::Chooser::smallest, limits, [&](std::span<int const> cover) {
    std::uint64_t mixed = 0;
    for (int o : cover) mixed += mix(static_cast<std::uint64_t>(o));
    ++b.covers, b.sum += mix(mixed);
  });
  b.nodes = result.totals.nodes;
  b.is_complete = result.ending == dlx::Ending::complete;
  return b;
}
struct Track {  // boards, what is asked of them, and what is right
  std::vector<Board> boards;
  std::string go, right;
  double nodes = 0;
};
Track random_track() {
  std::random_device chance;
  Dice dice{static_cast<std::uint64_t>(chance()) << 32 | chance()};
  Track t;
  while (static_cast<int>(t.boards.size()) < boards)
    if (auto b = random_board(dice); b.is_complete and b.nodes >= least_nodes) t.boards.push_back(std::move(b));
  for (auto const& b : t.boards) {
    t.go += ask_list(b.table) + fmt::format("race {} 1\n", hexadecimal(~ItemSet(0)));
    t.right += fmt::format("raced {} {}\n", b.covers, b.sum);
    t.nodes += static_cast<double>(b.nodes);
  }
  return t;
}
// A clock is never quite right: is this far enough from all that is asked for?
bool is_clear(double ratio) {
  return std::none_of(std::begin(prizes), std::end(prizes), [&](auto const& prize) { return std::abs(ratio / prize.first - 1) < 0.1; });
}
Verdict race(Case const& c) {
  Verdict v{race_name, 0, 4, "", "", ""};
  // Each board is met once, by a process all of whose time is counted: so nothing
  // can be remembered, and nothing can be done where nobody looks.
  double links = 1e9, mine = 1e9, idle = 1e9;  // of the best round; for a node of the list, but for |idle|
  for (int round = 0; round < 2 or (round < most_rounds and not is_clear(links / mine)); ++round) {
    auto const track = random_track();
    double const begin = processor_seconds();
    for (auto const& b : track.boards) {
      dlx::Links list(b.problem);
      dlx::search(list, dlx::Chooser::smallest);
    }
    double const danced = processor_seconds() - begin;
    links = std::min(links, danced / track.nodes);
    idle = std::min(idle, run(c.book, "", c.deadline, race_seconds).seconds);
    auto const outcome = run(c.run, track.go, c.deadline, race_seconds);
    auto const said = told(outcome.out);
    if (not outcome.ending.empty()) {
      v.text = fmt::format("On an eight by eight board, with {} pieces, your program {}.\n", pieces, outcome.ending);
      return v;
    }
    if (said != track.right) {
      v.text = fmt::format("On an eight by eight board, with {} pieces, you do not find what the list finds.\nYou: {}it: {}", pieces, said.substr(0, said.find('\n') + 1),
                           track.right.substr(0, track.right.find('\n') + 1));
      return v;
    }
    mine = std::min(mine, std::max(outcome.seconds - idle, danced / 50) / track.nodes);  // nobody is that fast
  }
  double const ratio = links / mine;
  for (auto const& [speed, points] : prizes)
    if (ratio >= speed) v.points = std::max(v.points, points);
  if (v.points == v.most) v.note = fmt::format("Your search is {:.1f} times as fast as the dancing list.\n", ratio);
  else v.text = fmt::format("While the dancing list needs one second, your search needs {:.2f}; {:.2f} are wanted.\n", 1 / ratio, 1 / prizes[0].first);
  return v;
}
}  // namespace

std::vector<Verdict> check_speed(Case const& c) {
  auto const lot = c.lot;
  std::vector<Question> keeps, counts, problems;
  for (int k = 0; k < 60; ++k) {
    Dice d{k < 20 ? static_cast<std::uint64_t>(1000 * k) : mix(lot + static_cast<std::uint64_t>(k))};  // the first ones are the same for all
    int const few = 1 + d(9), items = 4 + d(5);  // one after the other, whoever compiles it
    auto t = random_table(d, items, 4, few, 4);
    auto const chosen = t.options[static_cast<std::size_t>(d(static_cast<int>(t.options.size())))];
    keeps.push_back({t, "keep", k % 10 == 9 ? 0 : chosen});
    // Sizes of about 16, 32, ..., 512: who counts with so many digits is found out.
    auto const many = k % 4 == 3 ? random_table(d, 64, 64, 36 << (k / 4 % 6), 60) : t;
    ItemSet open = 0;
    while (open == 0) open = mix(static_cast<std::uint64_t>(d(1 << 30))) & first(many.items);
    counts.push_back({many, "fewest", open});
    int const more = 4 + d(8), wide = 4 + d(5);
    auto const p = random_table(d, wide, 4, more, 3);
    problems.push_back({p, "covers", first(4)});
  }
  std::vector<Verdict> verdicts = {{"who may stay", 0, 2, "", "", ""}, {"the item with the fewest options", 0, 2, "", "", ""}, {"sixty small problems", 0, 2, "", "", ""}};
  verdicts[0].text = examine(c, keeps, wrong_keep);
  verdicts[1].text = examine(c, counts, wrong_fewest);
  verdicts[2].text = examine(c, problems, wrong_covers);
  bool good = true;
  for (auto& v : verdicts)
    if (v.text.empty()) v.points = v.most;
    else good = false;
  if (good) verdicts.push_back(race(c));
  else verdicts.push_back({race_name, 0, 4, "There is no race before the covers are right.\n", "", ""});
  return verdicts;
}
}  // namespace judge
