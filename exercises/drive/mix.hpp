// A number that looks random, made of another one; for judge and drivers.
#pragma once
#include <cstdint>
inline std::uint64_t mix(std::uint64_t x) {  // splitmix64, by Steele, Lea, and Flood
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
  x = (x ^ x >> 27) * 0x94d049bb133111ebu;
  return x ^ x >> 31;
}
