// @ts-check
// Draws marks on the text that is on the page, without touching the text: by the CSS Custom Highlight API, one
// highlight for each colour, style and level. Boxes (boxes.js) draw outlines, and everything where a browser has no
// highlights.

import { Boxes } from "../text/boxes.js";
import { levelsOf, priorityOf } from "./levels.js";
import { styleSheet } from "./paint-style.js";

/**
 * @typedef {import("../model/mark.js").Mark} Mark
 * @typedef {import("./store.js").MarkStore} MarkStore
 * @typedef {EventTarget & {ranges: (start: number, end: number) => Range[]}} Ranged
 * @typedef {{add: (ranges: Range[]) => void, delete: (ranges: Range[]) => void, clear: () => void}} Layer
 * @typedef {{mark: Mark, ranges: Range[], layer: Layer, key: string}} Drawn
 */

export class Painter {
  #view;
  #store;
  /** @type {Map<string, Layer>} */
  #layers = new Map();
  #boxes = new Boxes();
  /**
   * What is drawn, by the mark's id.
   * @type {Map<string, Drawn>}
   */
  #drawn = new Map();
  /** @type {Map<string, number>} */
  #levels = new Map();
  #given = new AbortController();
  #sheet = styleSheet();
  #frame = 0;
  /** Called when something was drawn or taken away. */
  changed = () => {};

  /** @param {Ranged} view @param {MarkStore} store */
  constructor(view, store) {
    this.#view = view;
    this.#store = store;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
    const { signal } = this.#given;
    view.addEventListener(
      "loaded",
      (event) => {
        const { start, end } = /** @type {CustomEvent<{start: number, end: number}>} */ (event).detail;
        this.#loaded(start, end);
      },
      { signal },
    );
    store.addEventListener("change", () => this.#draw(), { signal });
  }

  /** Draws anew what is on the page; what has not changed is left alone. */
  #draw() {
    const { index } = this.#store;
    this.#levels = levelsOf(index.marks.filter(({ kind }) => kind === "highlight"));
    const gone = new Set(this.#drawn.keys());
    for (const mark of index.marks) {
      if (mark.kind !== "highlight") continue;
      gone.delete(mark.id);
      const drawn = this.#drawn.get(mark.id);
      if (!drawn || drawn.key !== this.#keyOf(mark)) this.#drawOne(mark);
    }
    for (const id of gone) this.#erase(id);
    this.changed();
  }

  /**
   * Text was put on the page: what it has is drawn, what went away with other text is forgotten.
   * @param {number} start
   * @param {number} end
   */
  #loaded(start, end) {
    for (const mark of this.#store.index.between(start, end)) if (mark.kind === "highlight") this.#drawOne(mark);
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      for (const [id, { ranges }] of this.#drawn) {
        if (
          ranges.length > 0 &&
          ranges.every(({ startContainer, collapsed }) => collapsed || !startContainer.isConnected)
        )
          this.#erase(id);
      }
      this.changed();
    });
  }

  /** @param {Mark} mark */
  #keyOf({ id, start, end, style, color, note }) {
    return [start, end, style, color, this.#levels.get(id) ?? 0, note !== ""].join(" ");
  }

  /** @param {Mark} mark */
  #drawOne(mark) {
    this.#erase(mark.id);
    const ranges = this.#view.ranges(mark.start, mark.end);
    if (ranges.length === 0) return;
    const layer = this.#layer(mark);
    layer.add(ranges);
    this.#drawn.set(mark.id, { mark, ranges, layer, key: this.#keyOf(mark) });
  }

  /** @param {string} id */
  #erase(id) {
    const drawn = this.#drawn.get(id);
    if (!drawn) return;
    drawn.layer.delete(drawn.ranges);
    this.#drawn.delete(id);
  }

  /** What is on the page. */
  get drawn() {
    return [...this.#drawn.values()];
  }

  /** @param {Mark} mark @returns {Layer} */
  #layer({ id, style, color }) {
    const level = this.#levels.get(id) ?? 0;
    const name = layerName(style, color, level);
    const known = this.#layers.get(name);
    if (known) return known;
    const made = makeLayer(name, priorityOf(style, level), this.#boxes, { style, color, level });
    this.#layers.set(name, made);
    return made;
  }

  close() {
    this.#given.abort();
    cancelAnimationFrame(this.#frame);
    for (const [name, layer] of this.#layers) {
      layer.clear();
      /** @type {any} */ (CSS).highlights?.delete(name);
    }
    this.#boxes.close();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }
}

/** @param {import("../model/mark.js").Style} style @param {import("../model/mark.js").Color} color @param {number} level */
function layerName(style, color, level) {
  return `vorleser-mark-${style}-${color}-${level}`;
}

/** @param {string} name @param {number} priority @param {Boxes} boxes @param {import("../text/boxes.js").Look} look @returns {Layer} */
function makeLayer(name, priority, boxes, look) {
  // The compiler that checks the types does not know this API yet.
  const {
    Highlight,
    CSS: { highlights },
  } = /** @type {any} */ (globalThis);
  // Highlights have no edges.
  if (look.style === "outline" || !Highlight || !highlights) {
    return { add: (ranges) => boxes.add(ranges, look), delete: (ranges) => boxes.delete(ranges), clear() {} };
  }
  const highlight = new Highlight();
  highlight.priority = priority;
  highlights.set(name, highlight);
  return {
    add(ranges) {
      for (const range of ranges) highlight.add(range);
    },
    delete(ranges) {
      for (const range of ranges) highlight.delete(range);
    },
    clear() {
      highlight.clear();
    },
  };
}
