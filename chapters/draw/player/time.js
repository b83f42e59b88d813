// Time: where one can step to, what stops a play, and the marks under the slider.

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./story.js").Story} Story */
/** @typedef {import("./scene.js").Pace} Pace */
/** @typedef {{kind: "item" | "option" | "level", value: number}} Breakpoint */

/** The next time in this direction at this pace.
 * @param {Trace} trace @param {Story} story @param {number} t @param {Pace} pace @param {number} way 1 or -1 */
export function step(trace, story, t, pace, way) {
  if (pace === "link") return Math.min(trace.end, Math.max(0, t + way));
  if (pace === "event") {
    if (way > 0) return t >= trace.end ? t : trace.begins[trace.eventAt[t] + 1];
    return t === 0 ? 0 : trace.begins[trace.eventAt[t - 1]];
  }
  return nearest(story.birthdays, t, way, way > 0 ? trace.end : 0);
}

/** The first of some sorted times after t, or the last before it.
 * @param {number[]} times @param {number} t @param {number} way @param {number} otherwise */
export function nearest(times, t, way, otherwise) {
  const found = way > 0 ? times.find((s) => s > t) : times.filter((s) => s < t).pop();
  return found === undefined ? otherwise : found;
}

/** Does a step that goes from one time to another meet a breakpoint?
 * @param {Trace} trace @param {Breakpoint[]} stops @param {number} from @param {number} to */
export function meets(trace, stops, from, to) {
  if (stops.length === 0 || from >= to) return false;
  for (let k = trace.eventAt[from]; k < trace.events.length && trace.begins[k] < to; ++k)
    if (trace.begins[k] >= from && stops.some((s) => fits(trace.events[k], s))) return true;
  return false;
}

/** @param {import("./trace.js").Deed} e @param {Breakpoint} s */
function fits(e, s) {
  if (s.kind === "item") return e.item === s.value && e.event !== "choose";
  if (s.kind === "option") return e.option === s.value && e.event === "try";
  return e.event === "choose" && e.level === s.value;
}

/** Marks under the slider: a diamond for a solution, a square for a dead end, a bar for a stop.
 * @param {HTMLCanvasElement} canvas @param {Trace} trace @param {Story} story @param {Breakpoint[]} stops
 * @param {number} [parting] where two traces differ for the first time: a bar with feet */
export function drawMarks(canvas, trace, story, stops, parting = -1) {
  const ratio = devicePixelRatio || 1, w = canvas.clientWidth, h = canvas.clientHeight;
  canvas.width = w * ratio;
  canvas.height = h * ratio;
  const pen = canvas.getContext("2d");
  if (!pen || w === 0) return;
  pen.scale(ratio, ratio);
  const room = w - 18, colour = (/** @type {string} */ like) => getComputedStyle(/** @type {ParentNode} */ (/** @type {unknown} */ (canvas.getRootNode())).querySelector(like) || canvas).color;
  /** @param {number} t */
  const x = (t) => 9 + (t / Math.max(1, trace.end)) * room;
  if (stops.length > 0) {
    pen.fillStyle = colour("#counter");
    trace.events.forEach((e, k) => { if (stops.some((s) => fits(e, s))) pen.fillRect(x(trace.begins[k]) - 0.75, 0, 1.5, h); });
  }
  if (parting >= 0) {
    pen.fillStyle = colour("#difference");
    pen.fillRect(x(parting) - 1, 0, 2, h);
    for (const y of [0, h - 2]) pen.fillRect(x(parting) - 4, y, 8, 2);
  }
  pen.fillStyle = colour("i.square");
  for (const t of story.dead) pen.fillRect(x(t) - 2.5, h - 6, 5, 5);
  pen.fillStyle = colour("i.diamond");
  for (const t of story.solutions) {
    pen.beginPath();
    pen.moveTo(x(t), 0);
    pen.lineTo(x(t) + 4.5, 4.5);
    pen.lineTo(x(t), 9);
    pen.lineTo(x(t) - 4.5, 4.5);
    pen.fill();
  }
}
