// The four-way list, drawn like the pictures of the book. It is drawn once; after that, what
// differs is given another class or another way, and nothing ever moves.

import { fitted, html, put, say, svg } from "./dom.js";
import { directions, pave, roads, tracks } from "./roads.js";
import { Field } from "./trace.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./scene.js").Scene} Scene */
/** All links of some tracks that look alike: their lines are one path, and so are their heads.
 * @typedef {{line: SVGElement, head: SVGElement, seen: string}} Bundle */

const rankNames = ["memory", "initial", "altered", "written"];
const kinds = ["memory remembered", "initial", "altered", "written", "written remembered"];
const heads = [6, 7, 8.5, 10.5, 10.5];
/** So many tracks share their paths: fewer paths are faster to lay out, shorter ones to change. */
const together = 32;
/** So high should a name be on the screen, in pixels: the body text divided by 1.5. */
const leastName = 16 / 1.5;
const presenceNames = ["in", "going", "out"];

export class ListView {
  /** @param {Trace} trace @param {(node: number) => void} look called for a node that is looked at; -1: for none */
  constructor(trace, look) {
    this.trace = trace;
    this.tracks = tracks(trace);
    const [left, top, right, bottom] = this.extent();
    this.width = right - left;
    this.height = bottom - top;
    this.svg = svg("svg", { class: "list", viewBox: `${left} ${top} ${this.width} ${this.height}`, role: "img",
      "aria-label": "The four-way list. The table of links and the sentence above say what is in it." });
    /** @type {SVGElement[]} by option: what lies behind its row, and its name */
    this.bands = [];
    /** @type {SVGElement[]} */
    this.labels = [];
    /** @type {SVGElement[]} */
    this.nodes = [];
    /** @type {SVGElement[]} */
    this.names = [];
    /** @type {(SVGElement | null)[]} by node: sizes of headers, and their bounds */
    this.sizes = [];
    /** @type {(SVGElement | null)[]} */
    this.bounds = [];
    /** @type {string[]} by node: what it looked like last; who asks the page instead, waits for it */
    this.looks = [];
    /** @type {(Bundle | undefined)[]} by chunk of tracks, and kind */
    this.bundles = [];
    /** @type {{lines: string[], ends: string[]}[]} by track: its paths, by kind */
    this.drawn = [];
    /** @type {Set<number>} chunks of which a track has changed */
    this.stale = new Set();
    /** @type {string[]} by track: the links and their ranks, as they were drawn last */
    this.seen = [];
    /** @type {Map<number, [string, string]>} */
    this.ways = new Map();
    this.scale = 1;
    this.drawPanel();
    for (let x = 0; x < trace.nodes; ++x) this.drawNode(x);
    this.layers = kinds.map((kind) => svg("g", { class: `link ${kind}` }));
    this.margin = svg("g", {}, ...this.labels.slice(1));
    this.svg.append(...this.layers, this.margin);
    this.listen(look);
  }

  extent() {
    const { panel, labels } = this.trace.meta;
    const left = labels.length > 0 ? labels[0][0] - labels[0][2] / 2 : panel[0];
    return [left - 6, panel[1] - 6, panel[2] + 6, panel[3] + 6];
  }

  drawPanel() {
    const { panel, bands, labels } = this.trace.meta;
    const rect = (/** @type {number[]} */ [x, y, w, h], /** @type {string} */ kind) =>
      svg("rect", { class: kind, x: x - w / 2, y: y - h / 2, width: w, height: h, rx: kind === "band" ? 3 : 4 });
    this.svg.append(svg("rect", { class: "panel", x: panel[0], y: panel[1], width: panel[2] - panel[0],
      height: panel[3] - panel[1], rx: 10 }));
    this.trace.options.forEach((option, o) => {
      if (o === 0) return;
      const box = labels[o - 1];
      this.bands[o] = rect(bands[o - 1], "band");
      this.labels[o] = svg("g", { "data-id": `o${o}` }, rect(box, "label"),
        svg("text", { x: box[0], y: box[1], "font-size": fitted(option.name, 13, box[2] - 6) }, option.name));
      this.svg.append(this.bands[o]);
    });
  }

  /** @param {number} x */
  drawNode(x) {
    const { trace } = this, [cx, cy, w, h] = trace.meta.nodes[x];
    const header = x < trace.items.length, item = trace.items[trace.itemOf[x]];
    const box = { x: cx - w / 2, y: cy - h / 2, width: w, height: h, rx: item.secondary && header ? 0 : 4, class: "box" };
    const c = 9, [l, r, t, b] = [cx - w / 2, cx + w / 2, cy - h / 2, cy + h / 2];
    const shape = header && item.secondary
      ? svg("path", { class: "box", d: `M${l + c} ${t}H${r - c}L${r} ${t + c}V${b - c}L${r - c} ${b}H${l + c}L${l} ${b - c}V${t + c}Z` })
      : svg("rect", box);
    const group = svg("g", { "data-id": `n${x}`, "data-node": x }, shape);
    const name = header ? item.name : item.name + (trace.shadeOf[x] > 0 ? `:${trace.colours[trace.shadeOf[x]]}` : "");
    const words = svg("text", { class: "name", x: cx, y: header && x > 0 ? cy - 10 : cy }, name);
    group.append(words);
    this.sizes[x] = header && x > 0 ? this.number("size", trace.meta.sizes[x]) : null;
    this.bounds[x] = header && x > 0 && trace.meta.bounds[x] ? this.number("bound", trace.meta.bounds[x]) : null;
    group.append(...[this.sizes[x], this.bounds[x]].filter((number) => number !== null));
    this.nodes[x] = group;
    this.names[x] = words;
    this.svg.append(group);
  }

  /** @param {string} kind @param {number[]} box */
  number(kind, [x, y, w, h]) {
    return svg("g", { class: kind }, svg("rect", { x: x - w / 2, y: y - h / 2, width: w, height: h, rx: 2 }),
      svg("text", { x, y }));
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

  /** @param {Scene} scene */
  show(scene) {
    for (let x = 0; x < this.trace.nodes; ++x) this.showNode(scene, x);
    this.labels.forEach((group, o) => {
      const chosen = scene.path.includes(o) ? " chosen" : "";
      put(group, "class", `option${chosen}`);
      put(this.bands[o], "class", `band${chosen}`);
    });
    this.tracks.forEach((_, k) => this.showTrack(scene, k));
    for (const chunk of this.stale) this.showBundles(chunk);
    this.stale.clear();
  }

  /** @param {Scene} scene @param {number} k */
  showTrack(scene, k) {
    const track = this.tracks[k], ways = directions.filter((way) => way.across === track.across);
    if (track.nodes.length === 0) return;
    const targets = ways.map((way) => track.nodes.map((x) => scene.get(way.field, x)));
    const looks = ways.map((way) => track.nodes.map((x) => {
      const rank = scene.rank(way.field, x);
      return rank === 3 && scene.presence[x] === 2 ? 4 : rank;
    }));
    const key = `${targets.join()};${looks.join()}`;
    if (this.seen[k] === key) return;
    this.seen[k] = key;
    const lines = kinds.map(() => ""), ends = kinds.map(() => "");
    ways.forEach((way, w) => roads(track, way, targets[w]).forEach((road, i) => {
      const kind = looks[w][i], [line, head] = this.paved(road, way, kind);
      lines[kind] += line;
      ends[kind] += head;
    }));
    this.drawn[k] = { lines, ends };
    this.stale.add(Math.floor(k / together));
  }

  /** The paths of some tracks that stand together: those that differ from what is there are replaced.
   * @param {number} chunk */
  showBundles(chunk) {
    const tracks = this.drawn.slice(chunk * together, (chunk + 1) * together).filter((track) => track);
    kinds.forEach((_, kind) => {
      const place = chunk * kinds.length + kind, line = tracks.map((track) => track.lines[kind]).join("");
      if (!this.bundles[place] && line === "") return;
      const bundle = this.bundles[place] || this.newBundle(place, kind);
      if (bundle.seen === line) return;
      bundle.seen = line;
      bundle.line.setAttribute("d", line);
      bundle.head.setAttribute("d", tracks.map((track) => track.ends[kind]).join(""));
    });
  }

  /** @param {number} place @param {number} kind @returns {Bundle} */
  newBundle(place, kind) {
    const bundle = { line: svg("path", { class: "line" }), head: svg("path", { class: "head" }), seen: "" };
    this.bundles[place] = bundle;
    this.layers[kind].append(bundle.line, bundle.head);
    return bundle;
  }

  /** The paths of a road; those that were seen before are remembered.
   * @param {import("./roads.js").Road} road @param {import("./roads.js").Direction} way @param {number} kind */
  paved(road, way, kind) {
    const key = (((road.from * this.trace.nodes + road.to) * 32 + road.level) * 4 + way.field) * kinds.length + kind;
    let paths = this.ways.get(key);
    if (!paths) this.ways.set(key, paths = pave(this.trace, road, way, heads[kind]));
    return paths;
  }

  /** @param {Scene} scene @param {number} x */
  showNode(scene, x) {
    const { trace } = this, group = this.nodes[x], header = x < trace.items.length;
    const role = x === 0 ? "root" : header ? (trace.items[x].secondary ? "secondary" : "primary") : "entry";
    const shade = scene.get(Field.K, x);
    const kind = `node ${role}${header && x > 0 ? " header" : ""} ${presenceNames[scene.presence[x]]}` +
      (x > 0 && header && scene.branching.includes(x) ? " branch" : "") +
      (!header && scene.path.includes(trace.optionOf[x]) ? " taken" : "") + (scene.rank(Field.K, x) === 3 ? " painted" : "");
    const colour = header ? (shade > 0 ? `:${trace.colours[shade]}` : "")
      : (trace.shadeOf[x] > 0 ? `:${trace.colours[trace.shadeOf[x]]}` : "") + (shade < 0 ? "!" : "");
    const numbers = [this.sizes[x] ? [scene.get(Field.S, x), scene.rank(Field.S, x)] : [], this.bounds[x] ? [scene.get(Field.B, x), scene.rank(Field.B, x)] : []];
    const look = `${kind};${colour};${numbers.join()}`;
    if (this.looks[x] === look) return;
    this.looks[x] = look;
    put(group, "class", kind);
    this.showName(x, trace.items[trace.itemOf[x]].name + colour);
    const [size, bound] = [this.sizes[x], this.bounds[x]], [[number, rank], [most, boundRank]] = numbers;
    if (size) this.showNumber(size, "size", String(number), rank);
    if (!bound) return;
    const least = Math.max(0, most - trace.meta.limits[x][1]);
    this.showNumber(bound, "bound", least === most ? String(most) : `${least}:${most}`, boundRank);
  }

  /** @param {number} x @param {string} name */
  showName(x, name) {
    const words = this.names[x], header = x < this.trace.items.length;
    const size = Math.min(header ? 21 : 17, Math.max(header ? 15 : 12.5, leastName / this.scale));
    say(words, name);
    put(words, "font-size", String(+fitted(name, size, this.trace.meta.nodes[x][2] - 5).toFixed(2)));
  }

  /** Where the list is drawn small, its names take what room there is in their boxes.
   * @param {number} scale */
  scaleTo(scale) {
    if (Math.max(leastName / scale, 12.5) === Math.max(leastName / this.scale, 12.5)) return;
    this.scale = scale;
    this.names.forEach((words, x) => this.showName(x, words.textContent || ""));
  }

  /** @param {Element} group @param {string} kind @param {string} words @param {number} rank */
  showNumber(group, kind, words, rank) {
    put(group, "class", `${kind} ${rankNames[rank]}`);
    say(/** @type {Element} */ (group.lastChild), words);
  }

  /** The names of options stay at the margin of what is seen.
   * @param {number} left so much is scrolled away */
  keepMargin(left) { put(this.margin, "transform", `translate(${left.toFixed(1)} 0)`); }

  /** The box around the nodes of this step, as left, top, right, bottom; or null.
   * @param {Scene} scene */
  focus(scene) {
    const xs = new Set([...scene.fresh].map((at) => at % this.trace.nodes));
    for (const at of scene.fresh) if (at < 4 * this.trace.nodes) xs.add(scene.state[at]);
    if (scene.deed && (scene.deed.event === "choose" || scene.deed.event === "dead")) xs.add(scene.deed.item || 0);
    if (xs.size === 0) return null;
    const boxes = [...xs].map((x) => this.trace.meta.nodes[x]), [left, top] = this.extent();
    return [Math.min(...boxes.map((b) => b[0] - b[2])) - left, Math.min(...boxes.map((b) => b[1] - b[3])) - top,
      Math.max(...boxes.map((b) => b[0] + b[2])) - left, Math.max(...boxes.map((b) => b[1] + b[3])) - top];
  }
}

/** The signs of a list: only what can occur in this trace.
 * @param {Trace} trace @param {import("./story.js").Story} story */
export function legend(trace, story) {
  const arrow = (/** @type {string} */ kind) => svg("svg", { class: "sign", viewBox: "0 0 30 14", "aria-hidden": true },
    svg("g", { class: `link ${kind}` }, svg("path", { class: "line", d: "M1 7H21" }), svg("path", { class: "head", d: "M29 7L20 3V11Z" })));
  const box = (/** @type {string} */ kind) => svg("svg", { class: "sign", viewBox: "0 0 30 14", "aria-hidden": true },
    svg("g", { class: `node ${kind}` }, svg("rect", { class: "box", x: 4, y: 1, width: 22, height: 12, rx: 3 })));
  const band = svg("svg", { class: "sign", viewBox: "0 0 30 14", "aria-hidden": true },
    svg("g", { class: "option chosen" }, svg("rect", { class: "label", x: 2, y: 1, width: 26, height: 12, rx: 3 })));
  /** @type {[boolean, Element, string][]} */
  const signs = [[true, arrow("written"), "written now"], [true, arrow("altered"), "altered earlier"],
    [true, arrow("memory remembered"), "remembered"], [true, box("entry out"), "removed"],
    [story.searches, box("primary in branch"), "branched on"], [story.searches, band, "chosen option"]];
  return html("p", { class: "legend" }, ...signs.filter(([occurs]) => occurs)
    .map(([, sign, words]) => html("span", {}, sign, words)));
}
