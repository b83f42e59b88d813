// A picture of points, lines, and words, for neato -n2.
#pragma once
#include <fmt/format.h>
#include <string>

namespace dlx::bench {

class Plot {
public:
  explicit Plot(std::string const& defaults)  // of the graph, its nodes, and its edges
    : dot("graph plot {\nfontname=\"DejaVu Sans\"; bgcolor=white; margin=0; " + defaults) {}
  std::string point(double x, double y, std::string const& look = "") {
    auto const name = fmt::format("n{}", ++names);
    dot += fmt::format("{} [pos=\"{:.2f},{:.2f}\"{}];\n", name, x, y, look.empty() ? "" : ", " + look);
    return name;
  }
  void text(double x, double y, std::string const& words, int size = 10) {
    point(x, y, fmt::format("shape=plaintext, width=0, height=0, margin=0, fontcolor=black, fontsize={}, label=\"{}\"", size, words));
  }
  void line(double x0, double y0, double x1, double y1, std::string const& look = "") {
    auto const a = point(x0, y0, "style=invis, width=0"), b = point(x1, y1, "style=invis, width=0");
    dot += fmt::format("{} -- {} [{}];\n", a, b, look);
  }
  std::string done() const { return dot + "}\n"; }
private:
  std::string dot;
  int names = 0;
};

}  // namespace dlx::bench
