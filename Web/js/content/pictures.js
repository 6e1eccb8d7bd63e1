// @ts-check
// A tap or Enter on a picture opens the picture viewer.

import { texts } from "../texts.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { isLargeEnough, isPicture, pictureOf } from "./picture-list.js";
import { PictureViewer } from "./picture-viewer.js";

/** @param {import("../reader/reader.js").Reader} reader */
export function watchPictures({ model, text, view, signal }) {
  // A designed page is looked at as a whole, and is made larger as a whole.
  if (!view.flow) return;
  /** @type {PictureViewer | null} */
  let viewer = null;

  /** @param {Element} element */
  const find = (element) => {
    const picture = element.closest("img, svg");
    if (!picture || !text.contains(picture) || !isPicture(picture) || picture.closest("a, button")) return null;
    return isLargeEnough(picture) ? picture : null;
  };

  /** @param {Element} picture on the page */
  const open = async (picture) => {
    const section = picture.closest("[data-chapter-index]");
    const chapter = section ? await model.chapter(Number(section.getAttribute("data-chapter-index"))) : null;
    if (signal.aborted || viewer) return;
    const template = document.createElement("template");
    template.innerHTML = chapter?.html ?? "";
    const all = [...template.content.querySelectorAll("img[src], svg")].filter(isPicture);
    // The same picture may stand there several times: of those like it, the one that has as many before it.
    const like = (/** @type {Element} */ other) =>
      other.localName === picture.localName &&
      (other.getAttribute("src") ?? other.textContent) === (picture.getAttribute("src") ?? picture.textContent);
    const index = all.findIndex(like);
    const pictures = index < 0 ? [pictureOf(picture)] : all.map(pictureOf);
    viewer = new PictureViewer(pictures, Math.max(0, index));
    await viewer.closed;
    viewer = null;
    if (picture.isConnected && (picture instanceof HTMLElement || picture instanceof SVGElement))
      picture.focus({ preventScroll: true });
  };

  // Before the taps on the text.
  text.addEventListener(
    "click",
    (event) => {
      const picture = event.target instanceof Element ? find(event.target) : null;
      if (!picture || view.offsetAt(event.clientX, event.clientY) !== null || !getSelection()?.isCollapsed) return;
      event.stopImmediatePropagation();
      open(picture);
    },
    { signal, capture: true },
  );
  text.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" || !(event.target instanceof Element) || !event.target.matches("img, svg")) return;
      event.preventDefault();
      open(event.target);
    },
    { signal },
  );

  /** @param {Element} element */
  const offer = (element) => {
    const picture = find(element);
    if (!picture || picture.hasAttribute("tabindex") || picture.hasAttribute("data-copy")) return;
    picture.setAttribute("tabindex", "0");
    picture.setAttribute("aria-description", texts.content.enlarge);
    if (picture.localName === "svg" && !picture.hasAttribute("role") && picture.textContent?.trim() === "") {
      picture.setAttribute("role", "img");
      if (!picture.hasAttribute("aria-label")) picture.setAttribute("aria-label", texts.content.picture);
    }
  };
  text.addEventListener(
    "load",
    (event) => {
      if (event.target instanceof Element) offer(event.target);
    },
    { signal, capture: true },
  );
  view.addEventListener(
    "loaded",
    (event) => {
      const { chapter } = /** @type {CustomEvent} */ (event).detail;
      requestAnimationFrame(() => {
        for (const picture of text.querySelectorAll(`[data-chapter-index="${chapter}"] :is(img, svg)`)) offer(picture);
      });
    },
    { signal },
  );
  addShortcut(
    {
      name: "content.picture",
      keys: ["Ctrl+Alt+I"],
      label: texts.content.openPicture,
      group: "reading",
      run: () => {
        const seen = [...text.querySelectorAll("img, svg")].find((picture) => {
          const { top, bottom } = picture.getBoundingClientRect();
          return bottom > view.insets.top && top < innerHeight - view.insets.bottom && find(picture);
        });
        if (!seen) return false;
        open(seen);
        return undefined;
      },
    },
    signal,
  );
  signal.addEventListener("abort", () => viewer?.close());
}
