@** Words and values. \label{command/values}%
What is \.{--limit -1}? The number of covers after which a search shall stop,
says the help, and $-1$ is no such number. The oldest functions of the library
cannot be trusted with that: |atoi| makes~0 of a word, and 0~would mean no
limit; |strtoul| takes a minus sign, and makes 18446744073709551615 of~\.{-1}.
\transcript{wrong-command}
Each complaint has four parts: the place, what is wanted there, what was
found, and a mend. This chapter knows two of them, what is wanted, and what may
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
std::vector&one word or number more&3 2 1 1\cr
BoardSize&two numbers and an \.x between them&6x10\cr}}$$
@^range of a value@>

@(dlx/command/values.hpp@>=
#pragma once
/* How words of the command line become values, by one function for each type that
   a setting can have; and which name was meant by a word that is none. */
#include <charconv>
#include <functional>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>
namespace dlx {
@<Declare how words become values@>
@<Read a number@>
@<Declare guesses@>
} // |namespace dlx|

@ What is returned keeps a reference to the value, which has to live until the
command line is read.

@<Declare how words become values@>=
using Assign = std::function<void(std::string const& word)>;
  /* throws |std::invalid_argument|, as in ``wants a number, not x'' */
struct BoardSize {
  int rows = 0, columns = 0;
};
Assign into(bool& wish);
Assign into(std::string& value);
Assign into(std::vector<std::string>& list); /* adds one */
Assign into(std::vector<int>& list);         /* adds one that is positive */
Assign into(BoardSize& value,
  std::string const& wanted = "rows and columns, such as 6x10");
template<class Number> Assign into(Number& value,
  Number most = std::numeric_limits<Number>::max());
  /* above 0, and at most so large; whole if the type is */

@ All numbers of this program are positive, but for prices, which may be~0. The
library's |from_chars| has
no opinion about blanks, signs, or languages, and reports both what it could
not read and what is too large. The
last condition is written with a |not| because of one number that is neither
above~0 nor anything else: \.{nan} is a perfectly good |double|.
@^not a number@>

@<Read a number@>=
template<class Number> void read_number(Number& n, std::string const& word)
{
  char const* const last = word.data() + word.size();
  auto const [end, fault] = std::from_chars(word.data(), last, n);
  if (fault == std::errc::result_out_of_range)
    throw std::invalid_argument("cannot be as large as " + word);
  if (fault != std::errc() or end != last or not (n > 0))
    throw std::invalid_argument(std::string("wants a ")
      + (std::is_integral_v<Number> ? "whole " : "") + "number above 0, not "
      + word);
}
template<class Number> Assign into(Number& value, Number most)
{
  return [&value, most](std::string const& word) {
    read_number(value, word);
    if (value > most) throw std::invalid_argument("is at most "
      + std::to_string(most) + ", not " + word);
  };
}

@ Everything that is no template is compiled once.

@(dlx/command/values.cpp@>=
#include "dlx/command/values.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <string_view>
namespace dlx {
@<Take words as they are@>
@<Take sizes@>
namespace {
@<Is the word near?@>
}  // |namespace|
@<Guess what was meant@>
} // |namespace dlx|

@ A text is taken as it is, and a list takes one more. A flag has no word; that
it was met is all that it has to say.

@<Take words as they are@>=
Assign into(bool& wish)
{ return [&wish](std::string const&) { wish = true; }; }
Assign into(std::string& value)
{ return [&value](std::string const& word) { value = word; }; }
Assign into(std::vector<std::string>& list)
{ return [&list](std::string const& word) { list.push_back(word); }; }
Assign into(std::vector<int>& list)
{
  return [&list](std::string const& word) {
    read_number(list.emplace_back(), word);
  };
}

@ The size of a board is two numbers with an \.{x} between them. If
there is none, we cut at the last character, so that nothing is left for the
second number; and nothing is not a number. What was wanted is said as a
whole, because ``a whole number above~0'' would not tell anybody what the \.x is
for.

@<Take sizes@>=
Assign into(BoardSize& value, std::string const& wanted)
{
  return [&value, wanted](std::string const& word) {
    auto const at = std::min(word.find('x'), word.size() - 1);
    try {
      read_number(value.rows, word.substr(0, at));
      read_number(value.columns, word.substr(at + 1));
    } catch (std::logic_error const&) {
      throw std::invalid_argument(fmt::format("wants {}, not {}", wanted, word));
    }
  };
}

@ Now for what was meant. Fingers make four kinds of mistakes. A letter is typed
that should not be
there, or one is missing, or one is wrong, or two neighbours have changed
places, as in \cmd{dlx cuont}. Call any of these a {\it slip}. Is the word
within so many slips of a name? What they have in common at the beginning is
right. At the first difference one of the four must have happened, and we do
not know which; so we try all of them, and go on with one slip less.
$$\vbox{\halign{\tt#\hfil\quad&\tt#\hfil\quad&#\hfil\cr
\it word&\it name&\cr
\noalign{\smallskip}
cuont&count&one letter is right\cr
uont&ount&is \.u too much, \.o missing, \.u wrong, or have they changed places?\cr
nt&nt&after the last of these slips, all that is left is right\cr}}$$
A word that comes to its end without a slip is near, too, even if the name
goes on; for \.{--lim} is no mistake, but the hope that somebody will guess.
@^slip of a finger@>

@<Declare guesses@>=
std::string advice(std::string const& word, std::vector<std::string> const& names,
  std::string const& otherwise);
  /* asks ``did you mean NAME?'', with the first of the nearest names; and if
     none is within two slips, gives the other advice */
std::string either(std::vector<std::string> names);
  /* the names as one speaks: |"a, b, or c"|; there must be one at least */

@ The edit distance of \sec{text/similar} would need two steps for \.{cuont}, and a
table for each name. It has to look through a hundred thousand items. Here
are a few dozen names and two slips, thus at most 16 ways to go on, and most
of them end at the next letter.

@<Is the word near?@>=
bool is_near(std::string_view word, std::string_view name, int slips)
{
  auto const [w, n] = std::mismatch(word.begin(), word.end(), name.begin(),
    name.end());
  word.remove_prefix(static_cast<std::size_t>(w - word.begin()));
  name.remove_prefix(static_cast<std::size_t>(n - name.begin()));
  if (word.empty()) return true;
  if (slips == 0) return false;
  auto const rest = word.substr(1);
  auto const rest_of_name = name.substr(name.empty() ? 0 : 1);
  bool const is_swapped = word.size() > 1 and name.size() > 1@|
    and word[0] == name[1] and word[1] == name[0];
  return is_near(rest, name, slips - 1)@|
    or is_near(word, rest_of_name, slips - 1)@|
    or is_near(rest, rest_of_name, slips - 1)@|
    or (is_swapped and is_near(rest.substr(1), name.substr(2), slips - 1));
}

@ One slip is forgiven for every three letters, and two
in all. Fewer slips come first. If nothing is near, there is some other
advice. And several choices are listed as one speaks, with commas if there are more
than two.

@<Guess what was meant@>=
std::string advice(std::string const& word,@|
  std::vector<std::string> const& names, std::string const& otherwise)
{
  for (int slips = 0; slips < 3 and 3*slips < std::ssize(word); ++slips)
    for (std::string const& name : names)
      if (is_near(word, name, slips))
        return fmt::format("did you mean {}?", name);
  return otherwise;
}
std::string either(std::vector<std::string> names)
{
  names.back() = "or " + names.back();
  return fmt::format("{}", fmt::join(names, names.size() > 2 ? ", " : " "));
}

@ \pitfall{A number that is read up to the first letter, so that \.{1e6} is~1.
An octal number: some libraries,
the one of \sec{command/settings} among them, read \.{010} as~8. A guess that is
obeyed: it may be right nine times of ten, and the tenth
time it deletes a file. We ask, and do nothing.}

\pinned{\.{tests/command/values\UL test.cpp} reads good and bad words of each type,
and looks at each complaint; it makes each of the four slips at each
place of a word, and looks for words that must not be near.}

\exercise[10]{Is \.{sxlxe} near \.{solve}? And would it be, if the name were
\.{solver} and the word \.{sxlxer}, or \.{solvent} and \.{sxlxent}?}
\answer{Two slips are needed, and they are looked for only if the word has more
than six letters. So only \.{sxlxent}, with seven, is near.}

\summary{A word becomes a value, or a sentence that says what is wanted; and of
four slips, at most two are seen through.}
