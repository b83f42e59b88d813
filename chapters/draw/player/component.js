// The element <dlx-player>. It plays the traces of a file of dlx view --as data, those in a script within it, or
// the search of the problem that is written in it. What is in it is shown until it is ready.

import { html } from "./dom.js";
import { runScript, Searcher } from "./engine.js";
import { markup, style } from "./frame.js";
import { Player } from "./main.js";
import { SmallPlayer } from "./small.js";
import { Trace } from "./trace.js";

/** What a file of data has.
 * @typedef {{meta: import("./trace.js").Meta, trace: any[]}[] & {settings?: Record<string, string>}} Data */

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
/** @type {any} where files of data put them, by address */
const outside = globalThis;

class DlxPlayer extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [sheet];
    this.frame = html("div", { class: "frame", hidden: true });
    this.root.append(html("slot"), this.frame);
    this.searcher = new Searcher();
    /** @type {Player | SmallPlayer | null} */
    this.player = null;
  }
  get root() { return /** @type {ShadowRoot} */ (this.shadowRoot); }
  get small() { return this.getAttribute("size") === "small"; }

  // What is in the element is not there before the page has been read; and what is far from the window can wait.
  connectedCallback() {
    if (this.player) return;
    const begin = () => {
      if (this.getAttribute("size") === "page") return this.begin();
      this.near = new IntersectionObserver(([{ isIntersecting }]) => {
        if (!isIntersecting) return;
        this.near?.disconnect();
        this.begin();
      }, { rootMargin: "400px" });
      this.near.observe(this);
    };
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin, { once: true });
    else begin();
  }
  /** @type {IntersectionObserver | undefined} */
  near;
  disconnectedCallback() {
    this.near?.disconnect();
    this.searcher.stop("the player is gone");
    this.player?.leave();
    this.player = null;
  }

  async begin() {
    try {
      const data = await this.read();
      if (data) this.show(data);
    } catch (error) {
      this.complain(/** @type {Error} */ (error).message);
    }
    if (this.hasAttribute("address")) document.documentElement.dataset.ready = "yes";
  }

  /** @returns {Promise<Data | null>} null: there is nothing to play yet */
  async read() {
    const inside = this.querySelector("script.data"), file = this.getAttribute("src"), problem = (this.textContent || "").trim();
    if (inside) return JSON.parse(this.shown = (inside.textContent || "").trim());
    if (file) {
      const address = new URL(file, document.baseURI).href;
      await runScript(address);
      const data = outside.dlxTraces?.get(address);
      if (!data) throw new Error(`${address} has no trace in it.`);
      return data;
    }
    if (!problem) return null;
    const { error } = await this.search({ problem: `${problem}\n`, first: this.getAttribute("chooser") === "first", nodes: Number(this.getAttribute("nodes")) || 1024 });
    if (error) throw new Error(error);
    return null;
  }

  /** Searches a problem, and plays what comes of it, if there is no mistake in it, and if it is not played already.
   * @param {import("./engine.js").Wish} wish @returns {Promise<import("./engine.js").Answer>} */
  async search(wish) {
    const answer = await this.searcher.ask(wish);
    if (!answer.error && answer.data.trim() !== this.shown) this.show(JSON.parse(this.shown = answer.data.trim()));
    return answer;
  }
  /** The data that are played, if they came as a text. */
  shown = "";
  /** Ends the search that is going on.
   * @param {string} why */
  stop(why) { this.searcher.stop(why); }

  /** @param {Data} data */
  show(data) {
    const traces = data.map(({ meta, trace }) => new Trace(trace, meta)), wish = (/** @type {string} */ name) => this.getAttribute(name) ?? data.settings?.[name] ?? "";
    this.player?.leave();
    this.frame.replaceChildren();
    this.frame.hidden = false;
    this.setAttribute("ready", "");
    if (this.small) this.player = new SmallPlayer(this, this.frame, traces[0], { grain: wish("grain") || "event", steps: wish("steps"), view: wish("view") });
    else {
      this.frame.innerHTML = markup;
      this.frame.firstElementChild?.classList.toggle("untitled", !this.querySelector('[slot="title"]'));
      this.player = new Player(this, /** @type {HTMLElement} */ (this.frame.firstElementChild), traces);
    }
    if (this.hasAttribute("autoplay") && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.player.start();
  }

  /** @param {string} words */
  complain(words) {
    this.frame.hidden = false;
    this.frame.replaceChildren(html("pre", { class: "fault", role: "alert" }, words));
  }
}
customElements.define("dlx-player", DlxPlayer);
