// The quiz: which links change next? The answer is in the trace; the wrong answers are links of
// the same neighbourhood, chosen without chance, so that a question can be asked again.

import { html, say } from "./dom.js";
import { Field, fieldNames, takesOut } from "./trace.js";
import { nodeName } from "./words.js";

/** @typedef {import("./trace.js").Trace} Trace */

/** The writes of the next node that leaves or comes back: from time t on, as draw/frame groups them.
 * Where nothing becomes what it was not, as with the header of a secondary item, nothing is to be guessed.
 * @param {Trace} trace @param {number} t @returns {[number, number]} from and to, or both the end */
function nextGroup(trace, t) {
  while (t < trace.end && (trace.address[t] < 0 || trace.now[t] === trace.was[t])) ++t;
  if (t >= trace.end) return [t, t];
  const e = trace.eventAt[t], takes = takesOut(trace.events[e]);
  const starts = takes ? "LU" : "RS";
  let end = t + 1;
  while (end < trace.begins[e + 1] && !(starts + "KB").includes(fieldNames[Math.floor(trace.address[end] / trace.nodes)])) ++end;
  return [t, end];
}

/** Right and wrong answers, as addresses in their order.
 * @param {Trace} trace @param {number} from @param {number} to */
function candidates(trace, from, to) {
  const n = trace.nodes, right = new Set(trace.address.slice(from, to)), all = new Set(right);
  for (let t = from; t < to; ++t) {
    const field = Math.floor(trace.address[t] / n);
    if (field > Field.D) {
      const c = trace.address[t] % n; // other numbers, and other fields of this header
      for (const at of [Field.D * n + c, field * n + c + 1, field * n + c - 1, Field.R * n + c])
        if (at % n > 0 && at % n < trace.items.length && all.size < right.size + 4) all.add(at);
      continue;
    }
    const opposite = [Field.R, Field.L, Field.D, Field.U][field];
    for (const x of [trace.address[t] % n, trace.was[t], trace.now[t]])
      for (const f of [opposite, field]) if (all.size < right.size + 4) all.add(f * n + x);
  }
  return { right, all: [...all].sort((a, b) => a - b) };
}

export class Quiz {
  /** @param {(id: string) => HTMLElement} get finds an element @param {() => {trace: Trace, t: number}} now
   * @param {(t: number, since?: number) => void} go */
  constructor(get, now, go) {
    this.get = get;
    this.now = now;
    this.go = go;
    this.asked = 0;
    this.correct = 0;
    this.open = false;
    /** @type {{from: number, to: number, right: Set<number>} | null} */
    this.question = null;
    this.get("quiz-check").addEventListener("click", () => this.check());
    this.get("quiz-next").addEventListener("click", () => this.ask());
    this.get("quiz-close").addEventListener("click", () => this.toggle(false));
    this.get("quiz-links").addEventListener("keydown", (event) => { if (event.key === "Enter") this.check(); });
  }

  /** @param {boolean} open */
  toggle(open) {
    this.open = open;
    this.get("quiz").hidden = !open;
    this.get("quiz").closest(".player")?.classList.toggle("quizzing", open);
    this.get("quiz-button").setAttribute("aria-expanded", String(open));
    if (open) this.ask();
    else this.get("quiz-button").focus();
  }

  ask() {
    const { trace, t } = this.now(), [from, to] = nextGroup(trace, t);
    this.get("quiz-check").hidden = from === to;
    this.get("quiz-next").hidden = true;
    say(this.get("quiz-answer"), "");
    if (from === to) {
      say(this.get("quiz-question"), "No link changes any more. Go back with Home, and start again.");
      this.get("quiz-links").replaceChildren();
      this.question = null;
      return;
    }
    if (trace.begins[trace.eventAt[from]] === from || t !== from) this.go(from);
    const { right, all } = candidates(trace, from, to), e = trace.events[trace.eventAt[from]];
    this.question = { from, to, right };
    const done = from - trace.begins[trace.eventAt[from]];
    say(this.get("quiz-question"), `${done > 0 ? "Still in" : "Next comes"} “${e.event} ${trace.items[e.item || 0].name}”: which ${right.size === 1 ? "field changes" : `${right.size} fields change`} next?`);
    this.get("quiz-links").replaceChildren(...all.map((at) => {
      const field = Math.floor(at / trace.nodes), x = at % trace.nodes;
      const words = ["the left of", "the right of", "what is above", "what is below", "the size of", "the colour of", "the bound of"][field];
      return html("label", {}, html("input", { type: "checkbox", value: at }), html("code", {}, `${fieldNames[field]}[${nodeName(trace, x)}]`), html("small", { class: "soft" }, ` ${words} ${nodeName(trace, x)}`), html("span", { class: "verdict" }));
    }));
    this.get("quiz-links").querySelector("input")?.focus();
  }

  check() {
    const question = this.question;
    if (!question) return;
    let wrong = 0;
    for (const label of this.get("quiz-links").querySelectorAll("label")) {
      const box = /** @type {HTMLInputElement} */ (label.querySelector("input"));
      const right = question.right.has(Number(box.value));
      box.disabled = true;
      if (right !== box.checked) ++wrong;
      label.className = right ? (box.checked ? "right" : "missed") : box.checked ? "wrong" : "";
      say(/** @type {Element} */ (label.querySelector(".verdict")), right ? (box.checked ? " ✓ yes" : " ✗ this one, too") : box.checked ? " ✗ no" : "");
    }
    ++this.asked;
    if (wrong === 0) ++this.correct;
    say(this.get("quiz-answer"), wrong === 0 ? "Right. Look at the thick arrows." : "Not quite. The thick arrows are those that have changed.");
    say(this.get("quiz-score"), `${this.correct} of ${this.asked} right`);
    this.go(question.to, question.from);
    this.get("quiz-check").hidden = true;
    this.get("quiz-next").hidden = false;
    this.get("quiz-next").focus();
  }
}
