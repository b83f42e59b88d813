@** \part More than exact. \label{more/part}%
After this part you can state and solve problems with colours, bounds, and costs. An item may be covered by
several options that agree about a colour, it may or must be covered
a number of times, and options have a price.
You can also steer a search by hand, stop it at a limit, and say how long it
is going to take before it has taken it.

\about{more/problem}{items and options again, with colours, bounds, and costs}%
\about{more/observer}{how a search reports its steps, when it stops, how far it is}%
\about{more/links}{four links, addresses, and room for what is to come}%
\about{more/range}{where a search is, and what is left of it}%
\about{more/search}{the general dance, with limits and without recursion}%
\about{more/painted}{secondary items with colours}%
\about{more/bounded}{items that are covered between $l$ and $u$ times}%
\about{more/cheapest}{the cover that costs least}%
\about{more/script}{a search that does what it is told}%
\about{more/estimate}{one step of a walk, and the size of a tree from a few walks}%
\about{more/split}{a tree in fair shares, for many machines}%
\about{more/lemmas}{why nothing was missed, in lemmas and diagrams that can be checked}%
\about{more/covers}{all covers as one object, and why there is none}%
\partmap

{\it What may be skipped.} The first chapters are the ground on which all else
stands. Of the others, you may read those that you like, for a chapter that uses another says so. Take colours for words and
tiles, bounds for parties and domination, costs where one cover is better
than another.

{\it Where it is needed again.} The problem of this part is the one that
files, puzzles, pictures, and the faster engines know.
