// Checkpoints as text; searches that are stopped, killed, and resumed.
#include "command/helps.hpp"
#include "dlx/command/keeper.hpp"
#include "dlx/text/format.hpp"
#include "made.hpp"
#include "dlx/fast/tree_search.hpp"
#include "random_problems.hpp"
#include <array>
#include <cstdlib>
#include <random>
#include <set>

using namespace dlx;

namespace {
Checkpoint sample_checkpoint() {
  Checkpoint c;
  c.problem = "60 items, 121 options, 0123456789abcdef";
  c.asked = "solve --items";
  c.factors = {Natural(2), Natural("112202208776036178000000")};
  c.at.left = {{{{{3, 7}, {1, 4}}, Turnings{{5, 7}}}, 17}, {{{{5, 7}, {2, 2}}, std::nullopt}, 0}};
  c.at.covers = Natural("18446744073709551617");
  c.printed = 5;
  c.at.totals.nodes = 99, c.at.totals.attempts = 98, c.at.totals.dead = 97;
  c.length = 40313, c.end = "0123456789abcdef";
  return c;
}
Checkpoint read_again(std::string const& text) {
  auto const c = sample_checkpoint();
  return read_checkpoint(Source{"ck", text}, c.problem, c.asked);
}
// Line, column, and complaint; or that all is well.
std::string judged_checkpoint(std::string const& text) {
  try {
    read_again(text);
    return "right";
  } catch (InputError const& e) {
    return std::to_string(e.line()) + ":" + std::to_string(e.column()) + ": " + e.message();
  }
}
}  // namespace

TEST(Checkpoint, IsReadAsItWasWritten) {
  Checkpoint done = sample_checkpoint();
  done.at = SearchPosition();
  done.at.left.clear(), done.factors.clear(), done.length.reset(), done.end = "";
  for (auto const& c : {sample_checkpoint(), done}) {
    auto const again = read_again(as_text(c));
    EXPECT_EQ(as_text(again), as_text(c));
    EXPECT_EQ(again.at.left, c.at.left);
    EXPECT_EQ(again.at.covers, c.at.covers);
    EXPECT_EQ(again.length, c.length);
    EXPECT_EQ(again.at.is_over(), c.at.left.empty());
  }
}

// Whatever is changed, it is noticed, and not by a crash.
TEST(Checkpoint, IsRefusedIfAnyByteIsChangedOrMissing) {
  auto const text = as_text(sample_checkpoint());
  for (std::size_t at = 0; at < text.size(); ++at) {
    EXPECT_NE(judged_checkpoint(text.substr(0, at)), "right") << at;
    for (char c : std::string("0x/ \n\x01-")) {
      auto changed = text;
      changed[at] = c;
      if (changed != text) {
        EXPECT_NE(judged_checkpoint(changed), "right") << at << ' ' << c;
      }
      EXPECT_NE(judged_checkpoint(text.substr(0, at) + c + text.substr(at)), "right") << at << ' ' << c;
    }
    EXPECT_NE(judged_checkpoint(text.substr(0, at) + text.substr(at + 1)), "right") << at;
  }
  EXPECT_NE(judged_checkpoint(text + text), "right");
  EXPECT_NE(judged_checkpoint("\xEF\xBB\xBF" + text), "right");
}

TEST(Checkpoint, SaysWhatIsWrongAndWhere) {
  auto const text = as_text(sample_checkpoint());
  auto const changed = [&](std::string const& from, std::string const& to, bool seal = true) {
    auto const t = replaced(text, from, to);
    EXPECT_NE(t, text) << from;
    return judged_checkpoint(seal ? sealed(t.substr(0, t.find("sum "))) : t);
  };
  std::string const sum = ": this line is not the sum of all others, as it should be", form = ": this is not as a checkpoint is written";
  for (auto const& other : {"", "\n", "A B\nA\n"}) EXPECT_EQ(judged_checkpoint(other), "1:1: this is no checkpoint");
  EXPECT_EQ(judged_checkpoint("dlx checkpoint 2"), "1:1" + sum);
  EXPECT_EQ(changed("checkpoint 2", "checkpoint 1"), "1:16: this is a checkpoint of another version");
  EXPECT_EQ(changed("checkpoint 2", "checkpoint 21", false), "1:16: this is a checkpoint of another version");
  EXPECT_EQ(changed("rest 17", "rest 18", false), "12:1" + sum);
  EXPECT_EQ(judged_checkpoint(text.substr(0, text.find("rest"))), "5:1" + sum);
  EXPECT_EQ(judged_checkpoint(text.substr(0, text.size() - 1)), "12:1" + sum);
  EXPECT_EQ(judged_checkpoint(text + "x"), "13:1" + sum);
  EXPECT_EQ(changed("121", "122"), "2:9: the checkpoint is of another problem");
  EXPECT_EQ(changed("--items", "--json"), "3:7: the checkpoint is of another question");
  EXPECT_EQ(changed(" --items", ""), "3:7: the checkpoint is of another question");
  // and with a sum that is right again
  EXPECT_EQ(changed("until 5/7", "until end"), "right");
  EXPECT_EQ(changed("left 2", "left 3"), "8:1: 'rest' should stand here");
  EXPECT_EQ(changed("left 2", "left 1"), "7:1: 'covers' should stand here");
  EXPECT_EQ(changed("rest 17", "test 17"), "6:1: 'rest' should stand here");
  for (auto const& [from, to, line] : std::vector<std::array<std::string, 3>>{
           {"factors 2", "factors two", "4"}, {"factors 2", "factors -2", "4"}, {"3/7", "3-7", "6"}, {"1/4", "1/4000000000", "6"}, {"1/4", "/4", "6"}, {"1/4", "/", "6"}, {"1/4", "1", "6"},
           {"until 5/7", "until end 5/7", "6"}, {"from 3/7 ", "", "6"}, {" until end", "", "7"}, {"until end", "until", "7"}, {"rest 17 from 3/7 1/4 until 5/7", "rest", "6"},
           {"rest 17", "rest 18446744073709551616", "6"}, {"rest 17", "rest 17 4", "6"}, {"covers 1", "covers -1", "8"}, {"printed 5", "printed 05", "9"}, {"98 97", "98", "10"}, {"output 40313", "output none", "11"}})
    EXPECT_EQ(changed(from, to), line + ":1" + form) << to;
}

// The same problem, however it is written, and not another order of its options.
TEST(Checkpoint, KnowsItsProblemInEachDialect) {
  Scratch scratch;
  auto const r = in(scratch, "dlx make queens 5 > p; dlx convert --to json p > q; dlx solve --limit 3 --checkpoint ck p 2>/dev/null; dlx solve --resume ck q 2>/dev/null | wc -l; "
                             "{ head -2 p; tail -n +3 p | tac; } > q; dlx solve --resume ck q");
  EXPECT_EQ(r.status, 2);
  EXPECT_TRUE(r.out.ends_with("\n7\n")) << r.out;
  EXPECT_TRUE(says(r, "ck:2:9: error: the checkpoint is of another problem\n")) << r.err;
  std::mt19937 dice(4);
  std::set<std::string> seen;
  for (int k = 0; k < 1000; ++k) seen.insert(fingerprint(mixture(dice, 31, true)));
  EXPECT_EQ(seen.size(), 1000u);
}

// As the chapter shows it.
TEST(Checkpoint, IsThatOfTheBook) {
  auto const problem = made("queens 11");
  LinksSearch search(problem);
  Limits limits;
  limits.solutions = 200;
  auto const r = search.run(limits);
  Checkpoint c;
  c.problem = fingerprint(problem), c.asked = "solve", c.at = {search.rest(), search.covers(), r.totals}, c.printed = 200;
  EXPECT_EQ(as_text(c), slurp("tests/data/checkpoint.txt"));
}

namespace {
// Lives of a search, each with an engine and a number of threads drawn by lot, and each ended
// by a signal after a random time, which grows, lest a slow machine never come anywhere; the
// last one ends by itself. Then the next search begins, until there were enough deaths.
// A test says what `one TIME --checkpoint|--resume WAY` and `check` are.
std::string const lives = R"(
ways=('' '--engine links' '--threads 2' '--engine hybrid' '--threads 3' '--engine masks')
deaths=0
while [ $deaths -lt $DEATHS ]; do
  rm -f ck out; life=0
  while true; do
    life=$((life + 1))
    [ $life -gt 3000 ] && { echo endless; exit 1; }
    ms=$((RANDOM % (SPAN + 4 * life) + 2))
    [ -e ck ] && how=--resume || how=--checkpoint
    one $((ms / 1000)).$(printf %03d $((ms % 1000))) $how ${ways[RANDOM % 6]} 2> err
    s=$?
    [ $s = 0 ] && break
    [ $s = 124 ] || [ $s = 137 ] || { cat err; exit 1; }
    deaths=$((deaths + 1))
  done
  check || { echo "differs after $life lives"; exit 1; }
done
echo right
)";
// A first life has at most SPAN milliseconds, about what the whole search takes on an idle
// machine: if it had much more, it would be done before it is killed.
Run live(std::string const& puzzle, int span, std::string const& script) {
  Scratch scratch;
  bool const is_long = std::getenv("DLX_LONG") != nullptr;
  return in(scratch, "dlx make " + puzzle + " > p; DEATHS=" + (is_long ? "1000" : "6") + " SPAN=" + std::to_string(span) + "\n" + script + lives);
}
}  // namespace

// Whatever is printed or counted, and however it is ended, nothing is lost, and nothing is there twice.
TEST(Keeper, SurvivesKillsAndSignals) {
  std::string const three =  // boards in one problem, which are counted one after the other
      "tail -n +2 p | sed 1q | tr ' ' '\\n' > items; tail -n +3 p | sed 's/^[^:]*: //' > options\n"
      "boards() { for n in 1 2 3; do sed \"$1; s/^/$n/; s/ / $n/g\" $2; done; }\n"
      "{ { boards '/|/,$d' items; echo '|'; boards '1,/|/d' items; } | tr '\\n' ' '; echo; boards '' options; } > three\n"
      "echo 19248832000 > all; one() { timeout -s KILL $1 dlx count $2 ck --every 0.002 $3 $4 three > out; }\n";
  struct Case { std::string puzzle; int span; std::string one; };
  auto const solve = [](std::string const& signal, std::string const& words, std::string const& to) {
    return "one() { timeout -s " + signal + " $1 dlx solve " + words + " $2 ck --every 0.01 $3 $4 p " + to + "; }\ndlx solve " + (to.empty() ? words.substr(0, words.find("--out")) : words) + " p > all;\n";
  };
  auto const count = [](std::string const& words) { return "one() { timeout -s KILL $1 dlx count " + words + " $2 ck --every 0.01 $3 $4 p > out; }\ndlx count " + words + " p > all;\n"; };
  for (auto const& [puzzle, span, one] : std::vector<Case>{
           {"queens 12", 16, solve("KILL", "--out out", "")}, {"queens 12", 16, solve("KILL", "--items --fundamental --out out", "")}, {"queens 12", 16, solve("TERM", "", ">> out")}, {"queens 12", 16, solve("INT", "", ">> out")},
           {"queens 12", 4, "dlx split 4 p > split\ndlx solve --part parts/part-2 > all\none() { timeout -s KILL $1 dlx solve --part parts/part-2 --out out $2 ck --every 0.005 $3 $4; }\n"},
           {"queens 13", 40, count("")}, {"queens 13", 40, count("--each")}, {"queens 13", 40, count("--fundamental")}, {"queens 11", 20, three}}) {
    auto const r = live(puzzle, span, one + "check() { cmp out all; }");
    EXPECT_EQ(r.out, "right\n") << one << r.err;
  }
}

namespace {
// Starts a search that lasts, and waits until it has begun to write.
std::string const begin = until_it + "dlx make queens 16 > p; dlx count --each --checkpoint d/ck --every $every p > number 2> err & pid=$!\n"
                          "trap 'kill $pid 2> kills' EXIT; until_it '[ -e d/ck ]'\n";
}  // namespace

TEST(Keeper, WritesWhenItIsAskedToAndGoesOn) {
  Scratch scratch;
  auto const r = in(scratch, "mkdir d; every=1000;" + begin +
                                   "cp d/ck first; until_it 'kill -USR1 $pid; sleep 0.1; ! cmp -s first d/ck'; kill -0 $pid && echo alive\n"
                                   "cp d/ck second; until_it 'kill -USR1 $pid; sleep 0.1; ! cmp -s second d/ck'; kill -TERM $pid; wait $pid; echo $?\n"
                                   "grep -c '^covers [1-9]' second; grep -v ' nodes, after ' err; ls d");
  EXPECT_TRUE(r.out.starts_with("alive\n3\n1\ndlx: stopped by an interrupt")) << r.out;
  EXPECT_TRUE(r.out.ends_with("dlx: --resume d/ck goes on from there\nck\n")) << r.out;
}

// A full disk is no reason to give up, as long as covers can be written.
TEST(Keeper, GoesOnIfACheckpointCannotBeWritten) {
  Scratch scratch;
  auto const gone = "mv d e; kill -USR1 $pid; until_it 'grep -q again err'; ";
  auto const r = in(scratch, "mkdir d; every=0.05;" + begin + gone + "sleep 0.3; grep -c again err; rm e/ck; mv e d; until_it '[ -e d/ck ]'; kill -TERM $pid; wait $pid; echo $?");
  EXPECT_EQ(r.out, "1\n3\n") << r.err;
  EXPECT_NE(slurp(scratch / "err").find("dlx: cannot write 'd/ck': No such file or directory; the search goes on, and tries again\n"), std::string::npos);
  Scratch other;
  auto const end = in(other, "mkdir d; every=0.05;" + begin + gone + "kill -TERM $pid; wait $pid; echo $?; grep -c '^[0-9]*$' number; tail -1 err");
  EXPECT_EQ(end.out, "2\n1\ndlx: error: cannot write 'd/ck': No such file or directory\n");
}

TEST(Keeper, SaysAtOnceIfThereIsNoPlaceForACheckpoint) {
  Scratch scratch;
  auto const r = in(scratch, "dlx make queens 20 > p; dlx count --checkpoint none/ck p");
  EXPECT_EQ(r.status, 2);
  EXPECT_EQ(r.err, "dlx: error: cannot write 'none/ck': No such file or directory\n");
  EXPECT_EQ(in(scratch, "dlx solve --checkpoint none/ck --out covers p").status, 2);
  EXPECT_FALSE(std::filesystem::exists(scratch / "covers")) << "nothing is left behind";
  auto const full = in(scratch, "(trap '' XFSZ; ulimit -f 0; dlx count --checkpoint ck p; exit $?) 2>&1 | cat; exit ${PIPESTATUS[0]}");
  EXPECT_EQ(full.status, 2);
  EXPECT_EQ(full.out, "dlx: error: cannot write 'ck': File too large\n");
  EXPECT_FALSE(std::filesystem::exists(scratch / "ck.new"));
}

// A checkpoint that is there is not written over, is no file for covers either, and a dash is no file.
TEST(Keeper, CutsNoCheckpoint) {
  Scratch scratch;
  auto const month = in(scratch, "dlx make queens 6 > p; echo month > ck; dlx count --checkpoint ck p");
  EXPECT_EQ(month.status, 2);
  EXPECT_EQ(month.err, "dlx: error: 'ck' is there already; say --resume ck to go on from there, or take another name\n");
  EXPECT_EQ(slurp(scratch / "ck"), "month\n");
  auto const r = in(scratch, "rm ck; dlx make queens 3 > p; dlx solve --checkpoint ck --out covers p; cp ck old; dlx solve --resume ck --checkpoint none/new --out ck p; echo $?; cmp ck old; "
                               "dlx solve --checkpoint - p; echo $?; dlx solve --resume - p < ck; echo $?; ls -- -");
  EXPECT_TRUE(r.out.starts_with("2\n2\n2\n")) << r.out << r.err;
  EXPECT_TRUE(r.err.find("cannot write covers to 'ck': the checkpoint has this name") != r.err.npos) << r.err;
  EXPECT_TRUE(r.err.find("error: --checkpoint wants a file, and not -") != r.err.npos) << r.err;
  EXPECT_TRUE(r.err.find("error: --resume wants a file, and not -") != r.err.npos) << r.err;
}

// Covers and checkpoint in one file would be a checkpoint without covers.
TEST(Keeper, WantsTwoNames) {
  Scratch scratch;
  for (std::string const names : {"--checkpoint x --out x", "--checkpoint x --out ./x", "--checkpoint x --out here/x", "--checkpoint \"$PWD/x\" --out x", "--checkpoint x --out leads",
                                  "--checkpoint x --out here/leads", "--checkpoint leads --out x"}) {
    auto const r = in(scratch, "dlx make queens 6 > p; ln -sfn . here; ln -sfn x to; ln -sfn to leads; dlx solve " + names + " p");
    EXPECT_EQ(r.status, 2) << names;
    EXPECT_TRUE(r.err.starts_with("dlx: error: cannot write covers to '") && r.err.ends_with("': the checkpoint has this name; take another one\n")) << names << r.err;
    EXPECT_FALSE(std::filesystem::exists(scratch / "x")) << names;
  }
  auto const r = in(scratch, "dlx solve --checkpoint x p > covers; cp x y; dlx solve --resume x --out x p; cmp x y");
  EXPECT_EQ(r.status, 0);
  EXPECT_EQ(r.err, "dlx: error: cannot write covers to 'x': the checkpoint has this name; take another one\n");
}

// From one file into another; and the first is as it was.
TEST(Keeper, CanGoOnInAnotherFile) {
  Scratch scratch;
  auto const r = in(scratch, "dlx make queens 8 > p; dlx solve p --limit 9 --checkpoint a > out 2> err; cp a b; dlx solve --resume a --checkpoint c p 2> err | wc -l; cmp a b && grep left c; dlx solve --resume c p; echo $?");
  EXPECT_EQ(r.out, "83\nleft 0\n0\n") << r.err;
}

TEST(Keeper, IsThroughOnlyOnce) {
  Scratch scratch;
  auto const r = in(scratch, "dlx make queens 8 | dlx count --checkpoint ck; dlx make queens 8 | dlx count --resume ck --json; for how in 'count --checkpoint none' 'count --resume none' "
                             "'solve --checkpoint empty' 'solve --resume empty'; do dlx make queens 3 | dlx $how; echo $?; done");
  EXPECT_TRUE(r.out.starts_with("92\n{\"covers\":92,\"complete\":true,")) << r.out;
  EXPECT_TRUE(r.out.ends_with("}\n0\n1\n0\n1\n1\n1\n")) << r.out;
  EXPECT_EQ(r.err, "");
}

TEST(Keeper, RefusesAFileOfCoversThatDoesNotFit) {
  Scratch scratch;
  auto const prepare = "rm -rf ck out; dlx make queens 8 > p; dlx solve --limit 9 --checkpoint ck --out out p 2>/dev/null; ";
  auto const refused = [&](std::string const& change, std::string const& words) {
    auto const r = in(scratch, prepare + change + "; cp out before; dlx solve --resume ck --out ${name:-out} p");
    EXPECT_EQ(r.status, 2) << change;
    EXPECT_EQ(r.err, "dlx: error: cannot write covers to " + words + "\n");
    EXPECT_TRUE(slurp(scratch / "out") == slurp(scratch / "before")) << change;
  };
  refused("truncate -s -1 out", "'out': it has 575 bytes, and the checkpoint knows of 576; name the file that was written with it, or begin anew");
  refused("rm out; : > out", "'out': it has 0 bytes, and the checkpoint knows of 576; name the file that was written with it, or begin anew");
  refused("tr '\\n' ' ' < out > x; mv x out", "'out': it is not as the checkpoint knows it, so it is another file, or has been changed; name the one that was written with it");
  refused("seq 1 1000 > out", "'out': it is not as the checkpoint knows it, so it is another file, or has been changed; name the one that was written with it");
  refused("name=/dev/full", "'/dev/full': it is no file that could be cut; leave --out away to print them");
  refused("name=none/out", "'none/out': No such file or directory");
  refused("mkdir d; name=d", "'d': Is a directory");
  refused(until_it + "flock -F out sleep 1000 & trap \"kill $!\" EXIT; until_it '! flock -n out true'", "'out': another process does that just now; wait for it, or take another name");
  // where covers are, a new search has no place
  auto const fresh = in(scratch, std::string(prepare) + "dlx solve --checkpoint other --out out p");
  EXPECT_TRUE(says(fresh, "'out': it is not empty, and no checkpoint knows what is in it; take another name, or remove it first")) << fresh.err;
  EXPECT_FALSE(std::filesystem::exists(scratch / "other"));
  auto const nowhere = in(scratch, std::string(prepare) + "dlx solve --resume ck p");
  EXPECT_TRUE(says(nowhere, "the covers of 'ck' are in a file; say --out and its name")) << nowhere.err;
  auto const alone = in(scratch, "dlx solve --out x p");
  EXPECT_TRUE(says(alone, "--out x has no meaning alone")) << alone.err;
}

// A count that runs for a moment at a time comes to its end all the same, place by place. A busy machine may give no time at all to a life;
// only then is the next moment a little longer, so that the test ends.
TEST(Keeper, CountsAMomentAtATime) {
  Scratch scratch;
  auto const r = in(scratch, "dlx make queens 14 > p; dlx count --checkpoint ck --time 0.02 p > n 2> err; ms=20; places=0; last=''\n"
                               "until dlx count --resume ck --time $((ms / 1000)).$(printf %03d $((ms % 1000))) p > n 2> err; do [ $? = 3 ] || break\n"
                               "place=$(grep ^rest ck); [ \"$place\" = \"$last\" ] && ms=$((ms + 10)) || places=$((places + 1)); last=$place; done; cat n; [ $places -gt 1 ] && echo several");
  EXPECT_EQ(r.out, "365596\nseveral\n") << r.err;
}

// The checkpoint is read again when the lock is held: another process wrote its last one meanwhile.
TEST(Keeper, BelievesTheCheckpointOnlyWithTheLock) {
  Scratch scratch;
  auto const r = in(scratch, "dlx make queens 8 > p; dlx solve --limit 9 --checkpoint ck --out out p 2>/dev/null; cp ck ck9; "
                               "dlx solve --limit 20 --resume ck --out out p 2>/dev/null; cp ck ck20; cp ck9 ck; "
                               "flock out sh -c '> held; until [ -e /proc/$(cat pid 2>&1)/fd ] && ls -l /proc/$(cat pid)/fd | grep -q /out$; do sleep 0.02; done; cp ck20 ck' & " + until_it + "until_it 'test -e held'; "
                               "dlx solve --limit 15 --resume ck --out out p 2>/dev/null & echo $! > pid; wait $!; wc -l < out; grep covers ck");
  EXPECT_EQ(r.out, "20\ncovers 20\n") << r.err;
  auto const lost = in(scratch, "rm out; dlx solve --resume ck20 --out out p; ls out");  // and no empty file takes the place of one that is lost
  EXPECT_NE(lost.err.find("'out': No such file or directory"), lost.err.npos) << lost.err;
  EXPECT_EQ(lost.out, "");
}

// What was written is right, and the checkpoint knows how much of it there is.
TEST(Keeper, EndsIfCoversCannotBeWritten) {
  Scratch scratch;
  auto const r = in(scratch, "dlx make queens 9 > p; dlx solve p > all; (trap '' XFSZ; ulimit -f 4; dlx solve --checkpoint ck --every 0.001 --out out p; echo $?)\n"
                               "dlx solve --resume ck --out out p && cmp out all && echo right");
  EXPECT_EQ(r.out, "2\nright\n");
  EXPECT_EQ(r.err, "dlx: error: cannot write covers to 'out': File too large\n");
}

// With the right sum.
TEST(Keeper, RefusesAPathThatIsNotInTheTree) {
  Scratch scratch;
  Checkpoint c;
  c.problem = fingerprint(made("queens 4")), c.asked = "solve";
  for (auto const& wrong : std::vector<Turnings>{{{2, 4}, {3, 5}}, {{0, 4}}, {{5, 4}}, {{-1, 4}}, {{1, 1}}}) {
    c.at.left = {Rest{{wrong, std::nullopt}}};
    scratch.file("ck", as_text(c));
    auto const r = in(scratch, "dlx make queens 4 | dlx solve --resume ck");
    EXPECT_EQ(r.status, 2);
    EXPECT_TRUE(says(r, "ck:6:1: error: the tree of this problem has no such range\n  6 | rest 0 from " + spelled(wrong) + " until end\n")) << r.err;
  }
}

// The sum is right, but there are more factors than components.
TEST(Keeper, RefusesFactorsThatBelongToNothing) {
  Scratch scratch;
  Checkpoint c;
  c.problem = fingerprint(made("queens 6")), c.asked = "count";
  for (auto const& [factors, is_over] : std::vector<std::pair<std::vector<Natural>, bool>>{{{3, 4, 5, 6, 7}, false}, {{4}, false}, {{3, 4}, true}}) {
    c.factors = factors;
    if (is_over) c.at.left.clear();
    scratch.file("ck", as_text(c));
    auto const r = in(scratch, "dlx make queens 6 | dlx count --resume ck");
    EXPECT_EQ(r.status, 2);
    EXPECT_EQ(r.err, "dlx: error: the checkpoint has more factors than the problem can have\n");
  }
}

// All kinds of problems, by all engines that can.
TEST(Keeper, TakesAllProblemsAndCountsALimitFromTheBeginning) {
  Scratch scratch;
  in(scratch, "dlx make queens 6 > queens");
  for (std::string const file : {"$data/museum.dlx", "$data/kitchen.dlx", "$data/cross.dlx", "$data/paper.dlx", "$data/taxi.dlx", "queens"})
    for (std::string const form : {"", "--items", "--json", "--board"}) {
      if (form == "--board" and file != "queens") continue;
      auto const r = in(scratch, "rm -f ck; how=--checkpoint; for n in 1 2 3 3 4 100; do dlx solve $how ck --limit $n " + form + " " + file +
                                 " 2>/dev/null; how=--resume; done > out; dlx solve " + form + " " + file + " | cmp - out && grep left ck");
      EXPECT_EQ(r.out, "left 0\n") << file << form << r.err;
    }
}

TEST(Keeper, RefusesWhatCannotBeKept) {
  expect_refusals({{"solve --cheapest --checkpoint ck", "--checkpoint ck does not go with --cheapest"},
                   {"solve --resume ck --max-cost 3", "--max-cost 3 does not go with --resume ck"},
                   {"solve --checkpoint ck --svg", "--svg does not go with --checkpoint ck"},
                   {"solve --checkpoint ck --log", "--log does not go with --checkpoint ck"},
                   {"solve --checkpoint ck --nodes 5", "--nodes 5 does not go with --checkpoint ck"},
                   {"solve --checkpoint ck --engine textbook", "--engine textbook does not go with --checkpoint ck"},
                   {"count --checkpoint ck --profile", "--profile does not go with --checkpoint ck"},
                   {"count --checkpoint ck --limit 3", "--limit 3 does not go with --checkpoint ck"},
                   {"count --checkpoint ck --chooser script:x", "--chooser script:x does not go with --checkpoint ck"},
                   {"count --checkpoint ck --every 0", "--every wants a number above 0, not 0"},
                   {"count --resume none", "cannot read 'none': No such file or directory"}, {"count --resume /dev/null", "this is no checkpoint"}},
                  "echo A | dlx ");
}

// Components are factors, one after the other; the first without a cover ends it.
TEST(Keeper, CountsComponentsOneByOne) {
  Scratch scratch;
  auto const r = in(scratch, "printf 'A B C D\\nA B\\nA\\nB\\nC D\\nC\\nD\\n' > two; printf 'A B C D E\\nA B\\nA\\nB\\nC D\\nC\\nD\\n' > none\n"
                               "for p in two none; do dlx count --checkpoint $p.ck --json $p; dlx count --resume $p.ck --json $p; grep -E 'factors|left|work' $p.ck; done");
  std::string const two = "{\"covers\":4,\"complete\":true,\"nodes\":6,\"tries\":4,\"dead\":0}\n", none = "{\"covers\":0,\"complete\":true,\"nodes\":1,\"tries\":0,\"dead\":1}\n";
  EXPECT_EQ(r.out, two + two + "factors 2 2\nleft 0\nwork 6 4 0\n" + none + none + "factors 0\nleft 0\nwork 1 0 1\n");
  std::string const note = "none: note: item 'E' is in no option, so there is no cover\n";
  EXPECT_EQ(r.err, note + note);
  // written when nothing was left of a component, and before it became a factor
  auto const two_in_one = read_problem(Source{"two", slurp(scratch / "two")}, Syntax::automatic);
  Checkpoint c;
  c.problem = fingerprint(two_in_one), c.asked = "count", c.at.covers = 2;
  c.at.left.clear();
  for (auto const& factors : std::vector<std::vector<Natural>>{{}, {2}}) {
    c.factors = factors;
    scratch.file("ck", as_text(c));
    EXPECT_EQ(in(scratch, "dlx count --resume ck two").out, "4\n");
  }
}
