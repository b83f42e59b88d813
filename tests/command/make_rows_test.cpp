// Rows and parties.
#include "shell.hpp"
#include <gtest/gtest.h>

TEST(MakeRows, HaveTheirNumbers) {
  auto count = [](std::string const& puzzle) { return run("dlx make " + puzzle + " | dlx count").out; };
  EXPECT_EQ(count("langford 3"), "2\n");
  EXPECT_EQ(count("langford 7 --up-to-symmetry"), "26\n");
  EXPECT_EQ(count("permutations 4"), "24\n");
  EXPECT_EQ(count("partitions 5"), "52\n");
  EXPECT_EQ(count("partitions 5 --tables 2"), "15\n");
  EXPECT_EQ(count("triples 7"), "30\n");
  EXPECT_EQ(count("triples 8"), "0\n");
}

TEST(MakeRows, RefuseNumbersThatCannotBe) {
  for (auto command : {"langford 501", "permutations 1001", "partitions 17", "partitions 4 --tables 5", "triples 1", "schoolgirls 5"}) {
    auto const r = run(std::string("dlx make ") + command);
    EXPECT_EQ(r.status, 2) << command;
    EXPECT_EQ(r.out, "") << command;
    EXPECT_TRUE(r.err.starts_with("dlx: error: ")) << r.err;
  }
}
