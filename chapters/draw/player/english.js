// Words that have nothing to do with links.

/** @param {number} n @param {string} thing */
export const counted = (n, thing) => `${n} ${n === 1 ? thing : thing.replace(/y$/, "ie")}${n === 1 ? "" : "s"}`;

/** @param {string[]} words */
export function listed(words) {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
}

/** @param {string} words */
export const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);
