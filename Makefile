# One entry point for everything.  `make help` lists the targets.
SHELL = /bin/bash
.SHELLFLAGS = -o pipefail -ec
.DELETE_ON_ERROR:
.DEFAULT_GOAL := all
MAKEFLAGS += --no-builtin-rules
ROOT := $(CURDIR)
B    := build
WEB  := dlx.w $(wildcard chapters/*.w)
export CWEBINPUTS = $(ROOT):
export LC_ALL = C.UTF-8
CXX      ?= g++
CXXFLAGS ?= -O2 -g
TESTFLAGS ?= -O0
FLAGS    := -std=c++20 -Wall -Wextra -Wpedantic -Wshadow -Werror -I$(B)/src
LIBS     := -lfmt -lgmpxx -lgmp -lhwy

# What the chapters tangle into, read off the lines that begin such files.
NAMES   := $(shell sed -n 's,^@\x28\(dlx/[a-z_/]*\.[ch]pp\)@>=.*,\1,p;s,^@ @\x28\(dlx/[a-z_/]*\.[ch]pp\)@>=.*,\1,p' $(WEB) | sort -u)
SOURCES := $(addprefix $(B)/src/,$(filter %.cpp,$(NAMES)) dlx.cpp)
HEADERS := $(addprefix $(B)/src/,$(filter %.hpp,$(NAMES)))
LIBOBJS := $(patsubst $(B)/src/%.cpp,$(B)/obj/%.o,$(filter-out %/dlx.cpp,$(SOURCES)))
TESTS   := $(wildcard tests/*_test.cpp)
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
	$(CXX) $(FLAGS) $(CXXFLAGS) -MMD -MP -c $< -o $@
$(B)/obj/tests/%.o: tests/%.cpp | $(HEADERS)
	@mkdir -p $(@D)
	$(CXX) $(FLAGS) $(TESTFLAGS) -MMD -MP -c $< -o $@
$(B)/libdlx.a: $(LIBOBJS)
	rm -f $@ && ar rcs $@ $^
$(B)/dlx: $(B)/obj/dlx.o $(B)/libdlx.a
	$(CXX) $(CXXFLAGS) $^ $(LIBS) -o $@
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
    $(wildcard tests/transcripts/*.txt tests/data/*) tools/weave
	tools/weave $(B)/weave $@
book: lint $(B)/dlx.pdf ## the book, build/dlx.pdf
$(B)/lint.stamp: $(WEB) tools/lint | $(B)/.setup
	tools/lint $(B)/lint
	@touch $@
lint: $(B)/lint.stamp ## does cweave understand every section?

# ---- 5. test --------------------------------------------------------------
test: $(B)/dlx $(B)/dlx_test $(B)/bench-sudoku book ## everything but what takes minutes
	tools/run-tests $(B)
check: test ## the tests, and the long ones
	DLX_LONG=1 tools/run-tests $(B)

# ---- 6. bench ---------------------------------------------------------------
# Naive search against links.  The puzzles in bench/sudoku are those that the
# book shows; PUZZLES=new makes as many others.  What comes out has the form of
# bench/sudoku.json, and replaces it only if you copy it.
PUZZLES ?= old
REPEATS ?= 3
KINDS := easy intermediate expert
bench: bench-sudoku ## what is timed, in build/bench
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
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20
	@echo "  SETUP=no make ...  never install packages, say what is missing"
.PHONY: bench bench-sudoku all tangle compile trace book lint test check clean help
