// The ways of links, as draw/stage and draw/picture have them: a track is a ring of boxes, a link
// on it an arc; arcs that skip boxes take sidings, and what wraps around leaves the panel.

import { Field } from "./trace.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {{across: boolean, nodes: number[], places: number, place: Map<number, number>}} Track */
/** @typedef {{field: number, name: string, across: boolean, ahead: number}} Direction */
/** @typedef {{from: number, to: number, place: number, length: number, wraps: boolean, level: number}} Road */

/** @type {Direction[]} */
export const directions = [
  { field: Field.R, name: "right", across: true, ahead: 1 },
  { field: Field.L, name: "left", across: true, ahead: -1 },
  { field: Field.D, name: "down", across: false, ahead: 1 },
  { field: Field.U, name: "up", across: false, ahead: -1 },
];

/** The row of headers, the columns, the options; each with its nodes in order.
 * @param {Trace} trace @returns {Track[]} */
export function tracks(trace) {
  /** @param {boolean} across @param {number[]} nodes @param {number} places @returns {Track} */
  const empty = (across, nodes, places) => ({ across, nodes, places, place: new Map() });
  const headers = empty(true, [0], trace.items.length);
  for (let c = 1; c <= trace.primaries; ++c) headers.nodes.push(c);
  const columns = trace.items.map((_, c) => empty(false, [c], 0));
  const rows = trace.options.map(() => empty(true, [], 0));
  for (let x = trace.items.length; x < trace.nodes; ++x) {
    columns[trace.itemOf[x]].nodes.push(x);
    rows[trace.optionOf[x]].nodes.push(x);
  }
  const others = [...columns.slice(1), ...rows.slice(1)];
  for (const track of others) track.places = track.nodes.length;
  const all = [headers, ...others];
  for (const track of all) track.place = new Map(track.nodes.map((x, k) => [x, k]));
  return all;
}

/** @param {Road} p @param {Road} q @param {number} places */
function meet(p, q, places) {
  const gap = (q.place - p.place + places) % places;
  return gap < p.length || (places - gap) % places < q.length;
}

/** The roads of all links of one direction on a track, with their sidings.
 * @param {Track} track @param {Direction} way @param {number[]} targets @returns {Road[]} */
export function roads(track, way, targets) {
  const n = track.places, { place } = track;
  const all = track.nodes.map((x, k) => {
    const here = k, there = place.get(targets[k]) || 0;
    const begin = way.ahead > 0 ? here : there, end = way.ahead > 0 ? there : here;
    return { from: x, to: targets[k], place: begin, length: ((end - begin + n - 1) % n) + 1, wraps: end <= begin, level: 0 };
  });
  const sidings = all.filter((p) => p.length > 1).sort((p, q) => p.length - q.length);
  sidings.forEach((p, k) => {
    p.level = 1;
    for (const q of sidings.slice(0, k)) if (meet(q, p, n)) p.level = Math.max(p.level, q.level + 1);
  });
  return all;
}

/** @param {number} v */
const tenths = (v) => Math.round(10 * v) / 10;

/** A piece of a road, from one port over its siding to another, as two paths: the line, and the
 * head of its arrow. In coordinates along the track, u, and across, v.
 * @param {{begin: number, end: number, from: number, track: number, to: number}} p
 * @param {number} head its length @param {boolean} across @param {number} reach @returns {[string, string]} */
function bend(p, head, across, reach) {
  const d = p.begin < p.end ? 1 : -1, base = p.end - d * head, half = head * 0.36 + 0.6;
  const out = d * Math.min(reach, 0.54 * Math.abs(base - p.begin)), back = 0.83 * out;
  /** @param {number} u @param {number} v */
  const at = (u, v) => (across ? `${tenths(u)} ${tenths(v)}` : `${tenths(v)} ${tenths(u)}`);
  let line = `M${at(p.begin, p.from)}`;
  if (p.from !== p.track)
    line += `C${at(p.begin + 0.6 * out, p.from)} ${at(p.begin + 0.4 * out, p.track)} ${at(p.begin + out, p.track)}`;
  if (p.to === p.track) line += `L${at(base, p.track)}`;
  else
    line += `L${at(base - back, p.track)}C${at(base - 0.4 * back, p.track)} ${at(base - 0.5 * back, p.to)} ${at(base, p.to)}`;
  return [line, `M${at(p.end, p.to)}L${at(base, p.to - half)}L${at(base, p.to + half)}Z`];
}

/** A node that is its own neighbour has a small loop, and no road around the whole list.
 * @param {number} u @param {number} v @param {number} half @param {Direction} way @param {number} head
 * @param {number} reach @returns {[string, string]} */
function loop(u, v, half, way, head, reach) {
  const d = way.ahead, edge = u + d * half, far = edge + d * (head + 0.54 * reach), width = head * 0.36 + 0.6;
  /** @param {number} p @param {number} q */
  const at = (p, q) => (way.across ? `${tenths(p)} ${tenths(q)}` : `${tenths(q)} ${tenths(p)}`);
  const out = v - d * 7, back = v + d * 7, base = edge + d * head;
  return [`M${at(edge, out)}C${at(far, out)} ${at(far, back)} ${at(base, back)}`,
    `M${at(edge, back)}L${at(base, back - width)}L${at(base, back + width)}Z`];
}

/** The line and the heads of a road. A road that wraps has two pieces.
 * @param {import("./places.js").Places} places @param {Road} road @param {Direction} way @param {number} head @returns {[string, string]} */
export function pave(places, road, way, head) {
  const { nodes, panel, lanes } = places, across = way.across, reach = places.reach[across ? 1 : 0];
  const [x, y, w, h] = nodes[road.from], to = nodes[road.to];
  const u = across ? x : y, v = across ? y : x, half = (across ? w : h) / 2;
  const aside = across ? to[1] - y : to[0] - x; // 0, but in a wrong list
  const goal = across ? to[0] : to[1], goalHalf = (across ? to[2] : to[3]) / 2;
  const [near, first, step] = lanes[across ? 1 : 0];
  const port = v - way.ahead * (near + 5 * Math.min(road.level, 2));
  const track = v - way.ahead * (road.level === 0 ? near : first + step * (road.level - 1));
  const begin = u + way.ahead * half, end = goal - way.ahead * goalHalf;
  if (road.from === road.to) return loop(u, v, half, way, head, reach);
  if (!road.wraps) return bend({ begin, end, from: port, track, to: port + aside }, head, across, reach);
  const low = across ? panel[0] : panel[1], high = across ? panel[2] : panel[3];
  const [out, back] = way.ahead > 0 ? [high, low] : [low, high];
  const a = bend({ begin, end: out, from: port, track, to: track }, head, across, reach);
  const b = bend({ begin: back, end, from: track, track, to: port + aside }, head, across, reach);
  return [a[0] + b[0], a[1] + b[1]];
}
