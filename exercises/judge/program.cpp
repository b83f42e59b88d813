// Exercises whose answer is a program in any language: it reads what is drawn by lot,
// and what it prints is compared with what another program, here, finds in another way.
#include "../drive/mix.hpp"
#include "dlx/more/lemmas.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/format.hpp"
#include "judge.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <regex>

namespace judge {
namespace {
struct Dice {
  std::uint64_t state;
  int operator()(int n) { return static_cast<int>(mix(++state) % static_cast<std::uint64_t>(n)); }
};
std::size_t at(int n) { return static_cast<std::size_t>(n); }
// One run of the program; what it says, or in WHY that it does not come so far.
// Who has been waited for once is not waited for again. (Blanks at the end of a line do not count.)
bool endless = false;
std::string said(Case const& c, std::string const& input, std::string& why) {
  if (endless) why = "Not tried: your program did not come to an end before.\n";
  if (endless) return "";
  auto const outcome = run(c.run, input, c.deadline, 2);
  endless = outcome.ending.find("to an end") != std::string::npos;
  if (not outcome.ending.empty()) why = fmt::format("Your program {}. (It may take two seconds.)\n", outcome.ending);
  return std::regex_replace(outcome.out, std::regex("[ \t\r]+(\n|$)"), "$1");
}
std::string quoted(std::string const& text) { return text.size() > 60 ? "'" + text.substr(0, 60) + "...'" : "'" + text + "'"; }
std::string shortened(std::string const& input) { return input.size() < 700 ? input : input.substr(0, input.rfind('\n', 600) + 1) + "...\n"; }

bool all_right(std::vector<Verdict> const& verdicts) {
  return std::all_of(verdicts.begin(), verdicts.end(), [](Verdict const& v) { return v.text.empty(); });
}
dlx::Problem part_of(dlx::Problem const& p, Parts const& kept);
bool can_be_asked(dlx::Problem const& part);
// What is wrong in a small part of something, when that is asked for alone.
template<class Program, class Whole> std::string smallest_mistake(Program const& program, Whole const& whole, std::size_t parts) {
  auto const kept = needed(parts, [&](std::vector<Parts> const& choices) {
    std::vector<Whole> asked;
    std::vector<std::size_t> which;
    for (std::size_t k = 0; k < choices.size(); ++k)
      if (auto const part = part_of(whole, choices[k]); can_be_asked(part)) asked.push_back(part), which.push_back(k);
    std::vector<bool> wrong(choices.size());
    auto const texts = program.mistakes(asked);
    for (std::size_t k = 0; k < asked.size(); ++k) wrong[which[k]] = not texts[k].empty();
    return wrong;
  });
  return program.mistakes({part_of(whole, kept)})[0];
}

// Only the first mistake is shown.  A smaller one is looked for when all points are
// given, so that this takes no time from the tests.
void show_smaller(std::vector<Verdict>& verdicts, std::function<std::string()> const& smaller) {
  auto const first = std::find_if(verdicts.begin(), verdicts.end(), [](Verdict const& v) { return not v.text.empty(); });
  if (first == verdicts.end() or smaller == nullptr) return;
  endless = false;  // for something small, it may come to an end
  if (auto const text = smaller(); not text.empty()) first->text = text;
}

// ---- a tournament: everybody meets everybody -----------------------------------
using Timetable = std::set<std::string>;  // "1-2@3": the match of 1 and 2 is in round 3
std::string match(int i, int j, int round) { return fmt::format("{}-{}@{}", i, j, round); }
class Tournament {
 public:
  int const teams, rounds;
  std::set<std::string> wishes;  // matches that are not wanted
  explicit Tournament(int n) : teams(n), rounds(n % 2 == 0 ? n - 1 : n) {}
  bool has(std::string const& name) const { return std::count(all_matches().begin(), all_matches().end(), name) > 0; }
  std::vector<std::string> const& all_matches() const {
    if (matches.empty())
      for (int i = 1; i <= teams; ++i)
        for (int j = i + 1; j <= teams; ++j)
          for (int r = 1; r <= rounds; ++r) matches.push_back(match(i, j, r));
    return matches;
  }
  std::string asked() const {
    std::string text = std::to_string(teams) + "\n";
    for (auto const& w : wishes) text += w + "\n";
    return text;
  }
  // All of them, by trying: of the pairs that have not met, the one with the fewest rounds
  // left is next.  Stops when there are more than so many.
  std::vector<Timetable> timetables(std::size_t most) const {
    std::vector<Timetable> all;
    Timetable now;
    std::set<std::pair<int, int>> busy, met;
    extend(all, now, busy, met, most);
    return all;
  }

 private:
  mutable std::vector<std::string> matches;
  void extend(std::vector<Timetable>& all, Timetable& now, std::set<std::pair<int, int>>& busy, std::set<std::pair<int, int>>& met, std::size_t most) const {
    std::pair<int, int> pair = {0, 0};
    std::vector<int> best;
    for (int i = 1; i <= teams; ++i)
      for (int j = i + 1; j <= teams; ++j) {
        if (met.count({i, j}) > 0 or (pair.first > 0 and best.empty())) continue;
        std::vector<int> free;
        for (int r = 1; r <= rounds; ++r)
          if (busy.count({i, r}) + busy.count({j, r}) + wishes.count(match(i, j, r)) == 0) free.push_back(r);
        if (pair.first == 0 or free.size() < best.size()) pair = {i, j}, best = free;
      }
    if (pair.first == 0) all.push_back(now);
    met.insert(pair);
    for (int r : best) {
      if (all.size() > most) break;
      auto const [i, j] = pair;
      busy.insert({{i, r}, {j, r}}), now.insert(match(i, j, r));
      extend(all, now, busy, met, most);
      busy.erase({i, r}), busy.erase({j, r}), now.erase(match(i, j, r));
    }
    met.erase(pair);
  }
};
std::string list(Timetable const& t) {
  std::string out;
  for (auto const& name : t) out += (out.empty() ? "" : " ") + name;
  return out.empty() ? "(nothing)" : out;
}
std::string why_no_timetable(Tournament const& t, Timetable const& mine) {
  std::map<std::pair<int, int>, std::string> busy;
  std::map<std::string, std::string> met;
  for (auto const& name : mine) {
    if (t.wishes.count(name) > 0) return name + " is not wanted";
    auto const pair = name.substr(0, name.find('@'));
    if (auto const [where, fresh] = met.emplace(pair, name); not fresh) return pair + " meet twice";
    int const round = std::stoi(name.substr(pair.size() + 1));
    for (int team : {std::stoi(pair), std::stoi(pair.substr(pair.find('-') + 1))})
      if (auto const [where, fresh] = busy.emplace(std::pair(team, round), name); not fresh) return fmt::format("team {} cannot be in {} and in {}", team, where->second, name);
  }
  return "somebody does not meet somebody";
}
// What is wrong with the program's problem, or nothing.
std::string wrong_tournament(Case const& c, Tournament const& t) {
  constexpr std::size_t most = 3000;
  auto const head = fmt::format("The input was\n{}", shortened(t.asked()));
  std::string why;
  auto const text = said(c, t.asked(), why);
  if (not why.empty()) return head + why;
  if (text.empty()) return head + "Your program says nothing.\n";
  std::set<Timetable> found, right;
  for (auto const& x : t.timetables(most)) right.insert(x);
  try {
    auto const problem = dlx::read_problem(dlx::Source{"your problem", text}, dlx::Syntax::dlx);
    if (problem.item_count() > 2000 or problem.option_count() > 2000) return head + "Your problem has more than 2000 items or options.\n";
    std::set<std::string> names;
    for (int o = 1; o <= problem.option_count(); ++o) {
      auto const name = problem.label(o);
      if (not t.has(name)) return head + fmt::format("Your option {} is called {}; a match such as {} is expected.\n", o, quoted(name), t.all_matches()[0]);
      if (t.wishes.count(name) > 0) return head + fmt::format("Your option {} is a match that is not wanted.\n", name);
      if (not names.insert(name).second) return head + fmt::format("There are two options {}. There is one for each thing that can be done.\n", name);
    }
    dlx::Links links(problem);
    dlx::Limits limits;
    limits.solutions = most, limits.nodes = 200000;
    auto const result = dlx::search(links, dlx::Chooser::smallest, limits, [&](std::span<int const> cover) {
      Timetable mine;
      for (int o : cover) mine.insert(problem.label(o));
      found.insert(mine);
    });
    for (auto const& mine : found)
      if (right.count(mine) == 0) return head + fmt::format("This is a cover of your problem:\n  {}\nBut {}.\n", list(mine), why_no_timetable(t, mine));
    if (result.ending != dlx::Ending::complete) return head + "The search for the covers of your problem does not end.\n";
  } catch (std::exception const& e) {
    return head + std::string("What your program prints cannot be read:\n") + e.what() + "\n";
  }
  for (auto const& x : right)
    if (found.count(x) == 0) return head + fmt::format("This is a timetable, but not a cover of your problem:\n  {}\n", list(x));
  return "";
}
// So many wishes that there are some timetables left, and not too many.
Tournament with_wishes(int teams, Dice& dice) {
  for (int tries = 0;; ++tries) {
    Tournament t(teams);
    for (int k = teams < 5 ? dice(2) : teams + dice(4) - tries % 4; k > 0; --k) t.wishes.insert(t.all_matches()[at(dice(static_cast<int>(t.all_matches().size())))]);
    auto const n = t.timetables(1000).size();
    if (n > 1 and n < 1000) return t;
  }
}
// Two timetables that differ by two rounds, and little else that is wanted.
Tournament nearly_settled(int teams, Dice& dice) {
  Tournament t(teams);
  int const n = teams + teams % 2;  // whoever meets the last one has a rest, if teams are odd
  std::vector<int> who(at(n)), when(at(t.rounds));
  std::iota(who.begin(), who.end(), 1), std::iota(when.begin(), when.end(), 1);
  for (auto* order : {&who, &when})
    for (std::size_t k = order->size() - 1; k > 0; --k) std::swap((*order)[k], (*order)[at(dice(static_cast<int>(k) + 1))]);
  std::set<std::string> wanted;
  for (int r = 0; r < t.rounds; ++r)
    for (int k = 0; k < n / 2; ++k) {  // on a circle; one stays where it is
      int const a = who[at(k == 0 ? n - 1 : (r + k) % (n - 1))], b = who[at((r + n - 1 - k) % (n - 1))];
      if (std::max(a, b) > teams) continue;
      wanted.insert(match(std::min(a, b), std::max(a, b), when[at(r)]));
      if (r < 2) wanted.insert(match(std::min(a, b), std::max(a, b), when[at(1 - r)]));
    }
  for (auto const& name : t.all_matches())
    if (wanted.count(name) == 0 and dice(40) > 0) t.wishes.insert(name);
  return t;
}
// A wrong tournament, with as few wishes as still make it wrong.
std::string with_few_wishes(Case const& c, Tournament t) {
  auto text = wrong_tournament(c, t);
  for (auto const& wish : std::set(t.wishes)) {
    t.wishes.erase(wish);
    auto const again = t.timetables(1000).size() > 1000 ? "" : wrong_tournament(c, t);
    if (again.empty()) t.wishes.insert(wish);
    else text = again;
  }
  return text;
}
void judge_tournament(Case const& c, Dice dice, std::vector<Verdict>& verdicts) {
  std::vector<Tournament> wrong;
  auto add = [&](std::string const& name, int points, std::vector<Tournament> const& list) {
    Verdict v{name, 0, points, "", ""};
    for (auto const& t : list)
      if (v.text.empty() and not (v.text = wrong_tournament(c, t)).empty()) wrong.push_back(t);
    if (v.text.empty()) v.points = points;
    verdicts.push_back(v);
  };
  add("four teams, and two", 2, {Tournament(4), Tournament(2)});
  add("an odd number of teams", 3, {with_wishes(3, dice), with_wishes(5, dice)});
  add("six teams, and wishes drawn by lot", 3, {with_wishes(6, dice)});
  int const teams = 10 + dice(3);
  add("ten teams and more, with many wishes", 2, {nearly_settled(teams, dice), nearly_settled(13, dice)});
  if (not wrong.empty() and wrong[0].teams < 10) show_smaller(verdicts, [&] { return with_few_wishes(c, wrong[0]); });
}

// ---- counting by a sweep ---------------------------------------------------------
std::string as_text(dlx::Problem const& p) {
  std::string text;
  for (int i = 1; i <= p.item_count(); ++i) text += fmt::format("{}{}", i == p.primary_count() + 1 ? (i == 1 ? "| " : " | ") : i > 1 ? " " : "", p.item(i).name);
  for (int o = 1; o <= p.option_count(); ++o) {
    std::string line;
    for (auto const& e : p.option(o)) line += (line.empty() ? "" : " ") + p.item(e.item).name;
    text += "\n" + line;
  }
  return text + "\n\n";
}
dlx::Problem random_problem(Dice& dice, int primaries, int secondaries, int options, int most) {
  dlx::Problem p;
  for (int i = 1; i <= primaries; ++i) p.add_item("P" + std::to_string(i));
  for (int i = 1; i <= secondaries; ++i) p.add_item("S" + std::to_string(i), dlx::Kind::secondary);
  for (int o = 0; o < options; ++o) {
    std::set<int> items = {1 + dice(secondaries > 0 and o % 7 == 6 ? p.item_count() : primaries)};
    for (int k = dice(most); k > 0; --k) items.insert(1 + dice(p.item_count()));
    std::vector<int> row(items.begin(), items.end());
    for (std::size_t k = row.size() - 1; k > 0; --k) std::swap(row[k], row[at(dice(static_cast<int>(k) + 1))]);
    p.add_option();
    for (int i : row) p.add_entry(i);
  }
  return p;
}
// Dominoes, and in some places squares alone, on a strip with holes.  With guards, no two of
// these squares may be neighbours along the strip: each such pair is a secondary item.
dlx::Problem any_strip(Dice& dice, int width, int length, int singles, bool guards) {
  dlx::Problem p;
  std::vector<bool> hole(at(width * length));
  for (auto&& h : hole) h = dice(14) == 0;
  auto name = [](int x, int y) { return fmt::format("{}.{}", x, y); };
  auto there = [&](int x, int y) { return x < length and y < width and not hole[at(x * width + y)]; };
  for (int x = 0; x < length; ++x)
    for (int y = 0; y < width; ++y)
      if (there(x, y)) p.add_item(name(x, y));
  for (int x = 0; x + 1 < length and guards; ++x)
    for (int y = 0; y < width; ++y) p.add_item("g" + name(x, y), dlx::Kind::secondary);
  for (int x = 0; x < length; ++x)
    for (int y = 0; y < width; ++y) {
      if (not there(x, y)) continue;
      auto option = [&](std::vector<std::string> const& items) {
        p.add_option();
        for (auto const& i : items) p.add_entry(p.find_item(i));
      };
      if (there(x, y + 1)) option({name(x, y), name(x, y + 1)});
      if (there(x + 1, y)) option({name(x + 1, y), name(x, y)});
      if (not guards and dice(singles) > 0) continue;
      std::vector<std::string> alone = {name(x, y)};
      if (guards and x > 0) alone.push_back("g" + name(x - 1, y));
      if (guards and x + 1 < length) alone.push_back("g" + name(x, y));
      option(alone);
    }
  return p;
}
// Equal rests of a problem are one state of a diagram, so there are not many; the items come in a good order.
mpz_class covers_of(dlx::Problem const& p) {
  auto const diagram = dlx::diagram_of(p, dlx::Chooser::first);
  return diagram->covers_after(diagram->root);
}
dlx::Problem strip(Dice& dice, int width, int length, int singles, bool guards) {
  mpz_class const word("18446744073709551616");
  for (int tries = 0; tries < 100; ++tries) {
    auto p = any_strip(dice, width, length, singles, guards);
    if (covers_of(p) > word) return p;
  }
  throw std::runtime_error("no strip has enough covers");
}
dlx::Problem part_of(dlx::Problem const& p, Parts const& kept) {  // its options, then its items
  dlx::Problem part;
  for (int i = 1; i <= p.item_count(); ++i)
    if (kept[at(p.option_count() + i - 1)]) part.add_item(p.item(i).name, i <= p.primary_count() ? dlx::Kind::primary : dlx::Kind::secondary);
  for (int o = 1; o <= p.option_count(); ++o) {
    std::vector<int> row;
    for (auto const& e : p.option(o))
      if (int const i = part.find_item(p.item(e.item).name); i > 0) row.push_back(i);
    if (row.empty() or not kept[at(o - 1)]) continue;
    part.add_option();
    for (int i : row) part.add_entry(i);
  }
  return part;
}
bool can_be_asked(dlx::Problem const& part) { return part.primary_count() > 0; }
class Sweeper {  // the student's program
 public:
  explicit Sweeper(Case const& given) : c(given) {}
  Words counts(std::vector<dlx::Problem> const& problems, std::string& why) const {
    std::string input;
    for (auto const& p : problems) input += as_text(p);
    return split(said(c, input, why), '\n');
  }
  static std::string miscount(dlx::Problem const& p, std::string const& line) {
    auto const covers = covers_of(p).get_str();
    return line == covers ? "" : fmt::format("The problem was\n{}It has {} {}, and you say {}.\n", shortened(as_text(p)), covers, covers == "1" ? "cover" : "covers", quoted(line));
  }
  // What is wrong with the count of each; no text if nothing is, or if there is no count.
  Words mistakes(std::vector<dlx::Problem> const& problems) const {
    std::string why;
    auto const lines = counts(problems, why);
    Words texts(problems.size());
    for (std::size_t k = 0; k < std::min(problems.size(), lines.size()) and why.empty(); ++k) texts[k] = miscount(problems[k], lines[k]);
    return texts;
  }

 private:
  Case const& c;
};
void judge_sweep(Case const& c, Dice dice, std::vector<Verdict>& verdicts) {
  Sweeper const sweeper(c);
  std::function<std::string()> smaller;
  auto add = [&](std::string const& name, int points, std::vector<dlx::Problem> const& problems) {
    Verdict v{name, 0, points, "", ""};
    bool const is_first = all_right(verdicts);
    auto const lines = sweeper.counts(problems, v.text);
    for (std::size_t k = 0; k < problems.size() and v.text.empty(); ++k)
      if (k >= lines.size()) v.text = fmt::format("There were {} problems, and you have printed {} numbers.\n", problems.size(), lines.size());
      else if (v.text = Sweeper::miscount(problems[k], lines[k]); not v.text.empty() and is_first and problems[k].option_count() < 50)
        smaller = [&sweeper, p = problems[k]] { return smallest_mistake(sweeper, p, at(p.option_count() + p.item_count())); };
    if (v.text.empty() and lines.size() > problems.size()) v.text = "You print more lines than there are problems.\n";
    if (v.text.empty()) v.points = points;
    verdicts.push_back(v);
  };
  std::vector<dlx::Problem> small, mixed;
  for (int k = 0; k < 40; ++k) small.push_back(random_problem(dice, k < 36 ? 3 + dice(4) : 1, 0, k < 36 ? 6 + dice(10) : k - 35, 4));
  for (int k = 0; k < 40; ++k) mixed.push_back(random_problem(dice, 1 + dice(5), 1 + dice(4), 3 + dice(14), 4));
  add("forty small problems", 2, small);
  add("forty with secondary items", 3, mixed);
  add("strips that nobody could search", 3, {strip(dice, 4, 50 + dice(15), 2, false), strip(dice, 6, 34 + dice(6), 2, false)});
  add("secondary items along a strip", 2, {strip(dice, 3, 60 + dice(20), 1, true)});
  show_smaller(verdicts, smaller);
}

// ---- rows of bits ------------------------------------------------------------------
struct Table {  // rows of a problem, each with a rival
  struct Row {
    std::string name;
    bool is_primary = true;
    std::size_t rival = 0;
    std::vector<bool> options;
  };
  std::vector<Row> rows;
  std::size_t options = 0;
};
std::string bits(std::vector<bool> const& set) {
  std::string out;
  for (bool b : set) out += b ? '1' : '0';
  return out;
}
Table random_rows(Dice& dice, int primaries, int digits, int options, int most) {
  Table t;
  t.options = at(options);
  auto add = [&](std::string const& name, bool primary, std::size_t rival) { t.rows.push_back({name, primary, rival, std::vector<bool>(t.options)}); };
  for (int i = 0; i < primaries; ++i) add(fmt::format("P{}", i + 1), true, at(i));
  for (int r : {0, 1})  // two rails each, apart from each other
    for (int d = 0; d < digits; ++d) add(fmt::format("x{}={}", d, r), false, at(primaries + (1 - r) * digits + d));
  for (std::size_t o = 0; o < t.options; ++o) {
    for (int k = 1 + dice(most); k > 0; --k) t.rows[at(dice(primaries))].options[o] = true;
    bool const both = dice(5) == 0, none = dice(3) == 0;
    for (int d = 0; d < digits and not none; ++d) {
      int const rail = dice(2);
      for (int r : {0, 1})
        if (both or r == rail) t.rows[at(primaries + r * digits + d)].options[o] = true;
    }
  }
  return t;
}
std::string asked(Table const& t) {
  std::string text;
  for (auto const& r : t.rows) text += fmt::format("row {} {} {}\n", r.name, t.rows[r.rival].name, bits(r.options));
  return text;
}
// The answer after each command: the live options, and the smallest open item; told by
// looking at each option and each item alone.
class RightSteps {
 public:
  explicit RightSteps(Table const& table) : t(table) {}
  std::vector<std::size_t> chosen;
  bool is_live(std::size_t o) const {
    return std::none_of(chosen.begin(), chosen.end(), [&](std::size_t c) {
      return std::any_of(t.rows.begin(), t.rows.end(), [&](auto const& r) { return r.options[o] and t.rows[r.rival].options[c]; });
    });
  }
  std::string answer() const {
    std::vector<bool> live(t.options);
    for (std::size_t o = 0; o < t.options; ++o) live[o] = is_live(o);
    std::string item = "none";
    std::size_t least = t.options + 1;
    for (auto const& r : t.rows) {
      if (not r.is_primary or std::any_of(chosen.begin(), chosen.end(), [&](std::size_t c) { return r.options[c]; })) continue;
      std::size_t n = 0;
      for (std::size_t o = 0; o < t.options; ++o) n += r.options[o] and live[o];
      if (n < least) least = n, item = r.name;
    }
    return bits(live) + " " + item + (item == "none" ? "" : " " + std::to_string(least));
  }

 private:
  Table const& t;
};
constexpr std::size_t back = 0;  // a step; any other number chooses an option, counted from 1
struct Walk {
  Table table;
  std::vector<std::size_t> steps;
  std::string asked(std::size_t most) const {  // the table, and so many steps
    std::string text = judge::asked(table);
    for (std::size_t k = 0; k < most; ++k) text += steps[k] == back ? "back\n" : fmt::format("choose {}\n", steps[k]);
    return text;
  }
  // The answer after each step; none, if some step cannot be done.
  Words answers() const {
    RightSteps right(table);
    Words list;
    for (auto step : steps) {
      if (step == back ? right.chosen.empty() : not right.is_live(step - 1)) return {};
      if (step == back) right.chosen.pop_back();
      else right.chosen.push_back(step - 1);
      list.push_back(right.answer());
    }
    return list;
  }
};
Walk random_walk(Table const& table, bool goes_back, Dice& dice) {
  Walk walk{table, {}};
  RightSteps right(table);
  for (int k = 0; k < 12; ++k) {
    std::vector<std::size_t> live;
    for (std::size_t o = 0; o < table.options; ++o)
      if (right.is_live(o)) live.push_back(o);
    bool const goes = goes_back and not right.chosen.empty() and dice(3) == 0;
    if (live.empty() and (not goes_back or right.chosen.empty())) break;
    if (goes or live.empty()) right.chosen.pop_back(), walk.steps.push_back(back);
    else right.chosen.push_back(live[at(dice(static_cast<int>(live.size())))]), walk.steps.push_back(right.chosen.back() + 1);
  }
  return walk;
}
// A part of a walk: its steps, its options, its rows.  Without its rival, no row is kept; nor is
// a step that chooses an option which is not, nor the step that takes this option back.
Walk part_of(Walk const& walk, Parts const& kept) {
  auto const& [t, steps] = walk;
  auto const option = kept.begin() + static_cast<std::ptrdiff_t>(steps.size()), row = option + static_cast<std::ptrdiff_t>(t.options);
  auto keeps = [](auto where, std::size_t k) { return where[static_cast<std::ptrdiff_t>(k)]; };
  Walk part;
  std::vector<std::size_t> place(t.rows.size()), number(t.options + 1);
  for (std::size_t o = 0; o < t.options; ++o)
    if (keeps(option, o)) number[o + 1] = ++part.table.options;
  for (std::size_t r = 0; r < t.rows.size(); ++r) {
    if (not keeps(row, r) or not keeps(row, t.rows[r].rival)) continue;
    place[r] = part.table.rows.size();
    part.table.rows.push_back(t.rows[r]);
    part.table.rows.back().options.clear();
    for (std::size_t o = 0; o < t.options; ++o)
      if (keeps(option, o)) part.table.rows.back().options.push_back(t.rows[r].options[o]);
  }
  for (auto& r : part.table.rows) r.rival = place[r.rival];
  std::vector<bool> chosen;  // and not taken back: is it in the part?
  for (std::size_t k = 0; k < steps.size(); ++k) {
    bool is_kept = keeps(kept.begin(), k);
    if (steps[k] == back) is_kept = is_kept and chosen.back(), chosen.pop_back();
    else is_kept = is_kept and number[steps[k]] > 0, chosen.push_back(is_kept);
    if (is_kept) part.steps.push_back(steps[k] == back ? back : number[steps[k]]);
  }
  return part;
}
bool can_be_asked(Walk const& part) { return not part.table.rows.empty() and not part.answers().empty(); }
class Stepper {  // the student's program
 public:
  explicit Stepper(Case const& given) : c(given) {}
  Words answers(std::vector<Walk> const& walks, std::string& why) const {
    std::string input;
    for (auto const& w : walks) input += "table\n" + w.asked(w.steps.size());
    return split(said(c, input, why), '\n');
  }
  // What is wrong after the step number K.
  static std::string mistake(Walk const& walk, std::size_t k, std::string const& line, std::string const& answer) {
    if (line == answer) return "";
    bool const large = answer.size() > 60;
    auto const live = answer.find(' '), mine = line.find(' ');
    auto text = fmt::format("{}After the last of these steps:\n{}", large ? "In a table with many options:\n" : "", walk.table.options <= 20 ? walk.asked(k + 1) : Walk{{}, walk.steps}.asked(k + 1));
    if (not large) text += fmt::format("you say   {}\nit should {}\n", line.substr(0, 200), answer);
    else if (line.substr(0, mine) != answer.substr(0, live)) text += "the live options are not what they should be. (There are too many to be shown.)\n";
    else text += fmt::format("you say that the smallest item is {}; it is{}.\n", quoted(mine == std::string::npos ? "" : line.substr(mine + 1)), answer.substr(live));
    return text;
  }
  // The first mistake in each of the walks; no text if there is none.
  Words mistakes(std::vector<Walk> const& walks) const {
    std::string why;
    auto const lines = answers(walks, why);
    Words texts(walks.size());
    std::size_t next = 0;
    for (std::size_t k = 0; k < walks.size() and why.empty(); ++k) {
      auto const right = walks[k].answers();
      for (std::size_t n = 0; n < right.size() and next < lines.size(); ++n, ++next)
        if (texts[k].empty()) texts[k] = mistake(walks[k], n, lines[next], right[n]);
    }
    return texts;
  }

 private:
  Case const& c;
};
void judge_rows(Case const& c, Dice dice, std::vector<Verdict>& verdicts) {
  Stepper const stepper(c);
  std::function<std::string()> smaller;
  auto add = [&](std::string const& name, int points, std::vector<Table> const& tables, bool goes_back) {
    Verdict v{name, 0, points, "", ""};
    bool const is_first = all_right(verdicts);
    std::vector<Walk> walks;
    std::size_t steps = 0;
    for (auto const& t : tables) walks.push_back(random_walk(t, goes_back, dice)), steps += walks.back().steps.size();
    auto const lines = stepper.answers(walks, v.text);
    std::size_t next = 0;
    for (auto const& walk : walks) {
      auto const right = walk.answers();
      for (std::size_t k = 0; k < right.size() and v.text.empty(); ++k, ++next)
        if (next >= lines.size()) v.text = fmt::format("There were {} steps, and you have printed {} lines.\n", steps, lines.size());
        else if (v.text = Stepper::mistake(walk, k, lines[next], right[k]); not v.text.empty() and is_first and walk.table.options <= 20)
          smaller = [&stepper, walk] { return smallest_mistake(stepper, walk, walk.steps.size() + walk.table.options + walk.table.rows.size()); };
    }
    if (v.text.empty() and lines.size() > steps) v.text = "You print more lines than there are steps.\n";
    if (v.text.empty()) v.points = points;
    verdicts.push_back(v);
  };
  std::vector<Table> plain, again, rails, large;
  for (int k = 0; k < 12; ++k) {
    plain.push_back(random_rows(dice, 2 + dice(6), 0, 3 + dice(12), 3));
    again.push_back(random_rows(dice, 2 + dice(6), 0, 6 + dice(12), 2));
    rails.push_back(random_rows(dice, 2 + dice(5), 1 + dice(3), 6 + dice(12), 2));
  }
  for (int k = 0; k < 4; ++k) large.push_back(random_rows(dice, 20 + 30 * k + dice(9), k, 70 + 130 * k + dice(50), 4));
  add("choosing, step by step", 3, plain, false);
  add("and back", 2, again, true);
  add("rails: rows with a rival", 3, rails, true);
  add("more than sixty-four options", 2, large, true);
  show_smaller(verdicts, smaller);
}
}  // namespace

std::vector<Verdict> check_program(Case const& c) {
  std::vector<Verdict> verdicts;
  auto const what = c.about.at("wanted");
  (what == "tournament" ? judge_tournament : what == "sweep" ? judge_sweep : judge_rows)(c, Dice{c.lot}, verdicts);
  return verdicts;
}
}  // namespace judge
