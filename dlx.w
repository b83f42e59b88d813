% dlx.w --- the spine of the book; the chapters do the talking.  Their order
% stands here and nowhere else.  Who may use whom: chapters/house.txt.
\input chapters/dlxmac
\def\title{DANCING LINKS}
@i chapters/formats.w
\frontmatter{Dancing Links}{a literate program}
@i chapters/welcome.w

@q I. The dance: one evening: the idea, the program, the first pictures @>
@i chapters/dance/part.w
@i chapters/dance/guests.w
@i chapters/dance/by_hand.w
@i chapters/dance/ring.w
@i chapters/dance/four_way.w
@i chapters/dance/explore.w
@i chapters/dance/models.w
@i chapters/dance/latin.w
@i chapters/dance/problem.w
@i chapters/dance/observer.w
@i chapters/dance/algorithm_x.w
@i chapters/dance/links.w
@i chapters/dance/search.w
@i chapters/dance/sanity.w
@i chapters/dance/snapshot.w
@i chapters/dance/queens.w

@q II. More than exact: colours, bounds, costs; limits, scripts, estimates @>
@i chapters/more/part.w
@i chapters/more/problem.w
@i chapters/more/observer.w
@i chapters/more/links.w
@i chapters/more/range.w
@i chapters/more/search.w
@i chapters/more/painted.w
@i chapters/more/bounded.w
@i chapters/more/cheapest.w
@i chapters/more/script.w
@i chapters/more/estimate.w
@i chapters/more/split.w
@i chapters/more/lemmas.w
@i chapters/more/covers.w

@q III. Puzzles: models to copy @>
@i chapters/puzzle/part.w
@i chapters/puzzle/board.w
@i chapters/puzzle/torus.w
@i chapters/puzzle/symmetry.w
@i chapters/puzzle/domination.w
@i chapters/puzzle/sudoku.w
@i chapters/puzzle/givens.w
@i chapters/puzzle/drawings.w
@i chapters/puzzle/polyomino.w
@i chapters/puzzle/langford.w
@i chapters/puzzle/edges.w
@i chapters/puzzle/parties.w
@i chapters/puzzle/comparison.w

@q IV. Pictures: traces, and how the figures are made @>
@i chapters/draw/part.w
@i chapters/draw/trace.w
@i chapters/draw/log.w
@i chapters/draw/conformance.w
@i chapters/draw/sheet.w
@i chapters/draw/frame.w
@i chapters/draw/stage.w
@i chapters/draw/picture.w
@i chapters/draw/squares.w
@i chapters/draw/tree.w
@i chapters/draw/sequence.w
@i chapters/draw/multiples.w
@i chapters/draw/tableau.w
@i chapters/draw/film.w
@i chapters/draw/gallery.w
@i chapters/draw/player.w

@q V. Speed: the ladder from bits to the fastest engine @>
@i chapters/fast/part.w
@i chapters/fast/rows.w
@i chapters/fast/counters.w
@i chapters/fast/bounds.w
@i chapters/fast/memory.w
@i chapters/fast/images.w
@i chapters/fast/tree_search.w
@i chapters/fast/search.w
@i chapters/fast/masks.w
@i chapters/fast/hybrid.w
@i chapters/fast/threads.w
@i chapters/fast/components.w
@i chapters/fast/engine.w
@i chapters/fast/restarts.w

@q VI. Text: formats, and errors that point; base, which all parts use @>
@i chapters/text/part.w
@i chapters/base/index.w
@i chapters/base/pages.w
@i chapters/base/source.w
@i chapters/base/whole_file.w
@i chapters/text/scanner.w
@i chapters/text/draft.w
@i chapters/text/dlx.w
@i chapters/text/matrix.w
@i chapters/text/json.w
@i chapters/text/format.w
@i chapters/text/translate.w
@i chapters/text/verify.w
@i chapters/text/proof.w
@i chapters/text/check_proof.w
@i chapters/text/cpog.w

@q VII. The command: a good citizen of the shell @>
@i chapters/command/part.w
@i chapters/command/main.w
@i chapters/command/files.w
@i chapters/command/interrupt.w
@i chapters/command/settings.w
@i chapters/command/command_line.w
@i chapters/command/searching.w
@i chapters/command/keeper.w
@i chapters/command/split.w
@i chapters/command/verify.w
@i chapters/command/solve.w
@i chapters/command/covers.w
@i chapters/command/make.w
@i chapters/command/pictures.w

@q VIII. The course: exercises, errata, sources, words @>
@i chapters/course/part.w
@i chapters/course/coursework.w
@i chapters/course/errata.w
@i chapters/course/sources.w
@i chapters/course/glossary.w

@i chapters/course/answers.w

@** Index. First come ideas and people, then the names of the program: those that occur in a
header. Underlined numbers say where a name is defined; and only those are told of
a name that is used in more than twenty sections. (A name that is defined in more than twenty, such as that of
a parameter, is left out.)
