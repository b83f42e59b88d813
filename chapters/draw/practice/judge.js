// Which writes are right? The rules of exercises/judge: in the end, all fields must be what they are
// after the book's own code; and where a test says so, the writes are compared one by one, too.

/** A field is set: its address, as in Trace, and the new value.
 * @typedef {{at: number, value: number}} Write */
/** The list before and after, and the writes of the book.
 * @typedef {{begin: Int32Array, end: Int32Array, writes: Write[], exact: boolean}} Task */
/** Right; changes nothing; right, but too early; wrong.
 * @typedef {"right" | "idle" | "early" | "wrong"} Verdict */

/** @param {Write} a @param {Write} b */
const alike = (a, b) => a.at === b.at && a.value === b.value;

/** The list after some writes.
 * @param {Task} task @param {Write[]} writes */
export function after(task, writes) {
  const state = Int32Array.from(task.begin);
  for (const { at, value } of writes) state[at] = value;
  return state;
}

/** The exercise of a trace: what one of its events writes.
 * @param {import("../player/trace.js").Trace} trace @param {number} event @param {boolean} exact @returns {Task} */
export function taskOf(trace, event, exact) {
  const all = [...trace.address].map((at, t) => ({ at, value: trace.now[t] })), from = trace.begins[event];
  const before = { begin: trace.start, end: trace.start, writes: [], exact }, begin = after(before, all.slice(0, from)), writes = all.slice(from, trace.begins[event + 1]);
  return { begin, end: after({ ...before, begin }, writes), writes, exact };
}

/** Would the judge give all points for these writes?
 * @param {Task} task @param {Write[]} writes */
export function accepts(task, writes) {
  const state = after(task, writes), same = state.every((value, at) => value === task.end[at]);
  return same && (!task.exact || (writes.length === task.writes.length && writes.every((w, k) => alike(w, task.writes[k]))));
}

/** What is to be said of a write, at once? The judge sees the end only; so a field that would have to be
 * written once more is called wrong here, and may be repaired there.
 * @param {Task} task @param {Write[]} done all of them right @param {Write} write @returns {Verdict} */
export function verdictOn(task, done, write) {
  if (task.exact && done.length < task.writes.length && alike(write, task.writes[done.length])) return "right";
  if (after(task, done)[write.at] === write.value) return "idle";
  if (!task.exact) return write.value === task.end[write.at] ? "right" : "wrong";
  return task.writes.slice(done.length).some((other) => alike(other, write)) ? "early" : "wrong";
}

/** Which node comes back by write number k of the book? A size goes with the link that is written next.
 * @param {Task} task @param {number} k @param {number} nodes */
export function moverOf(task, k, nodes) {
  const link = task.writes.slice(k).find(({ at }) => at < 4 * nodes);
  return link ? link.value : 0;
}
