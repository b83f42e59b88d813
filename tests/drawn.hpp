// Traces of small problems, and a reader for the DOT that we write.
#pragma once
#include "dlx/draw/trace.hpp"
#include "dlx/more/script.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/format.hpp"
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace drawn {

using namespace dlx;

inline std::string const five = "C1 C2 C3 C4 C5\nC2 C3 C5\nC1 C4\nC2 C5\nC1 C3 C4\n";
inline std::string const report_2000 =
  "A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n";
inline std::string const latin_2 =
  "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12\n"
  "A@(0,0): C1 C5 C9\nA@(0,1): C2 C6 C9\nA@(1,0): C3 C5 C10\n"
  "A@(1,1): C4 C6 C10\nB@(0,0): C1 C7 C11\nB@(0,1): C2 C8 C11\n"
  "B@(1,0): C3 C7 C12\nB@(1,1): C4 C8 C12\n";
inline std::string const queens3 = // three rooks, and two secondary items
  "R1 R2 F1 F2 | D B\nQ@(0,0): R1 F1 B\nQ@(0,1): R1 F2 D\n"
  "Q@(1,0): R2 F1 D\nQ@(1,1): R2 F2 B\n";

inline Problem problem_of(std::string const& text) {
  return read_problem(Source{"test", text});
}
inline Trace traced(Problem const& p, Chooser chooser = Chooser::smallest, std::uint64_t nodes = 0) {
  Bounded links(p);
  Recorder recorder(p, chooser == Chooser::first ? "first" : "smallest");
  Limits limits;
  limits.nodes = nodes;
  search(links, chooser, limits, nullptr, &recorder);
  return recorder.take();
}
inline Trace searched(std::string const& text, Chooser chooser = Chooser::smallest) { return traced(problem_of(text), chooser); }
inline Trace scripted(std::string const& text, std::string const& script) {
  Problem const p = problem_of(text);
  Recorder recorder(p, "script");
  follow(read_script(Source{"script", script}, p), p, {}, nullptr, &recorder);
  return recorder.take();
}

inline std::string text_of(Trace const& trace) {
  std::ostringstream out;
  write_trace(out, trace);
  return out.str();
}

// A trace of tests/golden; runs in the root of the repository.
inline Trace golden(std::string const& name) {
  std::ifstream in("tests/golden/" + name + ".jsonl");
  std::ostringstream text;
  text << in.rdbuf();
  return read_trace(Source{name, text.str()});
}

// Searches of twelve small random problems, some with secondary items.
inline std::vector<Trace> random_searches() {
  std::uint32_t seed = 20240607;
  auto random = [&seed](std::uint32_t n) {
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % n;
  };
  std::vector<Trace> traces;
  for (int round = 0; round < 12; ++round) {
    Problem p;
    int const primary = 1 + static_cast<int>(random(5));
    int const items = primary + static_cast<int>(random(3));
    for (int c = 1; c <= items; ++c)
      p.add_item("i" + std::to_string(c),
        c <= primary ? Kind::primary : Kind::secondary);
    for (int o = 1; o <= 6; ++o) {
      p.add_option();
      for (int c = 1; c <= items; ++c) if (random(3) == 0) p.add_entry(c);
    }
    traces.push_back(traced(p));
  }
  return traces;
}

// --- a reader for the DOT that we write ------------------------------------
struct Element {
  std::map<std::string, std::string> attributes;
  std::string from, to; // of an edge
  double x = 0, y = 0, w = 0, h = 0;
  std::string const& operator[](std::string const& key) const {
    static std::string const nothing;
    auto const it = attributes.find(key);
    return it == attributes.end() ? nothing : it->second;
  }
};
using Elements = std::map<std::string, Element>;

inline void read_attributes(std::string const& line, Element& shape) {
  std::size_t p = line.find('[') + 1;
  while (p < line.size() and line[p] != ']') {
    auto const eq = line.find('=', p);
    auto const key = line.substr(p, eq - p);
    std::size_t q = eq + 1;
    if (line[q] == '"') q = line.find('"', q + 1) + 1;
    else if (line[q] == '<') {
      int depth = 0;
      do {
        depth += line[q] == '<' ? 1 : line[q] == '>' ? -1 : 0;
        ++q;
      } while (depth > 0);
    } else q = line.find_first_of(",]", q);
    auto value = line.substr(eq + 1, q - eq - 1);
    if (value.size() > 1 and value.front() == '"')
      value = value.substr(1, value.size() - 2);
    shape.attributes[key] = value;
    p = q;
    while (p < line.size() and (line[p] == ',' or line[p] == ' ')) ++p;
  }
}
inline void read_dot(std::string const& dot, Elements& nodes, Elements& edges) {
  std::istringstream in(dot);
  std::string line;
  while (std::getline(in, line)) {
    if (line.find("[id=") == std::string::npos) continue;
    Element shape;
    read_attributes(line, shape);
    auto const id = shape["id"];
    auto const arrow = line.find(" -> ");
    if (arrow < line.find('[')) {
      shape.from = line.substr(0, arrow);
      shape.to = line.substr(arrow + 4, line.find(" [") - arrow - 4);
      EXPECT_TRUE(edges.emplace(id, shape).second) << id << " twice";
    } else {
      char comma = 0;
      std::istringstream(shape["pos"]) >> shape.x >> comma >> shape.y;
      shape.w = 72 * std::stod(shape["width"]);
      shape.h = 72 * std::stod(shape["height"]);
      EXPECT_TRUE(nodes.emplace(id, shape).second) << id << " twice";
    }
  }
}
struct Drawn {
  Elements nodes, edges;
  explicit Drawn(std::string const& dot) { read_dot(dot, nodes, edges); }
  std::string const& look(std::string const& id) const {
    return (nodes.count(id) > 0 ? nodes : edges).at(id)["class"]; }
};
// The words of a legend, and what is in its boxes.
inline std::map<std::string, std::string> signs_of(Drawn const& picture) {
  std::map<std::string, std::string> signs;
  for (auto const& [id, box] : picture.nodes)
    if (id.starts_with("key") and not box["label"].empty() and id.back() != 'b') {
      auto const mark = picture.nodes.find(id + "b");
      signs[box["label"]] = mark == picture.nodes.end() ? "" : mark->second["label"];
    }
  return signs;
}
inline std::set<std::string> legend_of(Drawn const& picture) {
  std::set<std::string> words;
  for (auto const& [said, mark] : signs_of(picture)) words.insert(said);
  return words;
}
// Nothing sticks out of the sheet.
inline void expect_all_on_the_sheet(Drawn const& picture) {
  Element const& sheet = picture.nodes.at("frame");
  for (auto const& [id, box] : picture.nodes) {
    EXPECT_LE(std::abs(box.x - sheet.x) + box.w / 2, sheet.w / 2 + 0.1) << id;
    EXPECT_LE(std::abs(box.y - sheet.y) + box.h / 2, sheet.h / 2 + 0.1) << id;
  }
}
struct Spot { double x = 0, y = 0; };
// The curves of an edge: the points of each, and at last its tip.
inline std::vector<std::vector<Spot>> curves_of(Element const& edge) {
  std::vector<std::vector<Spot>> curves;
  std::string text = edge["pos"];
  std::istringstream all(text);
  for (std::string one; std::getline(all, one, ';'); ) {
    std::vector<Spot> points;
    EXPECT_EQ(one.substr(0, 2), "e,");
    for (auto& c : one) if (c == ',') c = ' ';
    std::istringstream in(one.substr(2));
    for (Spot s; in >> s.x >> s.y; ) points.push_back(s);
    EXPECT_EQ(points.size() % 3, 2u) << "tip and 3k+1 points";
    std::rotate(points.begin(), points.begin() + 1, points.end());
    curves.push_back(points);
  }
  return curves;
}
inline bool touches(Element const& box, Spot s, double slack = 0.6) {
  return std::abs(s.x - box.x) <= box.w / 2 + slack
    and std::abs(s.y - box.y) <= box.h / 2 + slack;
}
inline bool inside(Element const& box, Spot s) { return touches(box, s, -1.5); }
inline std::vector<Spot> sampled(std::vector<Spot> const& curve) {
  std::vector<Spot> all;
  for (std::size_t k = 0; k + 4 < curve.size(); k += 3)
    for (double t = 0; t < 1; t += 1.0 / 32) {
      double const u = 1 - t;
      auto at = [&](auto f) {
        return u * u * u * f(curve[k]) + 3 * u * u * t * f(curve[k + 1])
          + 3 * u * t * t * f(curve[k + 2]) + t * t * t * f(curve[k + 3]); };
      all.push_back({at([](Spot s) { return s.x; }),
        at([](Spot s) { return s.y; })});
    }
  all.push_back(curve.back());
  return all;
}

inline constexpr Field fields[] = {Field::left, Field::right, Field::up, Field::down};
inline std::string id_of(Field f, int x) {
  return static_cast<char>(f) + std::to_string(x);
}
inline bool is_drawn(Problem const& p, Field f, int x) {
  bool const across = f == Field::left or f == Field::right;
  if (x == 0) return across;
  return x > p.item_count() or not across or x <= p.primary_count();
}

} // namespace drawn
