@** \part Puzzles. \label{puzzle/part}%
After this part you can turn a puzzle into an exact cover problem: you see
what the items are, and which of them are secondary (\sec{puzzle/primary-diagonals}); how a symmetry is broken;
and how a problem is checked against numbers that others have counted.
Most chapters are models to copy, and short. Some only read what people type:
boards, givens, and drawings.

Many conditions can be said with items alone. Here $A$, $B$, and $C$ are options; {\tentex x} and the letters with a digit are new items.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
{\it condition}&{\it how to say it}&{\it an example is in}\cr
\noalign{\smallskip}
not both $A$ and $B$&a secondary item {\tentex x} in both&\sec{puzzle/torus}\cr
exactly $k$ of these&an item with bounds {\tentex k\char"7C x} in each&\sec{puzzle/eight-pieces}\cr
at most $k$; at least $k$&bounds {\tentex 0:k\char"7C x}; {\tentex k:*\char"7C x}&\sec{puzzle/domination}\cr
$A$ and $B$ agree&a secondary item with a colour, {\tentex x:red}&\sec{puzzle/edges}\cr
if $A$, then $B$&{\tentex x:yes} in $A$ and $B$; {\tentex x:no} in what replaces $B$&\sec{more/painted}\cr
{\tentex x} may stay open&make {\tentex x} secondary&\sec{puzzle/primary-diagonals}\cr
$p<q$&secondary items {\tentex t1}, {\tentex t2}, \dots: the option for~$p$&\sec{puzzle/order}\cr
&takes {\tentex t1} to {\tentex t}$p$, that for~$q$ takes {\tentex t}$q$ and later ones&\cr}}$$
For example, let each of nine referees whistle in two games or three, and each game need two of them: the items are {\tentex 2:3\char"7C Ann} and
{\tentex 2\char"7C game1}, and secondary ones such as {\tentex Ann.3pm}; an option is {\tentex Ann game1 Ann.3pm}. A problem that \cmd{dlx make} has made is text: add
your items to its first line, and entries to its options.
@^idioms of modelling@>@^before@>@^less than@>@^timetable@>

\about{puzzle/board}{where the options of a problem stand on a board}%
\about{puzzle/torus}{queens on a board without edges}%
\about{puzzle/symmetry}{counting what cannot be turned into each other}%
\about{puzzle/domination}{few queens that guard all squares; all pieces of chess}%
\about{puzzle/sudoku}{nine of each, in rows, columns, and boxes}%
\about{puzzle/givens}{squares that are filled already}%
\about{puzzle/drawings}{pieces, how they can be turned, and a puzzle drawn in a file}%
\about{puzzle/polyomino}{pieces that fill a board or a box; squares in a rectangle}%
\about{puzzle/langford}{numbers in a row, at their distances}%
\about{puzzle/edges}{tiles with coloured edges, and words that share their letters}%
\about{puzzle/parties}{guests at tables, and schoolgirls on seven days}%
\about{puzzle/comparison}{what the links are worth, and what the choice is}%
\partmap

{\it What may be skipped.} Read the chapter of boards, and then the puzzles
that you like; they hardly need one another. Those with coloured edges and
with words need colours; attacked squares and partitions need bounds, and the former also costs.

{\it Where it is needed again.} The pictures draw boards, and the command makes
each of these problems. The engines do not know what a puzzle is.
