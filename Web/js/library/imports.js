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
import { folderFile } from "./folder-file.js";
import { tellFolder } from "./folder-report.js";
import { giveUpImport } from "./giving-up.js";
import { importOf, isBusy, isServers, isUnderWay, itemsOf, nextOf, wouldLose } from "./import-item.js";
import { checkReadable, localProblem } from "./import-refusals.js";
import { placedWhere } from "./looked-at.js";
import { addsPrivately } from "./shelf-choice.js";
import { forgetWaiting, keepWaiting, waitingPages } from "./waiting-pages.js";

/**
 * @typedef {import("./import-item.js").Import} Import
 * @typedef {import("./import-item.js").NamedFile} NamedFile
 * @typedef {import("./import-item.js").Folder} Folder
 * @typedef {import("../model/types.js").ArchiveImport} ArchiveImport
 */

/** Of a folder's books so many are shown at once; the change feed tells of the others. */
const SHOWN_AT_ONCE = 50;

/** Dispatches `change` with the import as `detail`, `null` when some came or went. */
class Imports extends EventTarget {
  /** @type {Import[]} */
  #all = [];

  constructor() {
    super();
    const { signal } = new AbortController();
    live.on("import", (event) => this.#staged(event), signal);
    live.on("open", () => this.#goOn(), signal);
    addEventListener("beforeunload", (event) => {
      if (wouldLose(this.#all)) event.preventDefault();
    });
  }

  get all() {
    return this.#all;
  }
  get isBusy() {
    return isBusy(this.#all);
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
      this.#all.push(importOf({ file: new Blob(), name: address }, { address, replaces, edition: replaces !== null }));
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
    for (const named of files) this.#all.push(importOf(named, { replaces, edition }));
    this.#told(null);
    this.#next();
  }

  /** @param {Import} item what the server's machine adds by itself @param {Partial<Import>} [change] */
  show(item, change = {}) {
    const isNew = !this.#all.includes(item);
    if (isNew) this.#all.push(item);
    Object.assign(item, change);
    this.#told(isNew ? null : item);
  }

  /** @param {Folder} folder with what other programs keep beside its books */
  addFolder({ name, files }) {
    this.#all.push(importOf({ file: folderFile(files), name }, { isFolder: true }));
    this.#told(null);
    this.#next();
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
    giveUpImport(item);
    if (item.address !== null) forgetWaiting(item.address);
    this.#all = this.#all.filter((other) => other !== item);
    this.#told(null);
    this.#next();
  }

  /** Forgets all that are over. */
  clear() {
    for (const item of this.#all) if (item.stage === "failed") giveUpImport(item);
    this.#all = this.#all.filter(({ stage }) => stage !== "done" && stage !== "failed");
    this.#told(null);
  }

  /** Forgets those that went well. */
  clearDone() {
    this.#all = this.#all.filter(({ stage }) => stage !== "done");
    this.#told(null);
  }

  #next() {
    for (const item of nextOf(this.#all)) this.#run(item);
  }

  /** @param {Import} item */
  async #run(item) {
    item.stage = item.address === null ? "receiving" : "fetching";
    this.#told(item);
    try {
      if (item.address === null) await checkReadable(item.file);
      if (item.isFolder) {
        this.#read(item, await api.addFolder(item.file, item.name, this.#options(item)));
        return;
      }
      if (item.address === null && item.replaces === null && mayBeArchive(item.name)) {
        this.#unpack(item, await api.addArchive(item.file, item.name, this.#options(item)));
        return;
      }
      item.book = await placedWhere(item, await this.#send(item));
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
    item.error = isUnreachable ? localProblem("not-sent", texts.library.notSent) : error;
  }

  /**
   * Puts the books of an archive in its place, each as it ended.
   * @param {Import} item @param {import("../model/types.js").ArchiveImport} outcome
   */
  #unpack(item, outcome) {
    const made = itemsOf(item, outcome);
    this.#all.splice(this.#all.indexOf(item), 1, ...made);
    for (const book of outcome.books) bookList.put(book);
    this.#told(null);
    for (const one of made) this.#told(one);
    this.#next();
  }

  /**
   * Says what became of a folder, whose books may be thousands.
   * @param {Import} item @param {ArchiveImport} outcome
   */
  #read(item, outcome) {
    this.#all.splice(this.#all.indexOf(item), 1);
    for (const book of outcome.books.slice(0, SHOWN_AT_ONCE)) bookList.put(book);
    tellFolder(item.name, outcome);
    this.#told(null);
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

  /** @param {{import: string, stage: Import["stage"], fraction: number, done?: number, total?: number}} event */
  #staged({ import: token, stage, fraction, done = undefined, total = undefined }) {
    // How much was received, how it ended: that we know ourselves, and earlier.
    if (!isServers(stage)) return;
    const item = this.#all.find((other) => other.token === token);
    if (!item || !isUnderWay(item)) return;
    Object.assign(item, { stage, fraction, done: done ?? null, total: total ?? null });
    this.#told(item);
  }

  /** @param {Import | null} item */
  #told(item) {
    this.dispatchEvent(new CustomEvent("change", { detail: item }));
  }
}

export const imports = new Imports();
