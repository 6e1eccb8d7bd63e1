// @ts-check
// Where keys lead in a book of pages.

/** @typedef {import("./view.js").PagedView} PagedView */

/**
 * @param {PagedView} view
 * @param {import("../text/book.js").BookModel} model
 * @param {import("../text/showing.js").Way} way
 * @returns {true}
 */
export function movePages(view, model, way) {
  if (way === "start" || way === "end") toEdge(view, model, way === "start");
  else if (way === "forward" || way === "back") view.turn(way === "forward" ? 1 : -1);
  else view.turn((way === "left") === view.isLeftward ? 1 : -1);
  return true;
}

/**
 * To the edge of the chapter, else of the book.
 * @param {PagedView} view
 * @param {import("../text/book.js").BookModel} model
 * @param {boolean} isStart
 */
async function toEdge(view, model, isStart) {
  const { chapter } = view;
  const { start, length } = model.details.chapters[chapter];
  view.dispatchEvent(new Event("userscroll"));
  await view.show(isStart ? start : Math.max(start, start + length - 1), { chapter, smooth: true });
  view.tellMoved(true);
}
