// @ts-check
// Shows the large texts that a command or a watched folder of the server's machine adds among the imports, as long as that takes.

import { booksOf } from "../api/books.js";
import { live } from "../api/live.js";
import { pause } from "../api/pieces.js";
import { unfinishedUploads } from "../api/upload-pieces.js";
import { bookList } from "./book-list.js";
import { importOf } from "./import-item.js";
import { imports } from "./imports.js";
import { placedWhere } from "./looked-at.js";

/** @typedef {import("./import-item.js").Import} Import */
/** @typedef {import("../model/types.js").Upload} Upload */

/** Milliseconds between two looks at what is under way. */
const LOOK_AGAIN = 1000;

/** @type {Map<string, Import>} what was shown, by the server's name for it; also what was dismissed */
const shown = new Map();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
/** Counts the looks: only the answer to the last is shown. */
let turn = 0;
/** How many looks in a row had no answer. */
let failures = 0;
/** @type {Set<Import>} those whose book is being asked for */
const ending = new Set();
let isFollowing = false;

/** Follows them from now on. */
export function followAdditions() {
  if (isFollowing) return;
  isFollowing = true;
  const { signal } = new AbortController();
  live.on("list", ({ list }) => list === "uploads" && look(), signal);
  live.on("open", look, signal);
  if (live.isConnected) look();
}

async function look() {
  clearTimeout(waiting);
  turn += 1;
  const own = turn;
  const all = await unfinishedUploads().catch(() => null);
  // Another look was begun meanwhile: its answer is newer.
  if (own !== turn) return;
  if (!all) {
    failures += 1;
    waiting = setTimeout(look, pause(failures));
    return;
  }
  failures = 0;
  const found = all.filter((upload) => upload.for === "addition");
  for (const upload of found) {
    await show(upload);
    if (own !== turn) return;
  }
  for (const [id, item] of shown) if (!found.some((upload) => upload.id === id)) forget(id, item);
  // What is a book by now may not have been shown as one.
  const isGoingOn =
    found.some(({ book }) => book === null) || [...shown.values()].some(({ stage }) => stage !== "done");
  if (isGoingOn) waiting = setTimeout(look, LOOK_AGAIN);
}

/** @param {Upload} upload */
async function show(upload) {
  const { id, name, byteCount, received, own, book } = upload;
  const known = shown.get(id);
  if (book !== null) {
    if (known && known.stage !== "done") await end(known, book);
    return;
  }
  const stage = received < byteCount ? "receiving" : "checking";
  const change = {
    stage: /** @type {Import["stage"]} */ (stage),
    fraction: received < byteCount ? received / byteCount : 0,
  };
  if (!known) {
    const item = importOf(
      { file: new Blob(), name },
      { ...change, size: byteCount, isElsewhere: true, isOwn: own, resumption: { id } },
    );
    shown.set(id, item);
    imports.show(item);
  } else if (imports.all.includes(known)) imports.show(known, change);
}

/** @param {Import} item @param {number} id of the book that it has become */
async function end(item, id) {
  // The place in the book is put once.
  if (ending.has(item)) return;
  ending.add(item);
  try {
    const book = (await booksOf([id]).catch(() => []))[0];
    if (!book) return;
    bookList.put(book);
    const ended = { stage: /** @type {const} */ ("done"), fraction: 1, book: await placedWhere(item, book) };
    // One that was dismissed ends without a word.
    if (imports.all.includes(item)) imports.show(item, ended);
    else Object.assign(item, ended);
  } finally {
    ending.delete(item);
  }
}

/** @param {string} id @param {Import} item whose program was stopped, or told itself why it can't be added */
function forget(id, item) {
  shown.delete(id);
  // There is nothing left to give up.
  item.resumption.id = null;
  if (item.stage !== "done" && imports.all.includes(item)) imports.remove(item);
}
