// Judges of covers and of armies; other solvers; proofs in files, and public checkers, if there are any.
#include "command/helps.hpp"
#include "proofs.hpp"
#include "dlx/text/dlx.hpp"
#include "random_problems.hpp"
#include <fmt/format.h>
#include <map>
#include <sstream>

TEST(Verify, NamesTheFirstViolatedItemAndTheLine) {
  auto const bad = run("printf '1 4 5\\n\\n1 4\\n1 2 4 5\\n5 4 1\\n' | dlx verify tests/data/paper.dlx");
  EXPECT_EQ(bad.status, 1);
  EXPECT_TRUE(fits(bad.out, "standard input:3: item B .*\nstandard input:4: item A .*\nstandard input:5: the same cover as in line 1\n4 covers, 3 wrong\n")) << bad.out;
  expect_refusals({{"echo 1 9 | dlx verify tests/data/paper.dlx", "standard input:1:3: error: '9' is not an option of the problem\n"},
                   {"dlx verify tests/data/paper.dlx /dev/null", ":1:1: error: there are no covers to check\n"},
                   {"dlx verify tests/data/paper.dlx /dev/null", "help: give one cover a line, as dlx solve does without --items or --board\n"},
                   {"echo '{} 1 4 5' | dlx verify tests/data/paper.dlx", "'{}' stands beside options\n"}}, "");
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

TEST(Costs, AreAddedUp) {
  std::string const taxi = "' | dlx verify tests/data/taxi.dlx", pairs = "' | dlx verify tests/data/pairs.dlx";
  // what is chosen ten times may cost more than a number can say (only a sanitizer sees the overflow)
  expect_prints({{"printf '3 5 |7\n" + taxi, "standard input:1: it costs 6, not 7\n1 cover, 1 wrong\n"}, {"printf '5 ?A ?B ?C |-1\n" + pairs, "standard input:1: it costs -2, not -1\n1 cover, 1 wrong\n"},
                 {"echo 1 1 1 1 1 1 1 1 1 1 | dlx verify <(printf 'A\nA |1000000000000000000\n')", "standard input:1: option 1 is chosen twice\n1 cover, 1 wrong\n"}});
  for (std::string const bad : {"|", "|x", "|-", "|+6", "|6 |6", "|99999999999999999999"}) expect_refusals({{"printf '3 5 " + bad + "\n" + taxi, " is not the cost of a cover\n"}}, "");
}

TEST(Convert, WritesWhatCanBeReadBack) {
  auto const plain = run("dlx convert tests/data/latin-2.dlx").out;
  for (std::string const language : {"dlx", "json"})
    EXPECT_EQ(run("dlx convert --to " + language + " tests/data/latin-2.dlx | dlx convert").out, plain) << language;
  EXPECT_EQ(run("dlx convert --to matrix tests/data/paper.dlx | dlx count").out, "1\n");
  for (std::string const language : {"dimacs", "lp", "opb", "wcnf"}) EXPECT_EQ(run("dlx convert --to " + language + " tests/data/paper.dlx").status, 0);
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
  EXPECT_EQ(run("dlx make pieces --rows 4 --army QRN | dlx solve | dlx attacks --rows 4 --at-least 1 | wc -l").out, "16\n");
  EXPECT_EQ(run("echo 'Q@(0,0)' | dlx attacks").status, 1);
  expect_refusals({{": | dlx attacks", "there are no placements"}, {"echo 'Q@(9,9)' | dlx attacks", "say --rows N if the board has another size"},
                   {"printf 'K@(3,3) |5\\nQ@(0,0) xyz\\n' | dlx attacks", "standard input:2:9: error: this is no chess piece on a square\n"}}, "");
}

TEST(Prove, WritesWhatCheckProofBelieves) {
  Scratch s;
  for (std::string const puzzle : {"queens 6", "queens 3", "langford 7", "macmahon 2x3 --colours 2", "latin 3", "domination 4", "pieces --rows 3 --army QR"})
    for (std::string const how : {"", "--chooser first", "--engine links", "--stats"}) {
      auto const r = in(s, "dlx make " + puzzle + " > p; dlx solve p | sort > all; dlx solve --proof a " + how + " p 2> /dev/null | sort | cmp - all; dlx check-proof p a.pbp a.opb");
      EXPECT_EQ(r.out, dlx::counted(lines(slurp(s / "all")).size(), "cover") + ", and no others\n") << puzzle << how << r.err;
      if (puzzle[0] == 'd' or puzzle[0] == 'p') continue;  // bounds
      auto const n = in(s, "dlx count p > number; dlx count --proof c " + how + " p 2> /dev/null | cmp - number; dlx check-proof p c.cpog c.cnf");
      EXPECT_EQ(n.out, r.out) << puzzle << how << n.err;
    }
  EXPECT_EQ(in(s, "dlx make dominoes 8x8 | dlx count --proof a --json | grep -o '\"covers\":[0-9]*'").out, "\"covers\":12988816\n");
}

TEST(Prove, SaysWhichEngineSearches) {
  Scratch s;
  in(s, "dlx make queens 5 > p");
  for (auto const& [words, said] : Table{{"solve --proof a --engine masks", "dlx: links search, and not masks, because a proof is written\n"},
           {"solve --proof a --threads 2", "dlx: one thread searches, because the engine is links; only masks and hybrid can share their work\n"},
           {"count --proof a --why", "dlx: the engine is links, because a proof is written\n"}, {"count --proof a --why --engine hybrid", "dlx: links count, and not hybrid, because a proof is written\n"}})
    EXPECT_EQ(in(s, "dlx " + words + " p").err, said);
}

TEST(Prove, WhatWasStoppedIsAPart) {
  Scratch s;
  auto const r = in(s, "dlx make queens 8 > p; dlx solve --proof a --limit 3 p > /dev/null");
  EXPECT_NE(r.err.find("the proof 'a' says that there are these covers, and not that there are no others\n"), std::string::npos) << r.err;
  auto const c = in(s, "dlx check-proof p a.pbp a.opb");
  EXPECT_EQ(c.out, "3 covers; there may be more\n");
  EXPECT_EQ(c.status, 3);
  EXPECT_EQ(in(s, "dlx solve --proof a --limit 93 p > /dev/null; dlx check-proof p a.pbp").status, 0);
}

// What cannot be certified is refused; and nothing is written.
TEST(Prove, NothingIsPromisedThatIsNotKept) {
  Scratch s;
  in(s, "dlx make queens 4 > p");
  for (auto const& [command, wishes] : std::map<std::string, std::vector<std::string>>{
           {"solve", {"--cheapest", "--max-cost 4", "--fundamental", "--chooser script:p", "--checkpoint c", "--resume c", "--part c", "--log", "--proof-format lrat --limit 1", "--proof-format lrat --nodes 9", "--proof-format lrat --time 1"}},
           {"count", {"--limit 1", "--nodes 9", "--time 1", "--max-cost 4", "--min-cost 4", "--fundamental", "--each", "--profile", "--chooser script:p", "--checkpoint c", "--resume c", "--part c"}}})
    for (auto const& how : wishes) {
      auto const r = in(s, "dlx " + command + " --proof a " + how + " p");
      EXPECT_EQ(r.status, 2) << how;
      EXPECT_NE(r.err.find("does not go with"), std::string::npos) << how << r.err;
    }
  for (auto const& [command, said] : {std::pair("solve --proof a --proof-format lrat $data/museum.dlx", "a proof in clauses cannot count, and this problem has bounds"), {"count --proof a $data/museum.dlx", "a diagram has no place for bounds"},
                                      {"solve --proof no/where p", "cannot write 'no/where.opb': No such file or directory"}, {"check-proof $data/museum.dlx a.cpog", "cannot read 'a.cpog'"}}) {
    auto const r = in(s, std::string("dlx ") + command);
    EXPECT_EQ(r.status, 2) << command;
    EXPECT_NE(r.err.find(said), std::string::npos) << r.err;
  }
  EXPECT_EQ(in(s, "ls").out, "p\n");
  auto const full = in(s, "ln -s /dev/full f.pbp; dlx make queens 8 | dlx solve --proof f > /dev/null");
  EXPECT_EQ(full.status, 2) << full.err;
  EXPECT_NE(full.err.find("No space left"), std::string::npos) << full.err;
  for (std::string const command : {"count --proof -", "solve --proof -", "view --out -", "draw --out -", "figures --out -", "split 2 -o -", "check-trace -o -"})
    EXPECT_NE(run("echo A | dlx " + command).err.find(", and not -\n"), std::string::npos) << command;
}

// Proofs are whole or not there; and what was there before is not lost.
TEST(Prove, LosesNothing) {
  Scratch s;
  in(s, "dlx make queens 8 > p; echo old > a.pbp; echo old > a.opb; echo old > a.lrat; echo old > a.cnf; echo old > a.cpog");
  for (std::string const how : {"solve --proof a", "solve --proof a --proof-format lrat", "count --proof a"}) {
    auto const full = in(s, "ulimit -f 5; dlx " + how + " p > /dev/null");
    EXPECT_EQ(full.status, 2) << how << full.err;
    EXPECT_NE(full.err.find("File too large"), std::string::npos) << how << full.err;
    EXPECT_EQ(in(s, "cat a.*").out, "old\nold\nold\nold\nold\n") << how;
    EXPECT_EQ(in(s, "ls").out, "a.cnf\na.cpog\na.lrat\na.opb\na.pbp\np\n") << how;
  }
  in(s, "dlx solve --proof a p > /dev/null; dlx count --proof a p > /dev/null");
  EXPECT_EQ(in(s, "dlx check-proof p a.pbp a.opb; dlx check-proof p a.cpog a.cnf").out, "92 covers, and no others\n92 covers, and no others\n");
  EXPECT_EQ(in(s, "ls").out, "a.cnf\na.cpog\na.lrat\na.opb\na.pbp\np\n");
}

// Files of three kinds of proofs are told apart.
TEST(CheckProof, SaysWhatBelongsToWhat) {
  Scratch s;
  in(s, "dlx make queens 4 > p; dlx solve --proof a p; dlx solve --proof b --proof-format lrat p; dlx count --proof c p");
  for (auto const& [files, says] : {std::pair("b.lrat b.cnf", "this is a proof in LRAT"), {"a.pbp c.cnf", "these are clauses, which belong to"},
                                    {"c.cpog a.opb", "these are no clauses"}}) {
    auto const r = in(s, std::string("dlx check-proof p ") + files);
    EXPECT_NE(r.err.find(std::string(":1:1: error: ") + says), std::string::npos) << files << r.err;
    EXPECT_EQ(r.status, 2);
  }
  EXPECT_EQ(in(s, "dlx check-proof p a.pbp a.opb && dlx check-proof p c.cpog c.cnf").out, "2 covers, and no others\n2 covers, and no others\n");
  for (std::string const file : {"a.opb", "a.pbp", "b.cnf", "c.cnf"})
    EXPECT_NE(in(s, "dlx count " + file).err.find(", and not an exact cover problem\n"), std::string::npos) << file;
}

TEST(Prove, IsNotWrittenOverTheProblem) {
  Scratch s;
  for (std::string const how : {"solve --proof a", "solve --proof a --proof-format lrat", "count --proof a"})
    for (std::string const ending : {"opb", "pbp", "cnf", "lrat", "cpog"}) {
      auto const piped = in(s, "rm -f a.*; dlx make queens 4 > a." + ending + "; dlx " + how + " < a." + ending + " > /dev/null");
      auto const r = in(s, "rm -f a.*; dlx make queens 4 > a." + ending + "; dlx " + how + " a." + ending + " > /dev/null");
      EXPECT_EQ(piped.err, r.err) << "the same from standard input";
      bool const is_refused = r.err == "dlx: error: 'a." + ending + "' is what is read, and would be lost; write to another file\n";
      bool const is_veripb = ending == "opb" || ending == "pbp", is_count = how.starts_with("count"), is_list = how == "solve --proof a";
      EXPECT_EQ(is_refused, is_veripb ? is_list : ending == "cnf" ? !is_list : is_count == (ending == "cpog") && !is_list) << how << ending << r.err;
      EXPECT_EQ(r.status, is_refused ? 2 : 0) << how << ending << r.err;
      EXPECT_EQ(in(s, "dlx make queens 4 | cmp - a." + ending).status, 0) << how << ending;
    }
}

// The search is over when the first byte arrives, and most of the certificate waits for a reader.
TEST(ProveNumber, AnInterruptWhileItIsWrittenCountsNothing) {
  Scratch s;
  auto const r = in(s, "mkfifo a.cpog; dlx make dominoes 8x8 > p; dlx count --proof a p & exec 3< a.cpog; head -c 1 <&3 > byte; "
                       "kill -TERM $!; cat <&3 > rest; wait $!");
  EXPECT_EQ(r.status, 3);
  EXPECT_EQ(r.out, "");
  EXPECT_EQ(r.err, "dlx: stopped by an interrupt; no certificate was written\n");
  EXPECT_EQ(in(s, "ls").out, "a.cpog\nbyte\np\nrest\n");
}

TEST(CheckProof, HasFourStatuses) {
  Scratch s;
  in(s, "dlx make queens 4 > p; dlx make queens 5 > q; dlx solve --proof a p > /dev/null; dlx count --proof a p > /dev/null; sed 5d a.cpog > b; sed '5s/0/x/' a.cpog > c; head -n 9 a.pbp > d");
  for (auto const& [status, commands] : std::map<int, std::vector<std::string>>{
           {0, {"cat p | dlx check-proof - a.cpog a.cnf", "dlx check-proof p a.pbp", "cat p | dlx check-proof - a.pbp a.opb"}},
           {1, {"dlx check-proof q a.cpog", "dlx check-proof p b", "dlx check-proof q a.pbp a.opb"}},
           {2, {"dlx check-proof p c", "dlx check-proof p d", "dlx check-proof p p", "dlx check-proof - -", "dlx check-proof p"}}})
    for (auto const& command : commands) EXPECT_EQ(in(s, command).status, status) << command;
  EXPECT_EQ(in(s, "dlx check-proof q a.cpog a.cnf").err.substr(0, 12), "a.cnf:1:7: e");
  EXPECT_TRUE(in(s, "dlx check-proof q a.pbp").err.starts_with("a.pbp:2:1: error: the problem has "));
}

// The tables of the book, as far as they do not depend on the machine.
TEST(Prove, SizesAreThoseOfTheBook) {
  Scratch s;
  std::map<std::string, std::string> const puzzles = {{"queens 8", "queens 8"}, {"Langford 8", "langford 8"}, {"MacMahon 2x3", "macmahon 2x3 --colours 2"},
    {"dominoes 6x6", "dominoes 6x6"}, {"dominoes 8x8", "dominoes 8x8"}, {"pent. 3x20", "pentominoes 3x20"}};
  std::map<std::string, int> rows;
  for (std::string const file : {"counts", "proofs"}) {
    bool const counts = file == "counts";
    std::istringstream table(slurp("bench/" + file + ".txt"));
    for (std::string line; std::getline(table, line);) {
      auto const puzzle = puzzles.find(line.substr(0, line.find_last_not_of(' ', 12) + 1));
      if (puzzle == puzzles.end() or (counts ? puzzle->first == "pent. 3x20" : puzzle->first == "dominoes 8x8")) continue;
      std::istringstream row(line.substr(13));
      std::string nodes, lemmas, covers, list, size, unit;
      if (counts) {
        row >> lemmas >> covers >> list;
        if (list != "-") row >> unit;
      } else row >> nodes >> covers >> lemmas;
      row >> size >> unit;
      auto const r = in(s, "dlx make " + puzzle->second + (counts ? " | dlx count --proof a; sed '/^r/q' a.cpog | grep -c ' a '; stat -c %s a.cpog" : " | dlx solve --proof a --stats | wc -l; grep -c ^rup a.pbp; stat -c %s a.pbp"));
      std::istringstream out(r.out);
      std::string n, l;
      double bytes = 0;
      out >> n >> l >> bytes;
      EXPECT_EQ(n, covers) << line;
      EXPECT_EQ(l, lemmas) << line;
      EXPECT_TRUE(counts or r.err.starts_with(nodes + " nodes")) << line << r.err;
      EXPECT_EQ(fmt::format("{:.{}f}", bytes / (unit == "kB" ? 1e3 : 1e6), unit == "kB" ? 0 : 1), size) << line;
      ++rows[file];
    }
  }
  EXPECT_EQ(rows, (std::map<std::string, int>{{"counts", 5}, {"proofs", 5}}));
}

// Long: the checkers of others, on small random problems and puzzles.
TEST(Prove, OthersBelieveIt) {
  if (!std::getenv("DLX_LONG")) GTEST_SKIP() << "long: set DLX_LONG=1";
  bool const lrat = is_there("lrat-check"), cake = is_there("cake_lpr"), drat = is_there("drat-trim"), veripb = is_there("veripb");
  for (auto const& [there, name] : {std::pair(lrat, "lrat-check"), {cake, "cake_lpr"}, {drat, "drat-trim"}, {veripb, "veripb"}})
    if (!there) std::cout << "not asked, because it is not on the PATH: " << name << '\n';
  if (!lrat && !cake && !drat && !veripb) GTEST_SKIP() << "no checker of proofs is on the PATH";
  Scratch s;
  std::mt19937 dice(21);
  for (int round = 0; round < 200; ++round) {
    auto const p = serial_problem(dice, round);
    s.file("p", dlx::write_dlx(p));
    auto says = [&](std::string const& command) { return in(s, command + " 2>&1 | tr '\\r' '\\n' | grep -E '^[sc] VERIFIED'").status == 0; };
    auto const show = [&] { return dlx::write_dlx(p); };
    if (veripb) {
      in(s, "dlx solve --proof a p");
      EXPECT_TRUE(says("veripb a.opb a.pbp")) << show();
    }
    if (p.has_bounds()) continue;
    in(s, "dlx solve --proof a --proof-format lrat p");
    if (lrat) { EXPECT_TRUE(says("lrat-check a.cnf a.lrat")) << show(); }
    if (cake) { EXPECT_TRUE(says("cake_lpr a.cnf a.lrat")) << show(); }
    in(s, "awk '$2 != \"d\" {t = \"\"; for (i = 2; $i != 0; ++i) t = t $i \" \"; print t 0}' a.lrat > a.drat");
    if (drat) { EXPECT_TRUE(says("drat-trim a.cnf a.drat")) << show(); }
  }
}
