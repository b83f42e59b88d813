@** A part, in a file of its own. \label{command/parts}%
Forty machines shall search one tree, each of them a range of its subtrees (\sec{more/split}). What has to be carried to each of them? Perhaps they share a disk; perhaps all they share is a person with a memory stick. So a part
should be {\it one file}, which can be copied anywhere, and with which any machine that has this program can begin. It needs the problem, the chooser, and the two paths, and nothing else. Here is the second of three parts of the four queens:
\verbatimfile{tests/data/part.txt}
It is written like a checkpoint (\sec{command/checkpoint}), with a name in front of each line, and a sum in the last one. But a checkpoint says whose place it is by a hash of the problem, while a part brings its problem along. A hash could say no more
than ``this is the wrong one'', on forty machines.
@^part of a search@>

@ What must not happen? That a list with forty parts looks complete, and is not. Each of these slips would do it:
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
\it slip&\it why it is noticed\cr
\noalign{\smallskip}
a part was cut off when it was copied&the sum is missing, or is another one\cr
it is searched as if it were a problem&its first line is none\cr
it is searched in the order of another chooser&\.{--chooser} is refused; a part knows its own\cr
another program orders its trees otherwise&the part has another version\cr
its paths are not in the tree of its problem&they are followed before anything is searched\cr
it is resumed from the checkpoint of another part&the checkpoint knows the range\cr
it was interrupted after some covers&the status is~3\cr}}$$
The last one is new. A search that was stopped after it had found a cover has the status~0, because it was asked for a cover, and the answer is yes. {\it A part is asked for all of its covers.} So its status is 0 if it was searched to its end, be there covers or not, and 3 if it was
not. What about~1, which means that there is no cover? A part cannot know that; and whatever runs forty of them, a cluster or \.{make}, takes every status but 0 for a failure, and would try again and again to find a cover where there is none.
@^status of a part@>

@ What is to be searched is a problem, and where. A search without \.{--part} is a part, too: the range is the whole.

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

@ The chapter is a reader and a writer, and has no opinion about how one searches.

@(dlx/command/parts.hpp@>=
#pragma once
/* Parts of a search, each in a file that can be copied to another machine. */
#include "dlx/base/source.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/more/range.hpp"
namespace dlx {
@<Declare parts@>
} // |namespace dlx|

@ To read is more than to write, as it was for checkpoints; and most of it is there already.

@(dlx/command/parts.cpp@>=
#include "dlx/command/parts.hpp"
#include "dlx/command/checkpoint.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/memory.hpp"
#include "dlx/more/split.hpp"
#include "dlx/text/format.hpp"
#include <stdexcept>
namespace dlx {
@<Write a part@>
@<Read a part@>
@<Find out what is to be searched@>
} // |namespace dlx|

@ The root has an empty path, and the end of the tree has none; so it has a word. The problem comes last, in as many lines as it likes.

@<Write a part@>=
static std::string end_of(Range const& range)
{ return range.until ? spelled(*range.until) : "end"; }
std::string as_text(SearchPart const& part, std::string const& problem)
{
  return sealed(fmt::format("dlx part 1\npart {}\nchooser {}\nfrom {}\nuntil {}\nproblem\n{}",@|
    part.name, part.chooser, spelled(part.range.from), end_of(part.range),@|
    problem));
}

@ The name is for people, and is read because a part of a part will want it. The problem has been read before, by whoever wrote the part, and its notes, such as those about options that
no cover can contain, have been told. Forty machines need not repeat them.

@<Read a part@>=
SearchPart read_part(Source const& source)
{
  SealedReader reader(source, "part", 1, "--part wants a file that dlx split has written",
    "parts are not for editors; copy it again");
  SearchPart part = {Problem(), "", Range(), std::string(reader.line("part").text)};
  @<Read the chooser and the range@>
  reader.line("problem");
  part.problem = read_problem({source.name, std::string(reader.text())}, @[Syntax::dlx@]);
  @<Refuse a range that is not in the tree@>
  return part;
}

@ A chooser that this program does not know would be taken for the smallest item further down; so we ask here.

@<Read the chooser and the range@>=
Word const chooser = reader.line("chooser");
part.chooser = chooser.text;
check(source, {{(part.chooser != "smallest") and part.chooser != "first", chooser,
  "{} is no chooser of this program", ""}});
Word const from = reader.line("from");
part.range.from = reader.path(words_of(from));
if (Word const until = reader.line("until"); until.text != "end")
  part.range.until = reader.path(words_of(until));

@ Only a tree knows which paths it has. To ask one now takes a few steps more than the search would; but then it is known before a file for the covers is opened, and before a queue of jobs has begun to move.

@<Refuse a range that is not in the tree@>=
try {
  expect_range(part.problem, chooser_of(part.chooser), part.range);
} catch (std::out_of_range const& e) {
  refuse(source, from, fmt::format("this is no part of the problem: {}", e.what()));
}

@ A part and another file with a problem are one too many. The settings become those of the part, lest they be asked for later: whoever complains that the problem has no board calls the file by name. A limit on memory (\sec{command/memory}) holds for the reading, too.

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

@ How large are forty parts? Forty times the problem, and some hundred bytes. A problem with a thousand options has some tens of thousands of bytes; one with a million options is a reason to use a disk that all machines see, and a network that compresses.

\pitfall{To put only the path into the part, and to send the problem after it: the person who corrects a slip in the problem on Tuesday has twenty parts of one problem and twenty of another. To number parts in their names only: what is lost
without a trace is the last one. (That is why each says, for people, \.{2 of 3}.)}

\pinned{\.{tests/command/parts\UL test.cpp} writes and reads parts of random problems; takes each character away, or puts another one there; gives paths that are not in the tree, with the right sum; and looks at the part above.}

\exercise[10]{Why does a part contain the whole problem, and not only what is left of it at its first path?}
\answer{It is a range of several subtrees, and each of them leaves something else. And masks remember what a state looks like in a mirror (\sec{fast/images}); what is left has no mirror, or another one.}

\exercise[15]{May a part be searched by several threads, and be resumed on a machine with another engine? Where does it say so?}
\answer{Yes: nothing in the file depends on either. A range is a matter of the tree, which is the same for all engines (\sec{more/range}), and so is the order of covers. But if the first item is chosen, only links search it.}

\summary{A part is a problem, a chooser, and two paths, in one file with a sum. It has a status of its own: 0 if all of it was searched, 3 if not.}
