// Where everything is on the page. The command tells the places of the book's pictures; if the
// window is smaller than such a picture, gaps become narrower first, and only then all the rest.

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./trace.js").Meta} Meta */
/** How near things are together, from 0, as in the book, to 1: at the sides, and from top to bottom.
 * @typedef {{across: number, down: number}} Narrowing */
/** Places as in Meta; the edges of the paper; and how far a link may swing out on its way to a
 * siding, in a column and in a row.
 * @typedef {Pick<Meta, "nodes" | "sizes" | "bounds" | "labels" | "bands" | "panel" | "lanes"> &
 *   {reach: number[], extent: number[]}} Places */

/** The size of names, in points of the book. */
export const nameSize = 22;
/** The least size of names, in pixels: that of the text, divided by 1.5; and one that is easy to read. */
const leastName = 10.8, goodName = 15;
const narrowRim = 18, narrowRow = 12, swing = 24, edge = 4;

/** @param {number} least @param {number} x @param {number} most */
const within = (least, x, most) => Math.min(most, Math.max(least, x));

/** What can be saved: at a rim, and between two rows.
 * @param {Trace} trace */
function slacks(trace) {
  const { nodes, labels, panel } = trace.meta, last = nodes[trace.items.length - 1], entry = nodes[trace.items.length] || last;
  return {
    rim: Math.max(0, panel[2] - last[0] - last[2] / 2 - narrowRim),
    row: labels.length > 1 ? Math.max(0, labels[1][1] - labels[0][1] - entry[3] - narrowRow) : 0,
  };
}

/** The panel, and the paper with panel and labels.
 * @param {Trace} trace @param {Narrowing} n */
function outline(trace, { across, down }) {
  const slack = slacks(trace), [l, t, r, b] = trace.meta.panel, label = trace.meta.labels[0];
  const x = across * slack.rim, y = down * slack.rim, beside = label ? l - label[0] + label[2] / 2 : 0;
  const panel = [l + x, t + y, r - x, b - y - (trace.options.length - 1) * down * slack.row];
  return { panel, extent: [panel[0] - beside - edge, panel[1] - edge, panel[2] + edge, panel[3] + edge] };
}

/** @param {Trace} trace @param {Narrowing} n @returns {Places} */
function narrowed(trace, n) {
  const { meta } = trace, slack = slacks(trace), higher = n.down * slack.row, { panel, extent } = outline(trace, n);
  const inner = n.across * slack.rim, step = meta.labels[1] ? meta.labels[1][1] - meta.labels[0][1] - higher : Infinity;
  return {
    ...meta, panel, extent,
    nodes: meta.nodes.map(([x, y, w, h], k) => [x, y - trace.optionOf[k] * higher, w, h]),
    labels: meta.labels.map(([x, y, w, h], k) => [x + inner, y - (k + 1) * higher, w, Math.min(h, step - 4)]),
    bands: meta.bands.map(([x, y, , h], k) => [x, y - (k + 1) * higher, panel[2] - panel[0] - 4, Math.min(h, step - 3)]),
    reach: [swing - 8 * n.down, meta.nodes.length > 2 ? Math.min(swing, meta.nodes[2][0] - meta.nodes[1][0] - meta.nodes[1][2]) : swing],
  };
}

/** How large is a list with this narrowing?
 * @param {Trace} trace @param {Narrowing} n */
function sizeOf(trace, n) {
  const { extent: [l, t, r, b] } = outline(trace, n);
  return { width: r - l, height: b - t };
}

/** The places and the scale for a room of so many pixels: the whole list, with gaps as wide as they
 * can be; but if it could not be read then, all of its height, or of its width, or a part of both.
 * @param {Trace} trace @param {number} w @param {number} h @returns {{places: Places, scale: number}} */
export function arrange(trace, w, h) {
  const loose = sizeOf(trace, { across: 0, down: 0 }), tight = sizeOf(trace, { across: 1, down: 1 });
  const least = leastName / nameSize, good = goodName / nameSize, natural = Math.min(w / loose.width, h / loose.height);
  const [both, one] = [w / tight.width, h / tight.height].sort((a, b) => a - b);
  const scale = natural >= good ? Math.min(natural, 1.2) : both >= least ? Math.min(both, good) : within(least, one, 1.1 * least);
  /** @param {number} room @param {number} a @param {number} b */
  const share = (room, a, b) => (a > b ? within(0, (a - room / scale) / (a - b), 1) : 0);
  return { scale, places: narrowed(trace, { across: share(w, loose.width, tight.width), down: share(h, loose.height, tight.height) }) };
}
