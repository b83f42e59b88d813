@** \part The dance. \label{dance/part}%
Seven people want to eat together, and six tables are laid. The first table
seats Charlie, Eve, and Fred; the second Alice, Dave, and George; the third Bob,
Charlie, and Fred; the fourth Alice and Dave; the fifth Bob and George; the sixth
Dave, Eve, and George. Can you choose some of the tables so that everybody has a seat,
and nobody has two? Take a pencil before you turn the page.

After this part you can solve such a problem by hand, and you know
which choices keep the search small; you can strike things out of a list and
put them back without having written down where they were; and you can write
Algorithm DLX from memory, for it fits on a page. It takes an evening.

\about{dance/problem}{what an exact cover is; items, options, and that dinner}%
\about{dance/algorithm_x}{the search, by hand and on a matrix of zeros and ones}%
\about{dance/ring}{a list whose removed members know the way back}%
\about{dance/links}{rings in two directions; cover and uncover}%
\about{dance/observer}{what a search is told, and what it says to those who listen}%
\about{dance/search}{the whole algorithm, and what it looks like}%
\about{dance/sanity}{what must be true in a list, and how one looks}%
\about{dance/snapshot}{the list as a picture, after each step}%
\about{dance/latin}{the smallest problem that deserves the name, traced to the end}%
\about{dance/queens}{four queens, traced to the first solution, and eight}%
\partmap

{\it What may be skipped.} Readers who have danced before may look at the pictures,
read the page of Algorithm DLX, and go on. \sec{dance/latin} and \sec{dance/queens}
are two problems to look at, and no module of the search needs them. \sec{dance/sanity} is for those who write such lists.

{\it Where it is needed again.} Everywhere. Later parts build lists of their own
that take the same steps; tests compare them write by write. Others draw these
steps, or find the same covers without them, and are tested against this part.
