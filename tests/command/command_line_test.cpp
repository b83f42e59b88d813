// Mistakes: what is said about them, where, and which mend is offered; and how to ask about commands.
#include "command/helps.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <vector>

namespace {
std::string const latin = "tests/data/latin-2.dlx";
}  // namespace

// Bad files and bad command lines: one message, status 2, nothing on
// standard output.  (Bad contents are the business of format_test.)
TEST(BadInput, HasAClearMessageAndStatusTwo) {
  struct Case {
    std::string command, message;
  };
  std::vector<Case> const cases = {
      {"dlx solve nowhere.dlx", "dlx: error: cannot read 'nowhere.dlx': No such file or directory\n"},
      {"dlx solve tests", "dlx: error: cannot read 'tests': Is a directory\n"},
      {"dlx draw nowhere", "dlx: error: cannot read 'nowhere': No such file or directory\n"},
      {"dlx make latin 2 | dlx trace | dlx draw --out README.md", "dlx: error: cannot make the folder README.md: Not a directory\n"},
      {"dlx solve --chooser script:nowhere " + latin, "dlx: error: cannot read 'nowhere': No such file or directory\n"},
      {"dlx solve --board tests/data/paper.dlx",
       "dlx: error: tests/data/paper.dlx has no board: for that, every option needs a name of the form "
       "SYMBOL@(row,column), or a name and items of the form (row,column); --svg draws a table, and --items prints one\n"},
      {"dlx verify - -", "dlx: error: the problem and the covers cannot both come from standard input; give two files\n"},
      {"printf 'A B\\nA C\\n' | dlx solve", "standard input:2:3: error: "},
      {"printf 'A\\0B\\nA\\n' | dlx solve", "standard input:1:2: error: "},
      {": | dlx solve", "standard input:1:1: error: "},
      {"printf '| X Y\\nX Y\\nX\\n' | dlx solve", "standard input:1:3: error: "},
      {"printf 'A | B\\nA:red B\\n' | dlx solve", "standard input:2:"},
      {"printf 'A B\\nA A\\n' | dlx solve", "standard input:2:3: error: "},
      {"printf '1,0,1\\n0,1\\n' | dlx solve", "standard input:2:"},
      {"printf 'A 2:1|B\\nA B\\n' | dlx solve", "standard input:1:3: error: "},
      {"dlx draw --as tree --steps 3 x", "command line:1:20: error: --steps 3 does not go with --as tree\n"},
      {"dlx draw --as matrix --grain link x", "command line:1:22: error: --grain link does not go with --as matrix\n"},
      {"dlx film --speed 1e-6 x", "command line:1:10: error: --speed is from 0.01 to 100, not 1e-6\n"},
      {"dlx solve --part p --format json", "command line:1:20: error: --format json does not go with --part p\n"},
      {"dlx split 2 --part p --format json", "command line:1:22: error: --format json does not go with --part p\n"},
      {"dlx convert --to json --answer said a", "command line:1:23: error: --answer said does not go with --to json\n"},
      {"dlx solve --max-cost 99999999999999999999 " + latin, "command line:1:11: error: --max-cost has more digits than a cost can have: 99999999999999999999\n"},
      {"dlx attacks --at-least 100", "dlx: error: --at-least 100 is more than the 64 squares of the board; say --rows N if it is larger\n"},
      {"dlx help --man solve", "dlx: error: the manual page is about all commands; say dlx help --man alone\n"},
      {"printf 'choose X' | dlx solve --chooser script:- " + latin, "standard input:1:8: error: there is no item 'X'\n"},
      {"echo hello | dlx draw", "standard input:1:1: error: this line is not a JSON object\n"},
      {"dlx make queens 0", "command line:1:17: error: N wants a whole number above 0, not 0\n"},
      {"dlx make queens 5000000000", "command line:1:17: error: N cannot be as large as 5000000000\n"},
      {"dlx make queens 2000", "dlx: error: "},
      {"dlx make latin 27", "dlx: error: "},
      {"dlx", "command line:1:4: error: which command?\n"},
      {"dlx slove", "command line:1:5: error: there is no command slove\n"},
      {"dlx --colour", "command line:1:5: error: there is no command --colour\n"},
      {"dlx solve --colour red", "command line:1:11: error: dlx solve has no option --colour\n"},
      {"dlx verify --board " + latin, "command line:1:12: error: dlx verify has no option --board\n"},
      {"dlx solve --lim 3", "command line:1:11: error: dlx solve has no option --lim\n"},
      {"dlx count --out x " + latin, "command line:1:11: error: dlx count has no option --out\n"},
      {"dlx solve -x", "command line:1:11: error: dlx solve has no option -x\n"},
      {"dlx solve '--limit N' 3", "command line:1:11: error: dlx solve has no option --limit N\n"},
      {"dlx solve --limit 0 " + latin, "command line:1:11: error: --limit wants a whole number above 0, not 0\n"},
      {"dlx solve --limit=0 " + latin, "command line:1:11: error: --limit wants a whole number above 0, not 0\n"},
      {"dlx solve --limit -1 " + latin, "command line:1:11: error: --limit wants a whole number above 0, not -1\n"},
      {"dlx solve --limit x " + latin, "command line:1:11: error: --limit wants a whole number above 0, not x\n"},
      {"dlx solve --limit 3x " + latin, "command line:1:11: error: --limit wants a whole number above 0, not 3x\n"},
      {"dlx solve --limit 2.5 " + latin, "command line:1:11: error: --limit wants a whole number above 0, not 2.5\n"},
      {"dlx solve --limit 99999999999999999999 " + latin, "command line:1:11: error: --limit cannot be as large as 99999999999999999999\n"},
      {"dlx solve --limit= " + latin, "command line:1:11: error: --limit wants a value: N\n"},
      {"dlx solve --limit x --limit 5 " + latin, "command line:1:11: error: --limit wants a whole number above 0, not x\n"},
      {"dlx solve --limit 5 --limit x " + latin, "command line:1:21: error: --limit wants a whole number above 0, not x\n"},
      {"dlx solve --outline --board " + latin, "command line:1:21: error: --board does not go with --outline\n"},
      {"dlx solve --limit", "command line:1:11: error: --limit wants a value: N\n"},
      {"dlx solve --limit --board " + latin, "command line:1:11: error: --limit wants a value: N\n"},
      {"dlx solve --time soon " + latin, "command line:1:11: error: --time wants a number above 0, not soon\n"},
      {"dlx solve --time nan " + latin, "command line:1:11: error: --time wants a number above 0, not nan\n"},
      {"dlx solve --chooser last " + latin, "command line:1:11: error: --chooser wants first, smallest, or script:FILE, not last\n"},
      {"dlx solve --chooser script: " + latin, "command line:1:11: error: --chooser wants first, smallest, or script:FILE, not script:\n"},
      {"dlx solve --format xml " + latin, "command line:1:11: error: --format wants auto, dlx, matrix, or json, not xml\n"},
      {"dlx solve --board --json " + latin, "command line:1:19: error: --json does not go with --board\n"},
      {"dlx solve --board=yes " + latin, "command line:1:11: error: --board has no value\n"},
      {"dlx solve --engine textbook --chooser script:figures/latin-by-hand.script " + latin, "command line:1:29: error: --chooser script:figures/latin-by-hand.script does not go with --engine textbook\n"},
      {"dlx solve a a", "command line:1:13: error: a is one too many\n"},
      {"dlx solve -- a --board", "command line:1:16: error: --board is one too many\n"},
      {"dlx draw --title= trace.jsonl", "command line:1:10: error: --title wants a value: TEXT\n"},
      {"dlx draw --title --bare", "command line:1:10: error: --title wants a value: TEXT\n"},
      {"dlx solve --cheapest= " + latin, "command line:1:11: error: --cheapest wants a value: [=K]\n"},
      {"dlx solve --cheapest=x " + latin, "command line:1:11: error: --cheapest wants a whole number above 0, not x\n"},
      {"dlx solve --threads 2000 " + latin, "command line:1:11: error: --threads is at most 1000, not 2000\n"},
      {"dlx attacks --rows 1001 x", "command line:1:13: error: --rows is at most 1000, not 1001\n"},
      {"dlx make queens -3", "command line:1:17: error: N wants a whole number above 0, not -3\n"},
      {"dlx make squares 3x5", "command line:1:21: error: SIDE... is missing\n"},
      {"dlx make squares 3x5 1 x 2", "command line:1:24: error: SIDE... wants a whole number above 0, not x\n"},
      {"dlx solve a b", "command line:1:13: error: b is one too many\n"},
      {"dlx solve -- --help", "dlx: error: cannot read '--help': No such file or directory\n"},
      {"dlx make", "command line:1:9: error: which command?\n"},
      {"dlx make queens", "command line:1:16: error: N is missing\n"},
      {"dlx make queens four", "command line:1:17: error: N wants a whole number above 0, not four\n"},
      {"dlx make queens 4 5", "command line:1:19: error: 5 is one too many\n"},
      {"dlx make pentominoes", "command line:1:21: error: SIZE is missing\n"},
      {"dlx make pentominoes 60", "command line:1:22: error: SIZE wants rows and columns, such as 6x10, not 60\n"},
      {"dlx make dominoes 6x", "command line:1:19: error: SIZE wants rows and columns, such as 6x10, not 6x\n"},
      {"dlx make dominoes x6", "command line:1:19: error: SIZE wants rows and columns, such as 6x10, not x6\n"},
      {"dlx make dominoes ''", "command line:1:19: error: SIZE wants rows and columns, such as 6x10, not \n"},
      {"dlx make dominoes 6x1x1", "command line:1:19: error: SIZE wants rows and columns, such as 6x10, not 6x1x1\n"},
      {"dlx make dominoes 1001x1", "dlx: error: a board of 1001 by 1 cannot be drawn"},
      {"dlx make dominoes 2x2 --without-center", "dlx: error: a board of 2 by 2 is nothing but its center\n"},
      {"dlx make pentominoes 6x9", "dlx make pentominoes 6x9:1:1: error: the board has 54 squares, but the pieces have 60\n"},
      {"dlx make polyomino tests/data/layers.txt", "tests/data/layers.txt:6:1: error: this row belongs to no picture\n"},
      {"dlx make polyomino nowhere", "dlx: error: cannot read 'nowhere'"},
      {"dlx make langford 501", "dlx: error: langford: the largest number must be 1 to 500, not 501"},
      {"dlx make domination 51", "dlx: error: domination: the board must have 1 to 50 ranks, not 51"},
      {"dlx make domination 8 --queens 9", "dlx: error: domination: on 8 ranks there can be at most 8 queens in peace, not 9"},
      {"dlx make macmahon 5x5", "dlx: error: macmahon: the board has 5 by 5 squares, but with 3 colours there are 24 tiles"},
      {"dlx make macmahon 4x5 --up-to-symmetry", "dlx: error: macmahon: up to symmetry, the board must have even sides"},
      {"dlx make words 2x3 tests/data/words.txt", "tests/data/words.txt:1:1: error: there is no word of length 2"},
      {"dlx make partitions 4 --tables 5", "dlx: error: partitions: there must be 1 to 4 tables, not 5"},
      {"dlx make triples 1", "dlx: error: triples: there must be 2 to 200 guests, not 1"},
      {"dlx make permutations 1001", "dlx: error: permutations: the row must have 1 to 1000 places, not 1001"},
      {"dlx solve --board --outline " + latin, "command line:1:19: error: --outline does not go with --board\n"},
      {"dlx solve --outline tests/data/paper.dlx", "dlx: error: tests/data/paper.dlx has no board"},
      {"dlx make waffles 4", "command line:1:10: error: there is no command make waffles\n"},
      {"dlx figures nowhere.fig --out build/none", "dlx: error: cannot read 'nowhere.fig': No such file or directory\n"},
      {"dlx figures tests --out build/none", "dlx: error: cannot read 'tests': Is a directory\n"},
      {"dlx figures nowhere.fig", "dlx: error: figures need --out FOLDER\n"},
      {"dlx figures", "command line:1:12: error: RECIPE... is missing\n"},
      {"dlx trace " + latin + " | dlx draw --as pictures", "command line:1:10: error: --as wants links, links+board, board, matrix, or tree, not pictures\n"},
      {"dlx trace " + latin + " | dlx draw --steps often", "command line:1:10: error: --steps cannot be understood: 'often' selects no steps; write all, last, "},
      {"dlx draw --grain 'event links' x", "command line:1:10: error: --grain cannot be understood: there is no grain 'links'; choose from: event, "},
      {"dlx draw --steps '' x", "command line:1:10: error: --steps wants words such as those in the help\n"},
      {"dlx draw --steps '3\ndraw: tree' x", "command line:1:10: error: --steps wants words such as those in the help\n"},
      {"dlx draw --as matrix --steps choose x", "dlx: error: the steps of a matrix are no events; select them by numbers"},
      {"dlx view -o=x.html x", "command line:1:10: error: say -o FILE, or --out=FILE\n"},
      {"dlx split 3 --out . tests/data/paper.dlx", "dlx: error: parts want a folder of their own; give its name, by --out\n"},
      {"dlx solve --engine masks --log x", "command line:1:26: error: --log does not go with --engine masks\n"},
      {"dlx count --profile --engine filter x", "command line:1:21: error: --engine filter does not go with --profile\n"},
  };
  for (auto const& c : cases) {
    auto const r = run(c.command);
    EXPECT_EQ(r.status, 2) << c.command;
    EXPECT_EQ(r.out, "") << c.command;
    EXPECT_TRUE(r.err.starts_with(c.message)) << c.command << "\nexpected: " << c.message << "\nprinted: " << r.err;
    EXPECT_EQ(r.err.find("terminate"), std::string::npos) << c.command;
    EXPECT_TRUE(r.err.ends_with("\n"));
  }
}

// What was probably meant; and silence if nothing is near.
TEST(BadInput, IsMendedByAGuess) {
  auto help = [](std::string const& command) {
    auto const r = run("dlx " + command);
    EXPECT_EQ(r.status, 2) << command;
    auto const at = r.err.rfind("help: ");
    return at == std::string::npos ? r.err : r.err.substr(at + 6);
  };
  for (auto const& [command, name] : std::vector<std::pair<std::string, std::string>>{
           {"cuont x", "count"}, {"slove", "solve"}, {"couunt", "count"}, {"ount", "count"}, {"vount", "count"}, {"est", "estimate"},
           {"mkae queens 8", "make"}, {"make quens 8", "queens"}, {"make sodoku", "sudoku"}, {"make shcoolgilrs 15", "schoolgirls"},
           {"count --enigne masks", "--engine"}, {"solve --outl x", "--outline"}, {"solve -limit 3", "--limit"}, {"solve --lim 3", "--limit"}, {"solve --statt", "--stats"},
           {"solve --engine mask x", "masks"}, {"solve --engine=hybird x", "hybrid"}, {"convert --to dimcas", "dimacs"},
           {"draw --as bord", "board"}, {"make torus 5 --diagonals primry", "primary"}, {"solve --format jsno", "json"}})
    EXPECT_EQ(help(command), "did you mean " + name + "?\n") << command;
  EXPECT_EQ(run("dlx help slove").err, "dlx: error: there is no command slove; did you mean solve?\n");
  for (auto command : {"solve --colour red", "solve --engine x", "solve --engine=", "verify --engine masks", "make queens x"})
    EXPECT_TRUE(help(command).starts_with("try: dlx ")) << command;
  EXPECT_TRUE(help("xyz").starts_with("say solve, "));
  EXPECT_TRUE(help("''").starts_with("say solve, "));
  EXPECT_TRUE(help("make waffles").starts_with("say queens, "));
}

// What is underlined is the option with its value, or the value alone.
TEST(BadInput, IsUnderlined) {
  EXPECT_EQ(run("dlx solve --nodes none x").err,
            "command line:1:11: error: --nodes wants a whole number above 0, not none\n"
            "  1 | dlx solve --nodes none x\n"
            "    |           ^^^^^^^^^^^^\n"
            "help: try: dlx solve --help\n");
  auto const which = run("dlx make").err;  // the transcript `wrong-command' has the whole list
  EXPECT_TRUE(which.starts_with("command line:1:9: error: which command?\n"
                                "  1 | dlx make\n"
                                "    |         ^\n"
                                "help: say queens, torus, ")) << which;
  EXPECT_TRUE(which.ends_with(", or dlx make --help\n")) << which;
}

TEST(CommandLine, TakesOptionsInAnyOrderAndTheLastOneCounts) {
  for (std::string const options : {"--limit 1 tests/data/c5.dlx", "--limit=1 tests/data/c5.dlx", "tests/data/c5.dlx --limit 1",
                                    "--limit 5 --limit 1 tests/data/c5.dlx", "--limit 1 -- tests/data/c5.dlx"})
    EXPECT_EQ(run("dlx solve " + options).out, "1 2\n") << options;
  EXPECT_EQ(run("dlx solve - --json --json < tests/data/paper.dlx").out, "{\"cover\":[1,4,5],\"labels\":[\"1\",\"4\",\"5\"]}\n");
  EXPECT_EQ(run("cp tests/data/c5.dlx ./--c5; dlx count -- --c5; rm -- --c5").out, "2\n");
  EXPECT_EQ(run("dlx solve --time 1e9 tests/data/c5.dlx").out, "1 2\n3 4\n");
}

TEST(Help, IsFoundWhereverItIsAskedFor) {
  auto const all = run("dlx --help");
  EXPECT_EQ(all.status, 0);
  EXPECT_EQ(run("dlx -h").out, all.out);
  EXPECT_EQ(run("dlx slove --help").out, all.out);
  auto const solve = run("dlx solve --help").out;
  EXPECT_NE(solve, all.out);
  EXPECT_EQ(run("dlx solve nowhere --limit -h --help").out, solve);
  EXPECT_EQ(run("dlx --help solve").out, all.out);
  auto const puzzles = run("dlx make --help").out;
  EXPECT_NE(puzzles.find("\n  make queens "), std::string::npos);
  EXPECT_EQ(puzzles.find("\n  solve "), std::string::npos);
  EXPECT_EQ(run("dlx help make").out, puzzles);
  EXPECT_EQ(run("dlx --version").out, "dlx 1.0.0\n");
  EXPECT_EQ(run("dlx -V").out, "dlx 1.0.0\n");
}

TEST(HelpCommand, SaysTheSameAsTheOption) {
  EXPECT_EQ(run("dlx help").out, run("dlx --help").out);
  EXPECT_EQ(run("dlx help solve").out, run("dlx solve --help").out);
  EXPECT_EQ(run("dlx help make queens").out, run("dlx make queens --help").out);
  EXPECT_EQ(run("dlx help make").out, run("dlx make --help").out);
  auto const r = run("dlx help slove");
  EXPECT_EQ(r.status, 2);
  EXPECT_EQ(r.err, "dlx: error: there is no command slove; did you mean solve?\n");
  EXPECT_EQ(run("dlx help xyz").err, "dlx: error: there is no command xyz; dlx help lists them\n");
  EXPECT_EQ(run("dlx help formats").err, "dlx: error: there is no command formats; did you mean format?\n");
  EXPECT_EQ(run("dlx help sudoku").err, "dlx: error: there is no command sudoku; did you mean make sudoku?\n");
  EXPECT_TRUE(run("dlx sudoku").err.ends_with("\nhelp: did you mean make sudoku?\n"));
  EXPECT_TRUE(run("dlx --halp").err.ends_with("\nhelp: did you mean --help?\n"));
  EXPECT_EQ(slurp("build/dlx.1"), run("dlx help --man").out);
  EXPECT_EQ(slurp("build/dlx.bash"), run("dlx help --completion").out);
}

TEST(HelpCommand, KnowsEachCommandInBothWays) {
  auto const all = commands();
  EXPECT_GE(all.size(), 27u);
  for (auto const& name : all) {
    auto const help = run("dlx help " + name).out;
    EXPECT_TRUE(help.starts_with("dlx " + name + ": ")) << name;
    EXPECT_TRUE(help == run("dlx " + name + " --help").out) << name;
  }
}

// The examples of the chapters: help whatever else is wrong, and the first wrong word.
TEST(CommandLine, AnswersAsTheBookSays) {
  EXPECT_EQ(run("dlx solve --limti x --help").out, run("dlx solve --help").out);
  EXPECT_TRUE(run("dlx make quens 8 --limit").err.starts_with("command line:1:10: error: there is no command make quens\n"));
  EXPECT_TRUE(run("dlx make queens 8 --limit").err.starts_with("command line:1:19: error: dlx make queens has no option --limit\n"));
}
