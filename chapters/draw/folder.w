@** Files that stay. \label{draw/folder}%
The figures of this book are 1077 pictures. If somebody corrects a word in one
recipe, a dozen of them become different, and all others come out just as
they were before. Rendering a picture anew takes twenty times as long as
drawing it. So the question is not how to draw faster, but how to know, for
certain, that a file need not be touched.

There is a simple answer, which {\tentex make} has been giving since 1976: look
at the dates. A result is good if it is younger than what it was made from.
But then what it was made from must keep its date when it does not change,
and so it must be {\it compared\/} before it is written.
@^incremental@> @^Feldman, Stuart Irwin@>

@ Here is an example, in a folder with two pictures after two runs. In the second run,
picture 1 has a new title. Its DOT file is replaced, and is therefore younger
than its SVG file, which means that it has to be rendered again. Picture 2 is
drawn once more, too, but its text is found to be the same, so the file
remains what it was, with its old date.
$$\vbox{\halign{\tt#\hfil\quad&#\hfil\quad&#\hfil\cr
&\rm first run&\rm second run, before rendering\cr
\noalign{\smallskip}
event-001.dot&12:00:01&12:07:30\cr
event-001.svg&12:00:02&12:00:02, too old\cr
event-002.dot&12:00:01&12:00:01, the same text\cr
event-002.svg&12:00:02&12:00:02, good\cr}}$$

@(dlx/draw/folder.hpp@>=
#pragma once
/* Files of pictures: how they are read and written, and whether what was made
   of them earlier is still good. Nothing is ever deleted. */
#include "dlx/base/source.hpp"
#include <filesystem>
#include <string>
#include <vector>
namespace dlx {
using Path = std::filesystem::path;
@<Declare how files are read and written@>
} // |namespace dlx|

@ A folder of an earlier run may be there; files of the same names
are replaced if they differ, and all others stay.

There are four functions and no class, for the state is in the file system,
where it can be seen with \cmd{ls -l}.

@<Declare how files are read and written@>=
std::string slurp(Path const& file, Source& source);
  /* reads all of it; returns the reason if it fails, empty if all is well */
bool put_file(Path const& file, std::string const& text);
  /* writes |text|, unless the file has it already; was it written? Throws
     |std::runtime_error| if it cannot be written */
void make_folder(Path const& folder);
  /* with all folders above it; throws |std::runtime_error| */
bool is_good(Path const& made, Path const& source);
  /* is the file |made| there, and no older than |source|? */

@ The library would throw something of its own, in its own words and brackets.

So what can go wrong is said in a sentence with a name of a file in it.

@(dlx/draw/folder.cpp@>=
#include "dlx/draw/folder.hpp"
#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>
namespace dlx {
@<Read what a folder has@>
@<Write a file, if that is necessary@>
@<Make a folder@>
@<Compare the dates of two files@>
} // |namespace dlx|

@ If a file cannot be read, the system knows why, and we pass it on. (A folder
can be opened as a file, and reads as an empty one. The stream itself would
not notice.)

@<Read what a folder has@>=
std::string slurp(Path const& file, Source& source)
{
  std::ifstream in(file, std::ios::binary);
  if (not in) return std::strerror(errno);
  if (std::filesystem::is_directory(file)) return std::strerror(EISDIR);
  std::ostringstream text;
  text << in.rdbuf();
  source.name = file.string();
  source.text = text.str();
  return in.good() ? "" : "it could not be read to its end";
}

@ Reading a file to see whether it has to be written: that sounds like twice
the work. But reading the 44 megabytes of DOT files of this book takes a
small part of a second, and saves all of the rendering: a second run over all
recipes, with all searches, drawings, and comparisons, takes half a second
of a processor, and the first one fourteen.

@<Write a file, if that is necessary@>=
bool put_file(Path const& file, std::string const& text)
{
  Source old;
  if (slurp(file, old).empty() and old.text == text) return false;
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  if (not out) throw std::runtime_error("cannot write " + file.string());
  return true;
}

@ A folder that is there already is fine.

@<Make a folder@>=
void make_folder(Path const& folder)
{
  std::error_code fault;
  std::filesystem::create_directories(folder, fault);
  if (fault) throw std::runtime_error("cannot make the folder "
    + folder.string() + ": " + fault.message());
}

@ If a run is interrupted between writing and rendering, the dates tell that,
too: then the text is younger. (A text that is written within the same tick
of the clock as an old picture could be missed. The ticks of the file systems
that I know are short compared with the time in which anything is rendered.)

@<Compare the dates of two files@>=
bool is_good(Path const& made, Path const& source)
{
  std::error_code fault;
  auto const date = std::filesystem::last_write_time(made, fault);
  if (fault) return false;
  return date >= std::filesystem::last_write_time(source, fault) and not fault;
}

@ \pitfall{Comparing dates, and writing files that have not changed. Comparing
texts, and forgetting that the last run was interrupted before it came to
rendering. Believing the dates when it is the {\it renderer\/} that has
changed; \sec{draw/renderer} has a note about that.}

\pinned{\.{tests/draw/folder\UL test.cpp} writes a file twice, and finds its
date unchanged; reads a folder and a file that is not there; and asks for
pictures that are missing, old, and good.}

\exercise{Dates can lie: somebody unpacks an archive, or a clock is set back.
Store a sum of each text beside the pictures instead. What has to be stored,
and when, so that an interrupted run does no harm?}

\summary{A file whose text has not changed is not written, and so keeps its
date; a picture that is younger than its text is good.}
