@** Understanding a command line. \label{command/command_line}%
What happens to \cmd{dlx make queens 8 --trivial-diagonal}? Words are first taken as
long as they are the beginning of the name of a command:
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
make&18 commands begin like this\cr
make queens&one does, and it {\it is\/} this command\cr
make queens 8&none does, so the name ended before\cr}}$$
Now the command is known, and nobody else is asked any more. It declares its
settings, which are a number and a flag, and CLI11 is given the words that are
left. It takes \.8 for the number, knows no \.{--trivial-diagonal}, and says so
by an exception. So the word is looked for in the command line, the options of this
command are compared with it, and
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
Nothing has been computed up to here, and no file has been opened. A program that
notices a wrong option after it has read a million lines should have noticed it
before.

@(dlx/command/command_line.hpp@>=
#pragma once
/* Understands a command line, and obeys it; and the list of all commands. */
#include "dlx/command/settings.hpp"
namespace dlx {
Status obey(std::vector<std::string> const& words);
  /* without the name of the program; throws |InputError| if they are wrong, and
     whatever the command throws */
std::vector<Command> all_commands(); /* in the order in which they are listed */
} // |namespace dlx|

@ CLI11 says what is wrong, but not where, nor what was meant. So this chapter does
four things that the library does not do, and no others: it finds the command; it
answers cries for help; it looks for the place of a mistake; and it offers a mend.

@(dlx/command/command_line.cpp@>=
#include "dlx/command/command_line.hpp"
#include "dlx/command/count.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/help.hpp"
#include "dlx/command/make.hpp"
#include "dlx/command/pictures.hpp"
#include "dlx/command/solve.hpp"
#include "dlx/command/verify.hpp"
#include <CLI/CLI.hpp>
#include <algorithm>
namespace dlx {
namespace {
@<Tell about commands@>
@<Obey the command \.{help}@>
@<Declare the command line@>
@<Find the command@>
@<Find the place of a mistake@>
@<Read its settings@>
}  // |namespace|
@<List all commands@>
@<Understand the command line@>
} // |namespace dlx|

@ Which commands are there? A person reads this list from the top, so what one comes
for is first. Why is there no registry to which commands add
themselves when the program starts? Because then the order of the list would be
the order in which a linker happens to meet them, and because such a registry is
a global variable, which comes to life before |main| and cannot be found by reading.
@^registry@>

@<List all commands@>=
std::vector<Command> all_commands()
{
  std::vector<Command> all = {solve_command(), count_command(),@|
    estimate_command(), verify_command(), convert_command()};
  for (Command const& c : puzzle_commands()) all.push_back(c);
  all.push_back(attacks_command());
  all.push_back(trace_command());
  all.push_back(draw_command());
  all.push_back({"help", "tell about a command, or about all", declare_help});
  all.push_back(figures_command());
  all.push_back(check_trace_command());
  return all;
}

@ To be told about, a command has to declare its settings. The structure behind
them is made, and what would read them; both are thrown away with the
declaration.

@<Tell about commands@>=
std::string usage_of(std::string const& name, Declaration const& d)
{
  return fmt::format("dlx {} [OPTION...]{}", name, d.help().usage);
}
Help help_of(Command const& command)
{
  Declaration d;
  command.declare(d);
  Help help = d.help();
  help.name = command.name;
  help.purpose = command.purpose;
  help.usage = usage_of(command.name, d);
  return help;
}

@ There is another kind of help: the list of all commands, or
of all those whose names begin in the same way, such as those that make
puzzles. Here the examples are few, and show that commands are put together.
\transcript{help}

@<Tell about commands@>=
std::string list_of(std::string const& prefix)
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
    "A problem is a text file: the items in one line, then one option a line;\n"@/
    "dlx help format tells the rest.\n"@/
    "\nExamples:\n"@/
    "  dlx make queens 8 | dlx count\n"@/
    "  dlx make queens 8 | dlx solve --board --limit 1\n\n"@/
    "Exit status: 0 a cover was found, 1 there is none, 2 something is wrong,\n"@/
    "3 stopped before that was known.\n";
}

@ Help is a command as well, for those who expect one. If there is no such command,
a command may still begin like that; thus
\cmd{dlx help make} lists the puzzles. Here all names are compared as a whole, so
that \cmd{dlx help make quens} finds the queens.

@<Obey the command \.{help}@>=
struct HelpSettings {
  std::vector<std::string> words; /* of the name of a command */
  bool manual = false, completion = false;
};
std::string help_about(HelpSettings const& s)
{
  std::vector<Help> helps;
  std::vector<std::string> names;
  auto const wanted = fmt::format("{}", fmt::join(s.words, " "));
  bool begins = wanted.empty();
  for (Command const& c : all_commands()) {
    if (c.name == wanted) return as_text(help_of(c));
    if (s.manual or s.completion) helps.push_back(help_of(c));
    begins = begins or c.name.starts_with(wanted + ' ');
    names.push_back(c.name);
  }
  if (s.manual) return manual_page(helps);
  if (s.completion) return bash_completion(helps);
  if (wanted == "format") return as_text(help_on_format());
  if (not begins) throw std::runtime_error(fmt::format("there is no command "
    "{}; {}", wanted, advice(wanted, names, "dlx help lists them")));
  return list_of(wanted);
}

@ Its own settings are declared like those of all others.

@<Obey the command \.{help}@>=
Run declare_help(Declaration& d)
{
  auto const s = std::make_shared<HelpSettings>();
  d.file("[COMMAND...]", into(s->words), "");
  d.heading("What to print, if not the help of dlx COMMAND --help:");
  d.flag("--man", s->manual, "the manual page, for section 1");
  d.flag("--completion", s->completion,
    "a script that completes words in bash");
  d.examples({"dlx help make queens", "dlx help --man > dlx.1"});
  return [s]{ return put(help_about(*s)), Status::found; };
}

@ Now the command line itself. As far as the name of a command is known, it ends
with a blank, because another word may follow. The words are joined by blanks, which
need not be what was typed, but looks like it. Everything after two dashes is a file.

@<Declare the command line@>=
struct CommandLine {
  explicit CommandLine(std::vector<std::string> const& w) : words(w)
  {
    for (std::string const& word : words) {
      places.push_back(source.text.size() + 1);
      source.text += ' ' + word;
    }
    places.push_back(source.text.size());
    end = static_cast<std::size_t>(std::find(words.begin(), words.end(), "--")
      - words.begin());
  }
  std::vector<std::string> const& words;
  std::vector<std::size_t> places; /* of the words; and of the end */
  Source source = {"command line", "dlx"};
  std::string name;      /* of the command, as far as it is known */
  std::size_t known = 0; /* so many words belong to the name */
  std::size_t end = 0;   /* so many words can be options */
  std::string hint() const { return "try: dlx " + name + "--help"; }
  bool asks_for(std::string const& word) const
  {
    return std::find(words.begin(), words.end(), word) - words.begin()
      < static_cast<std::ptrdiff_t>(end);
  }
  @<Declare how the command line complains@>
};

@ Word |i| is wrong, or missing; and so are |more| words after it.

@<Declare how the command line complains@>=
[[noreturn]] void complain(std::size_t i, std::string const& message,@|
  std::string const& mend, std::size_t more = 0) const
{
  std::size_t const length = i == words.size() ? 0
    : places[i + more] + words[i + more].size() - places[i];
  throw InputError(source, places[i], length, message, mend);
}

@ Who asks for help gets it, wherever the word stands, and whatever is
wrong with the rest; it would be unkind to answer a cry for help with a
complaint about its grammar. Help that was asked for goes to standard output
and is no mistake; so one can page through it, or search it. (CLI11 has an option for
help as well. It looks at it after all others have
been understood, which is too late.)

@<Understand the command line@>=
Status obey(std::vector<std::string> const& words)
{
  CommandLine line(words);
  auto const command = find_command(line);
  if (line.asks_for("--help") or line.asks_for("-h"))
    put(command ? as_text(help_of(*command)) : list_of(line.name));
  else if (line.asks_for("--version")) put("dlx 1.0\n");
  else if (not command) complain_about_command(line);
  else {
    Declaration d;
    auto const run = command->declare(d);
    read(line, d, usage_of(command->name, d));
    return run();
  }
  return Status::found;
}

@ Words are taken into the name as long as some command begins with all of
them. (CLI11 knows commands, too, which it calls subcommands. But for that, all of
them have to declare all of their settings before one is obeyed.)

@<Find the command@>=
std::optional<Command> find_command(CommandLine& line)
{
  auto const commands = all_commands();
  auto begins = [&](Command const& c) {
    return (c.name + ' ').starts_with(line.name + line.words[line.known] + ' ');
  };
  while (line.known < line.words.size()
      and std::any_of(commands.begin(), commands.end(), begins))
    line.name += line.words[line.known++] + ' ';
  for (Command const& c : commands) if (c.name + ' ' == line.name) return c;
  return std::nullopt;
}

@ What could come next is collected; this is what the complaint offers, unless the
first word of something is near. The first words are offered for a slip of the
finger, so that \cmd{dlx mkae} means \.{make}, and not one of the puzzles that begin
with it.

@<Find the command@>=
[[noreturn]] void complain_about_command(CommandLine const& line)
{
  std::vector<std::string> choices, first_words;
  for (Command const& c : all_commands()) {
    if (not c.name.starts_with(line.name)) continue;
    auto const rest = c.name.substr(line.name.size());
    choices.push_back(rest);
    first_words.push_back(rest.substr(0, rest.find(' ')));
  }
  auto const all_of_them = fmt::format("say {}, or dlx {}--help",
    fmt::join(choices, ", "), line.name);
  if (line.known == line.words.size())
    line.complain(line.known, "which command?", all_of_them);
  auto const& word = line.words[line.known];
  line.complain(line.known, fmt::format("there is no command {}{}", line.name,
    word), advice(word, first_words, all_of_them));
}

@ Who notices a mistake, and who knows its place? There are these kinds.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\quad&#\hfil\cr
\it mistake&\it is noticed by&\it and its place is\cr
\noalign{\smallskip}
dlx slove&the list of commands&the word after the name\cr
--board=yes&us, before CLI11&the word\cr
--limit x&what assigns the value&the first such option with this value\cr
--limit&CLI11, at the end&the last word\cr
--colour&CLI11, as left over&the word\cr
solve a b&CLI11, as left over&the word\cr
make queens&CLI11, as required&behind the last word\cr}}$$
Mistakes that can be seen only when the settings are known together, such as
threads for an engine that works alone, are not among them: they have no place,
or two, and are told without one, by \sec{command/searching}.

@ CLI11 takes the words from the end of a vector, so they are handed over in
reverse. It throws an exception of its own for each kind of mistake, and our
functions throw a |BadSetting| through it. And if a file is missing {\it and\/} there
is a word that nobody knows, the word is what we talk about, for it may be the file.

@<Read its settings@>=
void read(CommandLine const& line, Declaration const& d, std::string const& usage)
{
  complain_about_signs(line, d);
  CLI::App& app = d.reader();
  std::vector<std::string> rest(line.words.rbegin(),
    line.words.rend() - static_cast<std::ptrdiff_t>(line.known));
  try {
    app.parse(rest);
  } catch (BadSetting const& bad) {
    complain_about_value(line, bad);
  } catch (CLI::ArgumentMismatch const&) {
    @<Complain about a value that is missing at the end@>
  } catch (CLI::RequiredError const&) {
    if (not app.remaining().empty())
      complain_about_rest(line, app.remaining(), d, usage);
    @<Complain about a file that is missing@>
  } catch (CLI::ExtrasError const&) {
    complain_about_rest(line, app.remaining(), d, usage);
  }
}

@ An equals sign has a value before it, or after it, or none. CLI11 takes
\.{--board=yes} for \.{--board}, and for \.{--limit=} takes the next word, which
was meant to be a file. We do not.
@^equals sign@>

@<Find the place of a mistake@>=
void complain_about_signs(CommandLine const& line, Declaration const& d)
{
  for (std::size_t i = line.known; i < line.end; ++i) {
    auto const& word = line.words[i];
    auto const sign = word.find('=');
    auto const* option = d.find(word.substr(0, sign));
    if (sign == std::string::npos or option == nullptr) continue;
    if (option->value.empty())
      line.complain(i, option->name + " has no value", line.hint());
    if (sign + 1 == word.size())
      line.complain(i, fmt::format("{} wants a value: {}", option->name,
        option->value), line.hint());
  }
}

@ Of a value that is not liked, we know the name of the option, and the value.
Both stand together, in one word or in two; the first place where they do is at
fault, since words are judged from left to right. A file has no name; so it
is looked for, from the end, since it cannot be among the words of the command.

@<Find the place of a mistake@>=
std::size_t last_place_of(CommandLine const& line, std::string const& word)
{
  auto i = line.words.size();
  while (i > line.known + 1 and line.words[i - 1] != word) --i;
  return i - 1;
}
std::size_t place_of(CommandLine const& line, BadSetting const& bad)
{
  auto const& words = line.words;
  if (not bad.name.starts_with("--")) return last_place_of(line, bad.word);
  for (auto i = line.known; i < line.end; ++i) {
    if (words[i] == bad.name + '=' + bad.word) return i;
    if (words[i] != bad.name) continue;
    if (bad.word.empty() or (i + 1 < words.size() and words[i + 1] == bad.word))
      return i;
  }
  return line.end - 1;
}

@ What is underlined is the option with its value, or the value alone.

@<Find the place of a mistake@>=
[[noreturn]] void complain_about_value(CommandLine const& line,@|
  BadSetting const& bad)
{
  auto const i = place_of(line, bad);
  bool const has_value = not bad.is_missing and bad.name.starts_with("--")@|
    and line.words[i] == bad.name and not bad.word.empty();
  line.complain(i, bad.message, bad.mend.empty() ? line.hint() : bad.mend,
    has_value ? 1 : 0);
}

@ What is left over is an option that the command does not have, or a file too
many. (The two dashes themselves are left over, too.) Options of other commands
are not offered, even if they are near.

@<Find the place of a mistake@>=
[[noreturn]] void complain_about_rest(CommandLine const& line,@|
  std::vector<std::string> const& rest, Declaration const& d,@|
  std::string const& usage)
{
  std::string const word = rest.front() == "--" ? rest.back() : rest.front();
  auto const i = last_place_of(line, word);
  bool const is_option = word.size() > 1 and word.starts_with('-');
  if (not is_option or i > line.end)
    line.complain(i, word + " is one too many", "usage: " + usage);
  auto const option = word.substr(0, word.find('='));
  std::vector<std::string> names;
  for (Option const& o : d.help().options) names.push_back(o.name);
  line.complain(i, fmt::format("dlx {}has no option {}", line.name, option),
    advice(option, names, line.hint()));
}

@ A value that is missing should stand at the end, or CLI11 would have taken the
next word for it.

@<Complain about a value that is missing at the end@>=
auto const* option = d.find(line.words.back());
line.complain(line.words.size() - 1, fmt::format("{} wants a value: {}",
  line.words.back(), option ? option->value : "VALUE"), line.hint());

@ A file that is missing should stand there, too. CLI11 knows which it is.

@<Complain about a file that is missing@>=
for (auto const* option : app.get_options())
  if (option->get_required() and option->count() == 0)
    line.complain(line.words.size(), option->get_description() + " is missing",
      "usage: " + usage);

@ \pitfall{A word is not its place: in \cmd{dlx solve a a}, which of the two is
too many? The last one, we say, and are right. In \cmd{dlx solve a 3 --limit 3}
we would be wrong by two words; so few people call their files by numbers that
it may stay so. And a list of commands that is written twice: in the help, and in
what understands the command line.}

\pinned{\.{tests/command/command\UL line\UL test.cpp} makes every mistake that we
could think of, or that somebody made, more than a hundred; looks at the
message, at the place, and at the mend; and asks for the help of each command in
both ways.}

\exercise[22]{Mend the first pitfall: find the exact place of a word that is too
many. CLI11 tells, by |parse_order|, which options it has met, in their order.}
\answer{Walk through the words after the name with the list of |parse_order|. A word
with dashes that belongs to an option is that option, and takes the next word with
it, if its |Option::value| is neither empty nor in brackets and the word has no
equals sign; the last word that is taken by nobody, is not an option, and comes after
as many files as the command wants, is the one too many.}

\summary{The library reads. What people see when they are wrong, where it is, and
what was meant, is done by hand. One list, in the order in which people read it.}
