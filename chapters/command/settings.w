@** Settings. \label{command/settings}%
The name of an option, such as \.{--probes}, stands in the help, in the manual page, in the
completion of the shell, where it is read, and where its range is checked. If it is written five
times, some day two of them differ. Here \.{estimate} declares it once:
$$\vbox{\ninett\halign{#\hfil\cr
d.heading("How to guess:");\cr
d.option("--probes", "N", s.probes, "with N random walks");\cr}}$$
This says what the setting is called, what stands for its value, where the value goes, and how it
is explained. The type of |s.probes| says which words are good. Its value before anything is read,
10000, is the default, which the help adds in parentheses. Everything else is made from that:
$$\stage{declaration}\quad\left\{\vcenter{\openup2pt\halign{$\longrightarrow$\quad
#\hfil\quad&#\hfil\cr
\stage{command line}&which |read| understands\cr
\stage{help}&as text, \cmd{dlx estimate --help}\cr
\stage{manual page}&in the language of \cmd{troff}, \cmd{man dlx}\cr
\stage{completion}&a script for bash, and the tabulator key\cr
\stage{advice}&which option was meant, and what values it has\cr}}\right.$$
So every option that can be given is in the help, and vice versa, except \.{-h} and \.{-V}.
@^setting@>@^declaration of a setting@>

@ The grammar is the usual one: options and files come in any order; a value is the next word, or
follows an equals sign; of two values, the last counts; after two dashes, everything is a file. A
library would not know the places of mistakes.

@(dlx/command/settings.hpp@>=
#pragma once
/* Settings are declared, once: name, value, type and range, explanation.  From
   that, the command line is read, and help, manual, and completion are made.
   How words become values; and which name was meant by a word that is none. */
#include "dlx/command/interrupt.hpp"
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <functional>
#include <limits>
#include <memory>
#include <string_view>
#include <vector>
namespace dlx {
@<Declare how words become values@>
@<Read a number@>
@<Declare guesses@>
@<Declare what a help is@>
@<Declare declarations@>
} // |namespace dlx|

@ The settings of a command are kept as the lines of its help. A {\it heading\/} and a {\it
remark\/} stand at the margin. A {\it term\/} is an option with its value, or a file, and its
explanation has a column of its own. Below the heading \.{Examples:}, a line is an {\it example}.
A command is a name, a purpose, and a function that declares its own settings, and no others.
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
  Assign assign = nullptr; /* turns the word for the value into the value */
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
class Declaration;
struct Command {
  std::string name;
  char const* purpose;
  std::function<void(Declaration&)> declare;
};

@ A function declares each kind of setting, and the order of the calls is the order in the help:
$$\vbox{\halign{\.{#}\hfil\quad&\.{#}\hfil\quad&#\hfil\cr
\it function&\it for example&\it what may be typed\cr
\noalign{\smallskip}
flag&--stats&the option, and nothing else\cr
form&--board&the same, but only one of its kind\cr
option&--limit N&the option and a word that becomes the value\cr
option&-o, --out FILE&the same, and it has a short name, too\cr
file&[FILE]&a word without dashes, at its place\cr}}$$
The settings must live as long as the function that reads them, so |run| holds them by a shared
pointer.
@^ownership@>

@<Declare declarations@>=
class Declaration {
public:
  explicit Declaration(std::string const& name = "", std::string const& purpose = "");
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

@ Some lines of the help are nothing that could be typed.
@<Declare how settings are declared@>=
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
template<class Settings> Settings& settings_of(Status (*obey)(Settings const&))
{
  auto const s = std::make_shared<Settings>();
  run = [s, obey]{ return obey(*s); };
  return *s;
}

@ The text that stands for the value is shown in the help, and obeyed. Of the choices between
bars, small letters stand for themselves, and capital letters for a text that |assign| judges:
\.{smallest\char"7C script:FILE} is the one word, or the other with something behind its colon. In
brackets, as in \.{[=K]}, a value can be left out, and |assign| gets an empty word. |exclude| and
|require| take patterns of settings.
@^choices of a value@>@^default value@>

A star before the names marks an option that \.{-h} explains (\sec{command/command_line}). A short
name, such as \.{-o}, stands in front; complaints and patterns use the long one.
@^short help@>@^short name@>

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

@ This is what a declaration keeps. A file is known by its place among the words without dashes.

@<Declare what is known of a declaration@>=
struct Argument {
  std::string name, shown; /* as |"FILE"|, and |"[FILE]"| */
  Assign assign;
  bool repeats, is_given = false;
};
struct Conflict { std::string some, others, why; };
struct Given { std::string words; std::size_t first, length; };
Help page;
std::vector<Argument> arguments;
std::vector<Conflict> conflicts, needs;
std::vector<std::string> typed;
std::vector<Given> given;             /* options with their values, and their places */
std::size_t option_meant_by(std::string const& word) const; /* or |page.options.size()| */
std::size_t take_option(std::size_t k, std::size_t at); /* and its value; returns where the next word is */
bool take_file(std::size_t at); /* is there room for it? */
[[noreturn]] void refuse_option(std::size_t at) const;
[[noreturn]] void refuse_file(std::size_t at) const;
void refuse_what_is_alone() const;

@ The rest is compiled once.

@(dlx/command/settings.cpp@>=
#include "dlx/command/settings.hpp"
#include "dlx/base/source.hpp"
#include "dlx/text/scanner.hpp"
#include <algorithm>
#include <fnmatch.h>
#include <sstream>
namespace dlx {
@<Take words@>
@<Take sizes@>
@<Guess what was meant@>
@<Tell choices apart@>
@<Declare options and files@>
@<Judge a word@>
@<Read what was typed@>
} // |namespace dlx|

@ A form leaves its name in |form|, and so refuses a second form.

@<Declare options and files@>=
Declaration::Declaration(std::string const& name, std::string const& purpose)
{
  page.name = name, page.purpose = purpose;
  page.usage = fmt::format("dlx {} [OPTION...]", name);
}
void Declaration::option(std::string const& marked, std::string const& value,
  Assign const& assign, std::string const& explanation)
{
  bool const is_often = marked.starts_with('*');
  auto const names = marked.substr(is_often ? 1 : 0);
  auto const dashes = names.find("--");
  Option const o = {names.substr(dashes), value, names.substr(0, std::min<std::size_t>(dashes, 2)), assign};
  page.options.push_back(o);
  add(HelpLine::term, names + (o.is_flag() ? value : ' ' + value), explanation, is_often);
}
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

@ The usage shows brackets around a file that can be left out, and dots behind one that can be
repeated. Which words of a help stand for files is a list; a size or a number is not in it,
because a shell should not offer files for it.

@<Declare options and files@>=
bool is_of_a_file(std::string_view word)
{
  constexpr std::string_view known[] = {"FILE", "FOLDER", "SAID", "GOLDEN", "PROBLEM", "PROOF", "CONDITIONS", "RECIPE", "COVERS"};
  return std::ranges::find(known, word) != std::end(known);
}
void Declaration::file(std::string const& shown, Assign const& assign,
  std::string const& explanation)
{
  auto const name = shown[0] == '[' ? shown.substr(1, shown.size() - 2) : shown;
  page.usage += ' ' + shown;
  page.takes_files = page.takes_files or is_of_a_file(name.substr(0, name.find('.')));
  if (not explanation.empty()) term(name, explanation);
  arguments.push_back({name, shown, assign, name.ends_with("...")});
}

@*1 Reading. Words are read from left to right. A word with a dash is an option, if it is one of
this command; a dash alone, and a negative number, are files. The first mistake is reported, and
no other, because the second is often a consequence. An unknown option is reported last, since a
word behind it may show a clearer mistake. If a file is missing {\it and\/} there is an unknown
option, the option is reported; it may be the file.

@<Read what was typed@>=
void Declaration::read(std::vector<std::string> const& words)
{
  typed = words;
  bool only_files = false; /* since two dashes? */
  std::size_t unknown = typed.size(), at = 0;
  while (at < typed.size()) {
    auto const& word = typed[at];
    bool const is_dashed = word.size() > 1 and (word[0] == '-')@|
      and std::string_view(".0123456789").find(word[1]) == std::string_view::npos;
    std::size_t const k = only_files ? page.options.size() : option_meant_by(word);
    if (k < page.options.size()) at = take_option(k, at);
    else if (is_dashed and not only_files and word != "--") unknown = std::min(unknown, at++);
    else if ((word == "--") and not only_files) only_files = true, ++at;
    else if (take_file(at)) ++at;
    else break;
  }
  if (unknown < typed.size()) refuse_option(unknown);
  if (at < typed.size()) refuse_file(at);
  refuse_what_is_alone();
  for (Argument const& a : arguments)
    if ((a.shown[0] != '[') and not a.is_given)
      throw BadWords{typed.size(), 0, a.shown + " is missing", "usage: " + page.usage};
}

@ The short name may have its value behind it, as in \.{-oX}. Each word without dashes goes to the
first file that has none, or that can be repeated.

@<Read what was typed@>=
std::size_t Declaration::option_meant_by(std::string const& word) const
{
  auto const name = word.substr(0, word.find('='));
  auto const is_meant = [&](Option const& o)
    { return o.name == name or (not o.brief.empty() and word.starts_with(o.brief)); };
  return static_cast<std::size_t>(std::ranges::find_if(page.options, is_meant) - page.options.begin());
}
bool Declaration::take_file(std::size_t at)
{
  auto const has_room = [](Argument const& a) { return a.repeats or not a.is_given; };
  auto const a = std::ranges::find_if(arguments, has_room);
  if (a == arguments.end()) return false;
  a->is_given = true;
  try {
    a->assign(typed[at]);
  } catch (std::invalid_argument const& e) {
    throw BadWords{at, 1, a->name + ' ' + e.what(), ""};
  }
  return true;
}

@ Options of other commands are not offered, even if they are near. A value in brackets needs its
\.=, as otherwise a file could be taken for one. So \.{--cheapest 2 taxi.dlx} has two files, and
the number is one too many.

@<Read what was typed@>=
void Declaration::refuse_option(std::size_t at) const
{
  std::vector<std::string> names;
  for (Option const& o : page.options) names.push_back(o.name);
  auto const name = typed[at].substr(0, typed[at].find('='));
  throw BadWords{at, 1, fmt::format("dlx {} has no option {}", page.name, name), advice(name, names, "")};
}
void Declaration::refuse_file(std::size_t at) const
{
  for (std::size_t k = 0; k + 1 < typed.size(); ++k)
    for (Option const& o : page.options)
      if (o.is_called(typed[k]) and o.value.starts_with('[')
          and has_only(typed[k + 1], digits))
        throw BadWords{k + 1, 1, typed[k + 1] + " is one too many",
          fmt::format("say {}={}, without a blank", typed[k], typed[k + 1])};
  throw BadWords{at, 1, typed[at] + " is one too many", "usage: " + page.usage};
}

@ A command says by patterns which wishes do not go together. The function of the system that
expands \.{*.txt} matches them with an option and its value: \.{--threads\ !(1)} is several
threads, \.{--engine\ [!a]*} any engine but \.{auto}, and bars separate several patterns. Of two
that do not go together, the second is blamed. Of two values of one option, only the last counts.
@^pattern@>

@<Judge a word@>=
static bool fits(std::string const& patterns, std::string const& text)
{
  return ::fnmatch(("@@(" + patterns + ')').c_str(), text.c_str(), FNM_EXTMATCH) == 0;
}

@ An option takes what follows its name in the same word, or else the next word. A next word with
two dashes is rather another option; a file of such a name is \.{./--x}. An empty word, as from an
empty variable in \cmd{-o "\$file"}, is no name of a file. An equals sign belongs to long names;
behind a letter, it would be the first letter of the value. If |assign| throws, its message goes
on with a sentence that begins with the name.
@^equals sign@>

@<Judge a word@>=
std::size_t Declaration::take_option(std::size_t k, std::size_t first)
{
  Option const& o = page.options[k];
  auto const &name = o.name, &value = o.value, &brief = o.brief;
  auto const& word = typed[first];
  bool const is_long = word.starts_with("--"), is_whole = o.is_called(word);
  auto taken = is_whole ? "" : word.substr(is_long ? name.size() + 1 : brief.size());
  auto last = first;
  @<Take the next word, or refuse that there is no value@>
  auto const choices = choices_in(value);
  try {
    if (choices.size() > 1) refuse_if_none_of(choices, taken);
    o.assign(taken);
  } catch (std::invalid_argument const& e) {
    throw BadWords{first, last - first + 1, name + ' ' + e.what(),
      choices.size() > 1 ? advice(taken, choices, "") : ""};
  }
  auto const given_now = name + (taken.empty() ? "" : ' ' + taken);
  @<Refuse what does not go with something |given| before@>
  return last + 1;
}

@ Each of these messages shows the form in which the option would be right.
@<Take the next word, or refuse that there is no value@>=
if (value.empty() and not is_whole) throw BadWords{first, 1, name + " has no value", ""};
if (not is_long and taken.starts_with('='))
  throw BadWords{first, 1, fmt::format("say {0} {1}, or {2}={1}", brief, value, name), ""};
bool const takes_next = is_whole and not o.is_flag();
if (takes_next and first + 1 == typed.size())
  throw BadWords{first, 1, fmt::format("{} wants a value: {}", word, value), ""};
if (takes_next) taken = typed[++last];
if ((word == name + '=') or (taken.empty() and is_of_a_file(value))@|
    or (takes_next and taken.starts_with("--")))
  throw BadWords{first, 1, name + " wants a value: " + value, ""};

@ An option that is given again replaces its earlier value before it is compared.
@<Refuse what does not go with something |given| before@>=
std::erase_if(given, [&](Given const& g) { return (g.words + ' ').starts_with(name + ' '); });
for (auto const& [some, others, why] : conflicts)
  for (Given const& before : given)
    if ((fits(some, given_now) and fits(others, before.words))
        or (fits(others, given_now) and fits(some, before.words)))
      throw BadWords{first, last - first + 1,
        fmt::format("{} does not go with {}", given_now, before.words), why};
given.push_back({given_now, first, last - first + 1});

@ Other wishes have no meaning alone, such as the time between two checkpoints where none is
written. What is missing may stand behind, so they are judged when all words have been read.

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

@*1 Words and values. The number of covers after which a search stops cannot be $-1$. |atoi|
makes~0 of any word, which would mean no limit; |strtoul| makes 18446744073709551615 of~\.{-1}.
\transcript{wrong-command}
An |Assign| is a function that turns a word into a value, and knows where the value goes. If the
word will not do, it throws |std::invalid_argument|, with the end of a sentence that begins with
the name of the option: ``\.{--limit} wants a whole number above~0, not~\.{x}''. |into(value)|
makes such a function, by the type of the value, to which it keeps a reference:
$$\vbox{\halign{\&{#}\hfil\quad&#\hfil\quad&\.{#}\hfil\cr
\it type&\it takes&\it for example\cr
\noalign{\smallskip}
bool&nothing: the wish is true&\cr
int, double, \dots&a number above 0, whole if the type is&12\cr
std::string&the word&problem.dlx\cr
std::vector&one word more&make queens\cr
BoardSize&two numbers and an \.x between them&6x10\cr}}$$
@^range of a value@>

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

@ A dash is standard input where something is read, and refused as the name of a file that is
written. A list may have an end; the caret then stands below the first word for which there is no
room.

@<Take words@>=
Assign into_file(std::string& value, std::string const& kind)
{
  return [&value, kind](std::string const& word) {
    if (word == "-") throw std::invalid_argument(fmt::format("wants a {}, and not -", kind));
    value = word;
  };
}
Assign into(std::vector<std::string>& list, std::size_t most)
{
  return [&list, most](std::string const& word) {
    if (list.size() == most)
      throw std::invalid_argument(fmt::format("takes {} at most", most));
    list.push_back(word);
  };
}

@ All numbers of this program are positive, except costs, which are read elsewhere. |from_chars|
accepts no blanks or signs, and reports both what it could not read and what is out of range.
\.{1e400} is too large for a |double|, and \.{1e-400} too small; only the older |strtod| tells
them apart. The condition with |not| also refuses \.{nan}, which is a |double|.
@^not a number@>

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

@ Sizes in a picture have a smallest and a largest value. Squares of \.{1e308} points would have
infinite sides, which no browser shows. The size of a board is cut at its \.{x}; without one, it
is cut at the last character, so that no second number is left. The complaint repeats the whole
form, since ``a whole number above~0'' would not explain the~\.x.

@<Take sizes@>=
Assign between(double& value, double least, double most)
{
  return [&value, least, most](std::string const& word) {
    into(value)(word);
    if (value < least or value > most)
      throw std::invalid_argument(fmt::format("is from {} to {}, not {}", least, most, word));
  };
}
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

@ A typing mistake inserts a letter, leaves one out, changes one, or swaps two neighbours, as in
\cmd{dlx cuont}. These are the steps of the edit distance of \sec{text/similar}. The distance to
the nearest beginning of a name counts, so \.{--lim} is near \.{--limit}.
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

@ Words of four letters or more are forgiven one slip, and of seven or more, two. Fewer slips come
first: \.{cuont} is one slip from \.{count}, by a swap, and two from \.{con}, with which
\.{convert} begins. If no name is near, a name of five characters or more may have been given an
end, as in \.{--output}, for \.{--out}; otherwise, there is other advice.

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

@ Of a choice, everything before its first capital must be there, and something more if there is a
capital. A complaint lists choices with commas, if there are more than two.
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

@ \pitfall{A number that is read up to the first letter, so that \.{1e6} is~1. An octal number:
some libraries read \.{010} as~8. A guess that is obeyed: the tenth time it deletes a file. A type
that is checked, and a range that is not. A word that is taken for its place: in \cmd{dlx solve a
3 --limit 3}, one~\.3 is too many.}

\pinned{\.{tests/command/settings\UL test.cpp} reads good and bad words of each type; and makes
each of the four slips at each place of a word. It declares settings of each kind, and compares
the lines of their help, what is assigned, and what is said of bad words. It tries each option in
each help of the command, with a value where there should be none, and without where there should
be one.}

\exercise[10]{Is \.{sxlxe} near \.{solve}? And would it be, if the name were \.{solver} and the
word \.{sxlxer}, or \.{solvent} and \.{sxlxent}?} \answer{Two slips are needed, and they are
forgiven only if the word has more than six letters. So only \.{sxlxent}, with seven, is near.}

\exercise[20]{Let an option be read from a variable of the shell if it is not given, such as
\.{DLX\UL ENGINE} for \.{--engine}. What has to be written, where, and how does the reader of the
help learn of it?} \answer{At the end of |read|, a loop over the options that were not |given|
asks |std::getenv|; the name is \.{DLX} and the name of the option in capitals, with a low line
for each dash. The value is judged and assigned as in |take_option|; but it has no place in the
command line, so a complaint points behind the last word. One remark in the list of all commands
explains the rule for all options at once.}

\summary{Name, value, type, range, explanation: declared once, where the command is that takes
them; and each word knows its place.}
