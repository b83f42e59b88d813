@** Converting. \label{command/convert}%
Other solvers read other languages. \.{convert} writes a problem in one of them,
of those in \sec{text/format} and \sec{text/translate}; what cannot be said there
is an error that says so.

When another solver has answered, \.{--answer} turns what it said into a
cover, written as \.{solve} would have. It is not verified here, because it
is going to be verified by \cmd{dlx verify}, through a pipe:
\transcript{convert-answer}

@ A SAT solver knows variables, not options; so variable~$k$ of the file that is
written is option~$k$, and what comes back is a list of those that are true. The
answer in this example, to the problem of the reports, has the form in which
\cmd{minisat} answers. All that is done to it here is to look up six numbers.

The three languages that \.{dlx} reads itself are for going to and fro. Whoever
has a matrix in a spreadsheet writes it with commas, converts it to \.{dlx}, gives
the items names, and adds a colour; and JSON is what a program writes that has
never heard of any of this.

@(dlx/command/convert.hpp@>=
#pragma once
/* The command |convert|, which writes a problem in another language, and reads
   what another solver has answered. */
#include "dlx/command/settings.hpp"
namespace dlx {
Command convert_command();
} // |namespace dlx|

@ The languages are functions that write.

@(dlx/command/convert.cpp@>=
#include "dlx/command/convert.hpp"
#include "dlx/command/cover_line.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/search_settings.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/text/translate.hpp"
#include <memory>
#include <stdexcept>
namespace dlx {
namespace {
@<Declare what \.{convert} takes@>
@<Obey \.{convert}@>
@<Declare \.{convert}@>
}  // |namespace|
Command convert_command()
{
  return {"convert", "write a problem in another language", declare};
}
} // |namespace dlx|

@ The names of the languages are those of the files that one finds in the
wild.

@<Declare what \.{convert} takes@>=
using Language = std::string (*)(Problem const&);
std::string as_dlx(Problem const& p) { return write_dlx(p); }
struct ConvertSettings : ReadSettings {
  Language language = as_dlx;
  std::string answer; /* the file with what another solver said */
};

@ There is a word for each language, and a file for the way back.

@<Declare \.{convert}@>=
Run declare(Declaration& d)
{
  auto const s = std::make_shared<ConvertSettings>();
  d.heading("What to write:");
  d.choice("--to", s->language, {{"dlx", as_dlx}, {"matrix", write_matrix},@|
      {"json", write_json}, {"dimacs", write_dimacs},@|
      {"wcnf", write_wcnf}, {"lp", write_lp}},
    "dlx, matrix, or json, as dlx reads them; dimacs for SAT solvers, wcnf if "
    "there are costs, or lp for solvers of linear programs");
  d.option("--answer", "SAID", text(s->answer),
    "no problem, but the cover that such a solver has found; the file SAID holds "
    "what it said");
  declare_reading(d, *s);
  d.example("dlx convert --to lp problem.dlx > problem.lp");
  d.example("dlx convert --to json problem.dlx | dlx count");
  d.example("dlx convert --answer answer.txt problem.dlx | "
    "dlx verify problem.dlx");
  return [s]{ return convert(*s); };
}

@ The answer of a solver belongs to a problem, so both are read.

@<Obey \.{convert}@>=
Status convert(ConvertSettings const& s)
{
  if (not s.answer.empty() and s.answer == s.file)
    throw std::runtime_error("the problem and the answer cannot both come from "
      "the same file");
  Problem const problem = read_problem_file(s);
  if (s.answer.empty()) {
    put(s.language(problem));
    return Status::found;
  }
  auto const cover = read_answer(read_file(s.answer), problem);
  if (not cover) return Status::none;
  put(as_labels(problem, *cover));
  return Status::found;
}

@ \pitfall{To believe an answer because it looks like one. It comes from another
program, which may have read another file.}

\pinned{\.{tests/command/convert\UL test.cpp} looks at the command; the tests of
\sec{text/translate} convert problems to and fro, and have them solved by other
solvers, if there are any.}

\exercise{Write problems as Python text, for people who want to play with them
there. One function, one word in a list: what else?}

\summary{A language is a function that writes; a choice is its name.}
