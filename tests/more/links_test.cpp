#include "dlx/dance/links.hpp"
#include "dlx/more/links.hpp"
#include "dlx/dance/queens.hpp"
#include "link_model.hpp"
#include "matrices.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>

namespace dance = dlx::dance;
using dlx::Field;
using dlx::Links;
using dlx::Problem;

namespace {
Problem five_columns() { return make<Problem>(5, 0, five_rows); }
std::string told(char field, int node, int old, int now) {
  return std::string(1, field) + std::to_string(node) + ":" + std::to_string(old) + ">" + std::to_string(now);
}
struct Scribe : dlx::Silent {
  std::vector<std::string> writes;
  void write(Field f, int node, int old, int now) {
    writes.push_back(told(static_cast<char>(f), node, old, now));
  }
};
}  // namespace

// The plain list is proved in tests/dance; this one must be built and dance as it
// does: the same state after each step, and the same writes.
TEST(Links, DanceAsThePlainListDoes) {
  struct Ears : dance::Observer {
    std::vector<std::string> writes;
    void write(dance::Field f, int node, int old, int now) override { writes.push_back(told(static_cast<char>(f), node, old, now)); }
  };
  std::mt19937 dice(20000);
  int steps = 0;
  for (int round = 0; round < 300; ++round) {
    Problem const p = random_problem(dice, random_shape(dice));
    Links links(p);
    Links const start = links;
    dance::Links plain(as_plain(p));
    Scribe scribe;
    Ears ears;
    plain.watch(&ears);
    std::vector<int> covered;
    auto const compare = [&] {
      for (int x = 0; x < links.node_count(); ++x) {
        auto const& b = plain[x];
        ASSERT_EQ(links[x], (dlx::Place{b.left, b.right, b.up, b.down, b.item}));
        if (x > p.item_count()) {
          ASSERT_EQ(links.option_of(x), plain.option_of(x));
        } else if (x > 0) {
          ASSERT_EQ(links.size(x), plain.size(x));
        }
      }
      ASSERT_EQ(scribe.writes, ears.writes);
      ASSERT_EQ(dlx::find_fault(links), "");
    };
    for (int step = 0; step < 30; ++step) {
      std::vector<int> candidates;
      for (int c = 1; c <= p.item_count(); ++c)
        if (std::find(covered.begin(), covered.end(), c) == covered.end()) candidates.push_back(c);
      if (!candidates.empty() && (covered.empty() || dice() % 2 == 0)) {
        covered.push_back(candidates[dice() % candidates.size()]);
        links.cover(covered.back(), scribe);
        plain.cover(covered.back());
      } else if (!covered.empty()) {
        links.uncover(covered.back(), scribe);
        plain.uncover(covered.back());
        covered.pop_back();
      }
      compare();
      ASSERT_FALSE(HasFatalFailure()) << "round " << round << ", step " << step;
      ++steps;
    }
    for (; !covered.empty(); covered.pop_back()) links.uncover(covered.back());
    ASSERT_TRUE(links == start);
  }
  EXPECT_EQ(steps, 9000);
}

// A copy has its own nodes: it dances, and the original does not move.
TEST(Links, CopiesDanceAlone) {
  Links const original(five_columns());
  Links copy = original;
  copy.cover(3);
  EXPECT_FALSE(copy == original);
  EXPECT_EQ(dlx::find_fault(original), "");
  EXPECT_TRUE(original == Links(five_columns()));
  EXPECT_FALSE(original == Links(dlx::queens(4))) << "another problem";
  Links moved = std::move(copy);
  moved.uncover(3);
  EXPECT_TRUE(moved == original);
  EXPECT_EQ(moved.first_node(2), 9);
}

// Every field of every node, set to every other node: a fault.
TEST(Links, EveryKindOfDamageIsFound) {
  Problem p = five_columns();
  Problem q;
  for (int i = 1; i <= 3; ++i) q.add_item("P" + std::to_string(i));
  q.add_item("S", dlx::Kind::secondary);
  q.add_option({1, 4});
  q.add_option({1, 2, 3});
  q.add_option({2, 4});
  int damages = 0;
  for (Problem const& problem : {p, q})
    for (int covered : {0, 3}) {
      Links good(problem);
      if (covered) good.cover(covered);
      for (Field f : {Field::left, Field::right, Field::up, Field::down, Field::item})
        for (int x = 0; x < good.node_count(); ++x)
          for (int value = 0; value < good.node_count(); ++value) {
            Links bad = good;
            if (bad.get(f, x) == value) continue;
            bad.set(f, x, value);
            // A hidden node or header may remember another neighbour that
            // would also be in order; only the model can tell.
            bool const memory = covered && (x > problem.item_count() ? good.is_hidden(x) : !good.is_active(x)) &&
                                f != Field::item;
            if (memory) continue;
            EXPECT_NE(dlx::find_fault(bad), "") << static_cast<char>(f) << '[' << x << "] = " << value;
            ++damages;
          }
      for (int c = 1; c <= good.item_count(); ++c)
        for (int delta : {-1, 1}) {
          Links bad = good;
          bad.set(Field::size, c, good.size(c) + delta);
          EXPECT_NE(dlx::find_fault(bad), "") << "S[" << c << "]";
        }
    }
  EXPECT_GT(damages, 2000);
}

TEST(Links, MemoryOfHiddenNodesIsCheckedForDirection) {
  Links links(five_columns());
  links.cover(3);
  ASSERT_TRUE(links.is_hidden(15));
  links.set(Field::up, 15, 13);  // a node of another column
  EXPECT_EQ(dlx::find_fault(links), "U[15] = 13 is not above it");
}

TEST(Links, ProblemsWithoutPrimaryItems) {
  Problem p;
  p.add_item("s", dlx::Kind::secondary);
  p.add_option({1});
  p.add_option();
  Links const links(p);
  EXPECT_EQ(links[0].right, 0);
  EXPECT_EQ(links.first_node(2), 0);
  EXPECT_EQ(dlx::find_fault(links), "");
  EXPECT_TRUE(LinkModel(p, {}).equals(links));
  EXPECT_EQ(dlx::find_fault(Links(Problem())), "");
  p.add_option();
  p.add_entry(1, p.add_colour("red"));
  EXPECT_THROW(Links{p}, dlx::Unsupported) << "colours are refused";
}
