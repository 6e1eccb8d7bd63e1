// @ts-check
// The menu entry that changes between designed or drawn pages and the text that stands on them.

import { chooseDesign, hasBothViews, isDrawn } from "../fixed/choice.js";
import { texts } from "../texts.js";
import { bookPath, navigate } from "../ui/navigation.js";

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
