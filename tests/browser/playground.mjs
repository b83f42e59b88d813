// The playground (chapters/draw/playground), in a real browser:
// node tests/browser/playground.mjs CHROMIUM [WORD]
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { axe, folder, holds, run, runAll, same, test, traceOf, write } from "./browser.mjs";

const address = `file://${resolve("build/playground.html")}`;
const read = (file) => readFileSync(file, "utf8");
const paper = read("tests/data/paper.dlx"), queens = read("tests/data/queens-4.dlx");
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const linkTo = (words) => `${address}#${new URLSearchParams(words)}`;

const settled = (page) => page.waitForFunction(() => document.documentElement.dataset.busy === "no", null, { timeout: 120000 });
const said = (page) => page.textContent("#said");
/** Types a problem, and waits for what comes of it. */
async function play(page, problem, { chooser = "smallest", nodes = 1000 } = {}) {
  // To type takes a minute, if it is long. Other tests type and click.
  await page.$eval("#form", (form, wish) => {
    for (const [name, value] of Object.entries(wish)) document.getElementById(name).value = value;
    form.requestSubmit();
  }, { problem, chooser, nodes: String(nodes) });
  await settled(page);
}
const text = (page, id) => page.evaluate(async (id) => new Promise((done, fail) => {
  // The address of a text that was made here; fetch is not allowed to this page.
  const request = new XMLHttpRequest();
  request.open("GET", document.getElementById(id).href);
  request.onload = () => done(request.responseText);
  request.onerror = () => fail(new Error("it cannot be read"));
  request.send();
}), id);
const player = (page) => page.waitForSelector("#stage[ready] >> .player");
const steps = (page) => page.$eval("#slider", (slider) => Number(slider.value));
const seek = (page, t) => page.$eval("#slider", (slider, t) => { slider.value = t; slider.dispatchEvent(new Event("input")); }, t);
/** From now on, a problem that begins with "wait" is never searched. */
const deafen = (page) => page.evaluate(() => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (data) { if (!data.problem.startsWith("wait")) postMessage.call(this, data); };
});
/** What is marked in the text as wrong. */
const marked = (page) => page.$$eval("#mirror mark", (all) => all.map((m) => m.textContent));

// ---- the same search as that of dlx trace
const bypass = { bypassCSP: true };
test("traces are those of dlx trace, byte for byte", async (open) => {
  const page = await open(address, bypass);
  const files = ["paper", "queens-4", "latin-2", "cross", "museum", "kitchen", "taxi", "report", "domino"].map((f) => read(`tests/data/${f}.dlx`));
  for (const problem of [...files, read("tests/data/tiny.json"), "items: 0 1\n0\n1\n", run(["make", "queens", "5"]), run(["make", "latin", "3"])])
    for (const chooser of ["smallest", "first"]) {
      await play(page, problem, { chooser, nodes: 100000 });
      same(await page.isVisible("#error"), false, await page.textContent("#error"));
      same(await text(page, "save-trace"), traceOf(problem, "--chooser", chooser), problem.slice(0, 60));
    }
});

test("traces that are stopped are those of dlx trace --nodes", async (open) => {
  const page = await open(address, bypass);
  for (const nodes of [1, 2, 5, 16, 17, 18]) {
    await play(page, queens, { nodes });
    same(await text(page, "save-trace"), traceOf(queens, "--nodes", String(nodes)), `${nodes} nodes`);
    same((await said(page)).includes("stopped"), nodes < 17, await said(page));
  }
});

/** Problems of all kinds, the same each time. */
function* randomProblems(count) {
  let seed = 1;
  const random = (n) => { seed = (seed * 48271) % 2147483647; return seed % n; };
  for (let k = 0; k < count; ++k) {
    const n = 3 + random(8), secondary = random(3), items = [...Array(n).keys()].map((i) => `i${i}`);
    const heads = items.map((name, i) => (k % 5 === 0 && i < n - secondary && random(3) === 0 ? `1:${2 + random(2)}|${name}` : name));
    let problem = `${heads.slice(0, n - secondary).join(" ")}${secondary > 0 ? ` | ${heads.slice(n - secondary).join(" ")}` : ""}\n`;
    for (let o = 2 + random(30); o > 0; --o) {
      const first = random(n - secondary);
      problem += items.filter((_, i) => i === first || random(4) === 0).map((name) => (items.indexOf(name) >= n - secondary && k % 2 === 0 ? `${name}:${["red", "blue"][random(2)]}` : name)).join(" ") + "\n";
    }
    yield problem;
  }
}
test("hundreds of random problems have the traces of dlx trace", async (open) => {
  const page = await open(address, bypass);
  await settled(page);
  // Asked of the worker itself, for the player takes longer than the search.
  const problems = [...randomProblems(300)];
  const told = await page.evaluate(async (problems) => {
    const { postMessage } = Worker.prototype, told = [];
    let worker;
    Worker.prototype.postMessage = function (data) { worker = this; postMessage.call(this, data); };
    await document.getElementById("stage").search({ problem: "A\nA\n", first: false, nodes: 1 });
    for (const [number, problem] of problems.entries())
      told.push(JSON.parse(await new Promise((done) => {
        worker.onmessage = ({ data }) => done(data.told);
        worker.postMessage({ problem, first: number % 3 === 0, nodes: number % 4 === 0 ? 20 : 100000, number });
      })).trace);
    return told;
  }, problems);
  problems.forEach((problem, k) => {
    const words = [...(k % 3 === 0 ? ["--chooser", "first"] : []), ...(k % 4 === 0 ? ["--nodes", "20"] : [])];
    same(told[k], traceOf(problem, ...words), problem);
  });
});

// ---- the page
test("the dinner dances when the page is opened, and stands still for those who want no motion", async (open) => {
  const page = await open(address);
  await settled(page);
  same(await page.inputValue("#problem"), read("figures/paper.dlx"));
  holds((await said(page)).startsWith("6 nodes, 1 solution, "), await said(page));
  same(await page.$$eval("svg.list [data-node]", (nodes) => nodes.length), 24, "boxes");
  await page.waitForFunction(() => Number(inside.querySelector("#slider").value) > 1);
  await page.click("#play");
  await page.keyboard.press("s");
  same(await page.textContent(".told h2"), "solution: r4 r1 r5", "keys go to the player");
  const still = await open(address, { reducedMotion: "reduce" });
  await settled(still);
  await still.waitForTimeout(1200);
  same(await steps(still), 0);
});

test("what is typed is searched, and the newest text wins", async (open) => {
  const page = await open(address);
  await settled(page);
  await page.fill("#problem", "");
  await page.type("#problem", "A B\nA\nB\n", { delay: 15 });
  await settled(page);
  holds((await said(page)).startsWith("3 nodes, 1 solution, "), await said(page));
  same(await page.evaluate(() => document.activeElement.id), "problem", "the cursor stays in the text");
  await page.type("#problem", "A B\n");
  await settled(page);
  holds((await said(page)).startsWith("4 nodes, 2 solutions, "), await said(page));
  same(await page.textContent("#book option:checked"), "your own");
  // Of two searches the second one is shown, even if the first one would never end.
  await deafen(page);
  await settled(page);
  await page.fill("#problem", "wait\n");
  await page.waitForTimeout(600);
  same(await page.evaluate(() => document.documentElement.dataset.busy), "yes");
  await page.fill("#problem", "A\nA\nA\n");
  await settled(page);
  holds((await said(page)).startsWith("3 nodes, 2 solutions, "), await said(page));
});

test("the problems of the book and of dlx make are in the list", async (open) => {
  const page = await open(address), names = await page.$$eval("#book option", (all) => all.map((o) => o.value).filter((v) => v));
  const stopped = [];
  same(await page.$$eval("#book optgroup", (all) => all.map((g) => g.children.length > 9)), [true, true]);
  for (const name of names) {
    await page.selectOption("#book", name);
    await settled(page);
    same(await page.isVisible("#error"), false, name);
    if ((await said(page)).includes("stopped")) stopped.push(await page.textContent("#book option:checked"));
  }
  holds(stopped.length <= 2, `all but two are searched to their end: ${stopped}`);
  same(await page.inputValue("#problem"), run(["make", "pieces", "--rows", "4", "--army", "KQB"]), "what dlx make writes");
});

test("a mistake is shown at its place, with its mend, while one types", async (open) => {
  const page = await open(address);
  await settled(page);
  await page.fill("#problem", "Ann Bob Charlie\nAnn Bob\nCharly\n");
  await page.waitForSelector("#error:not([hidden])");
  const words = await page.textContent("#error");
  holds(words.includes("problem:3:1: error:") && words.includes("^") && words.includes("Charlie"), words);
  same(await marked(page), ["Charly"], "it is marked in the text");
  same(await page.getAttribute("#problem", "aria-invalid"), "true");
  const over = await page.evaluate(() => {
    const text = document.getElementById("mirror"), box = document.getElementById("problem");
    return [text.textContent === `${box.value}\n`, getComputedStyle(text).font === getComputedStyle(box).font, text.clientWidth === box.clientWidth, text.getBoundingClientRect().top === box.getBoundingClientRect().top];
  });
  same(over, [true, true, true, true], "the mark lies under its word");
  holds(await page.$eval("#stage", (stage) => stage.inert), "the old search is not in use");
  await page.fill("#problem", "Ann Bob Charlie\nAnn Bob\nCharlie\n");
  await settled(page);
  same([await page.isVisible("#error"), await marked(page), await page.$eval("#stage", (stage) => stage.inert)], [false, [], false], "mended");
  await play(page, "A B\nA\nB\n");
  holds((await said(page)).startsWith("3 nodes, 1 solution, "), await said(page));
  await play(page, "A\0 B\nA B\n");
  holds((await page.textContent("#error")).includes("problem:1:2: error: the text has a NUL byte"), await page.textContent("#error"));
  for (const problem of ["", "\n", "{", "A A\n", "A\nA:red\n", "1 0\n", "<script>alert(1)</script>\n", "<img/src=x/onerror=alert(1)>\n<img/src=x/onerror=alert(1)>\n"]) {
    await play(page, problem);
    holds((await page.isVisible("#error")) || (await page.isVisible("#stage")), problem);
  }
});

test("what is too much is stopped, and the page goes on", async (open) => {
  const page = await open(address);
  await play(page, run(["make", "queens", "8"]), { nodes: 100000 });
  holds((await said(page)).includes("1,199 nodes, 92 solutions"), await said(page));
  await play(page, run(["make", "queens", "12"]), { nodes: 100000 });
  holds((await said(page)).includes("beyond 200000 writes"), await said(page));
  await play(page, `A B\n${"A B\n".repeat(4000)}`);
  holds((await page.textContent("#error")).includes("8003 boxes"), await page.textContent("#error"));
  await play(page, "x ".repeat(90000));
  holds((await page.textContent("#error")).includes("item 'x' is named twice"), await page.textContent("#error"));
  await play(page, "ä".repeat(200000));
  holds((await said(page)).startsWith("1 node"), await said(page));
  await play(page, "x".repeat(200001));
  holds((await page.textContent("#error")).includes("at most 200000"), await page.textContent("#error"));
  await play(page, paper);
  holds((await said(page)).startsWith("6 nodes"), "after all that");
});

test("a search can be stopped by hand, and the next one comes", async (open) => {
  const page = await open(address);
  await settled(page);
  await deafen(page);
  await play(page, paper);
  const busy = () => page.waitForFunction(() => document.documentElement.dataset.busy === "yes" && inside.host.inert === false);
  await page.fill("#problem", "wait\n");
  await busy();
  await page.waitForTimeout(500);
  await page.click("#stop");
  await settled(page);
  same(await page.textContent("#error"), "The search was stopped.");
  await page.fill("#problem", "wait\nwait\n");
  await page.waitForFunction(() => document.getElementById("error").textContent.includes("within 10 seconds"), null, { timeout: 120000 });
  await play(page, paper);
  holds((await said(page)).startsWith("6 nodes"), await said(page));
});

test("a link has the problem and the step", async (open) => {
  const page = await open(linkTo({ problem: queens, chooser: "first", nodes: "500", step: "77" }));
  await settled(page);
  same([await page.inputValue("#problem"), await page.inputValue("#chooser"), await page.inputValue("#nodes")], [queens, "first", "500"]);
  same(await steps(page), 77);
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => !location.hash.includes("step=77"));
  const step = await steps(page);
  holds(page.url().includes(`step=${step}`), page.url().slice(-40));
  same(await page.evaluate(() => history.length), entries, "history stays short");
  await page.click("#copy");
  await page.waitForFunction(() => document.getElementById("copy").textContent.startsWith("cop"));
  const other = await open(page.url());
  await settled(other);
  same([await steps(other), await other.inputValue("#problem")], [step, queens], "whoever gets the link sees the same");
  await page.evaluate((h) => { location.hash = h; }, new URL(linkTo({ problem: paper })).hash);
  await page.waitForFunction(() => document.getElementById("said").textContent.startsWith("6 nodes"));
  for (const hash of ["#nonsense", "#problem=%FF", "#problem=A%0AA&nodes=-4&step=1e99", "#problem=&chooser=x"]) {
    await page.evaluate((h) => { location.hash = h; }, hash);
    await page.waitForTimeout(100);
    await settled(page);
  }
});

test("the page that can be saved is that of dlx view", async (open) => {
  const page = await open(address, bypass);
  await play(page, paper);
  const trace = run(["view", write("what you typed.jsonl", traceOf(paper)).slice("file://".length).replace(/\?\d+$/, "")]);
  same((await text(page, "save-page")) === trace, true, "the same page");
  const parts = await page.$$eval("#save-trace, #save-page", (all) => all.map((a) => a.download));
  same(parts, ["trace.jsonl", "dance.html"]);
});

const rules = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], iframes: false };
const complaints = (page) => page.evaluate(async (rules) => (await globalThis.axe.run(document, rules)).violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).slice(0, 3).join(", ")}`), rules);
const upright = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, lying = { ...upright, viewport: { width: 844, height: 390 } };
for (const colorScheme of ["light", "dark"])
  for (const [size, options] of [["1280x720", {}], ["1920x1080", { viewport: { width: 1920, height: 1080 } }], ["a phone", upright], ["a phone on its side", lying]])
    test(`axe-core has nothing to complain of: ${colorScheme}, ${size}`, async (open) => {
      const page = await open(address, { colorScheme, ...options, bypassCSP: true, reducedMotion: "reduce" });
      await page.evaluate(axe);
      await settled(page);
      same(await complaints(page), [], "at first");
      await play(page, "A B\nA X\n");
      same(await complaints(page), [], "with a mistake");
      await play(page, queens);
      await page.click("#more");
      same(await complaints(page), [], "with all of the player");
      holds(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing sticks out");
    });

test("a page in another folder searches what is written in it, and has strips of the book", async (open) => {
  execFileSync("tools/web", ["players", join(folder, "parts")], { stdio: "ignore" });
  const strips = read("figures/frames").split("\n").filter((line) => /^[a-z]/.test(line)).map((line) => `${line.split(/ *:/)[0]}.js`).sort();
  same(readdirSync(join(folder, "parts/players")).sort(), strips);
  const around = (body) => write("other.html", `<!DOCTYPE html><html lang="en" data-ready><meta charset="utf-8"><title>x</title>\n<script src="parts/dlx-player.js" defer></script>\n${body}`);
  const page = await open(around(`<dlx-player> ${paper} </dlx-player>`), { files: true });
  await page.waitForSelector("dlx-player[ready]");
  await page.click("#forth");
  same(await page.textContent(".told h2"), "choose A, size 2");
  const wrong = await open(around("<dlx-player> A B\nA C </dlx-player>"), { files: true });
  await wrong.waitForSelector(".fault");
  holds((await wrong.textContent(".fault")).includes("there is no item 'C'"), await wrong.textContent(".fault"));
  const strip = await open(around('<dlx-player src="parts/players/uncover-c3.js" size="small">a picture</dlx-player>'), { files: true });
  await strip.waitForSelector("dlx-player[ready]");
  same(await strip.textContent(".group .soft"), "1 of 5", "its steps are those of figures/frames");
});

// A cold start: a new window, whose processor is four times as slow. What counts is the first link that is on its way. If
// others use the machine, the clock says little: so the time of the processor decides, and the pauses between steps.
test("the first picture moves within three seconds if the processor is four times as slow", async (open) => {
  const page = await open(address), context = await page.context().browser().newContext({ viewport: phone.viewport });
  const cold = await context.newPage(), session = await context.newCDPSession(cold);
  await cold.addInitScript(() => {
    const look = () => (document.querySelector("dlx-player")?.shadowRoot?.querySelector(".slide") ? (globalThis.movedAt = performance.now()) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await cold.goto(address);
  await cold.waitForFunction(() => globalThis.movedAt, null, { timeout: 60000 });
  const moved = await cold.evaluate(() => globalThis.movedAt), pauses = 650;
  const busy = 1000 * (await session.send("Performance.getMetrics")).metrics.find((m) => m.name === "TaskDuration").value;
  await context.close();
  console.log(`   the first link moves after ${Math.round(moved)} ms; the processor, four times as slow, was busy for ${Math.round(busy)}`);
  holds(Math.min(moved, busy + pauses) < 3000, `${moved} ms, busy ${busy}`);
});

test("the page is not too large, and opens quickly", async (open) => {
  const bytes = statSync(resolve("build/playground.html")).size, engine = await (await open(address)).$eval("#engine", (s) => s.textContent.length);
  console.log(`   the page has ${Math.round(bytes / 1000)} KB, ${Math.round(engine / 1000)} of them the search`);
  holds(bytes - engine < 300000, "the page without the search: the player, the problems");
  holds(bytes < 6000000, `${bytes} bytes`);
});

await runAll(process.argv[2], process.argv[3]);
