@** One declaration, printed three ways. \label{command/help}%
What does a command say about itself? A person at a keyboard asks what to type;
hence the examples at the end.
\transcript{help-partitions}
The answer goes to standard output, with status~0, even if the rest of the
line is nonsense: \cmd{dlx solve --limti x --help} is a cry for help, and no mistake.

The first line says what it is for, and the second how it is called. What follows is
in the order in which one decides: what to make, or to print; how; when to stop; what to read. A name
that was forgotten is found at the left margin.

These lines were declared in \sec{command/make}, and are printed three times:
as the help above; as the manual page, in the language of \cmd{troff}; and word by
word when the tabulator key is pressed. Here is one line and what becomes of it:
$$\vbox{\halign{\it#\hfil\quad&\ninett#\hfil\cr
declared&\char"7B"--tables K", "exactly K tables (default: any number)"\char"7D\cr
help&\ \ --tables K\ \ \ \ \ \ \ \ exactly K tables (default: any number)\cr
manual&.TP 18\cr
&\char"5C fB\char"5C-\char"5C-tables \char"5C fIK\char"5C fB\char"5C fR\cr
&exactly K tables (default: any number)\cr
completion&--tables --help\cr}}$$
@^help@>@^manual page@>@^troff@>@^completion@>

@(dlx/command/help.hpp@>=
#pragma once
/* What a command says about itself: as a text, and as a manual page; and the script
   by which bash asks what words may follow. */
#include "dlx/command/settings.hpp"
#include <span>
namespace dlx {
std::vector<std::string> filled(std::string const& text, std::size_t width);
  /* the words of a text in lines of at most so many characters, if no word is
     longer; a short default value in parentheses is not torn */
std::string as_text(Help const& help); /* at most 79 characters a line, but for examples */
std::string in_short(Help const& help); /* its marked options, and a few examples; all, if none is marked */
std::string manual_page(std::span<Help const> commands);
  /* for section 1, in the \.{man} macros of \.{troff}; without a date */
std::string bash_completion();
Help help_on_format(); /* how a problem is written */
@<Say what all commands have in common@>
} // |namespace dlx|

@ The source has a section for each language.

@(dlx/command/help.cpp@>=
#include "dlx/command/help.hpp"
#include <algorithm>
#include <regex>
namespace dlx {
namespace {
@<Print a line of a help@>
@<Write a help in the language of troff@>
}  // |namespace|
@<Print a help@>
@<Write a manual page@>
@<Write a completion@>
@<Explain how a problem is written@>
} // |namespace dlx|

@ A newcomer types \cmd{dlx} or \cmd{dlx --help}, and has three questions: what can it do, what is a
problem, and how do I know what happened? The first is answered by a list, and the others
by a few sentences. For some time there were three versions of these, which agreed in
most things. Now they stand here: what is true of all commands is printed below the list of them (\sec{command/command_line}), and
in the manual. The statuses are those of \sec{command/main}.

@<Say what all commands have in common@>=
constexpr char const* version = "1.0.0"; /* here, and nowhere else */
constexpr char const* about_problems = "A problem is a text file: the items that must "
  "be covered in one line, then one option a line, which is a list of the items that it "
  "covers. An exact cover is a set of options that covers every item once. Standard "
  "input is read if no file is named, or if its name is -.";
constexpr char const* about_statuses = "The exit status is 0 if a cover was found (though "
  "solve may have been stopped later, as standard error tells), or "
  "what was asked for was done; 1 if it was proved that there is no cover; 2 if the input "
  "or the command line is wrong, or writing failed; 3 if the search was stopped before "
  "that was known, or a count before its end. SIGUSR1 (kill -USR1) asks a command how far it is, and ends nothing.";

@ Whoever breaks lines by hand breaks them again after each change, or does
not. So we fill them by machine. But \.{(default: smallest)} stays together, because
it is what one is looking for; so it counts as one word, if it is short. In a column of 14
characters, \.{a bb (default: cc)} becomes \.{a bb} and, below it, \.{(default: cc)}, though
\.{(default:} alone would still have fitted into the first line. A pattern says
what a word is, and the library finds one after the other.
@^default value@>

@<Print a help@>=
std::vector<std::string> filled(std::string const& text, std::size_t width)
{
  static std::regex const word("[(]default:[^)]{0,12}[)][^ ]*|[^ ]+");
  std::vector<std::string> lines;
  for (std::sregex_iterator w(text.begin(), text.end(), word), end; w != end; ++w)
    if (auto const piece = w->str();
        not lines.empty() and lines.back().size() + 1 + piece.size() <= width)
      lines.back() += ' ' + piece;
    else
      lines.push_back(piece);
  return lines;
}

@ A screen has 80 columns for most people, and always had: punched cards had them. So a line has
79 characters at most, since some terminals begin a new line after the last one. Explanations begin in column~21. If a term is too long for that, they begin
in the next line. Examples are printed
as they are, however long, for a command that is broken into two lines is another
command.

@<Print a line of a help@>=
std::string printed(HelpLine const& line)
{
  if (line.kind == HelpLine::example) return "  " + line.words + '\n';
  if (line.kind != HelpLine::term)
    return fmt::format("{}\n", fmt::join(filled(line.words, 79), "\n"));
  auto const gap = '\n' + std::string(20, ' ');
  auto const lines = filled(line.rest, 57);
  bool const is_beside = lines.empty() or line.words.size() <= 16;
  return fmt::format("  {:<{}}{}{}\n", line.words, lines.empty() or not is_beside ? 0 : 18,@|
    is_beside ? "" : gap, fmt::join(lines, gap));
}

@ What a help needs most is room: lines that belong together stand together, and a blank line
says that something else begins. A heading has an empty line before it. So has a remark that follows something
else, and the page begins with three lines that say what it is about.

@<Print a help@>=
std::string as_text(Help const& help)
{
  auto text = fmt::format("dlx {}: {}\n\nUsage: {}\n", help.name, help.purpose,
    help.usage);
  auto last = HelpLine::example;
  for (HelpLine const& line : help.lines) {
    bool const opens = line.kind == HelpLine::heading
      or (line.kind == HelpLine::remark and last != HelpLine::remark);
    text += (opens ? "\n" : "") + printed(line);
    last = line.kind;
  }
  return text;
}

@ The help of \.{solve} is four screens long. A reminder is enough for \.{-h}: the usage, the options that are marked as needed often, each
explained up to the first semicolon, three examples, and how to get the rest.

@<Print a help@>=
std::string in_short(Help const& help)
{
  Help few = help;
  std::erase_if(few.lines, [](HelpLine const& line) {
    return line.kind != HelpLine::example and not line.is_often; });
  auto const example = std::ranges::find(few.lines, HelpLine::example, &HelpLine::kind);
  if (example == few.lines.begin()) return as_text(help);
  for (auto line = few.lines.begin(); line != example; ++line) line->rest.erase(std::min(line->rest.find(';'), line->rest.size()));
  auto const count = std::min<std::ptrdiff_t>(3, few.lines.end() - example);
  few.lines.erase(example + count, few.lines.end());
  few.lines.insert(few.lines.end() - count, {HelpLine::heading, "Examples:"});
  few.lines.insert(few.lines.begin(), {HelpLine::heading, "Often needed:"});
  return as_text(few) + fmt::format("\ndlx {} --help explains all {} options.\n", help.name, help.options.size());
}

@ Now the manual page, which people find by \cmd{man dlx}. In \cmd{troff}, a
language older than most readers of this book, a line that begins with a dot is a
command; so
is one that begins with an apostrophe. A backslash begins something special,
and a dash is a hyphen, which a person cannot paste into a shell, unless it
has a backslash before it. The order matters: if dashes came first, their new
backslashes would be taken for old ones. (\.{\$\AM} is what was found, and \.{\char"5C\AM}
a character of no width, which keeps the dot from the beginning of the line.)
@^hyphen@>

@<Write a help in the language of troff@>=
std::string escaped(std::string const& text)
{
  auto const e = std::regex_replace(text, std::regex("\\\\"), "\\e");
  auto const dashes = std::regex_replace(e, std::regex("-"), "\\-");
  return std::regex_replace(dashes, std::regex("^[.']"), "\\&$&");
}
std::string lines_of(std::string const& text, std::size_t width = 79)
{
  std::string result;
  for (std::string const& s : filled(text, width)) result += escaped(s) + '\n';
  return result;
}

@ Options are set in bold, as manual pages do, and values that begin with a capital or
a bracket in italics (choices are typed as they stand, and stay bold); and so are
the parts of a usage, which is the command and what follows it.

@<Write a help in the language of troff@>=
std::string in_fonts(std::string const& term)
{
  static std::regex const value("(^| )([A-Z[][^ ]*)");
  return "\\fB" + std::regex_replace(escaped(term), value, "$1\\fI$2\\fB") + "\\fR";
}

@ The four kinds of lines become three pieces of \cmd{troff}: a paragraph, a
tagged paragraph, and lines that are not filled. The others will be filled
again by \cmd{troff}, for a page of any width.

@<Write a help in the language of troff@>=
std::string body_of(Help const& help)
{
  std::string text;
  bool examples = false;
  for (auto const& [kind, words, rest, is_often] : help.lines) {
    if (kind == HelpLine::example and not examples) text += ".PP\n.nf\n";
    examples = kind == HelpLine::example;
    if (examples) text += escaped(words) + '\n';
    else if (kind == HelpLine::term)
      text += ".TP 18\n" + in_fonts(words) + '\n' + lines_of(rest, 57);
    else text += ".PP\n" + lines_of(words);
  }
  return text + (examples ? ".fi\n" : "");
}

@ The page has the sections that its readers expect, in their order. To have read one
manual page is to have read all; so \.{EXIT STATUS} is looked for near the end, and \.{NAME} is one
line, which \cmd{apropos} finds.

@<Write a manual page@>=
std::string manual_page(std::span<Help const> commands)
{
  std::string text = fmt::format(".TH DLX 1 \"\" \"dlx {}\" \"User Commands\"\n", version)@|
    + ".SH NAME\ndlx \\- solve exact cover problems by dancing links\n"@/
    ".SH SYNOPSIS\n\\fBdlx\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR...] [\\fIFILE\\fR]\n"@/
    ".SH DESCRIPTION\n" + lines_of(about_problems) + ".SH COMMANDS\n";
  for (Help const& h : commands)
    text += fmt::format(".SS {}\n{}\n.PP\n{}.\n{}", in_fonts("dlx " + h.name),
      in_fonts(h.usage), escaped(h.purpose), body_of(h));
  return text + ".SH FILE FORMAT\n" + body_of(help_on_format())@|
    + ".SH EXIT STATUS\n" + lines_of(about_statuses)@|
    + "If the reader of its output has left, dlx ends by the signal SIGPIPE.\n"@/
    ".SH SEE ALSO\nThe book, \\fIDancing Links, a literate program\\fR, which is "@|
    "this program: dlx.pdf. For programs of your own: dlx/dlx.hpp, and pkg-config dlx.\n";
}

@ For a long time neither help nor manual said how a problem is written, as if
everybody had the book. What \cmd{dlx help format} prints are lines like those of a
command; so the manual page can have them, too. Everything about this format stands in
\sec{text/dlx}.
@^format of problems@>

@<Explain how a problem is written@>=
Help help_on_format()
{
  Declaration d("format", "how a problem is written");
  d.remark("The first line names the items, each further line is an option: the "
    "items that it covers, with blanks between them. Names have no blanks, "
    "bars, or colons.");
  @<Explain what else a line may have@>
  d.remark("Matrices of 0 and 1, a row for each option, and JSON are read as "
    "well (see --format of dlx solve); dlx convert --to json shows how JSON looks.");
  d.examples({"printf 'a b c d | e\\na b\\nc e:1\\nd e:1\\nb c d\\n' | dlx solve",
    "printf '1:2|a b\\na |5\\na b |3\\nb |1\\n' | dlx solve --cheapest"});
  Help help = d.help();
  help.usage = "problems are read by dlx solve, and written by dlx make";
  return help;
}

@ Terms are not only options: here they are pieces of a problem, on the left as one
types them, on the right what they mean. Each of them is a small example; and the two
examples at the end have the most common ones.

@<Explain what else a line may have@>=
d.heading("What may stand in the first line:");
d.term("a", "an item that is covered exactly once");
d.term("2|a  1:3|a  1:*|a", "one that is covered twice; once to three times; at "
  "least once");
d.term("?5|a  ?-5|a", "one that is covered once, or left open for a price of 5, or -5; the "
  "cover then has an option ?a");
d.term("| e", "after a bar: items that are covered at most once");
d.term("items: | e", "only secondary items: begin the line with items:, for a line that begins with a bar is a comment");
d.heading("What may stand in an option:");
d.term("name@@(0,1): a b", "a name, shown in covers; and if it ends with a place "
  "like this one, also on boards");
d.term("e:red", "with a colour: options with the same colour may share the item e");
d.term("|5  |-5", "at the end: what the option costs, or brings");
d.heading("What may stand between them:");
d.term("| text", "a comment, in a line that begins with a bar; empty lines are "
  "skipped");

@ At last the completion. Bash calls a function of ours when the tabulator key is
pressed, and hands over the words of the line. Our first script knew all commands,
options, and choices, in tables, and was longer than the help; and it was made when \dlx\ was installed, and never again. Now it asks the program
itself, by \cmd{dlx help --completion},
which knows what may follow (\sec{command/command_line}), and starts in a millisecond.
What is left is what only a shell knows: which of these words
begin with what has been typed, and which files there are. Options are offered
when a dash was typed. Here is what some lines get:
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
\it typed&\it offered\cr
\noalign{\smallskip}
dlx make l&\.{latin}, \.{langford}\cr
dlx make torus 5 --&\.{--diagonals}, \.{--help}\cr
dlx solve --chooser&\.{first}, \.{smallest}, \.{script:}\cr
dlx solve --chooser script:p&files that begin with \.p\cr
dlx solve --limit&nothing, for any number may be meant\cr}}$$
A new option is offered on the day on which it is declared; that is the advantage of asking
the program, and not a table about it.
@^bash@>@^tabulator key@>

An equals sign, as in \.{--engine=masks}, is a word of its own for bash, and so is the
colon after \.{script}. The first must not be taken for a word; the second
should get neither a backslash before it nor a blank after it, which bash would think
kind.

@<Write a completion@>=
std::string bash_completion()
{
  return "# bash completion for dlx, made by dlx help --completion\n"@/
    "_dlx() {\n"@/
    "  local cur=${COMP_WORDS[COMP_CWORD]} word before=()\n"@/
    "  [ \"$cur\" != = ] || cur=\n"@/
    "  for word in \"${COMP_WORDS[@@]:0:COMP_CWORD}\"; do\n"@/
    "    [ \"$word\" = = ] || before+=(\"$word\")\n"@/
    "  done\n"@/
    "  COMPREPLY=()\n"@/
    "  for word in $(dlx help --completion -- \"${before[@@]}\"); do\n"@/
    "    if [[ $word = FILE && $cur != -* ]]; then\n"@/
    "      COMPREPLY+=($(compgen -f -- \"$cur\"))\n"@/
    "    elif [[ $word = \"$cur\"* && ( $word != -* || $cur = -* ) ]]; then\n"@/
    "      COMPREPLY+=(\"$word\")\n"@/
    "    fi\n"@/
    "  done\n"@/
    "  [[ ${COMPREPLY[0]} != *: ]] ||\n"@/
    "    compopt -o nospace +o filenames 2>/dev/null\n"@/
    "}\n"@/
    "complete -o filenames -F _dlx dlx\n";
}

@ \pitfall{A help that is longer than a screen, and begins with the exceptions.
A dash that is a hyphen: the reader copies an option from the
manual page, and the shell has never heard of it. A completion that offers the
files of the current folder as the value of \cmd{--limit}. An example that worked on the day when it was
written, and never again: so those of all helps are run by the tests.}

\pinned{\.{tests/command/help\UL test.cpp} fills lines of all widths, and finds all
words again; runs every example of every help; finds each line of each help in
the manual page, in order, and has \cmd{groff} set it, which must not complain; and
presses the tabulator key, as far as a test can, after two dozen
beginnings of a command line, in a real bash.}

\exercise[25]{The greedy way of filling makes the last line short. \TeX\ looks at a
whole paragraph before it breaks a line. Minimize the sum of the squares of what
is left empty in all lines but the last, by dynamic programming. What does it
cost for $n$ words?}
\answer{Let $c_j$ be the least sum for the first $j$ words, if a line ends after
word~$j$; $c_0=0$. Then $c_j=\min_{i<j}\bigl(c_i+e(i,j)^2\bigr)$, where $e(i,j)$ is
what is left empty by the words $i+1$ to~$j$ in one line, if they fit; and for
$j=n$ nothing is added. A line of width $w$ holds at most $w$ words, so this takes
at most $nw$ steps. Keep the best $i$ for each $j$, and follow them from $n$ back.}

\summary{What is declared once cannot contradict itself: three texts are made from
the same lines.}
