@** Understanding a command line. \label{command/command_line}%
The command line is written down as if it were a file,
and each word knows its place there. Then our own |InputError| can point at
mistakes, and a wrong command line is explained like a wrong problem:
\transcript{wrong-waffles}
The words are read by CLI11 (see \sec{command/settings}), which says what is
wrong, but not where, nor what was meant. So this chapter does four things that
the library does not do, and no others: it finds the command; it answers cries
for help; it looks for the place of a mistake; and it offers a mend.
@^command line@>@^CLI11@>

@ What happens to \cmd{dlx make queens 8 --trivial-diagonal}? The word
\.{dlx} is the program itself, and is not handed over. Then words are taken as
long as they are the beginning of the name of a command:
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
make&18 commands begin like this\cr
make queens&one does, and it {\it is\/} this command\cr
make queens 8&none does, so the name ended before\cr}}$$
Now the command is known, and nobody else is asked any more. It declares its
settings, which are a number and a flag, and CLI11 is given the words that are
left. It takes \.8 for the number, knows no \.{--trivial-diagonal}, and says so
by an exception. So the word is looked for in the command line, the place is
found, the options of this command are compared with it, and
\.{--trivial-diagonals} is one slip away: did you mean that?

Nothing has been computed up to here, and no file has been opened. A program that
notices a wrong option after it has read a million lines should have noticed it
before.

@(dlx/command/command_line.hpp@>=
#pragma once
/* Understands a command line, and obeys it. */
#include "dlx/command/status.hpp"
#include <string>
#include <vector>
namespace dlx {
Status obey(std::vector<std::string> const& words);
  /* without the name of the program; throws |InputError| if they are wrong, and
     whatever the command throws */
} // |namespace dlx|

@ All of it is hidden in one class, which lives as long as the words are read.

@(dlx/command/command_line.cpp@>=
#include "dlx/command/command_line.hpp"
#include "dlx/base/source.hpp"
#include "dlx/command/commands.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/guess.hpp"
#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
namespace {
@<Declare the command line@>
@<Point at words@>
@<Find the command@>
@<Read its settings@>
@<Understand the command line@>
}  // |namespace|
Status obey(std::vector<std::string> const& words)
{
  return CommandLine(words).obey();
}
} // |namespace dlx|

@ As far as the name of a command is known, it ends with a blank, because
another word may follow.

@<Declare the command line@>=
class CommandLine {
public:
  explicit CommandLine(std::vector<std::string> const& words);
  Status obey();
private:
  std::vector<std::string> const& words;
  std::vector<std::size_t> places; /* of the words; and of the end */
  Source source = {"command line", "dlx"};
  std::vector<Command> const commands = all_commands();
  std::string name;      /* of the command, as far as it is known */
  std::size_t known = 0; /* so many words belong to the name */
  Command const* command = nullptr;
  [[noreturn]] void complain(std::size_t i, std::string const& message,
    std::string const& mend, std::size_t more = 0) const;
    /* word |i| is wrong, or missing; and so are |more| words after it */
  bool asks_for(std::string const& word) const;
  void find_command();
  std::size_t end_of_options() const;
  std::string hint() const { return "try: dlx " + name + "--help"; }
  void read(Declaration const& d) const;
  @<Declare how the mistakes are told@>
};

@ The words are joined by blanks, which need not be what was typed, but looks
like it.

@<Point at words@>=
CommandLine::CommandLine(std::vector<std::string> const& w) : words(w)
{
  for (std::string const& word : words) {
    places.push_back(source.text.size() + 1);
    source.text += ' ' + word;
  }
  places.push_back(source.text.size());
}
void CommandLine::complain(std::size_t i, std::string const& message,@|
  std::string const& mend, std::size_t more) const
{
  std::size_t const length = i == words.size() ? 0
    : places[i + more] + words[i + more].size() - places[i];
  throw InputError(source, places[i], length, message, mend);
}

@ Whoever asks for help gets it, wherever the word stands, and whatever is
wrong with the rest; it would be unkind to answer a cry for help with a
complaint about its grammar. Help that was asked for goes to standard output
and is no mistake; so one can page through it, or search it.

(CLI11 has an option for help as well. It looks at it after all others have
been understood, which is too late.)

@<Understand the command line@>=
Status CommandLine::obey()
{
  find_command();
  if (asks_for("--help") or asks_for("-h"))
    put(command ? help_on(*command) : help_on(name));
  else if (asks_for("--version")) put("dlx 1.0\n");
  else {
    Declaration d;
    auto const run = command->declare(d);
    read(d);
    return run();
  }
  return Status::found;
}

@ Everything after two dashes is a file.

@<Point at words@>=
std::size_t CommandLine::end_of_options() const
{
  auto const end = std::find(words.begin(), words.end(), "--");
  return static_cast<std::size_t>(end - words.begin());
}
bool CommandLine::asks_for(std::string const& word) const
{
  auto const end = words.begin() + static_cast<std::ptrdiff_t>(end_of_options());
  return std::find(words.begin(), end, word) != end;
}

@ Words are taken into the name as long as some command begins with all of
them. What could come next is collected; if nothing does, this is what the
complaint offers, unless the first word of something is near.

(CLI11 knows commands, too, which it calls subcommands. But for that, all of them
have to declare all of their settings before one is obeyed.)

@<Find the command@>=
void CommandLine::find_command()
{
  auto begins = [this](Command const& c) {
    return (c.name + ' ').starts_with(name + words[known] + ' ');
  };
  while (known < words.size()
      and std::any_of(commands.begin(), commands.end(), begins))
    name += words[known++] + ' ';
  for (Command const& c : commands) if (c.name + ' ' == name) command = &c;
  bool const is_cry = asks_for("--help") or asks_for("-h");
  if (command or is_cry or asks_for("--version")) return;
  complain_about_command();
}

@ The first words are offered for a slip of the finger, so that
\cmd{dlx mkae} means \.{make}, and not one of the puzzles that begin with
it.

@<Find the command@>=
void CommandLine::complain_about_command() const
{
  std::vector<std::string> choices, first_words;
  for (Command const& c : commands) {
    if (not c.name.starts_with(name)) continue;
    auto const rest = c.name.substr(name.size());
    choices.push_back(rest);
    first_words.push_back(rest.substr(0, rest.find(' ')));
  }
  auto const all_of_them = fmt::format("say {}, or dlx {}--help",
    fmt::join(choices, ", "), name);
  if (known == words.size()) complain(known, "which command?", all_of_them);
  complain(known, fmt::format("there is no command {}{}", name, words[known]),
    advice(words[known], first_words, all_of_them));
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
functions throw a |BadSetting| through it. Two mistakes it would not see; these
are looked for before. And if a file is missing {\it and\/} there is a word that
nobody knows, the word is what we talk about, for it may be the file.

@<Read its settings@>=
void CommandLine::read(Declaration const& d) const
{
  complain_about_signs(d);
  CLI::App& app = d.reader();
  std::vector<std::string> rest(words.rbegin(),
    words.rend() - static_cast<std::ptrdiff_t>(known));
  try {
    app.parse(rest);
  } catch (BadSetting const& bad) {
    complain_about_value(bad);
  } catch (CLI::ArgumentMismatch const&) {
    complain_about_end(d);
  } catch (CLI::RequiredError const&) {
    if (not app.remaining().empty()) complain_about_rest(app.remaining(), d);
    complain_about_files(d);
  } catch (CLI::ExtrasError const&) {
    complain_about_rest(app.remaining(), d);
  }
}

@ These are the mistakes.

@<Declare how the mistakes are told@>=
[[noreturn]] void complain_about_command() const;
void complain_about_signs(Declaration const& d) const; /* if there are any */
[[noreturn]] void complain_about_value(BadSetting const& bad) const;
std::size_t place_of_option(BadSetting const& bad) const; /* among the words */
std::size_t place_of_file(std::string const& word) const;
[[noreturn]] void complain_about_end(Declaration const& d) const;
[[noreturn]] void complain_about_files(Declaration const& d) const;
[[noreturn]] void complain_about_rest(std::vector<std::string> const& rest,
  Declaration const& d) const;

@ An equals sign has a value before it, or after it, or none. CLI11 takes
\.{--board=yes} for \.{--board}, and for \.{--limit=} takes the next word, which
was meant to be a file. We do not.
@^equals sign@>

@<Read its settings@>=
void CommandLine::complain_about_signs(Declaration const& d) const
{
  for (std::size_t i = known; i < end_of_options(); ++i) {
    auto const sign = words[i].find('=');
    if (sign == std::string::npos) continue;
    auto const* option = d.find(words[i].substr(0, sign));
    if (option == nullptr) continue;
    if (option->value.empty())
      complain(i, option->name + " has no value", hint());
    if (sign + 1 == words[i].size())
      complain(i, fmt::format("{} wants a value: {}", option->name,
        option->value), hint());
  }
}

@ Of a value that is not liked, we know the name of the option, and the value.
Both stand together, in one word or in two; the first place where they do is at
fault, since words are judged from left to right. A file has no name; so it is
looked for, from the end, since it cannot be among the words of the command.

@<Read its settings@>=
void CommandLine::complain_about_value(BadSetting const& bad) const
{
  bool const is_option = bad.name.starts_with("--");
  auto const i = is_option ? place_of_option(bad) : place_of_file(bad.word);
  bool const has_value = is_option and not bad.is_missing@|
    and words[i] == bad.name and not bad.word.empty();
  complain(i, bad.message, bad.mend.empty() ? hint() : bad.mend,
    has_value ? 1 : 0);
}
std::size_t CommandLine::place_of_option(BadSetting const& bad) const
{
  auto const end = end_of_options();
  for (auto i = known; i < end; ++i) {
    if (words[i] == bad.name + '=' + bad.word) return i;
    if (words[i] != bad.name) continue;
    if (bad.word.empty() or (i + 1 < words.size() and words[i + 1] == bad.word))
      return i;
  }
  return end - 1;
}
std::size_t CommandLine::place_of_file(std::string const& word) const
{
  auto i = words.size();
  while (i > known + 1 and words[i - 1] != word) --i;
  return i - 1;
}

@ A value that is missing should stand at the end, or CLI11 would have taken the
next word for it. A file that is missing should stand there, too.

@<Read its settings@>=
void CommandLine::complain_about_end(Declaration const& d) const
{
  auto const* option = d.find(words.back());
  complain(words.size() - 1, fmt::format("{} wants a value: {}", words.back(),
    option ? option->value : "VALUE"), hint());
}
void CommandLine::complain_about_files(Declaration const& d) const
{
  std::size_t given = 0;
  for (auto const* option : d.reader().get_options())
    if (option->get_required() and option->count() > 0) ++given;
  complain(words.size(), d.needed()[given] + " is missing",
    "usage: " + usage_of(command->name, d));
}

@ What is left over is an option that the command does not have, or a file too
many. (The two dashes themselves are left over, too.) Options of other commands
are not offered, even if they are near.

@<Read its settings@>=
void CommandLine::complain_about_rest(std::vector<std::string> const& rest,@|
  Declaration const& d) const
{
  std::string const word = rest.front() == "--" ? rest.back() : rest.front();
  auto const i = static_cast<std::size_t>(words.rend()
    - std::find(words.rbegin(), words.rend(), word)) - 1;
  bool const is_option = word.size() > 1 and word.starts_with('-');
  if (not is_option or i > end_of_options())
    complain(i, word + " is one too many",
      "usage: " + usage_of(command->name, d));
  auto const option = word.substr(0, word.find('='));
  std::vector<std::string> names;
  for (Option const& o : d.help().options) names.push_back(o.name);
  complain(i, fmt::format("dlx {} has no option {}", command->name, option),
    advice(option, names, hint()));
}

@ \pitfall{A word is not its place: in \cmd{dlx solve a a}, which of the two is
too many? The last one, we say, and are right. In \cmd{dlx solve a 3 --limit 3}
we would be wrong by two words; so few people call their files by numbers that
it may stay so.}

\pinned{\.{tests/command/command\UL line\UL test.cpp} makes every mistake that we
could think of, or that somebody made, more than a hundred; and looks at the
message, at the place, and at the mend.}

\exercise{Mend what is wrong in the last sentence of the paragraph before the last
one: find the exact place of a word that is too many. CLI11 tells, by
|parse_order|, which options it has met.}

\summary{The library reads. What people see when they are wrong, where it is, and
what was meant, is done by hand.}
