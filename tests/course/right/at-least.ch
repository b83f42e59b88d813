@x
void take_turn(Frame const& f)
@y
void take_turn(Frame const& f)
{
  --turns.back().left;
  bool const hide = not is_none(f.node) and has_room(f.item);
  if (hide) tweak(f.item, f.node);
}
@ @<How the book takes turns@>=
void take_turn(Frame const& f)
@z
@x
void tweak(Node* c, Node* x)
@y
void tweak(Node* c, Node* x)
{
  announce(Act::tweak, c, x, level() - 1);
  tweaked.push_back(x);
  ++turns.back().tweaks;
}
@ @<How the book tweaks@>=
void tweak(Node* c, Node* x)
@z
