@** \part Text. \label{text/part}%
After this part you can read problems from files that other people wrote,
say where such a file is wrong so that its author can mend it at once, and
write a problem so that other solvers understand it; and you need not trust
anybody's covers, ours included.
% \exhibit{name}{extension}: a file with a mistake, and what is said about it.
\def\exhibit#1#2{\par\line{\hskip1em\vtop{\hsize=.23\pagewidth
  \verbatimfile{tests/data/broken/#1.#2}}\hfil\vtop{\hsize=.71\pagewidth
  \verbatimfile{tests/data/broken/#1.txt}}}\medskip\goon}

\about{base/index}{where in a table something belongs: numbers and hashes}%
\about{base/names}{from names to numbers}%
\about{base/pages}{large pages, for what will be long}%
\about{base/source}{places in files, words and rules, and errors that point}%
\about{base/signals}{signals that wait, while something must not be disturbed}%
\about{base/whole_file}{files that are there as a whole, or not at all}%
\about{text/scanner}{from characters to lines of words; which dialect is it?}%
\about{text/similar}{did you mean Charlie?}%
\about{text/draft}{what every dialect has to obey}%
\about{text/dlx}{Knuth's format}%
\about{text/foreign}{tables, lists, and files of other programs}%
\about{text/matrix}{matrices of zeros and ones}%
\about{text/json}{problems as JSON}%
\about{text/format}{one reader for all dialects, and who decides}%
\about{text/translate}{problems for SAT solvers and for integer programming}%
\about{text/verify}{are these covers?}%
\about{text/proof}{proofs, which checkers of others can read, that these are all}%
\about{text/formula}{for programs that know nothing else}%
\about{text/lrat}{proofs that these are all, in clauses}%
\about{text/propagation}{unit propagation, for sums}%
\about{text/conditions}{stated a second time, by another hand, and compared}%
\about{text/check_proof}{a checker that shares nothing with the searches}%
\about{text/cpog}{certificates of a number, without a list}%
\about{text/check_count}{a checker of such certificates, which counts}%
\partmap

\sketch{readers}{What happens to a file. Three readers know how a problem can be spelled; one draft
   knows what it may mean. Each of the four may refuse it, and points to the word.}

{\it What may be skipped.} Everything but the first page of the format in which
problems are written; the manual tells about that, too. Read the rest
before you write a parser: complaining well is most of the work.

{\it Where it is needed again.} A trace carries its problem along as text, and
the command reads and writes all formats. The first chapters are
for all parts: they tell what the whole house shares.
