@** Algorithm DLX. \label{dance/explore}%
We have a list that can hide an item and bring it back. What remains is to
search: choose an item, hide it, try its options one after the other, and
for each of them hide the other items that it covers; go on with the
rest; come back, and undo. Algorithm~X with dancing links is what Knuth called Algorithm DLX [K00].\side{In [K22], it is this one that is called Algorithm~X.}
@^Algorithm DLX@>

On the right is everything that the search does when it is asked to seat the seven guests of
\sec{dance/guests}.
\sidefigure{dinner-tree/dinner-tree}{The search tree of the dinner, drawn from
a trace. A circle is a place where the search branched, with the item that it chose; the
edges are the options that it tried. The square is a dead end, the diamond is a solution.}
Follow it with a finger. |A| is the leftmost of the guests with two tables. With option~2, only option~3 is left for |B|, and then
nothing is left for~|E|: a square. So the search takes option~3 back; there is nothing
more to try for |B|, so it takes back option~2, and tries option~4. From there, each item
that is chosen has a single option, down to the diamond.

@ And here is the algorithm. It is worth learning by heart:
{\sl Is nothing left to cover? Report. Choose an item. Cover it. For
each of its options: cover the other items, going round the row to the right; search;
uncover them, going round to the left. Uncover the item.} Its lines have names, X1
to~X7, and the small frames in this part say which of them is at work. The functions that |explore| uses have a few lines each (\sec{dance/search}):
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
|links|, |path|&the list; the nodes of the options chosen so far\cr
|cover|, |uncover|&those of \sec{dance/four_way}, counted and told\cr
|chosen|, |tried|&choose an item; begin with an option\cr
|report|, |die|&hand over a cover; tell of a dead end; may we go on?\cr}}$$

What
|explore| returns is whether the search shall go on, as |report| has asked the user of the search. When
the answer is no, the loop ends, but not before the option has been taken back;
then the item is uncovered; and so on, up to the root. So {\it the list comes
home\/} in any case.

@<Explore what is left@>=
bool explore()
{
  ++totals.nodes;
  if (links[0].right == 0) return report(); /* X1 */
  int const c = chosen(); /* X2 */
  if (links.size(c) == 0) return die(c); /* X3 */
  cover(c); /* X4 */
  bool more = true;
  for (int x = links[c].down; more and x != c; x = links[x].down) {
    tried(x);
    for (int j = links[x].right; j != x; j = links[j].right)
      cover(links[j].item); /* X5 */
    path.push_back(x);
    more = explore();
    path.pop_back();
    for (int j = links[x].left; j != x; j = links[j].left)
      uncover(links[j].item); /* X6 */
  }
  uncover(c); /* X7 */
  return more;
}

@ Why is this right? Compare it with the pencil of \sec{dance/by_hand}.\side{In {\it The Art
of Computer Programming\/} [K22], steps of the same letter do the same without
recursion, and without links along the rows, and are counted differently.}
Where that wrote a new matrix for each child, this one changes the only list that
there is, and changes it back; and it never asks how. The invariant is the same,
with a few words replaced: at a node whose options so far are $o_1$, \dots,
$o_k$, the {\it items that are not covered\/} are
those that none of $o_1$, \dots, $o_k$ has, and the nodes in their columns belong to
the options that share no item with any of $o_1$, \dots,~$o_k$.
@^invariant of the remainder@>

X4 and X5 make it true for the child: what they cover are exactly the items of one
more option. X6 and X7 make it true again for the parent, because they uncover the
same items, the last one first. To see that they do, read X5 and X6 together: the
ring of the option is walked to the right, beginning after~|x|; then to the left,
beginning before~|x|. A second walk to the right would be the mistake of
\sec{dance/wrong-order}.
@^wrong order@>

And why is it safe to walk down column~|c|, while everything around it is covered and uncovered? Because |c| was covered first.
X4 has taken all options of |c| out of every column but this one; so no other cover meets any of them, and column~|c| stays as it was until~X7. This is the
invariant of half-hidden options (\sec{dance/invariants}). And the walks along a row are safe because rows never change.

@ The recursion can be seen at work on the matrix of seven items from the slides
of report~3, in which {\it D\/} has a single option. Here is everything that the search
does with it. Follow the names of the lines; from the fourteenth frame on, the list
only goes home.
\framestrip{smallest}{All lines of the algorithm but X3, in 21 frames, for the options {\ninett
CEF}, {\ninett AG}, {\ninett ABCDF}, {\ninett AB}, {\ninett EG}, {\ninett BEG}. {\it D\/} is
chosen at once, since it has only option~3; |E| and |G| are left, and option~5 has
them both. A chosen option has a band behind it, and its item is golden. The items of an option are covered around its ring, from the chosen node to
the right: after {\it D\/} come |F| and, around the end, |A|, |B|, |C|.}

@*1 Choosing. \label{dance/choosing}Which item should we branch on? For the answer it does not
matter; for the time it takes, nothing matters more. An item with a single
option costs no branching at all, and an item with none ends a hopeless
branch at once. So a good rule is to choose an item that has the fewest
options: the search tree stays slim near its root, where slimness counts
most. The rule is old: Golomb and Baumert wrote it down in 1965 [GB65].\side{Since then it has got more names: MRV, or minimum remaining values, is one.}
@^minimum remaining options@>@^MRV heuristic@>@^Golomb, Solomon Wolf@>@^Baumert, Leonard Daniel@>

But is the rule worth the time it takes to look at all the active items at
every node? Ask the program; here, \.{--engine links} asks for Algorithm DLX, and \.{--stats} for
its totals:
\transcript{choosers}
There are problems where the first item is as good as the smallest, because the
order of the items was chosen by a person who knew. But one has to know.

@ A word about ties. At the beginning of the dinner, five guests have
two tables each. One must be taken, and the choice is visible:
another one gives another tree, often with another number of nodes, and covers may come in another order. All our searches take the leftmost, so that they can
be compared node by node with each other and with the reports. This is also
why the order of the items in a file matters to the search, though not to
the set of its covers.

So |chosen| calls a function that walks along the ring of headers; the first of the smallest wins,
because only a strictly smaller one replaces it. The function is called only
if some item is left.
@^ties@>

@<Choose the first or the smallest item@>=
int choose() const
{
  int best = links[0].right;
  if (chooser == Chooser::first) return best;
  for (int c = best; c != 0; c = links[c].right)
    if (links.size(c) < links.size(best)) best = c;
  return best;
}

@ And this is what happens if one takes the first item instead: the dinner of
\sec{dance/guests} again, as on the slides of report~3. |A| comes first, and has two
options. With option~2, the search runs into |E|, which no option serves any more; it
takes everything back, tries option~4, and runs into |E| once more, before
options 4, 5, and~1 make a cover. Count the frames: there are 45, of which 28 show a
cover or an uncover.
\framestrip{slides-first}{The first column first: dinner for seven, with all dead ends.
Lines X3 and X1 change no link; after them, X6 takes back what X5 has done.}

\pitfall{A problem without primary items has its only cover at the root, before anything is chosen, and some programs miss it. A search that
is stopped and leaves items covered, so that the next one on the same list
finds less. And recursion itself: each level waits on the stack of the
machine until those below have been explored. Some ten thousand levels are
nothing to worry about; for a hundred thousand the path would have to be
kept in an array, where the stack cannot overflow.}
@^recursion, depth of@>

\pinned{\.{tests/dance/search\UL test.cpp} looks at the whole list after every event of a search, and stops searches
after every possible cover, each time looking whether the list is what it was.}

\exercise[10]{How many frames would the figures of this chapter have, for a problem that consists of $n$
items and $n$ options, option $k$ being item $k$ alone?}
\answer{$4n+3$. Each item is chosen, covered, its only option tried, and in the end
uncovered; there are no others. To these come the list before the first step, the
solution, and the end.}

\exercise[15]{What becomes of the search if X6 walks to the right, like~X5? Say
when it does harm, and how long it can stay unnoticed.}
\answer{The items of an option are then uncovered in the order in which they were
covered; when that hurts, \sec{dance/wrong-order} says. A column comes back wrong, for instance,
with {\tentex C A B}, {\tentex A D}, {\tentex B D}, {\tentex B D}. We let this
search try twenty thousand small random problems. In 10{,}654 of them some size was
wrong in the end; a link was wrong in 130; and in 134 the covers
were, or the search did not end at all. The exercise {\tentex reverse} of the course finds it out; in {\tentex expose}, you
write the test that does.}

\summary{Choose the item with the fewest options, cover it, and try each of
its options; undo in reverse, and leave the list as you found it. That is
all there is to Algorithm DLX.}
