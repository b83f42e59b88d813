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
std::vector&one word more&make queens\cr
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
Assign into(BoardSize& value,
  std::string const& wanted = "rows and columns, such as 6x10");
template<class Number> Assign into(Number& value,
  Number most = std::numeric_limits<Number>::max(), Number least = 1);
  /* above 0, or from 0 on if that is the |least|; whole if the type is */

@ All numbers of this program are positive, but for prices, which may be~0. The
library's |from_chars| has
no opinion about blanks, signs, or languages, and reports both what it could
not read and what is too large. The
last condition is written with a |not| because of one number that is neither
above~0 nor anything else: \.{nan} is a perfectly good |double|.
@^not a number@>

@<Read a number@>=
template<class Number> void read_number(Number& n, std::string const& word,
  Number least = 1)
{
  char const* const last = word.data() + word.size();
  auto const [end, fault] = std::from_chars(word.data(), last, n);
  if (fault == std::errc::result_out_of_range)
    throw std::invalid_argument("cannot be as large as " + word);
  if (fault != std::errc() or end != last or not (n > 0 or n == least))
    throw std::invalid_argument(std::string("wants a ")
      + (std::is_integral_v<Number> ? "whole " : "")
      + (least > 0 ? "number above 0, not " : "number, 0 or more, not ") + word);
}
template<class Number> Assign into(Number& value, Number most, Number least)
{
  return [&value, most, least](std::string const& word) {
    read_number(value, word, least);
    if (value > most) throw std::invalid_argument("is at most "
      + std::to_string(most) + ", not " + word);
  };
}

@ Everything that is no template is compiled once.

@(dlx/command/values.cpp@>=
#include "dlx/command/values.hpp"
#include "dlx/text/similar.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <sstream>
namespace dlx {
@<Take words as they are@>
@<Take sizes@>
@<Guess what was meant@>
@<Tell choices apart@>
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
std::string either(std::vector<std::string> names); /* as in |"a, b, or c"| */
std::vector<std::string> choices_in(std::string const& value); /* between bars */
std::string typed_in(std::string const& choice); /* all before its first capital */
void refuse_if_none_of(std::vector<std::string> const& choices,
  std::string const& word); /* throws |std::invalid_argument| */

@ One slip is forgiven for every three letters, and two
in all. Fewer slips come first. If nothing is near, there is some other
advice. And several choices are listed as one speaks, with commas if there are more
than two.

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
  return mend;
}
std::string either(std::vector<std::string> names)
{
  names.back() = "or " + names.back();
  return fmt::format("{}", fmt::join(names, names.size() > 2 ? ", " : " "));
}

@ What stands for a value may be several choices with bars between them. Small
letters stand for themselves, and capital letters for something that will be
judged later. So, of a choice, everything before its first capital must be
there, and something more if there is a capital.
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
  throw std::invalid_argument(fmt::format("wants {}, not {}", either(choices), word));
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
