#include "dlx/command/checkpoint.hpp"
#include "dlx/fast/tree_search.hpp"
#include "dlx/text/format.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>

using namespace dlx;

namespace {
Problem eleven_queens() { return read_problem(Source{"-", run("dlx make queens 11").out}, Syntax::automatic, nullptr); }
Checkpoint sample() {
  Checkpoint c;
  c.problem = "60 items, 121 options, 0123456789abcdef";
  c.asked = "solve --items";
  c.factors = {Natural(2), Natural("112202208776036178000000")};
  c.at.left = {{{{{3, 7}, {1, 4}}, Turnings{{5, 7}}}, 17}, {{{{5, 7}, {2, 2}}, std::nullopt}, 0}};
  c.at.covers = Natural("18446744073709551617");
  c.printed = 5;
  c.at.totals.nodes = 99, c.at.totals.attempts = 98, c.at.totals.dead = 97;
  c.length = 40313;
  return c;
}
Checkpoint read(std::string const& text) {
  auto const c = sample();
  return read_checkpoint(Source{"ck", text}, c.problem, c.asked);
}
// Line, column, and complaint; or that all is well.
std::string judged(std::string const& text) {
  try {
    read(text);
    return "right";
  } catch (InputError const& e) {
    return std::to_string(e.line()) + ":" + std::to_string(e.column()) + ": " + e.message();
  }
}
}  // namespace

TEST(Checkpoint, IsReadAsItWasWritten) {
  auto const text = as_text(sample());
  EXPECT_EQ(as_text(read(text)), text);
  auto const c = read(text);
  EXPECT_EQ(c.at.left, sample().at.left);
  EXPECT_EQ(c.at.covers, Natural("18446744073709551617"));
  EXPECT_EQ(c.length, 40313u);
  Checkpoint done = sample();
  done.at = SearchPosition();
  done.at.left.clear();
  done.length.reset();
  done.factors.clear();
  EXPECT_EQ(as_text(read(as_text(done))), as_text(done));
  EXPECT_TRUE(read(as_text(done)).at.is_over());
}

// Whatever is changed, it is noticed, and not by a crash.
TEST(Checkpoint, IsRefusedIfAnyByteIsChangedOrMissing) {
  auto const text = as_text(sample());
  for (std::size_t at = 0; at < text.size(); ++at) {
    EXPECT_NE(judged(text.substr(0, at)), "right") << at;
    for (char c : std::string("0x/ \n\x01-")) {
      auto changed = text;
      changed[at] = c;
      if (changed != text) {
        EXPECT_NE(judged(changed), "right") << at << ' ' << c;
      }
      EXPECT_NE(judged(text.substr(0, at) + c + text.substr(at)), "right") << at << ' ' << c;
    }
    EXPECT_NE(judged(text.substr(0, at) + text.substr(at + 1)), "right") << at;
  }
  EXPECT_NE(judged(text + text), "right");
  EXPECT_NE(judged("\xEF\xBB\xBF" + text), "right");
}

TEST(Checkpoint, SaysWhatIsWrongAndWhere) {
  auto const text = as_text(sample());
  auto const changed = [&](std::string const& from, std::string const& to, bool seal = true) {
    auto t = text;
    auto const at = t.find(from);
    EXPECT_NE(at, t.npos) << from;
    t.replace(at, from.size(), to);
    return judged(seal ? sealed(t.substr(0, t.find("sum "))) : t);
  };
  EXPECT_EQ(judged(""), "1:1: this is no checkpoint");
  EXPECT_EQ(judged("\n"), "1:1: this is no checkpoint");
  EXPECT_EQ(judged("A B\nA\n"), "1:1: this is no checkpoint");
  EXPECT_EQ(judged("dlx checkpoint 2"), "1:1: this line is not the sum of all others, as it should be");
  EXPECT_EQ(changed("checkpoint 2", "checkpoint 1"), "1:16: this is a checkpoint of another version");
  EXPECT_EQ(changed("checkpoint 2", "checkpoint 21", false), "1:16: this is a checkpoint of another version");
  EXPECT_EQ(changed("rest 17", "rest 18", false), "12:1: this line is not the sum of all others, as it should be");
  EXPECT_EQ(judged(text.substr(0, text.find("rest"))), "5:1: this line is not the sum of all others, as it should be");
  EXPECT_EQ(judged(text.substr(0, text.size() - 1)), "12:1: this line is not the sum of all others, as it should be");
  EXPECT_EQ(judged(text + "x"), "13:1: this line is not the sum of all others, as it should be");
  EXPECT_EQ(changed("121", "122"), "2:9: the checkpoint is of another problem");
  EXPECT_EQ(changed("--items", "--json"), "3:7: the checkpoint is of another question");
  EXPECT_EQ(changed(" --items", ""), "3:7: the checkpoint is of another question");
  // and if somebody has changed the sum, too
  EXPECT_EQ(changed("factors 2", "factors two"), "4:9: 'two' is no number");
  EXPECT_EQ(changed("3/7", "3-7"), "6:14: '3-' is no number of 64 bits");
  EXPECT_EQ(changed("3/7", "0/7"), "6:14: '0/7' is no turning, such as 3/7");
  EXPECT_EQ(changed("3/7", "8/7"), "6:14: '8/7' is no turning, such as 3/7");
  EXPECT_EQ(changed("1/4", "1/1"), "6:18: '1/1' is no turning, such as 3/7");
  EXPECT_EQ(changed("1/4", "1/4000000000"), "6:18: '1/4000000000' is no turning, such as 3/7");
  EXPECT_EQ(changed("1/4", "/4"), "6:18: '' is no number of 64 bits");
  EXPECT_EQ(changed("1/4", "/"), "6:18: '' is no number of 64 bits");
  EXPECT_EQ(changed("1/4", "1"), "6:18: '' is no number of 64 bits");
  EXPECT_EQ(changed("until 5/7", "until end"), "right");
  EXPECT_EQ(changed("until 5/7", "until end 5/7"), "6:28: 'en' is no number of 64 bits");
  EXPECT_EQ(changed("from 3/7 ", ""), "6:9: this is no range, such as from 3/7 until end");
  EXPECT_EQ(changed("until end", "until"), "1:1: this is not as a checkpoint is written");
  EXPECT_EQ(changed(" until end", ""), "7:8: this is no range, such as from 3/7 until end");
  EXPECT_EQ(changed("left 2", "left 3"), "8:1: 'rest' should stand here");
  EXPECT_EQ(changed("left 2", "left 1"), "7:1: 'covers' should stand here");
  EXPECT_EQ(changed("rest 17", "test 17"), "6:1: 'rest' should stand here");
  EXPECT_EQ(changed("rest 17 from 3/7 1/4 until 5/7", "rest"), "6:5: '' is no number of 64 bits");
  EXPECT_EQ(changed("rest 17", "rest 18446744073709551616"), "6:6: '18446744073709551616' is no number of 64 bits");
  EXPECT_EQ(changed("rest 17", "rest 17 4"), "6:9: this is no range, such as from 3/7 until end");
  EXPECT_EQ(changed("covers 1", "covers -1").substr(0, 5), "8:8: ");
  EXPECT_EQ(changed("output 40313", "output none"), "11:8: 'none' is no number of 64 bits");
  EXPECT_NE(changed("98 97", "98"), "right");
}

TEST(Checkpoint, KnowsItsProblem) {
  std::mt19937 dice(4);
  std::set<std::string> seen;
  for (int k = 0; k < 1000; ++k) {
    auto const p = mixture(dice, 31, true);
    auto const f = fingerprint(p);
    EXPECT_TRUE(f.starts_with(std::to_string(p.item_count()) + " items, " + std::to_string(p.option_count()) + " options, ")) << f;
    seen.insert(f);
  }
  EXPECT_EQ(seen.size(), 1000u);
}

// The same problem, however it is written, and not another order of its options.
TEST(Checkpoint, KnowsItsProblemInEachDialect) {
  Scratch scratch;
  auto const p = (scratch / "p").string(), q = (scratch / "q").string(), ck = (scratch / "ck").string();
  auto const r = run("dlx make queens 5 > " + p + "; dlx convert --to json " + p + " > " + q + "; dlx solve --limit 3 --checkpoint " + ck + " " + p +
                     " 2>/dev/null; dlx solve --resume " + ck + " " + q + " 2>/dev/null | wc -l; { head -2 " + p + "; tail -n +3 " + p + " | tac; } > " +
                     q + "; dlx solve --resume " + ck + " " + q);
  EXPECT_EQ(r.status, 2);
  EXPECT_TRUE(r.out.ends_with("\n7\n")) << r.out;
  EXPECT_NE(r.err.find(ck + ":2:9: error: the checkpoint is of another problem\n"), std::string::npos) << r.err;
}

// As the chapter shows it.
TEST(Checkpoint, IsThatOfTheBook) {
  auto const problem = eleven_queens();
  LinksSearch search(problem);
  Limits limits;
  limits.solutions = 200;
  auto const r = search.run(limits);
  Checkpoint c;
  c.problem = fingerprint(problem), c.asked = "solve", c.at = {search.rest(), search.covers(), r.totals}, c.printed = 200;
  EXPECT_EQ(as_text(c), slurp("tests/data/checkpoint.txt"));
}
