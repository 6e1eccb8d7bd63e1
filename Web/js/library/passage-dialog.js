// @ts-check
// Shows any place of a large text while the rest of it arrives or is read for the first time. Places are bytes of the file:
// when the book is there, the person's place in it is put to where they were looking.

import { uploadPassage } from "../api/upload-pieces.js";
import { formatPercent } from "../basics/locale.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { showProblem } from "../ui/problem.js";
import { blockAt, byteAt, shareOf } from "./passage-places.js";

/** @typedef {import("./passage-places.js").Passage} Passage */

/** Milliseconds until it is asked whether enough has arrived to be shown. */
const LOOK_AGAIN = 500;

/** @param {import("./import-item.js").Import} item a file that arrives in pieces */
export async function showPassages(item) {
  const upload = item.resumption.id;
  if (upload === null) return;
  const size = item.file.size;
  const text = h("div", { class: "chapter passage", tabindex: "0", role: "region", "aria-label": item.name });
  const range = h("input", { type: "range", min: "0", max: "1000", "aria-label": texts.library.placeInText });
  // What is scrolled is not said each time; a step is.
  const share = h("span", { class: "passage-share" });
  const said = h("p", { class: "visually-hidden", role: "status" });
  /** @type {Passage} */
  let shown = await uploadPassage(upload, item.lookedAt);
  let asked = 0;

  const fill = () => {
    const template = document.createElement("template");
    // The server has sanitised it, as all chapters.
    template.innerHTML = shown.html ?? "";
    text.replaceChildren(template.content);
    text.scrollTop = 0;
    look();
  };
  const look = () => {
    const top = text.getBoundingClientRect().top;
    const ends = Array.from(text.children, (child) => child.getBoundingClientRect().bottom);
    item.lookedAt = blockAt(shown, ends, top);
    range.value = String(Math.round(shareOf(item.lookedAt, size) * 1000));
    share.textContent = formatPercent(shareOf(item.lookedAt, size));
    range.setAttribute("aria-valuetext", share.textContent);
  };
  const go = async (/** @type {number} */ byte) => {
    asked += 1;
    const number = asked;
    const found = await uploadPassage(upload, byte).catch(showProblem);
    // The slider may have moved on, and the last passage of all has none behind it.
    if (number !== asked || !found?.html) return;
    shown = found;
    fill();
    said.textContent = share.textContent;
  };
  text.addEventListener("scroll", look, { passive: true });
  range.addEventListener("change", () => go(byteAt(Number(range.value) / 1000, size)));
  const steps = h(
    "div",
    { class: "passage-steps" },
    button(texts.library.earlierPassage, { class: "button button-small", onclick: () => go(earlier(shown)) }),
    range,
    share,
    button(texts.library.laterPassage, { class: "button button-small", onclick: () => go(shown.end) }),
  );
  const content = h("div", {}, h("p", { class: "settings-note" }, texts.library.noPassage));
  const { element } = openDialog({ title: item.name, content, class: "passage-dialog" });
  const found = await readable(upload, item.lookedAt, shown, element).catch(() => null);
  if (!found) return;
  shown = found;
  content.replaceChildren(text, steps, said);
  fill();
}

/**
 * Asks again until something of the file can be shown.
 * @param {string} upload
 * @param {number} byte
 * @param {Passage} first
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<Passage | null>} `null` when the dialog was closed before
 */
async function readable(upload, byte, first, dialog) {
  let passage = first;
  while (passage.html === null && dialog.open) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    passage = await uploadPassage(upload, byte);
  }
  return dialog.open ? passage : null;
}

/** @param {Passage} passage @returns {number} a byte as far before it as it is long */
const earlier = ({ start, end }) => Math.max(0, start - (end - start));
