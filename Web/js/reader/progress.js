// @ts-check
// Pure: how much of a book was read.

/**
 * How much of a book was read, 0…1: to the place in view. With the end in view that is all of it, unless the reader has only just come
 * there: of a short book the end is in view from its first chapter. A voice may have read a book to its end that nobody has moved in.
 * @param {{offset: number, length: number, isAtEnd: boolean, isInLast: boolean, hasReadOn: boolean, isFinished: boolean}} place `isInLast`:
 *   whether the place is in the last chapter; `hasReadOn`: whether the reader has moved on since a place was gone to; `isFinished`: whether
 *   the book counts as finished
 */
export function fractionRead({ offset, length, isAtEnd, isInLast, hasReadOn, isFinished }) {
  if (isAtEnd && (isFinished || hasReadOn || (isInLast && offset > 0))) return 1;
  return Math.min(1, offset / Math.max(1, length));
}
