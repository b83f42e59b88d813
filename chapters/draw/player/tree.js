// The tree of the search, as draw/tree has it, but growing to the right, like the words at its
// branches. A subtree without a solution can be folded into a triangle; a click on a bud goes to
// its moment. Of a large tree, only what can be seen is drawn.

import { fitting, html, leastScale, leastWords, put, sayShort, svg } from "./dom.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("./story.js").Bud} Bud */

const budSize = 26, mostBud = 52, rowHeight = 31, bow = 14, letter = 7;
/** From so many buds on, failures are folded in the beginning; and from so many rows on, a tree is
 * drawn where it is looked at, and so far around, until so many buds are there. */
const manyBuds = 60, manyRows = 80, around = 150, mostDrawn = 3000;
const fateWords = { branch: "branches", dead: "dead end", solution: "solution", cut: "too expensive", skipped: "skipped" };

export class TreeView {
  /** @param {Trace} trace @param {Story} story @param {(time: number) => void} go @param {number} parting
   * the bud at which two traces part, or -1 */
  constructor(trace, story, go, parting) {
    this.trace = trace;
    this.story = story;
    this.go = go;
    this.parting = parting;
    /** @type {Set<number>} failed subtrees that are open, or shut, unlike the others */
    this.others = new Set();
    this.folds = story.buds.length > manyBuds;
    /** As wide as names of items ask for. */
    this.budWidth = Math.min(mostBud, story.buds.reduce((most, bud) => Math.max(most, letter * [...trace.items[bud.item].name].length + 4), budSize));
    this.rim = this.budWidth / 2 + 6;
    /** From one level to the next. */
    this.spacing = this.budWidth + bow + Math.min(130, story.buds.reduce((most, bud) => Math.max(most, letter * this.option(bud).length + 3), 12));
    this.below = this.weigh();
    this.ordinals = new Map(story.solutions.map((time, k) => [time, k + 1]));
    /** What is drawn: buds, and branches that lead to them. @type {Map<number, SVGElement>} */
    this.groups = new Map();
    /** @type {Map<number, SVGElement>} */
    this.branches = new Map();
    this.scroll = html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": "search tree", scroll: () => this.scrolled() });
    new ResizeObserver(([{ contentRect }]) => { this.room = contentRect; this.fill(); }).observe(this.scroll);
    const fold = html("input", { type: "checkbox", class: "fold", change: () => this.fold(fold.checked) });
    fold.checked = this.folds;
    this.element = html("div", { class: "tree" }, html("p", { class: "row" }, html("label", {}, fold, " fold failures"), this.key()), this.scroll);
    this.draw();
  }

  /** What was tried above a bud.
   * @param {Bud} bud */
  option(bud) { return bud.parent < 0 ? "" : this.trace.options[bud.option].name; }

  /** How many buds are below each? Children are born after their parents. */
  weigh() {
    const { buds } = this.story, below = new Int32Array(buds.length);
    for (let b = buds.length; b-- > 0; ) if (buds[b].parent >= 0) below[buds[b].parent] += below[b] + 1;
    return below;
  }

  /** What the shapes mean, and that they can be clicked. */
  key() {
    const shapes = /** @type {const} */ (["branch", "dead", "solution"]).filter((fate) => this.story.buds.some((bud) => bud.fate === fate));
    const words = { branch: "item", dead: "dead end", solution: "solution" };
    return html("span", { class: "key soft", title: "click a node to go there" }, ...shapes.map((fate) => html("span", {},
      svg("svg", { class: "sign", viewBox: "-15 -15 30 30", "aria-hidden": true }, svg("g", { class: `fate ${fate}` }, this.shape(fate, 0, 0, budSize))), words[fate])));
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
  show(scene) {
    const bud = this.story.bud(scene.t);
    if (bud !== this.current) this.mark(bud);
  }

  /** Is this the root of a failed subtree that is folded?
   * @param {Bud} bud */
  isFolded(bud) {
    return !bud.good && bud.children.length > 0 && bud.parent >= 0 && this.folds !== this.others.has(bud.number);
  }

  /** The rows of what is not folded: leaves one below the other, parents in the middle. */
  lay() {
    const { buds } = this.story, y = new Float64Array(buds.length).fill(-1);
    /** @type {Bud[]} */
    const seen = [];
    const todo = buds.filter((b) => b.parent < 0).reverse();
    let down = 0;
    while (todo.length > 0) {
      const bud = /** @type {Bud} */ (todo.pop());
      seen.push(bud);
      if (this.isFolded(bud) || bud.children.length === 0) y[bud.number] = rowHeight * down++;
      else for (let k = bud.children.length; k-- > 0; ) todo.push(buds[bud.children[k]]);
    }
    for (let k = seen.length; k-- > 0; ) {
      const { number, children } = seen[k];
      if (y[number] < 0) y[number] = (y[children[0]] + y[children[children.length - 1]]) / 2;
    }
    this.y = y;
    this.seen = seen;
    this.rows = down;
    return { height: rowHeight * Math.max(1, down), depth: seen.reduce((depth, bud) => Math.max(depth, bud.level), 0) };
  }
  y = new Float64Array(0);
  rows = 0;
  /** @type {Bud[]} */
  seen = [];

  draw() {
    const { height, depth } = this.lay();
    this.width = depth * this.spacing + 2 * this.rim;
    this.groups.clear();
    this.branches.clear();
    this.layers = [svg("g"), svg("g")];
    this.svg = svg("svg", { viewBox: `${-this.rim} ${-rowHeight / 2 - 4} ${this.width} ${height + 8}`, style: fitting(this.width), role: "group", "aria-label": "nodes of the tree" }, ...this.layers);
    this.scroll.replaceChildren(this.svg);
    this.height = height + 8;
    this.filled = [0, 0];
    this.fill();
  }
  width = 1;
  height = 1;
  /** @type {SVGElement[]} */
  layers = [];
  /** @type {SVGElement | null} */
  svg = null;

  // To ask the browser where something is makes it lay out the page at once: so its answers are kept.
  room = { width: 300, height: 200 };
  at = { left: 0, top: 0 };
  /** So large is the drawing on the screen, as |fitting| says. */
  scale() { return Math.min(this.width, Math.max(this.room.width, leastScale * this.width)) / this.width; }
  scrolled() {
    const { scrollLeft: left, scrollTop: top } = this.scroll;
    this.at = { left, top };
    this.fill();
  }

  // Draws what can be seen, and some more; if much is there already, forgets what cannot.
  fill() {
    const scale = this.scale(), high = this.at.top / scale, low = (this.at.top + this.room.height) / scale, forgets = this.groups.size > mostDrawn;
    if (high >= this.filled[0] && low <= this.filled[1]) return;
    const [top, bottom] = this.filled = this.rows <= manyRows ? [-Infinity, Infinity] : [high - around, low + around];
    for (const bud of this.seen) {
      const y = this.y[bud.number], above = bud.parent < 0 ? y : this.y[bud.parent];
      this.keep(this.groups, this.layers[1], bud, y > top && y < bottom, forgets, () => this.bud(bud, y));
      if (bud.parent >= 0) this.keep(this.branches, this.layers[0], bud, Math.max(y, above) > top && Math.min(y, above) < bottom, forgets, () => this.branch(bud, above, y));
    }
  }
  filled = [0, 0];

  /** @param {Map<number, SVGElement>} drawn @param {SVGElement} layer @param {Bud} bud @param {boolean} wanted @param {boolean} forgets
   * @param {() => SVGElement} make */
  keep(drawn, layer, bud, wanted, forgets, make) {
    const old = drawn.get(bud.number);
    if (wanted === (old !== undefined) || (old && !forgets)) return;
    if (old) {
      old.remove();
      drawn.delete(bud.number);
    } else {
      const element = make();
      drawn.set(bud.number, element);
      layer.append(element);
    }
  }

  /** @param {Bud} bud @param {number} from @param {number} to */
  branch(bud, from, to) {
    const left = (bud.level - 1) * this.spacing + this.budWidth / 2, words = svg("text", { class: "try", x: left + bow + 1, y: to - 8 });
    sayShort(words, this.option(bud), 11.5, this.spacing - this.budWidth - bow, leastWords);
    return svg("g", {}, svg("path", { class: `branch${bud.good ? " good" : ""}`, d: `M${left} ${from}C${left + bow} ${from} ${left} ${to} ${left + bow} ${to}H${bud.level * this.spacing - budSize / 2}` }), words);
  }

  /** @param {string} fate @param {number} x @param {number} y @param {number} width */
  shape(fate, x, y, width) {
    const r = budSize / 2, left = x - width / 2, right = x + width / 2;
    if (fate === "folded") return svg("path", { class: "shape", d: `M${x - r} ${y}L${x + r} ${y - r}V${y + r}Z` });
    if (fate === "dead") return svg("rect", { class: "shape", x: left + 1, y: y - r + 1, width: width - 2, height: 2 * r - 2 });
    if (fate === "solution") return svg("path", { class: "shape", d: `M${x} ${y - r - 1}L${x + r + 1} ${y}L${x} ${y + r + 1}L${x - r - 1} ${y}Z` });
    if (fate === "branch") return svg("rect", { class: "shape", x: left, y: y - r, width, height: 2 * r, rx: r });
    return svg("path", { class: "shape", d: `M${left + 8} ${y - r}H${right - 8}L${right} ${y - 5}V${y + 5}L${right - 8} ${y + r}H${left + 8}L${left} ${y + 5}V${y - 5}Z` });
  }

  /** What stands in a bud, and what is told of it.
   * @param {Bud} bud */
  words(bud) {
    const item = this.trace.items[bud.item].name, number = this.ordinals.get(bud.time), failed = this.below[bud.number] + 1, above = this.option(bud) || "root";
    if (this.isFolded(bud)) return [String(failed), `${above}: ${failed} nodes without a solution, folded`];
    if (bud.fate === "solution") return [String(number), `${above}: solution ${number}`];
    if (bud.fate === "dead") return [item, `${above}: dead end, ${item} has ${this.trace.bounded ? "too few" : "no"} options`];
    return [bud.item > 0 ? item : `≥${bud.cost}`, `${above}: ${bud.fate === "branch" ? `${item} ` : ""}${fateWords[bud.fate]}${bud.fate === "branch" && bud.whole && !bud.good ? ", no solution below" : ""}`];
  }

  /** @param {Bud} bud @param {number} y */
  bud(bud, y) {
    const x = bud.level * this.spacing, folded = this.isFolded(bud), [words, told] = this.words(bud), name = svg("text", { x: folded ? x + 4 : x, y });
    sayShort(name, words, 12, folded ? 17 : bud.fate === "solution" ? 22 : this.budWidth - 4, folded ? 6 : leastWords);
    return svg("g", { ...this.look(bud.number), "data-bud": bud.number, role: "button", "aria-label": told,
      click: () => this.choose(bud), keydown: (event) => this.walk(event, bud),
      mousedown: (event) => event.preventDefault() }, svg("title", {}, told), this.shape(folded ? "folded" : bud.fate, x, y, this.budWidth), name,
      ...(bud.number === this.partingPlace() ? [svg("text", { class: "parting", x, y: y - budSize / 2 - 6, "font-size": 20 }, "≠", svg("title", {}, "here the two traces differ for the first time"))] : []));
  }

  /** The bud of the parting, or the triangle that it is in. */
  partingPlace() { return this.seenFrom(this.parting); }
  /** @param {number} bud */
  seenFrom(bud) {
    while (bud >= 0 && this.y[bud] < 0) bud = this.story.buds[bud].parent;
    return bud;
  }

  /** @param {Bud} bud */
  choose(bud) {
    if (this.isFolded(bud)) {
      this.unfold(bud);
      this.draw();
      this.mark(this.current);
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
    /** @type {Record<string, number | undefined>} */
    const next = { ArrowLeft: bud.parent, ArrowRight: this.isFolded(bud) ? -1 : bud.children[0], ArrowUp: siblings[at - 1], ArrowDown: siblings[at + 1] };
    if (event.key === "Enter" || event.key === " ") this.choose(bud);
    else if (event.key in next) this.visit(next[event.key] ?? -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} bud */
  visit(bud) {
    if (bud < 0) return;
    this.reveal(bud);
    this.groups.get(bud)?.focus();
  }

  /** How a bud looks: is it on the way to where the search is, or even that place?
   * @param {number} number */
  look(number) {
    const bud = this.story.buds[number], kind = this.isFolded(bud) ? "dead folded" : bud.fate, here = number === this.here;
    return { class: `bud ${kind}${this.way.has(number) ? " way" : ""}${here ? " here" : ""}`, tabindex: here ? "0" : "-1" };
  }
  /** @type {Set<number>} */
  way = new Set();
  here = -1;

  /** @param {number} current the bud where the search is; if it is folded, the triangle is marked */
  mark(current) {
    const before = [...this.way, this.here];
    this.current = current;
    this.way = new Set();
    for (let b = current; b >= 0; b = this.story.buds[b].parent) this.way.add(b);
    this.here = this.seenFrom(current);
    for (const number of new Set([...before, ...this.way])) {
      const group = this.groups.get(number);
      if (group) for (const [name, value] of Object.entries(this.look(number))) put(group, name, value);
    }
    this.follow();
  }

  // The tree follows, but not more often than eyes can: while a slider is dragged, time is needed for the list.
  follow() {
    if (this.timer || this.here < 0) return;
    this.timer = setTimeout(() => {
      this.timer = 0;
      if (this.here >= 0) this.reveal(this.here);
    }, 120);
  }
  timer = 0;

  /** Scrolls to a bud, if it cannot be seen.
   * @param {number} bud */
  reveal(bud) {
    const { scroll, at, room } = this, scale = this.scale(), half = budSize * scale;
    const x = (this.story.buds[bud].level * this.spacing + this.rim) * scale, y = (this.y[bud] + rowHeight / 2 + 4) * scale;
    /** @param {number} v @param {number} from @param {number} seen @param {number} all */
    const move = (v, from, seen, all) => (v - half >= from && v + half <= from + seen ? from : Math.max(0, Math.min(v - seen / 2, all - seen)));
    const left = move(x, at.left, room.width, this.width * scale), top = move(y, at.top, room.height, this.height * scale);
    if (left === at.left && top === at.top) return;
    this.at = { left, top };
    this.fill();
    scroll.scrollTo(left, top);
  }
}
