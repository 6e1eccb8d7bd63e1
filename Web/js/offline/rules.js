// @ts-check
// Pure: classifies a request for the service worker by its address.

import { ownName } from "../basics/address.js";
import { isView } from "../ui/views.js";

/**
 * `page`: somebody opens a view; `shell`: a file of the page; `book`: a part of a book, which never changes but with its file;
 * `answer`: something the server knows, of which the last word is kept; `pass`: not ours.
 * @typedef {"page" | "shell" | "book" | "answer" | "pass"} Kind
 */

/** What grows while it is read, is asked for anew each time, or must not be kept. */
const PASSED =
  /^api\/(events|define|people|invitations|session|sessions|account|tokens|page|shared)\b|^api\/(books\/\d+|audiobooks\/[^/]+)\/sounds\/|\/(audio|timeline|search|file|export|preview)$/;
/** Parts of a list, which the page asks for as somebody scrolls and types. */
const PARTS = /^api\/(books\?|book-(numbers|choices)|changes)/;
/** A file of the page; what else is there may belong to another library, at a path below this one. */
const FILE = /^((css|fonts|icons|js)\/.+|[\w-]+\.\w+)$/;
const BOOK_PART = /^api\/books\/[1-9]\d*\/(chapters|resources|cover|styles)(\/|$)/;

/**
 * @param {{method: string, mode: string, url: string}} request
 * @param {string} scope where the page lies, with a slash at its end
 * @returns {Kind}
 */
export function kindOf({ method, mode, url }, scope) {
  if (method !== "GET" || !url.startsWith(scope)) return "pass";
  const path = url.slice(scope.length).split(/[?#]/, 1)[0];
  // Some books of the list: the next question names others. The page keeps the whole list for itself.
  if (PASSED.test(path) || PARTS.test(url.slice(scope.length))) return "pass";
  if (BOOK_PART.test(path)) return "book";
  if (path.startsWith("api/")) return "answer";
  if (mode === "navigate" && isView(`/${path}`)) return "page";
  return FILE.test(path) ? "shell" : "pass";
}

/** @param {number | string} id */
export const bookCache = (id) => ownName(`vorleser-book-${id}`);
/** @param {string} path such as `api/books/3/chapters/4` @returns {string | null} the cache that may have it */
export function cacheOfBookPart(path) {
  const id = path.match(/^api\/books\/([1-9]\d*)\//)?.[1];
  return id ? bookCache(id) : null;
}
