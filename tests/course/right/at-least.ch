@x
void take_turn(Frame& f)
@y
void take_turn(Frame& f)
{
  bool const hide = not is_none(f.node) and has_room(f.item);
  if (hide) tweak(f, f.node);
}
@ @<How the book takes turns@>=
void take_turn(Frame& f)
@z
@x
void tweak(Frame& f, Node* x)
@y
void tweak(Frame& f, Node* x)
{
  steps.announce(Act::tweak, f.item, x, level() - 1);
  tweaked.push_back(x);
  ++f.tweaks;
}
@ @<How the book tweaks@>=
void tweak(Frame& f, Node* x)
@z
