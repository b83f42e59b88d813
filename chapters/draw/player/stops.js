// Which moments of a trace a strip has: --grain and --steps of dlx draw.

import { takesOut, fieldNames } from "./trace.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** A moment, and when its step began; -1 at the beginning.
 * @typedef {{t: number, since: number}} Stop */

/** The first writes of a group, as draw/frame has it: a node that leaves, or comes back, and its size.
 * @param {Trace} trace @param {number} t a write that is to come */
function beginsGroup(trace, t) {
  const e = trace.eventAt[t], field = fieldNames[Math.floor(trace.address[t] / trace.nodes)];
  return t === trace.begins[e] || (takesOut(trace.events[e]) ? "LUKB" : "RSKB").includes(field);
}

/** All moments at this pace, from the first one.
 * @param {Trace} trace @param {string} grain */
function moments(trace, grain) {
  const all = [0];
  for (let t = 1; t <= trace.end; ++t) {
    const ends = t === trace.end || t === trace.begins[trace.eventAt[t - 1] + 1];
    if (ends || grain === "link" || (grain === "node" && beginsGroup(trace, t))) all.push(t);
  }
  return all;
}

/** @param {Trace} trace @param {string} grain link, node, or event
 * @param {string} steps numbers, ranges, and names of events; nothing: all @returns {Stop[]} */
export function stopsOf(trace, grain, steps) {
  const times = moments(trace, grain), last = times.length - 1, wanted = steps.split(/[\s,]+/).filter((word) => word && word !== "all");
  const names = new Set(wanted), ranges = wanted.map((word) => /^(\d+)(?:-(\d+|last)?)?$/.exec(word.replace("last", String(last))))
    .flatMap((found) => (found ? [[Number(found[1]), Number(found[2] ?? found[1])]] : []));
  const stops = times.map((t, k) => ({ t, since: k > 0 ? times[k - 1] : -1 })).filter(({ t }, k) => wanted.length === 0 ||
    ranges.some(([from, to]) => k >= from && k <= to) || names.has(trace.events[trace.lastEvent(t)]?.event ?? ""));
  return stops.length > 0 ? stops : [{ t: 0, since: -1 }];
}
