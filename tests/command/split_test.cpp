// Parts of a search, as files; what they find together, how they are run, and what that costs.
#include "command/helps.hpp"
#include "dlx/command/keeper.hpp"
#include "dlx/command/split.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/more/split.hpp"
#include "dlx/text/dlx.hpp"
#include "made.hpp"
#include "random_problems.hpp"
#include <fmt/format.h>
#include <queue>

using namespace dlx;

namespace {
std::string text_of(SearchPart const& part) { return as_text(part, write_dlx(part.problem)); }
SearchPart sample() {
  return {made("queens 4"), "smallest", {{{1, 4}, {2, 2}}, Turnings{{3, 4}}}, "2 of 5"};
}
// Line, column, and complaint; or that all is well.
std::string judged(std::string const& text) {
  try {
    read_part(Source{"part", text});
    return "right";
  } catch (InputError const& e) {
    return std::to_string(e.line()) + ":" + std::to_string(e.column()) + ": " + e.message();
  }
}
std::string changed(std::string const& from, std::string const& to) {
  auto text = text_of(sample());
  text = text.substr(0, text.rfind("sum"));
  auto const at = text.find(from);
  EXPECT_NE(at, text.npos) << from;
  return judged(sealed(text.replace(at, from.size(), to)));
}
}  // namespace

TEST(Parts, AreReadAsTheyWereWritten) {
  auto const text = text_of(sample());
  EXPECT_EQ(text_of(read_part(Source{"part", text})), text);
  std::mt19937 dice(31);
  for (int round = 0; round < 500; ++round) {
    auto const problem = mixture(dice, dice() % 32, dice() % 2);
    bool const first = dice() % 2;
    for (auto const& share : split(problem, first ? Chooser::first : Chooser::smallest, 4, round)) {
      SearchPart const part = {problem, first ? "first" : "smallest", share.range, "1 of many"};
      auto const again = read_part(Source{"part", text_of(part)});
      ASSERT_EQ(text_of(again), text_of(part)) << round;
      EXPECT_EQ(again.range, part.range);
      EXPECT_EQ(again.problem, problem);
    }
  }
}

// With the right sum.
TEST(Parts, SayWhatIsWrongAndWhere) {
  EXPECT_EQ(judged("A B\nA\nB\n"), "1:1: this is no part");
  EXPECT_EQ(judged(""), "1:1: this is no part");
  EXPECT_EQ(changed("dlx part 1\n", "dlx part 2\n"), "1:10: this is a part of another version");
  EXPECT_EQ(changed("chooser smallest", "chooser largest"), "3:9: 'largest' is no chooser of this program");
  EXPECT_EQ(changed("from 1/4", "from 1/5"), "4:6: this is no part of the problem: the tree has no path 1/5 2/2");
  EXPECT_EQ(changed("until 3/4", "until 3/4 1/2"), "4:6: this is no part of the problem: the tree has no path 3/4 1/2");
  EXPECT_EQ(changed("until 3/4", "until 1/4"), "4:6: this is no part of the problem: nothing is from 1/4 2/2 until 1/4");
  EXPECT_EQ(changed("until 3/4", "until then"), "5:1: this is not as a part is written");
  EXPECT_EQ(changed("until 3/4\n", ""), "5:1: 'until' should stand here");
  EXPECT_EQ(changed("Q@(0,0): R1 F1 B3\n", ""), "4:6: this is no part of the problem: the tree has no path 3/4");
}

// The one that the book shows.
TEST(Parts, AreThoseOfTheBook) {
  Scratch scratch;
  auto const r = run("cd " + (scratch / "").string() + "; dlx make queens 4 | dlx split 3; cat parts/part-2");
  EXPECT_EQ(r.out.substr(r.out.find('\n') + 1), slurp("tests/data/part.txt"));
}

TEST(Parts, AreNoProblems) {
  Scratch scratch;
  auto const part = scratch.file("part", text_of(sample())), other = (scratch / "x").string();
  for (auto const& command : std::vector<std::string>{"solve ", "count ", "verify ", "estimate ", "convert ", "trace ", "split 2 --out " + other + ' '})
    expect_refusals({{command + part, ":1:1: error: this is a part of a search\n"}, {command + part, "help: dlx solve, count, and split take it: --part " + part}});
  expect_refusals({{"solve --part " + part + " tests/data/paper.dlx", "dlx: error: --part " + part + " has its problem with it, and needs no tests/data/paper.dlx\n"},
                   {"solve --part tests/data/paper.dlx", "error: this is no part\n"}, {"solve --part tests/data/paper.dlx", "help: --part wants a file that dlx split has written\n"}});
}

// By the command, in each form that can be put together, by each engine.
TEST(SplitCommand, PartsHaveTheOutputOfTheWhole) {
  std::string const search = R"sh(
try() { # N PROBLEM WORDS...: are the parts together the whole? Are the parts of parts?
  n=$1 p=$2; shift 2
  dlx "$@" $p > whole
  rm -rf parts; dlx split $n $chooser $p > /dev/null || return 1
  for part in parts/part-*; do dlx "${@/--chooser*/--why}" --part $part 2>/dev/null || return 2; done > found
  $join found | cmp - whole || return 3
  for part in parts/part-*; do
    rm -rf small; dlx split 3 --out small --part $part > /dev/null || return 4
    for s in small/part-*; do dlx "${@/--chooser*/--why}" --part $s 2>/dev/null || return 5; done
  done > found
  $join found | cmp - whole || return 6
}

turn=0
some() { turn=$((turn + 1)); [ $((turn % every)) -ne $((2 % every)) ] || try "$@"; }
)sh";
  Scratch scratch;
  // In a hurry, each fifth of what can be combined; all problems are among them, and all engines.
  std::string const every = std::getenv("DLX_LONG") ? "every=1\n" : "every=5\n";
  auto const r = in(scratch, every + search + R"sh(
sum() { echo $(($(paste -sd+ $1))); }
join=cat chooser=
dlx make queens 7 > q; dlx make dominoes 4x5 > d; dlx make queens 2 > none; echo > empty; echo A > one; echo A >> one
cp $data/{museum,kitchen,cross,taxi}.dlx .; printf 'items:\n' > empty
for n in 1 3 7 1000; do for p in q d none empty one museum.dlx kitchen.dlx cross.dlx taxi.dlx; do
  some $n $p solve || { echo "$n $p: $?"; exit 1; }
done; done
for words in "--json" "--fundamental" "--engine links" "--engine masks" "--engine hybrid" "--threads 2"; do
  try 5 q solve $words || { echo "$words: $?"; exit 1; }
done
chooser="--chooser first"; try 5 q solve --chooser=first || { echo "first: $?"; exit 1; }
join=sum chooser=
for n in 1 2 5; do for p in q d none empty one museum.dlx; do for words in "" "--each" "--engine links" "--threads 2"; do
  some $n $p count $words || { echo "count $n $p $words: $?"; exit 1; }
done; done; done
echo right)sh");
  EXPECT_EQ(r.out, "right\n") << r.err;
}

TEST(SplitCommand, StatusSaysWhetherAPartIsDone) {
  Scratch scratch;
  auto const r = in(scratch, R"sh(
dlx make queens 4 > p; dlx split 3 p > /dev/null
for k in 1 2 3; do for command in "solve" "count" "solve --limit 1" "solve --limit 3"; do dlx $command --part parts/part-$k > out 2> said; echo "$? $(cat out | wc -l)"; done; done | tr '\n' ,
dlx make queens 20 | dlx split 2 --out twenty > /dev/null
for T in 0.3 1 3 10 30; do timeout -s TERM $T dlx solve --part twenty/part-1 > out; s=$?; [ -s out ] && break; done; echo $s; [ -s out ] && echo some
dlx count --time 0.1 --part twenty/part-2 > out; echo $?
)sh");
  EXPECT_EQ(r.out, "0 0,0 1,0 0,0 0,0 2,0 1,3 1,0 2,0 0,0 1,0 0,0 0,124\nsome\n3\n") << r.err;
  EXPECT_TRUE(says(r, "dlx: stopped by an interrupt after")) << r.err;
}

TEST(SplitCommand, RefusesWhatPartsCannotDo) {
  expect_refusals({{"solve --part x --items", "--items does not go with --part x"},
                   {"solve --outline --part x", "--part x does not go with --outline"},
                   {"solve --part x --cheapest", "--cheapest does not go with --part x"},
                   {"solve --part x --chooser first", "--chooser first does not go with --part x"},
                   {"count --part x --engine textbook", "--engine textbook does not go with --part x"},
                   {"count --part x --limit 3", "--limit 3 does not go with --part x"},
                   {"split 1000000", "N is at most 10000, not 1000000"},
                   {"split 2 --part x --chooser first", "--chooser first does not go with --part x"},
                   {"split 2 --part none", "cannot read 'none': No such file or directory"},
                   {"trace --part x", "dlx trace has no option --part"}}, "echo A | dlx ");
}

// The checkpoint of one part is none of another.
TEST(SplitCommand, RefusesTheCheckpointOfAnotherPart) {
  Scratch scratch;
  auto const r = in(scratch, "dlx make queens 8 > p; dlx split 2 p > /dev/null; dlx solve --limit 3 --checkpoint ck --part parts/part-1 > out 2> err; echo $?; dlx solve --resume ck --part parts/part-2; "
                               "dlx solve --resume ck p; dlx solve --resume ck --part parts/part-1 >> out 2> err; echo $?; dlx solve --part parts/part-1 | cmp - out && echo same");
  EXPECT_EQ(r.out, "3\n0\nsame\n");
  EXPECT_TRUE(says(r, "the checkpoint is of another question\n  3 | asked solve from  until ")) << r.err;
  EXPECT_TRUE(says(r, "help: now it is: solve\n")) << r.err;
}

// All parts or none; and never beside those of yesterday.
TEST(SplitCommand, WritesAllPartsOrNone) {
  Scratch scratch;
  auto const r = in(scratch, R"sh(
dlx make queens 8 > p; dlx split 12 p; ls parts | tr '\n' ' '; ls | tr '\n' ' '; echo
dlx split 2 p; echo $?; dlx split 2 --out p p; echo $?; mkdir fine; dlx split 2 -o fine p; mkdir -p deep; dlx split 2 -o deep/down/there p
mkdir half.new; dlx split 2 -o half p; echo $?
(trap '' XFSZ; ulimit -f 1; dlx split 4 -o full p; echo $?); [ -e full ] || [ -e full.new ] || echo none
mkdir here; (cd here; dlx split 2 -o . ../p; echo $?; ls -a | wc -l); dlx split 2 -o slash/ p > /dev/null; ls slash | wc -l; dlx split 2 -o / p 2> /dev/null; echo $?
dlx split 2 -o /proc/parts p; echo $?
echo A B | dlx split 9 -o none; ls none | tr '\n' ' ')sh");
  EXPECT_EQ(r.out, "parts: 12 parts, of about 77 nodes each, 81 in the largest\npart-01 part-02 part-03 part-04 part-05 part-06 part-07 part-08 part-09 part-10 part-11 part-12 run p parts \n"
                   "2\n2\nfine: 2 parts, of about 583 nodes each, 587 in the largest\ndeep/down/there: 2 parts, of about 583 nodes each, 587 in the largest\n2\n2\nnone\n2\n2\n3\n2\n2\n"
                   "none: 1 part, since the tree has no more, of about 1 nodes each, 1 in the largest\npart-1 run ");
  EXPECT_TRUE(says(r, "dlx: error: 'parts' is there already; parts want a folder of their own, so take another name, by --out\n")) << r.err;
  EXPECT_TRUE(says(r, "dlx: error: 'p' is there already")) << r.err;
  EXPECT_TRUE(says(r, "dlx: error: 'half.new' is there already, of a split that has not come to its end, or is still going on; remove it\n")) << r.err;
  EXPECT_TRUE(says(r, "dlx: error: cannot write 'full.new/part-1': File too large\n")) << r.err;
  EXPECT_TRUE(says(r, "dlx: error: cannot write '/proc/parts': ")) << r.err;
}

// ---- the recipes of the book, each with processes that are killed in the middle ------------
namespace {
// A dlx that is killed, and its caller with it, as long as a folder of dooms
// is not empty; and that is slow, so that there is a middle.
std::string const doomed = R"sh(
export real=$(command -v dlx) dooms=$PWD/dooms; mkdir bin dooms dooms/{1,2}
cat > bin/dlx <<'END'
#!/bin/bash
for d in $dooms/*; do
  [ "$1" = solve ] && rmdir $d 2> /dev/null || continue
  $real "$@" --engine links & sleep 0.0$((RANDOM % 8 + 2)); kill -9 $! $$
done
[ "$1" = solve ] && slow="--engine links" || slow=
exec $real "$@" $slow
END
chmod +x bin/dlx
$real make pentominoes 6x10 --up-to-symmetry > p; $real solve p > whole; $real split 16 p > /dev/null
PATH=$PWD/bin:$PATH OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1 PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe
export PATH OMPI_ALLOW_RUN_AS_ROOT OMPI_ALLOW_RUN_AS_ROOT_CONFIRM OMPI_MCA_rmaps_base_oversubscribe PRTE_MCA_rmaps_default_mapping_policy
)sh";
std::string const compare = "\n[ $? = 0 ] && cmp covers whole && rmdir dooms && echo right";
// Kills a rank, a child of process $1 that runs in the folder, as soon as some part is done.
std::string const kill_a_rank = R"sh(
kill_a_rank() {
  for k in $(seq 3000); do ls parts/solve-* > /dev/null 2>&1 && break; sleep 0.02; done
  kill -9 $(pgrep -P $1 -f parts/run | head -1) && echo killed
})sh";
}  // namespace

TEST(Recipes, ParallelSurvivesKills) {
  if (not is_there("parallel")) GTEST_SKIP() << "there is no GNU parallel";
  Scratch scratch;
  auto const r = in(scratch, doomed + ". $data/run-parallel.sh 2> err" + compare);
  EXPECT_EQ(r.out, "right\n") << r.err << slurp(scratch / "err");
}

// Two hosts, of which one is gone from the beginning. What goes there goes by a stand-in for ssh,
// which, like a login, sets SHELL: without it, GNU parallel runs nothing there, and says 0.
TEST(Recipes, ParallelSurvivesTheLossOfAMachine) {
  if (not is_there("parallel")) GTEST_SKIP() << "there is no GNU parallel";
  Scratch scratch;
  auto const r = in(scratch, doomed + R"sh(
cat > bin/ssh <<'END'
#!/bin/bash
host=$1; shift; [ "$1" = -- ] && shift
[ $host = there ] && exit 255
SHELL=/bin/bash exec bash -c "$*"
END
chmod +x bin/ssh; export PARALLEL_SSH=$PWD/bin/ssh
. $data/run-hosts.sh 2> err)sh" + compare);
  EXPECT_EQ(r.out, "right\n") << r.err << slurp(scratch / "err");
}

TEST(Recipes, MpiSurvivesKillsOfPartsAndOfARank) {
  if (not is_there("mpirun")) GTEST_SKIP() << "there is no mpirun";
  Scratch scratch;
  auto const r = in(scratch, doomed + kill_a_rank + R"sh(
(. $data/run-mpi.sh) 2> err &
ran=$!
for k in $(seq 3000); do mpi=$(pgrep -P $ran -x 'mpirun|orterun|prterun') && break; sleep 0.02; done
kill_a_rank $mpi; wait $ran)sh" + compare);
  EXPECT_EQ(r.out, "killed\nright\n") << r.err << slurp(scratch / "err");
}

// A queue of jobs: sbatch has a stand-in, which starts that many ranks, one of which is killed.
TEST(Recipes, AQueueSurvivesKillsOfPartsAndOfARank) {
  if (not is_there("flock")) GTEST_SKIP() << "there is no flock";
  Scratch scratch;
  auto const r = in(scratch, doomed + kill_a_rank + R"sh(
cat > bin/sbatch <<'END'
#!/bin/bash
[ "$1 $2 $3" = "--wait --array=1-4 --wrap" ] || exit 9
for k in 1 2 3 4; do sh -c "exec $4" & done
wait; exit 137
END
chmod +x bin/sbatch
(. $data/run-queue.sh) 2> err &
ran=$!
for k in $(seq 3000); do queue=$(pgrep -P $ran sbatch) && break; sleep 0.02; done
kill_a_rank $queue; wait $ran)sh" + compare);
  EXPECT_EQ(r.out, "killed\nright\n") << r.err << slurp(scratch / "err");
}

TEST(Recipes, MakeGoesOnAfterKills) {
  Scratch scratch;
  auto const r = in(scratch, doomed + "make -k -j4 -f $data/run-make.mk > err 2>&1; echo $?; ls parts | grep -c solve; make -j4 -f $data/run-make.mk >> err 2>&1" + compare);
  EXPECT_EQ(r.out, "2\n14\nright\n") << r.err << slurp(scratch / "err");
}

// What is wrong for one part is wrong for all; and what is stopped is not done.
TEST(Recipes, ARankEndsIfItCannotBeRight) {
  Scratch scratch;
  auto const r = in(scratch, R"sh(
dlx make queens 6 | dlx split 3 > /dev/null
parts/run; echo $?; parts/run slove; echo $?; parts/run solve --limti; echo $?; parts/run solve --limit 1; echo $?
ls parts | grep -c solve-; parts/run count; echo $?; echo $(($(cat parts/count-* | paste -sd+))); parts/run count --no-such-thing; echo $?)sh");
  EXPECT_EQ(r.out, "2\n2\n2\n3\n0\n0\n4\n2\n") << r.err;
  EXPECT_TRUE(says(r, "run solve|count [OPTION...]: searches the parts here")) << r.err;
  EXPECT_TRUE(says(r, "run: what is here is of: run count; to begin anew, remove words-count and count-*")) << r.err;
}

// ---- what it costs, in nodes of masks ----------------------------------------------------
namespace {
struct Cost {
  double whole = 0, sum = 0, most = 0;  // nodes of a search of the whole; of all parts; of the largest
  std::vector<double> parts;
};
double nodes_in(Problem const& problem, Range const& range) {
  Masks search(rows_for_masks(problem), Chooser::smallest, Rest{range});
  return static_cast<double>(search.run().totals.nodes);
}
Cost cost_of(Problem const& problem, int count) {
  Cost cost;
  cost.whole = nodes_in(problem, Range());
  for (auto const& share : split(problem, Chooser::smallest, count, 1)) {
    cost.parts.push_back(nodes_in(problem, share.range));
    cost.sum += cost.parts.back();
    cost.most = std::max(cost.most, cost.parts.back());
  }
  return cost;
}
// When the last of so many machines is done, if a free machine takes the next part.
double time_of(std::vector<double> const& parts, int machines) {
  std::priority_queue<double, std::vector<double>, std::greater<double>> free;
  for (int k = 0; k < machines; ++k) free.push(0);
  double last = 0;
  for (double const nodes : parts) {
    double const end = free.top() + nodes;
    free.pop();
    free.push(end);
    last = std::max(last, end);
  }
  return last;
}
}  // namespace

TEST(SplitCommand, CostsWhatTheTableSays) {
  auto table = fmt::format("{:<34}{:>9}{:>10}{:>9}{:>14}{:>9}\n", "problem", "nodes", "in eight", "largest", "in a hundred", "largest");
  for (auto const* puzzle : {"queens 12", "langford 11 --up-to-symmetry", "pentominoes 6x10 --up-to-symmetry", "langford 11", "pentominoes 6x10"}) {
    if (std::getenv("DLX_LONG") == nullptr and std::string(puzzle).starts_with("pentominoes")) break;  // the rest takes some seconds
    auto const problem = made(puzzle);
    auto const eight = cost_of(problem, 8), hundred = cost_of(problem, 100);
    table += fmt::format("{:<34}{:>9}", puzzle, eight.whole);
    for (auto const& [c, width] : {std::pair(eight, 10), {hundred, 14}})
      table += fmt::format("{:>{}.2f}{:>9.2f}", c.sum / c.whole, width, c.most * static_cast<double>(c.parts.size()) / c.sum);
    table += '\n';
  }
  EXPECT_TRUE(slurp("tests/data/parts-cost.txt").starts_with(table)) << table;
}

TEST(SplitCommand, GivesAHundredMachinesWhatTheTableSays) {
  if (std::getenv("DLX_LONG") == nullptr) GTEST_SKIP() << "takes a minute; DLX_LONG=1 has the time";
  auto table = fmt::format("{:<34}{:>10}{:>10}{:>10}\n", "times as fast, with parts:", 100, 400, 1600);
  for (auto const* puzzle : {"queens 14", "langford 13 --up-to-symmetry", "pentominoes 6x10 --up-to-symmetry"}) {
    auto const problem = made(puzzle);
    table += fmt::format("{:<34}", puzzle);
    for (int count : {100, 400, 1600}) {
      auto const c = cost_of(problem, count);
      table += fmt::format("{:>10.0f}", c.whole / time_of(c.parts, 100));
    }
    table += '\n';
  }
  EXPECT_EQ(table, slurp("tests/data/hundred-machines.txt"));
}
