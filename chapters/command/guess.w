@** What was meant. \label{command/guess}%
Fingers make four kinds of mistakes. A letter is typed that should not be
there, or one is missing, or one is wrong, or two neighbors have changed
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


@(dlx/command/guess.hpp@>=
#pragma once
/* Guesses which name was meant by a word that is none. */
#include <string>
#include <vector>
namespace dlx {
std::string advice(std::string const& word, std::vector<std::string> const& names,
  std::string const& otherwise);
  /* asks ``did you mean NAME?'', with the first of the nearest names; and if
     none is within two slips, gives the other advice */
std::string either(std::vector<std::string> names);
  /* the names as one speaks: |"a, b, or c"|; there must be one at least */
} // |namespace dlx|

@ The source has a helper that nobody else needs to know.

@(dlx/command/guess.cpp@>=
#include "dlx/command/guess.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <string_view>
namespace dlx {
namespace {
@<Is the word near?@>
}  // |namespace|
@<Guess what was meant@>
} // |namespace dlx|

@ The edit distance of \sec{text/format} would need two steps for \.{cuont}, and a
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

@ One slip is forgiven for every three letters, as in \sec{text/format}, and two
in all. Fewer slips come first. If nothing is near, there is some other
advice.

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

@ Several choices are listed as one speaks, with commas if there are more
than two.

@<Guess what was meant@>=
std::string either(std::vector<std::string> names)
{
  names.back() = "or " + names.back();
  return fmt::format("{}", fmt::join(names, names.size() > 2 ? ", " : " "));
}

@ \pitfall{A guess that is obeyed. It may be right nine times of ten; the tenth
time it deletes a file. We ask, and do nothing.}

\pinned{\.{tests/command/guess\UL test.cpp} makes each of the four slips at each
place of a word, and looks for words that must not be near.}

\exercise{A finger that misses its key hits one beside it, so \cmd{xount} is
more likely to be \cmd{count} than \cmd{mount} is. Let |is_near| look at a
picture of your keyboard. Is there a pair of commands for which that makes a
difference?}

\summary{Four slips, at most two of them, and the nearest name is offered.}
