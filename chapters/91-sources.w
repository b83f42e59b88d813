@** Sources. \label{sources}%
Five texts are retold, and rebuilt, in this book.
@^sources@>@^bibliography@>

{\def\source#1{\medskip\noindent\hangindent=4.9em\hangafter=1
\hbox to4.9em{[#1]\hfil}\ignorespaces}

\source{HM21} Ois\'{\i}n Hodgins and Se\'an Monahan, {\it Examining Donald
Knuth's Dancing Links Technique by Efficiently Solving Exact Cover
Problems}, final year project supervised by G\"otz Pfeiffer, School of
Mathematics, Statistics and Applied Mathematics, National University of
Ireland, Galway, April 2021.\hfil\break We took from it: the Latin square of
order two by hand, the four-way list that is covered and uncovered step by
step, the matrix and the log of four queens, and the wish for a torus.

\source{Q19} ``Dancing links, algorithm X and the $n$-queens puzzle'', a
note on the web, January 20, 2019.\hfil\break From it: primary and secondary
items explained with queens, names of options, and leaving out the trivial
diagonals.

\source{L} Wei Li, {\it Dancing Links and Exact Cover}, slides of a talk,
advisor I-Chen Wu, without date.\hfil\break From it: the search shown slide
by slide, with the first and with the smallest column.

\source{S} Saul Spatz, ``An Extension of Knuth's Dancing Links Algorithm'',
a note without date.\hfil\break From it: what is meant by covering,
choosing, and blocking, and the hint that some columns may want {\it at
least\/} one~1.

\source{C06} Jonathan Chu, a paper on dancing links and sudoku for the
Harker Research Symposium, version 1.2, April 20, 2006.\hfil\break From it:
a picture of the matrix in which the links that have been altered stand out,
and the idea that one should be able to watch the links while a search is
running. \par}

@ And these are the works on which all of them stand, and we with them.

{\def\source#1{\medskip\noindent\hangindent=4.9em\hangafter=1
\hbox to4.9em{[#1]\hfil}\ignorespaces}

\source{BSST40} R. Leonard Brooks, Cedric A. B. Smith, Arthur H. Stone, and
William T. Tutte, ``The dissection of rectangles into squares'', {\it Duke
Mathematical Journal\/ \bf7} (1940), 312--340.

\source{D72} Edsger W. Dijkstra, in O.-J. Dahl, E. W. Dijkstra, and C. A. R.
Hoare, {\it Structured Programming}, Academic Press, London, 1972. The eight
queens, with Boolean arrays, are on pages 72--82.

\source{GN00} Emden R. Gansner and Stephen C. North, ``An open graph
visualization system and its applications to software engineering'', {\it
Software---Practice and Experience\/ \bf30} (2000), 1203--1233. This is
Graphviz.

\source{HN79} Hirosi Hitotumatu and Kohei Noshita, ``A technique for
implementing backtrack algorithms and its application'', {\it Information
Processing Letters\/ \bf8} (1979), 174--175. Links that come back, for the
first time in print.

\source{K75} Donald E. Knuth, ``Estimating the efficiency of backtrack
programs'', {\it Mathematics of Computation\/ \bf29} (1975), 121--136.

\source{K98} Donald E. Knuth, {\it The Art of Computer Programming},
Volume~3: {\it
Sorting and Searching}, second edition, Addison--Wesley, 1998.

\source{K00} Donald E. Knuth, ``Dancing links'', 2000, {\tentex
https://arxiv.org/abs/cs/0011047}. Algorithm X, Algorithm DLX, and their
names.

\source{K11} Donald E. Knuth, {\it The Art of Computer Programming},
Volume~4A: {\it Combinatorial Algorithms}, Part~1, Addison--Wesley, 2011.

\source{K22} Donald E. Knuth, {\it The Art of Computer Programming},
Volume~4B: {\it Combinatorial Algorithms}, Part~2, Addison--Wesley, 2022.
Section 7.2.2.1 is called ``Dancing links''; items and options, secondary
items, and colours are explained there.

\source{KL93} Donald E. Knuth and Silvio Levy, {\it The {\mc CWEB} System of
Structured Documentation}, Addison--Wesley, 1993. The language in which this
book is written.

\source{LD60} Ailsa H. Land and Alison G. Doig, ``An automatic method of
solving discrete programming problems'', {\it Econometrica\/ \bf28} (1960),
497--520. Branch and bound.

\source{M21} Percy A. MacMahon, {\it New Mathematical Pastimes}, Cambridge
University Press, 1921. Tiles with coloured edges.

\source{N17} Masaaki Nishino, Norihito Yasuda, Shin-ichi Minato, and Masaaki
Nagata, ``Dancing with decision diagrams: a combined approach to exact
cover'', {\it Proceedings of the Thirty-First AAAI Conference on Artificial
Intelligence}, 2017, 868--874.

\source{P84} George P\'olya, ``\"Uber die `doppelt-periodischen' L\"osungen
des $n$-Damen-Problems'', in his {\it Collected Papers}, Volume~IV, MIT
Press, 1984, 237--247. Queens on the torus.

\source{RHS89} Arch D. Robinson, Brian J. Hafner, and Steven S. Skiena,
``Eight pieces cannot cover a chessboard'', {\it The Computer Journal\/
\bf32} (1989), 567--570.

\source{S05} Carsten Sinz, ``Towards an optimal {\mc CNF} encoding of
Boolean cardinality constraints'', in {\it Principles and Practice of
Constraint Programming}, Lecture Notes in Computer Science {\bf3709} (2005),
827--831. The sequential counter.

\source{W95} Dag Wedelin, ``An algorithm for large scale 0--1 integer
programming with application to airline crew scheduling'', {\it Annals of
Operations Research\/ \bf57} (1995), 283--301.

\source{W13} Henry S. Warren, {\it Hacker's Delight}, second edition,
Addison--Wesley, 2013. Squeezing a word in six moves. \par}
