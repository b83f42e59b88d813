@** Settings. \label{command/settings}%
How many times does one write \.{--probes}? In the help, in the manual page, in
the completion of the shell, where it is read, and where its range is checked: five
times, and some day two of them differ. Here it is declared once, by \.{estimate}:
$$\vbox{\ninett\halign{#\hfil\cr
d.heading("How to guess:");\cr
d.option("--probes", "N", into(s->probes),\cr
\ \ fmt::format("with N random walks (default: {})", s->probes));\cr}}$$
This says what the setting is called, what stands for its value, where the
value goes and of which type it is, and how it is explained. All the rest
is made from that:
$$\stage{declaration}\quad\left\{\vcenter{\openup2pt\halign{$\longrightarrow$\quad
#\hfil\quad&#\hfil\cr
\stage{command line}&CLI11 reads it, and calls |into|\cr
\stage{help}&as text, \cmd{dlx estimate --help}\cr
\stage{manual page}&in the language of \cmd{troff}, \cmd{man dlx}\cr
\stage{completion}&a script for bash, and the tabulator key\cr
\stage{mend}&which option was meant, and what values it has\cr}}\right.$$
So an option that is not explained cannot be given, and what is explained can.
@^setting@>@^declaration of a setting@>

@ The reading is done by a library, CLI11, which knows the customs: options and
files in any order; a value as the next word, or after an equals sign; of two
values, the last; two dashes, after which everything is a file. An earlier
version of this chapter let it write the help as well. That help spoke of
{\tentex UINT:POSITIVE}, and a bad number was told that it was not in the
range from {\tentex 0.000000} to {\tentex 179769313486231\dots}, with three
hundred digits. A library can know how options are written, but not what they
mean; so the words are ours, and the grammar is theirs.
@^CLI11@>

The header of CLI11 takes four seconds to compile; so
only two chapters include it, and here |CLI::App|, which is its word for something
that reads command lines, is only named.

@(dlx/command/settings.hpp@>=
#pragma once
/* Settings are declared, once: name, value, type and range, explanation.  From
   that, the command line is read, and help, manual, and completion are made. */
#include "dlx/command/main.hpp"
#include "dlx/command/values.hpp"
#include <memory>
namespace CLI {
class App;
} // |namespace CLI|
namespace dlx {
@<Declare what a help is@>
@<Declare bad settings@>
@<Declare declarations@>
@<Choose one of several names@>
@<Declare what a command is@>
} // |namespace dlx|

@ A command then is a name, a purpose, and a function that declares its settings.
This function returns what is to be done when they are known. It has the
settings of its own command, and no others: nothing keeps them in a structure
for all commands, as it was once, in which \.{solve} could have looked at the
grain of pictures.

@<Declare what a command is@>=
using Run = std::function<Status()>;
struct Command {
  std::string name, purpose;
  std::function<Run(Declaration&)> declare;
    /* what it returns is called when all is read */
};

@ What is declared is kept as the lines of a help. A {\it heading\/} stands at the
margin, and so does a {\it remark}. A {\it term\/} is an option with its value, or
a file, and its explanation has a column of its own. And below the heading
\.{Examples:}, a line is an {\it example}. The options are listed once more for
those who have no use for explanations.
@^form of a help@>

@<Declare what a help is@>=
struct HelpLine {
  enum Kind { @!heading, @!remark, @!term, @!example };
  Kind kind = heading;
  std::string words; /* any number; of a term, what one types */
  std::string rest;  /* the explanation of a term */
};
struct Option {
  std::string name;  /* with its two dashes */
  std::string value; /* what stands for it, such as |"N"|; empty for a flag; in
    brackets, as in |"[=K]"|, if it can be left out */
};
struct Help {
  std::string name;    /* one word or two, such as \.{make queens} */
  std::string usage;   /* how it is called */
  std::string purpose; /* in one line, without a period */
  std::vector<HelpLine> lines;
  std::vector<Option> options; /* in the order in which they are explained */
};

@ There are five kinds of settings, and each has a function that declares it:
$$\vbox{\halign{\.{#}\hfil\quad&\.{#}\hfil\quad&#\hfil\cr
\it function&\it for example&\it what may be typed\cr
\noalign{\smallskip}
flag&--stats&the option, and nothing else\cr
form&--board&the same, but only one of its kind\cr
option&--limit N&the option and a word that |assign| likes\cr
choice&--to dlx\char"7C matrix&the option and one of these words\cr
file&[FILE]&a word without dashes, at its place\cr}}$$
Why is a value assigned by a function, and not by a pointer to it? Because CLI11
would have to know a dozen types: how they are read, and how a bad word is told. A
function knows that already, and can be tested without any command line.

The order of the calls is the order of the lines in the help.

@<Declare declarations@>=
class Declaration {
public:
  Declaration();
  ~Declaration();
  @<Declare lines without settings@>
  @<Declare how settings are declared@>
  Help const& help() const { return page; } /* |usage|: of the files only */
  Option const* find(std::string const& name) const;
  CLI::App& reader() const { return *app; } /* of words, for one time */
private:
  std::unique_ptr<CLI::App> app;
  Help page;
};

@ A file is declared as the usage shows it: with brackets if it can be left out, with
dots if there may be several. The lines that are no settings are simply kept.

@<Declare lines without settings@>=
void heading(std::string const& words) { add(HelpLine::heading, words); }
void remark(std::string const& words) { add(HelpLine::remark, words); }
void term(std::string const& words, std::string const& explanation)
{ add(HelpLine::term, words, explanation); }
void examples(std::vector<std::string> const& lines);
void add(HelpLine::Kind kind, std::string const& words,
  std::string const& rest = "");

@ An option has a value, a flag has none. A form is a flag that excludes others
of its kind; it leaves its name behind, so that somebody who asks for two forms
hears that they do not go together.

@<Declare how settings are declared@>=
void option(std::string const& name, std::string const& value,@|
  Assign const& assign, std::string const& explanation);
  /* a value such as |"N"|; or choices such as |"N"| or |"all"| with a bar between
     them: small letters stand for themselves, capitals for what |assign| judges;
     or |"[=K]"| if it can be left out, for |assign| to get an empty word */
void flag(std::string const& name, bool& wish, std::string const& explanation)
{ option(name, "", into(wish), explanation); }
void form(std::string const& name, std::string& form,
  std::string const& explanation);
template<class Value> void choice(std::string const& name, Value& value,@|
  Names<Value> const& names,@|
  std::string const& explanation);
  /* one of these names; adds the default to the explanation */
void file(std::string const& shown, Assign const& assign,@|
  std::string const& explanation);
  /* |"FILE"|, |"[FILE]"|, |"FILE..."|; not explained if the text is empty */

@ The names of the choices, with bars between them, are what stands for the
value; the default is what the value is now. The words are checked, listed in the
help, and offered for completion.

@<Choose one of several names@>=
template<class Value> void Declaration::choice(std::string const& name,@|
  Value& value, Names<Value> const& names,@|
  std::string const& explanation)
{
  std::string bars, standard;
  for (auto const& [word, meaning] : names) {
    bars += (bars.empty() ? "" : "|") + word;
    if (meaning == value) standard = word;
  }
  auto const assign = [&value, names](std::string const& word) {
    for (auto const& one : names) if (one.first == word) value = one.second;
  };
  option(name, bars, assign, explanation + " (default: " + standard + ")");
}

@ What is wrong with a value is thrown as a |BadSetting|. It does not know where
in the command line the word stands; \sec{command/command_line} will.

@<Declare bad settings@>=
template<class Value> using Names = std::vector<std::pair<std::string, Value>>;
struct BadSetting {
  std::string name, word;  /* of the setting; what was given */
  std::string message;     /* begins with the name */
  std::string mend;        /* empty if there is no better one than the help */
  bool is_missing = false; /* the value, and |word| is the next option */
};

@ The rest is compiled once. All of this costs less than a tenth of a millisecond
for a command, and a command starts in one; this was looked at, since a library that
is made for convenience likes to do everything before it does anything. (The
destructor has nothing to do that the compiler could not do. But only here
does the compiler know how large a |CLI::App| is.)
@^time to start@>

@(dlx/command/settings.cpp@>=
#include "dlx/command/settings.hpp"
#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <sstream>
namespace dlx {
namespace {
@<Check whether a word is a value@>
@<Assign a word, or complain@>
}  // |namespace|
Declaration::Declaration() : app(std::make_unique<CLI::App>())
{
  app->set_help_flag(); /* no help of its own */
}
Declaration::~Declaration() = default;
@<Add lines to the help@>
@<Declare options@>
@<Declare files@>
} // |namespace dlx|

@ The first example brings its heading along.

@<Add lines to the help@>=
void Declaration::add(HelpLine::Kind kind, std::string const& words,@|
  std::string const& rest)
{ page.lines.push_back({kind, words, rest}); }
void Declaration::examples(std::vector<std::string> const& lines)
{
  heading("Examples:");
  for (std::string const& line : lines) add(HelpLine::example, line);
}

@ An option becomes an option of CLI11, which gives its word to a function of
ours whenever it meets one; so words are judged in the order in which they were
typed, and of two that do not go together the second is blamed. A flag expects
no words, and CLI11 gives the word |"true"| for it; for ours, it is an empty
word, unless there was an equals sign.

@<Declare options@>=
void Declaration::option(std::string const& name, std::string const& value,@|
  Assign const& assign, std::string const& explanation)
{
  page.options.push_back({name, value});
  bool const is_flag = value.empty() or value[0] == '[';
  term(name + (is_flag ? value : ' ' + value), explanation);
  auto const take = [=](CLI::results_t const& words) {
    auto const word = is_flag and words.back() == "true" ? "" : words.back();
    check(name, value, word);
    assign_or_complain(name, assign, word);
    return true;
  };
  app->add_option(name, take)->expected(is_flag ? 0 : 1)
    ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast)->trigger_on_parse();
}

@ The second form hears of the first.

@<Declare options@>=
void Declaration::form(std::string const& name, std::string& form,@|
  std::string const& explanation)
{
  auto const assign = [name, &form](std::string const&) {
    if (not form.empty() and form != name)
      throw std::invalid_argument("does not go with " + form);
    form = name;
  };
  option(name, "", assign, explanation);
}
Option const* Declaration::find(std::string const& name) const
{
  for (Option const& o : page.options) if (o.name == name) return &o;
  return nullptr;
}

@ A word that is not liked becomes a |BadSetting|.

@<Assign a word, or complain@>=
void assign_or_complain(std::string const& name, Assign const& assign,
  std::string const& word)
{
  try {
    assign(word);
  } catch (std::invalid_argument const& e) {
    throw BadSetting{name, word, name + ' ' + e.what(), ""};
  }
}

@ What stands for a value may be several choices with bars between them, such
as a number \.{N\char"7C all}, or a chooser
\.{smallest\char"7C script:FILE}. Small letters stand for themselves, and capital
letters for something that will be judged
later. So, of a choice, everything before its first capital must be there,
and something more if there is a capital.
@^choices of a value@>

A value does not begin with two dashes: if it seems to, it has been
forgotten, and CLI11, which must have one, has taken the next option for it. (A
file of such a name is \.{./--x} for us, as for most programs.)

@<Check whether a word is a value@>=
void check(std::string const& name, std::string const& value,@|
  std::string const& word)
{
  if (word.starts_with("--"))
    throw BadSetting{name, word, name + " wants a value: " + value, "", true};
  std::vector<std::string> choices;
  std::istringstream bars(value);
  for (std::string choice; std::getline(bars, choice, '|'); )
    choices.push_back(choice);
  auto const fits = [&word](std::string const& choice) {
    auto const open = choice.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    if (open == std::string::npos) return word == choice;
    return word.size() > open and word.starts_with(choice.substr(0, open));
  };
  if (choices.size() < 2 or std::any_of(choices.begin(), choices.end(), fits))
    return;
  auto const message = fmt::format("{} wants {}, not {}", name, either(choices),
    word);
  throw BadSetting{name, word, message, advice(word, choices, "")};
}

@ A file is what CLI11 calls positional: it has no dashes, and is known by its
place.

@<Declare files@>=
constexpr int most_files = 1000000; /* more than fit into a command line */
void Declaration::file(std::string const& shown, Assign const& assign,@|
  std::string const& explanation)
{
  bool const is_needed = shown[0] != '[';
  auto const name = is_needed ? shown : shown.substr(1, shown.size() - 2);
  bool const repeats = name.ends_with("...");
  page.usage += ' ' + shown;
  if (not explanation.empty()) term(name, explanation);
  auto const take = [=](CLI::results_t const& words) {
    for (auto const& word : words) assign_or_complain(name, assign, word);
    return true;
  };
  app->add_option(name.substr(0, name.find('.')), take, name)
    ->required(is_needed)->expected(1, repeats ? most_files : 1)
    ->allow_extra_args(repeats);
}

@ \pitfall{A help that is written by hand promises what the program no longer
does. One that is printed by a library says what a library can know. A type that
is checked, and a range that is not: \.{--rows 2000000} passes, and the
program dies for lack of memory.}

\pinned{\.{tests/command/settings\UL test.cpp} declares settings of each kind, and
looks at the lines of their help and at what CLI11 assigns;
it then tries each option in each help of the command, with a value where there
should be none, and without where there should be one.}

\exercise[20]{Let an option be read from a variable of the shell if it is not
given, such as \.{DLX\UL ENGINE} for \.{--engine}. What has to be written, where,
and how does the reader of the help learn of it?}
\answer{In |Declaration::option|, where CLI11's option is made: its member function
|envname| wants the name, which is \.{DLX} and the name of the option in capitals,
with a low line for each dash. A value from there is judged by |check| like any
other; but its place in the command line does not exist, so |place_of| in the last
chapter must not look for it. One remark in the list of all commands explains the
rule for all options at once.}

\summary{Name, value, type, range, explanation: declared once, where the command
is that takes them. CLI11 reads; the words are ours.}
