// The web edition of the book, in a real browser: node tests/browser/edition.mjs CHROMIUM [WORD]
// It has been made in build/edition; what it must say is read from the chapters themselves.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { axe, holds, runAll, same, test } from "./browser.mjs";

const root = resolve("build/edition/book"), inside = String(pathToFileURL(root));
const read = (file) => readFileSync(file, "utf8");
const pages = readdirSync(root, { recursive: true }).filter((name) => name.endsWith(".html")).sort();
const texts = new Map(pages.map((name) => [name, read(join(root, name))]));
const chapters = read("dlx.w").match(/^@i \S+/gm).map((line) => line.slice(3)).filter((name) => !name.endsWith("formats.w"));
const sample = ["index.html", "search.html", "ideas.html", "dance/ring.html", "dance/links.html", "dance/explore.html", "more/bounded.html", "fast/memory.html",
  "text/check_proof.html", "puzzle/polyomino.html", "command/settings.html", "course/glossary.html"];
const sizes = [[390, 844], [844, 390], [1280, 800], [1920, 1080]];
const at = (open, name, options = {}) => open(`${inside}/${name}`, { inside, ...options });
const rules = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], resultTypes: ["violations"], preload: false };
async function complaints(page, enabled = true) {
  await page.evaluate(axe);
  return page.evaluate(async (rules) => (await globalThis.axe.run(document, rules)).violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 120)).slice(0, 3).join(", ")}`), { ...rules, rules: { "color-contrast": { enabled }, "target-size": { enabled } } });
}

test("there are the sections and pieces of the book, and no page is large", async () => {
  let sections = 0, pieces = 0;
  for (const file of chapters) {
    const source = read(file), page = texts.get(`${file.replace(/^chapters\/|\.w$/g, "")}.html`).split("<template")[0];
    const expected = [(source.match(/^@(?=[\s*])/gm) || []).length, (source.match(/^@(?:[<(].*?@>\+?=|c\b)/gms) || []).length];
    same([page.split("<section id=").length - 1, page.split('<div class="piece">').length - 1], expected, file);
    sections += expected[0];
    pieces += expected[1];
  }
  holds(sections > 1500 && pieces > 1200, `${sections} sections with ${pieces} pieces`);
  for (const name of pages) holds(statSync(join(root, name)).size <= 300000, `${name} is too large`);
});

test("each link leads to an address, and addresses have no numbers of sections", async () => {
  const ids = new Map([...texts].map(([name, text]) => [name, [...text.matchAll(/ id="([^"]*)"/g)].map((m) => m[1])]));
  for (const [name, list] of ids) same(list.length, new Set(list).size, `addresses on ${name}`);
  let count = 0;
  for (const [name, text] of texts)
    for (const [, address] of text.matchAll(/<[a-z][^<>]* (?:href|src)="([^"]*)"/g)) {
      const [path, id] = address.split("#"), target = path ? join(name, "..", path) : name;
      if (target.startsWith("..")) continue; // to other pages of the site
      ++count;
      if (!target.endsWith(".html")) holds(statSync(join(root, target)).isFile(), `${name} leads to ${address}`);
      else holds(texts.has(target) && (!id || ids.get(target).includes(id)), `${name} leads to ${address}`);
    }
  holds(count > 20000, `${count} links`);
  for (const address of ["dance/links.html#cover", "dance/links.html#assign", "dance/ring.html#two-links", "dance/four_way.html#unlink-node-j", "more/painted.html#purify", "welcome.html#welcome"]) {
    const [name, id] = address.split("#");
    holds(ids.get(name).includes(id), address);
  }
});

test("sessions are those that the tests have run", async () => {
  const shown = new Set();
  for (const text of texts.values())
    for (const [, file, markup] of text.matchAll(/<pre class="session" data-file="([^"]*)">([^]*?)<\/pre>/g)) {
      const says = markup.replace(/<\/?b>/g, "").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, "\"").replace(/&#x27;/g, "'").replace(/&amp;/g, "&");
      same(says, read(file).trimEnd(), file);
      shown.add(file);
    }
  const told = chapters.flatMap((file) => [...read(file).matchAll(/\\transcript\{([^}]*)\}/g)].map((m) => m[1]));
  for (const name of told) holds(shown.has(`tests/transcripts/${name}.txt`), `${name} is not shown`);
  holds(shown.size > 90, `${shown.size} sessions`);
});

/** The same tab goes from page to page: a new one each time would take minutes. */
async function visit(page, name) {
  await page.goto(`${inside}/${name}`);
  await page.waitForSelector("html[data-ready]");
  return page;
}
test("no page has a fault by day", async (open) => {
  const page = await at(open, "index.html"), all = Boolean(process.env.DLX_LONG); // to look at the colour of each letter, and the place of each link, takes minutes
  for (const [k, name] of pages.entries()) // with less time, the sample and each sixth page
    if (all || sample.includes(name) || k % 6 === 0) same(await complaints(await visit(page, name), all || sample.includes(name)), [], name);
});

test("nor by night, and none is wider than its screen", async (open) => {
  const page = await at(open, "index.html", { colorScheme: "dark" });
  for (const name of sample) {
    same(await complaints(await visit(page, name)), [], name);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const [wide, broken] = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, [...document.images].filter((one) => one.complete && one.naturalWidth === 0).map((one) => one.src)]);
      holds(wide <= 0, `${name} at ${width}x${height}: ${wide} too wide`);
      same(broken, [], name);
    }
  }
});

test("pieces of code open where they are named, and lead back", async (open) => {
  const page = await at(open, "dance/ring.html");
  const link = page.locator('.code .r:has-text("Look for a fault")').first();
  same(await link.getAttribute("aria-expanded"), "false");
  await link.click();
  holds((await page.textContent(".inset")).includes("std::string Ring::find_fault() const"), "the piece is not shown");
  same(await page.$eval(".inset .go", (one) => one.hash), "#look-for-a-fault");
  await link.press("Enter");
  same(await page.locator(".inset").count(), 0);
  same(await page.$eval("#look-for-a-fault .used a", (one) => one.hash), "#dlx-dance-ring-cpp");
  const links = await at(open, "dance/links.html"); // this piece is told in another chapter
  await links.locator('.code .r:has-text("Cover item")').first().click();
  holds((await links.textContent(".inset")).includes("void Links::cover(int c)"), "a piece of another chapter");
  same(await links.$eval(".inset .go", (one) => one.pathname.split("/").slice(-2).join("/")), "dance/four_way.html");
  await links.locator(".inset .r").first().click(); // and one within it
  const both = await links.textContent(".code:has(.inset)");
  holds(both.includes("void Links::cover(int c)"), "a piece in a piece");
});

test("a name shows its declaration and its uses", async (open) => {
  const page = await at(open, "dance/search.html");
  await page.locator('.code .n:text-is("Links"), .code i:text-is("Links")').first().click();
  await page.waitForSelector("#told:popover-open");
  const told = await page.textContent("#told");
  for (const words of ["class Links {", "dance/links", "used in"]) holds(told.includes(words), `${words} is not in ${told.slice(0, 200)}`);
  same(await page.$eval("#told a", (one) => one.getAttribute("href")), "../dance/links.html#cover");
  await page.keyboard.press("Escape");
  same(await page.locator("#told:popover-open").count(), 0);
});

test("the search finds names, ideas, and phrases without a network", async (open) => {
  const page = await at(open, "search.html");
  const first = () => page.$eval("#found a", (one) => one.getAttribute("href"));
  await page.fill("#q", "wrong order");
  same(await first(), "dance/four_way.html#wrong-order");
  await page.fill("#q", "find_fault");
  holds((await page.locator("#found li").count()) > 2, "find_fault");
  await page.fill("#q", '"the whole art of using dancing links"');
  holds((await page.$$eval("#found a", (all) => all.map((one) => one.getAttribute("href")))).includes("dance/ring.html#backwards-please"), "a phrase");
  await page.fill("#q", "xyzzy");
  same(await page.textContent("#count"), "0 sections");
});

test("notes stand in the margin, and fold on a phone; answers fold everywhere", async (open) => {
  const desk = await at(open, "dance/links.html", { viewport: { width: 1280, height: 800 } });
  const [note, text] = await desk.evaluate(() => ["#assign .side", "#assign .noted p"].map((one) => document.querySelector(one).getBoundingClientRect().toJSON()));
  holds(note.left >= text.right && Math.abs(note.top - text.top) < 20, "the note is in the margin");
  const phone = await at(open, "dance/links.html", { viewport: { width: 390, height: 844 } });
  same(await phone.isVisible("#assign .side"), false, "before");
  await phone.click("#assign .note");
  same(await phone.isVisible("#assign .side"), true, "after");
  await phone.emulateMedia({ media: "print" });
  same(await phone.isVisible(".bar"), false, "on paper");
  await phone.emulateMedia({ media: "screen" });
  same(await phone.isVisible(".exercise details p"), false, "an answer");
  await phone.click(".exercise summary");
  same(await phone.isVisible(".exercise details p"), true, "an answer");
});

await runAll(process.argv[2], process.argv[3]);
