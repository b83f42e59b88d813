// The list at one moment. A write knows what was there before, so to seek is to redo writes, or
// to undo them: no copies of the list are kept. A hundred thousand writes take less than a
// millisecond.

import { Field } from "./trace.js";

/** @typedef {import("./trace.js").Trace} Trace */

/** Moves a state from one time to another. (Where there is no write, the address is -1, and an array of this type
 * ignores what is put there.)
 * @param {Trace} trace @param {Int32Array} state @param {number} from @param {number} to */
export function replay(trace, state, from, to) {
  const { address, now, was } = trace;
  for (let t = from; t < to; ++t) state[address[t]] = now[t];
  for (let t = from; t-- > to; ) state[address[t]] = was[t];
}

export const Presence = { in: 0, going: 1, out: 2 };

/** Who is in the list: reached forwards and backwards, by one hand only, or not at all. It is
 * found by walking, as in draw/frame; no removed node is asked.
 * @param {Trace} trace @param {Int32Array} state @param {Set<number>} covered
 * @param {number} half the item whose header has let go of one hand, or 0
 * @returns {Uint8Array} by node */
export function presences(trace, state, covered, half) {
  const n = trace.nodes, hands = new Uint8Array(n), all = new Uint8Array(n);
  for (let c = 0; c < trace.items.length; ++c)
    for (const field of c === 0 ? [Field.R, Field.L] : [Field.D, Field.U])
      for (let x = state[field * n + c], left = n; x !== c && left > 0; --left) {
        ++hands[x];
        x = state[field * n + x];
      }
  for (let x = 1; x < n; ++x) {
    const item = trace.itemOf[x], gone = covered.has(item), header = x < trace.items.length;
    if (header && x > trace.primaries) hands[x] = gone ? Number(x === half) : 2; // its own links do not tell
    if (hands[x] === 0 || (!header && gone && all[item] === Presence.out)) all[x] = Presence.out;
    else if (hands[x] === 1 || (header && gone)) all[x] = Presence.going;
  }
  return all;
}

/** Is an entry out of its column, so that its neighbours do not know it?
 * @param {Trace} trace @param {Int32Array} state @param {number} x */
export function isHidden(trace, state, x) {
  return state[Field.D * trace.nodes + state[Field.U * trace.nodes + x]] !== x;
}

/** Where two states differ: addresses.
 * @param {Int32Array} a @param {Int32Array} b */
export function differences(a, b) {
  const found = [];
  for (let k = 0; k < a.length; ++k) if (a[k] !== b[k]) found.push(k);
  return found;
}
