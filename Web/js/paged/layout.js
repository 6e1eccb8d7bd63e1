// @ts-check
// `PageLayout`: the geometry in use, and a key that changes whenever text would be set otherwise.

import { writingOf } from "../text/section.js";
import { h } from "../ui/element.js";
import { geometryOf } from "./geometry.js";

/** @typedef {import("../model/types.js").BookDetails} BookDetails */
/** @typedef {import("./geometry.js").Geometry} Geometry */

/** What of an element's style has to do with how much text goes on a page. */
const PROPERTIES = [
  "fontFamily",
  "fontSize",
  "fontWeight",
  "fontStyle",
  "fontVariant",
  "fontKerning",
  "lineHeight",
  "letterSpacing",
  "wordSpacing",
  "textAlign",
  "textIndent",
  "hyphens",
  "overflowWrap",
  "lineBreak",
  "textWrap",
  "marginTop",
  "marginBottom",
  "marginLeft",
  "marginRight",
  "paddingTop",
  "paddingBottom",
  "paddingLeft",
  "paddingRight",
  "writingMode",
  "textTransform",
];
/** A line of text where the style does not say how high it is. */
const USUAL_LINE = 1.2;

/** Events: `change` when text is set otherwise from now on. */
export class PageLayout extends EventTarget {
  #element;
  #details;
  #probe;
  #given = new AbortController();
  #observer;
  #attributes;
  #insets = { top: 0, bottom: 0 };
  /** @type {"auto" | 1 | 2} */
  #columns = "auto";
  /** @type {Geometry | null} */
  #geometry = null;
  #key = "";
  #frame = 0;

  /** @param {HTMLElement} element of the book's text @param {BookDetails} details */
  constructor(element, details) {
    super();
    this.#element = element;
    this.#details = details;
    // One of each kind, to see how it is set.
    this.#probe = h(
      "div",
      { class: "paged-probe", "aria-hidden": "true" },
      h(
        "section",
        { class: "chapter", lang: details.language ?? "" },
        h("h1"),
        h("h2"),
        h("p"),
        h("p"),
        h("blockquote"),
        h("ul", {}, h("li")),
        h("pre"),
        h("div", { class: "table-frame" }, h("table")),
      ),
    );
    const { signal } = this.#given;
    this.#observer = new ResizeObserver(() => this.#look());
    this.#observer.observe(this.#probe);
    addEventListener("resize", () => this.#look(), { signal });
    document.fonts?.addEventListener("loadingdone", () => this.refresh(), { signal });
    // Settings and features change how text is set on this element or above it.
    this.#attributes = new MutationObserver(() => this.#look());
    for (const styled of [element, document.documentElement]) this.#attributes.observe(styled, { attributes: true });
  }

  close() {
    this.#given.abort();
    this.#observer.disconnect();
    this.#attributes.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#probe.remove();
  }

  /** @type {Geometry} */
  get geometry() {
    return this.#geometry ?? this.#measure();
  }
  get key() {
    if (!this.#geometry) this.#measure();
    return this.#key;
  }

  /**
   * What bars cover at the edges.
   * @param {{top: number, bottom: number}} insets
   */
  set insets(insets) {
    this.#insets = insets;
    this.#look();
  }

  /** @param {"auto" | 1 | 2} columns */
  set columns(columns) {
    this.#columns = columns;
    this.#look();
  }

  /** Units of text that may go on a page, before any was set. */
  get usualUnits() {
    const { lineLength, depth } = this.geometry;
    const { fontSize, lineHeight } = this.#style();
    return (lineLength / (0.5 * fontSize)) * (depth / lineHeight) * 0.8;
  }

  /** The style has changed, perhaps. */
  refresh() {
    this.#look();
  }

  #look() {
    if (!this.#geometry || this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const before = this.#key;
      this.#measure();
      if (this.#key !== before) this.dispatchEvent(new Event("change"));
    });
  }

  /** @returns {Geometry} */
  #measure() {
    const { fontSize, lineHeight } = this.#style();
    const box = getComputedStyle(this.#probe);
    // Margins and lengths of lines are set on the chapters.
    const chapter = getComputedStyle(/** @type {Element} */ (this.#probe.firstElementChild));
    const gutter = parseFloat(chapter.paddingLeft);
    const room = {
      width: this.#element.clientWidth,
      height: innerHeight,
      columns: this.#columns,
      fontSize,
      lineHeight,
      top: parseFloat(box.paddingTop),
      bottom: Math.max(parseFloat(box.paddingBottom), this.#insets.bottom),
      gutter,
      measure: parseFloat(chapter.maxWidth) - 2 * gutter || Infinity,
      writing: writingOf(this.#details),
    };
    this.#geometry = geometryOf(room);
    const styles = [...this.#probe.querySelectorAll("*")].map((element) => {
      const style = /** @type {any} */ (getComputedStyle(element));
      return PROPERTIES.map((name) => style[name]).join();
    });
    const { columns, lineLength, depth, gap } = this.#geometry;
    this.#key = JSON.stringify([
      columns,
      lineLength,
      depth,
      gap,
      room.writing,
      devicePixelRatio,
      navigator.userAgent,
      { ...this.#element.dataset, mode: "" },
      hashOf(styles.join("\n")),
    ]);
    const high = `${this.#geometry.isVertical ? lineLength : depth}px`;
    if (this.#element.style.getPropertyValue("--page-depth") !== high)
      this.#element.style.setProperty("--page-depth", high);
    return this.#geometry;
  }

  #style() {
    if (!this.#probe.isConnected) this.#element.append(this.#probe);
    const paragraph = /** @type {HTMLElement} */ (this.#probe.querySelector("p + p"));
    const style = getComputedStyle(paragraph);
    const fontSize = parseFloat(style.fontSize);
    return { fontSize, lineHeight: parseFloat(style.lineHeight) || USUAL_LINE * fontSize };
  }
}

/**
 * A short name for a long text (FNV-1a).
 * @param {string} text
 */
export function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
