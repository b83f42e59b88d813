// What must be true in a four-way list, and every damage that makes it untrue.
#include "dlx/dance/sanity.hpp"
#include "matrices.hpp"
#include <gtest/gtest.h>

using namespace dlx::dance;

namespace {
Problem five_columns() { return make<Problem>(5, 0, five_rows); }
bool is_hidden(Links const& links, int x) { return links[links[x].up].down != x; }
}  // namespace

// With one option, this is the smallest case in which the wrong order shows: see
// the chapter.
TEST(Sanity, UncoveringInTheWrongOrderIsNoticed) {
  Problem p;
  p.add_item("A");
  p.add_item("B");
  for (std::string const fault : {"S[1] is 2, but the column has 1 nodes", "S[1] is 4, but the column has 2 nodes"}) {
    p.add_option({1, 2});
    Links links(p);
    Links const start = links;
    links.cover(1);
    links.cover(2);
    links.uncover(1);
    links.uncover(2);
    EXPECT_EQ(links.size(1), 2 * p.option_count());
    EXPECT_EQ(find_fault(links), fault);
    for (int x = 0; x < links.node_count(); ++x) {
      auto const &now = links[x], &then = start[x];
      EXPECT_TRUE(now.left == then.left and now.right == then.right and now.up == then.up and now.down == then.down) << x;
    }
  }
}

// Every field of every node, set to every other node: a fault.
TEST(Sanity, EveryKindOfDamageIsFound) {
  Problem q;
  for (int i = 1; i <= 3; ++i) q.add_item("P" + std::to_string(i));
  q.add_item("S", Kind::secondary);
  q.add_option({1, 4});
  q.add_option({1, 2, 3});
  q.add_option({2, 4});
  int damages = 0;
  for (Problem const& problem : {five_columns(), q})
    for (int covered : {0, 3}) {
      Links good(problem);
      if (covered) good.cover(covered);
      for (Field f : {Field::left, Field::right, Field::up, Field::down, Field::item, Field::size})
        for (int x = 0; x < good.node_count(); ++x) {
          if (f == Field::size && (x == 0 || x > good.item_count())) continue;
          // A hidden node or header may remember another neighbour that
          // would also be in order; only the model can tell.
          bool const out = x > good.item_count() ? is_hidden(good, x) : good[good[x].left].right != x;
          if (covered && out && f != Field::item && f != Field::size) continue;
          for (int value = 0; value < good.node_count(); ++value) {
            Links bad = good;
            bad.assign(f, x, value);
            if (bad == good) continue;
            EXPECT_NE(find_fault(bad), "") << static_cast<char>(f) << '[' << x << "] = " << value;
            ++damages;
          }
        }
    }
  EXPECT_GT(damages, 2000);
}

// A number that no node has, in a link that only a hidden node remembers: nobody looks there.
TEST(Sanity, NumbersOfNoNodeAreNoticedInHiddenNodes) {
  Links good(five_columns());
  good.cover(3);
  int hidden = 0;
  for (int x = good.item_count() + 1; x < good.node_count(); ++x) {
    if (not is_hidden(good, x)) continue;
    ++hidden;
    for (Field f : {Field::left, Field::right, Field::up, Field::down, Field::item})
      for (int value : {-1, 0, good.node_count(), 1'000'000}) {
        Links bad = good;
        bad.assign(f, x, value);
        EXPECT_NE(find_fault(bad), "") << static_cast<char>(f) << '[' << x << "] = " << value;
      }
  }
  EXPECT_EQ(hidden, 4);
}
