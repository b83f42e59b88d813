% dlx.w --- the spine of the book; the chapters do the talking
\input chapters/dlxmac
\def\title{DANCING LINKS}
@i chapters/00-formats.w
\frontmatter{Dancing Links}{a literate program}
@i chapters/00-welcome.w
@i chapters/01-problem.w
@i chapters/02-source.w
@i chapters/03-format.w
@i chapters/04-matrix.w
@i chapters/05-json.w
@i chapters/06-observer.w
@i chapters/07-algorithm-x.w
@i chapters/08-ring.w
@i chapters/09-links.w
@i chapters/10-search.w
@i chapters/11-colour.w
@i chapters/11-bounded.w
@i chapters/30-cheapest.w
@i chapters/12-script.w
@i chapters/13-estimate.w
@i chapters/36-progress.w
@i chapters/14-trace.w
@i chapters/15-log.w
@i chapters/16-board.w
@i chapters/17-picture.w
@i chapters/18-sketch.w
@i chapters/19-gallery.w
@i chapters/20-queens.w
@i chapters/21-torus.w
@i chapters/22-symmetry.w
@i chapters/47-domination.w
@i chapters/23-latin.w
@i chapters/24-givens.w
@i chapters/25-sudoku.w
@i chapters/35-comparison.w
@i chapters/26-polyomino.w
@i chapters/53-squared.w
@i chapters/27-langford.w
@i chapters/32-pieces.w
@i chapters/31-tableau.w
@i chapters/48-edges.w
@i chapters/49-words.w
@i chapters/50-parties.w
@i chapters/54-schoolgirls.w
@i chapters/37-translate.w
@i chapters/28-verify.w
@i chapters/44-rows.w
@i chapters/58-memory.w
@i chapters/45-masks.w
@i chapters/59-lanes.w
@i chapters/56-hybrid.w
@i chapters/55-crew.w
@i chapters/46-engine.w
@i chapters/47-measured.w
@i chapters/55-filter.w
@i chapters/40-frontier.w
@i chapters/57-apart.w
@i chapters/48-race.w
@i chapters/38-manual.w
@i chapters/29-main.w
@i chapters/48-coursework.w
@i chapters/90-errata.w
@i chapters/91-sources.w

@** Index. Underlined numbers say where a name is defined. Of a name that is
used everywhere, only these are listed; and none at all, if it comes from a
library.
