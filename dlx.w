% dlx.w --- the spine of the book; the chapters do the talking
\input chapters/dlxmac
\def\title{DANCING LINKS}
@i chapters/00-formats.w
\frontmatter{Dancing Links}{a literate program}
@i chapters/00-welcome.w
@i chapters/01-problem.w
@i chapters/02-source.w
@i chapters/03-format.w
@i chapters/03a-matrix.w
@i chapters/03b-json.w
@i chapters/04-observer.w
@i chapters/05-algorithm-x.w
@i chapters/06-ring.w
@i chapters/07-links.w
@i chapters/08-search.w
@i chapters/32-colour.w
@i chapters/09-script.w
@i chapters/10-trace.w
@i chapters/11-log.w
@i chapters/12-board.w
@i chapters/13-picture.w
@i chapters/13a-sketch.w
@i chapters/14-gallery.w
@i chapters/15-queens.w
@i chapters/16-latin.w
@i chapters/32-polyomino.w
@i chapters/33-langford.w
@i chapters/40-torus.w
@i chapters/41-symmetry.w
@i chapters/42-givens.w
@i chapters/43-sudoku.w
@i chapters/31-estimate.w
@i chapters/17-verify.w
@i chapters/18-main.w
@i chapters/90-errata.w
@i chapters/91-sources.w

@** Index. Underlined numbers say where a name is defined.
