// Opens pages in Chromium, and counts what went wrong.  node tests/browser/player.mjs
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const require = createRequire(resolve("build/browser/package.json"));
const { chromium } = require("playwright-core");
export const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
export const folder = mkdtempSync(join(tmpdir(), "dlx-browser-"));
const dlx = resolve(process.env.B || "build", "dlx");

/** What dlx prints, with this input. */
export function run(args, stdin = "") {
  return execFileSync(dlx, args, { input: stdin, encoding: "utf8", maxBuffer: 1 << 28 });
}
/** A trace, whether or not there is a cover, and whether or not it was stopped. */
export function traceOf(problem, ...args) {
  const told = spawnSync(dlx, ["trace", ...args], { input: problem, encoding: "utf8", maxBuffer: 1 << 28 });
  if (![0, 1, 3].includes(told.status)) throw new Error(told.stderr);
  return told.stdout;
}
const made = new Map();
let count = 0;
/** A page for these traces; its address, another one each time. */
export function pageOf(name, ...traces) {
  const key = JSON.stringify(traces), out = made.get(key) || join(folder, `${name}-${made.size}.html`);
  if (!made.has(key)) {
    const files = traces.map((text, k) => join(folder, `${name}-${k}.jsonl`));
    files.forEach((file, k) => writeFileSync(file, traces[k]));
    run(["view", "--out", out, ...files]);
    made.set(key, out);
  }
  return `file://${out}?${++count}`;
}
export function write(name, text) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return `file://${file}?${++count}`;
}

const tests = [];
export function test(name, body) { tests.push([name, body]); }
export function same(found, expected, what = "") {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a === b) return;
  let at = 0; // of the first difference
  while (a[at] === b[at]) ++at;
  const around = (text) => `${at > 100 ? "..." : ""}${text.slice(Math.max(0, at - 100), at + 300)}`;
  throw new Error(`${what}: found ${around(a)}, expected ${around(b)}`);
}
/** Looks again, for some seconds, until it is the same: a browser may be late, but not for ever. */
export async function becomes(look, expected, what = "") {
  const text = JSON.stringify(expected), late = Date.now() + 5000;
  for (let found = await look(); ; found = await look())
    if (JSON.stringify(found) === text || Date.now() > late) return same(found, expected, what);
}
export function holds(condition, what) { if (!condition) throw new Error(what); }

// A page is opened once, and then goes to the next address: a new page costs half as much again, and one
// in a new window (a context) five times as much. So there are two windows, a desk and a phone. (Had a page
// to go to about:blank between two tests, it would get a process of its own each time.)
class Pages {
  contexts = new Map();
  free = [];
  constructor(browser) { this.browser = browser; }
  async open(address, { colorScheme = "light", reducedMotion = "no-preference", viewport = { width: 1280, height: 720 }, inside = "", files = false, ...options }) {
    const kind = JSON.stringify(options), k = this.free.findIndex((p) => p.kind === kind), page = k < 0 ? await this.make(kind, options) : this.free.splice(k, 1)[0];
    if (JSON.stringify(page.viewportSize()) !== JSON.stringify(viewport)) await page.setViewportSize(viewport);
    await page.bringToFront(); // what lies behind another page is painted once in a second
    await page.emulateMedia({ colorScheme, reducedMotion });
    page.faults = [];
    page.files = files; // may it ask for other files of the disk?
    page.address = address.split("#")[0];
    page.inside = inside || page.address; // where a page may take its parts from
    if (page.url().split("#")[0] === page.address) await page.goto("about:blank"); // or it would stay where it is
    await page.goto(address);
    await page.waitForSelector("html[data-ready]");
    await page.session.send("Page.resetNavigationHistory");
    return page;
  }
  async make(kind, options) {
    if (!this.contexts.has(kind)) this.contexts.set(kind, await this.browser.newContext({ viewport: { width: 1280, height: 720 }, ...options }));
    const context = this.contexts.get(kind), page = await context.newPage();
    // Scripts of tests look into the element with inside, where they would look into a page with document.
    await page.addInitScript(() => Object.defineProperty(globalThis, "inside", { get: () => document.querySelector("dlx-player")?.shadowRoot }));
    page.kind = kind;
    page.session = await context.newCDPSession(page);
    page.setDefaultTimeout(60000);
    page.on("pageerror", (error) => page.faults.push(error.message));
    page.on("console", (message) => { if (message.type() === "error") page.faults.push(message.text()); });
    page.on("dialog", (dialog) => { page.faults.push(`dialog: ${dialog.message()}`); dialog.dismiss(); });
    const mayAsk = (/** @type {string} */ url) => url.startsWith("blob:") || (page.inside && url.startsWith(page.inside)) || (page.files && url.startsWith("file:")) || url.split("#")[0] === page.address;
    page.on("request", (request) => { if (!mayAsk(request.url())) page.faults.push(`request: ${request.url()}`); });
    return page;
  }
  async leave(page, failed) {
    if (failed) await page.close();
    if (page.isClosed()) return;
    await page.mouse.move(0, 0);
    this.free.push(page);
  }
}

/** Runs all tests, or those whose names have a word in them; prints a line for each. */
export async function runAll(executable, word = "") {
  // Nobody looks at pixels here, and large drawings are painted in half of the time if that is done
  // in few tiles.
  const browser = await chromium.launch({ executablePath: executable, args: ["--no-sandbox", "--default-tile-width=1024", "--default-tile-height=1024"] });
  const windows = new Pages(browser);
  let failed = 0;
  const enough = process.env.DLX_LONG || tests.length < 10 ? 1 : 3; // make check runs all, make test every third
  for (const [name, body] of tests.filter(([name], k) => (word ? name.includes(word) : k % enough === 0))) {
    const begin = Date.now(), pages = [], before = failed;
    try {
      await body(async (address, options = {}) => {
        const page = await windows.open(address, options);
        pages.push(page);
        return page;
      });
      for (const page of pages) same(page.faults, [], "errors on the page");
      console.log(`ok ${name} (${Date.now() - begin} ms)`);
    } catch (error) {
      ++failed;
      console.log(`not ok ${name}: ${error.message.slice(0, 600)}\n${(error.stack || "").split("\n").filter((l) => /player\.mjs|playground\.mjs/.test(l)).join("\n")}`);
    }
    for (const page of pages) await windows.leave(page, failed > before);
  }
  await browser.close();
  rmSync(folder, { recursive: true });
  console.log(`${tests.length} tests, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
