@** Certificates of a number. \label{text/cpog}%
A board of $8\times8$ squares can be filled with dominoes in 12{,}988{,}816 ways. To prove this by
listing all of them takes several gigabytes. The diagram of \sec{more/diagram} knows the number
from 689 states. Can it be proved without listing anything?
@^certificate of a number@>@^CPOG@>

There is a format for that, made to certify programs that count the models of a formula [BNAH23].
It is called CPOG, for {\it certified partitioned-operation graph}, and has two operations. A {\it
product\/} is the ``and'' of things that speak of {\it different\/} variables; so its models are
counted by multiplying. A {\it sum\/} is the ``or'' of two things that are never true {\it
together\/}; so its models are counted by adding. Here are three squares in a row, to be filled
with a domino and a single square, in one of two ways:
\transcript{cpog-problem}
The formula is that of \sec{text/lrat}: clause~1 says that \.a is covered, by option 1 or~3, and
so on; clause~4 says ``not both 1 and~3''. And this is its certificate:
\transcript{cpog-small}

@ Variables 1 to~4 are options; 5 and all that follow are {\it nodes}, which are new variables.
Node~5 is the way that begins with option~1, node~6 the one that begins with option~3, and node~7
says that it is one or the other. Node~8 is the root, a product of node~7 alone.
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
A clause {\it follows\/} as in \sec{text/hints}: suppose that all of its literals are false; then
each clause among the hints leaves one literal, which must be true, and the last one leaves none.

Why does that prove a number? First the formula implies the root: a clause is added that consists
of the root alone. Then the root implies the formula: each clause of the formula, and each clause
that was added on the way, is {\it deleted}, but only if it follows from the others. In the end
only the definitions and the root are left. So the models of the root are the models of the
formula; and these can be counted. {\it The number itself is nowhere in the file}, so it cannot be
wrong.

@ The checker and the writer share no code.

@(dlx/text/cpog.hpp@>=
#pragma once
/* Certificates of the number of covers, in the format CPOG: a writer; and a checker,
   which shares nothing with the writer or with the searches. */
#include "dlx/base/source.hpp"
#include "dlx/more/problem.hpp"
#include <atomic>
#include <gmpxx.h>
#include <ostream>
namespace dlx {
struct StateDiagram;
mpz_class check_count(Problem const& problem, Source const& certificate);
  /* the number of covers, if it is proved. Throws |WrongProof| at the first line that
     does not hold, |InputError| if there is something that cannot be read, and
     |Unsupported| for bounds. Time: the length of the file and of the clauses that its
     hints name, all pairs of options, and for each part of a node one bit for each option.
     Memory: for each node one bit for each option */
void check_formula(Problem const& problem, Source const& cnf);
  /* are these, in DIMACS, the clauses of |problem|, in order? Throws as above */
bool write_cpog(std::ostream& cnf, std::ostream& cpog, Problem const& problem,
  StateDiagram const& diagram, std::atomic<bool> const* stop = nullptr);
  /* a formula whose models are the covers, and a proof of how many these are; false if it
     was stopped, and is not whole. Throws |Unsupported| if there are bounds. Size: states times clauses at worst, as each clause
     is shown to hold in each state that has not decided it yet */
} // |namespace dlx|

@ In the source the checker comes first, and the headers that only the writer needs are included
after it. So the compiler refuses a checker that uses anything of the writer.

@(dlx/text/cpog.cpp@>=
#include "dlx/text/cpog.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include "dlx/text/check_proof.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <unordered_map>
namespace dlx {
namespace {
@<State the clauses of a problem@>
@<Read line by line@>
@<Declare the class |CountChecker|@>
}
mpz_class check_count(Problem const& problem, Source const& certificate)
{ return CountChecker(problem, certificate).run(); }
@<Check a formula@>
} // |namespace dlx|
#include "dlx/more/lemmas.hpp"
#include "dlx/text/proof.hpp"
namespace dlx {
namespace {
@<Declare the class |Certificate|@>
}
bool write_cpog(std::ostream& cnf, std::ostream& cpog, Problem const& problem,
  StateDiagram const& diagram, std::atomic<bool> const* stop)
{ return Certificate(cpog, problem, diagram, stop).write(cnf); }
} // |namespace dlx|

@*1 Checking a count. \label{text/check_count}%
This is the checker at work:
\transcript{check-count}
The first certificate is that of the dominoes. In the second, one line of five thousand was left
out, and another one needs it.

The clauses of the problem are made once more, in a simpler way than the writer's. The checker
relies on the reader of problems (\sec{text/dlx}), on |Problem| (\sec{more/problem}), on the
reader of numbers (\sec{text/check_proof}), and on GMP.
@^trust@>

{\it Why is the number right, if the checker accepts the certificate?} Let the {\it models\/} of a
set of clauses be the ways to choose options such that the nodes can be made true or false in
agreement with all clauses.
\smallskip
{\parindent=2.6em
\item{1.} {\it The models never change.} In the beginning, they are the covers. A definition says of
a new variable what it is, and nothing about the others. A clause that is added follows from the
others; so it excludes nothing. A clause that is deleted follows from those that stay; so nothing
comes in.
\item{2.} {\it At the end they are the models of the root.} Nothing is left but definitions, and the
clause that the root is true.
\item{3.} {\it The models of a node are counted rightly.} Those of a product are any combinations of
models of its parts, as no option is spoken of twice. Those of a sum are the models of one part
and of the other, since no model belongs to both. An option that a part does not speak of doubles
its models.\par}
@^soundness of a checker@>

@ This is the certificate of the row of three squares, line by line. To {\it suppose\/} is to take
the opposite of a clause for true; each hint then adds a literal, until a hint has nothing left
that could be true.
$$\vbox{\halign{{\tentex#}\hfil\quad&#\hfil\quad&#\hfil\cr
{\it line}&{\it what is checked}&{\it what is known then}\cr
\noalign{\smallskip}
7 p 5 1 -3 -4 2&four parts, no option twice&node 5 has $1\cdot1\cdot1\cdot1$ models\cr
12 p 6 3 -1 4 -2&four parts, no option twice&node 6 has one, too\cr
17 s 7 5 6&suppose 5 and~6: 1; clause~14 is false&node 7 has $1+1$ models\cr
20 a 5 -1&suppose $\bar5$ and~1: $\bar3$, $\bar4$, 2; clause~7 is false&it holds\cr
21 a 7&suppose $\bar7$: $\bar5$, $\bar6$, $\bar1$, 3, 4, $\bar2$; clause~12 is false&it holds\cr
22 p 8 7, \rm and \tentex r 8&one part&the root has two models\cr
24 a 8&suppose $\bar8$: 7; clause~22 is false&the root is true\cr
d 21, d 20&what has made them is still there&they can go\cr
d 1&suppose $\bar1$ and $\bar3$: 8, $\bar5$, $\bar6$, $\bar7$; clause~23 is false&the first item can go\cr
d 2 \rm to \tentex d 6&the same, five times more&the problem can go\cr}}$$
Nothing is left but definitions, and clause~24. So there are two covers.

@ An item is the clause of its options. The order is that of \sec{text/clause-order}: items, pairs, idle
ones.

@<State the clauses of a problem@>=
using Clause = @[std::vector<int>@];
struct Clauses {
  int variables = 0;
  std::vector<Clause> list = std::vector<Clause>(); /* number $k$ is at place $k-1$ */
};
bool do_clash(Problem const& p, int a, int b)
{
  for (Entry const& e : p.option(a))
    for (Entry const& f : p.option(b))
      if (e.item == f.item and (e.colour != f.colour or e.colour == 0)) return true;
  return false;
}
bool is_idle(Problem const& p, int option)
{
  auto const is_primary = [&](Entry const& e) { return p.item(e.item).kind == Kind::primary; };
  return option > p.option_count() or std::ranges::none_of(p.option(option), is_primary);
}

@ Bounds are refused, as by the writer.

@<State the clauses of a problem@>=
Clauses clauses_of(Problem const& p)
{
  if (p.has_bounds()) throw Unsupported("clauses know nothing of bounds, and this problem has some");
  Clauses c = {std::max(p.option_count(), 1)};
  std::vector<Clause> items(index(p.item_count()));
  std::vector<int> players, idle;
  for (int o = 1; o <= c.variables; ++o) (is_idle(p, o) ? idle : players).push_back(o);
  for (int o : players)
    for (Entry const& e : p.option(o)) items[index(e.item) - 1].push_back(o);
  for (int i = 1; i <= p.item_count(); ++i)
    if (p.item(i).kind == Kind::primary) c.list.push_back(items[index(i) - 1]);
  for (std::size_t a = 0; a < players.size(); ++a)
    for (std::size_t b = a + 1; b < players.size(); ++b)
      if (do_clash(p, players[a], players[b])) c.list.push_back({-players[a], -players[b]});
  for (int o : idle) c.list.push_back({-o});
  return c;
}

@ A line whose first word is \.c is a comment. |Statements| judges the words (\sec{text/statements}).

@<Read line by line@>=
constexpr char const* who_writes = "dlx count --proof FILE writes FILE.cnf and FILE.cpog";
bool next_line(Statements& s)
{
  std::string_view const text = s.source.text;
  for (s.words.clear(); s.at < text.size() and s.words.empty(); ++s.at) {
    auto const end = std::min(text.find('\n', s.at), text.size());
    for (Word const& w : words_of(text, s.at, end)) s.words.push_back(w.text);
    s.at = end;
    if (not s.words.empty() and s.words[0] == "c") s.words.clear();
  }
  return not s.words.empty();
}

@ The |CountChecker| keeps the clauses by their numbers. Definitions are marked, since they are
not deleted, and since sums may use nothing else. The options of which a node speaks are the bits
of a long number.

@<Declare the class |CountChecker|@>=
class CountChecker {
  using Id = std::int64_t;
  struct Known { Clause literals; bool is_definition = false; };
  struct Node { /* what is known of it, by its definition */
    mpz_class models, speaks_of; /* the latter is a set of options, as bits; the former are over these */
    unsigned long size() const { return mpz_popcount(speaks_of.get_mpz_t()); } /* of that set */
  };
  Statements words;
  int options;
  std::unordered_map<Id, Known> clauses;
  std::vector<Node> nodes;   /* variable $v$ is node $v-1$, options being nodes, too */
  std::vector<signed char> truth; /* of each variable: 1, $-1$, or 0 for unknown */
  std::vector<int> trail;    /* the variables that are known */
  int root = 0;
  Node const& node(int literal) const { return nodes[index(std::abs(literal)) - 1]; }
  @<Let clauses follow@>
  @<Let nodes be defined@>
  @<Check a line of a certificate@>
public:@/
  @<Check all lines of a certificate@>
};

@ An option speaks of itself, and is true in one way.

@<Check all lines of a certificate@>=
CountChecker(Problem const& problem, Source const& certificate) : words{certificate, 'c', who_writes}
{
  auto const stated = clauses_of(problem);
  options = stated.variables;
  for (std::size_t k = 0; k < stated.list.size(); ++k)
    clauses[static_cast<Id>(k) + 1] = {stated.list[k], false};
  for (int o = 0; o < options; ++o) nodes.push_back({1, mpz_class(1) << o});
  truth.resize(nodes.size() + 1);
}

@ A number of a clause is at least~1; a literal names a variable that is there.

@<Let clauses follow@>=
Id number(std::size_t k) const /* word |k|, of a clause */
{
  Id const n = number_in(words, k);
  if (n < 1) words.refuse(k, "here the number of a clause is wanted");
  return n;
}
int literal(std::size_t k) const /* of an option or a node; 0 for the end */
{
  Id const n = number_in(words, k);
  if (std::abs(n) > static_cast<Id>(nodes.size())) words.doubt(k, "there is no such option, and no such node");
  return static_cast<int>(n);
}
std::size_t read_clause(std::size_t k, Clause& c) const /* the place after its 0 */
{
  for (int l = literal(k); l != 0; l = literal(++k)) c.push_back(l);
  return k + 1;
}
void add(Id id, Clause literals, bool is_definition)
{
  if (not clauses.emplace(id, Known{std::move(literals), is_definition}).second)
    words.doubt(0, fmt::format("there is a clause {} already", id));
}

@ The trail has all that was supposed, and is cleared at the end.

@<Let clauses follow@>=
bool suppose(int l)
{
  auto& t = truth[index(std::abs(l))];
  int const wanted = l > 0 ? 1 : -1;
  if (t != 0) return t == wanted;
  t = static_cast<signed char>(wanted);
  trail.push_back(std::abs(l));
  return true;
}

@ A clause follows if its literals are false, each hint then leaves one unknown literal, which
becomes true, and the last hint none. A hint that leaves two, or that is true already, is a
mistake; so is one after the end of the argument, since a mistake in a proof may be a sign of
another one. A line without its zero is refused by |number_in|.

@<Let clauses follow@>=
void must_follow(Clause const& clause, std::size_t k, bool by_definitions)
{
  bool is_shown = false;
  for (int l : clause) is_shown = not suppose(-l) or is_shown;
  for (; number_in(words, k) != 0; ++k) {
    auto const it = clauses.find(number(k));
    if (it == clauses.end()) words.doubt(k, "there is no clause of this number");
    if (by_definitions and not it->second.is_definition)
      words.doubt(k, "a sum must be justified by definitions");
    if (is_shown) words.doubt(k, "nothing is left to be shown here");
    @<Look at the literals of a hint@>
  }
  if (not is_shown) words.doubt(0, "this does not follow from its hints");
  if (k + 1 != words.words.size()) words.refuse(k + 1, "nothing may follow the 0");
  for (int v : trail) truth[index(v)] = 0;
  trail.clear();
}

@ Of a hint, the number of unknown literals matters, and whether one is true.

@<Look at the literals of a hint@>=
int open = 0, left = 0;
bool is_true = false;
for (int l : it->second.literals) {
  int const t = truth[index(std::abs(l))];
  if (t == 0) ++left, open = l;
  is_true = is_true or t == (l > 0 ? 1 : -1);
}
if (is_true or left > 1) words.doubt(k, "nothing follows from this clause here");
if (left == 1) suppose(open);
else is_shown = true;

@ Nodes are numbered without gaps. A product of $k$ parts has $k+1$ clauses, a sum three; their
numbers must be new.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
&$v=abc$&$v=a+b$\cr
\noalign{\smallskip}
first clause&$v+\bar a+\bar b+\bar c$&$\bar v+a+b$\cr
next ones&$\bar v+a$, $\bar v+b$, $\bar v+c$&$v+\bar a$, $v+\bar b$\cr
speaks of&all of which its parts do&the same\cr
models&multiplied&added, when each was made to speak of the same\cr}}$$
One column is the other with all signs changed, so one function makes both.
@^De Morgan, Augustus@>

@<Let nodes be defined@>=
void introduce(Node added, Clause const& parts, bool is_product)
{
  Id id = number(0);
  int const sign = is_product ? 1 : -1, v = static_cast<int>(nodes.size()) + 1;
  Clause first = {sign*v};
  for (int l : parts) first.push_back(-sign*l);
  add(id, std::move(first), true);
  for (int l : parts) add(++id, {-sign*v, sign*l}, true);
  truth.push_back(0);
  nodes.push_back(std::move(added));
}
mpz_class count_of(int l) const
{
  Node const& n = node(l);
  return l > 0 ? n.models : mpz_class((mpz_class(1) << n.size()) - n.models);
}

@ The parts of a product must speak of different options. A part that is there twice speaks of the
same.

@<Let nodes be defined@>=
void add_product()
{
  Clause parts;
  if (read_clause(3, parts) != words.words.size()) words.refuse(words.words.size(), "nothing may follow the 0");
  Node product = {1, 0};
  for (std::size_t k = 0; k < parts.size(); ++k) {
    Node const& part = node(parts[k]);
    if (mpz_class(product.speaks_of & part.speaks_of) != 0)
      words.doubt(3 + k, "a part before this one speaks of the same option");
    product.speaks_of |= part.speaks_of;
    product.models *= count_of(parts[k]);
  }
  introduce(std::move(product), parts, true);
}

@ The two parts of a sum must not be true together, which the hints show, using definitions only.
With other clauses it would be true of covers, and not of all models of the parts, which are
counted. An option of which only one part speaks doubles the models of the other.

@<Let nodes be defined@>=
void add_sum()
{
  int const a = literal(3), b = literal(4);
  if (a == 0 or b == 0) words.refuse(a == 0 ? 3 : 4, "a sum has two parts");
  must_follow({-a, -b}, 5, true);
  Node sum = {0, 0};
  for (int l : {a, b}) sum.speaks_of |= node(l).speaks_of;
  for (int l : {a, b}) sum.models += count_of(l) << (sum.size() - node(l).size());
  introduce(std::move(sum), {a, b}, false);
}

@ A line is known by its second word, if the first one is a number, and else by the first. A
clause is deleted before it is checked whether it follows: no clause is its own reason.

@<Check a line of a certificate@>=
void add_clause()
{
  Clause c;
  auto const k = read_clause(2, c);
  must_follow(c, k, false);
  add(number(0), std::move(c), false);
}
void delete_clause()
{
  auto const it = clauses.find(number(1));
  if (it == clauses.end()) words.doubt(1, "there is no clause of this number");
  if (it->second.is_definition) words.doubt(1, "this is a definition, which must stay");
  Clause const c = std::move(it->second.literals);
  clauses.erase(it);
  must_follow(c, 2, false);
}
void name_root()
{
  if (root != 0) words.doubt(0, "there is a root already");
  root = literal(1);
  if (root <= options) words.doubt(1, "the root must be a node");
  if (words.words.size() > 2) words.refuse(2, "nothing may follow the root");
}

@ At the end exactly the root is left. The table of clauses has no order, so the smallest one that
was not deleted is searched for.

@<Check all lines of a certificate@>=
mpz_class run()
{
  while (next_line(words)) {
    auto const first = words.words[0], second = words.word(1);
    if (first == "r") name_root();
    else if (first == "d") delete_clause();
    else if (second == "a") add_clause();
    else if ((second == "p") or second == "s") {
      if (number_in(words, 2) != static_cast<Id>(nodes.size()) + 1)
        words.doubt(2, fmt::format("the next node is {}", nodes.size() + 1));
      second == "p" ? add_product() : add_sum();
    } else words.refuse(0, "this is no line of a certificate");
  }
  if (root == 0) words.doubt(0, "the certificate has no root");
  @<Find exactly the root among the clauses@>
  Node const& n = node(root);
  return n.models << (index(options) - n.size());
}

@ Definitions stay, and say nothing by themselves.

@<Find exactly the root among the clauses@>=
Id left = 0;
bool is_asserted = false;
for (auto const& [id, clause] : clauses) {
  if (clause.is_definition) continue;
  if (clause.literals == Clause{root}) is_asserted = true;
  else if (left == 0 or id < left) left = id;
}
if (left > 0) words.doubt(0, fmt::format("clause {} has not been deleted", left));
if (not is_asserted) words.doubt(0, "it was not shown that the root is true");

@ The file of the formula can be compared with the problem, clause by clause. The order of
literals does not matter, so both are sorted; a literal that is there twice is a difference. The
zero must stand at the end.

@<Check a formula@>=
void check_formula(Problem const& problem, Source const& cnf)
{
  Statements words = {cnf, 'c', who_writes};
  auto const stated = clauses_of(problem);
  if (not next_line(words) or not words.is(0, "p") or not words.is(1, "cnf") or words.words.size() != 4)
    words.refuse(0, "here p cnf and two numbers are wanted");
  if (number_in(words, 2) != stated.variables or number_in(words, 3) != static_cast<std::int64_t>(stated.list.size()))
    words.doubt(2, fmt::format("the problem has {} variables and {} clauses", stated.variables, stated.list.size()));
  for (std::size_t k = 0; k < stated.list.size(); ++k) {
    if (not next_line(words)) words.doubt(0, "the problem has more clauses");
    std::vector<std::int64_t> given, mine(stated.list[k].begin(), stated.list[k].end());
    for (std::size_t w = 0; w < words.words.size(); ++w) given.push_back(number_in(words, w));
    mine.push_back(0);
    bool const is_ended = given.back() == 0;
    std::ranges::sort(given);
    std::ranges::sort(mine);
    if (not is_ended or given != mine) words.doubt(0, fmt::format("this is not clause {} of the problem", k + 1));
  }
  if (next_line(words)) words.doubt(0, "the problem has fewer clauses");
}

@*1 Nodes. Now the writer. A {\it way\/} of the diagram is a chosen option and the forced ones after it, up to the next state (\sec{more/lemmas}). It becomes a product: its options are chosen, those
that vanish on it are not, and what remains is the node of the state at its end. {\it A product
speaks of the options of its state, each once, and of no others}; this is the invariant of the
diagram, and it means that the factors have no variable in common. A way without covers makes no
product. A state is the sum of its products; and since a sum has two parts, it is a chain of sums.
For three ways with the products $P_1$, $P_2$,~$P_3$ these are $R_2=P_2+P_3$ and $R_1=P_1+R_2$,
and $R_1$ is the node of the state.
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
  Id denies(int option) const /* ``if I am true, this option is not'' */
  { return says(static_cast<std::size_t>(std::ranges::find(literals, -option) - literals.begin())); }
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
  ProofLine line;
  StateDiagram const& diagram;
  std::atomic<bool> const* stop;
  CoverFormula formula;
  std::vector<Knot> knots;
  std::vector<signed char> value; /* of options, in the proof of one clause; 0 if not known */
  Product root;
  Id root_lemma = 0, next; /* the next clause that has no number yet; none comes after that of the root */
  int next_node;
  bool is_live(Way const& w) const { return diagram.covers_after(w) > 0; }
  void add(std::uint64_t clause) { line << " " << clause; } /* a hint */
  void forget_values() { std::ranges::fill(value, 0); }
  @<Define products and sums@>
  @<Show that the formula implies the root@>
  @<Show that the root implies the formula@>
public:
  Certificate(std::ostream& out, Problem const& p, StateDiagram const& d, std::atomic<bool> const* s)
    : line(out), diagram(d), stop(s), formula(p), knots(d.states.size()),
    value(index(formula.variable_count()) + 1), next(formula.clause_count() + 1),
    next_node(formula.variable_count() + 1) {}
  @<Write a certificate@>
};

@ Everything happens in the order of the states, because a way leads to a state with a smaller
number. The lemmas are deleted in the opposite order, with the {\it same\/} hints.

@<Write a certificate@>=
bool write(std::ostream& cnf) /* was it not stopped? */
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
  line.out.flush();
  return not is_raised(stop);
}

@ The chosen option comes first. So the clause ``if this product is true, the option is chosen''
is the second one of the product.

@<Define products and sums@>=
Product product_of(Way const& way, std::vector<int> literals)
{
  for (Move const& s : way.steps) {
    literals.push_back(s.option);
    for (int o : s.vanished) literals.push_back(-o);
  }
  if (way.state > 0) literals.push_back(knots[way.state].node);
  return define_product(std::move(literals), way.state);
}
Product define_product(std::vector<int> literals, int state)
{
  Product p = {next_node++, next, std::move(literals), state};
  line << p.first << " p " << p.node;
  for (int l : p.literals) line << " " << l;
  line.end(" 0\n");
  next += p.literals.size() + 1;
  return p;
}

@ Why do $P_1$ and $R_2$ exclude each other? If $P_1$ is true, so is its option. All other options
of the item have vanished on that way, and this one has vanished on theirs; so each of the
products $P_2$ and $P_3$ denies it, and is false. Hence $R_2$ is false. The hints say this in this
order.

@<Define products and sums@>=
void begin_sum(int a, int b) { line << next << " s " << next_node << " " << a << " " << b; }
int end_sum()
{
  line.end(" 0\n");
  next += 3;
  return next_node++;
}
int define_sum(Knot& knot, std::size_t k, int rest)
{
  auto const& products = knot.products;
  knot.sums[k] = next;
  begin_sum(products[k].node, rest);
  add(products[k].says(0));
  int const option = products[k].literals[0];
  for (std::size_t t = k + 1; t < products.size(); ++t) add(products[t].denies(option));
  for (std::size_t t = products.size() - 1; t-- > k + 1; ) add(knot.sums[t]);
  return end_sum();
}

@ The sums of a chain are made from the last one to the first.

@<Define products and sums@>=
void define_state(int state)
{
  Knot& knot = knots[state];
  for (Way const& w : diagram.states[state])
    if (is_live(w)) knot.products.push_back(product_of(w, {}));
  if (knot.products.empty()) return;
  knot.node = knot.products.back().node;
  knot.sums.resize(knot.products.size() - 1);
  for (std::size_t k = knot.sums.size(); k-- > 0; ) knot.node = define_sum(knot, k, knot.node);
}

@ The root is the product of what is clear from the beginning: idle options are not chosen, steps
are forced, and the first state remains. Each variable has its place in it, so that none is
counted twice. If there is no cover, the root has to be a node that is never true. Literals may be
negated: $A$ is the product of $\bar x_1$ alone, $T=x_1+A$ is always true, and the root is the
product of $\bar T$ alone.

@<Define products and sums@>=
void define_root()
{
  std::vector<int> literals;
  for (int o : formula.idle()) literals.push_back(-o);
  root = product_of(diagram.root, std::move(literals));
}
void define_nothing()
{
  Product const a = define_product({-1}, 0);
  begin_sum(1, a.node);
  add(a.says(0));
  root = define_product({-end_sum()}, 0);
}

@*1 The formula implies the root. The node of a state~$S$ need not be true, since other options may
have been chosen on the way to it. But if an item is still to be covered in~$S$, and none of its
options outside of~$S$ is chosen, one of those in~$S$ must be; and then the same can be said of
the next item. So for each state there is this lemma:
$$\hbox{\it the node of $S$ is true, or an option of its context is chosen},$$
where the {\it context\/} consists of those options that are not in~$S$, but belong to items which
are needed in its proof. It is a clause; for the dominoes its length is the number of pieces that
lie across the boundary of what is left. @^context of a state@>

How is it shown? Suppose that the node is false and nothing of the context is chosen. The chain of
sums says that each product is false. Each way but the last has a lemma of its own, shown before:
{\it if its option is chosen, its product is true, or an option of the context is chosen}. So its
option is not. The clause of the item then leaves the option of the last way. From here on, the
way is followed: what clashes vanishes, the next item has one option left, and so on. At its end
its product is true, by the lemma of the state that remains, and that is a conflict; or an item is
dead, and its clause is the conflict.

@ The context of a way has all options of the items that are used, and of the dead one, and the
context of what remains; but none that the way itself has chosen or lost. An option of the context
is never in~$S$. It is no option of the state that remains, because it belongs to an item that has
been covered before, or to the context of that state; and it is none that is named on the way. So
by the invariant of diagrams it is not in~$S$.

@<Show that the formula implies the root@>=
std::vector<int> context_of(Way const& way, bool is_supposed)
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

@ A way is followed by naming the hints, step by step. A hint whose literal is known already would
be a mistake, so what is known is noted. A product's first clause is ``true if all literals are''.
A line begins with the clause that is shown; a deletion needs only its number.

@<Show that the formula implies the root@>=
void follow(Way const& way, bool is_supposed, Id product)
{
  for (Move const& s : way.steps) {
    if (not is_supposed or &s != &way.steps[0]) add(index(s.item));
    for (int o : s.vanished)
      if (value[index(o)] == 0) {
        add(formula.clause_of(s.option, o));
        value[index(o)] = -1;
      }
  }
  if (way.dead > 0) add(index(way.dead));
  else if (way.state > 0) add(knots[way.state].lemmas + diagram.states[way.state].size() - 1);
  if (product > 0) add(product);
}
void begin(Id id, std::vector<int> const& clause, bool is_deletion)
{
  if (is_deletion) line << "d " << id;
  else {
    line << id << " a";
    for (int l : clause) line << " " << l;
    line << " 0";
  }
}

@ Each way of a state has a lemma of its own, but for the last one, which has that of the state.
The products are those of the ways that have covers; so the product of way~$w$ is found by
counting. A state has as many lemmas as ways, with consecutive numbers.

@<Show that the formula implies the root@>=
void show(int state, std::size_t w, bool is_deletion)
{
  auto const& ways = diagram.states[state];
  Knot& knot = knots[state];
  Way const& way = ways[w];
  bool const is_last = w + 1 == ways.size();
  auto const products = static_cast<std::size_t>(std::count_if(ways.begin(),
    ways.begin() + static_cast<std::ptrdiff_t>(w), [this](Way const& v) { return is_live(v); }));
  Product const* const product = is_live(way) ? &knot.products[products] : nullptr;
  if (w == 0 and not is_deletion) knot.lemmas = next, next += ways.size();
  auto clause = context_of(way, not is_last);
  @<Complete the clause and its context@>
  begin(knot.lemmas + w, clause, is_deletion);
  if (is_last) {@+ @<Exclude all ways but the last@>@+ }
  follow(way, not is_last, product != nullptr ? product->first : 0);
  line.end(" 0\n");
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

@ First all products are false, by the sums; then all options but that of the last way, by their
lemmas.

@<Exclude all ways but the last@>=
for (Id sum : knot.sums) {
  add(sum + 1);
  add(sum + 2);
}
for (std::size_t v = 0; v < w; ++v) {
  add(knot.lemmas + v);
  value[index(ways[v].steps[0].option)] = -1;
}

@ The root has no context: all other options are idle, or in the state that remains. After this
line the root is known.

@<Show that the formula implies the root@>=
void show_root()
{
  line << "r " << root.node << "\n";
  root_lemma = next;
  begin(root_lemma, {root.node}, false);
  bool const is_live_root = is_live(diagram.root);
  for (std::size_t k = 0; k < formula.idle().size() and is_live_root; ++k)
    add(formula.clause_of_idle(k));
  follow(diagram.root, false, is_live_root ? root.first : 0);
  line.end(" 0\n");
  forget_values();
}

@*1 The root implies the formula. Each clause of the formula is deleted, which is the larger part of
the file. Suppose that a clause is false: for a clash, both options are chosen; for an item, none
of its options is; for an idle option, it is chosen. Then the root must be false, by the
definitions. A product is false if one of its literals is, and else because what remains is false.
So the writer goes down from the root, and notes which states are needed; a state is needed if a
product that leads to it has no false literal of its own. Then it goes up again, and each state
that is needed is shown to be false, product by product and sum by sum. A product that has decided
what the clause speaks of has a false literal, as each cover satisfies the clause.

The length of this part is, at worst, the number of clauses times that of states; for the dominoes
of size $10\times10$ it is less than half of that.

@<Show that the root implies the formula@>=
void delete_clause(Id id, std::vector<int> const& clause)
{
  if (is_raised(stop)) return;
  begin(id, clause, true);
  add(root_lemma);
  for (int l : clause) value[index(std::abs(l))] = l > 0 ? -1 : 1;
  if (is_live(diagram.root)) refute(needed_states());
  else refute_nothing(clause);
  for (int l : clause) value[index(std::abs(l))] = 0;
  line.end(" 0\n");
}
std::vector<char> needed_states() const
{
  std::vector<char> is_needed(knots.size());
  if (reason(root) == 0) is_needed[index(root.state)] = 1;
  for (std::size_t s = knots.size(); s-- > 1; )
    for (Product const& p : knots[s].products)
      if (is_needed[s] and reason(p) == 0) is_needed[index(p.state)] = 1;
  return is_needed;
}

@ The reason is the number of the clause that makes the product false: by a literal, or else by
the state, which comes last.

@<Show that the root implies the formula@>=
Id reason(Product const& p) const
{
  for (std::size_t k = 0; k < p.literals.size(); ++k) {
    auto const o = index(std::abs(p.literals[k]));
    if (o < value.size() and value[o] == (p.literals[k] > 0 ? -1 : 1)) return p.says(k);
  }
  return 0;
}
void refute(std::vector<char> const& is_needed)
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

@ If there is no cover, the root is false by itself: $T$ is false, so $A$ and $x_1$ are. But a
clause that says something about $x_1$ has supposed that already, and hints must not repeat what
is known. The sum has the three clauses before the root's two, and $A$ has two before these. The
clauses of the formula come in the order of \sec{text/clause-order}.

@<Show that the root implies the formula@>=
void refute_nothing(std::vector<int> const& clause)
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
void delete_formula()
{
  Id id = 0;
  for (int i = 1; i <= formula.item_count(); ++i) delete_clause(++id, formula.options_of(i));
  for (int a = 1; a <= formula.variable_count(); ++a)
    for (int b : formula.clashes_of(a)) delete_clause(++id, {-a, -b});
  for (int o : formula.idle()) delete_clause(++id, {-o});
}

@ These are the lines for the dominoes of $8\times8$, with their bytes, by kind, and the size of
the formula.
\transcript{cpog-parts}
Of the bytes, 1.8 million of 2.1 million are in the last 356 lines, the deletions. A list of the
covers would have thirteen million lines. A certificate is short if states come again, as for
dominoes; for pentominoes the list is the shorter proof (see the table in \sec{command/verify}).
@^certificate, size of@>

In the tests, certificates of random problems are damaged; the checker may accept one only if the
number is still right.
\verbatimfile{tests/data/tampered-count.txt}
No line can be left out, and none can be there twice.
@^tampering@>

\pitfall{To leave out an option that vanished from a product: then it could be true or false, and
each cover would be counted twice. To justify a sum by clauses of the problem: the parts would then
exclude each other among covers, but they are counted over everything. The checker must not believe that
the formula in the file is that of the problem. It must not compute with numbers of the machine. And it must look at the clauses that are left, not only at the last line.}

\pinned{\.{tests/text/cpog\UL test.cpp} has the certificates of the smallest problems, number by
number. It compares the numbers for hundreds of problems with brute force, and has one damage for each message. The long tests ask the checker \.{cpog-check}, if it can be found.}

\exercise[20]{Why are the lemmas of states clauses about their contexts? What would be wrong with
the clause that the node of the state is true, alone?}
\answer{It would be false. The state of the right half of the small board is not true in a cover in
which a domino lies across the middle; there the context, \.{bc} and~\.{fg}, is chosen. The clause
says: true, or something lies across.}

\exercise[18]{A certificate has a root that is a product of one literal, option~1, and is otherwise
empty. Of which problems is it a proof, once the lines for the formula are there?}
\answer{Of those whose covers are the sets of options that contain option~1, whatever else they
contain. With one option that is a problem in which this option has all primary items, and which has
one cover. With two options, the other one would have to be free to be chosen or not. But if option~1
alone is a cover, any other option with a primary item would cover that item a second time. An option
without one is idle, and forbidden by a clause of its own. So this cannot be.}

\summary{Ways are products, which share nothing; states are sums, which exclude. Lemmas say that a
state is true unless something lies across its boundary; then the root is true, and each clause
follows from it, and goes. The checker multiplies and adds.}
