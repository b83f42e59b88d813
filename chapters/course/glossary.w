@** Glossary. \label{course/glossary}%
The words of this book are those of the field, and where a field has two words, those
of [K22]. Behind each stands where it was published first, as far as we know, and where
it lives here. A word in quotes is our own for the same thing; it is used beside
the standard one, because a story needs names.
@^glossary@>

{\def\term#1#2#3{\par\hangindent1.5em\hangafter1\noindent{\bf#1}\enspace#2\unskip\if!#3!\else\enspace
  {\let\between\empty \let\last\empty \def\next{#3}\expandafter\termplace\next,,}\fi\par}
\def\termplace#1,{\ifx,#1,\else \let\now\relax % a chapter of another volume is told once
  \expandafter\ifx\csname lab:#1\endcsname\relax\expandafter\let\expandafter\now\csname title:#1\endcsname\fi
  \ifx\now\relax\between\shortsec{#1}\else\ifx\now\last\else\between``\now''\let\last\now\fi\fi
  \def\between{, }\expandafter\termplace\fi}
\parindent0pt \parskip2.5pt plus1pt
\def\group#1{\medbreak\leftline{\it#1}\nobreak}
\group{The problem}
\term{exact cover}{A set of options, each with a primary item at least, that together contain
each primary item exactly once, and each secondary item at most once. To decide whether there
is one is {\mc NP}-complete [Ka72].}{dance/problem,dance/primary}
\term{item, option}{What has to be covered, and what may be chosen; an option is a set of
items. The older papers say column (or constraint) and row.}{dance/items}
\term{primary, secondary}{An item that the search may choose, to be covered exactly once unless
it has bounds; and one that it never chooses, covered at most once, or by options that agree on
its colour [K00].}{dance/primary,dance/queens}
\term{entry, node}{An item in an option, and the place in memory that stands for it.}{dance/node}
\term{matrix}{The same problem as zeros and ones: a row for each option, a column for each
item.}{dance/algorithm_x}
\term{packing}{A set of options, no two of which share an item; here, a puzzle of pieces
that fill a board.}{puzzle/polyomino}
\term{colour}{What an option may say about a secondary item; options that say the same can
be in one cover [K22].}{more/painted}
\term{bounds, multiplicity}{How often an item must be covered, at least and at most
[S, K22].}{more/bounded}
\term{cost}{A number that belongs to an option; the cost of a cover is the sum.}{more/cheapest}
\term{model}{The choice of items and options for a puzzle: all of part III. Of a formula, values of its variables for which it holds.}{puzzle/board,text/translate}
\group{The dance}
\term{ring}{A circular list with links to both neighbours.}{dance/two-links}
\term{four-way list}{Nodes with links to the left, right, up, and down; rows and columns
are rings.}{dance/links,dance/invariants}
\term{header, root}{The node that stands for an item and begins its column; and node~0, which
begins the ring of headers.}{dance/node}
\term{dancing links}{To take an element out of a list and leave its own links as they are,
so that it can come back [HN79, K00].}{dance/two-links}
\term{cover, uncover}{To take an item out of the list of items, and all its options out of
all other items; and to undo that, backwards [K00].}{dance/covering,dance/uncovering}
\term{hide, unhide}{The part of it that concerns one option [K22].}{more/hide}
\term{purify, unpurify}{To hide the options that give an item another colour [K22].}{more/purify}
\term{commit}{In [K22], to cover or purify what an entry says; here also, to begin with
options that have been chosen.}{puzzle/commit}
\term{tweak}{To take one option after the other away from an item that is covered several
times [K22]. Ours ``take turns''.}{more/tweak}
\term{position, checkpoint}{Where a search is, as a path in its tree and a few numbers; and a file with that, from which
it can go on.}{more/range,command/keeper}
\term{Algorithm X, Algorithm DLX}{Choose an item, try each of its options, cover,
go on; on any matrix, and with links [K00].}{dance/algorithm_x,dance/search}
\term{backtracking}{To try the choices of a sequence one after the other, and to take
the last one back when nothing fits [GB65].}{dance/algorithm_x}
\term{search tree, node, level}{What a search walks through: a node for each set of
options that it has tried together; its level says how many these are.}{dance/search}
\term{dead item, dead end}{A primary item without options, and a node with such an item.}{dance/dead-end}
\term{chooser}{The rule by which a search chooses an item: {\tentex first}, or {\tentex smallest},
which is the MRV heuristic, minimum remaining values [GB65, HE80].}{dance/choosing}
\term{observer}{An object that is told what happens, and changes nothing.}{dance/observer,more/observer}
\term{trace}{All events of a search with the links that they write, in a file.}{draw/trace}
\term{script}{The choices of a person, for a search that repeats them.}{more/script}
\term{estimate}{The size of a search tree, from random walks [K75].}{more/estimate}
\term{proof}{Covers, and lemmas that follow by unit propagation; at the end nothing else is possible
[GN03, BGMN23].}{more/lemmas,text/check_proof}
\term{certificate of a number}{A formula as products and sums, with a proof that it is the problem [BNAH23].}{text/cpog,text/check_count}
\group{Symmetry}
\term{automorphism}{A permutation of the items that makes options of options. ``Mirror''.}{fast/automorphisms}
\term{orbit, stabilizer}{What a thing can be moved to; the motions that leave it where it
is.}{puzzle/orbits,puzzle/stabilizer}
\term{Burnside's lemma}{The number of orbits is the average number of things that a motion
leaves alone.}{puzzle/burnside}
\term{canonical image}{The first of all images in a fixed order, by which images of
one thing are recognized [M81]. ``First image''; a cover that is its own is
fundamental.}{puzzle/orbits,fast/images}
\term{colour refinement}{To give items different colours when their neighbours differ in
colour, until nothing changes; what can be exchanged keeps one colour [WL68].}{fast/automorphisms}
\term{symmetry breaking}{To change a problem so that of images only one is
left.}{puzzle/one-of-each,puzzle/no-reversals,puzzle/breaking-tile}
\group{Money}
\term{branch and bound}{To turn back where no cover can be cheaper than the best one known
[LD60].}{more/branch-and-bound}
\term{bound}{A number that the covers below a node cannot be cheaper than.}{more/branch-and-bound}
\term{dual price}{What an item pays; in the simplest case, no option is paid more than it costs
[D63]. ``Fare''.}{more/dual-prices}
\term{reduced cost}{What is left of the cost of an option when its items have
paid their prices [D63]. ``Net cost''.}{more/dual-prices}
\group{Speed}
\term{bit mask}{A set as a word, one bit for each member.}{fast/rows}
\term{conflict mask}{The set of all options that cannot be chosen together with a given
one.}{fast/rows,fast/counters}
\term{packed counters}{The options of many items side by side in one vector, so that one
instruction counts them.}{fast/counters}
\term{vector instruction}{One that does the same to many words, or bytes, at once ({\mc
SIMD}).}{fast/counters}
\term{open item, live option}{One that is not covered yet, and one that can still be chosen; in [K22], active ones.}{fast/rows,fast/counters}
\term{state}{What is left at a node, as a set of open items or live options; in Knuth's {\tentex dlx6}, its signature.}{fast/memory}
\term{transposition table}{A table of states that have been searched, with the result
[GEC67]; in {\tentex dlx6}, the memo cache.}{fast/memory}
\term{memoized covers}{The covers below such a state, kept as a decision diagram, so
that they need not be searched for again; after memo functions [Mi68] and [N17].}{fast/memory}
\term{{\mc ZDD}}{Zero-suppressed decision diagram: a graph whose paths are the sets of a
family [Mi93].}{fast/memory}
\term{preprocessing}{What is certain before the search begins: forced options, and
options that cannot be in any cover.}{fast/forced}
\term{connected components}{Parts of a problem that share no item; their counts are
multiplied [HT73].}{fast/components,fast/count}
\term{work sharing, work stealing}{Who has too much gives, or who has nothing takes, a
subtree [BL99]. Ours give.}{fast/threads}
\term{part, range}{The subtrees between two paths in a search tree, for one of many machines. A path to
a subtree that is given away is called a guiding path [ZBH96].}{more/range,more/split}
\term{portfolio}{Several methods at once, and the first answer counts [HLH97].}{fast/restarts}
\term{restart}{To give a search up, and begin it anew with other lots; against heavy tails [GSC97].}{fast/restarts}
\term{weighted degree}{How often an item, or a constraint, was the reason of a dead end; {\tentex dom/wdeg} is the size divided by it [BHLS04].}{fast/restarts}
\term{sparse set}{A list whose first part is the set; what is struck changes places with the last of it [BT93].}{fast/restarts}
\term{hybrid}{Links above, masks below.}{fast/hybrid}
\group{The book}
\term{literate program}{One source, woven into a book and tangled into a program [KL93].}{welcome}
\term{golden file}{What a program has printed once, when it was right; a test compares.}{draw/conformance}
\term{change file}{Lines of the book, and what shall stand in their place.}{course/change-files}
\term{exit status}{The number by which a command says how it went.}{command/main}
\par}

\summary{If a word is not here, it is in the index.}
