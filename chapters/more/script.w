@** A search by script. \label{more/script}%
Sometimes we want to see one particular search: the one of a report, of a
lecture, of a wrong solution that has to be explained. Report~1, for
instance, solves its Latin square by taking the third item first and its
seventh option before its third. No rule chooses like that; a person did. So
a person must be able to write it down.

A {\it script\/} is a text with one step a line. (Lines that begin with a
bar are comments.) There are two kinds. The first steers a search:
\verbatimfile{figures/latin-by-hand.script}
Each \.{choose} names the item at the next node where the search branches,
and each \.{try} the option that is tried next there. What a script does not
say, the search decides for itself: it takes options in order, and after the
last line it goes on choosing the smallest item, until all covers have been
found; the script has only steered its beginning. The line \.{stop} ends it
there.
@^script@>
\figure{.4\pagewidth}{by-hand-tree/by-hand-tree}{Where the script leads. Each
\.{choose} is a node of the tree, each \.{try} the edge below it.}

@ Why not simply a list of item names, to be chosen in this order? Because a
search is not a list. After the dead end in our script, the search is back
at |C2|, where it tries another option, and then the next item that it needs
is |C1| for the second time. The steps of a script are therefore consumed in
the order of time: each \.{choose} when the search arrives at a node, each
\.{try} when it is about to advance. A script is a walk through the tree,
told by somebody who knows it.
@^walk through a search tree@>

For example, when the second \.{choose C1} is due, the search has just
advanced along \.{B@@(0,1)}; the first one was consumed at the dead end,
where nothing could be tried, so the next step is the \.{try} that is needed
one level higher. The author of the script had to know that. There is a form
in which she would not have to, a table with an item for each {\it path}:
``after \.{B@@(1,0)} and \.{A@@(0,1)}, take |C1|.'' It cannot get out of
step, and it can be read in any order; but it is three times as long, and
nobody tells a walk in this way.

And why does the search go on by itself when the script ends? Because then a
script can be wrong only in the sense that it steers somewhere useless; it
cannot lose a cover. The tests make use of that: whatever a script chooses,
if it does not say \.{stop} then the covers must be those of the unscripted
search. We call this {\it no script loses a cover}.
@^no script loses a cover@>

@ The other kind does not search. It covers and uncovers, as somebody would
who wants to explain how that is done:
\verbatimfile{figures/cover-c3.script}
An item can be uncovered only if it was covered last. What is still covered
at the end is uncovered then, in the right order, so that every dance ends
where it began.

@ A script belongs to a problem. Its words are checked against the problem
when it is read: is there such an item, and such an option? But there are
mistakes that words do not show. An item may be covered, an option hidden,
by the time when it is to be taken, and whether that is so depends on all
the steps before. In the first version, such a mistake was found when the
search came to it. By then it could have printed a dozen covers, and whoever
saw them scroll by, and not the complaint at the end, had an answer to a
question that made no sense.

So now a script is {\it rehearsed}. The search is done twice: once on a copy
of the list, with nobody in the audience, until the last step of the script
has been taken; and if that goes well, a second time for the public.
Complaints point into the script, and nothing has been printed:
\transcript{script-wrong}
(The fifth line leads to the first cover. Then the search goes back to the
root, takes \.{A@@(0,0)}, and needs an item; but |C5| is covered by that.)
What does a rehearsal cost? Each node of it takes a \.{choose} from the
script, unless it is a solution; so it visits hardly more nodes than the
script has lines, be the problem as large as it may.
@^rehearsal@>

The verb \.{try} is called |attempt| in the program, because \CPLUSPLUS/ has
taken the word.

@(dlx/more/script.hpp@>=
#pragma once
#include "dlx/base/source.hpp"
#include "dlx/dance/links.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/more/search.hpp"
#include <vector>
namespace dlx {
struct Step {
  enum class Verb { @!choose, @!attempt, @!stop, @!cover, @!uncover };
  Verb verb = Verb::stop;
  int number = 0; /* of the item or the option */
  std::size_t offset = 0, length = 0; /* where in the source */
};
struct Script {
  Source source;
  std::vector<Step> steps;
  bool is_bare() const; /* does it cover and uncover, without a search? */
};
Script read_script(Source const& source, Problem const& problem);
  /* throws |InputError| if a line cannot be understood */
bool play_plainly(Script const& script, Problem const& problem,
  Observer& observer);
  /* covers and uncovers in the list of \sec{dance/links}, if the script is bare
     and the problem plain; returns false, and does nothing, otherwise */
Result follow(Script const& script, Links& links,
  Limits const& limits = Limits(), Receive const& receive = nullptr,
  Observer* observer = nullptr);
  /* throws |InputError| if a step cannot be taken; then nothing has been
     received or observed, and the list is as before */
Result follow(Script const& script, Painted& links,
  Limits const& limits = Limits(), Receive const& receive = nullptr,
  Observer* observer = nullptr);
Result follow(Script const& script, Bounded& links,
  Limits const& limits = Limits(), Receive const& receive = nullptr,
  Observer* observer = nullptr);
} // |namespace dlx|

@ A step keeps the place of the word that it is about, because that is where
a complaint should point, however much later it is made. And a script keeps
its source, the whole text, so that the complaint can show the line.

The parts of the implementation, in the order in which a script meets them:
it is read; if it is bare, it is played; otherwise it becomes a policy for
\sec{more/search}.

@(dlx/more/script.cpp@>=
#include "dlx/more/script.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <functional>
namespace dlx {
@<Read a script@>@;
@<Play a bare script@>@;
@<Declare the class |Scripted|@>@;
@<Follow a script@>@;
} // |namespace dlx|

@*1 Reading. A line has a verb and at most one name. We cut it into words,
and remember where they stand: \.{try B@@(1,0)}, if it begins at offset 64,
becomes the words \.{try} at 64 and \.{B@@(1,0)} at~68. Blanks and tabs
separate; a carriage return does, too, and so the line ends of other systems
need no further thought.

@<Read a script@>=
struct Word { std::size_t offset = 0; std::string_view text; };
static std::vector<Word> words_of(std::string_view text, std::size_t begin,
  std::size_t end)
{
  constexpr std::string_view blanks = " \t\r";
  std::vector<Word> words;
  for (std::size_t p = begin; p < end; ) {
    std::size_t q = p;
    while (q < end and blanks.find(text[q]) == std::string_view::npos) ++q;
    if (q > p) words.push_back(@[Word{p, text.substr(p, q - p)}@]);
    p = q + 1;
  }
  return words;
}

@ The verbs and what they expect are a table: |'i'| stands for an item,
|'o'| for an option, and |'-'| for nothing. A sixth verb would be a sixth
line, and the complaint that lists all of them would still have to be
changed; a test reminds us.

@<Read a script@>=
struct Grammar { std::string_view word; Step::Verb verb; char expects; };
static constexpr Grammar grammar[] = {@/
  @[{"choose", Step::Verb::choose, 'i'}@],@/
  @[{"try", Step::Verb::attempt, 'o'}@],@/
  @[{"stop", Step::Verb::stop, '-'}@],@/
  @[{"cover", Step::Verb::cover, 'i'}@],@/
  @[{"uncover", Step::Verb::uncover, 'i'}@] };

@ A step is read by looking up its verb, counting its words, and looking up
its name. Each of the three can fail, and each failure points to the word
that is to blame: to the verb if a name is missing, to the first superfluous
word if there are too many.

@<Read a script@>=
static Step read_step(Source const& source, Problem const& problem,
  std::vector<Word> const& words)
{
  auto const [offset, verb] = words[0];
  auto const same = @[[&words](Grammar const& g)@[@,@,{@,@,@[
    return g.word == words[0].text; @,@]@,@,}@]@];
  auto const* g = std::find_if(std::begin(grammar), std::end(grammar), same);
  if (g == std::end(grammar))
    throw InputError(source, offset, verb.size(),
      fmt::format("{} is not a step", verb),
      "steps are: choose ITEM, try OPTION, stop, cover ITEM, uncover ITEM");
  @<Check the number of words@>@;
  Step step = @[{g->verb, 0, offset, verb.size()}@];
  if (g->expects == '-') return step;
  @<Look up what the verb is about@>@;
  return step;
}

@ ``Choose what?'' is a better question than ``syntax error''. And if there
is a word too many, we do not guess which: the first that has no place is
marked. Somebody who writes \.{choose C1 C2} may have meant two steps, and
the help says how to write them.

@<Check the number of words@>=
std::size_t const wanted = g->expects == '-' ? 1 : 2;
if (words.size() > wanted) {
  auto const [place, extra] = words[wanted];
  throw InputError(source, place, extra.size(),@|
    fmt::format("{} is one word too many", extra), "write one step a line");
}
if (words.size() < wanted)
  throw InputError(source, offset, verb.size(), fmt::format("{} what?", verb),@|
    g->expects == 'i' ? "name an item" : "name an option");

@ Items have names; options have labels, that is, names or numbers. From
here on, the step's place is that of the name, since all later complaints
will be about what it names. A secondary item is never branched on, so it
cannot be chosen; but it may be covered by a bare script, since a search
covers secondary items all the time.

@<Look up what the verb is about@>=
auto const [place, name] = words[1];
step.number = g->expects == 'i' ? problem.find_item(name)
  : problem.find_option(name);
step.offset = place;
step.length = name.size();
if (step.number == 0)
  throw InputError(source, place, name.size(),
    fmt::format("there is no {} {}", g->expects == 'i' ? "item" : "option",
      name), "names are written as in the problem; options without a name "
      "have numbers");
if (step.verb == Step::Verb::choose
    and problem.item(step.number).kind == Kind::secondary)
  throw InputError(source, place, name.size(),
    fmt::format("secondary item {} cannot be chosen", name),
    "choose a primary item");

@ The two kinds of steps do not mix. Nothing can be done after \.{stop}. And
there must be a step: an empty file given as a script is more likely a wrong
file name than a wish to be left alone. The help shows a step that would be
right for this very problem.

@<Read a script@>=
static bool is_bare(Step const& step)
{
  return step.verb == Step::Verb::cover or step.verb == Step::Verb::uncover;
}
Script read_script(Source const& source, Problem const& problem)
{
  Script script = @[{source, {}}@];
  std::string_view const text = source.text;
  for (std::size_t p = 0; p < text.size(); ) {
    std::size_t const end = std::min(text.find('\n', p), text.size());
    auto const words = words_of(text, p, end);
    p = end + 1;
    if (words.empty() or words[0].text.front() == '|') continue;
    Step const step = read_step(source, problem, words);
    @<Refuse a step that does not fit the one before@>@;
    script.steps.push_back(step);
  }
  std::string const item = problem.item_count() > 0 ? problem.item(1).name
    : "ITEM";
  if (script.steps.empty())
    throw InputError(source, 0, 0, "the script has no steps",
      "write for instance: choose " + item);
  return script;
}
bool Script::is_bare() const
{
  return not steps.empty() and dlx::is_bare(steps[0]);
}

@ We could have let the kinds mix: ``cover this, then search the rest''. But
what would such a search be complete {\it of\/}? If an item is to be out of
the way, it should be out of the problem.

@<Refuse a step that does not fit the one before@>=
if (not script.steps.empty()) {
  auto const [place, verb] = words[0];
  if (is_bare(step) != script.is_bare())
    throw InputError(source, place, verb.size(),@|
      fmt::format("{} does not mix with the steps above", verb),@|
      "a script either steers a search (choose, try, stop) "
      "or covers and uncovers by itself");
  if (script.steps.back().verb == Step::Verb::stop)
    throw InputError(source, place, verb.size(),@|
      "there is a step after stop", "delete it, or the stop");
}

@*1 Covering without a search. Can every step be taken? For a bare script we
need no rehearsal to know that. Whether an item is covered depends only on
the steps before, and a stack of the covered items is all that one has to
carry along. What can be wrong? Covering something twice; uncovering what is
not covered, or was not covered last. The message says what to do first.

@<Play a bare script@>=
static std::string objection(std::vector<int> const& stack, Step const& step)
{
  bool const covered =
    std::find(stack.begin(), stack.end(), step.number) != stack.end();
  if (step.verb == Step::Verb::cover)
    return covered ? "this item is covered already" : "";
  if (not covered) return "this item is not covered";
  return stack.back() == step.number ? ""@|
    : "this item was not covered last; uncover in reverse order";
}
static void check_bare(Script const& script)
{
  std::vector<int> stack;
  for (@[Step const& s@, : @,script.steps@]) {
    auto const trouble = objection(stack, s);
    if (not trouble.empty())
      throw InputError(script.source, s.offset, s.length, trouble);
    if (s.verb == Step::Verb::cover) stack.push_back(s.number);
    else stack.pop_back();
  }
}

@ The links themselves could not tell. Cover |C3| of our small list twice:
the second time, its neighbors are joined once more, which is innocent, but
the sizes of the other items are counted down again, for options that are
gone. The size of |C2| becomes~0, although its option |r3| is still there; a
search would turn back at it, and miss a cover.

Now the dance. It does what a search would do, announcements included, so a
trace of a bare script looks like a piece of the trace of a search. The
level of each event is the number of items that are covered already.

The list may be any that can cover and uncover; so the dance is given two
functions, and does not ask whose they are.

@<Play a bare script@>=
using Change = @[std::function<void(int item)>@];
class BareDance {
public:@/
  BareDance(Change const& c, Change const& u, Observer& o)
    : change(c), change_back(u), observer(o) {}
  void cover(int item);
  void uncover();
  void play(Script const& script);
  Totals totals;
private:@/
  Change change, change_back;
  Observer& observer;
  std::vector<int> stack;
};
void BareDance::cover(int item)
{
  change(item);
  observer.cover(item, static_cast<int>(stack.size()));
  stack.push_back(item);
  ++totals.covers;
}
void BareDance::uncover()
{
  int const item = stack.back();
  change_back(item);
  stack.pop_back();
  observer.uncover(item, static_cast<int>(stack.size()));
  ++totals.uncovers;
}

@ What is still covered at the end of the script is uncovered then, the last
item first. A script of one line, \.{cover C3}, therefore makes a trace with
a cover and an uncover, and every trace ends with the list that it began
with. \sec{draw/trace} relies on that.

@<Play a bare script@>=
void BareDance::play(Script const& script)
{
  check_bare(script);
  for (@[Step const& s@, : @,script.steps@])
    if (s.verb == Step::Verb::cover) cover(s.number);
    else uncover();
  while (not stack.empty()) uncover();
  observer.done(totals);
}
static Result play(Script const& script, Links& links, Observer& observer)
{
  auto const cover = @[[&](int item) { links.cover(item, observer); }@];
  auto const uncover = @[[&](int item) { links.uncover(item, observer); }@];
  BareDance bare(cover, uncover, observer);
  bare.play(script);
  return @[{Ending::script, bare.totals}@];
}

@ If the problem is plain, then the list of the first part can play the
script as well, and those who want to see a single cover see the cover that
was explained there.

@<Play a bare script@>=
bool play_plainly(Script const& script, Problem const& problem,
  Observer& observer)
{
  if (not script.is_bare() or not is_plain(problem)) return false;
  dance::Links links(as_plain(problem));
  links.watch(&observer);
  auto const cover = @[[&](int item) { links.cover(item); }@];
  auto const uncover = @[[&](int item) { links.uncover(item); }@];
  BareDance(cover, uncover, observer).play(script);
  return true;
}

@*1 Steering a search. The search of \sec{more/search} asks its policy for items
and options; here is a policy that reads them off the script. It remembers,
level by level, which nodes have been tried, so that options which the
script took out of turn are neither forgotten nor tried twice.

An example: an item has the options $a$, $b$, $c$, and the script says
\.{try}~$b$. The usual policy goes from one node of the column to the next
one below; after $b$ it would go on to $c$, and $a$ would never be tried.
That would break the promise that no script loses a cover. So after $b$
comes $a$, the first that is new, then $c$, and then the end of the column.

@<Declare the class |Scripted|@>=
class Scripted {
public:@/
  explicit Scripted(Script const& s, bool r) : script(s), rehearses(r) {}
  template<class List> Node* choose(List const& links);
  Node* next(Links const& links, Frame const& f, int level);
  bool is_over() const;
  void check_end() const; /* objects if there are steps left */
private:@/
  Script const& script;
  bool rehearses; /* then the last step ends the search */
  std::size_t at = 0; /* the next step */
  std::vector<std::vector<Node*> > tried; /* nodes, by level */
  bool expects(Step::Verb verb) const;
  [[noreturn]] void object(std::string const& message) const;
};

@ The script is over in one of two ways: it runs out of steps, and then the
search is on its own; or the next step is \.{stop}, and then |is_over| is
true, and the search asks for that before everything that it does. In a
rehearsal, to run out of steps is a reason to stop as well; what comes then
is the search's own business, and cannot be wrong.

It can also happen that the search is complete before the script is. Then
the rest of the script speaks of nodes that do not exist, and that is a
mistake like any other.

An objection blames the next step, and gives a piece of advice that has
helped its author more than once.

@<Declare the class |Scripted|@>=
bool Scripted::expects(Step::Verb verb) const
{
  return at < script.steps.size() and script.steps[at].verb == verb;
}
bool Scripted::is_over() const
{
  return expects(Step::Verb::stop)
    or (rehearses and at == script.steps.size());
}
void Scripted::check_end() const
{
  if (not is_over()) object("the search is complete before this step");
}
void Scripted::object(std::string const& message) const
{
  Step const& s = script.steps[at];
  throw InputError(script.source, s.offset, s.length, message,
    "a trace of the script without this line shows where the search is");
}

@ An item can be chosen if it is still in the ring, and, in a list with
bounds, not settled. If the script says \.{try} where an item must be
chosen, its author has lost track of the search, and should be told so.

@<Declare the class |Scripted|@>=
template<class List> Node* Scripted::choose(List const& links)
{
  if (at == script.steps.size()) return Smallest().choose(links);
  if (expects(Step::Verb::attempt))
    object("the search is at a new node here, and an item must be chosen");
  int const c = script.steps[at].number;
  if (not links.is_active(c)) object("this item is covered at this point");
  if @[constexpr@, (List::bounded)@]
    if (not links.is_open(c)) object("this item has all it can get here");
  ++at;
  return links.node(c);
}

@ The level's list of tried nodes starts afresh when the item has just been
chosen, that is, when the frame's node is its item.

@<Declare the class |Scripted|@>=
Node* Scripted::next(Links const&, Frame const& f, int level)
{
  tried.resize(static_cast<std::size_t>(level) + 1);
  auto& nodes = tried.back();
  if (f.node == f.item) nodes.clear();
  auto is_new = @[[&nodes](Node* x) {
    return std::find(nodes.begin(), nodes.end(), x) == nodes.end();
  }@];
  Node* x = f.item->down;
  while (x != f.item and not is_new(x)) x = x->down;
  if (x == f.item) return x;
  if (expects(Step::Verb::attempt)) {
    @<Go to the node that the script wants@>@;
  }
  nodes.push_back(x);
  return x;
}

@ First we take the first node from the top that has not been tried. If
there is none, the search must go back, whatever the script says next; so a
\.{try} is kept for the level above, which is where its author wants it.
(The script of this chapter never needs that, because a dead end does not
come here. But after a solution it happens all the time.) Looking through
the list of tried nodes makes this quadratic in the length of a column;
nobody writes scripts for columns that are long enough to notice.

If there are options left, and the script names one, we look for its node in
the column, and complain if it is not there, because the option is hidden,
or was never an option for this item, or belongs to a level above. The last
is not allowed, because then the options that are left here would be lost.

@<Go to the node that the script wants@>=
int const option = script.steps[at].number;
x = f.item->down;
while (x != f.item and x->option != option) x = x->down;
if (x == f.item)
  object("this option is not among those that can be tried here");
if (not is_new(x)) object("this option has been tried here already");
++at;

@ When a step fails, the exception leaves the search in the middle, with
items covered. That does not matter, for it happens on the copy, which is
thrown away with all its covered items. Then the same steps are taken again
on the list itself, and what went well once will go well again: the same
list, the same script, the same search.

The rehearsal has no limits. If somebody asks for one cover, and the mistake
is in a step behind that cover, the complaint comes all the same. We think
that this is right. Whether a script is wrong should not depend on how much
of it is played.

@<Follow a script@>=
template<class List> static Result follow_in(List& links,
  Script const& script, Limits const& limits, Receive const& receive,
  Observer* observer)
{
  Observer nobody;
  Observer& watcher = observer != nullptr ? *observer : nobody;
  if (script.is_bare()) return play(script, links, watcher);
  List copy = links;
  Scripted rehearsal(script, true), policy(script, false);
  dance_with(copy, rehearsal, Limits(), nullptr, &nobody);
  rehearsal.check_end();
  return dance_with(links, policy, limits, receive, &watcher);
}

@ The three kinds of lists have nothing in common that the compiler knows
of: no base class, only functions of the same names. So the template is
offered three times, once for each kind, and stays behind the curtain
itself.

@<Follow a script@>=
Result follow(Script const& script, Links& links, Limits const& limits,
  Receive const& receive, Observer* observer)
{
  return follow_in(links, script, limits, receive, observer);
}
Result follow(Script const& script, Painted& links, Limits const& limits,
  Receive const& receive, Observer* observer)
{
  return follow_in(links, script, limits, receive, observer);
}
Result follow(Script const& script, Bounded& links, Limits const& limits,
  Receive const& receive, Observer* observer)
{
  return follow_in(links, script, limits, receive, observer);
}

@ \pitfall{A script that was written for another problem, or for the same
one with its options in another order. It is refused where it first makes no
sense. If it makes sense, the search is complete in any case, so no cover is
lost. Checking a step when it is taken: then the complaint comes after the
first covers, and perhaps nobody reads that far.}

\pinned{\.{tests/more/script\UL test.cpp} has a script for each complaint, and
makes sure that nothing was received, observed, or changed before it; and it
checks that every script which does not stop finds the same set of covers as
the search without one.}

\exercise{The smallest script that needs both levels of |tried|: find a
problem and four steps such that the search takes the options of two items
out of turn at the same time.}

\exercise{Write a script that leads the search for four queens to its second
solution first.}

\summary{Scripts say what no rule would: this item, that option, here. They
steer a search that stays complete, or play single covers for teaching.}
