@** By hand, on a matrix. \label{draw/matrix}%
What does a person do who searches with a pencil? Long before there are links, one does
the same thing: choose a
column, choose a row, strike out what it forbids. Report~1 does so in ten
steps, and here is the seventh, where the second choice turns out to be
wrong.
\figure{.44\pagewidth}{report-latin-by-hand/step-007}{Algorithm~X by hand.
Row 2 has failed, and row~6 is next. Under each column is the number of rows
that are left for it, or a check mark if it is satisfied.}
To make such pictures, we do not need the links, but the decisions. They are
in the trace. Why show this at all, in a book about links? Because nobody understands why
something should be fast who has not been slow. After the choice of a row there
are other rows to be found that share a column with it, and each of them has to
be crossed out; after a failure the very same rows have to be found again, and
their crosses rubbed out. All of that is a search through the matrix, cell by
cell. In the list, the same rows are found by following arrows.

@ A picture is described first, and drawn then. The description has what the
person has on paper: the rows taken, and which of them have had their rivals
struck out already. While a row is pending, the column that matters is the one
it was taken for. Everything else follows from that, and is computed when the
picture is drawn: whether a row is struck out, how many rows are left in a
column, and whether a column is satisfied.

After the sixth of the ten steps, for example, |chosen| and |settled| are
$\{7,2\}$, and no column is branched on, as there is one without rows. After the
seventh, |chosen| is $\{7\}$ again, |item| is column C2, and |tried| is
$\{2\}$. That is all; and from it follow 96 digits, twelve counts, and eight
labels. And the description of a step is no longer for a matrix of a thousand rows than for one of eight.

@(dlx/draw/matrix.hpp@>=
#pragma once
/* Algorithm X by hand: the steps of a person with a pencil, found in a trace,
   and pictures of the matrix after each of them. */
#include "dlx/draw/frame.hpp"
namespace dlx {
struct MatrixStep { /* what is on paper after a step */
  Caption text;
  int item = 0;              /* the column branched on, or 0 */
  std::vector<int> chosen;   /* the rows of the partial solution */
  std::vector<int> settled;  /* those among them whose rivals are struck out */
  std::vector<int> tried; /* rows of this column that have been tried */
};
std::vector<MatrixStep> matrix_steps(Trace const& trace);
  /* empty if the trace is not of a search; throws |std::invalid_argument| if
     the problem has bounds, or the search counted money */
std::string draw_matrix(Problem const& problem, MatrixStep const& step,
  bool bare = false); /* in DOT. Time: rows, times columns, times the length
     of a row, times the rows chosen */
} // |namespace dlx|

@ The first half of the program follows a search, and the second half draws.
They share the idea of a rival. A trace of a textbook search, which has no writes at all,
can be drawn just as well.

@(dlx/draw/matrix.cpp@>=
#include "dlx/draw/matrix.hpp"
#include "dlx/draw/sheet.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>
namespace dlx {
namespace {
@<Find rivals@>
@<Declare the class |Follower|@>
@<Lay out a matrix@>
@<Draw the rows of a matrix@>
@<Draw the columns of a matrix@>
}
@<Find the steps of a person@>
@<Draw a matrix@>
} // |namespace dlx|

@*1 Following. A person takes a step in three movements: choose a column; choose a row;
strike out its rivals. And a fourth, after a failure: back, and mark the row
that was wrong. But if only one row is left for a column, nobody calls
taking it a choice. A {\it forced\/} step gets no picture of its own; the
report jumps over them, and so do we. That is how the ten pictures come
about:
$$\vbox{\halign{\hfil#\quad&#\hfil\cr
1--3&choose C3; take row 7; strike out rows 3, 5, 8\cr
4--6&choose C2; take row 2; strike out rows 1, 4, 6: a dead end\cr
7--9&back to C2, row 2 has been tried; take row 6; strike out row 2\cr
10&solution: rows 7, 6, and then 1 and 4, which were forced\cr}}$$
@^forced choice@>
A |Follower| listens to a trace like this. At each level of the search it
remembers the column, the rows that were tried, and whether there
was a choice. A row is {\it pending\/} when it has been taken but its rivals
still stand.

@<Declare the class |Follower|@>=
struct ChosenColumn { int item = 0; bool forced = false; std::vector<int> tried; };
struct Follower {
  Trace const& trace;
  std::vector<MatrixStep> steps = {};
  std::vector<int> path = {};       /* the rows taken, by level */
  std::vector<ChosenColumn> choices = {}; /* the columns chosen, by level */
  bool pending = false;             /* is the last row? */
  @<Follow the algorithm on a matrix@>
};

@ Rows are rivals if they share a column: in the Latin squares, row~7 (which
has columns 3, 7, and 12) has the rivals 3, 5, and~8, and those are the ones
that step~3 strikes out. A row is not its own rival, although it shares all
of its columns with itself; forgetting that, one strikes out what has just
been chosen. On a matrix, rows have numbers, with or without a name.
``Row 7, B@@(1,0)'' is long, but it is said once a step; in lists, the numbers
must do.

@<Find rivals@>=
bool has_item(Problem const& problem, int o, int item)
{
  return std::ranges::count(problem.option(o), item, &Entry::item) > 0;
}
bool has_rival(Problem const& problem, int o, std::vector<int> const& all)
{
  for (int p : all)
    for (Entry const& e : problem.option(o))
      if (p != o and has_item(problem, p, e.item)) return true;
  return false;
}
std::string name_row(Problem const& problem, int o, char const* between = ", ")
{
  auto const& name = problem.option_name(o);
  return std::to_string(o) + (name.empty() ? "" : between + name);
}
std::string list_rows(std::vector<int> const& rows)
{
  return fmt::format(" row{} {}", rows.size() == 1 ? "" : "s", fmt::join(rows, " "));
}

@ The rows that are settled are all that have been taken, except for a pending
one, which is always the last. The column is the one at the level of the first
row that is not settled: if all are, this is the column of the next choice,
and if one is pending, it is the column for which that row was taken. After a
failure no column is marked, because the person has just seen that it does not
help.

A choice at level |k| comes when |k| rows have been taken. If the last of
them still has rivals on the paper, this is the time to strike them out: the
choice of C2 at level 1 makes step~3 first, and is itself step~4. If
the column has no rows, the event |dead| comes next and will do it, with
other words; and a forced choice is remembered, but not shown.

@<Follow the algorithm on a matrix@>=
void show(std::string what, std::string detail, bool failed = false)
{
  MatrixStep s = {{std::move(what), "", std::move(detail)}, 0, path, path, {}};
  if (pending) s.settled.pop_back();
  if (auto const level = s.settled.size(); level < choices.size() and not failed) {
    s.item = choices[level].item;
    s.tried = choices[level].tried;
  }
  steps.push_back(std::move(s));
}
void choose(Event const& event)
{
  if (event.size > 0) strike_out(false);
  choices.resize(event.level);
  choices.push_back({event.item, event.size == 1, {}});
  if (event.size > 1) show("choose " + trace.problem.item(event.item).name,@|
    fmt::format("{} rows are left for it", event.size));
}

@ An option is tried at level |k|. If the path is longer than |k|, there was
an earlier try at the same level, and everything below it has been undone in
the meantime: that is the moment when the person goes back and marks the row
as tried. A forced row is taken without a word; it is on the path, and the next
step that is shown has it among the chosen rows, as if by itself.

@<Follow the algorithm on a matrix@>=
void attempt(Event const& event)
{
  auto const level = index(event.level);
  if (path.size() > level) {
    int const last = path[level];
    path.resize(level);
    choices.resize(level + 1);
    choices[level].tried.push_back(last);
    pending = false;
    show("back to " + trace.problem.item(choices[level].item).name,@|
      "row " + name_row(trace.problem, last) + " has been tried");
  }
  path.push_back(event.option);
  if (choices[level].forced) return;
  pending = true;
  show("take row " + name_row(trace.problem, event.option),@|
    "the partial solution is" + list_rows(path));
}

@ What is struck out are the rows, not yet struck out, that share a column
with the last one. After rows 7 and~2, row~2's rivals are rows 1, 4, and~6; if
row~3 were among them it would not be named again, since it has been off the
paper since step~3.
\steps{\step{.4\pagewidth}{by-hand/step-005}{row 2 is taken \dots}\step{.4\pagewidth}%
{by-hand/step-006}{\dots\ and its rivals are struck out}}{Steps 5 and~6: when the rivals of row~2 are struck out, six columns lose
their last row; while they stand, nothing is to be seen of that.}

@<Follow the algorithm on a matrix@>=
void strike_out(bool failed)
{
  if (not std::exchange(pending, false)) return;
  std::vector<int> const last(1, path.back());
  std::vector<int> const before(path.begin(), path.end() - 1);
  std::vector<int> struck;
  for (int o = 1; o <= trace.problem.option_count(); ++o)
    if (has_rival(trace.problem, o, last)
        and not has_rival(trace.problem, o, before)) struck.push_back(o);
  auto const detail = failed
    ? "now there are columns without any row: a dead end"@|
    : fmt::format("{} a column with row {}",@|
      struck.size() == 1 ? "it shares" : "they share", path.back());
  show("strike out" + (struck.empty() ? " nothing" : list_rows(struck)), detail, failed);
}

@ Everything else that a trace tells, above all the covers with their
hundreds of writes, is of no interest to a person with a pencil. A dead end
after a forced step has nothing left to be struck out, and gets a picture of
its own: the person must see why, and the rows that made it dead were taken in
silence. (By hand, all rows that share a column are
rivals, whatever their colours are; so a search with colours may take two rows
of which the pencil says that they cannot go together.)

@<Follow the algorithm on a matrix@>=
void follow(Event const& event)
{
  using Type = Event::Type;
  if (event.type == Type::choose) choose(event);
  if (event.type == Type::attempt) attempt(event);
  if (event.type == Type::dead and not pending)
    show("a dead end", "there is a column without any row", true);
  if ((event.type == Type::dead) or event.type == Type::solution)
    strike_out(event.type == Type::dead);
  if (event.type == Type::solution)
    show("solution:" + list_rows(event.options), fmt::format("every {}column has exactly one row",@|
      trace.problem.primary_count() < trace.problem.item_count() ? "primary " : ""));
}

@ What the pencil does not know, it refuses, and says what could be drawn
instead. (With bounds, a row that is taken may leave its rivals alone; with
costs, rows are left out for reasons that no matrix shows.)

@<Find the steps of a person@>=
std::vector<MatrixStep> matrix_steps(Trace const& trace)
{
  std::string const instead = "; draw the links, the board, or the tree";
  if (trace.problem.has_bounds())
    throw std::invalid_argument("by hand, columns have no bounds" + instead);
  if (std::ranges::count(trace.events, Event::Type::bound, &Event::type) > 0)
    throw std::invalid_argument("by hand, nobody counts money" + instead);
  Follower person = {trace};
  for (Event const& event : trace.events) person.follow(event);
  return person.steps;
}

@*1 Drawing. The matrix is drawn cell by cell. Cells are 26 points high and
as wide as the longest name of an item, but at least 28 and at most 80; the origin is the
left end of the row of names. Row~0 is the
row of names; the rows of the matrix follow, and the counts stand in one more.
To the left of each row stands its number, and its name if it has one; what
these labels need, but not more than 170 points, is the width of the margin.

@<Lay out a matrix@>=
constexpr double cell_height = 26;
struct Grid {
  Problem const& problem;
  int rows = problem.option_count(), columns = problem.item_count();
  double left = 90, w = 28; /* where cells begin, and their width */
  explicit Grid(Problem const& p) : problem(p)
  {
    for (int c = 1; c <= columns; ++c)
      w = std::max(w, std::min(80.0, width_of(p.item(c).name, 15) + 6));
    for (int o = 1; o <= rows; ++o)
      left = std::max(left, std::min(170.0, width_of(name_row(p, o, "  "), 15) + 36));
  }
  Box cell(int r, int c) const { return {left + w*(c - 0.5), cell_height*r, w, cell_height}; }
  Box row(int r) const
  { return {left + w*columns/2, cell_height*r, w*columns, cell_height - 3}; }
  Box column(int c) const
  { return {cell(0, c).x, cell_height*(rows + 1)/2, w - 1, cell_height*(rows + 2)}; }
};

@ A row that has been struck out is struck out: a line goes through it. A
row that has had its turn, in vain or with a solution below it, has a dashed frame and a cross at its
label. The row of a choice has a band and a black label, as in the pictures
of the list. The order of the three questions is an order of precedence: a row
that was tried, and is then forbidden by a later choice, counts as struck
out.

@<Draw the rows of a matrix@>=
RowState state_of(Problem const& problem, MatrixStep const& step, int o)
{
  if (std::ranges::count(step.chosen, o) > 0) return RowState::chosen;
  if (has_rival(problem, o, step.settled)) return RowState::struck;
  return std::ranges::count(step.tried, o) > 0 ? RowState::tried : RowState::there;
}

@ The label of a row has a box in the colour of its ground:
black for a chosen row, and white, invisible, for all others. The line through a row is a
box without height, because a box
can be pinned more easily than an edge, which needs two ends. Ones are heavy in
a chosen row, so that the columns that it takes can be read off from above, and
in the rows that are still there; grey digits, with a line through them, belong to rows that are
out of the game.

@<Draw the rows of a matrix@>=
void draw_row(Sheet& sheet, Grid const& g, int o, RowState state)
{
  auto const look = look_of_row(state);
  auto const place = g.row(o);
  bool const chosen = state == RowState::chosen;
  std::string const cross = state == RowState::tried ? times_glyph + std::string(" ") : "";
  Text const name = {cross + name_row(g.problem, o, "  "), 15, look.label, chosen};
  char const* const ground = chosen ? ink : paper;
  if (look.band) sheet.box(fmt::format("row{}", o),@|
    chosen ? "row chosen" : "row tried", place, attributes(*look.band));
  sheet.write(fmt::format("o{}", o), "option", {g.left/2 - 4, place.y, g.left - 14, 22},@|
    name, attributes(Look{ground, ground, 1, "rounded,filled"}));
  for (int c = 1; c <= g.columns; ++c) {
    bool const one = has_item(g.problem, o, c);
    sheet.write(fmt::format("m{}_{}", o, c), one ? "one" : "zero", g.cell(o, c),@|
      {one ? "1" : "0", 15, one ? look.one : grey, one and state <= RowState::chosen});
  }
  if (state == RowState::struck) sheet.box(fmt::format("strike{}", o), "strike",@|
    {place.x, place.y, place.w, 0.01}, fmt::format("color=\"{}\", penwidth=0.6", look.one));
}

@ Under each column we count the rows that are left for it: those that are
neither struck out nor tried. If the column is satisfied, there is a
check mark instead; a zero is bad news, and it is framed. (Under a secondary
column a zero is no news at all.) In step 6 the columns C1, C4, C5, C8, C10,
and C11 have a framed zero: six columns that cannot be covered, where one would
have been enough. A check mark needs a settled row: while the rivals still
stand, the column is taken, but nothing has been done about it. In front of
all counts stands what they count: a line of small numbers below a matrix of zeros and ones might be a sum, or one
more row.

@<Draw the columns of a matrix@>=
void draw_count(Sheet& sheet, MatrixStep const& step, Grid const& g, int c)
{
  int left = 0;
  for (int o = 1; o <= g.rows; ++o)
    left += has_item(g.problem, o, c) and state_of(g.problem, step, o) <= RowState::chosen;
  bool const satisfied = std::ranges::any_of(step.settled, [&](int o) {
    return has_item(g.problem, o, c); });
  bool const dead = left == 0 and g.problem.item(c).kind == Kind::primary;
  Text const words = {satisfied ? check_glyph : std::to_string(left), 15,
    dead ? vermilion : soft, dead};
  sheet.write(fmt::format("left{}", c), dead ? "count dead" : "count",@|
    {g.cell(0, c).x, cell_height*(g.rows + 1), g.w - 6, 20}, words,@|
    dead ? attributes(look_of_zero_count) : "shape=none");
}
void draw_counts(Sheet& sheet, MatrixStep const& step, Grid const& g)
{
  sheet.write("left", "text", {g.left/2 - 4, cell_height*(g.rows + 1), g.left - 14, 20},@|
    {"rows left", 15, soft});
  for (int c = 1; c <= g.columns; ++c) draw_count(sheet, step, g, c);
}

@ The legend explains what can be seen in this step, and so it grows with the search: after the first choice it is about a
column, after the second step about a row as well; the sign for a row that was tried comes in step~7, in the
picture in which it is seen for the first time. Whether there is such a row is asked of the same function that draws the rows, so
the two cannot disagree. A line through three digits is the sign for what is struck out;
there is no box that could stand for it.

@<Draw the columns of a matrix@>=
std::vector<Sign> matrix_signs(Problem const& problem, MatrixStep const& step)
{
  auto const has = [&](RowState state) {
    for (int o = 1; o <= problem.option_count(); ++o)
      if (state_of(problem, step, o) == state) return true;
    return false; };
  std::pair<bool, Sign> const all[] = {
    {step.item > 0, {attributes(look_of_legend_column), "column branched on"}},
    {has(RowState::chosen), {attributes(*look_of_row(RowState::chosen).band), "row chosen"}},
    {has(RowState::struck), {"shape=none", "struck out",@|
      fmt::format("<FONT COLOR=\"{}\"><S>101</S></FONT>", grey)}},
    {has(RowState::tried), {attributes(*look_of_row(RowState::tried).band),
      "row tried"}} };
  std::vector<Sign> signs;
  for (auto const& [occurs, sign] : all) if (occurs) signs.push_back(sign);
  return signs;
}

@ In which order should one look at a matrix? First at the column with the
frame, for that is where something is decided; then along the black label,
at the row; then at what is struck out because of it; and last at the
numbers in the bottom line, of which the smallest will be chosen next. The
picture is made for this tour, and so frame, label, lines, and numbers become
weaker in this order. The column that is branched on is a band behind
everything, and its frame is drawn last.

@<Draw a matrix@>=
std::string draw_matrix(Problem const& problem, MatrixStep const& step, bool bare)
{
  Grid const g(problem);
  double const wide = g.left + g.w*g.columns + 14;
  double const beside = bare ? 0 : std::max(0.0, (420 - wide)/2), all = wide + 2*beside; /* titles can be read */
  double const below = bare ? 0 : 4 + legend_height(all);
  double const above = cell_height/2 + (bare ? 2 : title_height(all));
  Sheet sheet(box_of(0 - beside, 0 - above, wide + beside, cell_height*(g.rows + 1.5) + 4 + below));
  if (not bare) sheet.title(step.text.what, step.text.change, step.text.detail);
  if (step.item > 0) sheet.box("column", "column chosen",@|
    g.column(step.item), attributes(look_of_column));
  for (int c = 1; c <= g.columns; ++c) sheet.write(fmt::format("n{}", c), "item", g.cell(0, c),@|
    {problem.item(c).name, 15, ink, c == step.item});
  for (int o = 1; o <= g.rows; ++o) draw_row(sheet, g, o, state_of(problem, step, o));
  draw_counts(sheet, step, g);
  if (step.item > 0) sheet.box("frame_of_column", "column chosen",@|
    g.column(step.item), fmt::format("color=\"{}\", penwidth=2.2", ink));
  if (not bare) sheet.legend(matrix_signs(problem, step));
  return sheet.text();
}

@ \pitfall{A row that is struck out twice, by two of the chosen rows, and
comes back when the first of them does; that is why the state of a row is
computed anew for each picture, from what has been chosen, and never
remembered. A check mark under a column whose row is taken but not yet
settled.}

\pinned{\.{tests/draw/matrix\UL test.cpp} compares the ten steps with those of report~1.}

\exercise[15]{Draw the steps of the paper's matrix, \.{figures/paper.dlx}, for
both choosers, with recipes as in \sec{draw/recipe}. In which of the two cases
has the person more to strike out?}
\answer{A recipe has the lines \.{problem: paper.dlx} and
\.{draw: matrix}, and one of the two has a third, \.{chooser: first}. With the first column
first, eight rows are struck out in four strokes; with the smallest column, five in two strokes. (In the forced
steps nothing is struck out on paper.)}

\summary{A matrix needs the decisions of a search and not its links. Only
what is on paper is described; what follows from that is computed when it is
drawn.}
