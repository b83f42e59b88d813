@** Words and values. \label{command/values}%
What is \.{--limit -1}? The number of covers after which a search shall stop,
says the help, and $-1$ is no such number. The oldest functions of the library
cannot be trusted with that: |atoi| makes~0 of a word, and 0~would mean no
limit; |strtoul| takes a minus sign, and makes 18446744073709551615 of~\.{-1}.
\transcript{wrong-command}

A word of a command line becomes a value by a function that is called
an |Assign|. It knows where the value goes. If the word will not do,
it throws |std::invalid_argument|, with a message that goes on with a sentence
that begins with the name of the option: ``\.{--limit} wants a whole number
above~0, not~\.{x}''.
@^range of a value@>

@(dlx/command/values.hpp@>=
#pragma once
/* How words of the command line become values: one function for each type that
   a setting can have.  What it returns keeps a reference to the value. */
#include <charconv>
#include <functional>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>
namespace dlx {
using Assign = std::function<void(std::string const& word)>;
  /* throws |std::invalid_argument|, as in ``wants a number, not x'' */
@<Declare how words become values@>
@<Read a number@>
} // |namespace dlx|

@ Texts and numbers are what most settings are; and a board has a size, with an
\.{x} between its rows and columns. A setting that can be given several times
has a list.

@<Declare how words become values@>=
struct BoardSize {
  int rows = 0, columns = 0;
};
Assign text(std::string& value);
Assign texts(std::vector<std::string>& list);   /* adds one */
Assign numbers(std::vector<int>& list);         /* adds one that is positive */
Assign size(BoardSize& value);                  /* such as \.{6x10} */
Assign box(int& height, int& width);            /* such as \.{2x3} */
template<class Number> Assign number(Number& value,
  Number most = std::numeric_limits<Number>::max());
  /* above 0, and at most so large; whole if the type is */

@ All numbers of this program are positive. The library's |from_chars| has
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
template<class Number> Assign number(Number& value, Number most)
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
namespace dlx {
@<Take words as they are@>
@<Take sizes@>
} // |namespace dlx|

@ A text is taken as it is, and a list takes one more.

@<Take words as they are@>=
Assign text(std::string& value)
{
  return [&value](std::string const& word) { value = word; };
}
Assign texts(std::vector<std::string>& list)
{
  return [&list](std::string const& word) { list.push_back(word); };
}
Assign numbers(std::vector<int>& list)
{
  return [&list](std::string const& word) {
    int n = 0;
    read_number(n, word);
    list.push_back(n);
  };
}

@ The size of a board is two numbers with an \.{x} between them. If
there is none, we cut at the last character, so that nothing is left for the
second number; and nothing is not a number.

@<Take sizes@>=
Assign size(BoardSize& value)
{
  return [&value](std::string const& word) {
    auto const at = std::min(word.find('x'), word.size() - 1);
    try {
      read_number(value.rows, word.substr(0, at));
      read_number(value.columns, word.substr(at + 1));
    } catch (std::invalid_argument const&) {
      throw std::invalid_argument("wants rows and columns, such as 6x10, not "
        + word);
    }
  };
}

@ Boxes are written as in \.{2x3}; each of the two numbers is read like any
other, so that the complaint about \.{2x0} is that 0 is not above~0.

@<Take sizes@>=
Assign box(int& height, int& width)
{
  return [&height, &width](std::string const& word) {
    auto const cross = word.find('x');
    if (cross == std::string::npos)
      throw std::invalid_argument("wants a height and a width, as in 2x3, not "
        + word);
    read_number(height, word.substr(0, cross));
    read_number(width, word.substr(cross + 1));
  };
}

@ \pitfall{A number that is read up to the first letter, so that \.{1e6} is~1.
A number that is too large, and comes out small. An octal number: some libraries,
the one of \sec{command/settings} among them, read \.{010} as~8.}

\pinned{\.{tests/command/values\UL test.cpp} reads good and bad words of each type,
and looks at each complaint.}

\exercise{Let a limit be written as \.{10k} or \.{3M}. Which settings should
understand that, and where is the one place to say so?}

\summary{A word becomes a value, or a sentence that says what is wanted.}
