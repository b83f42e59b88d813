// The course: every exercise has its parts, fails unsolved for the right
// reason, and passes with the book's own code; right answers get ten points,
// wrong ones what tests/course/wrong.txt says; and the grader cannot be fooled.
#include "shell.hpp"
#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {
namespace fs = std::filesystem;
using Words = std::vector<std::string>;

Words split(std::string const& text, char at) {
  Words parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, at);) parts.push_back(part);
  return parts;
}
Words const& exercises() {
  static Words const list = [] {
    Words names;
    for (auto const& entry : fs::directory_iterator("exercises"))
      if (auto const name = entry.path().filename().string(); std::isdigit(static_cast<unsigned char>(name[0]))) names.push_back(name);
    std::sort(names.begin(), names.end());
    return names;
  }();
  return list;
}
std::string name_of(std::string const& exercise) { return exercise.substr(exercise.find('-') + 1); }
std::string about(std::string const& exercise, std::string const& key) {
  for (auto const& line : split(slurp("exercises/" + exercise + "/about.txt"), '\n'))
    if (line.starts_with(key + ": ")) return line.substr(key.size() + 2);
  return "";
}
bool is_long() { return std::getenv("DLX_LONG") != nullptr; }
bool has_sandbox() { return run("echo 'echo sealed' | tools/sandbox").out == "sealed\n"; }
int score(fs::path const& result) {
  auto const text = slurp(result);
  return text.empty() ? -1 : nlohmann::json::parse(text).at("score").get<int>();
}
// A submission: what it is, what it must get, and its file.
struct Submission {
  std::string exercise, what, file;
  int points = 0;
};
// Grade them all, two at a time, each in a folder of its own; return the scores.
std::vector<int> graded(Scratch const& scratch, std::vector<Submission> const& list) {
  std::string jobs;
  for (std::size_t k = 0; k < list.size(); ++k) {
    auto const& s = list[k];
    auto const folder = scratch / ("in" + std::to_string(k));
    fs::create_directory(folder);
    std::ofstream(folder / about(s.exercise, "file")) << s.file;
    jobs += folder.string() + "\n" + (scratch / ("out" + std::to_string(k))).string() + "\n" + s.exercise + "\n";
  }
  scratch.file("jobs", jobs);
  run("xargs -n 3 -P $(nproc) tools/course grade_one < " + (scratch / "jobs").string());
  std::vector<int> scores;
  for (std::size_t k = 0; k < list.size(); ++k) scores.push_back(score(scratch / ("out" + std::to_string(k)) / list[k].exercise / "result.json"));
  return scores;
}
std::string right_file(std::string const& exercise) { return "tests/course/right/" + about(exercise, "file"); }
std::vector<Submission> wrong_ones() {
  std::vector<Submission> list;
  for (auto const& line : split(slurp("tests/course/wrong.txt"), '\n')) {
    if (line.starts_with("#")) continue;
    auto const f = split(line, '\t');
    EXPECT_EQ(f.size(), 4u) << line;
    for (auto const& x : exercises())
      if (name_of(x) == f[0]) {
        Scratch scratch;
        auto const edit = scratch.file("edit", f[3] + "\n");
        list.push_back({x, f[2], run("sed -f " + edit + " " + right_file(x)).out, std::stoi(f[1])});
      }
  }
  return list;
}
bool is_quick(std::string const& exercise) { return about(exercise, "kind") != "code"; }  // nothing to compile
}  // namespace

TEST(Course, HasAllItsParts) {
  ASSERT_GE(exercises().size(), 14u);
  int number = 0;
  for (auto const& x : exercises()) {
    EXPECT_EQ(std::atoi(x.c_str()), ++number) << x;
    EXPECT_EQ(about(x, "name"), name_of(x));
    for (auto key : {"title", "time", "kind", "file", "next"}) EXPECT_NE(about(x, key), "") << x << ": " << key;
    auto const folder = fs::path("exercises") / x;
    EXPECT_GT(slurp(folder / "text.txt").size(), 200u) << x;
    EXPECT_GE(split("\n" + slurp(folder / "hints.txt"), '-').size(), 3u) << x;
    auto const start = slurp(folder / about(x, "file"));
    EXPECT_FALSE(start.empty()) << x;
    if (is_quick(x)) continue;
    // Whatever is replaced is one line, and the book's own code is put away.
    auto const lines = split(start, '\n');
    for (std::size_t k = 0; k < lines.size(); ++k)
      if (lines[k] == "@x") { EXPECT_EQ(lines.at(k + 2), "@y") << x; }
    EXPECT_NE(start.find("@<How the book "), std::string::npos) << x;
    int points = 0;
    for (auto const& line : split(slurp(folder / "tests.txt"), '\n'))
      if (line.starts_with("test ")) points += std::stoi(line.substr(5));
    EXPECT_EQ(points, 10) << x;
  }
}

TEST(Course, IsNotPassedByDoingNothing) {
  Scratch scratch;
  std::string names;
  for (auto const& x : exercises()) names += x + "\n";
  scratch.file("names", names);
  auto const there = scratch / "there", mine = scratch / "mine";
  run("export MINE=" + mine.string() + " RESULTS=" + there.string() + "; xargs -n 1 -P $(nproc) tools/course run < " + (scratch / "names").string());
  for (auto const& x : exercises()) {
    auto const report = slurp(there / x / "report.txt");
    EXPECT_EQ(score(there / x / "result.json"), 0) << x << '\n' << report;
    EXPECT_NE(report.find("0 of 10 points.\n"), std::string::npos) << x;
    for (auto bad : {"compile", "crash", "stops with", "come to an end", "ends with status", "killed"})
      EXPECT_EQ(report.find(bad), std::string::npos) << x << ": " << report;
    EXPECT_EQ(slurp(there / x / "errors.txt"), "") << x;  // no warning either
  }
}

TEST(Course, IsPassedByTheBook) {
  Scratch scratch;
  for (auto const& x : exercises()) {
    if (is_quick(x)) continue;
    std::string const driver = "'exec build/exercises/book/" + about(x, "driver") + "/driver'";
    auto const r = run("build/exercises/judge exercises/" + x + " - " + (scratch / x).string() + " " + driver + " " + driver);
    EXPECT_EQ(r.status, 0) << x << r.err << slurp(scratch / x / "report.txt");
  }
}

TEST(Course, HasSheets) {
  Scratch scratch;
  std::string jobs;
  for (auto const& x : exercises())
    if (is_long() or x.starts_with("04") or x.starts_with("05")) jobs += "exercises/" + x + "\n" + (scratch / (x + ".pdf")).string() + "\n";
  scratch.file("jobs", jobs);
  auto const r = run("xargs -n 2 -P $(nproc) tools/sheet < " + (scratch / "jobs").string());
  EXPECT_EQ(r.status, 0) << r.err;
  EXPECT_EQ(slurp(scratch / "04-cover.pdf").substr(0, 5), "%PDF-");
}

TEST(Course, GivesTenPointsToWhatIsRight) {
  if (not has_sandbox()) GTEST_SKIP() << "no sandbox on this machine";
  Scratch scratch;
  std::vector<Submission> list;
  for (auto const& x : exercises())
    if (is_long() or is_quick(x) or name_of(x) == "restore") list.push_back({x, "right", slurp(right_file(x)), 10});
  auto const scores = graded(scratch, list);
  for (std::size_t k = 0; k < list.size(); ++k)
    EXPECT_EQ(scores[k], 10) << list[k].exercise << slurp(scratch / ("out" + std::to_string(k)) / list[k].exercise / "report.txt");
}

TEST(Course, GivesWrongOnesWhatTheyDeserve) {
  if (not has_sandbox()) GTEST_SKIP() << "no sandbox on this machine";
  Scratch scratch;
  std::map<std::string, int> count;
  std::vector<Submission> list;
  for (auto const& s : wrong_ones()) {
    ++count[s.exercise];
    EXPECT_LT(s.points, 10) << s.exercise << ": " << s.what;
    EXPECT_NE(s.file, slurp(right_file(s.exercise))) << "the edit does nothing: " << s.exercise << ": " << s.what;
    if (is_long() or is_quick(s.exercise)) list.push_back(s);
  }
  for (auto const& x : exercises()) EXPECT_GE(count[x], 3) << x;
  auto const scores = graded(scratch, list);
  for (std::size_t k = 0; k < list.size(); ++k)
    EXPECT_EQ(scores[k], list[k].points) << list[k].exercise << ": " << list[k].what << '\n'
                                         << slurp(scratch / ("out" + std::to_string(k)) / list[k].exercise / "report.txt");
}
