// Judges of covers and of armies, and other solvers.
#include "shell.hpp"
#include <gtest/gtest.h>
#include <sstream>

namespace {
std::string const queens = "tests/data/queens-4.dlx";
}  // namespace

TEST(Verify, AcceptsWhatSolvePrints) {
  EXPECT_EQ(run("dlx solve " + queens + " | dlx verify " + queens).out, "2 covers, 0 wrong\n");
}

TEST(Verify, NamesTheFirstViolatedItemAndTheLine) {
  auto verify = [](std::string const& covers) { return run("echo '" + covers + "' | dlx verify tests/data/paper.dlx"); };
  EXPECT_EQ(verify("1 4 5").status, 0);
  auto const bad = verify("1 4 5\n\n1 4\n1 2 4 5\n5 4 1");
  EXPECT_EQ(bad.status, 1);
  std::istringstream lines(bad.out);
  std::string a, b, c, d;
  std::getline(lines, a), std::getline(lines, b), std::getline(lines, c), std::getline(lines, d);
  EXPECT_TRUE(a.starts_with("standard input:3: item B ")) << a;
  EXPECT_TRUE(b.starts_with("standard input:4: item A ")) << b;
  EXPECT_EQ(c, "standard input:5: the same cover as in line 1");
  EXPECT_EQ(d, "4 covers, 3 wrong");
  auto const unknown = verify("1 9");
  EXPECT_EQ(unknown.status, 2);
  EXPECT_TRUE(unknown.err.starts_with("standard input:1:3: error: '9' is not an option of the problem\n")) << unknown.err;
}

// Numbers between commas and in brackets, and what solve --json prints; but nothing is guessed.
TEST(Verify, ReadsOtherLists) {
  struct Case { std::string covers; int status; std::string result; };
  std::string const object = "standard input:1:1: error: this object is not a cover of the problem, as solve --json prints it\n";
  for (auto const& [covers, status, result] : {
         Case{"1,4,5", 0, "1 cover, 0 wrong\n"}, {"1, 4, 5", 0, "1 cover, 0 wrong\n"}, {"[1, 4, 5]", 0, "1 cover, 0 wrong\n"}, {"{1,4,5}", 0, "1 cover, 0 wrong\n"}, {"(1 4 5);", 0, "1 cover, 0 wrong\n"},
         {R"({"cover":[1,4,5],"labels":["1","4","5"]})", 0, "1 cover, 0 wrong\n"}, {R"({"cover":[1,4],"labels":["1","4"]})", 1, "standard input:1: item B "}, {R"({"cover":[],"labels":[]})", 1, "standard input:1: item A "},
         {"0 3 4", 2, "standard input:1:1: error: '0' is not an option of the problem\n  1 | 0 3 4\n    | ^\nhelp: options are counted from 1: if yours are counted from 0, add 1 to each number; a 0 at the end is to be left out\n"},
         {"[0, 3, 4]", 2, "standard input:1:2: error: '0' is not an option of the problem\n"}, {"1,4,x", 2, "standard input:1:1: error: '1,4,x' is not an option"}, {R"({"cover":[1,9],"labels":["1","9"]})", 2, object},
         {R"({"labels": ["1", "4", "5"], "cover": [1, 4, 5]})", 0, "1 cover, 0 wrong\n"}, {R"({"cover": [1, 4, 5]})", 0, "1 cover, 0 wrong\n"}, {R"(  {"cost": 0, "cover": [1, 4, 5]})", 0, "1 cover, 0 wrong\n"}, {"\xEF\xBB\xBF" "1 4 5", 0, "1 cover, 0 wrong\n"}, {"\xEF\xBB\xBF" R"({"cover":[1,4,5]})", 0, "1 cover, 0 wrong\n"},
         {R"({"cover":[1,4,5])", 2, object}, {R"({"cover":[1,4,5]} x)", 2, object}, {R"({"cover":[1,4,5],"cover":[1,4,5]})", 2, object}, {R"({"cover":[1,4,5],"covers":1})", 2, object}, {R"({"cover":[1,4,5],"labels":["1","4","6"]})", 2, object}, {R"({"cover":[1,4,5],"labels":["1","4"]})", 2, object},
         {R"({"cover":[1,4,5],"cost":"0"})", 2, object}, {R"({"cover":[1,4,5],"cost":0.5})", 2, object}, {R"({"cover":[1,4,5],"cost":18446744073709551615})", 2, object}, {R"({"cover":[1.0,4,5]})", 2, object}, {R"({"cover":"1"})", 2, object}, {R"({"labels":["1"]})", 2, object}, {R"({"cover":[1,4,5],"cost":1})", 1, "standard input:1: it costs 0, not 1\n"},
         {"[1, 4], [5]", 2, "standard input:1:5: error: '4],' is not an option"}, {"[[1, 2], [3, 4]]", 2, "standard input:1:2: error: '[1,' is not an option"}, {"1 4; 5", 2, "standard input:1:3: error: '4;' is not an option"}, {"[1 4 5", 2, "standard input:1:1: error: '[1' is not an option"}, {"(1 4 5]", 2, "standard input:1:1: error: '(1' is not an option"},
         {"1 4 5 0", 2, "standard input:1:7: error: '0' is not an option of the problem\n"}, {"[1, 4, 5],", 0, "1 cover, 0 wrong\n"}, {"1 , 4 ,5", 0, "1 cover, 0 wrong\n"},
         {"[1,,2]", 2, "standard input:1:2: error: '1,,2' is not an option"}, {"1, , 4", 2, "standard input:1:4: error: ',' is not an option"}, {"1,, 4", 2, "standard input:1:1: error: '1,,' is not an option"}, {",1", 2, "standard input:1:1: error: ',1' is not an option"},
         {"1 ,4,,5", 2, "standard input:1:3: error: ',4,,5' is not an option"}, {"1 4\\0\\n1 4 5", 2, "standard input:1:4: error: the text has a NUL byte\n"}}) {
    auto const r = run("printf '%b\n' '" + covers + "' | dlx verify tests/data/paper.dlx");
    EXPECT_EQ(r.status, status) << covers;
    EXPECT_TRUE((status == 2 ? r.err : r.out).starts_with(result)) << covers << r.out << r.err;
  }
  for (std::string const file : {"paper", "taxi", "pairs", "queens-4"})
    EXPECT_EQ(run("dlx solve --json tests/data/" + file + ".dlx | dlx verify tests/data/" + file + ".dlx").out,
              run("dlx solve tests/data/" + file + ".dlx | dlx verify tests/data/" + file + ".dlx").out) << file;
}

TEST(Costs, WhatVerifyIsToldItAddsUp) {
  EXPECT_EQ(run("dlx solve tests/data/taxi.dlx | dlx verify tests/data/taxi.dlx").out, "4 covers, 0 wrong\n");
  EXPECT_EQ(run("echo '{} 1 4 5' | dlx verify tests/data/paper.dlx").status, 2);
  auto const r = run("printf '3 5 |7\n' | dlx verify tests/data/taxi.dlx");
  EXPECT_EQ(r.out, "standard input:1: it costs 6, not 7\n1 cover, 1 wrong\n");
  EXPECT_EQ(r.status, 1);
  EXPECT_EQ(run("dlx solve tests/data/pairs.dlx | dlx verify tests/data/pairs.dlx").out, "10 covers, 0 wrong\n");
  EXPECT_EQ(run("printf '5 ?A ?B ?C |-1\n' | dlx verify tests/data/pairs.dlx").out, "standard input:1: it costs -2, not -1\n1 cover, 1 wrong\n");
  // what is chosen ten times may cost more than a number can say (only a sanitizer sees the overflow)
  EXPECT_EQ(run("printf 'A\nA |1000000000000000000\n' > build/dear.dlx; echo 1 1 1 1 1 1 1 1 1 1 | dlx verify build/dear.dlx; rm build/dear.dlx").out,
            "standard input:1: option 1 is chosen twice\n1 cover, 1 wrong\n");
  for (auto bad : {"|", "|x", "|-", "|+6", "|6 |6", "|99999999999999999999"})
    EXPECT_EQ(run(std::string("printf '3 5 ") + bad + "\n' | dlx verify tests/data/taxi.dlx").status, 2) << bad;
}

TEST(Convert, WritesWhatCanBeReadBack) {
  auto const plain = run("dlx convert tests/data/latin-2.dlx").out;
  EXPECT_EQ(run("dlx convert --to dlx tests/data/latin-2.dlx").out, plain);
  for (std::string const language : {"dlx", "json"})
    EXPECT_EQ(run("dlx convert --to " + language + " tests/data/latin-2.dlx | dlx convert").out, plain) << language;
  EXPECT_EQ(run("dlx convert --to matrix tests/data/paper.dlx | dlx count").out, "1\n");
  EXPECT_EQ(run("dlx convert --to dimacs tests/data/paper.dlx").status, 0);
  EXPECT_EQ(run("dlx convert --to lp tests/data/paper.dlx").status, 0);
}

TEST(Convert, TurnsAnAnswerIntoACover) {
  auto answer = [](std::string const& said) { return run("echo '" + said + "' | dlx convert --answer - tests/data/paper.dlx"); };
  EXPECT_EQ(answer("SAT\n1 -2 -3 4 5 -6 0").out, "1 4 5\n");
  EXPECT_EQ(answer("UNSAT").status, 1);
  for (auto const& [said, fault] : {std::pair<std::string, std::string>{"v 1 2 -3 4 5 -6 0", "item A is covered twice, by options 2 and 4"}, {"s SATISFIABLE\nv 1 0", "item A is not covered"}, {"v 1 1 0", "item A is not covered"},
         {"Stopped on time (no integer solution - continuous used)\n 0 x1 1 0", "item A is not covered"}}) {
    auto const wrong = answer(said);
    EXPECT_EQ(wrong.status, 2) << said;
    EXPECT_NE(wrong.err.find("error: this answer is no cover: " + fault + '\n'), std::string::npos) << wrong.err;
  }
  EXPECT_EQ(answer("s SATISFIABLE\nv 1 4 5 0").out, "1 4 5\n");  // only what is true, as some solvers say
  auto const r = run("dlx convert --answer -");
  EXPECT_EQ(r.status, 2);
  EXPECT_EQ(r.err, "dlx: error: the problem and the answer cannot both come from the same file\n");
}

TEST(MakePieces, AreJudged) {
  auto const r = run("dlx make pieces --rows 4 --army QRN | dlx solve | dlx attacks --rows 4 | wc -l");
  EXPECT_EQ(r.out, "8\n");
  EXPECT_EQ(r.err, "dlx: 8 of 16 placements; the best attacks 16 of 16 squares\n");
  EXPECT_EQ(run("dlx make pieces --rows 4 --army QRN | dlx solve | dlx attacks --rows 4 --at-least 1 | wc -l").out, "16\n");
}

TEST(MakePieces, TheJudgeSaysWhatHeCannotJudge) {
  EXPECT_EQ(run("echo 'Q@(0,0)' | dlx attacks").status, 1);
  auto const nothing = run(": | dlx attacks");  // a broken pipe proves nothing
  EXPECT_EQ(nothing.status, 2);
  EXPECT_NE(nothing.err.find("there are no placements"), nothing.err.npos) << nothing.err;
  auto const off = run("echo 'Q@(9,9)' | dlx attacks");
  EXPECT_EQ(off.status, 2);
  EXPECT_NE(off.err.find("say --rows N if the board has another size"), std::string::npos) << off.err;
  auto const odd = run("printf 'Q@(0,0) K@(3,3) |5\\nQ@(0,0) xyz\\n' | dlx attacks");
  EXPECT_TRUE(odd.err.starts_with("standard input:2:9: error: this is no chess piece on a square\n")) << odd.err;
}

TEST(Verify, NoCoversAreNoAnswer) {
  auto const r = run("dlx verify tests/data/paper.dlx /dev/null");
  EXPECT_EQ(r.status, 2);
  EXPECT_TRUE(r.err.find(":1:1: error: there are no covers to check\n") != r.err.npos and r.err.ends_with("help: give one cover a line, as dlx solve does without --items or --board\n")) << r.err;
}
