// All readers of the book, for whoever wants to feed them: what is read is consistent
// and can be written and read again, or there is an InputError that points to a place.
#pragma once
#include "dlx/command/keeper.hpp"
#include "dlx/command/split.hpp"
#include "dlx/draw/conformance.hpp"
#include "dlx/draw/gallery.hpp"
#include "dlx/more/script.hpp"
#include "dlx/puzzle/drawings.hpp"
#include "dlx/puzzle/givens.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/puzzle/edges.hpp"
#include "dlx/text/check_proof.hpp"
#include "dlx/text/cpog.hpp"
#include "dlx/text/format.hpp"
#include "dlx/text/translate.hpp"
#include "dlx/text/verify.hpp"
#include <algorithm>
#include <functional>
#include <map>
#include <sstream>
#include <stdexcept>

namespace readers {
using namespace dlx;

inline void require(bool truth, std::string const& what) {
  if (!truth) throw std::logic_error(what);
}
inline void read_again(Problem const& p) {
  require(read_problem({"again", write_dlx(p)}, Syntax::dlx) == p, "DLX text is read as another problem");
  require(read_problem({"again", write_json(p)}, Syntax::json) == p, "JSON is read as another problem");
}
inline void problem(Source const& s, Syntax syntax) {
  std::vector<std::string> notes;
  read_again(read_problem(s, syntax, &notes));
  for (auto const& n : notes) require(!n.empty() && n.find('\n') == n.npos, "a note is not one line");
}
inline std::string written(Trace const& t) {
  std::ostringstream out;
  write_trace(out, t);
  return out.str();
}
inline void trace(Source const& s) {
  auto const text = written(read_trace(s));
  require(written(read_trace({"again", text})) == text, "a trace is read as another one");
}
inline void claim(Source const& s) {
  auto const c = read_claim(s);
  if (c.trace.problem.option_count() > 30 || c.trace.problem.item_count() > 30) return;  // to be judged takes time
  if (has_right_trace(c.trace)) first_deviation(c.trace);
}
inline Problem const& paper() {
  static Problem const p = read_problem({"paper", "A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n"});
  return p;
}
inline void script(Source const& s) {
  for (auto const& step : read_script(s, paper()).steps)
    require(step.offset + step.length <= s.text.size(), "a step lies outside of the file");
}
inline void answer(Source const& s) {
  auto const options = read_answer(s, paper());
  if (!options) return;
  for (int o : *options) require(1 <= o && o <= paper().option_count(), "an answer chooses what is not there");
  refute(paper(), *options);
}

inline void checkpoint(Source const& s) {
  auto const c = read_checkpoint(s, "60 items, 121 options, e85e4a735a76720c", "solve");
  require(as_text(c) == s.text, "a checkpoint is read that nobody writes");
}

// A puzzle becomes a problem that can be written, whatever its pieces are called.
inline void packed(Source const& s) {
  auto const puzzle = packing::read_puzzle(s);
  int copies = 0;
  for (auto const& piece : puzzle.pieces) copies += piece.copies;
  if (puzzle.board.shape.size() > 40 || copies > 40) return;  // to place the pieces takes time
  for (bool up_to_symmetry : {false, true}) read_again(polyomino(s, up_to_symmetry));
}
inline void words(Source const& s) {
  for (bool different : {false, true}) read_again(word_rectangle(s, 2, 3, different));
}

inline void part(Source const& s) {
  auto const part = read_part(s);
  require(as_text(part, write_dlx(part.problem)) == s.text, "a part is read that nobody writes");
}
// The first covers of a set are covers, and it can be written and read again.
inline void covers(Source const& s) {
  auto const set = read_covers(s);
  int left = 100;
  for (auto i = set.covers.begin(); i != set.covers.end() && left > 0; ++i, --left)
    require(refute(set.problem, *i).empty(), "a set has what is no cover");
  auto const text = write_covers(set.problem, set.covers);
  require(write_covers(set.problem, read_covers({"again", text}).covers) == text, "a set is read as another one");
}
inline void proof(Source const& s) {
  auto const proved = check_proof(paper(), s);
  require(proved.covers <= 1 && (proved.covers == 1 || !proved.is_complete), "a wrong number of covers is believed");
}

inline std::map<std::string, std::function<void(Source const&)>> const all = {
  {"any", [](Source const& s) { problem(s, Syntax::automatic); }},
  {"dlx", [](Source const& s) { problem(s, Syntax::dlx); }},
  {"matrix", [](Source const& s) { problem(s, Syntax::matrix); }},
  {"json", [](Source const& s) { problem(s, Syntax::json); }},
  {"trace", trace},
  {"claim", claim},
  {"script", script},
  {"answer", answer},
  {"recipe", [](Source const& s) { read_recipe(s); }},
  {"givens", [](Source const& s) { read_givens(s); }},
  {"drawing", [](Source const& s) { packing::read_puzzle(s); }},
  {"packing", packed},
  {"words", words},
  {"checkpoint", checkpoint},
  {"part", part},
  {"covers", covers},
  {"proof", proof},
  {"conditions", [](Source const& s) { check_conditions(paper(), s); }},
  {"certificate", [](Source const& s) { require(check_count(paper(), s) == 1, "a wrong number is believed"); }},
  {"formula", [](Source const& s) { check_formula(paper(), s); }},
};

// Throws what is no InputError, or std::logic_error if something is wrong with one.
inline void feed(std::string const& reader, std::string const& text) {
  Source const source{"fed", text};
  try {
    all.at(reader)(source);
  } catch (InputError const& e) {
    auto const lines = std::count(text.begin(), text.end(), '\n') + 1;
    require(1 <= e.line() && e.line() <= lines && 1 <= e.column(), "an error points outside of the file");
    require(!e.message().empty(), "an error says nothing");
  }
}
}  // namespace readers
