@** Marks on paper. \label{draw/marks}%
A picture of a solution is wanted in two places: on a screen, and in a book
that is set by \TeX. For the first there is SVG, which every browser draws.
For the second one could convert SVG to PDF, with yet another program, and
would get letters in yet another font; so we write a few lines of \TeX\ that
set the letters of a picture in the font of the page. Both are written from
the same list of {\it marks}, and a mark is as little as possible: a
polygon, a line, or a word. \solutions{\solutionbox{queens}}{The twelve
solutions of the eight queens that are different: polygons, lines, and no
words, written for \TeX.}

@ Here is a mark, the lower left triangle of a square, in both languages:
$$\vbox{\halign{\tentex#\hfil\cr
<polygon points="0,0 24,24 0,24" fill="\#111111" stroke="\#111111" stroke-width=".3"/>\cr
0.0667 0.0667 0.0667 rg 0 24 m 24 0 l 0 0 l h f\cr}}$$
The first is a line of SVG, in which $y$ grows downwards; the second one is
what a PDF file says, and there it grows upwards.

What is drawn with marks is the business of \sec{draw/tableau}, and others may
come: whatever can be said in polygons, lines, and words can be printed in
both languages.

@(dlx/draw/marks.hpp@>=
#pragma once
/* Pictures that consist of polygons, lines, and words; written as SVG, or as
   a box for pdfTeX. Lengths are in points, and y grows downwards. */
#include "dlx/draw/sheet.hpp"
#include <span>
#include <string>
#include <vector>
namespace dlx {
@<Declare marks@>
} // |namespace dlx|

@ Which of the three a mark is, can be seen from the number of its points.

A class for each kind, with virtual functions that write it, would be the
schoolbook's way. It would spread the two languages over three classes each,
while a reader wants to see one language at a time; and a third language would
have to be added at three places. With one structure, each language is one
function that asks what it has before it.

@<Declare marks@>=
struct Mark {
  std::vector<Point> points; /* a polygon; or two ends; or one center */
  std::string colour;        /* such as |blue| */
  double width = 0;          /* of a line */
  Text text = Text();    /* at a center */
};
struct Tableau {
  double width = 0, height = 0; /* in points, like all lengths */
  std::vector<Mark> marks;      /* later ones hide earlier ones */
};
Mark rectangle(double x, double y, double w, double h,
  std::string const& colour); /* $(x,y)$ is its upper left corner */
Mark word(Point at, std::string const& words, double size, double room,
  bool bold); /* centered, and made smaller if it is wider than |room| */
Tableau sheet_of(std::span<Tableau const> tableaux);
  /* all of them on one sheet, row by row; they have the same size */
std::string as_svg(Tableau const& tableau); /* a whole file */
std::string as_tex(Tableau const& tableau); /* a box, for pdf\TeX */

@ Why not Graphviz, if we have it? A board of sixty squares, some of which
are hatched, can be drawn with boxes at fixed places, and \sec{draw/squares}
does just that. But solutions are printed by the command itself, a thousand
at a time if somebody wants them; to start another program for that would be
slow, and it would be a pity if it were not installed. For lines and
polygons one needs no help. It is only {\it words in boxes\/} for which one
wants somebody who knows the font, and here they are single letters in the
middle of a square, where half a point is nothing.

@ The module borrows points, texts, and colours from the sheet of
\sec{draw/sheet}, though it has nothing to do with Graphviz.

It knows two formats, and no puzzle. In the other chapter it is the other way
round.

@(dlx/draw/marks.cpp@>=
#include "dlx/draw/marks.hpp"
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fmt/core.h>
#include <string_view>
namespace dlx {
namespace {
@<Shorten a number@>
@<Write a mark as SVG@>
@<Write a mark for \TeX@>
}
@<Make marks@>
@<Put pictures on one sheet@>
@<Write a tableau as SVG@>
@<Write a tableau for \TeX@>
} // |namespace dlx|

@ Two kinds of marks are so common that they have functions of their own. A
rectangle, which is a polygon; and a word in the middle of something.

A rectangle could be a mark of its own kind, and SVG has an element for it.
But it would be another case in each language, for the sake of some bytes.

@<Make marks@>=
Mark rectangle(double x, double y, double w, double h,
  std::string const& colour)
{
  return {{{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}, colour, 0,
    Text()};
}
Mark word(Point at, std::string const& words, double size, double room,
  bool bold)
{
  return {{at}, "", 0, fitted(Text{words, size, ink, bold}, room)};
}

@ If there are many solutions, they are put on one sheet, like
the contact prints of a photographer. There are $n$ pictures of $w\times h$;
with $k$ of them in a row, the sheet is $kw$ wide and about $hn/k$ high, and
it is nearly a square if $k^2=nh/w$.
@^contact sheet@>

For the twelve different solutions of the eight queens, on squares of 24
points, $w=h=208$ and $n=12$; so $k$ is $\sqrt{12}$, rounded up, and there are
four pictures in a row and three rows. The gap of 12 points is added to each
picture and taken away from the last one in a row, and in a column.

@<Put pictures on one sheet@>=
Tableau sheet_of(std::span<Tableau const> tableaux)
{
  Tableau sheet;
  if (tableaux.empty()) return sheet;
  double const w = tableaux[0].width + 12, h = tableaux[0].height + 12;
  auto const n = tableaux.size();
  double const ideal = std::sqrt(static_cast<double>(n)*h/w);
  auto const across = std::clamp(static_cast<std::size_t>(std::ceil(ideal)),@|
    std::size_t(1), n);
  for (std::size_t k = 0; k < n; ++k)
    for (Mark mark : tableaux[k].marks) {
      for (Point& p : mark.points) {
        p.x += w*static_cast<double>(k % across);
        p.y += h*static_cast<double>(k / across);
      }
      sheet.marks.push_back(mark);
    }
  sheet.width = w*static_cast<double>(across) - 12;
  sheet.height = h*static_cast<double>((n - 1)/across + 1) - 12;
  return sheet;
}

@*1 Writing. A picture is mostly numbers, and short numbers make a short
file. So coordinates have two decimals at most, and no zeros at their end.
Rounding can leave a zero with a minus sign, which is taken away, too.

So 24 points are {\tentex24} and not {\tentex24.00}, and two thirds are
{\tentex0.67}. A hundredth of a point cannot be seen; the sum of a thousand
rounded distances could, but all of our numbers are places, and not
distances.

@<Shorten a number@>=
std::string short_number(double x)
{
  auto s = fmt::format("{:.2f}", x);
  s.erase(s.find_last_not_of('0') + 1);
  if (s.back() == '.') s.pop_back();
  return s == "-0" ? "0" : s;
}

@ In SVG the three kinds of marks are three kinds of elements. A polygon has
a line of its own colour around it, a hair wide; without it, two polygons
that touch show a gap on most screens.

Lines are polylines with two points, and not elements of their own called
{\tentex line}, because then they can be written from the same list of points
as polygons are. The baseline of a word is a good third of its size below its
middle.

@<Write a mark as SVG@>=
std::string as_svg(Mark const& m)
{
  std::string list;
  for (Point const& p : m.points)
    list += (list.empty() ? "" : " ") + short_number(p.x) + ","
      + short_number(p.y);
  if (m.points.size() > 2)
    return fmt::format("<polygon points=\"{}\" fill=\"{}\" stroke=\"{}\" "
      "stroke-width=\".3\"/>\n", list, m.colour, m.colour);
  if (m.points.size() == 2)
    return fmt::format("<polyline points=\"{}\" stroke=\"{}\" "
      "stroke-width=\"{}\"/>\n", list, m.colour, m.width);
  return fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\"{}>{}</text>\n",
    short_number(m.points[0].x),@| short_number(m.points[0].y
    + 0.35*m.text.size), short_number(m.text.size),@|
    m.text.bold ? " font-weight=\"bold\"" : "", escape_html(m.text.words));
}

@ The picture as a whole says what it is, for those who cannot see it. How
many squares there are is a poor description; but the labels of the options,
which are printed without \.{--svg}, are a good one.

Words come last, in a group of their own, and so they are never hidden behind
an area. In the picture of a packing it is all the same; but a word that is
hidden is lost, and an area that is hidden is not.

@<Write a tableau as SVG@>=
std::string as_svg(Tableau const& t)
{
  auto const w = short_number(t.width), h = short_number(t.height);
  std::string text = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" "
    "width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" role=\"img\" "
    "aria-label=\"solutions drawn as boards\">\n<rect width=\"{0}\" "
    "height=\"{1}\" fill=\"#ffffff\"/>\n<g fill=\"none\" "
    "stroke-linecap=\"square\">\n", w, h);
  std::string words;
  for (Mark const& mark : t.marks)
    (mark.points.size() == 1 ? words : text) += as_svg(mark);
  return text + fmt::format("</g>\n<g fill=\"{}\" text-anchor=\"middle\" "
    "font-family=\"Palatino, Georgia, serif\">\n{}</g>\n</svg>\n", ink, words);
}

@ For pdf\TeX, polygons and lines are operators of PDF. A colour in it is
three numbers from 0 to~1.
@^PDF operators@>

The operators are {\tentex m} for ``move to'' and {\tentex l} for ``line to'';
then {\tentex h\ f} closes and fills what has been walked around, and
{\tentex S} strokes it. A colour is set by {\tentex rg} for filling and by
{\tentex RG} for lines.

@<Write a mark for \TeX@>=
std::string paint_in(std::string const& colour, char const* how)
{
  auto part = [&colour](std::size_t k) {
    return static_cast<double>(std::strtol(colour.substr(k, 2).c_str(),
      nullptr, 16))/255;
  };
  return fmt::format("{:.3g} {:.3g} {:.3g} {} ", part(1), part(3), part(5),
    how);
}
std::string as_operators(Mark const& m, double height)
{
  std::string path;
  for (Point const& p : m.points)
    path += fmt::format("{} {} {} ", short_number(p.x),
      short_number(height - p.y), path.empty() ? "m" : "l");
  if (m.points.size() > 2)
    return paint_in(m.colour, "rg") + path + "h f\n";
  return fmt::format("{}{} w {}S\n", paint_in(m.colour, "RG"), m.width, path);
}

@ Words can contain characters that mean something to \TeX; so everything
but letters and digits is written by its number. (What lies beyond ASCII has
other numbers in \TeX's old fonts. For queens in Unicode, use SVG.)

For instance, an item called {\tentex 50\%} would end the line in the middle
of the picture, and {\tentex\char"5C end} would end the book.

@<Write a mark for \TeX@>=
std::string spelled(std::string_view words)
{
  std::string text;
  for (char c : words)
    text += ((c >= '0') and c <= '9') or ((c >= 'A') and c <= 'Z')
      or ((c >= 'a') and c <= 'z') ? std::string(1, c) : c == ' ' ? "\\ "@|
      : fmt::format("\\char{} ", static_cast<int>(static_cast<unsigned char>(c)));
  return text;
}
@ Words are boxes. The macro {\tentex\char"5C tabword}, whose
arguments are the place, the size, the weight, and the words, is part of
what is written, so that the picture can be used in a document that has
never heard of this book. It wants the letters of Palatino, as this book
does.

The whole is an \.{\char"5C hbox} of the right size, which can stand in a line
of text like a large letter. The numbers are \.{bp}, ``big points'', of which
there are 72 in an inch; those of \TeX\ are a little smaller, and the picture
would be, too.

@<Write a tableau for \TeX@>=
std::string as_tex(Tableau const& t)
{
  std::string words, paths;
  for (Mark const& m : t.marks)
    if (m.points.size() == 1)
      words += fmt::format("\\tabword{{{}}}{{{}}}{{{}}}{{{}}}{{{}}}%\n",
        short_number(m.points[0].x), short_number(t.height - m.points[0].y
        - 0.35*m.text.size), short_number(m.text.size),
        m.text.bold ? "b" : "r", spelled(m.text.words));
    else paths += as_operators(m, t.height);
  return fmt::format("\\hbox to {}bp{{\\vbox to {}bp{{}}%\n"@/
    "\\def\\tabword#1#2#3#4#5{{\\rlap{{\\kern#1bp\\raise#2bp\n"@/
    "  \\hbox to 0pt{{\\font\\tabfont=px#4 at #3bp \\tabfont\\hss#5\\hss}}}}}}%\n"@/
    "\\pdfliteral{{q 2 J\n{}Q}}%\n{}\\hss}}%\n", short_number(t.width),
    short_number(t.height), paths, words);
}

@ \pitfall{Lines that end just before the corner where they should meet:
lines in SVG and in PDF end at their ends, unless one asks for square caps.
Letters that are centered by their baseline, and so stand too high. A macro
that is missing in the document for which the picture was made.}

\pinned{\.{tests/draw/marks\UL test.cpp} writes the triangle above in both
languages; puts pictures on a sheet, row by row; and makes sure that the SVG
is well formed, whatever the words are.}

\exercise{Write tableaux in a third language, such as PostScript, or that of
a plotter, which can neither fill polygons nor lift its pen too often.}

\summary{A picture of a solution is a list of polygons, lines, and words; it
is written as SVG for the screen and as \TeX\ for the page.}
