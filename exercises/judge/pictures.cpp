// Two pictures side by side: your list, and the list that was expected.  The
// book draws the second one.  In both, the links that differ are taken out and
// drawn again, thick and straight, because a wrong link may lead anywhere.
#include "dlx/draw/gallery.hpp"
#include "dlx/draw/picture.hpp"
#include "judge.hpp"
#include <cmath>
#include <fmt/format.h>

namespace judge {
namespace {
using dlx::Box;
using dlx::Event;
using dlx::Field;
constexpr char const* red = "#c63d00";
constexpr char const* green = "#00694a";
constexpr double least_width = 372;  // what the titles need
constexpr std::string_view room_for_size = "<BR/><FONT POINT-SIZE=\"17\">&#160;</FONT>";  // in a ring, nobody has one

Field field(int f) { return static_cast<Field>(State::letters[f]); }
// The trace of what should have happened, with whole states instead of steps.
dlx::Trace tell(Scene const& s) {
  dlx::Trace trace{s.problem, "script", {}};
  for (std::size_t k = 0; k < s.events.size(); ++k) {
    auto const w = split(s.events[k]);
    Event e;
    e.item = w.size() > 1 ? std::atoi(w[1].c_str()) : 1;
    if (w[0] == "cover") e.type = Event::Type::cover;
    else if (w[0] == "uncover") e.type = Event::Type::uncover;
    else if (w[0] == "purify") e.type = Event::Type::purify, e.node = std::atoi(w[2].c_str());
    else if (w[0] == "unpurify") e.type = Event::Type::unpurify, e.node = std::atoi(w[2].c_str());
    else if (w[0] == "spend") e.type = Event::Type::spend;
    else if (w[0] == "refund") e.type = Event::Type::refund;
    else if (w[0] == "tweak") e.type = Event::Type::tweak, e.node = std::atoi(w[2].c_str());
    else if (w[0] == "untweak") e.type = Event::Type::untweak, e.node = std::atoi(w[2].c_str());
    else continue;
    State const& before = s.states.at(k);
    State const& after = k + 1 < s.states.size() ? s.states[k + 1] : s.expected;
    for (int x = 0; x < before.nodes(); ++x)
      for (int f = 0; f < State::fields; ++f)
        if (before.get(x, f) != after.get(x, f)) e.writes.push_back({field(f), x, before.get(x, f), after.get(x, f)});
    trace.events.push_back(e);
  }
  Event done;
  done.type = Event::Type::done;
  trace.events.push_back(done);
  return trace;
}
// Where the line from the middle of a box to another point leaves the box.
dlx::Point border(Box const& b, double x, double y, double margin) {
  double const dx = x - b.x, dy = y - b.y, w = b.w / 2 + margin, h = b.h / 2 + margin;
  double const t = 1 / std::max({std::abs(dx) / w, std::abs(dy) / h, 1.0});
  return {b.x + dx * t, b.y + dy * t};
}
std::string place(double x, double y) { return fmt::format("{:.1f},{:.1f}", x, -y); }
// Does the straight way from one box to another lead over others in their row or column?
bool is_over(dlx::Stage const& stage, int nodes, Box const& a, Box const& b) {
  auto between = [](double t, double u, double v) { return std::min(u, v) + 1 < t and t < std::max(u, v) - 1; };
  for (int x = 0; x < nodes; ++x) {
    Box const& n = stage.node(x);
    if (std::abs(a.y - b.y) < 1 and std::abs(n.y - a.y) < 1 and between(n.x, a.x, b.x)) return true;
    if (std::abs(a.x - b.x) < 1 and std::abs(n.x - a.x) < 1 and between(n.y, a.y, b.y)) return true;
  }
  return false;
}
std::string arrow(dlx::Stage const& stage, Scene const& s, int x, int f, int to, char const* colour) {
  auto const who = fmt::format("{}{}", State::letters[f], x);
  if (to < 0 or to >= s.expected.nodes()) return "";  // leads nowhere: nothing to draw
  Box const a = stage.node(x), b = stage.node(to);
  double const shift = f % 2 == 0 ? 12 : -12;  // the two directions side by side
  double const dx = f < 2 ? 0 : shift, dy = f < 2 ? shift : 0;
  std::string points;
  if (x == to) {  // a loop at a corner
    double const r = b.right(), t = (f % 2 == 0 ? b.bottom() : b.top()), sign = f % 2 == 0 ? 1 : -1;
    points = "e," + place(r - 8, t + sign) + " " + place(r, t - sign * 8) + " " + place(r + 26, t - sign * 8) + " " +
             place(r + 4, t + sign * 30) + " " + place(r - 6, t + sign * 10);
  } else {
    auto const p = border(a, b.x, b.y, 0), q = border(b, a.x, a.y, 1), r = border(b, a.x, a.y, 11);
    double const bow = is_over(stage, s.expected.nodes(), a, b) ? 2.5 : 0;  // around those in between
    auto at = [&](dlx::Point u, dlx::Point v, double t, double out = 0) {
      return place(u.x + (v.x - u.x) * t + dx * (1 + out), u.y + (v.y - u.y) * t + dy * (1 + out));
    };
    points = "e," + at(q, q, 0) + " " + at(p, r, 0) + " " + at(p, r, 1. / 3, bow) + " " + at(p, r, 2. / 3, bow) + " " + at(p, r, 1);
  }
  return fmt::format("n{} -> n{} [id=\"{}\", class=\"link differs\", pos=\"{}\", color=\"{}\", penwidth=3.4, arrowsize=0.95];\n", x, to, who, points, colour);
}
std::string mark(Scene const& s, dlx::Stage const& stage, std::string const& dot, State const& shown, char const* colour) {
  std::string out, extra;
  std::map<std::string, std::pair<int, int>> differ;
  for (int x = 0; x < s.expected.nodes(); ++x)
    for (int f = 0; f < State::fields; ++f)
      if (s.yours.get(x, f) != s.expected.get(x, f)) differ[fmt::format("{}{}", State::letters[f], x)] = {x, f};
  for (auto line : split(dot, '\n')) {
    auto const at = line.find("[id=\"");
    auto const id = at == std::string::npos ? "" : line.substr(at + 5, line.find('"', at + 5) - at - 5);
    if (s.is_ring and not id.empty() and std::string("UDS").find(id[0]) != std::string::npos) continue;
    if (auto const room = line.find(room_for_size); s.is_ring and room != std::string::npos) line.erase(room, room_for_size.size());
    if (auto const d = differ.find(id); d == differ.end()) out += line + "\n";
    else if (d->second.second == 5) {  // a size: the number in its box
      auto const text = line.find("</", line.find("<FONT")), number = line.rfind('>', text) + 1;
      line.replace(number, text - number, std::to_string(shown.get(d->second.first, 5)));
      out += line.substr(0, line.rfind("];")) + fmt::format(", color=\"{0}\", penwidth=3, fontcolor=\"{0}\"];\n", colour);
    }
    else if (&shown == &s.expected) {  // the book has a curve for it
      out += line.substr(0, line.rfind(", color=")) + fmt::format(", color=\"{}\", penwidth=3.4, arrowsize=0.95];\n", colour);
    }
    // a link that is wrong is left out here
  }
  for (int x = 0; x < s.expected.nodes(); ++x)
    for (int f = 0; f < 4; ++f)
      if (&shown == &s.yours and s.yours.get(x, f) != s.expected.get(x, f)) extra += arrow(stage, s, x, f, shown.get(x, f), colour);
  auto const end = out.rfind("}\n");
  return out.substr(0, end) + extra + "}\n";
}
std::string inner(std::string const& svg, double x, double y) {  // an SVG file, to be put into another one
  auto body = svg.substr(svg.find("<svg") + 4);
  for (int k = 0; k < 2; ++k) body.erase(body.find("pt\""), 2);  // of its width and height
  return fmt::format("<svg x=\"{}\" y=\"{}\"{}", x, y, body);
}
double extent(std::string const& svg, char const* key) {
  auto const at = svg.find(key);
  return at == std::string::npos ? 0 : std::atof(svg.c_str() + at + std::string(key).size());
}
}  // namespace

std::string draw(Scene const& s, Path const& name) try {
  if (s.yours.nodes() != s.expected.nodes() or s.expected.nodes() > 120) return "";
  auto const trace = tell(s);
  dlx::Stage const stage(trace);
  dlx::Replay replay(trace);
  while (replay.forward()) {}
  auto const dot = dlx::draw_links(stage, replay, dlx::Grain::event, true);
  Path const yours = name.string() + "-yours.dot", expected = name.string() + "-expected.dot";
  spill(yours, mark(s, stage, dot, s.yours, red));
  spill(expected, mark(s, stage, dot, s.expected, green));
  dlx::render({yours, expected}, {"svg"});
  auto const a = slurp(Path(yours).replace_extension("svg")), b = slurp(Path(expected).replace_extension("svg"));
  double const w = std::max(extent(a, "width=\""), least_width), h = extent(a, "height=\"");
  auto const title = [](double x, char const* words, char const* colour) {
    return fmt::format("<text x=\"{:.0f}\" y=\"24\" font-family=\"DejaVu Sans,Verdana,sans-serif\" font-size=\"17\" font-weight=\"bold\" fill=\"{}\">{}</text>\n", x, colour, words);
  };
  auto const file = name.string() + ".svg";
  spill(file, fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 {0:.0f} {1:.0f}\" "
                          "width=\"{0:.0f}pt\" height=\"{1:.0f}pt\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{2}{3}{4}{5}</svg>\n",
                          2 * w + 20, h + 36, title(14, "yours: the thick links are wrong", red), title(w + 34, "expected: the thick links are right", green),
                          inner(a, 0, 36), inner(b, w + 20, 36)));
  for (auto const& f : {yours, expected}) std::filesystem::remove(f), std::filesystem::remove(Path(f).replace_extension("svg"));
  return file;
} catch (std::exception const& e) {
  fmt::print(stderr, "(No picture: {})\n", e.what());
  return "";
}
}  // namespace judge
