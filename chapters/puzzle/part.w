@** \part Puzzles. \label{puzzle/part}%
After this part you can turn a puzzle into an exact cover problem: you see
what the items are, and which of them are secondary (\sec{puzzle/primary-diagonals}); how a symmetry is broken;
and how a problem is checked against numbers that others have counted.
Most chapters are models to copy, and short. Some only read what people type:
boards, givens, and drawings.

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
