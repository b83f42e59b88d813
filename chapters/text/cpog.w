@** A certificate of the number. \label{text/cpog}%
A board of $8\times8$ squares can be filled with dominoes in 12{,}988{,}816 ways. To prove this by listing all of them takes a file of several gigabytes. The diagram of
\sec{more/diagram} knows the number from 689 states. Can it be shown to somebody who does not believe us, without listing
anything?
@^certificate of a number@>@^CPOG@>

There is a format for just that, of people who certify programs that count the models of a formula [BNAH23]. It is called CPOG, for {\it certified
partitioned-operation graph}; and that is a good name, because it says why a diagram can be counted at all. There are two operations. A {\it
product\/} is the ``and'' of things that speak of {\it different\/} variables; so its models are counted by multiplying. A {\it sum\/} is the ``or'' of two
things that are never true {\it together\/}; so its models are counted by adding. A formula that is built of these two needs no search. Here are three squares in a row, to be filled with a domino and a single square, which can be done in two ways:
\transcript{cpog-problem}
The formula is that of \sec{text/formula}: clause~1 says that \.a is covered, by option 1 or~3, and so on; clause~4 says ``not both 1 and~3''. And this is its certificate:
\transcript{cpog-small}

@ Variables 1 to~4 are options; 5 and all that follow are {\it nodes}, which are new variables. Node~5 is the way that begins with option~1, node~6 the one that begins with option~3,
and node~7 says that it is one or the other. Node~8 is the root, a product of node~7 alone; all that was forced from the beginning would stand in it, too.
\smallskip
\centerline{\vbox{\halign{\tentex#\hfil\quad&#\hfil\cr
$c$ p $v$ {\it literals} 0&node~$v$ is the product; clause $c$ says that $v$ is true if all are,\cr
&and $c+1$, $c+2$, \dots\ that $v$ is false if the first, second, \dots\ is\cr
$c$ s $v$ $u$ $w$ {\it hints} 0&node~$v$ is the sum; the hints show that $u$ and $w$ exclude each other;\cr
&clause $c$ says that $v$ is false if both are, $c+1$ and $c+2$ that it is true if one is\cr
r $v$&the whole formula is this node\cr
$c$ a {\it clause} 0 {\it hints} 0&clause $c$ follows from those that the hints name\cr
d $c$ {\it hints} 0&clause $c$ is deleted, and follows from those that the hints name\cr}}}
\smallskip\noindent
A clause {\it follows\/} as in \sec{text/lrat}: suppose that all of its literals are false; then each clause among the hints leaves one literal, which must be
true, and the last one leaves none.

Why does that prove a number? First one shows that the formula implies the root: a clause is added that consists of the root alone. Then
one shows that the root implies the formula: each clause of the formula, and whatever was added on the way, is {\it deleted}, but only if it follows from what is still there. In the end nothing is there but
the definitions and the root. At each moment the set of clauses has had the same models, over the options, as the formula had in the beginning. So the
models of the root are the models of the formula; and these, anybody can count. {\it The number itself is nowhere in the file}, so it cannot be wrong.

@ So we write the problem, and the certificate.

@(dlx/text/cpog.hpp@>=
#pragma once
/* Certificates of the number of covers, in the format CPOG. */
#include "dlx/more/diagram.hpp"
#include <atomic>
#include <ostream>
namespace dlx {
bool write_cpog(std::ostream& cnf, std::ostream& cpog, Problem const& problem,
  StateDiagram const& diagram, std::atomic<bool> const* stop = nullptr);
  /* a formula whose models are the covers, and a proof of how many these are; false if it
     was stopped, and is not whole. Throws |Unsupported| if there are bounds. Size: states times clauses at worst, as each clause
     is shown to hold in each state that has not decided it yet */
} // |namespace dlx|

@ The source defines nodes, shows that the formula implies the root, and that the root implies the formula.

@(dlx/text/cpog.cpp@>=
#include "dlx/text/cpog.hpp"
#include "dlx/base/index.hpp"
#include "dlx/text/formula.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <iterator>
namespace dlx {
namespace {
@<Declare the class |Certificate|@>
@<Write lines of a certificate@>
@<Define products and sums@>
@<Show that the formula implies the root@>
@<Show that the root implies the formula@>
}
bool write_cpog(std::ostream& cnf, std::ostream& cpog, Problem const& problem,
  StateDiagram const& diagram, std::atomic<bool> const* stop)
{
  Certificate certificate(cpog, problem, diagram, stop);
  return certificate.write(cnf);
}
} // |namespace dlx|

@*1 Nodes. A way becomes a product: its options are chosen, those that vanish on it are not, and what remains is the node of the state at its
end. {\it A product speaks of the options of its state, each once, and of no others}; that is the invariant of the diagram, and for
the format it means that the things which are multiplied have no variable in common. A way without covers makes no product. A state is the sum of its products; and since a sum
has two parts, it is a chain of sums. For three ways with the products $P_1$, $P_2$,~$P_3$ these are $R_2=P_2+P_3$ and $R_1=P_1+R_2$, and $R_1$ is the node of the
state.
@^product in a certificate@>@^sum in a certificate@>
$$\vbox{\halign{\hfil#\quad&\tentex#\hfil\quad&#\hfil\cr
\it the board of eight squares&\it product&\it node\cr
\noalign{\smallskip}
state 1, with \.{cd}&cd -cg -dh gh&$P$\cr
state 2, with \.{bf}&bf -bc -fg {\it and state\/} 1&$P'$\cr
state 3, with \.{ab}&ab -ae -bc -bf ef -fg {\it and state\/} 1&$P''$\cr}}$$

@<Declare the class |Certificate|@>=
using Id = std::uint64_t; /* of a clause */
struct Product {
  int node = 0;
  Id first = 0;              /* its clauses have this number, and the next ones */
  std::vector<int> literals; /* options, and at last the node of |state|, if there is one */
  int state = 0;
  Id says(std::size_t k) const { return first + 1 + k; } /* ``if I am true, so is literal $k$'' */
  Id denies(int option) const; /* ``if I am true, this option is not'' */
};
struct Knot { /* what has been written about a state */
  int node = 0;                  /* 0 if it has no covers */
  std::vector<Product> products = std::vector<Product>();
  std::vector<Id> sums = std::vector<Id>(); /* first clauses, of |products.size() - 1| sums */
  Id lemmas = 0;                 /* one for each way, from this one on; the last is of the state */
  std::vector<int> context = std::vector<int>(); /* see below */
};

@ Knots have the numbers of their states. Knot 0, of the state where nothing remains, is not used.

@<Declare the class |Certificate|@>=
class Certificate {
public:
  Certificate(std::ostream& o, Problem const& p, StateDiagram const& d, std::atomic<bool> const* s)
    : out(o), diagram(d), stop(s), formula(p), knots(d.states.size()),
    value(index(formula.variable_count()) + 1), next(formula.clause_count() + 1),
    next_node(formula.variable_count() + 1) {}
  bool write(std::ostream& cnf); /* was it not stopped? */
private:
  @<Declare how nodes are defined@>
  @<Declare how clauses are shown@>
  std::ostream& out;
  StateDiagram const& diagram;
  std::atomic<bool> const* stop;
  CoverFormula formula;
  std::vector<Knot> knots;
  std::vector<signed char> value; /* of options, in the proof of one clause; 0 if not known */
  Product root;
  Id root_lemma = 0, next; /* the next clause that has no number yet; none comes after that of the root */
  int next_node;
  @[fmt::memory_buffer@]@, words;
};

@ Everything happens in the order of the states, because a way leads to a state with a smaller number. What was shown is
taken back in the opposite order: for each lemma the {\it same\/} hints do for its deletion, as long as what
they name is still there.

@<Write lines of a certificate@>=
bool Certificate::write(std::ostream& cnf)
{
  formula.write(cnf, 0);
  int const n = static_cast<int>(knots.size());
  for (int s = 1; s < n and not is_raised(stop); ++s) {
    define_state(s);
    for (std::size_t w = 0; w < diagram.states[s].size(); ++w) show(s, w, false);
  }
  if (is_raised(stop)) return false;
  if (is_live(diagram.root)) define_root();
  else define_nothing();
  show_root();
  for (int s = n - 1; s > 0 and not is_raised(stop); --s)
    for (std::size_t w = diagram.states[s].size(); w-- > 0; ) show(s, w, true);
  delete_formula();
  out.flush();
  return not is_raised(stop);
}

@ A line is put together in memory, number by number, and sent when it ends. A certificate is mostly numbers, and for each of
them a stream asks more questions than a buffer does.

@<Write lines of a certificate@>=
template<class Number> void Certificate::add(Number n)
{ fmt::format_to(std::back_inserter(words), " {}", n); }
void Certificate::send()
{
  fmt::format_to(std::back_inserter(words), " 0\n");
  out.write(words.data(), static_cast<std::streamsize>(words.size()));
  words.clear();
}

@ A product with $k$ literals takes $k+1$ numbers of clauses, and a sum takes three.

@<Declare how nodes are defined@>=
bool is_live(Way const& w) const { return diagram.covers_after(w) > 0; }
void define_state(int state);
Product product_of(Way const& way, std::vector<int> literals);
void define_product(Product& p);
int define_sum(Knot& knot, std::size_t k, int rest);
void define_root();
void define_nothing();
template<class Number> void add(Number n);
void send();

@ The option that was chosen stands first. So the clause ``if this product is true, the option is chosen'' is the second one of the product.

@<Define products and sums@>=
Product Certificate::product_of(Way const& way, std::vector<int> literals)
{
  for (Move const& s : way.steps) {
    literals.push_back(s.option);
    for (int o : s.vanished) literals.push_back(-o);
  }
  if (way.state > 0) literals.push_back(knots[way.state].node);
  Product p = {0, 0, std::move(literals), way.state};
  define_product(p);
  return p;
}
void Certificate::define_product(Product& p)
{
  p.first = next;
  p.node = next_node++;
  fmt::format_to(std::back_inserter(words), "{} p {}", p.first, p.node);
  for (int l : p.literals) add(l);
  send();
  next += p.literals.size() + 1;
}
Id Product::denies(int option) const
{ return says(static_cast<std::size_t>(std::ranges::find(literals, -option) - literals.begin())); }

@ The sums of a chain are made from the last one to the first.

@<Define products and sums@>=
void Certificate::define_state(int state)
{
  Knot& knot = knots[state];
  for (Way const& w : diagram.states[state])
    if (is_live(w)) knot.products.push_back(product_of(w, {}));
  if (knot.products.empty()) return;
  knot.node = knot.products.back().node;
  knot.sums.resize(knot.products.size() - 1);
  for (std::size_t k = knot.sums.size(); k-- > 0; ) knot.node = define_sum(knot, k, knot.node);
}

@ Why do $P_1$ and $R_2$ exclude each other? If $P_1$ is true, so is its option. All other options of the item have vanished on that way, and this one has vanished
on theirs; so each of the products $P_2$ and $P_3$ denies it, and is false. Hence $R_2$ is false. The hints say this in this order; they may name definitions only, since
it has to be true whether the formula is or not. (There is nothing to be shown of $R_3=P_3$; it is false already.)

With many ways these hints are many, half the square of their number. Few items have many options when they are chosen.

@<Define products and sums@>=
int Certificate::define_sum(Knot& knot, std::size_t k, int rest)
{
  auto const& products = knot.products;
  knot.sums[k] = next;
  fmt::format_to(std::back_inserter(words), "{} s {} {} {}", next, next_node, products[k].node, rest);
  add(products[k].says(0));
  int const option = products[k].literals[0];
  for (std::size_t t = k + 1; t < products.size(); ++t) add(products[t].denies(option));
  for (std::size_t t = products.size() - 1; t-- > k + 1; ) add(knot.sums[t]);
  send();
  next += 3;
  return next_node++;
}

@ The root is the product of what is clear from the beginning: the idle options are not chosen, steps are forced, and the first state remains. Each variable has its
place in it, so that none is counted twice.

@<Define products and sums@>=
void Certificate::define_root()
{
  std::vector<int> literals;
  for (int o : formula.idle()) literals.push_back(-o);
  root = product_of(diagram.root, std::move(literals));
}

@ And if there is no cover? Then the root has to be a node that is never true. The two operations do not make one easily, for neither of them makes something
false of things that can be true. But literals may be negated, and this is the way out: $A$ is the product of $\bar x_1$ alone, $T=x_1+A$ is always true, and the
root is the product of $\bar T$ alone.

@<Define products and sums@>=
void Certificate::define_nothing()
{
  Product a = {0, 0, {-1}, 0};
  define_product(a);
  fmt::format_to(std::back_inserter(words), "{} s {} 1 {}", next, next_node, a.node);
  add(a.says(0));
  send();
  next += 3;
  root = {0, 0, {-next_node++}, 0};
  define_product(root);
}

@*1 The formula implies the root. What can be said about a state~$S$? Its node is not simply true, since the options that were chosen on the way to it may be
others. It is true {\it if what was there besides is out of the game}. Take an item that is still to be covered in~$S$. It has options that are left, and options that are not. If none of the latter
is chosen, one of the former must be; and then the same can be said of the next item. So for each state there is this lemma:
$$\hbox{\it the node of $S$ is true, or one of its context is chosen},$$
where the {\it context\/} consists of those options that are not in~$S$, but belong to items which are needed in its proof. It is a clause, and its length is the {\it boundary\/} of the
state. For the dominoes these are the pieces that lie across the rim of what is left; 14 of them, on the average, on a board of $10\times10$.
@^context of a state@>@^boundary of a state@>

If a state has no covers, the lemma is the context alone.

@ How is it shown? Suppose that the node is false and nothing of the context is chosen. The chain of sums says that each product is false. Now one way after the other, but for the
last, has a lemma of its own, shown before: {\it if its option is chosen, its product is true, or somebody of the context is chosen}. So its option is not. The clause of the item
then leaves the option of the last way. From here on, the way is followed: what clashes vanishes, the next item has one option
left, and so on. At its end its product is true, thanks to the lemma of the state that remains, and that is a conflict; or an item is
dead, and its clause is the conflict.

The lemmas of single ways are shown in the same manner, with the option supposed.

@<Declare how clauses are shown@>=
void show(int state, std::size_t way, bool is_deletion);
void show_root();
void begin(Id id, std::vector<int> const& clause, bool is_deletion);
void follow(Way const& way, bool is_supposed, Id product);
std::vector<int> context_of(Way const& way, bool is_supposed);
void forget_values();
void delete_formula();
void delete_clause(Id id, std::vector<int> const& clause);
void refute(std::vector<char>& is_needed);
Id reason(Product const& p) const;
bool is_refuted(Product const& p) const { return reason(p) != 0; }
void refute_nothing(std::vector<int> const& clause);

@ The context of a way: all options of the items that are used, and of the dead one, and the context of what remains; but none that
the way itself has chosen or lost. Is an option of the context never in~$S$? It is no option of the state that remains, because it belongs to an item that has been covered before, or to the context of that state; and it
is none that is named on the way. So by the invariant of diagrams it is not in~$S$.

@<Show that the formula implies the root@>=
std::vector<int> Certificate::context_of(Way const& way, bool is_supposed)
{
  std::vector<int> context;
  auto const need = [&](std::vector<int> const& options) {
    for (int o : options)
      if (value[index(o)] == 0) context.push_back(o), value[index(o)] = -1;
  };
  for (Move const& s : way.steps) {
    value[index(s.option)] = 1;
    for (int o : s.vanished) value[index(o)] = -1;
  }
  for (Move const& s : way.steps)
    if (not is_supposed or &s != &way.steps[0]) need(formula.options_of(s.item));
  if (way.dead > 0) need(formula.options_of(way.dead));
  else if (way.state > 0) need(knots[way.state].context);
  forget_values();
  return context;
}
void Certificate::forget_values() { std::ranges::fill(value, 0); }

@ To follow a way is to name the hints, step by step. A hint whose literal is known already would be an offence, so what is known is noted. A product's first clause is
``true if all literals are''.

@<Show that the formula implies the root@>=
void Certificate::follow(Way const& way, bool is_supposed, Id product)
{
  for (Move const& s : way.steps) {
    if (not is_supposed or &s != &way.steps[0]) add(s.item);
    for (int o : s.vanished)
      if (value[index(o)] == 0) {
        add(formula.clause_of(s.option, o));
        value[index(o)] = -1;
      }
  }
  if (way.dead > 0) add(way.dead);
  else if (way.state > 0) add(knots[way.state].lemmas + diagram.states[way.state].size() - 1);
  if (product > 0) add(product);
}

@ A line begins with what is shown; to delete it, the number is enough.

@<Show that the formula implies the root@>=
void Certificate::begin(Id id, std::vector<int> const& clause, bool is_deletion)
{
  if (is_deletion) fmt::format_to(std::back_inserter(words), "d {}", id);
  else {
    fmt::format_to(std::back_inserter(words), "{} a", id);
    for (int l : clause) add(l);
    add(0);
  }
}

@ Each way of a state has a lemma of its own, but for the last one, which has that of the state. The products are those of the ways that have covers; so the
product of way~$w$ is found by counting.

@<Show that the formula implies the root@>=
void Certificate::show(int state, std::size_t w, bool is_deletion)
{
  auto const& ways = diagram.states[state];
  Knot& knot = knots[state];
  Way const& way = ways[w];
  bool const is_last = w + 1 == ways.size();
  auto const products = static_cast<std::size_t>(std::count_if(ways.begin(),
    ways.begin() + static_cast<std::ptrdiff_t>(w), [this](Way const& v) { return is_live(v); }));
  Product const* const product = is_live(way) ? &knot.products[products] : nullptr;
  if (w == 0 and not is_deletion) @<Number the lemmas of the state@>
  auto clause = context_of(way, not is_last);
  @<Complete the clause and its context@>
  begin(knot.lemmas + w, clause, is_deletion);
  if (is_last) {@+ @<Exclude all ways but the last@>@+ }
  follow(way, not is_last, product != nullptr ? product->first : 0);
  send();
  forget_values();
}

@ The context of the state is the union of those of its ways.

@<Complete the clause and its context@>=
if (not is_deletion)
  for (int o : clause)
    if (std::ranges::find(knot.context, o) == knot.context.end()) knot.context.push_back(o);
if (is_last) clause = knot.context;
else clause.insert(clause.begin(), -way.steps[0].option);
if (int const node = is_last ? knot.node : product != nullptr ? product->node : 0; node != 0)
  clause.insert(clause.begin(), node);

@ A state has as many lemmas as ways, and they get their numbers together, since the first ones are named by the last.

@<Number the lemmas of the state@>=
{
  knot.lemmas = next;
  next += ways.size();
}

@ First all products are false, by the sums; then all options but that of the last way, by their lemmas.

@<Exclude all ways but the last@>=
for (Id sum : knot.sums) {
  add(sum + 1);
  add(sum + 2);
}
for (std::size_t v = 0; v < w; ++v) {
  add(knot.lemmas + v);
  value[index(ways[v].steps[0].option)] = -1;
}

@ The root has no context: what is not on its way is idle, or in the state that remains. The idle options are out, by their clauses. After this line the root is known.

@<Show that the formula implies the root@>=
void Certificate::show_root()
{
  fmt::format_to(std::back_inserter(words), "r {}\n", root.node);
  root_lemma = next;
  begin(root_lemma, {root.node}, false);
  bool const is_live_root = is_live(diagram.root);
  for (std::size_t k = 0; k < formula.idle().size() and is_live_root; ++k)
    add(formula.clause_of_idle(k));
  follow(diagram.root, false, is_live_root ? root.first : 0);
  send();
  forget_values();
}

@*1 The root implies the formula. Now each clause of the formula is deleted, and this is the larger part of the file. Suppose that a clause is false: for a clash, both options are chosen; for an item, none
of its options is; for an idle option, it is chosen. Then the root must be false, and that has to be seen from the definitions. A product is false if one of its literals
is, and else because what remains is false. So we go down from the root, and note which states are needed; a state is needed if a product that leads to it has no false literal of its own. Then we come up again, and each state that
is needed is shown to be false, product by product and sum by sum.

Must it be false? A product that has decided what the clause speaks of has a false literal, as each cover satisfies the clause; and a state that is needed has not decided it yet. For the clash of two options at
the end of the board nearly all states are needed, and for one at the beginning hardly any. So the length of this part is, at worst, the number of clauses times that of states; for the dominoes of size $10\times10$ less than half of that.

@<Show that the root implies the formula@>=
void Certificate::delete_clause(Id id, std::vector<int> const& clause)
{
  if (is_raised(stop)) return;
  begin(id, clause, true);
  add(root_lemma);
  if (not is_live(diagram.root)) refute_nothing(clause);
  else {
    std::vector<char> is_needed(knots.size());
    for (int l : clause) value[index(std::abs(l))] = l > 0 ? -1 : 1;
    if (not is_refuted(root)) is_needed[index(root.state)] = 1;
    for (std::size_t s = knots.size(); s-- > 1; )
      for (Product const& p : knots[s].products)
        if (is_needed[s] and not is_refuted(p)) is_needed[index(p.state)] = 1;
    refute(is_needed);
    for (int l : clause) value[index(std::abs(l))] = 0;
  }
  send();
}

@ The reason is the number of the clause that makes the product false: by a literal, or else by the state, which stands last.

@<Show that the root implies the formula@>=
Id Certificate::reason(Product const& p) const
{
  for (std::size_t k = 0; k < p.literals.size(); ++k) {
    auto const o = index(std::abs(p.literals[k]));
    if (o < value.size() and value[o] == (p.literals[k] > 0 ? -1 : 1)) return p.says(k);
  }
  return 0;
}
void Certificate::refute(std::vector<char>& is_needed)
{
  auto const refute = [this](Product const& p) {
    Id const why = reason(p);
    add(why != 0 ? why : p.says(p.literals.size() - 1));
  };
  for (std::size_t s = 1; s < knots.size(); ++s) {
    if (not is_needed[s]) continue;
    for (Product const& p : knots[s].products) refute(p);
    for (std::size_t k = knots[s].sums.size(); k-- > 0; ) add(knots[s].sums[k]);
  }
  refute(root);
}

@ If there is no cover, the root is false by itself, and from something false all follows: $T$ is false, so $A$ and $x_1$ are. But a clause that says something about $x_1$ has supposed that
already, and hints must not say again what is known. The sum has the three clauses before the root's two, and $A$ has two before these.

@<Show that the root implies the formula@>=
void Certificate::refute_nothing(std::vector<int> const& clause)
{
  auto const has = [&](int l) { return std::ranges::find(clause, l) != clause.end(); };
  Id const sum = root.first - 3, a = sum - 2;
  add(root.says(0)); // $T$ is false
  if (not has(-1)) {
    add(sum + 2); // so is $A$
    add(a);       // so $x_1$ is true
  }
  if (not has(1)) add(sum + 1); // and then $T$ is true
}

@ The clauses come in the order of \sec{text/formula}.

@<Show that the root implies the formula@>=
void Certificate::delete_formula()
{
  Id id = 0;
  for (int i = 1; i <= formula.item_count(); ++i) delete_clause(++id, formula.options_of(i));
  for (int a = 1; a <= formula.variable_count(); ++a)
    for (int b : formula.clashes_of(a)) delete_clause(++id, {-a, -b});
  for (int o : formula.idle()) delete_clause(++id, {-o});
}

@ How long is all that? Here are the lines for the dominoes of $8\times8$: all of them, with their bytes; definitions, lemmas, and deletions; and the numbers of variables and clauses in the formula.
\transcript{cpog-parts}
Of the bytes, 1.8 million of 2.1 million are in the last 356 lines, which show that each clause holds in each state. And the numbers of lines do not depend on how many covers there are; a list of them would have thirteen million.
@^certificate, size of@>

What is won depends on how often states come again. For dominoes that is nearly always; for Langford pairs now and then; and for pentominoes hardly ever, as each piece is used once, and
the set of pieces that are left is a part of the state. There the list is the shorter proof (see the table in \sec{command/verify}).

\pitfall{To leave out an option that vanished from a product: then it could be true or false, and each cover would be counted twice. To justify a sum by clauses of the problem: the parts would then exclude
each other among covers, but they are counted over everything. To give a hint that says nothing new, because what it says was known from another one. And to forget that what was added must be
deleted, too.}

\pinned{\.{tests/text/cpog\UL test.cpp} has the certificates of the smallest problems, number by number. In the long tests the checker \.{cpog-check} is asked about
hundreds of random ones, if it can be found; thousands are read by \sec{text/check_count}.}

\exercise[20]{Why are the lemmas of states clauses about their contexts? What would be wrong with the clause that the node of the state is true, alone?}
\answer{It would be false. The state of the right half of the small board is not true in a cover in which a domino lies across the middle; there the context, \.{bc} and~\.{fg}, is
chosen. The clause says: true, or something lies across.}

\exercise[25]{Two boards that have nothing to do with each other are one problem with $mn$ covers. How large is its certificate, and how could it be as small as those of the two boards together?}
\answer{The states of the first board come with all of the second one; below its last item begin those of the second, which come once. With the smallest item the search jumps between the boards, and then
the states are pairs, of which there may be as many as the product of the numbers. When what is left falls apart, so that no two options of different parts share an item, a state can be the product of its parts, each of which is
remembered by itself. The lemma of a part has a context within the context of the whole, and the lemma of the whole has those of its parts as hints. For a board of $10\times10$ that saves 8 of 4024 states, which is why it is an exercise.}

\summary{Ways are products, states are sums. Lemmas say that a state is true unless something lies across its boundary; then the root is true, and each clause follows from it, and goes.}
