// Algorithms for whole ranges, as far as the modules of the playground use them: what the C++ library of
// Debian's emscripten lacks. Its compiler reads this file before every module; no other compiler reads it.
#pragma once
#include <algorithm>
#include <functional>
#ifndef __cpp_lib_ranges
namespace std::ranges {
template<class R, class T> auto find(R& r, T const& x) { return std::find(r.begin(), r.end(), x); }
template<class R, class P> auto find_if(R& r, P is) { return std::find_if(std::begin(r), std::end(r), is); }
template<class R, class P> bool any_of(R const& r, P is) { return std::any_of(r.begin(), r.end(), is); }
template<class R, class P> bool all_of(R const& r, P is) { return std::all_of(r.begin(), r.end(), is); }
template<class R, class P> bool none_of(R const& r, P is) { return std::none_of(r.begin(), r.end(), is); }
template<class R, class P> auto count_if(R const& r, P is) { return std::count_if(r.begin(), r.end(), is); }
template<class R, class S, class P> bool equal(R const& r, S const& s, P same) { return std::equal(r.begin(), r.end(), s.begin(), s.end(), same); }
template<class R, class T> void replace(R& r, T const& x, T const& y) { std::replace(r.begin(), r.end(), x, y); }
template<class R, class T> auto lower_bound(R& r, T const& x) { return std::lower_bound(r.begin(), r.end(), x); }
template<class R, class T> auto upper_bound(R& r, T const& x) { return std::upper_bound(r.begin(), r.end(), x); }
template<class R, class T> auto count(R const& r, T const& x) { return std::count(r.begin(), r.end(), x); }
template<class R, class T, class M> auto count(R const& r, T const& x, M member) {
  return std::count_if(r.begin(), r.end(), [&](auto const& y) { return std::invoke(member, y) == x; });
}
template<class R, class M> void stable_sort(R& r, std::less<> by, M member) {
  std::stable_sort(r.begin(), r.end(), [&](auto const& a, auto const& b) { return by(std::invoke(member, a), std::invoke(member, b)); });
}
} // namespace std::ranges
#endif
