# One entry point for everything.  `make help` lists the targets.
SHELL = /bin/bash
.SHELLFLAGS = -o pipefail -ec
.DELETE_ON_ERROR:
.DEFAULT_GOAL := all
MAKEFLAGS += --no-builtin-rules
ROOT := $(CURDIR)
B    := build
WEB  := dlx.w $(wildcard chapters/*.w chapters/*/*.w)
export CWEBINPUTS = $(ROOT):
export LC_ALL = C.UTF-8
CXX      ?= g++
CXXFLAGS ?= -O2
TESTFLAGS ?= -O0
FLAGS    := -std=c++20 -Wall -Wextra -Wpedantic -Wshadow -Werror -I$(B)/src
LIBS     := -lfmt -lgmpxx -lgmp

# What the chapters tangle into, read off the lines that begin such files.
NAMES   := $(shell sed -n 's,^@\x28\(dlx/[a-z_/]*\.[ch]pp\)@>=.*,\1,p;s,^@ @\x28\(dlx/[a-z_/]*\.[ch]pp\)@>=.*,\1,p' $(WEB) | sort -u)
SOURCES := $(addprefix $(B)/src/,$(filter %.cpp,$(NAMES)) dlx.cpp)
HEADERS := $(addprefix $(B)/src/,$(filter %.hpp,$(NAMES)))
LIBOBJS := $(patsubst $(B)/src/%.cpp,$(B)/obj/%.o,$(filter-out $(B)/src/dlx.cpp,$(SOURCES)))
TESTS   := $(wildcard tests/*/*_test.cpp)
TESTOBJ := $(TESTS:tests/%.cpp=$(B)/obj/tests/%.o)

all: $(B)/dlx book trace ## the command, the book, the figures

# ---- 0. what the machine must have --------------------------------------
$(B)/.setup: tools/setup
	@mkdir -p $(B)
	@tools/setup
	@touch $@

# ---- 1. tangle ----------------------------------------------------------
# Section numbers are taken out of the tangled files, and paths are made
# relative, so that a file changes only when its own chapter does.
$(B)/tangle.stamp: $(WEB) tools/tangle | $(B)/.setup
	tools/tangle . - $(B)/src
	@touch $@
$(SOURCES) $(HEADERS): $(B)/tangle.stamp ;
tangle: $(B)/tangle.stamp ## the C++ sources, in build/src

# ---- 2. compile ---------------------------------------------------------
$(B)/obj/%.o: $(B)/src/%.cpp
	@mkdir -p $(@D)
	$(CXX) $(FLAGS) $(CXXFLAGS) $(EXTRA) -MMD -MP -c $< -o $@
# The inner loops of masks gain a twentieth; and another one if the compiler may
# write functions in place until the file is twice as long.  (Its own limit is
# 1.4 times, and many versions of a search come from this file.)
$(B)/obj/dlx/fast/masks.o: EXTRA = -O3 \
  $(if $(findstring clang,$(CXX)),,--param inline-unit-growth=100)
$(B)/obj/pch/precompiled.hpp.gch: tests/precompiled.hpp
	@mkdir -p $(@D)
	$(CXX) $(FLAGS) $(TESTFLAGS) -x c++-header -c $< -o $@
$(B)/obj/tests/%.o: tests/%.cpp $(B)/obj/pch/precompiled.hpp.gch | $(HEADERS) $(B)/dlx
	@mkdir -p $(@D)
	$(CXX) $(FLAGS) $(TESTFLAGS) $(EXTRA) -I$(B)/obj/pch -Itests -include precompiled.hpp -MMD -MP -c $< -o $@
# Brute force on the chessboard takes minutes if it is not optimized.
$(B)/obj/tests/puzzle/pieces_test.o: EXTRA = -O2
$(B)/libdlx.a: $(LIBOBJS)
	rm -f $@ && ar qcs $@ $^
# A command that brings its libraries along starts in half of the time: nothing
# must be found, mapped, and bound.  No archive of fmt comes with Debian, so its
# functions are compiled here.  Where there are no archives at all, or CXXFLAGS
# do not go with them, the shared libraries must do.  (With -static instead of
# -static-pie, all tables of exceptions would be sorted at the first throw.)
$(B)/obj/fmt.o: | $(B)/.setup
	@mkdir -p $(@D)
	echo '#include <fmt/format.h>' > $(B)/obj/fmt.cpp
	$(CXX) -std=c++20 $(CXXFLAGS) -DFMT_HEADER_ONLY -fkeep-inline-functions \
	  -ffunction-sections -c $(B)/obj/fmt.cpp -o $@
$(B)/dlx: $(B)/obj/dlx.o $(B)/libdlx.a $(B)/obj/fmt.o
	$(CXX) $(CXXFLAGS) $^ -static-pie -Wl,--gc-sections -lgmpxx -lgmp -o $@ \
	  2> /dev/null || $(CXX) $(CXXFLAGS) $(filter-out %/fmt.o,$^) $(LIBS) -o $@
$(B)/dlx_test: $(TESTOBJ) $(B)/libdlx.a
	$(CXX) $(CXXFLAGS) $^ $(LIBS) -lgtest_main -lgtest -o $@
compile: $(B)/dlx ## the command, build/dlx
$(B)/obj/bench/%.o: bench/%.cpp | $(HEADERS)
	@mkdir -p $(@D)
	$(CXX) $(FLAGS) $(CXXFLAGS) -MMD -MP -c $< -o $@
$(B)/bench-%: $(B)/obj/bench/%.o $(B)/libdlx.a
	$(CXX) $(CXXFLAGS) $^ $(LIBS) -o $@
-include $(shell find $(B)/obj -name '*.d' 2>/dev/null)

# ---- 3. figures, drawn by the program itself ------------------------------
FIGURES := $(wildcard figures/*)
REPORTS := $(patsubst %,figures/%.fig,report-cover report-latin-by-hand latin-2 \
  queens-4 slides-first slides-smallest paper-cover-a)
RECIPES := $(REPORTS) $(filter-out $(REPORTS),$(sort $(wildcard figures/*.fig)))
$(B)/figures/.stamp: $(B)/dlx $(FIGURES)
	@mkdir -p $(@D)
	$(B)/dlx figures --out $(@D) $(RECIPES)
	@touch $@
$(B)/solutions/.stamp: $(B)/dlx figures/solutions tools/solutions
	PATH="$(ROOT)/$(B):$$PATH" tools/solutions figures/solutions $(@D)
	@touch $@
trace: $(B)/figures/.stamp ## the figure sequences, in build/figures/index.html
$(B)/figures/comparison/.stamp: $(B)/bench-sudoku bench/sudoku.json tools/plot
	tools/plot $(B)/bench-sudoku bench/sudoku.json $(@D)
	@touch $@

# ---- 4. weave -------------------------------------------------------------
# Any warning of cweave, any overfull line, undefined reference or missing
# character, any section that cweave could not parse is an error.
$(B)/weave/dlx.tex: $(WEB) | $(B)/.setup
	@mkdir -p $(@D)
	cd $(@D) && cweave $(ROOT)/dlx.w
$(B)/dlx.pdf: $(B)/weave/dlx.tex chapters/dlxmac.tex $(B)/figures/.stamp \
    $(B)/figures/comparison/.stamp \
    $(B)/solutions/.stamp \
    $(wildcard tests/transcripts/*.txt tests/data/*) tools/weave
	tools/weave $(B)/weave $@
book: lint $(B)/dlx.pdf ## the book, build/dlx.pdf
$(B)/lint.stamp: $(WEB) tools/lint | $(B)/.setup
	tools/lint $(B)/lint
	@touch $@
lint: $(B)/lint.stamp ## does cweave understand every section?

# ---- manual page, completion, installation --------------------------------
PREFIX ?= /usr/local
$(B)/dlx.1: $(B)/dlx
	$(B)/dlx help --man > $@
$(B)/dlx.bash: $(B)/dlx
	$(B)/dlx help --completion > $@
install: $(B)/dlx $(B)/dlx.1 $(B)/dlx.bash $(B)/dlx.pdf ## command, manual, completion, book (PREFIX=, DESTDIR=)
	DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' tools/install $(B)

# ---- 5. exercises ---------------------------------------------------------
# The judge, and the drivers compiled with the book as it is.  See tools/course.
X := $(B)/exercises
JUDGE := $(patsubst exercises/judge/%.cpp,$(X)/obj/%.o,$(wildcard exercises/judge/*.cpp))
DRIVERS := $(patsubst exercises/drive/%.cpp,$(X)/book/%/driver,$(wildcard exercises/drive/*.cpp))
$(X)/obj/%.o: exercises/judge/%.cpp | $(HEADERS)
	@mkdir -p $(@D)
	$(CXX) $(FLAGS) $(TESTFLAGS) -MMD -MP -c $< -o $@
$(X)/judge: $(JUDGE) $(X)/libdlx.a
	$(CXX) $^ $(LIBS) -o $@
$(X)/libdlx.a: $(B)/libdlx.a
	@mkdir -p $(@D)
	strip -g -o $@ $<
$(X)/book/%/driver: exercises/drive/%.cpp $(wildcard exercises/drive/*.hpp) exercises/drive/list.cpp tools/build-exercise $(X)/libdlx.a
	tools/build-exercise $* - $(@D)
course: $(X)/judge $(DRIVERS)
-include $(shell find $(X)/obj -name "*.d" 2>/dev/null)
exercises: ## the exercises, and what you have passed
	@tools/course list
exercise-%: course ## exercise-3 judges your third exercise; WATCH=1 after each save
	@tools/course $(if $(WATCH),watch,run) $* || [ $$? = 1 ]
hint-%: ## hint-3 gives one more hint
	@tools/course hint $*
sheet-%: ## sheet-3 makes a PDF of it, for paper
	@tools/course sheet $*
reset-%: ## reset-3 begins it anew; asks first
	@tools/course reset $*
grade: course ## grade all in SUBMISSIONS=folder
	@tools/course grade "$(SUBMISSIONS)" || [ $$? = 1 ]

# ---- 6. test --------------------------------------------------------------
$(B)/.setup-tests: tools/setup | $(B)/.setup
	@tools/setup tests
	@touch $@
$(B)/.tests-need: $(B)/dlx $(B)/dlx_test $(B)/bench-sudoku $(B)/bench-engines $(B)/dlx.1 \
    $(B)/dlx.bash $(B)/.setup-tests course
	@touch $@
test: book $(B)/.tests-need ## everything but what takes minutes
	tools/run-tests $(B)
check: test ## the tests, and the long ones
	DLX_LONG=1 tools/run-tests $(B)

# ---- 7. bench ---------------------------------------------------------------
# Naive search against links.  The puzzles in bench/sudoku are those that the
# book shows; PUZZLES=new makes as many others.  What comes out has the form of
# bench/sudoku.json, and replaces it only if you copy it.
PUZZLES ?= old
REPEATS ?= 3
KINDS := easy intermediate expert
bench: bench-engines bench-rates bench-sudoku ## what is timed, in build/bench
# Engines against each other, and against PEERS="name=command ...", programs
# that read a problem on standard input and print how many covers it has.  A
# name that ends with a dash is not given problems with colours; abilities are
# added to a name, as in dlx6+counts=...: bounds, counts (of more covers than
# can be visited), size (a hundred thousand options).
ROUNDS ?= 5
bench-engines: $(B)/bench-engines $(B)/dlx ## our engines (and PEERS=) on puzzles and random problems
	@mkdir -p $(B)/bench/instances
	$(B)/bench-engines instances $(B)/bench/instances
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
	$(B)/bench-engines plot $(B)/bench/engines.json each > $(B)/bench/engines.svg
bench-rates: $(B)/bench-engines ## dead ends a second, in searches that do not end
	@mkdir -p $(B)/bench
	$(B)/bench-engines rates 2 > $(B)/bench/rates.json
	$(B)/bench-engines rates-table $(B)/bench/rates.json
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

clean: ## remove build/
	rm -rf $(B)
help: ## this list
	@sed -n 's/^\([a-z%-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 22
	@echo "  SETUP=no make ...   never install packages, say what is missing"
.PHONY: bench bench-engines bench-rates bench-sudoku install all tangle compile trace book lint exercises course grade test check clean help
