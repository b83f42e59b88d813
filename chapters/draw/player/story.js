// What a trace tells about the search: at each event, the options on the path, the items that
// are branched on, those that are covered; and the tree, whose nodes are called buds.

import { endsOption } from "./trace.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./trace.js").Deed} Deed */
/** @typedef {"branch" | "dead" | "solution" | "cut" | "skipped"} Fate */
/** @typedef {{number: number, item: number, level: number, parent: number, option: number, fate: Fate,
 *   good: boolean, whole: boolean, place: number, time: number, event: number, children: number[], cost: number, size: number}} Bud */

// Lists that share their tails: one that grows or shrinks leaves those of earlier moments alone.
class Cells {
  constructor() {
    this.value = [0];
    this.below = [0];
    this.depth = [0];
  }
  /** @param {number} list @param {number} value */
  push(list, value) {
    this.below.push(list);
    this.depth.push(this.depth[list] + 1);
    return this.value.push(value) - 1;
  }
  /** @param {number} list @param {number} depth */
  cut(list, depth) {
    while (this.depth[list] > depth) list = this.below[list];
    return list;
  }
  /** @param {number} list */
  all(list) {
    const values = [];
    for (; list > 0; list = this.below[list]) values.push(this.value[list]);
    return values.reverse();
  }
}

export class Story {
  /** @param {Trace} trace */
  constructor(trace) {
    this.trace = trace;
    this.cells = new Cells();
    /** @type {Bud[]} */
    this.buds = [];
    /** @type {number[]} solutions, dead ends: the times after them */
    this.solutions = [];
    /** @type {number[]} */
    this.dead = [];
    this.nodes = 0;
    this.searches = trace.events.some((e) => e.event === "choose" || e.event === "try");
    this.coloured = trace.shadeOf.some((shade) => shade > 0);
    const n = trace.events.length;
    this.paths = new Int32Array(n);
    this.branches = new Int32Array(n);
    this.covers = new Int32Array(n);
    this.matches = new Int32Array(n).fill(-1);
    this.budAt = new Int32Array(n).fill(-1);
    this.tell();
    this.birthdays = [...new Set(this.buds.filter((b) => b.fate !== "skipped").map((b) => b.time))];
  }

  tell() {
    const { trace, cells } = this;
    const grow = new TreeGrower(this);
    let path = 0, branch = 0, covered = 0;
    trace.events.forEach((e, k) => {
      path = this.afterPath(path, e);
      branch = this.afterBranch(branch, e, true);
      if (e.event === "cover") covered = cells.push(covered, k);
      if (e.event === "uncover") covered = this.takeBack(covered, e, k);
      this.paths[k] = path;
      this.branches[k] = branch;
      this.covers[k] = covered;
      if (e.event === "solution") this.solutions.push(trace.begins[k + 1]);
      if (e.event === "dead") this.dead.push(trace.begins[k + 1]);
      grow.hear(e, k);
      this.budAt[k] = grow.last();
    });
    // A subtree is whole if nothing in it was left out, because it was too expensive, or the search was stopped.
    const { buds } = this;
    for (let b = buds.length; b-- > 0; ) {
      const { fate, children, size } = buds[b];
      buds[b].whole = fate === "dead" || fate === "solution" || (fate === "branch" && children.length === size && children.every((c) => buds[c].whole));
    }
  }

  /** @param {number} path @param {Deed} e */
  afterPath(path, e) {
    const level = e.level || 0, forth = e.event === "try";
    if (forth || endsOption(e)) path = this.cells.cut(path, level);
    return forth ? this.cells.push(path, e.option || 0) : path;
  }

  /** As |branching| in draw/frame.
   * @param {number} list @param {Deed} e @param {boolean} over are all its writes done? */
  afterBranch(list, e, over) {
    const { cells } = this, level = e.level || 0;
    const back = e.event === "uncover" || e.event === "refund";
    if (e.event === "choose") {
      list = cells.cut(list, level);
      while (cells.depth[list] < level) list = cells.push(list, 0);
      return cells.push(list, e.item || 0);
    }
    if (!endsOption(e) && e.event !== "try") return list;
    if (level >= cells.depth[list]) return list;
    list = cells.cut(list, level + 1);
    return back && over && cells.value[list] === e.item ? cells.cut(list, level) : list;
  }

  // An uncover takes back the last cover of its item; in a wrong trace, this need not be the last.
  /** @param {number} list @param {Deed} e @param {number} k */
  takeBack(list, e, k) {
    const { cells, trace } = this, above = [];
    while (list > 0 && trace.events[cells.value[list]].item !== e.item) {
      above.push(cells.value[list]);
      list = cells.below[list];
    }
    if (list > 0) this.matches[k] = cells.value[list];
    list = cells.below[list];
    while (above.length > 0) list = cells.push(list, above.pop() || 0);
    return list;
  }

  /** The options being tried at time t, by level.
   * @param {number} t */
  path(t) {
    const k = this.trace.lastEvent(t);
    return k < 0 ? [] : this.cells.all(this.paths[k]).filter((o) => o > 0);
  }

  /** The items that are branched on, by level; 0 where there is none.
   * @param {number} t */
  branching(t) {
    const k = this.trace.lastEvent(t);
    if (k < 0) return [];
    const over = t === this.trace.begins[k + 1];
    return this.cells.all(this.afterBranch(k > 0 ? this.branches[k - 1] : 0, this.trace.events[k], over));
  }

  /** Items from the first write of their cover to the last write of their uncover.
   * @param {number} t */
  covered(t) {
    const { trace } = this;
    let k = trace.lastEvent(t);
    if (k >= 0 && trace.events[k].event === "uncover" && t < trace.begins[k + 1]) --k;
    if (k < 0) return new Set();
    return new Set(this.cells.all(this.covers[k]).map((cover) => trace.events[cover].item || 0));
  }

  /** Has the search been everywhere below that node, without a solution?
   * @param {number} t */
  leadsNowhere(t) {
    const bud = this.buds[this.bud(t)];
    return bud !== undefined && !bud.good && bud.whole && bud.children.length > 0;
  }

  /** The bud where the search is, or -1.
   * @param {number} t */
  bud(t) {
    const k = this.trace.lastEvent(t);
    return k < 0 ? -1 : this.budAt[k];
  }
}

// Grows the tree as draw/tree does: a bud is born when an item is chosen, and levels say whose
// child it is.
class TreeGrower {
  /** @param {Story} story */
  constructor(story) {
    this.story = story;
    /** @type {number[]} */
    this.stack = [];
    /** @type {number[]} */
    this.tried = [];
    this.bound = -1;
  }
  // While the search goes back up, it is where its level says.
  last() { return this.stack.length > 0 ? this.stack[this.stack.length - 1] : -1; }

  /** @param {Deed} e @param {number} k @param {Fate} fate @param {number} level */
  sprout(e, k, fate, level) {
    const { buds, trace } = this.story;
    /** @type {Bud} */
    const bud = { number: buds.length, item: e.item || 0, level, parent: -1, option: 0, fate, good: false, whole: false,
      place: fate === "skipped" ? 0 : ++this.story.nodes, time: trace.begins[k + 1], event: k, children: [], cost: this.bound, size: e.size || 0 };
    this.bound = -1;
    this.stack.length = Math.min(this.stack.length, level);
    if (level > 0 && this.stack.length === level && this.tried.length >= level) {
      bud.parent = this.stack[level - 1];
      bud.option = this.tried[level - 1];
      buds[bud.parent].children.push(bud.number);
    }
    this.stack.push(bud.number);
    buds.push(bud);
  }

  /** @param {Deed} e @param {number} k */
  hear(e, k) {
    const { buds, trace } = this.story, level = e.level || 0;
    if (e.event === "try" || e.event === "skip") {
      this.tried.length = Math.min(this.tried.length, level);
      this.tried[level] = e.option || 0;
    }
    if (e.event === "bound" || e.event === "skip") this.bound = e.bound || 0;
    if (e.event === "choose") this.sprout(e, k, "branch", level);
    if (e.event === "cut") this.sprout(e, k, "cut", level);
    if (e.event === "skip") this.sprout(e, k, "skipped", level + 1);
    if (e.event === "solution") {
      this.sprout(e, k, "solution", level);
      for (let b = this.last(); b >= 0 && !buds[b].good; b = buds[b].parent) buds[b].good = true;
    }
    if (e.event === "dead") {
      if (this.stack.length !== level + 1) this.sprout(e, k, "dead", level);
      const bud = buds[this.last()];
      bud.fate = "dead";
      bud.time = trace.begins[k + 1];
    }
    if (endsOption(e) && this.stack.length > level + 1)
      this.stack.length = level + 1;
  }
}
