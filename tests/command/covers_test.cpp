// The set of all covers, asked by words; and why there is none.
#include "command/helps.hpp"
#include <algorithm>

namespace {
std::string const board = "dlx covers figures/board.dlx";
}

TEST(Covers, AnswerEachQuestion) {
  expect_prints({{board, "5\n"}, {board + " --json", "{\"covers\":5,\"complete\":true}\n"}, {board + " --at 1", "ab cd ef gh\n"}, {board + " --at 5", "ae bf cg dh\n"},
                 {board + " --at 4 --limit 3", "ae bf cd gh\nae bf cg dh\n"}, {board + " --at 3 --json", "{\"cover\":[2,3,7,9],\"labels\":[\"ae\",\"bc\",\"dh\",\"fg\"]}\n"},
                 {board + " --at 3 --items", "cover 1\n  ae: a e\n  bc: b c\n  dh: d h\n  fg: f g\n"}, {board + " --with ae", "3\n"}, {board + " --with 'ae bf'", "2\n"}, {board + " --with ae --with bf", "2\n"},
                 {board + " --without ae", "2\n"}, {board + " --without 'ae cd' --at 1", "ab cg dh ef\n"}, {board + " --with ae --without cd", "2\n"},
                 {board + " --with 'ab ae'", "0\n"}, {board + " --options | head -3", "2 ab\n3 ae\n1 bc\n"}, {board + " --with ae --options --json | head -2", "{\"option\":1,\"label\":\"ab\",\"covers\":0}\n{\"option\":2,\"label\":\"ae\",\"covers\":3}\n"},
                 {board + " --dot | grep -c -- '->'", "6\n"}, {"dlx make dominoes 12x12 | dlx covers", "53060477521960000\n"}, {"dlx make dominoes 16x16 | dlx covers --json", "{\"covers\":\"2444888770250892795802079170816\",\"complete\":true}\n"},
                 {"dlx make dominoes 12x12 | dlx covers --at 53060477521960000 | wc -w", "72\n"}, {"dlx covers --cheapest tests/data/taxi.dlx", "3 5 |6\n"}, {"printf '0:1|A\\n' | dlx covers --at 1", "{}\n"}});
  EXPECT_EQ(run("dlx covers --cheapest=99 tests/data/taxi.dlx | sort").out, run("dlx solve tests/data/taxi.dlx | sort").out);
  EXPECT_EQ(run("dlx make queens 8 | dlx covers --at 1 --limit 92").out, run("dlx make queens 8 | dlx solve").out);
  EXPECT_EQ(run("dlx make queens 8 | dlx covers --at 7 --board").out, run("dlx make queens 8 | dlx solve --board --limit 7 2>/dev/null | tail -8").out);
}

TEST(Covers, AreDrawnByLot) {
  auto const one = run("dlx make dominoes 8x8 | dlx covers --sample 3");
  EXPECT_EQ(one.out, run("dlx make dominoes 8x8 | dlx covers --sample 3 --seed 1").out);
  EXPECT_NE(one.out, run("dlx make dominoes 8x8 | dlx covers --sample 3 --seed 2").out);
  EXPECT_EQ(run("dlx make dominoes 8x8 > d; dlx covers --sample 3 d | dlx verify d; rm d").out, "3 covers, 0 wrong\n");
  EXPECT_EQ(run(board + " --sample 200 | sort -u | wc -l").out, "5\n");
}

TEST(Covers, ArePictures) {
  for (std::string const form : {"--svg", "--tex"}) {
    EXPECT_TRUE(says(run("dlx make queens 6 | dlx covers --at 2 " + form).out, form == "--svg" ? "</svg>" : "\\hbox")) << form;
    EXPECT_TRUE(says(run("dlx make queens 6 | dlx covers --options " + form).out, "25")) << form;  // some squares have a queen in one of the four covers
  }
  auto const picture = run("dlx make dominoes 8x8 | dlx covers --options --svg").out;
  std::string const outline = "fill=\"none\" stroke=\"#0b5a9d\"";
  std::size_t bars = 0;
  for (auto at = picture.find(outline); at != picture.npos; at = picture.find(outline, at + 1)) ++bars;
  EXPECT_EQ(bars, 112u);
  expect_refusals({{"make pentominoes 3x20 | dlx covers --options --svg", "dlx: error: the options hide each other"}, {"covers --options --svg figures/board.dlx", "dlx: error: the problem has no board"}});
}

TEST(Covers, CanBeSaved) {
  Scratch const scratch;
  EXPECT_EQ(in(scratch, "dlx make queens 8 | dlx covers --with 'Q@(0,0)' --save s; dlx covers --load s; dlx covers --load s --at 4; dlx covers --load s --without 'Q@(1,4)'").out,
            "4\n4\nQ@(0,0) Q@(1,6) Q@(2,4) Q@(3,7) Q@(4,1) Q@(5,3) Q@(6,5) Q@(7,2)\n3\n");
  auto const broken = in(scratch, "sed 's/^0 /0 9 /' s > t; dlx covers --load t");
  EXPECT_EQ(broken.status, 2);
  EXPECT_TRUE(broken.err.starts_with("t:")) << broken.err;
  EXPECT_EQ(in(scratch, "dlx covers --load s other").status, 2);
  EXPECT_EQ(in(scratch, "dlx make queens 8 | dlx covers --save none/s").status, 2);
}

TEST(Covers, HaveTheUsualStatus) {
  for (auto const& [command, status] : std::vector<std::pair<std::string, int>>{
         {"dlx make queens 4 | dlx covers", 0}, {"dlx make queens 3 | dlx covers", 1}, {"dlx make queens 3 | dlx covers --sample 2", 1}, {"dlx make queens 3 | dlx covers --at 1", 1}, {"dlx make queens 4 | dlx covers --at 3", 2},
         {"dlx make dominoes 16x16 | dlx covers --time .01", 3}, {"dlx make queens 14 | dlx covers --memory 32", 3}, {"dlx make queens 3 | dlx covers --why-none", 1}, {"dlx make queens 4 | dlx covers --why-none", 0}})
    EXPECT_EQ(run(command).status, status) << command;
  EXPECT_TRUE(says(run("dlx make queens 4 | dlx covers --at 3"), "there is no cover 3: the last one is 2"));
  EXPECT_TRUE(says(run("dlx make dominoes 16x16 | dlx covers --time .01"), "dlx: stopped by a limit; there is no set of covers yet"));
  EXPECT_TRUE(fits(run("dlx make queens 14 | dlx covers --memory 32").err, "dlx: (the set of all covers takes more than 32 megabytes|stopped by the end of memory)[^\n]*\n"));
  EXPECT_TRUE(says(run(board + " --stats"), "3 nodes, "));
}

TEST(Covers, AreMissingForAReason) {
  expect_prints({{"dlx make queens 3 | dlx covers --why-none", "F1 F2 F3\n"}, {"dlx make queens 3 | dlx covers --why-none --json", "{\"items\":[\"F1\",\"F2\",\"F3\"],\"minimal\":true}\n"},
                 {"printf '2|A 1:*|B\\nA B\\nB\\n' | dlx covers --why-none", "A\n"}});
  auto const long_ago = run("dlx make langford 22 | dlx covers --why-none --time .05");
  EXPECT_EQ(long_ago.status, 3);
  EXPECT_TRUE(says(long_ago, "dlx: stopped by a limit; it is not known whether there is a cover")) << long_ago.err;
}

TEST(Covers, RefuseWhatDoesNotGoTogether) {
  expect_refusals({{"covers --at 0", "--at wants a whole number above 0, not 0"}, {"covers --at 1x", "--at wants a whole number above 0, not 1x"}, {"covers --at 1 --sample 1", "--sample 1 does not go with --at 1"}, {"covers --limit 2", "--limit 2 has no meaning alone"},
                   {"covers --seed 2", "--seed 2 has no meaning alone"}, {"covers --board", "--board has no meaning alone"}, {"covers --svg", "--svg has no meaning alone"}, {"covers --dot --json", "--json does not go with --dot"}, {"covers --why-none --with 1", "--with 1 does not go with --why-none"},
                   {"covers --load x --time 1", "--time 1 does not go with --load x"}, {"covers --with Q figures/board.dlx", "dlx: error: there is no option 'Q'"}, {"covers --save -", "--save wants a file, and not -"}, {"make dominoes 12x12 | dlx covers --dot", "dlx: error: a diagram of 21989 nodes is no picture; 1000 are the most"}});
}
