@** Which dialect. \label{text/syntax}%
Problems are written in three dialects: DLX text (\sec{text/dlx}), matrices of
zeros and ones (\sec{text/matrix}), and JSON (\sec{text/json}). Usually nobody has to say which
one it is. JSON begins with a brace. If every word is 0 or 1, the file might be a matrix, or
DLX text with two items that are called 0 and~1; a strange idea, but not
forbidden. A line of three words settles it, because an item would be there
twice. Commas settle it too. Otherwise there is no telling. The file
\verbatimfile{tests/data/broken/two.mat}
is a fine matrix with two rows, but also two items with one option. As a
matrix it has one cover, both rows together; as DLX text it has one cover
too, the only option. An answer `1' would be right in any case, and wrong.
Nor can we tell if commas and blanks are mixed: is \.{0,0 0,1} a row of four
entries, or do we see two cells of a chessboard, called \.{0,0} and \.{0,1}?
In such cases |guess| returns |Syntax::automatic|, and we ask.
\verbatimfile{tests/data/broken/two.txt}
@^guessing the syntax@> @^ambiguous file@>

@ The name of the file could help us. But many files have none, since they
come through a pipe; others are called \.{problem.txt}; and a file that
changes its meaning when it is renamed is a surprise that nobody needs. So
we look at the text only.

Could one guess by trying, as we shall do with a comment in \sec{bar story}? It
would be the more reliable way: if a text can be read as DLX and not as a
matrix, it is DLX. But then an error in a matrix would turn it into the
strangest DLX text. The dialect should be decided by what the author
evidently wanted to write, even if there is a mistake in it. So a single
word that is neither 0, nor 1, nor a comma makes a file DLX text, and that
is nearly always the very first one.

@ So here is the whole chapter as one function, and the names of the
dialects.

@(dlx/text/syntax.hpp@>=
#pragma once
/* The dialects of problems, and how to recognize them. */
#include <cstddef>
#include <string_view>
namespace dlx {
enum class Syntax { @[automatic, dlx, matrix, json@] };
  /* automatic: whatever |guess| says; dlx: Knuth's format, and what we have
     added to it; matrix: of zeros and ones; json: an object with items and
     options */
Syntax guess(std::string_view text, std::size_t start);
  /* the dialect that the author of |text|, which begins at |start|, evidently
     wanted to write; |automatic| if it could be DLX text and a matrix. Never
     throws. Time: proportional to the text, but usually one line is enough */
} // |namespace dlx|

@ No other chapter is needed for that but the one before.

@(dlx/text/syntax.cpp@>=
#include "dlx/text/syntax.hpp"
#include "dlx/text/scanner.hpp"
#include <algorithm>
namespace dlx {
@<Guess the syntax@>
} // |namespace dlx|

@ All lines are looked at as if they were those of a matrix. If there is no
word at all, it is DLX text, whose reader will say that there is no item
line.

@<Guess the syntax@>=
Syntax guess(std::string_view text, std::size_t start)
{
  Scanner scanner(text, start, true);
  bool commas = false, gaps = false; /* entries without comma between them */
  std::size_t longest = 0;
  for (bool first = true; scanner.next(); first = false) {
    auto const& words = scanner.words();
    char const begin = words[0].text[0];
    if (first and ((begin == '{') or (begin == '[') or begin == '"'))
      return @[Syntax::json@];
    if (scanner.is_comment()) continue;
    longest = std::max(longest, words.size());
    @<Look for commas and gaps; return if it is neither 0 nor 1@>
  }
  if (longest == 0) return @[Syntax::dlx@]; /* it has no item line, either */
  if (commas) return gaps ? Syntax::automatic : Syntax::matrix;
  return longest > 2 ? Syntax::matrix : Syntax::automatic;
}

@ A {\it gap\/} is a place where two entries have no comma between them.
Gaps without commas are the rows of a matrix with blanks; commas without
gaps are those of one with commas; it is only the mixture that is
suspicious.

@<Look for commas and gaps; return if it is neither 0 nor 1@>=
bool after_entry = false;
for (Word const& w : words) {
  bool const is_comma = w.text == ",";
  if (not is_comma and not is_bit(w.text)) return @[Syntax::dlx@];
  commas = commas or is_comma;
  gaps = gaps or (after_entry and not is_comma);
  after_entry = not is_comma;
}

@ \pitfall{To decide by the name of the file, by its first byte, or by what
can be read without an error: then a slip of the pen changes not a word, but
the language. And to decide at all, when there are two possibilities.}

\pinned{In \.{tests/text/syntax\UL test.cpp} there are some thirty texts and their
dialects; and every matrix of up to three rows and columns, with blanks,
commas, or both, is never taken for JSON, and is doubtful exactly if it has
at most two columns and no commas, or mixes the two.}

\exercise{Find a file that is valid as DLX text and as a matrix with commas,
and that is taken for a matrix. Could |guess| notice without reading the
file twice?}

\summary{The dialect of a file is what its author evidently wanted to write;
if that is not evident, we ask.}
