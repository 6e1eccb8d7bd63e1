// @ts-check
// Puts the person's place in a new book to where they looked before the book had chapters.

import { placeOfByte, setPosition } from "../api/books.js";
import { deviceName } from "../settings/device.js";

/** @typedef {import("../model/types.js").Book} Book */

/**
 * @param {import("./import-item.js").Import} item
 * @param {Book} book what it became
 * @returns {Promise<Book>} the book with its place; one that was read before keeps the place that it has
 */
export async function placedWhere({ lookedAt, replaces }, book) {
  if (lookedAt === 0 || replaces !== null || book.position.version > 0) return book;
  try {
    const offset = await placeOfByte(book.id, lookedAt);
    const position = await setPosition(book.id, { offset, version: 0, device: deviceName() });
    return { ...book, position };
  } catch {
    // The book is there, and opens at its beginning.
    return book;
  }
}
