// Links on their way. When a link is written, its tip slides from the old end to the new one; when
// its node leaves the list, the link turns grey. A slide only looks back: the next step ends it.

import { svg } from "./dom.js";

/** So long takes a slide, in milliseconds; so many links may slide at once; in so many points is a line cut. */
export const slideTime = 300;
const mostSlides = 120, points = 16;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const measure = /** @type {SVGPathElement} */ (svg("path"));

/** Points at equal distances along a piece of a path.
 * @param {string} piece */
function pointsOn(piece) {
  measure.setAttribute("d", piece);
  const length = measure.getTotalLength();
  return Array.from({ length: points + 1 }, (_, k) => {
    const { x, y } = measure.getPointAtLength((length * k) / points);
    return [x, y];
  });
}
/** @param {string} path */
const pieces = (path) => path.split(/(?=M)/).filter((piece) => piece);
/** The corners of the heads of a path.
 * @param {string} path */
const corners = (path) => pieces(path).map((piece) => [...piece.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]));

/** Gives two shapes as many pieces each: one that the other shape lacks grows from a point, or shrinks to it.
 * @param {number[][][]} a @param {number[][][]} b @param {number[][][]} lines where each piece of the line begins */
function pairUp(a, b, lines) {
  const point = (/** @type {number} */ k, /** @type {number[][]} */ like) => like.map(() => lines[k][0]);
  while (a.length < b.length) a.push(point(a.length, b[a.length]));
  while (b.length < a.length) b.push(point(b.length, a[b.length]));
}

/** @param {number[][][]} from @param {number[][][]} to @param {number} s from 0 to 1 @param {string} end of a piece */
function between(from, to, s, end) {
  return from.map((piece, k) => `M${piece.map(([x, y], i) => `${(x + s * (to[k][i][0] - x)).toFixed(1)} ${(y + s * (to[k][i][1] - y)).toFixed(1)}`).join("L")}${end}`).join("");
}

export class Slides {
  /** @param {string[]} kinds the classes of links @param {(at: number[]) => void} arrived called with what has slid */
  constructor(kinds, arrived) {
    this.kinds = kinds;
    this.arrived = arrived;
    this.layer = svg("g");
    /** What moves, by address, with the path that it had. @type {Map<number, {old: [string, string], kind: number, turns: boolean}>} */
    this.all = new Map();
    this.frame = 0;
  }

  /** Has a link got another end, or has its node left?
   * @param {number} before its look, as in Links @param {number} now */
  wants(before, now) {
    const n = this.kinds.length, moved = Math.floor(before / n) !== Math.floor(now / n);
    return before >= 0 && !still.matches && this.all.size < mostSlides && (moved || (now % n === 0 && before % n > 0));
  }

  /** @param {number} at its address @param {[string, string]} old its path @param {number} kind its new look */
  begin(at, old, kind) { this.all.set(at, { old, kind, turns: kind === 0 }); }

  /** @param {number} at */
  moving(at) { return this.all.has(at); }

  /** Lets all of them move to where they are now, by address.
   * @param {[string, string][]} pathAt */
  run(pathAt) {
    if (this.all.size === 0) return;
    const movers = [...this.all].map(([at, { old, kind, turns }]) => {
      const now = pathAt[at], line = svg("path", { class: "line" }), head = svg("path", { class: "head" });
      this.layer.append(svg("g", { class: `link ${this.kinds[kind]} slide${turns ? " turning" : ""}`, "data-link": at }, line, head));
      const lines = [pieces(old[0]).map(pointsOn), pieces(now[0]).map(pointsOn)], heads = [corners(old[1]), corners(now[1])];
      pairUp(lines[0], lines[1], lines[0].length > lines[1].length ? lines[0] : lines[1]);
      pairUp(heads[0], heads[1], lines[0]);
      return { line, head, lines, heads };
    });
    const begin = performance.now(), show = (/** @type {number} */ time) => {
      const t = Math.min(1, Math.max(0, (time - begin) / slideTime)), s = t * t * (3 - 2 * t);
      for (const { line, head, lines, heads } of movers) {
        line.setAttribute("d", between(lines[0], lines[1], s, ""));
        head.setAttribute("d", between(heads[0], heads[1], s, "Z"));
      }
      if (t < 1) this.frame = requestAnimationFrame(show);
      else this.stop();
    };
    show(begin);
  }

  /** Everything is where it belongs, at once. */
  stop() {
    if (this.all.size === 0) return;
    cancelAnimationFrame(this.frame);
    this.layer.replaceChildren();
    const arrived = [...this.all.keys()];
    this.all.clear();
    this.arrived(arrived);
  }
}
