@** Many machines. \label{command/split}%
A person with two processors says \.{--threads 2}. A person with forty machines has had to wait until here.
\transcript{split-queens}
The tree of the queens is cut into eight parts (\sec{more/split}), each in a file of its own (\sec{command/parts}). Then they are searched; here one after the other by a loop of the shell, which is no gain, but any of them could have been searched on another machine. {\it The lists of all parts, one behind the other, are the list of the whole, byte by byte\/}: this is
the promise of the chapter, whoever searches them, in whichever order, and however often one of them has to begin anew.
@^many machines@>

Why is there no program of ours that talks to forty machines? Because whoever has forty machines has one already. It knows their names, who may use them, when they are free, and what is to be done when one of them
does not answer. It wants work that comes in files, and a status that can be believed; so we make these.

@ Here are recipes for what people have. All begin with \cmd{dlx split 400 problem.dlx}, which fills the folder \.{parts}; there are more parts than machines, because parts are not equally large, and who is free takes the next one.

{\it One machine.} GNU parallel, a program that hands out work, has as many parts searched at a time as there are processors. What a part prints is kept back until those before it are done, by \.{--keep-order}; so all of it is one list. A part whose process was killed is tried again.
\verbatimfile{tests/data/run-parallel.sh}
{\it Some machines that one can reach by \.{ssh}.} The same, with their names; on each of them is the folder, by way of a disk that all can see. If a machine does not answer, its parts go to others. (If there is no such disk, the manual of parallel has \.{--transferfile}: a part
is one file, and needs no other.)
\verbatimfile{tests/data/run-hosts.sh}
{\it MPI.} The folder also has a script, \.{run}, that takes one part after the other as long as there are any. Any number of these may run at a time, and they are what \cmd{mpirun} starts. Without \.{--enable-recovery}, one that dies takes all others with it. (Even that does no harm: say the line again, and it goes on with the parts that are missing.)
\verbatimfile{tests/data/run-mpi.sh}
{\it A queue of jobs}, such as that of SLURM: each job of an array is such a run. The second line is for the evening on which some of them have died; it does what they left undone, and if all is done, it has nothing to do.
\verbatimfile{tests/data/run-queue.sh}
{\it Only \.{make},} which knows best what to do when some files are there and others are not: \cmd{make -j -f} this file, and again if something went wrong.
\verbatimfile{tests/data/run-make.mk}
@^SLURM@>@^MPI@>@^make@>@^ssh@>@^parallel, GNU@>

@ All of these are run by the tests, with four processes at a time, where the programs are there; parts are killed in the middle, with \cmd{kill -9}, and so is a rank of MPI and of the queue, and a machine for parallel does not answer at all. In the end the list must be that of one process. (The other machines are this one, by a stand-in for \cmd{ssh}; and the queue
is a stand-in of six lines for \cmd{sbatch}, since SLURM wants a machine of its own.)

How does a killed part not leave half of its covers in the list? Each recipe has an answer to that, and it is always the same one: what was printed has another place, until the status says that it is all. Parallel keeps it in a file that nobody sees, and throws it away if the status is not~0, but for the last time that it tries; then its own status is not~0, and the list does not get
its name. \.{run} and \.{make} rename a file.
Therefore the status of a part is as it is (\sec{command/parts}). {\it Nobody looks at half a part\/}: this is the invariant of the recipes.
@^invariant of parts@>

@ For a number, one adds. \cmd{dlx count} takes a part, too, and prints the number of its covers; here are the numbers of the eight parts, and their sum.
\transcript{split-count}
It may need no visit to each cover for that, but it remembers its own part only. A problem whose situations come again and again gains nothing: dominoes on $12\times12$ squares take a moment on one machine, and should not be shared.

What do limits mean? For \.{solve}, \.{--limit 5} is five covers {\it of this part}, and \.{--time 60} a minute for each. A part that was stopped by either has the status~3, unlike a search of the whole, and whatever runs it will know that something is missing. Each part can be kept, by
\.{--checkpoint}, resumed, and searched by several threads, as if it were a problem; and it can be split again, by \cmd{dlx split 10 --part FILE}, if it turns out to be a giant.
@^limit of a part@>

@(dlx/command/split.hpp@>=
#pragma once
/* The command |split|, which writes a search as parts for many machines. */
#include "dlx/command/settings.hpp"
namespace dlx {
void declare_split(Declaration& d);
} // |namespace dlx|

@ It reads, has the tree cut, and writes.

@(dlx/command/split.cpp@>=
#include "dlx/command/split.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/whole_file.hpp"
#include "dlx/base/source.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/parts.hpp"
#include "dlx/more/split.hpp"
#include "dlx/text/dlx.hpp"
#include <algorithm>
#include <filesystem>
namespace dlx {
namespace {
using Path = @[std::filesystem::path@];
@<Say how a rank runs@>
@<Write a folder with parts@>
@<Obey \.{split}@>
}  // |namespace|
@<Declare \.{split}@>
} // |namespace dlx|

@ What would be worse than no parts? Some of them. If the disk is full, or somebody says Control-C after part~17, then a shell that is told to search all parts in the folder searches seventeen, and nobody misses the others. So they are written into another folder, and that gets its name when all
is there. For the same reason the folder must be new, or empty: of yesterday's sixteen parts, today's eight would replace the first half.

(The names have as many digits as the last number needs, so that a shell, which puts names in the order of their letters, puts the parts in theirs.)
@^all or nothing@>

@<Write a folder with parts@>=
void refuse_folder(std::string const& name)
{
  auto const last = Path(name).filename();
  if ((last == ".") or last == "..") throw std::runtime_error("parts want a folder of their own; give its name, by --out");
  auto const fresh = name + ".new";
  std::error_code ignored; // if nobody may look, nobody may write, which is told later
  bool const is_room = std::filesystem::is_directory(name, ignored) and std::filesystem::is_empty(name, ignored);
  if (std::filesystem::exists(name, ignored) and not is_room)
    throw std::runtime_error(fmt::format("'{}' is there already; parts want a folder of their "
      "own, so take another name, by --out", visible(name)));
  if (std::filesystem::exists(fresh, ignored))
    throw std::runtime_error(fmt::format("'{}' is there already, of a split that has not come "
      "to its end, or is still going on; remove it", visible(fresh)));
}

@ Nothing has been written as long as there are questions. What goes wrong with a folder, the library tells in an exception of its own, whose reason we keep. And what was written in vain is removed, since it only takes room; it is ours, for when we came, it was not there.

@<Write a folder with parts@>=
void fill_folder(Path const& folder, SearchPart part, std::vector<Share> const& shares)
{
  auto const digits = std::to_string(shares.size()).size();
  auto const problem = write_dlx(part.problem);
  auto const whole = part.name == SearchPart().name ? "" : ", of part " + part.name;
  for (std::size_t k = 0; k < shares.size(); ++k) {
    part.range = shares[k].range;
    part.name = fmt::format("{} of {}, of about {} nodes{}", k + 1, shares.size(),@|
      rounded(shares[k].nodes), whole);
    replace_file(folder/fmt::format("part-{:0{}}", k + 1, digits), as_text(part, problem), Lasting::no);
  }
  @<Write |run| beside them@>
}

@ The folder is filled under another name, and gets its own when it is complete. So nobody finds half of the parts, and takes them for all.

@<Write a folder with parts@>=
void write_parts(std::string const& name, SearchPart const& part,
  std::vector<Share> const& shares)
{
  auto const fresh = name + ".new";
  std::error_code ignored;
  try {
    std::filesystem::create_directories(fresh);
    fill_folder(fresh, part, shares);
    std::filesystem::rename(fresh, name);
  } catch (std::system_error const& e) {
    std::filesystem::remove_all(fresh, ignored);
    give_up(name, e.code().value());
  } catch (std::runtime_error const&) {
    std::filesystem::remove_all(fresh, ignored);
    throw;
  }
}

@*1 A rank. On a cluster, the same program is started forty times, and each of the forty is called a {\it rank}. Nobody tells it what to do. So the ranks have to agree who does what, and what they have in common is the folder. A rank goes through the parts, skips
those that are done, and tries to lock the next one; if somebody else has it, it goes on. (A lock is gone when the process is gone that has it, even if that had no time to tidy up.) The output of a part has another name until it is complete; so whatever has its name is complete.

And a rank goes home only when {\it all\/} parts are done, not when all have been taken. For if another rank dies, its part is free again, and somebody has to be there.
@^rank@>@^lock of a part@>

$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
\it file&\it what it is\cr
\noalign{\smallskip}
part-07&the part\cr
lock-07&locked as long as somebody is at it\cr
new-07&what was printed so far\cr
solve-07&all of its covers; or count-07, their number\cr
words-solve&with which words they were made\cr}}$$

The script is in the language of all shells. It hands its words on to \.{dlx}; so one may say \cmd{parts/run count}, or \cmd{parts/run solve --json}. With the first part that is done, its words stay
in the folder, and whoever comes with other words is sent away, as half of the list would be in one form and half in another. Any status of \.{dlx} but 0 ends the rank with it: 2, since words that are wrong are wrong for all parts, and 3, since a limit that has stopped this part would stop it again. Only if it was killed, the part is tried again. (The first lock, of the whole folder, lasts for no time at all. It is there to find out whether locks can be had.)

@<Say how a rank runs@>=
constexpr char const* script_that_runs =@/
  "#!/bin/sh\n"@/
  "# run solve|count [OPTION...]: searches the parts here until all are done.\n"@/
  "# As many as you like may run at a time. Then: cat solve-*\n"@/
  "case $1 in solve|count) ;; *) sed -n 2,3p \"$0\" >&2; exit 2 ;; esac\n"@/
  "cd \"$(dirname \"$0\")\" && flock . true || exit 2\n"@/
  "kind=$1 words=\"run $*\"\n"@/
  "agrees() {\n"@/
  "  [ ! -e words-$kind ] || [ \"$words\" = \"$(cat words-$kind)\" ] || {\n"@/
  "    echo \"run: what is here is of: $(cat words-$kind); to begin anew, remove words-$kind and $kind-*\" >&2\n"@/
  "    return 2\n"@/
  "  }\n"@/
  "}\n"@/
  "agrees || exit 2\n"@/
  "while :; do\n"@/
  "  left=\n"@/
  "  for part in part-*; do\n"@/
  "    k=${part#part-} out=$1-${part#part-}\n"@/
  "    [ -e $out ] && continue\n"@/
  "    left=yes\n"@/
  "    ( flock -n 9 && [ ! -e $out ] || exit 0\n"@/
  "      dlx \"$@@\" --part $part > new-$k && agrees && echo \"$words\" > words-$kind && mv new-$k $out ) 9> lock-$k\n"@/
  "    status=$?\n"@/
  "    [ $status = 0 ] || [ $status -gt 128 ] || exit $status\n"@/
  "  done\n"@/
  "  [ $left ] || exit 0\n"@/
  "  sleep 1\n"@/
  "done\n";

@ All who can read it may run it; the number is written as people write rights, in octal.

@<Write |run| beside them@>=
auto const script = folder/"run";
replace_file(script, script_that_runs, Lasting::no);
std::filesystem::permissions(script, std::filesystem::perms(0111),@|
  std::filesystem::perm_options::add);

@*1 The command. It says how many parts there are, which may be fewer than asked for, and how even they are: the largest says when all will be done.

@<Obey \.{split}@>=
struct SplitSettings : SearchSettings {
  int count = 0;
  std::string folder = "parts", part;
  std::uint64_t seed = 1;
};
Status split_as_told(SplitSettings const& wished)
{
  SplitSettings s = wished;
  while (s.folder.size() > 1 and s.folder.ends_with('/')) s.folder.pop_back(); // a slash behind it means the same
  refuse_folder(s.folder);
  SearchPart const part = what_to_search(s, s.part);
  auto const shares = split(part.problem, chooser_of(s.chooser), s.count, s.seed, part.range);
  double sum = 0, most = 0;
  for (Share const& share : shares) sum += share.nodes, most = std::max(most, share.nodes);
  write_parts(s.folder, part, shares);
  put(fmt::format("{}: {}{}, of about {} nodes each, {} in the largest\n", s.folder,@|
    counted(shares.size(), "part"),
    index(s.count) > shares.size() ? ", since the tree has no more" : "",@|
    rounded(sum/static_cast<double>(shares.size())), rounded(most)));
  return Status::found;
}

@ The number stands before the file, as a puzzle's numbers stand behind its name. Ten thousand parts are enough for all machines that anybody can count on.

@<Declare \.{split}@>=
void declare_split(Declaration& d)
{
  auto& s = d.settings_of(split_as_told);
  d.remark("Each part is a file, which holds the problem, and can be searched on another machine, "
    "by dlx solve --part FILE. All outputs, in the order of the parts, are the output of the whole.");
  d.heading("How to split:");
  d.file("N", into(s.count, 10000), "into N parts, or fewer if the tree is small");
  d.option("*-o, --out", "FOLDER", into_file(s.folder, "folder"), "where to put the parts, part-1 and so on, and "
    "run, a script that has them searched (default: parts)");
  d.option("--chooser", "first|smallest", s.chooser, "the item to branch on");
  d.option("--seed", "N", s.seed, "another seed gives other random walks, and so other parts");
  d.option("*--part", "FILE", s.part, "split a part again, in the place of a problem");
  d.exclude("--part *", "--chooser *|--format *", "a part knows its own");
  declare_reading(d, s);
  d.examples({@|"dlx split 8 problem.dlx",@|
    "parallel -k --retries 9 dlx solve --part ::: parts/part-* > new && mv new all",@|
    "mpirun --enable-recovery -n 4 parts/run solve && cat parts/solve-* > covers",@|
    "sbatch --wait --array=1-40 --wrap 'parts/run count'"});
}

@*1 What it is worth. Eight parts are not eight times as fast, and it is worth while to know why. Here is how many nodes masks visit, if the tree is searched as a whole; how many times as many are visited in eight parts, and in a hundred, on the whole; and how large the largest part is, compared with the mean.
\verbatimfile{tests/data/parts-cost.txt}
What is lost has one name: symmetry. The board of the queens has a mirror image, Langford's pairs can be reversed, and the rectangle has four symmetries; a search that meets the mirror image of a dead end remembers it (\sec{fast/images}), and if the one is in the first part and the other in the eighth, nobody can. So the pentominoes are searched
three and a half times by machines that do not talk, and the queens more than one and a half times. The mend is to break the symmetry in the problem, {\it before\/} it is split. Then one of four solutions is asked for, and the machines have nothing to tell each other: together they visit no more than one machine, or even less, since each asks anew what it should remember.
@^symmetries, shared@>

The other column is the waiting. When a hundred machines get a hundred parts, all wait for the largest; so one makes more parts. Here is how many times as fast as one machine a hundred of them are, if whoever is free takes the next part. It is computed from the nodes of each part, with no time for copying files.
\verbatimfile{tests/data/hundred-machines.txt}
Fourteen queens lose half of it to the mirror; twelve, as we have seen, more than a third. And these searches take a second; no one would give them to a hundred machines. With 1600 parts, the pentominoes have less than two hundred nodes in each, and it still pays. What takes a month has parts of millions of nodes, and a mean that deserves the name.

@ Nodes are not seconds, and a process has to start. \cmd{bench/parts} lets one process search some problems, then eight parts by two processes at a time, with all that belongs to it: splitting, GNU parallel, and eight times reading the problem. This is what came out, on a machine with two processors that had nothing else to do; the efficiency is the processor time of one
process, divided by that of all others together.
\verbatimfile{bench/parts.txt}
The queens whose covers are printed lose a third; two million lines go through parallel, which keeps them until their turn has come. The pairs with both halves, searched by masks, lose nearly half, which we have understood. All others come within a tenth, and two processes halve the time.
@^efficiency of parts@>

@ \pitfall{To take the status 0 of a search that was interrupted for ``all is there''. To let a shell list \.{part-10} before \.{part-2}. To count what is in a folder and believe that it is complete: a part that is not there has no covers to miss; the names of the
others say of how many. And to split a tree that remembers: what is counted by a table of situations is better left to one machine with much memory.}

\pinned{\.{tests/command/split\UL test.cpp} splits problems of all kinds, among them the empty one, and one without covers, into 1 to 1000 parts, and the parts again; has them searched in each form and by each engine, killed, and resumed; runs all recipes; fills disks; and
computes both tables of nodes.}

\exercise[10]{Eight colleagues have a machine each, no network, and no patience for scripts. How do they share a search?}
\answer{\cmd{dlx split 8 problem.dlx} on one machine; each takes a part home on a stick, says \cmd{dlx solve --part part-3 > covers-3}, looks whether \.{echo \char"24?} says~0, and brings the list back. \cmd{cat covers-*} is all.}

\exercise[20]{After a night, 399 of 400 parts are done. The last one goes on and on, on one machine of forty. What can be done, without losing what it has found?}
\answer{Split it again, \cmd{dlx split 40 --out small --part parts/part-123}, and have these searched; their lists together are the output of part~123, and \cmd{cat small/solve-* > parts/solve-123} puts it into its place. What the one machine has found so far is found again; it goes on until the others are through, and whoever
is first wins. (If it was started with \.{--checkpoint}, its subtree says how far it is. A tool could split what is to the right of it.)}

\exercise[25]{The ranks take the parts in the order of the tree. In which order would you take them, if their true sizes were known, and how much can be won in the worst case?}
\answer{The largest first. If a machine is idle only when nothing is left, the end comes no later than the mean load of a machine plus one part; so in any order it is at most twice the best possible, and if the largest are first, at most $4/3$ of it [Gr69]. The order of the covers does not depend on it; but \.{--keep-order} would have to keep more
lists waiting.}

\summary{A search is cut into files. Whatever runs jobs can run them; whatever dies is run again. Put behind each other, what comes out is what one machine would have printed.}
