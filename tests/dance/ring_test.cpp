// Lists that remember: the chain, the ring, and the wrong order.
#include "dlx/dance/ring.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <numeric>
#include <random>

using dlx::dance::Ring;
using V = std::vector<int>;

namespace {
// Members that know who comes next, and no more: they have to walk.
class Chain {
 public:
  explicit Chain(int n) : next(static_cast<std::size_t>(n) + 1) {
    for (int i = 0; i < n; ++i) next[static_cast<std::size_t>(i)] = i + 1;
  }
  int remove(int i) { return walk_to(i, next[static_cast<std::size_t>(i)]); }
  int restore(int i) { return walk_to(next[static_cast<std::size_t>(i)], i); }
  std::vector<int> members() const {
    std::vector<int> list;
    for (int i = next[0]; i != 0; i = next[static_cast<std::size_t>(i)]) list.push_back(i);
    return list;
  }

 private:
  std::vector<int> next;
  int walk_to(int goal, int then) {  // how many steps to the one before `goal`, who then gets another next
    int steps = 0, i = 0;
    for (; next[static_cast<std::size_t>(i)] != goal; ++steps) i = next[static_cast<std::size_t>(i)];
    next[static_cast<std::size_t>(i)] = then;
    return steps;
  }
};

V lefts(Ring const& ring, int n) {
  V v;
  for (int i = 0; i <= n; ++i) v.push_back(ring.left(i));
  return v;
}
V rights(Ring const& ring, int n) {
  V v;
  for (int i = 0; i <= n; ++i) v.push_back(ring.right(i));
  return v;
}
V reversed(V v) {
  std::ranges::reverse(v);
  return v;
}
bool same(Ring const& a, Ring const& b, int n) {
  return lefts(a, n) == lefts(b, n) and rights(a, n) == rights(b, n);
}

struct Verdict { bool end = true, middle = true; };

// Remove in the order `out`, restore in the order `in`.
Verdict try_order(int n, V const& out, V const& in) {
  Ring ring(n);
  for (int i : out) ring.remove(i);
  V gone = out;
  Verdict v;
  for (int i : in) {
    ring.restore(i);
    std::erase(gone, i);
    V want;
    for (int k = 1; k <= n; ++k)
      if (not std::ranges::count(gone, k)) want.push_back(k);
    v.middle &= ring.members() == want and ring.backwards() == reversed(want);
  }
  v.end = same(ring, Ring(n), n);
  return v;
}

// All ways to choose k of 1..n in order.
std::vector<V> arrangements(int n, int k) {
  std::vector<V> all;
  if (k == 0) return {V()};
  for (auto const& shorter : arrangements(n, k - 1))
    for (int i = 1; i <= n; ++i)
      if (not std::ranges::count(shorter, i)) {
        all.push_back(shorter);
        all.back().push_back(i);
      }
  return all;
}

}  // namespace

TEST(Ring, IsMadeInOrder) {
  EXPECT_EQ(Ring(4).members(), (V{1, 2, 3, 4}));
  EXPECT_EQ(Ring(4).backwards(), (V{4, 3, 2, 1}));
  EXPECT_EQ(lefts(Ring(4), 4), (V{4, 0, 1, 2, 3}));
  EXPECT_EQ(rights(Ring(4), 4), (V{1, 2, 3, 4, 0}));
  EXPECT_EQ(Ring(4).find_fault(), "");
  EXPECT_TRUE(Ring(0).members().empty());
  EXPECT_EQ(Ring(0).find_fault(), "");
}

TEST(Ring, RemovesAMemberThatRemembers) {
  Ring ring(4);
  ring.remove(2);
  EXPECT_EQ(lefts(ring, 4), (V{4, 0, 1, 1, 3}));
  EXPECT_EQ(rights(ring, 4), (V{1, 3, 3, 4, 0}));
  EXPECT_EQ(ring.members(), (V{1, 3, 4}));
  EXPECT_EQ(ring.find_fault(), "");
  ring.restore(2);
  EXPECT_TRUE(same(ring, Ring(4), 4));
}

TEST(Ring, LosesItsOnlyMember) {
  Ring ring(1);
  ring.remove(1);
  EXPECT_TRUE(ring.members().empty());
  EXPECT_EQ(ring.right(0), 0);
  EXPECT_EQ(ring.find_fault(), "");
  ring.restore(1);
  EXPECT_TRUE(same(ring, Ring(1), 1));
}

TEST(Ring, UndoesARandomDanceLinkByLink) {
  std::mt19937 random(1);
  for (int n = 1; n <= 60; ++n) {
    Ring ring(n);
    std::vector<int> out;
    std::vector<Ring> before;
    V there(n);
    std::iota(there.begin(), there.end(), 1);
    for (int step = 0; step < 300; ++step)
      if (not there.empty() and random() % 2) {
        auto const at = there.begin() + static_cast<long>(random() % there.size());
        before.push_back(ring);
        out.push_back(*at);
        ring.remove(*at);
        there.erase(at);
        ASSERT_EQ(ring.find_fault(), "");
        ASSERT_EQ(ring.members(), there);
      } else if (not out.empty()) {
        ring.restore(out.back());
        ASSERT_TRUE(same(ring, before.back(), n));
        there.insert(std::ranges::upper_bound(there, out.back()), out.back());
        out.pop_back();
        before.pop_back();
      }
  }
}

TEST(Ring, IsHurtByTheWrongOrderAsInTheBook) {
  Ring ring(4);
  for (int i : {1, 2, 3}) ring.remove(i);
  EXPECT_EQ(lefts(ring, 4), (V{4, 0, 0, 0, 0}));
  EXPECT_EQ(rights(ring, 4), (V{4, 2, 3, 4, 0}));
  ring.restore(1);
  EXPECT_EQ(lefts(ring, 4), (V{4, 0, 1, 0, 0}));
  EXPECT_EQ(rights(ring, 4), (V{1, 2, 3, 4, 0}));
  EXPECT_EQ(ring.members(), (V{1, 2, 3, 4}));
  EXPECT_EQ(ring.backwards(), (V{4}));
  EXPECT_EQ(ring.find_fault(), "right of 2 is 3, but left of 3 is 0");
  ring.restore(3);
  EXPECT_EQ(lefts(ring, 4), (V{4, 0, 1, 0, 3}));
  EXPECT_EQ(rights(ring, 4), (V{3, 2, 3, 4, 0}));
  EXPECT_EQ(ring.members(), (V{3, 4}));
  EXPECT_EQ(ring.backwards(), (V{4, 3}));
  ring.restore(2);
  EXPECT_EQ(lefts(ring, 4), (V{4, 0, 1, 2, 3}));
  EXPECT_EQ(rights(ring, 4), (V{3, 2, 3, 4, 0}));
  EXPECT_EQ(ring.members(), (V{3, 4}));
  EXPECT_EQ(ring.backwards(), (V{4, 3, 2, 1}));
  EXPECT_EQ(ring.find_fault(), "right of 0 is 3, but left of 3 is 2");
}

TEST(Ring, EndsBadlyAsOftenAsTheBookSays) {
  auto count_bad_ends = [](int n, int k) {
    int ways = 0, bad = 0;
    for (auto const& out : arrangements(n, k)) {
      V in = out;
      std::ranges::sort(in);
      do {
        ++ways;
        bad += not try_order(n, out, in).end;
      } while (std::ranges::next_permutation(in).found);
    }
    return std::pair(ways, bad);
  };
  for (int n = 2; n <= 6; ++n) EXPECT_EQ(count_bad_ends(n, 2).second, 0);
  EXPECT_EQ(count_bad_ends(3, 3), std::pair(36, 2));
  EXPECT_EQ(count_bad_ends(4, 3), std::pair(144, 4));
}

TEST(Ring, ForgivesFirstInFirstOutInTheEndButNotInTheMiddle) {
  auto count = [](int n) {
    int ways = 0, bad_ends = 0, bad_middles = 0;
    for (int k = 2; k <= n; ++k)
      for (auto const& out : arrangements(n, k)) {
        auto const v = try_order(n, out, out);
        ++ways;
        bad_ends += not v.end;
        bad_middles += not v.middle;
      }
    return V{ways, bad_ends, bad_middles};
  };
  EXPECT_EQ(count(3), (V{12, 0, 10}));
  EXPECT_EQ(count(5), (V{320, 0, 302}));
}

TEST(Ring, NeverFailsLastInFirstOut) {
  for (int n = 1; n <= 5; ++n)
    for (int k = 1; k <= n; ++k)
      for (auto const& out : arrangements(n, k)) {
        auto const v = try_order(n, out, reversed(out));
        EXPECT_TRUE(v.end and v.middle);
      }
}

TEST(Ring, ShowsADoubleRemoval) {
  Ring ring(4);
  ring.remove(2);
  ring.remove(2);
  EXPECT_EQ(ring.members(), (V{1, 3, 4}));
  ring.remove(3);
  ring.remove(2);
  EXPECT_EQ(ring.members(), (V{1, 3, 4}));
  EXPECT_EQ(ring.backwards(), (V{4, 1}));
}

TEST(Ring, CutsAnEndlessWalkOff) {
  Ring ring(3);
  ring.remove(0);  // never do this
  EXPECT_LE(ring.members().size(), 4u);
  EXPECT_LE(ring.backwards().size(), 4u);
  EXPECT_NE(ring.find_fault(), "");
}

TEST(Chain, RemovesAndRestoresOnFoot) {
  Chain chain(4);
  EXPECT_EQ(chain.members(), (V{1, 2, 3, 4}));
  EXPECT_EQ(chain.remove(2), 1);
  EXPECT_EQ(chain.members(), (V{1, 3, 4}));
  EXPECT_EQ(chain.remove(4), 2);
  EXPECT_EQ(chain.members(), (V{1, 3}));
  EXPECT_EQ(chain.restore(4), 2);
  EXPECT_EQ(chain.restore(2), 1);
  EXPECT_EQ(chain.members(), (V{1, 2, 3, 4}));
  EXPECT_TRUE(Chain(0).members().empty());
}

TEST(Chain, WalksAsFarAsTheBookSays) {
  Chain chain(1000);
  int steps = 0;
  for (int i = 1000; i >= 1; --i) steps += chain.remove(i);
  EXPECT_TRUE(chain.members().empty());
  for (int i = 1; i <= 1000; ++i) steps += chain.restore(i);
  EXPECT_EQ(chain.members().size(), 1000u);
  EXPECT_EQ(steps, 999000);
}
