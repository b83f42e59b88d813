// The playground: a box for a problem, and a player that searches what is in it, at once and while it is typed.

import { get, html, input, put, say } from "../player/dom.js";

/** @typedef {import("../player/engine.js").Answer} Answer */
/** @typedef {import("../player/engine.js").Wish} Wish */
/** @typedef {HTMLElement & {search: (wish: Wish) => Promise<Answer>, stop: (why: string) => void, shown: string}} Stage */

/** So long after the last key is a problem searched, in milliseconds; and so long after the page has come. */
const patience = 350, start = 1500;
/** @type {any} where the player looks for the program that searches */
const shared = globalThis;

class Playground {
  constructor() {
    /** @type {{name: string, title: string, text: string, group: string}[]} */
    this.problems = JSON.parse(get("problems").textContent || "[]");
    this.box = /** @type {HTMLTextAreaElement} */ (get("problem"));
    this.stage = /** @type {Stage} */ (get("stage"));
    this.step = 0;
    this.number = 0;
    this.timer = 0;
    /** What is shown now, or is being searched, as an address. */
    this.shown = "";
    /** @type {string[]} addresses of what can be saved */
    this.made = [];
    shared.dlxEngine = get("engine").textContent;
    for (const { name, title, group } of this.problems) get(`problems-of-${group}`).append(html("option", { value: name }, title));
    this.listen();
    this.readAddress();
    document.documentElement.dataset.ready = "yes";
  }

  listen() {
    get("form").addEventListener("submit", (event) => { event.preventDefault(); this.again(); });
    get("book").addEventListener("change", () => this.choose());
    this.box.addEventListener("input", () => { input("book").value = ""; this.mark(0, 0); this.later(); });
    this.box.addEventListener("scroll", () => { get("mirror").scrollTop = this.box.scrollTop; });
    this.box.addEventListener("keydown", (event) => { if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.again(); });
    for (const id of ["chooser", "nodes"]) get(id).addEventListener("input", () => this.later());
    get("stop").addEventListener("click", () => this.stage.stop("The search was stopped."));
    get("copy").addEventListener("click", () => this.copy());
    this.stage.addEventListener("step", (event) => {
      this.step = /** @type {CustomEvent} */ (event).detail;
      if (get("error").hidden) this.writeAddress();
    });
    addEventListener("hashchange", () => this.readAddress());
  }

  choose() {
    const problem = this.problems.find((p) => p.name === input("book").value);
    if (!problem) return;
    this.box.value = problem.text;
    this.again();
  }

  /** From the beginning, even if it is there already. */
  again() {
    this.stage.shown = "";
    this.dance(0, true);
  }

  /** Searches when no key has come for a while.
   * @param {number} [wait] */
  later(wait = patience) {
    clearTimeout(this.timer);
    this.busy(true);
    this.timer = setTimeout(() => this.dance(0, false), wait);
  }

  /** @returns {Wish} */
  wish() {
    return { problem: this.box.value, first: input("chooser").value === "first", nodes: input("nodes").valueAsNumber || 1024 };
  }

  /** Searches what is in the box, and shows it at this step. Of several searches, the last one counts.
   * @param {number} step @param {boolean} plays */
  async dance(step, plays) {
    clearTimeout(this.timer);
    const wish = this.wish(), number = ++this.number;
    this.step = step;
    this.writeAddress();
    this.busy(true);
    put(this.stage, "start", `#step=${step}`);
    this.stage.toggleAttribute("autoplay", plays);
    try {
      const answer = await this.stage.search(wish);
      if (number !== this.number) return;
      if (answer.error) this.complain(answer.error, answer.line || 0, answer.column || 0);
      else this.show(answer);
    } catch (error) {
      if (number !== this.number) return;
      this.complain(/** @type {Error} */ (error).message, 0, 0);
    }
    this.busy(false);
  }

  /** @param {boolean} on */
  busy(on) {
    get("stop").hidden = !on;
    document.documentElement.dataset.busy = on ? "yes" : "no";
    if (on) say(get("said"), "searching …");
  }

  /** What is wrong, and where: in the text, and beside it.
   * @param {string} words @param {number} line @param {number} column */
  complain(words, line, column) {
    say(get("said"), this.stage.hasAttribute("ready") ? "The last problem without a mistake is shown." : "");
    say(get("error"), words);
    get("error").hidden = false;
    get("links").hidden = true;
    this.stage.inert = true;
    this.mark(line, column);
  }

  /** Marks a word of the text; line 0: none.
   * @param {number} line @param {number} column */
  mark(line, column) {
    const { begin, end } = line > 0 ? place(this.box.value, line, column) : { begin: 0, end: 0 }, text = this.box.value;
    put(this.box, "aria-invalid", String(line > 0));
    get("mirror").replaceChildren(text.slice(0, begin), ...(line > 0 ? [html("mark", {}, text.slice(begin, end) || " ")] : []), `${text.slice(end)}\n`);
    get("mirror").scrollTop = this.box.scrollTop;
    if (line > 0 && document.activeElement !== this.box) get("mirror").querySelector("mark")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Answer} answer */
  show(answer) {
    this.made.forEach((made) => URL.revokeObjectURL(made));
    this.made = [address(answer.trace, "application/jsonl"), address(pageOf(answer), "text/html")];
    put(get("save-trace"), "href", this.made[0]);
    put(get("save-page"), "href", this.made[1]);
    this.stage.inert = false;
    this.mark(0, 0);
    get("error").hidden = true;
    get("links").hidden = false;
    say(get("said"), summary(answer));
  }

  // The address has the problem, and history stays short.
  writeAddress() {
    const { problem, first, nodes } = this.wish();
    const words = new URLSearchParams({ problem, ...(first ? { chooser: "first" } : {}), ...(nodes !== 1024 ? { nodes: String(nodes) } : {}),
      ...(this.step > 0 ? { step: String(this.step) } : {}) });
    this.shown = `#${words}`;
    history.replaceState(null, "", this.shown);
  }

  readAddress() {
    if (location.hash !== "" && location.hash === this.shown) return;
    const words = new URLSearchParams(location.hash.slice(1)), problem = words.get("problem");
    this.box.value = problem ?? this.problems[0]?.text ?? "";
    input("book").value = this.problems.find((p) => p.text === this.box.value)?.name || "";
    input("chooser").value = words.get("chooser") === "first" ? "first" : "smallest";
    input("nodes").value = String(within(1, Number(words.get("nodes")) || 1024, 100000));
    // The trace of the first problem is there already, so its dance begins before the search can.
    if (problem === null && !this.stage.hasAttribute("ready")) return this.later(start);
    this.stage.querySelector(".data")?.remove();
    this.dance(within(0, Number(words.get("step")) || 0, 1e9), !words.has("step"));
  }

  async copy() {
    this.writeAddress();
    try {
      await navigator.clipboard.writeText(location.href);
      say(get("copy"), "copied ✓");
    } catch {
      say(get("copy"), "copy it from the address bar");
    }
    setTimeout(() => say(get("copy"), "share a link"), 2000);
  }
}

/** @param {string} text @param {string} type */
function address(text, type) { return URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` })); }

/** The page that dlx view makes of this trace.
 * @param {Answer} answer */
function pageOf(answer) {
  /** @type {Record<string, string>} */
  const parts = { title: "what you typed", script: (get("component").textContent || "").slice(1), data: `<script type="application/json" class="data">\n${answer.data}<\/script>` };
  return JSON.parse(get("frame").textContent || "").replace(/@(title|script|data)@/g, (/** @type {string} */ _, /** @type {string} */ name) => parts[name]);
}

/** @param {number} least @param {number} x @param {number} most */
function within(least, x, most) { return Math.round(Math.min(most, Math.max(least, x))); }

/** Where a word of the box begins and ends: lines and columns count from 1, and columns count
 * characters, as C++ tells them.
 * @param {string} text @param {number} line @param {number} column */
function place(text, line, column) {
  const lines = text.split("\n");
  let begin = 0;
  for (let k = 0; k + 1 < line && k < lines.length; ++k) begin += lines[k].length + 1;
  const here = lines[line - 1] || "";
  begin += [...here].slice(0, column - 1).join("").length;
  const word = /^\S*/.exec(text.slice(begin)), length = word ? word[0].length : 0;
  return { begin, end: begin + length };
}

/** @param {Answer} answer */
function summary(answer) {
  const counted = (/** @type {number} */ n, /** @type {string} */ thing) => `${n.toLocaleString("en")} ${thing}${n === 1 ? "" : "s"}`;
  const found = `${counted(answer.nodes, "node")}, ${counted(answer.solutions, "solution")}, ${counted(answer.writes, "write")}.`;
  const stopped = answer.stopped ? ` The search was stopped there: ${answer.stopped}.` : "";
  return [found + stopped, ...answer.notes].join(" ");
}

new Playground();
