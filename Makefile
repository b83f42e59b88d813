# One entry point for everything: `make help` lists the targets. This file tangles, draws, weaves, and packs.
# What is compiled, and how, says CMakeLists.txt. All processors are used, unless you say -j1.
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
export PATH := $(ROOT)/$(B):$(PATH)
export LC_ALL = C.UTF-8
export NINJA_STATUS = [%f of %t] 
step = $(if $V,mkdir -p $(@D);,@mkdir -p $(@D); printf '      %s\n' '$1';) # and then a command
show = printf 'Open this page in your browser:\n  %s\n' 'file://$(ROOT)/$(B)/$1'
all: compile book trace ## read: the command, the book, the figures

# ---- what the machine must have -------------------------------------------
# Each kind of step asks for its own packages: who looks at pictures needs no TeX.
$(B)/.setup-%: tools/setup
	@mkdir -p $(B) && tools/setup $* && $(if $(filter no,$(SETUP)),:,touch $@) # what was lacking is asked for again

# ---- tangle and compile -----------------------------------------------------
# A file is written only if its text has changed, so that little is compiled again. The page that plays a trace
# is a header of the module that writes it, and names sections of the book, whose numbers change.
$(B)/.tangled: $(WEB) $(wildcard chapters/draw/player/*) tools/web | $(B)/.setup-build
	$(call step,tangle) tools/web tangle . - $(B)/src
	@tools/web needs $(B)/played $(B)/src $(wildcard tests/draw/play.cpp)
	@tools/web sections chapters/draw/player/sections.txt > $(B)/sections
	@mkdir -p $(B)/page && tools/web player chapters/draw/player $(B)/sections $(B)/page/page.hpp
	@touch $@
tangle: $(B)/.tangled ## develop: the C++ sources, in build/src
$(B)/library/.stamp: $(B)/.tangled | $(B)/.setup-library
	$(call step,tangle for people) tools/web library . $(@D) $(B)/src && touch $@
library: $(B)/library/.stamp ## develop: the C++ sources, for people: build/library
# What was compiled in another way is compiled again (but not by whoever only installs it).
HOW := $(CXX) $(CXXFLAGS)
$(B)/.how: $(if $(filter install,$(MAKECMDGOALS)),,always)
	@mkdir -p $(B); [ "$$(cat $@ 2> /dev/null)" = '$(HOW)' ] || echo '$(HOW)' > $@
always: ;
$(B)/build.ninja: CMakeLists.txt CMakePresets.json $(B)/.how | $(B)/.tangled
	$(call step,configure) cmake --preset release -DCMAKE_CXX_COMPILER=$(lastword $(CXX)) -DCMAKE_CXX_FLAGS='$(CXXFLAGS)' \
	  > $(B)/cmake.log 2>&1 || { cat $(B)/cmake.log; exit 1; }
# (CMake leaves tests out where there is no GoogleTest.)
$(B)/.with-tests: $(B)/build.ninja | $(B)/.setup-tests
	@grep -q dlx_test $< || cmake $(B) > $(B)/cmake.log; touch $@
# Ninja compiles: first what draws the figures, then what the book needs, then the tests; one run after the other.
build = flock $(B)/.ninja cmake --build $(B) $(filter -j%,$(MAKEFLAGS)) --target
compile: $(B)/build.ninja $(B)/.tangled ## use: the command, build/dlx
	@$(build) dlx_program
programs: compile
	@$(build) dlx_all judge make-filter $(if $(wildcard bench),bench-engines bench-holes bench-sudoku snapshot wrong_order)
tested: programs $(B)/.with-tests
	@$(build) dlx_test
$(B)/dlx: compile ;
$(B)/bench-engines $(B)/bench-holes $(B)/bench-sudoku $(B)/libdlx_all.a $(addprefix $(B)/examples/,snapshot wrong_order) $(addprefix $(B)/exercises/,judge filter filter.alone): programs ;

# ---- figures, drawn by the program itself ------------------------------
FIGURES := $(filter-out %.mp,$(wildcard figures/*))
REPORTS := $(patsubst %,figures/%.fig,report-cover report-latin-by-hand latin-2 \
  queens-4 slides-first slides-smallest paper-cover-a)
# On the page of all sequences, groups come in the order of their first recipes, and so these are first.
RECIPES := $(patsubst %,figures/%.fig,report-cover title paper-cover-a dinner-by-hand dinner-tree)
RECIPES += $(filter-out $(RECIPES),$(REPORTS))
RECIPES += $(filter-out $(RECIPES),$(sort $(wildcard figures/*.fig)))
$(B)/figures/.stamp: $(B)/dlx $(FIGURES) | $(B)/.setup-figures
	$(call step,draw the figures) $(B)/dlx figures --out $(@D) $(RECIPES) && touch $@
# What the book shows besides: boards; frames of the list, smaller still, each with the line that made it; frames
# of a wrong order; a snapshot; the covers of a small board; a wrong trace, and what is right.
$(B)/frames/.stamp: $(B)/dlx $(B)/examples/snapshot $(B)/examples/wrong_order $(FIGURES) tests/data/no-up-link.jsonl tools/draw | $(B)/.setup-figures
	$(call step,draw frames and boards) tools/draw figures/solutions $(B)/solutions && tools/draw figures/frames $(@D)
	@$(B)/examples/wrong_order > $(@D)/wrong-order.tex
	@for case in size column; do $(B)/examples/wrong_order $$case > $(@D)/wrong-$$case.tex; done
	@$(B)/examples/wrong_order ring | sed "s/uncover/restore/; s/cover/remove/" > $(@D)/ring-wrong.tex
	@mkdir -p $(B)/figures/snapshot && $(B)/examples/snapshot | neato -Tpdf > $(B)/figures/snapshot/snapshot.pdf
	@mkdir -p $(B)/figures/covers && $(B)/dlx covers --dot figures/board.dlx | dot -Tpdf > $(B)/figures/covers/board.pdf
	@$(B)/dlx check-trace --out $(B)/figures/deviation tests/data/no-up-link.jsonl > /dev/null || [ $$? = 1 ] && touch $@
# What explains, and is no state of the program.
$(B)/sketches/.stamp: figures/sketches.mp | $(B)/.setup-book
	$(call step,draw the sketches) cp $< $(@D) && cd $(@D) && \
	  mpost -interaction=nonstopmode -halt-on-error sketches > log || { grep -A5 "^!" log; exit 1; }
	@touch $@
# All frames of the reports' sequences, one on each page, for paper (as far as there is pdfunite).
$(B)/figures.pdf: $(B)/figures/.stamp
	$(call step,bind the figures) cd $(B)/figures && if command -v pdfunite > /dev/null; then \
	  pdfunite $$(printf '%s/*.pdf ' $(REPORTS:figures/%.fig=%)) ../$(@F); else touch ../$(@F); fi
trace: $(B)/figures.pdf ## read: the figure sequences, in build/figures/index.html and build/figures.pdf
	@$(call show,figures/index.html)
	@[ ! -s $< ] || echo "$$(find $(REPORTS:figures/%.fig=$(B)/figures/%) -name '*.pdf' | wc -l) frames, one on each page:  $(ROOT)/$<"
# What a bench has measured. (Graphviz has no word to say.)
$(B)/figures/comparison/.stamp: $(B)/bench-sudoku $(B)/bench-holes $(B)/bench-engines bench/sudoku.json bench/holes.json bench/engines.json
	@mkdir -p $(B)/figures/holes
	$(call step,plot measurements) plot() { bench-$$1 plot bench/$$1.json $$3 > $$2/$$3.dot && \
	  neato -n2 -Tsvg -o $$2/$$3.svg -Tpdf -o $$2/$$3.pdf $$2/$$3.dot 2>&1 | { ! grep .; }; }; \
	  plot sudoku $(@D) nodes && plot sudoku $(@D) microseconds && plot holes $(B)/figures/holes curve && plot engines $(@D) families && touch $@

# ---- weave -------------------------------------------------------------
# Any warning of cweave, any overfull line, undefined reference or missing character is an error.
$(B)/dlx.pdf: $(WEB) chapters/house.txt chapters/dlxmac.tex $(wildcard tests/transcripts/*.txt tests/data/* bench/*.txt) tools/web \
    $(addprefix $(B)/,figures/.stamp figures/comparison/.stamp frames/.stamp sketches/.stamp) | $(B)/.setup-book
	$(call step,set the book) tools/web set . $(B)/weave/set && tools/web weave $(B)/weave $@ $(B)/src/dlx
book: lint $(B)/dlx.pdf $(B)/dance.pdf ## read: the book, build/dlx.pdf; its part I, build/dance.pdf
VOLUMES := $(patsubst %,$(B)/%.pdf,dance cover speed workshop)
$(VOLUMES): $(B)/%.pdf: $(B)/dlx.pdf
	$(call step,set the volume $*) tools/web evening $(B)/weave $(B)/volumes/$* $* && tools/web weave $(B)/volumes/$* $@ $(B)/src/dlx
volumes: $(VOLUMES) ## read: the book in four volumes: build/dance.pdf, cover.pdf, speed.pdf, workshop.pdf
dance: $(B)/dance.pdf ## read: part I as a book of its own, build/dance.pdf
$(B)/lint.stamp: $(WEB) tools/web | $(B)/.setup-build $(if $(filter lint,$(MAKECMDGOALS)),,$(B)/.setup-book)
	$(call step,look for sections that cweave cannot parse) tools/web lint $(B)/lint && tools/web words && touch $@
lint: $(B)/lint.stamp ## develop: does cweave understand every section? are there too many clumsy sentences?

# ---- the playground ---------------------------------------------------------
# A page with a box. It searches with the modules that tests/draw/play.cpp needs, compiled for
# WebAssembly; and for 32 bits, where tests/draw/player compares their answers with those of 64 bits.
# (WebAssembly has 32 bits, but emscripten takes 800 megabytes.)  NARROW= names another compiler.
$(B)/playground/play.js: $(B)/.tangled CMakeLists.txt | $(B)/.setup-playground
	@NODE_PATH=/usr/share/nodejs emcmake cmake -S . -B $(@D) -G Ninja -DDLX_PLAY=ON > $(@D).log 2>&1 || { cat $(@D).log; exit 1; }
	@NODE_PATH=/usr/share/nodejs cmake --build $(@D) && touch $@
$(B)/playground.html: $(B)/playground/play.js $(B)/dlx $(wildcard chapters/draw/playground/*) \
    $(wildcard figures/*.dlx tests/data/*.dlx) tools/web
	$(call step,put the playground together) tools/web playground $< $@
playground: $(B)/playground.html ## learn: a page that searches and plays what you type
	@$(call show,$@.html)
# The first exercises, to be clicked. The rules are compared with the judge by tests/browser/practice.mjs.
$(B)/practice.html: $(B)/dlx $(wildcard chapters/draw/practice/* chapters/draw/player/*.js exercises/0[146]-*/*.txt figures/ring.*) \
    $(patsubst %,chapters/draw/player/%,head.html base.css) tools/web
	$(call step,put the first exercises together) tools/web practice $@
practice: $(B)/practice.html ## learn: the first exercises, on a page
	@$(call show,$@.html)
export NARROW ?= $(CXX) -m32 -msse2 -mfpmath=sse -idirafter /usr/include/x86_64-linux-gnu
$(B)/narrow/build.ninja: CMakeLists.txt | $(B)/.tangled $(B)/.setup-narrow
	@CXX='$(firstword $(NARROW))' CXXFLAGS='$(wordlist 2,99,$(NARROW))' cmake -S . -B $(@D) -G Ninja -DDLX_PLAY=ON -DCMAKE_BUILD_TYPE=Debug > $(B)/narrow.log
narrow: $(B)/narrow/build.ninja $(B)/.tangled
	@cmake --build $(B)/narrow

# ---- slides: with the pictures, the strips of frames, and the code of the book ----
LECTURES := exercises/teacher/slides
$(B)/slides/figures/.stamp: $(B)/dlx $(wildcard $(LECTURES)/*.fig) $(FIGURES) | $(B)/.setup-figures
	$(call step,draw figures for slides) $(B)/dlx figures --out $(@D) $(wildcard $(LECTURES)/*.fig) && touch $@
$(B)/slides/.stamp: $(B)/dlx.pdf $(B)/slides/figures/.stamp $(B)/bench-sudoku \
    $(wildcard $(LECTURES)/* exercises/*/about.txt bench/sudoku/*.txt) tools/web tools/draw | $(B)/.setup-book
	$(call step,set the slides) env SITE='$(SITE)' tools/web slides $(LECTURES) $(@D) && touch $@
slides: $(B)/slides/.stamp ## teach: two lectures, with notes and handouts, in build/slides; SITE= has the player
	@ls $(B)/slides/*.pdf

# ---- the book as pages, and the site, which works from a disk, too; its address is known where it is published ----
edition: $(B)/dlx.pdf | $(B)/.setup-site ## read: the book as pages for the web, build/edition/book
	$(call step,make pages of the book) tools/web edition $(B)/edition
	@$(call show,edition/book/index.html)
site: $(B)/figures/.stamp $(B)/playground.html $(B)/practice.html $(B)/dlx.pdf $(B)/dance.pdf $(B)/slides/.stamp conformance | $(B)/.setup-site ## read: pages for the web, build/site: book, player, playground, pictures
	$(call step,put the site together) env SITE='$(SITE)' tools/web site $(B)/site
	@$(call show,site/index.html)

# ---- installation, and what is packed ----------------------------------------
PREFIX ?= /usr/local
libraries: compile
	@$(build) static shared
install: libraries library ## use: command, manual, completion, library, books (PREFIX=, DESTDIR=)
	@DESTDIR='$(DESTDIR)' cmake --install $(B) --prefix '$(PREFIX)' > $(B)/install.log || { cat $(B)/install.log; exit 1; }
	@echo "dlx is in $(DESTDIR)$(PREFIX)."
MANIFEST ?= $(B)/install_manifest.txt
uninstall: ## use: remove what install has put there
	@[ -e $(MANIFEST) ] || { echo "There is no $(MANIFEST), so nothing was installed from here." >&2; exit 2; }
	@sed 's,^,$(DESTDIR),' $(MANIFEST) | tr '\n' '\0' | xargs -0 rm -f
	@sed -n 's,^\(.*/dlx\)/.*,$(DESTDIR)\1,p' $(MANIFEST) | sort -u | xargs -I{} find {} -type d -empty -delete
# What can be compiled with CMake alone, without CWEB and TeX (but with the manual and the book).
D = $(B)/dlx-$(shell sed -n 's/.*version = "\([0-9.]*\)";.*/\1/p' chapters/command/command_line.w)
static: $(B)/.tangled ## develop: a command for any Linux, build/static/dlx
	@$(call other,static) dlx_program
dist: $(B)/library/.stamp $(B)/dlx.pdf $(B)/dance.pdf ## develop: an archive for CMake: sources and books
	@rm -rf $D && mkdir -p $D/src
	@cp -r $(B)/library/* chapters/house.txt $D/src && cp $(B)/page/page.hpp $D/src/dlx/draw
	@cp CMakeLists.txt CMakePresets.json *.md LICENSE CITATION.cff $(B)/dlx.pdf $(B)/dance.pdf $D
	@tar czf $D.tar.gz -C $(B) $(notdir $D) && echo $D.tar.gz
dist-check: dist ## develop: unpack this archive, compile it, install it, and ask the command
	@rm -rf $(B)/unpacked && mkdir $(B)/unpacked && tar xzf $D.tar.gz -C $(B)/unpacked
	cmake -S $(B)/unpacked/$(notdir $D) -B $(B)/unpacked/build -G Ninja && cmake --build $(B)/unpacked/build
	cmake --install $(B)/unpacked/build --prefix $(ROOT)/$(B)/unpacked/usr
	[ "$$($(B)/unpacked/usr/bin/dlx make queens 8 | $(B)/unpacked/usr/bin/dlx count)" = 92 ]

# ---- exercises ---------------------------------------------------------
# The judge, and the drivers compiled with the book as it is; and what submissions are compiled with, which has
# not the book's answer in it.  See tools/course.
X := $(B)/exercises
DRIVERS := $(patsubst exercises/drive/%.cpp,$(X)/book/%/driver,$(wildcard exercises/drive/*.cpp))
FRAMES := $(patsubst exercises/%/tests.txt,$(X)/frame/%/changed,$(wildcard exercises/*/tests.txt)) $(X)/frame/23-filter/changed
$(X)/book/%/driver: exercises/drive/%.cpp $(wildcard exercises/drive/*.hpp) tools/course tools/web $(B)/libdlx_all.a
	$(call step,compile exercises/drive/$*) tools/course book $* $(@D)
$(X)/frame/%/changed: exercises/% tools/course tools/web $(DRIVERS)
	$(call step,prepare exercises/$*) tools/course frame $*
course: $(X)/judge $(X)/filter $(DRIVERS) $(FRAMES) | $(B)/.setup-course ## teach: the judge, and what it compiles with
exercises: ## learn: the exercises, and what you have passed
	@tools/course list
exercise-%: course ## learn: exercise-3 judges your third exercise; WATCH=1 after each save
	@tools/course $(if $(WATCH),watch,run) $* || [ $$? = 1 ]
hint-%: ; @tools/course hint $* ## learn: hint-3 gives one more hint
hints-%: ; @tools/course hints $* ## learn: hints-3 shows all that you have seen
sheet-%: $(B)/.setup-book ; @tools/course sheet $* ## learn: sheet-3 makes a PDF of it, for paper
solution-%: ; @tools/course solution $* ## learn: solution-3 shows the book's, after ten points
reset-%: ; @tools/course reset $* ## learn: reset-3 begins it anew; asks first
exercise hint hints sheet solution reset:
	$(error Which one? make $@-3; make exercises lists them)
grade: course ## teach: grade all in SUBMISSIONS=folder, into OUT=; STUDENTS= says whose matrix is which
	@tools/course grade "$(SUBMISSIONS)" $(if $(OUT),"$(OUT)") || [ $$? = 1 ]
autograder: course $(B)/.setup-class ## teach: the archive for Gradescope: EXERCISES=, STUDENTS=
	@tools/course autograder $(B)/autograder.zip
# Parts of the book, as books of their own, without the answers of exercises.
PARTS ?= dance puzzle
$(B)/student/%.pdf: $(B)/dlx.pdf tools/web $(wildcard exercises/*/*.ch exercises/*/blank.txt)
	@rm -rf $(@D)/$* && tools/web blank $(@D)/$*/web && tools/web set $(@D)/$*/web $(@D)/$*/set && tools/web evening $(B)/weave $(@D)/$* $*
	$(call step,set the part $* for students) tools/web weave $(@D)/$* $@ $(B)/src/dlx
student: course $(B)/dlx $(PARTS:%=$(B)/student/%.pdf) ## teach: what students get: exercises, judge, PARTS='dance puzzle' of the book
	@tools/course student $(B)/student.tar.gz $(PARTS:%=$(B)/student/%.pdf)

# For those who write Algorithm DLX in another language: problems, and their right traces.
# (Status 1 says that there is no cover; notes, that some options are never tried.)
$(B)/conformance/.stamp: $(B)/dlx $(wildcard exercises/conformance/*)
	@rm -rf $(@D) && mkdir -p $(@D) && cp exercises/conformance/{README.md,dance.py} $(@D)
	@awk '/^[^ ]*: / {to = "$(@D)/" substr($$1, 1, length($$1) - 1) ".dlx"} /^  / && to {print substr($$0, 3) > to}' exercises/conformance/problems.txt
	@{ echo "a b"; yes a | head -n 500; yes "a b" | head -n 500; } > $(@D)/thousand-options.dlx || [ $$? = 141 ]
	@cd $(@D) && for p in latin-{2,3} queens-{1,4,5} langford-3 permutations-4; do $(ROOT)/$(B)/dlx make $${p/-/ } > $$p.dlx; done
	@cd $(@D) && for p in *.dlx; do for c in first smallest; do $(ROOT)/$(B)/dlx trace --chooser $$c $$p > $${p%.dlx}.$$c.jsonl 2>> .said || [ $$? = 1 ]; done; done
	@grep -v ': note: ' $(@D)/.said && exit 1 || mv $(@D)/.said $@
conformance: $(B)/conformance/.stamp ## teach: problems and right traces for any language, build/conformance.tar.gz
	@tar czf $(B)/conformance.tar.gz -C $(B) --exclude=.stamp conformance; echo $(B)/conformance.tar.gz

# ---- test --------------------------------------------------------------------
# Each test in dlx_test is a job of CTest; tools/run-tests remembers what has passed, and with which files.
TESTED := $(B)/conformance/.stamp book course narrow tested libraries library
test: $(TESTED) $(B)/slides/.stamp | $(B)/.setup-browser ## use: all tests but those that take minutes
	@tools/run-tests $(B)
# The tests of one chapter, after a change in it; and before them what they speak of.
says = $(if $(and $(CHAPTER),$(shell grep -s '$1' tests/$(CHAPTER)_test.cpp)),$2)
$(if $(CHAPTER),$(if $(wildcard tests/$(CHAPTER)_test.cpp),,$(error There is no tests/$(CHAPTER)_test.cpp; \
  say the part, too, as in make try CHAPTER=dance/ring)))
SPOKEN := $(call says,dlx [a-z],compile) $(call says,exercises/,course) $(call says,cmake\|build/library,libraries library) \
  $(call says,bench-,programs) $(call says,transcripts,programs course) $(call says,build/browser\|pages\.hpp,compile $(B)/.setup-browser) \
  $(call says,/conformance,$(B)/conformance/.stamp) $(call says,build/narrow,narrow) $(call says,build/figures,trace) \
  $(if $(DLX_LONG),$(call says,build/playground,$(B)/playground.html)) $(call says,dance\.pdf,book) $(call says,slides,$(B)/slides/.stamp)
try: $(SPOKEN) $(B)/.with-tests $(B)/.tangled ## develop: the tests of one CHAPTER=dance/links
	@$(if $(CHAPTER),,echo "Which one? make try CHAPTER=dance/ring" >&2; exit 2)
	@$(build) try_$(subst /,_,$(CHAPTER))
	@$(B)/tests/$(CHAPTER) --gtest_brief=1
golden: trace course tested ## develop: what differs from tests/golden; REPLACE=yes takes it over
	@REPLACE=$(REPLACE) $(B)/dlx_test --gtest_brief=1 --gtest_filter='Reports/Golden.*:Book/Transcript.*:Pages.PicturesAreReal'
# All tests again, and the long ones; with watchmen of each access to memory, of each sum, and of threads; and the
# command linked as a whole, without headers that are compiled once, so that no two modules differ about a name.
check: test $(B)/playground.html ## develop: the tests, the long ones, and what only compilers can see
	@DLX_LONG=1 FRESH=yes tools/run-tests $(B)
	@$(MAKE) whole sanitized raced fuzz
WATCHED := dlx_program bench-engines bench-holes bench-sudoku dlx_test
other = cmake --preset $1 > $(B)/$1.log && cmake --build $(B)/$1 --target
whole: $(B)/.tangled ## develop: link all modules as one, to see whether they agree
	@$(call other,whole) dlx_program
sanitized: $(TESTED) ## develop: the tests, each access to memory watched
	@$(call other,asan) $(WATCHED)
	@FRESH=yes tools/run-tests $(B)/asan
SHARED_IN := ParallelSearch.*:*ByATeam:*ManyHands*:*SeveralThreads*:Mixes.Larger*
raced: compile | $(B)/.setup-tests ## develop: the tests in which threads share something, each access watched
	@$(call other,tsan) dlx_test
	@$(B)/tsan/dlx_test --gtest_brief=1 --gtest_filter='$(SHARED_IN)'
# (A command that may write no file, or not there, cannot save its counters, and shall not complain.)
coverage: $(TESTED) | $(B)/.setup-coverage ## develop: which lines of the chapters no test has run
	@$(call other,coverage) $(WATCHED) && find $(B)/coverage -name '*.gcda' -delete
	@GCOV_ERROR_FILE=/dev/null FRESH=yes tools/run-tests $(B)/coverage || true
	@gcovr --root . --filter chapters/ $(B)/coverage
# The readers get changed files that lead to new places in them, SECONDS long each, and begin with those of
# tests/fuzz/seeds.txt. What a reader chokes on is left in build/fuzz; put it into tests/fuzz/READER, and mend the reader.
SECONDS ?= 20
fuzz: $(B)/.tangled | $(B)/.setup-fuzz ## develop: feed all readers with changed files, SECONDS=20 each
	@$(call other,fuzz) readers
	@cd $(B)/fuzz && while read -r r seeds; do mkdir -p corpus/$$r && ln -sf readers $$r; \
	  (cd $(ROOT)/tests && cp $$seeds fuzz/$$r/* $(ROOT)/$(B)/fuzz/corpus/$$r) 2> /dev/null || true; echo $$r; \
	done < $(ROOT)/tests/fuzz/seeds.txt | xargs -P "$$(nproc)" -I{} bash -c './{} -max_total_time=$(SECONDS) -timeout=10 -rss_limit_mb=2000 \
	  -artifact_prefix={}- corpus/{} > {}.log 2>&1 || { tail -n 20 {}.log; echo "{} is left in $(B)/fuzz"; exit 255; }; \
	  sed -n "s/^Done \(.*\) runs in .*/{}: \1 inputs/p" {}.log'
# What to say in gdb: break dlx::dance::Links::cover, or break chapters/dance/four_way.w:LINE.
debug: $(B)/.tangled | $(if $(CHAPTER),$(B)/.setup-tests) ## develop: build/debug/dlx (or the tests of one CHAPTER=), for gdb
	@$(call other,debug) $(if $(CHAPTER),try_$(subst /,_,$(CHAPTER)),dlx_program)
	@echo "Now say, for instance:  gdb --args $(B)/debug/$(if $(CHAPTER),tests/$(CHAPTER),dlx trace tests/data/paper.dlx)"

# ---- bench ---------------------------------------------------------------
bench: bench-engines bench-ladder bench-holes bench-sudoku ## develop: what is timed, in build/bench
# Our engines against each other, and against PEERS="name=command ..." with abilities: see bench/engines.cpp.
ROUNDS ?= 5
bench-engines: SOLVERS = "links+bounds+size=dlx count --engine links" "masks=dlx count --engine masks" \
  "hybrid+size=dlx count --engine hybrid" "auto+bounds+counts+size=dlx count" "each+bounds+size=dlx count --each" $(PEERS)
bench-engines: TABLES = "table @ auto links masks hybrid each" "best @ each" "best @ auto" "memory @" "families @"
bench-engines: ## develop: our engines (and PEERS=) on families of problems
# The same commands without one technique. A search that takes more than a minute is left out.
bench-ladder: SOLVERS = "each+bounds+size=dlx count --each" "count+bounds+counts+size=dlx count" \
  $(foreach t,memory images components counters,"each/$t+bounds+size=dlx count --each --time 60 --without $t" \
  "count/$t+bounds+counts+size=dlx count --time 60 --without $t")
bench-ladder: TABLES = "ladder @"
bench-ladder: ## develop: what each technique of the fast engines is worth
bench-engines bench-ladder: bench-%: $(B)/bench-engines $(B)/dlx
	@mkdir -p $(B)/bench/$*
	$< instances $(B)/bench/$* $(SEED)
	$(and $(filter ladder,$*),-)$< measure $(B)/bench/$* $(ROUNDS) $(SOLVERS) > $(B)/bench/$*.json
	@for table in $(TABLES); do $< $${table/@/$(B)/bench/$*.json}; done
# One cover of two hundred quasigroups with holes, whichever comes first, against two solvers that learn; and
# against PEERS="name=command ...", where % stands for the file without its ending, .dlx, .cnf, or .opb.
bench-holes: $(B)/bench-holes $(B)/dlx | $(B)/.setup-bench ## develop: any cover (and PEERS=) of quasigroups with holes
	@mkdir -p $(B)/bench/holes
	$< instances $(B)/bench/holes 200 22
	$< measure $(B)/bench/holes 2 "dlx --any=dlx solve --any %.dlx" "dlx --limit 1=dlx solve --limit 1 %.dlx" \
	  "clasp=clasp -n 1 %.opb" "cadical=cadical %.cnf" $(PEERS) > $(B)/bench/holes.json
	$< table $(B)/bench/holes.json
# What comes out has the form of bench/sudoku.json, and replaces it only if you copy it.
bench-sudoku: $(B)/bench-sudoku ## develop: naive search against links on 600 sudokus
	@mkdir -p $(B)/bench
	$< measure 3 bench/sudoku/{easy,intermediate,expert}.txt > $(B)/bench/sudoku.json
	$< table $(B)/bench/sudoku.json

$(if $(and $(filter clean,$(MAKECMDGOALS)),$(filter-out clean,$(MAKECMDGOALS))),$(error Say make clean alone, and then the others))
clean: ## use: remove build/, with points and the grader's secret
	rm -rf $(B)
GROUPS := use read learn teach develop
help: ## use: this list
	@$(foreach g,$(GROUPS),echo "To $g:"; sed -n 's/^\([a-z%-]*\):.*## $g: \(.*\)/  make \1\t\2/p' Makefile | expand -t 22;)
	@echo "V=1 make ...       shows the commands"
	@echo "SETUP=no make ...  never installs packages, but says what is missing"
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*## .*/\1/p' Makefile) programs tested narrow libraries exercise hint hints sheet solution reset
