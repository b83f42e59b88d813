// The web edition: pieces of code open in place, and a name shows its declaration and its uses. Without this script
// both are links.
"use strict";
const up = document.body.dataset.up;
/** Loads a script once; the data in it work from a disk, too. */
const loaded = new Map();
function load(name) {
  if (!loaded.has(name)) loaded.set(name, new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${up}${name}.js`;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  }));
  return loaded.get(name);
}
function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
const addressOf = ([page, id]) => `${up}${page}.html#${id}`;

// ---- pieces of code --------------------------------------------------------
/** The pieces that a link names: those of its section, and those that continue it. */
function piecesOf(link) {
  const kept = document.querySelector(`template[data-for="${CSS.escape(link.getAttribute("href"))}"]`);
  if (kept) return [...kept.content.querySelectorAll(".code")];
  if (link.pathname !== location.pathname) return [];
  const first = document.getElementById(link.hash.slice(1))?.querySelector(".piece");
  if (!first) return [];
  const more = [...first.querySelectorAll(":scope > .used .also")].map((one) => document.getElementById(one.hash.slice(1))?.querySelector(".piece"));
  return [first, ...more].filter(Boolean).map((piece) => piece.querySelector(".code"));
}
function toggle(link) {
  const after = link.nextElementSibling;
  if (after?.classList.contains("inset")) {
    after.remove();
    link.setAttribute("aria-expanded", "false");
    return true;
  }
  const pieces = piecesOf(link);
  if (pieces.length === 0) return false;
  const inset = make("span", { className: "inset" }, make("a", { className: "go", href: link.href, textContent: "go there" }));
  pieces.forEach((piece, k) => {
    const copy = piece.cloneNode(true);
    copy.querySelectorAll(".inset").forEach((one) => one.remove());
    inset.append(...(k ? ["\n\n"] : []), ...copy.childNodes);
  });
  inset.querySelectorAll("[aria-expanded]").forEach((one) => one.setAttribute("aria-expanded", "false"));
  link.after(inset);
  link.setAttribute("aria-expanded", "true");
  return true;
}
for (const link of document.querySelectorAll(".code .r")) if (piecesOf(link).length > 0) link.setAttribute("aria-expanded", "false");

// ---- names -----------------------------------------------------------------
const told = make("div", { id: "told" });
told.popover = "auto";
told.setAttribute("role", "dialog");
document.body.append(told);
let known;
function placeLine(number, code) {
  const place = PLACES[number];
  return make("li", {}, make("a", { href: addressOf(place), textContent: place[2] }), " ", make("span", { className: "soft", textContent: place[0] }),
    ...(code ? [make("pre", { textContent: code })] : []));
}
/** A list; all but the first lines fold. */
function listOf(lines, title) {
  const shown = make("ul", {}, ...lines.slice(0, 12)), rest = lines.slice(12), parts = [make("h3", { textContent: title }), shown];
  if (rest.length > 0) parts.push(make("details", {}, make("summary", { textContent: `and ${rest.length} more` }), make("ul", {}, ...rest)));
  return parts;
}
async function tell(element) {
  const name = element.textContent, box = element.getBoundingClientRect();
  await Promise.all([load("places"), load("known")]);
  known ??= new Map(KNOWN.map(([word, ...rest]) => [word, rest]));
  if (!known.has(name)) return;
  const [declared, used] = known.get(name);
  told.replaceChildren(make("h2", { textContent: name }), ...listOf(declared.map(([place, line]) => placeLine(place, line)), "declared in"),
    ...(used.length > 0 ? listOf(used.map((place) => placeLine(place)), "used in") : []));
  told.setAttribute("aria-label", name);
  told.showPopover();
  const below = box.bottom + told.offsetHeight + 12 < innerHeight;
  told.style.left = `${Math.max(8, Math.min(box.left, innerWidth - told.offsetWidth - 8))}px`;
  told.style.top = `${below ? box.bottom + 6 : Math.max(8, box.top - told.offsetHeight - 6)}px`;
}
document.addEventListener("click", (event) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = event.target.closest(".code .r");
  if (link) { if (toggle(link)) event.preventDefault(); return; }
  const name = event.target.closest(".code i, .code .n, code > i, .names a");
  if (!name || event.target.closest(".code .c a")) return;
  event.preventDefault();
  tell(name).catch(() => { if (name.href) location.href = name.href; });
});
told.addEventListener("click", (event) => { if (event.target.closest("a")) told.hidePopover(); });

// ---- the rest ----------------------------------------------------------------
const outline = document.querySelector(".outline"), wide = matchMedia("(min-width: 78rem)");
function fit() { if (outline) outline.open = wide.matches; }
wide.addEventListener("change", fit);
fit();
/** What is wider than the screen can be scrolled by keys. */
function scrollable() {
  for (const box of document.querySelectorAll("pre, .wide, .display"))
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0; else box.removeAttribute("tabindex");
}
addEventListener("resize", scrollable);
scrollable();
const lines = new Map([...document.querySelectorAll(".outline a")].map((link) => [link.hash.slice(1), link]));
const seen = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    if (!isIntersecting || !lines.has(target.id)) continue;
    document.querySelector(".outline [aria-current]")?.removeAttribute("aria-current");
    lines.get(target.id).setAttribute("aria-current", "true");
  }
}, { rootMargin: "-15% 0px -75% 0px" });
for (const section of document.querySelectorAll("main > section[id]")) seen.observe(section);
document.documentElement.dataset.ready = "";
