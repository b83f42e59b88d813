// Families of problems, to be measured: each is drawn by lot with a seed, so nobody
// can tune for what will be measured next. A puzzle without chance has the options of each
// item in an order of its own, and its covers in another order.
#pragma once
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/more/problem.hpp"
#include "dlx/puzzle/domination.hpp"
#include "dlx/puzzle/edges.hpp"
#include "dlx/puzzle/givens.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/puzzle/sudoku.hpp"
#include "dlx/text/format.hpp"
#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace dlx::bench {

struct Dice {  // the same on all machines
  std::mt19937 source;
  explicit Dice(unsigned seed) : source(seed) {}
  int below(int n) { return static_cast<int>(source() % static_cast<unsigned>(n)); }
  template <class V> void mix(V& v) {
    for (std::size_t k = v.size(); k > 1; --k) std::swap(v[k - 1], v[source() % k]);
  }
  std::vector<int> order(int n) {
    std::vector<int> v(static_cast<std::size_t>(n));
    std::iota(v.begin(), v.end(), 0);
    mix(v);
    return v;
  }
  std::vector<int> some(int k, int n) {  // in order
    std::set<int> s;
    while (static_cast<int>(s.size()) < k) s.insert(below(n));
    return {s.begin(), s.end()};
  }
};

// A problem is put together as text, item by item and option by option.
struct Text {
  std::vector<std::string> items[2], options;  // primary, secondary
  std::set<std::string> known;
  void item(std::string const& name, bool is_secondary = false) {
    if (known.insert(name).second) items[is_secondary].push_back(name);
  }
  void rail(std::string const& name) { item(name, true); }
  void option(std::string const& entries) { options.push_back(entries); }
  std::string done() const {
    std::string text = fmt::format("{}{}{}\n", fmt::join(items[0], " "), items[1].empty() ? "" : " | ", fmt::join(items[1], " "));
    for (auto const& o : options) text += o + '\n';
    return text;
  }
};
inline std::string shuffled(Dice& dice, Text t) { return dice.mix(t.options), t.done(); }

struct Graph {
  int points = 0;
  std::vector<std::pair<int, int>> edges;
};
inline Graph random_graph(Dice& dice, int points, int edges) {
  std::set<std::pair<int, int>> all;
  while (static_cast<int>(all.size()) < edges) {
    int const a = dice.below(points), b = dice.below(points);
    if (a < b) all.emplace(a, b);
  }
  return {points, {all.begin(), all.end()}};
}
inline Graph random_tree(Dice& dice, int points) {
  Graph g{points, {}};
  for (int k = 1; k < points; ++k) g.edges.emplace_back(dice.below(k), k);
  return g;
}
inline Graph grid(int rows, int columns, Dice& dice, int missing) {
  Graph g{rows * columns, {}};
  for (int k = 0; k < g.points; ++k) {
    if (k % columns + 1 < columns) g.edges.emplace_back(k, k + 1);
    if (k + columns < g.points) g.edges.emplace_back(k, k + columns);
  }
  dice.mix(g.edges);
  g.edges.resize(g.edges.size() - static_cast<std::size_t>(missing));
  return g;
}
// Each point has a colour; the two ends of an edge have not the same. Said by a
// secondary item for each edge and colour.
inline std::string colouring(Graph const& g, int colours) {
  Text t;
  for (int v = 0; v < g.points; ++v) t.item(fmt::format("v{}", v));
  for (int v = 0; v < g.points; ++v)
    for (int c = 0; c < colours; ++c) {
      std::string o = fmt::format("v{}", v);
      for (std::size_t e = 0; e < g.edges.size(); ++e) {
        t.rail(fmt::format("e{}c{}", e, c));
        if (g.edges[e].first == v || g.edges[e].second == v) o += fmt::format(" e{}c{}", e, c);
      }
      t.option(o);
    }
  return t.done();
}
// The same, said by the edges: two colours for each, which its ends agree to.
inline std::string colouring_by_edges(Graph const& g, int colours) {
  Text t;
  for (std::size_t e = 0; e < g.edges.size(); ++e) t.item(fmt::format("e{}", e));
  for (std::size_t e = 0; e < g.edges.size(); ++e)
    for (int c = 0; c < colours * colours; ++c) {
      auto const [a, b] = g.edges[e];
      t.rail(fmt::format("v{}", a)), t.rail(fmt::format("v{}", b));
      if (c / colours != c % colours) t.option(fmt::format("e{} v{}:{} v{}:{}", e, a, c / colours, b, c % colours));
    }
  return t.done();
}
// Who is in and who is out: of two neighbours, one at most is in.
inline std::string independent(Graph const& g) {
  Text t;
  for (int v = 0; v < g.points; ++v) {
    std::string o = fmt::format("v{}", v);
    t.item(o), t.option(o);
    for (std::size_t e = 0; e < g.edges.size(); ++e)
      if (g.edges[e].first == v || g.edges[e].second == v) t.rail(fmt::format("e{}", e)), o += fmt::format(" e{}", e);
    t.option(o);
  }
  return t.done();
}
inline std::string matchings(Graph const& g) {
  Text t;
  for (int v = 0; v < g.points; ++v) t.item(fmt::format("v{}", v));
  for (auto const& [a, b] : g.edges) t.option(fmt::format("v{} v{}", a, b));
  return t.done();
}
inline Graph complete(int points, Dice& dice, int missing) {
  Graph g{points, {}};
  for (int a = 0; a < points; ++a)
    for (int b = a + 1; b < points; ++b) g.edges.emplace_back(a, b);
  dice.mix(g.edges);
  g.edges.resize(g.edges.size() - static_cast<std::size_t>(missing));
  return g;
}
inline std::string random_sets(Dice& dice, int items, int size, int options) {
  Text t;
  for (int i = 0; i < items; ++i) t.item(fmt::format("i{}", i));
  std::set<std::vector<int>> all;
  while (static_cast<int>(all.size()) < options) all.insert(dice.some(size, items));
  for (auto const& s : all) t.option(fmt::format("i{}", fmt::join(s, " i")));
  return shuffled(dice, t);
}
// The numbers from 1 to n in pairs, each of which has a square as its sum; some are not on speaking terms.
inline Graph square_sums(Dice& dice, int n, int missing) {
  Graph g{n, {}};
  for (int a = 1; a <= n; ++a)
    for (int root = 1; root * root <= 2 * n; ++root)
      if (int const b = root * root - a; b > a && b <= n) g.edges.emplace_back(a - 1, b - 1);
  dice.mix(g.edges);
  g.edges.resize(g.edges.size() - static_cast<std::size_t>(missing));
  return g;
}
// Guests who sit down at tables, of any size; some pairs do not speak.
inline std::string partitions(Dice& dice, int guests, int quarrels) {
  auto const enemies = random_graph(dice, guests, quarrels).edges;
  Text t;
  for (int g = 0; g < guests; ++g) t.item(fmt::format("g{}", g));
  for (int s = 1; s < 1 << guests; ++s) {
    std::vector<int> table;
    for (int g = 0; g < guests; ++g)
      if (s >> g & 1) table.push_back(g);
    if (std::ranges::none_of(enemies, [&](auto const& e) { return (s >> e.first & 1) && (s >> e.second & 1); }))
      t.option(fmt::format("g{}", fmt::join(table, " g")));
  }
  return shuffled(dice, t);
}
// A Latin square, of which some entries are known.
inline std::string latin_with(Dice& dice, int n, int entries) {
  auto const rows = dice.order(n), columns = dice.order(n), symbols = dice.order(n);
  auto const given = dice.some(entries, n * n);
  Text t;
  for (int r = 0; r < n; ++r)
    for (int c = 0; c < n; ++c)
      for (int s = 0; s < n; ++s) {
        bool const right = symbols[static_cast<std::size_t>((rows[static_cast<std::size_t>(r)] + columns[static_cast<std::size_t>(c)]) % n)] == s;
        auto const a = fmt::format("p{}.{}", r, c), b = fmt::format("r{}.{}", r, s), d = fmt::format("c{}.{}", c, s);
        t.item(a), t.item(b), t.item(d);
        if (right || !std::ranges::binary_search(given, r * n + c)) t.option(a + ' ' + b + ' ' + d);
      }
  return t.done();
}
inline Problem sudoku_with(int n, std::vector<int> const& squares, int clues) {
  auto const boxes = usual_boxes(n);
  std::string text(static_cast<std::size_t>(n * n), '.');
  for (int k = 0; k < clues; ++k) {
    int const at = squares[static_cast<std::size_t>(k)], r = at / n, c = at % n;
    text[static_cast<std::size_t>(at)] = "123456789ABCDEFGHIJKLMNOP"[(r % boxes.height * boxes.width + r / boxes.height + c) % n];
  }
  Givens const puzzle = read_givens(Source{"grid", text});
  return with_givens(sudoku(boxes, puzzle.symbols), puzzle);
}
inline Problem sudoku_with(Dice& dice, int n, int clues) { return sudoku_with(n, dice.order(n * n), clues); }
// What has so many covers at least, is drawn again and again until it has: a sudoku with as many
// clues as another may have a thousand times as many covers, and holes in a board may leave none.
template <class Draw> Problem with_covers(std::uint64_t least, Draw draw) {
  for (int k = 0;; ++k)
    if (auto p = draw(k); count_covers(p).totals.solutions >= least) return p;
}
inline Problem sudoku_of_many(Dice& dice, int n, int clues, std::uint64_t covers) {
  auto const squares = dice.order(n * n);
  return with_covers(covers, [&](int less) { return sudoku_with(n, squares, clues - less); });
}
// Kakuro: a run of squares has different digits with a given sum. An option for each way
// to fill a run, a colour for each square.
inline std::string kakuro(Dice& dice, int rows, int columns, int longest) {
  std::vector<int> digit(static_cast<std::size_t>(rows * columns));  // 0 is a black square
  auto at = [&](int r, int c) -> int& { return digit[static_cast<std::size_t>(r * columns + c)]; };
  auto run_at = [&](int r, int c, int dr, int dc) {  // backwards from here
    std::vector<int> run;
    for (; r >= 0 && c >= 0 && at(r, c) != 0; r -= dr, c -= dc) run.push_back(r * columns + c);
    return run;
  };
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) {
      std::set<int> taken;
      auto const a = run_at(r - 1, c, 1, 0), b = run_at(r, c - 1, 0, 1);
      for (auto const& v : {a, b})
        for (int k : v) taken.insert(digit[static_cast<std::size_t>(k)]);
      bool const is_full = static_cast<int>(std::max(a.size(), b.size())) >= longest || taken.size() > 8;
      for (int d = 1 + dice.below(9); !is_full && at(r, c) == 0; d = 1 + dice.below(9))
        if (!taken.contains(d)) at(r, c) = d;
    }
  Text t;
  auto fill = [&](std::vector<int> const& run, std::string const& name) {
    t.item(name);
    int sum = 0;
    for (int k : run) sum += digit[static_cast<std::size_t>(k)], t.rail(fmt::format("x{}", k));
    auto go = [&](auto& self, std::size_t k, int left, int used, std::string const& o) -> void {
      if (k == run.size()) return left == 0 ? t.option(o) : void();
      for (int d = 1; d <= std::min(9, left); ++d)
        if (!(used >> d & 1)) self(self, k + 1, left - d, used | 1 << d, o + fmt::format(" x{}:{}", run[k], d));
    };
    go(go, 0, sum, 0, name);
  };
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) {
      if (at(r, c) == 0) continue;
      if (c + 1 == columns || at(r, c + 1) == 0) fill(run_at(r, c, 0, 1), fmt::format("a{}.{}", r, c));
      if (r + 1 == rows || at(r + 1, c) == 0) fill(run_at(r, c, 1, 0), fmt::format("d{}.{}", r, c));
    }
  return t.done();
}
// So many pigeons, and each knows some holes; no two in one.
inline std::string pigeons(Dice& dice, int birds, int holes, int known) {
  Text t;
  for (int b = 0; b < birds; ++b) t.item(fmt::format("b{}", b));
  for (int h = 0; h < holes; ++h) t.rail(fmt::format("h{}", h));
  for (int b = 0; b < birds; ++b)
    for (int h : dice.some(known, holes)) t.option(fmt::format("b{} h{}", b, h));
  return t.done();
}
// A dinner has a dish of each course; no two of them are made by the same cook, or of the same.
inline std::string menu(Dice& dice, int courses, int dishes) {
  Text t;
  for (int c = 0; c < courses; ++c) t.item(fmt::format("course{}", c));
  for (int o = 0; o < courses * dishes; ++o) {
    int const cook = dice.below(100), food = dice.below(100);
    t.rail(fmt::format("cook{}", cook)), t.rail(fmt::format("food{}", food));
    t.option(fmt::format("course{} cook{} food{}", o % courses, cook, food));
  }
  return t.done();
}
inline std::string coloured_items(Dice& dice, int items, int each, int rails, int in_option, int colours) {
  Text t;
  for (int i = 0; i < items; ++i) t.item(fmt::format("i{}", i));
  for (int r = 0; r < rails; ++r) t.rail(fmt::format("s{}", r));
  for (int i = 0; i < items; ++i)
    for (int k = 0; k < each; ++k) {
      std::string o = fmt::format("i{}", i);
      for (int r : dice.some(in_option, rails)) o += fmt::format(" s{}:{}", r, dice.below(colours));
      t.option(o);
    }
  return shuffled(dice, t);
}
// Clauses of three variables: each is true by the first of its letters that is true.
inline std::string clauses(Dice& dice, int variables, int count) {
  Text t;
  for (int c = 0; c < count; ++c) {
    t.item(fmt::format("c{}", c));
    std::string before = fmt::format("c{}", c);
    for (int v : dice.some(3, variables)) {
      int const sign = dice.below(2);
      t.rail(fmt::format("x{}", v));
      t.option(before + fmt::format(" x{}:{}", v, sign));
      before += fmt::format(" x{}:{}", v, 1 - sign);
    }
  }
  return t.done();
}
// Clauses of three variables again, but a clause is satisfied in one of seven ways.
inline std::string satisfy(Dice& dice, int variables, int count) {
  Text t;
  for (int c = 0; c < count; ++c) {
    t.item(fmt::format("c{}", c));
    auto const three = dice.some(3, variables);
    int const forbidden = dice.below(8);
    for (int v : three) t.rail(fmt::format("x{}", v));
    for (int way = 0; way < 8; ++way)
      if (way != forbidden)
        t.option(fmt::format("c{} x{}:{} x{}:{} x{}:{}", c, three[0], way & 1, three[1], way >> 1 & 1, three[2], way >> 2));
  }
  return t.done();
}
// To press a lamp switches it, and its neighbours; how can all be switched off?
inline std::string lights(Dice& dice, int n) {
  Text t;
  std::vector<int> pressed;
  for (int k = 0; k < n * n; ++k) pressed.push_back(dice.below(2)), t.rail(fmt::format("p{}", k));
  for (int k = 0; k < n * n; ++k) {
    std::vector<int> near{k};
    if (k % n > 0) near.push_back(k - 1);
    if (k % n < n - 1) near.push_back(k + 1);
    if (k >= n) near.push_back(k - n);
    if (k + n < n * n) near.push_back(k + n);
    int is_on = 0;
    for (int p : near) is_on ^= pressed[static_cast<std::size_t>(p)];
    t.item(fmt::format("l{}", k));
    for (unsigned way = 0; way < 1u << near.size(); ++way) {
      if (std::popcount(way) % 2 != is_on) continue;
      std::string o = fmt::format("l{}", k);
      for (std::size_t b = 0; b < near.size(); ++b) o += fmt::format(" p{}:{}", near[b], way >> b & 1);
      t.option(o);
    }
  }
  return t.done();
}
// Each point is in three sets, and each set has three points.
inline std::string three_of_three(Dice& dice, int n) {
  Text t;
  for (int k = 0; k < n; ++k) t.item(fmt::format("i{}", k));
  auto const a = dice.order(n), b = dice.order(n), c = dice.order(n);
  for (std::size_t k = 0; k < a.size(); ++k)
    if (a[k] != b[k] && b[k] != c[k] && a[k] != c[k]) t.option(fmt::format("i{} i{} i{}", a[k], b[k], c[k]));
    else t.option(fmt::format("i{}", a[k]));
  return t.done();
}
// A cover is hidden among sets of which at most one can be taken.
inline std::string decoys(Dice& dice, int items, int count) {
  Text t;
  auto const order = dice.order(items);
  for (int k = 0; k < items; ++k) t.item(fmt::format("i{}", k));
  t.rail("trap");
  for (std::size_t k = 0; k + 5 <= order.size(); k += 5)
    t.option(fmt::format("i{} i{} i{} i{} i{}", order[k], order[k + 1], order[k + 2], order[k + 3], order[k + 4]));
  for (int k = 0; k < count; ++k) {
    std::string o;
    for (int i : dice.some(5, items)) o += fmt::format("i{} ", i);
    t.option(o + "trap");
  }
  return shuffled(dice, t);
}
// Rings of six atoms, and where their double bonds may be.
inline std::string rings(Dice& dice, int count) {
  Text t;
  for (int k = 0; k < 6 * count; ++k) t.item(fmt::format("a{}", k));
  for (int k = 0; k < 6 * count; ++k) t.option(fmt::format("a{} a{}", k, k % 6 == 5 ? k - 5 : k + 1));
  return shuffled(dice, t);
}
// Parts of a text that can be read as words: a word of each length begins here and there.
inline std::string reading_of(Dice& dice, int letters, int words, int longest) {
  Text t;
  for (int k = 0; k < letters; ++k) t.item(fmt::format("t{}", k)), t.option(fmt::format("t{}", k));
  for (int w = 0; w < words; ++w) {
    int const length = 2 + dice.below(longest - 1), first = dice.below(letters - length + 1);
    std::string o;
    for (int k = first; k < first + length; ++k) o += fmt::format("t{} ", k);
    t.option(o.substr(0, o.size() - 1));
  }
  return shuffled(dice, t);
}
// Paint by numbers: an option for each way to fill a row or a column.
inline std::string nonogram(Dice& dice, int rows, int columns, int percent) {
  std::vector<char> black(static_cast<std::size_t>(rows * columns));
  for (auto& b : black) b = dice.below(100) < percent;
  Text t;
  auto line = [&](std::string const& name, std::vector<int> const& squares) {
    t.item(name);
    std::vector<int> blocks;
    for (std::size_t k = 0; k < squares.size(); ++k) {
      t.rail(fmt::format("x{}", squares[k]));
      if (!black[static_cast<std::size_t>(squares[k])]) continue;
      if (k == 0 || !black[static_cast<std::size_t>(squares[k - 1])]) blocks.push_back(0);
      ++blocks.back();
    }
    int const n = static_cast<int>(squares.size());
    auto go = [&](auto& self, std::size_t block, int at, std::string o) -> void {
      auto paint = [&](int until, int colour) { for (; at < until; ++at) o += fmt::format(" x{}:{}", squares[static_cast<std::size_t>(at)], colour); };
      if (block == blocks.size()) return paint(n, 0), t.option(o);
      for (int gap = block == 0 || at == 0 ? 0 : 1; at + gap + blocks[block] <= n; ++gap) {
        auto const save = o;
        int const before = at;
        paint(at + gap, 0), paint(at + blocks[block], 1);
        self(self, block + 1, at, o);
        o = save, at = before;
      }
    };
    go(go, 0, 0, name);
  };
  for (int r = 0; r < rows; ++r) {
    std::vector<int> s;
    for (int c = 0; c < columns; ++c) s.push_back(r * columns + c);
    line(fmt::format("r{}", r), s);
  }
  for (int c = 0; c < columns; ++c) {
    std::vector<int> s;
    for (int r = 0; r < rows; ++r) s.push_back(r * columns + c);
    line(fmt::format("c{}", c), s);
  }
  return t.done();
}
// Each edge of a cubic graph has a colour, and at each point they are different.
inline std::string edge_colouring(Dice& dice, int points, int colours) {
  auto const p = dice.order(points);
  auto at = [&](int k) { return p[static_cast<std::size_t>(k % points)]; };
  Graph g{points, {}};
  for (int k = 0; k < points; ++k) g.edges.emplace_back(at(k), at(k + 1));
  for (int k = 0; k < points / 2; ++k) g.edges.emplace_back(at(k), at(k + points / 2));
  Text t;
  for (std::size_t e = 0; e < g.edges.size(); ++e)
    for (int c = 0; c < colours; ++c) {
      auto const name = fmt::format("e{}", e), a = fmt::format("v{}.{}", g.edges[e].first, c), b = fmt::format("v{}.{}", g.edges[e].second, c);
      t.item(name), t.rail(a), t.rail(b), t.option(name + ' ' + a + ' ' + b);
    }
  return t.done();
}
// Lessons: so many classes, each meets some teachers once, in different hours.
inline std::string timetable(Dice& dice, int classes, int teachers, int hours, int lessons) {
  Text t;
  for (int c = 0; c < classes; ++c)
    for (int who : dice.some(lessons, teachers))
      for (int h = 0; h < hours; ++h) {
        auto const name = fmt::format("c{}t{}", c, who), a = fmt::format("c{}h{}", c, h), b = fmt::format("t{}h{}", who, h);
        t.item(name), t.rail(a), t.rail(b), t.option(name + ' ' + a + ' ' + b);
      }
  return t.done();
}
// A rook in each column, and from column to column no rise occurs twice: the first row of Costas' table.
inline std::string rises(Dice& dice, int n) {
  Text t;
  for (int a = 0; a + 1 < n; ++a) t.item(fmt::format("p{}", a));
  for (int r = 0; r < n; ++r) t.rail(fmt::format("r{}", r));
  for (int a = 0; a < n; ++a) t.rail(fmt::format("x{}", a));
  for (int a = 0; a + 1 < n; ++a)
    for (int r = 0; r < n; ++r)
      for (int q = 0; q < n; ++q) {
        if (r == q) continue;
        t.rail(fmt::format("d{}", q - r + n));
        std::string o = fmt::format("p{} x{}:{} x{}:{} d{}", a, a, r, a + 1, q, q - r + n);
        o += fmt::format(" r{}:{}", r, a) + fmt::format(" r{}:{}", q, a + 1);
        t.option(o);
      }
  return shuffled(dice, t);
}
// Polyominoes by lot, to fill a board of their size.
inline std::string pieces(Dice& dice, int rows, int columns, int size) {
  int const cells = rows * columns;
  std::vector<int> owner;
  int count = 0;
  for (bool good = false; !good;) {  // cut the board into pieces
    owner.assign(static_cast<std::size_t>(cells), -1), count = 0, good = true;
    for (int k = 0; k < cells && good; ++k) {
      if (owner[static_cast<std::size_t>(k)] >= 0) continue;
      std::vector<int> piece{k};
      owner[static_cast<std::size_t>(k)] = count;
      for (int tries = 0; static_cast<int>(piece.size()) < size && tries < 50; ++tries) {
        int const from = piece[static_cast<std::size_t>(dice.below(static_cast<int>(piece.size())))], way = dice.below(4);
        int const r = from / columns + (way == 0) - (way == 1), c = from % columns + (way == 2) - (way == 3), to = r * columns + c;
        if (r < 0 || c < 0 || r >= rows || c >= columns || owner[static_cast<std::size_t>(to)] >= 0) continue;
        owner[static_cast<std::size_t>(to)] = count, piece.push_back(to);
      }
      good = static_cast<int>(piece.size()) == size, ++count;
    }
  }
  Text t;
  for (int p = 0; p < count; ++p) t.item(fmt::format("p{}", p));
  for (int k = 0; k < cells; ++k) t.item(fmt::format("x{}", k));
  for (int p = 0; p < count; ++p) {
    std::set<std::vector<int>> places;
    for (int turn = 0; turn < 8; ++turn) {
      std::vector<std::pair<int, int>> shape;
      for (int k = 0; k < cells; ++k) {
        int r = k / columns, c = k % columns;
        if (turn & 1) r = -r;
        if (turn & 2) c = -c;
        if (turn & 4) std::swap(r, c);
        if (owner[static_cast<std::size_t>(k)] == p) shape.emplace_back(r, c);
      }
      for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) {
          std::vector<int> place;
          for (auto const& [a, b] : shape) {
            int const x = a - shape[0].first + r, y = b - shape[0].second + c;
            if (x >= 0 && y >= 0 && x < rows && y < columns) place.push_back(x * columns + y);
          }
          std::ranges::sort(place);
          if (static_cast<int>(place.size()) == size) places.insert(place);
        }
    }
    for (auto const& s : places) t.option(fmt::format("p{} x{}", p, fmt::join(s, " x")));
  }
  return t.done();
}
// Nothing but reading: no option has the last item, which can be seen at the first look.
inline std::string only_to_read(Dice& dice, int items, int options) {
  Text t;
  for (int i = 0; i < items; ++i) t.item(fmt::format("i{}", i));
  t.item("nobody");
  for (int k = 0; k < options; ++k) t.option(fmt::format("i{}", fmt::join(dice.some(6, items), " i")));
  return t.done();
}
// Much to read, and little to do, or nothing: each of a few long options has an item of
// its own, so they are forced; all others are short and wrong. Without the last key there is no cover.
inline std::string much_to_read(Dice& dice, int parts, int size, int others, bool has_cover) {
  Text t;
  int const items = parts * size;
  for (int i = 0; i < items; ++i) t.item(fmt::format("i{}", i));
  for (int k = 0; k < parts; ++k) t.item(fmt::format("key{}", k));
  for (int k = 0; k < parts; ++k) {
    std::string o = fmt::format("key{}", k);
    for (int i = k; i < items; i += parts) o += fmt::format(" i{}", i);
    if (!has_cover && k > 0) o += " i0";
    t.option(o);
  }
  for (int k = 0; k < others; ++k) t.option(fmt::format("i{}", fmt::join(dice.some(6, items), " i")));
  return shuffled(dice, t);
}
inline std::string planted(Dice& dice, int items, int size, int others, int secondary, int colours) {
  Text t;
  for (int i = 0; i < items; ++i) t.item(fmt::format("i{}", i));
  auto const all = dice.order(items);
  auto finish = [&](std::string o, bool hidden) {  // one in six has a colour; the hidden ones agree
    for (int s = 0; s < secondary; ++s) {
      t.rail(fmt::format("s{}", s));
      if (dice.below(6) == 0) o += fmt::format(" s{}:{}", s, hidden ? s % colours : dice.below(colours));
    }
    t.option(o);
  };
  for (int k = 0; k < items; k += size) {
    std::string o;
    for (int j = k; j < k + size; ++j) o += fmt::format("{}i{}", j > k ? " " : "", all[static_cast<std::size_t>(j)]);
    finish(o, true);
  }
  for (int k = 0; k < others; ++k) finish(fmt::format("i{}", fmt::join(dice.some(size, items), " i")), false);
  return shuffled(dice, t);
}
// Each line of a projective plane is given to one of its points, and no two to the same.
inline std::string plane(Dice& dice, int q) {
  Text t;
  int const n = q * q + q + 1;
  std::vector<int> difference{0, 1};  // a perfect difference set, greedily by backtracking
  auto search = [&](auto& self, std::set<int> const& used) -> bool {
    if (static_cast<int>(difference.size()) == q + 1) return true;
    for (int x = difference.back() + 1; x < n; ++x) {
      auto now = used;
      bool ok = true;
      for (int d : difference) ok = ok && now.insert((x - d) % n).second && now.insert((d - x + n) % n).second;
      if (!ok) continue;
      difference.push_back(x);
      if (self(self, now)) return true;
      difference.pop_back();
    }
    return false;
  };
  search(search, {1, n - 1});
  for (int p = 0; p < n; ++p) t.item(fmt::format("p{}", p));
  for (int p = 0; p < n; ++p) t.item(fmt::format("l{}", p));
  for (int l = 0; l < n; ++l)
    for (int d : difference) t.option(fmt::format("p{} l{}", (l + d) % n, l));
  return shuffled(dice, t);
}
// Words of four and five letters that nobody can pronounce, nor ever could.
inline Problem words_of(Dice& dice, int count, std::string const& letters) {
  std::string list;
  for (int k = 0; k < count; ++k) {
    for (int j = 4 + k % 2; j > 0; --j) list += letters[static_cast<std::size_t>(dice.below(static_cast<int>(letters.size())))];
    list += '\n';
  }
  return word_rectangle(Source{"list", list}, 4, 5);
}
inline Problem drawn(std::string const& text) { return polyomino(Source{"drawing", text}); }
// A board with some squares that cannot be used, in pairs of a black and a white one.
inline Problem dominoes(Dice& dice, int rows, int columns, int holes) {
  std::vector<std::string> board(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(columns), '#'));
  for (int k = 0; k < holes;) {
    int const r = dice.below(rows), c = dice.below(columns);
    auto& square = board[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
    if (square == '#' && (r + c) % 2 == k % 2) square = '.', ++k;
  }
  return drawn(fmt::format("board\n{}\nuse domino any\n", fmt::join(board, "\n")));
}
// The same problem, its options in another order.
inline Problem mixed(Dice& dice, Problem const& p) {
  Problem q;
  for (int i = 1; i <= p.item_count(); ++i) {
    if (p.item(i).kind == Kind::secondary) q.add_item(p.item(i).name, Kind::secondary);
    else q.add_item(p.item(i).name, p.item(i).bounds);
  }
  for (int o : dice.order(p.option_count())) {
    q.add_option();
    for (auto const& e : p.option(o + 1)) q.add_entry(e.item, e.colour == 0 ? 0 : q.add_colour(p.colour_name(e.colour)));
  }
  return q;
}

// Items that may be covered several times.
// Random sets, each of one of some groups; a group has bounds.
inline std::string grouped(Dice& dice, int items, int size, int options, int groups, char const* bounds) {
  Text t;
  for (int g = 0; g < groups; ++g) t.items[0].push_back(fmt::format("{}|g{}", bounds, g));
  for (int i = 0; i < items; ++i) t.item(fmt::format("i{}", i));
  for (int o = 0; o < options; ++o) t.option(fmt::format("g{} i{}", dice.below(groups), fmt::join(dice.some(size, items), " i")));
  return t.done();
}
// Each person gets one of some tasks, on one of the days that suit; a task needs several people a day.
inline std::string rota(Dice& dice, int people, int tasks, int choices, char const* bounds) {
  Text t;
  for (int k = 0; k < tasks; ++k) t.items[0].push_back(fmt::format("{}|t{}", bounds, k));
  for (int p = 0; p < people; ++p) t.item(fmt::format("p{}", p));
  for (int p = 0; p < people; ++p)
    for (int k : dice.some(choices, tasks)) t.option(fmt::format("p{} t{}", p, k));
  return shuffled(dice, t);
}
// Halls that are seen by at least one guard, and at most by a few; a guard sees some halls.
inline std::string guards(Dice& dice, int halls, int places, int sees, char const* bounds) {
  Text t;
  for (int h = 0; h < halls; ++h) t.items[0].push_back(fmt::format("{}|h{}", bounds, h));
  for (int p = 0; p < places; ++p) t.option(fmt::format("h{}", fmt::join(dice.some(sees, halls), " h")));
  return t.done();
}
// A board for random pieces of so many squares, so many times each.
inline std::string tiles(Dice& dice, int height, int width, int kinds, int size, char const* bounds) {
  Text t;
  for (int k = 0; k < kinds; ++k) t.items[0].push_back(fmt::format("{}|k{}", bounds, k));
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) t.item(fmt::format("s{}_{}", y, x));
  std::set<std::string> known;
  for (int k = 0; k < kinds; ++k) {
    std::set<std::pair<int, int>> piece{{0, 0}};
    while (static_cast<int>(piece.size()) < size) {
      auto [y, x] = *std::next(piece.begin(), dice.below(static_cast<int>(piece.size())));
      (dice.below(2) ? y : x) += dice.below(2) ? 1 : -1;
      piece.emplace(y, x);
    }
    for (int turn = 0; turn < 8; ++turn) {
      std::set<std::pair<int, int>> turned;
      for (auto [y, x] : piece) turned.emplace(turn == 3 ? std::pair{x, y} : std::pair{x, -y});
      piece = turned;
      for (int dy = -size; dy < height + size; ++dy)
        for (int dx = -size; dx < width + size; ++dx) {
          std::string text = fmt::format("k{}", k);
          bool fits = true;
          for (auto [y, x] : piece) {
            fits = fits && 0 <= y + dy && y + dy < height && 0 <= x + dx && x + dx < width;
            text += fmt::format(" s{}_{}", y + dy, x + dx);
          }
          if (fits && known.insert(text).second) t.option(text);
        }
    }
  }
  return shuffled(dice, t);
}
// A family has five sizes: two that are measured, with step 0, one that is larger, and three that
// are smaller, to see how it grows. Some puzzles have one size only.
struct Family {
  char const* name;
  char const* origin;  // where such problems come from
  Problem (*draw)(Dice& dice, int step);
  std::vector<std::string> needs = {};
  bool grows = true;
};
constexpr int smallest_step = -3, largest_step = 1;
// Two problems that have nothing to do with each other, on one page.
inline Problem beside(Problem const& left, Problem const& right) {
  Problem both;
  std::vector<int> number[2] = {{0}, {0}};
  Problem const* const sides[] = {&left, &right};
  for (auto const kind : {Kind::primary, Kind::secondary})
    for (int s : {0, 1})
      for (int i = 1; i <= sides[s]->item_count(); ++i)
        if (auto const& item = sides[s]->item(i); item.kind == kind)
          number[s].push_back(both.add_item(fmt::format("{}{}", "LR"[s], item.name), kind));
  for (int s : {0, 1})
    for (int o = 1; o <= sides[s]->option_count(); ++o) {
      both.add_option();
      for (auto const& e : sides[s]->option(o))
        both.add_entry(number[s][static_cast<std::size_t>(e.item)], e.colour == 0 ? 0 : both.add_colour(sides[s]->colour_name(e.colour)));
    }
  return both;
}
inline Problem parsed(std::string const& text) { return read_problem({"family", text}); }
inline std::vector<Family> families() {
  constexpr bool has_one_size = false;
  return {
    // Puzzles of the book.
    {"queens-12", "queens", [](Dice& d, int k) { return mixed(d, queens(12 + k)); }},
    {"langford-12", "Langford's pairs", [](Dice& d, int k) { return mixed(d, langford(12 + k)); }},
    {"pentominoes", "packing", [](Dice& d, int) { return mixed(d, drawn(draw_rectangle(5, 12) + "use pentominoes\n")); }, {}, has_one_size},
    {"soma", "packing", [](Dice& d, int) { return mixed(d, drawn("board\n### ### ###\n### ### ###\n### ### ###\nuse soma\n")); }, {}, has_one_size},
    {"permute-10", "assignments", [](Dice& d, int k) { return mixed(d, permutations(10 + k)); }},
    {"domino-8x8", "matchings of a board", [](Dice& d, int k) { return mixed(d, drawn(draw_rectangle(8, 8 + k) + "use domino any\n")); }},
    {"sudoku-9", "sudoku, few clues", [](Dice& d, int k) { return sudoku_with(d, 9, 20 - k); }},
    {"words-4x5", "crosswords", [](Dice& d, int k) { return words_of(d, 1200 + 150 * k, "aaaeeeiioourrssttnnlldcmpbghk"); }},
    {"macmahon-4x6", "edge matching", [](Dice& d, int) { return mixed(d, macmahon({4, 6, 3, true, true})); }, {}, has_one_size},
    {"planted", "random, a cover hidden", [](Dice& d, int k) { return parsed(planted(d, 60 + 5 * k, 5, 500 + 50 * k, 0, 1)); }},
    {"coloured", "random, a cover hidden", [](Dice& d, int k) { return parsed(planted(d, 40 + 4 * k, 4, 1600, 40, 3)); }},
    {"domination-8", "domination", [](Dice& d, int k) { return mixed(d, domination(8 + k)); }},
    // What nobody had tuned for.
    {"colour-graph", "colourings: timetables, registers", [](Dice& d, int k) { return parsed(colouring(random_graph(d, 13 + k, 16 + k), 4)); }},
    {"colour-edges", "the same, as constraints", [](Dice& d, int k) { return parsed(colouring_by_edges(random_graph(d, 13 + k, 15 + k), 4)); }},
    {"colour-tree", "colourings: trees", [](Dice& d, int k) { return parsed(colouring(random_tree(d, 21 + k), 3)); }},
    {"colour-ladder", "colourings: ladders", [](Dice& d, int k) { return parsed(colouring(grid(2, 12 + k, d, 2), 3)); }},
    {"triples", "exact cover by triples", [](Dice& d, int k) { return parsed(random_sets(d, 24 + 3 * k, 3, 300)); }},
    {"match-14", "pairs of a tournament", [](Dice& d, int k) { return parsed(matchings(complete(14 + 2 * k, d, 4))); }},
    {"guests", "set partitions: seats", [](Dice& d, int k) { return parsed(partitions(d, 11 + k, 1)); }},
    {"latin-7", "quasigroups with holes", [](Dice& d, int k) { return parsed(latin_with(d, 7, 10 - k)); }},
    {"latin-8", "quasigroups with holes", [](Dice& d, int k) { return parsed(latin_with(d, 8, 19 - k)); }},
    {"sudoku-16", "sudoku, millions", [](Dice& d, int k) { return sudoku_of_many(d, 16, 130, 8'000'000U >> (3 - k)); }},
    {"kakuro", "kakuro", [](Dice& d, int k) { return parsed(kakuro(d, 6, 6 + k, 3)); }},
    {"kakuro-long", "kakuro", [](Dice& d, int k) { return parsed(kakuro(d, 6, 6 + k, 4)); }},
    {"pigeons", "matchings that are none", [](Dice& d, int k) { return parsed(pigeons(d, 11 + k, 10 + k, 8 + k)); }},
    {"coloured-items", "random, many covers", [](Dice& d, int k) { return parsed(coloured_items(d, 10 + k, 12, 12, 2, 3)); }},
    {"read-none", "large files", [](Dice& d, int k) { return parsed(much_to_read(d, 3, 6666, 119'999 + 30'000 * k, false)); }, {"size"}},
    {"read-one", "large files", [](Dice& d, int k) { return parsed(much_to_read(d, 3, 6666, 119'999 + 30'000 * k, true)); }, {"size"}},
    {"read-only", "large files", [](Dice& d, int k) { return parsed(only_to_read(d, 100, 120'000 + 30'000 * k)); }, {"size"}},
    {"clauses", "satisfiability", [](Dice& d, int k) { return parsed(clauses(d, 30 + 3 * k, 85 + 8 * k)); }},
    {"plane", "incidences", [](Dice& d, int) { return parsed(plane(d, 3)); }, {}, has_one_size},
    {"sudoku-25", "sudoku, one solution", [](Dice& d, int k) { return sudoku_with(d, 25, 520 - 10 * k); }},
    {"independent", "independent sets", [](Dice& d, int k) { return parsed(independent(grid(6, 6 + k, d, 4))); }},
    // Ours.
    {"text", "words without spaces", [](Dice& d, int k) { return parsed(reading_of(d, 60 + 5 * k, 40 + 3 * k, 6)); }},
    {"text-short", "words without spaces", [](Dice& d, int k) { return parsed(reading_of(d, 40 + 4 * k, 40 + 4 * k, 6)); }},
    {"nonogram", "paint by numbers", [](Dice& d, int k) { return parsed(nonogram(d, 15 + k, 15 + k, 50)); }},
    {"edge-colours", "one-factorizations", [](Dice& d, int k) { return parsed(edge_colouring(d, 14 + 2 * k, 4)); }},
    {"timetable", "lessons of a school", [](Dice& d, int k) { return parsed(timetable(d, 5 + k, 6, 5, 3)); }},
    {"rises", "Costas arrays, neighbours", [](Dice& d, int k) { return parsed(rises(d, 10 + k)); }},
    {"pieces", "jigsaws", [](Dice& d, int k) { return parsed(pieces(d, 5, 8 + k, 5)); }},
    {"holes", "dimers with defects", [](Dice& d, int k) { return with_covers(1, [&](int) { return dominoes(d, 8, 9 + k, 4); }); }},
    {"rooks", "assignments with taboos", [](Dice& d, int k) { return parsed(pigeons(d, 10 + k, 10 + k, 7)); }},
    {"sets-large", "crews of an airline", [](Dice& d, int k) { return parsed(planted(d, 60 + 6 * k, 6, 1000 + 100 * k, 0, 1)); }},
    {"menu", "dinners of three courses", [](Dice& d, int k) { return parsed(menu(d, 3, 250 + 50 * k)); }},
    {"apart", "two puzzles on a page", [](Dice& d, int k) { return beside(parsed(kakuro(d, 6, 6 + k, 3)), dominoes(d, 4, 4, 0)); }},
    {"squares", "pairs in a sparse graph", [](Dice& d, int k) { return parsed(matchings(square_sums(d, 60 + 2 * k, 3))); }},
    {"shifts", "rosters", [](Dice& d, int k) { return parsed(coloured_items(d, 14 + k, 12, 30, 4, 2)); }},
    // Where we were behind, when somebody looked for it.
    {"satisfy", "satisfiability", [](Dice& d, int k) { return parsed(satisfy(d, 110 + 5 * k, 660 + 30 * k)); }},
    {"lights", "parities, a puzzle with lamps", [](Dice& d, int k) { return parsed(lights(d, 12 + k)); }},
    {"meshes", "sparse exact cover", [](Dice& d, int k) { return parsed(three_of_three(d, 750 + 60 * k)); }},
    {"decoys", "one cover, much to exclude", [](Dice& d, int k) { return parsed(decoys(d, 800 + 100 * k, 12'000)); }, {"size"}},
    {"rings", "double bonds of molecules", [](Dice& d, int k) { return parsed(rings(d, 20 + k)); }},
    // Items with bounds. Those of the first two are never reached.
    {"tiles-free", "packing, as many of each as one likes", [](Dice& d, int k) { return with_covers(1, [&](int) { return parsed(tiles(d, 5, 8 + k, 5, 5, fmt::format("0:{}", 8 + k).c_str())); }); }},
    {"groups-free", "exact cover by triples of some kinds", [](Dice& d, int k) { return parsed(grouped(d, 24 + 3 * k, 3, 250, 5, fmt::format("0:{}", 8 + k).c_str())); }},
    {"tiles-few", "packing, at most three of each", [](Dice& d, int k) { return with_covers(1, [&](int) { return parsed(tiles(d, 5, 8 + k, 5, 5, "0:3")); }); }},
    {"groups", "exact cover by triples, one to three of a kind", [](Dice& d, int k) { return parsed(grouped(d, 24 + 3 * k, 3, 250, 5, "1:3")); }},
    {"rota", "people and tasks", [](Dice& d, int k) { return parsed(rota(d, 14 + k, 6, 4, "2:3")); }},
    {"guards", "at least one, at most two", [](Dice& d, int k) { return parsed(guards(d, 20 + 2 * k, 46 + 3 * k, 3, "1:2")); }},
  };
}

}  // namespace dlx::bench
