// What stands beside the list: the algorithm with its running line, the writes of this step, the
// partial cover, and a card with the fields of a node.

import { html, put, reveal, say } from "./dom.js";
import { section } from "./sections.js";
import { Field, fieldNames } from "./trace.js";
import { counted, listed } from "./english.js";
import { nodeInWords, nodeName, valueName, writeInSymbols } from "./words.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("./scene.js").Scene} Scene */

const searchLines = [["", "to explore:"], ["X1", "nothing left? report, return"], ["X2", "choose an item c"],
  ["X3", "c has no options? return"], ["X4", "cover c"], ["", "for each option of c, down:"], ["X5", "  cover its others, right"],
  ["", "  explore"], ["X6", "  uncover its others, left"], ["X7", "uncover c"]];
const coverLines = [["", "to cover c:"], ["L", "L[R[c]] ← L[c]"], ["R", "R[L[c]] ← R[c]"], ["", "each i below c, j right of i:"],
  ["U", "  U[D[j]] ← U[j]"], ["D", "  D[U[j]] ← D[j]"], ["S", "  S[C[j]] ← S[C[j]] − 1"]];
const uncoverLines = [["", "to uncover c:"], ["", "each i above c, j left of i:"], ["S", "  S[C[j]] ← S[C[j]] + 1"],
  ["D", "  D[U[j]] ← j"], ["U", "  U[D[j]] ← j"], ["R", "R[L[c]] ← c"], ["L", "L[R[c]] ← c"]];

// Where these lines stand in the book: the steps of the search, and the assignments.
/** @type {Record<string, string>} */
const sectionOfStep = { X1: "Tell of a solution or a dead end", X2: "Choose the first or the smallest item", X3: "dance/dead-end",
  X4: "Cover item c", X5: "Cover item c", X6: "Uncover item c", X7: "Uncover item c" };
/** @param {string} name the event @param {string} field */
function sectionOfField(name, field) {
  const header = field === "L" || field === "R";
  if (name === "cover") return section(header ? "Unlink header c" : "Unlink node j");
  return section(header ? "Relink header c" : "Relink node j");
}

/** Which line of Algorithm DLX is at work? As in draw/multiples.
 * @param {Scene} scene */
function lineOf(scene) {
  const { deed: e, story, branching } = scene;
  if (!e || !story.searches) return "";
  const own = !branching[e.level || 0] || branching[e.level || 0] === e.item;
  /** @type {Record<string, string>} */
  const lines = { choose: "X2", cover: own ? "X4" : "X5", try: "X5", solution: "X1", dead: "X3", uncover: own ? "X7" : "X6" };
  return lines[e.event] || "";
}

/** The lines at work, as one writes them down: of the search, or the assignments of this step.
 * @param {Scene} scene @returns {string[]} */
export function runningLines(scene) {
  const { deed: e, trace, fresh } = scene, name = e ? e.event : "", step = lineOf(scene);
  const own = name === "cover" ? coverLines : name === "uncover" ? uncoverLines : [], fields = [...fresh].map((at) => fieldNames[Math.floor(at / trace.nodes)]);
  const lines = scene.whole ? (step ? [] : own.slice(0, 1)) : own.filter(([field]) => field && fields.includes(field));
  return [...searchLines.filter(([label]) => label === step && step !== ""), ...lines].map(([label, words]) => `${label.length > 1 ? `${label} ` : ""}${words.trim()}`);
}

class Code {
  /** @param {string[][]} lines @param {string} book */
  constructor(lines, book) {
    this.lines = lines.map(([name, words]) => ({ name, element: html("li", {}, html("span", { class: "label" }, name.length > 1 ? name : ""), html("code", {}, words)) }));
    this.element = html("section", {}, html("ol", { class: "code" }, ...this.lines.map((l) => l.element)), html("p", { class: "soft" }, book));
  }
  /** @type {HTMLElement | null} what scrolls around it */
  get frame() { return this.element.closest(".panel-frame"); }

  /** @param {string} name */
  show(name) {
    for (const line of this.lines) {
      const runs = name !== "" && line.name === name;
      put(line.element, "class", runs ? "runs" : "");
      if (!runs) line.element.removeAttribute("aria-current");
      else if (put(line.element, "aria-current", "step")) requestAnimationFrame(() => { if (this.frame) reveal(this.frame, line.element); });
    }
  }
}

export class AlgorithmPanel {
  /** @param {Story} story */
  constructor(story) {
    this.search = new Code(searchLines, `In the book: “Algorithm DLX”, ${section("Explore what is left")}, “Explore what is left”.`);
    this.cover = new Code(coverLines, `In the book: “The four-way list”, ${section("Cover item c")}, “Cover item c”.`);
    this.uncover = new Code(uncoverLines, `In the book: “The four-way list”, ${section("Uncover item c")}, “Uncover item c”.`);
    this.now = html("p", { class: "book" });
    this.where = html("p", { class: "names" });
    this.other = html("p", { class: "soft" });
    this.element = html("div", { class: "algorithm" }, this.now, this.other, ...(story.searches ? [this.search.element] : []), this.where, this.cover.element, this.uncover.element);
  }

  /** @param {Scene} scene */
  show(scene) {
    const { deed: e, trace } = scene, name = e ? e.event : "";
    this.search.show(lineOf(scene));
    const t = scene.t - 1, writes = e && e.writes;
    const field = writes && !scene.whole ? fieldNames[Math.floor(trace.address[t] / trace.nodes)] : "";
    this.cover.show(name === "cover" ? field : "");
    this.uncover.show(name === "uncover" ? field : "");
    this.cover.element.hidden = name === "uncover";
    this.uncover.element.hidden = name !== "uncover";
    const j = field && "UDS".includes(field) ? moving(scene) : 0;
    const c = e && e.item ? `c = ${trace.items[e.item].name}` : "";
    say(this.where, c && (name === "cover" || name === "uncover" || name === "choose") ? (j > 0 ? `${c}, j = ${nodeName(trace, j)}` : c) : "");
    say(this.now, this.inTheBook(lineOf(scene), name, field));
    const home = ["spend", "refund", "tweak", "untweak"].includes(name) ? `“Bounds”, ${section("more/bounded")}` : ["purify", "unpurify"].includes(name) ? `“Colours”, ${section("more/painted")}`
      : ["bound", "cut", "skip"].includes(name) ? `“The cheapest cover”, ${section("more/cheapest")}` : "";
    say(this.other, home ? `This step belongs to the wider algorithm of part II: see ${home}.` : "");
  }

  /** The line that runs, with its section.
   * @param {string} line @param {string} name the event @param {string} field */
  inTheBook(line, name, field) {
    const step = line && sectionOfStep[line] ? `${line}, ${section(sectionOfStep[line])} in the book` : "";
    if (!field || (name !== "cover" && name !== "uncover")) return step;
    const write = `${field}[…] ← …, ${sectionOfField(name, field)}`;
    return step ? `${step}; ${write}` : `${write} in the book`;
  }
}

/** The node j that leaves or comes back with the last write: U and D know it.
 * @param {Scene} scene */
function moving(scene) {
  const { trace, number, deed: e, t } = scene, n = trace.nodes;
  const takes = e && e.event === "cover";
  for (let k = t - 1, step = takes ? -1 : 1; k >= trace.begins[number] && k < trace.begins[number + 1]; k += step) {
    const field = Math.floor(trace.address[k] / n);
    if (field === Field.U || field === Field.D) return takes ? trace.was[k] : trace.now[k];
  }
  return 0;
}

/** What a long list leaves out, it says. */
const mostShown = 500, mostWrites = 2000;
/** @param {number} all @param {number} most */
const andMore = (all, most) => (all > most ? [html("p", { class: "soft" }, `… and ${all - most} more`)] : []);

export class WritesPanel {
  /** @param {Trace} trace @param {(t: number) => void} go */
  constructor(trace, go) {
    this.trace = trace;
    this.go = go;
    this.title = html("h3");
    this.list = html("ol", { class: "writes" });
    this.note = html("p", { class: "soft" });
    this.more = html("div");
    this.element = html("div", {}, this.title, this.note, this.list, this.more);
    this.number = -2;
  }
  /** @param {Scene} scene */
  show(scene) {
    const { trace, number, done } = scene, count = number < 0 ? 0 : trace.counts[number];
    if (number !== this.number) {
      this.number = number;
      say(this.title, count > 0 ? `${counted(count, "write")} of this step` : "No link is written in this step");
      say(this.note, count > 0 ? "Click a write to see the list just after it." : "");
      this.more.replaceChildren(...andMore(count, mostWrites));
      this.list.replaceChildren(...Array.from({ length: Math.min(count, mostWrites) }, (_, w) => {
        const t = trace.begins[number] + w, words = writeInSymbols(trace, t);
        return html("li", {}, html("button", { type: "button", click: () => this.go(t + 1) },
          html("b", {}, words.place), html("span", {}, ` ← ${words.now}`), html("span", { class: "soft" }, ` was ${words.was}`)));
      }));
    }
    [...this.list.children].forEach((item, w) => {
      const last = w === done - 1;
      put(item, "class", w < done - 1 ? "done" : last ? "done last" : "coming");
      if (!last) item.removeAttribute("aria-current");
      else if (put(item, "aria-current", "step")) requestAnimationFrame(() => { const frame = item.closest(".panel-frame"); if (frame) reveal(frame, item); });
    });
  }
}

export class CoverPanel {
  /** @param {Trace} trace @param {Story} story @param {(t: number) => void} go */
  constructor(trace, story, go) {
    this.trace = trace;
    this.story = story;
    this.chosen = html("ol", { class: "chosen" });
    this.path = "?";
    this.left = html("p");
    this.found = html("p", { class: "row" });
    story.solutions.slice(0, mostShown).forEach((t, k) => this.found.append(html("button", { type: "button", class: "solution", click: () => go(t) }, `◆ ${k + 1}`)));
    this.element = html("div", {}, html("h3", {}, "The partial cover"), this.chosen, html("h3", {}, "Items still to be covered"), this.left,
      html("h3", {}, story.solutions.length === 0 ? "There is no solution in this trace" : `Solutions in this trace: ${story.solutions.length}`), this.found,
      ...andMore(story.solutions.length, mostShown));
  }
  /** @param {Scene} scene */
  show(scene) {
    const { trace } = this, path = scene.path.join();
    if (path !== this.path) this.chosen.replaceChildren(...scene.path.map((o) => html("li", {}, html("b", {}, trace.options[o].name), ` covers ${listed(trace.options[o].entries.map((e) => trace.items[e.item].name + (e.colour && `:${e.colour}`)))}`)));
    if (path !== this.path && path === "") this.chosen.replaceChildren(html("li", { class: "soft none" }, "nothing is chosen"));
    this.path = path;
    const left = trace.items.map((item, c) => (c > 0 && !item.secondary && !scene.covered.has(c) ? item.name : "")).filter((name) => name);
    say(this.left, left.join(" ") || "none");
    [...this.found.children].forEach((button, k) => {
      put(button, "class", `solution${this.story.solutions[k] <= scene.t ? " passed" : ""}`);
      if (this.story.solutions[k] === scene.t) put(button, "aria-current", "step");
      else button.removeAttribute("aria-current");
    });
  }
}

const fieldWords = ["left", "right", "above", "below", "options left", "colour", "may be used"];

/** The fields of a node, in words: what they are, were, and when that changed.
 * @param {Scene} scene @param {number} x @param {(t: number) => void} go */
export function nodeCard(scene, x, go) {
  const { trace } = scene, n = trace.nodes, header = x > 0 && x < trace.items.length;
  const state = ["It is in the list.", "It is on its way: only one of its neighbours knows it.",
    header ? "It is covered: it is out of the list, but remembers its neighbours." : "It is out of its column. Nobody there points to it, but it remembers its neighbours."][scene.presence[x]];
  const fields = x === 0 ? [0, 1] : header ? [0, 1, 2, 3, 4] : [0, 1, 2, 3];
  if (header && trace.meta.bounds[x]) fields.push(Field.B);
  const rows = fields.map((f) => {
    let t = scene.t;
    while (t > 0 && trace.address[t - 1] !== f * n + x) --t;
    const now = scene.get(f, x), first = trace.start[f * n + x];
    const name = (/** @type {number} */ v) => valueName(trace, f, v);
    const past = t === 0 ? "never written" : `was ${name(trace.was[t - 1])}${now !== first && first !== trace.was[t - 1] ? `, at first ${name(first)}` : ""}`;
    return html("tr", { class: ["memory", "initial", "altered", "written"][scene.rank(f, x)] }, html("th", { scope: "row" }, fieldWords[f], html("small", {}, ` ${fieldNames[f]}`)),
      html("td", {}, name(now)), html("td", { class: "soft" }, past, ...(t > 0 ? [" ", html("button", { type: "button", click: () => go(t) }, `step ${t}`)] : [])));
  });
  const role = x === 0 ? "the root" : header ? `header of ${trace.items[x].secondary ? "the secondary item " : ""}${trace.items[x].name}` : `${nodeInWords(trace, x)}`;
  return [html("h3", {}, role, html("small", { class: "soft" }, ` node ${x}`)), html("p", {}, state), html("table", {}, ...rows)];
}
