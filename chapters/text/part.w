@** \part Text. \label{text/part}%
After this part you can read problems from files that other people wrote,
say where such a file is wrong so that its author can mend it at once, and
write a problem so that other solvers understand it; and you need not trust
anybody's covers, ours included.

\about{base/index}{one word for a number as a place}%
\about{base/hash}{one way to mix bits, for all tables}%
\about{base/names}{from names to numbers}%
\about{base/source}{places in files, and how to complain about them}%
\about{base/words}{words that know where they stand, and tables of rules}%
\about{text/scanner}{from characters to lines of words}%
\about{text/syntax}{which dialect is it?}%
\about{text/similar}{did you mean Charlie?}%
\about{text/draft}{what every dialect has to obey}%
\about{text/dlx}{Knuth's format}%
\about{text/matrix}{matrices of zeros and ones}%
\about{text/json}{problems as JSON}%
\about{text/format}{any problem, in any dialect}%
\about{text/translate}{problems for SAT solvers and for integer programming}%
\about{text/verify}{are these covers?}%
\partmap

{\it What may be skipped.} Everything but the first page of the format in which
problems are written; the manual tells about that, too. Read the rest
before you write a parser: complaining well is most of the work.

{\it Where it is needed again.} A trace carries its problem along as text, and
the command reads and writes all formats. The first chapters are
for all parts: they tell what the whole house shares.
