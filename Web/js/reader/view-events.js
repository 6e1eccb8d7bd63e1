// @ts-check
// Pure: what the reader does when its view tells of something.

/**
 * @typedef {object} Parts
 * @property {import("./book-view.js").BookView} view
 * @property {Pick<import("./progress-display.js").ProgressDisplay, "moved" | "show">} progress
 * @property {Pick<import("./contents.js").ContentsPanel, "isShown" | "tellPlaces">} contents
 * @property {Pick<import("./notices.js").Notices, "readOn" | "offerBack">} notices
 * @property {Pick<import("./bars.js").Bars, "readOn" | "toggle">} bars
 * @property {(offset: number, chapter?: number) => void} go
 * @property {(address: string) => void} leave asks before a link leads out of the page
 */

/** @param {Parts} parts @param {AbortSignal} signal */
export function listenToView({ view, progress, contents, notices, bars, go, leave }, signal) {
  /** @param {string} name @param {(detail: any) => void} handle */
  const on = (name, handle) =>
    view.addEventListener(name, (event) => handle(event instanceof CustomEvent ? event.detail : null), { signal });
  on("moved", ({ isByUser }) => progress.moved(isByUser === true));
  on("userscroll", () => notices.readOn());
  on("userscroll", () => bars.readOn(view.scrolled));
  on("blank", () => bars.toggle());
  on("jumped", ({ from }) => notices.offerBack(from));
  on("follow", ({ offset, chapter }) => go(offset, chapter));
  on("leave", ({ address }) => leave(address));
  view.pages.addEventListener(
    "change",
    () => {
      progress.show();
      if (contents.isShown) contents.tellPlaces();
    },
    { signal },
  );
}
