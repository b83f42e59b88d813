// The page of the first exercises: a list, of which one link after the other is written with two
// clicks. What is right is decided in judge.js, and why in why.js.

import { get, html, put, say } from "../player/dom.js";
import { listed } from "../player/english.js";
import { Trace } from "../player/trace.js";
import { Board } from "./board.js";
import { after, taskOf, verdictOn } from "./judge.js";
import { asSymbols, because, fieldName } from "./why.js";

/** @typedef {import("./judge.js").Task} Task */
/** @typedef {import("./judge.js").Write} Write */
/** What tools/web practice tells of an exercise. The event is that of the trace which is to be written.
 * @typedef {{name: string, number: number, title: string, exact: boolean, hints: string[], event: number,
 *   trace: any[], meta: import("../player/trace.js").Meta}} Given */

const pause = 1300;

class Exercise {
  /** @param {Given} given */
  constructor(given) {
    this.given = given;
    this.trace = new Trace(given.trace, given.meta);
    this.task = taskOf(this.trace, given.event, given.exact);
    /** @type {Write[]} all of them right */
    this.done = [];
    /** @type {Write | null} the last one, if it is not right */
    this.slip = null;
    this.hints = 0;
    this.passed = false;
  }

  /** Is something put back? */
  get back() { return this.given.event > 0; }
  get over() { return this.done.length === this.task.writes.length; }
  state() { return after(this.task, this.slip ? [...this.done, this.slip] : this.done); }

  /** Judges a write; returns what is to be said of it.
   * @param {Write} write */
  write(write) {
    const verdict = verdictOn(this.task, this.done, write);
    if (verdict === "right") {
      this.done.push(write);
      return { good: true, words: this.over ? "" : `Right: ${asSymbols(this.trace, write)}. ${this.task.writes.length - this.done.length} to go.` };
    }
    if (verdict !== "idle") this.slip = write;
    return { good: verdict === "idle", words: because(this.trace, this.task, this.done, write, verdict, this.back) };
  }

  undo() {
    if (this.slip) this.slip = null;
    else this.done.pop();
  }
}

class Practice {
  constructor() {
    /** @type {Given[]} */
    const all = JSON.parse(get("exercises").textContent || "[]");
    this.exercises = all.map((given) => new Exercise(given));
    this.restorePassed();
    this.now = this.exercises[0];
    this.timer = 0;
    this.boards = this.exercises.map(({ trace }) => new Board(trace, (write) => this.write(write), () => this.withdraw(), (words, numbers) => this.ask(words, numbers)));
    this.board = this.boards[0];
    this.listen();
    this.choose(this.exercises.find((e) => !e.passed) || this.exercises[0]);
    document.documentElement.dataset.ready = "yes";
  }

  listen() {
    get("list").append(...this.exercises.map((e) => html("li", {}, html("button", { type: "button", click: () => this.choose(e) }))));
    get("undo").addEventListener("click", () => this.undo());
    get("hint").addEventListener("click", () => this.hint());
    get("show").addEventListener("click", () => (this.timer ? this.stop() : this.play()));
    get("again").addEventListener("click", () => this.begin());
    addEventListener("keydown", (event) => {
      if (event.key === "Backspace") this.undo();
      if (event.key === "Escape") this.board.release();
    });
  }

  /** @param {Exercise} exercise */
  choose(exercise) {
    this.now = exercise;
    this.board = this.boards[this.exercises.indexOf(exercise)];
    get("picture").replaceChildren(this.board.svg);
    say(get("title"), `${exercise.given.title}`);
    const task = /** @type {HTMLTemplateElement} */ (get(`task-${exercise.given.name}`));
    get("task").replaceChildren(task.content.cloneNode(true));
    this.begin();
  }

  begin() {
    this.stop();
    this.now.done = [];
    this.now.slip = null;
    this.say("", true);
    this.show();
  }

  /** @param {Write} write */
  write(write) {
    this.stop();
    const { good, words } = this.now.write(write);
    this.say(words, good);
    if (this.now.over) this.now.passed = true, this.keepPassed();
    this.show();
    get(this.now.over ? "done" : "verdict").scrollIntoView({ block: "nearest" });
  }

  // Whoever chooses another link takes the wrong one back.
  withdraw() {
    this.stop();
    if (!this.now.slip) return;
    this.now.undo();
    this.say("The wrong link has been taken back.", true);
    this.show();
  }

  undo() {
    this.stop();
    this.now.undo();
    this.say("", true);
    this.show();
  }

  hint() {
    this.now.hints = Math.min(this.now.hints + 1, this.now.given.hints.length);
    this.show();
    get("hints").lastElementChild?.scrollIntoView({ block: "nearest" });
  }

  /** The solution, write by write; then it is the student's turn again. */
  play() {
    this.begin();
    const step = () => {
      if (this.now.over) return this.stop(), this.begin(), this.say("Now you.", true);
      const write = this.now.task.writes[this.now.done.length];
      this.now.done.push(write);
      this.say(`${asSymbols(this.now.trace, write)}: ${fieldName(this.now.trace, write.at)}`, true);
      this.show();
      this.timer = setTimeout(step, pause);
    };
    this.timer = setTimeout(step, pause / 2);
    this.show();
  }

  stop() {
    clearTimeout(this.timer);
    if (this.timer) this.timer = 0, this.show();
  }

  /** @returns {Element[]} */
  praise() {
    const { given, task, trace } = this.now, next = this.exercises.find((e) => !e.passed), all = this.exercises.map((e) => String(e.task.writes.length));
    const said = html("p", { class: "good" }, `✓ Every link is what it should be. You have written ${task.writes.length} links${trace.options.length > 1 ? " and sizes" : ""}.`);
    if (next) return [said, html("p", {}, html("button", { type: "button", class: "strong", click: () => this.choose(next) }, `Next: ${next.given.title}`), " or in C++: ", html("code", {}, `make exercise-${given.number}`))];
    return [said, html("p", {}, `All three are done: ${listed(all)} writes. Now write them in C++, where a loop finds each node:`),
      html("pre", {}, this.exercises.map((e) => `make exercise-${e.given.number}`.padEnd(18) + `# ${e.given.title}`).join("\n"))];
  }

  /** @param {string} words @param {boolean} good */
  say(words, good) {
    say(get("verdict"), words);
    put(get("verdict"), "class", good ? "good" : "bad");
  }

  /** What is to be done next; and buttons for the numbers that a size may become.
   * @param {string} words @param {Element[]} numbers */
  ask(words, numbers) {
    say(get("ask"), words);
    get("numbers").replaceChildren(...numbers);
  }

  show() {
    const { done, slip, task, given, hints, trace, over } = this.now, last = slip || done[done.length - 1];
    this.board.show(this.now.state(), last ? [last.at] : [], slip !== null, over || this.timer > 0);
    if (over || this.timer > 0) this.ask(over ? "" : "This is how the book does it.", []);
    get("done").hidden = !over || this.timer > 0 || !this.now.passed;
    get("talk").classList.toggle("over", !get("done").hidden);
    if (!get("done").hidden) get("done").replaceChildren(...this.praise());
    get("writes").replaceChildren(...task.writes.map((_, k) => html("li", k < done.length ? { class: "done" } : {}, k < done.length ? asSymbols(trace, done[k]) : "…")));
    get("hints").replaceChildren(...given.hints.slice(0, hints).map((text) => html("li", {}, text)));
    say(get("hint"), hints === given.hints.length ? "no more hints" : `hint ${hints + 1} of ${given.hints.length}`);
    for (const [id, off] of /** @type {const} */ ([["hint", hints === given.hints.length], ["undo", last === undefined], ["again", last === undefined]])) /** @type {HTMLButtonElement} */ (get(id)).disabled = off;
    say(get("show"), this.timer > 0 ? "stop" : "show me");
    [...get("list").querySelectorAll("button")].forEach((button, k) => {
      const e = this.exercises[k];
      say(button, `${e.passed ? "✓" : k + 1}  ${e.given.name}`);
      put(button, "aria-label", `exercise ${k + 1}, ${e.given.name}${e.passed ? ", done" : ""}`);
      put(button, "aria-current", e === this.now ? "step" : "false");
    });
  }

  // What has been passed is kept, if the browser keeps anything for this page.
  keepPassed() { try { localStorage.setItem("dlx-practice", this.exercises.filter((e) => e.passed).map((e) => e.given.name).join(" ")); } catch { /* then it is not */ } }
  restorePassed() {
    try {
      const names = (localStorage.getItem("dlx-practice") || "").split(" ");
      for (const e of this.exercises) e.passed = names.includes(e.given.name);
    } catch { /* nothing is known */ }
  }
}

new Practice();
