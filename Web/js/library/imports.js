// @ts-check
// `imports` sends files and addresses of web pages to the library, also while a book is open.

import * as api from "../api/books.js";
import { addPage, fetchPage } from "../api/web-pages.js";
import { Problem } from "../model/problem.js";
import { live } from "../api/live.js";
import { texts } from "../texts.js";
import { isAbort } from "../ui/problem.js";
import { bookList } from "./book-list.js";
import { mayBeArchive } from "./files.js";
import { addsPrivately } from "./shelf-choice.js";
import { forgetWaiting, keepWaiting, waitingPages } from "./waiting-pages.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {{file: Blob, name: string}} NamedFile */
/**
 * @typedef {object} Import
 * @property {string} token
 * @property {Blob} file
 * @property {string} name
 * @property {string | null} address of the web page that it is, with an empty `file`
 * @property {number | null} replaces the id of the book whose file this becomes
 * @property {boolean} edition whether it is a corrected edition, not the missing file
 * @property {boolean} copy whether a second copy is wanted
 * @property {string | null} password of an encrypted file, as it was entered
 * @property {boolean} isInArchive whether it came in an archive, and can't be sent again alone
 * @property {"away" | "waiting" | "fetching" | "pictures" | "receiving" | "checking" | "reading" | "done" | "failed"} stage
 *   `away`: it waits for the server
 * @property {number} fraction
 * @property {unknown} error why it failed
 * @property {Book | null} book what it became
 * @property {import("../api/upload-pieces.js").Resumption} resumption what of it has arrived already
 * @property {AbortController} given aborted to give up
 */

/** @typedef {import("../model/types.js").ArchiveImport} ArchiveImport */

/** Two at once: one is read by the program while the other one is sent. */
const AT_ONCE = 2;
/** Stages in which the server or the connection works. */
const UNDER_WAY = new Set(["fetching", "pictures", "receiving", "checking", "reading"]);
/** Stages of which only the server knows. */
const SERVERS = new Set(["fetching", "pictures", "checking", "reading"]);

/** Dispatches `change` with the import as `detail`, `null` when some came or went. */
class Imports extends EventTarget {
  /** @type {Import[]} */
  #all = [];
  #count = 0;

  constructor() {
    super();
    const { signal } = new AbortController();
    live.on("import", ({ import: token, stage, fraction }) => this.#staged(token, stage, fraction), signal);
    live.on("open", () => this.#goOn(), signal);
    addEventListener("beforeunload", (event) => {
      if (this.isBusy) event.preventDefault();
    });
  }

  get all() {
    return this.#all;
  }
  get isBusy() {
    return this.#all.some(({ stage }) => stage === "waiting" || UNDER_WAY.has(stage));
  }

  /** Takes up the web pages that were given when the page was open before. */
  resume() {
    const known = new Set(this.#all.map(({ address }) => address));
    this.addPages(waitingPages().filter((address) => !known.has(address)));
  }

  /** @param {string[]} addresses of web pages @param {number | null} [replaces] the book that is fetched again */
  addPages(addresses, replaces = null) {
    for (const address of addresses) {
      if (replaces === null) keepWaiting(address);
      this.#all.push(
        this.#made({ file: new Blob(), name: address }, { address, replaces, edition: replaces !== null }),
      );
    }
    if (addresses.length === 0) return;
    this.#told(null);
    this.#next();
  }

  /** Those that waited for the server, which is back. */
  #goOn() {
    for (const item of this.#all) if (item.stage === "away") this.retry(item);
  }

  /** @param {NamedFile[]} files @param {number | null} [replaces] @param {boolean} [edition] */
  add(files, replaces = null, edition = false) {
    // What went wrong when the same book's file was chosen before is of no more interest.
    if (replaces !== null)
      this.#all = this.#all.filter((item) => item.replaces !== replaces || item.stage !== "failed");
    for (const named of files) this.#all.push(this.#made(named, { replaces, edition }));
    this.#told(null);
    this.#next();
  }

  /** @param {NamedFile} named @param {Partial<Import>} given @returns {Import} */
  #made({ file, name }, given) {
    this.#count += 1;
    return {
      token: `${Date.now().toString(36)}-${this.#count}-${Math.random().toString(36).slice(2, 10)}`,
      file,
      name,
      address: null,
      replaces: null,
      edition: false,
      copy: false,
      password: null,
      isInArchive: false,
      stage: "waiting",
      fraction: 0,
      error: null,
      book: null,
      resumption: { id: null },
      given: new AbortController(),
      ...given,
    };
  }

  /**
   * Tries a failed one again.
   * @param {Import} item
   * @param {{copy?: boolean, password?: string}} [options]
   */
  retry(item, options = {}) {
    const { copy = item.copy, password = item.password } = options;
    Object.assign(item, { stage: "waiting", fraction: 0, error: null, copy, password });
    this.#told(item);
    this.#next();
  }

  /**
   * Gives one up, or forgets one that is over.
   * @param {Import} item
   */
  remove(item) {
    item.given.abort();
    if (item.address !== null) forgetWaiting(item.address);
    this.#all = this.#all.filter((other) => other !== item);
    this.#told(null);
    this.#next();
  }

  /** Forgets all that are over. */
  clear() {
    this.#all = this.#all.filter(({ stage }) => stage !== "done" && stage !== "failed");
    this.#told(null);
  }

  /** Forgets those that went well. */
  clearDone() {
    this.#all = this.#all.filter(({ stage }) => stage !== "done");
    this.#told(null);
  }

  #next() {
    let free = AT_ONCE - this.#all.filter(({ stage }) => UNDER_WAY.has(stage)).length;
    for (const item of this.#all) {
      if (free <= 0) return;
      if (item.stage !== "waiting") continue;
      free -= 1;
      this.#run(item);
    }
  }

  /** @param {Import} item */
  async #run(item) {
    item.stage = item.address === null ? "receiving" : "fetching";
    this.#told(item);
    try {
      if (item.address === null) await checkReadable(item.file);
      if (item.address === null && item.replaces === null && mayBeArchive(item.name)) {
        this.#unpack(item, await api.addArchive(item.file, item.name, this.#options(item)));
        return;
      }
      item.book = await this.#send(item);
      item.stage = "done";
      item.fraction = 1;
      bookList.put(item.book);
      if (item.address !== null) forgetWaiting(item.address);
    } catch (error) {
      if (isAbort(error)) return;
      this.#failed(item, error);
    }
    this.#told(item);
    this.#next();
  }

  /** @param {Import} item @param {unknown} error */
  #failed(item, error) {
    const isUnreachable = error instanceof Problem && error.type === "unreachable";
    if (isUnreachable && item.address !== null && item.replaces === null) {
      item.stage = "away";
      return;
    }
    if (item.address !== null) forgetWaiting(item.address);
    item.stage = "failed";
    item.error = isUnreachable ? localProblem(error.type, texts.library.notSent) : error;
  }

  /**
   * Puts the books of an archive in its place, each as it ended.
   * @param {Import} item @param {ArchiveImport} outcome
   */
  #unpack(item, { books, known, refused }) {
    const inside = (/** @type {string} */ name, /** @type {Partial<Import>} */ given) =>
      this.#made({ file: item.file, name }, { fraction: 1, isInArchive: true, ...given });
    const made = [
      ...books.map((book) => inside(book.fileName, { stage: "done", book })),
      ...known.map((book) => inside(book.fileName, { stage: "failed", error: alreadyThere(book) })),
      ...refused.map(({ path, problem }) => inside(path, { stage: "failed", error: new Problem(problem) })),
    ];
    this.#all.splice(this.#all.indexOf(item), 1, ...made);
    for (const book of books) bookList.put(book);
    this.#told(null);
    for (const one of made) this.#told(one);
    this.#next();
  }

  /** @param {Import} item */
  #send(item) {
    const options = this.#options(item);
    if (item.address !== null)
      return item.replaces === null ? addPage(item.address, options) : fetchPage(item.replaces, options);
    if (item.replaces !== null) return api.replaceFile(item.replaces, item.file, item.name, options);
    return api.addBook(item.file, item.name, options);
  }

  /** @param {Import} item */
  #options(item) {
    return {
      copy: item.copy,
      password: item.password,
      edition: item.edition,
      token: item.token,
      isPrivate: addsPrivately(),
      resumption: item.resumption,
      signal: item.given.signal,
      progress: (/** @type {number} */ fraction) => {
        if (item.stage !== "receiving") return;
        item.fraction = fraction;
        // All of it is sent: what comes now is the program's work, of which events may tell.
        if (fraction === 1) Object.assign(item, { stage: "checking", fraction: 0 });
        this.#told(item);
      },
    };
  }

  /** @param {string} token @param {Import["stage"]} stage @param {number} fraction */
  #staged(token, stage, fraction) {
    // How much was received, how it ended: that we know ourselves, and earlier.
    if (!SERVERS.has(stage)) return;
    const item = this.#all.find((other) => other.token === token);
    if (!item || !UNDER_WAY.has(item.stage)) return;
    Object.assign(item, { stage, fraction });
    this.#told(item);
  }

  /** @param {Import | null} item */
  #told(item) {
    this.dispatchEvent(new CustomEvent("change", { detail: item }));
  }
}

/**
 * What became of one that went well.
 * @param {Import} item
 */
export function sentenceOfDone({ edition, book, name }) {
  const title = book?.title ?? name;
  return edition ? texts.library.wasReplacedBy(title) : texts.library.wasAdded(title);
}

/**
 * A folder, or a file that has vanished, fails here and not as a broken connection.
 * @param {Blob} file
 */
async function checkReadable(file) {
  if (file.size === 0) throw localProblem("not-a-book", texts.library.empty);
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw localProblem("unreadable", texts.library.unreadable);
  }
}

/**
 * What the server says of a book that it has.
 * @param {Book} existing
 */
function alreadyThere(existing) {
  return new Problem({
    type: "duplicate",
    title: "",
    status: 409,
    detail: texts.library.isThere(existing.title),
    existing,
  });
}

/** @param {string} type @param {string} detail */
function localProblem(type, detail) {
  return new Problem({ type, title: "", status: 0, detail });
}

export const imports = new Imports();
