#include "shell.hpp"
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <vector>

namespace {
std::string const latin = "tests/data/latin-2.dlx", queens = "tests/data/queens-4.dlx";
}

TEST(Solve, PrintsTheCoversOfTheReports) {
  EXPECT_EQ(run("dlx solve tests/data/paper.dlx").out, "1 4 5\n");
  EXPECT_EQ(run("dlx solve tests/data/report.dlx").out, "1 4 5\n");
  EXPECT_EQ(run("dlx solve tests/data/report.csv").out, "1 4 5\n");
  EXPECT_EQ(run("dlx solve tests/data/report.txt").out, "1 4 5\n");
  EXPECT_EQ(run("dlx solve tests/data/heuristic.dlx").out, "3 5\n");
  EXPECT_EQ(run("dlx solve tests/data/c5.dlx").out, "1 2\n3 4\n");
  EXPECT_EQ(run("dlx solve " + latin).out,
            "A@(0,0) A@(1,1) B@(0,1) B@(1,0)\nA@(0,1) A@(1,0) B@(0,0) B@(1,1)\n");
}

TEST(Solve, TextbookScriptAndChoosersAgree) {
  for (auto file : {latin, queens}) {
    auto sorted = [&](std::string const& options) { return run("dlx solve " + options + " " + file + " | sort").out; };
    auto const expected = sorted("");
    EXPECT_EQ(std::count(expected.begin(), expected.end(), '\n'), 2);
    EXPECT_EQ(sorted("--chooser first"), expected);
    EXPECT_EQ(sorted("--textbook"), expected);
    EXPECT_EQ(sorted("--textbook --chooser first"), expected);
  }
}

TEST(Solve, HasOtherFormsForPeopleAndPrograms) {
  EXPECT_EQ(run("dlx solve --items tests/data/paper.dlx").out, "cover 1\n  1: C E F\n  4: A D\n  5: B G\n");
  auto const line = nlohmann::json::parse(run("dlx solve --json tests/data/paper.dlx").out);
  EXPECT_EQ(line["cover"], (std::vector<int>{1, 4, 5}));
  EXPECT_EQ(run("dlx solve --board --limit 1 " + latin).out, "A B\nB A\n");
}

TEST(Solve, DancesWithColours) {
  EXPECT_EQ(run("printf 'A B | s\\nA s:red\\nB s:red\\nB s:blue\\nB s\\n' | dlx solve").out, "1 2\n");
  EXPECT_EQ(run("dlx solve tests/data/cross.dlx | dlx verify tests/data/cross.dlx").out, "4 covers, 0 wrong\n");
  EXPECT_EQ(run("dlx solve --textbook tests/data/cross.dlx").out, run("dlx solve tests/data/cross.dlx").out);
}

TEST(Solve, TheEmptyCoverIsVisible) {
  EXPECT_EQ(run("echo items: | dlx solve").out, "{}\n");
  EXPECT_EQ(run("echo items: | dlx count").out, "1\n");
  EXPECT_EQ(run("echo items: > /tmp/dlx-empty; dlx solve /tmp/dlx-empty | dlx verify /tmp/dlx-empty; rm /tmp/dlx-empty").out,
            "1 cover, 0 wrong\n");
}

TEST(Status, TellsHowItEnded) {
  EXPECT_EQ(run("dlx make queens 4 | dlx solve").status, 0);
  EXPECT_EQ(run("dlx make queens 3 | dlx solve").status, 1);
  EXPECT_EQ(run("dlx make queens 3 | dlx count").status, 1);
  EXPECT_EQ(run("dlx make queens 3 | dlx count").out, "0\n");
  EXPECT_EQ(run("dlx solve nowhere").status, 2);
  EXPECT_EQ(run("dlx make queens 8 | dlx solve --nodes 3").status, 3);
  EXPECT_EQ(run("dlx make queens 8 | dlx solve --limit 3").status, 0);
  EXPECT_EQ(run("dlx make queens 8 | dlx count --limit 3").status, 3);
  EXPECT_EQ(run("dlx make queens 8 | dlx count --limit 92").status, 3) << "there could be more";
  EXPECT_EQ(run("dlx make queens 8 | dlx count --limit 93").status, 0);
}

TEST(Status, AStoppedSearchSaysSo) {
  auto const r = run("dlx make queens 8 | dlx solve --nodes 3");
  EXPECT_EQ(r.out, "");
  EXPECT_EQ(r.err, "dlx: stopped by a limit after 3 nodes; 0 found so far, there may be more\n");
}

TEST(Status, AnInterruptPrintsWhatWasFoundSoFar) {
  auto const r = run("dlx make queens 17 > /tmp/dlx-q; timeout -s INT 1 dlx solve /tmp/dlx-q > /tmp/dlx-o; "
                     "s=$?; wc -l < /tmp/dlx-o; tail -n 1 /tmp/dlx-o | wc -w; rm /tmp/dlx-q /tmp/dlx-o; exit $s");
  EXPECT_EQ(r.status, 124);  // timeout's own word for it
  EXPECT_TRUE(std::regex_match(r.out, std::regex("[1-9][0-9]*\n17\n"))) << r.out;
  EXPECT_NE(r.err.find("stopped by an interrupt"), std::string::npos) << r.err;
}

TEST(Count, TellsNumbersOnStandardError) {
  auto const r = run("dlx make queens 4 | dlx count --stats");
  EXPECT_EQ(r.out, "2\n");
  EXPECT_EQ(r.err, "17 nodes, 16 options tried, 4 dead ends, 57 items covered\n");
  auto const json = nlohmann::json::parse(run("dlx make queens 4 | dlx count --json").out);
  EXPECT_EQ(json["covers"], 2);
  EXPECT_EQ(json["complete"], true);
  auto const profile = run("dlx make queens 4 | dlx count --profile");
  EXPECT_EQ(std::count(profile.err.begin(), profile.err.end(), '\n'), 6);
}

TEST(EstimateCommand, SaysItWithMargins) {
  auto const r = run("dlx make queens 10 | dlx estimate");
  EXPECT_EQ(r.status, 0);
  EXPECT_TRUE(std::regex_match(r.out, std::regex("nodes   16\\d\\d\\d \\+- \\d+\ncovers  [67]\\d\\d \\+- \\d+\n"
                                                 "time    about [0-9.e+-]+ s with links, on this machine\nwalks   10000\n")))
      << r.out;
  auto const json = nlohmann::json::parse(run("dlx make queens 4 | dlx estimate --json --probes 50 --seed 3").out);
  EXPECT_EQ(json["walks"], 50);
  EXPECT_EQ(json["levels"][1], 4);
}

TEST(EstimateCommand, DoesNotTakeNothingForNone) {
  auto const r = run("dlx make queens 3 | dlx estimate");
  EXPECT_EQ(r.status, 3);
  EXPECT_NE(r.out.find("covers  none was met; that does not mean that there is none\n"), std::string::npos);
  auto const script = run("dlx estimate --chooser script:x tests/data/paper.dlx");
  EXPECT_EQ(script.status, 2);
  EXPECT_EQ(script.out, "");
}

TEST(TraceCommand, HoldsTheNumbersOfTheFacts) {
  for (auto const& [puzzle, covers, uncovers, nodes, dead, solutions] :
       std::vector<std::tuple<std::string, int, int, int, int, int>>{{"queens 4", 57, 57, 17, 4, 2}, {"latin 2", 23, 23, 9, 0, 2}}) {
    std::istringstream lines(run("dlx make " + puzzle + " | dlx trace").out);
    std::map<std::string, int> count;
    std::string line, last;
    std::getline(lines, line);
    EXPECT_EQ(nlohmann::json::parse(line)["format"], "dlx-trace");
    while (std::getline(lines, line)) ++count[nlohmann::json::parse(last = line)["event"]];
    EXPECT_EQ(count["cover"], covers);
    EXPECT_EQ(count["uncover"], uncovers);
    EXPECT_EQ(count["dead"], dead);
    EXPECT_EQ(count["solution"], solutions);
    EXPECT_EQ(count["try"] + 1, nodes);
    EXPECT_EQ(count["choose"] + count["solution"], nodes);
    auto const done = nlohmann::json::parse(last);
    EXPECT_EQ(done["nodes"], nodes);
    EXPECT_EQ(done["covers"], covers);
  }
}

// The trace keeps the promises of its schema: members and their types.
TEST(TraceCommand, FollowsItsSchema) {
  auto const schema = nlohmann::json::parse(slurp("chapters/trace.schema.json"));
  auto const& kinds = schema["$defs"];
  std::string line;
  std::set<std::string> types;
  auto check = [](nlohmann::json const& object, nlohmann::json const& rules) {
    for (auto const& name : rules["required"]) EXPECT_TRUE(object.contains(name.get<std::string>())) << object;
    for (auto const& [name, value] : object.items()) {
      ASSERT_TRUE(rules["properties"].contains(name)) << name;
      auto const& rule = rules["properties"][name];
      if (rule.contains("const")) {
        EXPECT_EQ(value, rule["const"]);
      }
      if (!rule.contains("type")) continue;
      std::string const type = rule["type"];
      EXPECT_TRUE((type == "integer" && value.is_number_unsigned()) || (type == "array" && value.is_array()) ||
                  (type == "string" && value.is_string()) || (type == "object" && value.is_object()))
          << name << " in " << object;
    }
  };
  auto check_all = [&](std::string const& text) {
    std::istringstream lines(text);
    std::getline(lines, line);
    check(nlohmann::json::parse(line), kinds["heading"]);
    int events = 0;
    for (; std::getline(lines, line); ++events) {
      auto const event = nlohmann::json::parse(line);
      std::string const type = event["event"];
      types.insert(type);
      EXPECT_TRUE(kinds.contains(type)) << line;
      check(event, kinds[type]);
    }
    return events;
  };
  EXPECT_EQ(check_all(run("dlx trace " + queens).out), 57 * 2 + 15 + 16 + 4 + 2 + 1);
  EXPECT_EQ(check_all(run("dlx trace --cheapest figures/rides.dlx").out), 19 * 2 + 7 + 7 + 11 + 2 + 2 + 2 + 3 + 1);
  for (auto file : {"tests/data/cross.dlx", "tests/data/museum.dlx"})
    EXPECT_GT(check_all(run(std::string("dlx trace ") + file).out), 0);
  EXPECT_EQ(types.size(), 16u) << "every type of event is in one of the four traces";
}

TEST(Costs, TheCheapestCoversOnTheCommandLine) {
  std::string const taxi = "tests/data/taxi.dlx";
  EXPECT_EQ(run("dlx solve --cheapest " + taxi).out, "3 5 |6\n");
  EXPECT_EQ(run("dlx solve --cheapest=3 " + taxi).out, "3 5 |6\n1 6 |7\n2 4 |8\n");
  EXPECT_EQ(run("dlx solve --cheapest=9 " + taxi + " | wc -l").out, "4\n");
  EXPECT_EQ(run("dlx solve --max-cost 7 " + taxi + " | sort -t '|' -k 2n").out, "3 5 |6\n1 6 |7\n");
  EXPECT_EQ(run("dlx solve --max-cost 7 --cheapest=9 " + taxi).out, "3 5 |6\n1 6 |7\n");
  EXPECT_EQ(run("dlx solve --max-cost 5 " + taxi).status, 1);
  EXPECT_EQ(run("dlx count --max-cost 7 " + taxi).out, "2\n");
  EXPECT_EQ(run("dlx solve --cheapest --items " + taxi).out, "cover 1 |6\n  3: A C |3\n  5: B |3\n");
  EXPECT_EQ(nlohmann::json::parse(run("dlx solve --cheapest --json " + taxi).out)["cost"], 6);
  EXPECT_EQ(run("dlx solve --cheapest tests/data/paper.dlx").out, "1 4 5\n");  // nobody asked for money
  EXPECT_EQ(run("dlx solve --cheapest --board " + queens).out, ". Q . .\n. . . Q\nQ . . .\n. . Q .\n");
}

TEST(Costs, AStoppedSearchPrintsTheBestAndAPromise) {
  auto const r = run("dlx solve --cheapest --nodes 5 figures/rides.dlx");
  EXPECT_EQ(r.status, 3);
  EXPECT_EQ(r.err, "dlx: stopped by a limit after 5 nodes; no cover costs less than 11\n");
  auto const s = run("dlx solve --cheapest --nodes 7 figures/rides.dlx");
  EXPECT_EQ(s.out, "6 8 10 |17\n");
  EXPECT_EQ(s.status, 3);
  EXPECT_NE(s.err.find("no other cover costs less than 1"), std::string::npos) << s.err;
}

TEST(Costs, WhatVerifyIsToldItAddsUp) {
  EXPECT_EQ(run("dlx solve tests/data/taxi.dlx | dlx verify tests/data/taxi.dlx").out, "4 covers, 0 wrong\n");
  auto const r = run("printf '3 5 |7\n' | dlx verify tests/data/taxi.dlx");
  EXPECT_EQ(r.out, "standard input:1: it costs 6, not 7\n1 cover, 1 wrong\n");
  EXPECT_EQ(r.status, 1);
  for (auto bad : {"|", "|x", "|-1", "|6 |6", "|99999999999999999999"})
    EXPECT_EQ(run(std::string("printf '3 5 ") + bad + "\n' | dlx verify tests/data/taxi.dlx").status, 2) << bad;
}

TEST(Costs, WishesThatContradictEachOtherAreRefused) {
  for (auto words : {"--cheapest --limit 3", "--cheapest --textbook", "--max-cost 3 --textbook", "--cheapest --fundamental --board",
                     "--cheapest --chooser script:figures/cover-c3.script", "--cheapest=0", "--cheapest=x", "--max-cost -1",
                     "--max-cost 1.5", "--max-cost 99999999999999999999", "--max-cost"}) {
    auto const r = run(std::string("dlx solve ") + words + " < tests/data/taxi.dlx");
    EXPECT_EQ(r.status, 2) << words;
    EXPECT_EQ(r.out, "") << words;
  }
}

TEST(Draw, WritesDotToStandardOutput) {
  auto const one = run("dlx trace " + latin + " | dlx draw --steps 1");
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_EQ(one.out.find("digraph"), one.out.rfind("digraph"));
  auto const svg = run("dlx trace " + latin + " | dlx draw --steps 1 | neato -n2 -Tsvg");
  EXPECT_NE(svg.out.find("</svg>"), std::string::npos);
  EXPECT_EQ(svg.err, "");
}

TEST(Draw, WritesAFolderForAProblemOfTheUsersOwn) {
  Scratch scratch;
  auto const file = scratch.file("mine.dlx", "a b c\na b\nc\nb c\n");
  auto const r = run("dlx trace " + file + " | dlx draw --out " + (scratch / "out").string() + " --grain event");
  EXPECT_EQ(r.status, 0) << r.err;
  for (auto name : {"event-000.dot", "event-000.svg", "event-000.pdf", "index.html", "trace.jsonl"})
    EXPECT_TRUE(std::filesystem::exists(scratch / "out" / name)) << name;
}

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
  EXPECT_TRUE(unknown.err.starts_with("standard input:1:3: error: 9 is not an option of the problem\n")) << unknown.err;
}

// Bad files and bad command lines: one message, status 2, nothing on
// standard output.  (Bad contents are the business of format_test.)
TEST(BadInput, HasAClearMessageAndStatusTwo) {
  struct Case {
    std::string command, message;
  };
  std::vector<Case> const cases = {
      {"dlx solve nowhere.dlx", "dlx: error: cannot read 'nowhere.dlx': No such file or directory\n"},
      {"dlx solve tests", "dlx: error: cannot read 'tests': Is a directory\n"},
      {"dlx draw nowhere", "dlx: error: cannot read 'nowhere': No such file or directory\n"},
      {"dlx make latin 2 | dlx trace | dlx draw --out README.md", "dlx: error: cannot make the folder README.md: Not a directory\n"},
      {"dlx solve --chooser script:nowhere " + latin, "dlx: error: cannot read 'nowhere': No such file or directory\n"},
      {"dlx solve --board tests/data/paper.dlx",
       "dlx: error: tests/data/paper.dlx has no board: for that, every option needs a name of the form "
       "SYMBOL@(row,column), or a name and items of the form (row,column)\n"},
      {"dlx verify - -", "dlx: error: the problem and the covers cannot both come from standard input; give two files\n"},
      {"printf 'A B\\nA C\\n' | dlx solve", "standard input:2:3: error: "},
      {"printf 'A\\0B\\nA\\n' | dlx solve", "standard input:1:2: error: "},
      {": | dlx solve", "standard input:1:1: error: "},
      {"printf '| X Y\\nX Y\\nX\\n' | dlx solve", "standard input:1:3: error: "},
      {"printf 'A | B\\nA:red B\\n' | dlx solve", "standard input:2:"},
      {"printf 'A B\\nA A\\n' | dlx solve", "standard input:2:3: error: "},
      {"printf '1,0,1\\n0,1\\n' | dlx solve", "standard input:2:"},
      {"printf 'A 2:1|B\\nA B\\n' | dlx solve", "standard input:1:3: error: "},
      {"printf 'choose X' | dlx solve --chooser script:- " + latin, "standard input:1:8: error: there is no item X\n"},
      {"echo hello | dlx draw", "standard input:1:1: error: this line is not a JSON object\n"},
      {"dlx make queens 0", "command line:1:17: error: N wants a whole number above 0, not 0\n"},
      {"dlx make queens 5000000000", "command line:1:17: error: N cannot be as large as 5000000000\n"},
      {"dlx make queens 2000", "dlx: error: "},
      {"dlx make latin 27", "dlx: error: "},
      {"dlx", "command line:1:4: error: which command?\n"},
      {"dlx slove", "command line:1:5: error: there is no command slove\n"},
      {"dlx --colour", "command line:1:5: error: there is no command --colour\n"},
      {"dlx solve --colour red", "command line:1:11: error: dlx solve has no option --colour\n"},
      {"dlx verify --board " + latin, "command line:1:12: error: dlx verify has no option --board\n"},
      {"dlx solve --lim 3", "command line:1:11: error: dlx solve has no option --lim\n"},
      {"dlx solve --out x " + latin, "command line:1:11: error: dlx solve has no option --out\n"},
      {"dlx solve -x", "command line:1:11: error: dlx solve has no option -x\n"},
      {"dlx solve '--limit N' 3", "command line:1:11: error: dlx solve has no option --limit N\n"},
      {"dlx solve --limit 0 " + latin, "command line:1:11: error: --limit wants a whole number above 0, not 0\n"},
      {"dlx solve --limit=0 " + latin, "command line:1:11: error: --limit wants a whole number above 0, not 0\n"},
      {"dlx solve --limit -1 " + latin, "command line:1:11: error: --limit wants a whole number above 0, not -1\n"},
      {"dlx solve --limit x " + latin, "command line:1:11: error: --limit wants a whole number above 0, not x\n"},
      {"dlx solve --limit 3x " + latin, "command line:1:11: error: --limit wants a whole number above 0, not 3x\n"},
      {"dlx solve --limit 2.5 " + latin, "command line:1:11: error: --limit wants a whole number above 0, not 2.5\n"},
      {"dlx solve --limit 99999999999999999999 " + latin, "command line:1:11: error: --limit cannot be as large as 99999999999999999999\n"},
      {"dlx solve --limit= " + latin, "command line:1:11: error: --limit wants a whole number above 0, not \n"},
      {"dlx solve --limit", "command line:1:11: error: --limit wants a value: N\n"},
      {"dlx solve --limit --board " + latin, "command line:1:11: error: --limit wants a value: N\n"},
      {"dlx solve --time soon " + latin, "command line:1:11: error: --time wants a number above 0, not soon\n"},
      {"dlx solve --time nan " + latin, "command line:1:11: error: --time wants a number above 0, not nan\n"},
      {"dlx solve --chooser last " + latin, "command line:1:11: error: --chooser wants first, smallest, or script:FILE, not last\n"},
      {"dlx solve --chooser script: " + latin, "command line:1:11: error: --chooser wants first, smallest, or script:FILE, not script:\n"},
      {"dlx solve --format xml " + latin, "command line:1:11: error: --format wants auto, dlx, matrix, or json, not xml\n"},
      {"dlx solve --board --json " + latin, "command line:1:19: error: --json does not go with --board\n"},
      {"dlx solve --board=yes " + latin, "command line:1:11: error: --board has no value\n"},
      {"dlx solve --textbook --chooser script:figures/latin-by-hand.script " + latin, "dlx: error: a script steers links; --textbook has none\n"},
      {"dlx solve --engine frontier --chooser script:figures/latin-by-hand.script " + latin, "dlx: error: a script steers links; say --engine links\n"},
      {"dlx solve --engine frontier --cheapest " + latin, "dlx: error: --cheapest and --max-cost do not go with --engine frontier\n"},
      {"dlx solve a b", "command line:1:13: error: b is one too many\n"},
      {"dlx solve -- --help", "dlx: error: cannot read '--help': No such file or directory\n"},
      {"dlx make", "command line:1:9: error: which command?\n"},
      {"dlx make queens", "command line:1:16: error: N is missing\n"},
      {"dlx make queens four", "command line:1:17: error: N wants a whole number above 0, not four\n"},
      {"dlx make queens 4 5", "command line:1:19: error: 5 is one too many\n"},
      {"dlx make pentominoes", "command line:1:21: error: SIZE is missing\n"},
      {"dlx make pentominoes 60", "command line:1:22: error: SIZE wants rows and columns, such as 6x10, not 60\n"},
      {"dlx make dominoes 6x", "command line:1:19: error: SIZE wants rows and columns, such as 6x10, not 6x\n"},
      {"dlx make dominoes x6", "command line:1:19: error: SIZE wants rows and columns, such as 6x10, not x6\n"},
      {"dlx make dominoes ''", "command line:1:19: error: SIZE wants rows and columns, such as 6x10, not \n"},
      {"dlx make dominoes 6x1x1", "command line:1:19: error: SIZE wants rows and columns, such as 6x10, not 6x1x1\n"},
      {"dlx make dominoes 1000x1", "dlx: error: a board of 1000 by 1 cannot be drawn"},
      {"dlx make pentominoes 6x9", "dlx make pentominoes 6x9:1:1: error: the board has 54 squares, but the pieces have 60\n"},
      {"dlx make polyomino tests/data/layers.txt", "tests/data/layers.txt:6:1: error: this row belongs to no picture\n"},
      {"dlx make polyomino nowhere", "dlx: error: cannot read 'nowhere'"},
      {"dlx make langford 501", "dlx: error: langford: the row must have 1 to 1000 places, not 1002"},
      {"dlx make domination 51", "dlx: error: domination: the board must have 1 to 50 ranks, not 51"},
      {"dlx make domination 8 --queens 9", "dlx: error: domination: on 8 ranks there can be at most 8 queens in peace, not 9"},
      {"dlx make macmahon 5x5", "dlx: error: macmahon: the board has 5 by 5 squares, but 3 colours make 24 tiles"},
      {"dlx make macmahon 4x5 --up-to-symmetry", "dlx: error: macmahon: up to symmetry, the board must have even sides"},
      {"dlx make words 3x4", "dlx: error: which words? say --words FILE"},
      {"dlx make words 2x3 --words tests/data/words.txt", "tests/data/words.txt:1:1: error: there is no word of 2 letters"},
      {"dlx make partitions 4 --tables 5", "dlx: error: partitions into tables: the number must be from 1 to 4, not 5"},
      {"dlx make triples 1", "dlx: error: triples: the number must be from 2 to 200, not 1"},
      {"dlx make permutations 1001", "dlx: error: permutations: the row must have 1 to 1000 places, not 1001"},
      {"dlx solve --board --outline " + latin, "command line:1:19: error: --outline does not go with --board\n"},
      {"dlx solve --outline tests/data/paper.dlx", "dlx: error: tests/data/paper.dlx has no board"},
      {"dlx make waffles 4", "command line:1:10: error: there is no command make waffles\n"},
      {"dlx figures nowhere.fig --out build/none", "dlx: error: cannot read 'nowhere.fig': No such file or directory\n"},
      {"dlx figures tests --out build/none", "dlx: error: cannot read 'tests': Is a directory\n"},
      {"dlx figures nowhere.fig", "dlx: error: figures need --out FOLDER\n"},
      {"dlx figures", "command line:1:12: error: RECIPE... is missing\n"},
      {"dlx trace " + latin + " | dlx draw --as pictures", "command line:1:10: error: --as wants links, links+board, board, matrix, or tree, not pictures\n"},
      {"dlx trace " + latin + " | dlx draw --steps often", "options of dlx draw:5:8: error: "},
  };
  for (auto const& c : cases) {
    auto const r = run(c.command);
    EXPECT_EQ(r.status, 2) << c.command;
    EXPECT_EQ(r.out, "") << c.command;
    EXPECT_TRUE(r.err.starts_with(c.message)) << c.command << "\nexpected: " << c.message << "\nprinted: " << r.err;
    EXPECT_EQ(r.err.find("terminate"), std::string::npos) << c.command;
    EXPECT_TRUE(r.err.ends_with("\n"));
  }
}

TEST(BadOutput, AFullDiskIsAnErrorAndAClosedPipeIsTheEnd) {
  for (std::string const& command : std::vector<std::string>{"dlx solve " + queens, "dlx trace " + queens, "dlx count " + queens,
                                    "dlx make queens 8", "dlx solve --log " + queens, "dlx solve --board " + queens, "dlx solve --help"}) {
    auto const full = run(command + " > /dev/full");
    EXPECT_EQ(full.status, 2) << command;
    EXPECT_EQ(full.err, "dlx: error: cannot write to standard output: No space left on device; what was written is incomplete\n")
        << command;
    auto const closed = run("(sleep 0.2; " + command + "; echo $? >&2) | true");
    EXPECT_EQ(closed.err, "141\n") << command << ": quietly, by SIGPIPE";
  }
  EXPECT_EQ(run("dlx solve " + queens + " >&-").status, 2);
}

// Every thread may be the one that prints, and has a reason of its own for a failure.
TEST(BadOutput, ThreadsKnowTheReason) {
  for (int k = 0; k < 10; ++k)
    EXPECT_EQ(run("dlx make queens 10 | dlx solve --threads 4 > /dev/full").err,
              "dlx: error: cannot write to standard output: No space left on device; what was written is incomplete\n");
}

TEST(BadOutput, AnEndlessSearchStopsWhenNobodyListens) {
  for (std::string const threads : {"", "--threads 2"}) {
    auto const r = run("dlx make queens 16 | timeout 20 dlx solve " + threads + " | sed 3q >/dev/null; echo ${PIPESTATUS[1]}");
    EXPECT_EQ(r.out, "141\n") << r.err;
    EXPECT_EQ(r.err, "");
  }
  // even if a parent ignores the signal, and has told its children to do so
  EXPECT_EQ(run("trap '' PIPE; dlx make queens 8 | dlx solve | true").err, "");
}

// What was probably meant; and silence if nothing is near.
TEST(BadInput, IsMendedByAGuess) {
  auto help = [](std::string const& command) {
    auto const r = run("dlx " + command);
    EXPECT_EQ(r.status, 2) << command;
    auto const at = r.err.rfind("help: ");
    return at == std::string::npos ? r.err : r.err.substr(at + 6);
  };
  for (auto const& [command, name] : std::vector<std::pair<std::string, std::string>>{
           {"cuont x", "count"}, {"slove", "solve"}, {"couunt", "count"}, {"ount", "count"}, {"vount", "count"}, {"est", "estimate"},
           {"mkae queens 8", "make"}, {"make quens 8", "queens"}, {"make sodoku", "sudoku"}, {"make shcoolgilrs 15", "schoolgirls"},
           {"count --enigne masks", "--engine"}, {"solve --out x", "--outline"}, {"solve -limit 3", "--limit"}, {"solve --lim 3", "--limit"}, {"solve --statt", "--stats"},
           {"solve --engine mask x", "masks"}, {"solve --engine=hybird x", "hybrid"}, {"convert --to dimcas", "dimacs"},
           {"draw --as bord", "board"}, {"make torus 5 --diagonals primry", "primary"}, {"solve --format jsno", "json"}})
    EXPECT_EQ(help(command), "did you mean " + name + "?\n") << command;
  EXPECT_EQ(run("dlx help slove").err, "dlx: error: there is no command slove; did you mean solve?\n");
  for (auto command : {"solve --colour red", "solve --engine x", "solve --engine=", "verify --engine masks", "make queens x"})
    EXPECT_TRUE(help(command).starts_with("try: dlx ")) << command;
  EXPECT_TRUE(help("xyz").starts_with("say solve, "));
  EXPECT_TRUE(help("''").starts_with("say solve, "));
  EXPECT_TRUE(help("make waffles").starts_with("say queens, "));
}

TEST(BadInput, ThreadsDoNotGoWithWhatWantsOneThread) {
  for (auto wish : {"--engine links", "--engine hybrid", "--textbook", "--chooser script:tests/data/five.script", "--stats", "--nodes 9"})
    for (std::string const command : {"solve ", "count "}) {
      auto const r = run("dlx make queens 4 | dlx " + command + "--threads 2 " + wish);
      EXPECT_EQ(r.status, 2) << command << wish;
      EXPECT_NE(r.err.find("--threads does not go with "), std::string::npos) << r.err;
    }
  EXPECT_EQ(run("dlx solve --log --threads 2 " + queens).err,
            "dlx: error: --threads does not go with --log, which wants a single thread\n");
  EXPECT_EQ(run("dlx count --engine frontier --threads 2 " + queens).status, 2);
  EXPECT_EQ(run("dlx solve --log --threads 1 " + queens).status, 0);
  EXPECT_EQ(run("taskset 1 dlx solve --log --threads all " + queens).status, 2) << "whatever the machine is like";
  for (std::string const command : {"solve", "count"}) {
    auto const r = run("dlx " + command + " --threads 2 tests/data/museum.dlx");
    EXPECT_EQ(r.status, 0);
    EXPECT_EQ(r.out, run("dlx " + command + " tests/data/museum.dlx").out);
    EXPECT_EQ(r.err, "dlx: one thread searches, because the engine is links; only masks can share their work\n");
    EXPECT_EQ(run("dlx " + command + " --threads 2 " + queens).err, "");
  }
}

// What is underlined is the option with its value, or the value alone.
TEST(BadInput, IsUnderlined) {
  EXPECT_EQ(run("dlx solve --nodes none x").err,
            "command line:1:11: error: --nodes wants a whole number above 0, not none\n"
            "  1 | dlx solve --nodes none x\n"
            "    |           ^^^^^^^^^^^^\n"
            "help: try: dlx solve --help\n");
  auto const which = run("dlx make").err;  // the transcript `wrong-command' has the whole list
  EXPECT_TRUE(which.starts_with("command line:1:9: error: which command?\n"
                                "  1 | dlx make\n"
                                "    |         ^\n"
                                "help: say queens, torus, ")) << which;
  EXPECT_TRUE(which.ends_with(", or dlx make --help\n")) << which;
}

TEST(CommandLine, TakesOptionsInAnyOrderAndTheLastOneCounts) {
  for (std::string const options : {"--limit 1 tests/data/c5.dlx", "--limit=1 tests/data/c5.dlx", "tests/data/c5.dlx --limit 1",
                                    "--limit 5 --limit 1 tests/data/c5.dlx", "--limit 1 -- tests/data/c5.dlx"})
    EXPECT_EQ(run("dlx solve " + options).out, "1 2\n") << options;
  EXPECT_EQ(run("dlx solve - --json --json < tests/data/paper.dlx").out, "{\"cover\":[1,4,5],\"labels\":[\"1\",\"4\",\"5\"]}\n");
  EXPECT_EQ(run("cp tests/data/c5.dlx ./--c5; dlx count -- --c5; rm -- --c5").out, "2\n");
  EXPECT_EQ(run("dlx solve --time 1e9 tests/data/c5.dlx").out, "1 2\n3 4\n");
}

TEST(Status, AnInterruptedCountSaysHowFarItCame) {
  auto const r = run("dlx make queens 16 | timeout --preserve-status -s INT 1 dlx count");
  EXPECT_EQ(r.status, 3);
  EXPECT_TRUE(std::regex_match(r.out, std::regex("[1-9][0-9]*\n"))) << r.out;
  EXPECT_NE(r.err.find("stopped by an interrupt after "), std::string::npos) << r.err;
}

// `script` gives the command a terminal; both outputs arrive there, together.
namespace {
std::string on_terminal(std::string const& command, std::string const& typed = "") {
  return run("{ sleep 0.3; printf '" + typed + "'; } | timeout 20 script -qec '" + command + "' /dev/null").out;
}
}  // namespace

TEST(Terminal, ReadingFromTheKeyboardIsAnnounced) {
  auto const out = on_terminal("dlx solve", "A B\\nA\\nB\\n\\004");
  EXPECT_NE(out.find("dlx: reading from the keyboard; Control-D ends it"), std::string::npos) << out;
  EXPECT_NE(out.find("1 2"), std::string::npos) << out;
  EXPECT_EQ(on_terminal("dlx solve tests/data/c5.dlx"), "1 2\r\n3 4\r\n");
  EXPECT_EQ(run("dlx solve < tests/data/c5.dlx").err, "");
}

TEST(Terminal, ProgressIsShownAndWipedAway) {
  Scratch scratch;
  auto const file = (scratch / "q").string();
  run("dlx make queens 17 > " + file);
  auto const out = on_terminal("dlx count --time 1.6 " + file);
  EXPECT_TRUE(std::regex_search(out, std::regex("\r\033\\[K[0-9.]+ % done, [0-9]+ covers, [0-9]+ nodes"))) << out;
  EXPECT_TRUE(std::regex_search(out, std::regex(", about [0-9]+ s left"))) << out;
  EXPECT_TRUE(std::regex_search(out, std::regex("left\r\033\\[K[0-9]+\r\n"))) << out;
  // covers on the same terminal are progress enough
  EXPECT_EQ(on_terminal("dlx solve --time 0.6 " + file).find("% done"), std::string::npos);
  EXPECT_EQ(run("dlx count --time 0.6 " + file).err.find("% done"), std::string::npos);
}

TEST(Help, IsFoundWhereverItIsAskedFor) {
  auto const all = run("dlx --help");
  EXPECT_EQ(all.status, 0);
  EXPECT_EQ(run("dlx -h").out, all.out);
  EXPECT_EQ(run("dlx slove --help").out, all.out);
  auto const solve = run("dlx solve --help").out;
  EXPECT_NE(solve, all.out);
  EXPECT_EQ(run("dlx solve nowhere --limit -h").out, solve);
  EXPECT_EQ(run("dlx --help solve").out, all.out);
  auto const puzzles = run("dlx make --help").out;
  EXPECT_NE(puzzles.find("\n  make queens "), std::string::npos);
  EXPECT_EQ(puzzles.find("\n  solve "), std::string::npos);
  EXPECT_EQ(run("dlx --version").out, "dlx 1.0\n");
}

// The help is the grammar: what it explains can be given, and takes a value
// if the help shows one.
TEST(Help, AndTheCommandLineAgree) {
  for (std::string const command :
       {"solve", "count", "estimate", "verify", "convert", "help", "make queens", "make torus", "make domination", "make macmahon", "make words", "make partitions", "make triples", "make latin", "make sudoku", "make polyomino",
        "make pentominoes", "make dominoes", "make soma", "make langford", "make permutations", "make pieces", "attacks", "trace", "draw", "figures"}) {
    std::istringstream lines(run("dlx " + command + " --help").out);
    std::string text;
    int options = 0;
    while (std::getline(lines, text)) {
      EXPECT_LE(text.size(), 79u) << text;
      std::smatch m;
      if (!std::regex_match(text, m, std::regex("  (--[a-z-]+)( [^ ]+)?( .*)?"))) continue;
      ++options;
      auto const r = run("dlx " + command + ' ' + m[1].str() + (m[2].matched ? "" : "=1"));
      EXPECT_EQ(r.status, 2);
      auto const message = m[1].str() + (m[2].matched ? " wants a value:" + m[2].str() : " has no value");
      EXPECT_NE(r.err.find("error: " + message + '\n'), std::string::npos) << command << ": " << r.err;
    }
    if (command != "make permutations" && command != "make triples") {
      EXPECT_GE(options, 1) << command;
    }
  }
}

TEST(Help, IsThereForEveryCommandWithExamplesThatWork) {
  EXPECT_EQ(run("dlx --help").status, 0);
  EXPECT_EQ(run("dlx --version").status, 0);
  for (std::string const& command :
       std::vector<std::string>{"", "solve", "count", "trace", "draw", "figures", "verify", "convert", "help", "make queens", "make torus",
                                "make domination", "make macmahon", "make words", "make partitions", "make triples", "make latin", "make sudoku", "make polyomino", "make pentominoes", "make dominoes",
                                "make soma", "make langford", "make permutations", "make pieces", "attacks"}) {
    auto const help = run("dlx " + command + " --help");
    EXPECT_EQ(help.status, 0);
    EXPECT_EQ(help.err, "");
    auto const at = help.out.find("Examples:\n");
    ASSERT_NE(at, std::string::npos) << command;
    std::istringstream lines(help.out.substr(at + 10));
    std::string line;
    Scratch scratch;
    std::string const setup = "export R=$PWD; export PATH=$R/build:$PATH; cd " + (scratch / "").string() +
                              "; ln -sfn $R/figures figures; cp $R/tests/data/latin-2.dlx problem.dlx; cp $R/tests/data/box.txt puzzle.txt; "
                              "cp $R/tests/data/grids/slides-9.txt sudoku.txt; "
                              "dlx trace problem.dlx > trace.jsonl; printf 'SAT\\n1 4 6 7 0\\n' > answer.txt; set -o pipefail; ";
    int examples = 0;
    while (std::getline(lines, line) && (line.starts_with("  dlx") || line.starts_with("  echo"))) {
      auto const r = run(setup + line);
      EXPECT_EQ(r.status, 0) << line << '\n' << r.err;
      ++examples;
    }
    EXPECT_GE(examples, 1) << command;
  }
}

TEST(Make, WritesPuzzlesThatAreDrawn) {
  EXPECT_EQ(run("dlx make pentominoes 8x8 --without-center --up-to-symmetry | dlx count").out, "65\n");
  EXPECT_EQ(run("dlx make soma --up-to-symmetry | head -n 1").out, "| dlx make soma --up-to-symmetry\n");
  EXPECT_EQ(run("dlx make dominoes 3x3 --without-center | head -n 1").out, "| dlx make dominoes 3x3 --without-center\n");
  EXPECT_EQ(run("dlx make polyomino tests/data/soma.txt | tail -n +2").out, run("dlx make soma | tail -n +2").out);
  EXPECT_EQ(run("dlx make polyomino < tests/data/box.txt").out, run("dlx make polyomino tests/data/box.txt").out);
  EXPECT_EQ(run("dlx make langford 4 --up-to-symmetry | dlx count").out, "1\n");
  auto const verified = run("f=$(mktemp); dlx make polyomino tests/data/box.txt > $f; dlx solve $f | dlx verify $f; rm $f");
  EXPECT_EQ(verified.out, "3 covers, 0 wrong\n");
}
