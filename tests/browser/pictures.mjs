// The still pictures, in a real browser, by day and by night: node tests/browser/pictures.mjs CHROMIUM [WORD]
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { axe, folder, holds, run, runAll, same, test, traceOf, write } from "./browser.mjs";

const read = (file) => readFileSync(file, "utf8");
const queens = traceOf(read("figures/queens-4.dlx")), sudoku = traceOf(read("figures/sudoku.dlx"));
const rides = traceOf(read("figures/rides.dlx"), "--cheapest"), museum = traceOf(read("tests/data/museum.dlx"));
const corner = traceOf(read("figures/corner.dlx"));
let count = 0;
/** A picture, as dlx draw makes it.  Its frame comes first, so it is a page of one drawing. */
function drawn(trace, steps, what, name = `event-${String(steps).padStart(3, "0")}`) {
  const out = join(folder, `pictures-${++count}`), file = join(folder, `${count}.jsonl`);
  writeFileSync(file, trace);
  run(["draw", "--as", what, "--steps", String(steps), "--out", out, file]);
  return read(join(out, `${name}.svg`));
}
const pictures = {
  "list and board": drawn(queens, 47, "links+board"), "a solution": drawn(queens, 61, "links+board"),
  "a board": drawn(queens, 13, "board"), "a sudoku": drawn(sudoku, 260, "board"), "bounds": drawn(museum, 12, "links"),
  "colours": drawn(corner, 12, "links"), "a tree": drawn(rides, "all", "tree", "tree"), "a matrix": drawn(queens, 4, "matrix", "step-004"),
};
const boards = { "a solved sudoku": run(["solve", "--svg", "figures/sudoku.dlx"]), "queens": run(["solve", "--svg", "tests/data/queens-4.dlx"]) };

/** The contrast of each text with the last shape before it that lies under its middle. */
function poorWords() {
  const light = (c) => { const v = c.match(/[\d.]+/g).slice(0, 3).map((x) => x / 255).map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)); return 0.2126 * v[0] + 0.7152 * v[1] + 0.0722 * v[2]; };
  const contrast = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
  const poor = [], shapes = [...document.querySelectorAll("polygon, path, ellipse, rect, text")].filter((s) => !["none", "transparent"].includes(s.getAttribute("fill")))
    .map((element) => ({ element, box: element.getBoundingClientRect(), fill: getComputedStyle(element).fill }));
  let words = 0;
  shapes.forEach(({ element, box, fill }, k) => {
    if (element.tagName !== "text") return;
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    const under = shapes.slice(0, k).filter(({ element, box: b }) => element.tagName !== "text" && b.left <= x && x <= b.right && b.top <= y && y <= b.bottom).pop();
    const ratio = contrast(fill, under.fill);
    ++words;
    if (ratio < 4.5) poor.push(`${element.textContent} ${ratio.toFixed(2)} ${fill} on ${under.fill}`);
  });
  return { words, poor: poor.slice(0, 5), ground: light(shapes[0].fill) };
}

for (const colorScheme of ["light", "dark"])
  test(`words in pictures have contrast 4.5: ${colorScheme}`, async (open) => {
    let page;  // the same for all, since a new one costs more than what is looked at
    for (const [name, svg] of Object.entries({ ...pictures, ...boards })) {
      const address = write("picture.html", `<!DOCTYPE html><html data-ready><meta charset="utf-8"><title>${name}</title>${svg.slice(svg.indexOf("<svg"))}`);
      if (page) await page.goto((page.address = address));
      else page = await open(address, { colorScheme });
      same(await page.title(), name, "the page");
      const { words, poor, ground } = await page.evaluate(poorWords);
      same(poor, [], `${name}, ${colorScheme}`);
      holds(name === "queens" || words > 5, `${name} has ${words} words`);
      holds(colorScheme === "dark" ? ground < 0.05 : ground > 0.9, `the paper of ${name} is ${colorScheme}: ${ground}`);
    }
  });

const windows = [[390, 844], [844, 390], [1280, 720], [1280, 800], [1920, 1080]];
/** A gallery, as dlx figures makes it: a card with a film, and four queens with a tree. Its pages say that they are ready. */
function gallery() {
  const out = join(folder, "gallery"), recipes = { cover: "title: Cover\ngroup: Start here\nproblem: c5.dlx\nscript: cover-c3.script\ngrains: event link\nfilm: yes", queens: "title: Queens\ngroup: Queens\nproblem: queens-4.dlx\ndraw: links+board\nsteps: 47 48", tree: "title: Tree\ngroup: Queens\nproblem: queens-4.dlx\ndraw: tree" };
  for (const name of ["c5.dlx", "cover-c3.script", "queens-4.dlx"]) writeFileSync(join(folder, name), read(`figures/${name}`));
  const files = Object.entries(recipes).map(([name, text]) => { writeFileSync(join(folder, `${name}.fig`), text); return join(folder, `${name}.fig`); });
  run(["figures", "--out", out, ...files]);
  for (const page of ["index.html", "cover/index.html", "queens/index.html", "tree/index.html"]) writeFileSync(join(out, page), read(join(out, page)).replace("<html", "<html data-ready"));
  return out;
}
const out = gallery();
/** A page that may fetch its pictures, and has no script that could fail. */
async function look(open, name, options) {
  const page = await open(`file://${join(out, name)}`, options);
  page.faults = Object.assign([], { push: () => 0 });
  return page;
}

test("a picture of the gallery fits the window, with its arrows", async (open) => {
  for (const name of ["cover", "queens", "tree"]) for (const [width, height] of windows) {
    const page = await look(open, `${name}/index.html`, { viewport: { width, height } });
    const seen = await page.evaluate(() => {
      const figure = document.querySelector("figure"), image = figure.querySelector("img");
      figure.scrollIntoView();
      const box = figure.getBoundingClientRect(), sides = [document.documentElement.scrollWidth, innerWidth], bar = document.querySelector("nav").getBoundingClientRect();
      return { top: box.top, bottom: box.bottom, bar: Math.max(0, bar.bottom), sides, text: parseFloat(getComputedStyle(document.body).fontSize), width: image.getBoundingClientRect().width };
    });
    holds(seen.top >= seen.bar - 1 && seen.bottom <= height + 1, `${name} in ${width} by ${height}: from ${seen.top} to ${seen.bottom} under ${seen.bar}`);
    holds(seen.sides[0] <= seen.sides[1], `${name} in ${width} by ${height}: ${seen.sides}`);
    if (name !== "queens" || width < 1900) continue;
    const letters = (22 * seen.width) / Number(/viewBox="0.00 0.00 ([\d.]+)/.exec(read(join(out, "queens/event-047.svg")))[1]);
    holds(letters >= seen.text / 1.5, `in ${width} by ${height}, names have ${letters.toFixed(1)} pixels, and the text ${seen.text}`);
  }
});

test("the film of the gallery can be stopped", async (open) => {
  for (const [width, height] of windows) {
    const page = await look(open, "index.html", { viewport: { width, height } }), seen = () => page.$$eval(".film img", (all) => all.filter((i) => i.checkVisibility()).map((i) => i.getAttribute("src")));
    same(await seen(), ["cover/film.svg"]);
    const box = await page.locator(".start .film").boundingBox();
    holds(box.height <= height, `the film and its box have ${box.height} of ${height}`);
    await page.getByLabel("stop the film").click();
    same(await seen(), ["cover/link-013.svg"]);
    await page.getByLabel("stop the film").click();
    same(await seen(), ["cover/film.svg"]);
  }
});

test("axe has no complaint about the gallery", async (open) => {
  for (const [colorScheme, [width, height]] of [["light", windows[0]], ["dark", windows[2]]]) for (const name of ["index.html", "tree/index.html"]) {
    const page = await look(open, name, { colorScheme, viewport: { width, height } });
    await page.evaluate(axe);
    same(await page.evaluate(async () => (await window.axe.run(document, { resultTypes: ["violations"] })).violations.map((v) => `${v.id} ${v.nodes[0].html.slice(0, 100)}`)), [], `${name}, ${colorScheme}`);
  }
});

// In a page of the gallery, a picture is an image, and follows the page.
test("an image on a page of the gallery follows the page", async (open) => {
  const svg = pictures["a board"], address = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  for (const colorScheme of ["light", "dark"]) {
    const page = await open(write("image.html", `<!DOCTYPE html><html data-ready><title>T</title><style>:root{color-scheme:light dark}</style><img alt="" src="${address}">`), { colorScheme });
    const corner = await page.evaluate(async () => {
      const image = document.querySelector("img"), canvas = document.createElement("canvas"), pen = canvas.getContext("2d");
      await image.decode();
      pen.drawImage(image, 0, 0);
      return [...pen.getImageData(5, 5, 1, 1).data];
    });
    holds(colorScheme === "dark" ? corner[0] < 60 : corner[0] > 240, `${colorScheme}: ${corner}`);
  }
});

await runAll(process.argv[2], process.argv[3]);
