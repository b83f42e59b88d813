@x
@<Count by level@>=
@y
@<Count by level@>=
Profile::Level& Profile::level(std::size_t k)
{
  if (k >= counts.size()) counts.resize(k + 1);
  return counts[k];
}
void Profile::attempt(int, int, int k)
{
  level(static_cast<std::size_t>(k) + 1).nodes += 1;
}
void Profile::begin_cover(int, int k)
{
  covering = true;
  at = static_cast<std::size_t>(k);
}
void Profile::write(Field field, int, int, int)
{
  if (field == Field::size and covering) level(at).updates += 1;
}
void Profile::end_cover(int, int)
{
  covering = false;
}
@ @<How the book counts@>=
@z
