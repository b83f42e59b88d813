// One trace on the page: its list, what is said about it, and its state. There are two of them if
// two traces are compared.

import { get, html, put, say } from "./dom.js";
import { ListView, legend } from "./list.js";
import { nodeCard } from "./panels.js";
import { replay } from "./replay.js";
import { Scene } from "./scene.js";
import { Story } from "./story.js";
import { caption } from "./words.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./scene.js").Pace} Pace */

export class Dancer {
  /** @param {Trace} trace @param {(t: number) => void} go @param {string} [name] if there are two of them */
  constructor(trace, go, name = "") {
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
    this.told = html("div", { class: "told" }, html("h2", {}, this.what, this.change), this.sentence, this.place);
    this.list = new ListView(trace, (x) => { this.looked = x; this.showCard(); });
    this.paper = html("div", { class: "paper", tabindex: 0, role: "group", "aria-label": "the list; arrow keys follow its links, Escape ends that" }, this.list.svg);
    this.card = html("div", { class: "card", hidden: true });
    /** Where it leaves the other one, or -1. */
    this.parting = -1;
    this.element = html("article", { class: "dancer", ...(name ? { "aria-label": name } : {}) }, ...(name ? [html("p", { class: "who" }, name)] : []), this.told, html("div", { class: "hall" }, this.paper, this.card), legend(trace, this.story));
    this.paper.addEventListener("scroll", () => this.list.keepMargin(this.paper.scrollLeft / this.scale));
    this.paper.addEventListener("click", (event) => this.pin(event));
    this.paper.addEventListener("keydown", (event) => this.follow(event));
    /** @type {Scene} */
    this.scene = new Scene(trace, this.story, this.state, 0, "event");
  }

  /** @param {number} t @param {Pace} pace @param {boolean} still is nothing being played? */
  show(t, pace, still) {
    replay(this.trace, this.state, this.t, t);
    this.t = t;
    this.scene = new Scene(this.trace, this.story, this.state, t, pace);
    this.list.show(this.scene);
    const words = caption(this.scene);
    put(this.told, "aria-live", still ? "polite" : "off");
    say(this.what, words.what + (words.change ? ": " : ""));
    say(this.change, words.change);
    say(this.sentence, words.sentence);
    say(this.place, [words.place, this.likeness()].filter((w) => w).join(" · "));
    this.sentence.classList.toggle("good", words.sentence.includes("✓"));
    this.sentence.classList.toggle("bad", words.sentence.includes("✗"));
    this.showCard();
    requestAnimationFrame(() => this.reveal());
  }

  /** What is to be said of the other trace. */
  likeness() {
    if (this.parting < 0) return "";
    if (this.t === this.parting) return "≠ the first difference is here";
    return this.t < this.parting ? "= both are alike so far" : `≠ they differ since step ${this.parting}`;
  }

  // If the list is larger than its place, the paper is moved to where something happens.
  reveal() {
    const box = this.list.focus(this.scene), paper = this.paper;
    if (!box || (paper.scrollWidth <= paper.clientWidth + 1 && paper.scrollHeight <= paper.clientHeight + 1)) return;
    const scale = this.scale, [left, top, right, bottom] = box.map((v) => v * scale);
    /** @param {number} a @param {number} b @param {number} at @param {number} room */
    const move = (a, b, at, room) => (a >= at && b <= at + room ? at : b - a > room ? a : (a + b - room) / 2);
    paper.scrollTo(move(left, right, paper.scrollLeft, paper.clientWidth), move(top, bottom, paper.scrollTop, paper.clientHeight));
  }

  // All of the list, if its names can be read then; or all of its width; or as much as can be read.
  resize() {
    const { clientWidth: w, clientHeight: h } = this.paper, { width, height } = this.list;
    const phone = matchMedia("(max-width: 760px)").matches, whole = Math.min(w / width, h / height, 1.6), wide = w / width;
    const readable = phone ? 0.78 : 0.72, least = phone ? readable : 0.45;
    const scale = this.zoom > 0 ? this.zoom : whole >= readable ? whole : wide >= least ? Math.min(1, wide) : readable;
    this.scale = scale;
    this.list.scaleTo(scale);
    put(this.list.svg, "width", String(Math.floor(width * scale)));
    put(this.list.svg, "height", String(Math.floor(height * scale)));
    this.list.keepMargin(this.paper.scrollLeft / scale);
  }
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
    for (const node of this.paper.querySelectorAll(".looked")) node.classList.remove("looked");
    if (x < 0) return;
    this.list.nodes[x].classList.add("looked");
    this.card.replaceChildren(...nodeCard(this.scene, x, this.go));
    put(this.card, "aria-live", this.looked < 0 ? "polite" : "off");
    const box = this.list.nodes[x].getBoundingClientRect(), paper = this.paper.getBoundingClientRect();
    this.card.classList.toggle("away", box.left < paper.left + paper.width / 2);
  }
}

/** Does the page ask for keys, or is a text or a choice being given?
 * @param {EventTarget | null} target */
export function isTyping(target) {
  return target instanceof HTMLSelectElement || target === get("speed") ||
    /** @type {HTMLDialogElement} */ (get("help")).open;
}
