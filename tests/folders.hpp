// A folder of its own for each test, and what is in files.
#pragma once
#include "dlx/draw/gallery.hpp"
#include "shell.hpp"
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <unistd.h>

namespace folders {

namespace fs = std::filesystem;

using ::slurp;
inline void spill(fs::path const& file, std::string const& text) {
  std::ofstream(file, std::ios::binary) << text;
}
inline std::size_t count(std::string const& text, std::string const& what) {
  std::size_t n = 0;
  for (auto p = text.find(what); p != std::string::npos;
      p = text.find(what, p + what.size())) ++n;
  return n;
}
inline dlx::Recipe recipe_of(std::string const& text) {
  return dlx::read_recipe(dlx::Source{"figures/test.fig", text});
}

class InAFolder : public testing::Test { // which is removed at the end
protected:
  fs::path folder;
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "dlx-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder = pattern;
  }
  void TearDown() override { fs::remove_all(folder); }
};

} // namespace folders
