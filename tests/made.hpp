// The problem that a command makes.
#pragma once
#include "dlx/text/format.hpp"
#include "shell.hpp"

inline dlx::Problem made(std::string const& puzzle) {
  return dlx::read_problem(dlx::Source{"-", run("dlx make " + puzzle).out}, dlx::Syntax::automatic, nullptr);
}
