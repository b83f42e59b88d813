// The keys, as the help shows them.

import { html } from "./dom.js";

/** @type {[string, string][]} */
const helpLines = [["→ ←", "a step forward, a step back"], ["1 2 3", "step by link, event, tree node"], [". ,", "one link forward, back"], ["] [", "one event"], ["} {", "one node of the tree"],
  ["space", "play, pause"], ["f F", "faster, slower"], ["Home End", "the beginning, the end"], ["s S", "next, previous solution ◆"], ["d D", "next, previous dead end ■"], ["n", "mark what changes next"],
  ["b", "breakpoints: stop at an item, an option, a level"], ["l", "live only: hide what removed nodes remember"], ["q", "quiz: which links change next?"], ["o m c", "board, matrix, cover"], ["t a w", "tree, algorithm, writes"],
  ["+ - 0", "larger, smaller, fit"], ["=", "first difference of two traces"], ["x", "light or dark"], ["Tab Enter", "into the list; then arrow keys follow its links"], ["?", "this help"]];

/** @param {HTMLElement} list */
export function showKeys(list) {
  const keysOf = (/** @type {string} */ keys) => keys.split(" ").flatMap((k, i) => [i > 0 ? " " : "", html("kbd", {}, k)]);
  list.append(...helpLines.map(([keys, meaning]) => html("div", {}, html("dt", {}, ...keysOf(keys)), html("dd", {}, meaning))));
}
