@** The list of commands. \label{command/commands}%
Which commands are there? The list that \cmd{dlx help} prints is made from the
list of this chapter, and each of the commands tells its own line.
\transcript{help}

@ Help is a command as well, for those who expect one. It has to know all the
others; so it lives here, where they are known.

Why is there no file that lists the commands, or a registry to which they add
themselves when the program starts? Because then the order of the list would be
the order in which a linker happens to meet them, and because such a registry is
a global variable, which comes to life before |main| and is looked for in vain by
whoever wants to know what exists. One function that mentions all of them is
shorter, and can be read.
@^registry@>

@(dlx/command/commands.hpp@>=
#pragma once
/* All commands, and what can be told about them. */
#include "dlx/command/settings.hpp"
#include <string>
#include <vector>
namespace dlx {
std::vector<Command> all_commands(); /* in the order in which they are listed */
std::string usage_of(std::string const& name, Declaration const& d);
  /* how a command is called: |"dlx solve [OPTION...] [FILE]"| */
std::string help_on(Command const& command);
std::string help_on(std::string const& prefix);
  /* the list of the commands whose names begin like this */
} // |namespace dlx|

@ Only a name, a purpose, and a pointer to a function are kept for each command;
its settings are declared when somebody asks for them. So a list of all commands
costs no more than a few words, and \cmd{dlx count} does not declare how to make
schoolgirls.

@(dlx/command/commands.cpp@>=
#include "dlx/command/commands.hpp"
#include "dlx/command/completion.hpp"
#include "dlx/command/convert.hpp"
#include "dlx/command/count.hpp"
#include "dlx/command/estimate.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/guess.hpp"
#include "dlx/command/make_boards.hpp"
#include "dlx/command/make_colours.hpp"
#include "dlx/command/make_packings.hpp"
#include "dlx/command/make_pieces.hpp"
#include "dlx/command/make_rows.hpp"
#include "dlx/command/manual.hpp"
#include "dlx/command/pictures.hpp"
#include "dlx/command/solve.hpp"
#include "dlx/command/verify.hpp"
#include <fmt/format.h>
#include <memory>
#include <stdexcept>
namespace dlx {
@<Say how a command is called@>
@<Tell about commands@>
namespace {
@<Obey the command \.{help}@>
}  // |namespace|
@<List all commands@>
} // |namespace dlx|

@ A person reads this list from the top, so what one comes for is first.

@<List all commands@>=
std::vector<Command> all_commands()
{
  std::vector<Command> all = {solve_command(), count_command(),@|
    estimate_command(), verify_command(), convert_command()};
  for (auto const& some : {board_makers(), packing_makers(), row_makers(),
      colour_makers(), party_makers(), chess_commands()})
    all.insert(all.end(), some.begin(), some.end());
  all.push_back(trace_command());
  all.push_back(draw_command());
  all.push_back({"help", "tell about a command, or about all", declare_help});
  all.push_back(figures_command());
  return all;
}

@ The usage names the files, and says that there are options.

@<Say how a command is called@>=
std::string usage_of(std::string const& name, Declaration const& d)
{
  return "dlx " + name + " [OPTION...]" + d.files();
}

@ To be told about, a command has to declare its settings. The structure behind
them is made, and what would read them; both are thrown away with the
declaration. The manual page does this for all commands, one after the other.

@<Tell about commands@>=
static Help help_of(Command const& command)
{
  Declaration d;
  command.declare(d);
  Help help = d.help();
  help.name = command.name;
  help.purpose = command.purpose;
  help.usage = usage_of(command.name, d);
  return help;
}
std::string help_on(Command const& command)
{
  return as_text(help_of(command));
}

@ There is another kind of help: the list of all commands, or
of all those whose names begin in the same way, such as those that make
puzzles. Here the examples are few, and show that commands are put together.

@<Tell about commands@>=
std::string help_on(std::string const& prefix)
{
  std::string text = @/
    "dlx: exact cover problems, solved by dancing links\n\n"@/
    "Usage: dlx COMMAND [OPTION...] [FILE]\n\nCommands:\n";
  for (Command const& c : all_commands())
    if (c.name.starts_with(prefix))
      text += fmt::format("  {:<18}{}\n", c.name, c.purpose);
  return text + "\n"@/
    "dlx COMMAND --help tells all about a command, dlx --version which "
    "dlx this is.\n"@/
    "A problem is a text file: the items in one line, then one option a line.\n"@/
    "\nExamples:\n"@/
    "  dlx make queens 8 | dlx count\n"@/
    "  dlx make queens 8 | dlx solve --board --limit 1\n\n"@/
    "Exit status: 0 a cover was found, 1 there is none, 2 something is wrong,\n"@/
    "3 stopped before that was known.\n";
}

@ The command |help| prints one of these two, or everything in another language.

@<Obey the command \.{help}@>=
struct HelpSettings {
  std::vector<std::string> words; /* of the name of a command */
  bool manual = false, completion = false;
};
@<Print what \.{help} is asked for@>
Run declare_help(Declaration& d)
{
  auto const s = std::make_shared<HelpSettings>();
  d.file("COMMAND", Declaration::any_files, texts(s->words), "");
  d.heading("What to print, if not the help of dlx COMMAND --help:");
  d.flag("--man", s->manual, "the manual page, for section 1");
  d.flag("--completion", s->completion,
    "a script that completes words in bash");
  d.example("dlx help make queens");
  d.example("dlx help --man > dlx.1");
  return [s]{ return print_help(*s); };
}

@ If there is no such command, a command may still begin like that; thus
\cmd{dlx help make} lists the puzzles. Here all names are compared as a whole, so
that \cmd{dlx help make quens} finds the queens.

@<Print what \.{help} is asked for@>=
Status print_help(HelpSettings const& s)
{
  auto const all = all_commands();
  if (s.manual or s.completion) {
    std::vector<Help> helps;
    for (Command const& c : all) helps.push_back(help_of(c));
    put(s.manual ? manual_page(helps) : bash_completion(helps));
    return Status::found;
  }
  auto const wanted = fmt::format("{}", fmt::join(s.words, " "));
  bool known = wanted.empty();
  std::vector<std::string> names;
  for (Command const& c : all) {
    if (c.name == wanted) return put(help_on(c)), Status::found;
    known = known or c.name.starts_with(wanted + ' ');
    names.push_back(c.name);
  }
  if (not known) throw std::runtime_error(fmt::format("there is no command "
    "{}; {}", wanted, advice(wanted, names, "dlx help lists them")));
  put(help_on(wanted));
  return Status::found;
}

@ \pitfall{A list of commands that is written twice: in the help, and in what
understands the command line. Some day they differ.}

\pinned{\.{tests/command/commands\UL test.cpp} asks for the help of each command in
both ways, and for commands that there are not.}

\exercise{Let \cmd{dlx help pentominoes} find \.{make pentominoes}. Where would
you search for a word that stands in the middle of a name, or of a purpose?}

\summary{One list, in the order in which people read it.}
