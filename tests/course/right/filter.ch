@x
@<Keep the options that do not meet a set@>=
@y
@<Keep the options that do not meet a set@>=
inline std::size_t Filter::keep(Candidate const* from, std::size_t n,
  ItemSet chosen, Candidate* to)
{
  std::size_t kept = 0;
  for (std::size_t k = 0; k < n; ++k) {
    to[kept] = from[k];
    kept += (from[k].items & chosen) == 0;
  }
  return kept;
}

@ @<How the book keeps options@>=
@z

@x
@<Find the item with the fewest options@>=
@y
@<Find the item with the fewest options@>=
static int slowly(Filter::Candidate const* live, std::size_t n, Filter::ItemSet open)
{
  int best = -1;
  std::size_t least = n + 1;
  for (int i = 63; i >= 0; --i) {
    std::size_t size = 0;
    for (std::size_t k = 0; k < n; ++k)
      size += live[k].items >> i & 1;
    if ((open >> i & 1) && size <= least) least = size, best = i;
  }
  return best;
}
inline int Filter::fewest(Candidate const* live, std::size_t n, ItemSet open)
{
  ItemSet a = 0, b = 0, c = 0, d = 0, more = 0; // digits of 64 counters
  for (std::size_t k = 0; k < n; ++k) {
    ItemSet const x = live[k].items, y = a & x, z = b & y, w = c & z;
    a ^= x;
    b ^= y;
    c ^= z;
    more |= d & w;
    d ^= w;
  }
  ItemSet best = open & ~more;
  if (best == 0) return slowly(live, n, open);
  for (ItemSet digit : {d, c, b, a})
    if ((best & ~digit) != 0) best &= ~digit;
  return std::countr_zero(best);
}

@ @<How the book finds the item@>=
@z
