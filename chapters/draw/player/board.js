// The board, if options name squares: who stands there, and who still could (as draw/squares). On
// a board of letters or digits, each of them has its place in the square, as pencil marks have.

import { fitted, html, put, say, svg } from "./dom.js";
import { isHidden } from "./replay.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{group: SVGElement, words: SVGElement, marks: SVGElement[], row: number, column: number, all: Set<string>, given: string, box: number}} Square */
/** @typedef {{chosen: string[], open: Set<string>, owner: number}} Standing */

const side = 40, fewestMarks = 3;

/** Could an option still be chosen?
 * @param {Scene} scene @param {number} o */
function isOpen(scene, o) {
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
    /** @type {Map<string, Square>} */
    this.squares = new Map();
    const w = board.columns * side + 18, h = board.rows * side + 18;
    this.svg = svg("svg", { class: "squares", viewBox: `-16 -16 ${w} ${h}`, role: "img", "aria-label": "board",
      style: `max-width:${Math.min(460, 1.4 * w)}px` });
    this.addSquares();
    this.readOptions();
    this.addMarks();
    /** Walls are around boxes, if there are any, and otherwise around pieces. */
    this.boxed = [...this.squares.values()].some((square) => square.box > 0);
    this.walls = svg("path", { class: "walls", d: this.boxed ? this.outlines((square) => square.box) : "" });
    this.svg.append(this.walls);
    const key = [["chosen", "chosen"], ["open", "still possible"], ["closed", "impossible"]].map(([kind, words]) =>
      html("span", {}, svg("svg", { class: "sign", viewBox: "0 0 16 16", "aria-hidden": true },
        svg("g", { class: `square ${kind}` }, svg("rect", { x: 2, y: 2, width: 12, height: 12 }))), words));
    const given = [...this.squares.values()].some((square) => square.given) ? [html("span", {}, html("b", {}, "7"), "given")] : [];
    this.element = html("div", { class: board.rows > 5 ? "board tall" : "board" }, this.svg, html("p", { class: "legend" }, ...key, ...given));
  }

  addSquares() {
    const { rows, columns, holes } = this.board, missing = new Set(holes.map(([r, c]) => `${r} ${c}`));
    for (let r = 0; r < rows; ++r) {
      this.svg.append(svg("text", { class: "edge", x: -8, y: side * (r + 0.5) }, String(r)));
      for (let c = 0; c < columns; ++c) if (!missing.has(`${r} ${c}`)) this.addSquare(r, c);
    }
    for (let c = 0; c < columns; ++c) this.svg.append(svg("text", { class: "edge", x: side * (c + 0.5), y: -8 }, String(c)));
  }

  /** @param {number} row @param {number} column */
  addSquare(row, column) {
    const x = column * side, y = row * side, words = svg("text", { x: x + side / 2, y: y + side / 2 });
    const group = svg("g", { class: "square", "data-square": `${row} ${column}` }, svg("rect", { x, y, width: side, height: side }), words);
    this.squares.set(`${row} ${column}`, { group, words, marks: [], row, column, all: new Set(), given: "", box: 0 });
    this.svg.append(group);
  }

  // What can stand where; and what the names of items tell: boxes, and what is given.
  readOptions() {
    const { items, options } = this.trace;
    this.board.places.forEach((places, k) => {
      const names = options[k + 1].entries.map((e) => items[e.item].name), box = /^b\((\d+),/.exec(names.find((name) => name.startsWith("b(")) || "");
      for (const [symbol, r, c] of places) {
        const square = this.squares.get(`${r} ${c}`);
        if (!square) continue;
        square.all.add(symbol);
        if (names.some((name) => name.startsWith("given("))) square.given = symbol;
        if (box) square.box = Number(box[1]) + 1;
      }
    });
  }

  // The places of all symbols in a square: as many in a line as there are lines.
  addMarks() {
    this.symbols = [...new Set([...this.squares.values()].flatMap((square) => [...square.all]))].sort();
    const count = this.symbols.length, across = count < 4 ? count : Math.ceil(Math.sqrt(count)), down = Math.ceil(count / across);
    if (count < fewestMarks || this.symbols.some((symbol) => [...symbol].length > 1)) return;
    const size = Math.min(14, 32 / across);
    for (const square of this.squares.values()) {
      square.marks = this.symbols.map((symbol, k) => svg("text", { class: "mark", "font-size": size.toFixed(1),
        x: square.column * side + side * ((k % across) + 0.65) / (across + 0.3), y: square.row * side + side * (Math.floor(k / across) + 0.65) / (down + 0.3) }, square.all.has(symbol) ? symbol : ""));
      square.group.append(...square.marks);
    }
  }
  /** @type {string[]} */
  symbols = [];

  /** @param {Scene} scene */
  show(scene) {
    /** @type {Map<string, Standing>} */
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
    for (const [key, square] of this.squares) this.showSquare(square, /** @type {Standing} */ (seen.get(key)));
    if (!this.boxed) put(this.walls, "d", this.outlines((square) => seen.get(`${square.row} ${square.column}`)?.owner || 0));
  }

  /** @param {Square} square @param {Standing} now */
  showSquare(square, now) {
    const kind = now.chosen.length > 0 ? "chosen" : now.open.size > 0 ? "open" : "closed", marked = square.marks.length > 0;
    const open = square.given && now.open.has(square.given) ? square.given : marked ? "" : square.all.size === 1 ? "○" : [...now.open].sort().join(" ");
    const words = kind === "chosen" ? now.chosen.join("+") : kind === "closed" ? "×" : open;
    const size = words === "♛" ? 30 : kind === "chosen" || words === square.given ? 22 : 14;
    put(square.group, "class", `square ${kind}${square.given && kind !== "closed" ? " given" : ""}`);
    if (words) put(square.words, "font-size", String(+fitted(words, size, side - 4).toFixed(1)));
    say(square.words, words);
    square.marks.forEach((mark, k) => put(mark, "class", kind === "open" && words === "" && now.open.has(this.symbols[k]) ? "mark" : "mark no"));
  }

  /** Thick lines around squares with the same number, if it is not 0, and none within.
   * @param {(square: Square) => number} number */
  outlines(number) {
    const at = (/** @type {number} */ r, /** @type {number} */ c) => { const square = this.squares.get(`${r} ${c}`); return square ? number(square) : 0; };
    let d = "";
    for (const { row: r, column: c } of this.squares.values()) {
      const o = at(r, c), x = c * side, y = r * side;
      if (o === 0) continue;
      if (at(r - 1, c) !== o) d += `M${x} ${y}h${side}`;
      if (at(r + 1, c) !== o) d += `M${x} ${y + side}h${side}`;
      if (at(r, c - 1) !== o) d += `M${x} ${y}v${side}`;
      if (at(r, c + 1) !== o) d += `M${x + side} ${y}v${side}`;
    }
    return d;
  }
}
