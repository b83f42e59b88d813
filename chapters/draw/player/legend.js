// What the looks of the list mean: one line, with what occurs in this trace, and nothing else.

import { html, svg } from "./dom.js";
import { Field, takesOut } from "./trace.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./story.js").Story} Story */

/** Does a node leave in the same event in which one of its links was written? Its arrow is thick
 * and dashed then.
 * @param {Trace} trace */
function leavesWritten(trace) {
  const n = trace.nodes, { address, was } = trace;
  for (let e = 0; e < trace.events.length; ++e) {
    if (!takesOut(trace.events[e])) continue;
    if (trace.items[trace.events[e].item || 0].secondary) return true;
    /** @type {Set<number>} */
    const written = new Set();
    for (let t = trace.begins[e]; t < trace.begins[e + 1]; ++t) {
      const field = Math.floor(address[t] / n);
      if (field !== Field.U && field !== Field.D) continue;
      if (written.has(was[t])) return true; // the one that was there is gone
      written.add(address[t] % n);
    }
  }
  return false;
}

/** @param {string} box of the view @param {Element} drawn */
const sign = (box, drawn) => svg("svg", { class: "sign", viewBox: box, "aria-hidden": true }, drawn);
/** @param {string} kind */
const arrow = (kind) => sign("0 0 30 14", svg("g", { class: `link ${kind}` }, svg("path", { class: "line", d: "M1 7H21" }), svg("path", { class: "head", d: "M29 7L20 3V11Z" })));
/** @param {string} kind @param {string} [shape] */
const box = (kind, shape = "box") => sign("0 0 30 14", svg("g", { class: kind }, svg("rect", { class: shape, x: 3, y: 1, width: 24, height: 12, rx: 3 })));
/** @param {string} kind @param {string} words */
const figure = (kind, words) => sign("0 0 30 16", svg("g", { class: kind }, svg("rect", { class: "box", x: 1, y: 1, width: 28, height: 14, rx: 2 }), svg("text", { x: 15, y: 8.5, "font-size": 11 }, words)));

/** The signs for a list.
 * @param {Trace} trace @param {Story} story */
export function legend(trace, story) {
  const covers = trace.events.some((e) => e.event === "cover"), writes = trace.events.filter((e) => e.writes).length;
  /** @type {[boolean, Element, string, string][]} */
  const signs = [[writes > 0, arrow("written"), "written now", "a link that was written in this step"],
    [writes > 1, arrow("altered"), "altered", "a link that is not what it was in the beginning"],
    [covers, arrow("memory remembered"), "remembered", "a link of a removed node: by it, the node will come back"],
    [leavesWritten(trace), arrow("written remembered"), "written, then removed", "a link that was written in this step, and then its node left"],
    [covers, box("node entry out"), "removed", "out of the list: no link leads to it"],
    [covers, box("node primary going"), "half out", "only one of its neighbours knows it"],
    [story.searches, box("node primary in branch"), "branched on", "the search tries its options, one after the other"],
    [story.searches, box("option chosen", "label"), "chosen", "an option of the partial solution"],
    [story.coloured, figure("node entry in", "x:A!"), "agrees in colour", "the option wants the colour that the item has"],
    [trace.bounded, figure("bound", "1:2"), "may be used", "so often, from least to most, may the item still be covered"],
    [trace.primaries + 1 < trace.items.length, sign("0 0 30 14", svg("g", { class: "node secondary in" }, svg("path", { class: "box", d: "M8 1H22L27 5V9L22 13H8L3 9V5Z" }))), "secondary", "an item that may be left uncovered"],
    [writes > 0, sign("0 0 30 14", svg("path", { class: "coming", d: "M5 7H25" })), "changes next", "what the next step will write"]];
  return html("section", { class: "legend", id: "legend", "aria-label": "what the looks of the list mean", tabindex: 0 }, ...signs.filter(([occurs]) => occurs).map(([, drawn, words, more]) =>
    html("span", { title: more, ...(words === "changes next" ? { class: "if-peeking" } : {}) }, drawn, words)));
}
