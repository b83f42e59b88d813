@** \part Text. \label{text/part}%
After this part you can read problems from files that other people wrote,
say where such a file is wrong so that its author can mend it at once, and
write a problem so that other solvers understand it; and you need not trust
anybody's covers, ours included.
% \drawn{width}{height}{lines}{words}{caption}, in points; \centredat and \leftat
% put words at a place.  For all chapters of this part.
\def\drawn#1#2#3#4#5{\medskip\vbox{\centerline{\hbox to#1bp{\vbox to#2bp{}%
  \pdfliteral{q .6 w #3 Q}#4\hss}}\caption{#5}}\medskip}
% \exhibit{name}{extension}: a file with a mistake, and what is said about it.
\def\exhibit#1#2{\par\line{\hskip1em\vtop{\hsize=.23\pagewidth
  \verbatimfile{tests/data/broken/#1.#2}}\hfil\vtop{\hsize=.71\pagewidth
  \verbatimfile{tests/data/broken/#1.txt}}}\medskip\goon}
\def\leftat#1#2#3{\rlap{\kern#1bp\raise#2bp\hbox{#3}}}
\def\centredat#1#2#3{\rlap{\kern#1bp\raise#2bp\hbox to0pt{\hss#3\hss}}}
\def\paleblue{.8 .88 .97 rg }\def\inred{.8 .3 0 RG }

\about{base/index}{one word for a number as a place}%
\about{base/hash}{one way to mix bits, for all tables}%
\about{base/names}{from names to numbers}%
\about{base/pages}{memory for what will be long}%
\about{base/source}{places in files, and how to complain about them}%
\about{base/words}{words that know where they stand, and tables of rules}%
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

\drawn{330}{74}{\paleblue 62 48 60 16 re B 62 24 60 16 re B 62 0 60 16 re B
  162 24 50 16 re B 258 24 58 16 re B
  40 36 m 62 56 l S 40 32 m 62 32 l S 40 28 m 62 8 l S
  122 56 m 162 36 l S 122 32 m 162 32 l S 122 8 m 162 28 l S
  212 32 m 258 32 l S
  \inred [2 2] 0 d 187 40 m 187 58 l 258 58 l S}%
  {\ninerm\centredat{20}{29}{a file}\centredat{92}{53}{DLX text}%
   \centredat{92}{29}{matrix}\centredat{92}{5}{JSON}\centredat{187}{29}{draft}%
   \centredat{287}{29}{problem}\leftat{261}{55}{error, with a place}}%
  {What happens to a file. Three readers know how a problem can be spelled; one draft
   knows what it may mean. Each of the four may refuse it, and points to the word.}

{\it What may be skipped.} Everything but the first page of the format in which
problems are written; the manual tells about that, too. Read the rest
before you write a parser: complaining well is most of the work.

{\it Where it is needed again.} A trace carries its problem along as text, and
the command reads and writes all formats. The first chapters are
for all parts: they tell what the whole house shares.
