// @ts-check
// The order in which the pieces of a large file are sent, and what happens when one breaks off. Pure.

/** The bytes of a piece: small enough to lose, large enough that the answers between cost no time. */
export const PIECE = 8 << 20;
/** A file up to this size is sent at once, which takes one request. */
export const AT_ONCE_LIMIT = 32 << 20;
/** How often a piece is tried before the file counts as not sent: about eight minutes. */
export const TRIES = 20;

/**
 * @typedef {object} Steps
 * @property {() => Promise<number>} ask how much has arrived
 * @property {(start: number, end: number) => Promise<number>} send sends a piece; how much has arrived then
 * @property {(error: unknown) => boolean} isPassing whether another try may help
 * @property {(milliseconds: number) => Promise<void>} wait
 */

/**
 * Sends what has not arrived yet, piece by piece.
 * @param {number} size
 * @param {Steps} steps
 * @param {boolean} [isNew] whether nothing has arrived for certain
 */
export async function sendPieces(size, steps, isNew = true) {
  let received = 0;
  let failures = 0;
  let isKnown = isNew;
  while (!isKnown || received < size) {
    try {
      if (!isKnown) {
        received = await steps.ask();
        isKnown = true;
        continue;
      }
      received = await steps.send(received, Math.min(size, received + PIECE));
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!steps.isPassing(error) || failures >= TRIES) throw error;
      isKnown = false;
      await steps.wait(pause(failures));
    }
  }
}

/**
 * How long to wait after so many failures in a row: a second, then twice as long each time, up to half a minute.
 * @param {number} failures from 1
 */
export const pause = (failures) => Math.min(30_000, 1000 * 2 ** (failures - 1));
