// The large player: one or two dancers, a clock, and everything that listens. At first there is a list, a
// sentence, and three buttons; a button shows all the others.

import { BoardView } from "./board.js";
import { Dancer } from "./dancer.js";
import { html, put, say } from "./dom.js";
import { counted } from "./english.js";
import { showKeys } from "./keys.js";
import { legend } from "./legend.js";
import { MatrixView } from "./matrix.js";
import { AlgorithmPanel, CoverPanel, WritesPanel } from "./panels.js";
import { Quiz } from "./quiz.js";
import { Tabs } from "./tabs.js";
import { drawMarks, meets, nearest, step } from "./time.js";
import { Trace } from "./trace.js";
import { TreeView } from "./tree.js";

/** @typedef {import("./scene.js").Pace} Pace */
/** @typedef {import("./time.js").Breakpoint} Breakpoint */

/** @typedef {[string, () => import("./tabs.js").Panel][]} NamedPanels */

/** So wide is a phone, at most, or so high; and so many steps in a second leave time for a slide. */
const mostCells = 40000, phoneWidth = 760, phoneHeight = 540, slowRate = 3;

/** @param {Trace} trace */
function chooserWords(trace) {
  return { smallest: "the smallest item first", first: "the first item first", script: "steps of a script" }[trace.chooser] || trace.chooser;
}

export class Player {
  /** @param {HTMLElement} host @param {HTMLElement} frame where the markup of player.html is @param {Trace[]} traces */
  constructor(host, frame, traces) {
    this.host = host;
    this.frame = frame;
    this.wide = this.isWide();
    this.dancers = traces.map((trace, k) => new Dancer(trace, (t) => this.seek(t), (on) => this.peek(on), traces.length > 1 ? this.nameOf(trace, k) : ""));
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
    this.get("dancers").append(...this.dancers.map((d) => d.element));
    frame.classList.toggle("two", this.dancers.length > 1);
    this.parting = this.dancers.length > 1 ? this.firstDifference() : -1;
    for (const dancer of this.dancers) dancer.parting = this.parting < 0 ? -1 : this.timeOf(dancer, this.parting);
    this.get("legend").replaceWith(legend(this.main.trace, this.main.story));
    this.addPanels();
    this.quiz = new Quiz((id) => this.get(id), () => ({ trace: this.main.trace, t: this.t }), (t, since) => this.seek(t, false, since));
    this.describe();
    this.listen();
    this.markPace();
    this.more(traces.length > 1);
    for (const dancer of this.dancers) dancer.resize();
    this.readAddress();
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(this.get("dancers"));
  }

  /** The element with this identity.
   * @param {string} id @returns {HTMLElement} */
  get(id) { return /** @type {HTMLElement} */ (this.frame.querySelector(`#${id}`)); }
  /** @param {string} id @returns {HTMLInputElement} */
  input(id) { return /** @type {HTMLInputElement} */ (this.get(id)); }

  /** Shows all, or the list, the sentence, and three buttons.
   * @param {boolean} on */
  more(on) {
    this.frame.classList.toggle("first", !on);
    put(this.get("more"), "aria-expanded", String(on));
    say(this.get("more"), on ? "less" : "more");
    if (!on && this.quiz.open) this.quiz.toggle(false);
    if (on) this.showMarks();
  }

  // One trace has its views above, and what is done below; where there is little room, there is one
  // row of tabs. Two have all of it side by side, and begin with their trees.
  addPanels() {
    const [first, second] = this.dancers, all = (/** @type {Dancer} */ dancer) => [...this.views(dancer), ...this.doings(dancer)];
    /** @type {[Tabs, Dancer][]} */
    this.tabs = [];
    /** @param {string} place @param {Dancer | undefined} dancer @param {NamedPanels} panels @param {string} label @param {string} [suffix] */
    const add = (place, dancer, panels, label, suffix) => {
      this.get(place).replaceChildren();
      this.get(place).hidden = panels.length === 0;
      if (dancer && panels.length > 0) this.tabs.push([new Tabs(this.get(place), panels, label, () => this.showPanels(), suffix), dancer]);
    };
    if (second) {
      add("upper", first, all(first), "views of the first trace");
      add("lower", second, all(second), "views of the second trace", "-2");
      for (const [tabs] of this.tabs) tabs.choose("tree");
    } else {
      add("upper", first, !this.wide ? all(first) : this.views(first), "views of the problem");
      add("lower", first, !this.wide ? [] : this.doings(first), "what is done");
    }
  }

  /** The problem, as one would write it down.
   * @param {Dancer} dancer @returns {NamedPanels} */
  views(dancer) {
    const { trace, story } = dancer;
    /** @type {NamedPanels} */
    const views = [];
    if (trace.meta.board) views.push(["board", () => new BoardView(trace)]);
    if (trace.items.length * trace.options.length <= mostCells) views.push(["matrix", () => new MatrixView(trace)]);
    if (story.searches) views.push(["cover", () => new CoverPanel(trace, story, this.goOf(dancer))]);
    return views;
  }
  /** The search, and its program.
   * @param {Dancer} dancer @returns {NamedPanels} */
  doings(dancer) {
    const { trace, story } = dancer;
    /** @type {NamedPanels} */
    const doings = story.searches ? [["tree", () => new TreeView(trace, story, this.goOf(dancer), dancer.parting < 0 ? -1 : story.bud(dancer.parting))]] : [];
    return [...doings, ["algorithm", () => new AlgorithmPanel(story)], ["writes", () => new WritesPanel(trace, this.goOf(dancer))]];
  }
  /** To a time of this trace, which may be another time for the one that counts.
   * @param {Dancer} dancer @returns {(t: number) => void} */
  goOf(dancer) {
    return (t) => {
      const k = dancer.trace.lastEvent(t), { trace } = this.main;
      if (dancer === this.main || k < 0) return this.seek(t);
      this.seek(t === dancer.trace.begins[k + 1] ? trace.begins[k + 1] : Math.min(trace.begins[k] + t - dancer.trace.begins[k], trace.begins[k + 1]));
    };
  }

  /** @param {Trace} trace @param {number} k */
  nameOf(trace, k) { return `${["left", "right"][k]}: ${chooserWords(trace)}, ${trace.events.length} events`; }

  describe() {
    const { trace, story } = this.main;
    const found = story.searches ? [`${counted(story.solutions.length, "solution")} ◆`, `${counted(story.dead.length, "dead end")} ■`] : [];
    const about = this.dancers.length > 1 ? "two traces, in step" : [...found, `${trace.events.length} events`, chooserWords(trace)].join(" · ");
    say(this.get("about"), about);
    put(this.get("about"), "title", about);
    this.input("slider").max = String(trace.end);
    this.get("counter").style.minWidth = `${`step ${trace.end} of ${trace.end}`.length}ch`; // lest the slider become shorter
    for (const id of ["solution-back", "solution-forth"]) this.input(id).disabled = story.solutions.length === 0;
    for (const id of ["dead-back", "dead-forth"]) this.input(id).disabled = story.dead.length === 0;
    this.get("difference").hidden = this.dancers.length < 2;
    const fill = (/** @type {string} */ id, /** @type {string[]} */ names, /** @type {number} */ from) =>
      this.get(id).append(html("option", { value: "" }, "—"), ...names.map((name, k) => html("option", { value: k + from }, name)));
    fill("stop-item", trace.items.slice(1).map((i) => i.name), 1);
    fill("stop-option", trace.options.slice(1).map((o) => o.name), 1);
    fill("stop-level", [...new Set(trace.events.map((e) => e.level || 0))].sort((a, b) => a - b).map(String), 0);
    showKeys(this.get("keys"));
  }

  listen() {
    for (const [id, act] of Object.entries(this.buttons())) this.get(id).addEventListener("click", act);
    this.input("slider").addEventListener("input", () => this.seek(Number(this.input("slider").value)));
    this.input("speed").addEventListener("input", () => this.showSpeed());
    for (const button of this.get("pace").querySelectorAll("button")) button.addEventListener("click", () => this.choosePace(/** @type {Pace} */ (button.value)));
    for (const kind of /** @type {const} */ (["item", "option", "level"])) {
      const select = /** @type {HTMLSelectElement} */ (this.get(`stop-${kind}`));
      select.addEventListener("change", () => {
        if (select.value !== "") this.addStop({ kind, value: Number(select.value) }, `${kind} ${select.selectedOptions[0].text}`);
        select.value = "";
      });
    }
    this.on(this.host.hasAttribute("keys") ? window : this.frame, "keydown", (event) => this.press(event));
    if (this.host.hasAttribute("address")) {
      this.on(window, "hashchange", (event) => this.readAddress(new URL(event.newURL).hash)); // meanwhile, it may have been written
      this.on(window, "pagehide", () => this.writeAddress());
    }
    this.on(matchMedia("(prefers-color-scheme: dark)"), "change", () => this.showMarks());
    this.showSpeed();
  }
  /** Listens, until the player leaves.
   * @param {EventTarget} target @param {string} name @param {(event: any) => void} act */
  on(target, name, act) { target.addEventListener(name, act, { signal: this.leaving.signal }); }
  leaving = new AbortController();
  leave() {
    this.play(false);
    this.leaving.abort();
    this.observer?.disconnect();
  }

  /** @returns {Record<string, () => void>} */
  buttons() {
    const { trace, story } = this.main;
    return {
      first: () => this.seek(0), last: () => this.seek(trace.end), back: () => this.walk(-1), forth: () => this.walk(1),
      play: () => this.play(!this.playing),
      "solution-back": () => this.seek(nearest(story.solutions, this.t, -1, this.t)), "solution-forth": () => this.seek(nearest(story.solutions, this.t, 1, this.t)),
      "dead-back": () => this.seek(nearest(story.dead, this.t, -1, this.t)), "dead-forth": () => this.seek(nearest(story.dead, this.t, 1, this.t)),
      difference: () => this.seek(this.parting < 0 ? trace.end : this.parting),
      live: () => put(this.get("live"), "aria-pressed", String(this.frame.classList.toggle("live-only"))),
      "stops-button": () => { this.get("stops").hidden = !this.get("stops").hidden; put(this.get("stops-button"), "aria-expanded", String(!this.get("stops").hidden)); },
      "quiz-button": () => { this.play(false); this.quiz?.toggle(!this.quiz.open); },
      smaller: () => this.dancers.forEach((d) => d.enlarge(1 / 1.25)), larger: () => this.dancers.forEach((d) => d.enlarge(1.25)),
      fit: () => this.dancers.forEach((d) => (d.zoom > 0 ? d.enlarge(0) : d.fitAll())),
      more: () => this.more(this.frame.classList.contains("first")),
      theme: () => this.changeTheme(), "help-button": () => /** @type {HTMLDialogElement} */ (this.get("help")).showModal(),
    };
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const target = event.composedPath()[0];
    if (event.ctrlKey || event.metaKey || event.altKey || this.isTyping(target)) return;
    if (event.key === " " && target instanceof Element && target.closest("button:not(#play), input[type=checkbox]")) return;
    if (event.key.startsWith("Arrow") && target instanceof Element && target.closest('[role="tablist"]')) return;
    const act = this.keys()[event.key];
    if (!act) return;
    event.preventDefault();
    if ("mocatwbq".includes(event.key)) this.more(true); // they are asked for
    act();
  }

  /** Does the page ask for keys, or is a text or a choice being given?
   * @param {EventTarget} target */
  isTyping(target) {
    return (target instanceof Element && target.matches("select, textarea, summary, #speed, input:not([type=range], [type=checkbox])")) ||
      /** @type {HTMLDialogElement} */ (this.get("help")).open;
  }

  /** @returns {Record<string, () => void>} */
  keys() {
    const press = (/** @type {string} */ id) => () => this.get(id).click();
    const tab = (/** @type {string} */ id) => () => this.tabs.forEach(([tabs]) => tabs.choose(id));
    const speed = (/** @type {number} */ way) => () => { this.input("speed").valueAsNumber += way; this.showSpeed(); };
    return {
      ArrowRight: () => this.walk(1), ArrowLeft: () => this.walk(-1), ".": () => this.walk(1, "link"), ",": () => this.walk(-1, "link"),
      "]": () => this.walk(1, "event"), "[": () => this.walk(-1, "event"), "}": () => this.walk(1, "branch"), "{": () => this.walk(-1, "branch"),
      Escape: () => { if (this.quiz.open) this.quiz.toggle(false); }, Home: press("first"), End: press("last"), " ": press("play"), s: press("solution-forth"), S: press("solution-back"), d: press("dead-forth"), D: press("dead-back"),
      1: () => this.choosePace("link"), 2: () => this.choosePace("event"), 3: () => this.choosePace("branch"),
      f: speed(1), F: speed(-1), l: press("live"), n: () => this.peek(!this.main.peeking), b: press("stops-button"), q: press("quiz-button"), x: press("theme"), "?": press("help-button"),
      "+": press("larger"), "-": press("smaller"), 0: press("fit"), "=": press("difference"),
      o: tab("board"), t: tab("tree"), c: tab("cover"), m: tab("matrix"), a: tab("algorithm"), w: tab("writes"),
    };
  }

  /** @param {boolean} on */
  peek(on) { for (const dancer of this.dancers) dancer.peek(on); }

  /** @param {number} way @param {Pace} [pace] */
  walk(way, pace = this.pace) {
    this.play(false);
    if (pace === "link" && this.pace !== "link") this.choosePace("link");
    this.seek(step(this.main.trace, this.main.story, this.t, pace, way), false, undefined, true);
  }

  /** Plays, and does not wait long for the first step. */
  start() {
    this.play(true);
    this.due = performance.now() + 150;
  }
  /** A play goes on until the end, a breakpoint, or a touch. Several steps may fall into one frame.
   * @param {boolean} on */
  play(on) {
    if (on === this.playing) return;
    if (on && this.t >= this.main.trace.end) this.seek(0);
    this.playing = on;
    say(this.get("play"), on ? "❚❚ pause" : "▶ play");
    put(this.get("play"), "aria-label", on ? "pause (space)" : "play (space)");
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
      if (t !== this.t) this.seek(t, true, undefined, this.rate <= slowRate);
      if (stop) this.play(false);
      else requestAnimationFrame(frame);
    };
    this.due += 1000 / this.rate;
    requestAnimationFrame(frame);
  }

  /** @param {number} t @param {boolean} [playing] @param {number} [since] what was written after this time is shown as new
   * @param {boolean} [slides] do links move to their new ends? */
  seek(t, playing = false, since, slides = false) {
    if (!playing) this.play(false);
    this.t = Math.max(0, Math.min(this.main.trace.end, Math.round(t)));
    this.showAll(since, slides);
  }

  /** @param {number} [since] @param {boolean} [slides] */
  showAll(since, slides) {
    const { trace } = this.main, still = !this.playing;
    for (const dancer of this.dancers) dancer.show(this.timeOf(dancer), this.pace, still, since === undefined ? since : this.timeOf(dancer, since), slides);
    this.showPanels();
    for (const dancer of this.dancers) dancer.reveal();
    this.input("slider").value = String(this.t);
    this.input("slider").setAttribute("aria-valuetext", `step ${this.t} of ${trace.end}: ${this.main.told.querySelector("h2")?.textContent}`);
    say(this.get("counter"), `step ${this.t} of ${trace.end}`);
    if (still) this.writeAddress();
  }

  // Two traces are in step if the same number of events is done, and of writes in the next one.
  /** @param {Dancer} dancer @param {number} [t] */
  timeOf(dancer, t = this.t) {
    if (dancer === this.main || t === 0) return t;
    const { trace } = this.main, other = dancer.trace, k = trace.eventAt[t - 1];
    if (k >= other.events.length) return other.end;
    if (t === trace.begins[k + 1]) return other.begins[k + 1];
    return Math.min(other.begins[k] + t - trace.begins[k], other.begins[k + 1]);
  }

  /** The time after the first write, or event, that the two do not share; -1 if they are the same. */
  firstDifference() {
    const { trace } = this.main, other = this.dancers.map((d) => d.trace).find((t) => t !== trace) || trace;
    for (let k = 0; k < trace.events.length; ++k) {
      if (JSON.stringify(trace.events[k]) === JSON.stringify(other.events[k])) continue;
      const same = (/** @type {number} */ w) => w < (other.counts[k] || 0) && trace.address[trace.begins[k] + w] === other.address[other.begins[k] + w] && trace.now[trace.begins[k] + w] === other.now[other.begins[k] + w];
      for (let w = 0; w < trace.counts[k]; ++w) if (!same(w)) return trace.begins[k] + w + 1;
      return trace.begins[k + 1];
    }
    return -1;
  }

  showPanels() { for (const [tabs, dancer] of this.tabs) tabs.show(dancer.scene); }

  /** @param {Pace} pace */
  choosePace(pace) {
    this.pace = pace;
    this.markPace();
    this.showAll();
  }
  markPace() {
    for (const button of this.get("pace").querySelectorAll("button")) put(button, "aria-pressed", String(button.value === this.pace));
  }

  showSpeed() {
    this.rate = 2 ** this.input("speed").valueAsNumber;
    say(this.get("rate"), `${this.rate < 1 ? this.rate.toFixed(2) : this.rate.toFixed(this.rate < 4 ? 1 : 0)} a second`);
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
    this.get("stop-list").append(item);
    this.showMarks();
  }

  changeTheme() {
    const dark = getComputedStyle(this.frame).getPropertyValue("color-scheme") === "dark" ||
      (!this.host.style.colorScheme && matchMedia("(prefers-color-scheme: dark)").matches);
    (this.host.hasAttribute("address") ? document.documentElement : this.host).style.colorScheme = dark ? "light" : "dark";
    this.showMarks();
  }

  showMarks() { drawMarks(/** @type {HTMLCanvasElement} */ (this.get("marks")), this.main.trace, this.main.story, this.stops, this.parting); }

  isWide() { return this.host.clientWidth > phoneWidth && this.host.clientHeight > phoneHeight; }

  resize() {
    if (this.wide !== this.isWide()) {
      this.wide = !this.wide;
      this.addPanels();
      this.showPanels();
    }
    for (const dancer of this.dancers) dancer.resize();
    for (const dancer of this.dancers) dancer.reveal();
    this.showMarks();
  }

  // The address has the step, and history stays short. Browsers forbid to do this often. The page around the
  // element may keep the step, too.
  writeAddress() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.host.hasAttribute("address")) history.replaceState(null, "", `#step=${this.t}`);
      this.host.dispatchEvent(new CustomEvent("step", { detail: this.t }));
    }, 150);
  }
  timer = 0;

  readAddress(hash = this.host.hasAttribute("address") ? location.hash : this.host.getAttribute("start") ?? "") {
    const [, unit, digits] = /^#(step|event)=(\d+)$/.exec(hash) || ["", "", "0"], { begins, events } = this.main.trace;
    this.seek(unit === "event" ? begins[Math.min(Number(digits), events.length)] : Number(digits));
  }
}
