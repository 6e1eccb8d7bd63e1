// @ts-check
// The sign on the cards of books that can be read without the server.

import { canKeep, keptBooks } from "../offline/kept-books.js";
import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";

/** Numbers of the books whose text is whole on this device. @type {Set<number>} */
let offline = new Set();

/** @param {number} id */
export const isOffline = (id) => offline.has(id);

/** @param {number} id @returns {HTMLElement | false} */
export const offlineSign = (id) =>
  isOffline(id) &&
  h(
    "span",
    { class: "book-offline", title: texts.offline.onDevice, role: "img", "aria-label": texts.offline.onDevice },
    icon("arrowDownToLine"),
  );

/**
 * Keeps the signs true.
 * @param {() => void} changed called when other books are kept than before
 * @param {AbortSignal} signal
 */
export function followOffline(changed, signal) {
  if (!canKeep()) return;
  const look = async () => {
    const whole = (await keptBooks.all())
      .filter(({ chapters, chapterCount }) => chapters >= chapterCount)
      .map(({ id }) => id);
    if (signal.aborted || (whole.length === offline.size && whole.every((id) => offline.has(id)))) return;
    offline = new Set(whole);
    changed();
  };
  look();
  keptBooks.addEventListener("change", look, { signal });
}
