// The board, if options name squares: who stands there, and who still could (as draw/squares).

import { fitted, html, put, say, svg } from "./dom.js";
import { isHidden } from "./replay.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{group: SVGElement, words: SVGElement, row: number, column: number, all: Set<string>}} Square */

const side = 40;

/** Could an option still be chosen?
 * @param {Scene} scene @param {number} o */
export function isOpen(scene, o) {
  const { trace } = scene, { entries } = trace.options[o];
  return entries.some((e) => !trace.items[e.item].secondary) &&
    entries.every((e, k) => !scene.covered.has(e.item) && !isHidden(trace, scene.state, trace.firstNode[o] + k));
}

export class BoardView {
  /** @param {Trace} trace */
  constructor(trace) {
    this.trace = trace;
    const board = trace.meta.board;
    if (!board) throw new Error("there is no board");
    this.board = board;
    const holes = new Set(board.holes.map(([r, c]) => `${r} ${c}`));
    /** @type {Map<string, Square>} */
    this.squares = new Map();
    const w = board.columns * side + 18, h = board.rows * side + 18;
    this.svg = svg("svg", { class: "squares", viewBox: `-16 -16 ${w} ${h}`, role: "img", "aria-label": "board",
      style: `max-width:${Math.min(460, 1.4 * w)}px` });
    for (let r = 0; r < board.rows; ++r) {
      this.svg.append(svg("text", { class: "edge", x: -8, y: side * (r + 0.5) }, String(r)));
      for (let c = 0; c < board.columns; ++c) if (!holes.has(`${r} ${c}`)) this.addSquare(r, c);
    }
    for (let c = 0; c < board.columns; ++c) this.svg.append(svg("text", { class: "edge", x: side * (c + 0.5), y: -8 }, String(c)));
    this.walls = svg("path", { class: "walls" });
    this.svg.append(this.walls);
    for (const places of board.places) for (const [symbol, r, c] of places) this.squares.get(`${r} ${c}`)?.all.add(symbol);
    const key = [["chosen", "chosen"], ["open", "still possible"], ["closed", "not possible now"]].map(([kind, words]) =>
      html("span", {}, svg("svg", { class: "sign", viewBox: "0 0 16 16", "aria-hidden": true },
        svg("g", { class: `square ${kind}` }, svg("rect", { x: 2, y: 2, width: 12, height: 12 }))), words));
    this.element = html("div", { class: "board" }, this.svg, html("p", { class: "legend" }, ...key));
  }

  /** @param {number} row @param {number} column */
  addSquare(row, column) {
    const x = column * side, y = row * side;
    const words = svg("text", { x: x + side / 2, y: y + side / 2 });
    const group = svg("g", { class: "square open", "data-square": `${row} ${column}` }, svg("rect", { x, y, width: side, height: side }), words);
    this.squares.set(`${row} ${column}`, { group, words, row, column, all: new Set() });
    this.svg.append(group);
  }

  /** @param {Scene} scene */
  show(scene) {
    /** @type {Map<string, {chosen: string[], open: Set<string>, owner: number}>} */
    const seen = new Map();
    for (const key of this.squares.keys()) seen.set(key, { chosen: [], open: new Set(), owner: 0 });
    this.board.places.forEach((places, k) => {
      const o = k + 1, chosen = scene.path.includes(o), open = !chosen && isOpen(scene, o);
      for (const [symbol, r, c] of places) {
        const square = seen.get(`${r} ${c}`);
        if (square && open) square.open.add(symbol);
        if (!square || !chosen) continue;
        square.chosen.push(symbol === "Q" ? "♛" : symbol);
        square.owner = o;
      }
    });
    for (const [key, square] of this.squares) {
      const now = seen.get(key);
      if (now) this.showSquare(square, now);
    }
    put(this.walls, "d", this.outlines(seen));
  }

  /** @param {Square} square @param {{chosen: string[], open: Set<string>}} now */
  showSquare(square, now) {
    const kind = now.chosen.length > 0 ? "chosen" : now.open.size > 0 ? "open" : "closed";
    const words = kind === "chosen" ? now.chosen.join("+") : kind === "closed" ? "×" : square.all.size === 1 ? "○" : [...now.open].sort().join(" ");
    const size = kind === "chosen" ? (words === "♛" ? 30 : 22) : kind === "closed" ? 16 : 14;
    put(square.group, "class", `square ${kind}`);
    say(square.words, words);
    put(square.words, "font-size", String(+fitted(words, size, side - 4).toFixed(1)));
  }

  /** Thick lines around what has been chosen, and none within a piece.
   * @param {Map<string, {owner: number}>} seen */
  outlines(seen) {
    const owner = (/** @type {number} */ r, /** @type {number} */ c) => seen.get(`${r} ${c}`)?.owner || 0;
    let d = "";
    for (const { row: r, column: c } of this.squares.values()) {
      const o = owner(r, c), x = c * side, y = r * side;
      if (o === 0) continue;
      if (owner(r - 1, c) !== o) d += `M${x} ${y}h${side}`;
      if (owner(r + 1, c) !== o) d += `M${x} ${y + side}h${side}`;
      if (owner(r, c - 1) !== o) d += `M${x} ${y}v${side}`;
      if (owner(r, c + 1) !== o) d += `M${x + side} ${y}v${side}`;
    }
    return d;
  }
}
