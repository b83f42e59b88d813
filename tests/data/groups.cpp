#include <dlx/dlx.hpp>
#include <iostream>

int main() {
  dlx::Problem problem;
  for (int n = 1; n <= 9; ++n) problem.add_item(std::to_string(n));
  for (int a = 1; a <= 9; ++a)
    for (int b = a + 1; b <= 9; ++b)
      if (int const c = 15 - a - b; b < c and c <= 9) problem.add_option({a, b, c});
  for (auto const cover : dlx::covers(problem)) {
    for (int group : cover) {
      for (auto const& entry : problem.option(group)) std::cout << problem.item(entry.item).name << ' ';
      std::cout << '\n';
    }
    break;  // one is enough
  }
}
