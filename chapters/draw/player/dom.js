// Elements, made without a word of HTML: whatever a name says, it stays a text.

/** @typedef {Record<string, string | number | boolean | ((event: any) => void)>} Attributes */

/** @param {Element} element @param {Attributes} attributes @param {(Element | string)[]} children */
function furnish(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value !== false) element.setAttribute(name, value === true ? "" : String(value));
  element.append(...children);
}

/** An element of the page. A function among the attributes listens to the event of that name.
 * @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {Attributes} [attributes]
 * @param {...(Element | string)} children @returns {HTMLElementTagNameMap[T]} */
export function html(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  furnish(element, attributes, children);
  return element;
}

/** An element of a drawing.
 * @param {string} tag @param {Attributes} [attributes] @param {...(Element | string)} children
 * @returns {SVGElement} */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  furnish(element, attributes, children);
  return element;
}

/** The element of the page with this identity.
 * @param {string} id @returns {HTMLElement} */
export function get(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** @param {string} id @returns {HTMLInputElement} */
export function input(id) {
  return /** @type {HTMLInputElement} */ (get(id));
}

/** Sets an attribute only where it differs, and says whether it did: most of a picture stays as it is.
 * @param {Element} element @param {string} name @param {string} value */
export function put(element, name, value) {
  const differs = element.getAttribute(name) !== value;
  if (differs) element.setAttribute(name, value);
  return differs;
}

/** @param {Element} element @param {string} words */
export function say(element, words) {
  if (element.textContent !== words) element.textContent = words;
}

/** How wide a text will be, as draw/sheet guesses it; so much smaller must it be.
 * @param {string} words @param {number} size @param {number} width */
export function fitted(words, size, width) {
  return Math.min(size, width / Math.max(1, 0.66 * [...words].length));
}

/** The least size of names in a drawing that is made smaller with its place. */
export const leastWords = 9;
/** Writes a name so that it can be read: a little smaller, where it has to be, or else not to its end.
 * @param {Element} text @param {string} words @param {number} size @param {number} width @param {number} [least] size */
export function sayShort(text, words, size, width, least = size / 2) {
  const letters = [...words], most = Math.max(2, Math.floor(width / (0.66 * least)));
  const seen = letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : words;
  say(text, seen);
  put(text, "font-size", String(+Math.max(least, fitted(seen, size, width)).toFixed(2)));
}

/** So small may a drawing become, to fit into its place. */
export const leastScale = 0.75;

/** The style of a drawing that becomes smaller with its place, as long as it can be read.
 * @param {number} width */
export function fitting(width) { return `width:min(${width}px,max(100%,${(leastScale * width).toFixed(0)}px))`; }

/** Scrolls a box, and nothing around it, so that an element can be seen.
 * @param {Element} scroll @param {Element} element */
export function reveal(scroll, element) {
  const a = scroll.getBoundingClientRect(), b = element.getBoundingClientRect();
  if (a.width === 0) return;
  if (b.left < a.left || b.right > a.right) scroll.scrollLeft += (b.left + b.right) / 2 - (a.left + a.right) / 2;
  if (b.top < a.top || b.bottom > a.bottom) scroll.scrollTop += (b.top + b.bottom) / 2 - (a.top + a.bottom) / 2;
}
