// Problems that are changed on the way.
#pragma once
#include "dlx/more/problem.hpp"

// The problem again, without the options that are not kept; `then` may add to each of the others.
template <class Keep, class Then>
dlx::Problem copied(dlx::Problem const& p, Keep const& keep, Then const& then) {
  dlx::Problem q;
  for (int i = 1; i <= p.item_count(); ++i)
    i <= p.primary_count() ? q.add_item(p.item(i).name, p.item(i).bounds) : q.add_item(p.item(i).name, dlx::Kind::secondary);
  for (int o = 1; o <= p.option_count(); ++o) {
    if (!keep(o)) continue;
    q.add_option(p.option_name(o));
    for (auto const& e : p.option(o)) q.add_entry(e.item, e.colour == 0 ? 0 : q.add_colour(p.colour_name(e.colour)));
    then(q, o);
  }
  return q;
}
template <class Then>
dlx::Problem copied(dlx::Problem const& p, Then const& then) { return copied(p, [](int) { return true; }, then); }
