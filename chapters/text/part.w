@** \part Text. \label{text/part}%
After this part you can read problems from files that other people wrote, and say where such a
file is wrong so that its author can correct it at once. You can write problems for other solvers,
and check covers and proofs without trusting the program that found them.
% \exhibit{name}{extension}: a file with a mistake, and the message about it.
\def\exhibit#1#2{\par\hbox to\pagewidth{\hskip1em\vtop{\hsize=.23\pagewidth
  \verbatimfile{tests/data/broken/#1.#2}}\hfil\vtop{\hsize=.71\pagewidth
  \verbatimfile{tests/data/broken/#1.txt}}}\medskip\goon}

\about{base/index}{where in a table something belongs: numbers, hashes, and names}%
\about{base/pages}{large pages, for what will be long, and memory like a stack}%
\about{base/source}{places in files, words and rules, and errors that point}%
\about{base/whole_file}{files that are there as a whole, or not at all; signals that wait}%
\about{text/scanner}{from characters to lines of words, to a dialect, and to the name that was meant}%
\about{text/draft}{the rules that every dialect obeys}%
\about{text/dlx}{Knuth's format}%
\about{text/matrix}{matrices of zeros and ones, and tables of other programs}%
\about{text/json}{problems as JSON}%
\about{text/format}{one reader for all dialects, and for files of other programs}%
\about{text/translate}{problems for SAT solvers and for integer programming}%
\about{text/verify}{are these covers?}%
\about{text/proof}{proofs, which other checkers can read, that these are all covers}%
\about{text/check_proof}{a checker of proofs that shares nothing with the searches}%
\about{text/cpog}{certificates of a number, without a list, and their checker}%
\partmap

\sketch{readers}{What happens to a file. Three readers know how a problem can be spelled; one draft
   knows what it may mean. Each of the four may refuse it, and points to the word.}

{\it What may be skipped.} Everything but the first pages of DLX text, the format in which
problems are written. Read the other chapters before you write a parser: good messages are most of
the work.

{\it Where it is needed again.} A trace has its problem as text, and the command reads and writes
all formats. The first chapters, of the part base, are used by all parts.
