// Files that are written only if they must be.
#include "dlx/draw/folder.hpp"
#include "folders.hpp"
#include <chrono>

namespace {

using namespace dlx;
using folders::fs::last_write_time;
using Folder = folders::InAFolder;

TEST_F(Folder, AFileThatHasTheTextKeepsItsDate) {
  auto const file = folder / "x";
  EXPECT_TRUE(put_file(file, "one"));
  auto const old = last_write_time(file) - std::chrono::hours(1);
  last_write_time(file, old);
  EXPECT_FALSE(put_file(file, "one"));
  EXPECT_EQ(last_write_time(file), old);
  EXPECT_TRUE(put_file(file, "two"));
  EXPECT_GT(last_write_time(file), old);
  EXPECT_EQ(folders::slurp(file), "two");
}

TEST_F(Folder, WhatCannotBeReadHasAReason) {
  Source source;
  EXPECT_NE(dlx::slurp(folder / "nowhere", source), "");
  EXPECT_NE(dlx::slurp(folder, source), "");
  put_file(folder / "x", "words");
  EXPECT_EQ(dlx::slurp(folder / "x", source), "");
  EXPECT_EQ(source.text, "words");
  EXPECT_EQ(source.name, (folder / "x").string());
}

TEST_F(Folder, WhatCannotBeWrittenIsAnError) {
  EXPECT_THROW(put_file(folder / "no" / "x", "words"), std::runtime_error);
  put_file(folder / "x", "words");
  EXPECT_THROW(make_folder(folder / "x" / "y"), std::runtime_error);
  make_folder(folder / "a" / "b");
  make_folder(folder / "a" / "b");
  EXPECT_TRUE(std::filesystem::is_directory(folder / "a" / "b"));
}

TEST_F(Folder, PicturesAreGoodIfTheyAreYounger) {
  put_file(folder / "x.dot", "text");
  EXPECT_FALSE(is_good(folder / "x.svg", folder / "x.dot"));
  put_file(folder / "x.svg", "picture");
  EXPECT_TRUE(is_good(folder / "x.svg", folder / "x.dot"));
  last_write_time(folder / "x.svg", last_write_time(folder / "x.dot") - std::chrono::seconds(1));
  EXPECT_FALSE(is_good(folder / "x.svg", folder / "x.dot"));
}

} // namespace
