// @ts-check
// What stands in a book besides plain text: its own style, notes, pictures, tables.

import { addTurnKeys } from "../turning/fixed.js";
import { isDesigned } from "../text/section.js";
import { texts } from "../texts.js";
import { openFrames } from "./frames.js";
import { Notes } from "./notes.js";
import { watchPictureLooks } from "./picture-looks.js";
import { watchPictures } from "./pictures.js";
import { chooseStyles } from "./style-setting.js";

/**
 * Nobody needs two fingers or a wheel.
 * @param {import("../reader/features.js").Reader} reader
 */
function offerZoom({ view, header, signal }) {
  const pages = /** @type {import("../fixed/view.js").FixedView} */ (/** @type {unknown} */ (view));
  const words = texts.content;
  addTurnKeys(pages, signal);
  header.addMenuItem({ label: words.zoomIn, icon: "plus", run: () => pages.zoomBy(1) });
  header.addMenuItem({ label: words.zoomOut, icon: "minus", run: () => pages.zoomBy(-1) });
  header.addMenuItem({ label: words.zoomFit, icon: "expand", run: () => pages.zoomTo(1) });
}

/** @param {import("../reader/features.js").Reader} reader */
export function attach(reader) {
  chooseStyles(reader);
  new Notes(reader);
  watchPictures(reader);
  watchPictureLooks(reader);
  openFrames(reader);
  if (isDesigned(reader.details)) offerZoom(reader);
}
