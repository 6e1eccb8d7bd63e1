// @ts-check
// Pure: sends one change of a mark; what another device has changed meanwhile is merged with it.

import { contentOf, isSameContent } from "../model/mark.js";
import { Problem } from "../model/problem.js";
import { merged } from "./merge.js";

/**
 * @typedef {import("../model/mark.js").Mark} Mark
 * @typedef {import("./queue.js").Entry} Entry
 * @typedef {import("./queue.js").Sender} Sender
 */

/** Two devices that change one mark at once agree after one of these; more would be a defect. */
const MOST_CONFLICTS = 5;

/**
 * @param {Sender} sender
 * @param {Entry} entry
 * @returns {Promise<Mark | null>} the mark as the server has it now; `null` when it was never there
 */
export async function send(sender, { book, id, wanted, base, seen }) {
  if (wanted === null) {
    return sender.removeMark(book, id).catch((error) => {
      if (error instanceof Problem && error.document.status === 404) return null;
      throw error;
    });
  }
  let content = wanted;
  let known = base;
  for (let attempt = 0; ; attempt += 1) {
    try {
      if (known?.removed) {
        const restored = await sender.restoreMark(book, id);
        // Another device may have restored and changed it meanwhile.
        content = merged(content, contentOf(known), contentOf(restored));
        known = restored;
        if (isSameContent(content, known)) return known;
      }
      // A place that the server has said is of its own text.
      const isChosen = content.start === wanted.start && content.end === wanted.end;
      return await sender.putMark(book, id, { ...content, version: known?.version ?? 0, ...(isChosen ? seen : {}) });
    } catch (error) {
      const current = error instanceof Problem && error.type === "conflict" ? error.document.current : null;
      if (!current || attempt === MOST_CONFLICTS) throw error;
      content = merged(content, known && contentOf(known), contentOf(current));
      known = /** @type {Mark} */ (current);
      if (!known.removed && isSameContent(content, known)) return known;
    }
  }
}
