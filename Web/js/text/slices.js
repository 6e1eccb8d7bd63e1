// @ts-check
// Pure: cuts a chapter's HTML into slices, runs of its blocks of a few screens each, with their offsets. A chapter of
// three megabytes then comes to the page a few blocks at a time. The server's HTML is well formed, so a scan of its
// tags is enough.

import { textLength } from "./markup-length.js";
import { OpenElements } from "./open-elements.js";
import { CONTAINERS, standIn, standsBetween } from "./siblings.js";

/**
 * @typedef {object} Slice
 * @property {number} start chapter offset
 * @property {number} end
 * @property {string} html elements that the cut went through are opened again, with `data-continues`
 * @property {boolean} isAfterParagraph whether a paragraph ends where it begins
 * @property {number} openCount how many elements the cut at its end goes through
 */

/** A few screens; laid out in a few milliseconds. */
const USUAL_SIZE = 6000;
/** From here on a cut is made before a heading, where it is seen least. */
const LEAST_SIZE = 4000;
/** From here on a cut may go through tables and other things that are better left whole. */
const LARGE_SIZE = 20_000;
/** From here on also through a cell of a table, which may hold a whole chapter. */
const LARGER_SIZE = 24_000;
/** From here on a cut may go through a paragraph. */
const LARGEST_SIZE = 32_000;
/** What an element adds to the size, in units of text: formulas are little text and much work. */
const ELEMENT_WEIGHT = 20;
/** The end of a paragraph with the space after it is not longer. */
const PARAGRAPH_END = 16;
/** How far back from the limit a space or line end is looked for. */
const REACH = 1000;

const BLOCKS = new Set([
  ...CONTAINERS,
  "dt",
  "details",
  "figure",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "hgroup",
  "hr",
  "p",
  "pre",
  "table",
  "tr",
]);

/** The attribute of what a replacement rule shows in place of a piece of the text, and of a formula with a line: that piece. */
const SOURCE = /\sdata-source="([^"]*)"/;

/** What stands before the first text: elements that open, and white space. */
const HEADING = /(?:\s|<(?!\/|h[1-6r]\b|hgroup\b)[^>]*>)*<(?:h[1-6]|hgroup)\b/y;

/**
 * The slices of a chapter in order, at least one; nothing is done before the next one is asked for.
 * @param {string} html
 * @param {boolean} [isWhole] whether it is never cut, as a designed page is not
 * @returns {Generator<Slice, void>}
 */
export function slicesOf(html, isWhole = false) {
  return new Slicer(html, isWhole).slices();
}

class Slicer {
  #html;
  /**
   * Those that were not asked for yet.
   * @type {Slice[]}
   */
  #slices = [];
  #open = new OpenElements();
  /** Where the slice in hand begins, in the HTML and in the text. */
  #from = 0;
  #start = 0;
  #elements = 0;
  #prefix = "";
  #offset = 0;

  #isWhole;

  /** @param {string} html @param {boolean} isWhole */
  constructor(html, isWhole) {
    this.#html = html;
    this.#isWhole = isWhole;
  }

  /** @returns {Generator<Slice, void>} */
  *slices() {
    const html = this.#html;
    const tag = /<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|[^">])*)>/y;
    let place = 0;
    while (place < html.length) {
      tag.lastIndex = place;
      const match = html[place] === "<" ? tag.exec(html) : null;
      yield* this.#slices.splice(0);
      if (!match) {
        const next = html.indexOf("<", place + 1);
        const end = next < 0 ? html.length : next;
        this.#addText(place, end);
        place = end;
        continue;
      }
      const name = match[2].toLowerCase();
      if (match[1]) this.#open.close(name);
      else this.#enter(name, match[0], match[3], place);
      place = tag.lastIndex;
      // What is shown in place of a piece of the text counts as that piece, and is never cut.
      const source = match[1] ? null : SOURCE.exec(match[3]);
      if (source) {
        this.#offset += textLength(source[1], 0, source[1].length);
        const isFormula = name === "math";
        const end = html.indexOf(isFormula ? "</math>" : "<", place);
        if (isFormula) this.#elements += html.slice(place, end).split("</").length;
        place = end;
      }
      // An HTML parser drops a line end right after the tag.
      if (!match[1] && name === "pre" && html[place] === "\n") place += 1;
    }
    this.#cut(html.length);
    yield* this.#slices;
  }

  /** @param {string} name @param {string} tag @param {string} attributes @param {number} place */
  #enter(name, tag, attributes, place) {
    const size = place - this.#from + this.#elements * ELEMENT_WEIGHT;
    if (BLOCKS.has(name) && this.#mayCut(size, name, place)) this.#cut(place, { name, tag });
    this.#elements += 1;
    this.#open.enter(name, tag, attributes);
  }

  /** @param {number} size @param {string} name of the element before which the cut would be @param {number} place where it begins */
  #mayCut(size, name, place) {
    if (size < LEAST_SIZE || this.#isWhole) return false;
    if (size < USUAL_SIZE && !beginsWithHeading(this.#html, place)) return false;
    if (size >= LARGER_SIZE) return this.#open.areDivisible;
    if (size >= LARGE_SIZE) return this.#open.arePartible;
    return name !== "tr" && this.#open.areContainers;
  }

  /** @param {number} start @param {number} end */
  #addText(start, end) {
    let place = start;
    while (end - this.#from > LARGEST_SIZE && !this.#isWhole && this.#open.areDivisible) {
      const limit = this.#from + LARGEST_SIZE;
      const cut = this.#cutInText(Math.max(place, limit - REACH), Math.max(place, Math.min(end, limit)));
      if (cut <= place || cut >= end) break;
      this.#offset += textLength(this.#html, place, cut);
      this.#cut(cut);
      place = cut;
    }
    this.#offset += textLength(this.#html, place, end);
  }

  /**
   * The best place for a cut in a text: after a line, else after a word.
   * @param {number} low
   * @param {number} high
   */
  #cutInText(low, high) {
    for (const mark of ["\n", "。", " "]) {
      const found = this.#html.lastIndexOf(mark, high - 1);
      if (found >= low) return found + 1;
    }
    const entity = this.#html.lastIndexOf("&", high - 1);
    if (entity > low && high - entity < 12) return entity;
    const unit = this.#html.charCodeAt(high);
    return unit >= 0xdc00 && unit < 0xe000 ? high - 1 : high;
  }

  /**
   * @param {number} place in the HTML
   * @param {{name: string, tag: string}} [next] the element that begins there
   */
  #cut(place, next) {
    const after = next && standsBetween(this.#open.innermost, next.name) ? standIn(next.name, next.tag) : "";
    this.#slices.push({
      start: this.#start,
      end: this.#offset,
      html: this.#prefix + this.#html.slice(this.#from, place) + after,
      isAfterParagraph: /<\/p>\s*$/.test(this.#html.slice(Math.max(0, this.#from - PARAGRAPH_END), this.#from)),
      openCount: this.#open.count,
    });
    this.#from = place;
    this.#elements = 0;
    this.#start = this.#offset;
    this.#prefix = this.#open.reopened();
    // The parser drops one, so that the text's own stays.
    if (this.#open.innermost === "pre" && this.#html[place] === "\n") this.#prefix += "\n";
  }
}

/**
 * Whether the first thing that is seen from there on is a heading.
 * @param {string} html
 * @param {number} [place]
 */
export function beginsWithHeading(html, place = 0) {
  HEADING.lastIndex = place;
  return HEADING.test(html);
}
