@** The command line and its help. \label{command/command_line}%
What happens to \cmd{dlx make queens 8 --trivial-diagonal}? Words belong to the name of a command
as long as the name of some command begins with them:
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
make&18 commands begin like this\cr
make queens&one does, and it {\it is\/} this command\cr
make queens 8&none does, so the name ended before\cr}}$$
The command declares its settings, a number and a flag, and reads the remaining words
(\sec{command/settings}). \.{--trivial-diagonal} is no option of this command, but
\.{--trivial-diagonals} is one slip away: did you mean that?
$$\flowchart{
\stage{words}&\flow{30pt}{}&\stage{command}&\flow{30pt}{declares}&%
\stage{settings}&\flow{34pt}{|read|}&\stage{values}&\flow{30pt}{runs}&%
\stage{status}\cr
\below$\downarrow$&&$\downarrow$&&$\downarrow$&&$\downarrow$\cr
\small{\.{--help}: print it, 0}&&\small{no such: 2}&&\small{no such option: 2}&&%
\small{no such value: 2}&&\small{0, 1, 2, or 3}\cr}$$
@^command line@>

@ The command line is kept as if it were a file, so |InputError| can point at mistakes:
\transcript{wrong-waffles}
A complaint says where the mistake is, what is wrong, and what can be done. The caret saves
counting to column~35. No file has been opened before all words are understood.

The caret of the second complaint is found like this. The reader of settings is given only what
follows the name of the command, and blames its third word, \.{more.txt}, which is number~3 of the
line, counted from~0. Before it stand \.{dlx} and three words with a blank before each,
$3+7+12+11=33$ characters, and one more blank; so the word begins at an offset of~34, which people
call column~35.

@(dlx/command/command_line.hpp@>=
#pragma once
/* Understands a command line, and obeys it; the list of all commands; and what a command says
   about itself, as a text and as a manual page; and the script
   by which bash asks what words may follow. */
#include "dlx/command/settings.hpp"
#include <span>
namespace dlx {
Status obey(std::vector<std::string> const& words);
  /* without the name of the program; throws |InputError| if they are wrong, and
     whatever the command throws */
std::vector<Command> const& all_commands(); /* in the order in which they are listed */
std::vector<std::string> filled(std::string const& text, std::size_t width);
  /* the words of a text in lines of at most so many characters, if no word is
     longer; a short default value in parentheses is not broken */
std::string as_text(Help const& help); /* at most 79 characters a line, but for examples */
std::string in_short(Help const& help); /* its marked options, and a few examples; all, if none is marked */
std::string manual_page(std::span<Help const> commands);
  /* for section 1, in the \.{man} macros of \.{troff}; without a date */
std::string bash_completion();
Help help_on_format(); /* how a problem is written */
@<Say what all commands have in common@>
} // |namespace dlx|

@ The source prints help, finds the command that is meant, and points at mistakes.

@(dlx/command/command_line.cpp@>=
#include "dlx/command/command_line.hpp"
#include "dlx/command/covers.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/make.hpp"
#include "dlx/command/pictures.hpp"
#include "dlx/command/solve.hpp"
#include "dlx/command/split.hpp"
#include "dlx/command/verify.hpp"
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

@ The list of commands begins with those that are needed most. Commands do not register themselves
at the start of the program, because then a linker would choose the order, and because such a
registry is a global variable.
@^registry@>

@<List all commands@>=
static std::vector<Command> list_commands()
{
  std::vector<Command> all = {
    {"solve", "print all exact covers of a problem", declare_solve},@|
    {"count", "say how many exact covers there are", declare_count},@|
    {"covers", "ask all covers at once: the K-th, a fair sample, why none", declare_covers},@|
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
  all.insert(all.begin() + 8, puzzles.begin(), puzzles.end());
  return all;
}

@ Later calls find the list made.
@<List all commands@>=
std::vector<Command> const& all_commands()
{
  static auto const all = list_commands();
  return all;
}

@ The list of all commands, or of those whose names begin in the same way, such as \.{make}, is a
help as well.
\transcript{help}
Other helps are made from the settings that a command declares.

@<Tell about commands@>=
Help help_of(Command const& command)
{
  Declaration d(command.name, command.purpose);
  command.declare(d);
  return d.help();
}
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

@ The beginning of a name is empty, or ends in a blank; so \.{make\ } is the beginning of eighteen
names, and \.{mak\ } of none. A complaint and a completion offer what can come next, each word
once. In \cmd{dlx sudoku} the first word of a name is missing; the advice is ``did you mean make sudoku?''

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
std::string advice_on_end(std::string const& word, std::string const& other)
{
  for (Command const& c : all_commands())
    if (c.name.ends_with(' ' + word)) return fmt::format("did you mean {}?", c.name);
  return other;
}

@ As far as the name of a command is known, it ends with a blank. The words are joined by blanks,
because the shell has taken the quotes away. Everything after two dashes is a file, and no request
for help.

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

@ A request for help is granted wherever the word stands, and whatever is wrong with the rest. Its
answer goes to standard output.

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

@ Words are taken into the name as long as some command begins with all of them.

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

@ If there is no such command, all words that could come next are offered, or one that is near.
Only the first word that does not fit is compared: after \cmd{dlx mkae} the question is ``did you mean make?'', and after \cmd{dlx make quens}, ``did you mean queens?''

A mistake in the command line has status~2. A script asks \cmd{if dlx solve}; if an option is
mistyped, ``no'' would be a wrong answer. For the same reason an unknown option is never skipped:
without \.{--limit}, a search fills a disk.

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

@*1 Help. The texts are printed three ways: as the help below; as the manual page, in the language
of \cmd{troff}; and word by word when the tabulator key is pressed.
\transcript{help-partitions}
The lines are in the order of decisions: what to make, or to print; how; when to stop; what to
read. Here is one line and what becomes of it:
$$\vbox{\halign{\it#\hfil\quad&\ninett#\hfil\cr
declared&\char"7B"--tables K", "exactly K tables (default: any number)"\char"7D\cr
help&\ \ --tables K\ \ \ \ \ \ \ \ exactly K tables (default: any number)\cr
manual&.TP 18\cr
&\char"5C fB\char"5C-\char"5C-tables \char"5C fIK\char"5C fB\char"5C fR\cr
&exactly K tables (default: any number)\cr
completion&--tables --help\cr}}$$
@^help@>@^manual page@>@^troff@>@^completion@>

The next texts stand below the list of all commands, and in the manual.

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

@ Lines are filled by machine. \.{(default: smallest)} stays together, if it is short, because
readers look for it; so it counts as one word. A pattern says what a word is.
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

@ A line has 79 characters at most, since some terminals begin a new line after the eightieth.
Explanations begin in column~21, or in the next line, if a term is too long for that. Examples are
not broken.

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

@ A heading has an empty line before it, and so has a remark that follows something else.

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

@ The help of \.{solve} is four screens long. A shorter one, \.{-h}, has the usage, the marked
options, each explained up to the first semicolon, and three examples.

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

@ In \cmd{troff}, a line that begins with a dot or an apostrophe is a command. A backslash begins
something special, and a dash is a hyphen, which cannot be pasted into a shell, unless it has a
backslash before it. So backslashes are replaced first. \.{\$\AM} is what was found, and
\.{\char"5C\AM} a character of no width. Options are bold; values that begin with a capital or a
bracket are in italics, and so are the parts of a usage. Choices are typed as they stand, and stay
bold.
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
std::string in_fonts(std::string const& term)
{
  static std::regex const value("(^| )([A-Z[][^ ]*)");
  return "\\fB" + std::regex_replace(escaped(term), value, "$1\\fI$2\\fB") + "\\fR";
}

@ The four kinds of lines become a paragraph, a tagged paragraph, and lines that are not filled.

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

@ The page has the sections that its readers expect, in their order.

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

@ \cmd{dlx help format} explains how a problem is written (\sec{text/dlx}); the manual page has
the same lines.
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

@ The terms are small examples: pieces of a problem on the left, and what they mean on the right.

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

@ \cmd{dlx help solve} and \cmd{dlx solve --help} print the same. If there is no such command,
names may still begin like that; thus \cmd{dlx help make} lists the puzzles. \.{format} is no
command, but has a help.

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

@ The command \.{help} has words of its own, so it is declared like any other command.
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

@*1 Completion. Bash calls a function when the tabulator key is pressed, with the words of the
line. The function asks the program, by \cmd{dlx help --completion}, what may follow; so a new
option is offered as soon as it is declared. Only the shell knows which words begin with what has
been typed, and which files there are:
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
\it typed&\it offered\cr
\noalign{\smallskip}
dlx make l&\.{latin}, \.{langford}\cr
dlx make torus 5 --&\.{--diagonals}, \.{--help}\cr
dlx solve --chooser&\.{first}, \.{smallest}, \.{script:}\cr
dlx solve --chooser script:p&files that begin with \.p\cr
dlx solve --limit&nothing, for any number may be meant\cr}}$$
For bash, an equals sign, as in \.{--engine=masks}, is a word of its own, and so is the colon
after \.{script}. The first must not be taken for a word; the second gets neither a backslash
before it nor a blank after it.
@^bash@>

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

@ A name can go on; a value may be one of the choices; otherwise there are the options, and files,
for which \.{FILE} stands. Instead of a number, nothing is offered. Choices are offered as far as
they can be typed: \.{script:FILE} up to the colon, and of \.{N\char"7C all} only the second one.
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

@ The shell knows the files itself; choices are listed as they are typed.
@<Return what may stand for this value@>=
{
  if (is_of_a_file(value)) return "FILE\n";
  std::string known;
  for (auto const& choice : choices_in(value)) known += typed_in(choice) + ' ';
  return known + '\n';
}

@ \pitfall{A list of commands that is written twice: in the help, and in what understands the
command line. A request for help that is answered with a complaint. A dash that is a hyphen. A
completion that offers the files of the current folder as the value of \cmd{--limit}. Advice that
is obeyed without asking.}

\pinned{\.{tests/command/command\UL line\UL test.cpp} makes some eighty mistakes, and
looks at the message, the place, and the advice; asks for the help of each command in both ways;
fills lines of all widths; runs every example of every help; finds each line of each help in the
manual page, and has \cmd{groff} set it; and presses the tabulator key after two dozen beginnings
of a command line, in a real bash.}

\exercise[15]{Why does \cmd{dlx help slove} not get a caret, though \cmd{dlx slove} does? What
would it take?} \answer{The words of \.{help} are files for the reader, and each of them is
assigned without a complaint; only |help_about|, which runs when all was read, knows that they are
no command. It takes an |Assign| that finds out whether what it has so far begins the name of a
command, and throws.}

\exercise[10]{Which of these words is blamed in \cmd{dlx make quens 8 --limit}, and why are the
others not mentioned?} \answer{\.{quens}: as long as there is no command, it is open what \.8 and
\.{--limit} mean. The advice is \.{queens}; and then \cmd{dlx make queens 8 --limit} hears that it
has no option \.{--limit}, which belongs to \.{solve}.}

\exercise[25]{The greedy way of filling makes the last line short. \TeX\ looks at a whole
paragraph before it breaks a line. Minimize the sum of the squares of what is left empty in all
lines but the last, by dynamic programming. What does it cost for $n$ words?} \answer{Let $c_j$ be
the least sum for the first $j$ words, if a line ends after word~$j$; $c_0=0$. Then
$c_j=\min_{i<j}\bigl(c_i+e(i,j)^2\bigr)$, where $e(i,j)$ is what is left empty by the words $i+1$
to~$j$ in one line, if they fit; and for $j=n$ nothing is added. A line of width $w$ holds at most
$w$ words, so this takes at most $nw$ steps.}

\summary{A setting that is declared once cannot contradict itself: it is read, explained three
ways, and pointed at by carets.}
