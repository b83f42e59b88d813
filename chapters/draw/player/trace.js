// A trace: the problem, its events, and all their writes in one long row. A time t counts the
// writes that are done; an event without writes takes one tick, too. So each state has one name.

/** What happened: one line of a trace, as chapters/trace.schema.json has it.
 * @typedef {object} Deed
 * @property {string} event
 * @property {number} [item] @property {number} [size] @property {number} [level]
 * @property {number} [option] @property {number} [node] @property {number[]} [options]
 * @property {number} [bound] @property {number} [limit] @property {number} [solutions]
 * @property {string} [writes] as in L2:0R0:2, in base 36; what was there before, the page finds out */
/** @typedef {{name: string, secondary: boolean}} Item */
/** @typedef {{item: number, colour: string, shade: number}} Entry */
/** @typedef {{name: string, cost: number, entries: Entry[]}} Choice */
/** What the command knows of a trace beside it: places, and the board (see draw/player).
 * @typedef {object} Meta
 * @property {number[][]} nodes @property {number[][]} sizes @property {number[][]} bounds
 * @property {number[][]} labels @property {number[][]} bands @property {number[]} panel
 * @property {number[][]} lanes @property {[number, number][]} limits
 * @property {null | {rows: number, columns: number, holes: [number, number][],
 *   places: [string, number, number][][]}} board */

/** Does an event take nodes out of their lists?
 * @param {Deed} e */
export const takesOut = (e) => ["cover", "purify", "tweak"].includes(e.event);
/** Is something taken back, so that an option is over?
 * @param {Deed} e */
export const endsOption = (e) => ["uncover", "unpurify", "refund", "untweak"].includes(e.event);

export const fieldNames = "LRUDSKB";
export const Field = { L: 0, R: 1, U: 2, D: 3, S: 4, K: 5, B: 6 };

/** What a letter means, by its code: a digit in base 36, or the beginning of a field. */
const digits = new Int8Array(128).fill(-1);
[..."0123456789abcdefghijklmnopqrstuvwxyz"].forEach((letter, k) => { digits[letter.charCodeAt(0)] = k; });
const minus = "-".charCodeAt(0), shortest = "L1:2".length;

export class Trace {
  /** @param {string | any[]} lines the heading and the events, as JSON or as objects @param {Meta} meta */
  constructor(lines, meta) {
    const [heading, ...events] = typeof lines === "string" ? JSON.parse(lines) : lines;
    this.meta = meta;
    this.chooser = String(heading.chooser);
    this.bounded = meta.limits.some(([most, slack]) => most !== 1 || slack !== 0);
    /** @type {Deed[]} */
    this.events = events;
    /** @type {Item[]} from 1, like items */
    this.items = [{ name: "h", secondary: false }];
    /** @type {Choice[]} from 1, like options */
    this.options = [{ name: "none", cost: 0, entries: [] }];
    /** @type {string[]} */
    this.colours = [""];
    this.readProblem(heading.problem);
    this.primaries = this.items.filter((item, i) => i > 0 && !item.secondary).length;
    this.nodes = this.options.reduce((sum, o) => sum + o.entries.length, this.items.length);
    /** By node: its item, its option, its first shade. */
    this.itemOf = new Int32Array(this.nodes);
    this.optionOf = new Int32Array(this.nodes);
    this.shadeOf = new Int32Array(this.nodes);
    /** By option. @type {number[]} */
    this.firstNode = [0];
    this.numberNodes();
    this.start = this.firstState();
    /** By event, the time before it, and the number of its writes. */
    this.begins = new Int32Array(events.length + 1);
    this.counts = new Int32Array(events.length);
    const most = this.events.reduce((sum, e) => sum + 1 + Math.floor((e.writes || "").length / shortest), 0);
    /** By write: where, what was there, what is there now; and its event. */
    this.address = new Int32Array(most);
    this.was = new Int32Array(most);
    this.now = new Int32Array(most);
    this.eventAt = new Int32Array(most);
    this.end = this.lineUp();
  }

  /** @param {any} problem */
  readProblem(problem) {
    /** @type {Map<string, number>} */
    const numbers = new Map();
    for (const item of problem.items) {
      numbers.set(item.name, this.items.length);
      this.items.push({ name: item.name, secondary: item.kind === "secondary" });
    }
    for (const option of problem.options)
      this.options.push({
        name: option.name || `r${this.options.length}`, cost: option.cost || 0,
        entries: option.entries.map((/** @type {any} */ entry) => this.readEntry(entry, numbers)),
      });
  }

  /** @param {any} entry @param {Map<string, number>} numbers @returns {Entry} */
  readEntry(entry, numbers) {
    const name = typeof entry === "string" ? entry : entry.item;
    const colour = typeof entry === "string" ? "" : entry.colour || "";
    let shade = this.colours.indexOf(colour);
    if (shade < 0) shade = this.colours.push(colour) - 1;
    return { item: numbers.get(name) || 0, colour, shade };
  }

  // Nodes: the root, the headers, and the entries, option by option.
  numberNodes() {
    this.items.forEach((_, c) => { this.itemOf[c] = c; });
    let x = this.items.length;
    for (let o = 1; o < this.options.length; ++o) {
      this.firstNode.push(x);
      for (const entry of this.options[o].entries) {
        this.itemOf[x] = entry.item;
        this.optionOf[x] = o;
        this.shadeOf[x++] = entry.shade;
      }
    }
  }

  /** All fields of all nodes before the first event; field f of node x is at f * nodes + x. */
  firstState() {
    const n = this.nodes, state = new Int32Array(7 * n);
    /** @param {number[]} ring @param {number} back @param {number} forth */
    const close = (ring, back, forth) => ring.forEach((x, k) => {
      const next = ring[(k + 1) % ring.length];
      state[forth * n + x] = next;
      state[back * n + next] = x;
    });
    const columns = this.items.map((_, c) => [c]);
    for (let x = this.items.length; x < n; ++x) columns[this.itemOf[x]].push(x);
    columns.forEach((column, c) => {
      close(column, Field.U, Field.D);
      if (c > 0) state[Field.S * n + c] = column.length - 1;
      if (this.items[c].secondary) close([c], Field.L, Field.R);
    });
    close(columns.map((_, c) => c).filter((c) => !this.items[c].secondary), Field.L, Field.R);
    this.options.forEach((option, o) =>
      close(option.entries.map((_, k) => this.firstNode[o] + k), Field.L, Field.R));
    for (let x = this.items.length; x < n; ++x) state[Field.K * n + x] = this.shadeOf[x];
    this.meta.limits.forEach(([most], c) => { state[Field.B * n + c] = most; });
    return state;
  }

  // All writes in one row; where an event has none, the address is -1. What was there before is
  // looked up: a wrong trace may say something else. The letters are read one by one, for a
  // hundred thousand small strings cost more than all the rest.
  lineUp() {
    const { events, nodes, begins, counts, address, was, now, eventAt } = this, state = Int32Array.from(this.start);
    const fields = new Int32Array(128);
    [...fieldNames].forEach((letter, f) => { fields[letter.charCodeAt(0)] = f * nodes; });
    let t = 0;
    for (let k = 0; k < events.length; ++k) {
      const text = events[k].writes || "", begin = t;
      for (let i = 0; i < text.length; ++t) {
        const field = fields[text.charCodeAt(i)];
        let x = 0, value = 0;
        for (let d = digits[text.charCodeAt(++i)]; d >= 0; d = digits[text.charCodeAt(++i)]) x = 36 * x + d; // up to the colon
        const negative = text.charCodeAt(i + 1) === minus;
        if (negative) ++i;
        for (let d = digits[text.charCodeAt(++i)]; d >= 0; d = digits[text.charCodeAt(++i)]) value = 36 * value + d;
        const at = field + x;
        address[t] = at;
        was[t] = state[at];
        now[t] = state[at] = negative ? -value : value;
      }
      counts[k] = t - begin;
      if (t === begin) address[t++] = -1;
      eventAt.fill(k, begin, t);
      begins[k + 1] = t;
    }
    return t;
  }

  /** The last event before time t, or -1; its write t - 1 was the last one.
   * @param {number} t */
  lastEvent(t) { return t === 0 ? -1 : this.eventAt[t - 1]; }
}
