// Names, and why a write is not right: the words of the judge, in a sentence or two.

import { Field } from "../player/trace.js";
import { after, moverOf } from "./judge.js";

/** @typedef {import("../player/trace.js").Trace} Trace */
/** @typedef {import("./judge.js").Task} Task */
/** @typedef {import("./judge.js").Write} Write */
/** @typedef {import("./judge.js").Verdict} Verdict */

const linkNames = ["left link", "right link", "up link", "down link", "size"], letters = "LRUDS";
const waysOn = ["to the left", "to the right", "upwards", "downwards"];

/** Is it a ring, without columns?
 * @param {Trace} trace */
export const isRing = (trace) => trace.options.length === 1;

/** A node, as the judge calls it.
 * @param {Trace} trace @param {number} x */
export function placeName(trace, x) {
  const item = trace.items[trace.itemOf[x]].name;
  if (x === 0) return isRing(trace) ? "the header 0" : "the root";
  if (isRing(trace)) return `member ${item}`;
  return x < trace.items.length ? `the header of ${item}` : `the node of ${item} in option ${trace.optionOf[x]}`;
}

/** A field: "the right link of member 1".
 * @param {Trace} trace @param {number} at */
export function fieldName(trace, at) {
  const field = Math.floor(at / trace.nodes), x = at % trace.nodes;
  return field === Field.S ? `the size of ${trace.items[x].name}` : `the ${linkNames[field]} of ${placeName(trace, x)}`;
}

/** The same in one word, for a button: "R of member 1".
 * @param {Trace} trace @param {number} at */
export const shortName = (trace, at) => `${letters[Math.floor(at / trace.nodes)]} of ${placeName(trace, at % trace.nodes)}`;

/** A node in a program: 2, or r1.A.
 * @param {Trace} trace @param {number} x */
function symbol(trace, x) {
  const item = x === 0 && isRing(trace) ? "0" : trace.items[trace.itemOf[x]].name;
  return x < trace.items.length ? item : `r${trace.optionOf[x]}.${item}`;
}

/** A write as an assignment: R[1] ← 2.
 * @param {Trace} trace @param {Write} write */
export function asSymbols(trace, { at, value }) {
  const field = Math.floor(at / trace.nodes);
  return `${letters[field]}[${symbol(trace, at % trace.nodes)}] ← ${field === Field.S ? value : symbol(trace, value)}`;
}

/** What a field leads to, or is.
 * @param {Trace} trace @param {number} at @param {number} value @param {string} [verb] */
export function leads(trace, at, value, verb = "leads to") {
  if (at >= Field.S * trace.nodes) return `${verb === "leads to" ? "is" : "be"} ${value}`;
  return `${verb} ${value === at % trace.nodes ? "itself" : placeName(trace, value)}`;
}

/** Whom a walk meets that follows one field, from the header of this node's ring.
 * @param {Trace} trace @param {Int32Array} state @param {number} at */
function met(trace, state, at) {
  const field = Math.floor(at / trace.nodes), start = field <= Field.R ? 0 : trace.itemOf[at % trace.nodes], seen = new Set([start]);
  for (let x = state[field * trace.nodes + start]; !seen.has(x); x = state[field * trace.nodes + x]) seen.add(x);
  return seen;
}

/** What a walk does that takes the new link.
 * @param {Trace} trace @param {Task} task @param {Write[]} done @param {Write} write */
function lost(trace, task, done, write) {
  const [before, now, should] = [after(task, done), after(task, [...done, write]), task.end].map((state) => met(trace, state, write.at));
  const missed = [...should].filter((x) => before.has(x) && !now.has(x)), strange = [...now].filter((x) => !should.has(x)), way = waysOn[Math.floor(write.at / trace.nodes)];
  if (missed.length > 0) return `A walk ${way} does not meet ${missed.map((x) => placeName(trace, x)).join(" or ")} any more.`;
  return strange.length > 0 ? `A walk ${way} meets ${strange.map((x) => placeName(trace, x)).join(" and ")}.` : "It should lead to another node.";
}

/** Why a field keeps its value.
 * @param {Trace} trace @param {Int32Array} away the list when something has left @param {number} at */
function stays(trace, away, at) {
  const n = trace.nodes, field = Math.floor(at / n), x = at % n, first = field <= Field.R ? Field.L : Field.U;
  if (away[(first + 1) * n + away[first * n + x]] !== x) return "What a node remembers that has left is needed for the way back.";
  if (x >= trace.items.length && first === Field.L) return "The rows stay as they are: they are needed for the way back.";
  return "No neighbour of it leaves or comes back there.";
}

/** @param {string} words */
const sentence = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** Why is this write not right?
 * @param {Trace} trace @param {Task} task @param {Write[]} done @param {Write} write @param {Verdict} verdict @param {boolean} back does something come back? */
export function because(trace, task, done, write, verdict, back) {
  const { at, value } = write, name = sentence(fieldName(trace, at)), x = at % trace.nodes;
  if (verdict === "idle") return `${name} ${leads(trace, at, value)} already.`;
  if (verdict === "early") return tooEarly(trace, task, done, write);
  if (task.begin[at] === task.end[at]) return `${name} should still ${leads(trace, at, task.end[at], "lead to")}. ${stays(trace, back ? task.begin : task.end, at)}`;
  if (at >= Field.S * trace.nodes) return `${name} is ${value} now. ${back ? "One node comes back" : "One node leaves"}, so it should be ${task.end[at]}.`;
  return `${name} ${leads(trace, at, value)} now. ${lost(trace, task, done, write)}`;
}

/** @param {Trace} trace @param {Task} task @param {Write[]} done @param {Write} write */
function tooEarly(trace, task, done, write) {
  const k = task.writes.findIndex((other) => other.at === write.at), n = trace.nodes;
  const mine = moverOf(task, k, n), next = moverOf(task, done.length, n);
  if (mine !== next) return `Too early: ${placeName(trace, next)} left after ${placeName(trace, mine)}, so it comes back first.`;
  return `Too early: when ${placeName(trace, mine)} left, another field was written after this one. What was written last is undone first.`;
}
