// One moment of a trace, with all that the drawers ask: a function of the time and the pace, and
// of nothing that was seen before; so one can arrive from both sides, or from a link.

import { differences, Presence, presences, replay } from "./replay.js";
import { counted } from "./english.js";
import { nodeName, valueName } from "./words.js";
import { fieldNames } from "./trace.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./trace.js").Deed} Deed */
/** @typedef {import("./story.js").Story} Story */
/** @typedef {"link" | "event" | "branch"} Pace */

export class Scene {
  /** @param {Trace} trace @param {Story} story @param {Int32Array} state @param {number} t @param {Pace} pace
   * @param {number} [since] what was written after this time is new; if missing, the pace tells */
  constructor(trace, story, state, t, pace, since = -1) {
    this.trace = trace;
    this.story = story;
    this.state = state;
    this.t = t;
    this.number = trace.lastEvent(t);
    /** @type {Deed | undefined} */
    this.deed = trace.events[this.number];
    this.done = this.deed ? t - trace.begins[this.number] : 0;
    /** Is the step a whole event, and not a write of it? */
    this.whole = since < 0 && pace !== "link" && this.deed !== undefined && t === trace.begins[this.number + 1];
    this.path = story.path(t);
    this.branching = story.branching(t);
    this.covered = story.covered(t);
    this.presence = presences(trace, state, this.covered, this.half());
    /** @type {Set<number>} addresses of the writes of this step */
    this.fresh = new Set();
    for (let k = since >= 0 ? since : this.whole ? t - this.done : t - 1; this.deed && k < t; ++k)
      if (k >= 0 && trace.address[k] >= 0) this.fresh.add(trace.address[k]);
    this.ranks = this.rankAll();
  }

  /** The item of which one of the two writes to its header is done; or 0. */
  half() {
    const { deed: e, done } = this, writes = e ? this.trace.counts[this.number] : 0;
    return e && ((e.event === "cover" && done === 1) || (e.event === "uncover" && done + 1 === writes)) ? e.item || 0 : 0;
  }

  /** @param {number} field @param {number} x */
  get(field, x) { return this.state[field * this.trace.nodes + x]; }

  /** How new is a field? 0 remembered, 1 as in the beginning, 2 altered, 3 written in this step.
   * @param {number} field @param {number} x */
  rank(field, x) { return this.ranks[field * this.trace.nodes + x]; }

  /** The ranks of all fields, by address. */
  rankAll() {
    const { state, presence, trace: { start, nodes } } = this, all = new Uint8Array(state.length);
    for (let at = 0, x = 0; at < all.length; ++at, x = x + 1 < nodes ? x + 1 : 0)
      all[at] = presence[x] === Presence.out ? 0 : state[at] === start[at] ? 1 : 2;
    for (const at of this.fresh) all[at] = 3;
    return all;
  }

  /** Has the uncover that ends here brought everything back? Looked up, not believed. */
  restored() {
    const { trace, story, number, t } = this;
    const cover = number >= 0 ? story.matches[number] : -1;
    if (cover < 0 || t !== trace.begins[number + 1]) return "";
    const before = Int32Array.from(this.state);
    replay(trace, before, t, trace.begins[cover]);
    return this.compare(before, `before its cover at step ${trace.begins[cover]}`);
  }

  /** At the end: is the list what it was in the beginning? */
  homecoming() { return this.compare(this.trace.start, "in the beginning"); }

  /** @param {Int32Array} before @param {string} when */
  compare(before, when) {
    const { trace } = this, wrong = differences(before, this.state);
    if (wrong.length === 0) return `✓ Every link and every size is what it was ${when}.`;
    const [at] = wrong, field = Math.floor(at / trace.nodes), x = at % trace.nodes;
    return `✗ ${counted(wrong.length, "field")} differ${wrong.length === 1 ? "s" : ""} from what was ${when}: ` +
      `${fieldNames[field]}[${nodeName(trace, x)}] is ${valueName(trace, field, this.state[at])}, and was ${valueName(trace, field, before[at])}.`;
  }
}
