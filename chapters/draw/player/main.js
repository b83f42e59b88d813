// The page: one or two dancers, a clock, and everything that listens.

import { BoardView } from "./board.js";
import { Dancer, isTyping } from "./dancer.js";
import { get, html, input, put, say } from "./dom.js";
import { MatrixView } from "./matrix.js";
import { AlgorithmPanel, CoverPanel, WritesPanel } from "./panels.js";
import { Quiz } from "./quiz.js";
import { Tabs } from "./tabs.js";
import { drawMarks, meets, nearest, step } from "./time.js";
import { Trace } from "./trace.js";
import { TreeView } from "./tree.js";

/** @typedef {import("./scene.js").Pace} Pace */
/** @typedef {import("./time.js").Breakpoint} Breakpoint */

const mostCells = 40000;

class Player {
  constructor() {
    const texts = [...document.querySelectorAll("script.trace")].map((s) => s.textContent || "");
    const metas = [...document.querySelectorAll("script.meta")].map((s) => JSON.parse(s.textContent || ""));
    this.dancers = texts.map((text, k) => new Dancer(new Trace(text, metas[k]), (t) => this.seek(t)));
    /** The longer one counts the steps. @type {Dancer} */
    this.main = this.dancers.reduce((a, b) => (b.trace.events.length > a.trace.events.length ? b : a));
    /** @type {Pace} */
    this.pace = this.main.trace.end <= 400 && !this.main.story.searches ? "link" : "event";
    this.t = 0;
    this.playing = false;
    this.due = 0;
    this.rate = 2;
    /** @type {Breakpoint[]} */
    this.stops = [];
    get("dancers").append(...this.dancers.map((d) => d.element));
    document.body.classList.toggle("two", this.dancers.length > 1);
    this.addPanels();
    this.quiz = new Quiz(() => ({ trace: this.main.trace, t: this.t }), (t) => this.showLinks(t));
    this.describe();
    this.listen();
    this.markPace();
    this.readAddress();
    new ResizeObserver(() => this.resize()).observe(get("dancers"));
    document.documentElement.dataset.ready = "yes";
  }

  addPanels() {
    const { trace, story } = this.main, go = (/** @type {number} */ t) => this.seek(t);
    /** @type {[string, () => import("./tabs.js").Panel][]} */
    const upper = [];
    if (trace.meta.board) upper.push(["board", () => new BoardView(trace)]);
    if (story.searches) upper.push(["tree", () => new TreeView(trace, story, go)], ["cover", () => new CoverPanel(trace, story, go)]);
    if (trace.items.length * trace.options.length <= mostCells) upper.push(["matrix", () => new MatrixView(trace)]);
    this.upper = new Tabs(get("upper"), upper, "views of the problem", () => this.showPanels());
    this.lower = new Tabs(get("lower"), [["algorithm", () => new AlgorithmPanel(story)], ["writes", () => new WritesPanel(trace, go)]],
      "what is done", () => this.showPanels());
    get("upper").hidden = upper.length === 0;
  }

  describe() {
    const { trace, story } = this.main;
    const chooser = { smallest: "the smallest item first", first: "the first item first", script: "steps of a script" }[trace.chooser] || trace.chooser;
    const found = story.searches ? `${story.solutions.length} ◆ and ${story.dead.length} ■ · ` : "";
    say(get("about"), this.dancers.length > 1 ? this.dancers.map((d) => `${d.trace.chooser}: ${d.trace.events.length} events`).join(" — ") : `${found}${trace.events.length} events · ${chooser}`);
    input("slider").max = String(trace.end);
    for (const id of ["solution-back", "solution-forth"]) input(id).disabled = story.solutions.length === 0;
    for (const id of ["dead-back", "dead-forth"]) input(id).disabled = story.dead.length === 0;
    get("difference").hidden = this.dancers.length < 2;
    const fill = (/** @type {string} */ id, /** @type {string[]} */ names, /** @type {number} */ from) =>
      get(id).append(html("option", { value: "" }, "—"), ...names.map((name, k) => html("option", { value: k + from }, name)));
    fill("stop-item", trace.items.slice(1).map((i) => i.name), 1);
    fill("stop-option", trace.options.slice(1).map((o) => o.name), 1);
    fill("stop-level", [...new Set(trace.events.map((e) => e.level || 0))].sort((a, b) => a - b).map(String), 0);
    for (const [keys, meaning] of helpLines) get("keys").append(html("tr", {}, html("th", { scope: "row" }, ...keys.split(" ").flatMap((k, i) => [i > 0 ? " " : "", html("kbd", {}, k)])), html("td", {}, meaning)));
  }

  listen() {
    for (const [id, act] of Object.entries(this.buttons())) get(id).addEventListener("click", act);
    input("slider").addEventListener("input", () => this.seek(Number(input("slider").value)));
    input("speed").addEventListener("input", () => this.showSpeed());
    for (const button of get("pace").querySelectorAll("button")) button.addEventListener("click", () => this.choosePace(/** @type {Pace} */ (button.value)));
    for (const kind of /** @type {const} */ (["item", "option", "level"])) {
      const select = /** @type {HTMLSelectElement} */ (get(`stop-${kind}`));
      select.addEventListener("change", () => {
        if (select.value !== "") this.addStop({ kind, value: Number(select.value) }, `${kind} ${select.selectedOptions[0].text}`);
        select.value = "";
      });
    }
    addEventListener("keydown", (event) => this.press(event));
    addEventListener("hashchange", () => this.readAddress());
    addEventListener("pagehide", () => this.writeAddress());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.showMarks());
    this.showSpeed();
  }

  /** @returns {Record<string, () => void>} */
  buttons() {
    const { trace, story } = this.main;
    return {
      first: () => this.seek(0), last: () => this.seek(trace.end), back: () => this.walk(-1), forth: () => this.walk(1),
      play: () => this.play(!this.playing),
      "solution-back": () => this.seek(nearest(story.solutions, this.t, -1, this.t)), "solution-forth": () => this.seek(nearest(story.solutions, this.t, 1, this.t)),
      "dead-back": () => this.seek(nearest(story.dead, this.t, -1, this.t)), "dead-forth": () => this.seek(nearest(story.dead, this.t, 1, this.t)),
      difference: () => this.seek(this.firstDifference()),
      live: () => put(get("live"), "aria-pressed", String(document.body.classList.toggle("live-only"))),
      "stops-button": () => { get("stops").hidden = !get("stops").hidden; put(get("stops-button"), "aria-expanded", String(!get("stops").hidden)); },
      "quiz-button": () => { this.play(false); this.quiz?.toggle(!this.quiz.open); },
      smaller: () => this.dancers.forEach((d) => d.enlarge(1 / 1.25)), larger: () => this.dancers.forEach((d) => d.enlarge(1.25)),
      fit: () => this.dancers.forEach((d) => (d.zoom > 0 ? d.enlarge(0) : d.fitAll())),
      theme: () => this.changeTheme(), "help-button": () => /** @type {HTMLDialogElement} */ (get("help")).showModal(),
    };
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === " " && event.target instanceof Element && event.target.closest("button:not(#play), input[type=checkbox]")) return;
    if (event.key.startsWith("Arrow") && event.target instanceof Element && event.target.closest('[role="tablist"]')) return;
    const act = this.keys()[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** @returns {Record<string, () => void>} */
  keys() {
    const press = (/** @type {string} */ id) => () => get(id).click();
    const tab = (/** @type {string} */ id) => () => { this.upper?.choose(id); this.lower?.choose(id); };
    const speed = (/** @type {number} */ way) => () => { input("speed").valueAsNumber += way; this.showSpeed(); };
    return {
      ArrowRight: () => this.walk(1), ArrowLeft: () => this.walk(-1), ".": () => this.walk(1, "link"), ",": () => this.walk(-1, "link"),
      "]": () => this.walk(1, "event"), "[": () => this.walk(-1, "event"), "}": () => this.walk(1, "branch"), "{": () => this.walk(-1, "branch"),
      Home: press("first"), End: press("last"), " ": press("play"), s: press("solution-forth"), S: press("solution-back"), d: press("dead-forth"), D: press("dead-back"),
      1: () => this.choosePace("link"), 2: () => this.choosePace("event"), 3: () => this.choosePace("branch"),
      f: speed(1), F: speed(-1), l: press("live"), b: press("stops-button"), q: press("quiz-button"), x: press("theme"), "?": press("help-button"),
      "+": press("larger"), "-": press("smaller"), 0: press("fit"), "=": press("difference"),
      o: tab("board"), t: tab("tree"), c: tab("cover"), m: tab("matrix"), a: tab("algorithm"), w: tab("writes"),
    };
  }

  /** @param {number} way @param {Pace} [pace] */
  walk(way, pace = this.pace) {
    this.play(false);
    if (pace === "link" && this.pace !== "link") this.choosePace("link");
    this.seek(step(this.main.trace, this.main.story, this.t, pace, way));
  }

  /** A play goes on until the end, a breakpoint, or a touch. Several steps may fall into one frame.
   * @param {boolean} on */
  play(on) {
    if (on === this.playing) return;
    if (on && this.t >= this.main.trace.end) this.seek(0);
    this.playing = on;
    say(get("play"), on ? "❚❚ pause" : "▶ play");
    put(get("play"), "aria-label", on ? "pause (space)" : "play (space)");
    if (!on) return this.showAll();
    this.due = performance.now();
    const frame = (/** @type {number} */ now) => {
      if (!this.playing) return;
      let t = this.t, stop = false;
      for (; this.due <= now && !stop; this.due += 1000 / this.rate) {
        const next = step(this.main.trace, this.main.story, t, this.pace, 1);
        stop = next === this.main.trace.end || meets(this.main.trace, this.stops, t, next);
        t = next;
      }
      if (t !== this.t) this.seek(t, true);
      if (stop) this.play(false);
      else requestAnimationFrame(frame);
    };
    this.due += 1000 / this.rate;
    requestAnimationFrame(frame);
  }

  /** @param {number} t @param {boolean} [playing] */
  seek(t, playing = false) {
    if (!playing) this.play(false);
    this.t = Math.max(0, Math.min(this.main.trace.end, Math.round(t)));
    this.showAll();
  }

  /** @param {number} t */
  showLinks(t) {
    this.choosePace("event");
    this.seek(t);
  }

  showAll() {
    const { trace } = this.main, still = !this.playing;
    for (const dancer of this.dancers) dancer.show(this.timeOf(dancer), this.pace, still);
    this.showPanels();
    input("slider").value = String(this.t);
    input("slider").setAttribute("aria-valuetext", `step ${this.t} of ${trace.end}: ${this.main.told.querySelector("h2")?.textContent}`);
    say(get("counter"), `step ${this.t} of ${trace.end}`);
    if (still) this.writeAddress();
  }

  // Two traces are in step if the same number of events is done, and of writes in the next one.
  /** @param {Dancer} dancer */
  timeOf(dancer) {
    if (dancer === this.main || this.t === 0) return this.t;
    const { trace } = this.main, other = dancer.trace, k = trace.eventAt[this.t - 1];
    if (k >= other.events.length) return other.end;
    if (this.t === trace.begins[k + 1]) return other.begins[k + 1];
    return Math.min(other.begins[k] + this.t - trace.begins[k], other.begins[k + 1]);
  }

  firstDifference() {
    const [a, b] = this.dancers.map((d) => d.trace), { trace } = this.main;
    for (let k = 0; k < trace.events.length; ++k) {
      const one = JSON.stringify(a.events[k]), two = JSON.stringify(b.events[k]);
      if (one === two) continue;
      const mine = (trace.events[k].writes || "").split(" "), others = ((trace === a ? b : a).events[k]?.writes || "").split(" ");
      const w = mine[0] === "" ? -1 : mine.findIndex((x, i) => x !== others[i]);
      return w >= 0 ? trace.begins[k] + w + 1 : trace.begins[k + 1];
    }
    return trace.end;
  }

  showPanels() {
    this.upper?.show(this.main.scene);
    this.lower?.show(this.main.scene);
  }

  /** @param {Pace} pace */
  choosePace(pace) {
    this.pace = pace;
    this.markPace();
    this.showAll();
  }
  markPace() {
    for (const button of get("pace").querySelectorAll("button")) put(button, "aria-pressed", String(button.value === this.pace));
  }

  showSpeed() {
    this.rate = 2 ** input("speed").valueAsNumber;
    say(get("rate"), `${this.rate < 1 ? this.rate.toFixed(2) : this.rate.toFixed(this.rate < 4 ? 1 : 0)} a second`);
  }
  /** @param {Breakpoint} stop @param {string} words */
  addStop(stop, words) {
    if (this.stops.some((s) => s.kind === stop.kind && s.value === stop.value)) return;
    this.stops.push(stop);
    const item = html("li", {}, html("button", { type: "button", "aria-label": `remove ${words}`, click: () => {
      this.stops = this.stops.filter((s) => s !== stop);
      item.remove();
      this.showMarks();
    } }, `${words} ✕`));
    get("stop-list").append(item);
    this.showMarks();
  }

  changeTheme() {
    const root = document.documentElement, dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    this.showMarks();
  }

  showMarks() { drawMarks(/** @type {HTMLCanvasElement} */ (get("marks")), this.main.trace, this.main.story, this.stops); }

  resize() {
    for (const dancer of this.dancers) dancer.resize();
    for (const dancer of this.dancers) dancer.reveal();
    this.showMarks();
  }

  // The address has the step, and history stays short. Browsers forbid to do this often.
  writeAddress() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => history.replaceState(null, "", `#step=${this.t}`), 150);
  }
  timer = 0;

  readAddress() {
    const step = /^#step=(\d+)$/.exec(location.hash);
    this.seek(step ? Number(step[1]) : 0);
  }
}

/** @type {[string, string][]} */
const helpLines = [["→ ←", "a step forward, a step back"], ["1 2 3", "step by link, event, tree node"], [". ,", "one link forward, back"], ["] [", "one event"], ["} {", "one node of the tree"],
  ["space", "play, pause"], ["f F", "faster, slower"], ["Home End", "the beginning, the end"], ["s S", "next, previous solution ◆"], ["d D", "next, previous dead end ■"], ["b", "breakpoints: stop at an item, an option, a level"],
  ["l", "live only: hide what removed nodes remember"], ["q", "quiz: which links change next?"], ["o t c m", "board, tree, cover, matrix"], ["a w", "algorithm, writes"], ["+ - 0", "larger, smaller, fit"], ["=", "first difference of two traces"], ["x", "light or dark"],
  ["Tab Enter", "into the list; then arrow keys follow its links"], ["?", "this help"]];

new Player();
