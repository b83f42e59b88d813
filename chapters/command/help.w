@** Helps. \label{command/help}%
Each command explains itself, to a person at a keyboard who has a question. The
most frequent question is what to type; hence the examples at the end.
\transcript{help-count}
Such a page has few kinds of lines. A {\it heading\/} stands at the margin, and
so does a {\it remark}. A {\it term\/} is an option with its value, or a file,
and its explanation has a column of its own. And below the heading
\.{Examples:}, a line is an {\it example}. Three texts are made from these
lines: the help above, the manual page of \sec{command/manual}, and, from the
settings that belong to the terms, the completion of \sec{command/completion}.
@^help@>@^form of a help@>

@(dlx/command/help.hpp@>=
#pragma once
/* What a command says about itself, as lines of four kinds, and the help that
   is printed from them.  Line breaks are made here, not by whoever writes. */
#include <string>
#include <string_view>
#include <vector>
namespace dlx {
@<Declare what a help is@>
std::vector<std::string> filled(std::string_view text, std::size_t width);
  /* the words of a text in lines of at most so many characters, if no word is
     longer; a default value in parentheses is not torn if it fits into a line */
std::string as_text(Help const& help); /* at most 79 characters a line */
} // |namespace dlx|

@ Whoever declares settings (see \sec{command/settings}) fills such a |Help|, line
by line and option by option; name and purpose are added by the list of commands.
The options are listed once more for those who have no use for explanations: the
completion, and what looks for the option that was meant.

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

@ The source turns words into lines, and lines into a page.

@(dlx/command/help.cpp@>=
#include "dlx/command/help.hpp"
#include <fmt/format.h>
#include <utility>
namespace dlx {
namespace {
@<Cut a text into pieces@>
}  // |namespace|
@<Fill lines with words@>
@<Print a help@>
} // |namespace dlx|

@ Whoever breaks lines by hand breaks them again after each change, or does
not. So we fill them by machine, each with as many words as go into it. One
thing is better than that: \.{(default: smallest)} stays together, because
it is what one is looking for. So it counts as one word, unless it is longer
than three; then it is a remark like others.
@^default value@>

@<Cut a text into pieces@>=
std::vector<std::string> pieces_of(std::string_view text)
{
  std::vector<std::string> pieces;
  while (not text.empty()) {
    auto const close = text.find(')');
    bool const whole = text.starts_with("(default:") and close < 22;
    auto const end = std::min(text.find(' ', whole ? close : 0), text.size());
    if (end > 0) pieces.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return pieces;
}

@ A piece that is longer than a line gets a line of its own, and stands out.

@<Fill lines with words@>=
std::vector<std::string> filled(std::string_view text, std::size_t width)
{
  std::vector<std::string> lines;
  for (std::string const& piece : pieces_of(text))
    if (not lines.empty() and lines.back().size() + 1 + piece.size() <= width)
      lines.back() += ' ' + piece;
    else
      lines.push_back(piece);
  return lines;
}

@ Explanations begin in column~20. If a term is too long for that, they begin
in the next line. (The terms could be aligned at the longest of them; then one
long option would push all explanations to the right margin.)

@<Print a help@>=
static std::string printed_term(HelpLine const& line)
{
  auto const explanation = filled(line.rest, 57);
  bool const is_short = line.words.size() <= 16 and not explanation.empty();
  auto text = is_short ? fmt::format("  {:<18}{}\n", line.words, explanation[0])
    : "  " + line.words + '\n';
  for (std::size_t k = is_short ? 1 : 0; k < explanation.size(); ++k)
    text += std::string(20, ' ') + explanation[k] + '\n';
  return text;
}

@ Headings and remarks have no column to keep. Examples are printed as they are,
however long, for a command that is broken into two lines is another command.

@<Print a help@>=
static std::string printed(HelpLine const& line)
{
  if (line.kind == HelpLine::term) return printed_term(line);
  if (line.kind == HelpLine::example) return "  " + line.words + '\n';
  std::string text;
  for (std::string const& s : filled(line.words, 79)) text += s + '\n';
  return text;
}

@ A heading has an empty line before it. So has a remark that follows something
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

@ \pitfall{A help that is longer than a screen, and begins with the exceptions.
A help without a single example. A line that the terminal has to break.}

\pinned{\.{tests/command/help\UL test.cpp} fills lines of all widths, and finds all
words again; it reads every help of the command, whose lines must have the form
of this chapter and at most 79 characters, and it runs every example.}

\exercise{The greedy way of filling makes the last line short. \TeX\ looks at a
whole paragraph before it breaks a line. Minimize the sum of the squares of what
is left empty, by dynamic programming. Would anybody see the difference?}

\summary{Lines of four kinds; line breaks by machine; examples that work.}
