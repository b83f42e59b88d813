// Films (chapters/draw/film), in a real browser: node tests/browser/film.mjs CHROMIUM [WORD]
// Each moment of a film shows what the picture of that moment shows.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { axe, becomes, holds, run, runAll, same, test, traceOf, write } from "./browser.mjs";

const queens = traceOf(readFileSync("tests/data/queens-4.dlx", "utf8"));
const cover = traceOf(readFileSync("figures/c5.dlx", "utf8"), "--chooser", "script:figures/cover-c3.script");
const names = traceOf('A <b> & "q" </style>\n<b> A\n& "q"\n</style>\n');
const page = (body) => `<!DOCTYPE html><html lang="en" data-ready><meta charset="utf-8"><title>film</title><body>${body}</body></html>`;
const inner = (svg) => svg.slice(svg.indexOf("<svg"));

/** What is seen: all shapes and words that no style hides, in their order. */
const seen = (svg) => {
  const shapes = [];
  for (const e of document.querySelector(svg).querySelectorAll("path,polygon,polyline,ellipse,text"))
    if (getComputedStyle(e).visibility === "visible") shapes.push(`${e.tagName} ${e.getAttribute("d") ?? e.getAttribute("points") ?? e.getAttribute("x")} ${e.textContent} ${e.getAttribute("fill")} ${e.getAttribute("stroke-width")}`);
  return shapes.sort();
};
const go = (seconds) => {
  for (const a of document.getAnimations()) { a.pause(); a.currentTime = 1000 * seconds; }
  return document.getAnimations().length;
};
/** The still pictures of a trace, as SVG. */
function stills(trace, ...words) {
  const folder = mkdtempSync(join(tmpdir(), "dlx-stills-"));
  run(["draw", "--out", folder, ...words], trace);
  const pictures = [];
  for (let k = 0; existsSync(join(folder, `event-${String(k).padStart(3, "0")}.svg`)); ++k) pictures.push(readFileSync(join(folder, `event-${String(k).padStart(3, "0")}.svg`), "utf8"));
  rmSync(folder, { recursive: true });
  return pictures;
}

for (const [name, trace, view, weights] of [
  ["a cover", cover, "links", { cover: 1, uncover: 0.5, done: 2 }],
  ["names", names, "links", { choose: 1, cover: 1, try: 1, solution: 4, dead: 3, uncover: 0.5, done: 2 }],
  ["four queens", queens, "board", { choose: 1, cover: 1, try: 1, solution: 4, dead: 3, uncover: 0.5, done: 2 }]])
  test(`${name}: each moment is its picture`, async (open) => {
    const pauses = [2, ...trace.trim().split("\n").slice(1).map((line) => weights[JSON.parse(line).event])];
    const pictures = stills(trace, "--as", view), film = run(["film", "--as", view], trace);
    same(pictures.length, pauses.length, "pictures");
    const shown = await open(write("film.html", page(`<div id="film">${inner(film)}</div>`)));
    const still = await open(write("still.html", page('<div id="still"></div>')));
    const total = pauses.reduce((a, b) => a + b);
    let begin = 0;
    const each = pauses.length > 50 && !process.env.DLX_LONG ? 9 : 1; // of long films, some moments
    for (let k = 0; k < pauses.length; ++k) {
      if (k % each > 0) {
        begin += pauses[k];
        continue;
      }
      const expected = await still.evaluate(([svg, f]) => {
        document.querySelector("#still").innerHTML = svg;
        return eval(`(${f})("#still svg")`);
      }, [inner(pictures[k]), seen.toString()]);
      for (const t of [begin + 0.01, begin + pauses[k] - 0.01, begin + pauses[k] / 2 + total]) { // and in the second round
        const look = async () => {
          holds(await shown.evaluate(go, t) > 0, "something is animated");
          return shown.evaluate(seen, "#film svg");
        };
        await becomes(look, expected, `picture ${k} at ${t}`);
      }
      begin += pauses[k];
    }
  });

test("a film is a still for those who want no motion", async (open) => {
  const film = run(["film"], queens), picture = run(["draw", "--as", "links+board", "--steps", "61"], queens);
  const svg = execFileSync("neato", ["-n2", "-Tsvg"], { input: picture, encoding: "utf8" });
  const still = await open(write("a.html", page(inner(svg))));
  const shown = await open(write("b.html", page(inner(film))), { reducedMotion: "reduce" });
  same(await shown.evaluate(() => document.getAnimations().length), 0, "animations");
  same(await shown.evaluate(seen, "svg"), await still.evaluate(seen, "svg"), "the still");
});

// (The reduced motion that a test pretends does not reach images; that of the system does.)
test("a film moves in an image, and not for those who want no motion", async (open) => {
  const film = run(["film", "--speed", "20"], cover), data = `data:image/svg+xml;base64,${Buffer.from(film).toString("base64")}`;
  const address = write("image.html", page(`<img alt="film" src="${data}">`)), any = await open(address);
  const here = any.context().browser(), still = await here.browserType().launch({ executablePath: process.argv[2], args: ["--no-sandbox", "--force-prefers-reduced-motion"] });
  for (const [wish, browser] of [["motion", here], ["no motion", still]]) {
    const shown = browser === here ? any : await browser.newPage(), different = new Set();
    await shown.emulateMedia({ reducedMotion: null });
    await shown.setViewportSize({ width: 640, height: 360 });
    if (browser === still) await shown.goto(address);
    await shown.$eval("img", (image) => image.decode());
    for (let k = 0; browser === here ? different.size < 2 && k < 600 : k < 12; ++k) {
      different.add((await shown.screenshot()).toString("base64"));
      await shown.waitForTimeout(70);
    }
    holds(browser === still ? different.size === 1 : different.size > 1, `${wish}: ${different.size} images`);
  }
  await still.close();
});

test("a voice reads the title, and axe has no complaint", async (open) => {
  const shown = await open(write("title.html", page(`<main><h1>x</h1>${inner(run(["film", "--title", "<b>Four & \"queens\""], queens))}</main>`)));
  same(await shown.$eval("svg > title", (e) => e.textContent), '<b>Four & "queens"');
  same(await shown.$eval("svg", (e) => e.getAttribute("role")), "img");
  await shown.evaluate(axe);
  const faults = await shown.evaluate(async () => (await window.axe.run(document, { resultTypes: ["violations"], rules: { "color-contrast": { enabled: false } } })).violations.map((v) => `${v.id} ${v.nodes[0].html.slice(0, 100)}`));
  same(faults, [], "axe");
});

await runAll(process.argv[2], process.argv[3]);
