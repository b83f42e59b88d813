@** The manual. \label{command/manual}%
A program that is installed should be found where people look for it. They
type \cmd{man dlx}, and expect a manual page. It is written in the language of
\cmd{troff}, older than most readers of this book, and looks like this:
$$\vbox{\ninett\halign{#\hfil\cr
.SS \char"5C fBdlx\char"5C fR \char"5C fBhelp\char"5C fR\cr
.TP 18\cr
\char"5C fB\char"5C-\char"5C-man\char"5C fR\cr
the manual page, for section 1\cr}}$$
@^manual page@>@^troff@>

Such texts are usually written by hand, once, and are wrong after the next
change of the program. But we have the lines already: in \sec{command/settings}
each setting is declared together with its explanation, and the manual page is
the same lines in another language.

@(dlx/command/manual.hpp@>=
#pragma once
/* The manual page, made from the helps of all commands. */
#include "dlx/command/help.hpp"
#include <span>
#include <string>
namespace dlx {
std::string manual_page(std::span<Help const> helps);
  /* for section 1 of the manual, in the \.{man} macros of \.{troff}; has no
     date, so that the same program gives the same bytes */
} // |namespace dlx|

@ A piece of the page is made for each line of a help.

@(dlx/command/manual.cpp@>=
#include "dlx/command/manual.hpp"
#include <cctype>
#include <fmt/format.h>
#include <sstream>
#include <string_view>
namespace dlx {
namespace {
@<Write a help in the language of troff@>
}  // |namespace|
@<Write a manual page@>
} // |namespace dlx|

@ In \cmd{troff}, a line that begins with a dot is a command; so
is one that begins with an apostrophe. A backslash begins something special,
and a dash is a hyphen, which a person cannot paste into a shell, unless it
has a backslash before it. All four are taken care of by one function.
@^hyphen@>

@<Write a help in the language of troff@>=
std::string escaped(std::string_view text)
{
  std::string result;
  for (char c : text)
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

@<Write a help in the language of troff@>=
std::string in_fonts(std::string const& term)
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

@ The four kinds of lines become three pieces of \cmd{troff}: a paragraph, a
tagged paragraph, and lines that are not filled. What is filled will be filled
again by \cmd{troff}, for a page of any width; so it does not matter how long
the lines are, and they are those of the help, because people who look at the
source of a manual page like them short.

@<Write a help in the language of troff@>=
std::string lines_of(std::string_view text, std::size_t width)
{
  std::string result;
  for (std::string const& line : filled(text, width))
    result += escaped(line) + '\n';
  return result;
}
std::string body_of(Help const& help)
{
  std::string text;
  bool examples = false;
  for (auto const& [kind, words, rest] : help.lines) {
    if (kind == HelpLine::example and not examples) text += ".PP\n.nf\n";
    examples = kind == HelpLine::example;
    if (examples) text += escaped(words) + '\n';
    else if (kind == HelpLine::term)
      text += ".TP 18\n" + in_fonts(words) + '\n' + lines_of(rest, 57);
    else text += ".PP\n" + lines_of(words, 79);
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
  for (Help const& h : helps)
    text += fmt::format(".SS {}\n{}\n.PP\n{}.\n{}", in_fonts("dlx " + h.name),
      in_fonts(h.usage), escaped(h.purpose), body_of(h));
  @<Add what all commands have in common@>
  return text;
}

@ The statuses are those of \sec{command/status}, in words that fit every command: not
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

@ \pitfall{A dash that is a hyphen: the reader copies an option from the
manual page, and the shell has never heard of it. An example that begins
with a dot, and disappears.}

\pinned{\.{tests/command/manual\UL test.cpp} reads each help and finds each of its
lines in the page, in order; and has \cmd{groff} set the page, which must not
complain. It also installs everything into an empty folder, and looks at what is
there.}

\exercise{A manual page for each puzzle would be a hundred lines long, not a
thousand. Let \cmd{dlx help --man make queens} write it. What has to be said in
all of them?}

\summary{What is declared once cannot contradict itself: the manual page is the
help, in a language of 1973.}
