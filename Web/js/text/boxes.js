// @ts-check
// `Boxes` draws marks as boxes, one for each line: outlines, which the CSS Custom Highlight API cannot draw, and all
// marks where a browser has no highlights. The boxes lie in the piece of text that they belong to, so that they move
// with it. They lie above the text, because a book's own background would hide them, and let every touch through.

import { h } from "../ui/element.js";
import { fragmentsOf } from "./fragments.js";

/** @typedef {{style: string, color?: string, level?: number}} Look as css/marks.css has it; `color` and `level` of a reader's marks */

/** What boxes are placed in: it holds the text and is moved and scaled with it. */
const PLACES = ".paged-part, .fixed-page, .slice";
/** More lines than are on the page at once. */
const MOST_BOXES = 3000;

export class Boxes {
  /**
   * Looks by the ranges of one mark.
   * @type {Map<Range[], Look>}
   */
  #marks = new Map();
  /**
   * The layer of each place.
   * @type {Map<Element, HTMLElement>}
   */
  #layers = new Map();
  #frame = 0;
  #given = new AbortController();
  #sizes = new ResizeObserver(() => this.#drawSoon());
  #styles = new MutationObserver(() => this.#drawSoon());

  constructor() {
    const { signal } = this.#given;
    // Whatever sets text otherwise changes the size of its place, or what is said above it.
    addEventListener("resize", () => this.#drawSoon(), { signal });
    document.fonts?.addEventListener("loadingdone", () => this.#drawSoon(), { signal });
    for (const styled of document.querySelectorAll("html, .reader-text"))
      this.#styles.observe(styled, { attributes: true });
  }

  /** @param {Range[]} ranges of one mark @param {Look} look */
  add(ranges, look) {
    this.#marks.set(ranges, look);
    this.#drawSoon();
  }

  /** @param {Range[]} ranges as they were added */
  delete(ranges) {
    if (this.#marks.delete(ranges)) this.#drawSoon();
  }

  close() {
    this.#given.abort();
    this.#sizes.disconnect();
    this.#styles.disconnect();
    cancelAnimationFrame(this.#frame);
    for (const layer of this.#layers.values()) layer.remove();
  }

  #drawSoon() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    /** @type {Map<Element, HTMLElement[]>} */
    const drawn = new Map();
    let left = MOST_BOXES;
    for (const [ranges, look] of this.#marks) {
      for (const [place, boxes] of byPlace(ranges)) {
        const made = drawn.get(place) ?? [];
        drawn.set(place, made);
        const isVertical = getComputedStyle(place).writingMode.startsWith("vertical");
        for (const box of fragmentsOf(boxes, isVertical).slice(0, left)) {
          made.push(boxElement(box, look, place, isVertical));
          left -= 1;
        }
      }
    }
    for (const [place, layer] of this.#layers) {
      if (drawn.has(place)) continue;
      layer.remove();
      this.#sizes.unobserve(place);
      this.#layers.delete(place);
    }
    for (const [place, boxes] of drawn) this.#layer(place).replaceChildren(...boxes);
  }

  /** @param {Element} place */
  #layer(place) {
    const known = this.#layers.get(place);
    if (known) return known;
    const layer = h("div", { class: "mark-boxes", "aria-hidden": "true" });
    place.append(layer);
    this.#layers.set(place, layer);
    this.#sizes.observe(place);
    return layer;
  }
}

/** @param {readonly Range[]} ranges @returns {Map<Element, DOMRect[]>} */
function byPlace(ranges) {
  /** @type {Map<Element, DOMRect[]>} */
  const places = new Map();
  for (const range of ranges) {
    const place = range.startContainer.parentElement?.closest(PLACES);
    if (!place?.isConnected || range.collapsed) continue;
    const boxes = places.get(place) ?? [];
    boxes.push(...range.getClientRects());
    places.set(place, boxes);
  }
  return places;
}

/** @param {import("./fragments.js").Box} box in the window @param {Look} look @param {Element} place @param {boolean} isVertical */
function boxElement({ left, top, right, bottom }, { style, color, level }, place, isVertical) {
  const element = h("div", {
    "data-style": style,
    "data-color": color ?? null,
    "data-level": level ?? null,
    "data-vertical": isVertical,
  });
  const frame = place.getBoundingClientRect();
  // A designed page is scaled as a whole.
  const scale = place instanceof HTMLElement && place.offsetWidth > 0 ? frame.width / place.offsetWidth : 1;
  Object.assign(element.style, {
    left: `${((left - frame.left) / scale).toFixed(2)}px`,
    top: `${((top - frame.top) / scale).toFixed(2)}px`,
    width: `${((right - left) / scale).toFixed(2)}px`,
    height: `${((bottom - top) / scale).toFixed(2)}px`,
  });
  return element;
}
