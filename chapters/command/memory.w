@** When memory ends. \label{command/memory}%
Every allocation can fail, and there are many: to solve twelve queens and to print five covers takes more than a thousand.
Nobody writes a thousand questions whether it went well; so the language asks for us, and throws |std::bad_alloc|. Is that not
enough? It was tried: one allocation after the other was made to fail, in several commands, and this is what came out.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
\it who wanted memory&\it what happened&\it status\cr
\noalign{\smallskip}
a search&it was lost, with all that it had counted&2\cr
a large number of GMP&GMP said so, and called |abort|&134\cr
a destructor of a JSON value, which makes a list&|std::terminate|&134\cr
a stream that was prepared before |main| could catch&|std::terminate|&134\cr}}$$
The last three leave no word about how much memory there was. The first one is the saddest, for a search that has run for
an hour knows something. An interrupt (\sec{command/interrupt}) would have made it print what it has found. Why should the end of memory be worse than a key?
@^memory, end of@>

So memory that ends is treated like Control-C, as long as possible. To end in order takes some memory itself; and so
there is a {\it reserve}, a block that is taken at the start, and that nobody uses. When an allocation fails, the
reserve is given back, the flag of the interrupt is set, and the allocation is tried again:
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\quad&#\hfil\cr
\it an allocation fails&\it what is done&\it who ends it&\it status\cr
\noalign{\smallskip}
for the first time&reserve freed, flag set&the search, in order&0 or 3\cr
for the second time&|bad_alloc| thrown&|main|&2 or 3\cr
where none may be thrown&|std::terminate| called&our handler&2 or 3\cr}}$$
Each of the three nets catches what falls through the one above. Most falls end in the first, because a search that sees the flag wants little more.
@^reserve@>@^new handler@>

@ The invariant is short: {\it whatever allocation fails, the program ends by itself, with a status of its own, and has said why.}
The status is~3 if a search had begun, since then what was printed may not be all; and 2 if there was no search. A search that
has found covers, sees the flag, and ends in order, returns what it returns after any other limit.

How large must the reserve be? A megabyte is enough for all reports that a search makes; but a search takes two megabytes at a time (\sec{base/arena}), and if the reserve
did not hold those, the second failure would follow the first, and what was counted would be lost. So it has four. It is never touched before it is given back, and costs a
number in a table of the system, and no memory.

@(dlx/command/memory.hpp@>=
#pragma once
/* What happens when memory ends: a reserve is given back, and searches are
   stopped as by an interrupt; and if that is not enough, it is said without
   using any memory. And how much of it may be used. */
#include <cstddef>
#include <string_view>
namespace dlx {
void keep_reserve();
  /* to be called before anything else: from now on, when memory ends, |interrupted|
     becomes true, and at the second time |std::bad_alloc| is thrown, by GMP, too;
     where nothing can be thrown, the program says so, and ends */
bool memory_has_ended();
std::string_view about_memory();
  /* how much was in use when it ended, and what helps; uses no memory */
void limit_memory(std::size_t megabytes, int threads);
  /* from now on so many more can be used than are now, and the stacks
     of all |threads| but the first; at least 32 */
void expect_search(); /* from now on, who runs out of memory has status 3, not 2 */
bool tell_end_of_memory();
  /* writes out what was put, says on standard error that memory has ended, and
     returns whether a search had begun */
} // |namespace dlx|

@ Standard error is written to by the system itself. What remembers all this must be static, since the system calls us with no
argument; it is one structure, in a function, as the flags of \sec{command/interrupt} are.

@(dlx/command/memory.cpp@>=
#include "dlx/command/memory.hpp"
#include "dlx/command/interrupt.hpp"
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fmt/format.h>
#include <gmp.h>
#include <iostream>
#include <fstream>
#include <malloc.h>
#include <new>
#include <sys/resource.h>
#include <unistd.h>
namespace dlx {
namespace {
@<Remember what happened to memory@>
@<Give the reserve back@>
@<Let GMP ask as everybody does@>
@<End where nothing can be thrown@>
}  // |namespace|
@<Keep a reserve@>
@<Tell that memory has ended@>
} // |namespace dlx|

@ Several threads may run out of memory in the same moment; so all members that change later are atomic, and who exchanges the reserve for
nothing is the only one who frees it.

@<Remember what happened to memory@>=
constexpr std::size_t reserve_size = 4 << 20; /* bytes */
struct Memory {
  std::atomic<void*> reserve = {nullptr};
  std::atomic<std::size_t> in_use = {0}; /* bytes, when it ended */
  std::atomic<bool> has_ended = {false}, is_for_search = {false},
    is_limited = {false}; /* by us */
  std::terminate_handler before = nullptr; /* for ends that are not our concern */
};
Memory& memory()
{
  static Memory all;
  return all;
}

@ The library calls this function when an allocation has failed, and if it returns, tries again. So it must either make room, or throw; if it did
neither, the program would ask for ever. How much is in use, the allocator knows, and it must be asked now: when the exception arrives in |main|, most of it has been given back.

@<Give the reserve back@>=
void on_no_memory()
{
  void* const reserve = memory().reserve.exchange(nullptr);
  if (not memory().has_ended.exchange(true)) {
    auto const now = ::mallinfo2();
    auto const total = now.uordblks + now.hblkhd;
    memory().in_use = total - std::min(total, reserve_size);
    interrupted() = true;
  }
  if (reserve == nullptr) throw std::bad_alloc();
  std::free(reserve);
}

@ GMP calls |malloc|, and if there is nothing, |abort|. It can be told to call something else; so it is told to ask as everybody does in \CPLUSPLUS/,
by |operator new|. Its manual warns that after an exception its results are not defined. They are not used: a count that
runs out of memory is given up, with all its numbers.

(\CPLUSPLUS/ has no function that makes a block longer; so a number that grows is copied. That costs little, since numbers
of covers have a few words.)
@^GMP@>

@<Let GMP ask as everybody does@>=
void* take(std::size_t bytes) { return ::operator new(bytes); }
void give_back(void* block, std::size_t) { ::operator delete(block); }
void* take_another(void* block, std::size_t before, std::size_t bytes)
{
  void* const other = take(bytes);
  std::memcpy(other, block, std::min(before, bytes));
  give_back(block, before);
  return other;
}

@ A destructor must not throw, and an exception that tries to leave one ends in |std::terminate|. The JSON library has one that needs memory: it
goes through a tree of values with a list instead of a recursion, and the list must be made. That is a good reason, and a bad moment.
Here nothing can be tidied up any more, as nobody knows who holds what. So we say what is the matter, and leave by the one
function that asks nobody. The statuses are those of \sec{command/main}. If memory has not ended, something else is wrong, and is told as always.
@^terminate@>

@<End where nothing can be thrown@>=
[[noreturn]] void on_terminate()
{
  if (memory_has_ended()) ::_exit(tell_end_of_memory() ? 3 : 2);
  memory().before();
  std::abort();
}

@ All is arranged before anything else is done, even before |main| (\sec{command/main}), and to arrange it cannot fail: if there is no room for a reserve, then there is none, and the first failure is thrown at once.

At the same time the allocator is told to keep what it has. It would give the end of its memory back as soon as that is longer than
128 kilobytes, and each longer piece, and ask for them again a moment later, page by page (\sec{base/pages}). A problem that is solved in two milliseconds spends up to a twelfth of them in such a dialogue.

@<Keep a reserve@>=
void keep_reserve()
{
  memory().before = std::set_terminate(on_terminate);
  memory().reserve = std::malloc(reserve_size);
  ::mallopt(M_MMAP_THRESHOLD, 32 << 20);
  ::mallopt(M_TRIM_THRESHOLD, 256 << 20);
  std::set_new_handler(on_no_memory);
  ::mp_set_memory_functions(take, take_another, give_back);
}
bool memory_has_ended() { return memory().has_ended; }
void expect_search() { memory().is_for_search = true; }

@ To tell that there is no memory, in a sentence with a number, one needs memory for the sentence. It is an array that was there
before the program began, and \.{fmt} writes into it.

@<Tell that memory has ended@>=
std::string_view about_memory()
{
  static char text[120];
  auto const megabytes = (memory().in_use + 999'999)/1'000'000;
  auto const end = fmt::format_to_n(text, sizeof text, "{} MB in use; {}", megabytes,@|
    memory().is_limited ? "--memory can allow more, if ulimit -v does" : "ulimit -v tells how much is allowed").out;
  return {text, static_cast<std::size_t>(end - text)};
}

@ What was put before is right, and goes out first. But are the streams ready? They may be just what there was no memory for; then a flush would follow a
pointer to nowhere. That |std::cout| complains when it fails was asked for at the end of
|prepare_streams|, so this tells. Now it shall not complain, since we have worse to tell.

@<Tell that memory has ended@>=
bool tell_end_of_memory()
{
  if (std::cout.exceptions() != std::ios::goodbit) {
    std::cout.exceptions(std::ios::goodbit);
    std::cout.flush();
  }
  static char text[240];
  auto const end = fmt::format_to_n(text, sizeof text, "dlx: error: out of memory ({}); what "
    "was printed is right, but not all\n", about_memory()).out;
  [[maybe_unused]] auto const n = ::write(STDERR_FILENO, text, static_cast<std::size_t>(end - text));
  return memory().is_for_search;
}

@*1 A limit of one's own. Who shares a machine with others says \.{--memory 4000}, and wants to be sure. Adding up what each table takes is a way to be wrong: there are
too many of them, and libraries have some, too. But the system adds up anyway, and refuses what goes beyond a limit, which is all that we need: from
then on it is an allocation that fails. The limit is on data that can be written, \.{RLIMIT\UL DATA}; that on addresses would
count the program as well, and what it has only looked at.
@^limit on memory@>

What counts is what comes on top of what the program has taken to start; that is the sixth number of a file that the system keeps for each process, in pages. And each thread but the first
has a stack in the data, eight megabytes of which it uses a few kilobytes; who asks for threads has not asked for stacks, so those are allowed besides.
And the allocator shall not keep long pieces any more, since what it keeps counts.

@<Keep a reserve@>=
void limit_memory(std::size_t megabytes, int threads)
{
  std::ifstream now("/proc/self/statm");
  rlim_t pages = 0;
  for (int k = 0; k < 6; ++k) now >> pages;
  struct rlimit data, stack;
  ::getrlimit(RLIMIT_DATA, &data), ::getrlimit(RLIMIT_STACK, &stack);
  rlim_t const of_a_thread = std::min<rlim_t>(stack.rlim_cur, 8 << 20);
  rlim_t const all = pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE))
    + std::max<rlim_t>(megabytes, 32)*1'000'000 + static_cast<rlim_t>(threads - 1)*of_a_thread;
  data.rlim_cur = std::min(data.rlim_cur, all);
  ::setrlimit(RLIMIT_DATA, &data);
  ::mallopt(M_MMAP_THRESHOLD, 1 << 20);
  ::mallopt(M_TRIM_THRESHOLD, 1 << 20);
  memory().is_limited = true;
}

@ A search takes some tables before it begins: a small one needs six megabytes, and fails with less before it has done anything. So 32 are always allowed.

@ \pitfall{A handler for the end of memory that needs memory. A handler that returns and has freed nothing. To measure how much was in use when it
has been given back. And to try only the end of {\it all\/} memory: an allocation of a gigabyte
fails while there is plenty for the report, and the other way round a report can fail in the middle of its sentence.}

\pinned{\.{tests/command/memory\UL test.cpp} is linked with an allocator of its own, and has |main| run with it some thousand times: with the first allocation that
fails, with the second, and so on; each alone, and each with all that follow; and with a budget of so many bytes. No end may be a signal; each says why, or has done all that was asked for.
It also limits the command by \.{--memory} and by the shell.}

\exercise[15]{The system gives more addresses than it has memory, and finds out when they are used. Then no allocation fails, and the whole
program is killed, status 137. Which of the three nets helps? What can a person do who knows that?}
\answer{None: nobody is asked. A limit makes allocations fail in time; \.{--memory 8000} allows eight gigabytes; for all programs of a shell, \cmd{ulimit -v 8000000} does, which counts addresses.}

\summary{A reserve for bad times; memory that ends is an interrupt. What cannot be stopped in order throws, and what cannot throw says why and leaves.}
