// The four-way list, drawn like the pictures of the book. It is drawn once; after that, what
// differs is given another class or another way. Boxes stay where they are unless the window changes.

import { put, say, sayShort, svg } from "./dom.js";
import { Links } from "./links.js";
import { nameSize } from "./places.js";
import { Field } from "./trace.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./places.js").Places} Places */
/** A little box with a number, in a header.
 * @typedef {{group: SVGElement, frame: SVGElement, words: SVGElement}} Figure */
/** @typedef {{group: SVGElement, shape: SVGElement, name: SVGElement, size: Figure | null, bound: Figure | null}} Drawn */

const rankNames = ["memory", "initial", "altered", "written"];
const presenceNames = ["in", "going", "out"];

/** @param {SVGElement} shape @param {number[]} box */
function lay(shape, [x, y, w, h]) {
  for (const [name, value] of Object.entries({ x: x - w / 2, y: y - h / 2, width: w, height: h })) put(shape, name, String(+value.toFixed(2)));
}
/** @param {SVGElement} words @param {number} x @param {number} y */
function center(words, x, y) {
  put(words, "x", x.toFixed(1));
  put(words, "y", y.toFixed(1));
}

export class ListView {
  /** @param {Trace} trace @param {(node: number) => void} look called for a node that is looked at; -1: for none */
  constructor(trace, look) {
    this.trace = trace;
    this.links = new Links(trace);
    this.svg = svg("svg", { class: "list", role: "img", "aria-label": "The four-way list. The table of links and the sentence above say what is in it." });
    this.panel = svg("rect", { class: "panel", rx: 10 });
    /** @type {{band: SVGElement, label: SVGElement, group: SVGElement, words: SVGElement}[]} by option, from 1 */
    this.rows = [];
    /** @type {(Drawn | undefined)[]} made when they are seen for the first time */
    this.nodes = [];
    /** By node: what it looked like last, and its numbers; who asks the page instead, waits for it. */
    this.looks = new Float64Array(trace.nodes).fill(-1);
    this.sizes = new Float64Array(trace.items.length).fill(-1);
    this.bounds = new Float64Array(trace.items.length).fill(-1);
    this.scale = 1;
    for (let o = 1; o < trace.options.length; ++o) this.rows[o] = this.newRow(o);
    this.boxes = svg("g");
    /** What stands in the two lines of a header. */
    this.captions = ["item", "size"].map((words) => svg("text", { class: "caption" }, words));
    this.margin = svg("g", {}, ...this.rows.slice(1).map((row) => row.group));
    this.listen(look);
  }

  /** @param {number} o */
  newRow(o) {
    const label = svg("rect", { class: "label", rx: 4 }), words = svg("text");
    return { band: svg("rect", { class: "band", rx: 3 }), label, words, group: svg("g", { "data-id": `o${o}`, class: "option" }, label, words) };
  }

  /** The drawing of a node.
   * @param {number} x */
  node(x) {
    const known = this.nodes[x];
    if (known) return known;
    const node = this.nodes[x] = this.newNode(x);
    if (this.places) this.layNode(x, node, this.places);
    this.boxes.append(node.group);
    return node;
  }

  /** @param {number} x @returns {Drawn} */
  newNode(x) {
    const { trace } = this, item = trace.items[trace.itemOf[x]], header = x > 0 && x < trace.items.length;
    const shape = header && item.secondary ? svg("path", { class: "box" }) : svg("rect", { class: "box", rx: 4 });
    const name = svg("text", { class: "name" }), group = svg("g", { "data-id": `n${x}`, "data-node": x }, shape, name);
    const size = header ? this.newFigure("size") : null, bound = header && trace.meta.bounds[x] ? this.newFigure("bound") : null;
    for (const figure of [size, bound]) if (figure) group.append(figure.group);
    return { group, shape, name, size, bound };
  }

  /** @param {string} kind @returns {Figure} */
  newFigure(kind) {
    const frame = svg("rect", { rx: 2 }), words = svg("text");
    return { frame, words, group: svg("g", { class: kind }, frame, words) };
  }

  /** @param {(node: number) => void} look */
  listen(look) {
    const node = (/** @type {Event} */ event) => {
      const group = /** @type {Element} */ (event.target).closest("[data-node]");
      return group ? Number(group.getAttribute("data-node")) : -1;
    };
    this.svg.addEventListener("pointerover", (event) => look(node(event)));
    this.svg.addEventListener("pointerleave", () => look(-1));
  }

  /** Puts everything into its place.
   * @param {Places} places @param {number} scale */
  arrange(places, scale) {
    const [left, top, right, bottom] = places.extent, [l, t, r, b] = places.panel;
    this.width = right - left;
    this.height = bottom - top;
    if (!this.places) this.svg.append(this.panel, ...this.rows.slice(1).map((row) => row.band), this.links.coming, ...this.captions, this.boxes, ...this.links.layers, this.links.slides.layer, this.margin);
    this.places = places;
    put(this.svg, "viewBox", `${left} ${top} ${this.width} ${this.height}`);
    lay(this.panel, [(l + r) / 2, (t + b) / 2, r - l, b - t]);
    this.rows.forEach(({ band, label, words }, o) => {
      const box = places.labels[o - 1], name = this.trace.options[o].name;
      lay(band, places.bands[o - 1]);
      lay(label, box);
      center(words, box[0], box[1]);
      sayShort(words, name, nameSize, box[2] - 6);
    });
    const figure = places.sizes[1], [label] = places.labels;
    if (figure && label) this.captions.forEach((words, k) => center(words, label[0], k === 0 ? -figure[1] : figure[1]));
    this.nodes.forEach((node, x) => { if (node) this.layNode(x, node, places); });
    this.links.arrange(places);
    this.scaleTo(scale);
  }
  width = 1;
  height = 1;

  /** @param {number} x @param {Drawn} node @param {Places} places */
  layNode(x, { shape, name, size, bound }, places) {
    const box = places.nodes[x], [cx, cy, w, h] = box;
    const c = 9, [l, r, t, b] = [cx - w / 2, cx + w / 2, cy - h / 2, cy + h / 2];
    if (shape.tagName === "rect") lay(shape, box);
    else put(shape, "d", `M${l + c} ${t}H${r - c}L${r} ${t + c}V${b - c}L${r - c} ${b}H${l + c}L${l} ${b - c}V${t + c}Z`);
    center(name, cx, size ? -places.sizes[x][1] : cy);
    /** @type {[Figure | null, number[]][]} */
    const figures = [[size, places.sizes[x]], [bound, places.bounds[x]]];
    for (const [figure, at] of figures) {
      if (!figure) continue;
      lay(figure.frame, at);
      center(figure.words, at[0], at[1]);
    }
  }

  /** @param {number} scale */
  scaleTo(scale) {
    this.scale = scale;
    put(this.svg, "width", String(Math.floor(this.width * scale)));
    put(this.svg, "height", String(Math.floor(this.height * scale)));
  }

  /** Shows a moment; what lies outside of the window may be left as it is, and can be shown later.
   * @param {Scene} scene @param {number[] | null} window left, top, right, bottom; null: everything
   * @param {boolean} [slides] do links move to their new ends? */
  show(scene, window, slides = false) {
    const { trace, places } = this, taken = new Uint8Array(trace.options.length), branching = new Uint8Array(trace.items.length);
    if (!places) return;
    for (const o of scene.path) taken[o] = 1;
    for (const c of scene.branching) branching[c] = 1;
    const [l, t, r, b] = window || [];
    /** Is it in the window, as far as x and y are known? @param {number} x @param {number} y */
    const sees = (x, y) => !window || !(x < l || x > r || y < t || y > b);
    for (let x = 0; x < trace.nodes; ++x)
      if (sees(places.nodes[x][0], places.nodes[x][1])) this.showNode(scene, x, taken[trace.optionOf[x]], x < branching.length ? branching[x] : 0);
    this.rows.forEach(({ group, band }, o) => {
      put(group, "class", taken[o] ? "option chosen" : "option");
      put(band, "class", taken[o] ? "band chosen" : "band");
    });
    put(this.svg, "class", scene.deed && scene.deed.event === "solution" ? "list solved" : "list");
    this.links.show(scene, sees, slides);
  }

  /** @param {Scene} scene @param {number} x @param {number} taken @param {number} branching */
  showNode(scene, x, taken, branching) {
    const { trace } = this, n = trace.nodes, header = x > 0 && x < trace.items.length;
    const shade = scene.get(Field.K, x), painted = scene.ranks[Field.K * n + x] === 3 ? 1 : 0, presence = scene.presence[x];
    const look = presence + 4 * (taken + 2 * (branching + 2 * (painted + 2 * (shade + 1))));
    if (this.looks[x] !== look) {
      this.looks[x] = look;
      const role = x === 0 ? "root" : !header ? "entry" : `${trace.items[x].secondary ? "secondary" : "primary"} header`;
      put(this.node(x).group, "class", `node ${role} ${presenceNames[presence]}${branching && x > 0 ? " branch" : ""}${taken && !header && x > 0 ? " taken" : ""}${painted ? " painted" : ""}`);
      this.showName(x, shade);
    }
    if (!header) return;
    const { size, bound } = this.node(x);
    if (size) this.showFigure(scene, size, "size", this.sizes, Field.S, x);
    if (bound) this.showFigure(scene, bound, "bound", this.bounds, Field.B, x);
  }

  /** A number, or the bounds of an item.
   * @param {Scene} scene @param {Figure} figure @param {string} kind @param {Float64Array} seen @param {number} field @param {number} x */
  showFigure(scene, figure, kind, seen, field, x) {
    const number = scene.get(field, x), rank = scene.ranks[field * this.trace.nodes + x];
    if (seen[x] === 4 * number + rank) return;
    seen[x] = 4 * number + rank;
    const least = field === Field.B ? Math.max(0, number - this.trace.meta.limits[x][1]) : number;
    put(figure.group, "class", `${kind} ${rankNames[rank]}`);
    say(figure.words, least === number ? String(number) : `${least}:${number}`);
  }

  /** The name of its item, and its colour.
   * @param {number} x @param {number} shade */
  showName(x, shade) {
    const { trace } = this, own = trace.shadeOf[x];
    const colour = x < trace.items.length ? (shade > 0 ? `:${trace.colours[shade]}` : "") : (own > 0 ? `:${trace.colours[own]}` : "") + (shade < 0 ? "!" : "");
    sayShort(this.node(x).name, trace.items[trace.itemOf[x]].name + colour, nameSize, trace.meta.nodes[x][2] - 6);
  }

  /** The names of options stay at the margin of what is seen.
   * @param {number} left so much is scrolled away */
  keepMargin(left) { put(this.margin, "transform", `translate(${left.toFixed(1)} 0)`); }

  /** Marks what the next step will write: links, and numbers in headers.
   * @param {number[]} addresses */
  mark(addresses) {
    const n = this.trace.nodes, marked = new Set(addresses.filter((at) => Math.floor(at / n) === Field.S).map((at) => at % n));
    this.links.mark(addresses);
    for (const x of this.marked) if (!marked.has(x)) this.nodes[x]?.size?.frame.classList.remove("coming");
    for (const x of marked) this.nodes[x]?.size?.frame.classList.add("coming");
    this.marked = marked;
  }
  /** @type {Set<number>} */
  marked = new Set();

  /** The box around the nodes of this step, as left, top, right, bottom; or null.
   * @param {Scene} scene */
  focus(scene) {
    const { places } = this, n = this.trace.nodes, xs = new Set([...scene.fresh].map((at) => at % n));
    for (const at of scene.fresh) if (at < 4 * n) xs.add(scene.state[at]);
    if (scene.deed && (scene.deed.event === "choose" || scene.deed.event === "dead")) xs.add(scene.deed.item || 0);
    if (xs.size === 0 || !places) return null;
    const boxes = [...xs].map((x) => places.nodes[x]), [left, top] = places.extent;
    return [Math.min(...boxes.map((b) => b[0] - b[2])) - left, Math.min(...boxes.map((b) => b[1] - b[3])) - top,
      Math.max(...boxes.map((b) => b[0] + b[2])) - left, Math.max(...boxes.map((b) => b[1] + b[3])) - top];
  }
}
