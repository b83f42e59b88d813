@** \part Pictures. \label{draw/part}%
After this part you can write down what a search did, so that each of its moments can be reached
again, forwards and backwards, link by link. You know how the figures of this book are made, and can
make your own from any problem.

\about{draw/trace}{what happened, for programs: a line an event}%
\about{draw/log}{what happened, for people; boards drawn with characters}%
\about{draw/film}{pictures that move by themselves}%
\about{draw/player}{a page that plays a trace, and one that searches what one types}%
\about{draw/conformance}{is this the trace of Algorithm DLX?}%
\about{draw/sheet}{where it is decided what looks how; boxes and curves on a sheet of paper}%
\about{draw/picture}{the four-way list, drawn}%
\about{draw/gallery}{from recipes, a few lines each, to a folder of pictures}%
\about{draw/tableau}{solutions as a person would draw them}%
\about{draw/frame}{what is to be seen of the list, and said, but not where}%
\about{draw/stage}{the ways of the links, and where everything is}%
\about{draw/squares}{a search as a position on a board, and by hand on a matrix}%
\about{draw/tree}{every branch, dead end, and solution of one search, from its trace}%
\about{draw/sequence}{from a trace to many pictures, and Graphviz, without a word}%
\about{draw/multiples}{small frames, many to a page}%
\partmap

{\it What may be skipped.} All of it, if you came for the algorithm: no search needs to know that it
is drawn. Read the trace, if you want to write a viewer of your own.

{\it Where it is needed again.} Only in the command, which draws.
