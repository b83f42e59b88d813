@** Sources. \label{course/sources}%
Five texts are retold, and rebuilt, in this book. The chapters call them
report~1 to report~5, in this order.
@^sources@>@^bibliography@>
\def\source#1{\medskip\noindent\hangindent=5.4em\hangafter=1
\hbox to5.4em{[#1]\hfil}\ignorespaces}

\source{HM21} Report~1: Ois\'{\i}n Hodgins and Se\'an Monahan, {\it Examining Donald
Knuth's Dancing Links Technique by Efficiently Solving Exact Cover
Problems}, final year project supervised by G\"otz Pfeiffer, School of
Mathematics, Statistics and Applied Mathematics, National University of
Ireland, Galway, April 2021. (Its program: {\tentex github.com/Hedge-Hodge}.)\hfil\break We took from it: the Latin square of
order two step by step, the four-way list that is covered and uncovered step by
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
running.

@ And these are the works on which all of them stand, and we with them; behind each is
what was taken from it.

\source{A} Stuart E. Anderson, {\it Squaring}, {\tentex http://www.squaring.net}, pages
on the history of squared rectangles; with what Moro\'n's colleagues remembered. {\sl
From it:\/} how Moro\'n found his rectangle.

\source{B12} Rebecca R. Benefiel, ``Magic squares, alphabet jumbles, riddles and more:
The culture of word-games among the graffiti of Pompeii'', in {\it The Muse at Play}, De
Gruyter, 2012, 65--80. {\sl From it:\/} the five words on the column.

\source{B81} Norman L. Biggs, ``T. P. Kirkman, mathematician'', {\it Bulletin of the
London Mathematical Society\/ \bf13} (1981), 97--120. {\sl From it:\/} who Kirkman was.

\source{BCG82} Elwyn R. Berlekamp, John H. Conway, and Richard K. Guy, {\it Winning Ways
for your Mathematical Plays}, Volume~2, Academic Press, 1982. {\sl From it:\/} the 240
solutions of the Soma cube, and who counted them.

\source{BFFH20} Armin Biere, Katalin Fazekas, Mathias Fleury, and Maximilian Heisinger, ``CaDiCaL, Kissat,
Paracooba, Plingeling and Treengeling entering the {\mc SAT} Competition 2020'', in {\it Proceedings of {\mc SAT}
Competition 2020}, University of Helsinki, 2020, 51--53. {\sl From it:\/} a solver to be measured against.

\source{BGMN23} Bart Bogaerts, Stephan Gocht, Ciaran McCreesh, and Jakob Nordstr\"om,
``Certified dominance and symmetry breaking for combinatorial optimisation'', {\it Journal of
Artificial Intelligence Research\/ \bf77} (2023), 1539--1589. {\sl From it:\/} the core of a proof.

\source{BHLS04} Fr\'ed\'eric Boussemart, Fred Hemery, Christophe Lecoutre, and Lakhdar Sa\"\i s, ``Boosting systematic
search by weighting constraints'', {\it European Conference on Artificial Intelligence\/ \bf16} (2004), 146--150.
{\sl From it:\/} to branch where there were dead ends before.

\source{BL99} Robert D. Blumofe and Charles E. Leiserson, ``Scheduling multithreaded
computations by work stealing'', {\it Journal of the {\mc ACM}\/ \bf46} (1999),
720--748. {\sl From it:\/} the name of what idle threads do.

\source{BNAH23} Randal E. Bryant, Wojciech Nawrocki, Jeremy Avigad, and Marijn J. H. Heule, ``Certified
knowledge compilation with application to verified model counting'', {\it Theory and Applications of Satisfiability Testing}, 2023. {\sl From
it:\/} certificates of numbers, of products and sums.

\source{BR75} James R. Bitner and Edward M. Reingold, ``Backtrack programming
techniques'', {\it Communications of the ACM\/ \bf18} (1975), 651--656. {\sl From it:\/}
that the squares of 1 to 24 do not fill the square of 70.

\source{BSST40} R. Leonard Brooks, Cedric A. B. Smith, Arthur H. Stone, and William T.
Tutte, ``The dissection of rectangles into squares'', {\it Duke Mathematical Journal\/
\bf7} (1940), 312--340. {\sl From it:\/} circuits for squared rectangles, and that nine
squares are the least.

\source{BT93} Preston Briggs and Linda Torczon, ``An efficient representation for sparse sets'', {\it {\mc ACM} Letters
on Programming Languages and Systems\/ \bf2} (1993), 59--69. {\sl From it:\/} sets from which one takes, and gives back by a number.

\source{CHJKS17} Lu\'{\i}s Cruz-Filipe, Marijn J. H. Heule, Warren A. Hunt, Jr., Matt Kaufmann, and Peter
Schneider-Kamp, ``Efficient certified {\mc RAT} verification'', {\it Automated Deduction---{\mc CADE}~26},
Springer, 2017, 220--236. {\sl From it:\/} proofs in clauses with hints.

\source{CM69} Elizabeth Cuthill and James McKee, ``Reducing the bandwidth of sparse symmetric matrices'', {\it Proceedings of the 24th National
Conference, {\mc ACM}\/} (1969), 157--172. {\sl From it:\/} an order in which neighbours are near each other.

\source{D63} George B. Dantzig, {\it Linear Programming and Extensions}, Princeton
University Press, 1963. {\sl From it:\/} dual prices and reduced costs.

\source{D72} Edsger W. Dijkstra, in O.-J. Dahl, E. W. Dijkstra, and C. A. R. Hoare, {\it
Structured Programming}, Academic Press, London, 1972. The eight queens, with Boolean
arrays, are on pages 72--82. {\sl From it:\/} the eight queens as an example of
backtracking.

\source{D78} Adrianus J. W. Duijvestijn, ``Simple perfect squared square of lowest
order'', {\it Journal of Combinatorial Theory\/ \bf B25} (1978), 240--243. {\sl From
it:\/} the perfect square of 21 squares.

\source{Du07} Henry E. Dudeney, {\it The Canterbury Puzzles}, London, 1907. {\sl From
it:\/} the first puzzle with pentominoes.

\source{E60} Trevor Evans, ``Embedding incomplete latin squares'', {\it American
Mathematical Monthly\/ \bf67} (1960), 958--961. {\sl From it:\/} the conjecture about
$n-1$ givens.

\source{FJ06} Bertram Felgenhauer and Frazer Jarvis, ``Mathematics of Sudoku~I'', {\it
Mathematical Spectrum\/ \bf39} (2006), 15--22. {\sl From it:\/} the number of sudokus of
order nine.

\source{G06} Paul Garcia, {\it The Life and Work of Major Percy Alexander MacMahon},
dissertation, The Open University, 2006. {\sl From it:\/} who MacMahon was.

\source{G94} Solomon W. Golomb, {\it Polyominoes: Puzzles, Patterns, Problems, and
Packings}, second edition, Princeton University Press, 1994. {\sl From it:\/} names of
the pentominoes; and the word polyomino.

\source{Ga61} Martin Gardner, {\it The 2nd Scientific American Book of Mathematical
Puzzles and Diversions}, Simon and Schuster, 1961. {\sl From it:\/} how the Soma cube
was invented.

\source{GB65} Solomon W. Golomb and Leonard D. Baumert, ``Backtrack programming'', {\it
Journal of the {\mc ACM}\/ \bf12} (1965), 516--524. {\sl From it:\/} backtracking as a
method, and the rule to branch where there is the least choice.

\source{GEC67} Richard D. Greenblatt, Donald E. Eastlake, and Stephen D. Crocker, ``The
Greenblatt chess program'', {\it {\mc AFIPS} Fall Joint Computer Conference\/ \bf31}
(1967), 801--810. {\sl From it:\/} transposition tables.

\source{GF64} Bernard A. Galler and Michael J. Fischer, ``An improved equivalence algorithm'', {\it Communications of the {\mc
ACM}\/ \bf7} (1964), 301--303. {\sl From it:\/} sets that unite.

\source{GKS12} Martin Gebser, Benjamin Kaufmann, and Torsten Schaub, ``Conflict-driven answer set solving: From theory
to practice'', {\it Artificial Intelligence\/ \bf187--188} (2012), 52--89. {\sl From it:\/} the other solver to be measured against.

\source{GN00} Emden R. Gansner and Stephen C. North, ``An open graph visualization
system and its applications to software engineering'', {\it Software---Practice and
Experience\/ \bf30} (2000), 1203--1233. This is Graphviz. {\sl From it:\/} nothing but
the program that draws lines where we say.

\source{GN03} Evgueni Goldberg and Yakov Novikov, ``Verification of proofs of unsatisfiability for
{\mc CNF} formulas'', {\it Design, Automation and Test in Europe}, 2003, 886--891. {\sl From it:\/} that a lemma
can be checked by supposing the opposite.

\source{Gr69} Ronald L. Graham, ``Bounds on multiprocessing timing anomalies'', {\it {\mc SIAM}
Journal on Applied Mathematics\/ \bf17} (1969), 416--429. {\sl From it:\/} how much is lost
when whoever is free takes the next job.

\source{GSC97} Carla P. Gomes, Bart Selman, and Nuno Crato, ``Heavy-tailed distributions in combinatorial search'', in
{\it Principles and Practice of Constraint Programming}, Lecture Notes in Computer Science {\bf1330} (1997), 121--135. {\sl
From it:\/} heavy tails, squares with holes, and to begin anew.

\source{HE80} Robert M. Haralick and Gordon L. Elliott, ``Increasing tree search
efficiency for constraint satisfaction problems'', {\it Artificial Intelligence\/ \bf14}
(1980), 263--313. {\sl From it:\/} the same rule, measured.

\source{HLH97} Bernardo A. Huberman, Rajan M. Lukose, and Tad Hogg, ``An economics
approach to hard computational problems'', {\it Science\/ \bf275} (1997), 51--54. {\sl
From it:\/} portfolios.

\source{HN79} Hirosi Hitotumatu and Kohei Noshita, ``A technique for implementing
backtrack algorithms and its application'', {\it Information Processing Letters\/ \bf8}
(1979), 174--175. {\sl From it:\/} links that come back, for the first time in print.

\source{HT73} John E. Hopcroft and Robert E. Tarjan, ``Efficient algorithms for graph
manipulation'', {\it Communications of the {\mc ACM}\/ \bf16} (1973), 372--378. {\sl
From it:\/} connected components in linear time.

\source{IPM} Indiana Public Media, ``Hoosier puzzlemaster'', in the series {\it Moment
of Indiana History}, {\tentex https://\penalty0 indianapublicmedia.org}. {\sl From it:\/} how
Howard Garns was found.

\source{JM96} Mark T. Jacobson and Peter Matthews, ``Generating uniformly distributed random Latin squares'', {\it Journal of
Combinatorial Designs\/ \bf4} (1996), 405--437. {\sl From it:\/} a walk from square to square.

\source{K00} Donald E. Knuth, ``Dancing links'', 2000, {\tentex
https://arxiv.org\penalty0 /abs/cs/0011047}. {\sl From it:\/} Algorithm X, Algorithm DLX, and
their names; primary and secondary columns; and the matrix of six rows and seven columns,
at which we have seated seven guests.

\source{K15} Donald E. Knuth, {\it The Art of Computer Programming}, Volume~4, Fascicle~6: {\it Satisfiability},
Addison--Wesley, 2015. {\sl From it:\/} reluctant doubling.

\source{K22} Donald E. Knuth, {\it The Art of Computer Programming}, Volume~4B: {\it
Combinatorial Algorithms}, Part~2, Addison--Wesley, 2022. {\sl From it:\/} items and
options, colours, bounds, the file format, and the order of covering.

\source{K75} Donald E. Knuth, ``Estimating the efficiency of backtrack programs'', {\it
Mathematics of Computation\/ \bf29} (1975), 121--136. {\sl From it:\/} random walks that
estimate a tree.

\source{K98} Donald E. Knuth, {\it The Art of Computer Programming}, Volume~3: {\it
Sorting and Searching}, second edition, Addison--Wesley, 1998. {\sl From it:\/} hashing
by multiplication.

\source{Ka61} Pieter W. Kasteleyn, ``The statistics of dimers on a lattice'', {\it
Physica\/ \bf27} (1961), 1209--1225. {\sl From it:\/} the formula for dominoes.

\source{Ka72} Richard M. Karp, ``Reducibility among combinatorial problems'', in {\it
Complexity of Computer Computations}, Plenum Press, 1972, 85--103. {\sl From it:\/} that
exact cover is hard.

\source{Ki47} Thomas P. Kirkman, ``On a problem in combinations'', {\it Cambridge and
Dublin Mathematical Journal\/ \bf2} (1847), 191--204. {\sl From it:\/} triple systems,
and for which numbers they exist.

\source{Ki50} Thomas P. Kirkman, ``Query VI'', {\it The Lady's and Gentleman's Diary\/}
for 1850, page 48. {\sl From it:\/} the schoolgirls.

\source{KL93} Donald E. Knuth and Silvio Levy, {\it The {\mc CWEB} System of Structured
Documentation}, Addison--Wesley, 1993. {\sl From it:\/} the language in which this book
is written.

\source{La58} C. Dudley Langford, ``Problem'', {\it The Mathematical Gazette\/ \bf42}
(1958), 228. {\sl From it:\/} the blocks in a row.

\source{LD60} Ailsa H. Land and Alison G. Doig, ``An automatic method of solving
discrete programming problems'', {\it Econometrica\/ \bf28} (1960), 497--520. {\sl From
it:\/} branch and bound.

\source{LSZ93} Michael Luby, Alistair Sinclair, and David Zuckerman, ``Optimal speedup of Las Vegas algorithms'', {\it
Information Processing Letters\/ \bf47} (1993), 173--180. {\sl From it:\/} how long each run should be.

\source{Lu90} {\it Collected Works of Lu Jiaxi on Combinatorial Designs}, Inner Mongolia
People's Press, 1990. The author died in 1983. {\sl From it:\/} who solved the general
problem of the schoolgirls first.

\source{M21} Percy A. MacMahon, {\it New Mathematical Pastimes}, Cambridge University
Press, 1921. {\sl From it:\/} tiles with coloured edges.

\source{M25} Zbigniew Moro\'n, ``On the dissection of rectangles into squares'' (in
Polish), in the Warsaw {\it Review of Mathematics and Physics\/ \bf3} (1925), 152--153.
{\sl From it:\/} the first perfect rectangle.

\source{M81} Brendan D. McKay, ``Practical graph isomorphism'', {\it Congressus
Numerantium\/ \bf30} (1981), 45--87. {\sl From it:\/} how the symmetries of a graph are
found.

\source{Me12} {\it Metro}, London, June 28, 2012: ``Mathematician Arto Inkala creates
world's hardest Sudoku''. {\sl From it:\/} the puzzle that report~3 printed with one
symbol in the wrong place.

\source{Mi68} Donald Michie, ```Memo' functions and machine learning'', {\it Nature\/
\bf218} (1968), 19--22. {\sl From it:\/} the idea that a function remembers.

\source{Mi93} Shin-ichi Minato, ``Zero-suppressed {\mc BDD}s for set manipulation in
combinatorial problems'', {\it 30th Design Automation Conference}, 1993, 272--277. {\sl
From it:\/} zero-suppressed diagrams.

\source{MNOT26} Ciaran McCreesh, Jakob Nordstr\"om, Andy Oertel, and Yong Kiam Tan, on certified
enumeration, {\it Principles and Practice of Constraint Programming}, 2026. {\sl From it:\/} proofs that end with
``these are all solutions''.

\source{MTC12} Gary McGuire, Bastian Tugemann, and Gilles Civario, ``There is no 16-clue
Sudoku'', 2012, {\tentex https://arxiv.org\penalty0 /abs/1201.0749}. {\sl From it:\/} that 16
givens are too few.

\source{N17} Masaaki Nishino, Norihito Yasuda, Shin-ichi Minato, and Masaaki Nagata,
``Dancing with decision diagrams: a combined approach to exact cover'', {\it Proceedings
of the Thirty-First AAAI Conference on Artificial Intelligence}, 2017, 868--874. {\sl
From it:\/} the diagram of memoized covers.

\source{OEIS} {\it The On-Line Encyclopedia of Integer Sequences}, {\tentex
https://\penalty0 oeis.org}. {\sl From it:\/} numbers to compare ours with.

\source{P84} George P\'olya, ``\"Uber die `doppelt-periodischen' L\"osungen des
$n$-Damen-Problems'', in his {\it Collected Papers}, Volume~IV, MIT Press, 1984,
237--247. {\sl From it:\/} when queens can live on the torus.

\source{RHS89} Arch D. Robinson, Brian J. Hafner, and Steven S. Skiena, ``Eight pieces
cannot cover a chessboard'', {\it The Computer Journal\/ \bf32} (1989), 567--570. {\sl
From it:\/} that eight pieces cannot attack all squares.

\source{RM16} Olivier Roussel and Vasco Manquinho, ``Input/output format and solver requirements for the
competitions of pseudo-Boolean solvers'', 2016. {\sl From it:\/} the format {\mc OPB}.

\source{RW71} Dijen K. Ray-Chaudhuri and Richard M. Wilson, ``Solution of Kirkman's
schoolgirl problem'', in {\it Combinatorics}, Proceedings of Symposia in Pure
Mathematics {\bf19} (1971), 187--203. {\sl From it:\/} that schoolgirls can always walk.

\source{S05} Carsten Sinz, ``Towards an optimal {\mc CNF} encoding of Boolean
cardinality constraints'', in {\it Principles and Practice of Constraint Programming},
Lecture Notes in Computer Science {\bf3709} (2005), 827--831. {\sl From it:\/} the
sequential counter, for {\mc SAT} solvers.

\source{S58} Dana S. Scott, {\it Programming a Combinatorial Puzzle}, Technical
Report~1, Department of Electrical Engineering, Princeton University, 1958. {\sl From
it:\/} the 65 ways around the center of the chessboard.

\source{S70} Charles C. Sims, ``Computational methods in the study of permutation
groups'', in {\it Computational Problems in Abstract Algebra}, Pergamon Press, 1970,
169--183. {\sl From it:\/} how a group is kept as a chain of stabilizers.

\source{Sm81} Bohdan Smetaniuk, ``A new construction on Latin squares I: A proof of the
Evans conjecture'', {\it Ars Combinatoria\/ \bf11} (1981), 155--172. {\sl From it:\/}
the proof of the conjecture of Evans.

\source{T83} Edward R. Tufte, {\it The Visual Display of Quantitative Information},
Graphics Press, 1983. {\sl From it:\/} the word and the idea of small multiples, for
\sec{draw/multiples}.

\source{T98} William T. Tutte, {\it Graph Theory As I Have Known It}, Oxford University
Press, 1998. {\sl From it:\/} the story of the four students.

\source{TF61} Harold N. V. Temperley and Michael E. Fisher, ``Dimer problem in
statistical mechanics---an exact result'', {\it Philosophical Magazine\/ \bf6} (1961),
1061--1063. {\sl From it:\/} the same formula for dominoes, in the same year.

\source{W18} George N. Watson, ``The problem of the square pyramid'', {\it Messenger of
Mathematics\/ \bf48} (1918), 1--22. {\sl From it:\/} that cannonballs can be laid out in
a square in one way only.

\source{W95} Dag Wedelin, ``An algorithm for large scale 0--1 integer programming with
application to airline crew scheduling'', {\it Annals of Operations Research\/ \bf57}
(1995), 283--301. {\sl From it:\/} prices halfway between the best offer and the second
best.

\source{WL68} Boris Weisfeiler and Andrei Leman, ``The reduction of a graph to canonical
form and the algebra which appears therein'' (in Russian), {\it Nauchno-Technicheskaya
Informatsiya}, series~2, no.~9 (1968), 12--16. {\sl From it:\/} colour refinement.

\source{ZBH96} Hantao Zhang, Maria Paola Bonacina, and Jieh Hsiang, ``{\mc PSATO}: a distributed
propositional prover and its application to quasigroup problems'', {\it Journal of Symbolic
Computation\/ \bf21} (1996), 543--560. {\sl From it:\/} guiding paths, by which a search is cut and
resumed.
