// What comes next: the step that is about to be done, in words, and the fields that it will write.

import { counted } from "./english.js";
import { step } from "./time.js";
import { eventName, writeInSymbols } from "./words.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Pace} Pace */

/** @param {Scene} scene @param {Pace} pace @returns {{words: string, addresses: number[]}} */
export function coming(scene, pace) {
  const { trace, story, t } = scene, then = step(trace, story, t, pace, 1);
  if (t >= trace.end) return { words: "", addresses: [] };
  const e = pace === "branch" ? trace.eventAt[then - 1] : trace.eventAt[t], name = eventName(trace, trace.events[e]);
  const addresses = pace === "branch" ? [] : [...trace.address.subarray(t, then)].filter((at) => at >= 0);
  if (addresses.length === 0) return { words: name, addresses };
  const symbols = writeInSymbols(trace, t);
  return { words: pace === "link" ? `${symbols.place} ← ${symbols.now}` : `${name}, ${counted(addresses.length, "write")}`, addresses };
}
