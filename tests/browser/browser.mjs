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
/** A page for these traces; its address. */
export function pageOf(name, ...traces) {
  const files = traces.map((text, k) => join(folder, `${name}-${k}.jsonl`));
  files.forEach((file, k) => writeFileSync(file, traces[k]));
  const out = join(folder, `${name}.html`);
  run(["view", "--out", out, ...files]);
  return `file://${out}`;
}
export function write(name, text) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return `file://${file}`;
}

const tests = [];
export function test(name, body) { tests.push([name, body]); }
export function same(found, expected, what = "") {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: found ${a.slice(0, 400)}, expected ${b.slice(0, 400)}`);
}
export function holds(condition, what) { if (!condition) throw new Error(what); }

/** Runs all tests, or those whose names have a word in them; prints a line for each. */
export async function runAll(executable, word = "") {
  const browser = await chromium.launch({ executablePath: executable, args: ["--no-sandbox"] });
  let failed = 0;
  for (const [name, body] of tests.filter(([name]) => name.includes(word))) {
    const begin = Date.now(), pages = [];
    try {
      await body(async (address, options = {}) => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
        const page = await context.newPage();
        pages.push(page);
        page.setDefaultTimeout(8000);
        page.faults = [];
        page.on("pageerror", (error) => page.faults.push(error.message));
        page.on("console", (message) => { if (message.type() === "error") page.faults.push(message.text()); });
        page.on("dialog", (dialog) => { page.faults.push(`dialog: ${dialog.message()}`); dialog.dismiss(); });
        page.on("request", (request) => { if (!request.url().startsWith("blob:") && request.url().split("#")[0] !== address.split("#")[0]) page.faults.push(`request: ${request.url()}`); });
        await page.goto(address);
        await page.waitForSelector("html[data-ready]");
        return page;
      });
      for (const page of pages) same(page.faults, [], "errors on the page");
      console.log(`ok ${name} (${Date.now() - begin} ms)`);
    } catch (error) {
      ++failed;
      console.log(`not ok ${name}: ${error.message.slice(0, 600)}\n${(error.stack || "").split("\n").filter((l) => /player\.mjs|playground\.mjs/.test(l)).join("\n")}`);
    }
    for (const page of pages) await page.context().close();
  }
  await browser.close();
  rmSync(folder, { recursive: true });
  console.log(`${tests.length} tests, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
