// All links of the list. After a step, those that look as before are left alone; a track of which
// something has changed is drawn anew. A link that was written slides to its new end (slides.js), and
// is drawn with its track only when it has arrived.

import { put, svg } from "./dom.js";
import { Presence } from "./replay.js";
import { directions, pave, roads, tracks } from "./roads.js";
import { Slides } from "./slides.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./places.js").Places} Places */
/** All links of some tracks that look alike: their lines are one path, and so are their heads.
 * @typedef {{line: SVGElement, head: SVGElement, seen: string}} Bundle */

const kinds = ["memory remembered", "initial", "altered", "written", "written remembered"];
const heads = [6, 7, 8.5, 10.5, 10.5];
/** So many bundles of tracks at most: fewer paths are faster to lay out, shorter ones to change. */
const mostBundles = 32;

export class Links {
  /** @param {Trace} trace */
  constructor(trace) {
    this.trace = trace;
    this.tracks = tracks(trace);
    this.together = Math.ceil(this.tracks.length / mostBundles);
    this.trackOf = this.numberTracks();
    /** By field and node: where the link led when it was drawn last, and what it looked like. */
    this.seen = new Int32Array(4 * trace.nodes).fill(-1);
    /** @type {{lines: string[], ends: string[]}[]} by track: its paths, by kind */
    this.drawn = [];
    /** @type {(Bundle | undefined)[]} by bundle of tracks, and kind */
    this.bundles = [];
    /** @type {Map<number, [string, string]>} roads that were paved before */
    this.paved = new Map();
    /** @type {[string, string][]} by field and node: the line and its head as they are now */
    this.pathAt = [];
    this.slides = new Slides(kinds, (all) => this.draw(new Set(all.map((at) => this.trackOf[at]))));
    /** Behind all others: what changes next. */
    this.coming = svg("path", { class: "coming" });
    this.layers = kinds.map((kind) => svg("g", { class: `link ${kind}` }));
  }

  // The row of headers, the columns, the rows. A secondary header has links to itself, which are
  // not drawn.
  numberTracks() {
    const { nodes, items } = this.trace, of = new Int32Array(4 * nodes).fill(-1);
    this.tracks.forEach((track, k) => {
      for (const x of track.nodes) for (const way of directions) if (way.across === track.across) of[way.field * nodes + x] = k;
    });
    return items.length > 0 ? of : of.fill(-1);
  }

  /** Boxes have moved: everything is to be drawn anew.
   * @param {Places} places */
  arrange(places) {
    this.slides.stop();
    this.places = places;
    this.seen.fill(-1);
    this.paved.clear();
  }

  /** @param {Scene} scene @param {(x: number, y: number) => boolean} sees must a place be up to date?
   * @param {boolean} [slides] do links move to their new ends? Otherwise they are there at once. */
  show(scene, sees, slides = false) {
    this.slides.stop();
    const { seen, trackOf, tracks, places } = this, { state, ranks, presence } = scene, n = this.trace.nodes;
    const wanted = tracks.map(({ across, nodes: [first] }) => {
      if (!places || first === undefined) return false;
      const [x, y] = places.nodes[first];
      return across ? sees(NaN, y) : sees(x, NaN);
    });
    /** @type {Set<number>} */
    const stale = new Set();
    for (let at = 0, x = 0; at < 4 * n; ++at, x = x + 1 < n ? x + 1 : 0) {
      const track = trackOf[at];
      if (track < 0 || !wanted[track]) continue;
      const kind = ranks[at] === 3 && presence[x] === Presence.out ? 4 : ranks[at], look = state[at] * kinds.length + kind;
      if (seen[at] === look) continue;
      if (slides && this.pathAt[at] && this.slides.wants(seen[at], look)) this.slides.begin(at, this.pathAt[at], kind);
      seen[at] = look;
      stale.add(track);
    }
    this.draw(stale);
    this.slides.run(this.pathAt);
  }

  /** @param {Set<number>} tracks */
  draw(tracks) {
    for (const k of tracks) this.drawTrack(k);
    for (const bundle of new Set([...tracks].map((k) => Math.floor(k / this.together)))) this.showBundle(bundle);
  }

  /** @param {number} k */
  drawTrack(k) {
    const track = this.tracks[k], n = this.trace.nodes, lines = kinds.map(() => ""), ends = kinds.map(() => "");
    for (const way of directions) {
      if (way.across !== track.across) continue;
      const looks = track.nodes.map((x) => this.seen[way.field * n + x]);
      roads(track, way, looks.map((look) => Math.floor(look / kinds.length))).forEach((road, i) => {
        const kind = looks[i] % kinds.length, path = this.pave(road, way, kind), at = way.field * n + road.from;
        this.pathAt[at] = path;
        if (this.slides.moving(at)) return;
        lines[kind] += path[0];
        ends[kind] += path[1];
      });
    }
    this.drawn[k] = { lines, ends };
  }

  /** Marks links, by address.
   * @param {number[]} addresses */
  mark(addresses) { put(this.coming, "d", addresses.map((at) => this.pathAt[at]?.[0] || "").join("")); }

  /** The paths of a road; those that were seen before are remembered.
   * @param {import("./roads.js").Road} road @param {import("./roads.js").Direction} way @param {number} kind */
  pave(road, way, kind) {
    const key = (((road.from * this.trace.nodes + road.to) * this.trace.nodes + road.level) * 4 + way.field) * kinds.length + kind;
    let paths = this.paved.get(key);
    if (!paths) this.paved.set(key, paths = pave(/** @type {Places} */ (this.places), road, way, heads[kind]));
    return paths;
  }

  /** The paths of tracks that stand together: those that differ from what is there are replaced.
   * @param {number} bundle */
  showBundle(bundle) {
    const tracks = this.drawn.slice(bundle * this.together, (bundle + 1) * this.together).filter((track) => track);
    kinds.forEach((_, kind) => {
      const place = bundle * kinds.length + kind, line = tracks.map((track) => track.lines[kind]).join("");
      if (!this.bundles[place] && line === "") return;
      const paths = this.bundles[place] || this.newBundle(place, kind);
      if (paths.seen === line) return;
      paths.seen = line;
      paths.line.setAttribute("d", line);
      paths.head.setAttribute("d", tracks.map((track) => track.ends[kind]).join(""));
    });
  }

  /** @param {number} place @param {number} kind @returns {Bundle} */
  newBundle(place, kind) {
    const bundle = { line: svg("path", { class: "line" }), head: svg("path", { class: "head" }), seen: "" };
    this.bundles[place] = bundle;
    this.layers[kind].append(bundle.line, bundle.head);
    return bundle;
  }
}
