// Tests of dlx/text/matrix.hpp: zeros and ones.
#include "text/reading.hpp"
#include <random>

using namespace dlx;
using namespace reading;

namespace {

TEST(Matrix, Separators) {
  auto const p = read("1 0 1\n0 1 0\n");
  EXPECT_EQ(names(p), "C1 C2 C3 ");
  EXPECT_EQ(rows(p), (Rows{{1, 3}, {2}}));
  EXPECT_EQ(p.option_name(1), "");
  for (auto text : {"1,0,1\n0,1,0\n", "1, 0, 1\r\n0 ,1 , 0", "# head\n\n1\t0\t1\n #\n0 1 0",
                    "1,0 ,1\n0 , 1,0\n"})
    EXPECT_EQ(read(text), p) << text;
  EXPECT_EQ(read("1 0,1\n0 , 1 0\n", Syntax::matrix), p);
}

TEST(Matrix, IsWritten) {
  auto const p = load("report.csv");
  EXPECT_EQ(read(write_matrix(p)), p);
  EXPECT_EQ(write_matrix(read("B A\nb: A\n:\nB A\n")), "# B A\n0,1\n0,0\n1,1\n");
  EXPECT_EQ(write_matrix(read("C1 C2\nC1\n")), "1,0\n");
}

TEST(Matrix, RefusesWhatItCannotSay) {
  EXPECT_EQ(refusal(read("A | X\nA\n"), write_matrix), "a matrix cannot have secondary items");
  for (auto text : {"2|A\nA\n", "A\nA |1\n"}) EXPECT_EQ(refusal(read(text), write_matrix), "a matrix cannot have bounds or costs");
  EXPECT_EQ(refusal(read("A\n"), write_matrix), "a matrix needs at least one item and one option");
  EXPECT_EQ(refusal(read("items:\n:\n"), write_matrix),
            "a matrix needs at least one item and one option");
}

TEST(Matrix, ReadsWhatItHasWritten) {
  std::mt19937 dice(3);
  for (int round = 0; round < 200; ++round) {
    Problem p;
    int const n = 1 + static_cast<int>(dice() % 6);
    for (int i = 1; i <= n; ++i) p.add_item("C" + std::to_string(i));
    for (int o = 1 + static_cast<int>(dice() % 6); o > 0; --o) {
      p.add_option();
      for (int i = 1; i <= n; ++i)
        if (dice() % 2 == 0) p.add_entry(i);
    }
    EXPECT_EQ(read(write_matrix(p), Syntax::matrix), p) << write_matrix(p);
    if (n > 1) { EXPECT_EQ(read(write_matrix(p)), p) << write_matrix(p); }
  }
}

} // namespace
