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
% a board of two rows and four columns, with a colour as a number in each square
\gdef\refined#1#2{\vbox{\offinterlineskip\refinedrow#1 \refinedrow#2 \hrule}}%
\gdef\refinedrow#1 #2 #3 #4 {\hrule\hbox{\vrule\refinedcell#1\refinedcell#2\refinedcell
  #3\refinedcell#4}}%
\gdef\refinedcell#1{\hbox to 16bp{\vrule height 12bp depth 4bp width 0pt\hss\ifnum#1=0
  \color{.8 .3 0}{$\bullet$}\else$#1$\fi\hss}\vrule}%
After this part you know what can be done when links are not fast enough:
bits instead of links, many options at once, situations that are recognized,
many threads; what each of these is worth, and on which problems it costs
more than it brings. All engines of this part that look for all covers find the same ones in the same
order, and you know how that is made sure.

\about{fast/rows}{options as rows of bits}%
\about{fast/filter}{the first engine: lists of what is left}%
\about{fast/arena}{memory that is given back in the opposite order}%
\about{fast/conflicts}{conflict masks, made when they are asked for}%
\about{fast/vectors}{all that depends on the kind of processor}%
\about{fast/tables}{the tables that a search by masks reads}%
\about{fast/transposition}{situations that come again}%
\about{fast/automorphisms}{symmetries that a problem has by itself}%
\about{fast/canonical}{one image for all that look alike}%
\about{fast/forecast}{how large a subtree will be}%
\about{fast/frames}{what a path of a search consists of}%
\about{fast/narrow}{all children at once, in a few words}%
\about{fast/wide}{one child after the other, where there are many items}%
\about{fast/counter_shape}{how large a state of counters may be}%
\about{fast/packed_counters}{many small counters in one vector}%
\about{fast/leaving}{and when they are not worth it any more}%
\about{fast/mask_search}{a search that can be stopped, and divided}%
\about{fast/masks}{a search on words of bits}%
\about{fast/remainder}{what is left, as a problem of its own}%
\about{fast/large_list}{a list for large problems}%
\about{fast/hybrid}{links above, bits below}%
\about{fast/threads}{one search, many threads}%
\about{fast/components}{problems that fall apart}%
\about{fast/engine}{which engine takes which problem}%
\about{fast/count}{how many covers there are}%
\about{fast/restarts}{one cover, by lot, and no heavy tail}%
\about{fast/covers}{a loop that asks for covers, one by one}%
\about{fast/measured}{what was gained, and what was tried in vain}%
\partmap

{\it What may be skipped.} The part is a ladder, and one can get off with a complete solver after
\sec{fast/filter}, \sec{fast/masks}, \sec{fast/hybrid}, or \sec{fast/threads}, and with one that counts after \sec{fast/count}; \cmd{--engine} has the names of all but the threads.
What each idea brought, \sec{fast/ladder} tells. {\it Where it is needed again.} In the command, and in three exercises of \sec{course/coursework}.
