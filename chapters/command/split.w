@** Searches on many machines. \label{command/split}%
\.{--threads 2} uses two processors. For forty machines, a search is cut into parts:
\transcript{split-queens}
The tree of the queens is cut into eight ranges (\sec{more/split}), each in a file of its own.
Then they are searched, here one after the other, by a loop of the shell; but each of them could
have been searched on another machine. {\it The lists of all parts, one behind the other, are the
list of the whole, byte by byte\/}. This invariant holds in whichever order the parts are
searched, and however often one of them begins anew.
@^many machines@>@^invariant of parts@>

Programs that distribute work to forty machines exist already. They know when a machine is free,
and what to do when it does not answer. They want work that comes in files, and a status that can
be believed.

@ A part is {\it one file\/} with the problem, the chooser, and the two paths of the range,
because machines need not share a disk. Here is the second of three parts of the four queens:
\verbatimfile{tests/data/part.txt}
It is written like a checkpoint (\sec{command/keeper}), with a sum in the last line.
@^part of a search@>

A list with forty parts must not look complete if it is not. Each of these mistakes is noticed:
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
\it mistake&\it why it is noticed\cr
\noalign{\smallskip}
a part was cut off when it was copied&the sum is missing, or is another one\cr
it is searched as if it were a problem&its first line is none\cr
it is searched in the order of another chooser&\.{--chooser} is refused; a part knows its own\cr
another program orders its trees otherwise&the part has another version\cr
its paths are not in the tree of its problem&they are followed before anything is searched\cr
it is resumed from the checkpoint of another part&the checkpoint knows the range\cr
it was interrupted after some covers&the status is~3\cr}}$$
{\it A part is asked for all of its covers.} So its status is 0 if it was searched to its end,
with covers or without, and 3 if it was not. It is never~1, since a cluster, or \.{make}, takes
every status but 0 for a failure, and would try again and again.
@^status of a part@>

@<Declare parts@>=
struct SearchPart {
  Problem problem;
  std::string chooser = "smallest"; /* or |"first"| */
  Range range = Range();         /* of the tree of this chooser */
  std::string name = "1 of 1";   /* for people */
};
std::string as_text(SearchPart const& part, std::string const& problem);
  /* whose text is |write_dlx(part.problem)| */
SearchPart read_part(Source const& source); /* throws |InputError| if it is no part, was
  changed, or has no problem, and if the tree has no such range */
SearchPart what_to_search(SearchSettings& s, std::string const& part);
  /* the whole |s.file|, in the order of |s.chooser|; but if a file with a |part| is named,
     that, and both settings become those of the part */

@ These recipes begin with \cmd{dlx split 400 problem.dlx}, which fills the folder \.{parts}.
There are more parts than machines, because parts are not equally large. In all recipes, {\it half
a part is never read\/}: parallel drops the output if the status is not~0; \.{run} and \.{make}
rename a file when it is.

{\it One machine.} \.{--keep-order} keeps the output of a part until those before it are done. A
part whose process was killed is tried again.
\verbatimfile{tests/data/run-parallel.sh}
{\it Some machines that one can reach by \.{ssh}}, with a disk that all can see; without one,
\.{--transferfile} copies each part. If a machine does not answer, its parts go to others.
\verbatimfile{tests/data/run-hosts.sh}
{\it MPI.} The folder has a script, \.{run}, that takes one part after the other. \cmd{mpirun}
starts any number of these. Without \.{--enable-recovery}, one that dies takes all others with it.
\verbatimfile{tests/data/run-mpi.sh}
{\it A queue of jobs}, such as that of SLURM: each job of an array is such a run. The second line
does what jobs that have died left undone.
\verbatimfile{tests/data/run-queue.sh}
{\it Only \.{make}}: \cmd{make -j -f} this file, and again if something went wrong.
\verbatimfile{tests/data/run-make.mk}
@^SLURM@>@^MPI@>@^make@>@^ssh@>@^parallel, GNU@>

@ \cmd{dlx count} takes a part, too; the numbers of the parts are added.
\transcript{split-count}
A count remembers its own part only. Dominoes on $12\times12$ squares, which are counted by memory
in a moment, should not be split.

\.{--limit 5} is five covers {\it of this part}, and \.{--time 60} a minute for each. A part that
was stopped by either has the status~3. Each part can be kept, by \.{--checkpoint}, resumed,
searched by several threads, and split again, by \cmd{dlx split 10 --part FILE}.
@^limit of a part@>

@(dlx/command/split.hpp@>=
#pragma once
/* Parts of a search, each in a file that can be copied to another machine; and the command |split|, which
   writes them. */
#include "dlx/base/source.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/more/range.hpp"
namespace dlx {
@<Declare parts@>
void declare_split(Declaration& d);
} // |namespace dlx|

@ The source reads parts, cuts a tree, and writes parts.

@(dlx/command/split.cpp@>=
#include "dlx/command/split.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/whole_file.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/keeper.hpp"
#include "dlx/more/split.hpp"
#include "dlx/text/dlx.hpp"
#include "dlx/text/format.hpp"
#include <algorithm>
#include <filesystem>
#include <stdexcept>
namespace dlx {
@<Write a part@>
@<Read a part@>
@<Find out what is to be searched@>
namespace {
using Path = @[std::filesystem::path@];
@<Say how a rank runs@>
@<Write a folder with parts@>
@<Obey \.{split}@>
}  // |namespace|
@<Declare \.{split}@>
} // |namespace dlx|

@ The problem comes last. Notes about it were printed when the part was written.

@<Write a part@>=
std::string as_text(SearchPart const& part, std::string const& problem)
{
  return sealed(fmt::format("dlx part 1\npart {}\nchooser {}\nfrom {}\nuntil {}\nproblem\n{}",@|
    part.name, part.chooser, spelled(part.range.from),@|
    part.range.until ? spelled(*part.range.until) : "end", problem));
}

@ An unknown chooser would be taken for the smallest item later, so it is refused here. Whether
the tree has these paths is asked before a file for the covers is opened.

@<Read a part@>=
SearchPart read_part(Source const& source)
{
  SealedFile file(source, "part", 1, "--part wants a file that dlx split has written",
    "parts are not for editors; copy it again");
  SearchPart part = {Problem(), "", Range(), std::string(file.line("part").text)};
  Word const chooser = file.line("chooser");
  part.chooser = chooser.text;
  check(source, {{(part.chooser != "smallest") and part.chooser != "first", chooser,
    "{} is no chooser of this program", ""}});
  Word const from = file.line("from");
  std::istringstream paths(fmt::format("from {} until {}", from.text, file.line("until").text));
  part.range = range_in(paths);
  file.line("problem");
  auto const problem = file.text();
  part.problem = read_problem({source.name, problem}, @[Syntax::dlx@]);
  file.expect(as_text(part, problem));
  try {
    expect_range(part.problem, chooser_of(part.chooser), part.range);
  } catch (std::out_of_range const& e) {
    refuse(source, from, fmt::format("this is no part of the problem: {}", e.what()));
  }
  return part;
}

@ A part and another file with a problem are one too many. The settings become those of the part,
because complaints name the file.

@<Find out what is to be searched@>=
SearchPart what_to_search(SearchSettings& s, std::string const& part)
{
  if (part.empty()) return {read_problem_file(s, s.threads), s.chooser};
  if (s.memory > 0) limit_memory(s.memory, s.threads);
  if (s.file != "-")
    throw std::runtime_error(fmt::format("--part {} has its problem with it, and needs no {}",
      visible(part), visible(s.file)));
  SearchPart const p = read_part(read_file(part));
  s.file = part, s.chooser = p.chooser;
  return p;
}

@*1 The folder. If the disk is full, or Control-C comes after part~17, a shell that searches all
parts in the folder would search seventeen. So the parts are written into another folder, which
gets its name when all is there; if anything fails, it is removed. The folder must be new, or
empty: of yesterday's sixteen parts, today's eight would replace the first half.
@^all or nothing@>

@<Write a folder with parts@>=
void refuse_folder(std::string const& name)
{
  auto const last = Path(name).filename();
  if ((last == ".") or last == "..") throw std::runtime_error("parts want a folder of their own; give its name, by --out");
  auto const fresh = name + ".new";
  std::error_code ignored; // a folder that cannot be read cannot be written, which is reported later
  bool const is_room = std::filesystem::is_directory(name, ignored) and std::filesystem::is_empty(name, ignored);
  if (std::filesystem::exists(name, ignored) and not is_room)
    throw std::runtime_error(fmt::format("'{}' is there already; parts want a folder of their "
      "own, so take another name, by --out", visible(name)));
  if (std::filesystem::exists(fresh, ignored))
    throw std::runtime_error(fmt::format("'{}' is there already, of a split that has not come "
      "to its end, or is still going on; remove it", visible(fresh)));
}

@ The names have as many digits as the last number needs, so that a shell sorts them. The script,
\.{run}, may be run by all who may read it.

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
  auto const script = folder/"run";
  replace_file(script, script_that_runs, Lasting::no);
  std::filesystem::permissions(script, std::filesystem::perms(0111),@|
    std::filesystem::perm_options::add);
}

@ A failure of the system is one of the folder, and has its name.
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

@ On a cluster, the same program is started forty times, and each of the forty is called a {\it
rank}. The ranks have only the folder in common. A rank goes through the parts, skips those that
are done, and tries to lock the next one. A lock is gone when its process is gone. A rank ends
only when {\it all\/} parts are done, because another rank may die, and its part be free again.
@^rank@>@^lock of a part@>
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
\it file&\it what it is\cr
\noalign{\smallskip}
part-07&the part\cr
lock-07&locked as long as a rank searches it\cr
new-07&what was printed so far\cr
solve-07&all of its covers; or count-07, their number\cr
words-solve&with which words they were made\cr}}$$
The script passes its words to \.{dlx}, as in \cmd{parts/run solve --json}. The words of the first
finished part stay in the folder, and a rank with other words is refused. A status of \.{dlx}
other than 0 ends the rank with it; only a part that was killed is tried again.

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

@*1 The command. It says how many parts there are, which may be fewer than asked for, and how even
they are: the largest says when all will be done.

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

@ The number of parts stands before the file, as the numbers of \.{make} do behind the name of a
puzzle.
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

@*1 Measurements. Eight parts are not eight times as fast. Here are the nodes of masks in the
whole tree; how many times as many are visited in eight parts, and in a hundred; and the size of
the largest part, compared with the mean.
\measurements{l}{tests/data/parts-cost.txt}
The loss has one cause: symmetry. A search remembers the mirror image of a dead end
(\sec{fast/images}), but not if the two are in different parts. So the pentominoes are searched
three and a half times. Break the symmetry in the problem {\it before\/} it is split; then the
parts together visit no more nodes than one search.
@^symmetries, shared@>

All machines wait for the largest part, so one makes more parts. This table, computed from the
nodes of each part, says how many times as fast as one machine a hundred of them are, if a free
machine takes the next part.
\measurements{l}{tests/data/hundred-machines.txt}

@ \cmd{bench/parts} lets one process search some problems, then eight parts by two processes at a
time, including all overhead. The first column of each pair is seconds of processor time. The efficiency is that of the one process, divided by that of
the others.
\measurements{l}{bench/parts.txt}
The queens whose covers are printed lose a third, since two million lines go through parallel.
Langford pairs of both directions, searched by masks, lose nearly half to symmetry. All others come within a tenth.
@^efficiency of parts@>

@ \pitfall{To take the status 0 of an interrupted search for ``all is there''. To let a shell list
\.{part-10} before \.{part-2}. To count what is in a folder and believe that it is complete; the
name in each part, \.{2 of 3}, says how many there are. To put only the path into the part, and to
send a problem with a correction after it. To split a search that remembers.}

\pinned{\.{tests/command/split\UL test.cpp} writes and reads parts of random problems; splits
problems of all kinds into 1 to 1000 parts, and the parts again; and has them searched in each
form and by each engine. It runs all recipes, with killed parts, killed ranks, and a dead machine;
fills disks; and computes both tables of nodes.}

\exercise[10]{Why does a part contain the whole problem, and not only what is left of it at its
first path?} \answer{It is a range of several subtrees, and each of them leaves another problem.
And masks remember what a state looks like in a mirror (\sec{fast/images}); what is left has no
mirror, or another one.}

\exercise[15]{May a part be searched by several threads, and be resumed on a machine with another
engine? Where does it say so?} \answer{Yes: nothing in the file depends on either. A range is a
matter of the tree, which is the same for all engines (\sec{more/range}), and so is the order of
covers. But if the first item is chosen, only links search it.}

\exercise[20]{After a night, 399 of 400 parts are done. The last one goes on and on, on one
machine of forty. What can be done, without losing what it has found?} \answer{Split it again,
\cmd{dlx split 40 --out small --part parts/part-123}, and have these searched; \cmd{cat
small/solve-* > parts/solve-123} puts their lists into its place. The one machine goes on until
the others are through, and the first result wins.}

\exercise[25]{The ranks take the parts in the order of the tree. In which order would you take
them, if their true sizes were known, and how much can be won in the worst case?} \answer{The
largest first. If a machine is idle only when nothing is left, the end comes no later than the
mean load of a machine plus one part. So in any order it is at most twice the best possible; if
the largest are first, at most $4/3$ of it [Gr69]. But \.{--keep-order} would have to keep more
lists waiting.}

\summary{A part is a problem, a chooser, and two paths, in one file with a sum. Its status is 0 if
all of it was searched, and 3 if not. Any program that runs jobs can run parts; the outputs of all
parts, in order, are what one machine would have printed.}
