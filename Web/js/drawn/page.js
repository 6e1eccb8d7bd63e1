// @ts-check
// `DrawnPage`: the picture of a page at the screen's resolution, with its words in their places over it, unseen.

import { drawnPageAddress, drawnWords } from "../api/drawn-pages.js";
import { TextIndex } from "../text/offsets.js";
import { emptyBox, setSize } from "../text/designed-box.js";
import { h } from "../ui/element.js";
import { linkElements } from "./links.js";
import { TileLayer } from "./tile-layer.js";
import { placedWord } from "./words.js";
import { runsOf, wordsIn } from "./runs.js";
import { transformOf } from "./turned.js";

/**
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("../fixed/spreads.js").Size} Size
 * @typedef {import("../fixed/pages.js").PagePiece} PagePiece
 */

/** Pictures come in widths of these steps, in pixels, so that few are drawn while a page is zoomed. */
const STEP = 256;
/** What a server that draws many pages, or a lost connection, is given before a picture is asked for again, in milliseconds. */
const DELAYS = [1000, 3000];
/** The widest that the server draws. */
const WIDEST = 4096;

export class DrawnPage {
  /** @type {PagePiece[]} */
  pieces = [];
  element = h("div", { class: "fixed-slot" });
  #book;
  #box = emptyBox();
  #picture = h("img", { alt: "", draggable: "false" });
  #tiles;
  #width = 0;
  /** @type {Size} before it is turned */
  #upright;
  #turn;

  /**
   * @param {number} book its id
   * @param {number} number its index
   * @param {Size} size in points
   * @param {number} chapter of its beginning
   * @param {number} turn quarters with the clock by which it is turned by hand
   */
  constructor(book, number, { width, height }, chapter, turn) {
    this.#book = book;
    this.number = number;
    this.#upright = { width, height };
    this.#turn = turn;
    this.size = turn % 2 === 1 ? { width: height, height: width } : { width, height };
    this.chapter = chapter;
    this.#box.classList.add("drawn-page");
    this.#tiles = new TileLayer(book, number, this.#upright);
    this.#box.append(this.#picture, this.#tiles.element);
    this.element.append(this.#box);
    setSize(this.#box, this.#upright);
  }

  /**
   * Lays the words and the links over the picture.
   * @param {BookModel} model
   * @param {(offset: number) => string} address of a place in the book
   */
  async fill(model, address) {
    const { words, links } = await drawnWords(this.#book, this.number);
    const runs = await runsOf(wordsIn(words), model);
    const named = runs.flatMap(({ start, text, words: all }) =>
      all.map((word) => ({ ...word, text: text.slice(word.start - start, word.end - start) })),
    );
    this.pieces = runs.map((run) => {
      const element = h("div", { class: "drawn-text", "data-chapter-index": run.chapter });
      const { language } = model.details;
      if (language) element.lang = language;
      run.words.forEach((word, index) => {
        const next = run.words[index + 1];
        const end = next?.start ?? word.end;
        element.append(...placedWord(word, next, run.text.slice(word.start - run.start, end - run.start)));
      });
      this.#box.append(element);
      const text = new TextIndex(element);
      return { start: run.start, end: run.end, chapter: run.chapter, element, text, isSeen: () => true };
    });
    const chapterAt = (/** @type {number} */ offset) => model.chapterAt(offset);
    this.#box.append(...links.flatMap((link) => linkElements(link, named, address, chapterAt)));
  }

  /** @param {HTMLElement} message in the place of a page that could not be loaded */
  fail(message) {
    this.#box.append(message);
  }

  /** @param {number} scale */
  scale(scale) {
    const width = this.#upright.width * scale;
    this.element.style.width = `${this.size.width * scale}px`;
    this.element.style.height = `${this.size.height * scale}px`;
    this.#box.style.transform = transformOf(this.#upright, this.#turn, scale);
    const pixels = Math.ceil((width * devicePixelRatio) / STEP) * STEP;
    this.#draw(Math.min(WIDEST, pixels));
    this.#tiles.show(pixels);
  }

  /**
   * Another picture takes the place of the one in view as soon as it is there.
   * @param {number} width in pixels of the screen
   */
  async #draw(width) {
    if (width <= this.#width) return;
    this.#width = width;
    for (const delay of [0, ...DELAYS]) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (this.#width !== width) return;
      const next = h("img", { alt: "", draggable: "false", src: drawnPageAddress(this.#book, this.number, width) });
      try {
        await next.decode();
      } catch {
        continue;
      }
      if (this.#width !== width) return;
      this.#picture.replaceWith(next);
      this.#picture = next;
      return;
    }
    // What is asked for next time is drawn then.
    if (this.#width === width) this.#width = 0;
  }
}
