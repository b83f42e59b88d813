// The search of the web edition: all words of a question must be in a section. Names and the index come first.
"use strict";
const field = document.getElementById("q"), list = document.getElementById("found"), count = document.getElementById("count");
const lower = WORDS.map((text) => text.toLowerCase()), titles = PLACES.map((place) => place[2].toLowerCase());
const make2 = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
/** Words, and phrases in quotes. */
const termsOf = (question) => (question.toLowerCase().match(/"[^"]+"|\S+/g) || []).map((term) => term.replaceAll('"', "")).filter((term) => term);
function scores(terms, question) {
  const points = new Map(), add = (place, value) => points.set(place, (points.get(place) || 0) + value);
  for (const [name, declared, used] of KNOWN) {
    if (name.toLowerCase() !== question) continue;
    for (const [place] of declared) add(place, 60);
    for (const place of used) add(place, 5);
  }
  for (const [words, ...places] of ENTRIES) if (terms.every((term) => words.toLowerCase().includes(term))) for (const place of places) add(place, 30);
  lower.forEach((text, place) => {
    if (!terms.every((term) => text.includes(term) || titles[place].includes(term))) return;
    add(place, 1 + terms.filter((term) => titles[place].includes(term)).length * 20 + Math.min(5, text.split(terms[0]).length));
  });
  return [...points].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([place]) => place);
}
/** A sentence or so around the first word, with all words marked. */
function excerpt(place, terms) {
  const text = WORDS[place], at = Math.max(0, ...terms.map((term) => lower[place].indexOf(term)).filter((found) => found >= 0).slice(0, 1));
  const begin = at < 90 ? 0 : text.lastIndexOf(" ", at - 70) + 1, shown = text.slice(begin, begin + 220).replace(/\s+\S*$/, "");
  const words = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const parts = shown.split(new RegExp(`(${words})`, "gi")).map((part, k) => (k % 2 ? make2("mark", { textContent: part }) : part));
  return make2("p", {}, begin ? "… " : "", ...parts, begin + 220 < text.length ? " …" : "");
}
function find() {
  const question = field.value.trim().toLowerCase(), terms = termsOf(question);
  list.replaceChildren();
  count.textContent = "";
  if (question.length < 2) return;
  const found = scores(terms, question);
  count.textContent = found.length === 1 ? "One section" : `${found.length} sections`;
  for (const place of found.slice(0, 50)) {
    const [page, id, title, number] = PLACES[place];
    list.append(make2("li", {}, make2("a", { href: `${page}.html#${id}`, textContent: title }), " ", make2("span", { className: "soft", textContent: `${page} §${number}` }), excerpt(place, terms)));
  }
  history.replaceState(null, "", `?q=${encodeURIComponent(field.value)}`);
}
field.value = new URLSearchParams(location.search).get("q") || "";
field.addEventListener("input", find);
field.form.addEventListener("submit", (event) => { event.preventDefault(); find(); });
find();
field.focus();
