// Proofs in files; what does not go together; and checkers of others, if there are any.
#include "proofs.hpp"
#include "dlx/text/dlx.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>

namespace {
// All commands run in a folder of their own.
Run in(Scratch const& s, std::string const& command) {
  return run("export PATH=\"$PWD/${B:-build}:$PATH\" T=$PWD/tests/data; cd " + (s / "").string() + "; " + command);
}
bool is_there(std::string const& program) { return run("command -v " + program).status == 0; }
}  // namespace

TEST(Prove, WritesWhatCheckProofBelieves) {
  Scratch s;
  for (std::string const puzzle : {"queens 6", "langford 7", "macmahon 2x3 --colours 2", "latin 3", "domination 4", "pieces --rows 3 --army QR"})
    for (std::string const how : {"", "--chooser first", "--engine links", "--stats"}) {
      auto const covers = in(s, "dlx make " + puzzle + " > p; dlx solve p | sort").out;
      auto const r = in(s, "dlx solve --proof a " + how + " p | sort");
      EXPECT_EQ(r.out, covers) << puzzle << how << r.err;
      auto const n = std::count(covers.begin(), covers.end(), '\n');
      auto const c = in(s, "dlx check-proof p a.pbp a.opb");
      EXPECT_EQ(c.out, std::to_string(n) + (n == 1 ? " cover" : " covers") + ", and no others\n") << puzzle << how << c.err;
      EXPECT_EQ(c.status, 0);
    }
}

TEST(Prove, SaysWhoSearches) {
  Scratch s;
  auto const r = in(s, "dlx make queens 5 > p; dlx solve --proof a --engine masks p");
  EXPECT_EQ(r.err, "dlx: links search, and not masks, because a proof is written\n");
  EXPECT_EQ(r.status, 0);
  EXPECT_EQ(in(s, "dlx solve --proof a --threads 2 p").err.substr(0, 65), "dlx: one thread searches, because the engine is links; only masks");
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

TEST(Prove, NothingIsPromisedThatIsNotKept) {
  Scratch s;
  in(s, "dlx make queens 4 > p");
  for (std::string const how : {"--cheapest", "--max-cost 4", "--fundamental", "--chooser script:p", "--checkpoint c", "--resume c", "--part c", "--log",
                                "--proof-format lrat --limit 1", "--proof-format lrat --nodes 9", "--proof-format lrat --time 1"}) {
    auto const r = in(s, "dlx solve --proof a " + how + " p");
    EXPECT_EQ(r.status, 2) << how;
    EXPECT_NE(r.err.find("does not go with"), std::string::npos) << how << r.err;
  }
  auto const bounds = in(s, "dlx solve --proof a --proof-format lrat $T/museum.dlx");
  EXPECT_EQ(bounds.status, 2);
  EXPECT_NE(bounds.err.find("a proof in clauses cannot count, and this problem has bounds"), std::string::npos) << bounds.err;
  auto const nowhere = in(s, "dlx solve --proof no/where p");
  EXPECT_EQ(nowhere.status, 2);
  EXPECT_NE(nowhere.err.find("cannot write 'no/where.opb': No such file or directory"), std::string::npos) << nowhere.err;
  auto const full = in(s, "ln -s /dev/full f.pbp; dlx make queens 8 | dlx solve --proof f > /dev/null");
  EXPECT_EQ(full.status, 2) << full.err;
  EXPECT_NE(full.err.find("No space left"), std::string::npos) << full.err;
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

// Files of three kinds of proofs can be exchanged by mistake, and are told apart.
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

TEST(ProveNumber, WritesWhatCheckProofBelieves) {
  Scratch s;
  for (std::string const puzzle : {"queens 6", "queens 3", "langford 7", "macmahon 2x3 --colours 2", "latin 3", "dominoes 8x8"})
    for (std::string const how : {"", "--chooser first", "--engine links", "--stats"}) {
      auto const covers = in(s, "dlx make " + puzzle + " > p; dlx count p");
      auto const r = in(s, "dlx count --proof a " + how + " p");
      EXPECT_EQ(r.out, covers.out) << puzzle << how << r.err;
      EXPECT_EQ(r.status, covers.status) << puzzle << how << r.err;
      auto const c = in(s, "dlx check-proof p a.cpog a.cnf");
      EXPECT_EQ(c.out, covers.out.substr(0, covers.out.size() - 1) + " covers, and no others\n") << puzzle << how << c.err;
      EXPECT_EQ(c.status, 0);
    }
  EXPECT_EQ(in(s, "dlx count --proof a --engine masks p").err, "dlx: links count, and not masks, because a proof is written\n");
  EXPECT_EQ(in(s, "dlx count --proof a --json p | grep -o '\"covers\":[0-9]*'").out, "\"covers\":12988816\n");
}

TEST(ProveNumber, WantsANameAndNoStream) {
  for (std::string const command : {"count --proof -", "solve --proof -", "view --out -", "draw --out -", "figures --out -", "split 2 -o -", "check-trace -o -"})
    EXPECT_NE(run("echo A | dlx " + command).err.find(", and not -\n"), std::string::npos) << command;
}

TEST(ProveNumber, SaysWhoCounts) {
  Scratch s;
  in(s, "dlx make queens 5 > p");
  EXPECT_EQ(in(s, "dlx count --proof a --why p").err, "dlx: the engine is links, because a proof is written\n");
  EXPECT_EQ(in(s, "dlx count --proof a --why --engine hybrid p").err, "dlx: links count, and not hybrid, because a proof is written\n");
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

// The table of the book, as far as it does not depend on the machine.
TEST(ProveNumber, SizesAreThoseOfTheBook) {
  Scratch s;
  std::istringstream table(slurp("bench/counts.txt"));
  std::map<std::string, std::string> const puzzles = {{"queens 8", "queens 8"}, {"Langford 8", "langford 8"}, {"MacMahon 2x3", "macmahon 2x3 --colours 2"},
    {"dominoes 6x6", "dominoes 6x6"}, {"dominoes 8x8", "dominoes 8x8"}};
  int rows = 0;
  for (std::string line; std::getline(table, line);) {
    auto const puzzle = puzzles.find(line.substr(0, line.find_last_not_of(' ', 12) + 1));
    if (puzzle == puzzles.end()) continue;
    std::istringstream row(line.substr(13));
    std::string lemmas, covers, list, size, unit;
    row >> lemmas >> covers >> list;
    if (list != "-") row >> unit;
    row >> size >> unit;
    std::istringstream out(in(s, "dlx make " + puzzle->second + " | dlx count --proof a; sed '/^r/q' a.cpog | grep -c ' a '; stat -c %s a.cpog").out);
    std::string n, l;
    double bytes = 0;
    out >> n >> l >> bytes;
    EXPECT_EQ(n, covers) << line;
    EXPECT_EQ(l, lemmas) << line;
    EXPECT_EQ(fmt::format("{:.{}f}", bytes / (unit == "kB" ? 1e3 : 1e6), unit == "kB" ? 0 : 1), size) << line;
    ++rows;
  }
  EXPECT_EQ(rows, 5);
}

TEST(ProveNumber, NothingIsPromisedThatIsNotKept) {
  Scratch s;
  in(s, "dlx make queens 4 > p");
  for (std::string const how : {"--limit 1", "--nodes 9", "--time 1", "--max-cost 4", "--min-cost 4", "--fundamental", "--each", "--profile", "--chooser script:p",
                                "--checkpoint c", "--resume c", "--part c"}) {
    auto const r = in(s, "dlx count --proof a " + how + " p");
    EXPECT_EQ(r.status, 2) << how;
    EXPECT_NE(r.err.find("does not go with"), std::string::npos) << how << r.err;
  }
  auto const bounds = in(s, "dlx count --proof a $T/museum.dlx");
  EXPECT_EQ(bounds.status, 2);
  EXPECT_NE(bounds.err.find("a diagram has no place for bounds"), std::string::npos) << bounds.err;
  EXPECT_EQ(in(s, "dlx check-proof $T/museum.dlx a.cpog").status, 2);
  EXPECT_EQ(in(s, "ls").out, "p\n");
}

TEST(CheckProof, JudgesNumbers) {
  Scratch s;
  in(s, "dlx make queens 4 > p; dlx make queens 5 > q; dlx count --proof a p > /dev/null");
  EXPECT_EQ(in(s, "cat p | dlx check-proof - a.cpog a.cnf").status, 0);
  EXPECT_EQ(in(s, "dlx check-proof q a.cpog").status, 1);
  EXPECT_EQ(in(s, "dlx check-proof q a.cpog a.cnf").err.substr(0, 12), "a.cnf:1:7: e");
  EXPECT_EQ(in(s, "sed 5d a.cpog > b; dlx check-proof p b").status, 1);
  EXPECT_EQ(in(s, "sed '5s/0/x/' a.cpog > b; dlx check-proof p b").status, 2);
}

TEST(CheckProof, HasFourStatuses) {
  Scratch s;
  in(s, "dlx make queens 4 > p; dlx make queens 5 > q; dlx solve --proof a p > /dev/null");
  EXPECT_EQ(in(s, "dlx check-proof p a.pbp").status, 0);
  EXPECT_EQ(in(s, "cat p | dlx check-proof - a.pbp a.opb").status, 0);
  auto const wrong = in(s, "dlx check-proof q a.pbp");
  EXPECT_EQ(wrong.status, 1);
  EXPECT_TRUE(wrong.err.starts_with("a.pbp:2:1: error: the problem has ")) << wrong.err;
  EXPECT_EQ(in(s, "dlx check-proof q a.pbp a.opb").status, 1);
  EXPECT_EQ(in(s, "head -n 9 a.pbp > b; dlx check-proof p b").status, 2);
  EXPECT_EQ(in(s, "dlx check-proof p p").status, 2);
  EXPECT_EQ(in(s, "dlx check-proof - -").status, 2);
  EXPECT_EQ(in(s, "dlx check-proof p").status, 2);
}

// The table of the book, as far as it does not depend on the machine.
TEST(Prove, SizesAreThoseOfTheBook) {
  Scratch s;
  std::istringstream table(slurp("bench/proofs.txt"));
  std::map<std::string, std::string> const puzzles = {{"queens 8", "queens 8"}, {"Langford 8", "langford 8"},
    {"MacMahon 2x3", "macmahon 2x3 --colours 2"}, {"dominoes 6x6", "dominoes 6x6"}, {"pent. 3x20", "pentominoes 3x20"}};
  int rows = 0;
  for (std::string line; std::getline(table, line);) {
    auto const puzzle = puzzles.find(line.substr(0, line.find_last_not_of(' ', 12) + 1));
    if (puzzle == puzzles.end()) continue;
    std::istringstream row(line.substr(13));
    std::string nodes, covers, lemmas, size, unit;
    row >> nodes >> covers >> lemmas >> size >> unit;
    {
      auto const r = in(s, "dlx make " + puzzle->second + " | dlx solve --proof a --stats | wc -l; grep -c ^rup a.pbp; stat -c %s a.pbp");
      std::istringstream out(r.out);
      std::string n, l;
      double bytes = 0;
      out >> n >> l >> bytes;
      EXPECT_EQ(n, covers) << line;
      EXPECT_EQ(l, lemmas) << line;
      EXPECT_TRUE(r.err.starts_with(nodes + " nodes")) << line << r.err;
      EXPECT_EQ(fmt::format("{:.{}f}", bytes / (unit == "kB" ? 1e3 : 1e6), unit == "kB" ? 0 : 1), size) << line;
    }
    ++rows;
  }
  EXPECT_EQ(rows, 5);
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
