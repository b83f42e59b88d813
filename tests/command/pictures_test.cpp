// Traces and pictures on the command line.
#include "command/helps.hpp"
#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

namespace {
std::string const latin = "tests/data/latin-2.dlx";
std::string const queens = "tests/data/queens-4.dlx";
}  // namespace

TEST(TraceCommand, HoldsTheNumbersOfTheFacts) {
  for (auto const& [event, times] : Table{{"cover", "57\n"}, {"uncover", "57\n"}, {"dead", "4\n"}, {"solution", "2\n"}, {"try", "16\n"}, {"choose", "15\n"}})
    expect_prints({{"dlx trace " + queens + " | grep -c '\"event\":\"" + event + "\"'", times}});
  EXPECT_TRUE(says(lines(run("dlx make latin 2 | dlx trace").out).back(), "{\"event\":\"done\",\"nodes\":9,"));
}

// The trace keeps the promises of its schema: members and their types.
TEST(TraceCommand, FollowsItsSchema) {
  using Json = nlohmann::json;
  auto const kinds = Json::parse(slurp("chapters/trace.schema.json"))["$defs"];
  std::set<std::string> types;
  auto check = [&](std::string const& line) {
    auto const object = Json::parse(line);
    auto const type = object.value("event", "heading");
    ASSERT_TRUE(kinds.contains(type)) << line;
    auto const& rules = kinds[type];
    types.insert(type);
    for (auto const& name : rules["required"]) EXPECT_TRUE(object.contains(name.get<std::string>())) << object;
    for (auto const& [name, value] : object.items()) {
      ASSERT_TRUE(rules["properties"].contains(name)) << name;
      auto const& rule = rules["properties"][name];
      EXPECT_TRUE(not rule.contains("const") or value == rule["const"]) << line;
      auto const kind = rule.value("type", "");
      EXPECT_TRUE(kind.empty() or (kind == "integer" ? value.is_number_unsigned() : kind == value.type_name())) << name << " in " << object;
    }
  };
  for (auto const& [words, count] : std::vector<std::pair<std::string, std::size_t>>{
           {queens, 1 + 57 * 2 + 15 + 16 + 4 + 2 + 1}, {"--cheapest figures/rides.dlx", 1 + 19 * 2 + 7 + 7 + 11 + 2 + 2 + 2 + 3 + 1}, {"tests/data/cross.dlx", 0}, {"tests/data/museum.dlx", 0}}) {
    auto const trace = lines(run("dlx trace " + words).out);
    EXPECT_TRUE(count == 0 or trace.size() == count) << words << trace.size();
    for (auto const& line : trace) check(line);
  }
  EXPECT_EQ(types.size(), 17u) << "every type of event is in one of the four traces";
}

TEST(Draw, WritesDotToStandardOutput) {
  auto const svg = run("dlx trace " + latin + " | dlx draw --steps 1 | tee >(grep -c digraph >&2) | neato -n2 -Tsvg");
  EXPECT_TRUE(says(svg.out, "</svg>"));
  EXPECT_EQ(svg.err, "1\n");
}

TEST(Draw, ForgetsNoWish) {
  expect_refusals({{"draw --width 100 x", " has no meaning alone\n"}, {"draw --title Foo x", " has no meaning alone\n"}, {"draw --tex --out x x", " does not go with --tex\n"},
                   {"draw --tex --as board x", " does not go with --tex\n"}, {"draw --title=--x-- --out", "--out wants a value"}});
}

TEST(Draw, WritesAFolderForAProblemOfTheUsersOwn) {
  Scratch scratch;
  auto const file = scratch.file("mine.dlx", "a b c\na b\nc\nb c\n");
  auto const r = run("dlx trace " + file + " | dlx draw --out " + (scratch / "out").string() + " --grain event");
  EXPECT_EQ(r.status, 0) << r.err;
  for (auto name : {"event-000.dot", "event-000.svg", "event-000.pdf", "index.html", "trace.jsonl"})
    EXPECT_TRUE(std::filesystem::exists(scratch / "out" / name)) << name;
}

namespace {
// What the texts in an SVG say to those who read them.
std::set<std::string> texts_in(std::string const& svg) {
  std::set<std::string> texts;
  constexpr std::string_view open = ">", close = "</text>";
  for (auto end = svg.find(close); end != svg.npos; end = svg.find(close, end + 1)) {
    auto const begin = svg.rfind(open, end - 1) + 1;
    std::string text;
    for (auto at = begin; at < end; ++at)
      if (svg[at] != '&') text += svg[at];
      else {
        auto const name = svg.substr(at + 1, svg.find(';', at) - at - 1);
        if (name[0] == '#') text += static_cast<char>(std::stoi(name.substr(1 + (name[1] == 'x')), nullptr, name[1] == 'x' ? 16 : 10));
        for (auto const& [entity, c] : {std::pair("amp", '&'), {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}) if (name == entity) text += c;
        at += name.size() + 1;
      }
    texts.insert(text);
  }
  return texts;
}
}  // namespace

// Graphviz has escapes, and so have SVG, JSON, and TeX; whatever an item or an option is called, it is called so in pictures.
TEST(Draw, NamesAreDrawnAsTheyAreWritten) {
  std::vector<std::string> names = {"&#92;N", "&amp;", "&lt;b>", "<b>", "<!--", "-->", "]]>", "]]", "\\\\\\", "a\\", "\\Gamma", "x\\N", "\\N\\G\\E", "&x\\;", "<FONT>", "\"\\N\"",
                                    "\xc3\xa9\\N", "\xe6\x97\xa5\\L", "\\\xe2\x99\x9b", "\\u0041", "%s", "{0}", "@@title@@", "\\\\N", "\\\\\\N", "&#92;&#92;G"};
  for (char c = '!'; c <= '~'; ++c)
    if (c != '|' and c != ':')
      for (std::string const before : {"", "\\"}) names.push_back(before + c);
  std::ranges::sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  std::string items = "items:", options;
  for (auto const& name : names) items += " i" + name, options += 'o' + name + ": i" + name + '\n';
  Scratch scratch;
  auto const trace = scratch.file("trace", run("dlx trace --format dlx " + scratch.file("p", items + '\n' + options)).out);
  std::string board = "items:", placed;
  for (std::size_t k = 0; k < names.size(); ++k) board += " s" + std::to_string(k), placed += names[k] + fmt::format("@({},{}): s{}\n", k/20, k%20, k);
  auto const grid = scratch.file("grid", board + '\n' + placed);
  auto const played = scratch.file("played", run("dlx trace --format dlx " + grid).out);
  auto const neato = " | neato -n2 -Tsvg 2>&1";
  struct Case { std::string command; std::vector<std::string> before; };
  for (auto const& [command, before] : std::vector<Case>{{"draw --steps 1 " + trace + neato, {"i", "o"}}, {"draw --as matrix --steps 1 " + trace + neato, {"i"}}, {"draw --as tree " + trace + neato, {"o"}},
                                                         {"film --steps 1 " + trace, {"i", "o"}}, {"draw --as board --steps solution " + played + neato, {""}}, {"film --as board --steps solution " + played, {""}},
                                                         {"solve --svg --format dlx " + grid, {""}}, {"solve --svg --format dlx " + (scratch / "p").string(), {"i", "o"}}}) {
    auto const r = run("dlx " + command);
    auto const texts = texts_in(r.out);
    std::string missing;
    for (auto const& b : before)
      for (auto const& name : names)
        if (not texts.contains(b + name) and (not b.empty() or name != "Q")) missing += ' ' + b + name;  // a board has a queen for it
    EXPECT_EQ(missing, "") << command;
  }
}

// Boxes for TeX need no other macros, in any of its kinds.
TEST(Draw, FramesAreSetByEveryTeX) {
  Scratch scratch;
  run("dlx make queens 4 | dlx trace | dlx draw --tex --steps 1-9 > " + (scratch / "strip.tex").string() + "; dlx solve --tex tests/data/paper.dlx > " + (scratch / "table.tex").string());
  scratch.file("plain.tex", "\\input strip \\par \\input table \\bye\n");
  scratch.file("latex.tex", "\\documentclass{article}\\begin{document}\\input{strip}\n\n\\input{table}\\end{document}\n");
  int set = 0;
  for (auto const& [tex, file] : {std::pair("pdftex", "plain"), {"luatex", "plain"}, {"pdflatex", "latex"}, {"lualatex", "latex"}}) {
    if (run(std::string("command -v ") + tex + " && kpsewhich " + (file[0] == 'l' ? "article.cls" : "plain.tex")).status != 0) continue;
    auto const r = run("cd " + (scratch / "").string() + "; TEXMFVAR=$PWD " + tex + " -interaction=nonstopmode -halt-on-error " + file + ".tex");
    EXPECT_EQ(r.status, 0) << tex << r.out;
    ++set;
  }
  if (set == 0) GTEST_SKIP() << "there is no TeX";
  // Names are the same on paper, whatever they are made of.
  if (run("command -v pdftex && command -v pdftotext").status != 0) return;
  std::string const names = "<b> a_1 \\n {x} \"q\" a--b~^[]";
  scratch.file("names", names + '\n' + replaced(names, " ", "\n") + '\n');
  auto const text = '\n' + run("cd " + (scratch / "").string() + "; (dlx solve --tex --format dlx names; echo '\\bye') > n.tex; pdftex n > log; pdftotext n.pdf -").out;
  for (auto const& name : matches(names, "[^ ]+")) EXPECT_NE(text.find('\n' + name[0] + '\n'), std::string::npos) << name[0] << text;
}

// Gigabytes are announced before the second picture; a few pictures are not.
TEST(Draw, SaysBeforehandThatItWillBeLarge) {
  Scratch scratch;
  auto const trace = scratch.file("trace.jsonl", run("dlx make queens 8 | dlx trace").out);
  auto const all = run("dlx draw " + trace + " | head -c 1000");
  EXPECT_TRUE(all.err.starts_with("dlx: 11519 pictures, some 3")) << all.err;
  for (std::string const few : {" --steps 1-3", " --as tree"})
    EXPECT_EQ(run("dlx draw " + trace + few).err, "") << few;
  // A folder of gigabytes is not filled without --steps; a pipe may have it.
  auto const folder = (scratch / "large").string();
  auto const refused = run("dlx draw --out " + folder + " " + trace);
  EXPECT_EQ(refused.status, 2);
  EXPECT_NE(refused.err.find(" megabytes; --steps selects some of them, or insists on all, and dlx view shows all on one page\n"), std::string::npos) << refused.err;
  EXPECT_LE(std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator()), 1);
  auto const begun = run(until_it + "cd " + (scratch / "").string() + "; dlx draw --steps all --out large trace.jsonl 2> err & until_it 'grep -q \"megabytes of DOT; \" err'; kill $!; wait $!");
  EXPECT_EQ(begun.status, 3) << "it begins, and can be stopped";
}

// The parts of a page, for other pages: what plays, and what is played.
TEST(View, GivesThePartsOfAPage) {
  Scratch scratch;
  auto const trace = scratch.file("trace.jsonl", run("dlx trace " + queens).out);
  auto const page = run("dlx view " + trace).out, script = run("dlx view --as script < /dev/null").out, file = run("dlx view --as data " + trace).out;
  EXPECT_EQ(run("dlx view --as page " + trace).out, page);
  EXPECT_NE(page.find(script), std::string::npos);
  EXPECT_GT(script.size(), 100'000u);
  auto const begin = file.find(", [") + 2;
  EXPECT_NE(page.find(file.substr(begin, file.rfind(");") - begin)), std::string::npos);
  expect_refusals({{"dlx view --as script " + trace, "dlx: error: the program is the same for all traces, so --as script reads none\n"}}, "");
}

TEST(View, SaysBeforehandThatItWillBeLargeAndTakesAShortOption) {
  Scratch scratch;
  auto const text = run("dlx trace " + queens).out;
  scratch.file("trace.jsonl", text), scratch.file("film.svg", text);
  EXPECT_EQ(in(scratch, "dlx view -o a trace.jsonl; dlx view -ob trace.jsonl; dlx view trace.jsonl | cmp - a && cmp a b && echo same").out, "same\n");
  // A trace is not replaced by its own page, nor by its film, whatever the two are called.
  for (std::string const command : {"view -o ./trace.jsonl trace.jsonl", "film -o film.svg film.svg", "view -o trace.jsonl < trace.jsonl", "film -o film.svg - < film.svg"})
    expect_refusals({{"cd " + (scratch / "").string() + "; dlx " + command, "' is what is read, and would be lost; write to another file\n"}}, "");
  EXPECT_EQ(in(scratch, "cmp trace.jsonl film.svg && cat film.svg").out, text);
  // It is said even before the lines are read, which may take long.
  auto const r = run("dlx view " + scratch.file("large.jsonl", text + std::string(40'000'000, 'x')));
  EXPECT_TRUE(fits(r.err.substr(0, r.err.find(';')), "dlx: [0-9]+ steps")) << r.err.substr(0, 200);
  EXPECT_TRUE(says(r, " steps; the page will have some 27 megabytes"));
}

// --- films ---------------------------------------------------------------------
namespace {
std::string queens_trace(Scratch const& scratch) { return scratch.file("queens.jsonl", run("dlx trace " + queens).out); }
bool has_leftovers(std::filesystem::path const& folder) {
  for (auto const& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().filename().string().starts_with("dlx-film")) return true;
  return false;
}
}  // namespace

TEST(Film, IsPrintedOrWritten) {
  Scratch scratch;
  auto const trace = queens_trace(scratch), out = (scratch / "film.svg").string();
  auto const r = run("dlx film -o " + out + " " + trace);
  EXPECT_EQ(r.status, 0) << r.err;
  EXPECT_EQ(r.out + r.err, "");
  auto const film = slurp(out);
  EXPECT_EQ(run("dlx film " + trace).out, film);
  EXPECT_EQ(run("dlx film --title queens < " + trace).out, film) << "the title is the name of the trace";
  EXPECT_NE(film.find("<title>queens</title>\n<desc>A film of 153 pictures, which lasts 140 seconds"), std::string::npos);
  EXPECT_NE(film.find(" square open\""), std::string::npos) << "the board, if there is one";
  EXPECT_LT(film.size(), 1'000'000u);
  EXPECT_EQ(film.find("<script"), std::string::npos);
  EXPECT_EQ(run("dlx film --as links " + trace + " | grep -c ' square '").out, "0\n");
  EXPECT_EQ(run("dlx trace tests/data/museum.dlx | dlx film | grep -c ' square '").out, "0\n");
  EXPECT_NE(run("dlx film --as board --steps 'try dead solution' --speed 2 " + trace).out.find("A film of 22 pictures, which lasts 18 seconds"), std::string::npos);
}

// What is wrong is said with its place, or with what would help.
TEST(Film, RefusesWhatItCannotMake) {
  Scratch scratch;
  auto const trace = queens_trace(scratch), museum = scratch.file("museum.jsonl", run("dlx trace tests/data/museum.dlx").out);
  expect_refusals({{"-o x.mp4 " + trace, "command line:1:10: error: --out wants a name that ends in .svg, not x.mp4\n"},
                   {"-o .svg " + trace, "error: --out wants a name that ends in .svg, not .svg\n"},
                   {"--as tree " + trace, "error: --as wants links, links+board, or board, not tree\n"},
                   {"--grain write " + trace, "error: --grain wants event, node, or link, not write\n"},
                   {"--steps 999 " + trace, "dlx: error: --steps selects no picture of this trace, which has 153\n"},
                   {"--steps tries " + trace, "command line:1:10: error: --steps cannot be understood: 'tries' selects no steps; write all, "},
                   {"--as board " + museum, "dlx: error: the options of this problem do not name squares of a board\n"},
                   {"--as links+board " + museum, "dlx: error: the options of this problem do not name squares of a board\n"},
                   {queens, "error: this line is not a JSON object\n"},
                   {"-o " + (scratch / "no" / "x.svg").string() + " " + trace, "dlx: error: cannot write "},
                   {(scratch / "none").string(), "dlx: error: cannot read "}}, "dlx film ");
}

// A film needs only Graphviz.
TEST(Film, SaysWhatIsMissing) {
  Scratch scratch;
  queens_trace(scratch);
  EXPECT_EQ(in(scratch, "mkdir bin; ln -s \"$(command -v neato)\" bin; D=$(command -v dlx); PATH=bin \"$D\" film --steps 1-3 -o x.svg queens.jsonl").status, 0);
  auto const r = in(scratch, "D=$(command -v dlx); PATH=/nowhere \"$D\" film --steps 1-3 queens.jsonl");
  EXPECT_TRUE(r.status == 2 and says(r, "package graphviz")) << r.err;
  EXPECT_FALSE(has_leftovers(scratch / ""));
}

// A film of hours is announced; its pictures are counted; and Control-C leaves nothing half made.
TEST(Film, TellsItsLengthAndCanBeInterrupted) {
  Scratch scratch;
  auto const trace = scratch.file("trace.jsonl", run("dlx make queens 8 | dlx trace").out), out = (scratch / "x.svg").string();
  scratch.file("x.svg", "old");
  auto const said = (scratch / "said").string();
  auto const r = run(until_it + "set -m; dlx film -o " + out + " " + trace + " 2> " + said + " & set +m; until_it 'grep -qs long " + said +
                     "'; kill -INT -- -$!; wait $!; s=$?; cat " + said + " >&2; exit $s");
  EXPECT_EQ(r.status, 3);
  EXPECT_EQ(r.err, "dlx: a film of 11519 pictures, 3 h long; --steps selects some of them, and --speed 4 is four times as fast\n"
                   "dlx: stopped by an interrupt; no film was made\n");
  EXPECT_EQ(slurp(out), "old");
  // The line counts after two seconds, four times a second, and is gone at the end.
  auto const begin = std::chrono::steady_clock::now();
  auto const counted = on_terminal_until("dlx film -o " + out + " " + trace, "drawn: [1-9][0-9]* of 11519");
  std::chrono::duration<double> const seconds = std::chrono::steady_clock::now() - begin;
  auto const shown = matches(counted, "\r\033\\[Kdrawn: [0-9]+ of 11519").size();
  EXPECT_TRUE(shown >= 1 and static_cast<double>(shown) <= 4*seconds.count() - 7) << shown;
  EXPECT_FALSE(matches(counted, "of 11519(\\^C)?\r\033\\[Kdlx: stopped by an interrupt; no film was made").empty()) << counted;
  EXPECT_FALSE(has_leftovers(scratch / ""));
  EXPECT_EQ(run("dlx film --steps 1-3 -o " + out + " " + trace).err, "");
  EXPECT_NE(slurp(out), "old");
}

// Status 1 is for a trace that is wrong, 2 for what cannot be judged; and then the
// complaint says where, and what to do.
TEST(CheckTrace, SaysWhatIsWrongAndWhere) {
  Scratch scratch;
  auto const good = run("dlx trace " + latin).out;
  scratch.file("good", good);
  scratch.file("first", run("dlx trace --chooser first " + latin).out);
  scratch.file("queens", run("dlx trace " + queens).out);
  struct Case {
    std::string options, edit;
    int status;
    std::string said;
  };
  std::string const G = (scratch / "good").string();
  for (Case const& c : std::vector<Case>{
           {"", "cat", 0, "standard input: right, all 65 lines\n"},
           {"-", "cat", 0, "standard input: right, all 65 lines\n"},
           {"--against " + G, "sed 's/$/\\r/'", 0, "standard input: right, all 65 lines\n"},
           {"", "head -5", 1, "standard input:6: the trace ends; right is {\"event\":\"cover\",\"item\":9,"},
           {"", "sed '$p'", 1, "standard input:66: {\"event\":\"done\",\"nodes\":9,"},
           {"", "sed '3s/\"level\":0/\"level\":1/'", 1, "standard input:3: {\"event\":\"cover\",\"item\":1,\"level\":1,...}; right is "},
           {"", "sed '3s/\\[\"L\",2,1,0\\]/[\"L\",2,1,3]/; 9s/.*/oops/'", 1, "standard input:3: write 1: L[2] = 3, which was 1; right is L[2] = 0, which was 1\n"},
           {"", "sed '3s/\\[\"L\",2,1,0\\]/[\"L\",2,1,99]/'", 2, "standard input:3:1: error: a new value is not a number from 0 to 36\n"},
           {"", "sed '3s/\"item\":1/\"item\":99999999999999999999/'", 2, "standard input:3:1: error: item is not a number from 1 to 12\n"},
           {"", "head -c 3000", 2, "standard input:27:1: error: this line is not a JSON object\n"},
           {"", "head -c 0", 2, "standard input:1:1: error: the trace is empty\n"},
           {"", "head -c 500 /bin/sh; true", 2, "standard input:1:1: error: "},
           {"", "sed '1s/smallest/largest/'", 2, "error: no right trace is known for this problem, or for chooser 'largest'\n"},
           {"--against " + (scratch / "first").string(), "cat", 2, "error: the chooser is 'smallest', and that of "},
           {"--against " + (scratch / "queens").string(), "cat", 2, "error: this is another problem than that of "},
           {"--against " + (scratch / "nothing").string(), "cat", 2, "dlx: error: cannot read "},
           {"--against /dev/null", "cat", 2, "/dev/null:1:1: error: the trace is empty\n"}}) {
    auto const r = run("(" + c.edit + ") < " + G + " | dlx check-trace " + c.options);
    EXPECT_EQ(r.status, c.status) << c.edit << r.err;
    EXPECT_NE((c.status == 2 ? r.err : r.out).find(c.said), std::string::npos) << c.edit << '\n' << r.out << r.err;
    EXPECT_EQ((c.status == 2 ? r.out : r.err), "") << c.edit;
  }
}

TEST(CheckTrace, DrawsWhatIsAndWhatShouldBe) {
  Scratch scratch;
  EXPECT_EQ(in(scratch, "dlx check-trace --out wrong $data/no-up-link.jsonl").status, 1);
  EXPECT_TRUE(says(slurp(scratch / "wrong/claimed.dot"), "R[C2]") and says(slurp(scratch / "wrong/right.dot"), "U[C2]"));
  for (auto name : {"claimed.svg", "claimed.pdf", "right.svg", "right.pdf"}) EXPECT_GT(slurp(scratch / "wrong" / name).size(), 1000u);
  EXPECT_EQ(in(scratch, "dlx trace $R/" + latin + " | dlx check-trace --out none && ls").out, "standard input: right, all 65 lines\nwrong\n");
}

// The trace that the chapter follows with a pencil.
TEST(TraceCommand, OfTwoItemsHasFifteenLines) {
  std::string const trace = "printf 'a b\\na\\na b\\nb\\n' | dlx trace";
  std::map<std::string, int> count;
  std::vector<nlohmann::json> writes;  // of item a
  for (auto const& line : lines(run(trace).out)) {
    auto const event = nlohmann::json::parse(line);
    ++count[event.value("event", "problem")];
    if (event.contains("writes") and event["item"] == 1) writes.push_back(event["writes"]);
  }
  EXPECT_EQ(count, (std::map<std::string, int>{{"problem", 1}, {"choose", 2}, {"cover", 3}, {"try", 3}, {"solution", 2}, {"uncover", 3}, {"done", 1}}));
  ASSERT_TRUE(writes.size() == 2 and writes[0].size() == 5);
  for (std::size_t k = 0; k < 5; ++k) {
    auto const &done = writes[0][k], &undone = writes[1][4 - k];
    EXPECT_EQ(undone, (nlohmann::json{done[0], done[1], done[3], done[2]}));
  }
  expect_refusals({{trace + " --engine masks", "error: --engine wants auto, links, or textbook, not masks"},
                   {trace + " | dlx draw --steps 99", "dlx: error: --steps selects no picture of this trace, which has 15\n"},
                   {"dlx trace " + queens + " | dlx draw --as matrix --steps 99", "dlx: error: --steps selects no picture of this trace, which has 28\n"}}, "");
}

// Control-C while Graphviz works: what is there is whole, and there are no drafts.
TEST(Draw, CanBeInterrupted) {
  Scratch scratch;
  auto const trace = queens_trace(scratch), out = (scratch / "out").string();
  // A neato that has begun to draw waits for a word before it goes on.
  auto const slow = scratch.file("neato", "#!/bin/sh\n[ $1 = -V ] || for f; do case $f in *.dot) echo half > $f.svg;; esac; done\n"
                                          "until [ $1 = -V ] || [ -e \"${0%/*}/go\" ]; do sleep 0.05; done\nPATH=${PATH#*:}\nexec neato \"$@\"\n");
  for (std::string const kill : {"kill -INT -- -$!", "kill -TERM -- -$!", "kill -INT $!"}) {
    auto const r = run(until_it + "cd " + (scratch / "").string() + "; rm -f go; chmod +x neato; PATH=$PWD:$PATH; set -m; dlx draw --out out " + trace +
                       " & set +m; until_it 'ls out/*.dot.svg > /dev/null 2>&1'; " + kill + "; touch go; wait $!");
    EXPECT_EQ(r.status, 3) << kill;
    EXPECT_EQ(r.err, "dlx: stopped by an interrupt; what was drawn is whole, but it is not all\n") << kill;
    EXPECT_EQ(run("ls " + out + " | grep -E '[.]dot[.]|[.]new'").out, "") << kill;
    EXPECT_EQ(run("cd " + out + "; for f in *.svg; do [ ! -e $f ] || tail -n 1 $f; done | sort -u | grep -v '^</svg>$'").out, "") << kill;
    std::filesystem::remove_all(out);
  }
}

// What is wrong is shown, and it is said that it is wrong; what has no links is not shown, nor what cannot be compared.
TEST(View, SaysWhatItShows) {
  Scratch scratch;
  auto const trace = scratch.file("t.jsonl", run("dlx make latin 2 | dlx trace").out);
  for (auto const& [damage, says] : {std::pair("head -n 20", "21: the page shows a trace that is wrong: the trace ends before the search was done"),
                                     {"sed 7d", "8: the page shows a trace that is wrong: no item was chosen at level 1"}}) {
    auto const r = run(std::string(damage) + " " + trace + " | dlx view");
    EXPECT_EQ(r.err, std::string("dlx: standard input:") + says + "; dlx check-trace says more\n");
    EXPECT_TRUE(r.status == 0 && r.out.starts_with("<!DOCTYPE html>")) << damage;
  }
  auto const plain = run("dlx trace --engine textbook tests/data/paper.dlx | dlx view");
  EXPECT_EQ(plain.err, "dlx: error: this trace has no writes, so nobody knows its links; draw its tree, or its matrix\n");
  EXPECT_EQ(plain.status, 2);
  auto const other = run("dlx trace tests/data/paper.dlx | dlx view " + trace + " -");
  EXPECT_TRUE(other.err.starts_with("standard input:1:1: error: this is a trace of another problem\n")) << other.err;
  EXPECT_EQ(other.status, 2);
  EXPECT_EQ(run("dlx make latin 2 | dlx trace --chooser first | dlx view " + trace + " -").err, "");
  EXPECT_NE(run("dlx draw tests/data/paper.dlx").err.find("\nhelp: a trace is what dlx trace writes when it searches a problem: dlx trace PROBLEM > FILE\n"), std::string::npos);
}

TEST(View, PlaysTwoTracesAtMost) {
  Scratch scratch;
  queens_trace(scratch);
  EXPECT_EQ(in(scratch, "dlx view queens.jsonl queens.jsonl").status, 0);
  EXPECT_TRUE(in(scratch, "dlx view queens.jsonl queens.jsonl third.jsonl").err.starts_with("command line:1:36: error: FILE... takes 2 at most\n"));
}

// Two folders have a recipe of the same name: nothing is drawn over anything.
TEST(Figures, TwoRecipesOfOneNameAreRefused) {
  Scratch scratch;
  auto const r = run("cd " + (scratch / "").string() + "; mkdir a b; echo 'problem: p.dlx' | tee a/x.fig > b/x.fig; printf 'A\\nA\\n' | tee a/p.dlx > b/p.dlx; dlx figures --out d a/x.fig b/x.fig; ls d/x/*.svg");
  EXPECT_TRUE(r.err.find("dlx: error: two recipes are called x; their pictures would go to one folder\n") != r.err.npos) << r.err;
  EXPECT_EQ(r.out, "");
}

// Too many marks for a square become a number; a name of brackets is no syntax; a recipe may begin with a byte order mark.
TEST(Draw, WhatGraphvizWouldNotTake) {
  Scratch scratch;
  auto const folder = (scratch / "").string();
  auto const r = run("cd " + folder + "; dlx make macmahon 2x3 | dlx trace --nodes 1 2>/dev/null | dlx draw --as board --steps 0 --out board && grep -c '>81<' board/event-000.svg; "
                     "printf 'A B\\n]: A\\nB\\n' | dlx trace | dlx draw --out names && ls names/event-000.svg");
  EXPECT_EQ(r.err, "");
  EXPECT_EQ(r.out, "6\nnames/event-000.svg\n");
  auto const bom = run("cd " + folder + "; printf 'A\\nA\\n' > p.dlx; printf '\\357\\273\\277problem: p.dlx\\n' > r.fig; dlx figures --out d r.fig");
  EXPECT_EQ(bom.status, 0) << bom.err;
}
