// @ts-check
// A tap or Enter on a picture opens the picture viewer.

import { texts } from "../texts.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { indexOfPicture } from "./chapter-pictures.js";
import { isLargeEnough, isPicture, pictureOf } from "./picture-list.js";
import { PictureViewer } from "./picture-viewer.js";

/** @typedef {Pick<import("../reader/reader.js").Reader, "model" | "text" | "view" | "signal">} Parts */

/** @param {import("../reader/reader.js").Reader} reader */
export function watchPictures(reader) {
  // A designed page is looked at as a whole, and is made larger as a whole.
  if (!reader.view.flow) return;
  const pictures = new Pictures(reader);
  pictures.listen();
  pictures.offerAll();
  addShortcut(
    {
      name: "content.picture",
      keys: ["Ctrl+Alt+I"],
      label: texts.content.openPicture,
      group: "reading",
      run: () => pictures.openSeen(),
    },
    reader.signal,
  );
}

class Pictures {
  #parts;
  /** @type {PictureViewer | null} */
  #viewer = null;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    parts.signal.addEventListener("abort", () => this.#viewer?.close());
  }

  listen() {
    const { text, view, signal } = this.#parts;
    // Before the taps on the text.
    text.addEventListener(
      "click",
      (event) => {
        const picture = event.target instanceof Element ? this.#find(event.target) : null;
        if (!picture || view.offsetAt(event.clientX, event.clientY) !== null || !getSelection()?.isCollapsed) return;
        event.stopImmediatePropagation();
        this.#open(picture);
      },
      { signal, capture: true },
    );
    text.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Enter" || !(event.target instanceof Element) || !event.target.matches("img, svg")) return;
        event.preventDefault();
        this.#open(event.target);
      },
      { signal },
    );
  }

  /** Pictures can be reached by keys as soon as they are there. */
  offerAll() {
    const { text, view, signal } = this.#parts;
    text.addEventListener(
      "load",
      (event) => {
        if (event.target instanceof Element) this.#offer(event.target);
      },
      { signal, capture: true },
    );
    view.addEventListener(
      "loaded",
      (event) => {
        const { chapter } = /** @type {CustomEvent} */ (event).detail;
        requestAnimationFrame(() => {
          const pictures = text.querySelectorAll(`[data-chapter-index="${chapter}"] :is(img, svg)`);
          for (const picture of pictures) this.#offer(picture);
        });
      },
      { signal },
    );
  }

  /** @returns {false | undefined} `false` when no picture is in view */
  openSeen() {
    const { text, view } = this.#parts;
    const seen = [...text.querySelectorAll("img, svg")].find((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return bottom > view.insets.top && top < innerHeight - view.insets.bottom && this.#find(picture);
    });
    if (!seen) return false;
    this.#open(seen);
    return undefined;
  }

  /** @param {Element} element */
  #find(element) {
    const { text } = this.#parts;
    const picture = element.closest("img, svg");
    if (!picture || !text.contains(picture) || !isPicture(picture) || picture.closest("a, button")) return null;
    return isLargeEnough(picture) ? picture : null;
  }

  /** @param {Element} picture on the page */
  async #open(picture) {
    const { model, signal } = this.#parts;
    const section = picture.closest("[data-chapter-index]");
    const chapter = section ? await model.chapter(Number(section.getAttribute("data-chapter-index"))) : null;
    if (signal.aborted || this.#viewer) return;
    const template = document.createElement("template");
    template.innerHTML = chapter?.html ?? "";
    const all = [...template.content.querySelectorAll("img[src], svg")].filter(isPicture);
    const index = indexOfPicture(all, picture);
    this.#viewer = new PictureViewer(index < 0 ? [pictureOf(picture)] : all.map(pictureOf), Math.max(0, index));
    await this.#viewer.closed;
    this.#viewer = null;
    if (picture.isConnected && (picture instanceof HTMLElement || picture instanceof SVGElement))
      picture.focus({ preventScroll: true });
  }

  /** @param {Element} element */
  #offer(element) {
    const picture = this.#find(element);
    if (!picture || picture.hasAttribute("tabindex") || picture.hasAttribute("data-copy")) return;
    picture.setAttribute("tabindex", "0");
    picture.setAttribute("aria-description", texts.content.enlarge);
    if (picture.localName === "svg" && !picture.hasAttribute("role") && picture.textContent?.trim() === "") {
      picture.setAttribute("role", "img");
      if (!picture.hasAttribute("aria-label")) picture.setAttribute("aria-label", texts.content.picture);
    }
  }
}
