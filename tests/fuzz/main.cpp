// For libFuzzer: the reader is told by the name of the program.
#include "readers.hpp"
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

namespace {
std::string reader;
}
extern "C" int LLVMFuzzerInitialize(int*, char*** words) {
  reader = std::filesystem::path(**words).filename().string();
  return 0;
}
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  try {
    readers::feed(reader, std::string(reinterpret_cast<char const*>(data), size));
  } catch (std::exception const& e) {
    std::fprintf(stderr, "%s: %s\n", reader.c_str(), e.what());
    std::abort();
  }
  return 0;
}
