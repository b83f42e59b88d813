#include <dlx/dlx.hpp>
#include <dlx/dance/latin.hpp>
#include <iostream>

struct Diary : dlx::Observer {
  explicit Diary(dlx::Problem const& p) : problem(p) {}
  void tell(int level, std::string const& words) { std::cout << std::string(2 * level, ' ') << words << '\n'; }
  void choose(int item, int size, int level) override {
    tell(level, "choose " + problem.item(item).name + ", size " + std::to_string(size));
  }
  void attempt(int option, int, int level) override { tell(level, "try " + problem.label(option)); }
  void dead(int item, int level) override { tell(level, "dead: " + problem.item(item).name); }
  void solution(std::span<int const>, int level) override { tell(level, "solution"); }
  dlx::Problem const& problem;
};

int main() {
  dlx::Problem const problem(dlx::latin(2));
  Diary diary(problem);
  search_with(dlx::Engine::links, problem, dlx::Chooser::smallest, {}, nullptr, &diary);
}
