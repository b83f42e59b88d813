// What has happened, in words: a title, as above the pictures of the book, and a sentence for
// somebody who has not read it.

import { capital, counted, listed } from "./english.js";
import { reasons } from "./reasons.js";
import { Field, fieldNames } from "./trace.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./trace.js").Deed} Deed */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{what: string, change: string, place: string, sentence: string}} Caption */

/** As the book says it: h, the item of a header, or option and item.
 * @param {Trace} trace @param {number} x */
export function nodeName(trace, x) {
  const item = trace.items[trace.itemOf[x]].name;
  return x < trace.items.length ? item : `${trace.options[trace.optionOf[x]].name}.${item}`;
}

/** @param {Trace} trace @param {number} x */
export function nodeInWords(trace, x) {
  if (x === 0) return "the root h";
  if (x < trace.items.length) return `the header ${trace.items[x].name}`;
  return nodeName(trace, x);
}

/** @param {Trace} trace @param {number} field @param {number} value */
export function valueName(trace, field, value) {
  if (field <= Field.D) return nodeName(trace, value);
  return field === Field.K && value > 0 ? trace.colours[value] : String(value);
}

const where = ["to the left of", "to the right of", "above", "below"];
/** One write, as a sentence: the node, and what it sees now.
 * @param {Trace} trace @param {number} t */
function writeInWords(trace, t) {
  const field = Math.floor(trace.address[t] / trace.nodes), x = trace.address[t] % trace.nodes;
  const name = nodeInWords(trace, x), now = valueName(trace, field, trace.now[t]), was = valueName(trace, field, trace.was[t]);
  if (field === Field.S) return `${capital(name)} has ${counted(trace.now[t], "option")} left; it had ${was}.`;
  if (field === Field.K) return trace.now[t] < 0 ? `${capital(name)} has the right colour, and need not be looked at again.`
    : `The colour of ${name} is ${trace.now[t] ? now : "open again"}.`;
  if (field === Field.B) return `${capital(name)} may be used ${counted(trace.now[t], "more time")}; it was ${was}.`;
  if (now === was) return `${capital(name)} keeps ${now} ${where[field]} it: it was never in the row of headers.`;
  return `${capital(where[field])} ${name} there is now ${now}; it was ${was}.`;
}

/** @param {Trace} trace @param {number} t */
export function writeInSymbols(trace, t) {
  const field = Math.floor(trace.address[t] / trace.nodes), x = trace.address[t] % trace.nodes;
  return { place: `${fieldNames[field]}[${nodeName(trace, x)}]`, was: valueName(trace, field, trace.was[t]),
    now: valueName(trace, field, trace.now[t]) };
}

/** The words of draw/frame for an event.
 * @param {Trace} trace @param {Deed} e */
export function eventName(trace, e) {
  const item = trace.items[e.item || 0].name, option = trace.options[e.option || 0].name;
  const row = trace.options[trace.optionOf[e.node || 0]].name;
  const shade = e.node ? trace.colours[trace.shadeOf[e.node]] : "";
  switch (e.event) {
    case "choose": return `choose ${item}, ${trace.bounded ? "degree" : "size"} ${e.size}`;
    case "try": return e.option === 0 ? "take no more here" : `try ${option}`;
    case "solution": return `solution: ${(e.options || []).map((o) => trace.options[o].name).join(" ")}`;
    case "dead": return `dead end: ${trace.bounded ? "too few options are" : "no option is"} left for ${item}`;
    case "done": return `the end: ${counted(e.solutions || 0, "solution")}`;
    case "purify": case "unpurify": return `${e.event} ${item}${shade && `:${shade}`}`;
    case "spend": case "refund": return `${e.event} one of ${item}`;
    case "tweak": case "untweak": return `${e.event} ${row} for ${item}`;
    case "bound": return `below, covers cost ${e.bound} or more; less than ${e.limit} is wanted`;
    case "cut": return "too expensive: turn back";
    case "skip": return `skip ${option}: covers with it cost ${e.bound} or more`;
    default: return `${e.event} ${item}`;
  }
}

/** Why this item? With bounds, to take no more options is a way to go on as well.
 * @param {Trace} trace @param {string} name @param {number} size */
function why(trace, name, size) {
  const ways = trace.bounded ? `${counted(size, "way")} to go on` : counted(size, "option");
  if (trace.chooser === "first") return `It is the first item that is left, and has ${ways}.`;
  if (trace.chooser === "smallest") return `No item that is left has fewer ${trace.bounded ? "ways to go on" : "options"} than ${name}: ${size}. Of several, the leftmost is taken.`;
  return `It has ${ways}${trace.bounded ? "" : " left"}.`;
}

/** A whole event, explained.
 * @param {Trace} trace @param {Scene} scene @param {Deed} e @returns {string} */
function eventInWords(trace, scene, e) {
  const item = trace.items[e.item || 0], entries = (e.writes || "").split("U").length - 1;
  const header = item.secondary ? "its column" : "its header";
  switch (e.event) {
    case "choose":
      if (e.size === 0) return `${item.name} must be covered, and nothing is left that could do it.`;
      return why(trace, item.name, e.size || 0) + (scene.story.leadsNowhere(scene.t) ? " No solution is below." : "");
    case "cover":
      return `${capital(header)} goes${item.secondary ? " out of use" : " out of the row of headers"}` + (entries === 0 ? ". No entry has to leave with it."
        : `, and ${counted(entries, "entry")} of its options leave${entries === 1 ? "s its column" : " their columns"}. They still remember their neighbours.`);
    case "uncover":
      return `What left comes back in the opposite order: ${entries === 0 ? "" : `${counted(entries, "entry")}, and then `}${header}. ${scene.restored()}`;
    case "try": {
      if (e.option === 0) return "The chosen item gets no more options.";
      const others = trace.options[e.option || 0].entries.map((n) => trace.items[n.item].name)
        .filter((_, k) => trace.firstNode[e.option || 0] + k !== e.node);
      return others.length > 0 ? `Together with the chosen item it has ${listed(others)}; ${scene.story.coloured || trace.bounded ? "these come next" : "these are covered next"}.`
        : "It has no other item than the chosen one.";
    }
    case "solution": return `Solution ${scene.story.solutions.indexOf(scene.t) + 1} of ${scene.story.solutions.length} in this trace: all that must be covered is covered. Now go back, to look for more.`;
    case "dead": return `${item.name} ${trace.bounded ? "cannot be covered as often as it must" : "has lost all its options"}. ${reasons(scene, e.item || 0)}${scene.path.length > 0 ? " So go back, and undo the last choice." : ""}`;
    case "done": return scene.homecoming();
    case "purify": return `${item.name} has got its colour. Options that want another one are hidden; those that agree stay.`;
    case "unpurify": return `${item.name} has no colour any more, and hidden options come back.`;
    case "spend": return `${item.name} has been used once more.`;
    case "refund": return `The use of ${item.name} is taken back.`;
    case "tweak": return "This option has its turn, and leaves all columns, so that no set of options is found twice.";
    case "untweak": return "This option comes back into its columns.";
    case "bound": return "An estimate from below, for all covers that go on from here.";
    case "cut": return "Nothing below can be cheap enough.";
    case "skip": return "It is not even tried.";
    default: return "";
  }
}

/** Where we are: k of n, in the tree, in the trace, in the step.
 * @param {Scene} scene */
function placeInWords({ trace, story, deed: e, number, done, t, path }) {
  const bud = story.bud(t), writes = e ? trace.counts[number] : 0, chosen = path.map((o) => trace.options[o].name);
  return [e && e.level !== undefined && story.searches ? `level ${e.level}` : "", bud >= 0 && story.buds[bud].place > 0 ? `node ${story.buds[bud].place} of ${story.nodes}` : "",
    e ? `event ${number + 1} of ${trace.events.length}` : "", writes > 0 ? `write ${done} of ${writes}` : "",
    chosen.length > 6 ? `${chosen.length} options chosen` : chosen.length > 0 ? `chosen: ${chosen.join(" ")}` : story.searches ? "nothing chosen" : ""].filter((part) => part).join(" · ");
}

/** @param {Scene} scene @returns {Caption} */
export function caption(scene) {
  const { trace, story, deed: e } = scene, place = placeInWords(scene);
  if (!e) return { what: "before the first step", change: "", place: "▶ goes a step forward, ◀ a step back; so do the arrow keys; ? shows all keys", sentence: beginning(trace) };
  const all = trace.counts[scene.number];
  if (e.event === "done" && !story.searches) return { what: "the end", change: "", place, sentence: scene.homecoming() };
  const what = eventName(trace, e);
  if (all === 0 || scene.whole) return { what, change: "", place, sentence: eventInWords(trace, scene, e) };
  const symbols = writeInSymbols(trace, scene.t - 1);
  const end = scene.done === all && e.event === "uncover" ? ` ${scene.restored()}` : "";
  return { what, change: `${symbols.place} ← ${symbols.now}`, place, sentence: writeInWords(trace, scene.t - 1) + end };
}

/** @param {Trace} trace */
function beginning(trace) {
  return `${capital(counted(trace.items.length - 1, "item"))}, ${counted(trace.options.length - 1, "option")}, ` +
    `${trace.nodes} nodes. A column is an item, a row is an option, and every arrow is a link.`;
}
