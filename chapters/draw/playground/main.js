// The playground: a box for a problem, a worker that searches it, and a frame in which the page
// that it makes is played.

import { get, html, input, put, say } from "../player/dom.js";

/** What chapters/draw/player.w answers.
 * @typedef {object} Answer
 * @property {string} trace @property {string} page @property {number} nodes
 * @property {number} solutions @property {number} writes @property {string} stopped
 * @property {string[]} notes @property {string} [error] @property {number} [line]
 * @property {number} [column] */
/** @typedef {{problem: string, first: boolean, nodes: number}} Wish */

/** So long may an answer take, in milliseconds. */
const patience = 10000;
/** So many characters may a problem have; it has to fit on the stack of the search. */
const longest = 200000;

/** The texts of some scripts of the page, as a program with an address.
 * @param {...string} ids */
function program(...ids) {
  return address(ids.map((id) => get(id).textContent || "").join("\n"), "text/javascript");
}
/** @param {string} text @param {string} type */
function address(text, type) { return URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` })); }

/** Searches in another thread; who takes too long is sent home. */
class Searcher {
  constructor() {
    this.code = program("engine", "worker");
    this.count = 0;
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {(reason: Error) => void} */
    this.giveUp = () => {};
  }

  /** @param {Wish} wish @returns {Promise<Answer>} */
  ask(wish) {
    this.stop("another problem came");
    const worker = this.worker || (this.worker = new Worker(this.code)), number = ++this.count;
    return new Promise((answer, fail) => {
      const clock = setTimeout(() => this.stop(`There was no answer within ${patience / 1000} seconds, so the search was stopped. Fewer nodes take less time.`), patience);
      this.giveUp = (reason) => {
        clearTimeout(clock);
        this.giveUp = () => {};
        worker.terminate();
        this.worker = null;
        fail(reason);
      };
      worker.onerror = (event) => this.stop(`The search could not be started: ${event.message || "this browser has no WebAssembly"}.`);
      worker.onmessage = ({ data }) => {
        if (data.number !== number) return;
        if (data.failed) return this.stop(`The search broke off: ${data.failed}. Fewer nodes need less memory.`);
        clearTimeout(clock);
        this.giveUp = () => {};
        answer(JSON.parse(data.told));
      };
      worker.postMessage({ ...wish, number });
    });
  }

  /** @param {string} why */
  stop(why) { this.giveUp(new Error(why)); }
}

class Playground {
  constructor() {
    /** @type {{name: string, title: string, text: string}[]} */
    this.problems = JSON.parse(get("problems").textContent || "[]");
    this.searcher = new Searcher();
    this.box = /** @type {HTMLTextAreaElement} */ (get("problem"));
    this.step = 0;
    /** What is shown now, or is being searched, as an address. */
    this.shown = "";
    /** @type {string[]} addresses of what can be saved */
    this.made = [];
    get("book").append(...this.problems.map((p) => html("option", { value: p.name }, p.title)));
    this.listen();
    this.readAddress();
    document.documentElement.dataset.ready = "yes";
  }

  listen() {
    get("form").addEventListener("submit", (event) => { event.preventDefault(); this.dance(0); });
    get("book").addEventListener("change", () => this.choose());
    get("problem").addEventListener("input", () => { input("book").value = ""; });
    get("problem").addEventListener("keydown", (event) => { if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.dance(0); });
    get("stop").addEventListener("click", () => this.searcher.stop("The search was stopped."));
    get("fold").addEventListener("click", () => this.open(get("form").hidden === true));
    get("copy").addEventListener("click", () => this.copy());
    addEventListener("hashchange", () => this.readAddress());
    addEventListener("message", (event) => this.hear(event.data));
  }

  choose() {
    const problem = this.problems.find((p) => p.name === input("book").value);
    if (!problem) return;
    this.box.value = problem.text;
    this.dance(0);
  }

  /** @returns {Wish} */
  wish() {
    return { problem: this.box.value, first: input("chooser").value === "first", nodes: input("nodes").valueAsNumber || 1024 };
  }

  /** Searches what is in the box, and shows it at this step.
   * @param {number} step */
  async dance(step) {
    if (!input("nodes").reportValidity()) return;
    const wish = this.wish();
    this.step = step;
    if (wish.problem.length > longest) {
      this.searcher.stop("another problem came");
      this.busy(false);
      return this.complain(`The problem has ${wish.problem.length} characters, and this page takes at most ${longest}. The command dlx trace takes more.`, 0, 0);
    }
    this.writeAddress();
    this.busy(true);
    try {
      const answer = await this.searcher.ask(wish);
      if (answer.error) this.complain(answer.error, answer.line || 0, answer.column || 0);
      else this.show(answer, step);
    } catch (error) {
      const words = /** @type {Error} */ (error).message;
      if (words !== "another problem came") this.complain(words, 0, 0);
      else return;
    }
    this.busy(false);
  }

  /** @param {boolean} on */
  busy(on) {
    get("stop").hidden = !on;
    input("dance").disabled = on;
    document.documentElement.dataset.busy = on ? "yes" : "no";
    if (on) {
      get("error").hidden = true;
      say(get("said"), "searching …");
    }
  }

  /** What is wrong, and the cursor where it is wrong.
   * @param {string} words @param {number} line @param {number} column */
  complain(words, line, column) {
    say(get("said"), "");
    say(get("error"), words);
    get("error").hidden = false;
    get("hall").hidden = true;
    get("links").hidden = true;
    this.open(true);
    this.box.setAttribute("aria-invalid", line > 0 ? "true" : "false");
    if (line === 0) return;
    const { begin, end } = place(this.box.value, line, column);
    this.box.focus();
    this.box.setSelectionRange(begin, end);
  }

  /** @param {Answer} answer @param {number} step */
  show(answer, step) {
    this.made.forEach((made) => URL.revokeObjectURL(made));
    this.made = [address(answer.trace, "application/jsonl"), address(answer.page, "text/html")];
    put(get("save-trace"), "href", this.made[0]);
    put(get("save-page"), "href", this.made[1]);
    const stage = /** @type {HTMLIFrameElement} */ (get("stage"));
    stage.onload = () => stage.contentWindow?.focus();
    get("hall").hidden = false;
    stage.src = `${this.made[1]}#step=${step}`;
    this.box.removeAttribute("aria-invalid");
    get("error").hidden = true;
    get("links").hidden = false;
    say(get("said"), summary(answer));
    this.open(false);
  }

  /** The problem gives room for the player, and comes back.
   * @param {boolean} on */
  open(on) {
    get("form").hidden = !on;
    get("fold").hidden = get("hall").hidden;
    put(get("fold"), "aria-expanded", String(on));
    document.body.classList.toggle("playing", !get("hall").hidden);
  }

  /** The player tells its steps.
   * @param {any} data */
  hear(data) {
    if (typeof data?.step !== "number" || get("hall").hidden) return;
    this.step = data.step;
    this.writeAddress();
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
    input("nodes").value = String(between(1, Number(words.get("nodes")) || 1024, 100000));
    if (problem !== null) this.dance(between(0, Number(words.get("step")) || 0, 1e9));
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      say(get("copy"), "copied ✓");
    } catch {
      say(get("copy"), "copy it from the address bar");
    }
    setTimeout(() => say(get("copy"), "copy the address"), 2000);
  }
}

/** @param {number} least @param {number} x @param {number} most */
function between(least, x, most) { return Math.round(Math.min(most, Math.max(least, x))); }

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
