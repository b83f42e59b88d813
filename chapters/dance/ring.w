@** Lists that remember. \label{dance/ring}%
How can one put back what has been struck out, without having written it
down anywhere? This chapter answers the question for a single list. In the
next chapter we shall weave a whole matrix out of such lists, but nothing
new will be needed for it: the idea is all here, and it is two assignments
long, and two more for the way back.

@ Let us begin with too little. In a {\it chain\/} every member knows who
comes next, and no more than that. The last member has none after it, or,
what is more convenient, it knows the first one again, so that the chain is
circular. To make the beginning easy to find we reserve the number~0 for a
{\it header}, which is never removed. A chain of four looks like this:
$$\vbox{\offinterlineskip\halign{\strut\hfil#\quad\vrule
 &&\hbox to1.9em{\hfil#\hfil}\vrule\cr
 member&0&1&2&3&4\cr\noalign{\hrule}
 next&1&2&3&4&0\cr}}$$
Suppose that we want to remove~2. The one who has to be told is~1: its
successor is 3 from now on. But 2 does not know about~1! We have to walk
around the chain until we meet somebody whose next is~2. A chain with a
thousand members has us walk for a thousand steps on a bad day.

And coming back? Member 2 still knows that 3 follows. So it belongs between
3 and the member before~3 {\it now}; and to find that member we must walk
once more. It is not true, then, that a singly linked list cannot remember.
It remembers half, and makes up for the other half with its feet.
@^chain@>@^singly linked list@>@^header@>

@*1 Two links. \label{dance/two-links}Now let everybody know both neighbours, the one on the left
and the one on the right. This is the {\it ring\/} of this book: a circular
list with two links in each member. Here is the ring of four, and below it
is the same ring after~2 has been removed:
$$\vbox{\offinterlineskip\halign{\strut\hfil#\quad\vrule
 &&\hbox to1.9em{\hfil#\hfil}\vrule\cr
 member&0&1&2&3&4\cr\noalign{\hrule}
 left&4&0&1&2&3\cr\noalign{\hrule}
 right&1&2&3&4&0\cr
 \noalign{\bigskip}
 member&0&1&2&3&4\cr\noalign{\hrule}
 left&4&0&1&\bf1&3\cr\noalign{\hrule}
 right&1&\bf3&3&4&0\cr}}$$
The two numbers in boldface are all that has changed. The right neighbour
of~1 is~3 now, and the left neighbour of~3 is~1; they have joined hands
behind the back of~2. Nobody had to walk, since 2 knew both of them.

Here it is drawn, link by link, with the way back.
\framestrip{ring}{Member 2 leaves the ring, and comes back. The header is called |h|, and
the lines that leave at one edge come in again at the other; in the titles, $L$ and~$R$ are left and right. A line without a head is a
pair of links, to and fro; an arrow is one of them alone; orange was written last, blue is
not what it was in the beginning, and the grey arrows are the two links of member~2.}
And now look at the column of member~2 in the lower table. It is the
same as it was in the upper one. {\it Nobody has told member~2 that it was
removed.} It still stands between 1 and~3, in its own opinion; and this
opinion is precisely what we need if we want to put it back. It goes up to
its old neighbours and says, here I am again: ``the right neighbour of my left
neighbour is~I, and the left neighbour of my right neighbour is~I.''
@^remembering neighbours@>@^dancing links@>@^doubly linked list@>@^ring@>

@ As assignments, with $L$ and~$R$ for left and right, and with $x$ for the
member,
$$\vbox{\halign{\hfil#\quad&$#$\hfil\qquad&$#$\hfil\cr
 remove:&L[R[x]]\gets L[x],&R[L[x]]\gets R[x];\cr
 restore:&R[L[x]]\gets x,&L[R[x]]\gets x.\cr}}$$
The first line is in every textbook. The second is the point. It was
published by Hitotumatu and Noshita [HN79], who used it for placing queens,
and was overlooked for twenty years, until Knuth made a paper of it and a
name: links that leave the list and come back like dancers [K00]. In
\sec{dance/four_way} they will do so in a larger hall.
@^Hitotumatu, Hirosi@>@^Noshita, Kohei@>

@ The header does us a service here. The ring is never empty, since the
header is always in it, and so a member always has a left neighbour and a
right one---possibly the header, possibly twice. There is no special case
for the first member, none for the last, and none for the only one. And
since the list is circular, a walk to the right ends where it began.
@^header@>

@ In the program, $L$ and $R$ are two arrays, |l| and~|r|. These two functions are the heart of the book. The second one does
everything that the first one does, backwards; if both are played in
sequence, each memory cell has its old value again.

@<Remove a member and restore it@>=
void Ring::remove(int i)
{
  l[r[i]] = l[i];
  r[l[i]] = r[i];
}
void Ring::restore(int i)
{
  r[l[i]] = i;
  l[r[i]] = i;
}

@ The invariant of a ring is easily said: {\sl going right and then left
leads back to where one was, and so does going left and then right.} In
symbols, for every member~$x$ that is in the ring,
$$L[R[x]]=x\qquad\hbox{and}\qquad R[L[x]]=x.$$
Let us call it {\it hand in hand}. For a member that has been removed it is
false, and this is how one can tell that it has been removed: its neighbours
do not return its look.

@*1 Backwards, please. There is one condition, and
the whole art of using dancing links lies in keeping it: {\sl the one that was
removed last comes back first.} The members that have been removed form a
stack.
@^last in, first out@> If we pop it properly, then each |restore| meets just the situation
that its |remove| left behind; so one after the other is undone, and
everything else follows.

What happens if we do not? Remove 1, then 2, then 3 from the ring of four,
and restore them in the order 1, 3,~2. Here are the links of 0 to~4 after each step, and the members that a walk meets. Wrong links are underlined.
$$\vbox{\halign{#\hfil\quad&\tt#\hfil\quad&\tt#\hfil\quad
  &\tt#\hfil\quad&\tt#\hfil\cr
 &\hfil\rm left&\hfil\rm right&\rm rightwards&\rm leftwards\cr
 \noalign{\smallskip\hrule\smallskip}
 the ring of four&4\ 0\ 1\ 2\ 3&1\ 2\ 3\ 4\ 0&1\ 2\ 3\ 4&4\ 3\ 2\ 1\cr
 1, 2, 3 removed&4\ 0\ 0\ 0\ 0&4\ 2\ 3\ 4\ 0&4&4\cr
 1 restored&4\ 0\ 1\ 0\ \underbar{0}&1\ \underbar{2}\ 3\ 4\ 0&1\ 2\ 3\ 4&4\cr
 3 restored&4\ 0\ 1\ \underbar{0}\ 3
 &\underbar{3}\ \underbar{2}\ 3\ 4\ 0&3\ 4&4\ 3\cr
 2 restored&4\ 0\ 1\ 2\ 3&\underbar{3}\ 2\ 3\ 4\ 0&3\ 4&4\ 3\ 2\ 1\cr
}}$$
In the end all four have been put back, with the same two assignments as
always. But a walk to the right meets only 3 and~4; members 1 and 2 are lost in this
direction. The line of 3 shows how it happened. When 3 was removed, 1 and~2 were
already gone, so 3 believes that its left neighbour is the header, and takes the hand of
the header, which 1 was holding. And 1, when it came back too early, took the hand
of~2, which was not there. Everyone remembers what was true when they left. It is
true again only when all those who left later are back.
\framestrip{ring-wrong}{Members 1, 2, and 3 leave, and come back in the order 1, 3, 2. In the end all four are there, but the right link of |h| is wrong: an arrow to 3. A member stands aside
if no walk from |h|, to the right or to the left, meets it.}

@ It would be kind of such mistakes to show themselves at once. They do not.
We let the test try everything with small rings: remove some members in some
order, restore them in some order, look at the end.
\smallskip
\item{$\bullet$} With two members, {\it every\/} order ends well.
\item{$\bullet$} Three members can leave a ring of three in six orders, and come back in six. Of these 36 ways, 2 end
badly. Three out of four have 144 ways, and 4 of them do.
\item{$\bullet$} If the members are restored in the order in which they
were removed, the first one first---the very opposite of what we ask
for---the end is always right: in all 12 cases in which two or three members of a
ring of three are removed, and in all 320 in which two to five of a ring of five are.
\smallskip\noindent
But in the middle it is nearly always wrong: in 10 of these 12 cases, and in
302 of these 320, there is a moment when a member can be seen from one side
only. If the ring is only looked at in the end, nothing will ever be
noticed. In a search it is looked at all the time.

\label{dance/two-programs}We know of two public programs
for exact cover that put things back in the wrong order and were mended:
{\tentex declanvk/dancing-links} after nearly three years (commit {\tentex 74f771a}, May 2023), and
{\tentex razimantv/DancingLinks} after eleven ({\tentex 70dcb4e}, December 2024).
@^wrong order@>

@ One more number. Take a chain and a ring of
1000~members, remove all of them from the last to the first, and bring them
back. The chain walks 999{,}000 steps. The ring walks nowhere; it makes two
assignments each time, 4000 in all.

@*1 The module. All this is a class; the numbers of members are indices, and not addresses, so that a ring can
be copied, compared, and printed.

@(dlx/dance/ring.hpp@>=
#pragma once
/* A list whose members can be removed and restored, because they remember. The
   idea of dancing links, and nothing else. */
#include <string>
#include <vector>
namespace dlx::dance {
@<Declare the class |Ring|@>
} // |namespace dlx::dance|

@ Here is the class, with an array for all left links, and one for all right links.

@<Declare the class |Ring|@>=
class Ring {
public:
  explicit Ring(int n);  /* members 1 to $n$ in this order; $n\ge0$ */
  void remove(int i);    /* |i| must be there, and not 0; two assignments */
  void restore(int i);   /* |i| must be the last one that was removed */
  int left(int i) const { return l[i]; }
  int right(int i) const { return r[i]; }
  std::vector<int> members() const;   /* from left to right */
  std::vector<int> backwards() const; /* from right to left */
  std::string find_fault() const;     /* |""| if the ring is sound */
private:
  std::vector<int> l, r;
};

@ The program consists of four small pieces, and the last two exist only so
that we can look at what we have done.

@(dlx/dance/ring.cpp@>=
#include "dlx/dance/ring.hpp"
#include <fmt/format.h>
namespace dlx::dance {
@<Make a ring@> @#
@<Remove a member and restore it@> @#
@<Walk around the ring@> @#
@<Look for a fault@>
} // |namespace dlx::dance|

@ In the beginning everybody stands in line, and the header closes the
circle. If $n=0$ the header is alone, and its own neighbour on both sides.

@<Make a ring@>=
Ring::Ring(int n)
  : l(static_cast<std::size_t>(n) + 1), r(static_cast<std::size_t>(n) + 1)
{
  for (int i = 0; i <= n; ++i) {
    l[i] = i > 0 ? i - 1 : n;
    r[i] = i < n ? i + 1 : 0;
  }
}

@ A fault is a member that is not hand in hand with the one on its right.

@<Look for a fault@>=
std::string Ring::find_fault() const
{
  int i = 0;
  do {
    if (l[r[i]] != i)
      return fmt::format("right of {} is {}, but left of {} is {}",
        i, r[i], r[i], l[r[i]]);
    i = r[i];
  } while (i != 0);
  return "";
}

@ This loop ends, by the way, even in a ring that is thoroughly broken. A
walk that never comes back to~0 must some day enter a member $j$ for the
second time, and the first time this happens it comes from another member
than before. But the left link of~$j$ can point to only one of the two, and
so one of the two steps was found to be a fault. Only, the links must be numbers of members. And it is enough to walk to the right: if the left of the
right of each member is the member itself, then everybody is somebody's right neighbour, and looks back to the left.

To see both directions, we list the members to the right and to the left.
Both lists are cut off as soon as they have become longer than an honest
list could be; one look at a broken ring should not take
forever.

@<Walk around the ring@>=
static std::vector<int> walk(std::vector<int> const& next)
{
  std::vector<int> list;
  for (int i = next[0]; i != 0 and list.size() < next.size(); i = next[i])
    list.push_back(i);
  return list;
}
std::vector<int> Ring::members() const { return walk(r); }
std::vector<int> Ring::backwards() const { return walk(l); }@/

@ \pitfall{Four things, all of them quiet. Restoring in the wrong order, as
above. Removing somebody who is not there: its opinion is out of date, and
its former neighbours are made to join hands over all that stand between
them. Writing into a member while it is outside: it is an opinion that must
be kept. And removing the header, after which there is no way in.}

\pinned{The file \.{tests/dance/ring\UL test.cpp} removes and restores at random,
last out, first in, in rings of many sizes, and compares every link; counts
the steps of the chain; pins the tables of this chapter, and all its
numbers.}

\exercise[15]{Exchange the two assignments of |restore|. Does anything change? And
does it matter in which order the two of |remove| are made? (Try a ring with a single
member.)}
\answer{Nothing changes, whichever of the four ways one takes. The assignments of
|remove| write |l[r[i]]| and |r[l[i]]|, and neither of them is read by the other: they read
|l[i]| and |r[i]|, which belong to~|i|, and |i| is not its own neighbour unless it is the
header. The same holds for |restore|. With a single member, both neighbours are the
header, whose two links are different fields. So any order would do for one member; ours is a convention.}

\exercise[10]{Remove 2 from a ring of four, then remove it again. No harm done. Now
remove 2, then~3, then 2 again. Which members can be seen from which side?}
\answer{After 2 and 3 have left, 1 and 4 are neighbours. The second removal of~2 writes
|l[3] = 1| and |r[1] = 3|, since 2 believes that it stands between 1 and~3. So to the
right one meets 1, 3, and~4, for |r[3]| is 4; to the left one meets 4 and~1.}

\summary{A member that is removed from a doubly linked list keeps both links, and so
can be put back by two assignments, without a copy and without a walk. The
price is an order: last out, first in. Mistakes in this order are silent.}
