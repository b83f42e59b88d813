@** Pictures of solutions. \label{draw/tableau}%
A board of letters is good enough for a program that has to be debugged. But a player who has packed
a box for an evening, and then shows the answer to a friend, does not read out sixty letters. He
draws the box, and a thick line around each piece, and if there are crayons on the table he uses
them. How can a program do this, if all that it knows are names of options and items? \solutions{\solutionbox{pentominoes}}{Twelve pentominoes in a box,
drawn by \cmd{dlx solve --tex}.}

There are four ways to draw a solution. A {\it packing\/} is drawn as pieces with thick borders. A
{\it grid\/} of symbols has thin lines between its squares, and thicker ones around boxes, if it has
any. {\it Chess\/} pieces stand on a chessboard. And {\it tiles\/} with coloured edges
(\sec{puzzle/edges}) are cut into triangles. As in \sec{puzzle/board}, the names say which of these
it is. If all symbols are among K, Q, R, B, and N, and each stands on one square, then this is
chess. If an option fills several squares, it is a packing. If there are edges with colours, and all
symbols have four letters, these are tiles. Everything else is a grid.
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
a square&an item {\tentex(2,3)}, or an option {\tentex A@@(2,3)}\cr
a letter in a square&an entry {\tentex(2,3):A}\cr
a box&an item {\tentex b(4,}{\it anything\/}{\tentex)}, for box~4\cr
a given&an item {\tentex given(2,3)}\cr
an edge&an item {\tentex h2,3} or {\tentex v2,3}, with colours\cr}}$$

@ Solutions are wanted on a screen, as SVG, and in a book that is set by \TeX, in the font of the
page. Both are written from the same list of {\it marks}, and a mark is as little as possible: a
polygon, a line, or a word. Here is the lower left triangle of a square, in both languages:
$$\vbox{\halign{\tentex#\hfil\cr
<polygon points="0,0 24,24 0,24" fill="\#111111" stroke="\#111111" stroke-width=".3"/>\cr
0.0667 0.0667 0.0667 rg 0 24 m 24 0 l 0 0 l h f\cr}}$$
In SVG $y$ grows downwards; in what a PDF file says, it grows upwards. The kind of a mark is the
number of its points.

@<Declare marks@>=
struct Mark {
  std::vector<Point> points; /* a polygon; or two ends; or one center */
  std::string colour;        /* such as |blue| */
  double width = 0;          /* of a line, or of a polygon that is not filled */
  Text text = Text();    /* at a center */
  bool begins = false;   /* or do the words begin there? */
};
struct Tableau {
  double width = 0, height = 0; /* in points, like all lengths */
  std::vector<Mark> marks = {}; /* later ones hide earlier ones */
  std::string label = "solutions drawn as boards"; /* for readers who cannot see it */
};
Mark rectangle(double x, double y, double w, double h, std::string const& colour);
  /* $(x,y)$ is its upper left corner */
Mark word(Point at, std::string const& words, double size, double room, bool bold, double least = 0);
  /* centered, and made smaller if it is wider than |room|; but rather cut than smaller than |least| */
Tableau sheet_of(std::span<Tableau const> tableaux);
  /* all of them on one sheet, row by row, each with the room of the largest */
Tableau table_of(std::vector<std::vector<std::string> > const& rows, double side);
  /* words in columns, for what has no board; as many in each row. What is too long is set smaller, or cut */
std::string as_svg(Tableau const& tableau); /* a whole file */
std::string as_tex(Tableau const& tableau); /* a box, for pdf\TeX\ and Lua\TeX; question marks replace letters beyond ASCII */
bool is_ascii(Tableau const& tableau); /* does \TeX\ show all its words? */

@ An artist knows a problem and its board, finds boxes and givens once, and then draws one cover
after the other. These |Notes|, and the lines where neighbours differ, are also used in
\sec{draw/squares}.

@<Declare artists@>=
struct Notes { /* what the names of items say of squares and options */
  std::vector<int> box;   /* by square, row by row: its box, from 1; 0: it has none */
  std::vector<int> given; /* by option, from 1: is it given? */
};
Notes notes_of(Problem const& problem, Board const& board);
using Same = std::function<bool (int row, int column, int other_row, int other_column)>;
std::vector<std::pair<Point, Point> > walls(Board const& board, double side,
  Same const& same); /* the lines between neighbouring places that are not the same, as long
  as they can be; a place just outside of the board is a neighbour, too */
using Draw = std::function<Tableau (std::span<int const> cover)>;
  /* of the numbers of options. Time: proportional to the squares, and the entries
     of the cover */
Draw cover_artist(Problem const& problem, Board const& board, double side = 24);
  /* draws the covers of one problem, one after the other; |board| is that of
     |problem|, and both must live as long as the artist; |side| is the side of a
     square, in points */

@ The sheet (\sec{draw/sheet}) provides points, texts, and colours.

@(dlx/draw/tableau.hpp@>=
#pragma once
/* Draws covers as a person would: pieces, grids, chess pieces, or tiles with
   coloured edges, whatever the names in the problem tell of; and writes them as
   SVG, or as a box for pdfTeX and LuaTeX. Lengths are in points, and y grows downwards. */
#include "dlx/draw/sheet.hpp"
#include "dlx/puzzle/board.hpp"
#include <functional>
namespace dlx {
@<Declare marks@>
@<Declare artists@>
} // |namespace dlx|

@ The artist is between the names, which need no board, and the writing, which needs no problem.

@(dlx/draw/tableau.cpp@>=
#include "dlx/draw/tableau.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <fmt/core.h>
#include <map>
#include <memory>
#include <set>
#include <utility>
namespace dlx {
namespace {
@<Look at the names of items@>
@<Mix the tints@>
@<Carve chess pieces@>
@<Choose the style of a picture@>
@<Declare what draws covers@>
@<Write a mark@>
}
@<Look for boxes and givens@>
@<Find walls@>
@<Write a tableau@>
} // |namespace dlx|

@ The function |cover_artist| returns a function that remembers what was found, in a struct. A
function may be copied, so it holds only a pointer.

@<Write a tableau@>=
Draw cover_artist(Problem const& problem, Board const& board, double side)
{
  return [its = std::make_shared<CoverArtist const>(CoverArtist{problem, board, side})](
    std::span<int const> cover) { return its->draw(cover); };
}

@ The functions that draw are members of the struct.

@<Declare what draws covers@>=
void move(Mark& mark, double x, double y)
{ for (Point& p : mark.points) p = {p.x + x, p.y + y}; }@/
using Owners = std::vector<int>; /* the option on each square; 0: none */
struct CoverArtist {
  @<Declare what an artist knows@>
  @<Rule lines@>
  @<Draw a grid, a chessboard, or tiles@>
  @<Draw pieces@>
  @<Draw a cover@>
};

@*1 What to draw. Tiles have one square each, and symbols, and would be drawn as a grid if edges did
not come first. A large piece decides against chess. A word rectangle has large options, too, but
its squares have letters of their own; so it is a grid.

@<Choose the style of a picture@>=
enum class Style { @!grid, @!pieces, @!chess, @!tiles };
Style style_of(Problem const& problem, Board const& board)
{
  bool chess = not problem.has_colours(), large = false, spelled = false;
  bool tiled = problem.has_colours() and has_edges(problem);
  for (int o = 1; o <= problem.option_count(); ++o) {
    auto const& symbol = board.place(o).symbol;
    large = large or board.places(o).size() > 1;
    for (auto const& p : board.places(o))
      spelled = spelled or (problem.has_colours() and p.symbol != symbol);
    chess = chess and symbol.size() == 1 and carved(symbol[0]).size() > 0;
    tiled = tiled and symbol.size() == 4;
  }
  return tiled ? Style::tiles : large and not spelled ? Style::pieces : chess ? Style::chess : Style::grid;
}

@ It is enough if one item is an edge. The whole name must be of this form: an item {\tentex h1,2x}
is not an edge.

@<Look at the names of items@>=
bool has_edges(Problem const& problem)
{
  for (int i = 1; i <= problem.item_count(); ++i) {
    auto const& name = problem.item(i).name;
    int length = 0;
    std::sscanf(name.c_str(), "%*1[hv]%*3[0-9],%*3[0-9]%n", &length);
    if (length == std::ssize(name)) return true;
  }
  return false;
}
int box_of_item(std::string const& name)
{
  int k = -1;
  return std::sscanf(name.c_str(), "b(%3d,", &k) == 1 ? k + 1 : 0;
}

@ In the sudoku of \sec{puzzle/sudoku}, the first option that is given is
$$\hbox{\tentex 8@@(0,0): p(0,0) r(0,8) c(0,8) b(0,8) given(0,0)}$$
and so there is a bold 8 in the square $(0,0)$, which belongs to box~0.

@<Look for boxes and givens@>=
Notes notes_of(Problem const& problem, Board const& board)
{
  Notes notes = {std::vector<int>(index(board.rows()*board.columns()), 0),@|
    std::vector<int>(index(problem.option_count()) + 1, 0)};
  for (int o = 1; o <= problem.option_count(); ++o)
    for (Entry const& e : problem.option(o)) {
      auto const& name = problem.item(e.item).name;
      if (name.starts_with("given(")) notes.given[index(o)] = 1;
      auto const& p = board.place(o);
      if (int const k = box_of_item(name); k > 0)
        notes.box[index(p.row*board.columns() + p.column)] = k;
    }
  return notes;
}

@ The artist keeps the notes.

@<Declare what an artist knows@>=
Problem const& problem;
Board const& board;
double side;
Style style = style_of(problem, board);
Notes notes = notes_of(problem, board);

@ A function |Same| says where a line goes: are these two places the same? So one loop rules walls
around boxes, around pieces, and around the board. What is no square belongs to~$-1$.

@<Rule lines@>=
std::size_t square(int row, int column) const { return index(row*board.columns() + column); }
int owner_at(Owners const& owners, int row, int column) const
{ return board.has_square(row, column) ? owners[square(row, column)] : -1; }@/

@ The drawing functions begin at $(0,0)$, and everything is moved at the end, by a margin, because
half of the outer line lies outside.

@<Draw a cover@>=
static constexpr double margin = 2;
Tableau draw(std::span<int const> cover) const
{
  Tableau t = {board.columns()*side + 2*margin, board.rows()*side + 2*margin};
  if (style == Style::pieces) draw_pieces(t, cover);
  else if (style == Style::chess) draw_chess(t, cover);
  else if (style == Style::tiles) draw_tiles(t, cover);
  else draw_grid(t, cover);
  for (Mark& mark : t.marks) move(mark, margin, margin);
  return t;
}

@*1 Lines. Lines that are drawn square by square would show their joints on some screens. So a line
goes on as long as neighbours differ. The same loop draws the horizontal lines and, with rows and
columns exchanged, the vertical ones.

@<Find walls@>=
std::vector<std::pair<Point, Point> > walls(Board const& board, double side,
  Same const& same)
{
  std::vector<std::pair<Point, Point> > all;
  for (bool across : {true, false}) {
    int const tracks = across ? board.rows() : board.columns();
    int const length = across ? board.columns() : board.rows();
    auto differ = [&](int a, int k) {
      return across ? not same(a - 1, k, a, k) : not same(k, a - 1, k, a); };
    for (int a = 0; a <= tracks; ++a)
      for (int k = 0, end = 0; k < length; k = end + 1) {
        for (end = k; end < length and differ(a, end); ) ++end;
        if (end == k) continue;
        Point p = {k*side, a*side}, q = {end*side, a*side};
        if (not across) p = {p.y, p.x}, q = {q.y, q.x};
        all.emplace_back(p, q);
      }
  }
  return all;
}

@ On a tableau, they become marks.

@<Rule lines@>=
static constexpr double thick = 2, thin = 0.5; /* points */
void rule(Tableau& t, double width, char const* colour, Same const& same) const
{
  for (auto const& [p, q] : walls(board, side, same))
    t.marks.push_back({{p, q}, colour, width, Text()});
}
void rule_squares(Tableau& t, double width, char const* colour) const
{
  rule(t, width, colour, [this](int r, int c, int i, int j) {
    return not board.has_square(r, c) and not board.has_square(i, j); });
}

@*1 Grids. Several options may write the same letter into a square; it is written once. Thick lines
are ruled where the box changes; squares without a box count as one box, whose number is~0.
\solutions{\solutionbox{sudoku}\qquad\solutionbox{latin}}{What is given is
bold.}

@<Draw a grid, a chessboard, or tiles@>=
void draw_grid(Tableau& t, std::span<int const> cover) const
{
  Owners full(notes.box.size(), 0);
  for (int o : cover)
    for (auto const& p : board.places(o)) {
      if (std::exchange(full[square(p.row, p.column)], 1) != 0) continue;
      t.marks.push_back(word({(p.column + 0.5)*side, (p.row + 0.5)*side},
        p.symbol, 0.62*side, side, notes.given[index(o)] != 0));
    }
  rule_squares(t, thin, ink);
  rule(t, thick, ink, [&](int r, int c, int i, int j) {
    return owner_at(notes.box, r, c) == owner_at(notes.box, i, j); });
}

@*1 Pieces. Pieces that touch should look different. Four crayons are enough for any map, by a
famous theorem. We have six, and take no thought: each piece gets the crayon that has been used
least among those that no neighbour has.
@^four-colour theorem@>

Four of the six tints are hatched, so that they differ on a copy. A hatch is a list of lines in a
square with corners at $(0,0)$ and $(1,1)$. As in \sec{draw/sheet}, each colour has a partner for
the night. Only tiles keep their paint, since their colours are what the puzzle is about.
@^hatching@>

@<Mix the tints@>=
struct Tint {
  char const* colour;
  int lines = 0;        /* of the hatch */
  double hatch[3][4] = {}; /* $x_0$, $y_0$, $x_1$, $y_1$ */
};
constexpr Tint tints[] = { {paper}, {sky},@|
  {"#f6e2b3", 3, {{0, .5, .5, 0}, {0, 1, 1, 0}, {.5, 1, 1, .5}}},
  {"#c4e3d0", 2, {{.25, 0, .25, 1}, {.75, 0, .75, 1}}},
  {"#efcfdb", 3, {{0, .5, .5, 1}, {0, 0, 1, 1}, {.5, 0, 1, .5}}},
  {"#d2d2d2", 2, {{0, .25, 1, .25}, {0, .75, 1, .75}}} };
constexpr char const *board_dark = "#dcd8c9", *chessman = "#1a3360";
constexpr Night crayons[] = { {"#f6e2b3", "#574514"}, {"#c4e3d0", "#1f5238"},@|
  {"#efcfdb", "#5c3044"}, {"#d2d2d2", "#4a4c50"}, {board_dark, "#57534a"},@|
  {chessman, "#b5ccf5"} };

@ Thin lines show the squares of pieces of up to nine squares. Areas are painted first, then
hatches, thin lines, thick ones, which hide the ends of all others, and names.

@<Draw pieces@>=
void draw_pieces(Tableau& t, std::span<int const> cover) const
{
  bool small = true;
  Owners owners(notes.box.size(), 0);
  for (int o : cover) {
    small = small and board.places(o).size() <= 9;
    for (auto const& p : board.places(o)) owners[square(p.row, p.column)] = o;
  }
  auto const tint = tints_of(cover, owners);
  for (int o : cover) fill_piece(t, o, tints[tint.at(o)], owners);
  if (small) rule_squares(t, thin/2, grey);
  rule(t, thick, ink, [&](int r, int c, int i, int j) {
    return owner_at(owners, r, c) == owner_at(owners, i, j); });
  name_pieces(t, cover, owners, small);
}

@ The vector |rank| says how often a tint has been used; if a neighbour has it, it is as if it had
been used a million times. Neighbours that come later in the cover have no tint yet.

@<Draw pieces@>=
static constexpr int sides[4][2] = { {0, 1}, {1, 0}, {0, -1}, {-1, 0} };
std::map<int, std::size_t> tints_of(std::span<int const> cover, Owners const& owners) const
{
  std::map<int, std::size_t> tint;
  std::vector<int> used(std::size(tints), 0);
  for (int o : cover) {
    std::vector<int> rank = used;
    for (auto const& p : board.places(o))
      for (auto const& [dr, dc] : sides)
        if (auto const n = tint.find(owner_at(owners, p.row + dr,
            p.column + dc)); n != tint.end()) rank[n->second] = used[n->second] + 1000000;
    ++used[tint[o] = index(std::ranges::min_element(rank) - rank.begin())];
  }
  return tint;
}

@ Squares of one piece that are side by side are filled together: a run begins where the square to
the left belongs to another piece. Hatching is done square by square.

@<Draw pieces@>=
void fill_piece(Tableau& t, int o, Tint const& its, Owners const& owners) const
{
  for (auto const& p : board.places(o)) {
    double const x = p.column*side, y = p.row*side;
    if (owner_at(owners, p.row, p.column - 1) != o) {
      int run = 1;
      while (owner_at(owners, p.row, p.column + run) == o) ++run;
      t.marks.push_back(rectangle(x, y, run*side, side, its.colour));
    }
    for (auto const& h : std::span(its.hatch, its.lines))
      t.marks.push_back({{{x + h[0]*side, y + h[1]*side},@|
        {x + h[2]*side, y + h[3]*side}}, grey, 0.35, Text()});
  }
}

@ A name is written once in each part of a piece, for a piece can have several parts, in several
layers or in Langford's row. If all pieces have the same name, as dominoes do, none is written: all
squares count as seen. Parts are found by walking from a square to all neighbours of the same piece.
\solutions{\solutionbox{soma}}{The Soma
cube, layer by layer. A piece has the same tint in all layers.}

@<Draw pieces@>=
std::vector<Point> part_of(Board::Place const& p, Owners const& owners, Owners& seen) const
{
  int const o = owner_at(owners, p.row, p.column);
  std::vector<Point> part;
  std::vector<std::pair<int, int> > open = {{p.row, p.column}};
  while (not open.empty()) {
    auto const [r, c] = open.back();
    open.pop_back();
    if (owner_at(owners, r, c) != o or std::exchange(seen[square(r, c)], 1)) continue;
    part.push_back({(c + 0.5)*side, (r + 0.5)*side});
    for (auto const& [dr, dc] : sides) open.emplace_back(r + dr, c + dc);
  }
  return part;
}

@ A name is in the square that is nearest to the mean of its part; of squares that are equally near,
but for rounding, the first wins. For a large piece it is the mean itself, and the name grows with
the root of the area.
\solutions{\solutionbox{squared}}{A rectangle of 32 by 33, cut into nine
different squares.}

@<Draw pieces@>=
void name_pieces(Tableau& t, std::span<int const> cover, Owners const& owners,
  bool small) const
{
  std::set<std::string> names;
  for (int o : cover) names.insert(board.place(o).symbol);
  Owners seen(notes.box.size(), names.size() < 2);
  for (int o : cover)
    for (auto const& p : board.places(o)) {
      if (seen[square(p.row, p.column)]) continue;
      auto const part = part_of(p, owners, seen);
      auto const n = static_cast<double>(part.size());
      Point mean;
      for (Point const& q : part) mean = {mean.x + q.x/n, mean.y + q.y/n};
      auto distance = [mean](Point const& q) { return std::hypot(q.x - mean.x, q.y - mean.y); };
      auto nearer = [distance](Point const& a, Point const& b) {
        return distance(a) < distance(b) - 1e-6; };
      t.marks.push_back(word(small ? *std::ranges::min_element(part, nearer) : mean,@|
        p.symbol, 0.5*side*std::max(1.0, std::sqrt(n)/2.5),
        side*std::max(1.0, std::sqrt(n)/2), false));
    }
}

@*1 Chess. The pieces are polygons with a dozen or two corners, in a square with corners at $(0,0)$
and $(10,10)$. A queen has five points on her crown, a king a cross, a bishop his hat, a rook her
battlements, and the knight would prefer not to be looked at too closely. Each corner is a group of
four digits, its $x$ and its $y$ in tenths; Q~begins at $(2.2,9)$ and goes to $(1,2.6)$.
\solutions{\solutionbox{queens}}{The twelve
solutions of the eight queens that are different.}
@^knight@>

@<Carve chess pieces@>=
constexpr std::pair<char, std::string_view> corners[] = {
  {'K', "2290125020383636464646303730372246224612541254226322633054305446"
    "6436803888507890"},
  {'Q', "22901026305432174450501256506817705490267890"},
  {'R', "1890187828702842183418143214322443244314571457246824681482148234"
    "7242727082788290"},
  {'B', "2090208038762958344046244414501056145424593148465349633671586276"
    "80808090"},
  {'N', "2690307250523654266316572434402243115220702982548290"} };
double tenths(std::string_view two) { return (10*(two[0] - '0') + two[1] - '0')/10.0; }
std::vector<Point> carved(char piece) /* nothing, if it is no piece */
{
  std::vector<Point> points;
  for (auto const& [name, digits] : corners)
    for (std::size_t k = 0; name == piece and k < digits.size(); k += 4)
      points.push_back({tenths(digits.substr(k)), tenths(digits.substr(k + 2))});
  return points;
}

@ The square at the lower right of a chessboard is white. Only the dark squares are painted.

@<Draw a grid, a chessboard, or tiles@>=
void draw_chess(Tableau& t, std::span<int const> cover) const
{
  for (int r = 0; r < board.rows(); ++r)
    for (int c = 0; c < board.columns(); ++c)
      if (board.has_square(r, c) and (r + c)%2 == 1)
        t.marks.push_back(rectangle(c*side, r*side, side, side, board_dark));
  rule(t, thick/2, ink, [this](int r, int c, int i, int j) {
    return board.has_square(r, c) == board.has_square(i, j); });
  for (int o : cover) {
    auto const& p = board.place(o);
    auto outline = carved(p.symbol[0]);
    for (Point& q : outline) q = {(p.column + q.x/10)*side, (p.row + q.y/10)*side};
    t.marks.push_back({outline, chessman, 0, Text()});
  }
}

@*1 Tiles. A tile is called by the colours of its edges, clockwise from the top, letters from
{\tentex a} on. It is cut by its diagonals into four triangles. There are six paints, which go back
and forth between light and dark; after that they begin again.
\solutions{\solutionbox{macmahon}}{MacMahon's squares (\sec{puzzle/edges}): where
two meet, their triangles make a diamond.}

@<Draw a grid, a chessboard, or tiles@>=
void draw_tiles(Tableau& t, std::span<int const> cover) const
{
  constexpr std::array shades = {"#fdfdfb", "#f2b544", "#2c5a86", "#9a9a9a",
    "#111111", "#9fd3b6"};
  for (int o : cover) {
    auto const& p = board.place(o);
    double const x = p.column*side, y = p.row*side;
    Point const middle = {x + side/2, y + side/2};
    Point const corner[] = {{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}};
    for (std::size_t k = 0; k < 4; ++k) {
      char const* const shade = shades[index(p.symbol[k] - 'a') % shades.size()];
      t.marks.push_back({{corner[k], corner[(k + 1) % 4], middle}, shade, 0, Text()});
    }
  }
  rule_squares(t, thin, ink);
}

@*1 Writing. Many solutions are put on one sheet. There are $n$ pictures of $w\times h$; with $k$ of
them in a row, the sheet is $kw$ wide and about $hn/k$ high, and it is nearly a square if
$k^2=nh/w$. For the twelve solutions of the eight queens above, on squares of 24 points, $w=h=208$
and $n=12$; so $k$ is $\sqrt{12}$, rounded up, and there are four pictures in a row and three rows.
@^contact sheet@>

@<Write a tableau@>=
Mark rectangle(double x, double y, double w, double h, std::string const& colour)
{ return {{{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}, colour, 0, Text()}; }@/
Mark word(Point at, std::string const& words, double size, double room, bool bold, double least)
{@+return {{at}, "", 0, fitted(Text{words, size, ink, bold}, room, least)};@+}@/
Tableau sheet_of(std::span<Tableau const> tableaux)
{
  if (tableaux.empty()) return {};
  double const w = std::ranges::max_element(tableaux, {}, &Tableau::width)->width + 12,
    h = std::ranges::max_element(tableaux, {}, &Tableau::height)->height + 12;
  auto const n = static_cast<double>(tableaux.size());
  double const across = std::clamp(std::ceil(std::sqrt(n*h/w)), 1.0, n);
  Tableau sheet = {w*across - 12, h*std::ceil(n/across) - 12, {}, tableaux[0].label};
  for (double k = 0; k < n; ++k)
    for (Mark mark : tableaux[static_cast<std::size_t>(k)].marks) {
      move(mark, w*std::fmod(k, across), h*std::floor(k/across));
      sheet.marks.push_back(mark);
    }
  return sheet;
}

@ A cover without a board is drawn as a table. A column is as wide as its longest word, up to forty
letters or so.

@<Write a tableau@>=
Tableau table_of(std::vector<std::vector<std::string> > const& rows, double side)
{
  double const size = 0.5*side, height = side*static_cast<double>(rows.size()), margin = 2;
  bool const is_word = rows.size()*rows.at(0).size() == 1;
  Tableau t = {margin, height + 2*margin, {}, is_word ? rows[0][0] : "solutions as tables"};
  auto const rule = [&t](Point from, Point to) { t.marks.push_back({{from, to}, ink, 0.5, Text()}); };
  rule({t.width, margin}, {t.width, margin + height});
  for (std::size_t column = 0; column < rows.at(0).size(); ++column) {
    double width = side;
    for (auto const& row : rows) width = std::max(width, width_of(row[column], size) + size);
    width = std::min(width, 16*side);
    for (std::size_t k = 0; k < rows.size(); ++k)
      t.marks.push_back(word({t.width + width/2, margin + (static_cast<double>(k) + 0.5)*side},@|
        rows[k][column], size, width - size, false, 0.5*size));
    t.width += width;
    rule({t.width, margin}, {t.width, margin + height});
  }
  for (std::size_t k = 0; k <= rows.size(); ++k)
    rule({margin, margin + static_cast<double>(k)*side}, {t.width, margin + static_cast<double>(k)*side});
  t.width += margin;
  return t;
}

@ A polygon has a line of its own colour around it, a hair wide; without it, two polygons that touch
show a gap on most screens. The baseline of a word is a good third of its size below its middle.

@<Write a mark@>=
std::string short_number(double x) { return number(x, 2); }
std::string as_svg(Mark const& m)
{
  std::string list;
  for (Point const& p : m.points) list += fmt::format("{}{},{}", list.empty() ? "" : " ",@|
    short_number(p.x), short_number(p.y));
  if (m.points.size() > 2) return fmt::format("<polygon points=\"{}\" fill=\"{}\" "
    "stroke=\"{}\" stroke-width=\"{}\"/>\n", list, m.width > 0 ? "none" : m.colour, m.colour,@|
    m.width > 0 ? short_number(m.width) : ".3");
  if (m.points.size() == 2) return fmt::format("<polyline points=\"{}\" stroke=\"{}\" "
    "stroke-width=\"{}\"/>\n", list, m.colour, m.width);
  double const size = m.text.size, y = m.points[0].y + 0.35*size;
  return fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\"{}{}>{}</text>\n",
    short_number(m.points[0].x), short_number(y), short_number(size),@|
    m.text.bold ? " font-weight=\"bold\"" : "", m.begins ? " text-anchor=\"start\"" : "",@|
    escape_html(m.text.words));
}

@ Words come last, in a group of their own, so that they are never hidden behind an area.

@<Write a tableau@>=
std::string as_svg(Tableau const& t)
{
  auto const w = short_number(t.width), h = short_number(t.height);
  std::string text = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" "
    "width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" role=\"img\" "
    "aria-label=\"{4}\">\n{2}<rect width=\"{0}\" "
    "height=\"{1}\" fill=\"{3}\"/>\n<g fill=\"none\" "
    "stroke-linecap=\"square\">\n", w, h, night_style() + night_style(crayons), paper, t.label);
  std::string words;
  for (Mark const& mark : t.marks)
    (mark.points.size() == 1 ? words : text) += as_svg(mark);
  return text + fmt::format("</g>\n<g fill=\"{}\" text-anchor=\"middle\" "
    "font-family=\"Palatino, Georgia, serif\">\n{}</g>\n</svg>\n", ink, words);
}

@ For pdf\TeX, polygons and lines are operators of PDF: {\tentex m} for ``move to'' and {\tentex l}
for ``line to''; then {\tentex h\ f} closes and fills the path, and {\tentex S} strokes it. A colour
is three numbers from 0 to~1, set by {\tentex rg} for filling and by {\tentex RG} for lines; in a
name such as {\tentex\char"23 cfe3f6} they are written from 0 to 255, with two hexadecimal digits
each. Operators come after their operands.
@^PDF operators@>
Words can contain characters that mean something to \TeX: an item called {\tentex 50\%} would end
the line in the middle of the picture. So everything but letters and digits is written by its
number, and {\tentex 50\%} as {\tentex 50\char"5C char37\char"7B\char"7D}. The braces keep two
hyphens from becoming a dash. The font is Palatino in the encoding T1, {\tentex p1xr}, which shows
the numbers of ASCII correctly, except that quotes are curly. A letter beyond ASCII has another
number, so a question mark replaces it.
@^encoding of fonts@>

@<Write a mark@>=
std::string as_operators(Mark const& m, double height)
{
  std::string path;
  for (int k : {1, 3, 5})
    path += fmt::format("{:.3g} ", std::stoi(m.colour.substr(index(k), 2), nullptr, 16)/255.0);
  bool const closed = m.points.size() > 2, fills = closed and m.width == 0;
  path += fills ? "rg " : fmt::format("RG {} w ", m.width);
  for (Point const& p : m.points)
    path += fmt::format("{} {} {} ", short_number(p.x), short_number(height - p.y),
      &p == &m.points[0] ? "m" : "l");
  return path + (fills ? "h f\n" : closed ? "h S\n" : "S\n");
}
std::string spelled(std::string_view words)
{
  std::string text;
  for (char c : words) {
    auto const byte = static_cast<unsigned char>(c);
    if (not begins_character(c)) continue;
    text += byte < 128 and std::isalnum(byte) ? std::string(1, c) : c == ' ' ? "\\ "@|
      : fmt::format("\\char{}{{}}", byte < 128 ? byte : '?');
  }
  return text;
}

@ Words are boxes. Here is the {\tentex 8} in the first square of the sudoku above; it is given, and
therefore bold.
$$\hbox{\tentex\char"5C tabword\char"7B 10.5\char"7D\char"7B 142.81\char"7D\char"7B
10.54\char"7D\char"7B b\char"7D\char"7B 8\char"7D}$$
The macro {\tentex\char"5C tabword}, whose arguments are the place, the size, the weight, and the
words, is part of what is written, so that the picture can be used in any document. It centers its
words; {\tentex\char"5C tabline} takes back the space on their left, so that they begin at the place. Lua\TeX\ has no
{\tentex\char"5C pdfliteral}, and gets one, which lasts as long as the box.

@<Write a tableau@>=
bool is_ascii(Tableau const& t)
{
  return std::ranges::all_of(t.marks, [](Mark const& m) {
    return std::ranges::all_of(m.text.words, [](unsigned char c) { return c < 128; }); });
}
std::string as_tex(Tableau const& t)
{
  std::string words, paths;
  for (Mark const& m : t.marks)
    if (m.points.size() == 1)
      words += fmt::format("\\tab{}{{{}}}{{{}}}{{{}}}{{{}}}{{{}}}%\n",
        m.begins ? "line" : "word", short_number(m.points[0].x), short_number(t.height - m.points[0].y
        - 0.35*m.text.size), short_number(m.text.size),
        m.text.bold ? "b" : "r", spelled(m.text.words));
    else paths += as_operators(m, t.height);
  return fmt::format("\\hbox to {}bp{{\\vbox to {}bp{{}}%\n"@/
    "\\def\\tabword#1#2#3#4#5{{\\rlap{{\\kern#1bp\\raise#2bp\n"@/
    "  \\hbox to 0pt{{\\font\\tabfont=p1x#4 at #3bp \\tabfont\\hss#5\\hss}}}}}}%\n"@/
    "\\def\\tabline#1#2#3#4#5{{\\tabword{{#1}}{{#2}}{{#3}}{{#4}}{{\\hskip0pt plus-1fil minus-1fil\\relax#5}}}}%\n"@/
    "\\ifdefined\\pdfliteral\\else\\def\\pdfliteral{{\\pdfextension literal}}\\fi\n"@/
    "\\pdfliteral{{q 2 J\n{}Q}}%\n{}\\hss}}%\n", short_number(t.width),
    short_number(t.height), paths, words);
}

@ \pitfall{A picture that is right in colour, and a grey rectangle on paper. A style that is guessed
from one option, when another one says otherwise: a packing with a piece called {\tentex N} is not
chess. Lines that end just before the corner where they should meet, unless one asks for square
caps.}

\pinned{\.{tests/draw/tableau\UL test.cpp} counts walls, givens, and queens, and compares tints.}

\exercise[25]{The tints are given by greed. Give the pieces of a flat box only four tints, whatever
the packing is: this is an exact cover problem, and you have the program that solves it.}
\answer{For each piece a primary item; for each pair of pieces that touch, and each of the four
tints, a secondary item. The option ``piece $p$ has tint $t$'' consists of $p$ and all $(p,q,t)$
with $q$ a neighbour. Two neighbours cannot have the same tint, as both options would have the same
secondary item.}

\summary{Four styles suffice, and the names of items and options say which. Lines are drawn where
neighbours differ; pieces are tinted and hatched. The marks are polygons, lines, and words, written
as SVG for the screen and as \TeX\ for the page.}
