@** Understanding a command line. \label{command/command_line}%
What happens to \cmd{dlx make queens 8 --trivial-diagonal}? Words are first taken as
long as they are the beginning of the name of a command:
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
make&18 commands begin like this\cr
make queens&one does, and it {\it is\/} this command\cr
make queens 8&none does, so the name ended before\cr}}$$
Now the command is known, and no other is asked any more. It declares its
settings, which are a number and a flag, and CLI11 is given the words that are
left. It takes \.8 for the number, knows no \.{--trivial-diagonal}, and leaves it
over. So the options of this command are compared with the word, and
\.{--trivial-diagonals} is one slip away: did you mean that? Here is the whole way
from a typed line to a status.
$$\flowchart{
\stage{words}&\flow{30pt}{}&\stage{command}&\flow{30pt}{declares}&%
\stage{settings}&\flow{34pt}{CLI11}&\stage{values}&\flow{30pt}{runs}&%
\stage{status}\cr
\below$\downarrow$&&$\downarrow$&&$\downarrow$&&$\downarrow$\cr
\small{\.{--help}: print it, 0}&&\small{no such: 2}&&\small{no such option: 2}&&%
\small{no such value: 2}&&\small{0, 1, 2, or 3}\cr}$$
@^command line@>@^CLI11@>

@ The command line is written down as if it were a file,
and each word knows its place there. Then our own |InputError| can point at
mistakes, and a wrong command line is explained like a wrong problem:
\transcript{wrong-waffles}
Such a complaint has to answer four questions, in the order in which a person has them:
where is it, what is wrong, what was expected, what can I do? The first is answered by a
caret, because nobody counts to column~35.

Nothing has been computed up to here, and no file has been opened. A program that
notices a wrong option after it has read a million lines should have noticed it
before.

Let us find the caret of the second complaint with a pencil. The words are \.{verify},
\.{problem.dlx}, \.{covers.txt}, and \.{more.txt}; the first of them is the name of the
command, and the reader of settings, who is told only what follows it, blames his third
word. Counted from the beginning, that is word number~3, if we begin with~0. Before it stand
\.{dlx} and three words with a blank before each, which are $3+7+12+11=33$ characters, and one
more blank; so the word begins at an offset of~34, which people call column~35. The program
counts in the same way.

@(dlx/command/command_line.hpp@>=
#pragma once
/* Understands a command line, and obeys it; and the list of all commands. */
#include "dlx/command/settings.hpp"
namespace dlx {
Status obey(std::vector<std::string> const& words);
  /* without the name of the program; throws |InputError| if they are wrong, and
     whatever the command throws */
std::vector<Command> const& all_commands(); /* in the order in which they are listed */
} // |namespace dlx|

@ The words after the name of a command are read by \sec{command/settings}. What is
left for this chapter is to find the command, to answer cries for help, and to point.

@(dlx/command/command_line.cpp@>=
#include "dlx/command/command_line.hpp"
#include "dlx/command/count.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/help.hpp"
#include "dlx/command/make.hpp"
#include "dlx/command/pictures.hpp"
#include "dlx/command/proof.hpp"
#include "dlx/command/solve.hpp"
#include "dlx/command/split.hpp"
#include "dlx/command/verify.hpp"
namespace dlx {
namespace {
@<Tell about commands@>
@<Declare the command line@>
@<Find the command@>
@<Tell what may follow@>
@<Obey the command \.{help}@>
}  // |namespace|
@<List all commands@>
@<Understand the command line@>
} // |namespace dlx|

@ Which commands are there? A person reads this list from the top, so what one comes
for is first. Why is there no registry to which commands add
themselves when the program starts? Because then the order of the list would be
the order in which a linker happens to meet them, and because such a registry is
a global variable, which comes to life before |main| and cannot be found by reading.
A list is longer by a line for each command; but that line is read by everybody who
wants to know what there is.
@^registry@>

@<List all commands@>=
static std::vector<Command> list_commands()
{
  std::vector<Command> all = {
    {"solve", "print all exact covers of a problem", declare_solve},@|
    {"count", "say how many exact covers there are", declare_count},@|
    {"estimate", "say how long a search will take, roughly", declare_estimate},@|
    {"split", "cut a search into parts, for many machines", declare_split},@|
    {"verify", "check covers that somebody claims", declare_verify},@|
    {"check-proof", "check a proof that these are all covers", declare_check_proof},@|
    {"convert", "write a problem in another language", declare_convert},@|
    {"attacks", "filter the covers of make pieces: all squares attacked", declare_attacks},@|
    {"trace", "write every step of a search, link by link", declare_trace},@|
    {"check-trace", "judge a trace that another program wrote", declare_check_trace},@|
    {"draw", "turn a trace into pictures", declare_draw},@|
    {"view", "turn a trace into a page that plays it", declare_view},@|
    {"film", "turn a trace into an animation", declare_film},@|
    {"figures", "make figure sequences from recipes", declare_figures},@|
    {"help", "tell about a command, or about all", declare_help}};
  auto const puzzles = puzzle_commands();
  all.insert(all.begin() + 7, puzzles.begin(), puzzles.end());
  return all;
}

@ The list is asked for at each word that could be a name, and made once.

@<List all commands@>=
std::vector<Command> const& all_commands()
{
  static auto const all = list_commands();
  return all;
}

@ To be told about, a command has to declare its settings. This is the reason why they
are declared by a function, and not read on the way: what declares them can also
be asked about them. The structure behind
them is made, and what would read them; both are thrown away with the
declaration.

@<Tell about commands@>=
Help help_of(Command const& command)
{
  Declaration d(command.name, command.purpose);
  command.declare(d);
  return d.help();
}

@ There is another kind of help: the list of all commands, or
of all those whose names begin in the same way, such as those that make
puzzles. Here the examples are few, and show that commands are put together.
\transcript{help}

@<Tell about commands@>=
std::string list_of(std::string const& begin)
{
  std::string text = "dlx: exact cover problems, solved by dancing links\n\n"@/
    "Usage: dlx COMMAND [OPTION...] [FILE]\n\nCommands:\n";
  for (Command const& c : all_commands())
    if (c.name.starts_with(begin)) text += fmt::format("  {:<18}{}\n", c.name, c.purpose);
  return text + fmt::format("\n{}\n\n{}\n\n{}\n\nExamples:\n"@/
    "  dlx make queens 8 | dlx count\n  dlx make queens 8 | dlx solve --board --limit 1\n",@|
    fmt::join(filled("dlx COMMAND -h tells what is needed often, dlx COMMAND --help all about a command, dlx help format how "
    "a problem is written, dlx --version which dlx this is.", 79), "\n"),@|
    fmt::join(filled(about_problems, 79), "\n"), fmt::join(filled(about_statuses, 79), "\n"));
}

@ The beginning of a name is nothing, or ends in a blank; so \.{make\ } is the beginning of
eighteen of them, and \.{mak\ } of none. What can come next, each word once, is what a
complaint offers, and what is completed.

@<Tell about commands@>=
std::vector<std::string> words_after_name(std::string const& begin)
{
  std::vector<std::string> words;
  for (Command const& c : all_commands()) {
    if (not c.name.starts_with(begin)) continue;
    auto const rest = std::string_view(c.name).substr(begin.size());
    auto const word = rest.substr(0, rest.find(' '));
    if (words.empty() or words.back() != word) words.emplace_back(word);
  }
  return words;
}

@ Who says \cmd{dlx sudoku}, or \cmd{dlx help sudoku}, has forgotten the first word of a name.

@<Tell about commands@>=
std::string advice_on_end(std::string const& word, std::string const& other)
{
  for (Command const& c : all_commands())
    if (c.name.ends_with(' ' + word)) return fmt::format("did you mean {}?", c.name);
  return other;
}

@ Help is a command as well, for those who expect one. If there is no such command,
a command may still begin like that; thus
\cmd{dlx help make} lists the puzzles. Some people type \cmd{dlx help solve}, others
\cmd{dlx solve --help}, and neither should have to learn what the other knows; both print the same. Here all names are compared as a whole, so
that \cmd{dlx help make quens} finds the queens.

@<Obey the command \.{help}@>=
struct HelpSettings {
  std::vector<std::string> words; /* of the name of a command */
  bool manual = false, completion = false;
};
std::string help_about(HelpSettings const& s)
{
  if (s.manual and (s.completion or not s.words.empty()))
    throw std::runtime_error("the manual page is about all commands; say dlx help --man alone");
  if (s.completion) return s.words.empty() ? bash_completion()
    : words_after({s.words.begin() + 1, s.words.end()});
  std::vector<Help> helps;
  std::vector<std::string> names = {"format"}; // which is no command, but has a help
  auto const wanted = fmt::format("{}", fmt::join(s.words, " "));
  for (Command const& c : all_commands()) {
    helps.push_back(help_of(c)), names.push_back(c.name);
    if (c.name == wanted) return as_text(helps.back());
  }
  if (s.manual) return manual_page(helps);
  if (wanted == "format") return as_text(help_on_format());
  if (not wanted.empty() and words_after_name(wanted + ' ').empty())
    throw std::runtime_error(fmt::format("there is no command {}; {}", wanted,
      advice(wanted, names, advice_on_end(wanted, "dlx help lists them"))));
  return list_of(wanted);
}
Status help(HelpSettings const& s) { return put(help_about(s)), Status::found; }

@ Its own settings are declared like those of all others.

@<Obey the command \.{help}@>=
void declare_help(Declaration& d)
{
  auto& s = d.settings_of(help);
  d.file("[COMMAND...]", into(s.words), "");
  d.heading("What to print, if not the help of dlx COMMAND --help:");
  d.flag("--man", s.manual, "the manual page, for section 1");
  d.flag("--completion", s.completion, "a script that completes words in bash; "
    "or what may follow after some words");
  d.examples({"dlx help make queens", "dlx help --man > dlx.1",
    "dlx help --completion -- dlx solve --engine"});
}

@ What may follow some words? That is what a shell asks when the tabulator key is
pressed. A name can go on; a value may be one of the choices; otherwise there are
the options, and files, for which \.{FILE} stands. (Help is followed by
whatever a line may begin with.) A number cannot be guessed, and it would be
misleading to offer files instead; so then there is nothing. Choices are offered as far
as they can be typed: \.{script:FILE} up to the colon, and of \.{N\char"7C all} the
second one only.
@^tabulator key@>

@<Tell what may follow@>=
std::string words_after(std::vector<std::string> const& words)
{
  CommandLine line = {words};
  std::string next;
  auto const command = find_command(line);
  if (command) {
    Help const help = help_of(*command);
    for (Option const& o : help.options)
      if (auto const& value = o.value; not o.is_called(words.back()) or value.empty()
          or value[0] == '[') next += o.name + ' ';
      else @<Return what may stand for this value@>
    next += help.takes_files ? "--help FILE " : "--help ";
  }
  if (line.known == words.size())
    for (auto const& word : words_after_name(line.name == "help " ? "" : line.name))
      next += word + ' ';
  return next + '\n';
}

@ Files are also what is called a folder, or what another solver has said.

@<Return what may stand for this value@>=
{
  if (is_of_a_file(value)) return "FILE\n";
  std::string known;
  for (auto const& choice : choices_in(value)) known += typed_in(choice) + ' ';
  return known + '\n';
}

@ Now the command line itself. As far as the name of a command is known, it ends
with a blank, because another word may follow. The words are joined by blanks, which
need not be what was typed, but looks like it: a shell has taken the quotes away, and what we
show is what has arrived. Everything after two dashes is a
file, and no cry for help. When words are wrong, or one is missing, their places are
counted out.

@<Declare the command line@>=
struct CommandLine {
  bool asks_for(std::string const& word) const
  {
    auto const end = std::find(words.begin(), words.end(), "--");
    return std::find(words.begin(), end, word) != end;
  }
  std::string before(std::size_t k) const /* word |k|, as it was typed */
  {
    std::string text = "dlx";
    for (std::size_t i = 0; i < k; ++i) text += ' ' + words[i];
    return text;
  }
  [[noreturn]] void complain(BadWords const& bad) const
  {
    auto const& [first, count, message, mend] = bad;
    auto const at = before(first).size() + (first < words.size() ? 1 : 0);
    auto const end = std::max(at, before(first + count).size());
    throw InputError({"command line", before(words.size())}, at, end - at, message,@|
      mend.empty() ? "try: dlx " + name + "--help" : mend);
  }
  std::vector<std::string> const& words;
  std::string name = ""; /* of the command, as far as it is known */
  std::size_t known = 0; /* so many words belong to the name */
};

@ Who asks for help gets it, wherever the word stands, and whatever is
wrong with the rest; it would be unkind to answer a cry for help with a
complaint about its grammar. Help that was asked for goes to standard output
and is no mistake; so one can page through it, or search it. (CLI11 has an option for
help as well. It looks at it after all others have
been understood, which is too late.)

@<Understand the command line@>=
Status obey(std::vector<std::string> const& words)
{
  CommandLine line = {words};
  auto const command = find_command(line);
  bool const is_short = not line.asks_for("--help");
  if (line.asks_for("-h") or not is_short)
    return put(not command ? list_of(line.name) : is_short ? in_short(help_of(*command))@|
      : as_text(help_of(*command))), Status::found;
  if (line.asks_for("--version") or line.asks_for("-V"))
    return put(fmt::format("dlx {}\n", version)), Status::found;
  if (not command) complain_about_command(line);
  Declaration d(command->name, command->purpose);
  command->declare(d);
  try {
    d.read({words.begin() + static_cast<std::ptrdiff_t>(line.known), words.end()});
  } catch (BadWords const& bad) {
    line.complain({bad.first + line.known, bad.count, bad.message, bad.mend});
  }
  return d.run();
}

@ Words are taken into the name as long as some command begins with all of
them: \.{make} can be followed by \.{queens}, and \.{make queens} by nothing, so that
the \.8 is not a part of the name. (CLI11 knows commands, too, which it calls subcommands. But for that, all of
them have to declare all of their settings before one is obeyed.)

@<Find the command@>=
std::optional<Command> find_command(CommandLine& line)
{
  while (line.known < line.words.size()) {
    auto const word = line.words[line.known];
    auto const next = words_after_name(line.name);
    if (std::find(next.begin(), next.end(), word) == next.end()) break;
    line.name += word + ' ', ++line.known;
  }
  auto const name = line.name.substr(0, line.name.find_last_not_of(' ') + 1);
  for (Command const& c : all_commands()) if (c.name == name) return c;
  return std::nullopt;
}

@ If there is none, what could come next is offered, unless one of these words is
near. Only the first words of names are offered for a slip of the finger, so that
\cmd{dlx mkae} means \.{make}, and not one of the puzzles that begin with it.

@<Find the command@>=
[[noreturn]] void complain_about_command(CommandLine const& line)
{
  auto const choices = words_after_name(line.name);
  auto const all_of_them = fmt::format("say {}, or dlx {}--help",
    fmt::join(choices, ", "), line.name);
  if (line.known == line.words.size())
    line.complain({line.known, 0, "which command?", all_of_them});
  auto const& word = line.words[line.known];
  auto near = choices;
  near.insert(near.end(), {"--help", "--version"});
  line.complain({line.known, 1, fmt::format("there is no command {}{}", line.name,
    word), advice(word, near, advice_on_end(word, all_of_them))});
}

@ Who notices a mistake, and who knows its place? There are these kinds.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\quad&#\hfil\cr
\it mistake&\it is noticed by&\it and its place is\cr
\noalign{\smallskip}
dlx slove&the list of commands&the word after the name\cr
--board=yes&|judge|&where the reader stands\cr
--limit x&what assigns the value&where the reader stands\cr
--limit 3 --cheapest&|judge|, with the list of conflicts&where the reader stands\cr
--limit&CLI11, at the end&the last word\cr
--colour&CLI11, as left over&the first word that looks like it\cr
solve a b&CLI11, as left over&the first that is left over\cr
make queens&|read|, at the end&behind the last word\cr}}$$
All of them are noticed before anything is read or computed; and all of them end in
the same way, with status~2, one line that says what is wrong, one that shows where,
and one that helps. Why~2, and not~1? A script asks \cmd{if dlx solve}. If it has mistyped an
option, ``no'' would be a wrong answer, and it would act upon it. For the same reason
an option that is not understood is never skipped: without \.{--limit}, the search that was
to end after one cover fills a disk. What can be seen only when the problem is known, for instance that
an engine cannot hold it, has no place in the command line, and is told without one.

\pitfall{A list of commands that is written twice: in the help, and in
what understands the command line. A cry for help that is answered with a complaint.
A mend that is obeyed without asking.}

\pinned{\.{tests/command/command\UL line\UL test.cpp} makes every mistake that we
could think of, or that was made, more than a hundred; looks at the
message, at the place, and at the mend; and asks for the help of each command in
both ways.}

\exercise[15]{Why does \cmd{dlx help slove} not get a caret, though \cmd{dlx slove}
does? What would it take?}
\answer{The words of \.{help} are files for the reader, and each of them is
assigned without a complaint; only |help_about|, which runs when all was read, knows
that they are no command. It takes an |Assign| that finds out whether what it has so
far begins the name of a command, and throws; the caret then stands under the
first word that leads nowhere.}

\exercise[10]{Which of these words is blamed in \cmd{dlx make quens 8 --limit}, and why are
the others not mentioned?}
\answer{\.{quens}: as long as there is no command, it is open what \.8 and
\.{--limit} mean. The mend is \.{queens}; and then \cmd{dlx make queens 8 --limit} hears that it
has no option \.{--limit}, which belongs to \.{solve}.}

\summary{The library reads. What people see when they are wrong, where it is, and
what was meant, is done by hand. One list, in the order in which people read it.}
