// @ts-check
// `PageCounter` sets chapters out of sight, a few milliseconds at a time, to learn where their pages begin.

import { chapter as requestChapter } from "../api/books.js";
import { isInset } from "../text/section.js";
import { slicesOf } from "../text/slices.js";
import { inShortTasks } from "../text/short-tasks.js";
import { h } from "../ui/element.js";

/**
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("../text/book.js").Chapter} Chapter
 * @typedef {import("./chapters.js").Chapters} Chapters
 * @typedef {import("./layout.js").PageLayout} PageLayout
 * @typedef {import("./page-table.js").PageTable} PageTable
 */

/** Milliseconds of work after which the page gets its turn. */
const TURN = 5;
/** An image that has not come after so long is taken to be missing, in milliseconds. */
const IMAGE_PATIENCE = 8000;
/** Longer books than this keep estimated numbers where nobody has read: it would take minutes, and the server's time. */
const MOST_UNITS = 40_000_000;

export class PageCounter {
  #model;
  #chapters;
  #layout;
  #box = h("div", { class: "paged-census", "aria-hidden": "true", inert: true });
  #element;

  /** @param {HTMLElement} element of the book's text @param {BookModel} model @param {Chapters} chapters @param {PageLayout} layout */
  constructor(element, model, chapters, layout) {
    this.#element = element;
    this.#model = model;
    this.#chapters = chapters;
    this.#layout = layout;
  }

  /**
   * Fills a table until every chapter is known.
   * @param {PageTable} table
   * @param {number} first the chapter to begin with
   * @param {() => void} told after each chapter
   * @param {AbortSignal} signal
   */
  async run(table, first, told, signal) {
    if (this.#model.details.length > MOST_UNITS) return;
    await document.fonts?.ready;
    for (const index of orderFrom(first, this.#chapters.count)) {
      if (table.isChapterExact(index)) continue;
      await idle(signal);
      const chapter = await this.#load(index, signal);
      // A chapter that comes later is set when it is opened.
      if (!chapter) continue;
      const ranges = this.#chapters.rangesOf(chapter);
      for (let part = 0; part < ranges.length; part += 1) {
        if (table.part(index, part)) continue;
        const starts = await this.#starts(chapter, part, signal);
        if (!table.part(index, part)) table.set(index, part, ranges.length, starts);
      }
      told();
    }
  }

  close() {
    this.#box.remove();
  }

  /**
   * Not by the model, which would give up for it what is being read.
   * @param {number} index
   * @param {AbortSignal} signal
   */
  async #load(index, signal) {
    const loaded = this.#model.loaded(index);
    if (loaded) return loaded;
    try {
      const answer = await requestChapter(this.#model.details.id, index, signal);
      // In the publisher's styles, where they are on, as it will be read.
      await this.#model.styles.ready(answer);
      return { ...answer, slices: await inShortTasks(slicesOf(answer.html, isInset(answer))) };
    } catch {
      signal.throwIfAborted();
      return null;
    }
  }

  /** @param {Chapter} chapter @param {number} index @param {AbortSignal} signal @returns {Promise<number[]>} */
  async #starts(chapter, index, signal) {
    const part = this.#chapters.begin(chapter.index, index, chapter);
    part.element.querySelector("section")?.removeAttribute("data-chapter-index");
    if (!this.#box.isConnected) this.#element.append(this.#box);
    this.#box.replaceChildren(part.element);
    try {
      let end = performance.now() + TURN;
      const rest = async () => {
        if (performance.now() < end) return;
        await idle(signal);
        end = performance.now() + TURN;
      };
      part.fit(this.#layout.geometry);
      for (const piece of this.#chapters.pieces(chapter.index, index, chapter)) {
        part.grow(piece);
        await rest();
      }
      await imagesIn(part.element);
      signal.throwIfAborted();
      part.fit(this.#layout.geometry);
      const starts = [];
      for (let page = 0; page < part.count; page += 1) {
        starts.push(part.startOf(page));
        await rest();
      }
      return starts;
    } finally {
      if (part.element.parentElement === this.#box) part.element.remove();
    }
  }
}

/**
 * From the chapter that is read to the end, then what is before it: those near to it first.
 * @param {number} first
 * @param {number} count
 */
function* orderFrom(first, count) {
  yield first;
  for (let step = 1; step < count; step += 1) {
    if (first + step < count) yield first + step;
    if (first - step >= 0) yield first - step;
  }
}

/**
 * Waits until nothing else is to be done, and the page is seen.
 * @param {AbortSignal} signal
 */
async function idle(signal) {
  await new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 20);
  });
  while (document.hidden && !signal.aborted) {
    await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true, signal }));
  }
  signal.throwIfAborted();
}

/** @param {Element} element */
async function imagesIn(element) {
  const images = [...element.querySelectorAll("img")].filter((image) => !image.complete);
  if (images.length === 0) return;
  const patience = new Promise((resolve) => setTimeout(resolve, IMAGE_PATIENCE));
  await Promise.race([
    patience,
    Promise.all(
      images.map(
        (image) =>
          new Promise((resolve) => {
            for (const name of ["load", "error"]) image.addEventListener(name, resolve, { once: true });
          }),
      ),
    ),
  ]);
}
