// The course: every exercise has its parts, fails unsolved for the right
// reason, and passes with the book's own code; right answers get ten points,
// wrong ones what tests/course/wrong.txt says; and the grader cannot be fooled.
#include "shell.hpp"
#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

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
// On a busy machine, too, nothing is said of progress, if it is not asked for.
bool const is_silent = ::setenv("PROGRESS_SECONDS", "1000000", 0) == 0;
bool is_long() { return std::getenv("DLX_LONG") != nullptr; }
// A student's command: the work is in the folder mine.
Run as_student(Scratch const& scratch, std::string const& command) {
  auto const folder = [&](std::string const& name) { return (scratch / name).string(); };
  return run("export MINE=" + folder("mine") + " RESULTS=" + folder("results") + "; " + command);
}
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
  run("SECRET_FILE=tests/course/secret xargs -n 3 -P $(nproc) tools/course grade_one < " + (scratch / "jobs").string());
  std::vector<int> scores;
  for (std::size_t k = 0; k < list.size(); ++k) scores.push_back(score(scratch / ("out" + std::to_string(k)) / list[k].exercise / "result.json"));
  return scores;
}
std::string right_file(std::string const& exercise) { return "tests/course/right/" + about(exercise, "file"); }
std::vector<Submission> edited(std::string const& table) {
  std::vector<Submission> list;
  for (auto const& line : split(slurp("tests/course/" + table), '\n')) {
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
bool is_quick(std::string const& exercise) { return about(exercise, "driver") == ""; }  // nothing to compile
bool is_cheap(std::string const& exercise) { return is_quick(exercise) and about(exercise, "kind") != "program"; }  // nor to run
bool is_first_of_its_kind(std::string const& exercise) {
  for (auto const& x : exercises())
    if (about(x, "kind") == about(exercise, "kind")) return x == exercise;
  return false;
}
}  // namespace

TEST(Course, HasAllItsParts) {
  ASSERT_GE(exercises().size(), 14u);
  int number = 0;
  std::string book;
  for (auto const& entry : fs::recursive_directory_iterator("chapters"))
    if (entry.path().extension() == ".w") book += "\n" + slurp(entry.path());
  for (auto const& x : exercises()) {
    EXPECT_EQ(std::atoi(x.c_str()), ++number) << x;
    EXPECT_EQ(about(x, "name"), name_of(x));
    for (auto key : {"title", "time", "chapter", "kind", "file", "next"}) EXPECT_NE(about(x, key), "") << x << ": " << key;
    // Chapters and groups are called as the book calls them.
    EXPECT_NE(book.find("\n@** " + about(x, "chapter") + "."), std::string::npos) << x;
    auto const quoted = split(about(x, "next"), '"');
    for (std::size_t k = 1; k < quoted.size(); k += 2)
      EXPECT_TRUE(book.find("\n@** " + quoted[k] + ".") != std::string::npos or book.find("\n@*1 " + quoted[k] + ".") != std::string::npos) << x << ": " << quoted[k];
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
    if (about(x, "kind") == "speed") continue;  // its judge has the tests
    int points = 0;
    for (auto const& line : split(slurp(folder / "tests.txt"), '\n'))
      if (line.starts_with("test ")) points += std::stoi(line.substr(5));
    EXPECT_EQ(points, 10) << x;
  }
}

TEST(Course, IsNotPassedByDoingNothing) {
  Scratch scratch;
  std::string names;  // of all, or of those that cost nothing, and one of each other kind
  std::vector<std::string> some;
  for (auto const& x : exercises())
    if (is_long() or is_cheap(x) or is_first_of_its_kind(x)) some.push_back(x), names += x + "\n";
  scratch.file("names", names);
  auto const there = scratch / "there", mine = scratch / "mine";
  run("export MINE=" + mine.string() + " RESULTS=" + there.string() + "; xargs -n 1 -P $(nproc) tools/course run < " + (scratch / "names").string());
  ASSERT_GT(some.size(), 8u);
  for (auto const& x : some) {
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
    if (is_long() or x.starts_with("04") or x.starts_with("05") or x.starts_with("16")) jobs += x + "\n";
  auto const r = as_student(scratch, "xargs -n 1 -P $(nproc) tools/course sheet < " + scratch.file("jobs", jobs));
  EXPECT_EQ(r.status, 0) << r.err;
  EXPECT_EQ(slurp(scratch / "results/04-cover/sheet.pdf").substr(0, 5), "%PDF-");
}

TEST(Course, GivesTenPointsToWhatIsRight) {
  if (not has_sandbox()) GTEST_SKIP() << "no sandbox on this machine";
  Scratch scratch;
  std::vector<Submission> list;
  for (auto const& x : exercises())
    if (is_long() or is_cheap(x) or (is_first_of_its_kind(x) and about(x, "kind") != "speed")) list.push_back({x, "right", slurp(right_file(x)), 10});
  for (auto const& s : edited("unusual.txt"))
    if (is_long() or is_quick(s.exercise)) list.push_back(s);
  auto const scores = graded(scratch, list);
  for (std::size_t k = 0; k < list.size(); ++k)
    EXPECT_EQ(scores[k], 10) << list[k].exercise << ": " << list[k].what << slurp(scratch / ("out" + std::to_string(k)) / list[k].exercise / "report.txt");
}

TEST(Course, GivesWrongOnesWhatTheyDeserve) {
  if (not has_sandbox()) GTEST_SKIP() << "no sandbox on this machine";
  Scratch scratch;
  std::map<std::string, int> count;
  std::vector<Submission> list;
  for (auto const& s : edited("wrong.txt")) {
    ++count[s.exercise];
    EXPECT_LT(s.points, 10) << s.exercise << ": " << s.what;
    EXPECT_NE(s.file, slurp(right_file(s.exercise))) << "the edit does nothing: " << s.exercise << ": " << s.what;
    if (is_long() or (is_quick(s.exercise) and count[s.exercise] % (is_cheap(s.exercise) ? 3 : 5) == 1)) list.push_back(s);  // some, in a hurry
  }
  for (auto const& x : exercises()) EXPECT_GE(count[x], 3) << x;
  auto const scores = graded(scratch, list);
  for (std::size_t k = 0; k < list.size(); ++k)
    EXPECT_EQ(scores[k], list[k].points) << list[k].exercise << ": " << list[k].what << '\n'
                                         << slurp(scratch / ("out" + std::to_string(k)) / list[k].exercise / "report.txt");
}

// Only what stands in a gap is taken from a submission; and whatever else it
// contains is refused, with its place. Nothing is compiled for this.
TEST(Course, TakesNothingButWhatStandsInTheGap) {
  struct Trick {
    std::string what, file, complaint;
  };
  auto const start = slurp("exercises/04-cover/cover.ch"), right = slurp("tests/course/right/cover.ch");
  auto edited = [](std::string text, std::string const& from, std::string const& to) {
    auto const at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
  };
  auto in_body = [&](std::string const& line) { return edited(right, "  @<Unlink header |c|@>@;\n", "  @<Unlink header |c|@>@;\n" + line + "\n"); };
  Trick const tricks[] = {
      {"nothing at all", "", "there is no change of the line '@<Cover item |c|@>='"},
      {"random bytes", std::string("\x00\xff@q\x01\n\xfe@x", 8), "there is no change of the line '@<Cover item |c|@>='"},
      {"one gap of two", right.substr(0, right.find("@z")) + "@z\n", "there is no change of the line '@<Unlink node |j|@>='"},
      {"a change without an end", right.substr(0, right.rfind("@z")), ": there is no line @z behind this @x."},
      {"a change within a change", edited(right, "@z\n", "\n"), ":1: there is no line @z behind this @x."},
      {"the section that nobody uses", in_body("  @<How the book covers@>@;"), ":8: the section 'How the book covers' cannot be used here"},
      {"its abbreviation", in_body("  @<How the bo...@>@;"), ":8: the section 'How the bo...' cannot be used here"},
      {"another file", in_body("@(tools/course@>="), ":8: @( does not belong into a gap."},
      {"another file, hidden in a new section", edited(right, "@ @<How the book covers@>=", "@ @(tools/course@>=\n@ @<How the book covers@>="), ""},
      {"the same, and the gap is left open", in_body("@ @(tools/course@>="), ":6: this { is never closed, it seems."},
      {"an included file", in_body("@i chapters/dance/links.w"), ":8: @i does not belong into a gap."},
      {"another section", in_body("@<Unlink header |c|@>="), ":8: a gap cannot contain another section."},
      {"a macro", in_body("@d assign forget"), ":8: @d does not belong into a gap."},
      {"the preprocessor", in_body("#include \"dlx/more/links.hpp\""), ":8: what is for the preprocessor does not belong into a gap."},
      {"the preprocessor in disguise", in_body("%:include \"dlx/more/links.hpp\""), ":8: what is for the preprocessor does not belong into a gap."},
      {"the preprocessor after a comment", in_body("/* */ #define links links"), ":8: what is for the preprocessor"},
      {"the preprocessor after a break", in_body("@/#define links links"), ":8: what is for the preprocessor"},
      {"the preprocessor after a form feed", in_body("\f#define links links"), ":8: what is for the preprocessor"},
      {"the preprocessor in a body", in_body("_Pragma(\"GCC poison links\")"), ":8: _Pragma does not belong into a gap."},
      {"the preprocessor in two lines", in_body("%\\\n:define links links"), ":8: a line cannot end with a backslash."},
      {"the assembler in two lines", in_body("as\\  \nm(\".globl fputs\");"), ":8: a line cannot end with a backslash."},
      {"a line that goes on behind the gap", edited(right, "@ @<How the book covers@>=", "\\\n@ @<How the book covers@>="), ":13: a line cannot end with a backslash."},
      {"the assembler", in_body("asm(\".globl fputs\");"), ":8: asm does not belong into a gap."},
      {"brackets as digraphs", edited(right, "@ @<How the book covers@>=", "%>\nnamespace <%\n@ @<How the book covers@>="), ":13: write brackets as brackets, and not as %>."},
      {"brackets as numbers", in_body("  int const x = @'{'; (void)x;"), ":8: @' does not belong into a gap."},
      {"a bracket after a word", edited(in_body("  switch (c) { case'{': break; }"), "@ @<How the book covers@>=", "}\n@ @<How the book covers@>="), ":14: this } closes nothing"},
      {"a raw string", in_body("  char const* const s = R\"( \" } \" )\"; (void)s;"), ":8: ctangle does not know raw strings"},
      {"a file that is included by a comment", in_body("/*\n@i chapters/dance/links.w\n*/"), ":9: @i does not belong into a gap."},
      {"a joined token", in_body("#@&include <x>"), ":8: "},
      {"verbatim text", in_body("@=#include <x>@>"), ":8: @= does not belong into a gap."},
      {"very much", in_body("  x = (1);" + std::string(100'000, ' ')), "this file has more than a hundred thousand bytes."},
      {"the same gap twice", right + right, "the line '@<Cover item |c|@>=' is changed twice."},
      {"another place of the book", "@x\n@<Uncover item |c|@>=\n@y\n@z\n" + right, ":2: here something else of the book is changed: '@<Uncover item |c|@>='."},
      {"another beginning", edited(right, "@y\n@<Cover item |c|@>=", "@y\n@<How the book covers@>="), ":4: after @y there should be '@<Cover item |c|@>='."}};
  Scratch scratch;
  for (auto const& trick : tricks) {
    auto const file = scratch.file("cover.ch", trick.file);
    auto const r = run("tools/web gap exercises/04-cover/cover.ch " + file);
    if (trick.complaint.empty()) {  // harmless, since it is left out
      EXPECT_EQ(r.status, 0) << trick.what << r.err;
      EXPECT_EQ(r.out.find("@("), std::string::npos) << r.out;
      continue;
    }
    EXPECT_EQ(r.status, 1) << trick.what << r.out;
    EXPECT_NE(r.err.find(trick.complaint), std::string::npos) << trick.what << ": " << r.err;
    EXPECT_EQ(r.out, "") << trick.what;
  }
  // What editors do to a file does no harm; and what was given can be judged as it is.
  auto const plain = run("tools/web gap exercises/04-cover/cover.ch tests/course/right/cover.ch");
  std::string bent = "\xef\xbb\xbf";
  for (char c : right) bent += c == '\n' ? "  \r\n" : std::string(1, c);
  EXPECT_EQ(run("tools/web gap exercises/04-cover/cover.ch " + scratch.file("bent.ch", bent)).out, plain.out);
  EXPECT_EQ(run("tools/web gap exercises/04-cover/cover.ch exercises/04-cover/cover.ch").status, 0);
  // ctangle drops blanks; what it has made of a gap must not join what is around.
  for (std::string const line : {"  int x = 0x1 'a{'; (void)x;", "% >", "< %", "% : define x y", "  int x = 4 / 2 - -1; (void)x;",
                                 "  int const x = 7, y = 9 % ::dlx::dance::index(x); (void)y;", "  char x = '{'; char const* y = \"}\"; (void)x, (void)y; // {"}) {
    auto const r = run("tools/course tangle 04-cover " + scratch.file("cover.ch", in_body(line)) + " " + (scratch / "made").string());
    EXPECT_EQ(r.status, 0) << line << r.err;
    EXPECT_EQ(run("grep -rE '%:|<%|%>' " + (scratch / "made").string()).status, 1) << line;
  }
  auto const r = run("tools/web made cover.ch " + scratch.file("made.cpp", "void f() {\n#line 7 \"cover.ch\"\n}\n#line 9 \"links.w\"\n{\n}\n"));
  EXPECT_EQ(r.err, "cover.ch:7: what is opened in a gap is closed there, and nothing else.\n");
}

// The book's own answer is not where submissions are compiled, in no form.
TEST(Course, HidesTheAnswer) {
  for (auto const& x : exercises()) {
    if (is_quick(x)) continue;
    auto const frame = "build/exercises/frame/" + x;
    auto const changed = split(slurp(frame + "/changed"), '\n');
    ASSERT_FALSE(changed.empty()) << x;
    for (auto const& file : changed) {
      auto const header = frame + "/include/" + file;
      if (fs::exists(header)) { EXPECT_EQ(slurp(header), slurp(frame + "/start/" + file)) << x; }
      EXPECT_NE(slurp(frame + "/start/" + file), slurp("build/src/" + file)) << x;
      auto const object = fs::path(file).stem().string();
      if (file.ends_with(".cpp")) { EXPECT_EQ(run("ar t " + frame + "/rest.a").out.find(std::string(fs::path(file).parent_path().filename()) + "_" + object + ".o"), std::string::npos) << x; }
    }
  }
}

// ---- the grader, as a teacher would use it -----------------------------------
namespace {
std::string restore_with(std::string const& body, std::string const& after = "") {
  return "@x\nvoid Ring::restore(int i)\n@y\nvoid Ring::restore(int i)\n{\n  (void)i;\n" + body + "\n}\n" + after +
         "@ @<How the book restores@>=\nvoid Ring::restore(int i)\n@z\n";
}
void submit(fs::path const& folder, std::string const& file, std::string const& text) {
  fs::create_directories(folder);
  std::ofstream(folder / file) << text;
}
std::string quoted(fs::path const& path) {
  std::string word = "'";
  for (char c : path.string()) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}
// A class, and its grades. Without a sandbox, nothing is graded.
class Grader : public testing::Test {
 protected:
  void SetUp() override {
    if (not has_sandbox()) GTEST_SKIP() << "no sandbox on this machine";
  }
  ::Run grade(std::string const& settings) const { return run(settings + " tools/course grade " + quoted(all) + " " + quoted(out)); }
  std::string table() const { return slurp(out / "grades.csv"); }
  std::string report(std::string const& student, std::string const& exercise) const { return slurp(out / student / exercise / "report.txt"); }
  int points(std::string const& student, std::string const& exercise) const { return score(out / student / exercise / "result.json"); }
  Scratch scratch;
  fs::path all = scratch / "all", out = scratch / "out";
};
}  // namespace

TEST_F(Grader, CannotBeFooled) {
  auto const victim = scratch.file("victim", "10 of 10 points\n");
  auto const right = slurp("tests/course/right/restore.ch");
  submit(all / "ada", "restore.ch", right);
  submit(all / "ada", "predict.txt", slurp("tests/course/right/predict.txt"));
  submit(all / "bob, prints", "restore.ch",
         restore_with("for (int file = 1; file < 10; ++file) dprintf(file, \"passed 10/10\\n10 of 10 points.\\n\");\n  std::exit(0);"));
  // deletes, overwrites, reads, and runs whatever it can; the folder is not there
  submit(all / "eve", "restore.ch",
         restore_with("for (auto name : {\"" + victim + "\", \"/program\", \"exercises/01-restore/tests.txt\"}) {\n"
                      "    std::remove(name);\n    if (std::FILE* f = std::fopen(name, \"w\")) std::fputs(\"owned\", f), std::fclose(f);\n  }\n"
                      "  (void)!std::system(\"cat " + victim + "; rm -f " + victim + "; while :; do sleep 9 & done\");",
                      "@ @<Define the chain@>=\n@ The end.\n"));
  // the change file itself is the attack: another file to write, another one to read
  submit(all / "mallory", "restore.ch", restore_with("", "@ @(" + victim + "@>=\nowned\n@i " + victim + "\n"));
  submit(all / "nil" / "mine", "restor.ch", right);  // a misspelt name is told to who grades
  submit(all / "nil" / "other", "restoer.ch", right);  // and what is elsewhere, or has another ending, is not
  submit(all / "nil", "README", "");
  fs::create_directories(all / "link");
  fs::create_symlink(fs::absolute("tests/course/right/restore.ch"), all / "link" / "restore.ch");
  auto const exercises_of_all = "EXERCISES='restore predict'";
  auto const r = grade(exercises_of_all);
  EXPECT_EQ(r.status, 1) << r.err;
  EXPECT_TRUE(r.err.ends_with("No exercise has a file of this name: nil/mine/restor.ch\n")) << r.err;
  EXPECT_EQ(std::ranges::count(r.err, '\n'), 1) << r.err;
  EXPECT_EQ(table(),
            "student,01-restore,05-predict,total,of\nada,10,10,20,20\n\"bob, prints\",0,0,0,20\neve,0,0,0,20\nlink,0,0,0,20\nmallory,0,0,0,20\nnil,0,0,0,20\n");
  EXPECT_NE(r.out.find("ada                   10  10    20   20\n"), std::string::npos) << r.out;
  auto const results = nlohmann::json::parse(slurp(out / "ada" / "results.json"));
  EXPECT_EQ(results.at("score"), 20);
  EXPECT_EQ(results.at("tests").at(0).at("max_score"), 3);
  EXPECT_EQ(slurp(victim), "10 of 10 points\n");
  // Each of the two attacks did run; it was not the compiler that refused it.
  EXPECT_NE(report("eve", "01-restore").find("It should lead to member 2."), std::string::npos);
  EXPECT_NE(report("bob, prints", "01-restore").find("Then it speaks in the place of its driver."), std::string::npos)
      << report("bob, prints", "01-restore");
  if (not is_long()) return;
  grade(exercises_of_all);  // and the same once more
  EXPECT_EQ(run("cd " + out.string() + " && find . -name 'result*.json' -exec cmp {} ../out.old/{} \\;").out, "");
}

// How far it is: a line on standard error, now and then; and nothing of it in the table.
TEST_F(Grader, SaysHowFarItIs) {
  for (auto name : {"ada", "b\x1b[2J\nb"}) submit(all / name, "latin.dlx", slurp(right_file("07-latin")));
  std::string const settings = "JOBS=1 EXERCISES='latin torus'";
  auto const often = grade("PROGRESS_SECONDS=0 " + settings), seldom = grade(settings);
  EXPECT_EQ(often.err, "Grading ada, latin (1 of 4, 3 left)\nGrading ada, torus (2 of 4, 2 left)\n"
                       "Grading b?[2J b, latin (3 of 4, 1 left)\nGrading b?[2J b, torus (4 of 4, 0 left)\n");
  EXPECT_EQ(seldom.err, "");
  EXPECT_EQ(often.out, seldom.out);
  if (run("command -v script").status != 0) return;
  scratch.file("command", settings + " tools/course grade " + all.string() + " " + out.string());  // on a terminal, one line, which is gone in the end
  auto const shown = run("script -qec 'bash " + (scratch / "command").string() + "' /dev/null").out;
  EXPECT_NE(shown.find("\r\x1b[KGrading ada, latin (1 of 4, 3 left)\r\x1b[K"), std::string::npos) << shown;
  EXPECT_NE(shown.find("(4 of 4, 0 left)\r\x1b[Kstudent"), std::string::npos) << shown;
}

// A machine that is short of something, and a submission that takes it away: neither is another
// student's fault, and nothing stops the others.
TEST_F(Grader, KnowsTheMachinesFaults) {
  submit(all / "ada", "restore.ch", slurp(right_file("01-restore")));
  submit(all / "bob", "rows.py", "#!/usr/bin/env python3\n");
  std::string unused;  // right, with a hundred thousand signs of warnings
  for (int k = 0; k < 300; ++k) unused += "  int x" + std::to_string(k) + std::string(200, 'x') + " = 0;\n";
  submit(all / "cyd", "restore.ch", restore_with(unused + "  r[l[i]] = i; l[r[i]] = i;"));
  auto const count = (scratch / "count").string();
  auto flaky = [&](std::string const& when) {  // the sandbox cannot be made when the number of the call is like that
    auto const file = scratch.file("sandbox", "#!/bin/bash\nprintf . >> " + count + "\nn=$(stat -c %s " + count + ")\nif ((" + when + ")); then echo 'bwrap: Creating new namespace failed' >&2; exit 1; fi\nexec tools/sandbox \"$@\"\n");
    fs::permissions(file, fs::perms::owner_all);
    fs::remove(count);
    return grade("SANDBOX=" + file + " JOBS=1 EXERCISES='restore rows'");
  };
  auto const once = flaky("n == 4 || n == 20");  // it is tried again
  EXPECT_EQ(table(), "student,01-restore,22-rows,total,of\nada,10,0,10,20\nbob,0,0,0,20\ncyd,10,0,10,20\n") << once.err;
  EXPECT_EQ(once.status, 1);
  auto const often = flaky("n > 1 && n < 4");
  EXPECT_EQ(often.status, 2);
  EXPECT_NE(often.err.find("01-restore of '" + (all / "ada").string() + "' could not be judged"), std::string::npos) << often.err;
  EXPECT_NE(often.err.find("Not everything could be graded"), std::string::npos) << often.err;
  EXPECT_EQ(table(), "student,01-restore,22-rows,total,of\nada,0,0,0,20\nbob,0,0,0,20\ncyd,10,0,10,20\n") << often.err;
  EXPECT_NE(report("ada", "01-restore").find("not your fault"), std::string::npos);
}

// Nobody else can read points and secret; and text in reports has one direction.
TEST_F(Grader, KeepsItsPapersToItself) {
  submit(all / "=1+1", "rows.py", "#!/usr/bin/env python3\nprint('\\u202eevil\\u2066')\n");
  submit(all / "\u202eeve", "latin.dlx", slurp(right_file("07-latin")));
  submit(all / ".hidden", "latin.dlx", slurp(right_file("07-latin")));
  for (auto name : {"M\xfcller", "a;=1+1", "b\t=\"1\",\xff\n"}) fs::create_directories(all / name);  // is no UTF-8, or looks like cells
  auto const r = grade("EXERCISES='latin rows'");
  EXPECT_EQ(table(), "student,07-latin,22-rows,total,of\n.hidden,10,0,10,20\n\"'=1+1\",0,0,0,20\nM\\xFCller,0,0,0,20\n\"a;=1+1\",0,0,0,20\n"
            "\"b\\x09=\"\"1\"\",\\xFF\\x0A\",0,0,0,20\n?eve,10,0,10,20\n") << r.err;
  EXPECT_NE(report("=1+1", "22-rows").find("you say   ?evil?\n"), std::string::npos) << report("=1+1", "22-rows");
  EXPECT_EQ(run("find " + out.string() + " -perm /077").out, "");
  fs::create_directories(all / "grades.csv");
  EXPECT_EQ(grade("EXERCISES='latin rows'").status, 2);
}

// A program in any language that is there; and what is none is told so.
TEST_F(Grader, RunsProgramsOfAnyLanguage) {
  submit(all / "perl", "tournament.py",
         "#!/usr/bin/perl\nmy ($n, %not) = (scalar <>); while (<>) { chomp; $not{$_} = 1 }\nmy $rounds = $n % 2 ? $n : $n - 1;\n"
         "my (@items, @options);\nfor my $i (1 .. $n) { for my $j ($i + 1 .. $n) { push @items, \"$i-$j\";\n"
         "  for my $r (1 .. $rounds) { push @options, \"$i-$j\\@$r: $i-$j $i\\@$r $j\\@$r\\n\" unless $not{\"$i-$j\\@$r\"} } } }\n"
         "print \"@items |\"; for my $i (1 .. $n) { print \" $i\\@$_\" for 1 .. $rounds } print \"\\n\", @options;\n");
  submit(all / "none", "tournament.py", "print('A')\n");
  submit(all / "other", "tournament.py", "#!/usr/bin/no-such-program\n");
  submit(all / "shell", "tournament.py", "#!/bin/bash\ncat; cat\n");
  submit(all / "bent", "tournament.py", "\xef\xbb\xbf" + run("sed 's/$/\\r/' " + right_file("19-tournament")).out);
  auto const r = grade("EXERCISES=tournament");
  EXPECT_EQ(table(), "student,19-tournament,total,of\nbent,10,10,10\nnone,0,0,10\nother,0,0,10\nperl,10,10,10\nshell,0,0,10\n") << r.err;
  // A shell that may not call others is told so once, and does not wait for better times.
  auto const shell = run("tools/sandbox " + (all / "shell" / "tournament.py").string() + " 2>&1").out;
  EXPECT_TRUE(shell.starts_with("sealed\n") and shell.find("fork: Operation not permitted") != std::string::npos and shell.find("retry") == std::string::npos) << shell;
  EXPECT_NE(report("none", "19-tournament").find("The first line must say which program runs yours"), std::string::npos);
}

// A folder may be called anything that a folder can be called.
TEST_F(Grader, TakesFoldersOfAnyName) {
  all = scratch / "all the \"work\"; touch owned", out = scratch / "grades of $(touch owned) \"all\"";
  std::vector<std::string> const names = {"$(touch owned)", "; touch owned;", "a b  c", "it's \"quoted\"", "`touch owned`", "-n", "back\\slash", "new\nline", "*", "{a,b}", "comma, tab\t"};
  for (auto const& name : names) {
    submit(all / name, "restore.ch", slurp("tests/course/right/restore.ch"));
    submit(all / name, "latin.dlx", slurp("tests/course/right/latin.dlx"));
    if (not is_long() and &name != &names[0]) fs::remove(all / name / "restore.ch");  // one has to be compiled
  }
  auto const r = grade("EXERCISES='restore latin'");
  EXPECT_EQ(r.status, is_long() ? 0 : 1) << r.err;
  EXPECT_EQ(r.err, "");
  for (auto const& name : names) {
    EXPECT_EQ(points(name, "07-latin"), 10) << name;
    EXPECT_EQ(points(name, "01-restore"), is_long() or &name == &names[0] ? 10 : 0) << name << report(name, "01-restore");
    EXPECT_EQ(nlohmann::json::parse(slurp(out / name / "results.json")).at("extra_data").at("max_score"), 20) << name;
  }
  auto const csv = table();
  EXPECT_NE(csv.find("\n$(touch owned),10,10,20,20\n"), std::string::npos) << csv;
  EXPECT_NE(csv.find("\n\"it's \"\"quoted\"\"\","), std::string::npos) << csv;
  EXPECT_FALSE(fs::exists("owned"));
  EXPECT_FALSE(fs::exists(scratch / "owned"));
}

// Nothing is emptied that the grader has not made, two do not write into one folder, and a
// mistyped name of the secret does not draw other data.
TEST_F(Grader, LosesNothing) {
  submit(all / "ada", "latin.dlx", slurp("tests/course/right/latin.dlx"));
  fs::create_directories(scratch / "thesis");
  scratch.file("thesis/chapter", "years of work");
  auto const into = [&](fs::path const& to, std::string const& before = "") {
    return run(before + " EXERCISES=latin tools/course grade " + all.string() + " " + to.string());
  };
  auto const r = into(scratch / "thesis");
  EXPECT_EQ(r.status, 2);
  EXPECT_NE(r.err.find("was not made by the grader"), std::string::npos) << r.err;
  EXPECT_EQ(slurp(scratch / "thesis" / "chapter"), "years of work");
  EXPECT_EQ(into(out).status, 0);
  auto const second = into(out, "exec 8< " + out.string() + "; flock -n 8;");
  EXPECT_EQ(second.status, 2);
  EXPECT_NE(second.err.find("Somebody else is grading"), std::string::npos) << second.err;
  EXPECT_EQ(table(), "student,07-latin,total,of\nada,10,10,10\n");
  EXPECT_EQ(into(out).status, 0);
  auto const mistyped = into(out, "SECRET_FILE=" + (scratch / "sceret").string());
  EXPECT_EQ(mistyped.status, 2);
  EXPECT_NE(mistyped.err.find("SECRET_FILE: there is nothing in"), std::string::npos) << mistyped.err;
  EXPECT_FALSE(fs::exists(scratch / "sceret"));
  EXPECT_TRUE(fs::exists(out / "grades.csv"));
}

TEST_F(Grader, WaitsForNobody) {
  if (not is_long()) GTEST_SKIP() << "half a minute; DLX_LONG=1";
  auto const x = exercises()[0];
  std::vector<Submission> list = {
      {x, "loops", restore_with("for (volatile int k = 0; k < 1; k = 0) {}"), 0},
      {x, "eats memory", restore_with("static std::vector<std::vector<int>> v; while (true) v.push_back(std::vector<int>(1 << 20, 1));"), 0},
      {x, "prints without end", restore_with("for (volatile int k = 0; k < 1; k = 0) fmt::print(\"state 0 0 0 0 0 0 0 0\\n\");"), 0},
      {x, "crashes", restore_with("*static_cast<int volatile*>(nullptr) = 1;"), 0},
      {x, "makes the compiler loop", restore_with("", "@ @<Define the chain@>=\n@=#include __FILE__@>\n"), 0}};
  auto const scores = graded(scratch, list);
  for (std::size_t k = 0; k < list.size(); ++k) EXPECT_EQ(scores[k], 0) << list[k].what;
}

// The table of attacks; and the same by somebody who is not root.
TEST(Sandbox, Holds) {
  if (not has_sandbox()) GTEST_SKIP() << "no sandbox on this machine";
  if (run("uname -m").out != "x86_64\n") GTEST_SKIP() << "the numbers of calls are those of another machine";
  Scratch scratch;
  run("chmod 755 " + (scratch / ".").string());
  auto const host = scratch.file("host", "mine\n"), left = scratch.file("left", ""), open = scratch.file("open", "");
  // as root, and as somebody else; who is not root can only be that
  std::vector<std::string> users = {""};
  std::string const nobody = "setpriv --reuid=65533 --regid=65533 --clear-groups -- ";
  if (is_long() and ::geteuid() == 0 and run("echo echo sealed | " + nobody + "tools/sandbox").out == "sealed\n") users.push_back(nobody);
  scratch.file("attack", "sleep 300 & trap \"kill $!\" EXIT\n"
                         "while read -r text; do\n"
                         "  text=${text//HOSTFILE/" + host + "} text=${text//HOSTPID/$!} text=${text//REPOSITORY/$PWD}\n"
                         "  printf \"$before\"'if ( %s\\n) < /dev/null > /tmp/out 2>&1; then echo open; else echo shut; fi\\n' \"$text\"\n"
                         "  before='{ kill -9 -1; wait; rm -rf /tmp/*; } 2> /dev/null\\n'\n"
                         "done < " + (scratch / "texts").string() + " | { SECONDS_LIMIT=1 COURSE_SECRET=hidden \"$@\" tools/sandbox 2>&1; echo $?; } 77> " + open + " 200>&77 |\n"
                         "  tail -c 9999 | grep -xE 'open|shut|[0-9]+' | tr '\\n' ' '\n");
  // Each attack is in a sandbox of its own; or, in a hurry, a dozen of those after which one can clean up.
  std::size_t count = 0, together = 0;
  std::string names, texts, results;
  auto attack = [&] {
    scratch.file("texts", texts);
    for (auto const& user : users) EXPECT_EQ(run("bash " + (scratch / "attack").string() + " env " + user).out, results) << (user.empty() ? "" : "not root: ") << names;
    names = texts = results = "", together = 0;
  };
  std::map<std::string, std::string> const ends = {{"cut", "137 "}, {"late", "124 "}, {"stays", "open 0 "}};
  for (auto const& line : split(slurp("tests/course/attacks.txt"), '\n')) {
    auto const f = split(line, '\t');
    if (line.starts_with("#") or ((f.at(1) == "late" or f.at(1) == "spent") and not is_long())) continue;
    ++count;
    auto const end = ends.find(f[1]);
    if (together > 0 and (is_long() or end != ends.end() or together == 12)) results += "0 ", attack();
    names += f[0] + "; ", texts += f.at(2) + "\n", ++together;
    results += end != ends.end() ? end->second : f[1] == "open" ? "open " : "shut ";
    if (end != ends.end()) attack();
  }
  if (together > 0) results += "0 ", attack();
  EXPECT_GE(count, 120u);
  EXPECT_EQ(slurp(host), "mine\n");
  EXPECT_EQ(slurp(open), "");
  EXPECT_EQ(run(until_it + "until_it '! ps ax | grep -q \"sleep 5432[1]\"'").out, "");
}

// Where nobody may make namespaces, nothing is graded.
TEST(Sandbox, IsNeeded) {
  Scratch scratch;
  submit(scratch / "all" / "ada", "latin.dlx", slurp("tests/course/right/latin.dlx"));
  auto const grade = "EXERCISES=latin tools/course grade " + (scratch / "all").string() + " " + (scratch / "out").string();
  auto const shut = [](std::string const& command) { return "unshare -Ur bash -c 'echo 0 > /proc/sys/user/max_user_namespaces && " + command + "'"; };
  if (run(shut("true")).status != 0) GTEST_SKIP() << "here one cannot forbid to make namespaces";
  auto const r = run(shut(grade));
  EXPECT_EQ(r.status, 2) << r.out;
  EXPECT_NE(r.err.find("Nothing was graded."), std::string::npos) << r.err;
  EXPECT_FALSE(fs::exists(scratch / "out"));
}

// What is no file, and text that would command the teacher's terminal.
TEST_F(Grader, IsNotSurprised) {
  for (auto name : {"pipe", "device", "folder", "mode"}) fs::create_directories(all / name / "mine");
  auto const latin = slurp("tests/course/right/latin.dlx"), predict = slurp("tests/course/right/predict.txt");
  run("mkfifo " + (all / "pipe" / "latin.dlx").string() + "; ln -s /dev/zero " + (all / "device" / "latin.dlx").string() + "; ln -s " + fs::absolute("tests/course/right").string() + " " + (all / "linked").string());
  submit(all / "folder" / "latin.dlx", "latin.dlx", latin);
  submit(all / "mode", "latin.dlx", latin), run("chmod 000 " + (all / "mode" / "latin.dlx").string());
  submit(all / "inside" / "answers", "latin.dlx", latin);
  submit(all / "clone" / "mine", "latin.dlx", latin);
  submit(all / "mark", "latin.dlx", "\xef\xbb\xbf" + latin), submit(all / "mark", "predict.txt", "\xef\xbb\xbf" + predict), submit(all / "mark", "wrong-trace.txt", "\xef\xbb\xbf" + slurp("tests/course/right/wrong-trace.txt"));
  submit(all / "escape", "latin.dlx", "a\n\x1b[2Jx\x9b: a\n"), submit(all / "escape", "predict.txt", "\x1b]0;owned\x07\n");
  submit(all / "escape", "restore.ch", restore_with("\x1b[2J \xc2\x9b"));
  submit(all / "names", "restore.ch", restore_with("}\nextern \"C\" int owned(int);\nextern \"C\" int owned(int i) { return i;\n}\n{  r[l[i]] = i; l[r[i]] = i;"));
  auto const r = grade("EXERCISES='restore predict wrong-trace latin'");
  EXPECT_EQ(r.status, 1) << r.err;
  for (auto name : {"pipe", "device", "folder", "inside", "linked"}) EXPECT_EQ(points(name, "07-latin"), 0) << name;
  EXPECT_EQ(points("clone", "07-latin"), 10);
  EXPECT_NE(report("inside", "07-latin").find("There is one in a folder inside; it belongs at the top."), std::string::npos);
  for (auto x : {"05-predict", "20-wrong-trace", "07-latin"}) EXPECT_EQ(points("mark", x), 10) << x;
  for (auto x : {"01-restore", "05-predict", "07-latin"}) {
    auto const text = report("escape", x);
    EXPECT_NE(text, "") << x;
    EXPECT_EQ(text.find_first_of("\x1b\x07\x9b"), std::string::npos) << x << text;
  }
  EXPECT_EQ(report("names", "01-restore").find("\"C\"int"), std::string::npos) << report("names", "01-restore");
}

// In a race nobody has a helper whose time is not counted.
TEST_F(Grader, LetsRunnersRunAlone) {
  if (not is_long()) GTEST_SKIP() << "five seconds; DLX_LONG=1";
  for (auto const& x : exercises()) {
    if (name_of(x) != "filter") continue;
    auto text = slurp(right_file(x));
    std::string const begin = "  std::size_t kept = 0;\n";
    text.replace(text.find(begin), begin.size(), begin + "  static int const helper = fork();\n  if (helper == 0) _exit(0);\n  if (helper > 0) return 0;\n");
    EXPECT_EQ(graded(scratch, {{x, "calls for a helper", text, 10}})[0], 10) << slurp(scratch / "out0" / x / "report.txt");
  }
}

TEST(Course, SaysWhatGradingNeeds) {
  auto const r = run("tools/course grade nowhere");
  EXPECT_EQ(r.status, 2);
  EXPECT_NE(r.err.find("'nowhere' is not a folder"), std::string::npos) << r.err;
  EXPECT_EQ(run("tools/course run 99").status, 2);
}

// The student's files are never overwritten, and hints come one by one.
TEST(Course, KeepsWhatSomebodyHasWritten) {
  Scratch scratch;
  auto const mine = scratch / "mine";
  submit(mine, "predict.txt", "mine\n");
  EXPECT_EQ(as_student(scratch, "tools/course run predict").status, 1);
  EXPECT_EQ(slurp(mine / "predict.txt"), "mine\n");
  EXPECT_EQ(as_student(scratch, "echo n | tools/course reset predict").status, 0);
  EXPECT_EQ(slurp(mine / "predict.txt"), "mine\n");
  EXPECT_EQ(as_student(scratch, "echo y | tools/course reset predict").status, 0);
  EXPECT_EQ(slurp(mine / "predict.txt"), slurp("exercises/05-predict/predict.txt"));
  EXPECT_EQ(slurp(mine / "predict.txt.old"), "mine\n");
  EXPECT_TRUE(as_student(scratch, "tools/course hint 5").out.starts_with("Hint 1 of 4: "));
  EXPECT_TRUE(as_student(scratch, "tools/course hint predict").out.starts_with("Hint 2 of 4: "));
  EXPECT_NE(as_student(scratch, "tools/course list").out.find("predict      Predict what covering writes                   twenty minutes     -"), std::string::npos);
}

// A compile error points into the student's file.
TEST(Course, PointsIntoTheStudentsFile) {
  Scratch scratch;
  submit(scratch / "mine", "restore.ch", restore_with("  l[r[i]] = j;"));
  auto const r = as_student(scratch, "tools/course run 1");
  EXPECT_EQ(r.status, 1);
  EXPECT_NE(r.out.find((scratch / "mine" / "restore.ch").string() + ":7:"), std::string::npos) << r.out;
}

// What the judge says, in words.  Nothing is compiled for this: what the book's
// driver says is edited on its way to the judge, as if a student's had said it.
TEST(Course, SpeaksPlainly) {
  struct Lie {
    std::string exercise, edit, words;
  };
  Lie const lies[] = {
      {"01-restore", "| awk '$1 == \"state\" && ++n == 2 {$2 = 0} 1'",
       "Your program removes 2, then restores 2.\nAfter that, these are wrong:\n- The left link of the header 0 leads to itself.\n  It should still lead to member 4.\n"},
      {"02-row", "| head -n 2; exit 134", "The problem, with the numbers of its options:\n     A B\n   1: B\nWhile it builds the list, your program stops with an error (an index out of range?"},
      {"02-row", "| awk '/D B C ; / {last = 1} last && $1 == \"state\" {$2 = 1} 1'", "     A B C | D\n   1: C A\n   2: D B C\n   3: (nothing)\n   4: B D\n"},
      {"04-cover", "| awk '$1 == \"state\" && ++n == 2 {$37 = 4} 1'",
       "- The down link of the node of B in option 1 leads to itself.\n  It should still lead to the header of B.\nOnly nodes that have left are wrong."},
      {"04-cover", "| head -n 4; exit 124", "Your program covers A.\nIn this step it does not come to an end.\n"},
      {"04-cover", "| grep -v 'write D 4'", "The links are right, but the down link of the header of D has become the node of D in option 6\nand the watcher was not told.\n"},
      {"04-cover", "| sed 's/^write U \\(.*\\) .*/write U \\1 9999/'", "You tell the watcher about the up link of the node of D in option 4 when it has been changed\nalready."},
      {"04-cover", "| sed 's/^write R \\(.*\\) 1 2 1/write R \\1 2 2 2/'", "You tell the watcher that the old value of the right link of the root is the header of B,\nbut it was the header of A."},
      {"06-uncover", "| awk '$1 == \"uncover\" {back = 1} back && $2 == \"S\" {kept = $0; next} {print} kept && $2 == \"D\" {print kept; kept = \"\"}'",
       "The links are right in the end, but they are not written in the order of the text.\nWrite "},
      {"16-estimate", "| sed 's/^estimates 5 nodes/estimates 8 nodes/'",
       "     A B\n   1: A\n   2: B\n   3: A B\nYour program walks, and pick says 0, 0, then always 0, then asks for one of 2, then estimates, for levels 0, 1, ...: 1, 2, 2 nodes.\n"
       "Then it estimates 8 nodes in all, and 2 covers.\nWhat should come next is that it estimates 5 nodes in all, and 2 covers.\n"},
      {"21-levels", "| sed 's/^counts 4 updates/counts 5 updates/'",
       "Your program searches, and always branches at the first item, then counts 5 updates at level 0.\nThen it counts 5 updates at level 1.\nWhat should come next is that it counts 4 updates at level 1.\n"},
      {"23-filter", "| sed 's/^kept 2 3$/kept 3/'", "You do not keep option 2, which has no item of these.\n"},
      {"23-filter", "| sed '/^all/{s/.*/cover 1 1\\nall/;:a;n;ba}'", "Your search finds 1 1, but more than one of them has "},
      {"23-filter", "| awk '/^cover/ {if (!n++) next} 1'", "Your search does not find "},
      {"09-smallest", "| sed 's/^choose 2 2/choose 1 4/'", "First it chooses B, with 4 ways to go on.\nWhat should come next is that it chooses A, with 2 ways to go on.\n"}};
  Scratch scratch;
  for (auto const& lie : lies) {
    auto const driver = "build/exercises/book/" + about(lie.exercise, "driver") + "/driver";
    scratch.file("liar", "set -o pipefail\n(" + driver + " | sed 's/^[0-9]* //' " + lie.edit + ") | awk '{print NR \" \" $0}'\n");  // each line has its number
    auto const r = run("build/exercises/judge exercises/" + lie.exercise + " - " + (scratch / "out").string() + " 'bash " + (scratch / "liar").string() +
                       "' 'exec " + driver + "'");
    auto const report = slurp(scratch / "out" / "report.txt");
    EXPECT_EQ(r.status, 1) << lie.exercise << ' ' << lie.edit;
    EXPECT_NE(report.find(lie.words), std::string::npos) << lie.exercise << ' ' << lie.edit << '\n' << report;
  }
  // The titles of two narrow pictures do not run into each other.
  EXPECT_NE(slurp(scratch / "out" / "test1.svg").find("width=\"764pt\""), std::string::npos);
}

// A prediction that is wrong is wrong in one of five ways.
TEST(Course, TellsAWrongPredictionHow) {
  Scratch scratch;
  std::pair<std::string, std::string> const edits[] = {
      {"2,$d", "Your first line is right; now go on.\n"},
      {"3i then A", "Line 3 of your file, 'then A',\nis not an assignment such as L[3] = 1.\n"},
      {"2s/= 3/= 4/", "Line 2 of your file, 'R[1] = 4',\nis the right place, but it gets another value.\n"},
      {"3d", "Line 3 of your file, 'D[1] = 10',\nis written, too, but not yet: something else comes before it.\n"},
      {"3s/.*/L[3] = 1/", "Line 3 of your file, 'L[3] = 1',\nhas been written already.\n"},
      {"3s/.*/U[9] = 1/", "Line 3 of your file, 'U[9] = 1',\nis not what covering B writes.\n"},
      {"$a L[3] = 2", "',\ncomes after the end.\n"}};
  for (auto const& [edit, words] : edits) {
    auto const file = scratch.file("predict.txt", run("grep -v '^|' tests/course/right/predict.txt | sed '" + edit + "'").out);
    run("build/exercises/judge exercises/05-predict " + file + " " + (scratch / "out").string() + " true true");
    EXPECT_NE(slurp(scratch / "out" / "report.txt").find(words), std::string::npos) << edit << '\n' << slurp(scratch / "out" / "report.txt");
  }
}

// A model that is wrong is told why, with a board; so is a wrong diagnosis.
TEST(Course, SaysWhyAModelIsWrong) {
  Scratch scratch;
  struct Lie {
    std::string exercise, edit, words;
  };
  Lie const lies[] = {
      {"18-torus", "s/ B[0-6]//g", "since Q@(0,0) and Q@(1,1) are both in the diagonal with y-x=0 (modulo 7).\n    Q . . . . . .\n    . Q . . . . .\n"},
      {"18-torus", R"(1s/$/ E0 E1 E2 E3 E4 E5 C1 C2 C3 C4 C5 C6/; /(1,6)\|(2,[56])\|(3,[4-6])\|(4,[3-6])\|(5,[2-6])\|(6,[1-6])/s/ D/ E/; /(1,0)\|(2,[01])\|(3,[0-2])\|(4,[0-3])\|(5,[0-4])\|(6,[0-5])/s/ B/ C/)", "This is the ordinary chessboard: its diagonals end at the edge."},
      {"18-torus", "s/Q@/Q/", "Your option 1 is called 'Q(0,0)'; a name such as Q@(0,0) is expected.\n"},
      {"18-torus", "/Q@(3,3)/d", "  There is no option Q@(3,3).\n"},
      {"18-torus", "/Q@(1,3)/s/ F3//", "  Item F3 is in none of these options.\n"},
      {"18-torus", "/Q@(2,3)/s/:/: F1/", "is in 2 of these options.\n"},
      {"07-latin", "$aA@(1,1): s11 rA1 cA1", "since B@(1,1) is given, and is not among them.\n"},
      {"07-latin", "/B@(1,1)/d", "Your problem has no covers at all.\nThis is an answer, but not a cover of your problem:\n"},
      {"20-wrong-trace", "s/line: 15/line: 99/", "There is no line 99; the trace has 29.\n"},
      {"20-wrong-trace", "s/line: 15/line: fifteen/", "write it as in 'line: 7'.\n"},
      {"20-wrong-trace", "s/write: 2/write: 12/", "it has only 11 writes.\n"},
      {"20-wrong-trace", "s/write: 2/write: two/", "as in 'write: 7'.\n"},
      {"20-wrong-trace", "s/D.5. = 15/D5=15/", "cannot be read; a write\nlooks like U[7] = 3.\n"}};
  for (auto const& lie : lies) {
    auto const right = right_file(lie.exercise);
    auto const file = scratch.file(fs::path(right).filename().string(), run("sed '" + lie.edit + "' " + right).out);
    EXPECT_EQ(run("build/exercises/judge exercises/" + lie.exercise + " " + file + " " + (scratch / "out").string() + " true true").status, 1) << lie.edit;
    auto const report = slurp(scratch / "out" / "report.txt");
    EXPECT_NE(report.find(lie.words), std::string::npos) << lie.exercise << ' ' << lie.edit << '\n' << report;
  }
}

// A counter-example has no part that is not needed, and is drawn by lot all the same.
TEST(Course, ShowsSmallCounterExamples) {
  struct Mistake {
    std::string exercise, edit, words;  // of these, a regular expression, each line is a part
  };
  Mistake const mistakes[] = {
      {"24-sweep", "s/min(place\\[item\\] for item in option)/place[option[0]]/", R"(The problem was\n(P\d+) (P\d+)\n\2 \1\n\nIt has 1 cover, and you say '0'\.)"},
      {"24-sweep", "s/new.get(s & keep, 0) + n/n/", R"(The problem was\n(P\d+)\n\1\n\1\n\nIt has 2 covers, and you say '1'\.)"},
      {"24-sweep", "s/^    place = /    primary, secondary = primary + secondary, []\\n&/", R"(The problem was\n(P\d+) \| S\d+\n\1\n\nIt has 1 cover, and you say '0'\.)"},
      {"22-rows", "s/pile.pop()/pass/", R"(steps:\nrow (P\d+) \1 1\nchoose 1\nback\nyou say   0 none\nit should 1 \1 1\n)"},
      {"19-tournament", "s/if match not in wishes:/if True:/", R"(The input was\n\d+\n([-\d@]+)\nYour option \1 is a match that is not wanted\.)"}};
  Scratch scratch;
  for (auto const& [exercise, edit, words] : mistakes) {
    submit(scratch / "mine", about(exercise, "file"), run("sed '" + edit + "' " + right_file(exercise)).out);
    auto const r = as_student(scratch, "SECRET_FILE=tests/course/secret tools/course run " + name_of(exercise));
    EXPECT_TRUE(std::regex_search(r.out, std::regex(words))) << exercise << ' ' << edit << '\n' << r.out;
  }
}

// What a wrong list is told: which link, where it leads, where it should; and a picture.
TEST(Course, SaysWhichLinkIsWrong) {
  Scratch scratch;
  auto text = slurp("tests/course/right/cover.ch");
  text.replace(text.find("down, above, below"), 18, "down, above, above");
  submit(scratch / "mine", "cover.ch", text);
  auto const r = as_student(scratch, "tools/course run cover");
  EXPECT_NE(r.out.find("Your program covers C3.\nAfter that, these are wrong:\n"), std::string::npos) << r.out;
  EXPECT_NE(r.out.find("- The down link of the header of C2 leads to itself.\n  It should lead to the node of C2 in option 3.\n"), std::string::npos) << r.out;
  auto const picture = slurp(scratch / "results" / "04-cover" / "test2.svg");
  EXPECT_NE(picture.find("yours: the thick links are wrong"), std::string::npos);
  EXPECT_NE(picture.find("expected: the thick links are right"), std::string::npos);
}

// A student's number draws another matrix, the same each time; what is right for one
// student is not for another.  Right answers are made here from the judge's own words.
TEST(Variants, AreOnesOwn) {
  Scratch scratch;
  auto const judge = [&](std::string const& folder, std::string const& file) {
    run("build/exercises/judge " + folder + " " + file + " " + (scratch / "out").string() + " true true");
    return score(scratch / "out" / "result.json");
  };
  for (auto const& x : exercises()) {
    if (about(x, "variants").empty()) continue;
    std::set<std::string> all;
    int points = 0;
    int const students = is_long() ? 20 : 6;
    for (int k = 0; k < students; ++k) {
      auto const folder = (scratch / (x + std::to_string(k))).string();
      ASSERT_EQ(run("build/exercises/judge --variant exercises/" + x + " " + std::to_string(4700 + k) + " " + folder).err, "");
      all.insert(slurp(folder + "/about.txt") + slurp(folder + "/predict.dlx") + slurp(folder + "/trace.jsonl") + slurp(folder + "/prices.dlx"));
      EXPECT_EQ(judge(folder, folder + "/" + about(x, "file")), 0) << folder;  // as it is given
      points += judge(folder, right_file(x));                                  // copied from who has another one
      if (k > students / 7) continue;
      run("build/exercises/judge --variant exercises/" + x + " " + std::to_string(4700 + k) + " " + folder + "again");
      EXPECT_EQ(run("diff -r " + folder + " " + folder + "again | grep -v jsonl").out.find("about.txt"), std::string::npos);
    }
    EXPECT_GE(all.size(), is_long() ? 17u : 5u) << x;
    EXPECT_LE(points, students * 5) << x;
  }
}

// Every variant can be solved, with as much work as any other.
TEST(Variants, AreEquallyHard) {
  Scratch scratch;
  auto draw = [&](std::string const& x, int k) {
    auto const folder = (scratch / (x + std::to_string(k))).string();
    run("build/exercises/judge --variant exercises/" + x + " " + std::to_string(k) + " " + folder);
    return folder;
  };
  auto judge = [&](std::string const& folder, std::string const& file) {
    run("build/exercises/judge " + folder + " " + file + " " + (scratch / "out").string() + " true true");
    return slurp(scratch / "out" / "report.txt");
  };
  auto wrongly = [](std::string const& name, std::string const& word, fs::path const& file) {  // as wrong.txt would do it
    Words models;
    for (auto const& line : split(slurp("tests/course/wrong.txt"), '\n'))
      if (auto const f = split(line, '\t'); f[0] == name and f[2].find(word) != std::string::npos) models.push_back(run("sed '" + f[3] + "' " + file.string()).out);
    EXPECT_GE(models.size(), 3u) << name;
    return models;
  };
  for (int k = 0; k < (is_long() ? 10 : 4); ++k) {
    auto const predict = draw("05-predict", k);
    auto const report = judge(predict, predict + "/predict.txt");
    EXPECT_NE(report.find(": 11 writes\n  wrong  0/5  uncover"), std::string::npos) << report;
    EXPECT_NE(report.find("Your first line is right; now go on."), std::string::npos) << report;
    // The model of the exercise as it stands, without the squares that are holes. And a wrong
    // model is wrong for everybody.
    auto const torus = draw("18-torus", k);
    std::string edit;
    auto const wanted = run("sed -n 's/^wanted: torus 7 //p' " + torus + "/about.txt").out;
    for (auto hole : split(wanted.substr(0, wanted.size() - 1), ' ')) edit += "/^" + hole.substr(1) + ":/d;";
    EXPECT_NE(judge(torus, scratch.file("torus.dlx", run("sed '" + edit + "' " + right_file("18-torus")).out)).find("10 of 10 points."), std::string::npos) << wanted;
    for (auto const& wrong : wrongly("torus", "flat", scratch / "torus.dlx")) EXPECT_EQ(judge(torus, scratch.file("flat.dlx", wrong)).find("10 of 10 points."), std::string::npos) << wanted;
    auto const latin = draw("07-latin", k);
    auto const w = split(run("sed -n 's/^wanted: latin 3 //p' " + latin + "/about.txt").out, '\n')[0];
    std::string model = "s00 s01 s02 s10 s11 s12 s20 s21 s22 rA0 rA1 rA2 rB0 rB1 rB2 rC0 rC1 rC2 cA0 cA1 cA2 cB0 cB1 cB2 cC0 cC1 cC2\n";
    for (char letter : {'A', 'B', 'C'})
      for (char i : {'0', '1', '2'})
        for (char j : {'0', '1', '2'}) {
          auto const name = std::string(1, letter) + "@(" + i + "," + j + ")";
          bool const given_here = w.substr(1, 6) == name.substr(1);
          if ((given_here and w[0] != letter) or w.find("!" + name) != std::string::npos) continue;
          model += name + ": s" + i + j + " r" + letter + i + " c" + letter + j + "\n";
        }
    EXPECT_NE(judge(latin, scratch.file("latin.dlx", model)).find("10 of 10 points."), std::string::npos) << w;
    for (auto const& wrong : wrongly("latin", "forgets", scratch / "latin.dlx")) EXPECT_EQ(judge(latin, scratch.file("less.dlx", wrong)).find("10 of 10 points."), std::string::npos) << w;
    // The trace is wrong only in its links: it has as many lines as a right one, and says nothing wrong.
    auto const trace = draw("20-wrong-trace", k);
    auto const lines = split(slurp(trace + "/trace.jsonl"), '\n').size();
    EXPECT_TRUE(lines >= 24 and lines <= 41) << lines;
    auto const problem = nlohmann::json::parse(split(slurp(trace + "/trace.jsonl"), '\n')[0]).at("problem");
    EXPECT_TRUE(problem.at("items").size() >= 5 and problem.at("items").size() <= 7) << problem;
    // The book's rounds do not prove what the cheapest rides cost.
    auto const prices = draw("17-prices", k);
    auto const cheapest = run("build/dlx solve --cheapest --stats " + prices + "/prices.dlx");
    auto number_after = [](std::string const& text, std::string const& words) { return std::stoi(text.substr(text.find(words) + words.size())); };
    EXPECT_LT(number_after(cheapest.err, "no cover costs less than "), number_after(cheapest.out, "|")) << cheapest.out << cheapest.err;
  }
}

// What the judge believes that a search costs is what a search costs, where one can be run.
TEST(Variants, CostWhatTheyCost) {
  Scratch scratch;
  for (int k = 0; k < 4; ++k) {
    auto const folder = (scratch / std::to_string(k)).string();
    run("build/exercises/judge --variant exercises/12-cost " + std::to_string(k) + " " + folder);
    auto const family = split(run("sed -n 's/^family: //p' " + folder + "/about.txt").out, ' ');
    int const a = std::stoi(family[0]), b = std::stoi(family[1]), c = std::stoi(family[2]);
    EXPECT_NE(slurp(folder + "/text.txt").find("of " + family[3].substr(0, family[3].find('\n')) + " such blocks"), std::string::npos) << folder;
    for (int blocks = 1; blocks <= 3; ++blocks) {
      std::string items, options;
      for (int i = 1; i <= blocks; ++i) {
        std::string const A = "A" + std::to_string(i), B = "B" + std::to_string(i);
        items += A + " " + B + " ";
        for (auto const& [n, option] : {std::pair(a, A + " " + B), std::pair(b, A), std::pair(c, B)})
          for (int times = 0; times < n; ++times) options += option + "\n";
      }
      auto const file = scratch.file("blocks.dlx", items + "\n" + options);
      auto const count = run("build/dlx count --engine links --stats " + file + "; build/dlx count --profile " + file + " 2>&1 | awk 'NF == 3 {n += $3} END {print n}'");
      auto const nodes = count.err.substr(0, count.err.find(' ')), covers = count.out.substr(0, count.out.find('\n')), updates = count.out.substr(covers.size() + 1);
      run("sed -i 's/^\\(family: .*\\) [0-9]*$/\\1 " + std::to_string(blocks) + "/' " + folder + "/about.txt");
      auto const answer = scratch.file("cost.txt", "covers: " + covers + "\nnodes: " + nodes + "\nupdates: " + updates + "remainders: " + std::to_string(2 * blocks + 1) + "\n");
      run("build/exercises/judge " + folder + " " + answer + " " + (scratch / "out").string() + " true true");
      EXPECT_EQ(score(scratch / "out" / "result.json"), 10) << blocks << slurp(answer) << slurp(folder + "/about.txt");
    }
  }
}

// The folder's name, or a table, says whose matrix it is; the submission does not.
TEST_F(Grader, KnowsWhoseMatrixItIs) {
  for (auto name : {"ada", "bob"}) {
    submit(all / name, "latin.dlx", slurp(right_file("07-latin")));
    submit(all / name, "student.txt", "as given\n");
  }
  auto graded_by = [&](std::string const& students) { return grade("EXERCISES=latin STUDENTS=" + students); };
  EXPECT_EQ(graded_by("").status, 0);
  EXPECT_EQ(graded_by("folders").status, 1);
  auto const name = run("build/exercises/judge --variant exercises/07-latin ada " + (scratch / "ada").string() + "; sed -n 's/wanted: //p' " + (scratch / "ada").string() + "/about.txt").out;
  EXPECT_EQ(run("sed -n 's/wanted: //p' " + (scratch / "out/ada/07-latin/given/about.txt").string()).out, name);
  auto const r = graded_by(scratch.file("some", "ada\t4711\n"));
  EXPECT_EQ(r.status, 2);
  EXPECT_EQ(r.err, "There is no number for 'bob' in " + (scratch / "some").string() + "; a line is the folder, a TAB, and the number.\n");
  EXPECT_EQ(graded_by(scratch.file("none", "ada\t4711\nbob\t\n")).status, 2);
  EXPECT_EQ(graded_by(scratch.file("table", "\xEF\xBB\xBF" "ada\t ada \r\nbob\t4712\r\n")).status, 1);  // from a spreadsheet
  EXPECT_EQ(run("sed -n 's/wanted: //p' " + (scratch / "out/ada/07-latin/given/about.txt").string()).out, name);
  EXPECT_TRUE(std::filesystem::exists(scratch / "out.old/grades.csv")) << "the last grades are kept";
  EXPECT_EQ(run("STUDENT=4711 tools/course grade " + all.string()).status, 2);
  EXPECT_EQ(run("EXERCISES=nothing tools/course autograder " + (scratch / "a.zip").string()).status, 2);
}

// Who has handed in the same is told to the teacher; the points stay as they are.
TEST_F(Grader, NoticesTheSameFileTwice) {
  auto const right = slurp("tests/course/right/torus.dlx");
  auto const model = [&](std::string const& name, std::string const& edit) {
    submit(all / name, "torus.dlx", run("sed '" + edit + "' tests/course/right/torus.dlx").out);
  };
  model("ada", "");
  model("bob", "s/B\\([0-4]\\)/back\\1/g; s/ /  /g; 3i| mine");  // another name for the items, and a comment
  model("cyd", "s/\\(.*: \\)\\(R.\\) \\(F.\\)/\\1\\3 \\2/");         // other work: files come first
  submit(all / "dan", "torus.dlx", slurp("exercises/18-torus/torus.dlx"));
  submit(all / "eve", "torus.dlx", slurp("exercises/18-torus/torus.dlx"));  // nobody has begun
  auto const r = grade("EXERCISES=torus");
  EXPECT_EQ(slurp(out / "copies.txt"), "18-torus: ada, bob\n") << r.out;
  EXPECT_NE(r.out.find("18-torus: ada, bob\n"), std::string::npos) << r.out;
  EXPECT_EQ(points("bob", "18-torus"), 10);
}

// Neither blanks, comments, and names hide it, nor another way to write a word; and who
// has the same file, byte for byte, is told even if many have the same answer.
TEST(Course, NoticesDisguises) {
  Scratch scratch;
  int count = 0;
  auto told = [&](std::string const& x, std::vector<std::pair<std::string, std::string>> const& edits) {
    auto const all = scratch / std::to_string(++count);
    for (auto const& [name, edit] : edits) {
      auto const folder = all / name / x;
      submit(folder / "mine", about(x, "file"), run("sed '" + edit + "' " + right_file(x)).out);
      submit(folder, "report.txt", "\n10 of 10 points.\n");
      submit(folder, "result.json", "{\"score\": 10, \"max_score\": 10, \"tests\": []}");
    }
    run("build/exercises/judge --total " + all.string());
    return slurp(all / "copies.txt");
  };
  for (auto const edit : {"s/^{$/{ \\/* mine\\n  *\\/ /", "s/$/\\r/", "H; $!d; x; s/\\n//; y/\\n/\\r/", "s/^@y/ @Y/", "s/down)$/down)@,/", "s/^{$/{;/", "s/int const/const int/", "s/\\bj\\b/x/g", "s/\\bi\\b/row/g"})
    EXPECT_EQ(told("04-cover", {{"ada", ""}, {"bob", edit}}), "04-cover: ada, bob\n") << edit;
  EXPECT_EQ(told("04-cover", {{"ada", ""}, {"bob", "s/[.]right/.left/g"}}), "");  // other work
  EXPECT_EQ(told("11-search", {{"ada", ""}, {"bob", "s/more and x/more \\&\\& x/"}}), "11-search: ada, bob\n");
  EXPECT_EQ(told("18-torus", {{"ada", ""}, {"bob", "2{h;d}; $G"}}), "18-torus: ada, bob\n");
  EXPECT_EQ(told("04-cover", {{"ada", "1i1"}, {"bob", "1i2"}, {"cyd", "1i3"}, {"dan", "1i4"}, {"eve", "1i1"}}), "04-cover: ada, eve, byte for byte\n");
}

// A missing brace, a missing function, and a compiler that does not end are called so.
TEST(Course, SaysWhyAProgramIsNotMade) {
  Scratch scratch;
  auto says = [&](std::string const& text) {
    submit(scratch / "mine", "restore.ch", text);
    return as_student(scratch, "tools/course run 1").out;
  };
  auto const brace = says(restore_with("  for (int k = 0; k < 1; ++k) {\n    l[r[i]] = i;\n  r[l[i]] = i;"));
  EXPECT_NE(brace.find("restore.ch:7: this { is never closed, it seems."), std::string::npos) << brace;
  auto const more = says(restore_with("  }\n}"));
  EXPECT_NE(more.find("restore.ch:8: this } closes nothing"), std::string::npos) << more;
  EXPECT_EQ(says(restore_with("  char const c = '{'; (void)c; // {\n  l[r[i]] = 1'0;")).find("closed"), std::string::npos);
  auto const link = says("@x\nvoid Ring::restore(int i)\n@y\nvoid Ring::restore(int i)\n{\n  void put_back(int);\n  put_back(i);\n}\n@ @<How the book restores@>=\nvoid Ring::restore(int i)\n@z\n");
  EXPECT_NE(link.find("nobody defines it:\n  dlx::dance::put_back(int)\n"), std::string::npos) << link;
  if (not is_long()) return;
  auto const endless = says(restore_with("  constexpr auto f = [](auto self, long n) -> long { return n < 2 ? n : self(self, n - 1) + self(self, n - 2); };\n  constexpr long n = f(f, 60);\n  l[0] = static_cast<int>(n);"));
  EXPECT_NE(endless.find("constexpr"), std::string::npos) << endless;
}

// Hints that were seen can be seen again; the book's solution, after ten points.
TEST(Course, ShowsASolutionToWhoHasOne) {
  Scratch scratch;
  auto const says = [&](std::string const& words) { return as_student(scratch, "tools/course " + words); };
  EXPECT_EQ(says("hints latin").out, "");
  auto const one = says("hint latin").out, two = says("hint latin").out;
  EXPECT_EQ(says("hints latin").out, "- " + one.substr(one.find(": ") + 2) + "- " + two.substr(two.find(": ") + 2));
  EXPECT_EQ(says("run latin").status, 1);
  EXPECT_EQ(says("solution latin").status, 2);
  submit(scratch / "mine", "latin.dlx", slurp(right_file("07-latin")));
  EXPECT_EQ(says("run latin").status, 0);
  EXPECT_EQ(says("solution latin").out, slurp(right_file("07-latin")));
}

// ---- for a class: what Gradescope takes, and what students get -----------------
namespace {
// The archive, unpacked where Gradescope would unpack it, and made as its setup.sh
// would; what compiles for minutes is taken from here, unless there is time.
fs::path unpacked_autograder(Scratch const& scratch, std::string const& settings) {
  auto const at = scratch / "autograder";
  auto const zip = (scratch / "a.zip").string(), source = (at / "source").string();
  auto const r = run(settings + " tools/course autograder " + zip + " && mkdir -p " + source + " && unzip -q " + zip + " -d " + source +
                     (is_long() ? " && SETUP=no " + source + "/setup.sh" : " && mkdir -p " + source + "/build/exercises && ln -s \"$PWD\"/build/exercises/* " + source + "/build/exercises && g++ -O1 " + source +
                                  "/exercises/teacher/autograder/confine.cpp -o " + source + "/build/exercises/confine"));
  EXPECT_EQ(r.status, 0) << r.err;
  EXPECT_EQ(run("find " + zip + " -perm /077").out, "");  // the secret is in it
  fs::copy(at / "source" / "run_autograder", at / "run_autograder");
  scratch.file("autograder/submission_metadata.json", "{\"id\": 1, \"users\": [{\"email\": \"ada@example.com\", \"id\": 7, \"name\": \"Ada\"}]}\n");
  return at;
}
nlohmann::json results_of(fs::path const& at, std::string const& environment = "") {
  fs::remove_all(at / "results");
  auto const r = run("cd " + at.string() + " && " + environment + " AUTOGRADER=" + at.string() + " ./run_autograder");
  EXPECT_EQ(r.status, 0) << r.err;
  return nlohmann::json::parse(slurp(at / "results" / "results.json"));
}
}  // namespace

TEST(Autograder, WritesWhatGradescopeReads) {
  if (not has_sandbox()) GTEST_SKIP() << "no sandbox on this machine";
  Scratch scratch;
  auto const at = unpacked_autograder(scratch, "EXERCISES='restore latin'");
  for (auto name : {"setup.sh", "run_autograder"}) EXPECT_NE(fs::status(at / "source" / name).permissions() & fs::perms::owner_exec, fs::perms::none) << name;
  for (auto name : {"tests", "exercises/teacher/questions.md", "exercises/teacher/slides"}) EXPECT_FALSE(fs::exists(at / "source" / name)) << name;
  submit(at / "submission", "restore.ch", slurp(right_file("01-restore")));
  submit(at / "submission", "latin.dlx", slurp(right_file("07-latin")));
  auto const right = results_of(at);
  EXPECT_EQ(right.at("score"), 20) << right;
  // No other names than the documented ones (gradescope-autograders.readthedocs.io, specs).
  std::set<std::string> const top = {"score", "execution_time", "output", "output_format", "test_output_format", "test_name_format", "visibility", "stdout_visibility", "extra_data", "tests", "leaderboard"},
                              test = {"score", "max_score", "status", "name", "name_format", "number", "output", "output_format", "tags", "visibility", "extra_data"};
  for (auto const& [name, value] : right.items()) EXPECT_TRUE(top.count(name)) << name;
  double sum = 0;
  for (auto const& t : right.at("tests")) {
    for (auto const& [name, value] : t.items()) EXPECT_TRUE(test.count(name)) << name;
    EXPECT_TRUE(t.at("status") == "passed" or t.at("status") == "failed");
    sum += t.at("score").get<double>();
  }
  EXPECT_EQ(sum, 20);
  submit(at / "submission", "restore.ch", restore_with(is_long() ? "  r[l[i]] = i;" : "}"));  // what cannot be filled in need not be compiled
  submit(at / "submission", "results.json", "{\"score\": 20}");
  fs::remove(at / "submission" / "latin.dlx");
  auto const wrong = results_of(at);
  EXPECT_EQ(wrong.at("score"), 0) << wrong;
  EXPECT_NE(wrong.dump().find("There is no file latin.dlx"), std::string::npos) << wrong;
  // Where nobody may make namespaces, and only there, a weaker sandbox takes its place.
  if (run("id -u").out != "0\n") return;
  submit(at / "submission", "restore.ch", slurp(right_file("01-restore")));
  std::ofstream(at / "source" / "tools" / "sandbox") << "#!/bin/bash\nexit 1\n";
  EXPECT_EQ(results_of(at).at("score"), 10);
  if (not is_long()) return;
  submit(at / "submission", "restore.ch", restore_with("  FILE* f = fopen(\"" + (at / "source/secret").string() + "\", \"r\"); if (f || fork() == 0) { r[l[i]] = i; l[r[i]] = i; } else r[0] = 7;", ""));
  EXPECT_LT(results_of(at).at("score"), 10);
}

// Whoever is at the other end of the e-mail address has this matrix, and no other.
TEST(Autograder, KnowsTheStudentsNumber) {
  if (not has_sandbox()) GTEST_SKIP() << "no sandbox on this machine";
  if (is_long()) GTEST_SKIP() << "it would compile all again";
  Scratch scratch;
  auto const at = unpacked_autograder(scratch, "EXERCISES=torus STUDENTS=" + scratch.file("table", "ada@example.com\t4711\n"));
  auto const folder = (scratch / "variant").string();
  run("build/exercises/judge --variant exercises/18-torus 4711 " + folder);
  std::string edit;
  auto const wanted = run("sed -n 's/^wanted: torus 7 //p' " + folder + "/about.txt").out;
  for (auto hole : split(wanted.substr(0, wanted.size() - 1), ' ')) edit += "/^" + hole.substr(1) + ":/d;";
  submit(at / "submission", "torus.dlx", run("sed '" + edit + "' " + right_file("18-torus")).out);
  EXPECT_EQ(results_of(at).at("score"), 10) << wanted;
  submit(at / "submission", "torus.dlx", slurp(right_file("18-torus")));
  EXPECT_EQ(results_of(at).at("score"), 0);
}

// What students get holds no answer, and judges as the rest does.
TEST(Student, GetsNoAnswers) {
  Scratch scratch;
  auto const tar = (scratch / "s.tar.gz").string();
  auto const r = run("tools/course student " + tar + " && tar xzf " + tar + " -C " + (scratch / "").string());
  ASSERT_EQ(r.status, 0) << r.err;
  auto const top = scratch / "dancing-links";
  for (auto name : {"tests", "exercises/teacher", "exercises/judge", "build/exercises/frame/04-cover/start"}) EXPECT_FALSE(fs::exists(top / name)) << name;
  // Two lines of a right answer, one after the other, are in no file, however it is packed; but
  // for the chapter of a neighbour, which is compiled with all that is around its own gap.
  auto squeezed = [](std::string text) { return std::erase_if(text, [](char c) { return c <= ' '; }), text; };
  EXPECT_EQ(run("cd " + top.string() + " && find . -name '*.gz' | while read -r f; do mkdir $f.d && { tar xzf $f -C $f.d || gzip -dc $f > $f.d/text; }; done").err, "");
  std::map<std::string, Words> texts;  // and where they are
  for (auto const& entry : fs::recursive_directory_iterator(top))
    if (auto const text = entry.is_regular_file() ? slurp(entry.path()) : ""; text.find('\0') == std::string::npos) texts[squeezed(text)].push_back(entry.path().string());
  auto gap = [](std::string const& x) { return slurp("build/exercises/frame/" + x + "/gap"); };
  std::size_t count = 0;
  for (auto const& x : exercises()) {
    auto const given = squeezed(slurp("exercises/" + x + "/" + about(x, "file")));
    std::string before;
    for (auto const& l : split(slurp(right_file(x)), '\n')) {
      auto const line = squeezed(l), pair = before + line;
      bool const is_given = given.find(before) != std::string::npos and given.find(line) != std::string::npos;
      before = line;
      if (is_given or pair.size() < 24) continue;
      ++count;
      for (auto const& [text, places] : texts)
        for (auto const& where : text.find(pair) == std::string::npos ? Words() : places)
          EXPECT_TRUE(std::ranges::any_of(exercises(), [&](auto const& y) { return y != x and gap(y) == gap(x) and where.find("/" + y + "/") != std::string::npos; })) << x << ": " << pair << " in " << where;
    }
  }
  EXPECT_GE(count, 200u);
  EXPECT_TRUE(std::ranges::any_of(texts, [](auto const& t) { return t.first.find("Yourcodegoeshere:whichnodesjhavetoleave?") != std::string::npos; }));
  // One exercise of each kind: code with its gap in a source, in a header, a model.
  for (std::string const x : {"01-restore", "14-purify", "15-at-least", "23-filter", "16-estimate", "07-latin", "21-levels", "02-row", "04-cover", "08-reverse"}) {
    if (not is_long() and x != "01-restore" and x != "07-latin") continue;
    auto const number = std::to_string(std::atoi(x.c_str()));
    auto const begin = run("env -C " + top.string() + " make exercise-" + number);
    EXPECT_NE(begin.out.find("0 of 10 points."), std::string::npos) << x << begin.out << begin.err;
    EXPECT_EQ(begin.out.find("not compile"), std::string::npos) << x << begin.out;
    EXPECT_NE(run("env -C " + top.string() + " make solution-" + number).status, 0) << x;
    fs::copy(right_file(x), top / "mine", fs::copy_options::overwrite_existing);
    EXPECT_NE(run("env -C " + top.string() + " make exercise-" + number).out.find("10 of 10 points."), std::string::npos) << x;
    EXPECT_NE(run("env -C " + top.string() + " make solution-" + number).err.find("The solution is not in what students get"), std::string::npos) << x;
  }
}

// ---- what a lecturer needs -------------------------------------------------------
// Each answer of the exam is tried: what is printed below a command, it does print.
TEST(Teacher, KnowsTheAnswers) {
  auto const text = slurp("exercises/teacher/questions.md");
  for (int n = 1; n <= 20; ++n) EXPECT_NE(text.find("\n**" + std::to_string(n) + ".** (week "), std::string::npos) << n;
  std::string command, printed;
  int commands = 0;
  bool inside = false;
  auto tried = [&] {
    if (command.empty()) return;
    ++commands;
    Scratch scratch;
    auto out = run("PATH=\"$PWD/build:$PATH\"; . " + scratch.file("command", command + "\n") + " | sed 's/ *$//'").out;
    if (not out.empty() and out.back() != '\n') out += '\n';
    EXPECT_EQ(out, printed) << command;
  };
  for (auto const& line : split(text, '\n')) {
    bool const border = line.starts_with("```");
    if (inside and (border or line.starts_with("$ "))) tried(), command = printed = "";
    if (border) inside = line == "```console";
    else if (inside and line.starts_with("$ ")) command = line.substr(2);
    else if (inside) printed += line + "\n";
  }
  EXPECT_GE(commands, 20);
}

// The plan speaks of chapters that exist, by their titles, and of each exercise.
TEST(Teacher, PlansWithTheBook) {
  auto const plan = slurp("exercises/teacher/plan.md");
  std::string book, read;
  for (auto const& entry : fs::recursive_directory_iterator("chapters"))
    if (entry.path().extension() == ".w") book += "\n" + slurp(entry.path());
  int weeks = 0;
  for (auto const& line : split(plan, '\n')) {
    if (line.size() < 3 or line[0] != '|' or not std::isdigit(static_cast<unsigned char>(line[2]))) continue;
    ++weeks;
    auto const quoted = split(split(line, '|').at(2), '"');
    for (std::size_t k = 1; k < quoted.size(); k += 2) EXPECT_NE(book.find("\n@** " + quoted[k] + "."), std::string::npos) << quoted[k];
    read += split(line, '|').at(4);
  }
  EXPECT_EQ(weeks, 6);
  for (auto const& x : exercises()) EXPECT_NE(read.find(name_of(x) + " ("), std::string::npos) << x;
}
