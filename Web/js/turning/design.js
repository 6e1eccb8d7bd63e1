// @ts-check
// The menu entry that changes between designed or drawn pages and the text that stands on them.

import { chooseDesign, hasBothViews, isDrawn, turnPages } from "../fixed/choice.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { texts } from "../texts.js";
import { bookPath, navigate } from "../ui/navigation.js";

/**
 * Turns the drawn pages of a book, which stay as they were turned.
 * @param {import("../reader/reader.js").Reader} reader
 */
export function offerRotation({ id, details, view, header, signal }) {
  if (view.flow || !isDrawn(details)) return;
  const turn = (/** @type {1 | -1} */ step) => {
    turnPages(details, step);
    navigate(`${bookPath(id)}?at=${view.firstVisibleOffset}`, { replace: true, isAnew: true });
  };
  const words = texts.paged;
  header.addMenuItem({ label: words.rotateRight, icon: "rotate", run: () => turn(1) });
  header.addMenuItem({ label: words.rotateLeft, icon: "rotate", run: () => turn(-1) });
  addShortcut(
    { name: "fixed.rotate", keys: ["Shift+R"], label: words.rotateRight, group: "reading", run: () => turn(1) },
    signal,
  );
}

/** @param {import("../reader/reader.js").Reader} reader */
export function offerBothViews({ id, details, view, header }) {
  if (!hasBothViews(details)) return;
  const isText = view.flow !== null;
  header.addMenuItem({
    label: isText ? (isDrawn(details) ? texts.paged.toDrawn : texts.paged.toDesign) : texts.paged.toText,
    icon: "pages",
    run: () => {
      const offset = view.firstVisibleOffset;
      chooseDesign(details, isText);
      // The reader is put together anew with the other view; the sound plays on.
      navigate(`${bookPath(id)}?at=${offset}`, { replace: true, isAnew: true });
    },
  });
}
