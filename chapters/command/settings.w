@** Settings. \label{command/settings}%
A setting is declared once. Here is how \.{estimate} does it:
$$\vbox{\ninett\halign{#\hfil\cr
d.heading("How to guess:");\cr
d.option("--probes", "N", number(s->probes),\cr
\ \ fmt::format("with N random walks (default: {})", s->probes));\cr}}$$
This says what the setting is called, what stands for its value, where the
value goes and what its type and range are, and how it is explained. From this
the command line is read, and from this the help, the manual page,
and the completion are printed. So an option that is not explained cannot be
given, and what is explained can.
@^setting@>@^declaration of a setting@>

The reading is done by a library, CLI11, which knows the customs: options and
files in any order; a value as the next word, or after an equals sign; of two
values, the last; two dashes, after which everything is a file. An earlier
version of this chapter let it write the help as well. That help spoke of
{\tentex UINT:POSITIVE}, and a bad number was told that it was not in the
range from {\tentex 0.000000} to {\tentex 179769313486231\dots}, with three
hundred digits. A library can know how options are written, but not what they
mean; so the words are ours, and the grammar is theirs.
@^CLI11@>

@ The class |Declaration| is given to each command, which tells it, from top to
bottom, what stands in its help. |CLI::App| is CLI11's word for something that
reads command lines. Its header is long, and takes four seconds to compile; so
only two chapters include it, and here it is only named.

A command then is a name, a purpose, and a function that declares its settings.
This function returns what is to be done when they are known. It has the
settings of its own command, and no others: nothing keeps them in a structure
for all commands, as it was once, in which \.{solve} could have looked at the
grain of pictures.

@(dlx/command/settings.hpp@>=
#pragma once
/* Settings are declared, once: name, value, type and range, explanation.  From
   that, the command line is read, and help, manual, and completion are made. */
#include "dlx/command/help.hpp"
#include "dlx/command/status.hpp"
#include "dlx/command/values.hpp"
#include <memory>
#include <utility>
namespace CLI {
class App;
} // |namespace CLI|
namespace dlx {
@<Declare forms and bad settings@>
@<Declare declarations@>
@<Declare what a command is@>
} // |namespace dlx|

@ There are five kinds of settings, and each has a function that declares it:
$$\vbox{\halign{\.{#}\hfil\quad&\.{#}\hfil\quad&#\hfil\cr
\it function&\it for example&\it what may be typed\cr
\noalign{\smallskip}
flag&--stats&the option, and nothing else\cr
form&--board&the same, but only one of its kind\cr
option&--limit N&the option and a word that |assign| likes\cr
choice&--to dlx\char"7C matrix&the option and one of these words\cr
file&[FILE]&a word without dashes, at its place\cr}}$$
A range belongs to the type, as in |number(rows, 1000)|. What is a matter of two
settings is not declared here; somebody has to look at both.

Why is a value assigned by a function, and not by a pointer to it? Because there
are some sixty settings with a dozen types, and CLI11 would have to know all of
them: how they are read, and how a bad word is told. A function knows that
already, and can be tested without any command line.

@ The order of the calls is the order of the lines in the help.

@<Declare declarations@>=
class Declaration {
public:
  Declaration();
  ~Declaration();
  void heading(std::string const& words);
  void remark(std::string const& words); /* a paragraph */
  void term(std::string const& words, std::string const& explanation);
    /* explains what is not on the command line */
  void example(std::string const& line); /* examples are the last lines */
  @<Declare how settings are declared@>
  Help const& help() const { return page; } /* without name and purpose */
  std::string const& files() const { return usage; } /* |"[FILE] [COVERS]"| */
  Option const* find(std::string const& name) const;
  std::vector<std::string> const& needed() const { return must; }
    /* files that cannot be left out */
  CLI::App& reader() const { return *app; } /* of words, for one time */
private:
  std::unique_ptr<CLI::App> app;
  Help page;
  std::string usage;
  std::vector<std::string> must;
};

@ An option has a value, a flag has none. A form is a flag that excludes others
of its kind. And the choices of a value are declared together with what they
mean; they are checked, listed in the help, and offered for completion.

@<Declare how settings are declared@>=
void option(std::string const& name, std::string const& value,@|
  Assign const& assign, std::string const& explanation);
  /* a value such as |"N"|; or choices such as |"N"| or |"all"| with a bar between
     them: small letters stand for themselves, capitals for what |assign| judges;
     or |"[=K]"| if it can be left out, for |assign| to get an empty word */
template<class Value> void choice(std::string const& name, Value& value,@|
  Names<Value> const& names,@|
  std::string const& explanation);
  /* one of these names; adds the default to the explanation */
void flag(std::string const& name, bool& wish, std::string const& explanation);
void form(std::string const& name, Form& form, std::string const& explanation);
enum Presence { @!optional_file, @!needed_file, @!needed_files, @!any_files };
void file(std::string const& name, Presence presence, Assign const& assign,@|
  std::string const& explanation);
  /* or whatever else stands without dashes; not explained if the text is empty */

@ The covers are printed in one |Form|, the name of the option that asked for
it, or nothing for the ordinary one. It remembers the name, so that somebody
who asks for two forms hears that they do not go together.

What is wrong with a value is thrown as a |BadSetting|. It does not know where
in the command line the word stands; see \sec{command/command_line}.

@<Declare forms and bad settings@>=
template<class Value> using Names = std::vector<std::pair<std::string, Value>>;
struct Form {
  std::string name; /* with its dashes, as |"--json"| */
};
struct BadSetting {
  std::string name, word;  /* of the setting; what was given */
  std::string message;     /* begins with the name */
  std::string mend;        /* empty if there is no better one than the help */
  bool is_missing = false; /* the value, and |word| is the next option */
};

@ What a |Command| is, we have said already.

@<Declare what a command is@>=
using Run = std::function<Status()>;
struct Command {
  std::string name, purpose;
  Run (*declare)(Declaration&); /* what it returns is called when all is read */
};
@<Choose one of several names@>

@ The names of the choices, with bars between them, are what stands for the
value; the default is what the value is now.

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

@ The rest is compiled once. All of this costs less than a tenth of a millisecond
for a command, and a command starts in one; this was looked at, since a library that
is made for convenience likes to do everything before it does anything.
@^time to start@>

@(dlx/command/settings.cpp@>=
#include "dlx/command/settings.hpp"
#include "dlx/command/guess.hpp"
#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <sstream>
namespace dlx {
namespace {
@<Check a word before it is assigned@>
}  // |namespace|
@<Add lines to the help@>
@<Declare options@>
@<Declare files@>
} // |namespace dlx|

@ The lines that are no settings are simply kept. The first example brings its
heading along.

(The destructor has nothing to do that the compiler could not do. But only here
does the compiler know how large a |CLI::App| is.)

@<Add lines to the help@>=
Declaration::Declaration() : app(std::make_unique<CLI::App>())
{
  app->set_help_flag(); /* no help of its own */
}
Declaration::~Declaration() = default;
void Declaration::heading(std::string const& words)
{
  page.lines.push_back({HelpLine::heading, words, ""});
}
void Declaration::remark(std::string const& words)
{
  page.lines.push_back({HelpLine::remark, words, ""});
}
void Declaration::term(std::string const& words, std::string const& explanation)
{
  page.lines.push_back({HelpLine::term, words, explanation});
}
void Declaration::example(std::string const& line)
{
  if (page.lines.empty() or page.lines.back().kind != HelpLine::example)
    heading("Examples:");
  page.lines.push_back({HelpLine::example, line, ""});
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
Option const* Declaration::find(std::string const& name) const
{
  for (Option const& o : page.options) if (o.name == name) return &o;
  return nullptr;
}

@ Flags and forms are options without a value.

@<Declare options@>=
void Declaration::flag(std::string const& name, bool& wish,@|
  std::string const& explanation)
{
  option(name, "", [&wish](std::string const&) { wish = true; }, explanation);
}
void Declaration::form(std::string const& name, Form& form,@|
  std::string const& explanation)
{
  auto const assign = [name, &form](std::string const&) {
    if (not form.name.empty() and form.name != name)
      throw std::invalid_argument("does not go with " + form.name);
    form.name = name;
  };
  option(name, "", assign, explanation);
}

@ A word that is not liked becomes a |BadSetting|.

@<Check a word before it is assigned@>=
void assign_or_complain(std::string const& name, Assign const& assign,
  std::string const& word)
{
  try {
    assign(word);
  } catch (std::invalid_argument const& e) {
    throw BadSetting{name, word, name + ' ' + e.what(), ""};
  }
}
@<Check whether a word is a value@>

@ What stands for a value may be several choices with bars between them, such
as a number \.{N\char"7C all}, or a chooser
\.{smallest\char"7C script:FILE}. Small letters stand for themselves, and capital letters for something that will be judged
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
place. In the usage, brackets mean that it may be left out, and dots that there
may be several.

@<Declare files@>=
constexpr int most_files = 1000000; /* more than fit into a command line */
void Declaration::file(std::string const& name, Presence presence,@|
  Assign const& assign, std::string const& explanation)
{
  bool const is_needed = (presence == needed_file) or presence == needed_files;
  bool const repeats = (presence == needed_files) or presence == any_files;
  auto const shown = name + (repeats ? "..." : "");
  if (is_needed) must.push_back(shown);
  usage += ' ' + (is_needed ? shown : '[' + shown + ']');
  if (not explanation.empty()) term(shown, explanation);
  auto const take = [=](CLI::results_t const& words) {
    for (auto const& word : words) assign_or_complain(shown, assign, word);
    return true;
  };
  app->add_option(name, take)->required(is_needed)
    ->expected(1, repeats ? most_files : 1)->allow_extra_args(repeats);
}

@ \pitfall{A help that is written by hand promises what the program no longer
does. One that is printed by a library says what a library can know. A type that
is checked, and a range that is not: \.{--rows 2000000} passes, and the
program dies for lack of memory.}

\pinned{\.{tests/command/settings\UL test.cpp} declares settings of each kind, and
looks at the lines of their help and at what CLI11 assigns;
it then tries each option in each help of the command, with a value where there
should be none, and without where there should be one.}

\exercise{Let an option be read from a variable of the shell if it is not
given, such as \.{DLX\UL ENGINE}. CLI11 can do that. Who should be
told in the help?}

\summary{Name, value, type, range, explanation: declared once, where the command
is that takes them. CLI11 reads; the words are ours.}
