// A ring, drawn as one: members on a circle, and straight arrows between them. A member that is out
// stands aside, and the links of its neighbours pass below it.

import { put, say, svg } from "../player/dom.js";
import { Presence } from "../player/replay.js";
import { Field } from "../player/trace.js";

/** @typedef {import("../player/trace.js").Trace} Trace */
/** @typedef {import("./moment.js").Moment} Moment */
/** @typedef {{x: number, y: number}} Point */

const radius = 118, box = 25, aside = 44, lane = 9, tip = 13;
const looks = ["memory remembered", "initial", "altered", "written"], stands = ["in", "going", "out"];
const round = (/** @type {number} */ v) => Math.round(10 * v) / 10;

export class RingView {
  /** @param {Trace} trace */
  constructor(trace) {
    this.trace = trace;
    this.svg = svg("svg", { class: "list ring", viewBox: "-205 -185 410 365" });
    this.links = svg("g");
    this.nodes = trace.items.map((item, x) => {
      const shape = svg("circle", { class: "box", r: box }), name = svg("text", { class: "name", "font-size": 22 });
      say(name, x === 0 ? "0" : item.name);
      return svg("g", { "data-node": x }, shape, name);
    });
    /** @type {string[]} by address */
    this.lines = [];
    this.svg.append(svg("circle", { class: "floor", r: radius + 2 * box }), this.links, ...this.nodes);
  }

  /** @param {number} at */
  lineOf(at) { return this.lines[at] || ""; }

  /** @param {Moment} moment */
  show(moment) {
    const { nodes } = this.trace, places = this.nodes.map((_, x) => this.placeOf(x, moment.presence[x] === Presence.out));
    this.links.replaceChildren();
    for (const field of [Field.L, Field.R])
      for (let x = 0; x < nodes; ++x) {
        const at = field * nodes + x, to = moment.state[at], opposite = moment.state[(1 - field) * nodes + x];
        const [line, head] = to === x ? this.loop(places[x], field) : this.arrow(places[x], places[to], field === Field.L && to === opposite ? 2 * lane : lane);
        this.lines[at] = line;
        this.links.append(svg("g", { class: `link ${looks[moment.ranks[at]]}` }, svg("path", { class: "line", d: line }), svg("path", { class: "head", d: head })), this.letter(line, field));
      }
    this.nodes.forEach((node, x) => {
      put(node, "class", `node ${x === 0 ? "root" : "primary header"} ${stands[moment.presence[x]]}`);
      put(node, "transform", `translate(${round(places[x].x)} ${round(places[x].y)})`);
    });
  }

  /** @param {number} x @param {boolean} out @returns {Point} */
  placeOf(x, out) {
    const angle = (2 * Math.PI * x) / this.trace.nodes - Math.PI / 2, far = radius + (out ? aside : 0);
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  }

  /** L or R, beside the place where a link begins.
   * @param {string} line @param {number} field */
  letter(line, field) {
    const [x, y, u, v] = line.slice(1).split(/[LC ]/).map(Number), far = Math.hypot(u - x, v - y);
    return svg("text", { class: "letter", x: round(x + (20 * (u - x) - 9 * (v - y)) / far), y: round(y + (20 * (v - y) + 9 * (u - x)) / far) }, "LR"[field]);
  }

  /** A straight arrow that keeps to its right-hand side: the line, and its head.
   * @param {Point} a @param {Point} b @param {number} off @returns {[string, string]} */
  arrow(a, b, off) {
    const length = Math.hypot(b.x - a.x, b.y - a.y), u = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    const begin = Math.sqrt(box * box - off * off) + 1, end = length - begin;
    /** @param {number} along @param {number} across */
    const at = (along, across) => `${round(a.x + along * u.x - (off + across) * u.y)} ${round(a.y + along * u.y + (off + across) * u.x)}`;
    return [`M${at(begin, 0)}L${at(end - tip, 0)}`, `M${at(end, 0)}L${at(end - tip, -5)}L${at(end - tip, 5)}Z`];
  }

  /** @param {Point} p @param {number} field @returns {[string, string]} */
  loop(p, field) {
    const d = field === Field.R ? 1 : -1, x = p.x + d * (box + 1), far = x + 34 * d;
    return [`M${round(x)} ${round(p.y - 9)}C${round(far)} ${round(p.y - 16)} ${round(far)} ${round(p.y + 16)} ${round(x + d * tip)} ${round(p.y + 9)}`,
      `M${round(x)} ${round(p.y + 9)}L${round(x + d * tip)} ${round(p.y + 4)}L${round(x + d * tip)} ${round(p.y + 14)}Z`];
  }
}
