// Where everything is on the page. The command tells the places of the book's pictures; if the
// window is smaller than such a picture, gaps become narrower first, and only then all the rest.

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./trace.js").Meta} Meta */
/** How near columns and rows are together, from 0, as in the book, to 1, and the size of the words
 * in labels.
 * @typedef {{across: number, down: number, words: number}} Narrowing */
/** Places as in Meta; the edges of the paper; and how far a link may swing out on its way to a
 * siding, in a column and in a row.
 * @typedef {Pick<Meta, "nodes" | "sizes" | "bounds" | "labels" | "bands" | "panel" | "lanes"> &
 *   {reach: number[], extent: number[], words: number}} Places */

/** So high should a name be on the screen, in pixels: the body text divided by 1.5, and rounded up. */
export const leastName = 10.8;
const narrowRim = 18, narrowRow = 12, narrowColumn = 20, swing = 24, smallLabel = 13, largeLabel = 18;

/** @param {number} least @param {number} x @param {number} most */
const within = (least, x, most) => Math.min(most, Math.max(least, x));

/** What can be saved: at a rim, between two columns, and between two rows.
 * @param {Trace} trace */
function slacks(trace) {
  const { nodes, labels, panel } = trace.meta, headers = nodes.slice(0, trace.items.length);
  const last = headers[headers.length - 1], entry = nodes[headers.length] || last;
  let pitch = Infinity;
  for (let c = 2; c < headers.length; ++c) pitch = Math.min(pitch, headers[c][0] - headers[c - 1][0]);
  const near = Math.max(last[2] + narrowColumn, entry[2] + 0.5 * (pitch - entry[2]));
  return {
    entry, header: last, pitch, rim: Math.max(0, panel[2] - last[0] - last[2] / 2 - narrowRim),
    column: pitch < Infinity ? Math.max(0, pitch - near) : 0,
    row: labels.length > 1 ? Math.max(0, labels[1][1] - labels[0][1] - entry[3] - narrowRow) : 0,
  };
}

/** The panel, and the paper with panel and labels.
 * @param {Trace} trace @param {Narrowing} n */
function outline(trace, { across, down, words }) {
  const slack = slacks(trace), [l, t, r, b] = trace.meta.panel, label = trace.meta.labels[0];
  const x = across * slack.rim, y = down * slack.rim, wide = label ? (label[2] * words) / smallLabel + 8 : 0;
  const panel = [l + x, t + y, r - x - (trace.items.length - 1) * across * slack.column, b - y - (trace.options.length - 1) * down * slack.row];
  return { panel, extent: [panel[0] - wide - 4, panel[1] - 4, panel[2] + 4, panel[3] + 4] };
}

/** @param {Trace} trace @param {Narrowing} n @returns {Places} */
function narrowed(trace, n) {
  const { meta } = trace, slack = slacks(trace), x0 = n.across * slack.column, y0 = n.down * slack.row;
  const { panel, extent } = outline(trace, n), middle = (panel[0] + panel[2]) / 2;
  /** @param {number[] | null} box @param {number} x @returns {any} a header without bounds has null */
  const moved = (box, x) => (box ? [box[0] - trace.itemOf[x] * x0, box[1] - trace.optionOf[x] * y0, box[2], box[3]] : box);
  const step = meta.labels[1] ? meta.labels[1][1] - meta.labels[0][1] - y0 : Infinity;
  const labels = meta.labels.map(([, y, w, h], k) => [panel[0] - 8 - (w * n.words) / smallLabel / 2, y - (k + 1) * y0, (w * n.words) / smallLabel, Math.min(h, step - 4)]);
  const bands = meta.bands.map(([, y, , h], k) => [middle, y - (k + 1) * y0, panel[2] - panel[0] - 4, Math.min(h, step - 3)]);
  const half = slack.entry[2] / 2, narrower = x0 > 0 ? 1 - x0 / (slack.pitch - 2 * half) : 1;
  const [[near, first, next], row] = meta.lanes;
  return {
    nodes: meta.nodes.map(moved), sizes: meta.sizes.map(moved), bounds: meta.bounds.map(moved), panel, extent, labels, bands, words: n.words,
    lanes: [[near, half + (first - half) * narrower, next * narrower], row],
    reach: [swing - 8 * n.down, x0 > 0 ? Math.min(swing, slack.pitch - x0 - slack.header[2]) : swing],
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
 * @param {Trace} trace @param {number} w @param {number} h @param {number} least the scale of a list that
 * fits @param {number} readable that of one that does not @returns {{places: Places, scale: number}} */
export function arrange(trace, w, h, least, readable) {
  /** @param {Narrowing} n */
  const fits = (n) => { const { width, height } = sizeOf(trace, n); return [w / width, h / height].sort((a, b) => a - b); };
  const asInBook = { across: 0, down: 0, words: smallLabel }, [natural] = fits(asInBook);
  if (natural >= 1) return { places: narrowed(trace, asInBook), scale: Math.min(natural, 1.6) };
  const [both, one] = fits({ across: 1, down: 1, words: largeLabel });
  const scale = both >= least ? Math.min(both, 1) : one >= least ? Math.min(one, readable) : readable;
  const words = within(smallLabel, leastName / scale, largeLabel);
  const loose = sizeOf(trace, { across: 0, down: 0, words }), tight = sizeOf(trace, { across: 1, down: 1, words });
  /** @param {number} room @param {number} a @param {number} b */
  const share = (room, a, b) => (a > b ? within(0, (a - room / scale) / (a - b), 1) : 0);
  return { scale, places: narrowed(trace, { words, across: share(w, loose.width, tight.width), down: share(h, loose.height, tight.height) }) };
}
