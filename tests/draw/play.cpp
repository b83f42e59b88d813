// The playground without its page: answers each problem of standard input, where they end with a zero
// byte, with a line. The Makefile compiles it for 32 bits; tests/draw/player compares the lines.
#include "dlx/draw/player.hpp"
#include <iostream>
#include <string>

extern "C" char const* dlx_play(char const* problem, int bytes, int first, double nodes);

int main() {
  for (std::string problem; std::getline(std::cin, problem, '\0');)
    std::cout << dlx_play(problem.data(), static_cast<int>(problem.size()), 0, 1000) << '\n';
}
