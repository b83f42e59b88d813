@** The command. \label{main}%
Everything up to here is a library; nothing in it prints, reads, or exits.
This chapter does all of that. It is the program \dlx, a filter in the
tradition of \UNIX/: problems come in, covers go out, and what is meant for
people, such as progress and complaints, goes to standard error. The
commands are
$$\vbox{\halign{\dlx\ \tentex#\hfil\quad&#\hfil\cr
solve&prints all covers, one a line, or as boards, or as a log\cr
count&says how many there are\cr
trace&writes every step of the search, link by link\cr
draw&turns a trace into pictures\cr
figures&makes figure sequences from recipes\cr
make&writes the problem for a puzzle\cr
verify&says whether claimed covers are covers\cr}}$$
and they are meant to be put together:
\transcript{pipe-queens}
@^command line@>

@ A program that is used in scripts has a second output, its exit status.
$$\vbox{\halign{\hfil#\quad&#\hfil\cr
0&a cover was found\cr
1&it was proved that there is none\cr
2&the input or the command line is wrong, or the output could not be written\cr
3&the search was stopped before any of these was known\cr}}$$
Knuth's programs return 0 in all four cases, which is why so many scripts
around them use |grep|. For |count|, what is to be known is the number; so a
count that was stopped early ends with~3 even if it is not zero.
@^exit status@>

@<Define the exit statuses@>=
enum Status { found = 0, none = 1, wrong = 2, stopped = 3 };

@ The unnamed program of this book is the command. |main| itself only
catches what the others throw, and turns it into a message and a status.

@c
#include "dlx/algorithm_x.hpp"
#include "dlx/board.hpp"
#include "dlx/format.hpp"
#include "dlx/gallery.hpp"
#include "dlx/log.hpp"
#include "dlx/puzzle/latin.hpp"
#include "dlx/puzzle/queens.hpp"
#include "dlx/script.hpp"
#include "dlx/search.hpp"
#include "dlx/trace.hpp"
#include "dlx/verify.hpp"
#include <CLI/CLI.hpp>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <fmt/format.h>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <unistd.h>
using namespace dlx;
@<Define the exit statuses@>@;
@<Let an interrupt stop the search@>@;
@<Read files@>@;
@<Write to standard output@>@;
@<Show progress@>@;
@<Declare the settings@>@;
@<Search as the settings say@>@;
@<Define the commands@>@;
@<Explain a bad command line@>@;
@<Describe the command line@>@;
@<Define |main|@>@;

@ The command line is read, and then obeyed. A request for help looks like
an exception to the library that reads it.

@<Define |main|@>=
static int run(int argc, char** argv)
{
  Settings settings;
  CLI::App app("Exact cover problems, solved by dancing links.", "dlx");
  describe(app, settings);
  try {
    app.parse(argc, argv);
  } catch (CLI::Success const& request) {
    return app.exit(request); // help or version
  } catch (CLI::ParseError const& e) {
    std::cerr << explain(app, e, argc, argv);
    return wrong;
  }
  return settings.command(settings);
}

@ Messages of the library are complete; ours get the name of the program in
front. Standard error is untied from standard output, or else a complaint
about the output would first try to write the output.

@<Define |main|@>=
int main(int argc, char** argv)
{
  std::signal(SIGPIPE, SIG_IGN);
  std::ios::sync_with_stdio(false);
  std::cout.exceptions(std::ios::badbit | std::ios::failbit);
  std::cerr.tie(nullptr);
  try {
    int const status = run(argc, argv);
    std::cout.flush();
    return status;
  } catch (std::ios::failure const&) {
    std::cerr << blame_output();
  } catch (InputError const& e) {
    std::cerr << e.what() << '\n';
  } catch (std::exception const& e) {
    std::cerr << "dlx: error: " << e.what() << '\n';
  }
  return wrong;
}

@* Reading and writing. A file is read as a whole. A directory can be
opened, on this system, but not read, so we look first; the other ways to
fail are reported in the words of the system.

@<Read files@>=
static std::string slurp(std::istream& in)
{
  std::ostringstream text;
  if (in.peek() != std::istream::traits_type::eof()) text << in.rdbuf();
  return std::move(text).str();
}
static Source read_file(std::string const& name)
{
  if (name == "-") return @[{"-", slurp(std::cin)}@];
  if (std::filesystem::is_directory(name))
    throw std::runtime_error(fmt::format(
      "cannot read {}: it is a directory; give the name of a file", name));
  errno = 0;
  std::ifstream in(name, std::ios::binary);
  if (not in)
    throw std::runtime_error(fmt::format("cannot read {}: {}", name,
      std::strerror(errno)));
  return @[{name, slurp(in)}@];
}

@ Notes of the reader, for instance about options that no cover can contain,
go to standard error.

@<Read files@>=
static Problem read_problem_file(std::string const& name, Syntax syntax)
{
  std::vector<std::string> notes;
  Problem problem = read_problem(read_file(name), syntax, &notes);
  for (@[std::string const& note@, : @,notes@]) std::cerr << note << '\n';
  return problem;
}

@ Writing can fail, too. The disk is full, or the program that was listening
has left. That is an error, and it must not pass in silence: half a list of
covers looks just like a whole one. So |main| asks the stream to throw an
exception when it cannot write; this also stops a search to which nobody
listens any more, a cheaper way to end than by the heat death of the
universe.
@^full disk@>@^closed pipe@>

@<Write to standard output@>=
static void put(std::string_view text)
{
  std::cout << text;
}
static std::string blame_output()
{
  return fmt::format("dlx: error: cannot write to standard output: {}; what "
    "was written is incomplete\n", std::strerror(errno));
}

@ An interrupt sets a flag, the search sees it and stops, and what was found
so far is printed. A signal handler can talk to the rest of the program only
through something static; this is the only such thing in the book. A second
interrupt is for those who cannot wait.
@^interrupt@>

@<Let an interrupt stop the search@>=
static std::atomic<bool>& interrupted()
{
  static std::atomic<bool> flag = @[{false}@];
  return flag;
}
static void on_signal(int signal)
{
  interrupted() = true;
  std::signal(signal, SIG_DFL);
}

@ Progress is shown on a terminal only, four times a second, on one line
that is rewritten and finally wiped away. The time that is left is
extrapolated from what is done; in the first second it is too early to say.

@<Show progress@>=
class ProgressLine {
public:@/
  using Clock = @[std::chrono::steady_clock@];
  ~ProgressLine()@+{@+if (shown) std::cerr << "\r\033[K" << std::flush;@+}@/
  void operator()(Progress const& p);
private:@/
  Clock::time_point start = Clock::now(), last = start;
  bool shown = false;
};

@ @<Show progress@>=
void ProgressLine::operator()(Progress const& p)
{
  auto const now = Clock::now();
  if (now - last < std::chrono::milliseconds(250)) return;
  last = now;
  shown = true;
  double const spent = std::chrono::duration<double>(now - start).count();
  auto line = fmt::format("\r\033[K{:.1f} % done, {} covers, {} nodes",
    100 * p.done, p.solutions, p.nodes);
  if (spent > 1 and p.done > 0)
    line += fmt::format(", about {:.0f} s left", spent / p.done - spent);
  std::cerr << line << std::flush;
}

@* Settings. What the command line can say, in one place.

@<Declare the settings@>=
struct Settings;
using Run = @[std::function<int(Settings const&)>@];
struct Settings {
  Run command;
  std::string file = "-", covers = "-", chooser = "smallest";
  Syntax syntax = Syntax::automatic;
  std::uint64_t limit = 0, nodes = 0;
  double seconds = 0;
  bool board = false, items = false, log = false, objects = false;
  bool stats = false, profile = false, by_matrix = false;
  @<Declare more settings@>@;
};

@ @<Declare more settings@>=
int order = 0;
bool trivial_diagonals = false;
std::string out, grain = "event", what = "links", title, steps;
bool bare = false;
std::vector<std::string> recipes;

@ A search may be the one by links or, for comparison, the textbook's; it
may be steered by a script; and it may be watched. All commands that search
come here.

@<Search as the settings say@>=
static Limits limits_of(Settings const& s)
{
  Limits limits;
  limits.solutions = s.limit;
  limits.nodes = s.nodes;
  limits.seconds = s.seconds;
  limits.stop = &interrupted();
  if (::isatty(STDERR_FILENO)) {
    auto line = std::make_shared<ProgressLine>();
    limits.pulse = @[[line](Progress const& p) { (*line)(p); }@];
  }
  std::signal(SIGINT, on_signal);
  std::signal(SIGTERM, on_signal);
  return limits;
}

@ @<Search as the settings say@>=
static constexpr std::string_view script_prefix = "script:";
static Result find_covers(Settings const& s, Problem const& problem,
  Receive const& receive, Observer* observer)
{
  bool const scripted = s.chooser.starts_with(script_prefix);
  Chooser const chooser =
    s.chooser == "first" ? Chooser::first : Chooser::smallest;
  Limits const limits = limits_of(s);
  if (s.by_matrix and not scripted)
    return algorithm_x(problem, chooser, limits, receive, observer);
  Links links(problem);
  if (not scripted)
    return search(links, chooser, limits, receive, observer);
  auto const source = read_file(s.chooser.substr(script_prefix.size()));
  return follow(read_script(source, problem), links, limits, receive,
    observer);
}

@ How it ended, in words and as a status.

@<Search as the settings say@>=
static int report_ending(Result const& r)
{
  static constexpr char const* reasons[] = { "", "a limit", "an interrupt" };
  if (r.ending == Ending::limit or r.ending == Ending::interrupted)
    std::cerr << fmt::format("dlx: stopped by {} after {} nodes; {} found so "
      "far, there may be more\n", reasons[static_cast<int>(r.ending)],
      r.totals.nodes, r.totals.solutions);
  if (r.totals.solutions > 0) return found;
  return r.ending == Ending::complete ? none : stopped;
}

@* Solving. A cover is printed as one line with the labels of its options,
in the order of the problem; the empty cover is printed as \.{\{\}}. Because
labels are unique, |dlx verify| can read that back. There are other forms
for people and for programs.

@<Define the commands@>=
static std::vector<int> sorted(std::span<int const> cover)
{
  std::vector<int> result(cover.begin(), cover.end());
  std::sort(result.begin(), result.end());
  return result;
}
static std::string as_labels(Problem const& p, std::span<int const> cover)
{
  if (cover.empty()) return "{}\n";
  std::string line;
  for (@[int o@, : @,sorted(cover)@]) line += p.label(o) + ' ';
  line.back() = '\n';
  return line;
}

@ With \.{--items}, each option is printed on a line of its own, with
everything that it covers.

@<Define the commands@>=
static std::string as_items(Problem const& p, std::span<int const> cover,
  std::uint64_t number)
{
  std::string text = fmt::format("cover {}\n", number);
  for (@[int o@, : @,sorted(cover)@]) {
    text += "  " + p.label(o) + ':';
    for (@[Entry const& e@, : @,p.option(o)@]) text += ' ' + p.item(e.item).name;
    text += '\n';
  }
  return text;
}
static std::string as_json(Problem const& p, std::span<int const> cover)
{
  nlohmann::ordered_json line;
  line["cover"] = sorted(cover);
  auto& labels = line["labels"] = nlohmann::ordered_json::array();
  for (@[int o@, : @,sorted(cover)@]) labels.push_back(p.label(o));
  return line.dump() + '\n';
}

@ A board can be drawn if the labels say where things stand; see
\sec{board}. If they do not, we say so before the search, not after it.

@<Define the commands@>=
static Board board_of(Problem const& problem, std::string const& file)
{
  auto board = Board::of(problem);
  if (not board)
    throw std::runtime_error(fmt::format("{} has no board: for that, every "
      "option needs a name of the form SYMBOL@@(row,column)",
      file == "-" ? "standard input" : file));
  return *board;
}

@ @<Define the commands@>=
static int solve(Settings const& s)
{
  Problem const problem = read_problem_file(s.file, s.syntax);
  std::optional<Board> board;
  if (s.board) board = board_of(problem, s.file);
  std::uint64_t number = 0;
  auto print = @[[&](std::span<int const> cover) {
    ++number;
    if (board) put((number > 1 ? "\n" : "") + board->draw(cover));
    else if (s.items) put(as_items(problem, cover, number));
    else if (s.objects) put(as_json(problem, cover));
    else if (not s.log) put(as_labels(problem, cover));
  }@];
  std::optional<Log> log;
  if (s.log) log.emplace(std::cout, problem);
  Result const result =
    find_covers(s, problem, print, log ? &*log : nullptr);
  std::cout.flush();
  return report_ending(result);
}

@* Counting. The number is printed alone, so that it can be used by a
program; \.{--stats} and \.{--profile} tell the rest on standard error.

@<Define the commands@>=
static void tell_stats(Result const& r)
{
  auto const& t = r.totals;
  std::cerr << fmt::format("{} nodes, {} options tried, {} dead ends, {} items "
    "covered\n", t.nodes, t.attempts, t.dead, t.covers);
}
static void tell_profile(Profile const& profile)
{
  std::cerr << "level        nodes      updates\n";
  int k = 0;
  for (@[auto const& [nodes, updates]@, : @,profile.levels()@])
    std::cerr << fmt::format("{:5} {:12} {:12}\n", k++, nodes, updates);
}

@ @<Define the commands@>=
static int count(Settings const& s)
{
  Problem const problem = read_problem_file(s.file, s.syntax);
  Profile profile;
  Result const r =
    find_covers(s, problem, nullptr, s.profile ? &profile : nullptr);
  if (s.objects) {
    auto const& t = r.totals;
    nlohmann::ordered_json const line = @[{{"covers", t.solutions},
      {"complete", r.ending == Ending::complete}, {"nodes", t.nodes},
      {"tries", t.attempts}, {"dead", t.dead}}@];
    put(line.dump() + '\n');
  } else put(fmt::format("{}\n", r.totals.solutions));
  std::cout.flush();
  if (s.stats) tell_stats(r);
  if (s.profile) tell_profile(profile);
  int const status = report_ending(r);
  return r.ending == Ending::complete ? status : stopped;
}

@* Tracing and drawing. A trace goes to standard output while the search is
running. If a script steered it, then the trace of the script is what was
wanted, and the status is~0.

@<Define the commands@>=
static int trace(Settings const& s)
{
  Problem const problem = read_problem_file(s.file, s.syntax);
  bool const scripted = s.chooser.starts_with(script_prefix);
  TraceWriter writer(std::cout, problem, scripted ? "script" : s.chooser);
  Result const result = find_covers(s, problem,
    nullptr, &writer);
  std::cout.flush();
  int const status = report_ending(result);
  return result.ending == Ending::script ? found : status;
}

@ The options of |draw| are those of a recipe (see \sec{gallery}), so they
are handed over as one. Without a folder to write to, the pictures come out
as DOT, for other programs to draw.

@<Define the commands@>=
static Drawing drawing_of(Settings const& s)
{
  std::string text = fmt::format("title: -\ndraw: {}\ngrains: {}\n"
    "problem: -\n", s.what, s.grain);
  if (not s.steps.empty()) text += "steps: " + s.steps + '\n';
  if (s.bare) text += "bare: yes\n";
  Source const recipe = @[{"options of dlx draw", text}@];
  return read_recipe(recipe).drawing;
}
static int draw(Settings const& s)
{
  Drawing const drawing = drawing_of(s);
  Sequence sequence;
  sequence.trace = read_trace(read_file(s.file));
  sequence.pictures = draw_trace(sequence.trace, drawing);
  sequence.name = s.file == "-" ? "trace" : s.file;
  sequence.title = s.title.empty() ? sequence.name : s.title;
  if (s.out.empty())
    for (@[Picture const& p@, : @,sequence.pictures@]) put(p.dot);
  else
    render(write_sequence(s.out, sequence), @[{"svg", "pdf"}@]);
  return found;
}
static int figures(Settings const& s)
{
  make_gallery(@[{s.recipes.begin(), s.recipes.end()}@], s.out);
  return found;
}

@* Making and verifying. A puzzle is written as a problem, with a first line
that says where it comes from.

@<Define the commands@>=
static int make_queens(Settings const& s)
{
  put(write_dlx(queens(s.order, s.trivial_diagonals),
    fmt::format("dlx make queens {}{}", s.order,
      s.trivial_diagonals ? " --trivial-diagonals" : "")));
  return found;
}
static int make_latin(Settings const& s)
{
  put(write_dlx(latin(s.order), fmt::format("dlx make latin {}", s.order)));
  return found;
}

@ Claimed covers are read line by line, as |solve| prints them. What is not
a cover is named with its line and its reason; a cover that stands there
twice is also named, for somebody will have counted it. The status is 0 if
all of them are covers, and 1 if not. Words that are no options at all are
errors of the input.

@<Define the commands@>=
static std::vector<int> read_cover(Source const& source, std::size_t begin,
  std::size_t end, Problem const& problem)
{
  std::vector<int> cover;
  for (std::size_t p = begin; p < end; ) {
    auto const q = std::min(source.text.find_first_of(" \t\r", p), end);
    auto const word = std::string_view(source.text).substr(p, q - p);
    if (not word.empty() and word != "{}") {
      cover.push_back(problem.find_option(word));
      if (cover.back() == 0)
        throw InputError(source, p, q - p, fmt::format("{} is not an option "
          "of the problem", word), "give one cover a line, as dlx solve does");
    }
    p = q + 1;
  }
  return cover;
}

@ @<Define the commands@>=
static int verify(Settings const& s)
{
  if ((s.file == "-") and s.covers == "-")
    throw std::runtime_error("the problem and the covers cannot both come "
      "from standard input; give two files");
  Problem const problem = read_problem_file(s.file, s.syntax);
  Source const source = read_file(s.covers);
  std::map<std::vector<int>, int> seen;
  int line = 0, count = 0, bad = 0;
  for (std::size_t p = 0; p < source.text.size(); ++line) {
    auto const end = std::min(source.text.find('\n', p), source.text.size());
    auto const cover = read_cover(source, p, end, problem);
    bool const blank = end == source.text.find_first_not_of(" \t\r", p);
    p = end + 1;
    if (blank) continue;
    ++count;
    @<Judge this cover@>@;
  }
  put(fmt::format("{} cover{}, {} wrong\n", count, count == 1 ? "" : "s", bad));
  return bad == 0 ? found : none;
}

@ @<Judge this cover@>=
std::string verdict = refute(problem, cover);
auto const [first, is_new] = seen.emplace(sorted(cover), line + 1);
if (verdict.empty() and not is_new)
  verdict = fmt::format("the same cover as in line {}", first->second);
if (not verdict.empty()) {
  ++bad;
  put(fmt::format("{}:{}: {}\n", display_name(source), line + 1, verdict));
}

@* The command line. The library CLI11 reads it. What it does not do is to
point at the mistake; so we write the command line down as if it were a
file, look for the word that the complaint is about, and let our own
|InputError| do the pointing.

@<Explain a bad command line@>=
@<Find a word in a message@>@;
static std::string explain(CLI::App const& app, CLI::ParseError const& e,
  int argc, char** argv)
{
  std::string text = "dlx", command, message = e.what();
  std::replace(message.begin(), message.end(), '\n', ' ');
  int known = 1; /* arguments that are commands come first */
  @<Find the commands that were given@>@;
  std::size_t offset = 0, length = 0;
  for (int i = 1; i < argc; ++i) {
    std::string_view const word = argv[i];
    text += ' ';
    if (i >= known and mentions(message, word) and word.size() >= length) {
      offset = text.size();
      length = word.size();
    }
    text += word;
  }
  if (length == 0) offset = text.size();
  Source const line = @[{"command line", text}@];
  InputError const complaint(line, offset, length, message,
    "try: dlx " + command + "--help");
  return complaint.what() + std::string("\n");
}

@ If the words that were understood want another command after them, and the
next word is something else, then CLI11 complains about the missing command.
The user would rather hear about the wrong one.

@<Find the commands that were given@>=
CLI::App const* last = &app;
while (not last->get_subcommands().empty()) {
  last = last->get_subcommands().front();
  command += last->get_name() + ' ';
  ++known;
}
bool const wants_command = last->get_require_subcommand_min() > 0;
if (wants_command and known < argc and argv[known][0] != '-')
  message = fmt::format("there is no command {}", argv[known]);

@ A word is mentioned if it stands in the message between characters that do
not belong to words.

@<Find a word in a message@>=
static bool mentions(std::string const& message, std::string_view word)
{
  auto is_part = @[[&message](std::size_t i) {
    return i < message.size() and std::string_view(" :,.\n\"'()")
      .find(message[i]) == std::string_view::npos;
  }@];
  for (auto at = message.find(word); at != std::string::npos and not word.empty();
      at = message.find(word, at + 1))
    if ((at == 0 or not is_part(at - 1)) and not is_part(at + word.size()))
      return true;
  return false;
}

@ The description follows the table at the beginning of this chapter. First
the options that several commands share.

@<Describe the command line@>=
static std::string check_chooser(std::string const& value)
{
  bool const good = (value == "first") or (value == "smallest")
    or (value.starts_with(script_prefix) and value.size() > 7);
  return good ? "" : value + " is not a chooser: say first, smallest, or "
    "script:FILE";
}
static void add_input(CLI::App& command, Settings& s)
{
  static std::map<std::string, Syntax> const names = @[{
    {"auto", Syntax::automatic}, {"dlx", Syntax::dlx},
    {"matrix", Syntax::matrix}, {"json", Syntax::json}}@];
  command.add_option("FILE", s.file, "the problem; - is standard input");
  command.add_option("--format", s.syntax, "how the problem is written")
    ->transform(CLI::CheckedTransformer(names).description("auto|dlx|matrix|json"));
}

@ @<Describe the command line@>=
static void add_search(CLI::App& command, Settings& s)
{
  add_input(command, s);
  command.add_option("--chooser", s.chooser, "which item to branch on: first, "
    "smallest (leftmost on ties), or script:FILE")
    ->check(CLI::Validator(check_chooser, "", "chooser"));
  command.add_option("--limit", s.limit, "stop after so many covers")
    ->check(CLI::PositiveNumber);
  command.add_option("--nodes", s.nodes, "stop after so many search nodes")
    ->check(CLI::PositiveNumber);
  command.add_option("--time", s.seconds, "stop after so many seconds")
    ->check(CLI::PositiveNumber);
  command.add_flag("--textbook", s.by_matrix, "search a matrix, without links");
}

@ Each command has examples in its help; the tests try them.

@<Describe the command line@>=
static CLI::App& add_command(CLI::App& app, Settings& s, char const* name,
  char const* purpose, Run run,
  char const* examples)
{
  CLI::App& command = *app.add_subcommand(name, purpose);
  command.footer(std::string("Examples:\n") + examples);
  command.final_callback(@[[&s, run = std::move(run)] { s.command = run; }@]);
  return command;
}

@ @<Describe the command line@>=
static void describe_solvers(CLI::App& app, Settings& s)
{
  auto& solver = add_command(app, s, "solve", "Print all exact covers", solve,
    "  dlx solve problem.dlx\n  dlx make queens 8 | dlx solve --board --limit 1\n"
    "  dlx solve --log problem.dlx");
  add_search(solver, s);
  solver.add_flag("--board", s.board, "draw each cover as a board");
  solver.add_flag("--items", s.items, "print the items of each option");
  solver.add_flag("--log", s.log, "tell the search, step by step");
  solver.add_flag("--json", s.objects, "print a JSON object for each cover");
  auto& counter = add_command(app, s, "count", "Count the exact covers", count,
    "  dlx count problem.dlx\n  dlx make queens 8 | dlx count --profile");
  add_search(counter, s);
  counter.add_flag("--stats", s.stats, "say how much was done");
  counter.add_flag("--profile", s.profile, "say it for each level");
  counter.add_flag("--json", s.objects, "print a JSON object");
}

@ @<Describe the command line@>=
static void describe_tracers(CLI::App& app, Settings& s)
{
  auto& tracer = add_command(app, s, "trace", "Write every step of a search as "
    "JSON Lines", trace, "  dlx trace problem.dlx > trace.jsonl\n"
    "  dlx make latin 2 | dlx trace | dlx draw --out pictures");
  add_search(tracer, s);
  auto& drawer = add_command(app, s, "draw", "Turn a trace into pictures", draw,
    "  dlx draw --out pictures trace.jsonl\n"
    "  dlx draw --grain link --steps 1-5 trace.jsonl | neato -n2 -Tpng > x.png");
  @<Describe the options of |draw|@>@;
  auto& painter = add_command(app, s, "figures", "Make figure sequences from "
    "recipes", figures, "  dlx figures --out pictures figures/latin-2.fig");
  painter.add_option("RECIPE", s.recipes, "recipes, one file each")->required();
  painter.add_option("--out", s.out, "the folder to write to")->required();
}

@ @<Describe the options of |draw|@>=
drawer.add_option("FILE", s.file, "the trace; - is standard input");
drawer.add_option("--out", s.out, "a folder for DOT, SVG, PDF and index.html; "
  "without it, DOT is printed");
drawer.add_option("--grain", s.grain, "a picture for each: event, node, link, "
  "or several of these");
drawer.add_option("--as", s.what, "links, links+board, board, matrix, "
  "or tree");
drawer.add_option("--steps", s.steps, "which pictures: numbers, ranges such as "
  "3-7, last, or types of events such as solution");
drawer.add_option("--title", s.title, "the title of the page");
drawer.add_flag("--bare", s.bare, "without titles and legends");

@ @<Describe the command line@>=
static void describe_others(CLI::App& app, Settings& s)
{
  CLI::App& maker = *app.add_subcommand("make", "Write the problem for a puzzle");
  maker.require_subcommand(1);
  auto& q = add_command(maker, s, "queens", "Place n queens", make_queens,
    "  dlx make queens 8 | dlx count");
  q.add_option("N", s.order, "the size of the board")->required();
  q.add_flag("--trivial-diagonals", s.trivial_diagonals,
    "keep the diagonals of one square");
  auto& l = add_command(maker, s, "latin", "Fill a Latin square of order n",
    make_latin, "  dlx make latin 3 | dlx solve --board --limit 1");
  l.add_option("N", s.order, "the order of the square")->required();
  auto& v = add_command(app, s, "verify", "Check claimed covers, one a line",
    verify, "  dlx solve problem.dlx | dlx verify problem.dlx");
  add_input(v, s);
  v.add_option("COVERS", s.covers, "the covers; - is standard input");
}

@ @<Describe the command line@>=
static void describe(CLI::App& app, Settings& s)
{
  app.require_subcommand(1);
  app.set_version_flag("--version", "dlx 1.0");
  app.set_help_all_flag("--help-all", "help for all commands");
  app.footer("Exit status: 0 a cover was found, 1 there is none, 2 something is "
    "wrong,\n3 stopped before that was known. dlx COMMAND --help has examples.");
  describe_solvers(app, s);
  describe_tracers(app, s);
  describe_others(app, s);
}
