// The sections of the book in which the lines of the algorithm stand. Their numbers are filled
// in when the page is put together (tools/web), for they change with the chapters before them.

/** @type {Record<string, number>} by the name of the section, or its label */
const numbers = JSON.parse('@sections@');

/** @param {string} name */
export function section(name) { return numbers[name] ? `§${numbers[name]}` : ""; }
