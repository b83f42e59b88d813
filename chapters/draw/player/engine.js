// The search of the book in the browser: it is compiled for WebAssembly, and works in a thread of its own. It is
// fetched when the first problem comes, from the file dlx-engine.js beside this script.

import { workerCode } from "./frame.js";

/** What chapters/draw/player.w answers.
 * @typedef {object} Answer
 * @property {string} trace @property {string} data @property {number} nodes
 * @property {number} solutions @property {number} writes @property {string} stopped
 * @property {string[]} notes @property {string} [error] @property {number} [line]
 * @property {number} [column] */
/** @typedef {{problem: string, first: boolean, nodes: number}} Wish */

/** So long may an answer take, in milliseconds. */
const patience = 10000;
/** So many characters may a problem have; it has to fit on the stack of the search. */
const longest = 200000;
/** Where this script came from. */
const home = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : "";
/** @type {any} what other scripts leave behind */
const shared = globalThis;

/** Runs a script, once.
 * @param {string} address @returns {Promise<void>} */
export function runScript(address) {
  const known = scripts.get(address) || new Promise((done, fail) => {
    const script = document.createElement("script");
    script.onload = () => { script.remove(); done(); };
    script.onerror = () => { script.remove(); scripts.delete(address); fail(new Error(`${address} cannot be read.`)); };
    script.src = address;
    document.head.append(script);
  });
  scripts.set(address, known);
  return known;
}
/** @type {Map<string, Promise<void>>} */
const scripts = new Map();

/** The address of the program of a worker. */
async function program() {
  if (!shared.dlxEngine) await runScript(new URL("dlx-engine.js", home || location.href).href);
  code ||= URL.createObjectURL(new Blob([shared.dlxEngine, "\n", workerCode], { type: "text/javascript;charset=utf-8" }));
  return code;
}
let code = "";

/** Another problem came; the one before needs no answer. */
export class Superseded extends Error {}

/** Searches in another thread; a search that takes too long is ended. */
export class Searcher {
  count = 0;
  /** @type {Worker | null} */
  worker = null;
  /** @type {(reason: Error) => void} */
  giveUp = () => {};

  /** @param {Wish} wish @returns {Promise<Answer>} */
  async ask(wish) {
    this.giveUp(new Superseded("another problem came"));
    const number = ++this.count;
    if (wish.problem.length > longest) throw new Error(`The problem has ${wish.problem.length} characters, and this page takes at most ${longest}. The command dlx trace takes more.`);
    const worker = this.worker || new Worker(await program());
    if (number !== this.count) {
      if (worker !== this.worker) worker.terminate();
      throw new Superseded("another problem came");
    }
    this.worker = worker;
    return new Promise((answer, fail) => {
      const clock = setTimeout(() => this.stop(`There was no answer within ${patience / 1000} seconds, so the search was stopped. Fewer nodes take less time.`), patience);
      this.giveUp = (reason) => {
        clearTimeout(clock);
        this.giveUp = () => {};
        worker.terminate();
        this.worker = null;
        fail(reason);
      };
      worker.onerror = (event) => this.stop(`The search could not be started: ${event.message || "this browser has no WebAssembly"}.`);
      worker.onmessage = ({ data }) => {
        if (data.number !== number) return;
        if (data.failed) return this.stop(`The search broke off: ${data.failed}. Fewer nodes need less memory.`);
        clearTimeout(clock);
        this.giveUp = () => {};
        answer(JSON.parse(data.told));
      };
      worker.postMessage({ ...wish, number });
    });
  }

  /** @param {string} why */
  stop(why) { this.giveUp(new Error(why)); }
}
