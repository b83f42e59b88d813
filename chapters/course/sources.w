@** Sources. \label{course/sources}%
Five texts are retold, and rebuilt, in this book. The chapters call them
report~1 to report~5, in this order.
@^sources@>@^bibliography@>

{\def\source#1{\medskip\noindent\hangindent=4.9em\hangafter=1
\hbox to4.9em{[#1]\hfil}\ignorespaces}

\source{HM21} Report~1: Ois\'{\i}n Hodgins and Se\'an Monahan, {\it Examining Donald
Knuth's Dancing Links Technique by Efficiently Solving Exact Cover
Problems}, final year project supervised by G\"otz Pfeiffer, School of
Mathematics, Statistics and Applied Mathematics, National University of
Ireland, Galway, April 2021.\hfil\break We took from it: the Latin square of
order two by hand, the four-way list that is covered and uncovered step by
step, the matrix and the log of four queens, and the wish for a torus.

\source{Q19} Report~2: ``Dancing links, algorithm X and the $n$-queens puzzle'', a
note on the web, January 20, 2019.\hfil\break From it: primary and secondary
items explained with queens, names of options, and leaving out the trivial
diagonals.

\source{L} Report~3: Wei Li, {\it Dancing Links and Exact Cover}, slides of a talk,
advisor I-Chen Wu, without date.\hfil\break From it: the search shown slide
by slide, with the first and with the smallest column.

\source{S} Report~4: Saul Spatz, ``An Extension of Knuth's Dancing Links Algorithm'',
a note without date.\hfil\break From it: what is meant by covering,
choosing, and blocking, and the hint that some columns may want {\it at
least\/} one~1.

\source{C06} Report~5: Jonathan Chu, a paper on dancing links and sudoku for the
Harker Research Symposium, version 1.2, April 20, 2006.\hfil\break From it:
a picture of the matrix in which the links that have been altered stand out,
and the idea that one should be able to watch the links while a search is
running. \par}

@ And these are the works on which all of them stand, and we with them.

{\def\source#1{\medskip\noindent\hangindent=4.9em\hangafter=1
\hbox to4.9em{[#1]\hfil}\ignorespaces}

\source{A} Stuart E. Anderson, {\it Squaring}, {\tentex
http://www.squaring.net}, pages on the history of squared rectangles; with
what Moro\'n's colleagues remembered.

\source{B81} Norman L. Biggs, ``T. P. Kirkman, mathematician'', {\it
Bulletin of the London Mathematical Society\/ \bf13} (1981), 97--120.

\source{B12} Rebecca R. Benefiel, ``Magic squares, alphabet jumbles, riddles
and more: The culture of word-games among the graffiti of Pompeii'', in {\it
The Muse at Play}, De Gruyter, 2012, 65--80.

\source{BCG82} Elwyn R. Berlekamp, John H. Conway, and Richard K. Guy, {\it
Winning Ways for your Mathematical Plays}, Volume~2, Academic Press, 1982.
The secrets of the Soma cube.

\source{BR75} James R. Bitner and Edward M. Reingold, ``Backtrack
programming techniques'', {\it Communications of the ACM\/ \bf18} (1975),
651--656.

\source{BSST40} R. Leonard Brooks, Cedric A. B. Smith, Arthur H. Stone, and
William T. Tutte, ``The dissection of rectangles into squares'', {\it Duke
Mathematical Journal\/ \bf7} (1940), 312--340.

\source{D72} Edsger W. Dijkstra, in O.-J. Dahl, E. W. Dijkstra, and C. A. R.
Hoare, {\it Structured Programming}, Academic Press, London, 1972. The eight
queens, with Boolean arrays, are on pages 72--82.

\source{D78} Adrianus J. W. Duijvestijn, ``Simple perfect squared square of
lowest order'', {\it Journal of Combinatorial Theory\/ \bf B25} (1978),
240--243.

\source{Du07} Henry E. Dudeney, {\it The Canterbury Puzzles}, London, 1907.
The broken chessboard.

\source{E60} Trevor Evans, ``Embedding incomplete latin squares'', {\it
American Mathematical Monthly\/ \bf67} (1960), 958--961.

\source{FJ06} Bertram Felgenhauer and Frazer Jarvis, ``Mathematics of
Sudoku~I'',
{\it Mathematical Spectrum\/ \bf39} (2006), 15--22.

\source{G94} Solomon W. Golomb, {\it Polyominoes: Puzzles, Patterns,
Problems, and Packings}, second edition, Princeton University Press, 1994.

\source{G06} Paul Garcia, {\it The Life and Work of Major Percy Alexander
MacMahon}, dissertation, The Open University, 2006.

\source{Ga61} Martin Gardner, {\it The 2nd Scientific American Book of
Mathematical Puzzles and Diversions}, Simon and Schuster, 1961.

\source{GB65} Solomon W. Golomb and Leonard D. Baumert, ``Backtrack
programming'', {\it Journal of the ACM\/ \bf12} (1965), 516--524.

\source{GN00} Emden R. Gansner and Stephen C. North, ``An open graph
visualization system and its applications to software engineering'', {\it
Software---Practice and Experience\/ \bf30} (2000), 1203--1233. This is
Graphviz.

\source{HN79} Hirosi Hitotumatu and Kohei Noshita, ``A technique for
implementing backtrack algorithms and its application'', {\it Information
Processing Letters\/ \bf8} (1979), 174--175. Links that come back, for the
first time in print.

\source{IPM} Indiana Public Media, ``Hoosier puzzlemaster'', in the series
{\it Moment of Indiana History}, {\tentex https://indianapublicmedia.org}.
How Howard Garns was found.

\source{K75} Donald E. Knuth, ``Estimating the efficiency of backtrack
programs'', {\it Mathematics of Computation\/ \bf29} (1975), 121--136.

\source{K98} Donald E. Knuth, {\it The Art of Computer Programming},
Volume~3:
{\it Sorting and Searching}, second edition, Addison--Wesley, 1998.

\source{K00} Donald E. Knuth, ``Dancing links'', 2000, {\tentex
https://arxiv.org/abs/cs/0011047}. Algorithm X, Algorithm DLX, and their
names.

\source{K11} Donald E. Knuth, {\it The Art of Computer Programming},
Volume~4A: {\it Combinatorial Algorithms}, Part~1, Addison--Wesley, 2011.

\source{K22} Donald E. Knuth, {\it The Art of Computer Programming},
Volume~4B: {\it Combinatorial Algorithms}, Part~2, Addison--Wesley, 2022.
Section 7.2.2.1 is called ``Dancing links''; items and options, secondary
items, and colours are explained there.

\source{Ka61} Pieter W. Kasteleyn, ``The statistics of dimers on a
lattice'', {\it Physica\/ \bf27} (1961), 1209--1225.

\source{Ki47} Thomas P. Kirkman, ``On a problem in combinations'', {\it
Cambridge and Dublin Mathematical Journal\/ \bf2} (1847), 191--204.

\source{Ki50} Thomas P. Kirkman, ``Query VI'', {\it The Lady's and
Gentleman's Diary\/} for 1850, page 48.

\source{KL93} Donald E. Knuth and Silvio Levy, {\it The {\mc CWEB} System of
Structured Documentation}, Addison--Wesley, 1993. The language in which this
book is written.

\source{La58} C. Dudley Langford, ``Problem'', {\it The Mathematical
Gazette\/ \bf42} (1958), 228.

\source{LD60} Ailsa H. Land and Alison G. Doig, ``An automatic method of
solving discrete programming problems'', {\it Econometrica\/ \bf28} (1960),
497--520. Branch and bound.

\source{Lu90} {\it Collected Works of Lu Jiaxi on Combinatorial Designs},
Inner Mongolia People's Press, 1990. The author died in 1983.

\source{M21} Percy A. MacMahon, {\it New Mathematical Pastimes}, Cambridge
University Press, 1921. Tiles with coloured edges.

\source{M25} Zbigniew Moro\'n, ``On the dissection of rectangles into
squares'' (in Polish), in the Warsaw {\it Review of Mathematics and
Physics\/ \bf3} (1925), 152--153.

\source{M81} Brendan D. McKay, ``Practical graph isomorphism'', {\it
Congressus Numerantium\/ \bf30} (1981), 45--87.

\source{Me12} {\it Metro}, London, June 28, 2012: ``Mathematician Arto
Inkala creates world's hardest Sudoku''.

\source{MTC12} Gary McGuire, Bastian Tugemann, and Gilles Civario, ``There
is no 16-clue Sudoku'', 2012, {\tentex https://arxiv.org/abs/1201.0749}.

\source{N17} Masaaki Nishino, Norihito Yasuda, Shin-ichi Minato, and Masaaki
Nagata, ``Dancing with decision diagrams: a combined approach to exact
cover'', {\it Proceedings of the Thirty-First AAAI Conference on Artificial
Intelligence}, 2017, 868--874.

\source{OEIS} {\it The On-Line Encyclopedia of Integer Sequences}, {\tentex
https://oeis.org}.

\source{P84} George P\'olya, ``\"Uber die `doppelt-periodischen' L\"osungen
des $n$-Damen-Problems'', in his {\it Collected Papers}, Volume~IV, MIT
Press, 1984, 237--247. Queens on the torus.

\source{RHS89} Arch D. Robinson, Brian J. Hafner, and Steven S. Skiena,
``Eight pieces cannot cover a chessboard'', {\it The Computer Journal\/
\bf32} (1989), 567--570.

\source{RW71} Dijen K. Ray-Chaudhuri and Richard M. Wilson, ``Solution of
Kirkman's schoolgirl problem'', in {\it Combinatorics}, Proceedings of
Symposia in Pure Mathematics {\bf19} (1971), 187--203.

\source{S58} Dana S. Scott, {\it Programming a Combinatorial Puzzle},
Technical Report~1, Department of Electrical Engineering, Princeton
University, 1958.

\source{S70} Charles C. Sims, ``Computational methods in the study of
permutation groups'', in {\it Computational Problems in Abstract Algebra},
Pergamon Press, 1970, 169--183.

\source{S05} Carsten Sinz, ``Towards an optimal {\mc CNF} encoding of
Boolean cardinality constraints'', in {\it Principles and Practice of
Constraint Programming}, Lecture Notes in Computer Science {\bf3709} (2005),
827--831. The sequential counter.

\source{Sm81} Bohdan Smetaniuk, ``A new construction on Latin squares I: A
proof of the Evans conjecture'', {\it Ars Combinatoria\/ \bf11} (1981),
155--172.

\source{T83} Edward R. Tufte, {\it The Visual Display of Quantitative
Information}, Graphics Press, 1983. Small multiples.

\source{T98} William T. Tutte, {\it Graph Theory As I Have Known It}, Oxford
University Press, 1998.

\source{TF61} Harold N. V. Temperley and Michael E. Fisher, ``Dimer problem
in statistical mechanics---an exact result'', {\it Philosophical Magazine\/
\bf6} (1961), 1061--1063.

\source{W95} Dag Wedelin, ``An algorithm for large scale 0--1 integer
programming with application to airline crew scheduling'', {\it Annals of
Operations Research\/ \bf57} (1995), 283--301.

\source{W13} Henry S. Warren, {\it Hacker's Delight}, second edition,
Addison--Wesley, 2013. Squeezing a word in six moves.

\source{W18} George N. Watson, ``The problem of the square pyramid'', {\it
Messenger of Mathematics\/ \bf48} (1918), 1--22. \par}
