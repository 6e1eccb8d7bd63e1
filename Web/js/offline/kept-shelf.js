// @ts-check
// Pure: what is kept of which book, and what makes room.

import { addressOf } from "../basics/address.js";

/**
 * @typedef {import("./kept-books.js").Kept} Kept
 * @typedef {import("../model/types.js").BookDetails} BookDetails
 */

/** Addresses of a book's files, as the server writes them. */
const FILES = new RegExp(`${addressOf("/api/books/").replaceAll(".", "\\.")}\\d+/resources/[^"'\\s<>]+`, "g");
const MEDIA = new RegExp(FILES.source.replace("resources", "sounds"), "g");
/** Books that were only opened, and all they may take: a shelf's worth, and less than browsers give a page at least. */
const MOST_OPENED = 20;
const MOST_OPENED_BYTES = 250 << 20;

/** @param {string} text HTML or a style sheet @returns {string[]} the addresses of the book's files in it */
export const filesIn = (text) => text.match(FILES) ?? [];

/** @param {string} html of a chapter @returns {string[]} the addresses of the sounds and videos that it plays, each once */
export const mediaIn = (html) => [
  ...new Set((html.match(MEDIA) ?? []).map((address) => address.replaceAll("&amp;", "&"))),
];

/** @param {Pick<BookDetails, "fingerprint" | "length" | "chapters" | "replacements">} details @returns {string} which tells one text of a book from another */
export function textKey({ fingerprint, length, chapters, replacements }) {
  return `${fingerprint} ${length} ${chapters.length}${replacements ? ` ${replacements}` : ""}`;
}

/**
 * The record of a book of which nothing is kept yet.
 * @param {BookDetails} details
 * @param {boolean} isPinned
 * @returns {Kept}
 */
export function emptyRecord(details, isPinned) {
  return {
    id: details.id,
    title: details.title,
    fingerprint: textKey(details),
    chapterCount: details.chapters.length,
    chapters: 0,
    voice: null,
    recording: null,
    media: [],
    isPinned,
    bytes: 0,
    used: 0,
  };
}

/**
 * The books that make room: what was only opened, and longest ago.
 * @param {Pick<Kept, "id" | "isPinned" | "bytes">[]} all last used first
 * @param {number} present the book that is being read, which stays
 * @returns {number[]}
 */
export function booksToRemove(all, present) {
  let bytes = 0;
  return all
    .filter(({ isPinned }) => !isPinned)
    .flatMap(({ id, bytes: own }, place) => {
      bytes += own;
      return (place >= MOST_OPENED || bytes > MOST_OPENED_BYTES) && id !== present ? [id] : [];
    });
}
