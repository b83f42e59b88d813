#include <dlx/dlx.hpp>
#include <iostream>
#include <sstream>

int main() {
  std::ostringstream text;
  text << std::cin.rdbuf();
  try {
    auto const problem = dlx::read_problem(dlx::Source{"standard input", text.str()});
    auto const print = [&problem](std::span<int const> cover) {
      for (int option : cover) std::cout << problem.label(option) << '\n';
      std::cout << '\n';
    };
    auto const result = dlx::search_with(dlx::Engine::automatic, problem, dlx::Chooser::smallest, {}, print);
    return result.totals.solutions > 0 ? 0 : 1;
  } catch (dlx::InputError const& error) {
    std::cerr << error.what() << '\n';
    return 2;
  }
}
