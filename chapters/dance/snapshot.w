@** Snapshots. \label{dance/snapshot}%
What does the list look like after a cover? So far we have believed
the pictures. They were drawn by the program of this book; but the part of
it that draws them is larger than everything in this part together, since it
worries about margins, and about arrows that must not run through boxes.
Here is a photographer who worries about nothing: whenever an item has been
covered or uncovered, he writes down which node points to which.
@^snapshot@>
\figure{.8\pagewidth}{snapshot/snapshot}{A snapshot of the list of \sec{dance/four_way}
after |cover(3)|, as it comes out of the camera: the photographer has written it down,
and Graphviz has drawn it. |C3| and the nodes of its options still point into the list, but
nothing in the list points back. (Behind the name of an item stands its size. Four arrows join |C5| and the only node that is still in its column, down and up from
each; the others in this column come from the node that is out.)}

@ Nor does he draw. There are programs that can, and one of them, Graphviz [GN00],
reads a language called DOT, in which a link is a line with an arrow in it:
$$\vbox{\halign{{\tentex #}\hfil\cr
digraph "cover C3" \LB\cr
\ \ n0 [label="h", pos="0,0!"];\cr
\ \ n0 -> n5 [id="L0"];\cr
\ \ n0 -> n1 [id="R0"];\cr
\ \ n1 [label="C1 1", pos="1,0!"];\cr}}$$
and so on; \.{L0} and \.{R0} are the left and the right link of node~0. The exclamation mark
nails a node to its place; without it, the program |neato| would take the links for springs,
and pull the list into a ball. Many such
pictures may follow each other in one file, and this command makes files of them:
$$\hbox{\cmd{neato -Tsvg -O snapshots.dot}}$$
@^DOT@>@^Graphviz@>

@ He is an observer, who listens to two of the eight events only, and
borrows three things: the stream to write to, the problem for the names, and
the list to look at.

@(dlx/dance/snapshot.hpp@>=
#pragma once
/* An observer that writes the four-way list as a DOT graph after each cover
   and uncover. */
#include "dlx/dance/links.hpp"
#include <iosfwd>
namespace dlx::dance {
class Snapshot : public Observer {
public:
  Snapshot(std::ostream& stream, Problem const& p, Links const& l)
    : out(stream), problem(p), links(l) {} /* borrows all three */
  void cover(int item, int) override { draw("cover", item); }
  void uncover(int item, int) override { draw("uncover", item); }
private:
  std::ostream& out;
  Problem const& problem;
  Links const& links;
  void draw(char const* event, int item);
  void draw_links(int x);
};
} // |namespace dlx::dance|

@ A node stands below its header, in a line with the other nodes of its
option; the number of the header and that of the option are its coordinates.
A header is labelled with the name and the size of its item.

@(dlx/dance/snapshot.cpp@>=
#include "dlx/dance/snapshot.hpp"
#include <fmt/format.h>
namespace dlx::dance {
void Snapshot::draw(char const* event, int item)
{
  out << fmt::format("digraph \"{} {}\" {{\n", event, problem.item(item));
  for (int x = 0; x < links.node_count(); ++x) {
    int const c = links[x].item;
    auto const name = c == 0 ? "h" : problem.item(c);
    auto const size = x == c and c > 0 ? fmt::format(" {}", links.size(c)) : "";
    out << fmt::format("  n{} [label=\"{}{}\", pos=\"{},{}!\"];\n", x, name, size,
      c, x == c ? 0 : -links.option_of(x));
    draw_links(x);
  }
  out << "}\n";
}
@<Write its links as arrows@>
} // |namespace dlx::dance|

@ Two kinds of links are left out, because they say nothing: the root is in
no column, and a secondary header is in no row.

@<Write its links as arrows@>=
void Snapshot::draw_links(int x)
{
  auto const& n = links[x];
  auto const arrow = [&](char field, int to) {
    out << fmt::format("  n{} -> n{} [id=\"{}{}\"];\n", x, to, field, x);
  };
  if (x <= links.primary_count() or x > links.item_count()) {
    arrow('L', n.left);
    arrow('R', n.right);
  }
  if (x == 0) return;
  arrow('U', n.up);
  arrow('D', n.down);
}

@ The picture on the first page of this chapter comes from this program, which is
compiled and run whenever the book is made. To see the dance of the four queens, begin
with |queens(4)| and end with |search(links, Chooser::smallest, nullptr, &snapshot)|. (A list tells its writes only; that a cover is done is told by a
search, and here by us.)
\verbatimfile{tests/data/snapshot.cpp}

\pitfall{Names with quotation marks in them. In DOT they end the label, and
here they are not protected. A photographer who draws what he {\it thinks\/}
that a cover does: his pictures would be prettier, and would show a wrong
list as a right one.}

\pinned{\.{tests/dance/snapshot\UL test.cpp} follows whole searches, and
compares each snapshot with the picture that \cmd{dlx draw} makes of the
same moment: both have exactly the same links.}

\exercise[15]{Let the photographer leave out the links of nodes that are not in
the list. How does he know?}
\answer{Hand in hand is not enough: a covered item and the nodes in its column still hold each other's hands, and a secondary header is alone in its ring
anyway. But he hears of each |cover| and |uncover|, and can keep a list of the items that are covered. A header is in the list if its item is not
among them, and so is node~|x|, if also |links[links[x].up].down == x|. A
picture without the others is prettier, and hides what the dance is about.}

\summary{An observer and a list are enough to see everything. Forty lines
write the list as it is; the rest of drawing is beauty.}
