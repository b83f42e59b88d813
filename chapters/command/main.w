@** The command. \label{command/main}%
Everything up to here is a library; nothing in it prints, reads, or exits.
This chapter does all of that. It is the program \dlx, a filter in the
tradition of \UNIX/: problems come in, covers go out, and what is meant for
people, such as progress and complaints, goes to standard error. The
commands are
$$\vbox{\halign{\dlx\ \tentex#\hfil\quad&#\hfil\cr
solve&prints all covers, one a line, or as boards, or as a log\cr
count&says how many there are\cr
estimate&guesses how long that will take\cr
verify&says whether claimed covers are covers\cr
convert&translates a problem, for other solvers, too\cr
attacks&keeps placements of chess pieces that attack all squares\cr
make&writes the problem for a puzzle\cr
trace&writes every step of the search, link by link\cr
draw&turns a trace into pictures\cr
figures&makes figure sequences from recipes\cr
help&prints the help, or the manual page, or a completion for bash\cr}}$$
and they are meant to be put together:
\transcript{pipe-queens}
@^command line@>

@ A program that is used in scripts has a second output, its exit status.
$$\vbox{\halign{\hfil#\quad&#\hfil\cr
0&a cover was found\cr
1&it was proved that there is none\cr
2&the input or the command line is wrong, or the output could not be written\cr
3&the search was stopped before any of these was known\cr}}$$
Knuth's programs return 0 whether they have found a cover, or proved that
there is none, or given up, which is why so many scripts around them use
\cmd{grep}. That program has a status~1 for ``nothing found'', and another
one for ``something is wrong''; so do we, and a shell can ask
\cmd{if dlx solve problem.dlx}. If wrong input had the same status as a
proof that there is no cover, then a full disk would prove theorems.

There is a fifth ending, which is nobody's fault: the reader of our output
has seen enough, and left. Then \dlx\ ends as \cmd{cat} would, without a
word, by the signal that the system has for this case. A shell that wants to
know calls it 141, which is 128 and the number of the signal.

For \.{count}, what is to be known is the number; so a count that was
stopped early ends with~3 even if it is not zero.
\transcript{status}
@^exit status@>

@<Define the exit statuses@>=
enum Status { found = 0, none = 1, wrong = 2, stopped = 3 };

@ What else does one expect from a good neighbor in a pipe? Here are the
manners that this program was taught. Each of them has a test.
{\advance\parindent 1.2em
\yskip
\item{$\bullet$} {\it It reads standard input\/} if no file is named, and a single dash names it
when a name is needed.
\item{$\bullet$} {\it One record a line.} A cover is a line, an event is a line, a count is a
line with nothing but a number on it. There are no greetings, and no colours
that turn up as garbage in a file.
\item{$\bullet$} {\it The same input gives the same output}, byte for byte, whoever asks, at
whatever time. This is why \cmd{dlx} can make the figures of its own book.
\item{$\bullet$} {\it It says nothing if all is well.} What is said goes to standard error, and
says first who is speaking, or which line of which file is meant.
\item{$\bullet$} {\it It never guesses silently.} What cannot be meant is refused, with a mend.
\item{$\bullet$} {\it It leaves when nobody listens}, and makes no scene.
\par}\yskip

@ The unnamed program of this book is the command. It is built from the top:
first what reads and writes, then what can be set, then one function for
each command, and then what understands the command line.

@c
#include "dlx/more/textbook.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/more/estimate.hpp"
#include "dlx/text/format.hpp"
#include "dlx/draw/gallery.hpp"
#include "dlx/draw/log.hpp"
#include "dlx/command/manual.hpp"
#include "dlx/more/progress.hpp"
#include "dlx/puzzle/domination.hpp"
#include "dlx/puzzle/edges.hpp"
#include "dlx/puzzle/givens.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/puzzle/parties.hpp"
#include "dlx/puzzle/pieces.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/puzzle/schoolgirls.hpp"
#include "dlx/puzzle/squared.hpp"
#include "dlx/puzzle/sudoku.hpp"
#include "dlx/puzzle/symmetry.hpp"
#include "dlx/puzzle/torus.hpp"
#include "dlx/puzzle/words.hpp"
#include "dlx/fast/portfolio.hpp"
#include "dlx/more/script.hpp"
#include "dlx/more/search.hpp"
#include "dlx/draw/tableau.hpp"
#include "dlx/draw/trace.hpp"
#include "dlx/text/translate.hpp"
#include "dlx/text/verify.hpp"
#include <cctype>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <fmt/format.h>
#include <iostream>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <sstream>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>
using namespace dlx;
using json = @[nlohmann::ordered_json@];
@<Define the exit statuses@>@;
@<Let an interrupt stop the search@>@;
@<Read files@>@;
@<Write to standard output@>@;
@<Show progress@>@;
@<Declare the settings@>@;
@<Search as the settings say@>@;
@<Define the commands@>@;
@<Guess what was meant@>@;
@<Tabulate what can be said@>@;
@<Understand a command line@>@;
@<Define |main|@>@;

@ Whatever goes wrong arrives in |main| as an exception, and is turned into
a message and a status. Messages of |InputError| are complete, with file and
line; all others get the name of the program in front, because in a pipe of
four programs one wants to know who is complaining.

The two lines about |ios| are worth a comment. Without the first one, each
cover would be handed to the \CEE/ library for the sake of programs that use
both; nobody here does. The second asks |std::cout| to complain when it
fails, which by default it does not: it sets a bit, and goes on as if it had
written. Standard error is untied from standard output, or else a complaint
about the output would first try to write the output.

@<Define |main|@>=
int main(int argc, char** argv)
{
  std::signal(SIGPIPE, SIG_IGN);
  std::ios::sync_with_stdio(false);
  std::cout.exceptions(std::ios::badbit | std::ios::failbit);
  std::cerr.tie(nullptr);
  try {
    int const status = CommandLine(argc, argv).obey();
    std::cout.flush();
    return status;
  } catch (WriteFailure const& e) {
    blame_output(e.reason);
  } catch (std::ios::failure const&) {
    blame_output(errno);
  } catch (InputError const& e) {
    std::cerr << e.what() << '\n';
  } catch (std::exception const& e) {
    std::cerr << "dlx: error: " << e.what() << '\n';
  }
  return wrong;
}

@*1 Reading and writing. A file is read as a whole, because every reader of
this book wants to point at places in it. That costs as much memory as the
file is long, which is little compared with what is made of it.

The streams of \CPLUSPLUS/ take an error in the middle of a file for its
end. That is half a problem, read without a word, and solved; so we ask the
system itself, which knows the difference, and report what is wrong in its
own words. (A directory, for instance, can be opened, but not read.) Two
thousand million bytes are the most that we read, because \.{/dev/zero} has
no end.

@<Read files@>=
constexpr std::size_t most_bytes = 2000000000;

[[noreturn]] static void fail_to_read(std::string const& name,
  std::string const& why)
{
  throw std::runtime_error(fmt::format("cannot read '{}': {}", name, why));
}
@<Wait for more input@>@;
static std::string slurp(int file, std::string const& name)
{
  std::string text;
  struct stat about;
  if (::fstat(file, &about) == 0 and S_ISREG(about.st_mode))
    text.reserve(std::min(most_bytes, static_cast<std::size_t>(about.st_size)));
  char buffer[1 << 16];
  while (true) {
    auto const n = ::read(file, buffer, sizeof buffer);
    if (n == 0) return text;
    if (n > 0) text.append(buffer, static_cast<std::size_t>(n));
    else if (errno == EAGAIN) wait_for(file);
    else if (errno != EINTR) fail_to_read(name, std::strerror(errno));
    if (text.size() > most_bytes) fail_to_read(name, "it is too long");
  }
}

@ Somebody who types \cmd{dlx solve} and nothing else sits before a program
that says nothing. It waits for a problem, and the person waits for an
answer. So if standard input is a keyboard, we say what we are waiting for.

A file has to be closed again, also when reading it ends with an exception.
A destructor never forgets; so we lend the number of the file to a smart
pointer, whose idea of deleting is to close.
@^standard input@>

@<Read files@>=
struct Closer { void operator()(int const* file) const@+{@+::close(*file);@+} };
static Source read_file(std::string const& name)
{
  if (name == "-") {
    if (::isatty(STDIN_FILENO))
      std::cerr << "dlx: reading from the keyboard; Control-D ends it\n";
    return @[{name, slurp(STDIN_FILENO, "standard input")}@];
  }
  int const file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) fail_to_read(name, std::strerror(errno));
  std::unique_ptr<int const, Closer> const closer(&file);
  return @[{name, slurp(file, name)}@];
}

@ A pipe may also say that there is nothing {\it yet}, if somebody else has
set it to that mood. Then we wait, and do not ask again and again, which
would keep a whole processor busy with hearing no.

@<Wait for more input@>=
static void wait_for(int file)
{
  pollfd waiting = @[{file, POLLIN, 0}@];
  ::poll(@[&waiting@], 1, -1);
}

@ Writing can fail, too. The disk is full, or the program that was listening
has left. The first is an error, and must not pass in silence: half a list
of covers looks just like a whole one. So |main| asks the stream to throw an
exception when it cannot write.
@^full disk@>

The stream does not say why it failed; the system has left the reason in
|errno|. But every thread has an |errno| of its own, and if several threads
search (\sec{fast/threads}), any of them may be the one that prints a cover. In
|main| one would then read somebody else's reason. (For some time, a full
disk was reported as an ``inappropriate ioctl for device''.) So |put| takes
the reason along.

@<Write to standard output@>=
struct WriteFailure { int reason; /* an |errno| */ };
static void put(std::string_view text)
{
  try {
    std::cout << text;
  } catch (std::ios::failure const&) {
    throw @[WriteFailure{errno}@];
  }
}

@ Nobody is to blame if \cmd{dlx solve \char"7C\ head} has seen enough after
ten lines. Most filters do nothing about this case, and are killed by the
signal |SIGPIPE| at their next word; nobody notices, since that is what the
signal is for, and shells keep quiet about it. We cannot afford to be killed
just anywhere, for a line that shows progress may be on the screen. So
|main| ignores the signal, the search stops by an exception like all others,
and everything is tidied up on the way out. Then we give the signal its
meaning back, and send it to ourselves. It is a cheaper way to end an
endless search than the heat death of the universe.
@^closed pipe@>

@<Write to standard output@>=
static void blame_output(int reason)
{
  if (reason == EPIPE) {
    std::signal(SIGPIPE, SIG_DFL);
    std::raise(SIGPIPE);
  }
  std::cerr << fmt::format("dlx: error: cannot write to standard output: {}; "
    "what was written is incomplete\n", std::strerror(reason));
}

@ An interrupt sets a flag, the search sees it and stops, and what was found
so far is printed. A signal handler can talk to the rest of the program only
through something static; this flag, and the time of the first interrupt,
are the only such things in the book that ever change.
@^interrupt@>

A second interrupt is for those who cannot wait: the handler gives the
signal its default meaning back, which is death. (Only if it comes a second
or two after the first. The command \cmd{timeout} sends the same signal
twice, once to the program and once to everybody around it, and the second
must not kill what the first has asked politely.)

A program that was interrupted could also kill itself by the same signal
when all is printed, so that a loop in a shell stops with it. We return a
status instead, because the status says whether a cover was found.

@<Let an interrupt stop the search@>=
static std::atomic<bool>& interrupted()
{
  static std::atomic<bool> flag = @[{false}@];
  return flag;
}
static void on_signal(int signal)
{
  static std::atomic<std::time_t> first = @[{0}@];
  auto const now = std::time(nullptr);
  if (interrupted() and now > first + 1) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
  if (not interrupted()) first = now;
  interrupted() = true;
}

@ Reports of an ``infinite loop'' are mostly about searches that simply did
not show how far they were. Progress is shown on a terminal only, four times
a second, on one line that is rewritten and finally wiped away, such as
$$\hbox{\tentex 37.5 \% done, 1024 covers, 226304 nodes, about 5 s left}$$
The time that is left is the rough guess of \sec{more/progress}; in the first
second it is too early to say. To rewrite a line means to go back to its
beginning and to erase what is there; for the latter there is no character,
but a sequence of three that all terminals of the last forty years have
understood.
@^progress@>

@<Show progress@>=
class ProgressLine {
public:@/
  ~ProgressLine()@+{@+if (shown) std::cerr << "\r\033[K" << std::flush;@+}@/
  void operator()(Progress const& p);
private:@/
  using Clock = @[std::chrono::steady_clock@];
  Clock::time_point start = Clock::now(), last = start;
  bool shown = false;
};
void ProgressLine::operator()(Progress const& p)
{
  auto const now = Clock::now();
  if (now - last < std::chrono::milliseconds(250)) return;
  last = now;
  shown = true;
  double const spent = std::chrono::duration<double>(now - start).count();
  auto text = fmt::format("\r\033[K{:.1f} % done, {} covers, {} nodes",
    100 * p.done, p.solutions, p.nodes);
  if (p.best) text += fmt::format(", cost {}", *p.best);
  if (p.floor) text += fmt::format(", none below {}", *p.floor);
  if (spent > 1 and p.done > 0)
    text += fmt::format(", about {} left", in_words(seconds_left(p, spent)));
  std::cerr << text << std::flush;
}

@*1 Settings. A command line sets numbers, texts, and flags. Some settings
are more than that, and each of them has a type of its own, so that the type
alone says how a word is to be understood. A search is steered by one of two
choosers, or by a script; and the covers are printed in one |Form|, the name
of the option that asked for it, or nothing for the ordinary one. A |Target|
is the function that writes a language.

@<Declare the settings@>=
struct Steering { std::string chooser = "smallest", script; };
struct Form { std::string name; };
struct EngineName { Engine value = Engine::automatic; };
struct BoardSize { int rows = 0, columns = 0; };
struct Few { std::uint64_t covers = 0; /* 0 if not asked for */ };
struct Hands { int number = 1; bool are_wished = false; /* of a crew */ };
struct Price { std::int64_t coins = -1; /* $-1$ if nobody has named one */ };
static std::string as_dlx(Problem const& p)@+{@+return write_dlx(p);@+}
struct Target { std::string (*write)(Problem const&) = as_dlx; };

@ Here is all that a command line can set, with the values that hold if it
does not. Zero means no limit, or that nobody has said anything.

One structure for all commands means that nothing keeps \.{solve} from
looking at the |grain| of pictures. A structure for each command would, at
the price of as many tables; and the mistake is one that nobody has made
yet.

@<Declare the settings@>=
struct Settings {
  std::string file = "-", covers = "-"; /* to be read */
  std::vector<std::string> recipes;     /* of figures; or the words after help */
  Syntax syntax = Syntax::automatic;    /* of the problem */
  @<Settings of a search@>@;
  @<Settings of puzzles@>@;
  Target target;      /* what \.{convert} writes */
  std::string answer; /* the file with what another solver said */
  bool as_manual = false, as_completion = false; /* what \.{help} prints */
  std::string out;    /* the folder for figures */
  std::string grain = "event", subject = "links", title, steps; /* a recipe */
  bool bare = false;  /* figures without titles */
};

@ How to search, when to stop, and what to print. A search with Algorithm~X
is a search by matrix.

@<Settings of a search@>=
Steering steering;
EngineName engine;
Hands hands;                            /* how many threads */
std::size_t megabytes = 100;            /* for the states of a frontier */
bool by_matrix = false, why = false;    /* the latter: say which engine */
std::uint64_t limit = 0, nodes = 0;     /* of covers; of the tree */
double seconds = 0;
Few cheapest;
Price max_cost;
bool fundamental = false;               /* one cover of each orbit */
Form form;
double side = 24;                       /* of a square, in points */
bool stats = false, profile = false;
bool each = false;                      /* visit all covers, for nothing */
std::uint64_t probes = 10000, seed = 1; /* of an estimate */

@ Most puzzles are content with a number, which we call |order|, or with a
|size|. The others have options of their own.

@<Settings of puzzles@>=
int order = 0;          /* |N|: of the square; queens, girls, guests */
BoardSize size;
bool up_to_symmetry = false;
bool trivial_diagonals = false;        /* of queens */
Kind diagonals = Kind::secondary;      /* of a torus */
int queens = 0;                        /* so many shall dominate */
std::string givens;                    /* a file with a grid */
Boxes boxes;                           /* of a sudoku */
bool holed = false;                    /* a rectangle without its center */
std::vector<int> sides;                /* of squares in a rectangle */
int colours = 3;@+bool border = false; /* MacMahon's */
std::string words;@+bool different = false; /* the file; no word twice */
int tables = 0;                        /* of a party */
std::string army = "KQRRBBNN";@+int at_least = 0; /* attacked squares */
bool priced = false;                   /* pieces at most, for coins */

@ Words become values by |assign|, one function for each type that a setting
can have. If the word will not do, what is thrown goes on with a sentence
that begins with the name of the option: ``\.{--limit} wants a whole number
above~0, not~\.{x}''. A flag is told its own name, and a form remembers it,
so that somebody who asks for two forms hears that they do not go together.

@<Declare the settings@>=
static void assign(bool& flag, std::string const&)@+{@+flag = true;@+}@/
static void assign(std::string& text, std::string const& word)
{@+text = word;@+}@/
static void assign(std::vector<std::string>& list, std::string const& word)
{@+list.push_back(word);@+}@/
static void assign(Form& form, std::string const& name)
{
  if (not form.name.empty() and form.name != name)
    throw std::invalid_argument("does not go with " + form.name);
  form.name = name;
}

@ All numbers of this program are positive. The library's |from_chars| has
no opinion about blanks, signs, or languages, and reports both what it could
not read and what is too large. Its older relatives cannot be trusted with a
command line: |atoi| makes~0 of a word, and 0~would mean no limit; |strtoul|
takes a minus sign, and makes 18446744073709551615 of \.{--limit -1}. The
last condition is written with a |not| because of one number that is neither
above~0 nor anything else: \.{nan} is a perfectly good |double|.

@<Declare the settings@>=
template<class Number> static void assign(Number& n, std::string const& word)
{
  char const* const last = word.data() + word.size();
  auto const [end, fault] = std::from_chars(word.data(), last, n);
  if (fault == std::errc::result_out_of_range)
    throw std::invalid_argument("cannot be as large as " + word);
  if (fault != std::errc() or end != last or not (n > 0))
    throw std::invalid_argument(fmt::format("wants a {}number above 0, not {}",
      std::is_integral_v<Number> ? "whole " : "", word));
}

@ A price may be~0. The function above would refuse that, so it does not see
it; and its other complaints are put into other words, for they would say
that a price must be above~0. The option \.{--cheapest} has a value only if
somebody wants more than one cover; otherwise it is told its own name, like
a flag.

@<Declare the settings@>=
static void assign(Few& few, std::string const& word)
{
  if (word.starts_with("--")) few.covers = 1;
  else assign(few.covers, word);
}
static void assign(Price& price, std::string const& word)
{
  price.coins = 0;
  try {
    if (word != "0") assign(price.coins, word);
  } catch (std::invalid_argument const&) {
    throw std::invalid_argument("wants a whole number, 0 or more, not " + word);
  }
}

@ Whoever does not know how many processors she has can say \.{all}. More
than a thousand threads are a mistake of typing. That several hands were
wished for is kept as well; for on a machine with one processor, \.{all} is
one, and what is refused should not depend on the machine.

@<Declare the settings@>=
static void assign(Hands& hands, std::string const& word)
{
  hands.number =
    @[std::max(1, static_cast<int>(std::thread::hardware_concurrency()))@];
  hands.are_wished = word != "1";
  if (word == "all") return;
  try {
    assign(hands.number, word);
  } catch (std::invalid_argument const&) {
    throw std::invalid_argument("wants a number of threads or all, not "@|
      + word);
  }
  if (hands.number > 1000)
    throw std::invalid_argument("wants at most 1000 threads, not " + word);
}

@ Several numbers are read one by one. (Their section comes after that of
the template, because a template is found only if it is known.)

@<Declare the settings@>=
static void assign(std::vector<int>& list, std::string const& word)
{
  int n = 0;
  assign(n, word);
  list.push_back(n);
}

@ The size of a board is two such numbers with an \.{x} between them. If
there is none, we cut at the last character, so that nothing is left for the
second number; and nothing is not a number.

@<Declare the settings@>=
static void assign(BoardSize& size, std::string const& word)
{
  auto const at = std::min(word.find('x'), word.size() - 1);
  try {
    assign(size.rows, word.substr(0, at));
    assign(size.columns, word.substr(at + 1));
  } catch (std::invalid_argument const&) {
    throw std::invalid_argument("wants rows and columns, such as 6x10, not "
      + word);
  }
}

@ Some settings are chosen from a short list. The list stands in the help,
and a word that is not in it does not come here (see
|@<Look for the word among the choices@>|); so |at| finds something.

@<Declare the settings@>=
static void assign(Syntax& syntax, std::string const& word)
{
  static std::map<std::string, Syntax> const names = @[{@/
    {"auto", Syntax::automatic}, {"dlx", Syntax::dlx},@/
    {"matrix", Syntax::matrix}, {"json", Syntax::json}}@];
  syntax = names.at(word);
}
static void assign(Target& target, std::string const& word)
{
  static std::map<std::string, Target> const names = @[{@/
    {"dlx", {as_dlx}}, {"matrix", {write_matrix}}, {"json", {write_json}},@/
    {"dimacs", {write_dimacs}}, {"wcnf", {write_wcnf}}, {"lp", {write_lp}}}@];
  target = names.at(word);
}
static void assign(Kind& kind, std::string const& word)
{
  kind = word == "primary" ? Kind::primary : Kind::secondary;
}

@ The engine that is used for comparison only is not in the list; it has a
flag of its own. A script is named after a colon.

@<Declare the settings@>=
static void assign(EngineName& engine, std::string const& word)
{
  static std::map<std::string, Engine> const names = @[{@/
    {"auto", Engine::automatic}, {"links", Engine::links},@/
    {"masks", Engine::masks}, {"hybrid", Engine::hybrid},@/
    {"frontier", Engine::frontier}}@];
  engine.value = names.at(word);
}
static void assign(Steering& s, std::string const& word)
{
  auto const colon = word.find(':');
  s = @[{word.substr(0, colon), ""}@];
  if (colon != std::string::npos) s.script = word.substr(colon + 1);
}

@ Boxes are written as in \.{2x3}; each of the two numbers is read like any
other, so that the complaint about \.{2x0} is that 0 is not above~0.

@<Declare the settings@>=
static void assign(Boxes& boxes, std::string const& word)
{
  auto const cross = word.find('x');
  if (cross == std::string::npos)
    throw std::invalid_argument("wants a height and a width, as in 2x3, not "
      + word);
  assign(boxes.height, word.substr(0, cross));
  assign(boxes.width, word.substr(cross + 1));
}

@*1 Searching. All commands that search come here. What the reader of the
problem has to note, for instance options that no cover can contain, goes to
standard error.

@<Search as the settings say@>=
static Problem read_problem_file(Settings const& s)
{
  std::vector<std::string> notes;
  Problem problem = read_problem(read_file(s.file), s.syntax, &notes);
  for (@[std::string const& note@, : @,notes@]) std::cerr << note << '\n';
  return problem;
}

@ The progress line and the covers would fight for a terminal to which both
are written. The covers win, for they show that something is happening. The
line belongs to the limits and to all copies of them; when the last copy is
gone, the search is over, and the line wipes itself away.

A signal that is ignored when we begin stays ignored; a script that runs us
in the background has arranged that, so that an interrupt reaches the others
only. The easy way to ask what the system does with a signal is to change
it, and to change it back.
@^interrupt@>

@<Search as the settings say@>=
static Limits limits_of(Settings const& s, bool prints)
{
  Limits limits = @[{s.limit, s.nodes, s.seconds, &interrupted(), nullptr}@];
  if (::isatty(STDERR_FILENO) and not (prints and ::isatty(STDOUT_FILENO))) {
    auto progress = std::make_shared<ProgressLine>();
    limits.pulse = @[[progress](Progress const& p) { (*progress)(p); }@];
  }
  for (@[int signal@, : @,{SIGINT, SIGTERM}@])
    if (std::signal(signal, on_signal) == SIG_IGN) std::signal(signal, SIG_IGN);
  return limits;
}

@ A search may be the one by links, the one by masks, the one that begins
with links and goes on with masks, or, for comparison, the textbook's; if
nothing is said, \sec{fast/engine} decides. Statistics are those of the links,
whose nodes everybody counts in the same way, unless the masks are asked for
by name; this is why |watched| is true for them, too.
\transcript{engine}
@<Search as the settings say@>=
static std::string name_of(Engine engine)
{
  return engine == Engine::masks ? "masks"
    : engine == Engine::hybrid ? "hybrid" : "links";
}
static Engine engine_for(Settings const& s, Problem const& problem,
  bool watched)
{
  if (s.engine.value != Engine::automatic) return s.engine.value;
  auto const [engine, why] = choose_engine(problem, watched);
  if (s.why)
    std::cerr << fmt::format("dlx: the engine is {}, because {}\n",
      name_of(engine), why);
  return engine;
}

@ Several threads share the work of masks (\sec{fast/threads}), and nothing else can
be shared. A limit on nodes, for instance, would stop several of them
somewhere else each time; and statistics are those of the list, which dances
alone. Whoever asks for threads and for one of these asks for two things of
which she can have only one, and should hear so. (For some time she got one
thread, in silence. With eight processors, that is a long silence.)

@<Search as the settings say@>=
static int hands_for(Settings const& s)
{
  auto const engine = s.engine.value;
  std::pair<bool, char const*> const lonely[] = {@/
    {s.by_matrix, "--textbook"}, {not s.steering.script.empty(), "a script"},@/
    {engine == Engine::links, "--engine links"},@/
    {engine == Engine::hybrid, "--engine hybrid"},@/
    {engine == Engine::frontier, "--engine frontier"},@/
    {s.nodes > 0, "--nodes"}, {s.stats, "--stats"},@/
    {s.profile, "--profile"}, {s.form.name == "--log", "--log"}};
  for (@[auto const& [wished, what]@, : @,lonely@])
    if (wished and s.hands.are_wished)
      throw std::runtime_error(fmt::format("--threads does not go with {}, "
        "which wants a single thread", what));
  return s.hands.number;
}

@ If it is the program that has chosen an engine which cannot be shared,
then the covers are the same and only the time is not what it could be; so
it goes on, and says a word.

@<Search as the settings say@>=
static void tell_if_alone(Engine engine, int hands)
{
  if (hands > 1 and engine != Engine::masks)
    std::cerr << fmt::format("dlx: one thread searches, because the engine is "
      "{}; only masks can share their work\n", name_of(engine));
}

@ A search may be steered by a script, which works with links only; a wish
that cannot be fulfilled is refused, not forgotten. All searches take the
same limits, hand over covers in the same way, and are watched by the same
observers, so the rest is a matter of calling the right one.

@<Search as the settings say@>=
static Result find_covers(Settings const& s, Problem const& problem,@|
  Receive const& receive, Observer* observer)
{
  int const hands = hands_for(s);
  auto const& [name, script] = s.steering;
  Chooser const chooser = name == "first" ? Chooser::first : Chooser::smallest;
  Limits const limits = limits_of(s, receive != nullptr);
  if (s.by_matrix and not script.empty())
    throw std::runtime_error("a script steers links; --textbook has none");
  if (s.by_matrix and s.engine.value != Engine::automatic)
    throw std::runtime_error("--textbook is an engine of its own; it does not "
      "go with --engine");
  if (s.by_matrix)
    return algorithm_x(problem, chooser, limits, receive, observer);
  if (script.empty()) {
    bool const watched = observer != nullptr or s.stats;
    Engine const engine = engine_for(s, problem, watched);
    tell_if_alone(engine, hands);
    return search_with(engine, problem, chooser, limits, receive, observer,
      hands);
  }
  if ((s.engine.value != Engine::automatic) and s.engine.value != Engine::links)
    throw std::runtime_error("a script steers links; say --engine links");
  auto dance = @[[&](auto&& links) {
    return follow(read_script(read_file(script), problem), links, limits,
      receive, observer);
  }@];
  return problem.has_bounds() ? dance(Bounded(problem))@|
    : problem.has_colours() ? dance(Painted(problem)) : dance(Links(problem));
}

@ If somebody counts money, the search is that of \sec{more/cheapest}. It takes
no orders from a script, works alone, and some wishes contradict each other.
A symmetry, for instance, may turn a cheap cover into an expensive one;
which of the two would be the fundamental one? And a limit of three would
give the first three bargains that the search happens to meet, although the
next one may be cheaper; whoever wants the three cheapest has another way to
say so.

@<Search as the settings say@>=
static bool counts_money(Settings const& s)
{
  return s.cheapest.covers > 0 or s.max_cost.coins >= 0;
}
static void refuse_with_money(bool wished, char const* what)
{
  if (wished)
    throw std::runtime_error(fmt::format("--cheapest and --max-cost do not go "
      "with {}", what));
}
static Bargain find_bargains(Settings const& s, Problem const& problem,@|
  Receive const& receive, Observer* observer)
{
  refuse_with_money(s.by_matrix, "--textbook");
  refuse_with_money(not s.steering.script.empty(), "a script");
  refuse_with_money(s.fundamental, "--fundamental");
  refuse_with_money(s.engine.value == Engine::masks, "--engine masks");
  refuse_with_money(s.engine.value == Engine::hybrid, "--engine hybrid");
  refuse_with_money(s.engine.value == Engine::frontier, "--engine frontier");
  refuse_with_money(s.hands.are_wished, "--threads");
  if (s.why) std::cerr << "dlx: the engine is links, because money counts\n";
  if (s.cheapest.covers > 0 and s.limit > 0)
    throw std::runtime_error("--limit does not go with --cheapest; say "
      "--cheapest=K for the K cheapest covers");
  Wish wish;
  wish.covers = s.cheapest.covers;
  if (s.max_cost.coins >= 0) wish.up_to = s.max_cost.coins;
  Chooser const chooser =
    s.steering.chooser == "first" ? Chooser::first : Chooser::smallest;
  return cheapest(problem, wish, chooser, limits_of(s, receive != nullptr),@|
    receive, observer);
}

@ How it ended, in words and as a status. The words matter: five covers with
nothing after them look like five covers in all.

@<Search as the settings say@>=
static int report_ending(Result const& r)
{
  if ((r.ending == Ending::limit) or r.ending == Ending::interrupted)
    std::cerr << fmt::format("dlx: stopped by {} after {} nodes; {} found so "
      "far, there may be more\n",
      r.ending == Ending::limit ? "a limit" : "an interrupt",
      r.totals.nodes, r.totals.solutions);
  if (r.totals.solutions > 0) return found;
  return r.ending == Ending::complete ? none : stopped;
}

@ The cheapest cover is known when the search is complete. If it is stopped
earlier, the covers that were printed are the best so far, and the status
is~3, as it is when a count is not complete; but the search can say by how
much they may be beaten.

@<Search as the settings say@>=
static int report_bargain(Settings const& s, Bargain const& b)
{
  if (s.cheapest.covers == 0) return report_ending(b.result);
  if (b.result.ending == Ending::complete) return b.covers > 0 ? found : none;
  std::cerr << fmt::format("dlx: stopped by {} after {} nodes; {} cover costs "
    "less than {}\n", b.result.ending == Ending::limit ? "a limit"
    : "an interrupt",@| b.result.totals.nodes, b.covers > 0 ? "no other" : "no",
    b.floor);
  return stopped;
}

@*1 Solving. A cover is printed as one line with the labels of its options,
in the order of the problem. As labels are unique and contain no blanks,
\cmd{dlx verify} can read that back.

If the problem has costs, a cover ends with its cost, written as in an
option. (\cmd{dlx verify} reads that, too, and adds up again.)

@<Define the commands@>=
static std::int64_t cost_of(Problem const& p, std::span<int const> cover)
{
  std::int64_t sum = 0;
  for (@[int o@, : @,cover@]) sum += p.cost(o);
  return sum;
}
static std::string price_tag(Problem const& p, std::int64_t cost)
{
  return p.has_costs() ? fmt::format(" |{}", cost) : "";
}

@ The order is that of the problem, and not that in which the search chose
the options: two searches then print a cover in the same way, and \cmd{sort}
and \cmd{diff} can compare them. The empty cover is printed as \.{\{\}},
because an empty line is easily overlooked, and is no line at all for many
programs.

@<Define the commands@>=
static std::vector<int> sorted(std::span<int const> cover)
{
  std::vector<int> result(cover.begin(), cover.end());
  std::sort(result.begin(), result.end());
  return result;
}
static std::vector<std::string> labels_of(Problem const& p,
  std::span<int const> cover)
{
  std::vector<std::string> labels;
  for (@[int o@, : @,sorted(cover)@]) labels.push_back(p.label(o));
  return labels;
}
static std::string as_labels(Problem const& p, std::span<int const> cover)
{
  auto const text = cover.empty() ? "{}"
    : fmt::format("{}", fmt::join(labels_of(p, cover), " "));
  return text + price_tag(p, cost_of(p, cover)) + '\n';
}

@ There are other forms, for people and for programs. With \.{--items}, each
option is printed on a line of its own, with everything that it covers. With
\.{--json}, each cover is an object, with the numbers of its options for
those who count and the labels for those who read.
\transcript{solve-forms}

@<Define the commands@>=
static std::string as_items(Problem const& p, std::span<int const> cover,
  std::uint64_t number)
{
  std::string text = fmt::format("cover {}{}\n", number,
    price_tag(p, cost_of(p, cover)));
  for (@[int o@, : @,sorted(cover)@]) {
    text += "  " + p.label(o) + ':';
    for (@[Entry const& e@, : @,p.option(o)@]) text += ' ' + p.name_of(e);
    text += price_tag(p, p.cost(o)) + '\n';
  }
  return text;
}
static std::string as_json(Problem const& p, std::span<int const> cover)
{
  json object = @[{{"cover", sorted(cover)}, {"labels", labels_of(p, cover)}}@];
  if (p.has_costs()) object["cost"] = cost_of(p, cover);
  return object.dump() + '\n';
}

@ A board can be drawn if the names say where things stand; see \sec{puzzle/board}.
If they do not, we say so before the search, not after it. There are two
drawings of a board, one with symbols and one with walls; and two kinds of
pictures, as in \sec{draw/tableau}.

@<Define the commands@>=
static bool is_board(Form const& form)
{
  return (form.name == "--board") or form.name == "--outline";
}
static bool is_picture(Form const& form)
{
  return (form.name == "--svg") or form.name == "--tex";
}
static std::optional<Board> board_of(Settings const& s, Problem const& problem)
{
  if (not is_board(s.form) and not is_picture(s.form) and not s.fundamental)
    return std::nullopt;
  auto board = Board::of(problem);
  if (not board)
    throw std::runtime_error(fmt::format("{} has no board: for that, every "
      "option needs a name of the form SYMBOL@@(row,column), or a name and "
      "items of the form (row,column)",
      s.file == "-" ? "standard input" : s.file));
  return board;
}

@ With \.{--fundamental}, only the first cover of each orbit is let through
(see \sec{puzzle/symmetry}). The sieve stands between the search and whoever
receives its covers, and neither of them knows of it. That has a price: the
search would count the covers that are held back toward a limit, and write
them into a log. So these wishes do not go together.
@^sieve@>

@<Define the commands@>=
static Receive sieve(Settings const& s, Problem const& problem,
  std::optional<Board> const& board, Receive const& receive)
{
  if (not s.fundamental) return receive;
  if ((s.limit > 0) or s.form.name == "--log")
    throw std::runtime_error("--fundamental does not go with --limit or --log, "
      "which see every cover");
  auto const symmetry = std::make_shared<Symmetry>(problem, *board);
  return @[[symmetry, receive](std::span<int const> cover) {
    if (symmetry->is_fundamental(cover)) receive(cover);
  }@];
}

@ With \.{--stats}, some numbers are told on standard error when all is
done. For a search with money, we also tell what was known before it began.

@<Define the commands@>=
static void tell_stats(Totals const& t)
{
  std::cerr << fmt::format("{} nodes, {} options tried, {} dead ends",
    t.nodes, t.attempts, t.dead);
  if (t.covers > 0) std::cerr << fmt::format(", {} items covered", t.covers);
  std::cerr << '\n';
}
static void tell_bargain(Bargain const& b)
{
  tell_stats(b.result.totals);
  std::cerr << fmt::format("{} nodes were too expensive; no cover costs less "
    "than {}, as the fares say\n", b.cuts, b.root);
}

@ Boards are separated by an empty line, and a board that costs something
has its price below it. Pictures wait for each other, because they share a
sheet, and how many there are decides how many stand in a row. If there is
none, there is no sheet; an empty file is no picture, and the status says
why.

@<Define the commands@>=
static std::string as_board(Settings const& s, Problem const& p,@|
  Board const& board, std::span<int const> cover)
{
  auto text = s.form.name == "--board" ? board.draw(cover)
    : board.outline(cover);
  if (p.has_costs()) text += fmt::format("cost {}\n", cost_of(p, cover));
  return text;
}
static void put_sheet(Settings const& s, std::span<Tableau const> pictures)
{
  if (pictures.empty()) return;
  auto const sheet = sheet_of(pictures);
  put(s.form.name == "--tex" ? as_tex(sheet) : as_svg(sheet));
}

@ Now |solve| itself. Whatever is not a picture is printed as soon as it is
found, so that \cmd{dlx solve \char"7C\ head} has its first line at once,
and an interrupt loses nothing. With \.{--log}, the search is watched by a
|Log|, which prints by itself. In all other forms nobody watches, and the
search is the fast one, however many covers there are to print.

The output is flushed before the ending is reported, or else on a terminal
the report would overtake the covers.

@<Define the commands@>=
static int solve(Settings const& s)
{
  Problem const problem = read_problem_file(s);
  auto const board = board_of(s, problem);
  std::optional<Log> log;
  if (s.form.name == "--log") log.emplace(std::cout, problem);
  std::optional<Easel> easel;
  if (is_picture(s.form)) easel.emplace(problem, *board, s.side);
  std::vector<Tableau> pictures;
  std::uint64_t number = 0;
  @<Say how a cover is printed@>@;
  if (counts_money(s)) {
    auto const b = find_bargains(s, problem, print, log ? &*log : nullptr);
    put_sheet(s, pictures);
    std::cout.flush();
    if (s.stats) tell_bargain(b);
    return report_bargain(s, b);
  }
  Result const result = find_covers(s, problem,@|
    sieve(s, problem, board, print), log ? &*log : nullptr);
    put_sheet(s, pictures);
  std::cout.flush();
  if (s.stats) tell_stats(result.totals);
  return report_ending(result);
}

@ The same function receives the covers of both searches.

@<Say how a cover is printed@>=
auto print = @[[&](std::span<int const> cover) {
  ++number;
  if (easel) pictures.push_back(easel->draw(cover));
  else if (is_board(s.form))
    put((number > 1 ? "\n" : "") + as_board(s, problem, *board, cover));
  else if (s.form.name == "--items") put(as_items(problem, cover, number));
  else if (s.form.name == "--json") put(as_json(problem, cover));
  else if (not log) put(as_labels(problem, cover));
}@];

@*1 Counting. The number is printed alone, so that it can be used by a
program; \.{--stats} and \.{--profile} tell the rest on standard error. A
lone number cannot say whether it is final, but |"complete"| can:
\transcript{count-json}

@<Define the commands@>=
static void tell_profile(Profile const& profile)
{
  std::cerr << "level        nodes      updates\n";
  int k = 0;
  for (@[auto const& [nodes, updates]@, : @,profile.levels()@])
    std::cerr << fmt::format("{:5} {:12} {:12}\n", k++, nodes, updates);
}

@ The profile of eight queens has the slim head and the slim foot that we
were promised in \sec{more/observer}:
\transcript{profile}
A watched search is a little slower, so the profile is recorded only if
somebody asks for it.

If nothing but the number is wanted, no cover need be visited, and
\sec{fast/portfolio} decides whether any is. A number that is too large for 64 bits is
a string in JSON, since most programs that read JSON would round it. (With
\.{--each}, all covers are visited, and nothing is done with them. Who wants
to compare programs should compare like with like.)
\transcript{count-dominoes}

@<Define the commands@>=
@<Count without visiting, if only the number is wanted@>@;
static int count(Settings const& s)
{
  Problem const problem = read_problem_file(s);
  if (wants_only_the_number(s)) return race(s, problem);
  Profile profile;
  std::uint64_t fundamental = 0;
  Receive receive;
  if (s.fundamental) receive = @[[&](std::span<int const>) { ++fundamental; }@];
  receive = sieve(s, problem, board_of(s, problem), receive);
  if (s.each and not receive) receive = @[[](std::span<int const>) {}@];
  auto* const listener = s.profile ? &profile : nullptr;
  Result const r = counts_money(s)@| ?
    find_bargains(s, problem, nullptr, listener).result@|
    : find_covers(s, problem, receive, listener);
  auto const& t = r.totals;
  auto const covers = s.fundamental ? fundamental : t.solutions;
  bool const complete = r.ending == Ending::complete;
  json const object = @[{{"covers", covers}, {"complete", complete},@|
    {"nodes", t.nodes}, {"tries", t.attempts}, {"dead", t.dead}}@];
  put(s.form.name.empty() ? fmt::format("{}\n", covers)
    : object.dump() + '\n');
  std::cout.flush();
  if (s.stats) tell_stats(t);
  if (s.profile) tell_profile(profile);
  int const status = report_ending(r);
  return complete ? status : stopped;
}

@ Whoever asks for limits, statistics, an engine, or a chooser wants a
search; and whoever asks for the frontier shall have it, without limits.

@<Count without visiting, if only the number is wanted@>=
static bool wants_only_the_number(Settings const& s)
{
  bool const has_limits = s.limit > 0 or s.nodes > 0 or s.seconds > 0;
  bool const is_steered = s.steering.chooser != "smallest"
    or not s.steering.script.empty() or s.by_matrix;
  bool const is_plain = not (has_limits or is_steered or s.stats or s.profile
    or s.fundamental or s.each or counts_money(s));
  if (s.engine.value == Engine::frontier and not is_plain)
    throw std::runtime_error("--engine frontier takes no limits, choosers, "
      "statistics, symmetries, or costs");
  return is_plain and (s.engine.value == Engine::automatic
    or s.engine.value == Engine::frontier);
}

@ The sweep alone is a race with one runner.

@<Count without visiting, if only the number is wanted@>=
static Race sweep_alone(Settings const& s, Problem const& problem)
{
  FrontierLimits limits;
  limits.states = @[states_in(s.megabytes)@];
  limits.stop = &interrupted();
  auto const count = count_along_frontier(problem, limits);
  Race race;
  race.is_swept = count.covers.has_value();
  race.states = count.work;
  if (race.is_swept) race.covers = *count.covers;
  else if (interrupted()) race.ending = Ending::interrupted;
  else throw Unsupported(count.work > 0 ? fmt::format("the frontier needs "
    "more than {} MB; --memory can allow more", s.megabytes)
    : "the frontier is too wide for this problem");
  return race;
}

@ The output is the same, whoever has won; only JSON tells how many states
were looked at, if that is how the number was found. A number that fits into
64 bits is written as one. (Whether a thread is alone can be told beforehand
only if the problem does not fall apart, because each group chooses its own
engine.)

@<Count without visiting, if only the number is wanted@>=
static int race(Settings const& s, Problem const& problem)
{
  int const hands = hands_for(s);
  if (hands > 1 and fall_apart(problem).empty())
    tell_if_alone(choose_engine(problem, false).engine, hands);
  Race const r = s.engine.value == Engine::frontier @|
    ? sweep_alone(s, problem)
    : count_covers(problem, limits_of(s, false), hands, s.megabytes);
  auto const& t = r.totals;
  if (s.why)
    std::cerr << fmt::format("dlx: counted {}{}, after {} nodes and {} states\n",
      r.groups > 1 ? fmt::format("{} groups ", r.groups) : "",@|
      r.is_swept ? "along a frontier" : "by searching", t.nodes, r.states);
  bool const complete = r.ending == Ending::complete;
  json object = @[{{"covers", r.covers.get_str()}, {"complete", complete},@|
    {"nodes", t.nodes}, {"tries", t.attempts}, {"dead", t.dead}}@];
  if (r.is_swept) object["states"] = r.states;
  if (r.covers.fits_ulong_p()) object["covers"] = r.covers.get_ui();
  put(s.form.name.empty() ? r.covers.get_str() + '\n' : object.dump() + '\n');
  if (r.is_swept) return r.covers > 0 ? found : none;
  int const status = report_ending(@[Result{r.ending, t}@]);
  return complete ? status : stopped;
}

@*1 Estimating. The estimate of \sec{more/estimate} is printed with its margin.
What people want to know is the time; so we search for a moment, and see how
many nodes that takes. Multiplying the two is a crude thing, since nodes
near the root are slower than those at the leaves, but between a second and
a century there is room for crudeness. It is the time of links, whose nodes
are estimated; masks mostly take less, but nobody can say how much less.

That no walk has met a solution is said in words. Zero plus or minus zero
would sound as if somebody knew.

@<Define the commands@>=
static double seconds_per_node(Bounded& links, Chooser chooser)
{
  Limits a_moment;
  a_moment.nodes = 20000;
  auto const start = std::chrono::steady_clock::now();
  auto const nodes = search(links, chooser, a_moment).totals.nodes;
  std::chrono::duration<double> const spent =
    std::chrono::steady_clock::now() - start;
  return spent.count() / static_cast<double>(nodes);
}
static std::string as_text(Estimate const& e, double seconds)
{
  auto number = @[[](double x) {
    return x < 1e7 ? fmt::format("{:.0f}", x) : fmt::format("{:.3g}", x);
  }@];
  auto line = @[[&number](char const* what, Interval const& i) {
    return fmt::format("{:<7} {} +- {}\n", what, number(i.mean),
      number(i.margin));
  }@];
  std::string const covers = e.covers.mean > 0@| ? line("covers", e.covers)@|
    : "covers  none was met; that does not mean that there is none\n";
    return line("nodes", e.nodes) + covers@|
    + fmt::format("time    about {:.2g} s with links, on this machine\n", seconds)@|
    + fmt::format("walks   {}\n", e.probes);
}

@ The status is~0 only if a walk has met a cover, for then there is one; no
number of walks can prove that there is none.

@<Define the commands@>=
static int guess(Settings const& s)
{
  Problem const problem = read_problem_file(s);
  Bounded links(problem);
  Chooser const chooser =
    s.steering.chooser == "first" ? Chooser::first : Chooser::smallest;
  auto const e =
    estimate(links, chooser, s.probes, s.seed, limits_of(s, true));
  double const seconds = e.nodes.mean * seconds_per_node(links, chooser);
  if (s.form.name.empty()) put(as_text(e, seconds));
  else {
    json const object = @[{{"nodes", e.nodes.mean},@|
      {"nodes_margin", e.nodes.margin},@| {"covers", e.covers.mean},@|
      {"covers_margin", e.covers.margin},@| {"seconds", seconds},@|
      {"walks", e.probes}, {"levels", e.levels}}@];
    put(object.dump() + '\n');
  }
  return e.covers.mean > 0 ? found : stopped;
}

@*1 Verifying. Claimed covers are read line by line, as \.{solve} prints
them. What is not a cover is named with its line and its reason; a cover
that stands there twice is also named, for somebody will have counted it. (A
well-known solver, resuming a parallel search, once doubled every solution;
its tests compared only counts on a puzzle that was too small to be split.)
\transcript{verify}
The status is 0 if all of them are covers, and 1 if not. Words that are no
options at all are errors of the input: they say that the covers belong to
another problem.

@<Define the commands@>=
static std::vector<int> read_cover(Source const& source, std::size_t begin,
  std::size_t end, Problem const& problem, std::optional<std::int64_t>& claim)
{
  std::vector<int> cover;
  for (std::size_t p = begin; p < end; ) {
    auto const q = std::min(source.text.find_first_of(" \t\r", p), end);
    auto const word = std::string_view(source.text).substr(p, q - p);
    if (word.starts_with('|')) {
      @<Read the cost that is claimed@>@;
    } else if (not word.empty() and word != "{}") {
      cover.push_back(problem.find_option(word));
      if (cover.back() == 0)
        throw InputError(source, p, q - p, fmt::format("{} is not an option "
          "of the problem", word), "give one cover a line, as dlx solve does");
    }
    p = q + 1;
  }
  return cover;
}

@ A cost is claimed once, and is a whole number.

@<Read the cost that is claimed@>=
std::int64_t cost = 0;
auto const [last, fault] =
  std::from_chars(word.data() + 1, word.data() + word.size(), cost);
if (claim or (cost < 0) or fault != std::errc()
    or last != word.data() + word.size())
  throw InputError(source, p, q - p, fmt::format("{} is not the cost of a "
    "cover", word), "a cover may end with its cost, such as |5");
claim = cost;

@ The covers that were seen are kept in a map, sorted, which for $n$ covers
of $k$ options takes space $nk$ and time $nk\log n$. Searching for them
needs no such memory; apart from the sheet of pictures, and from the
cheapest covers that somebody wanted, nothing else in this program grows
with their number.

Blank lines are skipped, but counted, so that the numbers are those that an
editor shows.

@<Define the commands@>=
static int verify(Settings const& s)
{
  if ((s.file == "-") and s.covers == "-")
    throw std::runtime_error("the problem and the covers cannot both come "
      "from standard input; give two files");
  Problem const problem = read_problem_file(s);
  Source const source = read_file(s.covers);
  std::map<std::vector<int>, int> seen; /* covers, and their lines */
  std::string verdicts; /* told when all lines have been understood */
  int number = 0, count = 0, bad = 0;
  for (std::size_t p = 0, end; p < source.text.size(); p = end + 1) {
    end = std::min(source.text.find('\n', p), source.text.size());
    ++number;
    if (source.text.find_first_not_of(" \t\r", p) == end) continue;
    ++count;
    std::optional<std::int64_t> claim;
    auto const cover = read_cover(source, p, end, problem, claim);
    @<Judge this cover@>@;
  }
  if (count == 0)
    throw InputError(source, 0, 0, "there are no covers to check",
      "give one cover a line, as dlx solve does");
  put(verdicts + fmt::format("{} cover{}, {} wrong\n", count,
    count == 1 ? "" : "s", bad));
  return bad == 0 ? found : none;
}

@ The judge is |refute|, from \sec{text/verify}, which shares nothing with the
searches. What it does not know is what we know from the lines before, and
what was claimed about the cost.

@<Judge this cover@>=
std::string verdict = refute(problem, cover);
auto const [first, is_new] = seen.emplace(sorted(cover), number);
if (verdict.empty() and not is_new)
  verdict = fmt::format("the same cover as in line {}", first->second);
if (verdict.empty() and claim and *claim != cost_of(problem, cover))
  verdict = fmt::format("it costs {}, not {}", cost_of(problem, cover), *claim);
if (not verdict.empty()) {
  ++bad;
  verdicts += fmt::format("{}:{}: {}\n", display_name(source), number,
    verdict);
}

@*1 Converting. A problem is written in another language, of those in
\sec{text/format} and \sec{text/translate}. What cannot be said there is an error that
says so.

When another solver has answered, \.{--answer} turns what it said into a
cover, written as \.{solve} would have. It is not verified here, because it
is going to be verified by \cmd{dlx verify}, through a pipe:
\transcript{convert-answer}

@<Define the commands@>=
static int convert(Settings const& s)
{
  if (not s.answer.empty() and s.answer == s.file)
    throw std::runtime_error("the problem and the answer cannot both come from "
      "the same file");
  Problem const problem = read_problem_file(s);
  if (s.answer.empty()) {
    put(s.target.write(problem));
    return found;
  }
  auto const cover = read_answer(read_file(s.answer), problem);
  if (not cover) return none;
  put(as_labels(problem, *cover));
  return found;
}

@*1 Making, tracing, drawing. A puzzle is written as a problem, with a first
line that says where it comes from: the command that made it. The bounds of
{\tentex N} are known to those who make the puzzle, and they complain
themselves.

@<Define the commands@>=
static int make_queens(Settings const& s)
{
  put(write_dlx(queens(s.order, s.trivial_diagonals),@|
    fmt::format("dlx make queens {}{}", s.order,
      s.trivial_diagonals ? " --trivial-diagonals" : "")));
  return found;
}
static int make_torus(Settings const& s)
{
  bool const primary = s.diagonals == Kind::primary;
  put(write_dlx(torus(s.order, s.diagonals),@| fmt::format(
    "dlx make torus {}{}", s.order, primary ? " --diagonals primary" : "")));
  return found;
}

@ The queens of \sec{puzzle/domination} have a cost and perhaps a number.

@<Define the commands@>=
static int make_domination(Settings const& s)
{
  put(write_dlx(domination(s.order, s.queens),@|
    fmt::format("dlx make domination {}", s.order)@|
    + (s.queens > 0 ? fmt::format(" --queens {}", s.queens) : "")));
  return found;
}

@ Grids come from a text (see \sec{puzzle/givens}), or are empty. For a Latin
square, the text has to have the size that was asked for; a sudoku has the
size of its text.

@<Define the commands@>=
static int make_latin(Settings const& s)
{
  auto const comment = fmt::format("dlx make latin {}", s.order);
  if (s.givens.empty()) {
    put(write_dlx(latin(s.order), comment));
    return found;
  }
  Source const source = read_file(s.givens);
  Givens const grid = read_givens(source);
  if (grid.size != s.order)
    throw std::runtime_error(fmt::format("{} has a grid of {} by {}; a Latin "
      "square of order {} needs {} by {}", display_name(source), grid.size,
      grid.size, s.order, s.order, s.order));
  refuse_repeats(source, grid, 1, grid.size);
  put(write_dlx(with_givens(latin(s.order, grid.symbols), grid),
    comment + fmt::format(", {} givens", grid.squares.size())));
  return found;
}

@ The boxes are the usual ones, if nobody wants others. When there are none,
because the size is a prime number, we say who can help. (Large sides are
refused before they are multiplied, for the product of two of them might not
be what it seems.)

@<Define the commands@>=
static Boxes boxes_of(Settings const& s, int size)
{
  auto const [h, w] = s.boxes;
  Boxes const usual = usual_boxes(size);
  if (h == 0 and usual.height == 1)
    throw std::runtime_error(fmt::format("a grid of {} by {} has no boxes; "
      "dlx make latin knows such squares", size, size));
  if (h == 0) return usual;
  if (h > 25 or w > 25 or h*w != size)
    throw std::runtime_error(fmt::format("boxes of {} by {} squares do not "
      "fit into a grid of {} by {}", h, w, size, size));
    return s.boxes;
}

@ A sudoku has to be in a file, or to be empty. An empty one is made from an
empty grid, so that it goes the same way as all others.

@<Define the commands@>=
static int make_sudoku(Settings const& s)
{
  bool const empty = s.order > 0;
  if (empty and s.file != "-")
    throw std::runtime_error("an empty grid is not in a file; say either "
      "--empty or FILE");
  if (s.order > 25)
    throw std::runtime_error("an empty grid has at most 25 rows");
  Source const source = empty ? Source() : read_file(s.file);
  Givens const grid = empty ? blank_givens(s.order) : read_givens(source);
  Boxes const boxes = boxes_of(s, grid.size);
  refuse_repeats(source, grid, boxes.height, boxes.width);
  put(write_dlx(with_givens(sudoku(boxes, grid.symbols), grid),
    fmt::format("dlx make sudoku, {} by {}, boxes of {} by {}, {} givens",
      grid.size, grid.size, boxes.height, boxes.width, grid.squares.size())));
  return found;
}

@ The puzzles that are drawn, see \sec{puzzle/polyomino}, come from a file; or we
draw a board ourselves, and send the usual set of pieces to fill it. If that
cannot be right, the complaint calls the drawing by the command that has
made it.

@<Define the commands@>=
static std::string with_symmetry(Settings const& s, std::string command)
{
  return command + (s.up_to_symmetry ? " --up-to-symmetry" : "");
}
static int make_drawn(Settings const& s, Source const& drawing,
  std::string const& command)
{
  put(write_dlx(polyomino(drawing, s.up_to_symmetry),
    with_symmetry(s, command)));
  return found;
}
static int make_polyomino(Settings const& s)
{
  return make_drawn(s, read_file(s.file), "dlx make polyomino");
}
static int make_rectangle(Settings const& s, char const* name,
  char const* pieces)
{
  auto const command = fmt::format("dlx make {} {}x{}{}", name, s.size.rows,
    s.size.columns, s.holed ? " --without-center" : "");
  return make_drawn(s, @[{command, draw_rectangle(s.size.rows, s.size.columns,
    s.holed) + pieces}@], command);
}
static int make_pentominoes(Settings const& s)
{@+return make_rectangle(s, "pentominoes", "use pentominoes\n");@+}@/
static int make_dominoes(Settings const& s)
{@+return make_rectangle(s, "dominoes", "use domino any\n");@+}@/
static int make_soma(Settings const& s)
{
  std::string const layers = "### ### ###\n";
  return make_drawn(s, @[{"dlx make soma", "board\n" + layers + layers + layers
    + "use soma\n"}@], "dlx make soma");
}

@ A rectangle of squares is drawn, too, but by the program.

@<Define the commands@>=
static int make_squares(Settings const& s)
{
  auto const command = fmt::format("dlx make squares {}x{} {}", s.size.rows,
    s.size.columns, fmt::join(s.sides, " "));
  return make_drawn(s, @[{command, draw_squares(s.size.rows, s.size.columns,
    s.sides)}@], command);
}

@ The puzzles in a row have no drawing and no grid, just a number. The
comment in the first line says with which options they were made, because a
file of Langford's problem that lacks half of its solutions should not keep
that to itself.

@<Define the commands@>=
static int make_langford(Settings const& s)
{
  put(write_dlx(langford(s.order, s.up_to_symmetry),
    with_symmetry(s, fmt::format("dlx make langford {}", s.order))));
  return found;
}
static int make_permutations(Settings const& s)
{
  put(write_dlx(permutations(s.order),
    fmt::format("dlx make permutations {}", s.order)));
  return found;
}

@ The guests of \sec{puzzle/parties} and the schoolgirls of \sec{puzzle/schoolgirls} only
have to be counted.

@<Define the commands@>=
static int make_partitions(Settings const& s)
{
  put(write_dlx(partitions(s.order, s.tables),@|
    fmt::format("dlx make partitions {}", s.order)@|
    + (s.tables > 0 ? fmt::format(" --tables {}", s.tables) : "")));
  return found;
}
static int make_triples(Settings const& s)
{
  put(write_dlx(triples(s.order), fmt::format("dlx make triples {}", s.order)));
  return found;
}
static int make_schoolgirls(Settings const& s)
{
  put(write_dlx(schoolgirls(s.order), fmt::format("dlx make schoolgirls {}",
    s.order)));
  return found;
}

@ In the puzzles of \sec{puzzle/edges} and \sec{puzzle/words}, neighbors have to agree
about a colour or a letter.

@<Define the commands@>=
static int make_macmahon(Settings const& s)
{
  auto const [rows, columns] = s.size;
  EdgeTiles const puzzle = @[{rows, columns, s.colours, s.border,
    s.up_to_symmetry}@];
  auto const command = fmt::format("dlx make macmahon {}x{} --colours {}{}",
    rows, columns, s.colours, s.border ? " --border" : "");
  put(write_dlx(macmahon(puzzle), with_symmetry(s, command)));
  return found;
}
static int make_words(Settings const& s)
{
  if (s.words.empty())
    throw std::runtime_error("which words? say --words FILE");
  auto const [rows, columns] = s.size;
  put(write_dlx(word_rectangle(read_file(s.words), rows, columns, s.different),@|
    fmt::format("dlx make words {}x{}{}", rows, columns,@|
      s.different ? " --different" : "")));
  return found;
}

@ The pieces of \sec{puzzle/pieces} stand on a chessboard, unless another size is
asked for.

@<Define the commands@>=
static int rows_of(Settings const& s)@+{@+return s.order > 0 ? s.order : 8;@+}@/
static int make_pieces(Settings const& s)
{
  auto command = fmt::format("dlx make pieces --army {} --rows {}", s.army,
    rows_of(s));
  put(write_dlx(pieces(rows_of(s), s.army, s.up_to_symmetry, s.priced),
    with_symmetry(s, command) + (s.priced ? " --priced" : "")));
  return found;
}

@ And their judge is a filter. It lets placements through, one a line, if
all squares are attacked although the pieces block each other; and on
standard error it tells about the others. First, a line is read as an army.

@<Define the commands@>=
static std::vector<Soldier> read_army(Source const& source, std::size_t begin,
  std::size_t end)
{
  std::vector<Soldier> army;
  std::size_t p = source.text.find_first_not_of(" \t\r", begin);
  while (p < end and source.text[p] != '|') { /* what stands there is the cost */
    auto const q = std::min(source.text.find_first_of(" \t\r\n", p), end);
    auto const soldier = soldier_of(std::string_view(source.text).substr(p,
      q - p));
    if (not soldier)
      throw InputError(source, p, q - p, "this is no chess piece on a square",
        "write one placement a line, with pieces such as Q@@(2,3)");
    army.push_back(*soldier);
    p = source.text.find_first_not_of(" \t\r", q);
  }
  return army;
}

@ The lines that pass are printed as they were, and the status is that of a
search: 0 if there is one.

@<Define the commands@>=
static int attacks(Settings const& s)
{
  Source const source = read_file(s.covers);
  int const n = rows_of(s);
  if (n > 1000) throw std::runtime_error("--rows is at most 1000");
  int placements = 0, survivors = 0, best = 0;
  for (std::size_t p = 0, end; p < source.text.size(); p = end + 1) {
    end = std::min(source.text.find('\n', p), source.text.size());
    auto const army = read_army(source, p, end);
    if (army.empty()) continue;
    ++placements;
    @<Judge the placement from |p| to |end|@>@;
  }
  std::cout.flush();
  std::cerr << fmt::format("dlx: {} of {} placements; the best attacks {} of "
    "{} squares\n", survivors, placements, best, n*n);
  return survivors > 0 ? found : none;
}

@ If the army does not stand on the board, the problem was made for a board
of another size; the complaint gets its line, and a guess at what was
forgotten.

@<Judge the placement from |p| to |end|@>=
int squares = 0;
try {
  squares = count_attacked(army, n);
} catch (std::invalid_argument const& e) {
  throw InputError(source, p, end - p, e.what(),
    "say --rows N if the board has another size");
}
best = std::max(best, squares);
if (squares < (s.at_least > 0 ? s.at_least : n*n)) continue;
++survivors;
put(source.text.substr(p, end - p) + '\n');

@ A trace goes to standard output while the search is running. If a script
steered it, then the trace of the script is what was wanted, and the status
is~0. (A script that covers |C3| and takes it back has found no cover, and
has proved nothing; but it has done what it was asked to do.) With
\.{--textbook}, the trace tells which options are tried, and has no writes.
And if nothing special is wished for, and the problem is plain, then what is
seen is Algorithm DLX of \sec{dance/search}.

@<Define the commands@>=
static bool has_no_wishes(Settings const& s)
{
  bool const links = (s.engine.value == Engine::automatic)@|
    or s.engine.value == Engine::links;
  return links and s.steering.script.empty() and not s.by_matrix@|
    and not s.why and not s.hands.are_wished and not counts_money(s)@|
    and (s.limit == 0) and (s.nodes == 0) and s.seconds == 0;
}
static Chooser chooser_of(Settings const& s)
{
  return s.steering.chooser == "first" ? Chooser::first : Chooser::smallest;
}
static int trace(Settings const& s)
{
  Problem const problem = read_problem_file(s);
  TraceWriter writer(std::cout, problem, s.steering.chooser);
  std::optional<Totals> plainly;
  if (has_no_wishes(s)) plainly = dance_plainly(problem, chooser_of(s), writer);
  if (plainly) {
    std::cout.flush();
    return plainly->solutions > 0 ? found : none;
  }
  Result const result = counts_money(s)@| ?
    find_bargains(s, problem, nullptr, &writer).result@|
    : find_covers(s, problem, nullptr, &writer);
  std::cout.flush();
  int const status = report_ending(result);
  return result.ending == Ending::script ? found : status;
}

@ The options of \.{draw} are those of a recipe (see \sec{draw/gallery}), so they
are handed over as one, and mistakes in them are found by the reader of
recipes. Without a folder to write to, the pictures come out as DOT, for
other programs to draw, and each of them as soon as it is drawn: whoever
looks at the first ten pictures of a long search with \cmd{head}, or pipes
them into \cmd{neato}, need not wait for the other ten thousand.

@<Define the commands@>=
static int draw(Settings const& s)
{
  auto recipe = fmt::format("title: -\ndraw: {}\ngrains: {}\nproblem: -\n",
    s.subject, s.grain);
  if (not s.steps.empty()) recipe += "steps: " + s.steps + '\n';
  if (s.bare) recipe += "bare: yes\n";
  Source const source = @[{"options of dlx draw", recipe}@];
  Drawing const drawing = read_recipe(source).drawing;
  Sequence sequence;
  sequence.trace = read_trace(read_file(s.file));
  sequence.name = s.file == "-" ? "trace" : s.file;
  sequence.title = s.title.empty() ? sequence.name : s.title;
  std::vector<Path> files;
  std::size_t count = 0;
  auto print = @[[](Picture const& p) { put(p.dot); }@];
  if (s.out.empty()) count = draw_trace(sequence.trace, drawing, print);
  else count = (files = draw_sequence(s.out, sequence, drawing)).size();
  if (count == 0)
    throw std::runtime_error("--steps selects no picture of this trace");
  render(files, @[{"svg", "pdf"}@]);
  return found;
}
@ Figures are made from recipes, which know the rest.

@<Define the commands@>=
static int figures(Settings const& s)
{
  if (s.out.empty()) throw std::runtime_error("figures need --out FOLDER");
  make_gallery(@[{s.recipes.begin(), s.recipes.end()}@], s.out);
  return found;
}

@*1 What can be said. A help that is written by hand promises what the
program no longer does; one that is made by a library says what a library
can know. (An earlier version of this chapter used one. Its help spoke of
{\tentex UINT:POSITIVE}, and a bad number was told that it was not in the
range from
{\tentex 0.000000} to {\tentex 179769313486231\dots}, with three hundred
digits.) We do it the other way round: {\it the help is the table\/} from
which the command line is understood. Each command has a text; an option
exists if a line of this text begins with it; and it has a value if the next
word of that line stands for one. An option that is not explained cannot be
given.
@^help@>
\transcript{help-count}

@ So a command is a name of one or two words, a function, what stands for
its files in the usage, and two texts: one line for the list of all
commands, and the rest. Brackets mean that a file may be left out, and dots
that there may be several.

Commands could also be classes, with a virtual function to run them. But
they have no state, no two of them are alike, and none is ever derived from
another; a function for each and a table say so.

@<Tabulate what can be said@>=
struct Command {
  std::string name;
  int (*run)(Settings const&);
  std::string files, purpose, text;
};
static int print_help(Settings const& s);
static std::vector<Command> const& commands()
{
  @<Texts that several commands share@>@;
  static std::vector<Command> const table = @[{@/
    @<Commands for problems and covers@>@,,@/
    @<Commands for puzzles and pictures@>@,}@];
  return table;
}

@ What the commands that search have in common. The options that limit a
search have no abbreviations, for \.{--nodes} and \.{--limit} are typed once
in a while, and read in a script years later. One-letter options are for
those who type a command twenty times a day, and for the first twenty days.

@<Texts that several commands share@>=
static std::string const searching =@/
  "How to search:\n"@/
  "  --chooser first|smallest|script:FILE\n"@/
  "                    the item to branch on: the first; the leftmost of those\n"@/
  "                    with the fewest options; or as a script says\n"@/
  "                    (default: smallest)\n"@/
  "  --engine auto|links|masks|hybrid|frontier\n"@/
  "                    links, the dancing list; masks, the fast one; hybrid,\n"@/
  "                    links above and masks below; frontier, which can only\n"@/
  "                    count; or what seems best (default: auto)\n"@/
  "  --why             say which engine that is, and why, on standard error\n"@/
  "  --textbook        with Algorithm X on a matrix, without links\n\n"@/
  "When to stop, if not at the end:\n"@/
  "  --limit N         after N covers\n"@/
  "  --nodes N         after N nodes of the search tree\n"@/
  "  --time SECONDS    after so much time, such as 0.5\n\n";
static std::string const sharing =@/
  "How many at a time:\n"@/
  "  --threads N|all   so many threads, or all that the machine has, if the\n"@/
  "                    engine is masks; the answer is the same (default: 1)\n\n";
static std::string const paying =@/
  "How much to pay, if options have costs, such as |5:\n"@/
  "  --cheapest[=K]    the cheapest cover, or the K cheapest, in this order\n"@/
  "  --max-cost C      only covers that cost at most C\n\n";
static std::string const sifting =@/
  "Which covers:\n"@/
  "  --fundamental     one of those that are the same up to symmetry, if the\n"@/
  "                    options have names such as Q@@(0,1), or items such as\n"@/
  "                    (0,1)\n\n";
static std::string const reading =@/
  "What to read:\n"@/
  "  FILE              the problem; if missing or -, standard input\n"@/
  "  --format auto|dlx|matrix|json\n"@/
  "                    how it is written; auto looks and sees (default: auto)\n";

@ The texts have the same order throughout: what comes out, how it is found,
what goes in, and some examples. Every example has been run; the tests see
to that.

@<Commands for problems and covers@>=
@[{"solve", solve, "[FILE]", "print all exact covers of a problem",@/
  "What to print, if not the labels of the options:\n"@/
  "  --board           boards, if the options have names such as Q@@(0,1), or\n"@/
  "                    items such as (0,1)\n"@/
  "  --outline         boards with walls around each piece\n"@/
  "  --svg             a picture of all covers, as a person would draw them\n"@/
  "  --tex             the same, as a box for pdfTeX\n"@/
  "  --square POINTS   the side of a square in pictures (default: 24)\n"@/
  "  --items           each option on a line, with its items\n"@/
  "  --json            each cover as a JSON object, one a line\n"@/
  "  --log             the search itself, step by step\n"@/
  "  --stats           also how much was done, on standard error\n\n"@/
  + paying + sifting + searching + sharing + reading + "\nExamples:\n"@/
  "  dlx solve problem.dlx\n"@/
  "  dlx make queens 8 | dlx solve --board --limit 1\n"@/
  "  dlx make pentominoes 6x10 | dlx solve --svg --limit 4 > box.svg\n"@/
  "  dlx solve --cheapest problem.dlx\n"@/
  "  dlx solve --log problem.dlx\n"},@/
{"count", count, "[FILE]", "say how many exact covers there are",@/
  "What to print:\n"@/
  "  --json            the number and the statistics, as a JSON object\n"@/
  "  --stats           how much was done, on standard error\n"@/
  "  --profile         how much was done on each level, on standard error\n"@/
  "  --max-cost C      count only covers that cost at most C\n\n"@/
  "How to count:\n"@/
  "  --each            visit each cover, as a program that uses them would,\n"@/
  "                    instead of counting many at once\n\n"@/
  + sifting + searching + sharing +@/
  "How much memory:\n"@/
  "  --memory MB       at most so many megabytes for the states of a frontier\n"@/
  "                    (default: 100)\n\n"@/
  + reading + "\nExamples:\n"@/
  "  dlx count problem.dlx\n"@/
  "  dlx make queens 8 | dlx count --profile\n"},@/
{"estimate", guess, "[FILE]", "say how long a search will take, roughly",@/
  "The time is that of the engine links; masks are usually faster.\n\n"@/
  "How to guess:\n"@/
  "  --probes N        with N random walks (default: 10000)\n"@/
  "  --seed N          another seed gives other walks (default: 1)\n"@/
  "  --json            print a JSON object, with the nodes of each level\n"@/
  "  --chooser first|smallest\n"@/
  "                    the item to branch on (default: smallest)\n"@/
  "  --time SECONDS    stop after so much time, such as 0.5\n\n"@/
  + reading + "\nExamples:\n"@/
  "  dlx estimate problem.dlx\n"@/
  "  dlx make queens 20 | dlx estimate\n"},@/
{"verify", verify, "[FILE] [COVERS]", "check covers that somebody claims",@/
  reading +@/
  "  COVERS            the covers, one a line as dlx solve prints them;\n"@/
  "                    if missing or -, standard input\n\nExamples:\n"@/
  "  dlx solve problem.dlx | dlx verify problem.dlx\n"},@/
@<The command \.{convert}@>@,@]

@ The names of the languages are those of the files that one finds in the
wild.

@<The command \.{convert}@>=
@[{"convert", convert, "[FILE]", "write a problem in another language",@/
  "What to write:\n"@/
  "  --to dlx|matrix|json|dimacs|wcnf|lp\n"@/
  "                    dlx, matrix, or json, as dlx reads them; dimacs for SAT\n"@/
  "                    solvers, wcnf if there are costs, or lp for solvers of\n"@/
  "                    linear programs (default: dlx)\n"@/
  "  --answer SAID     no problem, but the cover that such a solver has found;\n"@/
  "                    the file SAID holds what it said\n\n"@/
  + reading + "\nExamples:\n"@/
  "  dlx convert --to lp problem.dlx > problem.lp\n"@/
  "  dlx convert --to json problem.dlx | dlx count\n"@/
  "  dlx convert --answer answer.txt problem.dlx | dlx verify problem.dlx\n"}@]

@ That \.{make} is not a command, but the first word of several, costs a
line in the code that finds commands. Each puzzle has its own text this way,
and its own options; and ``which puzzles are there?'' is answered by
\cmd{dlx make}, without anybody having to keep a list of them.

@<Commands for puzzles and pictures@>=
@[{"make queens", make_queens, "N", "write the problem of n queens",@/
  "What to make:\n"@/
  "  N                 the number of rows of the board, and of queens\n"@/
  "  --trivial-diagonals\n"@/
  "                    keep the diagonals that have one square only\n\n"@/
  "Examples:\n  dlx make queens 8 | dlx count\n"},@/
{"make torus", make_torus, "N", "write the problem of n queens on a torus",@/
  "What to make:\n"@/
  "  N                 the number of rows of the board, and of queens\n"@/
  "  --diagonals primary|secondary\n"@/
  "                    exactly one queen on each, or at most one; the covers\n"@/
  "                    are the same (default: secondary)\n\n"@/
  "Examples:\n  dlx make torus 7 | dlx solve --board --limit 1\n"@/
  "  dlx make torus 11 --diagonals primary | dlx count --stats\n"},@/
@<The command \.{make domination}@>@,,@/
{"make latin", make_latin, "N", "write the problem of Latin squares",@/
  "What to make:\n"@/
  "  N                 the order of the square, from 1 to 26\n"@/
  "  --givens FILE     a grid of N by N with some squares filled, and . or 0\n"@/
  "                    for the others; - is standard input\n\n"@/
  "Examples:\n  dlx make latin 3 | dlx solve --board --limit 1\n"@/
  "  echo 'A.. .B. ...' | dlx make latin 3 --givens - | dlx solve --board\n"},@/
@<The command \.{make sudoku}@>@,,@/
@<Commands for puzzles that are drawn@>@,,@/
@<Commands for puzzles in a row@>@,,@/
@<Commands for puzzles with colours@>@,,@/
@<Commands for parties@>@,,@/
@<Commands for chess pieces@>@,,@/
{"trace", trace, "[FILE]", "write every step of a search, link by link",@/
  "The trace has one JSON object a line, for dlx draw and other programs.\n\n"@/
  + paying + searching + reading + "\nExamples:\n"@/
  "  dlx trace problem.dlx > trace.jsonl\n"@/
  "  dlx make latin 2 | dlx trace | dlx draw --out pictures\n"},@/
@<The command \.{draw}@>@,,@/
@<The command \.{help}@>@,,@/
{"figures", figures, "RECIPE...", "make figure sequences from recipes",@/
  "What to read and write:\n"@/
  "  RECIPE...         recipes, one file each\n"@/
  "  --out FOLDER      where to put the figures and an index.html\n\n"@/
  "Examples:\n  dlx figures --out pictures figures/latin-2.fig\n"}@]

@ Help is a command as well, for those who expect one.

@<The command \.{help}@>=
@[{"help", print_help, "[COMMAND...]", "tell about a command, or about all",@/
  "What to print, if not the help of dlx COMMAND --help:\n"@/
  "  --man             the manual page, for section 1\n"@/
  "  --completion      a script that completes words in bash\n\n"@/
  "Examples:\n"@/
  "  dlx help make queens\n"@/
  "  dlx help --man > dlx.1\n"}@]

@ The example asks for the fewest queens.

@<The command \.{make domination}@>=
@[{"make domination", make_domination, "N",
  "write the problem of queens that see every square",@/
  "No queen attacks another, and every square is attacked or occupied. Each\n"@/
  "queen costs 1, so the cheapest cover has the fewest queens.\n\n"@/
  "What to make:\n"@/
  "  N                 the number of rows of the board\n"@/
  "  --queens K        exactly K queens (default: any number)\n\n"@/
  "Examples:\n"@/
  "  dlx make domination 8 | dlx solve --cheapest --board\n"@/
  "  dlx make domination 8 --queens 5 | dlx count\n"}@]

@ The puzzles of \sec{puzzle/polyomino} have the same option for symmetry. A
drawing is explained in its help, briefly; for whoever has forgotten whether
it was \.{any} or \.{many} will look there, and not in a book.

@<Commands for puzzles that are drawn@>=
@[{"make polyomino", make_polyomino, "[FILE]",
  "write the problem of a packing puzzle",@/
  "What to make:\n"@/
  "  FILE              a drawing of the puzzle; if missing or -, standard input\n"@/
  + by_symmetry +@/
  "A drawing has lines such as these, in any order:\n"@/
  "  board             a picture of the board is below, with # for a square and\n"@/
  "                    . for a hole; layers of a box stand side by side\n"@/
  "  piece F           a picture of a piece is below; its name is F\n"@/
  "  piece F any       it can be used any number of times; or once, or 3 times:\n"@/
  "                    piece F 3. Pieces may be turned, and turned over if\n"@/
  "                    the board is flat; or say fixed, rotated, or reflected\n"@/
  "  use pentominoes   all pieces of this set; there are domino, trominoes,\n"@/
  "                    tetrominoes, pentominoes, soma\n"@/
  "  | text            a comment\n\n"@/
  "Examples:\n  dlx make polyomino puzzle.txt | dlx solve --board\n"@/
  "  dlx make polyomino puzzle.txt | dlx solve --outline --limit 1\n"},@/
{"make pentominoes", make_pentominoes, "SIZE",
  "write the problem of twelve pentominoes",@/
  sized + by_symmetry + "Examples:\n"@/
  "  dlx make pentominoes 3x20 | dlx solve --outline\n"@/
  "  dlx make pentominoes 8x8 --without-center --up-to-symmetry | dlx count\n"},@/
{"make dominoes", make_dominoes, "SIZE",
  "write the problem of a board full of dominoes",@/
  sized + "\nExamples:\n"@/
  "  dlx make dominoes 4x5 | dlx solve --outline --limit 1\n"},@/
{"make squares", make_squares, "SIZE SIDE...",
  "write the problem of squares in a rectangle",@/
  "What to make:\n"@/
  "  SIZE              rows and columns of the rectangle, such as 32x33\n"@/
  "  SIDE...           the sides of the squares that shall fill it\n\n"@/
  "Examples:\n"@/
  "  dlx make squares 3x5 3 2 1 1 | dlx solve --outline\n"@/
  "  dlx make squares 32x33 1 4 7 8 9 10 14 15 18 | dlx count --fundamental\n"},@/
{"make soma", make_soma, "", "write the problem of the Soma cube",@/
  "What to make:\n" + by_symmetry +@/
  "Examples:\n  dlx make soma --up-to-symmetry | dlx solve --board --limit 1\n"}@]

@ Two texts are shared by the packing puzzles. The second one does not end
with an empty line, so that an option can follow it.

@<Texts that several commands share@>=
static std::string const by_symmetry =@/
  "  --up-to-symmetry  one of each class of symmetric solutions\n\n";
static std::string const sized =@/
  "What to make:\n"@/
  "  SIZE              rows and columns of the board, such as 6x10\n"@/
  "  --without-center  with a hole in the middle of the board\n";

@ Symmetry means reversal in a row, so its option is explained in other
words than that of the packing puzzles; the setter is the same.

@<Commands for puzzles in a row@>=
@[{"make langford", make_langford, "N", "write Langford's problem",@/
  "What to make:\n"@/
  "  N                 the largest number; there are two of each\n"@/
  "  --up-to-symmetry  without the reversals of other solutions\n\n"@/
  "Examples:\n  dlx make langford 7 --up-to-symmetry | dlx solve --board\n"},@/
{"make permutations", make_permutations, "N",
  "write the problem of all orders of N numbers",@/
  "What to make:\n"@/
  "  N                 how many numbers there are, from 1 on\n\n"@/
  "Examples:\n  dlx make permutations 4 | dlx solve --board\n"}@]

@ The colours of MacMahon are called by letters, and so are those of words.

@<Commands for puzzles with colours@>=
@[{"make macmahon", make_macmahon, "SIZE",
  "write the problem of squares with coloured edges",@/
  "Each tile has four edges in some of the colours a, b, c. All tiles differ,\n"@/
  "even if they are turned, and edges that touch have the same colour. A board\n"@/
  "shows top, right, bottom, and left of each tile.\n\n"@/
  "What to make:\n"@/
  "  SIZE              rows and columns of the board, such as 4x6\n"@/
  "  --colours K       with K colours, at most 6; they make 1, 6, 24, 70, 165,\n"@/
  "                    or 336 tiles (default: 3)\n"@/
  "  --border          the edges around the board are all a\n"@/
  + by_symmetry +@/
  "Examples:\n"@/
  "  dlx make macmahon 4x6 --border | dlx solve --board --limit 1\n"@/
  "  dlx make macmahon 2x3 --colours 2 | dlx count\n"},@/
{"make words", make_words, "SIZE",
  "write the problem of a rectangle of words",@/
  "What to make:\n"@/
  "  SIZE              rows and columns, such as 3x4; each of them is a word\n"@/
  "  --words FILE      the words; those of other lengths are ignored; -\n"@/
  "                    is standard input\n"@/
  "  --different       no word is used twice\n\n"@/
  "Examples:\n"@/
    "  echo SATOR AREPO TENET OPERA ROTAS | dlx make words 5x5 --words - "@|
  "| dlx count\n"@/
  "  echo TAN ONE TO AN NE | dlx make words 2x3 --words - | dlx solve --board\n"}@]

@ Guests are numbered, and girls are letters; none of these puzzles has more
to be explained than the number of people.

@<Commands for parties@>=
@[{"make partitions", make_partitions, "N",
  "write the problem of all partitions of N guests",@/
  "A board shows for each guest the first one at the same table.\n\n"@/
  "What to make:\n"@/
  "  N                 how many guests there are, at most 16\n"@/
  "  --tables K        exactly K tables (default: any number)\n\n"@/
  "Examples:\n"@/
  "  dlx make partitions 4 | dlx solve --board\n"@/
  "  dlx make partitions 8 --tables 3 | dlx count\n"},@/
{"make triples", make_triples, "N",
  "write the problem of Steiner triple systems",@/
  "N guests play games for three, so that each two of them meet exactly once.\n"@/
  "\nWhat to make:\n"@/
  "  N                 how many guests there are\n\n"@/
  "Examples:\n"@/
  "  dlx make triples 7 | dlx solve --limit 1\n"@/
  "  dlx make triples 9 | dlx count\n"},@/
{"make schoolgirls", make_schoolgirls, "N", "write Kirkman's problem",@/
  "What to make:\n"@/
  "  N                 the number of girls who walk out three abreast, so that\n"@/
  "                    any two do so once: 3, 9, 15, or 21\n\n"@/
  "Examples:\n  dlx make schoolgirls 15 | dlx solve --limit 1 | fold -s -w 30\n"}@]

@ The judge of placements stands beside the puzzle, because nobody else
needs it.

@<Commands for chess pieces@>=
@[{"make pieces", make_pieces, "",
  "write the problem of eight chess pieces",@/
  "Every square is to be attacked, as if pieces did not block each other.\n\n"@/
  "What to make:\n"@/
  "  --army LETTERS    the pieces: K, Q, R, B, and N (default: KQRRBBNN). Two\n"@/
    "                    bishops stand on different colours\n"@/
  "  --rows N          the board is N by N (default: 8)\n"@/
  "  --up-to-symmetry  one of each class of symmetric solutions; needs one\n"@/
  "                    queen, two bishops, and an even number of rows\n"@/
  "  --priced          each piece at most, not exactly, so often, for as many\n"@/
  "                    coins as it can attack squares; the usual army costs\n"@/
  "                    105, and --max-cost 105 makes the search much faster\n\n"@/
  "Examples:\n"@/
  "  dlx make pieces --rows 4 --army KQB | dlx solve --board --limit 1\n"@/
  "  dlx make pieces --rows 4 --army QRBB --up-to-symmetry | dlx count\n"@/
  "  dlx make pieces --rows 6 --priced | dlx solve --cheapest --board\n"},@/
{"attacks", attacks, "[COVERS]",
  "keep placements of chess pieces that attack all",@/
  "Here pieces block each other. Placements in which all squares are attacked\n"@/
  "are printed; how many there were is said on standard error.\n\n"@/
  "What to read:\n"@/
  "  COVERS            the placements, one a line as dlx solve prints them;\n"@/
  "                    if missing or -, standard input\n"@/
  "  --rows N          the board is N by N (default: 8)\n"@/
  "  --at-least N      print those that attack at least N squares\n"@/
  "                    (default: all squares)\n\n"@/
  "Examples:\n"@/
  "  dlx make pieces --rows 3 --army QK | dlx solve | dlx attacks --rows 3\n"}@]

@ The shortest complete example of a sudoku is one of order four.

@<The command \.{make sudoku}@>=
@[{"make sudoku", make_sudoku, "[FILE]", "write the problem of a sudoku",@/
  "What to read:\n"@/
  "  FILE              the grid, row by row, with . or 0 for blank squares; if\n"@/
  "                    missing or -, standard input. Symbols are characters,\n"@/
  "                    or words with blanks between them; | - + = are only\n"@/
  "                    decoration\n"@/
  "  --empty N         no file, but an empty grid of N by N\n"@/
  "  --boxes SIZE      the height and width of the boxes, such as 2x3 (default:\n"@/
  "                    as square as they can be, and wider than high)\n\n"@/
  "Examples:\n"@/
  "  echo '24.. 1.2. ...2 4...' | dlx make sudoku | dlx solve --board\n"@/
  "  dlx make sudoku sudoku.txt | dlx solve --board\n"@/
  "  dlx make sudoku --empty 4 | dlx count\n"}@]

@ The words of \.{draw} are those of the recipes in \sec{draw/gallery}; whoever
has learned them for one can use them for the other.

@<The command \.{draw}@>=
@[{"draw", draw, "[FILE]", "turn a trace into pictures",@/
  "What to draw:\n"@/
  "  --as links|links+board|board|matrix|tree\n"@/
  "                    one of these views of the search (default: links)\n"@/
  "  --grain GRAINS    a picture for each event, node, or link, or for several\n"@/
  "                    of these, such as \"event link\" (default: event)\n"@/
  "  --steps STEPS     which of the pictures: numbers, ranges such as 3-7, last,\n"@/
  "                    or types of events such as solution (default: all)\n"@/
  "  --bare            without titles and legends\n\n"@/
  "What to read and write:\n"@/
  "  FILE              the trace; if missing or -, standard input\n"@/
  "  --out FOLDER      a folder for DOT, SVG, PDF, and an index.html; without\n"@/
  "                    it, DOT is printed\n"@/
  "  --title TEXT      the title of the page (default: the name of the trace)\n\n"@/
  "Examples:\n  dlx draw --out pictures trace.jsonl\n"@/
  "  dlx draw --grain link --steps 1-5 trace.jsonl | neato -n2 -Tpng > x.png\n"}@]

@ The other half of the table says where a word goes, for files and then for
options, from {\tentex A} to~{\tentex Z}. It is the same for all commands,
so \.{--json} can never be one thing here and another there.

A pointer to a member, made a parameter of a template, gives a function for
each setting; which |assign| that function calls follows from the setting's
type.

@<Tabulate what can be said@>=
using Setter = @[void (*)(Settings&, std::string const&)@];
template<auto member> static void into(Settings& s, std::string const& word)
{@+assign(s.*member, word);@+}@/
static std::map<std::string, Setter> const& setters()
{
  static std::map<std::string, Setter> const table = @[{@/
    {"[COMMAND...]", into<&Settings::recipes>},@/
    {"[COVERS]", into<&Settings::covers>},@/
    {"[FILE]", into<&Settings::file>}, {"N", into<&Settings::order>},@/
    {"RECIPE...", into<&Settings::recipes>},@/
    {"SIDE...", into<&Settings::sides>}, {"SIZE", into<&Settings::size>},@/
    {"--answer", into<&Settings::answer>},@/
    {"--army", into<&Settings::army>}, {"--as", into<&Settings::subject>},@/
    {"--at-least", into<&Settings::at_least>},@/
    {"--bare", into<&Settings::bare>}, {"--board", into<&Settings::form>},@/
    {"--border", into<&Settings::border>},@/
    {"--boxes", into<&Settings::boxes>},@/
    {"--cheapest", into<&Settings::cheapest>},@/
    {"--chooser", into<&Settings::steering>},@/
    {"--colours", into<&Settings::colours>},@/
    {"--completion", into<&Settings::as_completion>},@/
    {"--diagonals", into<&Settings::diagonals>},@/
    {"--different", into<&Settings::different>},@/
    {"--each", into<&Settings::each>},@/
    {"--empty", into<&Settings::order>},@/
    {"--engine", into<&Settings::engine>},@/
    {"--format", into<&Settings::syntax>},@/
    {"--fundamental", into<&Settings::fundamental>},@/@/
    {"--givens", into<&Settings::givens>},@/
    {"--grain", into<&Settings::grain>},@/
    {"--items", into<&Settings::form>}, {"--json", into<&Settings::form>},@/
    {"--limit", into<&Settings::limit>}, {"--log", into<&Settings::form>},@/
    {"--man", into<&Settings::as_manual>},@/
    {"--memory", into<&Settings::megabytes>},@/
    {"--max-cost", into<&Settings::max_cost>},@/
    {"--nodes", into<&Settings::nodes>}, {"--out", into<&Settings::out>},@/
    {"--outline", into<&Settings::form>},@/
    {"--priced", into<&Settings::priced>},@/
    {"--probes", into<&Settings::probes>},@/
    {"--profile", into<&Settings::profile>},@/
    {"--queens", into<&Settings::queens>},@/
    {"--rows", into<&Settings::order>}, {"--seed", into<&Settings::seed>},@/
    {"--square", into<&Settings::side>},@/
    {"--stats", into<&Settings::stats>},@/
    {"--steps", into<&Settings::steps>}, {"--svg", into<&Settings::form>},@/
    {"--tables", into<&Settings::tables>},@/
    {"--tex", into<&Settings::form>},@/
    {"--textbook", into<&Settings::by_matrix>},@/
    {"--threads", into<&Settings::hands>},@/
    {"--time", into<&Settings::seconds>},@/
    {"--title", into<&Settings::title>}, {"--to", into<&Settings::target>},@/
    {"--trivial-diagonals", into<&Settings::trivial_diagonals>},@/
    {"--up-to-symmetry", into<&Settings::up_to_symmetry>},@/
    {"--why", into<&Settings::why>},@/
    {"--without-center", into<&Settings::holed>},@/
    {"--words", into<&Settings::words>}}@];
  return table;
}

@ There are two kinds of help: the text of one command, and the list of all,
or of all those whose names begin in the same way, such as those that make
puzzles. People who read a help have a question, and the most frequent
question is what to type; hence the examples.
\transcript{help}

@<Tabulate what can be said@>=
static std::string usage(Command const& c)
{
  bool const alone = c.files.empty();
  return fmt::format("dlx {} [OPTION...]{}{}", c.name, alone ? "" : " ",
    c.files);
}
static std::string help(Command const& c)
{
  return fmt::format("dlx {}: {}\n\nUsage: {}\n\n{}", c.name, c.purpose,
    usage(c), c.text);
}
static std::string help(std::string const& prefix)
{
  std::string text = @/
    "dlx: exact cover problems, solved by dancing links\n\n"@/
    "Usage: dlx COMMAND [OPTION...] [FILE]\n\nCommands:\n";
  for (@[Command const& c@, : @,commands()@])
    if (c.name.starts_with(prefix))
      text += fmt::format("  {:<18}{}\n", c.name, c.purpose);
  return text + "\n"@/
    "dlx COMMAND --help tells all about a command, dlx --version which "
    "dlx this is.\n"@/
    "A problem is a text file: the items in one line, then one option a line.\n"@/
    "\nExamples:\n"@/
    "  dlx make queens 8 | dlx count\n"@/
    "  dlx make queens 8 | dlx solve --board --limit 1\n\n"@/
    "Exit status: 0 a cover was found, 1 there is none, 2 something is wrong,\n"@/
    "3 stopped before that was known.\n";
}

@ The command |help| knows all commands, and all commands are listed in a
table in which it stands itself; so it had to be declared before the table,
and is defined here. For the manual page and the completion (see
\sec{command/manual}), each command hands over its texts.

@<Tabulate what can be said@>=
static std::string all_helps(Settings const& s)
{
  std::vector<Help> helps;
  for (@[Command const& c@, : @,commands()@])
    helps.push_back(@[{c.name, usage(c), c.purpose, c.text}@]);
  return s.as_manual ? manual_page(helps) : bash_completion(helps);
}
static int print_help(Settings const& s)
{
  auto const wanted = fmt::format("{}", fmt::join(s.recipes, " "));
  if (s.as_manual or s.as_completion) {
    put(all_helps(s));
    return found;
  }
  bool known = wanted.empty();
  std::vector<std::string> names;
  for (@[Command const& c@, : @,commands()@]) {
    if (c.name == wanted) return put(help(c)), found;
    known = known or c.name.starts_with(wanted + ' ');
    names.push_back(c.name);
  }
  if (not known) throw std::runtime_error(fmt::format("there is no command "
    "{}; {}", wanted, advice(wanted, names, "dlx help lists them")));
  put(help(wanted));
  return found;
}

@*1 Understanding. The command line is written down as if it were a file,
and each word knows its place there. Then our own |InputError| can point at
mistakes, and a wrong command line is explained like a wrong problem:
\transcript{wrong-command}

@<Understand a command line@>=
class CommandLine {
public:@/
  CommandLine(int argc, char** argv);
  int obey();
private:@/
  std::vector<std::string> words;
  std::vector<std::size_t> places; /* of the words; and of the end */
  Source source = @[{"command line", "dlx"}@];
  std::string name;      /* of the command, as far as it is known */
  std::size_t known = 0; /* so many words belong to the name */
  Command const* command = nullptr;
  [[noreturn]] void complain(std::size_t i, std::string const& message,
    std::string const& mend, std::size_t more = 0) const;
    /* word |i| is wrong, or missing; and so are |more| words after it */
  bool asks_for(std::string const& word) const;
  void find_command();
  Settings read() const;
  std::size_t read_option(std::size_t i, Settings& s) const;
  void set(Settings& s, std::string const& option, std::string const& value,
    std::size_t i, std::size_t more = 0) const;
  std::string hint() const@+{@+return "try: dlx " + name + "--help";@+}@/
};

@ Fingers make four kinds of mistakes. A letter is typed that should not be
there, or one is missing, or one is wrong, or two neighbors have changed
places, as in \cmd{dlx cuont}. Call any of these a {\it slip}. Is the word
within so many slips of a name? What they have in common at the beginning is
right. At the first difference one of the four must have happened, and we do
not know which; so we try all of them, and go on with one slip less.
$$\vbox{\halign{\tt#\hfil\quad&\tt#\hfil\quad&#\hfil\cr
\it word&\it name&\cr
\noalign{\smallskip}
cuont&count&one letter is right\cr
uont&ount&is \.u too much, \.o missing, \.u wrong, or have they changed places?\cr
nt&nt&after the last of these slips, all that is left is right\cr}}$$
A word that comes to its end without a slip is near, too, even if the name
goes on; for \.{--lim} is no mistake, but the hope that somebody will guess.
@^slip of a finger@>

The edit distance of \sec{text/format} would need two steps for \.{cuont}, and a
table for each name. It has to look through a hundred thousand items. Here
are a few dozen names and two slips, thus at most 16 ways to go on, and most
of them end at the next letter.

@<Guess what was meant@>=
static bool is_near(std::string_view word, std::string_view name, int slips)
{
  auto const [w, n] = @[std::mismatch(word.begin(), word.end(), name.begin(),
    name.end())@];
  word.remove_prefix(static_cast<std::size_t>(w - word.begin()));
  name.remove_prefix(static_cast<std::size_t>(n - name.begin()));
  if (word.empty()) return true;
  if (slips == 0) return false;
  auto const rest = word.substr(1);
  auto const rest_of_name = name.substr(name.empty() ? 0 : 1);
  bool const is_swapped = word.size() > 1 and name.size() > 1@|
    and word[0] == name[1] and word[1] == name[0];
  return is_near(rest, name, slips - 1)@|
    or is_near(word, rest_of_name, slips - 1)@|
    or is_near(rest, rest_of_name, slips - 1)@|
    or (is_swapped and is_near(rest.substr(1), name.substr(2), slips - 1));
}

@ One slip is forgiven for every three letters, as in \sec{text/format}, and two
in all. Fewer slips come first. If nothing is near, there is some other
advice.

@<Guess what was meant@>=
static std::string advice(std::string const& word,@|
  std::vector<std::string> const& names, std::string const& otherwise)
{
  for (int slips = 0; slips < 3 and 3*slips < std::ssize(word); ++slips)
    for (@[std::string const& name@, : @,names@])
      if (is_near(word, name, slips))
        return fmt::format("did you mean {}?", name);
  return otherwise;
}

@ Several choices are listed as one speaks, with commas if there are more
than two.

@<Guess what was meant@>=
static std::string either(std::vector<std::string> names)
{
  names.back() = "or " + names.back();
  return fmt::format("{}", fmt::join(names, names.size() > 2 ? ", " : " "));
}

@ The name of the program itself, which is the first word that the system
hands over, is not taken from there: it may be a long path, or missing.

@<Understand a command line@>=
CommandLine::CommandLine(int argc, char** argv)
  : words(argv + std::min(argc, 1), argv + argc)
{
  for (@[std::string const& word@, : @,words@]) {
    places.push_back(source.text.size() + 1);
    source.text += ' ' + word;
  }
  places.push_back(source.text.size());
}
void CommandLine::complain(std::size_t i, std::string const& message,
  std::string const& mend, std::size_t more) const
{
  std::size_t const length = i == words.size() ? 0
    : places[i + more] + words[i + more].size() - places[i];
  throw InputError(source, places[i], length, message, mend);
}

@ Whoever asks for help gets it, wherever the word stands, and whatever is
wrong with the rest; it would be unkind to answer a cry for help with a
complaint about its grammar. Help that was asked for goes to standard output
and is no mistake; so one can page through it, or search it.

@<Understand a command line@>=
bool CommandLine::asks_for(std::string const& word) const
{
  auto const end = std::find(words.begin(), words.end(), "--");
  return std::find(words.begin(), end, word) != end;
}
int CommandLine::obey()
{
  find_command();
  if (asks_for("--help") or asks_for("-h"))
    put(command ? help(*command) : help(name));
  else if (asks_for("--version")) put("dlx 1.0\n");
  else return command->run(read());
  return found;
}

@ Words are taken into the name as long as some command begins with all of
them. What could come next is collected; if nothing does, this is what the
complaint offers, unless the first word of something is near.

@<Understand a command line@>=
void CommandLine::find_command()
{
  auto const& all = commands();
  auto begins = @[[this](Command const& c) {
    return (c.name + ' ').starts_with(name + words[known] + ' ');
  }@];
  while (known < words.size() and std::any_of(all.begin(), all.end(), begins))
    name += words[known++] + ' ';
  for (@[Command const& c@, : @,all@])
    if (c.name + ' ' == name) command = &c;
  bool const is_cry = asks_for("--help") or asks_for("-h");
  if (command or is_cry or asks_for("--version")) return;
  @<Offer what could come next@>@;
}

@ The first words are offered for a slip of the finger, so that
\cmd{dlx mkae} means \.{make}, and not one of the puzzles that begin with
it.

@<Offer what could come next@>=
std::vector<std::string> choices, first_words;
for (@[Command const& c@, : @,all@]) {
  if (not c.name.starts_with(name)) continue;
  auto const rest = c.name.substr(name.size());
  choices.push_back(rest);
  first_words.push_back(rest.substr(0, rest.find(' ')));
}
auto const all_of_them = fmt::format("say {}, or dlx {}--help",
  fmt::join(choices, ", "), name);
if (known == words.size()) complain(known, "which command?", all_of_them);
complain(known, fmt::format("there is no command {}{}", name, words[known]),
  advice(words[known], first_words, all_of_them));

@ Then come options and files, in any order, because people remember an
option when the rest is already typed. Everything after \.{--} is a file, so
that one can solve a file whose name begins with a dash; and a single dash
is one, too.

@<Understand a command line@>=
Settings CommandLine::read() const
{
  Settings s;
  std::istringstream files(command->files);
  std::string file, mend = "usage: " + usage(*command);
  bool more = static_cast<bool>(files >> file), repeats = false, dashes = true;
  for (std::size_t i = known; i < words.size(); ++i) {
    if (dashes and words[i].size() > 1 and words[i][0] == '-') {
      if (words[i] == "--") dashes = false;
      else i = read_option(i, s);
      continue;
    }
    if (not more) complain(i, words[i] + " is one too many", mend);
    set(s, file, words[i], i);
    repeats = file.ends_with("...") or file.ends_with("...]");
    if (not repeats) more = static_cast<bool>(files >> file);
  }
  if (more and not repeats and not file.starts_with('['))
    complain(words.size(), file + " is missing", mend);
  return s;
}

@ Now an option. Its line is looked for in the text; the word that follows
it there, after one blank, stands for the value. Nothing is returned if
there is no such line, and an empty word if the option is a flag: then two
blanks follow, or the line ends. In brackets, as in \.{[=K]}, a value can be
left out.

What stands there must be all of the option: \.{solve} has no \.{--out}, and
its \.{--outline} is another thing. (For some time the one was taken for the
other, in silence.) That somebody types a word which happens to stand in the
text, but is no option, is prevented by the table of setters; that a setter
is forgotten, or an explanation, is prevented by a test, which reads every
help and tries every option in it.

@<Understand a command line@>=
static std::optional<std::string> value_of(Command const& c,
  std::string const& option)
{
  auto const beginning = "\n  " + option;
  auto const length = beginning.size();
  auto at = c.text.find(beginning);
  while (at != std::string::npos and std::isalpha(c.text[at + length]) != 0)
    at = c.text.find(beginning, at + 1);
  if (at == std::string::npos or not setters().contains(option))
    return std::nullopt;
  at += length;
  if (c.text[at] == '\n') return "";
  if (c.text[at] == '[') return "[";
  return c.text.substr(at + 1, c.text.find_first_of(" \n", at + 1) - at - 1);
}

@ The value itself is the next word of the command line, or stands after an
equals sign. The next word will not do if it has two dashes, for then the
value has been forgotten; a folder of such a name can still be given with
the sign. If an option is given twice, the last one counts, as is the
custom: one may add to a command line without reading all of it.

@<Understand a command line@>=
std::size_t CommandLine::read_option(std::size_t i, Settings& s) const
{
  auto const sign = words[i].find('=');
  auto const option = words[i].substr(0, sign);
  auto const value = value_of(*command, option);
  if (not value) @<Complain about an unknown option@>@;
  bool const inside = sign != std::string::npos;
  bool const flag = value->empty() or (not inside and (*value == "["));
  if (flag and inside) complain(i, option + " has no value", hint());
  std::size_t const more = flag or inside ? 0 : 1;
  if (more > 0 and (i + 1 == words.size() or words[i + 1].starts_with("--")))
    complain(i, fmt::format("{} wants a value: {}", option, *value), hint());
  auto const word = flag ? option : inside ? words[i].substr(sign + 1)
    : words[i + 1];
  @<Look for the word among the choices@>@;
  set(s, option, word, i, more);
  return i + more;
}

@ There is no list of the options of a command, but there is one of all
options; so we ask the help about each of these.

@<Complain about an unknown option@>=
{
  std::vector<std::string> names;
  for (@[auto const& [other, setter]@, : @,setters()@])
    if (other.starts_with("--") and value_of(*command, other))
      names.push_back(other);
  complain(i, fmt::format("dlx {} has no option {}", command->name, option),
    advice(option, names, hint()));
}

@ What the help shows for a value may be several choices with bars between
them, as in \.{first\char"7C smallest\char"7C script:FILE}. Small letters
stand for themselves, and capital letters for something that the setter will
judge. So, of a choice, everything before its first capital must be there,
and something more if there is a capital. If there are no bars, the setter
has to judge it all.
@^choices of a value@>

@<Look for the word among the choices@>=
std::vector<std::string> choices;
std::istringstream bars(*value);
for (std::string choice; std::getline(bars, choice, '|'); )
  choices.push_back(choice);
auto const fits = @[[&word](std::string const& choice) {
  auto const open = choice.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  if (open == std::string::npos) return word == choice;
  return word.size() > open and word.starts_with(choice.substr(0, open));
}@];
if (choices.size() > 1 and std::none_of(choices.begin(), choices.end(), fits))
  complain(i, fmt::format("{} wants {}, not {}", option, either(choices), word),
    advice(word, choices, hint()), more);

@ What a setter complains about gets its place here: the option together
with its value, or the lone number of queens.

@<Understand a command line@>=
void CommandLine::set(Settings& s, std::string const& option,
  std::string const& value, std::size_t i, std::size_t more) const
{
  try {
    setters().at(option)(s, value);
  } catch (std::invalid_argument const& e) {
    complain(i, option + ' ' + e.what(), hint(), more);
  }
}

@ \pitfall{Words on standard output that are not data: a progress line in a
file of covers. An exit status that is always~0. Half an output that looks
whole. A program that waits for input and seems to hang, and one that
searches and seems to hang. Examples in the help that stopped working two
versions ago.}

\pinned{\.{tests/command/cli\UL test.cpp} runs the command as a person would: each
status, each complaint with its place, full disks and closed pipes,
interrupts, a terminal made by \cmd{script}; it runs every example in every
help. All sessions in this book and in the {\tentex README} are run by
\.{tests/course/transcript\UL test.cpp}, and must print what is printed there.}

\exercise{Add a puzzle of your own: a function that returns its |Problem|, a
row among the commands. How many lines did you write outside of your
puzzle?}

\exercise{A finger that misses its key hits one beside it, so \cmd{xount} is
more likely to be \cmd{count} than \cmd{mount} is. Let |is_near| look at a
picture of your keyboard. Is there a pair of commands for which that makes a
difference?}

\summary{Data on standard output, words on standard error, the result in the
status. The help is the table from which a command line is understood. And
whatever goes wrong is said once, with its place and a mend.}
