// @ts-check
// Pure: where a book is opened, and what a refusal to store a place means.

/**
 * @typedef {import("../model/types.js").Position} Position
 * @typedef {import("../model/types.js").ReadingState} ReadingState
 * @typedef {import("./kept-place.js").Kept} Kept
 * @typedef {object} Beginning
 * @property {number} offset where to begin
 * @property {number} version that what is stored next goes on from
 * @property {{offset: number, state?: ReadingState} | null} unstored what this device knows and the server does not
 * @property {Position | null} conflict the place of another device, while nobody has said which of the two counts
 */

/**
 * Where to begin: at the server's place, or at that which this device has kept because the page was left before the server had it, or
 * went on without the server.
 * @param {Position} position the server's
 * @param {Kept | null} kept in the same text
 * @param {string} device the name of this one
 * @returns {Beginning}
 */
export function beginningOf(position, kept, device) {
  const { offset, version, state } = position;
  const isKnown = !kept || (kept.offset === offset && (kept.state ?? state) === state);
  if (isKnown) return { offset, version, unstored: null, conflict: null };
  const unstored = { offset: kept.offset, state: kept.state };
  // What stands on the server is what this device has sent without learning that it arrived.
  const isOwnAnswer = version === kept.version + 1 && position.device === device && kept.sent.includes(offset);
  // The server's answer may be older than what another view has stored meanwhile.
  if (kept.version >= version || isOwnAnswer)
    return { offset: kept.offset, version: Math.max(kept.version, version), unstored, conflict: null };
  // Both went on from the same place. This device's is shown, and it is asked which counts.
  return { offset: kept.offset, version, unstored, conflict: position };
}

/**
 * What it means that the server has not stored a place.
 * @param {import("../model/problem.js").Problem} problem
 * @param {{version: number, device: string, isClosed: boolean}} known `version` that was sent; `isClosed`: nobody reads here any more
 * @returns {{kind: "own" | "ask", current: Position} | {kind: "none" | "forget" | "again"}} `own`: it is there already; `ask`: another
 *   device was elsewhere meanwhile; `forget`: nothing is to be stored any more; `again`: it may succeed later
 */
export function meaningOfRefusal({ type, document }, { version, device, isClosed }) {
  const { current } = document;
  if (type === "conflict" && current) {
    if (current.version <= version) return { kind: "none" };
    // Our own, when the answer to an earlier request was lost on the way, or that of another page of this browser.
    return { kind: current.device === device ? "own" : "ask", current };
  }
  // What stood there is in the book no more, which says itself that it was replaced.
  if (type === "other-edition") return { kind: "forget" };
  // What no repetition helps: the book is gone for good, and says so where it is to be shown.
  return { kind: isClosed || type === "not-found" ? "none" : "again" };
}
