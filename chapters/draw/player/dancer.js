// One trace on the page: its list, what is said about it, and its state. There are two of them if
// two traces are compared.

import { html, put, say } from "./dom.js";
import { ListView } from "./list.js";
import { coming } from "./next.js";
import { nodeCard } from "./panels.js";
import { arrange } from "./places.js";
import { replay } from "./replay.js";
import { Scene } from "./scene.js";
import { slideTime } from "./slides.js";
import { Story } from "./story.js";
import { caption } from "./words.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./scene.js").Pace} Pace */

/** So far beyond the window is the list drawn at once; in points. */
const margin = 60;

export class Dancer {
  /** @param {Trace} trace @param {(t: number) => void} go @param {(on: boolean) => void} peek asks the page
   * to mark what comes next @param {string} [name] if there are two of them */
  constructor(trace, go, peek, name = "") {
    this.trace = trace;
    this.go = go;
    this.story = new Story(trace);
    this.state = Int32Array.from(trace.start);
    this.t = 0;
    this.zoom = 0;
    this.looked = -1;
    this.pinned = -1;
    this.what = html("span", { class: "what" });
    this.change = html("b", { class: "change" });
    this.sentence = html("p", { class: "sentence" });
    this.place = html("p", { class: "place soft" });
    this.next = html("button", { type: "button", class: "next", "aria-pressed": "false", "aria-live": "off", title: "mark what changes next (n)",
      click: () => peek(!this.peeking), pointerenter: () => this.markNext(true), pointerleave: () => this.markNext(this.peeking) });
    this.told = html("div", { class: "told" }, html("h2", {}, this.what, this.change), this.sentence, html("div", { class: "where" }, this.place, this.next));
    this.list = new ListView(trace, (x) => { this.looked = x; this.showCard(); });
    this.paper = html("div", { class: "paper", tabindex: 0, role: "group", "aria-label": "the list; arrow keys follow its links, Escape ends that" }, this.list.svg);
    this.card = html("div", { class: "card", hidden: true });
    this.hall = html("div", { class: "hall" }, this.paper, this.card);
    /** Where it leaves the other one, or -1. */
    this.parting = -1;
    /** What is to be said of the other trace. */
    this.likeness = html("span", { class: "likeness soft" });
    this.element = html("article", { class: "dancer", ...(name ? { "aria-label": name } : {}) }, ...(name ? [html("p", { class: "who" }, name, this.likeness)] : []), this.told, this.hall);
    this.paper.addEventListener("scroll", () => this.scrolled());
    this.paper.addEventListener("click", (event) => this.pin(event));
    this.paper.addEventListener("keydown", (event) => this.follow(event));
    /** @type {Scene} */
    this.scene = new Scene(trace, this.story, this.state, 0, "event");
  }

  /** @param {number} t @param {Pace} pace @param {boolean} still is nothing being played?
   * @param {number} [since] as in Scene @param {boolean} [slides] do links move to their new ends? */
  show(t, pace, still, since, slides) {
    replay(this.trace, this.state, this.t, t);
    this.t = t;
    this.pace = pace;
    this.scene = new Scene(this.trace, this.story, this.state, t, pace, since);
    this.aim();
    this.showList(slides);
    const words = caption(this.scene);
    put(this.told, "aria-live", still ? "polite" : "off");
    say(this.what, words.what + (words.change ? ": " : ""));
    say(this.change, words.change);
    say(this.sentence, words.sentence);
    say(this.place, words.place);
    say(this.likeness, this.compared());
    this.sentence.classList.toggle("good", words.sentence.includes("✓"));
    this.sentence.classList.toggle("bad", words.sentence.includes("✗"));
    this.showNext();
    this.showCard();
  }
  /** @type {Pace} */
  pace = "event";

  showNext() {
    const { words } = coming(this.scene, this.pace);
    say(this.next, words && `next: ${words}`);
    this.next.hidden = words === "";
    this.markNext(this.peeking);
  }

  /** Should the links that change next be marked?
   * @param {boolean} on */
  peek(on) {
    this.peeking = on;
    put(this.next, "aria-pressed", String(on));
    this.element.closest(".player")?.classList.toggle("peeking", on);
    this.markNext(on);
  }
  peeking = false;
  /** @param {boolean} on */
  markNext(on) { this.list.mark(on ? coming(this.scene, this.pace).addresses : []); }

  /** Is it like the other trace, up to here? */
  compared() {
    if (this.parting < 0) return "";
    if (this.t === this.parting) return "≠ the first difference is here";
    return this.t < this.parting ? "= both are alike so far" : `≠ they differ since step ${this.parting}`;
  }

  // What can be seen of the list is drawn at once, and the rest when nothing has happened for a while.
  /** @param {boolean} [slides] */
  showList(slides = false) {
    const { at, room, scale, list } = this, [left, top] = list.places ? list.places.extent : [0, 0], x = left + at.x / scale, y = top + at.y / scale;
    const whole = list.width * scale <= room.w + 1 && list.height * scale <= room.h + 1;
    list.show(this.scene, whole ? null : [x - margin, y - margin, x + room.w / scale + margin, y + room.h / scale + margin], slides);
    clearTimeout(this.later);
    if (!whole) this.later = setTimeout(() => list.show(this.scene, null), slides ? slideTime + 50 : 250);
  }
  later = 0;

  // If the list is larger than its place, it is to be moved to where something happens. (To ask the
  // browser how large or where a thing is makes it lay out the page at once; so that is remembered.)
  aim() {
    const box = this.list.focus(this.scene), { scale, room, at } = this, width = this.list.width * scale, height = this.list.height * scale;
    if (!box || (width <= room.w + 1 && height <= room.h + 1)) return;
    const [left, top, right, bottom] = box.map((v) => v * scale);
    /** @param {number} a @param {number} b @param {number} at @param {number} room @param {number} all */
    const move = (a, b, at, room, all) => (a >= at && b <= at + room ? at : Math.max(0, Math.min(b - a > room ? a : (a + b - room) / 2, all - room)));
    this.moved(move(left, right, at.x, room.w, width), move(top, bottom, at.y, room.h, height));
  }
  /** Moves it there; after all has been drawn. */
  reveal() {
    if (this.at === this.scrolledTo) return;
    this.paper.scrollTo(this.at.x, this.at.y);
    this.scrolledTo = this.at;
  }
  room = { w: 0, h: 0 };
  at = { x: 0, y: 0 };
  scrolledTo = this.at;
  /** @param {number} x @param {number} y */
  moved(x, y) {
    if (x !== this.at.x) this.list.keepMargin(x / this.scale);
    if (x !== this.at.x || y !== this.at.y) this.at = { x, y };
  }
  // By hand, or by ourselves; browsers round.
  scrolled() {
    const { scrollLeft: x, scrollTop: y } = this.paper;
    if (Math.abs(x - this.at.x) < 2 && Math.abs(y - this.at.y) < 2) return;
    this.moved(x, y);
    this.scrolledTo = this.at;
    this.showList();
  }

  // All of the list, if its names can be read then; or as much as can be read.
  resize() {
    const { clientWidth: w, clientHeight: h } = this.paper;
    if (this.room.w !== w || this.room.h !== h) {
      this.room = { w, h };
      const { places, scale } = arrange(this.trace, w, h);
      this.fitting = scale;
      this.list.arrange(places, this.zoom || scale);
    }
    this.scale = this.zoom || this.fitting;
    if (this.scale !== this.list.scale) this.list.scaleTo(this.scale);
    this.aim();
    this.showList();
    this.list.keepMargin(this.at.x / this.scale);
    this.markNext(this.peeking);
  }
  /** The scale that fits. */
  fitting = 1;
  scale = 1;

  /** @param {number} factor 0: fit */
  enlarge(factor) {
    this.zoom = factor === 0 ? 0 : Math.min(4, Math.max(0.15, this.scale * factor));
    this.resize();
    this.reveal();
  }
  fitAll() {
    const { clientWidth: w, clientHeight: h } = this.paper;
    this.zoom = Math.min(w / this.list.width, h / this.list.height);
    this.resize();
  }

  /** @param {Event} event */
  pin(event) {
    const group = /** @type {Element} */ (event.target).closest("[data-node]");
    const x = group ? Number(group.getAttribute("data-node")) : -1;
    this.pinned = x === this.pinned ? -1 : x;
    this.showCard();
  }

  /** Arrow keys go where the links go.
   * @param {KeyboardEvent} event */
  follow(event) {
    const field = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].indexOf(event.key);
    if (event.key === "Enter" && this.pinned < 0) this.pinned = 0;
    else if (event.key === "Escape") this.pinned = -1;
    else if (field >= 0 && this.pinned >= 0 && (this.pinned > 0 || field < 2)) this.pinned = this.scene.get(field, this.pinned);
    else return;
    event.preventDefault();
    event.stopPropagation();
    this.looked = -1;
    this.showCard();
  }

  showCard() {
    const x = this.looked >= 0 ? this.looked : this.pinned;
    this.card.hidden = x < 0;
    this.list.nodes[this.marked]?.group.classList.remove("looked");
    this.marked = x;
    if (x < 0) return;
    const { group } = this.list.node(x);
    group.classList.add("looked");
    this.card.replaceChildren(...nodeCard(this.scene, x, this.go));
    put(this.card, "aria-live", this.looked < 0 ? "polite" : "off");
    const box = group.getBoundingClientRect(), paper = this.paper.getBoundingClientRect();
    this.card.classList.toggle("away", box.left < paper.left + paper.width / 2);
  }
  /** The node whose card is shown, or -1. */
  marked = -1;
}
