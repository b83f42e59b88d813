@** A search by script. \label{more/script}%
Sometimes we want to see one particular search: the one of a report, of a
lecture, of a wrong solution that has to be explained. Report~1 [HM21]
solves its Latin square by taking the third item first and its
seventh option before its third. No rule chooses like that; a person did. How can a
person tell a search what to do?

In a {\it script}, a text with one step a line. Lines that begin with a bar are
comments. Here is the search of the report:
\verbatimfile{figures/latin-by-hand.script}
Each \.{choose} names the item at the next node where the search branches,
and each \.{try} the option that is tried next there. The search decides everything else for itself: it takes options in order, and after the
last line it goes on choosing the smallest item, until all covers have been
found. The line \.{stop} ends it
there.
@^script@>
{\notitle\figure{.32\pagewidth}{by-hand-tree/by-hand-tree}{Where the script leads. Each
\.{choose} is a node of the tree (blue), each \.{try} the edge below it. Orange is a dead end, green a cover.}}
\steps{\step{.46\pagewidth}{by-hand/step-004}{4: choose C2}%
\step{.46\pagewidth}{by-hand/step-006}{6: row 2 leads to dead ends}}%
{Two of the ten steps of the report's search on its matrix: yellow is the column that is chosen, blue the rows that are. Row~7 has been taken for |C3|. Then |C1| has one row left; but the report goes on
with |C2|, takes row~2, and has six columns without a row.}

@ A script is not a list of items, to be chosen in this order. After the dead end in our script, the search is back
at |C2|, where it tries another option, and then the next item that it needs
is |C1| for the second time. So the steps of a script are consumed in
the order of time: each \.{choose} when the search arrives at a node, each
\.{try} when it is about to advance. The first \.{choose C1} is consumed at the dead end, where nothing
can be tried; so the next step is the \.{try} that is needed one level higher. The second is due
when the search has advanced along \.{B@@(0,1)}.
@^walk through a search tree@>

The search goes on by itself when the script ends, so that {\it a script cannot lose
a cover}: whatever a script chooses, if it does not
say \.{stop} then the covers are those of the search without it.

@ The other kind of script does not search. It covers and uncovers, for lessons:
\verbatimfile{figures/cover-c3.script}
An item can be uncovered only if it was covered last. Items that are still covered
at the end are uncovered then, in the right order, so that every dance ends
where it began. (This one is the strip of frames in \sec{dance/four_way}.)

@ A script is checked against its problem
when it is read: is there such an item, and such an option? But an item may be covered, an option hidden,
by the time when it is to be taken, and that depends on all
the steps before. If such a mistake were found only when the
search came to it, the search could have printed a dozen covers of a
question that makes no sense.

So there is a {\it dry run}. The search is done twice: once on a copy of the list,
without an observer, until the last step of the script has been taken; and if that goes
well, a second time on the list itself. Complaints point into the script, and nothing has been
printed:
\transcript{script-wrong}
(The fifth line leads to the first cover. Then the search goes back to the
root, takes \.{A@@(0,0)}, and needs an item; but |C5| is covered by that.)
A dry run is cheap: each of its nodes takes a \.{choose} from the script, unless it is a
solution.
@^dry run@>

@*1 Reading. A line has a verb and at most one name. A step keeps the place of the word that
it is about, and a script keeps
its source, so that a complaint can show the line. The verb \.{try} is
called |attempt| in the program, because \CPLUSPLUS/ has taken the word.

@<Declare steps and scripts@>=
struct Step {
  enum class Verb { @!choose, @!attempt, @!stop, @!cover, @!uncover };
  Verb verb = Verb::stop;
  int number = 0; /* of the item or the option, from 1; 0 for |stop| */
  std::size_t offset = 0, length = 0; /* of the word in the source, in bytes */
};
struct Script {
  Source source; /* a copy; complaints show its lines */
  std::vector<Step> steps; /* at least one, if |read_script| has made it */
  bool is_bare() const; /* does it cover and uncover, without a search? */
};

@ In the table of verbs, |'i'| stands for an item,
|'o'| for an option, and |'-'| for nothing. All but |stop| are words of a
trace (\sec{more/observer}), so that a script and a trace can
be laid side by side. The last two do without a search.

@<Read a step@>=
struct Grammar { std::string_view word; Step::Verb verb; char expects; };
constexpr Grammar grammar[] = {
  {"choose", Step::Verb::choose, 'i'}, {"try", Step::Verb::attempt, 'o'},@|
  {"stop", Step::Verb::stop, '-'}, {"cover", Step::Verb::cover, 'i'},@|
  {"uncover", Step::Verb::uncover, 'i'} };
bool is_bare(Step const& s) {
  return s.verb == Step::Verb::cover or s.verb == Step::Verb::uncover;
}

@ A step is read by looking up its verb, counting its words, and looking up
its name. Each failure points to the word
that is to blame: to the verb if a name is missing, to the first superfluous
word if there are too many.

@<Read a step@>=
Step read_step(Source const& source, Problem const& problem,
  std::vector<Word> const& words) {
  Word const& verb = words[0];
  auto const* g = std::ranges::find(grammar, verb.text, &Grammar::word);
  if (g == std::end(grammar))
    refuse(source, verb, fmt::format("{} is not a step", in_quotes(verb.text)),
      "steps are: choose ITEM, try OPTION, stop, cover ITEM, uncover ITEM");
  @<Check the number of words@>
  Step step = {g->verb, 0, verb.at, verb.length};
  if (g->expects == '-') return step;
  @<Look up what the verb is about@>
  return step;
}

@ A person who writes \.{choose C1 C2} may have meant two steps, and
the help says how to write them.

@<Check the number of words@>=
std::size_t const wanted = g->expects == '-' ? 1 : 2;
if (words.size() > wanted)
  refuse(source, words[wanted],@|
    fmt::format("{} is one word too many", in_quotes(words[wanted].text)),
    "write one step a line");
if (words.size() < wanted)
  refuse(source, verb, fmt::format("{} what?", verb.text),@|
    g->expects == 'i' ? "name an item" : "name an option");

@ Items have names; options have labels, that is, names or numbers. From
here on, the step's place is that of the name. A secondary item is never branched on, so it
cannot be chosen; but it may be covered by a script without a search.

@<Look up what the verb is about@>=
Word const& name = words[1];
bool const is_item = g->expects == 'i';
step = {g->verb, is_item ? problem.find_item(name.text)
  : problem.find_option(name.text), name.at, name.length};
if (step.number == 0)
  refuse(source, name, fmt::format("there is no {} {}",
    is_item ? "item" : "option", in_quotes(name.text)), "names are written as in the problem; options without a name "
      "have numbers");
if (step.verb == Step::Verb::choose
    and problem.item(step.number).kind == Kind::secondary)
  refuse(source, name,
    fmt::format("secondary item {} cannot be chosen", in_quotes(name.text)),
    "choose a primary item");

@ Lines end with a
newline, empty ones and comments are passed over. The two kinds of steps do not
mix. Nothing can be done after \.{stop}. And
there must be a step, because an empty file is more likely a wrong
file name. The help shows a step that would be
right for this very problem.

@<Read a script@>=
Script read_script(Source const& source, Problem const& problem) {
  Script script = {source, {}};
  std::string_view const text = source.text;
  for (std::size_t p = begin_of_text(text); p < text.size(); ) {
    std::size_t const end = std::min(text.find('\n', p), text.size());
    auto const words = words_of(text, p, end);
    p = end + 1;
    if (words.empty() or words[0].text.front() == '|') continue;
    Step const step = read_step(source, problem, words);
    @<Refuse a step that does not fit the one before@>
    script.steps.push_back(step);
  }
  if (script.steps.empty())
    refuse(source, Word(), "the script has no steps", "write for instance: "
      "choose " + (problem.item_count() > 0 ? problem.item(1).name : "ITEM"));
  return script;
}
bool Script::is_bare() const { return dlx::is_bare(steps.at(0)); }

@ If an item is to be out of
the way of a search, it should be out of the problem. So a script whose first
step does without a search has only steps of that kind.

@<Refuse a step that does not fit the one before@>=
if (not script.steps.empty()) {
  if (is_bare(step) != script.is_bare())
    refuse(source, words[0],
      fmt::format("{} does not mix with the steps above", words[0].text),@|
      "a script either steers a search (choose, try, stop) "
      "or covers and uncovers by itself");
  if (script.steps.back().verb == Step::Verb::stop)
    refuse(source, words[0], "there is a step after stop",
      "delete it, or the stop");
}

@*1 Covering without a search. A script without a search needs no dry run. Whether an item is covered depends only on
the steps before, and a stack of the covered items is all that one has to
remember. What can be wrong? Covering an item twice; uncovering an item that is
not covered, or was not covered last. The message says what to do first.

@<Dance without a search@>=
void check_bare(Script const& script) {
  std::vector<int> stack;
  for (Step const& s : script.steps) {
    bool const covered = std::ranges::count(stack, s.number) > 0;
    bool const covers = s.verb == Step::Verb::cover;
    char const* trouble = nullptr;
    if (covers and covered) trouble = "this item is covered already";
    else if (not covers and not covered) trouble = "this item is not covered";
    else if (not covers and stack.back() != s.number)
      trouble = "this item was not covered last; uncover in reverse order";
    if (trouble) throw InputError(script.source, s.offset, s.length, trouble);
    if (covers) stack.push_back(s.number);
    else stack.pop_back();
  }
}

@ The whole script is checked before its first step is taken: {\it a script that cannot be played
is not played at all}. The links themselves could not tell. Cover |C3| of the list of \sec{dance/four_way} twice:
the second time, the sizes of the other items are counted down again, for options that are
gone. The size of |C2| becomes~0, although its option |r3| is still there; a
search would turn back at it, and miss a cover.

@ The dance does what a search would do, announcements included. A cover is done, reported,
and remembered; an uncover is the same backwards. The
level of each event is the number of items that are covered already.

Items that are still covered at the end of the script are uncovered then, the last
one first. So every trace ends with the list that it began
with, and \sec{draw/trace} relies on that.

@<Dance without a search@>=
Totals play(Script const& script, Bounded& links, Observer& observer) {
  check_bare(script);
  Totals totals;
  std::vector<int> stack;
  auto const take_back = [&] {
    int const item = stack.back();
    links.uncover(item, observer);
    stack.pop_back();
    observer.uncover(item, static_cast<int>(stack.size()));
    ++totals.uncovers;
  };
  for (Step const& s : script.steps) {
    if (s.verb == Step::Verb::uncover) take_back();
    else {
      links.cover(s.number, observer);
      observer.cover(s.number, static_cast<int>(stack.size()));
      stack.push_back(s.number);
      ++totals.covers;
    }
  }
  while (not stack.empty()) take_back();
  observer.done(totals);
  return totals;
}

@*1 Steering a search. The search of \sec{more/search} asks its policy for items
and options; here is a policy that reads them off the script. It remembers,
level by level, which nodes have been tried, so that options which the
script took out of turn are neither forgotten nor tried twice.

An example: an item has the options $a$, $b$, $c$, and the script says
\.{try}~$b$. The usual policy would go on to $c$ after~$b$, and $a$ would never be tried.
So after $b$
comes $a$, the first that is new, then $c$, and then the end of the column.
\sketch{tried}{The script says \.{try b}; then the search goes on by itself, from the top. Blue has been tried.}

@<Declare the class |Scripted|@>=
class Scripted {
public:
  explicit Scripted(Script const& s, bool d) : script(s), is_dry(d) {}
  Node* choose(Bounded const& links);
  Node* next(Frame const& f, int level);
  bool is_over() const;
  bool accepts() const { return true; }
  void check_end() const; /* objects if there are steps left */
private:
  Script const& script;
  bool is_dry; /* then the last step ends the search */
  std::size_t at = 0; /* the next step */
  std::vector<std::vector<Node*> > tried; /* nodes, by level */
  bool expects(Step::Verb verb) const;
  [[noreturn]] void object(std::string const& message) const;
};

@ If the next step is \.{stop}, then |is_over| is
true. The search asks that before it chooses or tries anything; a cover that it has reached by then is still reported. In a
dry run, to run out of steps is a reason to stop as well.

If the search is complete before the script is, the rest of the script speaks of nodes that do not exist, and that is a
mistake, too. A complaint blames the next step, and gives a piece of advice.

@<Declare the class |Scripted|@>=
bool Scripted::expects(Step::Verb verb) const {
  return at < script.steps.size() and script.steps[at].verb == verb;
}
bool Scripted::is_over() const {
  return expects(Step::Verb::stop) or (is_dry and at == script.steps.size());
}
void Scripted::check_end() const {
  if (not is_over()) object("the search is complete before this step");
}
void Scripted::object(std::string const& message) const {
  Step const& s = script.steps[at];
  throw InputError(script.source, s.offset, s.length, message,
    "a trace of the script without this line shows where the search is");
}

@ An item can be chosen if it is still in the ring, and not settled. If the script says \.{try} where an item must be
chosen, its author has lost track of the search.

@<Declare the class |Scripted|@>=
Node* Scripted::choose(Bounded const& links) {
  if (at == script.steps.size()) return Smallest().choose(links);
  if (expects(Step::Verb::attempt))
    object("the search is at a new node here, and an item must be chosen");
  int const c = script.steps[at].number;
  if (not links.is_active(c)) object("this item is covered at this point");
  if (not links.is_open(c)) object("this item has all it can get here");
  ++at;
  return links.node(c);
}

@ A script could still ask for an
option twice, or for one that has been hidden meanwhile. There are two messages,
because the first author has forgotten
what the script has done, the second what the search has done.

The level's list of tried nodes starts afresh when the item has just been
chosen, that is, when the frame's node is its item.

@<Declare the class |Scripted|@>=
Node* Scripted::next(Frame const& f, int level) {
  tried.resize(index(level) + 1);
  auto& nodes = tried.back();
  if (f.node == f.item) nodes.clear();
  auto is_new = [&nodes](Node* x) { return std::ranges::count(nodes, x) == 0; };
  Node* x = f.item->down;
  while (x != f.item and not is_new(x)) x = x->down;
  if (x == f.item) return x;
  if (expects(Step::Verb::attempt)) {
    @<Go to the node that the script wants@>
  }
  nodes.push_back(x);
  return x;
}

@ First take the first node from the top that has not been tried. If
there is none, the search must go back, whatever the script says next; so a
\.{try} is kept for the level above. That happens after solutions; a dead end does not
come here. Looking through
the list of tried nodes makes this quadratic in the length of a column, which does not matter for columns in scripts.

If there are options left, and the script names one, look for its node in
the column, and complain if it is not there. The option may be hidden,
or may never have been an option for this item, or it belongs to a level above. The last
is not allowed, because then the options that are left here would be lost. An option that was tried for an item with bounds is not in its column any more; so
the list of tried nodes is asked first.

@<Go to the node that the script wants@>=
int const option = script.steps[at].number;
x = f.item->down;
while (x != f.item and x->option != option) x = x->down;
if (std::ranges::count(nodes, option, &Node::option) > 0)
  object("this option has been tried here already");
if (x == f.item)
  object("this option is not among those that can be tried here");
++at;

@ When a step fails, the exception leaves the search in the middle, with
items covered. That happens in the dry run, whose list is
thrown away. Then the same steps are taken
on another list, with the same result. A list with bounds can hold every problem, and scripts are in no hurry.

The dry run has no limits: whether a script is wrong should not depend on how much
of it is played.

@<Follow a script@>=
Result follow(Script const& script, Problem const& problem, Limits const& limits,
  Receive const& receive, Observer* observer) {
  Observer nobody;
  Observer& watcher = observer != nullptr ? *observer : nobody;
  Bounded links(problem);
  if (script.is_bare()) return {Ending::script, play(script, links, watcher)};
  Bounded copy = links;
  Scripted dry(script, true), policy(script, false);
  dance_watched(copy, dry, Limits(), nullptr, nobody);
  dry.check_end();
  return dance_watched(links, policy, limits, receive, watcher);
}

@*1 The module. A script is read for a problem, and followed in the same one.

@(dlx/more/script.hpp@>=
#pragma once
/* Scripts: searches that are told, step by step, which item to choose and
   which option to try; and covers without a search, for teaching. */
#include "dlx/base/source.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <vector>
namespace dlx {
@<Declare steps and scripts@>
Script read_script(Source const& source, Problem const& problem); /* linear time */
  /* throws |InputError| if a line cannot be understood */
Result follow(Script const& script, Problem const& problem, Limits const& limits = Limits(),
  Receive const& receive = nullptr, Observer* observer = nullptr);
  /* searches in the order that the script says; throws |InputError| if a step cannot be taken: then
     nothing has been received or observed. Time: of two searches; of a bare script,
     its length times the number of items that are covered at once */
} // |namespace dlx|

@ The implementation has the order of the chapter.

@(dlx/more/script.cpp@>=
#include "dlx/more/script.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include "dlx/more/bounded.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
namespace {
@<Read a step@>
@<Dance without a search@>
@<Declare the class |Scripted|@>
}
@<Read a script@>
@<Follow a script@>
} // |namespace dlx|

@ \pitfall{A script that was written for another problem, or for the same
one with its options in another order. It is refused where it first makes no
sense. If it makes sense, no cover is
lost. Checking a step when it is taken: then the complaint comes after the
first covers, and may not be read.}

\pinned{\.{tests/more/script\UL test.cpp} has scripts for the complaints, and
makes sure that nothing was received or observed before it; and it
checks that every script which does not stop finds the same set of covers as
the search without one.}

\exercise[20]{Write a script that leads the search for four queens to its second
solution first.}
\answer{\.{choose R1}, \.{try Q@@(0,2)}, and nothing else: the first cover that is reported
is then the one with the queen there. The three other squares of the rank have their turn
later, so that no cover is lost.}

\summary{Scripts say what no rule would: this item, that option, here. They
steer a search that stays complete, or play single covers for teaching.}
