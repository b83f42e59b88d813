@x
@<Count by level@>=
@y
@<Count by level@>=
Profile::Level& Profile::level(int k)
{
  auto const at = static_cast<std::size_t>(k);
  if (at >= counts.size()) counts.resize(at + 1);
  return counts[at];
}
void Profile::attempt(int, int, int k)
{
  level(k + 1).nodes += 1;
}
void Profile::write(Field field, int, int old, int now)
{
  if (field == Field::size and now < old) removed += 1;
}
void Profile::cover(int, int k)
{
  level(k).updates += removed;
  removed = 0;
}
@ @<How the book counts@>=
@z
