// @ts-check
// Pure: which of the parts that are on the page holds a place, and which is beside another. A part without pages is passed over.

/** @typedef {{start: number, end: number, isLast: boolean}} Span of the text; `isLast`: the end of a chapter is in it, too */

/**
 * The piece that holds a book offset.
 * @template {Span} P
 * @param {readonly P[]} pieces in the order of the book
 * @param {number} offset
 */
export function pieceAt(pieces, offset) {
  return (
    pieces.find(({ start, end }) => start <= offset && offset < end) ??
    pieces.find(({ start, end, isLast }) => isLast && start <= offset && end === offset)
  );
}

/**
 * The part that holds a place of a chapter.
 * @template {Span & {chapter: number}} P
 * @param {readonly P[]} parts
 * @param {number} offset
 * @param {number} chapter
 */
export function partHolding(parts, offset, chapter) {
  return parts.find(
    (part) =>
      part.chapter === chapter && part.start <= offset && (offset < part.end || (part.isLast && offset === part.end)),
  );
}

/**
 * The next part with something to be seen, if it is there.
 * @template {{count: number}} P
 * @param {readonly P[]} parts in the order of the book
 * @param {P} part
 * @param {1 | -1} step
 * @returns {P | undefined}
 */
export function neighbourOf(parts, part, step) {
  let index = parts.indexOf(part) + step;
  while (parts[index]?.count === 0) index += step;
  return parts[index];
}

/**
 * Whether nothing to be seen comes after a part.
 * @template {{chapter: number, count: number, isLast: boolean}} P
 * @param {readonly P[]} parts in the order of the book
 * @param {P} part
 * @param {number} lastChapter of the book
 */
export function isLastSeen(parts, part, lastChapter) {
  if (part.chapter === lastChapter) return part.isLast;
  // What comes may be empty.
  const rest = parts.slice(parts.indexOf(part) + 1);
  const last = rest[rest.length - 1];
  return last !== undefined && last.chapter === lastChapter && last.isLast && rest.every(({ count }) => count === 0);
}
