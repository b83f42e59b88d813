// Exercises whose answer is code: the same requests to the student's driver
// and to the book's, and the first difference between the two.
#include "../drive/mix.hpp"
#include "judge.hpp"
#include <fmt/format.h>

namespace judge {
namespace {
struct Test {
  std::string name, input;
  int points = 0;
  bool reports = false, exactly = false;  // are the reported writes looked at, too? And their order?
};
std::vector<Test> read_tests(Path const& file) {  // "test POINTS [reports] NAME", and requests
  std::vector<Test> tests;
  std::string line;
  for (auto const& text : split(slurp(file), '\n')) {
    if (text.starts_with("#")) continue;
    if (not text.starts_with("test ")) {
      tests.back().input += text + "\n";
      continue;
    }
    auto const gap = text.find(' ', 5);
    Test t;
    t.points = std::stoi(text.substr(5));
    t.name = text.substr(gap + 1);
    for (auto [word, flag] : {std::pair("reports ", &Test::reports), std::pair("exactly ", &Test::exactly)})
      if (t.name.starts_with(word)) t.*flag = true, t.name = t.name.substr(8);
    tests.push_back(t);
  }
  return tests;
}

// Each LOT in a test becomes a number that nobody knows before.
std::string drawn_by(std::uint64_t& lot, std::string text) {
  for (std::size_t at = 0; (at = text.find("LOT", at)) != std::string::npos;) text.replace(at, 3, std::to_string(lot = mix(lot)));
  return text;
}

// Has a program said something else than the book's? Then a mistake will be found up to
// there, and nobody need hear the rest, which may be long. (Writes are compared later.)
class Parting {
 public:
  explicit Parting(std::string const& book_) : book(book_) {}
  bool operator()(std::string const& yours) {
    for (;;) {
      auto const line = line_after(yours, mine);
      if (line.empty()) return false;
      if (line != "sealed" and line != line_after(book, its)) return true;
    }
  }

 private:
  std::string const& book;
  std::size_t mine = 0, its = 0;
  // The next line that is complete, and not a write; or "".
  static std::string_view line_after(std::string const& text, std::size_t& at) {
    for (std::size_t end; (end = text.find('\n', at)) != std::string::npos;) {
      auto const line = std::string_view(text).substr(at, end - at);
      auto const said = line.substr(line.find(' ') + 1);  // without its number
      at = end + 1;
      if (not said.empty() and not said.starts_with("write ")) return said;
    }
    return "";
  }
};

class Comparison {
 public:
  Comparison(std::string const& yours, std::string const& book, Test const& t)
      : a(split(yours, '\n')), b(split(book, '\n')), strict(t.reports or t.exactly), exactly(t.exactly) {}
  Scene scene;
  std::string fault;      // in words; "" if there is none
  bool in_state = false;  // is it something that can be drawn?

  void run(std::string const& ending) {
    for (;;) {
      while (i < a.size() and a[i].starts_with("write ")) said.push_back(a[i++]);
      while (k < b.size() and b[k].starts_with("write ")) should_say.push_back(b[k++]);
      if (k == b.size()) {
        if (i < a.size()) fault = fmt::format("Your program {}, when all should be over.\n", describe(scene, a[i]));
        else if (not ending.empty()) fault = fmt::format("Your program does all that was asked, but then it {}.\n", ending);
        return;
      }
      if (i == a.size()) {
        fault = ending.empty() or not awaits_state() ? fmt::format("{}{} {}.\n{}", place(), scene.events.empty() ? "Your program" : "Then it", ending.empty() ? "stops" : ending, wanted())
                                                     : fmt::format("{} {}.\n", scene.events.empty() ? "While it builds the list, your program" : place() + "In this step it", ending);
        return;
      }
      if (not step()) return;
      ++i, ++k;
    }
  }

 private:
  Words a, b;
  std::size_t i = 0, k = 0;
  bool strict, exactly;
  Words said, should_say;  // the writes reported since the last state

  std::string place() const {  // the steps that were right
    std::string out;
    auto const& e = scene.events;
    for (std::size_t n = e.size() > 4 ? e.size() - 4 : 0; n < e.size(); ++n)
      out += (out.empty() ? (e.size() > 4 ? "... " : "") : ", then ") + describe(scene, e[n]);
    return out.empty() ? "" : "Your program " + out + ".\n";
  }
  bool awaits_state() const { return b[k].starts_with("state") or b[k].starts_with("digest"); }
  std::string wanted() const {
    return awaits_state() ? "What should come next is the end of this step.\n" : fmt::format("What should come next is that it {}.\n", describe(scene, b[k]));
  }
  bool step() {
    State mine, right;
    bool const state = read_state(b[k], right);
    if (state and read_state(a[i], mine)) return compare(mine, right);
    bool const digests = b[k].starts_with("digest") and a[i].starts_with("digest");
    if (digests and a[i] != b[k]) {
      fault = place() + "After that, its links are not what they should be. (There are too many of them to be shown.)\n";
      return false;
    }
    if (digests) return true;
    if (a[i] != b[k] and describe(scene, a[i]) == describe(scene, b[k])) {
      auto level = [](std::string const& line) { return line.substr(line.rfind('@') + 1); };
      fault = fmt::format("{}Then it {}, and says that this is at level {}; it is at level {}.\n", place(), describe(scene, a[i]), level(a[i]), level(b[k]));
      return false;
    }
    if (a[i] != b[k]) {
      fault = fmt::format("{}{} {}.\n{}", place(), scene.events.empty() ? "First it" : "Then it", describe(scene, a[i]), wanted());
      return false;
    }
    if (b[k].starts_with("problem")) {
      bool const ring = scene.is_ring;
      scene = Scene{};
      scene.is_ring = ring;
      scene.problem = read_problem(b[k]);
    } else if (b[k] != "build") scene.events.push_back(b[k]);
    return true;
  }
  bool compare(State const& mine, State const& right) {
    scene.yours = mine;
    scene.expected = right;
    if (mine.values != right.values) {
      fault = place() + "After that, these are wrong:\n" + differences(scene);
      if (scene.events.empty()) fault = "When the list has been built, these are wrong:\n" + differences(scene);
      in_state = true;
      return false;
    }
    if (strict and not scene.states.empty() and scene.events.size() >= scene.states.size() and not told_all(mine)) return false;
    while (scene.states.size() < scene.events.size()) scene.states.push_back(scene.states.empty() ? right : scene.states.back());
    scene.states.push_back(right);
    said.clear(), should_say.clear();  // the next writes, before or after the next event, belong to the next state
    return true;
  }
  // Do the reported writes lead from the last state to this one?
  bool told_all(State const& now) {
    State s = scene.states.back();
    for (auto const& line : said) {
      auto const w = split(line);
      auto const f = w.size() == 6 ? std::string(State::letters).find(w[1]) : std::string::npos;
      int const x = w.size() == 6 ? std::atoi(w[2].c_str()) : -1;
      if (f == std::string::npos or x < 0 or x >= s.nodes()) continue;
      int& value = s.values[static_cast<std::size_t>(x * State::fields) + f];
      int const old = std::atoi(w[3].c_str()), next = std::atoi(w[4].c_str()), is = std::atoi(w[5].c_str());
      auto const name = name_of_field(scene, x, static_cast<int>(f));
      if (value != old)
        return complain(fmt::format("You tell the watcher that the old value of {} is {},\nbut it was {}. (Tell it before you assign.)", name, valued(f, old), valued(f, value)));
      if (is != old) return complain(fmt::format("You tell the watcher about {} when it has been changed\nalready. (Tell it before you assign.)", name));
      value = next;
    }
    for (std::size_t n = 0; n < s.values.size(); ++n)
      if (s.values[n] != now.values[n])
        return complain(fmt::format("The links are right, but {} has become {}\nand the watcher was not told.",
                                    name_of_field(scene, static_cast<int>(n) / State::fields, static_cast<int>(n) % State::fields), valued(n % State::fields, now.values[n])));
    for (std::size_t n = 0; exactly and n < said.size() and n < should_say.size(); ++n)
      if (said[n] != should_say[n])
        return complain(fmt::format("The links are right in the end, but they are not written in the order of the text.\n"
                                    "Write {} of {} changes {};\nit should change {}.",
                                    n + 1, should_say.size(), written(said[n]), written(should_say[n])));
    if (exactly and said.size() != should_say.size())
      return complain(fmt::format("The watcher is told of {} writes; there should be {}.", said.size(), should_say.size()));
    return true;
  }
  std::string valued(std::size_t f, int value) const { return f < 5 ? name_of_node(scene, value) : std::to_string(value); }
  bool complain(std::string const& what) {
    fault = place() + what + "\n";
    return false;
  }
  std::string written(std::string const& line) const {  // write D 4 9 11 9: which field
    auto const w = split(line);
    auto const f = std::string(State::letters).find(w.size() > 1 ? w[1] : "?");
    return w.size() == 6 and f != std::string::npos ? name_of_field(scene, std::atoi(w[2].c_str()), static_cast<int>(f)) : "nothing that there is";
  }
};
}  // namespace

std::vector<Verdict> check_code(Case const& c) {
  std::vector<Verdict> verdicts;
  auto lot = c.lot;
  bool drawn = false;
  bool endless = false;  // who has been waited for once is not waited for again
  for (auto const& t : read_tests(c.folder / "tests.txt")) {
    Verdict v;
    v.name = t.name;
    v.most = t.points;
    if (endless) {
      v.text = "Not tried: your program did not come to an end before.\n";
      verdicts.push_back(v);
      continue;
    }
    auto const input = drawn_by(lot, t.input);
    auto const book = run(c.book, input, c.deadline), yours = run(c.run, input, c.deadline, 3, Parting(book.out));
    endless = yours.ending.find("to an end") != std::string::npos;
    Comparison compare(told(yours.out), told(book.out), t);
    compare.scene.is_ring = c.about.at("driver") == "ring";
    if (not book.ending.empty()) compare.fault = "The book's own program " + book.ending + ". Please report this.\n";
    else compare.run(yours.ending);
    if (not compare.fault.empty() and compare.scene.problem.option_count() > 0) v.text = show_problem(compare.scene.problem);
    v.text += compare.fault;
    if (v.text.empty()) v.points = v.most;
    else if (compare.in_state and not drawn) drawn = true, v.picture = draw(compare.scene, c.out / ("test" + std::to_string(verdicts.size() + 1)));
    verdicts.push_back(v);
  }
  return verdicts;
}
}  // namespace judge
