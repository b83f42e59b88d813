// The matrix of zeros and ones: what is covered is struck out, what is chosen has a band.

import { fitted, fitting, html, leastWords, put, sayShort, svg } from "./dom.js";
import { Presence } from "./replay.js";
import { Field } from "./trace.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./scene.js").Scene} Scene */

const cell = 22;

export class MatrixView {
  /** @param {Trace} trace */
  constructor(trace) {
    this.trace = trace;
    const longest = Math.max(0, ...trace.items.slice(1).map((item) => [...item.name].length));
    /** Long names of items are written from bottom to top. */
    this.upright = longest <= 2;
    this.above = this.upright ? 34 : Math.min(90, 14 + 7.5 * longest);
    const columns = trace.items.length - 1, rows = trace.options.length - 1;
    this.left = Math.min(120, Math.max(36, ...trace.options.map((o) => 9 * [...o.name].length + 10)));
    const w = this.left + columns * cell + 6, h = this.above + rows * cell + 24;
    this.svg = svg("svg", { class: "matrix", viewBox: `0 0 ${w} ${h}`, style: fitting(w), role: "img", "aria-label": "the matrix: a row for each option, a column for each item" });
    this.columns = trace.items.map((item, c) => c === 0 ? null : this.column(c, item.name, h));
    this.rows = trace.options.map((option, o) => o === 0 ? null : this.row(o, option.name, w));
    /** @type {SVGElement[]} */
    this.ones = [];
    for (let x = trace.items.length; x < trace.nodes; ++x) {
      const colour = trace.colours[trace.shadeOf[x]] || "1";
      this.ones[x] = svg("text", { x: this.x(trace.itemOf[x]), y: this.y(trace.optionOf[x]), "font-size": fitted(colour, 14, cell - 4) }, colour);
      this.svg.append(this.ones[x]);
    }
    this.svg.append(svg("text", { class: "foot", x: this.left - 8, y: h - 12, "font-size": 11 }, "left", svg("title", {}, "so many options are left for each item; ✓: it is covered")));
    this.element = html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": "matrix" }, this.svg);
  }

  /** @param {number} c */
  x(c) { return this.left + (c - 0.5) * cell; }
  /** @param {number} o */
  y(o) { return this.above + (o - 0.5) * cell; }

  /** @param {number} c @param {string} name @param {number} h */
  column(c, name, h) {
    const x = this.x(c), foot = this.above - 6, words = this.upright ? svg("text", { class: "name", x, y: this.above / 2 })
      : svg("text", { class: "name along", transform: `rotate(-90 ${x} ${foot})`, x, y: foot });
    sayShort(words, name, 12, this.upright ? cell - 2 : foot, leastWords);
    const group = svg("g", {}, svg("rect", { class: "column", x: x - cell / 2 + 1, y: 2, width: cell - 2, height: h - 4, rx: 3 }), words, svg("title", {}, name), svg("text", { class: "count", x, y: h - 12, "font-size": 12 }));
    this.svg.append(group);
    return group;
  }

  /** @param {number} o @param {string} name @param {number} w */
  row(o, name, w) {
    const words = svg("text", { class: "name", x: this.left - 8, y: this.y(o) });
    sayShort(words, name, 12, this.left - 10, leastWords);
    const group = svg("g", {}, svg("rect", { class: "rowband", x: 2, y: this.y(o) - cell / 2 + 1, width: w - 4, height: cell - 2, rx: 3 }), words,
      svg("path", { class: "strike", d: `M${this.left} ${this.y(o)}H${w - 4}` }), svg("title", {}, name));
    this.svg.append(group);
    return group;
  }

  /** @param {Scene} scene */
  show(scene) {
    const { trace } = this, gone = new Uint8Array(trace.options.length);
    const taken = new Set(scene.path.flatMap((o) => trace.options[o].entries.map((e) => e.item)));
    for (let x = trace.items.length; x < trace.nodes; ++x) if (scene.presence[x] === Presence.out) gone[trace.optionOf[x]] = 1;
    this.columns.forEach((group, c) => {
      if (!group) return;
      const branch = scene.branching[scene.branching.length - 1] === c, out = scene.covered.has(c);
      put(group, "class", `col${out ? " out" : ""}${branch ? " current" : ""}${trace.items[c].secondary ? " second" : ""}`);
      const count = /** @type {Element} */ (group.lastChild), words = taken.has(c) && out ? "✓" : out ? "" : String(scene.get(Field.S, c));
      if (count.textContent !== words) count.textContent = words;
      put(count, "class", words === "0" && !trace.items[c].secondary ? "count none" : "count");
    });
    this.rows.forEach((group, o) => {
      if (group) put(group, "class", `line${scene.path.includes(o) ? " chosen" : gone[o] ? " gone" : ""}`);
    });
    this.ones.forEach((one, x) => put(one, "class", `one${scene.path.includes(trace.optionOf[x]) ? " chosen" : gone[trace.optionOf[x]] ? " gone" : ""}`));
  }
}
