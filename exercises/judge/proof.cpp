// Exercises whose answer is an argument, as far as numbers show it: prices that prove
// that no cover is cheaper, and what a search costs that nobody can run.
#include "../drive/mix.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/text/format.hpp"
#include "judge.hpp"
#include <algorithm>
#include <fmt/format.h>

namespace judge {
namespace {
// ---- prices --------------------------------------------------------------------
constexpr std::int64_t unit = 1000;
// "7", "-2.125": thousandths of a coin; or nothing.
std::optional<std::int64_t> thousandths(std::string text) {
  bool const negative = text.starts_with("-");
  if (negative) text.erase(0, 1);
  auto const point = text.find('.');
  std::string part = point < text.size() ? text.substr(point + 1) : "0";
  auto const digits = part.size();
  part.resize(3, '0');
  auto const whole = whole_number(text.substr(0, point)), rest = whole_number(part);
  if (not whole or *whole > 999999 or digits < 1 or digits > 3 or not rest) return std::nullopt;
  std::int64_t const n = static_cast<std::int64_t>(*whole * unit + *rest);
  return negative ? -n : n;
}
std::string coins(std::int64_t n) {
  auto text = fmt::format("{}{}.{:03}", n < 0 ? "-" : "", std::abs(n) / unit, std::abs(n) % unit);
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text;
}
std::string show(dlx::Problem const& p, int o) {
  std::string out = fmt::format("option {} (", o);
  for (auto const& e : p.option(o)) out += p.item(e.item).name + " ";
  return out + fmt::format("for {})", p.cost(o));
}
std::int64_t cheapest_cost(dlx::Problem const& p) {
  std::int64_t cost = 0;
  dlx::cheapest(p, {}, dlx::Chooser::smallest, {}, [&](std::span<int const> cover) {
    for (int o : cover) cost += p.cost(o);
  });
  return cost;
}
std::string why_no_cover(dlx::Problem const& p, std::vector<int> const& cover) {
  std::vector<int> times(static_cast<std::size_t>(p.item_count()) + 1);
  for (int o : cover) {
    if (o < 1 or o > p.option_count()) return fmt::format("There is no option {}; they are numbered from 1 to {}.\n", o, p.option_count());
    for (auto const& e : p.option(o)) ++times[static_cast<std::size_t>(e.item)];
  }
  for (int i = 1; i <= p.item_count(); ++i)
    if (int const n = times[static_cast<std::size_t>(i)]; n > 1 or (n == 0 and i <= p.primary_count())) return fmt::format("Item {} is in {} of your options.\n", p.item(i).name, n == 0 ? "none" : std::to_string(n));
  return "";
}
// What the prices prove: no cover costs less than this.  Or why they prove nothing.
std::int64_t proved(dlx::Problem const& p, std::vector<std::int64_t> const& price, std::string& why) {
  std::int64_t sum = 0;
  for (int i = 1; i <= p.item_count(); ++i) {
    auto const y = price[static_cast<std::size_t>(i)];
    if (i > p.primary_count() and y > 0) why = fmt::format("You give {} the price {}. Nobody has to cover a secondary item, so nobody pays that.\n", p.item(i).name, coins(y));
    sum += y;
  }
  for (int o = 1; o <= p.option_count() and why.empty(); ++o) {
    std::int64_t paid = 0;
    for (auto const& e : p.option(o)) paid += price[static_cast<std::size_t>(e.item)];
    if (paid > p.cost(o) * unit) why = fmt::format("Your prices pay {} to {}, more than it costs.\n", coins(paid), show(p, o));
  }
  return sum;
}
}  // namespace

std::vector<Verdict> check_proof(Case const& c) {
  auto const file = c.folder / c.about.at("problem");
  auto const problem = dlx::read_problem(dlx::Source{file.filename().string(), slurp(file)}, dlx::Syntax::dlx);
  Verdict is_cover{"a cover", 0, 1, "", ""}, is_best{"no other one is cheaper", 0, 2, "", ""}, proof{"and the prices prove it", 0, 7, "", ""};
  Words names = {"cover"};
  for (int i = 1; i <= problem.item_count(); ++i) names.push_back(problem.item(i).name);
  auto const said = said_in(c.file, names);
  auto const best = cheapest_cost(problem);
  std::vector<int> cover;
  std::vector<std::int64_t> price(static_cast<std::size_t>(problem.item_count()) + 1);
  bool silent = true;
  for (auto const& [name, value] : said) {
    if (value.empty()) continue;
    if (name == "cover") {
      for (auto const& w : split(value))
        if (auto const o = whole_number(w)) cover.push_back(static_cast<int>(std::min(*o, std::uint64_t(1000000))));
        else is_cover.text = fmt::format("'{}' is not the number of an option.\n", w.substr(0, 20));
      continue;
    }
    auto const y = thousandths(value);
    silent = false;
    if (not y) proof.text = fmt::format("The price of {} is not a number with at most three digits after the point.\n", name);
    else price[static_cast<std::size_t>(problem.find_item(name))] = *y;
  }
  std::int64_t cost = 0;
  if (is_cover.text.empty()) is_cover.text = cover.empty() ? "You have not said which options; write them as in 'cover: 1 2 3'.\n" : why_no_cover(problem, cover);
  if (is_cover.text.empty()) {
    is_cover.points = is_cover.most;
    for (int o : cover) cost += problem.cost(o);
    if (cost > best) is_best.text = fmt::format("Yours costs {}. There is a cheaper one.\n", cost);
    else is_best.points = is_best.most;
  }
  if (silent) proof.text = "You have not said any price.\n";
  if (not proof.text.empty()) return {is_cover, is_best, proof};
  auto const bound = proved(problem, price, proof.text);
  if (proof.text.empty() and bound > (best - 1) * unit and is_best.points > 0) proof.points = proof.most;  // costs are whole numbers
  else if (proof.text.empty()) {
    if (10 * bound >= 9 * best * unit) proof.points = 3;
    proof.text = fmt::format("Your prices prove that every cover costs at least {}. That is true, and not enough{}.\n", coins(bound), is_best.points > 0 ? "" : " for your cover");
  }
  return {is_cover, is_best, proof};
}
// Eight passengers, and two seats that can be taken once, or not at all.  Prices are
// drawn first, so that there is a proof; but neither do the rounds of the book find one, nor is
// there one in which the seats are free.
dlx::Problem draw_rides(std::uint64_t lot) {
  constexpr int primaries = 8, seats = 2, options = 16;
  auto dice = [&](int n) { return static_cast<int>((lot = mix(lot)) % static_cast<std::uint64_t>(n)); };
  for (;;) {
    std::vector<int> price(primaries + seats + 1), order;
    for (int i = 1; i <= primaries; ++i) price[static_cast<std::size_t>(i)] = 3 + dice(9), order.insert(order.begin() + dice(i), i);
    for (int i = primaries + 1; i <= primaries + seats; ++i) price[static_cast<std::size_t>(i)] = -2 - dice(5);
    std::vector<std::set<int>> rides = {{order[0], order[1], order[2], primaries + 1}, {order[3], order[4], order[5], primaries + 2}, {order[6], order[7]}};
    while (static_cast<int>(rides.size()) < options) {
      std::set<int> ride = {1 + dice(primaries)};
      for (int k = 1 + dice(3); k > 0; --k) ride.insert(1 + dice(primaries));
      if (dice(2) == 0) ride.insert(primaries + 1 + dice(seats));
      if (std::count(rides.begin(), rides.end(), ride) == 0) rides.push_back(ride);
    }
    std::vector<int> cost;
    for (std::size_t k = 0; k < rides.size(); ++k) {
      cost.push_back(k < 3 or dice(3) > 0 ? 0 : 1 + dice(6));
      for (int i : rides[k]) cost.back() += price[static_cast<std::size_t>(i)];
    }
    if (*std::min_element(cost.begin(), cost.end()) < 1) continue;
    std::vector<std::size_t> turn;
    for (std::size_t k = 0; k < rides.size(); ++k) turn.insert(turn.begin() + dice(static_cast<int>(k) + 1), k);
    dlx::Problem p, free;  // in the second, seats cost nothing
    for (int i = 0; i < primaries; ++i) p.add_item(std::string(1, static_cast<char>('A' + i))), free.add_item(std::string(1, static_cast<char>('A' + i)));
    for (int i = 0; i < seats; ++i) p.add_item(std::string(1, static_cast<char>('x' + i)), dlx::Kind::secondary);
    for (auto k : turn) {
      p.add_option(), free.add_option();
      for (int i : rides[k]) {
        p.add_entry(i);
        if (i <= primaries) free.add_entry(i);
      }
      p.add_cost(cost[k]), free.add_cost(cost[k]);
    }
    auto const best = cheapest_cost(p);
    auto const prices = dlx::dual_ascent(p);
    if (prices.bound <= (best - 1) * prices.unit and cheapest_cost(free) < best) return p;
  }
}

// ---- what a search costs ---------------------------------------------------------
// So many blocks; in each, A and B are together in a options, A is alone in b, B in c.
Costs costs_of(int a, int b, int c, int blocks) {
  Costs n{1, 1, 0, 1};
  auto const ways = static_cast<std::uint64_t>(a + b * c), alone = static_cast<std::uint64_t>(b);
  for (; blocks > 0; --blocks) n = {n.covers * ways, 1 + alone + n.nodes * ways, static_cast<std::uint64_t>(a) + n.updates * ways, n.remainders + 2};
  return n;
}
std::vector<Verdict> check_cost(Case const& c) {
  auto const family = split(c.about.at("family"));
  auto number = [&](std::size_t k) { return std::stoi(family.at(k)); };
  auto said = said_in(c.file, {"covers", "nodes", "updates", "remainders"});
  struct Question {
    char const* name;
    int points;
    std::uint64_t Costs::* what;
  };
  std::vector<Verdict> verdicts;
  for (auto const& q : {Question{"covers", 2, &Costs::covers}, {"nodes", 3, &Costs::nodes}, {"updates", 3, &Costs::updates}, {"remainders", 2, &Costs::remainders}}) {
    Verdict v{fmt::format("{} of {} blocks", q.name, number(3)), 0, q.points, "", ""};
    auto const& text = said[q.name];
    auto const mine = whole_number(text);
    auto right = [&](int blocks) { return costs_of(number(0), number(1), number(2), blocks).*q.what; };
    if (text.empty()) v.text = fmt::format("You have not said how many {} there are; write '{}: 7'.\n", q.name, q.name);
    else if (not mine) v.text = fmt::format("'{}' is not a whole number, or is far too large.\n", text.substr(0, 40));
    else if (mine == right(number(3))) v.points = v.most;
    else if (mine == right(number(3) - 1) or mine == right(number(3) + 1)) v.text = "That is how many there are for a block more, or less.\n";
    else v.text = fmt::format("It is another number. For one block there are {}, for two {}, for three {}: does your\nargument say that, too?\n", right(1), right(2), right(3));
    verdicts.push_back(v);
  }
  return verdicts;
}
}  // namespace judge
