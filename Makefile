# One entry point for everything.  `make help` lists the targets.
#
# All processors are used, unless you say -j1.  Each step is a line, with how
# many are left; V=1 shows the commands.
SHELL = /bin/bash
.SHELLFLAGS = -o pipefail -ec
.DELETE_ON_ERROR:
.SECONDARY:
.DEFAULT_GOAL := all
MAKEFLAGS += --no-builtin-rules --no-print-directory
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += -j$(shell nproc)
endif
ROOT := $(CURDIR)
B    := build
WEB  := dlx.w $(wildcard chapters/*.w chapters/*/*.w)
export CWEBINPUTS = $(ROOT):
export LC_ALL = C.UTF-8
CXX      ?= g++
CXXFLAGS ?= -O2
TESTFLAGS ?= -O0
# (Compiled once, for the command and for the library, which may be shared.)
PIC      := -fPIC -fno-semantic-interposition
FLAGS    := -std=c++20 $(PIC) -Wall -Wextra -Wpedantic -Wshadow -Werror -I$(B)/src
# (g++ may take 400 megabytes before it looks for what it does not need any more; that takes up to
# a tenth of its time.)
IS_CLANG := $(findstring clang,$(CXX))
FLAGS    += $(if $(IS_CLANG),,--param ggc-min-heapsize=400000)
LIBS     := -lfmt -lgmpxx -lgmp

# A step says what it does.  How many there are, make itself is asked, before
# the first of them begins: what would you do?
left = $(eval LEFT := $(or $(LEFT),$(shell $(MAKE) -n LEFT=1 $(MAKEOVERRIDES) $(MAKECMDGOALS) \
  2> /dev/null | grep -c '^tools/step')))$(LEFT)$(eval LEFT := $(shell expr $(LEFT) - 1 \
  || true))
ifndef V
step = @tools/step '$(left)' '$1'
endif

# ---- 0. what the machine must have --------------------------------------
# Each kind of step asks for its own packages: who looks at pictures needs no TeX.
$(B)/.setup-%: tools/setup
	@mkdir -p $(B)
	@tools/setup $*
	@$(if $(filter no,$(SETUP)),:,touch $@) # what was lacking is asked for again
# What was compiled in another way is compiled again (but not to install it).
HOW := $(filter-out ccache,$(CXX)) $(CXXFLAGS) $(PIC) $(TESTFLAGS) $(PCH)
ifneq ($(HOW),$(file < $(B)/.flags))
ifeq ($(filter help clean $(if $(wildcard $(B)/.flags),install),$(MAKECMDGOALS)),)
$(shell mkdir -p $(B))$(file > $(B)/.flags,$(HOW))
endif
endif

# ---- 1. tangle ----------------------------------------------------------
# All else depends on what the chapters tangle into, so this comes first, and
# make reads itself again if there was something to do.  Section numbers are
# taken out of the tangled files, and paths are made relative, so that a file
# changes only when its own chapter does.  What is no longer tangled goes.
TESTS := $(wildcard tests/*/*_test.cpp)
ifneq ($(filter-out help clean exercises hint-% hints-% solution-% reset-%,$(or $(MAKECMDGOALS),all)),)
include $(B)/modules.mk $(B)/needs.mk
endif
$(B)/modules.mk: $(WEB) tools/web | $(B)/.setup-build
	@mkdir -p $(@D)
	$(if $V,,@echo '      tangle')
	$(if $V,,@)tools/web tangle . - $(B)/src
	@sed -nE 's,^(@ )?@[(](dlx/[a-z_0-9/]*\.[ch]pp)@>=.*,\2,p' $(WEB) | sort -u > $(B)/modules
	@echo "MODULES := $$(tr '\n' ' ' < $(B)/modules)" > $@
	@cd $(B)/src && find dlx -type f | sort | comm -23 - ../modules | xargs -r rm
	@mkdir -p $(B)/obj/shared
	@cd $(B)/src && xargs grep -h '^#include <' < ../modules | sed 's/ *$$//' | sort | \
	  uniq -c | awk '$$1 >= 6 && !/json/ {print $$2, $$3}' > ../obj/shared/new.hpp
	@cmp -s $(B)/obj/shared/{new,library}.hpp || cp $(B)/obj/shared/{new,library}.hpp
# And who needs whom is read off the tangled files.
$(B)/needs.mk: $(B)/modules.mk $(TESTS) $(wildcard tests/*.?pp tests/*/*.hpp) tools/needs
	@tools/needs $(B)/src $(TESTS) > $@
	@sed -nE 's,.*/tests/draw/playground:([^|]*).*,PLAYED :=\1,p' $@ > $(@D)/played.mk && cat $(@D)/played.mk >> $@
SOURCES := $(addprefix $(B)/src/,$(filter %.cpp,$(MODULES)) dlx.cpp)
HEADERS := $(addprefix $(B)/src/,$(filter %.hpp,$(MODULES)))
$(SOURCES) $(HEADERS) $(B)/obj/shared/library.hpp: | $(B)/modules.mk ;
all: compile book trace ## the command, the book, the figures
tangle: $(B)/modules.mk ## the C++ sources, in build/src
$(B)/library/.stamp: $(B)/modules.mk tools/web | $(B)/.setup-library
	$(call step,tangle for people) tools/web library . $(@D) $(B)/src
	@touch $@
library: $(B)/library/.stamp ## the C++ sources, for people: build/library

# ---- 2. compile ---------------------------------------------------------
# What takes longest begins first: the searches of part V, then large files.
FAST    := $(filter $(B)/src/dlx/fast/%,$(SOURCES))
# Where all are wanted, the modules of an outer part are compiled as two sources, which takes two
# thirds of the time; a test of one chapter is linked with modules that are compiled alone.
# (PCH=no compiles each alone, to see whether all is included that is used; so does clang, to whom
# two names that hide each other are a fault.)
PCH     ?= yes
OUTER   := $(if $(filter no,$(PCH))$(IS_CLANG),,command draw puzzle text)
HALVES  := a-m n-z
# (The opponent of a bench is compiled as the links are.)
TIMED   := $(B)/src/dlx/puzzle/comparison.cpp
OTHERS  := $(filter-out $(FAST) $(OUTER:%=$(B)/src/dlx/%/%) $(B)/src/dlx.cpp,$(SOURCES)) $(if $(OUTER),$(TIMED))
largest = $(patsubst $(B)/src/%.cpp,$(B)/obj/%.o,$(shell ls -S $1))
LIBOBJS := $(if $(FAST),$(call largest,$(FAST)) \
  $(foreach p,$(OUTER),$(HALVES:%=$(B)/obj/dlx/$p/%.o)) $(call largest,$(OTHERS)))
# Headers that many sources include are compiled once; that saves a quarter of
# the time.  (Not that of JSON: its functions are instantiated at the end of each
# source, half a second long.)
ifneq ($(PCH),no)
SHARED := $(B)/obj/shared/library.hpp.gch
USE_SHARED := -I$(B)/obj/shared -include library.hpp
endif
$(B)/obj/shared/library.hpp.gch: $(B)/obj/shared/library.hpp $(B)/.flags
	$(call step,compile what many include) $(CXX) $(FLAGS) $(CXXFLAGS) -x c++-header -c $< -o $@
$(B)/obj/%.o: $(B)/src/%.cpp $(SHARED) $(B)/.flags
	@mkdir -p $(@D)
	$(call step,compile $*) $(CXX) $(FLAGS) $(CXXFLAGS) $(EXTRA) $(USE_SHARED) -MMD -MP -c $< -o $@
define half # PART LETTERS SOURCES: all of them come in their order, and the last one includes the others
$(B)/obj/dlx/$1/$2.o: $3 $(SHARED) $(B)/.flags
	@mkdir -p $$(@D)
	$$(call step,compile dlx/$1/$2) $$(CXX) $$(FLAGS) $$(CXXFLAGS) $$(EXTRA) $$(USE_SHARED) -MMD -MP \
	  $(patsubst $(B)/src/%,-include %,$(filter-out $(lastword $3),$3)) -c $(lastword $3) -o $$@
endef
$(foreach p,$(OUTER),$(foreach h,$(HALVES),\
  $(eval $(call half,$p,$h,$(sort $(filter-out $(TIMED),$(filter $(wildcard $(B)/src/dlx/$p/[$h]*.cpp),$(SOURCES))))))))
# The inner loops of masks: with -O2, counters of several columns take 1.5 times as long;
# and when their function began in the middle of a cache line, shifts took 1.15 times as long.
ifneq ($(filter -O2,$(CXXFLAGS)),)
$(B)/obj/dlx/fast/masks.o: EXTRA = -O3 -falign-functions=64
endif
# What draws, sets puzzles, and reads the command line is not what one waits for;
# but one waits for the compiler, which takes a fifth less of time with -O1.
$(foreach p,command draw puzzle,$(B)/obj/dlx/$p/%.o): EXTRA = $(patsubst -O2,-O1,$(filter -O2,$(CXXFLAGS)))
$(TIMED:$(B)/src/%.cpp=$(B)/obj/%.o): EXTRA =
# A precompiled header brings its own -O2 along, for all functions that are
# compiled for a certain kind of vectors; with it, searches take 1.4 times as long.
$(B)/obj/dlx/fast/masks.o: USE_SHARED =
# It is read once for each kind of vectors, from a header of the library; and what
# is included from there is not in the list that the compiler writes.
$(B)/obj/dlx/fast/masks.o: $(filter $(B)/src/dlx/fast/%,$(HEADERS))
# The page that plays a trace (chapters/draw/player) is a header of the module that writes it.
# It names sections of the book, whose numbers change when a chapter before them grows.
PAGE := $(wildcard chapters/draw/player/*)
$(B)/page/.sections: $(WEB) chapters/draw/player/sections.txt tools/web
	@mkdir -p $(@D)
	@tools/web sections chapters/draw/player/sections.txt > $(@D)/sections.now
	@cmp -s $(@D)/sections{.now,} || cp $(@D)/sections{.now,}
	@touch $@
$(B)/page/sections: $(B)/page/.sections ;
$(B)/page/page.hpp: $(PAGE) $(B)/page/sections tools/page
	$(call step,put the page of the player together) tools/page chapters/draw/player $(B)/page/sections $@
$(B)/obj/dlx/draw/player.o $(B)/obj/dlx/draw/n-z.o: $(B)/page/page.hpp
$(B)/obj/dlx/draw/player.o $(B)/obj/dlx/draw/n-z.o: USE_SHARED += -I$(B)/page
$(B)/libdlx.a: $(LIBOBJS)
	@rm -f $@
	$(call step,archive libdlx.a) ar qcs $@ $^
# A command that brings its libraries along starts in half of the time: nothing
# must be found, mapped, and bound.  No archive of fmt comes with Debian, so its
# functions are compiled here, with the three templates that we need for chars.
# Where there are no archives at all, or CXXFLAGS do not go with them, the shared
# libraries must do.  (Not -static-pie, because then five thousand addresses must be
# written before main; and not -static, because then all tables of exceptions would be
# sorted at the first throw.)  What is linked is copied, since a file that was written from
# its beginning to its end lies in larger pieces in the memory of the system: a problem
# of a millisecond takes .92 of the time.
STATIC ?= -no-pie -static-libgcc -Wl,-Bstatic -Wl,--gc-sections
FMT := $(B)/obj/fmt.o
define fmt
#include <fmt/format-inl.h>
using namespace fmt::detail;
template char fmt::detail::decimal_point_impl(locale_ref);
template thousands_sep_result<char> fmt::detail::thousands_sep_impl(locale_ref);
template void fmt::detail::vformat_to(buffer<char>&, fmt::string_view,
  fmt::basic_format_args<fmt::format_context>, locale_ref);
endef
$(B)/obj/fmt.o: $(B)/.flags | $(B)/.setup-build
	$(file > $(B)/obj/fmt.cpp,$(fmt))
	$(call step,compile fmt) $(CXX) -std=c++20 $(CXXFLAGS) -ffunction-sections -c $(B)/obj/fmt.cpp -o $@
$(B)/dlx: $(B)/obj/dlx.o $(B)/libdlx.a $(FMT)
	$(call step,link dlx) bash -c '$(if $(FMT),$(CXX) $(CXXFLAGS) $^ $(STATIC) -lgmpxx -lgmp -o $@.new \
	  2> /dev/null ||) $(CXX) $(CXXFLAGS) $(filter-out %/fmt.o,$^) $(LIBS) -o $@.new'
	@cp --remove-destination $@.new $@ && rm $@.new
compile: $(B)/dlx $(if $(and $(shell command -v cmake),$(shell command -v ninja)),$(B)/compile_commands.json) ## the command, build/dlx
# How each file is compiled, for editors.
$(B)/compile_commands.json: CMakeLists.txt $(B)/modules.mk $(wildcard tests/*/*_test.cpp) | $(B)/page/page.hpp
	@cmake -S . -B $(B)/cmake -G Ninja -DDLX_TESTS=ON -DDLX_UNITY=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON > $(B)/cmake.log 2>&1 || true
	@cp $(B)/cmake/compile_commands.json $@ || touch $@
# (What is timed is the library.)
$(B)/obj/bench/%.o: EXTRA = $(patsubst -O2,-O1,$(filter -O2,$(CXXFLAGS)))
$(B)/obj/bench/%.o: bench/%.cpp $(SHARED) $(B)/.flags | $(HEADERS)
	@mkdir -p $(@D)
	$(call step,compile bench/$*) $(CXX) $(FLAGS) $(CXXFLAGS) $(EXTRA) $(USE_SHARED) -MMD -MP -c $< -o $@
$(B)/bench-%: $(B)/obj/bench/%.o $(B)/libdlx.a
	$(call step,link bench-$*) $(CXX) $(CXXFLAGS) $^ $(LIBS) -o $@
# Each object says which headers it has read.
-include $(shell find $(B)/obj $(B)/exercises/obj $(B)/playground build/narrow -name '*.d' 2>/dev/null)

# ---- 3. figures, drawn by the program itself ------------------------------
FIGURES := $(filter-out %.mp,$(wildcard figures/*))
REPORTS := $(patsubst %,figures/%.fig,report-cover report-latin-by-hand latin-2 \
  queens-4 slides-first slides-smallest paper-cover-a)
RECIPES := $(REPORTS) $(filter-out $(REPORTS),$(sort $(wildcard figures/*.fig)))
$(B)/figures/.stamp: $(B)/dlx $(FIGURES) | $(B)/.setup-figures
	@mkdir -p $(@D)
	$(call step,draw the figures) $(B)/dlx figures --out $(@D) $(RECIPES)
	@touch $@
$(B)/solutions/.stamp: $(B)/dlx figures/solutions tools/solutions
	$(call step,draw solutions) env PATH="$(ROOT)/$(B):$$PATH" tools/solutions figures/solutions $(@D)
	@touch $@
# Small programs that the book shows, and what they draw.
$(B)/examples/%: tests/data/%.cpp $(B)/libdlx.a
	@mkdir -p $(@D)
	$(call step,compile tests/data/$*) $(CXX) $(FLAGS) $(CXXFLAGS) $< $(B)/libdlx.a $(LIBS) -o $@
$(B)/figures/snapshot/.stamp: $(B)/examples/snapshot | $(B)/.setup-figures
	@mkdir -p $(@D)
	$(call step,draw a snapshot) bash -c '$< | neato -Tpdf > $(@D)/snapshot.pdf'
	@touch $@
# Frames of the list, smaller still, and each with the line that made it.
$(B)/frames/.stamp: $(B)/dlx $(B)/examples/wrong_order $(FIGURES) tools/solutions
	$(call step,draw small frames) env PATH="$(ROOT)/$(B):$$PATH" tools/solutions figures/frames $(@D)
	@$(B)/examples/wrong_order > $(@D)/wrong-order.tex
	@$(B)/examples/wrong_order ring | sed "s/uncover/restore/; s/cover/remove/" > $(@D)/ring-wrong.tex
	@touch $@
# What explains, and is no state of the program.
$(B)/sketches/.stamp: figures/sketches.mp | $(B)/.setup-book
	@mkdir -p $(@D) && cp $< $(@D)
	$(call step,draw the sketches) bash -c 'cd $(@D) && mpost -interaction=nonstopmode -halt-on-error sketches > log || { grep -A5 "^!" log; exit 1; }'
	@touch $@
# A wrong trace, and what is right.
$(B)/figures/deviation/.stamp: $(B)/dlx tests/data/no-up-link.jsonl | $(B)/.setup-figures
	$(call step,draw a deviation) bash -c '$< check-trace --out $(@D) $(word 2,$^) > /dev/null || [ $$? = 1 ]'
	@touch $@
trace: $(B)/figures/.stamp ## the figure sequences, in build/figures/index.html
	@echo "The pictures are drawn.  Open this page in your browser:"
	@echo "  file://$(ROOT)/$(B)/figures/index.html"
$(B)/figures/comparison/.stamp: $(B)/bench-sudoku bench/sudoku.json tools/plot
	$(call step,plot bench/sudoku.json) tools/plot $(B)/bench-sudoku bench/sudoku.json $(@D)
	@touch $@
$(B)/figures/holes/.stamp: $(B)/bench-holes bench/holes.json tools/plot
	$(call step,plot bench/holes.json) tools/plot $(B)/bench-holes bench/holes.json $(@D) curve
	@touch $@
$(B)/figures/growth/.stamp: $(B)/bench-engines bench/growth.json tools/plot
	$(call step,plot bench/growth.json) tools/plot $(B)/bench-engines bench/growth.json $(@D) seconds
	@touch $@

# ---- 4. weave -------------------------------------------------------------
# Any warning of cweave, any overfull line, undefined reference or missing
# character, any section that cweave could not parse is an error.
# (cweave asks TeX's library where files are, and that cannot say while TeX is
# being installed: so it waits.)
$(B)/weave/dlx.tex: $(WEB) chapters/house.txt tools/web | $(B)/.setup-book
	@mkdir -p $(@D)
	@tools/web set . $(@D)/set
	$(call step,weave) env -C $(@D) CWEBINPUTS=set: cweave set/dlx.w
$(B)/dlx.pdf: $(B)/weave/dlx.tex chapters/dlxmac.tex $(B)/figures/.stamp $(B)/sketches/.stamp \
    $(B)/figures/comparison/.stamp $(B)/figures/holes/.stamp $(B)/figures/growth/.stamp \
    $(B)/solutions/.stamp $(B)/frames/.stamp $(B)/figures/snapshot/.stamp $(B)/figures/deviation/.stamp \
    $(wildcard tests/transcripts/*.txt tests/data/*) tools/weave | $(B)/.setup-book
	$(call step,set the book) tools/weave $(B)/weave $@ $(B)/src/dlx
book: lint $(B)/dlx.pdf $(B)/dance.pdf ## the book, build/dlx.pdf; its part I, build/dance.pdf
# One part alone, in a few seconds, for those who write it.
$(B)/part-%.pdf: $(B)/dlx.pdf
	@[ -f chapters/$*/part.w ] || { echo "There is no part $*; the parts are" $(patsubst chapters/%/part.w,%,$(wildcard chapters/*/part.w)) >&2; exit 1; }
	@mkdir -p $(B)/part/$*
	@(sed 's,^.frontmatter,\\about{course/answers}{answers to its exercises}%\n&,;/frontmatter/q' \
	  $(B)/weave/set/dlx.w; awk -v RS= -v ORS='\n\n' \
	  'index($$0, "chapters/$*/part.w") || /course.answers/ || /Index/' $(B)/weave/set/dlx.w) > $(B)/part/$*/dlx.w
	@cp $(B)/weave/dlx.lab $(B)/part/$*/whole.lab
	$(call step,weave part $*) env -C $(B)/part/$* CWEBINPUTS=.:$(ROOT)/$(B)/weave/set: cweave dlx.w || [ $$? = 5 ]
	@sed -i 's/\\X0:/\\X1:/g' $(B)/part/$*/dlx.{tex,scn} # a text of another part
	$(call step,set part $*) tools/weave $(B)/part/$* $@ $(B)/src/dlx
# Part I is a book of its own, for one evening: with its answers, its sources, and
# its index.
$(B)/dance.pdf: $(B)/dlx.pdf tools/web
	@mkdir -p $(B)/evening
	@tools/web evening $(B)/weave/set $(B)/evening/dlx.w
	@cp $(B)/weave/dlx.lab $(B)/evening/whole.lab
	$(call step,weave part I as a book) env -C $(B)/evening CWEBINPUTS=.:$(ROOT)/$(B)/weave/set: cweave dlx.w || [ $$? = 5 ]
	@sed -i 's/\\X0:/\\X1:/g' $(B)/evening/dlx.{tex,scn}
	$(call step,set part I as a book) tools/weave $(B)/evening $@ $(B)/src/dlx
dance: $(B)/dance.pdf ## part I as a book of its own, build/dance.pdf
part: $(if $(filter part,$(MAKECMDGOALS)),$(B)/part-$(or $(PART),$(error Which one? make part PART=dance)).pdf) ## one PART=dance of the book, build/part-dance.pdf
$(B)/lint.stamp: $(WEB) tools/web | $(B)/.setup-build $(if $(filter lint,$(MAKECMDGOALS)),,$(B)/.setup-book)
	$(call step,look for sections that cweave cannot parse) tools/web lint $(B)/lint
	@touch $@
lint: $(B)/lint.stamp ## does cweave understand every section?

# ---- the playground ---------------------------------------------------------
# What the page with a box searches with are the modules that tests/draw/playground is
# linked with (PLAYED), compiled for WebAssembly.  (Two libraries that are headers only are all
# it takes from the machine; the headers of its C library would not do.  And what its own
# library of C++ lacks comes from the chapter.)
P := $(B)/playground
EMFLAGS := -std=c++20 -Wall -Wextra -O2 -fexceptions -DFMT_HEADER_ONLY -I$P/include -I$(B)/src -I$(B)/page
$P/include/.stamp: | $(B)/.setup-playground
	@mkdir -p $(@D)
	@for d in fmt nlohmann; do ln -sfn /usr/include/$$d $(@D)/$$d; done
	@touch $@
$P/obj/%.o: $(B)/src/%.cpp $P/include/.stamp
	@mkdir -p $(@D)
	$(call step,compile $* for WebAssembly) em++ $(EMFLAGS) -include dlx/draw/playground.hpp -MMD -MP -c $< -o $@
$P/obj/dlx/draw/player.o: $(B)/page/page.hpp
$P/engine.js: $(patsubst $(B)/%,$P/%,$(PLAYED))
	$(call step,link the search of the playground) env NODE_PATH=/usr/share/nodejs em++ -O2 -fexceptions $^ -o $@ -s SINGLE_FILE=1 \
	  -s MODULARIZE=1 -s EXPORT_NAME=createEngine -s ENVIRONMENT=worker -s ALLOW_MEMORY_GROWTH=1 \
	  -s MAXIMUM_MEMORY=512MB -s TOTAL_STACK=8388608 -s FILESYSTEM=0 -s DYNAMIC_EXECUTION=0 \
	  -s EXPORTED_FUNCTIONS=_dlx_play -s EXPORTED_RUNTIME_METHODS=ccall
$(B)/playground.html: $P/engine.js $(wildcard chapters/draw/playground/*) $(patsubst %,chapters/draw/player/%,dom.js head.html base.css) \
    $(wildcard figures/*.dlx tests/data/*.dlx) tools/playground
	$(call step,put the playground together) tools/playground $< $@
playground: $(B)/playground.html ## a page that searches and plays what you type
	@echo "Open this page in your browser:"
	@echo "  file://$(ROOT)/$(B)/playground.html"
# The same modules are compiled for 32 bits, too, and tests/draw/playground compares what they answer
# with what 64 bits answer. WebAssembly has 32 bits, but emscripten takes 800 megabytes. A warning is
# an error, and a shift by too many bits ends the program. Numbers are rounded to 64 bits (with SSE)
# as they are there. NARROW= names another compiler.
NARROW ?= $(CXX) -m32 -msse2 -mfpmath=sse -idirafter /usr/include/x86_64-linux-gnu
export NARROW
NARROWLY := -std=c++20 -O0 -Wall -Wextra -Werror -fsanitize=shift -fsanitize-undefined-trap-on-error \
  -DFMT_HEADER_ONLY -I$(B)/src -I$(B)/page -MMD -MP
N := build/narrow
PLAYED_PARTS := $(sort $(patsubst $(B)/obj/dlx/%/,%,$(dir $(PLAYED))))
define narrow # PART SOURCES: all of them are compiled as one
$N/$1.o: $2 $(B)/.flags | $(B)/.setup-narrow
	@mkdir -p $$(@D)
	$$(call step,compile dlx/$1 for 32 bits) $$(NARROW) $$(NARROWLY) \
	  $(patsubst $(B)/src/%,-include %,$(filter-out $(lastword $2),$2)) -c $(lastword $2) -o $$@
endef
$(foreach p,$(PLAYED_PARTS),$(eval $(call narrow,$p,$(patsubst $(B)/obj/%.o,$(B)/src/%.cpp,$(filter $(B)/obj/dlx/$p/%,$(PLAYED))))))
$N/draw.o: $(B)/page/page.hpp
$N/play: tests/draw/play.cpp $(PLAYED_PARTS:%=$N/%.o)
	$(call step,link the search of the playground for 32 bits) $(NARROW) $(NARROWLY) $^ -o $@

# ---- slides -----------------------------------------------------------------
# Two lectures, with the pictures, the strips of frames, and the code of the book; numbers
# are asked for when the slides are set.
LECTURES := exercises/teacher/slides
$(B)/slides/figures/.stamp: $(B)/dlx $(wildcard $(LECTURES)/*.fig) $(FIGURES) | $(B)/.setup-figures
	@mkdir -p $(@D)
	$(call step,draw figures for slides) $(B)/dlx figures --out $(@D) $(wildcard $(LECTURES)/*.fig)
	@touch $@
$(B)/slides/.stamp: $(B)/dlx.pdf $(B)/slides/figures/.stamp $(B)/bench-sudoku \
    $(wildcard $(LECTURES)/* exercises/*/about.txt bench/sudoku/*.txt) tools/slides tools/solutions | $(B)/.setup-book
	$(call step,set the slides) tools/slides $(LECTURES) $(@D)
	@touch $@
slides: $(B)/slides/.stamp ## two lectures, with notes and handouts, in build/slides
	@ls $(B)/slides/*.pdf
test: $(B)/slides/.stamp
try: $(if $(filter whole/slides,$(CHAPTER)),$(B)/slides/.stamp)
.PHONY: slides

# ---- manual page, completion, installation --------------------------------
PREFIX ?= /usr/local
$(B)/dlx.1: $(B)/dlx
	@$(B)/dlx help --man > $@
$(B)/dlx.bash: $(B)/dlx
	@$(B)/dlx help --completion > $@
# For programs of others: all but what belongs to the command.
CALLED := $(filter-out $(B)/obj/dlx/command/%,$(LIBOBJS))
$(B)/lib/libdlx.a: $(CALLED)
	@mkdir -p $(@D) && rm -f $@
	$(call step,archive the library) ar qcs $@ $^
$(B)/lib/libdlx.so: $(CALLED)
	@mkdir -p $(@D)
	$(call step,link the shared library) $(CXX) $(CXXFLAGS) -shared -Wl,-z,defs \
	  -Wl,-soname,libdlx.so.$$(tools/install version) $^ $(LIBS) -pthread -o $@
INSTALLED := $(B)/dlx $(B)/dlx.1 $(B)/dlx.bash $(B)/lib/libdlx.a $(B)/lib/libdlx.so $(B)/library/.stamp
install: $(INSTALLED) $(B)/dlx.pdf $(B)/dance.pdf ## command, manual, completion, book, library (PREFIX=, DESTDIR=)
	@DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' tools/install $(B)
uninstall: ## what install has put there
	@DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' tools/install $(B) remove
# What can be compiled with CMake alone, without CWEB and TeX (but with the manual and the book).
D = $(B)/dlx-$(shell tools/install version)
dist: $(B)/library/.stamp $(B)/page/page.hpp $(B)/dlx.pdf $(B)/dance.pdf ## an archive for CMake: sources and books
	@rm -rf $D && mkdir -p $D/src
	@cp -r $(B)/library/* chapters/house.txt $D/src && cp $(B)/page/page.hpp $D/src/dlx/draw
	@cp CMakeLists.txt CMakePresets.json *.md LICENSE CITATION.cff $(B)/dlx.pdf $(B)/dance.pdf $D
	@tar czf $D.tar.gz -C $(B) $(notdir $D) && echo $D.tar.gz
dist-check: dist ## unpack this archive, compile it, install it, and ask the command
	@rm -rf $(B)/unpacked && mkdir $(B)/unpacked && tar xzf $D.tar.gz -C $(B)/unpacked
	cmake -S $(B)/unpacked/$(notdir $D) -B $(B)/unpacked/build -G Ninja && cmake --build $(B)/unpacked/build
	cmake --install $(B)/unpacked/build --prefix $(ROOT)/$(B)/unpacked/usr
	[ "$$($(B)/unpacked/usr/bin/dlx make queens 8 | $(B)/unpacked/usr/bin/dlx count)" = 92 ]

# ---- 5. exercises ---------------------------------------------------------
# The judge, and the drivers compiled with the book as it is.  See tools/course.
X := $(B)/exercises
JUDGE := $(patsubst exercises/judge/%.cpp,$(X)/obj/%.o,$(filter-out %/filter.cpp,$(wildcard exercises/judge/*.cpp)))
DRIVERS := $(patsubst exercises/drive/%.cpp,$(X)/book/%/driver,$(wildcard exercises/drive/*.cpp))
# One waits for the compiler, and not for the judge: with -O1 it takes half the time.
$(X)/obj/%.o: EXTRA = $(patsubst -O2,-O1,$(filter -O2,$(CXXFLAGS)))
$(X)/obj/%.o: exercises/judge/%.cpp $(SHARED) $(B)/.flags | $(HEADERS)
	@mkdir -p $(@D)
	$(call step,compile exercises/judge/$*) $(CXX) $(FLAGS) $(CXXFLAGS) $(EXTRA) $(USE_SHARED) -MMD -MP -c $< -o $@
$(X)/judge: $(JUDGE) $(X)/libdlx.a
	$(call step,link the judge) $(CXX) $(CXXFLAGS) $^ $(LIBS) -o $@
$(X)/libdlx.a: $(B)/libdlx.a
	@mkdir -p $(@D)
	$(call step,strip a library for the exercises) strip -g -o $@ $<
$(X)/book/%/driver: exercises/drive/%.cpp $(wildcard exercises/drive/*.hpp) tools/build-exercise $(X)/libdlx.a
	$(call step,compile exercises/drive/$*) tools/build-exercise book $* $(@D)
# What submissions are compiled with; the book's answer is not in it.
FRAMES := $(patsubst exercises/%/tests.txt,$(X)/frame/%/changed,$(wildcard exercises/*/tests.txt)) \
  $(X)/frame/17-filter/changed
$(X)/frame/%/changed: exercises/% tools/build-exercise tools/web $(DRIVERS)
	$(call step,prepare exercises/$*) tools/build-exercise frame $*
$(X)/filter: $(X)/obj/filter.o # of the sandbox
	@$(CXX) $< -o $(X)/obj/filter && $(X)/obj/filter alone > $@.alone && $(X)/obj/filter > $@
course: $(X)/judge $(X)/filter $(DRIVERS) $(FRAMES) | $(B)/.setup-course
exercises: ## the exercises, and what you have passed
	@tools/course list
exercise-%: course ## exercise-3 judges your third exercise; WATCH=1 after each save
	@tools/course $(if $(WATCH),watch,run) $* || [ $$? = 1 ]
hint-%: ## hint-3 gives one more hint
	@tools/course hint $*
sheet-%: | $(B)/.setup-book ## sheet-3 makes a PDF of it, for paper
	@tools/course sheet $*
hints-%: ## hints-3 shows all that you have seen
	@tools/course hints $*
solution-%: ## solution-3 shows the book's, after ten points
	@tools/course solution $*
reset-%: ## reset-3 begins it anew; asks first
	@tools/course reset $*
exercise hint hints sheet solution reset:
	$(error Which one? make $@-3; make exercises lists them)
grade: course ## grade all in SUBMISSIONS=folder, into OUT=; STUDENTS= says whose matrix is which
	@tools/course grade "$(SUBMISSIONS)" $(if $(OUT),"$(OUT)") || [ $$? = 1 ]
autograder: course $(B)/.setup-class ## the archive for Gradescope: EXERCISES=, STUDENTS=
	@tools/class autograder $(B)/autograder.zip
# The book without the answers of exercises.
$(B)/student.pdf: $(B)/dlx.pdf tools/web $(wildcard exercises/*/*.ch exercises/*/blank.txt)
	@rm -rf $(B)/student && tools/web blank $(B)/student/web && tools/web set $(B)/student/web $(B)/student/set
	$(call step,weave the student edition) env -C $(B)/student CWEBINPUTS=set: cweave set/dlx.w > $(B)/student/log 2>&1 \
	  || [ $$? = 5 ] || { cat $(B)/student/log; exit 1; }
	$(call step,set the student edition) tools/weave $(B)/student $@ $(B)/src/dlx
student: course $(B)/dlx $(B)/student.pdf ## what students get: book, exercises, judge, and no answers
	@tools/class student $(B)/student.tar.gz $(B)/student.pdf

# For those who write Algorithm DLX in another language: problems, and their right traces.
conformance: $(B)/dlx ## problems and right traces for any language, build/conformance.tar.gz
	@rm -rf $(B)/conformance
	$(call step,write the conformance suite) tools/conformance $(B)/dlx $(B)/conformance
	@tar czf $(B)/conformance.tar.gz -C $(B) conformance; echo $(B)/conformance.tar.gz

# ---- 6. test --------------------------------------------------------------
# A test file is a program, linked with the modules that it needs and no others;
# so a change in one chapter leaves alone the tests of those that do not use it.
# Where all are wanted, those of a part are compiled as one, each in a namespace
# of its own, which takes a third of the time, and linked into dlx_test.
# tools/run-tests remembers what has passed, and with which files.
TESTED := $(TESTS:tests/%_test.cpp=$(B)/tests/%)
$(B)/obj/tests/%.hpp: tests/%.hpp
	@mkdir -p $(@D)
	@cp $< $@
$(B)/obj/tests/precompiled.hpp.gch: $(B)/obj/tests/precompiled.hpp $(B)/.flags | $(B)/.setup-tests
	$(call step,compile what many tests include) $(CXX) $(FLAGS) $(TESTFLAGS) -x c++-header -c $< -o $@
$(B)/obj/tests/%.o: tests/%.cpp $(B)/obj/tests/precompiled.hpp.gch | $(HEADERS)
	@mkdir -p $(@D)
	$(call step,compile tests/$*) $(CXX) $(FLAGS) $(TESTFLAGS) $(EXTRA) -I$(B)/obj/tests -Itests \
	  -include precompiled.hpp -MMD -MP -c $< -o $@
# Who searches in the test itself, or draws a lot, gains more from -O1 than the compiler takes;
# these are one source, too.
BUSY := $(patsubst %,tests/%_test.cpp,whole/mixes puzzle/sudoku puzzle/pieces fast/narrow fast/packed_counters \
  fast/canonical draw/picture draw/film draw/conformance)
$(foreach t,$(BUSY:tests/%.cpp=%) pattern busy,$(B)/obj/tests/$t.o): EXTRA = $(patsubst -O2,-O1,$(filter -O2,$(CXXFLAGS)))
APART := tests/puzzle/commit_test.cpp
PARTS := $(sort $(patsubst tests/%/,%,$(dir $(TESTS))))
define together
$(B)/obj/tests/$1.cpp: $2 tools/together Makefile
	@mkdir -p $$(@D)
	@tools/together $$(filter tests/%,$$^) > $$@.new
	@cmp -s $$@{.new,} || cp $$@{.new,}
endef
$(foreach p,$(PARTS),$(eval $(call together,$p,$(filter-out $(APART) $(BUSY),$(filter tests/$p/%,$(TESTS))))))
$(eval $(call together,busy,$(BUSY)))
$(patsubst %,$(B)/obj/tests/%.o,busy $(PARTS)): $(B)/obj/tests/%.o: $(B)/obj/tests/%.cpp $(B)/obj/tests/precompiled.hpp.gch | $(HEADERS)
	$(call step,compile tests/$*) $(CXX) $(FLAGS) $(TESTFLAGS) $(EXTRA) -I$(B)/obj/tests -Itests $(PARTS:%=-Itests/%) -I. $(if $(IS_CLANG),,-Wno-subobject-linkage) \
	  -include precompiled.hpp -MMD -MP -c $< -o $@
# There are many links, and with gold, if it is there, they take half as long.
GOLD := $(if $(shell command -v ld.gold),-fuse-ld=gold)
$(TESTED): $(B)/tests/%: $(B)/obj/tests/%_test.o
	@mkdir -p $(@D)
	$(call step,link tests/$*) $(CXX) $(CXXFLAGS) $(GOLD) $^ $(LIBS) -lgtest_main -lgtest -o $@
# (Of a function that is in several of them, the linker takes the first copy; so the library comes
# first, which is optimized.)
$(B)/dlx_test: $(patsubst %,$(B)/obj/%.o,tests/busy $(PARTS:%=tests/%) $(basename $(APART) $(wildcard tests/*.cpp))) $(B)/libdlx.a
	$(call step,link dlx_test) $(CXX) $(CXXFLAGS) $(GOLD) -Wl,--whole-archive $(B)/libdlx.a -Wl,--no-whole-archive \
	  $(filter %.o,$^) $(LIBS) -lgtest_main -lgtest -o $@
# What those tests use that type commands, and do exercises.
COMMANDS := $(B)/dlx $(B)/bench-sudoku $(B)/bench-holes $(B)/bench-engines $(B)/dlx.1 $(B)/dlx.bash
test: book course $(COMMANDS) $(INSTALLED) $(B)/dlx_test $N/play | $(B)/.setup-browser ## everything but what takes minutes
	@tools/run-tests $(B)
# The tests of one chapter, after a change in it; and before them only what they
# speak of.
says = $(shell grep -ls '$1' tests/$(CHAPTER)_test.cpp)
$(if $(CHAPTER),$(if $(wildcard tests/$(CHAPTER)_test.cpp),,$(error There is no tests/$(CHAPTER)_test.cpp; \
  say the part, too, as in make try CHAPTER=dance/ring)))
SPOKEN := $(if $(CHAPTER),$(B)/tests/$(CHAPTER) $(if $(call says,dlx [a-z]),$(B)/dlx) \
  $(if $(call says,dlx\.1),$(B)/dlx.1 $(B)/dlx.bash) $(if $(call says,exercises/),course) $(if $(call says,tools/install\|build/library),$(INSTALLED)) \
  $(if $(call says,bench-\|transcripts),$(B)/bench-sudoku $(B)/bench-holes $(B)/bench-engines) \
  $(if $(call says,build/browser\|pages\.hpp),$(B)/dlx $(B)/.setup-browser) $(if $(call says,build/narrow),$N/play) \
  $(if $(DLX_LONG),$(if $(call says,build/playground),$(B)/playground.html)) \
  $(if $(call says,build/figures),$(B)/figures/.stamp) $(if $(call says,dance\.pdf),$(B)/dance.pdf))
try: $(SPOKEN) ## the tests of one CHAPTER=dance/links
	@tools/run-tests $(B) $(or $(CHAPTER),$(error Which one? make try CHAPTER=dance/ring))
golden: $(B)/figures/.stamp course ## what differs from tests/golden; REPLACE=yes takes it over
	@tools/golden $(B) $(REPLACE)

# All tests again, and the long ones; the command linked as a whole, so that no
# two modules mean different things by one name, and without headers that are
# compiled once, so that all is included that is used; and the tests at -O0,
# while two watchmen look at each access to memory, and at each sum.
check: test $(B)/playground.html ## the tests, the long ones, and what only compilers can see
	@DLX_LONG=1 FRESH=yes tools/run-tests $(B)
	@$(MAKE) whole sanitized raced fuzz
whole: ## link all modules as one, to see whether they agree
	@$(MAKE) B=$(B)/whole PCH=no CXXFLAGS='-O0 -flto=auto -Wodr -Wlto-type-mismatch -Werror' $(B)/whole/dlx
# (A static program and AddressSanitizer do not go together: no archive of fmt.)
WATCHED := -O0 -g1 -fsanitize=address,undefined -fno-sanitize-recover=all
sanitized: book course $(COMMANDS) $(INSTALLED) $N/play ## the tests, each access to memory watched
	@$(MAKE) B=$(B)/sanitized FMT= CXXFLAGS='$(WATCHED)' TESTFLAGS='$(WATCHED)' watched
watched: $(COMMANDS) $(B)/dlx_test
	@FRESH=yes tools/run-tests $(B)
# And where threads share something, a third one looks at who waits for whom.  (With him,
# g++ 12 warns of faults that are none; hence -w.)
RACED := -O1 -g1 -fsanitize=thread -w
SHARING := $(addprefix $(B)/tests/,$(addprefix fast/,threads frontier portfolio subtree_search long_search canonical) whole/mixes)
SHARED_IN := ParallelSearch.*:Frontier.Several*:Frontier.TwoRounds*:*ByATeam:*ManyHands*:SubtreeSearch.*OfTheWhole*:LongSearch.T*:LongSearch.CountsALimit*:Mixes.Larger*
raced: $(B)/dlx ## the tests in which threads share something, each access watched
	@$(MAKE) B=$(B)/raced CXXFLAGS='$(RACED)' TESTFLAGS='$(RACED)' shared
shared: $(SHARING)
	@for t in $^; do B= $$t --gtest_brief=1 --gtest_filter='$(SHARED_IN)'; done
# All tests but the course, with a counter at each line.  (A command that may write no file, or
# not there, cannot save its counters, and shall not complain: tests read what it says.)
COUNTED := -O0 --coverage
coverage: book $(COMMANDS) $(INSTALLED) $N/play ## which lines of the chapters no test has run
	@$(MAKE) B=$(B)/coverage FMT= CXXFLAGS='$(COUNTED)' TESTFLAGS='$(COUNTED)' counted
counted: $(COMMANDS) $(TESTED)
	@find $(B) -name '*.gcda' -delete
	@GCOV_ERROR_FILE=/dev/null tools/run-tests $(B) $(filter-out course/%,$(TESTS:tests/%_test.cpp=%)) || true
	@tools/coverage $(B)
# The readers, fed for so many seconds each with what leads to new places in them.
SECONDS ?= 20
$(B)/readers: tests/fuzz/main.cpp tests/readers.hpp $(B)/libdlx.a
	$(call step,link the readers) $(CXX) -std=c++20 -I$(B)/src -Itests $(CXXFLAGS) -fsanitize=fuzzer \
	  $(filter-out %.hpp,$^) $(LIBS) -o $@
FED := -O1 -g1 -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
fuzz: | $(B)/.setup-fuzz ## feed all readers with changed files, SECONDS=20 each
	@$(MAKE) B=$(B)/fuzz CXX=clang++ PCH=no CXXFLAGS='$(FED)' $(B)/fuzz/readers
	@tools/fuzz $(B)/fuzz $(SECONDS)

# ---- 7. look inside ---------------------------------------------------------
# What to say in gdb: break dlx::dance::Links::cover, or break chapters/dance/links.w:LINE.
# With CHAPTER=, its test is made, and not the command.
debug: ## build/debug/dlx, for gdb: breakpoints are lines of the chapters
	@$(MAKE) B=$(B)/debug CXXFLAGS='-O0 -g' TESTFLAGS='-O0 -g' \
	  $(if $(CHAPTER),$(B)/debug/tests/$(CHAPTER),compile)
	@echo "Now say, for instance:"
	@echo "  gdb --args $(B)/debug/$(if $(CHAPTER),tests/$(CHAPTER),dlx trace tests/data/paper.dlx)"
profile: ## where the time of a command goes, by section: RUN="count FILE"
	@$(if $(RUN),,$(error Of which command? make profile RUN="count FILE")):
	@$(MAKE) B=$(B)/profile CXXFLAGS='-O2 -g -pg -fno-pie' STATIC='-static -no-pie' compile
	@tools/profile $(B)/profile/dlx $(RUN)

# ---- 8. bench ---------------------------------------------------------------
# Naive search against links.  The puzzles in bench/sudoku are those that the
# book shows; PUZZLES=new makes as many others.  What comes out has the form of
# bench/sudoku.json, and replaces it only if you copy it.
PUZZLES ?= old
REPEATS ?= 3
KINDS := easy intermediate expert
bench: bench-engines bench-growth bench-rates bench-holes bench-sudoku ## what is timed, in build/bench
# Engines against each other, and against PEERS="name=command ...", programs
# that read a problem on standard input and print how many covers it has.  A
# name that ends with a dash is not given problems with colours; abilities are
# added to a name, as in dlx6+counts=...: bounds, counts (of more covers than
# can be visited), size (a hundred thousand options).
# Each family of bench/families.hpp is measured with two seeds, 1 and a drawn one, which is
# printed; SEED= says which.
ROUNDS ?= 5
SEED ?=
bench-engines: $(B)/bench-engines $(B)/dlx ## our engines (and PEERS=) on families of problems
	@mkdir -p $(B)/bench/instances
	$(B)/bench-engines instances $(B)/bench/instances $(SEED)
	$(B)/bench-engines measure $(B)/bench/instances $(ROUNDS) \
	  "links+bounds+size=$(B)/dlx count --engine links" \
	  "masks=$(B)/dlx count --engine masks" \
	  "hybrid+size=$(B)/dlx count --engine hybrid" \
	  "auto+bounds+counts+size=$(B)/dlx count" \
	  "each+bounds+size=$(B)/dlx count --each" \
	  $(PEERS) > $(B)/bench/engines.json
	$(B)/bench-engines table $(B)/bench/engines.json auto links masks hybrid each
	$(B)/bench-engines table $(B)/bench/engines.json each
	$(B)/bench-engines best $(B)/bench/engines.json each
	$(B)/bench-engines best $(B)/bench/engines.json auto
	$(B)/bench-engines memory $(B)/bench/engines.json
	$(B)/bench-engines families $(B)/bench/engines.json
# Five sizes of each family, once each, by those who say how many nodes they visit (or do not).
bench-growth: $(B)/bench-engines $(B)/dlx ## how time and nodes grow (and PEERS=) with the size of a problem
	@mkdir -p $(B)/bench/sizes
	$(B)/bench-engines sizes $(B)/bench/sizes
	$(B)/bench-engines measure $(B)/bench/sizes 1 \
	  "links+bounds+size=$(B)/dlx count --engine links --stats" \
	  "each+bounds+size=$(B)/dlx count --each --stats" \
	  "auto+bounds+counts+size=$(B)/dlx count --stats" $(PEERS) > $(B)/bench/growth.json
	$(B)/bench-engines growth $(B)/bench/growth.json
	tools/plot $(B)/bench-engines $(B)/bench/growth.json $(B)/bench seconds nodes
bench-rates: $(B)/bench-engines ## dead ends a second, in searches that do not end
	@mkdir -p $(B)/bench
	$(B)/bench-engines rates 2 > $(B)/bench/rates.json
	$(B)/bench-engines rates-table $(B)/bench/rates.json
# One cover of two hundred quasigroups with holes, whichever comes first, against
# two solvers that learn; and against PEERS="name=command ...", where % stands for
# the file without its ending, .dlx, .cnf, or .opb. HOLES_SEED=random draws others.
HOLES ?= 200
HOLES_SEED ?= 22
bench-holes: $(B)/bench-holes $(B)/dlx ## any cover (and PEERS=) of quasigroups with holes
	@mkdir -p $(B)/bench/holes
	tools/setup bench
	$(B)/bench-holes instances $(B)/bench/holes $(HOLES) $(if $(filter random,$(HOLES_SEED)),$$RANDOM,$(HOLES_SEED))
	$(B)/bench-holes measure $(B)/bench/holes 2 \
	  "dlx --any=$(B)/dlx solve --any %.dlx" \
	  "dlx --limit 1=$(B)/dlx solve --limit 1 %.dlx" \
	  "clasp=clasp -n 1 %.opb" "cadical=cadical %.cnf" $(PEERS) > $(B)/bench/holes.json
	$(B)/bench-holes table $(B)/bench/holes.json
	tools/plot $(B)/bench-holes $(B)/bench/holes.json $(B)/bench curve
bench-sudoku: $(B)/bench-sudoku ## naive search against links on 600 sudokus
	@mkdir -p $(B)/bench/sudoku
ifeq ($(PUZZLES),new)
	tools/setup bench
	for k in $(KINDS); do qqwing --generate 200 --difficulty $$k --one-line \
	  > $(B)/bench/sudoku/$$k.txt; done
else
	cp bench/sudoku/*.txt $(B)/bench/sudoku
endif
	$(B)/bench-sudoku measure $(REPEATS) $(KINDS:%=$(B)/bench/sudoku/%.txt) \
	  > $(B)/bench/sudoku.json
	$(B)/bench-sudoku table $(B)/bench/sudoku.json
	tools/plot $(B)/bench-sudoku $(B)/bench/sudoku.json $(B)/bench

# Whoever says `make clean test` means it in this order.
ifneq ($(and $(filter clean,$(MAKECMDGOALS)),$(filter-out clean,$(MAKECMDGOALS))),)
ifeq ($(MAKE_RESTARTS)$(findstring n,$(firstword -$(MAKEFLAGS))),)
$(shell rm -rf $(B))
endif
clean: ;
else
clean: ## remove build/, with points and the grader's secret
	rm -rf $(B)
endif
help: ## this list
	@sed -n 's/^\([a-z%-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 22
	@echo "  V=1 make ...        show the commands"
	@echo "  SETUP=no make ...   never install packages, say what is missing"
.PHONY: fuzz bench bench-engines bench-growth bench-rates bench-holes bench-sudoku install uninstall dist all tangle library compile trace book dance part lint \
  exercises exercise hint hints sheet solution reset course grade autograder student conformance test try golden check whole sanitized watched raced shared coverage counted debug profile playground clean help
