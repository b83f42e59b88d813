@** \part Speed. \label{fast/part}%
% Rows of bits: 0 empty, 1 blue, x orange (what changes), - crossed out (gone), . a gap
\gdef\bitcell#1#2{\hbox to 8bp{\vbox to 8bp{}\pdfliteral{q .4 w .3 G #1 .5 .5 7 7 re #2
  Q}\hss}}%
\gdef\bits#1{\leavevmode\lower1bp\hbox{\bitsloop#1\relax}}%
\gdef\bitsloop#1{\ifx\relax#1\else
  \ifx0#1\bitcell{}{S}\else \ifx1#1\bitcell{.45 .62 .85 rg}{B}\else
  \ifx x#1\bitcell{.8 .3 0 rg}{B}\else
  \ifx-#1\bitcell{.6 G 0 J}{S .5 .5 m 7.5 7.5 l S}\else\kern5bp\fi\fi\fi\fi
  \expandafter\bitsloop\fi}%
\gdef\overbits#1{\hbox{\overbitsloop#1\relax}}% of the columns of such a row
\gdef\overbitsloop#1{\ifx\relax#1\else\ifx.#1\kern5bp\else\hbox to 8bp{\hss\eightrm#1\hss}\fi
  \expandafter\overbitsloop\fi}%
After this part you know what can be done when links are not fast enough: bits in place of links, sixty-four sizes
counted at once, states that are recognized, and many threads; and what each of these is worth. All engines find the same covers
in the same order, and you know why.

\about{fast/rows}{items as rows of bits, and a first engine}%
\about{fast/counters}{a counter for each item, and masks for options}%
\about{fast/bounds}{items that are covered several times}%
\about{fast/memory}{states that return, and numbers that could be others}%
\about{fast/images}{symmetries, and one image for all states that look alike}%
\about{fast/tree_search}{when a search stops, and where it is}%
\about{fast/search}{the walk along the tree}%
\about{fast/masks}{the search by counters}%
\about{fast/hybrid}{links above, bits below}%
\about{fast/threads}{one tree, many threads}%
\about{fast/components}{problems that fall apart, and a good order}%
\about{fast/engine}{which engine takes which problem, how many covers there are, and what was gained}%
\about{fast/restarts}{one cover, by lot, and no heavy tail}%
\partmap

{\it What may be skipped.} The part is a ladder. One can stop with a complete solver after
\sec{fast/rows}, \sec{fast/masks}, \sec{fast/hybrid}, or \sec{fast/threads}; \cmd{dlx solve --engine filter}, \cmd{--engine masks}, and \cmd{--engine hybrid} run the first three of these
solvers, and \cmd{--threads 4} the last. \cmd{--without} switches off one technique of \sec{fast/memory}, \sec{fast/images}, \sec{fast/components}, or \sec{fast/counters}, as in
\cmd{dlx count --without memory}.
\sec{fast/ladder} measures what each technique brings. {\it Where it is needed again.} In the command, and in three exercises of \sec{course/coursework}.
