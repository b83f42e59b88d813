@** Rooks. \label{puzzle/rooks}%
In how many ways can $n$ rooks stand in peace? Each rank and each file has one.

@(dlx/puzzle/rooks.hpp@>=
#pragma once
#include "dlx/more/problem.hpp"
namespace dlx {
Problem rooks(int n); /* $n$ of them on a board of $n\times n$, $n\ge1$ */
}

@ An option has two items, a rank and a file.
@(dlx/puzzle/rooks.cpp@>=
#include "dlx/puzzle/rooks.hpp"
#include <fmt/format.h>
namespace dlx {
Problem rooks(int n) {
  Problem p;
  for (char line : {'R', 'F'})
    for (int i = 1; i <= n; ++i) p.add_item(fmt::format("{}{}", line, i));
  for (int k = 0; k < n*n; ++k)
    p.add_option({k/n + 1, n + k%n + 1}, fmt::format("R@@({},{})", k/n, k%n));
  return p;
}
}
