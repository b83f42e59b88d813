@** \part The dance. \label{dance/part}%
Seven people want to eat together, and six tables are laid. The first table
seats Charlie, Eve, and Fred; the second Alice, Dave, and George; the third Bob,
Charlie, and Fred; the fourth Alice and Dave; the fifth Bob and George; the sixth
Dave, Eve, and George. Can you choose some of the tables so that everybody has a seat,
and nobody has two? Take a pencil before you turn the page.

After this part you can write a puzzle as a problem of this kind, and solve it by hand; you know
which choices keep the search small; you can strike things out of a list and
put them back without having written down where they were; and you can write
Algorithm DLX from memory, for it fits on a page. It takes an evening.

\about{dance/guests}{what an exact cover is; items, options, and that dinner}%
\about{dance/by_hand}{the search, by hand, on a matrix of zeros and ones}%
\about{dance/ring}{a list whose removed members know the way back}%
\about{dance/four_way}{rings in two directions; cover and uncover}%
\about{dance/explore}{the whole algorithm, and what it looks like}%
\about{dance/models}{a sudoku and four queens, as items and options}%
\about{dance/latin}{the smallest problem that deserves the name, traced to the end}%
\about{dance/problem}{the program: a problem that cannot be wrong}%
\about{dance/observer}{what a search is told, and what it says to those who listen}%
\about{dance/algorithm_x}{the program that does what the pencil did}%
\about{dance/links}{the program of the list}%
\about{dance/search}{the program around the algorithm}%
\about{dance/sanity}{what must be true in a list, and how one looks}%
\about{dance/snapshot}{the list as a picture, in forty lines}%
\about{dance/queens}{queens on boards of all sizes}%
\partmap

{\it What may be skipped.} The first seven chapters are the idea. The others, from
\sec{dance/problem} on, are the program behind it, in the same order, for readers who want to know how it is done in
\CPLUSPLUS/.

{\it Where it is needed again.} Everywhere. Later parts build lists of their own
that take the same steps; tests compare them write by write. Others draw these
steps, or find the same covers without them, and are tested against this part.
