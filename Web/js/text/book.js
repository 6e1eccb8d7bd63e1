// @ts-check
// `BookModel`: one book as the server gives it, its details at once, its chapters on demand.

import { chapter as requestChapter } from "../api/books.js";
import { Problem } from "../model/problem.js";
import { BookStyles } from "./book-styles.js";
import { lastAtMost } from "../basics/binary-search.js";
import { TextIndex } from "./offsets.js";
import { isInset } from "./section.js";
import { sentenceFollowing, sentenceHolding, sentencePreceding } from "./sentences.js";
import { slicesOf } from "./slices.js";
import { inShortTasks } from "./short-tasks.js";

/**
 * @typedef {import("../model/types.js").BookDetails} BookDetails
 * @typedef {import("./slices.js").Slice} Slice
 * @typedef {import("../model/types.js").Chapter & {slices: Slice[]}} Chapter
 * @typedef {import("./sentences.js").Span} Span
 */

/** UTF-16 units of markup that are kept: two of the longest chapters there are, or a novel. */
const KEPT_UNITS = 8_000_000;

/** What a lost connection is given, in milliseconds, before the page says that it is lost. */
const RETRY_DELAYS = [300, 1000, 3000];

export class BookModel {
  /** @type {BookDetails} */
  details;
  /** The book's own style sheets on the page. */
  styles = new BookStyles();
  /**
   * What is kept, least recently used first.
   * @type {Map<number, Chapter>}
   */
  #kept = new Map();
  #keptUnits = 0;
  /** @type {Map<number, Promise<Chapter>>} */
  #underWay = new Map();
  #given = new AbortController();
  #isStyled;

  /**
   * @param {BookDetails} details
   * @param {{isStyled?: boolean}} [options] `isStyled`: with the book's own style
   */
  constructor(details, options = {}) {
    this.details = details;
    this.#isStyled = options.isStyled ?? true;
  }

  get chapterCount() {
    return this.details.chapters.length;
  }

  /**
   * The chapter that holds a book offset; of empty ones at the same place, that with text.
   * @param {number} offset
   */
  chapterAt(offset) {
    const { chapters } = this.details;
    return Math.max(
      0,
      lastAtMost(chapters.length, (index) => chapters[index].start, offset),
    );
  }

  /**
   * A chapter that is at hand, without waiting.
   * @param {number} index
   * @returns {Chapter | undefined}
   */
  loaded(index) {
    const chapter = this.#kept.get(index);
    if (!chapter) return undefined;
    this.#kept.delete(index);
    this.#kept.set(index, chapter);
    return chapter;
  }

  /** @param {number} index @returns {Promise<Chapter>} */
  async chapter(index) {
    const kept = this.loaded(index);
    if (kept) return kept;
    const underWay = this.#underWay.get(index);
    if (underWay) return underWay;
    const request = this.#request(index).finally(() => this.#underWay.delete(index));
    this.#underWay.set(index, request);
    return request;
  }

  /**
   * A piece of the text, as far as it is in one chapter.
   * @param {number} start a book offset
   * @param {number} end
   */
  async textOf(start, end) {
    const chapter = await this.chapter(this.chapterAt(start));
    const template = document.createElement("template");
    let text = "";
    for (const slice of chapter.slices) {
      const from = chapter.start + slice.start;
      if (chapter.start + slice.end <= start || from >= end) continue;
      template.innerHTML = slice.html;
      text += new TextIndex(template.content).text(Math.max(0, start - from), end - from);
    }
    return text;
  }

  /**
   * What is shown of a piece of the text, as far as it is in one chapter.
   * @param {number} start a book offset
   * @param {number} end
   * @returns {Promise<import("./offsets.js").ShownPart[]>} by their book offsets
   */
  async partsOf(start, end) {
    const chapter = await this.chapter(this.chapterAt(start));
    const template = document.createElement("template");
    return chapter.slices.flatMap((slice) => {
      const from = chapter.start + slice.start;
      if (chapter.start + slice.end <= start || from >= end) return [];
      template.innerHTML = slice.html;
      const parts = new TextIndex(template.content).parts(Math.max(0, start - from), end - from);
      return parts.map((part) => ({ ...part, start: from + part.start, end: from + part.end }));
    });
  }

  /** Ends what is under way. */
  close() {
    this.#given.abort();
    this.styles.close();
  }

  /**
   * The sentence at a book offset, or the next one in its chapter.
   * @param {number} offset
   * @returns {Promise<Span | null>}
   */
  async sentenceAt(offset) {
    const { sentences, start } = await this.chapter(this.chapterAt(offset));
    return moved(sentenceHolding(sentences, offset - start), start);
  }

  /**
   * The last sentence that ends before a book offset.
   * @param {number} offset
   * @returns {Promise<Span | null>}
   */
  async sentenceBefore(offset) {
    return this.#nearest(this.chapterAt(offset), -1, ({ sentences, start }) =>
      moved(sentencePreceding(sentences, offset - start), start),
    );
  }

  /**
   * The first sentence that starts after a book offset.
   * @param {number} offset
   * @returns {Promise<Span | null>}
   */
  async sentenceAfter(offset) {
    return this.#nearest(this.chapterAt(offset), 1, ({ sentences, start }) =>
      moved(sentenceFollowing(sentences, offset - start), start),
    );
  }

  /** @param {number} first @param {1 | -1} step @param {(chapter: Chapter) => Span | null} find */
  async #nearest(first, step, find) {
    for (let index = first; index >= 0 && index < this.chapterCount; index += step) {
      if (this.details.chapters[index].length === 0) continue;
      const found = find(await this.chapter(index));
      if (found) return found;
    }
    return null;
  }

  /** @param {number} index @returns {Promise<Chapter>} */
  async #request(index) {
    const { signal } = this.#given;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const given = await requestChapter(this.details.id, index, signal);
        const answer = this.#isStyled ? given : { ...given, style: null };
        // So that no text is seen in another style first.
        await this.styles.ready(answer);
        signal.throwIfAborted();
        const chapter = { ...answer, slices: await slicesIn(answer) };
        this.#keep(index, chapter);
        return chapter;
      } catch (error) {
        const isPassing = error instanceof Problem && ["unreachable", "busy"].includes(error.type);
        if (!isPassing || attempt >= RETRY_DELAYS.length || signal.aborted) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAYS[attempt]));
        signal.throwIfAborted();
      }
    }
  }

  /** @param {number} index @param {Chapter} chapter */
  #keep(index, chapter) {
    this.#kept.set(index, chapter);
    this.#keptUnits += chapter.html.length;
    for (const [oldest, { html }] of this.#kept) {
      if (this.#keptUnits <= KEPT_UNITS || oldest === index) return;
      this.#kept.delete(oldest);
      this.#keptUnits -= html.length;
    }
  }
}

/** @param {import("../model/types.js").Chapter} chapter @returns {Promise<Slice[]>} */
async function slicesIn({ html, length, index, style }) {
  const slices = await inShortTasks(slicesOf(html, isInset({ style })));
  const found = slices[slices.length - 1].end;
  if (found === length) return slices;
  // Offsets in it may be wrong, but it can be read.
  console.error(`Chapter ${index} has ${found} units of text, not ${length}.`);
  return slices;
}

/** @param {Span | null} span @param {number} by @returns {Span | null} */
function moved(span, by) {
  return span && { start: span.start + by, end: span.end + by };
}
