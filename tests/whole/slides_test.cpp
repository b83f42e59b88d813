// Two lectures: slides, notes, and handouts (build/slides), from exercises/teacher/slides.
#include "shell.hpp"
#include "pattern.hpp"
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <vector>

namespace {
namespace fs = std::filesystem;
fs::path const from = "exercises/teacher/slides", to = "build/slides";
std::vector<std::string> const lectures = {"exact-cover", "dance"};

// A lecture as TeX reads it, without comments.
std::string source(std::string const& lecture) {
  return replaced(slurp(from / (lecture + ".tex")), R"((^|[^\\])%[^\n]*\n)", "$1");
}
std::string source() { return source(lectures[0]) + source(lectures[1]); }
std::vector<std::string> all(std::string const& text, std::string const& pattern) {
  std::vector<std::string> found;
  for (auto const& match : matches(text, pattern)) found.push_back(match.back());
  return found;
}
int number(std::string const& text, std::string const& pattern) {
  auto const found = all(text, pattern);
  return found.size() == 1 ? std::stoi(found[0]) : -1;
}
int pages(std::string const& name) { return number(slurp(to / (name + ".log")), R"(Output written on \S+\.pdf \((\d+) pages)"); }
std::map<std::string, std::string> facts() {
  std::map<std::string, std::string> values;
  auto const text = slurp(to / "facts.tex");
  for (auto const& line : matches(text, R"(\\deffact\{([^}]*)\}\{(.*)\}%)")) values[line[1]] = line[2];
  return values;
}
// Numbers of two digits and more that are typed, and not asked for; years may be.
std::vector<std::string> typed_numbers(std::string text) {
  for (auto const* gone : {R"(\\(step|shot)\{[^}]*\}\{[^}]*\}\{[^}]*\})", R"(\\(fact|sec|bare|picture|hand|queens|queensboard|board|queensboard4)\{[^}]*\}(\{\d*\})?)",
                           R"([\d.]+ ?(pt|bp|mm|em))", R"(\.\d+)", R"([A-Za-z/\\]\d+)", R"(\b(19|20)\d\d\b)"})
    text = replaced(text, gone, " ");
  return all(text, R"((\d\d+))");
}
// A lecture of one slide, made in a folder of its own.
Run make_lecture(std::string const& slides, std::string const& fact = "two : echo 2") {
  Scratch scratch;
  fs::create_directory(scratch / "from");
  fs::copy(from / "macros.tex", scratch / "from/macros.tex");
  scratch.file("from/facts", fact + "\n");
  scratch.file("from/frames", "ring : dlx trace --chooser script:figures/ring.script figures/ring.dlx : --grain link --width 211\n");
  scratch.file("from/small.tex", "\\input macros\n\\lecture{Small}{test}{\\hbox{x}}\n" + slides + "\n\\notes1{Say it.}\n\\endlecture\n");
  auto const folder = (scratch / "").string();
  return run("tools/web slides " + folder + "from " + folder + "to && ls " + folder + "to/*.pdf | wc -l");
}
}  // namespace

TEST(Slides, AreTwoLecturesOfTwoHoursAtMost) {
  for (auto const& lecture : lectures) {
    auto const sum = slurp(to / (lecture + ".sum"));
    int const slides = number(sum, R"(allslides\{(\d+)\})"), minutes = number(sum, R"(allminutes\{(\d+)\})"), spared = number(sum, R"(allspared\{(\d+)\})");
    EXPECT_EQ(pages(lecture), slides);
    EXPECT_GE(slides, 60) << lecture;
    EXPECT_GE(minutes - spared, 45) << lecture;
    EXPECT_LE(minutes, 90) << lecture;
    for (auto const* edition : {"-notes", "-handout"}) {
      EXPECT_TRUE(fs::exists(to / (lecture + edition + ".pdf")));
      EXPECT_GE(pages(lecture + edition), 5) << lecture << edition;
      EXPECT_LE(pages(lecture + edition), 20) << lecture << edition;
    }
  }
}

TEST(Slides, HaveNoBlemishes) {
  std::string const blemish = "Overfull|Missing character|Undefined label|pdfTeX warning";
  int logs = 0;
  for (auto const& entry : fs::directory_iterator(to)) {
    if (entry.path().extension() != ".log") continue;
    ++logs;
    EXPECT_TRUE(matches(slurp(entry.path()), blemish).empty()) << entry.path();
  }
  EXPECT_EQ(logs, 6);
}

TEST(Slides, ShowPicturesThatAreThere) {
  auto const text = source();
  auto pictures = all(text, R"(\\picture\{([^}#]*)\})");
  for (auto const& picture : pictures) EXPECT_TRUE(fs::exists("build/figures/" + picture + ".pdf")) << picture;
  auto const own = all(text, R"(\\bare\{([^}#]*)\})"), solutions = all(text, R"(\\solution\{([^}#]*)\})");
  for (auto const& picture : own) EXPECT_TRUE(fs::exists(to / "figures" / (picture + ".pdf"))) << picture;
  for (auto const& name : solutions) EXPECT_TRUE(fs::exists("build/solutions/" + name + ".tex")) << name;
  auto const redrawn = all(text, R"(\\drawing\{([^}#]*)\})");
  for (auto const& name : redrawn) EXPECT_TRUE(fs::exists(to / (name + ".pdf"))) << name;
  EXPECT_GE(pictures.size() + own.size() + solutions.size() + redrawn.size(), 16u);
  EXPECT_GE(all(text, R"((\\step\{))").size(), 75u);
}

// A recipe that no slide shows is in vain.
TEST(Slides, ShowEachOfTheirRecipes) {
  auto const text = source();
  for (auto const& entry : fs::directory_iterator(from))
    if (entry.path().extension() == ".fig") {
      auto const name = entry.path().stem().string();
      EXPECT_TRUE(text.find("\\bare{" + name + "/") != std::string::npos or slurp("tools/web").find("/" + name + "/") != std::string::npos) << name;
    }
}

TEST(Slides, ShowTheCodeOfTheBook) {
  auto const text = source(), shown = slurp(to / "code.tex"), book = slurp("build/weave/tied.tex");
  auto const names = all(text, R"(\\code(?:part[12]\{[^}]*\})?\{([^}#]*)\})");
  EXPECT_GE(names.size(), 8u);
  for (auto const& name : names) {
    std::string const begin = "\\defcode{" + name + "}{";
    auto const at = shown.find(begin);
    ASSERT_NE(at, std::string::npos) << name;
    auto const code = shown.substr(at + begin.size(), shown.find("}%\n\\defcode", at) - at - begin.size());
    EXPECT_NE(book.find(code.substr(0, code.rfind("\\par"))), std::string::npos) << name;
    EXPECT_GE(code.size(), 100u);
  }
}

TEST(Slides, AskForTheirNumbers) {
  auto const values = facts();
  EXPECT_GE(values.size(), 50u);
  auto const text = source();
  for (auto const& [name, value] : values) {
    auto const of_six = replaced(name, "table-[1-6]", "table-#1");
    EXPECT_NE(text.find("\\fact{" + of_six + "}"), std::string::npos) << "nobody says " << name;
  }
  for (auto const& lecture : lectures)
    for (auto const& typed : typed_numbers(source(lecture))) ADD_FAILURE() << lecture << ".tex has the number " << typed << "; it belongs into facts";
  EXPECT_EQ(typed_numbers(R"(1199 nodes in 1979, \fact{first-10}, C12, 9mm, \step{x}{12}{S[C1] = 1}{is 14})"), (std::vector<std::string>{"1199", "14"}));
}

// What is known from elsewhere.
TEST(Slides, AreToldWhatIsTrue) {
  std::map<std::string, std::string> const known = {{"dinner-cover", "1, 4, 5"}, {"broken-dinner", "0"}, {"smallest-8", "1199"}, {"first-8", "2057"},
    {"smallest-4", "17"}, {"queens-cover-events", "57"}, {"queens-8-written", "215{,}570"}, {"latin-covers", "23"}, {"cover-writes", "14"},
    {"talk-sudoku", "254"}, {"mended-sudoku", "1"}, {"pentomino-distinct", "2339"}, {"sudoku-items", "324"}, {"ring-ways", "36"}};
  auto const values = facts();
  for (auto const& [name, value] : known) EXPECT_EQ(values.contains(name) ? values.at(name) : "", value) << name;
}

// A question is followed by something that answers it.
TEST(Slides, AnswerTheirQuestions) {
  auto const* const command = R"(\n\\(slide|tall|full|step|hand|queens|question|endlecture)\b)";
  int questions = 0;
  for (auto const& lecture : lectures) {
    std::string last;
    for (auto const& at : matches(source(lecture), command)) {
      if (last == "question") { EXPECT_TRUE(at[1] != "question" and at[1] != "endlecture") << lecture << ": question " << questions; }
      last = at[1];
      questions += last == "question";
    }
  }
  EXPECT_GE(questions, 15);
}

TEST(Slides, RefuseWhatIsNotSo) {
  struct Case {
    std::string slides, fact, complaint;
  };
  std::string const two = "two : echo 2", good = R"(\step{ring}{1}{L[3] = 1}{There are \fact{two}.})";
  for (auto const& [slides, fact, complaint] : std::vector<Case>{
           {R"(\step{ring}{1}{L[3] = 2}{})", two, "Frame 1 of ring says `L[3] = 1', and not `L[3] = 2'"},
           {R"(\step{ring}{9}{L[3] = 1}{})", two, "ring-9.tex"},
           {R"(\slide{Many}{\says{\fact{three}}})", two, "There is no fact `three'"},
           {good, "two : false", "two: nothing was said"},
           {good, "two : dlx solve figures/no.dlx", "figures/no.dlx"},
           {R"(\slide{Code}{\only{\code{Cover everybody}}})", two, "no section called Cover everybody"},
           {R"(\slide{Wide}{\hbox to130mm{}})", two, "Slide 2 is too wide by"},
           {R"(\slide{High}{\vbox to50mm{}})", two, "Slide 2 is too high by"},
           {R"(\step{ring}{1}{L[3] = 1}{One line has no room for so many words, as everybody in the last row will see at once.})", two, "Overfull"},
           {"A sentence between two slides.", two, "These words are on no slide"},
           {R"(\slide{Gone}{\only{\picture{gone/gone}}})", two, "gone/gone"}}) {
    auto const r = make_lecture(slides, fact);
    EXPECT_NE(r.status, 0) << slides;
    EXPECT_NE(r.err.find(complaint), std::string::npos) << slides << ": " << r.err;
  }
  auto const r = make_lecture(good);
  EXPECT_EQ(r.status, 0) << r.err;
  EXPECT_EQ(r.out, "3\n");
}
