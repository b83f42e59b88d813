// The playground (chapters/draw/playground), in a real browser:
// node tests/browser/playground.mjs CHROMIUM [WORD]
import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { axe, holds, run, runAll, same, test, traceOf, write } from "./browser.mjs";

const address = `file://${resolve("build/playground.html")}`;
const read = (file) => readFileSync(file, "utf8");
const paper = read("tests/data/paper.dlx"), queens = read("tests/data/queens-4.dlx");
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const linkTo = (words) => `${address}#${new URLSearchParams(words)}`;

const settled = (page) => page.waitForFunction(() => document.documentElement.dataset.busy === "no", null, { timeout: 120000 });
const said = (page) => page.textContent("#said");
/** Types a problem, and waits for what comes of it. */
async function play(page, problem, { chooser = "smallest", nodes = 1000 } = {}) {
  if (!(await page.isVisible("#form"))) await page.click("#fold");
  // To type takes a minute, if it is long; and when the player comes, it takes the cursor and moves the page, so what is
  // typed or clicked at that moment is lost. Other tests type and click.
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
const player = async (page) => {
  const frame = await (await page.waitForSelector("#stage")).contentFrame();
  await frame.waitForSelector("html[data-ready]");
  return frame;
};

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
  // Asked of the worker itself, for the frame takes longer than the search.
  const problems = [...randomProblems(300)];
  const told = await page.evaluate(async (problems) => {
    const code = new Blob([document.getElementById("engine").textContent, document.getElementById("worker").textContent], { type: "text/javascript" });
    const worker = new Worker(URL.createObjectURL(code)), told = [];
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
test("what is typed opens in the player", async (open) => {
  const page = await open(address);
  await page.click("#dance");
  await settled(page);
  holds((await said(page)).startsWith("6 nodes, 1 solution, "), await said(page));
  const frame = await player(page);
  same(await frame.$$eval("svg.list [data-node]", (nodes) => nodes.length), 24, "boxes");
  await page.keyboard.press("s");
  same(await frame.textContent(".told h2"), "solution: r4 r1 r5", "keys go to the player");
  holds(!(await page.isVisible("#form")), "the problem has given it room");
  await page.click("#fold");
  holds(await page.isVisible("#form"), "and is back");
});

test("the problems of the book are in the list", async (open) => {
  const page = await open(address), names = await page.$$eval("#book option", (all) => all.map((o) => o.value).filter((v) => v));
  holds(names.length >= 8, `${names}`);
  for (const name of names) {
    if (!(await page.isVisible("#form"))) await page.click("#fold");
    await page.selectOption("#book", name);
    await settled(page);
    same(await page.isVisible("#error"), false, name);
    same(await page.isVisible("#hall"), true, name);
  }
});

test("a mistake is shown with its place and its mend", async (open) => {
  const page = await open(address);
  await play(page, "Ann Bob Charlie\nAnn Bob\nCharly\n");
  const words = await page.textContent("#error");
  holds(words.includes("problem:3:1: error:") && words.includes("^") && words.includes("Charlie"), words);
  same(await page.evaluate(() => { const box = document.activeElement; return box.value.slice(box.selectionStart, box.selectionEnd); }), "Charly", "the cursor is there");
  same(await page.getAttribute("#problem", "aria-invalid"), "true");
  same(await page.isVisible("#stage"), false, "no old search is shown");
  await play(page, "Ann Bob Charlie\nAnn Bob\nCharlie\n");
  same(await page.isVisible("#error"), false, "mended");
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
  if (!(await page.isVisible("#form"))) await page.click("#fold");
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
  await page.evaluate(() => {
    const Real = Worker;
    globalThis.Worker = class extends Real { postMessage(data) { if (!data.problem.startsWith("wait")) super.postMessage(data); } };
  });
  await page.fill("#problem", "wait\n");
  await page.click("#dance");
  holds(await page.isVisible("#stop"), "there is a button");
  await page.click("#stop");
  await settled(page);
  same(await page.textContent("#error"), "The search was stopped.");
  await page.fill("#problem", "wait\n");
  await page.click("#dance");
  await page.waitForFunction(() => !document.getElementById("error").hidden, null, { timeout: 120000 });
  holds((await page.textContent("#error")).includes("within 10 seconds"), "the clock");
  await play(page, paper);
  holds((await said(page)).startsWith("6 nodes"), await said(page));
});

test("the address has the problem and the step", async (open) => {
  const page = await open(linkTo({ problem: queens, chooser: "first", nodes: "500", step: "77" }));
  await settled(page);
  same([await page.inputValue("#problem"), await page.inputValue("#chooser"), await page.inputValue("#nodes")], [queens, "first", "500"]);
  const frame = await player(page);
  same(await frame.$eval("#slider", (s) => s.value), "77");
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => !location.hash.includes("step=77"));
  const step = await frame.$eval("#slider", (s) => s.value);
  holds(page.url().includes(`step=${step}`), page.url().slice(-40));
  same(await page.evaluate(() => history.length), entries, "history stays short");
  const other = await open(page.url());
  await settled(other);
  same(await (await player(other)).$eval("#slider", (s) => s.value), step, "who gets the address sees the same");
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
for (const colorScheme of ["light", "dark"])
  for (const [size, options] of [["1280x720", {}], ["phone", phone]])
    test(`axe-core has nothing to complain of: ${colorScheme}, ${size}`, async (open) => {
      const page = await open(address, { colorScheme, ...options, bypassCSP: true });
      await page.evaluate(axe);
      same(await complaints(page), [], "at first");
      await play(page, "A B\nA X\n");
      same(await complaints(page), [], "with a mistake");
      await play(page, queens);
      same(await complaints(page), [], "with the player");
      await page.click("#fold");
      same(await complaints(page), [], "with both");
      holds(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing sticks out");
      holds((await (await player(page)).evaluate(() => document.documentElement.scrollWidth <= innerWidth)), "nor in the player");
    });

test("the page is not too large, and opens quickly", async (open) => {
  const bytes = statSync(resolve("build/playground.html")).size, engine = await (await open(address)).$eval("#engine", (s) => s.textContent.length);
  console.log(`   the page has ${Math.round(bytes / 1000)} KB, ${Math.round(engine / 1000)} of them the search`);
  holds(bytes - engine < 100000, "the page without the search");
  holds(bytes < 6000000, `${bytes} bytes`);
});

await runAll(process.argv[2], process.argv[3]);
