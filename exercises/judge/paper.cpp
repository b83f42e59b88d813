// Exercises whose answer is not code: a model, which is a problem file, or
// what somebody has read out of a trace.
#include "dlx/text/format.hpp"
#include "dlx/dance/links.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/draw/trace.hpp"
#include "judge.hpp"
#include <algorithm>
#include <cctype>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <numeric>
#include <set>
#include <sstream>

namespace judge {
// What the models have to find, by trying everything: no items, no options.
// "7 !Q@(0,0)": a square that is a hole
std::set<Placement> torus_placements(Words const& spec, int around_down, int around_up) {
  int const n = std::stoi(spec.at(1));
  std::set<Placement> all;
  std::vector<int> file(static_cast<std::size_t>(n));
  std::iota(file.begin(), file.end(), 0);
  do {
    std::set<int> down, up;
    for (int x = 0; x < n; ++x) {
      int const y = file[static_cast<std::size_t>(x)];
      down.insert((x + y) % around_down);
      up.insert((y - x + around_up) % around_up);
    }
    if (static_cast<int>(down.size() + up.size()) < 2 * n) continue;
    Placement p;
    for (int x = 0; x < n; ++x) p.insert(fmt::format("Q@({},{})", x, file[static_cast<std::size_t>(x)]));
    if (std::none_of(spec.begin() + 2, spec.end(), [&](auto const& hole) { return p.count(hole.substr(1)) > 0; })) all.insert(p);
  } while (std::next_permutation(file.begin(), file.end()));
  return all;
}
namespace {
// "3 B@(1,1) !C@(0,0)": squares of order 3 with a B in the middle, and no C in the corner
std::set<Placement> latin_placements(Words const& spec) {
  int const n = std::stoi(spec.at(1));
  std::set<Placement> all;
  std::string squares(static_cast<std::size_t>(n * n), 'A');
  for (bool more = true; more;) {
    auto at = [&](int i, int j) { return squares[static_cast<std::size_t>(n * i + j)]; };
    bool good = true;
    Placement p;
    for (int i = 0; i < n; ++i)
      for (int j = 0; j < n; ++j) {
        for (int k = 0; k < j; ++k) good = good and at(i, j) != at(i, k) and at(j, i) != at(k, i);
        p.insert(fmt::format("{}@({},{})", at(i, j), i, j));
      }
    for (std::size_t k = 2; k < spec.size(); ++k)
      good = good and (spec[k][0] == '!' ? p.count(spec[k].substr(1)) == 0 : p.count(spec[k]) == 1);
    if (good) all.insert(p);
    more = false;
    for (auto& c : squares) {
      if (++c < 'A' + n) {
        more = true;
        break;
      }
      c = 'A';
    }
  }
  return all;
}
}  // namespace
Words answers(Path const& file, std::vector<int>* places) {
  Words lines;
  int number = 0;
  auto text = slurp(file);
  if (text.starts_with("\xef\xbb\xbf")) text.erase(0, 3);  // some editors put this there
  for (std::size_t at = 0; (at = text.find('\r', at)) != std::string::npos;) text.replace(at, text.substr(at, 2) == "\r\n" ? 2 : 1, "\n");
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    ++number;
    constexpr char const* blanks = " \t\f\v";
    line.erase(line.find_last_not_of(blanks) + 1);
    line.erase(0, line.find_first_not_of(blanks));
    if (line.empty() or line[0] == '|') continue;
    lines.push_back(line);
    if (places) places->push_back(number);
  }
  return lines;
}
namespace {
std::string spaced(std::string const& text) {  // one blank between words
  std::string out, word;
  for (std::istringstream in(text); in >> word;) out += (out.empty() ? "" : " ") + word;
  return out;
}
}  // namespace
About said_in(Path const& file, Words const& names) {
  About said;
  std::vector<int> places;
  auto const lines = answers(file, &places);
  for (std::size_t k = 0; k < lines.size(); ++k) {
    auto const colon = std::min(lines[k].find(':'), lines[k].size());
    auto name = spaced(lines[k].substr(0, colon));
    auto is_there = [&] { return colon < lines[k].size() and std::count(names.begin(), names.end(), name) > 0; };
    if (not is_there() and not name.empty()) name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
    auto const fault = not is_there() ? fmt::format("does not begin with one of {}:", fmt::join(names, ": ")) : said.count(name) > 0 ? "says it a second time." : "";
    if (not fault.empty()) throw Unreadable(fmt::format("Line {} of your file, '{}',\n{}\n", places[k], lines[k].substr(0, 60), fault));
    said[name] = spaced(lines[k].substr(colon + 1));
  }
  return said;
}
std::optional<std::uint64_t> whole_number(std::string_view text) {
  std::uint64_t n = 0;
  auto const [end, fault] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (fault != std::errc() or end != text.data() + text.size()) return std::nullopt;
  return n;
}
std::set<Placement> wanted_placements(Words const& spec) { return spec.at(0) == "torus" ? torus_placements(spec, std::stoi(spec.at(1)), std::stoi(spec.at(1))) : latin_placements(spec); }

namespace {
// What an option may be called, and what is wrong with a placement, in words.
bool is_name(Words const& spec, std::string const& name) {
  int const n = std::stoi(spec.at(1));
  auto digit = [&](char c) { return c >= '0' and c < '0' + n; };
  bool const letter = spec.at(0) == "torus" ? name[0] == 'Q' : name[0] >= 'A' and name[0] < 'A' + n;
  return name.size() == 7 and letter and name.substr(1, 2) == "@(" and digit(name[3]) and name[4] == ',' and digit(name[5]) and name[6] == ')';
}
std::string why_no_answer(Words const& spec, Placement const& p) {
  int const n = std::stoi(spec.at(1));
  bool const torus = spec.at(0) == "torus";
  std::map<std::string, std::string> taken;  // what must not happen twice, and who did it
  std::string board(static_cast<std::size_t>(n * n), '.'), why;
  auto take = [&](std::string const& what, std::string const& name) {
    if (auto const [at, fresh] = taken.emplace(what, name); not fresh and why.empty()) why = fmt::format("{} and {} are both in {}", at->second, name, what);
  };
  for (auto const& name : p) {
    if (not is_name(spec, name)) return "";
    int const x = name[3] - '0', y = name[5] - '0';
    auto const of = torus ? "" : std::string("the place for ") + name[0] + " in ";
    take(fmt::format("{}{} {}", of, torus ? "rank" : "row", x), name);
    take(fmt::format("{}{} {}", of, torus ? "file" : "column", y), name);
    if (torus) take(fmt::format("the diagonal with x+y={} (modulo {})", (x + y) % n, n), name), take(fmt::format("the diagonal with y-x={} (modulo {})", (y - x + n) % n, n), name);
    else take(fmt::format("the square ({},{})", x, y), name);
    board[static_cast<std::size_t>(n * x + y)] = name[0];
  }
  int const wanted = torus ? n : n * n;
  if (why.empty() and static_cast<int>(p.size()) != wanted) why = fmt::format("it names {} squares, and there should be {}", p.size(), wanted);
  for (std::size_t k = 2; k < spec.size() and why.empty(); ++k)
    if (spec[k][0] == '!' and p.count(spec[k].substr(1)) > 0) why = spec[k].substr(1) + " is forbidden";
    else if (spec[k][0] != '!' and p.count(spec[k]) == 0) why = spec[k] + " is given, and is not among them";
  std::string out = why.empty() ? "" : "  since " + why + ".\n";
  for (int x = 0; x < n; ++x) {
    out += "   ";
    for (int y = 0; y < n; ++y) out += std::string(" ") + board[static_cast<std::size_t>(n * x + y)];
    out += "\n";
  }
  return out;
}
// Why an answer is not a cover.
std::string why_no_cover(dlx::Problem const& problem, Placement const& p) {
  std::vector<int> times(static_cast<std::size_t>(problem.item_count()) + 1);
  for (auto const& name : p) {
    int o = 1;
    while (o <= problem.option_count() and problem.label(o) != name) ++o;
    if (o > problem.option_count()) return fmt::format("  There is no option {}.\n", name);
    for (auto const& e : problem.option(o)) ++times[static_cast<std::size_t>(e.item)];
  }
  for (int i = 1; i <= problem.item_count(); ++i) {
    int const n = times[static_cast<std::size_t>(i)];
    if (n > 1) return fmt::format("  Item {} is in {} of these options.\n", problem.item(i).name, n);
    if (n == 0 and i <= problem.primary_count()) return fmt::format("  Item {} is in none of these options.\n", problem.item(i).name);
  }
  return "";
}
std::string list(Placement const& p) {
  std::string out;
  for (auto const& name : p) out += (out.empty() ? "" : " ") + name;
  return out;
}
// Without blanks, but for one where two words, or two numbers, would be read as one.
std::string squeezed(std::string const& text) {
  auto in_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
  std::string out, word;
  for (std::istringstream in(text); in >> word;) out += (not out.empty() and in_word(out.back()) and in_word(word[0]) ? " " : "") + word;
  return out;
}
// L[3]=1, also for someone who has written l[3] = 1;
std::string assignment(std::string const& line) {
  auto text = squeezed(line);
  while (not text.empty() and (text.back() == ';' or text.back() == '.')) text.pop_back();
  if (not text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}
dlx::Source source(Path const& file) { return {file.filename().string(), slurp(file)}; }
}  // namespace

std::vector<Verdict> check_model(Case const& c) {
  Verdict one{"one right answer is found", 0, 3, "", ""}, only{"nothing but right answers is found", 0, 4, "", ""},
      all{"all right answers are found", 0, 3, "", ""};
  auto fail = [&](std::string const& why) {
    one.text = why;
    return std::vector<Verdict>{one, only, all};
  };
  if (answers(c.file).empty()) return fail("Your file says nothing yet.\n");
  auto const spec = split(c.about.at("wanted"));
  auto const right = wanted_placements(spec);
  std::set<Placement> found;
  std::map<Placement, std::string> missed;  // answers that are no covers, and why
  std::string stranger;                     // an option whose name means nothing
  constexpr std::size_t most = 20000;
  try {
    auto const problem = dlx::read_problem(source(c.file), dlx::Syntax::dlx);
    for (int o = 1; o <= problem.option_count() and stranger.empty(); ++o)
      if (not is_name(spec, problem.label(o)))
        stranger = fmt::format("Your option {} is called '{}'; a name such as {} is expected.\n", o, problem.label(o).substr(0, 40), *right.begin()->begin());
    if (problem.item_count() > 1000 or problem.option_count() > 1000) return fail("A small problem, please: at most 1000 items and 1000 options.\n");
    for (int o = 1; o <= problem.option_count(); ++o)
      if (problem.label(o).size() > 100) return fail(fmt::format("The name of your option {} is too long.\n", o));
    std::map<std::string, int> numbers;
    for (int o = 1; o <= problem.option_count(); ++o)
      if (auto const [at, fresh] = numbers.emplace(problem.label(o), o); not fresh)
        return fail(fmt::format("Your options {} and {} are both called '{}'. There is one option for each thing\nthat can be done, not one for each answer in which it is done.\n", at->second, o, at->first.substr(0, 40)));
    dlx::Bounded list(problem);  // for whoever says at most once with bounds
    dlx::Limits limits;
    limits.solutions = most;
    limits.nodes = 1000000;
    limits.seconds = 10;
    auto const result = dlx::search(list, dlx::Chooser::smallest, limits, [&](std::span<int const> cover) {
      Placement p;
      for (int o : cover) p.insert(problem.label(o));
      found.insert(p);
    });
    for (auto const& p : right)
      if (found.count(p) == 0) missed[p] = why_no_cover(problem, p);
    if (result.ending != dlx::Ending::complete) {
      only.text = fmt::format("Your problem has more than {} covers, or its search does not end in a\nmillion nodes. Is there an item that forbids too little?\n", found.size() - 1);
    }
  } catch (std::exception const& e) {
    return fail(std::string("Your file cannot be read:\n") + e.what() + "\n");
  }
  for (auto const& p : found)  // somebody else's board has other holes
    for (std::size_t k = 2; k < spec.size() and spec[0] == "torus"; ++k)
      if (p.count(spec[k].substr(1)) > 0) return fail("In this cover of your problem, a queen stands in a hole:\n  " + list(p) + "\n" + why_no_answer(spec, p));
  // On the ordinary board, too, queens of a torus are at peace; but this is another game.
  if (spec[0] == "torus")
    if (int const n = std::stoi(spec[1]); found != right and found == torus_placements(spec, 2 * n, 2 * n)) {
      auto const other = std::find_if(found.begin(), found.end(), [&](Placement const& p) { return right.count(p) == 0; });
      return fail(fmt::format("This is the ordinary chessboard: its diagonals end at the edge. On the torus, they come in\nagain at the opposite edge. This is a cover of your problem, but not an answer:\n  {}\n{}", list(*other), why_no_answer(spec, *other)));
    }
  for (auto const& p : found)
    if (only.text.empty() and right.count(p) == 0)
      only.text = "This is a cover of your problem, but not an answer:\n  " + (p.empty() ? "(nothing)" : list(p)) + "\n" + (stranger.empty() ? why_no_answer(spec, p) : stranger);
  std::size_t hits = 0;
  for (auto const& p : right) {
    hits += found.count(p);
    if (all.text.empty() and found.count(p) == 0) all.text = "This is an answer, but not a cover of your problem:\n  " + list(p) + "\n" + (stranger.empty() ? missed[p] : stranger);
  }
  // A model that forbids next to nothing finds right answers, too; and one that forbids
  // nearly all finds nothing wrong.
  auto const crowded = [&](std::size_t times) { return found.size() > times * right.size(); };
  if (hits == 0) one.text = found.empty() ? "Your problem has no covers at all.\n" + all.text : only.text;
  else one.points = crowded(50) ? 1 : one.most;
  if (2 * hits >= right.size() and only.text.empty()) only.points = only.most;
  else if (hits > 0 and only.text.empty()) only.text = all.text;
  if (hits == right.size()) all.points = crowded(50) ? 0 : crowded(5) ? 1 : all.most;
  if (hits == right.size() and all.points < all.most) all.text = fmt::format("They are among {} covers of your problem.\n", found.size());
  return {one, only, all};
}

std::vector<dlx::Event> right_events(dlx::Problem const& problem, dlx::Chooser chooser) {
  dlx::Painted painted(problem);
  dlx::Recorder recorder(problem, "smallest");
  dlx::search(painted, chooser, {}, nullptr, &recorder);
  return recorder.take().events;
}
namespace {
std::string show(dlx::Write const& w) { return fmt::format("{}[{}]={}", static_cast<char>(w.field), w.node, w.now); }
bool is_assignment(std::string const& text) {  // L[3]=1
  auto const close = text.find("]=");
  if (text.size() > 40 or close == std::string::npos or close < 3 or text.size() < close + 3) return false;
  auto is_number = [](std::string const& s) { return s.find_first_not_of("0123456789") == std::string::npos; };
  return std::string("LRUDS").find(text[0]) != std::string::npos and text[1] == '[' and is_number(text.substr(2, close - 2)) and is_number(text.substr(close + 2));
}
// Why a line is not the write number NEXT of the task.
std::string objection(std::string const& line, std::vector<dlx::Write> const& writes, std::size_t next, std::string const& task) {
  auto const text = assignment(line);
  if (not is_assignment(text)) return "is not an assignment such as L[3] = 1";
  auto const where = text.substr(0, text.find('=') + 1);
  if (show(writes[next]).starts_with(where)) return "is the right place, but it gets another value";
  for (std::size_t n = 0; n < writes.size(); ++n)
    if (show(writes[n]) == text) return n < next ? "has been written already" : "is written, too, but not yet: something else comes before it";
  return "is not what " + task + " writes";
}
// The writes of some covers and uncovers, told by the book's list.
std::vector<Verdict> check_prediction(Case const& c) {
  auto const problem = dlx::read_problem(source(c.folder / c.about.at("problem")), dlx::Syntax::dlx);
  dlx::dance::Links links(as_plain(problem));
  std::vector<Verdict> verdicts;
  std::vector<int> places;
  auto const lines = answers(c.file, &places);
  auto quoted = [&](std::size_t n) { return fmt::format("Line {} of your file, '{}',\n", places[n], lines[n].substr(0, 60)); };
  std::size_t k = 0;
  for (auto const& task : split(c.about.at("predict"), ',')) {  // cover B 4, uncover A 6
    auto const w = split(task);
    dlx::Recorder recorder(problem, "script");
    int const item = problem.find_item(w.at(1));
    links.watch(&recorder);
    w[0] == "cover" ? links.cover(item) : links.uncover(item);
    recorder.cover(item, 0);  // now the writes are an event
    auto const writes = recorder.take().events.at(0).writes;
    int const points = std::stoi(w.at(2));
    Verdict v{fmt::format("{} {}: {} writes", w[0], w[1], writes.size()), 0, points, "", ""};
    std::size_t good = 0;
    for (; good < writes.size() and k + good < lines.size(); ++good)
      if (assignment(lines[k + good]) != show(writes[good])) {
        v.text = quoted(k + good) + objection(lines[k + good], writes, good, fmt::format("{}ing {}", w[0], w[1])) + ".\n";
        break;
      }
    if (v.text.empty() and good < writes.size())
      v.text = (lines.empty() ? "Your file says nothing yet." : lines.size() == 1 ? "Your first line is right; now go on." :
                fmt::format("Your first {} lines are right; now go on.", lines.size())) + "\n";
    k += writes.size();
    v.points = points * static_cast<int>(good) / static_cast<int>(writes.size());
    verdicts.push_back(v);
  }
  if (k < lines.size() and verdicts.back().text.empty()) {
    verdicts.back().text = quoted(k) + "comes after the end.\n";
    verdicts.back().points /= 2;
  }
  return verdicts;
}
// The first write in which a trace differs from the one of a right search.
std::vector<Verdict> check_diagnosis(Case const& c) {
  auto const trace = dlx::read_trace(source(c.folder / c.about.at("trace")));
  auto const right = right_events(trace.problem, trace.chooser == "first" ? dlx::Chooser::first : dlx::Chooser::smallest);
  std::size_t e = 0, w = 0;
  while (trace.events.at(e) == right.at(e)) ++e;
  auto const &is = trace.events[e].writes, &should = right[e].writes;
  while (is.at(w) == should.at(w)) ++w;
  auto said = said_in(c.file, {"line", "write", "should be"});
  Verdict line{"the line with the first wrong write", 0, 4, "", ""}, write{"which write of that line", 0, 3, "", ""},
      value{"what should have been written", 0, 3, "", ""};
  auto number = [&](std::string const& key) { return static_cast<int>(std::min(whole_number(assignment(said[key])).value_or(0), std::uint64_t(1000000))); };
  int const mine = number("line"), first = static_cast<int>(e) + 2;  // the heading is line 1
  int const lines = static_cast<int>(trace.events.size()) + 1;
  if (mine == 0) line.text = "You have not said in which line; write it as in 'line: 7'.\n";
  else if (mine > lines) line.text = fmt::format("There is no line {}; the trace has {}.\n", mine, lines);
  else if (mine < first) line.text = fmt::format("All is well in line {}; the mistake comes later.\n", mine);
  else if (mine > first) line.text = fmt::format("By line {} something has been wrong for a while.\n", mine);
  else line.points = line.most;
  if (line.points > 0) {
    int const place = number("write"), writes = static_cast<int>(is.size());
    if (place == static_cast<int>(w) + 1) write.points = write.most;
    else if (place == 0) write.text = "The line is right. Now say which of its writes, as in 'write: 7'.\n";
    else if (place > writes) write.text = fmt::format("The line is right, but it has only {} writes.\n", writes);
    else write.text = "The line is right, but this is not its first wrong write.\n";
    auto const mended = assignment(said["should be"]);
    if (not is_assignment(mended))
      value.text = "The line is right. But what should have been written cannot be read; a write\nlooks like U[7] = 3.\n";
    else if (mended == show(should[w])) value.points = value.most;
    else value.text = "The line is right, but this is not what should have been written there.\n";
  }
  return {line, write, value};
}
}  // namespace

std::vector<Verdict> check_reading(Case const& c) { return c.about.count("trace") ? check_diagnosis(c) : check_prediction(c); }
}  // namespace judge
