// Problems with many symmetries: a rectangle that is filled, and the Soma cube.
#pragma once
#include "dlx/puzzle/polyomino.hpp"
#include <string>

inline dlx::Problem board(int height, int width, std::string const& use) {
  return dlx::polyomino(dlx::Source{"drawing", dlx::draw_rectangle(height, width) + use});
}
inline dlx::Problem soma() {
  std::string const layers = "### ### ###\n";
  return dlx::polyomino(dlx::Source{"soma", "board\n" + layers + layers + layers + "use soma\n"});
}
