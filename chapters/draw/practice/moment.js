// What the drawers ask of a moment, when it does not come from a trace but from a student: a list, and
// the fields that were written last.

import { Presence, presences } from "../player/replay.js";
import { Field } from "../player/trace.js";

/** @typedef {import("../player/trace.js").Trace} Trace */
/** @typedef {{path: number[], branching: number[], deed: undefined, state: Int32Array, presence: Uint8Array,
 *   ranks: Uint8Array, get: (field: number, x: number) => number}} Moment */

/** Items that no header beside them knows: their columns are out as well.
 * @param {Trace} trace @param {Int32Array} state */
function hiddenItems(trace, state) {
  const n = trace.nodes, known = new Set(trace.items.flatMap((_, c) => [Field.L, Field.R].map((f) => state[f * n + c]).filter((x) => x !== c)));
  const leaves = (/** @type {number} */ c) => [Field.L, Field.R].every((f) => state[(1 - f) * n + state[f * n + c]] !== c);
  return new Set(trace.items.map((_, c) => c).filter((c) => c > 0 && (leaves(c) || !known.has(c))));
}

/** @param {Trace} trace @param {Int32Array} state @param {number[]} fresh addresses @returns {Moment} */
export function momentOf(trace, state, fresh) {
  const n = trace.nodes, presence = presences(trace, state, hiddenItems(trace, state), 0);
  const ranks = Uint8Array.from(state, (value, at) => (presence[at % n] === Presence.out ? 0 : value === trace.start[at] ? 1 : 2));
  for (const at of fresh) ranks[at] = 3;
  return { path: [], branching: [], deed: undefined, state, presence, ranks, get: (field, x) => state[field * n + x] };
}
