// @ts-check
// Tables, code and formulas that are wider than the column scroll by themselves and can be opened large.

import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { bookBody, addStyleClasses } from "../text/book-styles.js";

const FRAMES = ".table-frame, pre, math[display='block']";

/** @typedef {import("../reader/reader.js").Reader} Reader */

/** @param {Reader} reader */
export function openFrames({ model, text, view, signal }) {
  /** @param {Element} frame */
  const open = (frame) => showLarge(frame, text, model);
  view.addEventListener(
    "loaded",
    (event) => {
      const { chapter } = /** @type {CustomEvent} */ (event).detail;
      requestAnimationFrame(() => {
        // All are measured before any is changed, so that the text is laid out once for it.
        const frames = [...text.querySelectorAll(`.chapter[data-chapter-index="${chapter}"] :is(${FRAMES})`)].filter(
          isOfferable,
        );
        for (const frame of frames) offer(frame, open);
      });
    },
    { signal },
  );
  text.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" || !(event.target instanceof Element) || !event.target.matches(FRAMES)) return;
      event.preventDefault();
      open(event.target);
    },
    { signal },
  );
  text.addEventListener(
    "dblclick",
    (event) => {
      const frame = event.target instanceof Element ? event.target.closest(FRAMES) : null;
      if (frame?.localName === "math") open(frame);
    },
    { signal },
  );
}

/** @param {Element} frame */
const kindOf = (frame) => (frame.localName === "pre" ? "code" : frame.localName === "math" ? "formula" : "table");

/** @param {Element} frame */
const isOfferable = (frame) => frame.scrollWidth > frame.clientWidth && !frame.querySelector(":scope > .open-large");

/** @param {Element} frame @param {(frame: Element) => void} open */
function offer(frame, open) {
  frame.setAttribute("tabindex", "0");
  if (frame.localName === "math") return;
  const label = texts.content[kindOf(frame) === "code" ? "openCode" : "openTable"];
  // Its icon is no text: the book's text stays what it is.
  frame.prepend(iconButton("expand", label, { class: "open-large", onclick: () => open(frame) }));
}

/**
 * Opens a frame in a dialog, and comes back to it.
 * @param {Element} frame @param {HTMLElement} text @param {Reader["model"]} model
 */
async function showLarge(frame, text, model) {
  const section = frame.closest("[data-chapter-index]");
  const body = h(
    "section",
    { class: "chapter", lang: section?.getAttribute("lang") ?? "", dir: section?.getAttribute("dir") ?? null },
    bookBody(copyOf(frame)),
  );
  if (section) addStyleClasses(body, model.loaded(Number(section.getAttribute("data-chapter-index"))));
  const groups = [...text.classList].filter((name) => name.startsWith("with-")).join(" ");
  const dialog = openDialog({
    title: texts.content[kindOf(frame)],
    class: "frame-dialog",
    content: h("div", { class: `frame-large ${groups}` }, body),
  });
  await dialog.closed;
  if (frame instanceof HTMLElement && frame.isConnected) frame.focus({ preventScroll: true });
}

/**
 * A copy that stands on the page beside the frame itself: no name is there twice, and nothing opens it again.
 * @param {Element} frame
 */
function copyOf(frame) {
  const copy = /** @type {Element} */ (frame.cloneNode(true));
  for (const named of [copy, ...copy.querySelectorAll("[id], .open-large")]) {
    named.removeAttribute("id");
    if (named.classList.contains("open-large")) named.remove();
  }
  copy.setAttribute("tabindex", "0");
  return copy;
}
