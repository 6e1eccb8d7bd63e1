// @ts-check
// What can be asked of the zoom of designed pages.

/**
 * @param {import("./stage.js").Stage} stage
 * @param {boolean} turnsLeft
 * @param {(index: number) => void} openPage
 * @returns {import("../text/showing.js").Zoom}
 */
export function zoomOf(stage, turnsLeft, openPage) {
  return {
    get level() {
      return stage.level;
    },
    turnsLeft,
    to: (level, at) => stage.zoomTo(level, at),
    by: (step) => stage.zoomBy(step),
    toWidth: () => stage.zoomToWidth(),
    get shownPages() {
      return stage.pages.map(({ number }) => number);
    },
    openPage,
  };
}
