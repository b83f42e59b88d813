// The picture that is written into: first a link is chosen, then the node to which it shall lead. Each
// link and each node is a button, for the mouse, the finger, and the keyboard.

import { html, put, svg } from "../player/dom.js";
import { ListView } from "../player/list.js";
import { arrange } from "../player/places.js";
import { Field } from "../player/trace.js";
import { momentOf } from "./moment.js";
import { RingView } from "./ring.js";
import { fieldName, isRing, leads, placeName, shortName } from "./why.js";

/** @typedef {import("../player/trace.js").Trace} Trace */
/** @typedef {import("../player/trace.js").Meta} Meta */
/** @typedef {import("./judge.js").Write} Write */

/** So far beside a link may one click: in pixels, for a finger. */
const reach = 22;
/** More room between the boxes than in the book, since links are to be clicked. */
const spread = 1.3;

/** @param {Meta} meta @returns {Meta} */
function spreadOut(meta) {
  /** @param {number[]} box */
  const moved = (box) => box && [spread * box[0], spread * box[1], ...box.slice(2)];
  return { ...meta, nodes: meta.nodes.map(moved), labels: meta.labels.map(moved), bands: meta.bands.map(moved), panel: meta.panel.map((v) => spread * v),
    sizes: meta.sizes.map((box) => box && [spread * box[0], ...box.slice(1)]), lanes: meta.lanes.map(([near, ...more]) => [near + 2, ...more]) };
}

/** The view of a ring, or of a list; and the line of each link.
 * @param {Trace} trace */
function viewOf(trace) {
  if (isRing(trace)) return new RingView(trace);
  trace.meta = spreadOut(trace.meta);
  const list = new ListView(trace, () => {});
  list.arrange(arrange(trace, 4000, 4000).places, 1);
  for (const size of ["width", "height"]) list.svg.removeAttribute(size);
  return { svg: list.svg, show: (/** @type {any} */ moment) => list.show(moment, null), lineOf: (/** @type {number} */ at) => (list.links.pathAt[at] || [""])[0] };
}

export class Board {
  /** @param {Trace} trace @param {(write: Write) => void} write @param {() => void} choosing another link is chosen
   * @param {(words: string, numbers: Element[]) => void} ask */
  constructor(trace, write, choosing, ask) {
    this.trace = trace;
    this.write = write;
    this.choosing = choosing;
    this.ask = ask;
    this.view = viewOf(trace);
    this.svg = this.view.svg;
    /** The field that is to be written, or -1. */
    this.chosen = -1;
    this.state = Int32Array.from(trace.start);
    this.still = false;
    this.ports = svg("g", { class: "ports" });
    /** @type {Map<number, SVGElement>} by address */
    this.port = new Map();
    for (const at of this.fields()) this.port.set(at, this.newPort(at));
    this.ports.append(...this.port.values());
    this.svg.append(this.ports);
    put(this.svg, "role", "group");
    put(this.svg, "aria-label", isRing(trace) ? "the ring; its links are buttons" : "the four-way list; its links are buttons");
    this.listen();
  }

  /** All fields that can be written. */
  fields() {
    const { nodes, items } = this.trace, all = [];
    for (let x = 0; x < nodes; ++x) {
      for (const field of [Field.L, Field.R]) all.push(field * nodes + x);
      if (x > 0 && !isRing(this.trace)) for (const field of x < items.length ? [Field.U, Field.D, Field.S] : [Field.U, Field.D]) all.push(field * nodes + x);
    }
    return all;
  }

  /** @param {number} at @returns {SVGElement} */
  newPort(at) {
    return svg("path", { class: at < 4 * this.trace.nodes ? "port" : "port number-port", tabindex: 0, role: "button", "data-at": at, click: (event) => { event.stopPropagation(); this.choose(at); },
      keydown: (event) => { if (event.key === "Enter" || event.key === " ") this.choose(at, event), this.nodeAt(this.state[at])?.focus(); } });
  }

  /** @param {number} x @returns {SVGElement | null} */
  nodeAt(x) { return this.svg.querySelector(`[data-node="${x}"]`); }

  listen() {
    this.svg.addEventListener("click", (event) => this.click(event));
    this.svg.addEventListener("pointermove", (event) => { const at = this.still ? -1 : this.nearest(event); this.port.forEach((path, k) => path.classList.toggle("near", k === at && !(this.chosen >= 0 && this.under(event) >= 0))); });
    this.svg.addEventListener("pointerleave", () => this.port.forEach((path) => path.classList.remove("near")));
    this.svg.addEventListener("keydown", (event) => this.press(event));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const node = /** @type {Element} */ (event.target).closest("[data-node]");
    if (event.key === "Escape" && this.chosen >= 0) this.port.get(this.chosen)?.focus();
    if (node && (event.key === "Enter" || event.key === " ")) event.preventDefault(), this.lead(Number(node.getAttribute("data-node")));
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const all = /** @type {SVGElement[]} */ ([...this.svg.querySelectorAll(node ? "[data-node]" : ".port")]), k = all.indexOf(/** @type {SVGElement} */ (document.activeElement));
    all[(k + way + all.length) % all.length].focus();
  }

  /** The node under the pointer, or -1.
   * @param {MouseEvent} event */
  under(event) {
    const node = /** @type {Element} */ (event.target).closest("[data-node]");
    return node ? Number(node.getAttribute("data-node")) : -1;
  }

  /** The field nearest to the pointer, or -1: a size, if it is hit; or a link that is not too far away.
   * @param {MouseEvent} event */
  nearest(event) {
    const matrix = /** @type {SVGSVGElement} */ (this.svg).getScreenCTM();
    if (!matrix) return -1;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()), node = this.under(event);
    const size = /** @type {Element} */ (event.target).closest(".size");
    if (size && node > 0) return Field.S * this.trace.nodes + node;
    let best = -1, least = reach / matrix.a;
    for (const [at, path] of this.port) {
      const d = at < 4 * this.trace.nodes ? distance(/** @type {SVGPathElement} */ (path), x, y) : Infinity;
      if (d < least) least = d, best = at;
    }
    return best;
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (this.still) return;
    const node = this.under(event), at = this.nearest(event);
    if (this.chosen >= 0 && this.chosen < 4 * this.trace.nodes && node >= 0) return this.lead(node);
    if (at >= 0) return this.choose(at);
    this.release();
    if (node >= 0) this.ask("That is a node. Click an arrow first: the link that is to be written.", []);
  }

  /** A field is chosen, which shall be written.
   * @param {number} at @param {Event} [event] */
  choose(at, event) {
    event?.preventDefault();
    if (this.still) return;
    this.choosing();
    this.chosen = at;
    this.dress();
    const { nodes } = this.trace, words = fieldName(this.trace, at), now = this.state[at];
    if (at < 4 * nodes) return this.ask(`You write ${words}. Click the node where it shall lead.`, []);
    this.ask(`You write ${words}. It is ${now}, and shall be:`, [now - 1, now + 1].filter((n) => n >= 0).map((n) =>
      html("button", { type: "button", class: "number", click: () => this.finish({ at, value: n }) }, String(n))));
    if (event) /** @type {HTMLElement | null} */ (document.querySelector(".number"))?.focus();
  }

  /** @param {number} x the node where the chosen link shall lead */
  lead(x) { if (this.chosen >= 0 && this.chosen < 4 * this.trace.nodes) this.finish({ at: this.chosen, value: x }); }

  /** @param {Write} write */
  finish(write) {
    const keyboard = document.activeElement instanceof Element && (this.svg.contains(document.activeElement) || document.activeElement === document.body);
    this.release();
    this.write(write);
    if (keyboard) this.port.get(write.at)?.focus({ preventScroll: true });
  }

  release() {
    this.chosen = -1;
    this.dress();
    this.ask("Click an arrow: the link that is to be written.", []);
  }

  /** @param {Int32Array} state @param {number[]} fresh @param {boolean} wrong @param {boolean} still is nothing to be written? */
  show(state, fresh, wrong, still) {
    this.state = Int32Array.from(state);
    this.still = still;
    this.view.show(momentOf(this.trace, state, fresh));
    this.svg.classList.toggle("wrong", wrong);
    this.svg.classList.toggle("still", still);
    for (const [at, path] of this.port) {
      put(path, "d", at < 4 * this.trace.nodes ? this.view.lineOf(at) : this.around(at % this.trace.nodes));
      put(path, "aria-label", `${shortName(this.trace, at)}, which ${leads(this.trace, at, state[at])}`);
    }
    this.release();
  }

  /** The frame of a size, as a path.
   * @param {number} x */
  around(x) {
    const [cx, cy, w, h] = this.trace.meta.sizes[x];
    return `M${cx - w / 2} ${cy - h / 2}h${w}v${h}h${-w}Z`;
  }

  /** Nodes are buttons while a link is chosen. */
  dress() {
    const aims = this.chosen >= 0 && this.chosen < 4 * this.trace.nodes;
    this.svg.classList.toggle("aiming", aims);
    this.port.forEach((path, at) => { path.classList.toggle("chosen", at === this.chosen); put(path, "aria-pressed", String(at === this.chosen)); });
    for (const node of this.svg.querySelectorAll("[data-node]")) {
      if (aims) put(node, "tabindex", "0"), put(node, "role", "button"), put(node, "aria-label", placeName(this.trace, Number(node.getAttribute("data-node"))));
      else for (const name of ["tabindex", "role", "aria-label"]) node.removeAttribute(name);
    }
  }
}

/** How far is a point from a line?
 * @param {SVGPathElement} path @param {number} x @param {number} y */
function distance(path, x, y) {
  let least = Infinity;
  for (let s = 0, all = path.getTotalLength(); s <= all; s += 4) {
    const p = path.getPointAtLength(s);
    least = Math.min(least, Math.hypot(p.x - x, p.y - y));
  }
  return least;
}
