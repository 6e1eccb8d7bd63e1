// @ts-check
// Pure: which books are shown, and in which order.

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {"read" | "added" | "title" | "author" | "series" | "progress" | "length" | "rating"} Order */

/** From here on a book counts as finished: what follows is rarely read to its last letter. */
const FINISHED_FROM = 0.99;

/** @type {Order[]} */
export const orders = ["read", "added", "title", "author", "series", "progress", "length", "rating"];

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** @typedef {"new" | "reading" | "finished" | "given-up"} ReadingState */

/** @param {Book} book @returns {ReadingState} */
export function readingState(book) {
  if (book.position?.state === "given-up") return "given-up";
  if (book.progress >= FINISHED_FROM) return "finished";
  return book.progress > 0 || book.lastRead ? "reading" : "new";
}

/**
 * A book as it is once a place in it was stored.
 * @param {Book} book
 * @param {import("../model/types.js").Position} position
 * @returns {Book}
 */
export function withPosition(book, position) {
  const { state, offset, updated } = position;
  if (state === "unread") return { ...book, position, progress: 0, lastRead: null };
  const progress = state === "finished" || book.length === 0 ? 1 : offset / book.length;
  return { ...book, position, progress, lastRead: updated ?? book.lastRead };
}

/**
 * How much of a book was read, 0…1, as the reader says it of the same place.
 * @param {Book} book
 */
export function shownProgress(book) {
  return readingState(book) === "finished" ? 1 : book.progress;
}

/**
 * The books to go on with, last read first; there is nothing to read in a blank one.
 * @param {readonly Book[]} books
 * @param {number} count at most
 */
export function booksInProgress(books, count) {
  return books
    .filter((book) => readingState(book) === "reading" && book.progress > 0 && !book.missing && !book.blank)
    .sort(comparisons.read)
    .slice(0, count);
}

/** @type {Record<Order, (a: Book, b: Book) => number>} */
const comparisons = {
  read: (a, b) => later(a.lastRead, b.lastRead) || later(a.added, b.added) || b.id - a.id,
  added: (a, b) => later(a.added, b.added) || b.id - a.id,
  title: (a, b) => collator.compare(titleKey(a), titleKey(b)) || a.id - b.id,
  author: (a, b) => compareMaybe(authorKey(a), authorKey(b)) || comparisons.title(a, b),
  series: (a, b) =>
    compareMaybe(a.series?.name ?? "", b.series?.name ?? "") ||
    compareMaybe(a.series?.position ?? "", b.series?.position ?? "") ||
    comparisons.title(a, b),
  progress: (a, b) => shownProgress(b) - shownProgress(a) || comparisons.title(a, b),
  length: (a, b) => b.length - a.length || comparisons.title(a, b),
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || comparisons.title(a, b),
};

/** @param {Book[]} books @param {Order} order */
export function sorted(books, order) {
  return [...books].sort(comparisons[order]);
}

/**
 * Times of ISO 8601 in UTC sort as they are written.
 * @param {string | null} a
 * @param {string | null} b
 */
function later(a, b) {
  if (a === b) return 0;
  return (a ?? "") < (b ?? "") ? 1 : -1;
}

/**
 * What has no key comes last.
 * @param {string} a
 * @param {string} b
 */
function compareMaybe(a, b) {
  if (!a || !b) return Number(!a) - Number(!b);
  return collator.compare(a, b);
}

/**
 * What is made of a book once: a changed book is another object.
 * @param {(book: Book) => string} make
 * @returns {(book: Book) => string}
 */
function once(make) {
  /** @type {WeakMap<Book, string>} */
  const made = new WeakMap();
  return (book) => {
    const known = made.get(book);
    if (known !== undefined) return known;
    const value = make(book);
    made.set(book, value);
    return value;
  };
}

const ARTICLES = /^(the|an?|der|die|das|ein|eine|le|la|les|un|une|el|los|las)\s+/i;

const titleKey = once((book) => book.title.replace(/^[^\p{L}\p{N}]+/u, "").replace(ARTICLES, ""));

/**
 * The first author by surname: what follows the last space, but all of a name with a comma in it, which has
 * the surname first already.
 */
const authorKey = once((book) => {
  const name = (book.authors[0] ?? "").replace(/<[^>]*>/g, "").trim();
  if (name.includes(",")) return name;
  const words = name.split(/\s+/);
  return [words[words.length - 1], ...words.slice(0, -1)].join(" ");
});

/**
 * Letters that do not come apart into a base letter and its marks.
 * @type {Record<string, string>}
 */
const LETTERS = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/**
 * Text as it is compared in a search: small, without accents.
 * @param {string} text
 */
export function folded(text) {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * The books in which every word of the search occurs, in title, author, series, file name or tags.
 * @param {Book[]} books
 * @param {string} search
 */
export function matching(books, search) {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return books;
  return books.filter((book) => words.every((word) => searchedText(book).includes(word)));
}

const searchedText = once((book) =>
  folded([book.title, ...book.authors, book.series?.name ?? "", book.fileName, ...(book.tags ?? [])].join("\n")),
);
