// Which pages of memory are to be large; room that grows; and an arena keeps what was taken before a mark.
#include "dlx/base/pages.hpp"
#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <numeric>
#include <random>
#include <sstream>
#include <string>
#include <sys/mman.h>
#include <sys/resource.h>

using namespace dlx;

// Where each access is watched, too, an allocation that fails is an answer.
extern "C" char const* __asan_default_options();
extern "C" char const* __asan_default_options() { return "allocator_may_return_null=1"; }

namespace {

constexpr std::size_t megabyte = 1 << 20;

// Has the mapping with this address the flag for large pages, as the system lists it?
bool is_large(void const* address) {
  auto const wanted = reinterpret_cast<std::uintptr_t>(address);
  std::ifstream maps("/proc/self/smaps");
  bool is_here = false;
  for (std::string line; std::getline(maps, line);) {
    std::uintptr_t begin = 0, end = 0;
    char dash = ' ';
    std::istringstream words(line);
    if (words >> std::hex >> begin >> dash >> end && dash == '-') is_here = begin <= wanted && wanted < end;
    if (is_here && line.starts_with("VmFlags:")) return (line + " ").find(" hg ") != std::string::npos;
  }
  return false;
}
bool has_large_pages() { return std::ifstream("/sys/kernel/mm/transparent_hugepage/enabled").good(); }

struct Mapping { // of sixteen megabytes, and its first place at a multiple of two
  char* all = static_cast<char*>(::mmap(nullptr, 16 * megabyte, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  char* even = all + (2 * megabyte - reinterpret_cast<std::uintptr_t>(all) % (2 * megabyte)) % (2 * megabyte);
  ~Mapping() { ::munmap(all, 16 * megabyte); }
};

} // namespace

TEST(Pages, WholeLargePagesAreAskedForAndNothingBeside) {
  Mapping const m, short_one;
  prefer_large_pages(short_one.even, 2 * megabyte - 1);
  prefer_large_pages(short_one.even + 1, 4 * megabyte - 2);
  EXPECT_FALSE(is_large(short_one.even));
  EXPECT_FALSE(is_large(short_one.even + 2 * megabyte));
  if (!has_large_pages()) GTEST_SKIP() << "this system has no large pages";
  prefer_large_pages(m.even + megabyte, 10 * megabyte); // the exercise of the book
  EXPECT_FALSE(is_large(m.even + 2 * megabyte - 1));
  EXPECT_TRUE(is_large(m.even + 2 * megabyte));
  EXPECT_TRUE(is_large(m.even + 10 * megabyte - 1));
  EXPECT_FALSE(is_large(m.even + 10 * megabyte));
}

TEST(Pages, MakeRoomKeepsWhatIsThere) {
  std::vector<int> numbers(1000);
  std::iota(numbers.begin(), numbers.end(), 0);
  auto const before = numbers;
  make_room(numbers, 3 * megabyte);
  EXPECT_GE(numbers.capacity(), 3 * megabyte);
  EXPECT_EQ(numbers, before);
  EXPECT_EQ(is_large(numbers.data() + megabyte), has_large_pages());
}

TEST(Pages, RoomGrowsAndKeepsWhatIsThere) {
  GrowingRoom room(16 * megabyte);
  EXPECT_EQ(room.begin(), nullptr);
  std::size_t before = 0;
  for (std::size_t bytes : {1000ul, megabyte / 2, megabyte / 2 + 1, 6 * megabyte, 10 * megabyte}) {
    ASSERT_TRUE(room.grow(bytes));
    auto* const first = static_cast<char*>(room.begin());
    ASSERT_EQ(std::count(first, first + before, 1), static_cast<std::ptrdiff_t>(before));
    EXPECT_FALSE(is_large(first) && bytes < megabyte);
    std::fill_n(first, bytes, 1);
    before = bytes;
  }
  EXPECT_EQ(is_large(static_cast<char*>(room.begin()) + 5 * megabyte), has_large_pages());
}

// Memory for others must be there, and is not taken; room that cannot grow stays as it was.
TEST(Pages, RoomLeavesSomeForOthers) {
  rlimit limit, old;
  ASSERT_EQ(::getrlimit(RLIMIT_AS, &old), 0);
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  limit = {pages * 4096 + 12 * megabyte, old.rlim_max};
  GrowingRoom modest(4 * megabyte), other(4 * megabyte), careful(16 * megabyte);
  ASSERT_EQ(::setrlimit(RLIMIT_AS, &limit), 0);
  bool const is_careful = !careful.grow(1000), grows = modest.grow(4 * megabyte), is_too_much = !modest.grow(10 * megabyte);
  if (grows) std::fill_n(static_cast<char*>(modest.begin()), 4 * megabyte, 1);
  bool const are_left = other.grow(2 * megabyte);
  ::setrlimit(RLIMIT_AS, &old);
  EXPECT_TRUE(is_careful && grows && is_too_much);
  EXPECT_TRUE(are_left) << "nothing was kept of what was refused";
  ASSERT_TRUE(grows);
  EXPECT_EQ(std::count(static_cast<char*>(modest.begin()), static_cast<char*>(modest.begin()) + 4 * megabyte, 1), 4 * static_cast<std::ptrdiff_t>(megabyte));
}

TEST(Arena, WhatWasTakenBeforeAMarkStays) {
  struct Piece {
    Bits* at;
    std::vector<Bits> expected;
  };
  std::mt19937_64 dice(1);
  Arena arena;
  std::vector<Piece> pieces;
  std::vector<std::pair<Arena::Mark, std::size_t>> marks;
  for (int step = 0; step < 3000; ++step) {
    if (dice() % 3 == 0) marks.emplace_back(arena.mark(), pieces.size());
    if (dice() % 4 == 0 && !marks.empty()) {
      std::size_t const k = dice() % marks.size();
      arena.release(marks[k].first);
      pieces.resize(marks[k].second);
      marks.resize(k);
    }
    std::size_t const words = dice() % 50 == 0 ? dice() % 400'000 : 1 + dice() % 40;
    Piece piece{arena.take(words), {}};
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(piece.at) % 64, 0u);
    for (std::size_t w = 0; w < words; w += 1 + words / 64) piece.at[w] = dice();
    piece.expected.assign(piece.at, piece.at + std::min<std::size_t>(words, 64));
    pieces.push_back(std::move(piece));
    if (step % 50 != 0) continue;
    for (Piece const& p : pieces) EXPECT_TRUE(std::equal(p.expected.begin(), p.expected.end(), p.at));
  }
}

TEST(Arena, MemoryIsUsedAgain) {
  Arena arena;
  auto const mark = arena.mark();
  Bits* const first = arena.take(5);
  for (int k = 0; k < 100; ++k) {
    arena.release(mark);
    EXPECT_EQ(arena.take(7), first);
  }
}

TEST(Arena, ArraysCopiesAndSets) {
  struct Pair { int a; char b; };
  Arena arena;
  Pair* const pairs = arena.take_array<Pair>(100);
  EXPECT_GE(reinterpret_cast<char*>(arena.take(1)), reinterpret_cast<char*>(pairs + 100));
  Bits const words[] = {1, 2, 3};
  Bits const* const copy = arena.copy(words, 3);
  EXPECT_TRUE(std::equal(words, words + 3, copy));
  for (std::size_t n = 0; n <= 300; ++n) {
    Bits const* const set = arena.first_members(n);
    for (std::size_t k = 0; k < std::max<std::size_t>(64, (n + 63) / 64 * 64); ++k)
      EXPECT_EQ((set[k / 64] >> k % 64 & 1) != 0, k < n) << n << ' ' << k;
  }
}
