// What `make fuzz` does for hours with changed files is done here once with each file
// of the repository, by all readers, and with whatever one of them has choked on.
#include "readers.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>

using namespace dlx;
namespace fs = std::filesystem;

TEST(Fuzz, AllReadersAreFedWithAllFiles) {
  int fed = 0;
  for (fs::path const folder : {"tests/data", "tests/golden", "tests/fuzz", "figures"})
    for (auto const& file : fs::recursive_directory_iterator(folder)) {
      if (!file.is_regular_file()) continue;
      auto const text = slurp(file.path());
      for (auto const& [reader, read] : readers::all) {
        SCOPED_TRACE(reader + ' ' + file.path().string());
        EXPECT_NO_THROW(readers::feed(reader, text));
        ++fed;
      }
    }
  EXPECT_GT(fed, 500);
}

// `make fuzz` feeds each reader that there is: a line of this file.
TEST(Fuzz, NoReaderIsLeftOut) {
  std::ifstream list("tests/fuzz/seeds.txt");
  std::set<std::string> fed;
  for (std::string r, rest; list >> r; std::getline(list, rest)) fed.insert(r);
  for (auto const& [reader, read] : readers::all) EXPECT_TRUE(fed.contains(reader)) << reader;
  EXPECT_EQ(fed.size(), readers::all.size());
}

// What is wrong with a reader is noticed.
TEST(Fuzz, WrongReadersAreNoticed) {
  Source const source{"fed", "A\nB\n"};
  EXPECT_THROW(readers::require(false, "so"), std::logic_error);
  EXPECT_THROW(readers::all.at("dlx")(source), InputError);
  EXPECT_NO_THROW(readers::feed("dlx", source.text));
  EXPECT_THROW(readers::feed("nobody", source.text), std::out_of_range);
}
