// The judge of the exercises.  It runs the student's program as another
// process, asks it for states and events, and compares them with those of the
// book's own code; it never believes what the program says about itself.
#pragma once
#include "dlx/draw/trace.hpp"
#include "dlx/more/problem.hpp"
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace judge {
using Path = std::filesystem::path;
using Words = std::vector<std::string>;

std::string slurp(Path const& file);
void spill(Path const& file, std::string const& text);
Words split(std::string const& text, char at = ' ');  // without empty parts

// process.cpp: what became of a program.
struct Outcome {
  std::string out;      // its answers, cut off after some megabytes
  std::string ending;   // "" if it ended by itself; or "crashes (...)", "does not come to an end", ...
  double seconds = 0;   // of the processor, for it and all that it has started
};
// At most so many seconds of the processor; right answers that are not timed need
// about half of one.  And not longer than until the deadline.
// Nobody waits for the end once enough has been heard.
using Deadline = std::chrono::steady_clock::time_point;
using Enough = std::function<bool(std::string const& out)>;
Outcome run(std::string const& command, std::string const& input, Deadline deadline, unsigned most_seconds = 3, Enough const& enough = nullptr);

// state.cpp: lists as drivers tell them, and what is wrong with one, in words.
struct State {
  static constexpr int fields = 8;  // L R U D C S K B
  static constexpr char const* letters = "LRUDCSKB";
  std::vector<int> values;
  int get(int node, int field) const { return values[static_cast<std::size_t>(node * fields + field)]; }
  int nodes() const { return static_cast<int>(values.size()) / fields; }
};
bool read_state(std::string const& line, State& state);  // false if it is not one
dlx::Problem read_problem(std::string const& line);
struct Scene {  // where in a dance something went wrong
  dlx::Problem problem;
  bool is_ring = false;
  Words events;               // cover 3, uncover 3, ... all right so far
  std::vector<State> states;  // before the first event, after each event
  State yours, expected;
};
std::string name_of_node(Scene const& scene, int node);
std::string describe(Scene const& scene, std::string const& line);  // an event, as "covers C3"
std::string differences(Scene const& scene);
std::string name_of_field(Scene const& scene, int node, int field);         // "the left link of the root"
std::string show_problem(dlx::Problem const& problem);  // its items, and its options with their numbers
// pictures.cpp: the two states side by side; the name of the file, or "".
std::string draw(Scene const& scene, Path const& folder);

// What a driver has told, without the numbers of its lines; up to where somebody else has told something.
std::string told(std::string const& out);  // process.cpp

// The verdict on one test.
struct Verdict {
  std::string name;
  int points = 0, most = 0;
  std::string text;     // what is wrong, in plain words; empty if nothing is
  std::string picture;  // or ""
  std::string note = "";  // what is worth saying although nothing is wrong; may change from time to time
};
using About = std::map<std::string, std::string>;
struct Case {  // an exercise and a submission
  Path folder, file, out;
  std::string run, book;  // commands
  About about = {};
  // What is drawn, is drawn from this: a mix of the submission and of a secret, so
  // that the same file meets the same problems, and nobody can know them.
  std::uint64_t lot = 0;
  // For all tests together, on a busy machine: what counts is the time of the processor.
  Deadline deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
};
std::vector<Verdict> check_code(Case const& c);     // code.cpp
std::vector<Verdict> check_speed(Case const& c);    // speed.cpp
std::vector<Verdict> check_model(Case const& c);    // paper.cpp
std::vector<Verdict> check_reading(Case const& c);  // paper.cpp
std::vector<Verdict> check_exposure(Case const& c);  // expose.cpp
std::vector<Verdict> check_program(Case const& c);  // program.cpp
// A counter-example has parts, each of which may be left out.  STILL_WRONG says which of some
// choices of parts are counter-examples, too.  Of the parts that are kept, none can be left out
// alone, unless it takes more than 24 questions to find that out.
using Parts = std::vector<bool>;
using StillWrong = std::function<std::vector<bool>(std::vector<Parts> const& choices)>;
Parts needed(std::size_t parts, StillWrong const& still_wrong);  // shrink.cpp
std::vector<Verdict> check_proof(Case const& c);    // proof.cpp
std::vector<Verdict> check_cost(Case const& c);     // proof.cpp
dlx::Problem draw_rides(std::uint64_t lot);         // proof.cpp
struct Costs {
  std::uint64_t covers, nodes, updates, remainders;
};
Costs costs_of(int a, int b, int c, int blocks);    // proof.cpp
// Lines that are not empty and do not begin with a bar; and where they stand.
Words answers(Path const& file, std::vector<int>* places = nullptr);  // paper.cpp
// What a file says about each of NAMES, which may begin with a capital: lines "NAME: VALUE".
// Any other line, and the second one about a name, makes the file unreadable.
struct Unreadable : std::runtime_error {
  using std::runtime_error::runtime_error;
};
About said_in(Path const& file, Words const& names);  // paper.cpp
std::optional<std::uint64_t> whole_number(std::string_view text);  // if it is digits, and not too many
std::string shown(std::string const& text, char const* kept = "");  // main.cpp: without what commands a terminal, and in UTF-8
using Placement = std::set<std::string>;            // the names of the options
std::set<Placement> wanted_placements(Words const& spec);
// Diagonals down and up are the same if they are so modulo these: the number of ranks on a
// torus, twice of it on a flat board.
std::set<Placement> torus_placements(Words const& spec, int around_down, int around_up);
std::vector<dlx::Event> right_events(dlx::Problem const& problem, dlx::Chooser chooser);
// Who has handed in the same as somebody else: a line each, or nothing.  copies.cpp
std::string copies(Path const& out, Words const& students);
void draw_variant(Path const& folder, std::string const& student, Path const& out);  // variant.cpp
}  // namespace judge
