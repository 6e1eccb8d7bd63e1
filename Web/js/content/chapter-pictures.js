// @ts-check
// Pure: which picture of a chapter's markup one on the page is.

/** @typedef {Pick<Element, "localName" | "getAttribute" | "textContent">} Drawn */

/**
 * The same picture may stand in a chapter several times; the first like it is the one.
 * @param {readonly Drawn[]} all of the chapter
 * @param {Drawn} picture on the page
 * @returns {number} -1 when the chapter has none like it
 */
export function indexOfPicture(all, picture) {
  const drawing = drawingOf(picture);
  return all.findIndex((other) => other.localName === picture.localName && drawingOf(other) === drawing);
}

/** @param {Drawn} picture */
function drawingOf(picture) {
  return picture.getAttribute("src") ?? picture.textContent;
}
