// The benchmark's own rules: who is given what, and what its tables say.
#include "shell.hpp"
#include <cstdlib>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using nlohmann::json;

namespace {

std::string const problems = R"([
 {"name": "plain", "options": 1, "items": 1, "covers": 7, "needs": []},
 {"name": "paint", "options": 1, "items": 1, "covers": 7, "needs": ["colours"]},
 {"name": "many", "options": 1, "items": 1, "covers": 7, "needs": ["counts"]},
 {"name": "both", "options": 1, "items": 1, "covers": 7, "needs": ["size", "bounds"]}])";

// A folder with four problems that nobody reads.
Run measured(Scratch const& folder, std::string const& solvers) {
  folder.file("index.json", problems);
  for (auto const* name : {"plain.dlx", "paint.dlx", "many.dlx", "both.dlx"}) folder.file(name, "");
  return run("bench-engines measure " + (folder / "").string() + " 2 " + solvers);
}

}  // namespace

TEST(Bench, NobodyIsGivenWhatHeDoesNotKnow) {
  Scratch folder;
  auto const r = measured(folder, "'one=echo 7' 'dull-=echo 7' 'all+counts+size+bounds=echo 7' 'large+size=echo 7' 'dull-too-+counts=echo 7'");
  EXPECT_EQ(r.status, 0) << r.err;
  auto const all = json::parse(r.out);
  auto names = [&](std::size_t k) {
    std::set<std::string> s;
    for (auto const& [name, seconds] : all.at(k)["seconds"].items()) {
      EXPECT_EQ(seconds.size(), 2u);
      EXPECT_GT(all.at(k)["megabytes"][name].get<double>(), 0);
      s.insert(name);
    }
    return s;
  };
  using Names = std::set<std::string>;
  EXPECT_EQ(names(0), (Names{"one", "dull", "all", "large", "dull-too"}));
  EXPECT_EQ(names(1), (Names{"one", "all", "large"}));
  EXPECT_EQ(names(2), (Names{"all", "dull-too"}));
  EXPECT_EQ(names(3), (Names{"all"}));
}

TEST(Bench, WrongAnswersAreNotTimed) {
  Scratch folder;
  auto const r = measured(folder, "'liar=echo 8' 'good=echo 7 covers'");
  EXPECT_EQ(r.status, 1);
  EXPECT_NE(r.err.find("liar does not find 7 covers of plain"), std::string::npos);
  EXPECT_EQ(json::parse(r.out)[0]["seconds"].size(), 1u);
  // Who repeats the line with the item i7, and does not understand it, has not found seven covers.
  EXPECT_NE(measured(folder, "'parrot=echo i7'").err.find("parrot does not find 7 covers of plain"), std::string::npos);
  EXPECT_EQ(measured(folder, "'x+wings=echo 7'").err, "bench-engines: nobody can be asked for wings\n");
}

TEST(Bench, TablesHaveGapsWhereNobodyRan) {
  Scratch folder;
  auto const file = folder.file("f.json", R"([
{"name":"a","seconds":{"masks":[1.0,2.0],"auto":[0.5,1.0],"peer":[4.0,4.0],"lame":[8.0,8.0]},"megabytes":{"masks":3.25,"auto":3.0,"peer":120.0,"lame":1.0}},
{"name":"b","seconds":{"auto":[0.5,1.0],"peer":[4.0,4.0]},"megabytes":{"auto":3.0,"peer":12.0}},
{"name":"c","seconds":{"masks":[1.0,1.0],"auto":[1.0,1.0],"peer":[4.0]},"megabytes":{"masks":3.0,"auto":3.0,"peer":12.0}}])");
  EXPECT_EQ(run("bench-engines table " + file).out,
            "             auto          peer          lame\n"
            "a            0.5 (0.5-0.5) 2.7 (2.0-4.0) 5.3 (4.0-8.0)\n"
            "c            1.0 (1.0-1.0)\n"
            "mean         0.7           2.7           5.3\n");
  EXPECT_EQ(run("bench-engines best " + file).out,
            "             best peer     seconds   auto      ratio\n"
            "a            peer          4.0000    0.7500    5.3 (4.0-8.0)\n"
            "b            peer          4.0000    0.7500    5.3 (4.0-8.0)\n"
            "mean                                           5.3\n");
  EXPECT_EQ(run("bench-engines memory " + file).out,
            "megabytes    masks   auto    peer    lame\n"
            "a            3.2     3.0     120     1.0\n"
            "b                    3.0     12\n"
            "c            3.0     3.0     12\n");
}

TEST(Bench, OtherSeedsHaveAMeanOfTheirOwn) {
  Scratch folder;
  auto const file = folder.file("f.json", R"([
{"name":"a","fresh":false,"seconds":{"auto":[1.0],"peer":[4.0]}},
{"name":"a-new","fresh":true,"seconds":{"auto":[1.0],"peer":[2.0]}}])");
  EXPECT_EQ(run("bench-engines best " + file).out,
            "             best peer     seconds   auto      ratio\n"
            "a            peer          4.0000    1.0000    4.0 (4.0-4.0)\n"
            "a-new        peer          2.0000    1.0000    2.0 (2.0-2.0)\n"
            "mean                                           4.0\n"
            "mean, other seeds                              2.0\n");
}

// The floor has a column where it was measured, and is no peer; it hands over as many covers as it is told.
TEST(Bench, TheFloorIsNoPeer) {
  Scratch folder;
  auto const file = folder.file("f.json", R"([
{"name":"a","seconds":{"each":[1.0],"peer":[4.0],"floor":[0.25]}},
{"name":"b","seconds":{"each":[1.0],"peer":[2.0],"floor":[0.5]}}])");
  EXPECT_EQ(run("bench-engines best " + file + " each").out,
            "             best peer     seconds   each      ratio         to floor\n"
            "a            peer          4.0000    1.0000    4.0 (4.0-4.0) 4.0\n"
            "b            peer          2.0000    1.0000    2.0 (2.0-2.0) 2.0\n"
            "mean                                           2.8\n"
            "furthest from the floor: a                                   4.0\n");
  EXPECT_EQ(run("bench-engines table " + file + " each").out,
            "             peer\n"
            "a            4.0 (4.0-4.0)\n"
            "b            2.0 (2.0-2.0)\n"
            "mean         2.8\n");
  EXPECT_EQ(run("bench-engines floor 92 8").out, "92\n");
  folder.file("a.dlx", "A B\nA\nB\nA B\n");
  folder.file("index.json", R"([{"name":"a","options":3,"items":2,"covers":2,"length":2,"needs":[]}])");
  auto const found = json::parse(run("bench-engines measure " + (folder / "").string() + " 3 'dlx=echo 2'").out);
  EXPECT_EQ(found[0]["seconds"]["floor"].size(), 3u);
  EXPECT_EQ(found[0]["seconds"]["dlx"].size(), 3u);
}

// A line for each family, with both seeds; who is slower than a fiftieth of a second has a mean of his own.
TEST(Bench, FamiliesHaveALineWithBothSeeds) {
  Scratch folder;
  auto const file = folder.file("f.json", R"([
{"name":"a","fresh":false,"seconds":{"links":[1.0,1.0],"masks":[0.4,0.4],"floor":[0.25,0.25],"auto":[0.5,0.5],"each":[1.0,2.0],"peer":[4.0,4.0],"lame":[9.0,9.0]}},
{"name":"a-new","fresh":true,"seconds":{"floor":[0.1,0.1],"auto":[0.5,0.5],"each":[1.0,1.0],"peer":[2.0,2.0]}},
{"name":"b-b","fresh":false,"seconds":{"auto":[0.001],"each":[0.001],"peer":[0.002]}},
{"name":"b-b-new","fresh":true,"seconds":{"auto":[0.001],"each":[0.002],"peer":[0.001]}},
{"name":"c","fresh":false,"seconds":{"auto":[1.0],"each":[1.0]}},
{"name":"c-new","fresh":true,"seconds":{"auto":[1.0],"each":[1.0]}}])");
  EXPECT_EQ(run("bench-engines families " + file).out,
            "family          peer          ms   each  other   count  other  choice  floor\n"
            "a               peer      4000.0    2.7    2.0     8.0    4.0    1.25     10\n"
            "b-b             peer         2.0    2.0    0.5     2.0    1.0\n"
            "means           each             each, other      count            count, other\n"
            "all             2.3 (2.0-2.8)    1.0 (1.0-1.0)    4.0 (4.0-4.0)    2.0 (2.0-2.0)\n"
            "20 ms and more  2.7 (2.0-4.0)    2.0 (2.0-2.0)    8.0 (8.0-8.0)    4.0 (4.0-4.0)\n"
            "choice          -                -                1.25\n");
}

// Nodes that are printed are kept; factors are fitted, and what is too small says nothing.
TEST(Bench, GrowthIsAFactorFromSizeToSize) {
  Scratch folder;
  folder.file("index.json", R"([{"name":"f.0","family":"f","options":1,"items":1,"covers":7,"needs":[]}])");
  folder.file("f.0.dlx", "");
  auto const measured = json::parse(run("bench-engines measure " + (folder / "").string() + " 1 'one=echo 7, 12 nodes'").out);
  EXPECT_EQ(measured.at(0).at("nodes").dump(), R"({"one":12})");
  EXPECT_EQ(measured.at(0).at("family"), "f");
  auto const file = folder.file("f.json", R"([
{"family":"f","seconds":{"each":[0.02],"auto":[0.001]},"nodes":{"each":100}},
{"family":"f","seconds":{"each":[0.04],"auto":[0.02]},"nodes":{"each":300}},
{"family":"f","seconds":{"each":[0.08],"auto":[0.04]},"nodes":{"each":900}},
{"family":"g","seconds":{"each":[0.08],"auto":[0.04]}}])");
  EXPECT_EQ(run("bench-engines growth " + file + " each auto").out,
            "                each           auto\n"
            "                  time  nodes    time  nodes\n"
            "f                 2.00   3.00\n"
            "g\n");
  for (std::string const what : {"seconds", "nodes"}) EXPECT_EQ(run("bench-engines plot " + file + " " + what).out.find("graph plot {"), 0u);
}

// The problems are what they are said to be; the same seed makes the same ones.
TEST(Bench, FamiliesAreDrawnBySeed) {
  Scratch folder;
  bool const is_long = std::getenv("DLX_LONG") != nullptr;
  std::string const some = is_long ? "" : " read-one domination-8 triples";  // a few, or all
  auto const r = run("bench-engines instances " + (folder / "").string() + " 7" + some);
  ASSERT_EQ(r.status, 0);
  EXPECT_EQ(r.err, "seeds 1 and 7\n");
  auto const index = json::parse(slurp(folder / "index.json"));
  EXPECT_GE(index.size(), is_long ? 80u : 6u);
  std::size_t fresh = 0;
  for (auto const& i : index) {
    auto const name = i["name"].get<std::string>();
    fresh += i["fresh"].get<bool>();
    EXPECT_EQ(name.ends_with("-new"), i["fresh"].get<bool>());
    if (name == "queens-12") {
      EXPECT_EQ(i["length"], 12);
    }
    if (!name.starts_with("read-one")) continue;
    EXPECT_EQ(i["options"], 120'002);
    EXPECT_EQ(i["items"], 20'001);
    EXPECT_EQ(i["covers"], 1);
  }
  EXPECT_EQ(2 * fresh, index.size());
  EXPECT_EQ(run("dlx count --engine links " + (folder / "domination-8.dlx").string()).out, "10188\n");
  EXPECT_NE(slurp(folder / "triples.dlx"), slurp(folder / "triples-new.dlx"));
  auto const before = slurp(folder / "triples-new.dlx");
  ASSERT_EQ(run("bench-engines instances " + (folder / "").string() + " 7 triples").status, 0);
  EXPECT_EQ(slurp(folder / "triples-new.dlx"), before);
}

// Two hundred squares, or here one: the files are what is said, and who is late is not solved.
TEST(Bench, HolesAreWrittenAndSolved) {
  Scratch folder;
  auto const dir = (folder / "").string();
  ASSERT_EQ(run("bench-holes instances " + dir + " 1 7").status, 0);
  EXPECT_EQ(run("dlx solve --any " + dir + "0.dlx | wc -w").out, "262\n") << "42 percent of 625";
  EXPECT_EQ(slurp(folder / "0.cnf").substr(0, 14), "c exact cover:");
  EXPECT_EQ(slurp(folder / "0.opb").find("preserved"), std::string::npos);
  auto const r = run("bench-holes measure " + dir + " 1 'good=cat %.opb' 'sat=sh -c \"exit 10\"' 'bad=false' 'late=sh -c \"while :; do :; done\"'");
  ASSERT_EQ(r.status, 0) << r.err;
  auto const seconds = json::parse(r.out).at("seconds");
  for (auto const& [name, solved] : {std::pair("good", true), {"sat", true}, {"bad", false}, {"late", false}}) {
    ASSERT_EQ(seconds.at(name).size(), 1u);
    for (auto const& s : seconds.at(name)) EXPECT_EQ(s.is_number(), solved) << name;
  }
  EXPECT_EQ(run("bench-holes measure " + dir + " 1 'none=no-such-program'").err, "bench-holes: there is no command: no-such-program\n");
}

TEST(Bench, HolesHaveATable) {
  Scratch folder;
  auto const file = folder.file("f.json", R"({"limit":2,"seconds":{"one":[0.005,0.02,0.3],"two":[0.6,null,0.05]}})");
  EXPECT_EQ(run("bench-holes table " + file).out,
            "3 problems         in .01 s    .1 s    .5 s     2 s  median ms  worst ms  behind\n"
            "one                       1       2       3       3       20.0     300.0       0\n"
            "two                       0       1       1       2      600.0         -       2\n");
  EXPECT_EQ(run("bench-holes plot " + file + " curve").out.find("graph plot {"), 0u);
}
