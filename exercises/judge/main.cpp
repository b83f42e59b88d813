// judge FOLDER FILE OUT RUN BOOK: judge one submission to the exercise in
// FOLDER; RUN and BOOK are the commands that run the student's driver and the
// book's.  Writes OUT/report.txt and OUT/result.json; the status is 0 for full
// marks, 1 for less, 2 if nothing could be judged.
// judge --total FOLDER: the table of all submissions.
// judge --variant FOLDER STUDENT OUT: the exercise as this student has it.
#include "dlx/base/source.hpp"
#include "judge.hpp"
#include <fmt/format.h>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>

using namespace judge;
using json = nlohmann::ordered_json;

namespace {
About read_about(Path const& file) {
  About about;
  for (auto const& line : split(slurp(file), '\n'))
    if (auto const colon = line.find(": "); colon != std::string::npos) about[line.substr(0, colon)] = line.substr(colon + 2);
  return about;
}
}  // namespace
std::string judge::shown(std::string const& given, char const* kept) {
  auto text = dlx::visible(given, kept);
  // Marks that turn the direction of writing: U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069.
  for (char const* mark : {"\u061c", "\u200e", "\u200f", "\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"})
    for (std::size_t at = 0; (at = text.find(mark, at)) != std::string::npos;) text.replace(at, std::string(mark).size(), "?");
  return text;
}
namespace {
std::vector<Verdict> verdicts_on(Case const& c) try {
  auto const begin = slurp(c.file).substr(0, 2);
  if (begin == "\xff\xfe" or begin == "\xfe\xff") throw Unreadable("It is UTF-16; save it as UTF-8.\n");
  auto const kind = c.about.at("kind");
  return kind == "code" ? check_code(c) : kind == "speed" ? check_speed(c) : kind == "model" ? check_model(c) : kind == "expose" ? check_exposure(c)
         : kind == "program" ? check_program(c) : kind == "proof" ? check_proof(c) : kind == "cost" ? check_cost(c) : check_reading(c);
} catch (Unreadable const& e) {
  return {{"your file can be read", 0, 10, e.what(), ""}};
}
int judge_one(Case c) {
  c.about = read_about(c.folder / "about.txt");
  if (auto const lot = std::getenv("COURSE_LOT")) c.lot = std::strtoull(lot, nullptr, 16);
  auto verdicts = verdicts_on(c);
  std::string report;
  json tests = json::array();
  int points = 0, most = 0;
  for (auto& v : verdicts) {
    v.text = shown(v.text, "\n\t");
    points += v.points;
    most += v.most;
    report += fmt::format("  {} {}/{}  {}\n", v.points == v.most ? "passed" : v.points > 0 ? "partly" : "wrong ", v.points, v.most, v.name);
    tests.push_back({{"name", c.about.at("name") + ": " + v.name}, {"score", v.points}, {"max_score", v.most},
                     {"status", v.points == v.most ? "passed" : "failed"}, {"output", v.text}});
  }
  for (auto const& v : verdicts)
    if (not v.note.empty()) report += "\n" + v.note;
  // One mistake at a time: the first one that there is.
  for (auto const& v : verdicts)
    if (not v.text.empty()) {
      report += fmt::format("\n{}:\n{}", v.name, v.text);
      if (not v.picture.empty()) report += "Both lists, drawn: " + v.picture + "\n";
      break;
    }
  report += fmt::format("\n{} of {} points.\n", points, most);
  spill(c.out / "report.txt", report);
  spill(c.out / "result.json", json{{"exercise", c.about.at("name")}, {"score", points}, {"max_score", most}, {"tests", tests}}.dump(1, ' ', false, json::error_handler_t::replace) + "\n");
  return points == most ? 0 : 1;
}
std::string quoted(std::string const& cell) {  // for CSV
  bool const formula = not cell.empty() and std::string("=+-@").find(cell[0]) != std::string::npos;  // for a spreadsheet
  if (not formula and cell.find_first_of(",;\"") == std::string::npos) return cell;
  std::string out = formula ? "\"'" : "\"";
  for (char c : cell) out += c == '"' ? "\"\"" : std::string(1, c);
  return out + "\"";
}
std::vector<Path> folders(Path const& place) {
  std::vector<Path> list;
  for (auto const& entry : std::filesystem::directory_iterator(place))
    if (entry.is_directory()) list.push_back(entry.path());
  std::sort(list.begin(), list.end());
  return list;
}
// OUT/STUDENT/NN-name/result.json: the table, grades.csv, and for each student results.json.
int total(Path const& out) {
  auto const students = folders(out);
  std::string csv, table;
  bool full = true;
  for (auto const& student : students) {
    auto const exercises = folders(student);
    json tests = json::array();
    int score = 0, most = 0;
    std::string head = "student", row = quoted(shown(student.filename().string())), names = fmt::format("{:<20}", "student"), line = fmt::format("{:<20}", shown(student.filename().string()));
    for (auto const& x : exercises) {
      auto const r = json::parse(slurp(x / "result.json"), nullptr, false);
      if (r.is_discarded()) throw std::runtime_error("there is no result in " + (x / "result.json").string());
      int const points = r.at("score"), of = r.at("max_score");
      score += points;
      most += of;
      auto const name = x.filename().string();
      head += "," + name;
      row += fmt::format(",{}", points);
      names += fmt::format(" {:>3}", name.substr(0, name.find('-')));
      line += fmt::format(" {:>3}", points);
      for (auto const& t : r.at("tests")) tests.push_back(t);
    }
    if (csv.empty()) csv = head + ",total,of\n", table = names + "   sum   of\n";
    csv += fmt::format("{},{},{}\n", row, score, most);
    table += fmt::format("{} {:>5} {:>4}\n", line, score, most);
    full = full and score == most;
    spill(student / "results.json", json{{"score", score}, {"extra_data", {{"max_score", most}}}, {"visibility", "visible"}, {"tests", tests}}.dump(1) + "\n");
  }
  spill(out / "grades.csv", csv);
  Words names;
  for (auto const& student : students) names.push_back(student.filename().string());
  auto const same = copies(out, names);
  spill(out / "copies.txt", same);
  if (not same.empty()) table += "The same, but for blanks, comments, and names of variables (ask; nobody has lost a point):\n" + same;
  fmt::print("{}Details: {}/STUDENT/EXERCISE/report.txt; for machines: {}/grades.csv, {}/STUDENT/results.json\n", table, out.string(), out.string(), out.string());
  if (std::fflush(stdout) != 0) throw std::runtime_error("the table cannot be written; it is in " + (out / "grades.csv").string());
  return full ? 0 : 1;
}
}  // namespace

int main(int argc, char** argv) try {
  if (argc == 3 and std::string(argv[1]) == "--total") return total(argv[2]);
  if (argc == 5 and std::string(argv[1]) == "--variant") return draw_variant(argv[2], argv[3], argv[4]), 0;
  if (argc != 6) {
    fmt::print(stderr, "usage: judge FOLDER FILE OUT RUN BOOK\n");
    return 2;
  }
  return judge_one({argv[1], argv[2], argv[3], argv[4], argv[5]});
} catch (std::exception const& e) {
  fmt::print(stderr, "judge: {}\n", e.what());
  return 2;
}
