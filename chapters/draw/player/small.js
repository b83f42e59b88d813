// The small player: one strip of a page. It has a list, or another view, three buttons, a sentence, and the line
// of the algorithm that is at work.

import { BoardView } from "./board.js";
import { Dancer } from "./dancer.js";
import { html, put, say } from "./dom.js";
import { MatrixView } from "./matrix.js";
import { runningLines } from "./panels.js";
import { arrange } from "./places.js";
import { stopsOf } from "./stops.js";
import { TreeView } from "./tree.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** What an element wishes; as dlx draw has it.
 * @typedef {{grain: string, steps: string, view: string}} Wishes */

/** So long is a step shown in a play, in milliseconds; and so high should a list be, in pixels. */
const pause = 1100, goodHeight = 440;

export class SmallPlayer {
  /** @param {HTMLElement} host @param {HTMLElement} frame @param {Trace} trace @param {Wishes} wishes */
  constructor(host, frame, trace, { grain, steps, view }) {
    this.host = host;
    this.trace = trace;
    this.grain = grain;
    this.stops = stopsOf(trace, grain, steps);
    this.k = 0;
    this.dancer = new Dancer(trace, (t) => this.go(this.nearest(t)), () => {});
    this.view = this.make(view);
    this.line = html("p", { class: "line" });
    this.counter = html("span", { class: "soft" });
    this.back = html("button", { type: "button", "aria-label": "one step back", click: () => this.walk(-1) }, "◀");
    this.play = html("button", { type: "button", class: "strong", click: () => (this.timer ? this.pause() : this.start()) });
    this.forth = html("button", { type: "button", "aria-label": "one step forward", click: () => this.walk(1) }, "▶");
    const words = html("div", { class: "words" }, this.dancer.told, this.line), hall = this.view ? this.view.element : this.dancer.element;
    const buttons = html("div", { class: "group", role: "group", "aria-label": "walk" }, this.back, this.play, this.forth, this.counter);
    frame.append(html("div", { class: `small${this.view ? " viewing" : ""}`, keydown: (event) => this.press(event) }, hall, html("div", { class: "below" }, buttons, words)));
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(host);
    this.resize();
    this.pause();
    this.go(0);
  }

  /** @param {string} view @returns {import("./tabs.js").Panel | null} null: the list */
  make(view) {
    const { trace, dancer } = this;
    if (view === "board" && trace.meta.board) return new BoardView(trace);
    if (view === "matrix") return new MatrixView(trace);
    return view === "tree" ? new TreeView(trace, dancer.story, (t) => this.go(this.nearest(t)), -1) : null;
  }

  /** The stop at this time, or the last before it.
   * @param {number} t */
  nearest(t) { return Math.max(0, this.stops.filter((stop) => stop.t <= t).length - 1); }

  // The list is as wide as its place, and as high as it needs then.
  resize() {
    const width = this.dancer.paper.clientWidth;
    if (this.view || width === 0 || width === this.width) return;
    this.width = width;
    const { places: { extent: [, top, , bottom] }, scale } = arrange(this.trace, width, goodHeight);
    this.dancer.hall.style.height = `${Math.ceil((bottom - top) * scale) + 2}px`;
    this.dancer.resize();
    this.dancer.reveal();
  }
  width = 0;

  /** @param {number} way */
  walk(way) {
    this.pause();
    this.go(this.k + way);
  }

  /** @param {number} k the stop, from 0 */
  go(k) {
    const next = Math.max(0, Math.min(this.stops.length - 1, k)), { t, since } = this.stops[next], { dancer } = this;
    const slides = Math.abs(next - this.k) === 1;
    this.k = next;
    dancer.show(t, this.grain === "event" ? "event" : "link", !this.timer, this.grain === "node" && since >= 0 ? since : undefined, slides);
    dancer.reveal();
    this.view?.show(dancer.scene);
    say(this.line, runningLines(dancer.scene).join("\n"));
    say(this.counter, `${next + 1} of ${this.stops.length}`);
    this.back.disabled = next === 0;
    this.forth.disabled = next + 1 === this.stops.length;
    this.host.dispatchEvent(new CustomEvent("step", { detail: t }));
  }

  start() {
    if (this.k + 1 >= this.stops.length) this.go(0);
    this.timer = setInterval(() => {
      this.go(this.k + 1);
      if (this.k + 1 >= this.stops.length) this.pause();
    }, pause);
    this.tell("❚❚", "pause");
  }
  pause() {
    clearInterval(this.timer);
    this.timer = 0;
    this.tell("▶", "play");
  }
  timer = 0;
  /** @param {string} sign @param {string} name */
  tell(sign, name) {
    say(this.play, `${sign} ${name}`);
    put(this.play, "aria-label", name);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.walk(way);
  }

  leave() {
    this.pause();
    this.observer.disconnect();
  }
}
