@** Making rows and parties. \label{command/make_rows}%
The puzzles of this chapter have no drawing and no grid, just a number: so many
numbers stand in a row, so many guests sit at tables, so many girls walk out.
\transcript{make-permutations}

@ The order of things in a row is a puzzle only if something is asked of it.
Langford asked for a distance: between the two 3s there shall be three others.
Kirkman asked for company: any two girls walk side by side once. And whoever asks
for nothing gets the permutations, of which there are $n!$; this is a useful
problem, since everybody knows its number.

@(dlx/command/make_rows.hpp@>=
#pragma once
/* The commands that make puzzles from a number: langford, permutations; and
   parties: partitions, triples, schoolgirls. */
#include "dlx/command/settings.hpp"
#include <vector>
namespace dlx {
std::vector<Command> row_makers();   /* in the order of the list of commands */
std::vector<Command> party_makers();
} // |namespace dlx|

@ Two lists come from here, because other puzzles stand between them in the help.

@(dlx/command/make_rows.cpp@>=
#include "dlx/command/make_rows.hpp"
#include "dlx/command/make.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/puzzle/parties.hpp"
#include "dlx/puzzle/schoolgirls.hpp"
#include <fmt/format.h>
#include <memory>
namespace dlx {
namespace {
@<Make rows@>
@<Make parties@>
}  // |namespace|
@<List the makers of rows and parties@>
} // |namespace dlx|

@ The list of the help says what is written, not how.

@<List the makers of rows and parties@>=
std::vector<Command> row_makers()
{
  return {
    {"make langford", "write Langford's problem", declare_langford},
    {"make permutations", "write the problem of all orders of N numbers",
      declare_permutations}};
}
std::vector<Command> party_makers()
{
  return {
    {"make partitions", "write the problem of all partitions of N guests",
      declare_partitions},
    {"make triples", "write the problem of Steiner triple systems",
      declare_triples},
    {"make schoolgirls", "write Kirkman's problem", declare_schoolgirls}};
}

@ Symmetry means reversal in a row, so its option is explained in other
words than that of the packing puzzles. With 3 or 4 numbers, there are two
solutions, one of which is the other, read from its end; with 7, there are 52, or
26; and with 5 or 6, none, up to whatever. That there are two numbers for the same
question is why the first line of a file has to say which question was asked.

@<Make rows@>=
Run declare_langford(Declaration& d)
{
  struct Settings {
    int order = 0;
    bool up_to_symmetry = false;
  };
  auto const s = std::make_shared<Settings>();
  d.heading("What to make:");
  declare_order(d, s->order, "the largest number; there are two of each");
  d.flag("--up-to-symmetry", s->up_to_symmetry,
    "without the reversals of other solutions");
  d.example("dlx make langford 7 --up-to-symmetry | dlx solve --board");
  return [s] {
    return write_problem(langford(s->order, s->up_to_symmetry),
      fmt::format("dlx make langford {}{}", s->order,
        with_symmetry(s->up_to_symmetry)));
  };
}

@ Most of these puzzles have nothing to be set but their number, which then
needs no structure around it.

@<Make rows@>=
Run declare_permutations(Declaration& d)
{
  auto const order = std::make_shared<int>(0);
  d.heading("What to make:");
  declare_order(d, *order, "how many numbers there are, from 1 on");
  d.example("dlx make permutations 4 | dlx solve --board");
  return [order] {
    return write_problem(permutations(*order),
      fmt::format("dlx make permutations {}", *order));
  };
}

@ The guests of \sec{puzzle/parties} and the schoolgirls of
\sec{puzzle/schoolgirls} only have to be counted. Guests are numbered, and girls
are letters.

@<Make parties@>=
Run declare_partitions(Declaration& d)
{
  struct Settings {
    int order = 0, tables = 0;
  };
  auto const s = std::make_shared<Settings>();
  d.remark("A board shows for each guest the first one at the same table.");
  d.heading("What to make:");
  declare_order(d, s->order, "how many guests there are, at most 16");
  d.option("--tables", "K", number(s->tables),
    "exactly K tables (default: any number)");
  d.example("dlx make partitions 4 | dlx solve --board");
  d.example("dlx make partitions 8 --tables 3 | dlx count");
  return [s] {
    auto const tables = s->tables > 0 ? fmt::format(" --tables {}", s->tables)
      : "";
    return write_problem(partitions(s->order, s->tables),@|
      fmt::format("dlx make partitions {}{}", s->order, tables));
  };
}

@ A triple system is a season of games for three: 7 guests can play in 30 ways, and
9 in 840. That 8 guests cannot is found by the search, not by the maker, which
could count to eight, but would then have to prove what it says.

@<Make parties@>=
Run declare_triples(Declaration& d)
{
  auto const order = std::make_shared<int>(0);
  d.remark("N guests play games for three, so that each two of them meet exactly "
    "once.");
  d.heading("What to make:");
  declare_order(d, *order, "how many guests there are");
  d.example("dlx make triples 7 | dlx solve --limit 1");
  d.example("dlx make triples 9 | dlx count");
  return [order] {
    return write_problem(triples(*order),
      fmt::format("dlx make triples {}", *order));
  };
}

@ Kirkman's girls do the same, on seven days. Here the maker is strict: with a
number of girls that is not in the list, not everybody could walk with everybody
on whole days; and 27 of them would need more letters than there are.

@<Make parties@>=
Run declare_schoolgirls(Declaration& d)
{
  auto const order = std::make_shared<int>(0);
  d.heading("What to make:");
  declare_order(d, *order, "the number of girls who walk out three abreast, so "
    "that any two do so once: 3, 9, 15, or 21");
  d.example("dlx make schoolgirls 15 | dlx solve --limit 1 | fold -s -w 30");
  return [order] {
    return write_problem(schoolgirls(*order),
      fmt::format("dlx make schoolgirls {}", *order));
  };
}

@ \pitfall{A number that is too large for the puzzle, and is found out after all
options have been made. The puzzles look at it first.}

\pinned{\.{tests/command/make\UL rows\UL test.cpp} makes a puzzle of each kind,
counts its covers, and asks for numbers that cannot be.}

\exercise{Golfers want the same as schoolgirls, with four in a group. What has to
be declared, and what has to be made?}

\summary{One number, one call.}
