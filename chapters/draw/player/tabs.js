// Panels of which one is seen, with tabs above them.

import { html } from "./dom.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{element: HTMLElement, show: (scene: Scene) => void}} Panel */

export class Tabs {
  /** @param {HTMLElement} place @param {[string, () => Panel][]} panels names, and how to make them
   * @param {string} label @param {() => void} changed @param {string} [suffix] of the second of its kind */
  constructor(place, panels, label, changed, suffix = "") {
    this.changed = changed;
    this.panels = panels.map(([id, make]) => {
      const tab = html("button", { type: "button", role: "tab", id: `tab-${id}${suffix}`, "aria-controls": `panel-${id}${suffix}`,
        click: () => this.choose(id), keydown: (event) => this.walk(event, id) }, id);
      const frame = html("div", { role: "tabpanel", id: `panel-${id}${suffix}`, "aria-labelledby": `tab-${id}${suffix}`, tabindex: 0, class: "panel-frame" });
      return { id, tab, frame, make, panel: /** @type {Panel | null} */ (null) };
    });
    place.append(html("div", { role: "tablist", "aria-label": label }, ...this.panels.map((p) => p.tab)), ...this.panels.map((p) => p.frame));
    this.chosen = "";
    if (panels.length > 0) this.choose(panels[0][0]);
  }

  /** @param {string} id */
  choose(id) {
    if (!this.panels.some((p) => p.id === id)) return;
    this.chosen = id;
    for (const p of this.panels) {
      p.tab.setAttribute("aria-selected", String(p.id === id));
      p.tab.tabIndex = p.id === id ? 0 : -1;
      p.frame.hidden = p.id !== id;
    }
    if (this.scene) this.changed();
  }

  /** @param {KeyboardEvent} event @param {string} id */
  walk(event, id) {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    const k = this.panels.findIndex((p) => p.id === id), next = this.panels[(k + way + this.panels.length) % this.panels.length];
    this.choose(next.id);
    next.tab.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  /** What nobody sees is not drawn, and not even made before it is seen.
   * @param {Scene} scene */
  show(scene) {
    this.scene = scene;
    for (const p of this.panels) {
      if (p.id !== this.chosen) continue;
      if (!p.panel) p.frame.append((p.panel = p.make()).element);
      p.panel.show(scene);
    }
  }
  /** @type {Scene | null} */
  scene = null;
}
