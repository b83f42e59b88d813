#include "judge.hpp"
#include <charconv>
#include <fmt/format.h>
#include <fstream>
#include <sstream>

namespace judge {
std::string slurp(Path const& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}
void spill(Path const& file, std::string const& text) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << text;
}
Words split(std::string const& text, char at) {
  Words parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, at);)
    if (not part.empty()) parts.push_back(part);
  return parts;
}
bool read_state(std::string const& line, State& state) {
  state.values.clear();
  auto const w = split(line);
  if (w.empty() or w[0] != "state" or (w.size() - 1) % State::fields != 0) return false;
  for (std::size_t k = 1; k < w.size(); ++k) {
    int value = 0;
    auto const [end, fault] = std::from_chars(w[k].data(), w[k].data() + w[k].size(), value);
    if (fault != std::errc() or end != w[k].data() + w[k].size()) return false;
    state.values.push_back(value);
  }
  return true;
}
dlx::Problem read_problem(std::string const& line) {  // problem A B=1:3 | C ; A B ; C:red
  dlx::Problem p;
  auto const w = split(line);
  auto kind = dlx::Kind::primary;
  bool items = true;
  for (std::size_t k = 1; k < w.size(); ++k)
    if (w[k] == ";") p.add_option(), items = false;
    else if (w[k] == "|") kind = dlx::Kind::secondary;
    else if (auto const at = w[k].find('='); items and at != std::string::npos)
      p.add_item(w[k].substr(0, at), dlx::Bounds{std::atoi(w[k].c_str() + at + 1), std::atoi(w[k].c_str() + w[k].find(':') + 1)});
    else if (items) p.add_item(w[k], kind);
    else {
      auto const colon = w[k].find(':');
      p.add_entry(p.find_item(w[k].substr(0, colon)), colon == std::string::npos ? 0 : p.add_colour(w[k].substr(colon + 1)));
    }
  return p;
}

namespace {
std::string item(Scene const& s, std::string const& number) {
  int const i = std::atoi(number.c_str());
  return i > 0 and i <= s.problem.item_count() ? s.problem.item(i).name : "item " + number + ", which does not exist";
}
std::string ways(std::size_t n) { return n == 1 ? "1 way to go on" : fmt::format("{} ways to go on", n); }
}  // namespace

std::string name_of_node(Scene const& s, int node) {
  int const items = s.problem.item_count();
  if (node == 0) return s.is_ring ? "the header 0" : "the root";
  if (node < 0 or node >= s.expected.nodes()) return fmt::format("node {}, which does not exist", node);
  if (s.is_ring) return fmt::format("member {}", node);
  if (node <= items) return "the header of " + s.problem.item(node).name;
  int x = node - items;
  for (int o = 1; o <= s.problem.option_count(); ++o) {
    auto const entries = s.problem.option(o);
    if (x <= static_cast<int>(entries.size()))
      return fmt::format("the node of {} in option {}", s.problem.item(entries[static_cast<std::size_t>(x - 1)].item).name, o);
    x -= static_cast<int>(entries.size());
  }
  return fmt::format("node {}", node);
}
std::string describe(Scene const& s, std::string const& told) {
  auto const line = told.substr(0, told.find(" @"));
  auto const w = split(line);
  auto const verb = w.empty() ? "" : w[0];
  if (w.size() == 2 and verb == "cover") return s.is_ring ? "removes " + w[1] : "covers " + item(s, w[1]);
  if (w.size() == 2 and verb == "uncover") return s.is_ring ? "restores " + w[1] : "uncovers " + item(s, w[1]);
  if (w.size() == 3 and (verb == "purify" or verb == "unpurify"))
    return fmt::format("{}es {} for {}", verb == "purify" ? "purifi" : "unpurifi", item(s, w[1]), name_of_node(s, std::atoi(w[2].c_str())));
  if (w.size() == 3 and (verb == "tweak" or verb == "untweak")) return verb + "s " + name_of_node(s, std::atoi(w[2].c_str()));
  if (w.size() == 3 and (verb == "spend" or verb == "refund"))
    return (verb == "spend" ? "spends one use of " : "refunds one use of ") + item(s, w[1]);
  if (line == "try 0") return "tries 'none'";
  if (w.size() == 3 and verb == "choose")
    return fmt::format("chooses {}, with {}", item(s, w[1]), ways(static_cast<std::size_t>(std::atoi(w[2].c_str()))));
  if (w.size() == 2 and verb == "try") return "tries option " + w[1];
  if (w.size() == 2 and verb == "dead") return "finds that nothing is left for " + item(s, w[1]);
  if (verb == "solution") return w.size() == 1 ? "reports the empty cover" : "reports the cover" + line.substr(8);
  if (line == "end complete") return "ends, and says that it has found all covers";
  if (line == "end stopped") return "ends, since it was told that this is enough";
  if (line == "end limit") return "ends, and says that a limit was reached";
  if (verb == "build") return "builds the list";
  if (verb == "state" or verb == "digest") return "says that this step is done";
  for (auto const known : {"walks", "asks", "estimates", "leaves", "searches", "builds", "counts", "speaks"})  // drivers that speak for themselves
    if (verb.starts_with(known)) return line.substr(0, 100);
  return "says '" + line.substr(0, 60) + "'";
}
std::string name_of_field(Scene const& s, int node, int field) {
  constexpr char const* names[] = {"left link", "right link", "up link", "down link", "item field", "size", "shade", "bound"};
  if (field >= 5 and node > 0 and node <= s.problem.item_count()) return fmt::format("the {} of {}", names[field], s.problem.item(node).name);
  return fmt::format("the {} of {}", names[field], name_of_node(s, node));
}
std::string show_problem(dlx::Problem const& p) {
  constexpr int most = 12;
  std::string out = "The problem, with the numbers of its options:\n    ";
  for (int i = 1; i <= p.item_count(); ++i) {
    auto const& [lower, upper] = p.item(i).bounds;
    bool const bounded = i <= p.primary_count() and (lower != 1 or upper != 1);
    out += (i == p.primary_count() + 1 ? " | " : " ") + (bounded ? fmt::format("{}:{}|", lower, upper) : "") + p.item(i).name;
  }
  for (int o = 1; o <= p.option_count(); ++o) {
    if (o == most and p.option_count() > most) {
      out += fmt::format("\n    ... and {} more", p.option_count() - most + 1);
      break;
    }
    out += fmt::format("\n  {:>2}:", o);
    for (auto const& e : p.option(o)) out += " " + p.name_of(e);
    if (p.option(o).empty()) out += " (nothing)";
  }
  return out + "\n";
}
namespace {
// Has node x left the ring in which its field f links it to others?
bool has_left(State const& s, int x, int f) {
  if (f > 3) return false;
  int const back = f / 2 * 2, forth = back + 1, a = s.get(x, back), b = s.get(x, forth);
  return s.get(a, forth) != x or s.get(b, back) != x;
}
}  // namespace
std::string differences(Scene const& s) {
  if (s.yours.nodes() != s.expected.nodes())
    return fmt::format("Your list has {} nodes; it should have {}.\n", s.yours.nodes(), s.expected.nodes());
  std::string out;
  int count = 0;
  bool only_absent = not s.events.empty();  // nothing but what nodes remember that have left
  State const* before = s.states.empty() ? nullptr : &s.states.back();
  for (int x = 0; x < s.expected.nodes(); ++x)
    for (int f = 0; f < State::fields; ++f) {
      int const is = s.yours.get(x, f), should = s.expected.get(x, f);
      if (is == should) continue;
      only_absent = only_absent and has_left(s.expected, x, f);
      if (++count > 5) continue;
      bool const kept = before and before->get(x, f) == is, moved = before and before->get(x, f) == should;
      auto who = name_of_field(s, x, f);
      who[0] = 'T';
      if (f < 5) {
        out += fmt::format("- {} leads to {}", who, is == x ? "itself" : name_of_node(s, is));
        if (kept) out += ", as before";
        out += fmt::format(".\n  It should {} {}.\n", moved ? "still lead to" : "lead to", should == x ? "itself" : name_of_node(s, should));
      } else {
        out += fmt::format("- {} is {}{}.\n  It should {} {}.\n", who, is, kept ? ", as before" : "",
                           moved ? "still be" : "be", should);
      }
    }
  if (count > 5) out += fmt::format("- And {} more.\n", count - 5);
  if (only_absent)
    out += "Only nodes that have left are wrong. What such a node remembers is who stood\n"
           "beside it when it left: so either somebody has written into it, or the nodes\n"
           "have left in another order than that of the text.\n";
  return out;
}
}  // namespace judge
