// Tests of dlx/base/pages.hpp: which pages of memory are to be large.
#include "dlx/base/pages.hpp"
#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <memory>
#include <numeric>
#include <sstream>
#include <string>
#include <sys/mman.h>
#include <sys/resource.h>
#include <vector>

// Where each access is watched, too, an allocation that fails is an answer.
extern "C" char const* __asan_default_options();
extern "C" char const* __asan_default_options() { return "allocator_may_return_null=1"; }

namespace {

constexpr std::size_t megabyte = 1 << 20;

// The flags of the mapping that has this address, as the system tells them.
std::string flags_of(void const* address) {
  auto const wanted = reinterpret_cast<std::uintptr_t>(address);
  std::ifstream maps("/proc/self/smaps");
  bool is_here = false;
  for (std::string line; std::getline(maps, line);) {
    std::uintptr_t begin = 0, end = 0;
    char dash = ' ';
    std::istringstream words(line);
    if (words >> std::hex >> begin >> dash >> end && dash == '-') is_here = begin <= wanted && wanted < end;
    if (is_here && line.starts_with("VmFlags:")) return line.substr(8) + " ";
  }
  return "";
}
bool is_large(void const* address) { return flags_of(address).find(" hg ") != std::string::npos; }
bool has_large_pages() { return std::ifstream("/sys/kernel/mm/transparent_hugepage/enabled").good(); }

struct Mapping { // of sixteen megabytes, and its first place at a multiple of two
  char* all = static_cast<char*>(::mmap(nullptr, 16 * megabyte, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  char* even = all + (2 * megabyte - reinterpret_cast<std::uintptr_t>(all) % (2 * megabyte)) % (2 * megabyte);
  ~Mapping() { ::munmap(all, 16 * megabyte); }
};

} // namespace

TEST(Pages, WholeLargePagesAreAskedForAndNothingBeside) {
  if (!has_large_pages()) GTEST_SKIP() << "this system has no large pages";
  Mapping const m;
  dlx::prefer_large_pages(m.even + megabyte, 10 * megabyte); // the exercise of the book
  EXPECT_FALSE(is_large(m.even + megabyte));
  EXPECT_FALSE(is_large(m.even + 2 * megabyte - 1));
  EXPECT_TRUE(is_large(m.even + 2 * megabyte));
  EXPECT_TRUE(is_large(m.even + 10 * megabyte - 1));
  EXPECT_FALSE(is_large(m.even + 10 * megabyte));
  EXPECT_FALSE(is_large(m.even + 11 * megabyte));
}

TEST(Pages, ArraysWithoutRoomForALargePageAskForNone) {
  Mapping const m;
  dlx::prefer_large_pages(m.even, 2 * megabyte - 1);
  dlx::prefer_large_pages(m.even + 1, 4 * megabyte - 2);
  EXPECT_FALSE(is_large(m.even));
  EXPECT_FALSE(is_large(m.even + 2 * megabyte));
  if (!has_large_pages()) GTEST_SKIP() << "this system has no large pages";
  dlx::prefer_large_pages(m.even, 2 * megabyte);
  EXPECT_TRUE(is_large(m.even));
  EXPECT_FALSE(is_large(m.even + 2 * megabyte));
}

TEST(Pages, RoomGrowsInItsPlace) {
  dlx::GrowingRoom room(10 * megabyte, 16 * megabyte);
  EXPECT_EQ(room.begin(), nullptr);
  ASSERT_TRUE(room.grow(1000));
  auto* const first = static_cast<char*>(room.begin());
  std::size_t before = 0;
  for (std::size_t bytes : {1000ul, megabyte / 2, megabyte / 2 + 1, 6 * megabyte, 10 * megabyte}) {
    ASSERT_TRUE(room.grow(bytes));
    ASSERT_EQ(room.begin(), first);
    ASSERT_EQ(std::count(first, first + before, 1), static_cast<std::ptrdiff_t>(before));
    std::fill_n(first, bytes, 1);
    before = bytes;
  }
  EXPECT_FALSE(room.grow(10 * megabyte + 1));
  EXPECT_EQ(first[10 * megabyte - 1], 1);
  if (!has_large_pages()) GTEST_SKIP() << "this system has no large pages";
  EXPECT_FALSE(is_large(first));
  EXPECT_FALSE(is_large(first + megabyte / 2 - 1));
  EXPECT_TRUE(is_large(first + megabyte / 2));
  EXPECT_TRUE(is_large(first + 10 * megabyte - 1));
}

TEST(Pages, RoomThatIsSmallIsOfSmallPages) {
  dlx::GrowingRoom room(10 * megabyte, 16 * megabyte);
  ASSERT_TRUE(room.grow(megabyte / 2));
  EXPECT_FALSE(is_large(static_cast<char*>(room.begin()) + megabyte / 2));
}

// Memory for others must be there, and is not taken; room that cannot grow stays as it was.
TEST(Pages, RoomLeavesSomeForOthers) {
  rlimit limit, old;
  ASSERT_EQ(::getrlimit(RLIMIT_DATA, &old), 0);
  std::size_t data = 0;
  std::ifstream statm("/proc/self/statm");
  for (int k = 0; k < 6; ++k) statm >> data;
  limit = {data * 4096 + 12 * megabyte, old.rlim_max};
  dlx::GrowingRoom modest(20 * megabyte, 4 * megabyte), other(20 * megabyte, 4 * megabyte), careful(20 * megabyte, 16 * megabyte);
  ASSERT_EQ(::setrlimit(RLIMIT_DATA, &limit), 0);
  bool const is_careful = !careful.grow(1000), grows = modest.grow(4 * megabyte), is_too_much = !modest.grow(10 * megabyte);
  std::fill_n(static_cast<char*>(modest.begin()), 4 * megabyte, 1);
  bool const are_left = other.grow(2 * megabyte);
  ::setrlimit(RLIMIT_DATA, &old);
  EXPECT_TRUE(is_careful);
  EXPECT_TRUE(grows);
  EXPECT_TRUE(is_too_much);
  EXPECT_TRUE(are_left) << "nothing was kept of what was refused";
  EXPECT_EQ(std::count(static_cast<char*>(modest.begin()), static_cast<char*>(modest.begin()) + 4 * megabyte, 1), 4 * static_cast<std::ptrdiff_t>(megabyte));
}

// Nothing is reserved there, so much more can be promised than there is.
TEST(Pages, RoomWhereAddressesAreLimited) {
  rlimit limit, old;
  ASSERT_EQ(::getrlimit(RLIMIT_AS, &old), 0);
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  limit = {pages * 4096 + 40 * megabyte, old.rlim_max};
  std::vector<std::unique_ptr<dlx::GrowingRoom>> rooms;
  for (int k = 0; k < 20; ++k) rooms.push_back(std::make_unique<dlx::GrowingRoom>(100 * megabyte, 2 * megabyte));
  ASSERT_EQ(::setrlimit(RLIMIT_AS, &limit), 0);
  int grown = 0;
  for (auto& room : rooms) grown += room->grow(megabyte / 2) && (std::fill_n(static_cast<char*>(room->begin()), megabyte / 2, 1), true);
  bool const grows_on = rooms[0]->grow(megabyte), grows_too_far = rooms[1]->grow(90 * megabyte);
  ::setrlimit(RLIMIT_AS, &old);
  EXPECT_EQ(grown, 20);
  EXPECT_TRUE(grows_on);
  EXPECT_FALSE(grows_too_far);
  for (auto& room : rooms) {
    auto const* const first = static_cast<char*>(room->begin());
    EXPECT_EQ(std::count(first, first + megabyte / 2, 1), static_cast<std::ptrdiff_t>(megabyte / 2));
  }
}

TEST(Pages, MakeRoomKeepsWhatIsThere) {
  std::vector<int> numbers(1000);
  std::iota(numbers.begin(), numbers.end(), 0);
  auto const before = numbers;
  dlx::make_room(numbers, 3 * megabyte);
  EXPECT_GE(numbers.capacity(), 3 * megabyte);
  EXPECT_EQ(numbers, before);
  EXPECT_EQ(is_large(numbers.data() + megabyte), has_large_pages());
  std::string text = "dance";
  dlx::make_room(text, 10);
  EXPECT_EQ(text, "dance");
}
