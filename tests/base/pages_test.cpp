// Tests of dlx/base/pages.hpp: which pages of memory are to be large.
#include "dlx/base/pages.hpp"
#include <fstream>
#include <gtest/gtest.h>
#include <numeric>
#include <sstream>
#include <string>
#include <sys/mman.h>
#include <vector>

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

TEST(Pages, ShortArraysAskForNone) {
  Mapping const m;
  dlx::prefer_large_pages(m.even, 4 * megabyte - 1);
  EXPECT_FALSE(is_large(m.even));
  if (!has_large_pages()) GTEST_SKIP() << "this system has no large pages";
  dlx::prefer_large_pages(m.even, 4 * megabyte);
  EXPECT_TRUE(is_large(m.even));
  EXPECT_TRUE(is_large(m.even + 4 * megabyte - 1));
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
