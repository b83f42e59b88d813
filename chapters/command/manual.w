@** The manual. \label{command/manual}%
A program that is installed should be found where people look for it. They
type \cmd{man dlx}, and they type \cmd{dlx so} and press the tabulator key.
Both want texts: a manual page in the language of \cmd{troff}, older than
most readers of this book, and a script for the shell that knows all
commands and their options.
@^manual page@>@^completion@>@^troff@>

Such texts are usually written by hand, once, and are wrong after the next
change of the program. But we have the texts already. In \sec{command/main} each
command has a help, and this help {\it is\/} the grammar from which the
command line is understood; so it cannot be wrong. The manual page and the
completion are the same help in two other languages.

@ A help has a form that is easy to see, and just as easy to read for a
program:
$$\vbox{\ninett\halign{#\hfil\cr
How to guess:\cr
\ \ --probes N\ \ \ \ \ \ \ \ with N random walks (default: 10000)\cr
\ \ --json\ \ \ \ \ \ \ \ \ \ \ \ print a JSON object, with the nodes of each level\cr
\ \ --chooser first\char"7C smallest\cr
\ \ \ \ \ \ \ \ \ \ \ \ \ \ \ \ \ \ \ \ the item to branch on (default: smallest)\cr}}$$
A line that begins at the margin is a heading. A line with two blanks before
it explains a {\it term\/}: the term goes to the next two blanks, and its
explanation follows. More blanks continue an explanation. And below the
heading \.{Examples:}, a line is an example. There are four kinds of lines,
then, and nothing else; a test looks at each help for a line that does not
belong.
@^form of a help@>

@ The interface does not know about commands, which live in the chapter
after this one, only about their helps.

@(dlx/command/manual.hpp@>=
#pragma once
#include <span>
#include <string>
namespace dlx {
struct Help {
  std::string name;    /* one word or two, such as \.{make queens} */
  std::string usage;   /* how it is called */
  std::string purpose; /* in one line */
  std::string text;    /* in the form that is described above */
};
std::string manual_page(std::span<Help const> helps);
  /* for section 1 of the manual, in the \.{man} macros of \.{troff} */
std::string bash_completion(std::span<Help const> helps);
  /* a script for bash; completes commands, options, values, and files */
} // |namespace dlx|

@ A help is taken apart once, and put together again in each of the two
languages.

@(dlx/command/manual.cpp@>=
#include "dlx/command/manual.hpp"
#include <cctype>
#include <fmt/format.h>
#include <map>
#include <sstream>
#include <vector>
namespace dlx {
@<Read the lines of a help@>@;
@<Write a manual page@>@;
@<Write a completion@>@;
} // |namespace dlx|

@ A line that is empty has no meaning. The first blanks tell the kind of a
line, except for examples, where one has to know the heading above.

@<Read the lines of a help@>=
struct HelpLine {
  enum { @!heading, @!term, @!more, @!example } kind = heading;
  std::string text, rest; /* |rest| is the explanation of a |term| */
};
static std::vector<HelpLine> lines_of(Help const& help)
{
  std::vector<HelpLine> result;
  std::istringstream stream(help.text);
  bool examples = false;
  for (std::string s; std::getline(stream, s); ) {
    if (s.empty()) continue;
    auto const first = std::min(s.find_first_not_of(' '), s.size());
    HelpLine one = @[{HelpLine::heading, s.substr(first), ""}@];
    if (first == 0) examples = s == "Examples:";
    else if (examples) one.kind = HelpLine::example;
    else if (first > 2) one.kind = HelpLine::more;
    else @<Split a term from its explanation@>@;
    result.push_back(one);
  }
  return result;
}

@ A term can contain single blanks, as \.{--probes N} does. One that is too
long for its column has its explanation in the lines below, and none here.

@<Split a term from its explanation@>=
{
  one.kind = HelpLine::term;
  if (auto const gap = one.text.find("  "); gap != std::string::npos) {
    one.rest = one.text.substr(one.text.find_first_not_of(' ', gap));
    one.text.resize(gap);
  }
}

@*1 The page. In \cmd{troff}, a line that begins with a dot is a command; so
is one that begins with an apostrophe. A backslash begins something special,
and a dash is a hyphen, which a person cannot paste into a shell, unless it
has a backslash before it. All four are taken care of by one function.
@^hyphen@>

@<Write a manual page@>=
static std::string escaped(std::string_view text)
{
  std::string result;
  for (@[char c@, : @,text@])
    if (c == '\\') result += "\\e";
    else if (c == '-') result += "\\-";
    else result += c;
  bool const special = result.starts_with('.') or result.starts_with('\'');
  return (special ? "\\&" : "") + result;
}

@ A term is an option with a value, or a value alone. Options are set in
bold, as manual pages do, and values in italics; and so are the parts of a
usage, which is the command and what follows it. Words of a drawing, such as
\.{board}, are bold as well; what is typed as it stands is bold.

@<Write a manual page@>=
static std::string in_fonts(std::string const& term)
{
  std::string result;
  std::istringstream words(term);
  for (std::string word; words >> word; ) {
    bool const value = std::isupper(static_cast<unsigned char>(word[0]))
      or word[0] == '[';
    result += result.empty() ? "" : " ";
    result += fmt::format("\\f{}{}\\fR", value ? 'I' : 'B', escaped(word));
  }
  return result;
}

@ The four kinds of lines become four pieces of \cmd{troff}: a paragraph, a
tagged paragraph, more of the same, and a line that is not filled.

@<Write a manual page@>=
static std::string body_of(Help const& help)
{
  std::string text;
  bool examples = false;
  for (@[auto const& [kind, words, rest]@, : @,lines_of(help)@]) {
    if (kind == HelpLine::example and not examples) text += ".PP\n.nf\n";
    examples = kind == HelpLine::example;
    if (kind == HelpLine::heading) text += ".PP\n";
    if (kind != HelpLine::term) text += escaped(words) + '\n';
    else {
      text += ".TP 18\n" + in_fonts(words) + '\n';
      if (not rest.empty()) text += escaped(rest) + '\n';
    }
  }
  return text + (examples ? ".fi\n" : "");
}

@ The page itself has the sections that a reader of manual pages expects, in
the order in which they are expected. It has no date, because the same input
must give the same bytes.

@<Write a manual page@>=
std::string manual_page(std::span<Help const> helps)
{
  std::string text = @/
    ".TH DLX 1 \"\" \"dlx 1.0\" \"User Commands\"\n"@/
    ".SH NAME\ndlx \\- solve exact cover problems by dancing links\n"@/
    ".SH SYNOPSIS\n\\fBdlx\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR...] [\\fIFILE\\fR]\n"@/
        ".SH DESCRIPTION\nA problem is a text file: the items that must be covered "@|
    "in one line, then\none option a line, which is a list of the items "@|
    "that it covers. An exact cover\nis a set of options that covers every "@|
    "item once. Standard input is read if no\nfile is named, or if its name "@|
    "is \\-.\n"@/
    ".SH COMMANDS\n";
  for (@[Help const& h@, : @,helps@])
    text += fmt::format(".SS {}\n{}\n.PP\n{}.\n{}", in_fonts("dlx " + h.name),
      in_fonts(h.usage), escaped(h.purpose), body_of(h));
  @<Add what all commands have in common@>@;
  return text;
}

@ The statuses are those of \sec{command/main}, in words that fit every command: not
all of them look for covers.

@<Add what all commands have in common@>=
text += ".SH EXIT STATUS\n"@/
  ".TP 6\n0\na cover was found, or what was asked for was done\n"@/
  ".TP 6\n1\nit was proved that there is no cover\n"@/
  ".TP 6\n2\nthe input or the command line is wrong, or writing failed\n"@/
  ".TP 6\n3\nstopped before that was known\n"@/
  ".PP\nIf the reader of its output has left, dlx ends by the signal SIGPIPE.\n"@/
  ".SH SEE ALSO\nThe book, \\fIDancing Links, a literate program\\fR, which is "@|
  "this program: dlx.pdf.\n";

@*1 The completion. What can be completed depends on where one is. The first
word is a command, the second may belong to its name; after that there are
options, if a dash has been typed, and files. An option whose value is
nothing that a shell could guess offers nothing; it would be misleading to
show files where a number is wanted. But if the help names the choices for a
value, these can be offered.

The script consists of some tables and a function that never changes. The
tables are \cmd{case} statements: which second words there are, which
options, which choices these have, and which of them want a file.
@^bash@>

@<Write a completion@>=
struct WordTables {
  std::map<std::string, std::string> second, options, choices;
  std::string first, files, values;
};
static void add_word(std::string& list, std::string const& word)
{
  if ((' ' + list + ' ').find(' ' + word + ' ') != std::string::npos) return;
  list += (list.empty() ? "" : " ") + word;
}
@<Collect the words@>@;
@<Write the tables of a completion@>@;

@ Files are wanted where the value is called that way: the names of values
are part of the help, and say what they are. A value in brackets, as in
\.{--cheapest[=K]}, can be left out, so it is no part of the word that is
offered. Choices have bars between them. What is in capitals is not known,
so \.{script:FILE} is offered up to the colon, and of \.{N\char"7C all} the
second choice only.

@<Collect the words@>=
static bool is_file(std::string const& value)
{
  return (value == "FILE") or (value == "FOLDER") or value == "SAID";
}
static std::string choices_in(std::string const& value)
{
  std::string words;
  std::istringstream bars(value);
  for (std::string choice; std::getline(bars, choice, '|'); ) {
    auto const open = choice.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    if (open != 0) add_word(words, choice.substr(0, open));
  }
  return words;
}

@ The choices are kept for each command and option, because a random walk,
for instance, cannot be steered by a script.

@<Collect the words@>=
static WordTables collect(std::span<Help const> helps)
{
  WordTables w;
  for (@[Help const& h@, : @,helps@]) {
    auto const blank = std::min(h.name.find(' '), h.name.size());
    auto const first = h.name.substr(0, blank);
    add_word(w.first, first);
    if (blank < h.name.size())
      add_word(w.second[first], h.name.substr(blank + 1));
    auto& options = w.options[h.name];
    for (@[auto const& [kind, term, rest]@, : @,lines_of(h)@]) {
      if (kind != HelpLine::term or not term.starts_with("--")) continue;
      auto const end = std::min(term.find_first_of(" ["), term.size());
      auto const option = term.substr(0, end);
      add_word(options, option);
      if (end == term.size() or term[end] != ' ') continue;
      auto const value = term.substr(end + 1), known = choices_in(value);
      if (not known.empty()) w.choices[h.name + ' ' + option] = known;
      else add_word(is_file(value) ? w.files : w.values, option);
    }
    add_word(options, "--help");
  }
  return w;
}

@ A row of a table says what to offer after a command; and in the patterns
of the shell, alternatives are separated by bars. The words and the patterns
are then put into the script, which is a format string.

@<Write the tables of a completion@>=
static std::string table(std::string const& variable,@|
  std::map<std::string, std::string> const& rows)
{
  std::string text;
  for (@[auto const& [key, words]@, : @,rows@])
    text += fmt::format("  '{}') {}='{}' ;;\n", key, variable, words);
  return text;
}
static std::string alternatives(std::string const& words)
{
  std::string text = words;
  for (@[char& c@, : @,text@]) if (c == ' ') c = '|';
  return text;
}
std::string bash_completion(std::span<Help const> helps)
{
  auto const w = collect(helps);
  std::string const script = @[@<The script, with holes@>@];
  return fmt::format(fmt::runtime(script), table("second", w.second),
    table("words", w.options), w.first, table("words", w.choices),
    alternatives(w.values), alternatives(w.files));
}

@ In a format string, braces are doubled; bash likes braces. The pairs with
nothing inside are the holes. The \cmd{compgen} of bash is given all words,
and gives those back that begin with what has been typed.

An equals sign, as in \.{--engine=masks}, is a word of its own for bash,
and so is the colon after \.{script}. The first must not be taken for the
option; the second should get neither a backslash before it nor a blank
after it, which bash would think kind.

@<The script, with holes@>=
"# bash completion for dlx, made by dlx help --completion\n"@/
"_dlx() {{\n"@/
"  local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD-1]}}\n"@/
"  local name=${{COMP_WORDS[1]}} second= words=\n"@/
"  [ \"$cur\" != = ] || cur=\n"@/
"  [ \"$prev\" != = ] || prev=${{COMP_WORDS[COMP_CWORD-2]}}\n"@/
"  case $name in\n{}  esac\n"@/
"  [ -z \"$second\" ] || name+=\" ${{COMP_WORDS[2]}}\"\n"@/
"  case $name in\n{}  esac\n"@/
"  if [ \"$COMP_CWORD\" = 1 ] ||\n"@/
"    [[ $COMP_CWORD$name = 2help && $cur != -* ]]; then words='{}'\n"@/
"  elif [ \"$COMP_CWORD\" = 2 ] && [ -n \"$second\" ]; then words=$second\n"@/
"  else case \"$name $prev\" in\n{}"@/
"  *) case $prev in\n"@/
"    {}) COMPREPLY=(); return ;;\n"@/
"    {}) words= ;;\n"@/
"    *) [[ $cur == -* ]] || words= ;;\n"@/
"    esac ;;\n"@/
"  esac fi\n"@/
"  if [ -n \"$words\" ]; then COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n"@/
"  else COMPREPLY=($(compgen -f -- \"$cur\"))\n"@/
"  fi\n"@/
"  [[ ${{COMPREPLY[0]}} != *: ]] ||\n"@/
"    compopt -o nospace +o filenames 2>/dev/null\n"@/
"}}\n"@/
"complete -o filenames -F _dlx dlx\n"

@ \pitfall{A dash that is a hyphen: the reader copies an option from the
manual page, and the shell has never heard of it. An example that begins
with a dot, and disappears. A completion that offers the files of the
current folder as the value of \cmd{--limit}.}

\pinned{\.{tests/command/manual\UL test.cpp} reads each help and finds each of its
lines in the page, in order; has \cmd{groff} set the page, which must not
complain; and presses the tabulator key, as far as a test can, after a dozen
beginnings of a command line, in a real bash. It also installs everything
into an empty folder, and looks at what is there.}

\exercise{Zsh can use the completions of bash, but it has its own, in which
every option is shown with its explanation. The explanations are in the
help. Write |zsh_completion|.}

\summary{One text, three languages: the help that is the grammar, the manual
page, the completion. What is written once cannot contradict itself.}
