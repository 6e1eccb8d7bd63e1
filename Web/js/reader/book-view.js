// @ts-check
// `BookView`: the book on the screen as the reader and its features know it, whichever way it is shown. `FlowingView` shows a text
// that scrolls or stands in pages, `FixedView` shows designed pages.

/**
 * @typedef {import("../text/showing.js").FlowMode} FlowMode
 * @typedef {import("../text/showing.js").Mode} Mode
 * @typedef {import("../text/showing.js").PageNumbers} PageNumbers
 * @typedef {import("../text/showing.js").Showing} Showing
 * @typedef {import("../text/showing.js").Way} Way
 * @typedef {import("../text/showing.js").Zoom} Zoom
 */

/**
 * Events: `tap` {offset, isMouse} on a word; `untap`, the same, when that was the beginning of a double click; `blank` for a tap
 * beside the text; `userscroll` when the reader scrolls or turns; `moved` {offset, isByUser}; `loaded` {chapter, start, end}; `jumped`
 * {from} when the reader dragged far away; `follow` {offset, chapter} for a link in the book, `leave` {address} for one elsewhere; `mode`
 * when the mode is another one; `navigationstart` and `navigationend` around every way to a place but the voice's.
 * @typedef {EventTarget & Showing & {
 *   readonly mode: Mode,
 *   readonly pages: PageNumbers,
 *   readonly flow: Flow | null,
 *   readonly zoom: Zoom | null,
 *   restyled: () => void,
 * }} BookView `restyled` is called after a change of the text's style that no size shows
 */

/**
 * What only a flowing text can do: be shown in either mode, with its pages set anew for it.
 * @typedef {object} Flow
 * @property {FlowMode} mode
 * @property {(mode: FlowMode) => Promise<void>} useMode shows the same place in that mode
 * @property {import("../paged/layout.js").PageLayout} layout
 * @property {import("../paged/pages.js").Pages} pages
 * @property {import("../paged/shown-pages.js").Screen | null} screen the pages on the screen; `null` while the text scrolls
 * @property {boolean} isAnimated whether turns may be seen
 * @property {(way: Way) => boolean} move goes where a key leads; false where that is left to the browser
 */

// Makes this file a module, whose types others name.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
