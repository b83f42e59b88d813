// Proofs of problems, as text, written by the search that suits them.
#pragma once
#include "covers.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/text/proof.hpp"
#include <fmt/format.h>
#include <map>
#include <sstream>
#include <string>
#include <vector>

inline dlx::Result watch(dlx::Problem const& p, dlx::Observer& observer, dlx::Chooser chooser = dlx::Chooser::smallest,
                         dlx::Limits const& limits = {}, dlx::Receive const& receive = nullptr) {
  auto go = [&](auto&& links) { return search(links, chooser, limits, receive, &observer); };
  return p.has_bounds() ? go(dlx::Bounded(p)) : p.has_colours() ? go(dlx::Painted(p)) : go(dlx::Links(p));
}
struct Written {
  std::string problem, proof;
  Covers covers;
};
inline Written in_veripb(dlx::Problem const& p, dlx::Chooser chooser = dlx::Chooser::smallest, dlx::Limits const& limits = {}) {
  std::ostringstream out;
  auto const opb = dlx::write_opb(p);
  auto const writer = dlx::veripb_to(out, p, opb.count);
  dlx::Lemmas lemmas(*writer);
  Written w{opb.text, "", {}};
  auto const result = watch(p, lemmas, chooser, limits, collect_sorted(w.covers));
  lemmas.finish(result.ending == dlx::Ending::complete);
  w.proof = out.str();
  return w;
}
inline Written in_clauses(dlx::Problem const& p, dlx::Chooser chooser = dlx::Chooser::smallest) {
  dlx::Observer nobody;
  auto const covers = watch(p, nobody, chooser).totals.solutions;
  std::ostringstream cnf, lrat;
  auto const writer = dlx::lrat_to(cnf, lrat, p, covers);
  dlx::Lemmas lemmas(*writer);
  Written w;
  watch(p, lemmas, chooser, {}, collect_sorted(w.covers));
  lemmas.finish(true);
  w.problem = cnf.str(), w.proof = lrat.str();
  return w;
}

// Where and what somebody who reads `right`, with `from` replaced, complains of: check says
// why it does not believe a text, as in "proof:2:1: error: the problem has 5 conditions".
template<typename Check> std::string complaint(std::string const& right, std::string const& from, std::string const& to, Check&& check) {
  auto text = right;
  auto const at = text.find(from);
  if (at == std::string::npos) return "there is no " + from;
  std::string why;
  check(text.replace(at, from.size(), to), why);
  auto const colon = why.find(": error: ");
  return colon == std::string::npos ? "nothing" : why.substr(5, why.find('\n') - 5).erase(colon - 5, 7);
}
// A proof as lines, each with its end, and back.
using Lines = std::vector<std::string>;
inline Lines lines_of(std::string const& text) {
  Lines lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line + '\n');
  return lines;
}
inline std::string joined(Lines const& lines) {
  std::string text;
  for (auto const& line : lines) text += line;
  return text;
}
// What is done to a proof, and how often that was noticed.
struct Tally { int refused = 0, passed = 0; };
using Tallies = std::map<std::string, Tally>;
inline std::string table_of(Tallies const& all) {
  auto table = fmt::format("{:32}{:>8}{:>8}\n", "", "refused", "passed");
  for (auto const& [what, tally] : all) table += fmt::format("{:32}{:8}{:8}\n", what, tally.refused, tally.passed);
  return table;
}
// Each line is left out, doubled, and exchanged with the next one; kind(k) is that of line k.
template <typename Kind, typename Judge> void drop_double_and_swap(Lines const& proof, Kind&& kind, Judge&& judge) {
  for (std::size_t k = 0; k < proof.size(); ++k) {
    auto lines = proof;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(k));
    judge("left out: " + kind(k), lines);
    lines = proof;
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(k), proof[k]);
    judge("doubled: " + kind(k), lines);
    if (k + 1 == proof.size() || proof[k] == proof[k + 1]) continue;
    lines = proof;
    std::swap(lines[k], lines[k + 1]);
    judge("exchanged with the next", lines);
  }
}
// Line k, which has these words, with another word i.
inline Lines altered(Lines lines, std::size_t k, Lines words, std::size_t i, std::string const& to) {
  words[i] = to;
  lines[k].clear();
  for (auto const& w : words) lines[k] += w + ' ';
  lines[k] += '\n';
  return lines;
}
inline Lines words_in(std::string const& line) {
  std::istringstream in(line);
  Lines words;
  for (std::string w; in >> w;) words.push_back(w);
  return words;
}
