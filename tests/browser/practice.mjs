// The first exercises (chapters/draw/practice): their rules, compared with those of the compiled judge; and the
// page, in a real browser: node tests/browser/practice.mjs CHROMIUM [WORD]
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { axe, becomes, folder, holds, runAll, same, test } from "./browser.mjs";

const read = (file) => readFileSync(file, "utf8");
const B = process.env.B || "build", out = join(folder, "practice.html"), address = `file://${out}`;
execFileSync("tools/web", ["practice", out]);
const given = JSON.parse(/id="exercises">\n([^]*?)<\/script>/.exec(read(out))[1]);
const modules = ["player/trace", "practice/judge"].map((name) => read(`chapters/draw/${name}.js`).replace(/^import .*\n/gm, "")).join("\n");
writeFileSync(join(folder, "rules.mjs"), modules);
const { Trace, accepts, taskOf, verdictOn } = await import(join(folder, "rules.mjs"));

// ---- the rules: writes for the judge, as if a student's driver had told them
let dice = 4711;
const roll = (n) => (dice = (dice * 48271) % 2147483647) % n;
const shuffled = (list) => { const all = [...list]; for (let k = all.length; k > 1; --k) { const j = roll(k); [all[k - 1], all[j]] = [all[j], all[k - 1]]; } return all; };
const replaced = (list, k, ...by) => [...list.slice(0, k), ...by, ...list.slice(k + 1)];

/** An exercise, with its task, and what its driver is asked. */
function exercise(g) {
  const trace = new Trace(g.trace, g.meta), task = taskOf(trace, g.event, g.exact), number = String(g.number).padStart(2, "0"), source = `exercises/${number}-${g.name}`;
  const ring = trace.options.length === 1, item = trace.events[0].item, names = trace.items.slice(1).map((i) => i.name);
  const requests = (ring ? [`ring ${names.length}`, `remove ${item}`, `restore ${item}`] : ["problem", names.join(" "), ...trace.options.slice(1).map((o) => o.entries.map((e) => trace.items[e.item].name).join(" ")), ".", `cover ${item}`, `uncover ${item}`]).slice(0, g.event === 0 ? -1 : undefined);
  const place = join(folder, g.name), driver = resolve(`${B}/exercises/book/${ring ? "ring" : "list"}/driver`), flag = /^test \d+ (exactly|reports) /m.exec(read(`${source}/tests.txt`));
  mkdirSync(place);
  writeFileSync(join(place, "about.txt"), read(`${source}/about.txt`));
  writeFileSync(join(place, "tests.txt"), `test 10 ${flag ? flag[0].replace(/test \d+ /, "") : ""}one list\n${requests.join("\n")}\n`);
  const book = execFileSync(driver, { input: `${requests.join("\n")}\n`, encoding: "utf8" }).trim().split("\n").map((line) => line.replace(/^\d+ /, ""));
  return { g, trace, task, ring, place, driver, book };
}
const stateLine = ({ trace: { nodes: n }, book }, state) => {
  const items = book.find((line) => line.startsWith("state ")).split(" ").slice(1).filter((_, k) => k % 8 === 4);
  return ["state", ...items.flatMap((c, x) => [state[x], state[n + x], state[2 * n + x], state[3 * n + x], c, state[4 * n + x], 0, 0])].join(" ");
};
/** What a driver would tell that does these writes, and not the book's; numbered. */
function told(x, writes) {
  const event = x.book.findLastIndex((line) => /^(un)?cover /.test(line)), state = Int32Array.from(x.task.begin), lines = x.book.slice(0, event + 1);
  for (const { at, value } of writes) {
    if (!x.ring) lines.push(`write ${"LRUDS"[Math.floor(at / x.trace.nodes)]} ${at % x.trace.nodes} ${state[at]} ${value} ${state[at]}`);
    state[at] = value;
  }
  return [...lines, stateLine(x, state)].map((line, k) => `${k + 1} ${line}\n`).join("");
}
let runs = 0;
/** Does the compiled judge give full marks? */
function judged(x, writes) {
  const file = join(x.place, "told"), verdict = join(x.place, `out${++runs}`);
  writeFileSync(file, told(x, writes));
  const r = spawnSync(`${B}/exercises/judge`, [x.place, file, verdict, `cat ${file}`, x.driver], { encoding: "utf8" });
  holds(r.status === 0 || r.status === 1, `the judge: ${r.stderr}`);
  return r.status === 0;
}
/** Sequences of writes, right ones and wrong ones. */
function sequences({ task, trace }) {
  const { writes } = task, all = [writes, [...writes].reverse(), [], writes.slice(1), writes.slice(0, -1), [...writes, writes[0]], [writes[0], ...writes]], n = trace.nodes;
  const node = () => roll(n), wrong = ({ at, value }) => { let other = value; while (other === value) other = at < 4 * n ? node() : roll(4); return { at, value: other }; };
  for (let k = 0; k < writes.length; ++k) {
    if (k % 2 === 0) all.push(replaced(writes, k), replaced(writes, k, wrong(writes[k]), writes[k]));
    else all.push(replaced(writes, k, wrong(writes[k])), replaced(writes, k, writes[k], wrong(writes[k])));
    all.push([...writes.slice(0, k), { at: roll(4) * n + node(), value: node() }, ...writes.slice(k)]); // somewhere else
    if (k > 0) all.push(replaced(replaced(writes, k, writes[k - 1]), k - 1, writes[k])); // two neighbours change places
  }
  for (let k = 0; k < writes.length; ++k) all.push(shuffled(writes));
  return all;
}

for (const g of given)
  test(`${g.name}: the rules are those of the compiled judge`, async () => {
    const x = exercise(g), { task, trace } = x, n = trace.nodes;
    same(stateLine(x, trace.start), x.ring ? stateLine(x, task.end) : x.book[2], "the list of the book, before anything happens");
    same(new Set(task.writes.map((w) => w.at)).size, task.writes.length, "no field is written twice");
    const seen = { true: 0, false: 0 };
    for (const writes of sequences(x)) {
      const words = JSON.stringify(writes.map(({ at, value }) => `${"LRUDS"[Math.floor(at / n)]}${at % n}=${value}`)), full = judged(x, writes);
      ++seen[full];
      same(accepts(task, writes), full, words);
      // Judged one by one, as on the page: a sequence that is right all the time, and complete, has full marks; and one
      // with a mistake has not, unless the mistake is repaired later.
      const done = [], verdicts = writes.map((w) => { const v = verdictOn(task, done, w); if (v === "right") done.push(w); return v; });
      const clean = verdicts.every((v) => v === "right"), bad = verdicts.some((v) => v === "wrong" || v === "early"), once = new Set(writes.map((w) => w.at)).size === writes.length;
      if (clean && done.length === task.writes.length) same(full, true, words);
      if (bad && once) same(full, false, words);
    }
    holds(seen.true > 0 && seen.false > 5, JSON.stringify(seen));
    const back = [...task.writes].reverse();
    same([accepts(task, back), g.exact], [g.name !== "uncover", g.name === "uncover"], "the opposite order");
  });

// ---- the page
const ring = { R1: "R of member 1", L3: "L of member 3", R4: "R of member 4", L2: "L of member 2" };
const port = (page, name) => page.locator(`.port[aria-label^="${name}, "]`), target = (page, name) => page.locator(`[data-node][aria-label="${name}"]`);
/** A write with the keyboard. */
async function write(page, link, to) {
  await port(page, link).focus();
  await page.keyboard.press("Enter");
  if (/^\d+$/.test(to)) return page.getByRole("button", { name: to, exact: true }).click();
  await target(page, to).focus();
  await page.keyboard.press("Enter");
}
const verdict = (page) => page.textContent("#verdict"), wrong = (page) => page.$eval("#picture svg", (s) => s.classList.contains("wrong"));
const header = (c) => `the header of ${c}`, entry = (c, o) => `the node of ${c} in option ${o}`;
const covering = [[`L of ${header("C")}`, header("A")], [`R of ${header("A")}`, header("C")], [`U of ${entry("A", 3)}`, header("A")], [`D of ${header("A")}`, entry("A", 3)], [`S of ${header("A")}`, "1"], [`U of ${entry("C", 3)}`, header("C")], [`D of ${header("C")}`, entry("C", 3)], [`S of ${header("C")}`, "1"]];
const uncovering = [[`S of ${header("C")}`, "2"], [`D of ${header("C")}`, entry("C", 2)], [`U of ${entry("C", 3)}`, entry("C", 2)], [`S of ${header("A")}`, "2"], [`D of ${header("A")}`, entry("A", 1)], [`U of ${entry("A", 3)}`, entry("A", 1)], [`R of ${header("A")}`, header("B")], [`L of ${header("C")}`, header("B")]];

test("the three exercises are done with the keyboard", async (open) => {
  const page = await open(address);
  await page.evaluate(() => { try { localStorage.clear(); } catch { /* none */ } });
  await page.reload();
  same(await page.textContent("#title"), "Put a member back into a ring");
  await write(page, ring.L3, "member 2");
  holds((await verdict(page)).startsWith("Right: L[3] ← 2. 1 to go."), await verdict(page));
  await write(page, ring.R1, "member 2");
  holds((await page.textContent("#done")).includes("make exercise-1"), await page.textContent("#done"));
  await page.getByRole("button", { name: "Next: Cover an item" }).click();
  for (const [link, to] of covering.slice(3).concat(covering.slice(0, 3))) await write(page, link, to); // in another order than the book
  same(await page.$$eval("#writes .done", (all) => all.length), 8);
  await page.getByRole("button", { name: "Next: Uncover an item" }).click();
  for (const [link, to] of uncovering) await write(page, link, to);
  const done = await page.textContent("#done");
  for (const words of ["2, 8 and 8 writes", "make exercise-1 ", "make exercise-4 ", "make exercise-6 "]) holds(done.includes(words), done);
  same(await page.$$eval("#list button", (all) => all.map((b) => b.getAttribute("aria-label"))), ["exercise 1, restore, done", "exercise 2, cover, done", "exercise 3, uncover, done"]);
  await page.evaluate(() => { try { localStorage.clear(); } catch { /* none */ } });
});

test("a mistake turns red, and says why", async (open) => {
  const page = await open(address);
  for (const [link, to, words] of [[ring.R1, "member 4", "The right link of member 1 leads to member 4 now. A walk to the right does not meet member 3 any more."],
    [ring.L2, "member 4", "The left link of member 2 should still lead to member 1. What a node remembers that has left is needed for the way back."],
    [ring.R4, "member 1", "The right link of member 4 should still lead to the header 0. No neighbour of it leaves or comes back there."]]) {
    await write(page, link, to);
    same([await verdict(page), await wrong(page)], [words, true]);
    same(await page.$$eval("#picture .link.written", (all) => all.length), 1);
    await page.click("#undo");
    same([await wrong(page), await page.$$eval("#writes .done", (all) => all.length)], [false, 0]);
  }
  await write(page, ring.R1, "member 3");
  same([await verdict(page), await wrong(page)], ["The right link of member 1 leads to member 3 already.", false]);
  await write(page, ring.R1, "member 4"); // whoever chooses another link takes the wrong one back
  await write(page, ring.L3, "member 2");
  same([await wrong(page), await page.$$eval("#writes .done", (all) => all.map((e) => e.textContent))], [false, ["L[3] ← 2"]]);
});

test("uncover wants its order", async (open) => {
  const page = await open(address);
  await page.getByRole("button", { name: /uncover/ }).click();
  await write(page, ...uncovering[6]);
  same([await verdict(page), await wrong(page)], ["Too early: the node of C in option 2 left after the header of B, so it comes back first.", true]);
  await write(page, ...uncovering[1]);
  same(await verdict(page), "Too early: when the node of C in option 2 left, another field was written after this one. What was written last is undone first.");
  await write(page, `S of ${header("C")}`, "0");
  same(await verdict(page), "The size of C is 0 now. One node comes back, so it should be 2.");
  await write(page, ...uncovering[0]);
  holds((await verdict(page)).startsWith("Right: S[C] ← 2. 7 to go."), await verdict(page));
});

test("hints are those of the exercise, and the solution plays", async (open) => {
  const page = await open(address);
  const hints = read("exercises/01-restore/hints.txt").split(/^- /m).slice(1).map((h) => h.split(/\s+/).join(" ").trim());
  for (let k = 1; k <= hints.length; ++k) {
    same(await page.textContent("#hint"), `hint ${k} of ${hints.length}`);
    await page.click("#hint");
    same(await page.$$eval("#hints li", (all) => all.map((e) => e.textContent)), hints.slice(0, k));
  }
  same(await page.isDisabled("#hint"), true);
  await page.click("#show");
  await becomes(() => page.$$eval("#writes .done", (all) => all.map((e) => e.textContent)), ["R[1] ← 2", "L[3] ← 2"], "the solution");
  await becomes(() => verdict(page), "Now you.", "its end");
  same([await page.$$eval("#writes .done", (all) => all.length), await page.isVisible("#done")], [0, false]);
});

/** A point of a link where a click chooses it, as seen from the page: near its beginning, or farther. */
const spot = (page, name, part) => port(page, name).evaluate((path, part) => {
  const p = path.getPointAtLength(path.getTotalLength() * part), q = new DOMPoint(p.x, p.y).matrixTransform(path.getScreenCTM());
  return [q.x, q.y];
}, part);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test("each link can be clicked, and touched, and two clicks write it", async (open) => {
  for (const options of [{}, phone]) {
    const page = await open(address, options), press = (x, y) => (options.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    for (const name of ["restore", "cover", "uncover"]) {
      await page.getByRole("button", { name: new RegExp(`, ${name}`) }).click();
      await page.$eval("#picture", (e) => e.scrollIntoView());
      for (const label of await page.$$eval(".port", (all) => all.map((e) => e.getAttribute("aria-label")))) {
        const link = label.split(", which")[0], parts = link.startsWith("S") ? [0] : [0.2, 0.35, 0.5, 0.65, 0.8];
        let hit = false;
        for (let k = 0; k < parts.length && !hit; ++k) {
          await page.keyboard.press("Escape");
          await press(...(await spot(page, link, parts[k])).map((v) => v + (link.startsWith("S") ? 3 : 0)));
          hit = await port(page, link).evaluate((path) => path.classList.contains("chosen"));
        }
        holds(hit, `${link} of ${name} cannot be ${options.hasTouch ? "touched" : "clicked"}`);
      }
    }
    await page.getByRole("button", { name: /, restore/ }).click();
    await page.$eval("#picture", (e) => e.scrollIntoView());
    await press(...(await spot(page, ring.R1, 0.4)));
    holds((await page.textContent("#ask")).startsWith("You write the right link of member 1."), await page.textContent("#ask"));
    const box = await target(page, "member 2").boundingBox();
    await press(box.x + box.width / 2, box.y + box.height / 2);
    same(await page.$$eval("#writes .done", (all) => all.map((e) => e.textContent)), ["R[1] ← 2"]);
  }
});

test("the page fits its window, by day and by night, and axe has no complaint", async (open) => {
  for (const [width, height, colorScheme] of [[390, 844, "light"], [844, 390, "dark"], [1280, 800, "dark"], [1920, 1080, "light"]])
    for (const name of ["restore", "uncover"]) {
      const page = await open(address, { viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
      await page.getByRole("button", { name: new RegExp(`, ${name}`) }).click();
      await write(page, ...(name === "restore" ? [ring.R1, "member 4"] : uncovering[6]));
      const seen = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, box: document.querySelector("#picture svg").getBoundingClientRect().toJSON() }));
      holds(seen.wide <= width, `${width} by ${height}: ${seen.wide} wide`);
      holds(seen.box.height <= height && seen.box.width <= width && seen.box.height > 0.4 * Math.min(width, height), `${width} by ${height}: ${JSON.stringify(seen.box)}`);
      await page.evaluate(axe);
      same(await page.evaluate(async () => (await window.axe.run(document, { resultTypes: ["violations"] })).violations.map((v) => `${v.id} ${v.nodes[0].html.slice(0, 100)}`)), [], `${name}, ${width} by ${height}, ${colorScheme}`);
    }
});

await runAll(process.argv[2], process.argv[3]);
