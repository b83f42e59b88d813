@** Settings. \label{command/settings}%
How many times does one write \.{--probes}? In the help, in the manual page, in
the completion of the shell, where it is read, and where its range is checked: five
times, and some day two of them differ. Here it is declared once, by \.{estimate}:
$$\vbox{\ninett\halign{#\hfil\cr
d.heading("How to guess:");\cr
d.option("--probes", "N", s.probes, "with N random walks");\cr}}$$
This says what the setting is called, what stands for its value, where the
value goes, and how it is explained. The type of |s.probes| tells which words are
good; and what it holds before anything is read, 10000, is the default, which the help
adds in parentheses. All the rest is made from that:
$$\stage{declaration}\quad\left\{\vcenter{\openup2pt\halign{$\longrightarrow$\quad
#\hfil\quad&#\hfil\cr
\stage{command line}&CLI11 reads it, and calls |into|\cr
\stage{help}&as text, \cmd{dlx estimate --help}\cr
\stage{manual page}&in the language of \cmd{troff}, \cmd{man dlx}\cr
\stage{completion}&a script for bash, and the tabulator key\cr
\stage{mend}&which option was meant, and what values it has\cr}}\right.$$
So an option that is not explained cannot be given, but for \.{-h} and \.{-V}, which everybody knows; and what is explained can.
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
only the source of this chapter includes it, and in the header |CLI::App|, which is its word for something
that reads command lines, is only named.

@(dlx/command/settings.hpp@>=
#pragma once
/* Settings are declared, once: name, value, type and range, explanation.  From
   that, the command line is read, and help, manual, and completion are made.
   How words become values; and which name was meant by a word that is none. */
#include "dlx/command/main.hpp"
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <functional>
#include <limits>
#include <memory>
#include <string_view>
#include <vector>
namespace CLI {
class App;
} // |namespace CLI|
namespace dlx {
@<Declare how words become values@>
@<Read a number@>
@<Declare guesses@>
@<Declare what a help is@>
@<Declare what a command is@>
@<Declare declarations@>
} // |namespace dlx|

@ A command then is a name, a purpose, and a function that declares its settings
and says who obeys. It
has the settings of its own command, and no others: nothing keeps them in a structure
for all commands, as it was once, in which \.{solve} could have looked at the
grain of pictures.

@<Declare what a command is@>=
class Declaration;
struct Command {
  std::string name;
  char const* purpose;
  std::function<void(Declaration&)> declare;
};

@ What is declared is kept as the lines of a help. A {\it heading\/} stands at the
margin, and so does a {\it remark}. A {\it term\/} is an option with its value, or
a file, and its explanation has a column of its own. And below the heading
\.{Examples:}, a line is an {\it example}. The options are listed once more for
those who have no use for explanations.
@^form of a help@>

@<Declare what a help is@>=
bool is_of_a_file(std::string_view word); /* of a help: does the name of a file stand there, or of a folder? */
struct HelpLine {
  enum Kind { @!heading, @!remark, @!term, @!example };
  Kind kind = heading;
  std::string words, rest = ""; /* any words; of a term, what one types, and why */
  bool is_often = false;   /* does the short help have it? */
};
struct Option {
  std::string name, value; /* with two dashes; what stands for the value, if any */
  std::string brief = "";  /* such as \.{-o}, if one may also say that */
  bool is_called(std::string const& word) const
  { return word == name or (word == brief and not brief.empty()); }
  bool is_flag() const { return value.empty() or value[0] == '['; } /* needs no value */
};
struct Help {
  std::string name;    /* one word or two, such as \.{make queens} */
  std::string usage;   /* how it is called */
  std::string purpose; /* in one line, without a period */
  std::vector<HelpLine> lines;
  std::vector<Option> options; /* in the order in which they are explained */
  bool takes_files = false;    /* may the name of one stand alone? */
};

@ There are four kinds of settings, and each has a function that declares it:
$$\vbox{\halign{\.{#}\hfil\quad&\.{#}\hfil\quad&#\hfil\cr
\it function&\it for example&\it what may be typed\cr
\noalign{\smallskip}
flag&--stats&the option, and nothing else\cr
form&--board&the same, but only one of its kind\cr
option&--limit N&the option and a word that becomes the value\cr
option&-o, --out FILE&the same, and it has a short name, too\cr
file&[FILE]&a word without dashes, at its place\cr}}$$
Why is a value assigned by a function, and not by a pointer to it? Because CLI11
would have to know a dozen types: how they are read, and how a bad word is told. A
function knows that already, and can be tested without any command line.

The order of the calls is the order of the lines in the help.

@<Declare declarations@>=
class Declaration {
public:
  explicit Declaration(std::string const& name = "", std::string const& purpose = "");
  ~Declaration();
  @<Declare lines without settings@>
  @<Declare how settings are declared@>
  void read(std::vector<std::string> const& words); /* throws |BadWords| */
  Help const& help() const { return page; }
  std::function<Status()> run; /* to be called when all is read */
private:
  @<Declare what is known of a declaration@>
};
struct BadWords {
  std::size_t first, count;  /* these words, behind the name of the command; none
                                if one is missing */
  std::string message, mend; /* the latter may be empty: look at the help */
};

@ A file is declared as the usage shows it: with brackets if it can be left out, with
dots if there may be several. The lines that are no settings are simply kept.

@<Declare lines without settings@>=
void heading(std::string const& words) { add(HelpLine::heading, words); }
void remark(std::string const& words) { add(HelpLine::remark, words); }
void term(std::string const& words, std::string const& explanation)
{ add(HelpLine::term, words, explanation); }
void examples(std::vector<std::string> const& lines)
{
  heading("Examples:");
  for (std::string const& line : lines) add(HelpLine::example, line);
}
void add(HelpLine::Kind kind, std::string const& words, std::string const& rest = "", bool is_often = false)
{ page.lines.push_back({kind, words, rest, is_often}); }

@ Who owns the settings? They are filled when the function that declares them has
returned, so they cannot be a local variable. (A reference to one would work on most
days.) They have to live as long as there is a function that reads them; so |run|
holds them, by a shared pointer, and its copies hold them, too.
@^ownership@>

@<Declare how settings are declared@>=
template<class Settings> Settings& settings_of(Status (*obey)(Settings const&))
{
  auto const s = std::make_shared<Settings>();
  run = [s, obey]{ return obey(*s); };
  return *s;
}

@ An option has a value, a flag has none. What stands for the value is shown in
the help, and obeyed: of the choices between bars, small letters stand for
themselves, and capital letters for something that |assign| will judge. So
\.{smallest\char"7C script:FILE} is the one word, or the other with something behind its
colon. In brackets, as in \.{[=K]}, a value can be left out, and |assign| gets
an empty word. A form leaves its name behind, so that a user who asks for two
forms hears that they do not go together; for wishes of other kinds, |exclude|
says so.
@^choices of a value@>@^default value@>

A star before the names marks an option that is needed often. Where there are such marks, \.{-h} explains these options only (\sec{command/help}).
@^short help@>

A short name is for what everybody types without looking at the help, such as \.{-o}. It
stands in front, and the long one is the name: complaints use it, and so do patterns. (For some
time, \.{-o} was declared a second time, with the explanation ``the same, in short''; then
\.{-o~a} and \.{--out~b} were two settings, and neither knew of the other.)
@^short name@>

@<Declare how settings are declared@>=
void option(std::string const& names, std::string const& value, Assign const& assign,
  std::string const& explanation); /* |names| as |"--limit"|, |"-o, --out"|, or with a star in front */
template<class Value> void option(std::string const& names, std::string const& value,
  Value& v, std::string const& explanation) /* what |v| is now is the default */
{
  option(names, value, into(v), explanation
    + (v > Value() ? fmt::format(" (default: {})", v) : ""));
}
void flag(std::string const& name, bool& wish, std::string const& explanation)
{ option(name, "", into(wish), explanation); }
void form(std::string const& name, std::string& form, std::string const& explanation);
void file(std::string const& shown, Assign const& assign,
  std::string const& explanation); /* as |"[FILE]"|; no line if not explained */
void exclude(std::string const& some, std::string const& others,
  std::string const& why) /* patterns of settings; see below */
{ conflicts.push_back({some, others, why}); }
void require(std::string const& some, std::string const& others,
  std::string const& why) /* has |some| no meaning without one of the |others|? */
{ needs.push_back({some, others, why}); }

@ The rest is compiled once. All of this costs a few hundredths of a millisecond
for a command, and a command starts in one; this was looked at, since a library that
is made for convenience likes to do everything before it does anything. (The
destructor has nothing to do that the compiler could not do. But only here
does the compiler know how large a |CLI::App| is.)
@^time to start@>

@(dlx/command/settings.cpp@>=
#include "dlx/command/settings.hpp"
#include "dlx/base/source.hpp"
#include "dlx/text/scanner.hpp"
#include <CLI/CLI.hpp>
#include <fnmatch.h>
#include <sstream>
namespace dlx {
@<Take words@>
@<Take sizes@>
@<Guess what was meant@>
@<Tell choices apart@>
@<Declare options@>
@<Judge a word@>
@<Declare files@>
namespace {
@<Look for a value behind a blank@>
}
@<Read what was typed@>
} // |namespace dlx|

@ CLI11 takes words from the end of a vector, and leaves there what it has not
read yet. This is how we know the place of a mistake: whenever it meets an
option or a file, it calls a function of ours, and as many words as are left then
stand behind. Here it is in the middle of \cmd{dlx solve --limit x problem.dlx}:
$$\vbox{\offinterlineskip\halign{\hfil#\enspace&&\hfil#\hfil\enspace\cr
typed&\stage{\.{--limit}}&\stage{\.x}&\stage{\.{problem.dlx}}\cr
\noalign{\vskip3pt}
&\eightrm read&\eightrm just read&\eightrm left: one word\cr}}$$
Of three words, one is left; so the last that was read is the second, and the caret
belongs there. (The library tells the names of bad options, but not their places;
for some years they were looked for, and sometimes found in another word that
looked like them.)

@<Declare what is known of a declaration@>=
struct Conflict { std::string some, others, why; };
struct Given { std::string words; std::size_t first, length; };
std::unique_ptr<CLI::App> app;
Help page;
std::vector<Conflict> conflicts, needs;
std::vector<std::string> typed, left; /* all; and those not read, last first */
std::vector<Given> given;             /* options with their values, and their places */
std::vector<Assign> assigns;          /* of |page.options| */
void expect(Option const& o, Assign const& assign);
void judge(Option const& o, Assign const& assign, std::string const& word);
void refuse_what_is_alone() const;

@ To declare an option is to keep it, with what assigns its value, and to add a line to the help. CLI11 hears of it later, if at all.

@<Declare options@>=
void Declaration::option(std::string const& marked, std::string const& value,
  Assign const& assign, std::string const& explanation)
{
  bool const is_often = marked.starts_with('*');
  auto const names = marked.substr(is_often ? 1 : 0);
  auto const dashes = names.find("--");
  Option const o = {names.substr(dashes), value, names.substr(0, std::min<std::size_t>(dashes, 2))};
  page.options.push_back(o);
  assigns.push_back(assign);
  add(HelpLine::term, names + (o.is_flag() ? value : ' ' + value), explanation, is_often);
}

@ CLI11 compares each option that it is given with all others, and makes some ten strings of it, which for \.{count} was a third of all
that was done for a problem of a single option. So it is told, when the words are known, of those options that one of them can mean: it begins with the name, or has
one dash where there is a short name. What nobody has typed is only a line of the help.

Words are judged in the order in which they were
typed, and of two that do not go together the second is blamed. A flag expects
no words, and CLI11 gives the word |"true"| for it; for ours, it is an empty
word, unless there was an equals sign.
@^time to start@>

@<Declare options@>=
void Declaration::expect(Option const& o, Assign const& assign)
{
  auto const can_mean = [&](std::string const& word) {
    return word.starts_with(o.name) or (not o.brief.empty() and word.starts_with('-')
      and not word.starts_with("--"));
  };
  if (std::none_of(typed.begin(), typed.end(), can_mean)) return;
  auto const take = [&, this](CLI::results_t const& words) {
    judge(o, assign, words.back());
    return true;
  };
  app->add_option(o.brief.empty() ? o.name : o.brief + ',' + o.name, take, o.value)@|
    ->expected(o.is_flag() ? 0 : 1)
    ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast)->trigger_on_parse();
}

@ What if two words are wrong? The first one is told, and nothing else; the second is often a
consequence, and if not, it is told when the first is mended. CLI11 has no help of its own here, tells which files it is given while it reads,
and stops at the first that is too many. A form looks whether there is another one.

@<Declare options@>=
Declaration::Declaration(std::string const& name, std::string const& purpose)
  : app(std::make_unique<CLI::App>())
{
  page.name = name, page.purpose = purpose;
  page.usage = fmt::format("dlx {} [OPTION...]", name);
  app->validate_positionals()->prefix_command()->set_help_flag();
}
Declaration::~Declaration() = default;
void Declaration::form(std::string const& marked, std::string& form,
  std::string const& explanation)
{
  auto const name = marked.substr(marked.starts_with('*'));
  auto const assign = [name, &form](std::string const&) {
    if (not form.empty() and form != name)
      throw std::invalid_argument("does not go with " + form);
    form = name;
  };
  option(marked, "", Assign(assign), explanation);
}

@ Which wishes do not go together, each command says by patterns such as a shell has
for files. They match an option with its value: \.{--threads\ !(1)} is several
threads, \.{--engine\ [!a]*} any engine but \.{auto}, and bars separate several
patterns. The function of the system that expands \.{*.txt} does the work.
@^pattern@>

@<Judge a word@>=
static bool fits(std::string const& patterns, std::string const& text)
{
  return ::fnmatch(("@@(" + patterns + ')').c_str(), text.c_str(), FNM_EXTMATCH) == 0;
}

@ What can be wrong with an option? It may have a value that it does not take:
CLI11 takes \.{--board=yes} for \.{--board}. It may have none; then there is nothing
behind its equals sign, or the word behind it is the next option, and CLI11, which
must have one, has taken it. (A file of such a name is \.{./--x} for us, as for most
programs.) Or it is an empty word, as in \cmd{-o "\$file"} if the variable is empty. No file has such a name, and for
some time the page was printed. An equals sign belongs to long names; behind a letter, it would be the first letter of the value. And if it has one, this may be none of the choices, or not go with what
was said before, or not be what |assign| wants, which then begins a sentence.
@^equals sign@>

@<Judge a word@>=
void Declaration::judge(Option const& o, Assign const& assign, std::string const& taken)
{
  auto const &name = o.name, &value = o.value, &brief = o.brief;
  auto const last = typed.size() - left.size() - 1;
  bool const is_bare = o.is_flag() and typed[last].find('=') == std::string::npos;
  std::string const word = is_bare ? "" : taken;
  bool const is_one = o.is_called(typed[last]) or typed[last].starts_with(name + '=')@|
    or (not brief.empty() and typed[last].starts_with(brief)); /* such as \.{-oX} */
  auto const first = is_one ? last : last - 1;
  auto const choices = choices_in(value);
  @<Refuse |word| if it cannot be the value@>
  try {
    if (choices.size() > 1) refuse_if_none_of(choices, word);
    assign(word);
  } catch (std::invalid_argument const& e) {
    throw BadWords{first, last - first + 1, name + ' ' + e.what(),
      choices.size() > 1 ? advice(word, choices, "") : ""};
  }
  auto const given_now = name + (word.empty() ? "" : ' ' + word);
  @<Refuse what does not go with something |given| before@>
}

@ First, whether there is a value at all, and whether there should be one.

@<Refuse |word| if it cannot be the value@>=
if (value.empty() and not o.is_called(typed[first]))
  throw BadWords{first, 1, name + " has no value", ""};
bool const is_missing = word.empty() and is_of_a_file(value);
if (not brief.empty() and typed[first].starts_with(brief + '='))
  throw BadWords{first, 1, fmt::format("say {0} {1}, or {2}={1}", brief, value, name), ""};
if (is_missing or (typed[first] == name + '=')@|
  or (word.starts_with("--") and not typed[first].starts_with(name + '=')))
  throw BadWords{first, 1, name + " wants a value: " + value, ""};

@ Of two that do not go together, either may have been typed first. Of two values of one option the last counts, for what comes after it.

@<Refuse what does not go with something |given| before@>=
std::erase_if(given, [&](Given const& g) { return (g.words + ' ').starts_with(name + ' '); });
for (auto const& [some, others, why] : conflicts)
  for (Given const& before : given)
    if ((fits(some, given_now) and fits(others, before.words))
        or (fits(others, given_now) and fits(some, before.words)))
      throw BadWords{first, last - first + 1,
        fmt::format("{} does not go with {}", given_now, before.words), why};
given.push_back({given_now, first, last - first + 1});

@ Other wishes have no meaning alone, such as the time between two checkpoints where none is written. What is missing may stand behind, so they are
judged when all words have been read. For some time they were forgotten in silence, and who had written \.{--square 40}, and forgotten \.{--svg}, did not hear of it.

@<Judge a word@>=
void Declaration::refuse_what_is_alone() const
{
  for (Conflict const& need : needs) {
    auto const helps = [&](Given const& g) { return fits(need.others, g.words); };
    if (std::any_of(given.begin(), given.end(), helps)) continue;
    for (auto const& [words, first, length] : given)
      if (fits(need.some, words))
        throw BadWords{first, length, words + " has no meaning alone", need.why};
  }
}

@ A file is what CLI11 calls positional: it has no dashes, and is known by its
place. In \cmd{dlx make dominoes 6x}, it is the size that is called a file here. It is
assigned by a function that CLI11 takes for a check of the word, and calls twice: when
it meets the word, which is the first of those that are left, and at the end, when
none is. Which words of a help stand for files is known by name; a size or a number is none, and a shell should not offer files for it.

@<Declare files@>=
bool is_of_a_file(std::string_view word)
{
  constexpr std::string_view known[] = {"FILE", "FOLDER", "SAID", "GOLDEN", "PROBLEM", "PROOF", "CONDITIONS", "RECIPE", "COVERS"};
  return std::ranges::find(known, word) != std::end(known);
}
void Declaration::file(std::string const& shown, Assign const& assign,
  std::string const& explanation)
{
  auto const name = shown[0] == '[' ? shown.substr(1, shown.size() - 2) : shown;
  bool const repeats = name.ends_with("...");
  page.usage += ' ' + shown;
  page.takes_files = page.takes_files or is_of_a_file(name.substr(0, name.find('.')));
  if (not explanation.empty()) term(name, explanation);
  auto const take = [=, this](std::string const& word) {
    try {
      if (not left.empty()) assign(word);
    } catch (std::invalid_argument const& e) {
      throw BadWords{typed.size() - left.size(), 1, name + ' ' + e.what(), ""};
    }
    return std::string();
  };
  auto const done = [](CLI::results_t const&) { return true; };
  app->add_option(name.substr(0, name.find('.')), done, shown)->check(take)@|
    ->expected(1, repeats ? 1000000 : 1)->allow_extra_args(repeats);
}

@ The mistakes that are left belong to no word that has been judged: a value is
missing at the end, a word is left over, a file is missing. If a file is missing {\it
and\/} there is an unknown word, the word is what we talk about, for it may
be the file.

@<Read what was typed@>=
void Declaration::read(std::vector<std::string> const& words)
{
  typed = words;
  left.assign(typed.rbegin(), typed.rend());
  for (std::size_t k = 0; k < assigns.size(); ++k) expect(page.options[k], assigns[k]);
  try {
    app->parse(left);
  } catch (CLI::ArgumentMismatch const&) {
    auto const name = typed.back().substr(0, typed.back().find('='));
    throw BadWords{typed.size() - 1, 1, fmt::format("{} wants a value: {}", name,
      app->get_option(name)->get_description()), ""};
  }
  @<Complain about what is left over@>
  refuse_what_is_alone();
  for (CLI::Option const* o : app->get_options()) {
    auto const name = o->get_description();
    bool const is_missing = o->get_positional() and (name[0] != '[') and o->empty();
    if (is_missing)
      throw BadWords{typed.size(), 0, name + " is missing", "usage: " + page.usage};
  }
}

@ What is left over is an option that the command does not have, or a file too
many, and then all that stands behind it. (The two dashes themselves are left over, too,
and what stands behind them is a file, whatever it looks like.) Options of other
commands are not offered, even if they are near.

@<Complain about what is left over@>=
auto rest = app->remaining();
bool const is_file = not rest.empty() and rest[0] == "--";
if (is_file) rest.erase(rest.begin());
if (not rest.empty() and (is_file or rest[0].size() < 2 or rest[0][0] != '-')) {
  refuse_blanks(page, typed);
  throw BadWords{typed.size() - rest.size(), 1, rest[0] + " is one too many",
    "usage: " + page.usage};
}
if (not rest.empty()) {
  std::size_t const place = std::find(typed.begin(), typed.end(), rest[0]) - typed.begin();
  std::vector<std::string> names;
  for (Option const& o : page.options) names.push_back(o.name);
  auto const name = rest[0].substr(0, rest[0].find('='));
  throw BadWords{place, 1, fmt::format("dlx {} has no option {}", page.name, name),@|
    advice(name, names, "")};
}

@ A value in brackets needs its \.=, as otherwise a file could be taken for one. So who says \.{--cheapest 2 taxi.dlx} has two files, and it is the number that is
one too many.

@<Look for a value behind a blank@>=
void refuse_blanks(Help const& page, std::vector<std::string> const& typed)
{
  for (std::size_t k = 0; k + 1 < typed.size(); ++k)
    for (Option const& o : page.options)
      if (o.is_called(typed[k]) and o.value.starts_with('[')
          and has_only(typed[k + 1], digits))
        throw BadWords{k + 1, 1, typed[k + 1] + " is one too many",
          fmt::format("say {}={}, without a blank", typed[k], typed[k + 1])};
}

@*1 Words and values. What is \.{--limit -1}? The number of covers after which a search shall stop,
says the help, and $-1$ is no such number. The oldest functions of the library
cannot be trusted with that: |atoi| makes~0 of a word, and 0~would mean no
limit; |strtoul| takes a minus sign, and makes 18446744073709551615 of~\.{-1}.
\transcript{wrong-command}
Each complaint has four parts: the place, what is wanted there, what was
found, and a mend. Two of them are known here: what is wanted, and what may
have been meant.

A word becomes a value by a function that is called
an |Assign|, and that knows where the value goes. If the word will not do,
it throws |std::invalid_argument|, with a message that goes on with a sentence
that begins with the name of the option: ``\.{--limit} wants a whole number
above~0, not~\.{x}''. To get such a function one says |into(value)|, and the
type decides what may be typed:
$$\vbox{\halign{\&{#}\hfil\quad&#\hfil\quad&\.{#}\hfil\cr
\it type&\it takes&\it for example\cr
\noalign{\smallskip}
bool&nothing: the wish is true&\cr
int, double, \dots&a number above 0, whole if the type is&12\cr
std::string&the word&problem.dlx\cr
std::vector&one word more&make queens\cr
BoardSize&two numbers and an \.x between them&6x10\cr}}$$
@^range of a value@>

What is returned keeps a reference to the value, which has to live until the
command line is read. A text is taken as it is, and a list takes one more; a flag has
no word, and that it was met is all that it has to say.

@<Declare how words become values@>=
using Assign = std::function<void(std::string const& word)>;
  /* throws |std::invalid_argument|, as in ``wants a number, not x'' */
struct BoardSize {
  int rows = 0, columns = 0;
};
inline Assign into(bool& wish)
{ return [&wish](std::string const&) { wish = true; }; }
inline Assign into(std::string& value)
{ return [&value](std::string const& word) { value = word; }; }
Assign into(std::vector<std::string>& list,
  std::size_t most = std::numeric_limits<std::size_t>::max()); /* adds one */
Assign into(BoardSize& value,
  std::string const& wanted = "rows and columns, such as 6x10");
Assign into_file(std::string& value, std::string const& kind = "file"); /* which is none of the streams */
template<class Number> Assign into(Number& value,
  Number most = std::numeric_limits<Number>::max()); /* above 0; whole if the type is */
Assign between(double& value, double least, double most); /* or one of these two */

@ A dash is standard input where something is read. Where something is written, it would be a file of this name, which hardly anybody wants.

@<Take words@>=
Assign into_file(std::string& value, std::string const& kind)
{
  return [&value, kind](std::string const& word) {
    if (word == "-") throw std::invalid_argument(fmt::format("wants a {}, and not -", kind));
    value = word;
  };
}

@ A list may have an end. The caret then stands below the first word that has no place any more.

@<Take words@>=
Assign into(std::vector<std::string>& list, std::size_t most)
{
  return [&list, most](std::string const& word) {
    if (list.size() == most)
      throw std::invalid_argument(fmt::format("takes {} at most", most));
    list.push_back(word);
  };
}

@ All numbers of this program are positive, but for prices, which are read elsewhere. The
library's |from_chars| has
no opinion about blanks, signs, or languages, and reports both what it could
not read and what is too large. The
second condition is written with a |not| because of one number that is neither
above~0 nor anything else: \.{nan} is a perfectly good |double|.
@^not a number@>

Out of range means two things. \.{1e400} is too large, and \.{1e-400} too small, for a |double|; the function says the same of both, and touches the value in neither case. Its
older relative |strtod| tells them apart. (For some time, \.{--time 1e-400} was told that it cannot be as {\it large\/} as that.)

@<Read a number@>=
template<class Number> Assign into(Number& value, Number most)
{
  return [&value, most](std::string const& word) {
    auto const last = word.data() + word.size();
    auto const [end, fault] = std::from_chars(word.data(), last, value);
    if (fault == std::errc::result_out_of_range)
      throw std::invalid_argument(fmt::format("cannot be as {} as {}",@|
        std::abs(std::strtod(word.c_str(), nullptr)) < 1 ? "small" : "large", word));
    if (fault != std::errc() or end != last or not (value > 0))
      throw std::invalid_argument(fmt::format("wants a {}number above 0, not {}",@|
        std::is_integral_v<Number> ? "whole " : "", word));
    if (value > most)
      throw std::invalid_argument(fmt::format("is at most {}, not {}", most, word));
  };
}

@ What is drawn has sides that make sense, and others. Squares of \.{1e308} points are wider than any paper: the picture that was drawn of them had
infinite sides, and no browser showed it. Both ends are named in the complaint.

@<Take sizes@>=
Assign between(double& value, double least, double most)
{
  return [&value, least, most](std::string const& word) {
    into(value)(word);
    if (value < least or value > most)
      throw std::invalid_argument(fmt::format("is from {} to {}, not {}", least, most, word));
  };
}

@ The size of a board is two numbers with an \.{x} between them. If
there is none, we cut at the last character, so that nothing is left for the
second number; and nothing is not a number. What was wanted is said as a
whole, because ``a whole number above~0'' would not tell what the \.x is
for.

@<Take sizes@>=
Assign into(BoardSize& value, std::string const& wanted)
{
  return [&value, wanted](std::string const& word) {
    auto const at = std::min(word.find('x'), word.size() - 1);
    try {
      into(value.rows)(word.substr(0, at));
      into(value.columns)(word.substr(at + 1));
    } catch (std::logic_error const&) {
      throw std::invalid_argument(fmt::format("wants {}, not {}", wanted, word));
    }
  };
}

@ Now for what was meant. Fingers make four kinds of mistakes. A letter is typed
that should not be there, or one is missing, or one is wrong, or two neighbours have
changed places, as in \cmd{dlx cuont}. These are the steps of the edit distance of
\sec{text/similar}, which is a table for two words. A word that comes to its end is
near, too, even if the name goes on; for \.{--lim} is no mistake, but the hope that
somebody will guess. So the distance to the nearest beginning of the name counts.
@^slip of a finger@>

@<Declare guesses@>=
std::string advice(std::string const& word, std::vector<std::string> const& names,
  std::string const& otherwise);
  /* asks ``did you mean NAME?'', with the first of the nearest names; and if
     none is within two slips, gives the other advice */
std::vector<std::string> choices_in(std::string const& value); /* between bars */
std::string typed_in(std::string const& choice); /* all before its first capital */
void refuse_if_none_of(std::vector<std::string> const& choices,
  std::string const& word); /* throws |std::invalid_argument| */

@ Take \cmd{dlx cuont}. From \.{count} it is one slip away, since two neighbours have changed
places. From \.{con}, with which \.{convert} begins, it is two away: strike out \.u and~\.t.
The word has five letters, and one slip is allowed; so it is \.{count} that was meant.
Words of four letters or more are forgiven one slip, and of seven or more,
two. Fewer slips come first. If nothing is near, a name of five characters or more may have been given an end, as in \.{--output}, for \.{--out}; or else there is some other
advice.

@<Guess what was meant@>=
std::string advice(std::string const& word, std::vector<std::string> const& names,
  std::string const& otherwise)
{
  auto limit = std::min<std::size_t>(3, (word.size() + 2) / 3); /* must be fewer */
  std::string mend = otherwise;
  for (std::string const& name : names)
    for (std::size_t k = 0; k <= name.size(); ++k)
      if (auto const slips = distance(word, name.substr(0, k)); slips < limit) {
        limit = slips;
        mend = fmt::format("did you mean {}?", name);
      }
  auto const begins_it = [&](auto const& name) { return name.size() >= 5 and word.starts_with(name); };
  auto const begun = mend == otherwise ? std::ranges::find_if(names, begins_it) : names.end();
  return begun == names.end() ? mend : fmt::format("did you mean {}?", *begun);
}

@ What stands for a value may be several choices with bars between them. Small
letters stand for themselves, and capital letters for something that will be
judged later. So, of a choice, everything before its first capital must be
there, and something more if there is a capital. In a complaint, they are listed as one
speaks, with commas if there are more than two.
@^choices of a value@>

@<Tell choices apart@>=
std::vector<std::string> choices_in(std::string const& value)
{
  std::vector<std::string> choices;
  std::istringstream bars(value);
  for (std::string choice; std::getline(bars, choice, '|'); ) choices.push_back(choice);
  return choices;
}
std::string typed_in(std::string const& choice)
{ return choice.substr(0, choice.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ")); }
void refuse_if_none_of(std::vector<std::string> const& choices,
  std::string const& word)
{
  for (std::string const& choice : choices) {
    auto const start = typed_in(choice);
    if (word == choice or (start != choice and word.size() > start.size()
        and word.starts_with(start))) return;
  }
  auto names = choices;
  names.back() = "or " + names.back();
  throw std::invalid_argument(fmt::format("wants {}, not {}",
    fmt::join(names, names.size() > 2 ? ", " : " "), word));
}

@ \pitfall{A number that is read up to the first letter, so that \.{1e6} is~1.
An octal number: some libraries, CLI11 among them, read \.{010} as~8. A guess that is
obeyed: it may be right nine times of ten, and the tenth
time it deletes a file. We ask, and do nothing. A type that
is checked, and a range that is not: \.{--rows 2000000} passes, and the
program dies for lack of memory. And a word is not its place: in
\cmd{dlx solve a 3 --limit 3}, a~\.3 is too many, but which?}

\pinned{\.{tests/command/settings\UL test.cpp} reads good and bad words of each type, and
looks at each complaint; it makes each of the four slips at each
place of a word, and looks for words that must not be near. It declares settings of each kind, and
looks at the lines of their help, at what is assigned, and at what is said of bad words;
it then tries each option in each help of the command, with a value where there
should be none, and without where there should be one.}

\exercise[10]{Is \.{sxlxe} near \.{solve}? And would it be, if the name were
\.{solver} and the word \.{sxlxer}, or \.{solvent} and \.{sxlxent}?}
\answer{Two slips are needed, and they are looked for only if the word has more
than six letters. So only \.{sxlxent}, with seven, is near.}

\exercise[20]{Let an option be read from a variable of the shell if it is not
given, such as \.{DLX\UL ENGINE} for \.{--engine}. What has to be written, where,
and how does the reader of the help learn of it?}
\answer{In |Declaration::expect|, where CLI11's option is made, and which must then not return for an option that nobody has typed: its member function
|envname| wants the name, which is \.{DLX} and the name of the option in capitals,
with a low line for each dash. A value from there is judged by |judge| like any
other; but it has no place in the command line, so |judge| has to be told that it is
not among the words. One remark in the list of all commands explains the
rule for all options at once.}

\exercise[18]{For an unknown option, the caret stands under the first word
that looks like it. Find a command line with the caret under the wrong word.}
\answer{\cmd{dlx draw --title -x -x}. The first \.{-x} is the title, for a value may
begin with one dash; the second is the unknown option, and the caret stands under the
first. CLI11 tells, by |parse_order|, which options it has met; a word that was taken by
one of them is not the one that is meant.}

\summary{Name, value, type, range, explanation: declared once, where the command
is that takes them. CLI11 reads; the words are ours, and so are the places.}
