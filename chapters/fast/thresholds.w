@** Thresholds. \label{fast/thresholds}%
A fast engine asks questions that have no exact answer. How large may a state be before links are faster? When is a memory in vain? An
answer is a number, and such numbers breed: each was measured once, on some machine, and later no reader dares to touch it. So how can a reader
know which numbers there are, and where they come from?

Those that choose an engine, its memory, and its looks at the clock are in this header. Each has a sentence that derives it, or names the chapter or the command that does. A few numbers that steer a single loop are explained beside that loop. What do the numbers decide? Only time and memory:
$$\vbox{\halign{#\hfil\qquad&#\hfil\cr
\it question&\it answer\cr
\noalign{\smallskip}
links or masks?&a rule on the bytes of a state; no search is tried\cr
how much memory?&what fits into a cache, and more if states return often\cr
is the memory in vain?&what was stored, compared with what was found\cr
when to look up?&after so many nodes, never after so much time\cr}}$$
@^thresholds@>

@ {\it The invariant:} a number below may be changed as far as the memory of the machine allows, and every test that compares covers still passes.
@^invariant of thresholds@>

@(dlx/fast/thresholds.hpp@>=
#pragma once
/* Numbers of the fast engines that were chosen and could be others: where each
   comes from, and what it decides. */
#include <cstddef>
#include <cstdint>
namespace dlx::thresholds {
@<Say which engine is used for what@>
@<Say how much memory is used@>
@<Say when a question is in vain@>
@<Say how long a search works without looking up@>
} // |namespace dlx::thresholds|

@ \sec{fast/hybrid} explains the first three, and derives the rule in which the fourth stands.

@<Say which engine is used for what@>=
inline constexpr std::size_t small_state = 1 << 11, large_state = 1 << 14; /* bytes of a state, with many
  open items and with few: a state is copied for each node, and should fit into a cache near the processor */
inline constexpr std::size_t pattern_bytes = 1 << 28; /* for the masks of all options: a quarter of a gigabyte */
inline constexpr double bits_per_entry = 8000; /* to hide an entry of a list takes as long as to read so many bits: 1000 by the time of a single
  step, 8000 by that of whole searches */

@ A table that is read at each node should stay in a near cache, which has a megabyte or two on most processors of today.

@<Say how much memory is used@>=
inline constexpr std::size_t near_cache = 1 << 20; /* bytes: a table of states, and the tables that make images */
inline constexpr std::size_t growth_of_counts = 256, growth_of_pages = 16; /* so many times as much, if states return often:
  a quarter of a gigabyte if covers are counted; less if their pages take memory, too */
inline constexpr std::size_t diagram_bytes = std::size_t(64) << 20; /* of all pages; and of covers that wait for another thread */
inline constexpr std::size_t spare_bytes = std::size_t(16) << 20; /* left for others when an optional table grows:
  more than any single allocation of a search that must not fail */
inline constexpr std::size_t option_words = 8, image_words = 16; /* of a key that is a set of options; of a state that has images: with
  more, it takes longer to make them than to visit a node */

@ These compare what was stored with what was found. The first is generous: one answer for 32 stores means hardly any. \sec{fast/memory} says how the other two were found.

@<Say when a question is in vain@>=
inline constexpr std::size_t stores_per_answer = 32; /* with fewer answers, the memory is given up; with four times as many, it may grow beyond the cache */
inline constexpr double moves_per_edge = 7; /* an edge of a page costs as much as so many moves (\sec{fast/memory}) */
inline constexpr std::size_t short_page = 32; /* numbers: a page so long is copied rather than opened */

@ A user who presses Control-C should not wait, and to ask the clock takes as long as a small node.

@<Say how long a search works without looking up@>=
inline constexpr std::uint64_t pace = 1024, grain = 8192; /* nodes between two looks: at the clock; of a thread, at the others */
inline constexpr double bits_of_a_pace = 17179869184.0; /* $2^{34}$, which are read in a quarter of a second; fewer nodes if these read more */
inline constexpr std::uint64_t head_start = 4096, usual_share = 8; /* nodes of a search by lot before the usual one begins, and of the usual one for each
  of its own (\sec{fast/restarts}) */

@ Numbers that follow from the form of the data are not thresholds: a word has 64 bits, and a byte of a counter has eight options.

\pitfall{A threshold that reads a clock: then two machines search different trees. A threshold for each family: then the next family needs another one.}

\pinned{\.{tests/fast/thresholds\UL test.cpp} looks whether each of these numbers is used.}

\exercise[15]{Let |small_state| be one byte. Which problems still go to masks at once, and why do the covers of the others not change?}
\answer{Those with so few items that a state may have |large_state| bytes, such as eight queens. The others go to the hybrid, which reports the same covers in the same order
(\sec{fast/hybrid}).}

\summary{The numbers that could be others stand together, with their reasons.}
