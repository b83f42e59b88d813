@x
void take_turn(Frame const& f)
@y
void take_turn(Frame const& f)
{
  --turns.back().left;
  bool const hide = f.node != 0 and links.has_room(f.item);
  if (hide) tweak(f.item, f.node);
}
@ @<How the book takes turns@>=
void take_turn(Frame const& f)
@z
@x
void tweak(int item, int x)
@y
void tweak(int item, int x)
{
  announce(Act::tweak, item, x, level() - 1);
  tweaked.push_back(x);
  ++turns.back().tweaks;
}
@ @<How the book tweaks@>=
void tweak(int item, int x)
@z
