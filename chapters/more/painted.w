@** Colours. \label{more/painted}%
A crossword has a square where two words cross. Both words cover that
square, and this is allowed, provided that they put the same letter there.
So the item is given a {\it colour}, here a letter. How must the
list change, so that options which agree about a colour can live together?

Here is a crossword of two by two squares. The four primary items are its rows and
columns, the secondary items are its squares |a| to~|d|, and the options are words:
\.{AT}, \.{TO}, \.{AH}, \.{HO}, in each direction, so that \.{row1: a:A b:T} puts
\.{AT} into the first row. These are all solutions; in two of them, the words across
are the words down as well.
\sketch{cross}{The four crosswords. The square at the crossing of two words has one letter, and both words
cover it.}
\transcript{solve-cross}
@^colour@> @^Algorithm C@>

@ \label{more/purify}%
Suppose that an option is chosen in which the square |a| has the letter~\.A. If |a|
were an ordinary secondary item, it would be covered, and all options that contain
it would disappear. Instead, only those disappear that give it another letter. The
others stay; and from now on they need not look at |a| any more, because they agree with
each other about it. Knuth calls this {\it purifying\/} the item. It is the heart of his
Algorithm~C [K22].
@^purify@>

A node of an option that stays gets a mark: it need not be taken out of its column when its option is hidden,
and nothing needs to be done for it when its option is chosen. The mark is
made where the colour was: the {\it shade\/} of a node is
$$\vbox{\halign{\hfil$#$\quad&#\hfil\cr
0&if the option uses the item up, without a colour\cr
k>0&if the option wants the item to have colour $k$\cr
-1&if the item has been purified, and has the colour that the option wants\cr}}$$
and a header has the colour that its column has been purified to, or 0. (TAOCP calls this
field COLOR.)
@^shade@>

@ Everything could be said with plain secondary
items: whenever two options disagree about a square, give the two of them an
item that no other option has. With the 269 words of three letters in \sec{puzzle/words}, a board of $3\times3$ would
have up to $9\cdot269^2=651{,}249$ of them.
Purifying decides all these quarrels at once, and only when an option has been chosen.

@ To see this happen, cut the upper left corner out of the crossword: one
word across, \.{AT}, and the four words that may go down from its first
letter.
\verbatimfile{figures/corner.dlx}
The word \.{AT} has just been chosen, and its first letter is put into the
square~|a|. Follow column |a| from the top. The entry of \.{row1=AT} is
gone, for its option was hidden when |row1| was covered. Then come
\.{col1=AT}, which agrees, and is marked; \.{col1=TO}, which does not, and
is hidden, so its other entries leave the columns of |col1| and~|c|;
\.{col1=AH}, marked; and \.{col1=HO}, hidden. Four entries have been
visited, two options are left, and |col1| has learned of it: its size is
now~2.
{\nolegend\steps{\step{.49\pagewidth}{corner/event-003}{\.{row1=AT} is tried}\step
{.49\pagewidth}{corner/event-004}{|a| is purified}}{Purifying |a| with the letter A.
Marked entries have an exclamation mark. Yellow is the item that was chosen, blue its option, orange what was written last. The column of |a| itself is as long as before;
it is not walked through until it is unpurified.}}

@ So there is a second list, which derives from the first, but no function is virtual. The functions that take
a node out and put it back are inherited; those that walk through a column are compiled again,
because they call another |hide|.

@(dlx/more/painted.hpp@>=
#pragma once
/* Four-way lists with colours: options that agree about the colour of an item can
   share it.  Algorithm C of [K22]. */
#include "dlx/more/search.hpp"
#include <vector>
namespace dlx {
@<Declare the class |Painted|@>
@<Purify an item@>
Result search(Painted& links, Chooser chooser,
  Limits const& limits = Limits(), Receive const& receive = nullptr,
  Observer* observer = nullptr);
  /* as for |Links|, but for problems with colours: Algorithm C of [K22] */
std::string find_fault(Painted const& links); /* as for |Links| */
std::string fault_in_paint(Painted const& links, bool whole);
  /* the same; with |whole|, an option may be hidden to the last node */
} // |namespace dlx|

@ The constant |painted| tells the search of \sec{more/search} that there are
shades to be looked at.
The shades of entries live in the nodes, since a visit to a node has to look
at its shade. Those of headers are asked for only when an
item is purified; they have an array of their own, |paint|.

@<Declare the class |Painted|@>=
class Painted : public Links {
public:
  static constexpr bool painted = true;
  explicit Painted(Problem const& problem)
    : Painted(problem, all_options(problem))@+{@+}@/
  Painted(Problem const& problem, std::vector<int> const& some)
    : Painted(problem, some, false)@+{@+}
    /* with |some| of the options, as for |Links| */
  @<Hide an option but for marked nodes@>
  @<Cover and uncover by addresses@>
  @<Cover and uncover by numbers@>
  template<class Watcher> bool purify(Node* x, Watcher& watcher);
  /* node |x| has a colour, which its item gets; has another item run out? */
  template<class Watcher> void unpurify(Node* x, Watcher& watcher);
  /* undoes the newest |purify| that is not undone, of the same node */
  @<Declare how to look at shades@>
  friend bool operator==(Painted const& a, Painted const& b) = default;
protected:
  Painted(Problem const& problem, std::vector<int> const& some, bool bounds);
  std::vector<int> paint; /* of the headers; entries have their own shades */
};

@ A trace knows shades as a field of their own, and shows those of headers, too.

@<Declare how to look at shades@>=
int shade(int x) const@+{@+
  return x <= items ? paint[index(x)] : node(x)->shade;@+}
  /* of a header or an entry: 0, a colour, or $-1$, as in the table above */
int get(Field field, int x) const;
void set(Field field, int x, int value);
  /* any field of any node, for traces; throw |std::out_of_range| */

@ Colours are numbered as the options mention them, because a trace should not depend on
colours that no option uses.

The nodes stand in an array in the order of the options, which is the order in
which they are painted; so |x| just walks along. The last argument of the
constructor is for the list with bounds.

@<Build a painted list@>=
Painted::Painted(Problem const& problem, std::vector<int> const& some,
  bool bounds) : Links(problem, some, true, bounds) {
  std::vector<int> number(index(problem.colour_count()) + 1, 0);
  int count = 0;
  paint.assign(index(items) + 1, 0);
  Node* x = node(items);
  for (int o : some)
    for (Entry const& e : problem.option(o)) {
      int& n = number[index(e.colour)];
      if (e.colour != 0 and n == 0) n = ++count;
      (++x)->shade = n;
    }
}

@ Hiding an option passes over the nodes that are marked: their items have
been purified, and those columns are not walked through until the purification is
undone. The shades of the nodes do not
change between a hiding and its undoing, because everything in between is
undone first.

@<Hide an option but for marked nodes@>=
template<class Watcher> bool hide(Node* i, Watcher& watcher) {
  bool ran_out = false;
  for (Node* j = i->right; j != i; j = j->right)
    if (j->shade >= 0) {
      take_out(j, watcher);
      ran_out |= j->item->size == j->item->floor;
    }
  return ran_out;
}
template<class Watcher> void unhide(Node* i, Watcher& watcher) {
  for (Node* j = i->left; j != i; j = j->left)
    if (j->shade >= 0) put_back(j, watcher);
}

@ To purify, write the colour into the header, and walk down the column. A
node of the same shade is marked; an option of another shade, or of none, is
hidden. In the corner of the crossword the letters A, T, O, and~H have the numbers
1 to~4, and column~|a| has these shades before and after:
$$\vbox{\halign{\hfil#\quad&&\hfil$#$\quad\cr
&\hbox{header}&\hbox{AT}&\hbox{TO}&\hbox{AH}&\hbox{HO}\cr
\noalign{\smallskip}
before&0&1&2&1&4\cr
after&1&-1&2&-1&4\cr}}$$
The options \.{col1=TO} and \.{col1=HO} are hidden now. Their own nodes in
column~|a| are not taken out, because this column is not walked down until it is
unpurified.

The node |x| itself is not met on this walk. Its option has been chosen,
therefore hidden, and |x| is not in its column. It keeps its colour, which |unpurify| needs.

@<Purify an item@>=
template<class Watcher> bool Painted::purify(Node* x, Watcher& watcher)
{
  bool ran_out = false;
  Node* const c = x->item;
  int const k = x->shade, n = number(c);
  watcher.write(Field::colour, n, paint[index(n)], k);
  paint[index(n)] = k;
  for (Node* i = c->down; i != c; i = i->down)
    if (i->shade == k) {
      watcher.write(Field::colour, number(i), k, -1);
      i->shade = -1;
    } else ran_out |= hide(i, watcher);
  return ran_out;
}

@ Why is a column with some hidden nodes never walked through? A purified item is
never chosen, as it is secondary; and the options in its column that are still
there all agree about it, so none of them covers or purifies it
again. {\it While a column is
purified, its links do not change}.
@^invariant of a purified column@>
Nor is a colour lost when the mark is written over it: a marked node has the colour of the header. So one field is
enough for the colour and for the mark.

@ And backwards. A marked node in this column was marked by the purification
that is being undone, for a column is purified at most once at a time.

@<Purify an item@>=
template<class Watcher> void Painted::unpurify(Node* x, Watcher& watcher) {
  Node* const c = x->item;
  int const k = x->shade, n = number(c);
  for (Node* i = c->up; i != c; i = i->up)
    if (i->shade < 0) {
      watcher.write(Field::colour, number(i), -1, k);
      i->shade = k;
    } else unhide(i, watcher);
  watcher.write(Field::colour, n, k, 0);
  paint[index(n)] = 0;
}

@ The rest of the module: the field of shades, and the search.

@(dlx/more/painted.cpp@>=
#include "dlx/more/painted.hpp"
namespace dlx {
@<Build a painted list@>
@<Look up and set shades@>
@<Look for faults in a painted list@>
Result search(Painted& links, Chooser chooser, Limits const& limits,
  Receive const& receive, Observer* observer) {
  return dance_on(links, chooser, limits, receive, observer);
}
} // |namespace dlx|

@ A shade is one more field, with the letter $K$, since $C$ belongs to
the columns. It is written through the watcher, replayed, and compared like any field; so
neither trace nor replay had to learn what a colour is.

@<Look up and set shades@>=
int Painted::get(Field field, int x) const {
  if (field != Field::colour) return Links::get(field, x);
  return x <= items ? paint.at(index(x)) : nodes.at(index(x)).shade;
}
void Painted::set(Field field, int x, int value) {
  if (field != Field::colour) Links::set(field, x, value);
  else (x <= items ? paint.at(index(x)) : nodes.at(index(x)).shade) = value;
}

@ The sanity check is that of \sec{more/links}, with marked nodes taken into
account; and a node is marked only in a column that has been purified.

@<Look for faults in a painted list@>=
std::string fault_in_paint(Painted const& links, bool whole) {
  auto is_marked = [&links](int x) { return links.shade(x) < 0; };
  for (int x = links.item_count() + 1; x < links.node_count(); ++x)
    if (is_marked(x) and links.shade(links[x].item) <= 0)
      return "node " + std::to_string(x) + " is marked, its column is not";
  return find_fault(links, is_marked, whole);
}
std::string find_fault(Painted const& links) {
  return fault_in_paint(links, false);
}

@ \pitfall{Comparing colours when it is too late: a solver that chooses
first and compares afterwards finds the same covers, but it walks into every
contradiction. Giving a colour to a primary item, which the format refuses. Forgetting that an option without a colour uses
the item up: it agrees with no other, not even with another one without a
colour.}

\pinned{\.{tests/more/painted\UL test.cpp} compares the covers of hundreds of
random coloured problems with brute force, and covers and numbers of nodes with the search on paper. It looks at every link and every shade after every event, with
a model that has no links.}

\exercise[10]{Add the word \.{TA} to the crossword. How many crosswords are there now?
Guess first.}
\answer{Seven: the four old ones, and three in which \.{TA} stands in the first or in the second
row, and in the column of the same number; the other word is \.{AT} in two of them, and
\.{AH} in the third. In all of the new ones, the words across are the words down.}

\exercise[20]{A problem has a secondary item |x| whose colours are the numbers
from 1 to 1000, and every option contains |x|. What does the first choice do
to the list? Compare with a problem in which |x| is primary.}
\answer{It purifies |x|: all options with another number are hidden at once, and only
those with the same number remain. If they are equally distributed, one in a thousand
stays. If |x| is primary, it has no colour, each option covers it, and the first choice is
the only one.}

\summary{Options with the same colour can share a secondary item. Purifying
hides those with another one, and marks those with the same, so that they
need not be looked at again.}
