// Why a branch fails: which of the chosen options have taken away those of an item.

import { counted, listed } from "./english.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./scene.js").Scene} Scene */

/** Can two options not be chosen together? Then they share an item, and do not agree on its colour.
 * @param {Trace} trace @param {number} o @param {number} p */
function clash(trace, o, p) {
  return trace.options[o].entries.some((a) => trace.options[p].entries.some((b) => a.item === b.item && (a.colour === "" || a.colour !== b.colour)));
}

/** Which chosen options have taken the options of an item away? Nothing, if that is not the whole reason; with
 * bounds, it hardly ever is, for an item may be used twice, and an option that had its turn is gone, too.
 * @param {Scene} scene @param {number} item */
export function reasons(scene, item) {
  const { trace, path } = scene;
  if (trace.bounded) return "";
  /** @type {Map<number, string[]>} */
  const taken = new Map();
  let all = 0;
  for (let o = 1; o < trace.options.length; ++o) {
    if (!trace.options[o].entries.some((e) => e.item === item)) continue;
    const taker = path.find((p) => clash(trace, o, p));
    if (taker === undefined) return "";
    taken.set(taker, [...(taken.get(taker) || []), trace.options[o].name]);
    ++all;
  }
  if (all === 0) return "No option has it.";
  const one = [...taken.keys()][0];
  if (taken.size === 1 && all > 3) return `All ${all} clash with ${trace.options[one].name}.`;
  const clauses = [...taken].map(([p, lost], k) => `${lost.length > 3 ? counted(lost.length, "option") : listed(lost)}${k > 0 ? "" : lost.length > 1 ? " clash" : " clashes"} with ${trace.options[p].name}`);
  return `${all === 1 ? "The only one" : `Of ${all}`}, ${clauses.join("; ")}.`;
}
