@** A sceptic who counts. \label{text/check_count}%
Here is a file that claims to prove how many covers a problem has (\sec{text/cpog}), and the number is not even written in it. The sceptic of \sec{text/check_proof} would have looked at each
cover. There are nearly thirteen million of them, and none is in the file. What is there to be seen?
\transcript{check-count}
The first certificate is that of the dominoes. In the second, one line of five thousand was left out, and the sceptic has found another one that needs it.

As before, no line of code is shared with those who write: the clauses of the problem are made once more, by another hand, and in a simpler way, for a checker may be slow where a
writer is clever. What has to be believed is the reader of problems (\sec{text/dlx}), what it makes of them (\sec{more/problem}), the reader of numbers (\sec{text/conditions}), the long numbers of GMP, and this chapter.
@^trust@>@^certificate of a number@>

@ {\it Why is the number right, when the sceptic is content?} Think of all the clauses that are there at some moment, of the problem, of definitions, and others. Let the {\it models\/} be the
ways to choose options such that the nodes can be made true or false in agreement with all clauses. Three things are to be seen.
\smallskip
{\parindent=2.6em
\item{1.} {\it The models never change.} In the beginning, they are the covers. A definition says of a new variable what it is, and nothing about the others. A clause that is added
follows from those that are there; so it excludes nothing. A clause that is deleted follows from those that stay; so nothing comes in.
\item{2.} {\it At the end they are the models of the root.} Nothing is left but definitions, and the clause that the root is true.
\item{3.} {\it The models of a node are counted rightly.} Those of a product are pairs, triples, and so on, of models of its parts, in any combination, as no option is spoken of twice. Those of a sum are the models
of one part and of the other, since no model belongs to both. An option that a part does not speak of doubles its models.\par}
\smallskip\noindent
So the sceptic has five things to check: that clauses follow, when they come and when they go; that products have no option in common; that sums exclude each other; that a new node
is new; and what is left in the end. The number is then computed by him, and by nobody else.
@^soundness of a checker@>

@ And this is what he does with the certificate of the row of three squares (\sec{text/cpog}), line by line. To {\it suppose\/} is to take the opposite of a clause for true; each hint then adds a literal, until a hint has nothing left that
could be true.
$$\vbox{\halign{{\tentex#}\hfil\quad&#\hfil\quad&#\hfil\cr
{\it line}&{\it what he sees}&{\it what he knows then}\cr
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
Nothing is left but definitions, and clause~24, which says that the root is true. So there are two covers; but no line has a~2 that means it.

@ The answer is a number without bound. Errors are those of \sec{text/check_proof}: what cannot be read is an |InputError|, and what does not hold a |WrongProof|.

@(dlx/text/check_count.hpp@>=
#pragma once
/* Checks certificates of the number of covers, in CPOG.  It shares nothing with the
   searches, or with those who write certificates. */
#include "dlx/text/conditions.hpp"
#include <gmpxx.h>
namespace dlx {
mpz_class check_count(Problem const& problem, Source const& certificate);
  /* the number of covers, if it is proved. Throws |WrongProof| at the first line that
     does not hold, |InputError| if there is something that cannot be read, and
     |Unsupported| for bounds. Time: the length of the file and of the clauses that its
     hints name, all pairs of options, and for each part of a node one bit for each option.
     Memory: for each node one bit for each option */
void check_formula(Problem const& problem, Source const& cnf);
  /* are these, in DIMACS, the clauses of |problem|, in order? Throws as above */
} // |namespace dlx|

@ The source states the clauses, reads lines, and has one class.

@(dlx/text/check_count.cpp@>=
#include "dlx/text/check_count.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <unordered_map>
namespace dlx {
namespace {
@<State the clauses of a problem@>
@<Read line by line@>
@<Declare the class |Auditor|@>
@<Let clauses follow@>
@<Let nodes be defined@>
@<Check a line of a certificate@>
@<Check what is left@>
}
mpz_class check_count(Problem const& problem, Source const& certificate)
{ return Auditor(problem, certificate).run(); }
@<Check a formula@>
} // |namespace dlx|

@*1 The problem. An item is the clause of its options. Of each two options it is asked whether they go together, which is simple, and for two thousand options a matter of
a fraction of a second. What has no primary item is idle; and variable~1 is there in any case.

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

@ The order is that of \sec{text/formula}: items, pairs, idle ones.

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

@ Lines end where they end, and a line whose first word is \.c is a comment. The words are taken apart and judged as in \sec{text/conditions}, where they had semicolons.

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

@*1 Clauses. The |Auditor| keeps the clauses that are there, by their numbers. He knows which of them are definitions, since these are not deleted, and since sums may
use nothing else. Of what a node speaks is a set of bits, which is a waste for an option that speaks of itself only; but two sets are compared 64 options at a time.

@<Declare the class |Auditor|@>=
class Auditor {
public:
  Auditor(Problem const& problem, Source const& certificate);
  mpz_class run();
private:
  using Id = std::int64_t;
  struct Known { Clause literals; bool is_definition = false; };
  struct Node { /* what is known of it, by its definition */
    mpz_class models;                  /* over the options of which it speaks */
    std::vector<std::uint64_t> speaks_of; /* a set of options */
  };
  @<Declare what the auditor can do@>
  Statements words;
  int options;
  std::unordered_map<Id, Known> clauses;
  std::vector<Node> nodes;   /* variable $v$ is node $v-1$, options being nodes, too */
  std::vector<signed char> truth; /* of each variable: 1, $-1$, or 0 for unknown */
  std::vector<int> trail;    /* the variables that are known */
  int root = 0;
};

@ A function for each kind of line, and what they need. Words are known by their places in the line, from~0.

@<Declare what the auditor can do@>=
Id number(std::size_t k) const;    /* word |k|, of a clause, above 0 */
int literal(std::size_t k) const;  /* word |k|, of an option or a node; 0 for the end */
std::size_t read_clause(std::size_t k, Clause& c) const; /* behind its 0 */
void add(Id id, Clause literals, bool is_definition);
bool suppose(int literal);
void must_follow(Clause const& clause, std::size_t k, bool by_definitions);
void introduce(Id id, int node, Clause const& parts, bool is_product);
void add_product();
void add_sum();
void add_clause();
void delete_clause();
void name_root();
mpz_class count_of(int literal) const;
int size_of(Node const& node) const;

@ An option speaks of itself, and is true in one way.

@<Let clauses follow@>=
Auditor::Auditor(Problem const& problem, Source const& certificate) : words{certificate, 'c', who_writes}
{
  auto const stated = clauses_of(problem);
  options = stated.variables;
  for (std::size_t k = 0; k < stated.list.size(); ++k)
    clauses[static_cast<Id>(k) + 1] = {stated.list[k], false};
  for (int o = 0; o < options; ++o) {
    nodes.push_back({1, std::vector<std::uint64_t>(index(options)/64 + 1)});
    nodes.back().speaks_of[index(o)/64] |= std::uint64_t{1} << o%64;
  }
  truth.resize(nodes.size() + 1);
}

@ A number of a clause is at least~1; a literal names a variable that is there.

@<Let clauses follow@>=
Auditor::Id Auditor::number(std::size_t k) const
{
  Id const n = number_in(words, k);
  if (n < 1) words.refuse(k, "here the number of a clause is wanted");
  return n;
}
int Auditor::literal(std::size_t k) const
{
  Id const n = number_in(words, k);
  if (std::abs(n) > static_cast<Id>(nodes.size())) words.doubt(k, "there is no such option, and no such node");
  return static_cast<int>(n);
}
std::size_t Auditor::read_clause(std::size_t k, Clause& c) const
{
  for (int l = literal(k); l != 0; l = literal(++k)) c.push_back(l);
  return k + 1;
}
void Auditor::add(Id id, Clause literals, bool is_definition)
{
  if (not clauses.emplace(id, Known{std::move(literals), is_definition}).second)
    words.doubt(0, fmt::format("there is a clause {} already", id));
}

@ To see whether a clause follows, suppose that its literals are false. Each hint must then leave one literal that is not known, which becomes true, and the last hint none. A hint
that leaves two, or that is true already, says nothing, and is a mistake; so is one behind the end of the argument. A checker may be generous about that, and most are. But a mistake in a
proof may be a sign of another one.

@<Let clauses follow@>=
bool Auditor::suppose(int l)
{
  auto& t = truth[index(std::abs(l))];
  int const wanted = l > 0 ? 1 : -1;
  if (t != 0) return t == wanted;
  t = static_cast<signed char>(wanted);
  trail.push_back(std::abs(l));
  return true;
}

@ Suppose nothing twice: |suppose| answers whether the literal can still be true, and so a clause that has a
literal and its opposite is shown before the first hint, whatever the others are. What was supposed is on the trail, and is forgotten with it.

@<Let clauses follow@>=
void Auditor::must_follow(Clause const& clause, std::size_t k, bool by_definitions)
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

@ Of a hint one wants to know how many literals are left, and whether one is true.

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

@ A line that has lost its zero has lost something else, too, and is refused by |number_in|, which wants a number where there is no word.

@*1 Nodes. They are numbered without gaps. A product of $k$ parts has $k+1$ clauses, a sum three; the numbers of all of them must be new.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
&$v=abc$&$v=a+b$\cr
\noalign{\smallskip}
first clause&$v+\bar a+\bar b+\bar c$&$\bar v+a+b$\cr
next ones&$\bar v+a$, $\bar v+b$, $\bar v+c$&$v+\bar a$, $v+\bar b$\cr
speaks of&all of which its parts do&the same\cr
models&multiplied&added, when each was made to speak of the same\cr}}$$
The table shows that the one is the other with all signs changed, so one function makes both.
@^De Morgan, Augustus@>

@<Let nodes be defined@>=
void Auditor::introduce(Id id, int node, Clause const& parts, bool is_product)
{
  int const sign = is_product ? 1 : -1;
  Clause first = {sign*node};
  for (int l : parts) first.push_back(-sign*l);
  add(id, std::move(first), true);
  for (int l : parts) add(++id, {-sign*node, sign*l}, true);
  truth.push_back(0);
}
int Auditor::size_of(Node const& n) const
{
  int size = 0;
  for (auto word : n.speaks_of) size += std::popcount(word);
  return size;
}

@ The negation of a node has all those models that the node has not.

@<Let nodes be defined@>=
mpz_class Auditor::count_of(int l) const
{
  Node const& n = nodes[index(std::abs(l)) - 1];
  if (l > 0) return n.models;
  return (mpz_class(1) << size_of(n)) - n.models;
}

@ A product: its parts must speak of different options. A part that stands there twice speaks of the same; so does the negation.

@<Let nodes be defined@>=
void Auditor::add_product()
{
  Clause parts;
  if (read_clause(3, parts) != words.words.size()) words.refuse(words.words.size(), "nothing may follow the 0");
  Node product = {1, std::vector<std::uint64_t>(index(options)/64 + 1)};
  for (std::size_t k = 0; k < parts.size(); ++k) {
    Node const& part = nodes[index(std::abs(parts[k])) - 1];
    for (std::size_t w = 0; w < product.speaks_of.size(); ++w) {
      if ((product.speaks_of[w] & part.speaks_of[w]) != 0)
        words.doubt(3 + k, "a part before this one speaks of the same option");
      product.speaks_of[w] |= part.speaks_of[w];
    }
    product.models *= count_of(parts[k]);
  }
  introduce(number(0), static_cast<int>(nodes.size()) + 1, parts, true);
  nodes.push_back(std::move(product));
}

@ A sum: its two parts must not be true together, which is what the hints show, and they may use definitions only. (With other clauses it would be true of covers, and not of
all models of the parts, which are counted.) If one part does not speak of an option of which the other one does, it has each of its models in two ways.

@<Let nodes be defined@>=
void Auditor::add_sum()
{
  int const a = literal(3), b = literal(4);
  if (a == 0 or b == 0) words.refuse(a == 0 ? 3 : 4, "a sum has two parts");
  must_follow({-a, -b}, 5, true);
  Node sum = {0, nodes[index(std::abs(a)) - 1].speaks_of};
  auto const& other = nodes[index(std::abs(b)) - 1].speaks_of;
  for (std::size_t w = 0; w < other.size(); ++w) sum.speaks_of[w] |= other[w];
  int const size = size_of(sum);
  for (int l : {a, b})
    sum.models += count_of(l) << (size - size_of(nodes[index(std::abs(l)) - 1]));
  introduce(number(0), static_cast<int>(nodes.size()) + 1, {a, b}, false);
  nodes.push_back(std::move(sum));
}

@*1 Lines. A line is known by its second word, if the first one is a number, and else by the first.
A clause that is deleted is gone before it is asked whether it follows: no clause is its own reason.

@<Check a line of a certificate@>=
void Auditor::add_clause()
{
  Clause c;
  auto const k = read_clause(2, c);
  must_follow(c, k, false);
  add(number(0), std::move(c), false);
}
void Auditor::delete_clause()
{
  auto const it = clauses.find(number(1));
  if (it == clauses.end()) words.doubt(1, "there is no clause of this number");
  if (it->second.is_definition) words.doubt(1, "this is a definition, which must stay");
  Clause const c = std::move(it->second.literals);
  clauses.erase(it);
  must_follow(c, 2, false);
}
void Auditor::name_root()
{
  if (root != 0) words.doubt(0, "there is a root already");
  root = literal(1);
  if (root <= options) words.doubt(1, "the root must be a node");
  if (words.words.size() > 2) words.refuse(2, "nothing may follow the root");
}

@ What kind of line is it? Nodes are numbered without gaps, and this is asked here for both kinds of them.

@<Check what is left@>=
mpz_class Auditor::run()
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
  Node const& n = nodes[index(root) - 1];
  return n.models << (options - size_of(n));
}

@ To name the smallest of those that were not deleted, all are looked at, as a table has no order.

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

@*1 Formulas. Who gives a certificate to another checker gives it the formula, too; that can be compared with the problem here, clause by clause, where the order of literals does not matter.

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
    @<Compare clause |k| with the line@>
  }
  if (next_line(words)) words.doubt(0, "the problem has fewer clauses");
}

@ The zero must stand at the end. For the rest, both are sorted; so a literal that stands there twice is a difference.

@<Compare clause |k| with the line@>=
std::vector<std::int64_t> given, mine(stated.list[k].begin(), stated.list[k].end());
for (std::size_t w = 0; w < words.words.size(); ++w) given.push_back(number_in(words, w));
mine.push_back(0);
bool const is_ended = given.back() == 0;
std::ranges::sort(given);
std::ranges::sort(mine);
if (not is_ended or given != mine) words.doubt(0, fmt::format("this is not clause {} of the problem", k + 1));

@ Again the sceptic is tested by those who lie. Certificates of random problems are damaged in all ways that one can think of; he may be content only if the number is still right.
\verbatimfile{tests/data/tampered-count.txt}\goon
No line can be left out, and none can be there twice. What passes are changes of the order of lines that do not depend on each other, and of numbers in hints and lemmas that
make another argument which is also right, or a lemma that says less and is still enough.
@^tampering@>

\pitfall{To look at the file only: a certificate that is right belongs to some formula, and it must be that of the problem. To believe that a sum excludes because it is said by a clause of the problem. To compute with numbers of the machine: the
count of dominoes for $12\times12$ fits into 64 bits, and that for $14\times14$ does not. And to be content when the last line is right, without looking at what has been left.}

\pinned{\.{tests/text/check\UL count\UL test.cpp} compares the numbers for thousands of problems with brute force, damages certificates in the ways of the table, gives them to other problems, and has one damage for each
sentence that the sceptic can say.}

\exercise[18]{Somebody writes a certificate in which the root is a product of one literal, option~1, and which is otherwise empty. Of which problems is it a proof, once the lines for the formula are there?}
\answer{Of those whose covers are the sets of options that contain option~1, whatever else they contain. With one option that is a problem in which this option has all primary items, and which has one cover. With two options, the other
one would have to be free to be chosen or not; but if option~1 alone is a cover, then any other option with a primary item would cover that item a second time, and one without is idle, and forbidden by a clause of its own. So this cannot be.}

\exercise[15]{The sceptic of \sec{text/check_proof} needs more time for each lemma than the one who counts. Why? Could he be told more?}
\answer{He has to find out by himself why a lemma follows, with all conditions that there are; the one who counts is told, by hints, and looks at each of them once. VeriPB takes hints, too, and so does our sceptic, behind a
colon; the writer of \sec{text/proof} does not give them, because then the file would be about twice as long.}

\summary{Clauses follow when they come and when they go, products share nothing, sums exclude; and what is left is the root. Then its models are the covers, and they are counted by
multiplying and adding.}
