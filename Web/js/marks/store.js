// @ts-check
// `MarkStore`: the marks of one book or of all as the page knows them, those of the server with waiting changes on top.

import { MarkIndex } from "./index.js";
import { LONGEST_WAITING_QUOTE, contentOf, isSameContent, newMarkId } from "../model/mark.js";

/**
 * @typedef {import("../model/mark.js").Mark} Mark
 * @typedef {import("../model/mark.js").Content} Content
 * @typedef {import("./queue.js").MarkQueue} MarkQueue
 * @typedef {import("./queue.js").Entry} Entry
 * @typedef {import("./queue.js").Local} Local
 */

/** Events: `change` when the marks are other ones. */
export class MarkStore extends EventTarget {
  book;
  isLoaded = false;
  #queue;
  #request;
  /** @type {Map<string, Mark>} */
  #server = new Map();
  /**
   * What was removed here, as the server has it: to bring it back.
   * @type {Map<string, Mark>}
   */
  #removed = new Map();
  /** @type {MarkIndex | null} */
  #index = null;
  /** @type {Mark[] | null} */
  #marks = null;
  /** @type {Promise<void> | null} */
  #loading = null;
  #isAskedAgain = false;

  /**
   * @param {number | null} book `null` for all books
   * @param {MarkQueue} queue
   * @param {() => Promise<Mark[]>} request asks the server for all of them
   * @param {AbortSignal} signal
   */
  constructor(book, queue, request, signal) {
    super();
    this.book = book;
    this.#queue = queue;
    this.#request = request;
    queue.addEventListener(
      "change",
      (event) => {
        if (book === null || /** @type {CustomEvent} */ (event).detail.book === book) this.#changed();
      },
      { signal },
    );
    queue.addEventListener(
      "sent",
      (event) => {
        const { book: sentBook, id, mark } = /** @type {CustomEvent} */ (event).detail;
        if (book !== null && sentBook !== book) return;
        const key = keyOf({ id, book: sentBook });
        // The list of all books says their titles too.
        if (mark?.removed) this.#removed.set(key, mark);
        else this.#removed.delete(key);
        if (mark) this.#server.set(key, { ...this.#server.get(key), ...mark });
        else this.#server.delete(key);
        // What the server is just telling may be older than this.
        if (this.#loading) this.#isAskedAgain = true;
        this.#changed();
      },
      { signal },
    );
  }

  /** All that are not removed, in no order. */
  get marks() {
    this.#marks ??= this.#combined();
    return this.#marks;
  }

  /** Those that have a place in the text. */
  get index() {
    this.#index ??= new MarkIndex(this.marks.filter(({ isPlaced }) => isPlaced));
    return this.#index;
  }

  /** @param {Pick<Mark, "id" | "book">} mark @returns {Mark | undefined} as it is now */
  present({ id, book }) {
    return this.marks.find((mark) => mark.id === id && mark.book === book);
  }

  /**
   * Asks the server; of calls while it is asked, one more is made afterwards.
   * @returns {Promise<void>}
   */
  load() {
    if (this.#loading) {
      this.#isAskedAgain = true;
      return this.#loading;
    }
    this.#loading = this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #load() {
    do {
      this.#isAskedAgain = false;
      const marks = await this.#request();
      if (this.#isAskedAgain) continue;
      this.#server = new Map(marks.map((mark) => [keyOf(mark), mark]));
      this.isLoaded = true;
      this.#changed();
    } while (this.#isAskedAgain);
  }

  /**
   * @param {number} book
   * @param {Content} content
   * @param {{exact: string, chapter: string | null, seen?: import("../model/types.js").Seen}} shown until the server has said it, and the
   *   text that the place is of
   * @returns {Mark}
   */
  add(book, content, { exact, chapter, seen }) {
    const id = newMarkId();
    const quote = { exact: exact.slice(0, LONGEST_WAITING_QUOTE), prefix: "", suffix: "" };
    this.#put({ id, book }, content, { quote, chapter, created: new Date().toISOString() }, seen);
    return /** @type {Mark} */ (this.present({ id, book }));
  }

  /**
   * @param {Mark} mark as it was; a removed one comes back
   * @param {Partial<Content>} [change]
   */
  change(mark, change = {}) {
    const wanted = { ...contentOf(mark), ...change };
    const present = this.present(mark);
    if (present && isSameContent(present, wanted)) return;
    this.#put(mark, wanted, mark);
  }

  /** @param {Mark} mark */
  remove(mark) {
    this.#put(mark, null, mark);
  }

  /**
   * @param {Pick<Mark, "id" | "book">} mark
   * @param {Content | null} wanted
   * @param {Local} local
   * @param {import("../model/types.js").Seen} [seen]
   */
  #put({ id, book }, wanted, { quote, chapter, created }, seen) {
    const key = keyOf({ id, book });
    this.#queue.put({
      book,
      id,
      wanted,
      base: this.#server.get(key) ?? this.#removed.get(key) ?? null,
      local: { quote, chapter, created },
      seen,
    });
  }

  #combined() {
    const marks = new Map([...this.#server].filter(([, mark]) => !mark.removed));
    for (const entry of this.#queue.entries(this.book ?? undefined)) {
      const key = keyOf(entry);
      if (entry.wanted === null) marks.delete(key);
      else marks.set(key, waiting({ ...entry, base: this.#server.get(key) ?? entry.base }, entry.wanted));
    }
    return [...marks.values()];
  }

  #changed() {
    this.#marks = null;
    this.#index = null;
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {Pick<Mark, "id" | "book">} mark */
function keyOf({ id, book }) {
  return `${book}.${id}`;
}

/**
 * A mark as it will be.
 * @param {Entry} entry
 * @param {Content} wanted
 * @returns {Mark}
 */
function waiting({ id, book, base, local }, wanted) {
  return {
    ...local,
    updated: local.created,
    version: 0,
    isPlaced: true,
    ...base,
    ...(base && base.start === wanted.start && base.end === wanted.end ? {} : { quote: local.quote }),
    ...wanted,
    id,
    book,
    removed: null,
  };
}
