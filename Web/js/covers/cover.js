// @ts-check
// `coverElement` shows a book's own cover, or one generated from title and author.

import { h } from "../ui/element.js";
import { coverArt, labelColours } from "./cover-art.js";
import { coverDesign } from "./cover-design.js";

/** @typedef {import("../model/types.js").Book} Book */

/** A cover of a shape that differs by more than this from 2:3 is shown in its own shape, not cut. */
const SHAPE_TOLERANCE = 0.16;

/**
 * The cover as a picture beside the book's name: hidden from screen readers.
 * @param {Book} book
 * @returns {HTMLElement}
 */
export function coverElement(book) {
  const frame = h("div", { class: "cover", "aria-hidden": true });
  if (book.cover) showImage(frame, book, book.cover);
  else showMade(frame, book);
  return frame;
}

/** @param {HTMLElement} frame @param {Book} book @param {string} address */
function showImage(frame, book, address) {
  const image = h("img", {
    src: address,
    alt: "",
    loading: "lazy",
    decoding: "async",
    draggable: "false",
    onload: () => {
      frame.classList.add("cover-loaded");
      const { naturalWidth: width, naturalHeight: height } = image;
      const shape = width / height / (2 / 3);
      if (!(Math.abs(shape - 1) > SHAPE_TOLERANCE)) return;
      frame.style.aspectRatio = `${width} / ${height}`;
      frame.style.width = `${Math.min(shape, 1) * 100}%`;
    },
    // An image that can't be shown, or has vanished: a book is never without a cover.
    onerror: () => {
      frame.replaceChildren();
      showMade(frame, book);
    },
  });
  frame.append(image);
}

/** @param {HTMLElement} frame @param {Book} book */
function showMade(frame, book) {
  const design = coverDesign(book);
  const isOnLabel = design.layout === "label" || design.layout === "bands";
  const { ink } = isOnLabel ? labelColours(design.palette) : design.palette;
  const made = h(
    "div",
    { class: "cover-made", "data-layout": design.layout, lang: book.language, dir: "auto" },
    h(
      "div",
      { class: "cover-words" },
      h("div", { class: "cover-title", dir: "auto" }, design.title),
      design.subtitle && h("div", { class: "cover-subtitle", dir: "auto" }, design.subtitle),
    ),
    book.authors.length > 0 && h("div", { class: "cover-author", dir: "auto" }, book.authors[0]),
  );
  made.style.setProperty("--cover-ink", ink);
  made.style.setProperty("--cover-ground", design.palette.ground);
  made.style.setProperty("--cover-size", `${design.size}cqi`);
  made.style.setProperty("--cover-lines", String(design.lines));
  made.style.backgroundImage = `url("data:image/svg+xml,${encodeURIComponent(coverArt(design))}")`;
  frame.append(made);
}
