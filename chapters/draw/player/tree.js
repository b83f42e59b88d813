// The tree of the search, as draw/tree has it. A subtree without a solution can be folded into a
// triangle; a click on a bud goes to its moment.

import { fitted, fitting, html, put, svg } from "./dom.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("./story.js").Bud} Bud */

const budSize = 30, levelHeight = 66, manyBuds = 60;
const fateWords = { branch: "branches", dead: "dead end", solution: "solution", cut: "too expensive", skipped: "skipped" };

export class TreeView {
  /** @param {Trace} trace @param {Story} story @param {(time: number) => void} go */
  constructor(trace, story, go) {
    this.trace = trace;
    this.story = story;
    this.go = go;
    /** @type {Set<number>} failed subtrees that are open, or shut, unlike the others */
    this.others = new Set();
    this.folds = story.buds.length > manyBuds;
    this.spacing = Math.min(150, Math.max(46, ...trace.options.map((o) => 7 * [...o.name].length + 18)));
    /** @type {Map<number, SVGElement>} */
    this.groups = new Map();
    /** @type {Map<number, number>} how each bud is marked now */
    this.marks = new Map();
    this.scroll = html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": "search tree" });
    const fold = html("input", { type: "checkbox", id: "fold", change: () => this.fold(fold.checked) });
    fold.checked = this.folds;
    /** The bud at which two traces part, or -1. */
    this.parting = -1;
    this.element = html("div", { class: "tree" }, html("p", { class: "row" },
      html("label", {}, fold, " fold what fails"), html("span", { class: "soft" },
        `${story.buds.filter((b) => b.fate !== "skipped").length} nodes, click one to go there`)), this.scroll);
    this.draw();
  }

  /** @param {boolean} all */
  fold(all) {
    this.folds = all;
    this.others.clear();
    this.draw();
    this.mark(this.current);
  }
  current = -1;

  /** @param {import("./scene.js").Scene} scene */
  show(scene) { this.mark(this.story.bud(scene.t)); }

  /** Is this the root of a failed subtree that is folded?
   * @param {Bud} bud */
  isFolded(bud) {
    return !bud.good && bud.children.length > 0 && bud.parent >= 0 && this.folds !== this.others.has(bud.number);
  }

  /** Two traces part at this bud: it is marked.
   * @param {number} bud */
  part(bud) {
    this.parting = bud;
    this.draw();
  }

  /** @param {Bud} bud */
  kind(bud) { return `bud ${this.isFolded(bud) ? "dead folded" : bud.fate}`; }

  /** How many buds are below?
   * @param {Bud} bud @returns {number} */
  below(bud) { return bud.children.reduce((sum, b) => sum + 1 + this.below(this.story.buds[b]), 0); }

  /** The places of what is not folded: leaves side by side, parents in the middle. */
  lay() {
    const { buds } = this.story, x = new Float64Array(buds.length).fill(-1);
    /** @type {Bud[]} */
    const seen = [];
    const todo = buds.filter((b) => b.parent < 0).reverse();
    let right = 0;
    while (todo.length > 0) {
      const bud = /** @type {Bud} */ (todo.pop());
      seen.push(bud);
      if (this.isFolded(bud) || bud.children.length === 0) x[bud.number] = this.spacing * right++;
      else for (const b of [...bud.children].reverse()) todo.push(buds[b]);
    }
    for (const bud of [...seen].reverse())
      if (x[bud.number] < 0) x[bud.number] = (x[bud.children[0]] + x[bud.children[bud.children.length - 1]]) / 2;
    return { x, seen, width: this.spacing * Math.max(0, right - 1), depth: Math.max(0, ...seen.map((b) => b.level)) };
  }

  draw() {
    const { x, seen, width, depth } = this.lay();
    const side = this.spacing / 2 + 14, w = width + 2 * side, h = depth * levelHeight + 2 * budSize + 4;
    const drawing = svg("svg", { viewBox: `${-side} ${-budSize - 2} ${w} ${h}`, style: fitting(w), role: "group", "aria-label": "buds of the tree" });
    this.groups.clear();
    this.marks.clear();
    for (const bud of seen) if (bud.parent >= 0) drawing.append(...this.branch(bud, x));
    for (const bud of seen) {
      const group = this.bud(bud, x[bud.number]);
      this.groups.set(bud.number, group);
      drawing.append(group);
    }
    let here = this.parting;
    while (here >= 0 && !this.groups.has(here)) here = this.story.buds[here].parent;
    this.groups.get(here)?.append(svg("text", { class: "parting", x: x[here] - budSize / 2 - 9, y: this.story.buds[here].level * levelHeight - 9, "font-size": 20 },
      "≠", svg("title", {}, "here the two traces differ for the first time")));
    this.scroll.replaceChildren(drawing);
  }

  /** @param {Bud} bud @param {Float64Array} x */
  branch(bud, x) {
    const from = x[bud.parent], to = x[bud.number], top = (bud.level - 1) * levelHeight + budSize / 2, end = bud.level * levelHeight - budSize / 2;
    const words = this.trace.options[bud.option].name;
    return [svg("path", { class: bud.good ? "branch good" : "branch", d: `M${from} ${top}C${from} ${top + 14} ${to} ${top + 4} ${to} ${top + 18}V${end}` }),
      svg("text", { class: bud.good ? "try good" : "try", x: to + 4, y: end - 7, "font-size": fitted(words, 11, this.spacing - 6) }, words)];
  }

  /** @param {Bud} bud @param {number} x */
  bud(bud, x) {
    const y = bud.level * levelHeight, r = budSize / 2, folded = this.isFolded(bud);
    const shape = folded ? svg("path", { class: "shape", d: `M${x} ${y - r}L${x + r + 4} ${y + r}H${x - r - 4}Z` })
      : bud.fate === "dead" ? svg("rect", { class: "shape", x: x - r + 2, y: y - r + 2, width: 2 * r - 4, height: 2 * r - 4 })
      : bud.fate === "solution" ? svg("path", { class: "shape", d: `M${x} ${y - r - 4}L${x + r + 4} ${y}L${x} ${y + r + 4}L${x - r - 4} ${y}Z` })
      : bud.fate === "branch" ? svg("circle", { class: "shape", cx: x, cy: y, r: r - 1 })
      : svg("path", { class: "shape", d: `M${x - 6} ${y - r}H${x + 6}L${x + r} ${y - 6}V${y + 6}L${x + 6} ${y + r}H${x - 6}L${x - r} ${y + 6}V${y - 6}Z` });
    const item = this.trace.items[bud.item].name, number = this.story.solutions.indexOf(bud.time) + 1;
    const words = folded ? String(this.below(bud) + 1) : bud.fate === "solution" ? String(number) : bud.item > 0 ? item : `≥${bud.cost}`;
    const told = `${bud.parent < 0 ? "root" : this.trace.options[bud.option].name}: ` + (folded ? `${this.below(bud) + 1} nodes without a solution, folded`
      : bud.fate === "branch" ? `${item} ${fateWords.branch}` : bud.fate === "dead" ? `dead end, ${item} has no options` : bud.fate === "solution" ? `solution ${number}` : fateWords[bud.fate]);
    const choose = () => this.choose(bud);
    const group = svg("g", { class: this.kind(bud), "data-bud": bud.number, role: "button", tabindex: -1, "aria-label": told,
      click: choose, keydown: (event) => this.walk(event, bud) }, svg("title", {}, told), shape,
      svg("text", { x, y: folded ? y + 6 : y, "font-size": fitted(words, 12, folded ? 20 : 26) }, words));
    return group;
  }

  /** @param {Bud} bud */
  choose(bud) {
    if (this.isFolded(bud)) {
      this.unfold(bud);
      this.draw();
    }
    this.go(bud.time);
  }

  /** Opens a subtree, with all that is below.
   * @param {Bud} bud */
  unfold(bud) {
    if (this.folds) this.others.add(bud.number);
    else this.others.delete(bud.number);
    for (const b of bud.children) this.unfold(this.story.buds[b]);
  }

  /** Arrow keys walk along the tree.
   * @param {KeyboardEvent} event @param {Bud} bud */
  walk(event, bud) {
    const { buds } = this.story, siblings = bud.parent >= 0 ? buds[bud.parent].children : [bud.number];
    const at = siblings.indexOf(bud.number);
    /** @type {Record<string, number>} */
    const next = { ArrowUp: bud.parent, ArrowDown: this.isFolded(bud) ? -1 : bud.children[0], ArrowLeft: siblings[at - 1], ArrowRight: siblings[at + 1] };
    if (event.key === "Enter" || event.key === " ") this.choose(bud);
    else if (event.key in next) this.groups.get(next[event.key])?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} current the bud where the search is; if it is folded, the triangle is marked */
  mark(current) {
    this.current = current;
    const { buds } = this.story;
    /** @type {Set<number>} */
    const way = new Set();
    for (let b = current; b >= 0; b = buds[b].parent) way.add(b);
    let here = current;
    while (here >= 0 && !this.groups.has(here)) here = buds[here].parent;
    for (const [number, group] of this.groups) {
      const marks = (way.has(number) ? 1 : 0) + (number === here ? 2 : 0);
      if (this.marks.get(number) === marks) continue;
      this.marks.set(number, marks);
      put(group, "class", `${this.kind(this.story.buds[number])}${way.has(number) ? " way" : ""}${number === here ? " here" : ""}`);
      put(group, "tabindex", number === here ? "0" : "-1");
    }
    const group = this.groups.get(here);
    if (group) requestAnimationFrame(() => reveal(this.scroll, group));
  }
}

/** Scrolls a box, and nothing around it, so that an element can be seen.
 * @param {HTMLElement} scroll @param {Element} element */
export function reveal(scroll, element) {
  const a = scroll.getBoundingClientRect(), b = element.getBoundingClientRect();
  if (a.width === 0) return;
  if (b.left < a.left || b.right > a.right) scroll.scrollLeft += (b.left + b.right) / 2 - (a.left + a.right) / 2;
  if (b.top < a.top || b.bottom > a.bottom) scroll.scrollTop += (b.top + b.bottom) / 2 - (a.top + a.bottom) / 2;
}
