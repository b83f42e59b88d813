// Each shape that is computed is one that is compiled, and large enough.
#include "dlx/fast/counter_shape.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/puzzle/sudoku.hpp"
#include <gtest/gtest.h>
#include <set>

using namespace dlx;

TEST(CounterShape, EachIsCompiled) {
  std::set<int> shapes;
  for (int items = 1; items <= 64 * most_columns + 1; ++items)
    for (int largest = 1; largest <= 65; ++largest) {
      int const shape = counter_shape(items, 100, largest);
      if (shape == 0) {
        EXPECT_TRUE(items > 64 * most_columns || largest > 8 * most_layers(rounded_columns((items + 63) / 64))) << items << " " << largest;
        continue;
      }
      shapes.insert(shape);
      on_counter_shape(shape, [&](auto s) {
        EXPECT_EQ(s.version, shape);
        EXPECT_GE(64 * s.columns, items);
        EXPECT_GE(8 * s.layers, largest);
        EXPECT_LE(vectors_of(shape), s.columns <= 4 ? 16 : 32);
      });
    }
  EXPECT_EQ(shapes.size(), 28u);
}

TEST(CounterShape, TooManyOptions) {
  EXPECT_NE(counter_shape(2000, 32'768, 8), 0);
  EXPECT_EQ(counter_shape(2000, 32'769, 8), 0) << "64 megabytes";
  EXPECT_NE(counter_shape(64, 65'535, 64), 0);
  EXPECT_EQ(counter_shape(64, 65'536, 64), 0) << "names of sixteen bits";
  EXPECT_NE(counter_shape(2000, 1000, 8, 30'767), 0);
  EXPECT_EQ(counter_shape(2000, 1000, 8, 30'768), 0) << "64 megabytes for what rows own, one more for the empty row";
}

TEST(CounterShape, OfTheTable) {
  EXPECT_EQ(counter_shape(queens(13)), 16 * 1 + 2);
  EXPECT_EQ(counter_shape(latin(7)), 16 * 3 + 1);
  EXPECT_EQ(counter_shape(latin(20)), 0) << "1200 items of 20 options";
  EXPECT_EQ(counter_shape(600, 1000, 10), 16 * 12 + 2);
  EXPECT_EQ(counter_shape(160, 768, 40), 16 * 3 + 5);
  EXPECT_EQ(counter_shape(660, 4620, 7), 16 * 12 + 1);
  EXPECT_EQ(counter_shape(1024, 4096, 16), 16 * 16 + 2);
}
