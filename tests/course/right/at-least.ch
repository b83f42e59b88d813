@x
void take_turn(Frame const& f)
@y
void take_turn(Frame const& f)
{
  Turn& turn = turns.back();
  --turn.left;
  bool const hide = f.node != 0 and links.has_room(f.item);
  if (hide) announce(Act::tweak, f.item, f.node, level() - 1);
  if (hide) tweaked.push_back(f.node);
  if (hide) ++turn.tweaks;
}
@ @<How the book takes turns@>=
void take_turn(Frame const& f)
@z
