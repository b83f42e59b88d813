// Helpers that several tests share: covers that were looked at, and orbits
// of queens made from coordinates and sets.
#pragma once
#include "textbook.hpp"
#include "dlx/text/verify.hpp"
#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <span>
#include <vector>

// The covers that textbook search finds, each of them verified.
inline std::vector<std::vector<int>> covers_of(dlx::Problem const& p) {
  std::vector<std::vector<int>> covers;
  dlx::Receive const receive = [&](std::span<int const> s) {
    covers.emplace_back(s.begin(), s.end());
    EXPECT_EQ(dlx::refute(p, s), "");
  };
  dlx::algorithm_x(p, dlx::Chooser::smallest, {}, receive);
  return covers;
}

// The least of the eight images of a set of squares 1, ..., n*n.
inline std::set<int> least_image(std::span<int const> squares, int n) {
  std::set<int> least;
  for (int g = 0; g < 8; ++g) {
    std::set<int> image;
    for (int o : squares) {
      int x = (o - 1) / n, y = (o - 1) % n;
      if (g & 1) x = n - 1 - x;
      if (g & 2) y = n - 1 - y;
      if (g & 4) std::swap(x, y);
      image.insert(n * x + y + 1);
    }
    least = g == 0 ? image : std::min(least, image);
  }
  return least;
}
