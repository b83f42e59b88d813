// Tests of dlx/base/index.hpp: numbers as places.
#include "dlx/base/index.hpp"
#include <cstdint>
#include <gtest/gtest.h>
#include <type_traits>

using dlx::index;

enum class Letter : char { a, b, c };

static_assert(index(7) == 7u);
static_assert(index(std::int64_t(1) << 40) == std::size_t(1) << 40);
static_assert(index(Letter::c) == 2u);
static_assert(std::is_same_v<decltype(index(0)), std::size_t>);

TEST(Index, AMinusIsNotForgiven) {
  EXPECT_EQ(dlx::index(-1), std::size_t(18446744073709551615u));
}
