// @ts-check
// What every way to show a book answers: `Showing`, with the types of its arguments.

/**
 * @typedef {import("./sentences.js").Span} Span in book offsets
 * @typedef {"top" | "upper" | "centre" | "nearest"} Alignment where in the window a place is shown; `upper`: with some lines above, as
 *   one reads on
 * @typedef {"scroll" | "paged"} FlowMode how a flowing text is shown
 * @typedef {FlowMode | "fixed"} Mode
 * @typedef {"left" | "right" | "forward" | "back" | "start" | "end"} Way where a key leads
 * @typedef {{top: number, bottom: number}} Insets what bars cover at the edges of the window, in pixels
 */

/**
 * Where to show a place. `chapter` is for places that several chapters share; `isFollowing` says that the voice is there and not the
 * reader; `page` is that of the chapter, for pages without text.
 * @typedef {{smooth?: boolean, align?: Alignment, chapter?: number, isFollowing?: boolean, page?: number}} ShowOptions
 */

/**
 * The numbers of pages, from 1. The event `change` tells that they are others than before.
 * @typedef {EventTarget & {
 *   readonly count: number,
 *   readonly isExact: boolean,
 *   pageAt: (offset: number, chapter?: number) => number,
 *   offsetOf: (page: number) => number,
 *   leftInChapter: (offset: number) => number,
 * }} PageNumbers `isExact` is false while `count` is an estimate
 */

/**
 * What every way to show a book answers.
 * @typedef {object} Showing
 * @property {Insets} insets
 * @property {number} firstVisibleOffset the first word in view, or the place that was shown while it is in view; a book offset
 * @property {number} chapter the index of the chapter at the beginning of what is in view
 * @property {boolean} isAtEnd whether the end of the book is in view
 * @property {boolean} turns whether it goes on by whole screens, and does not scroll
 * @property {boolean} followsWords whether the voice is followed word by word, and no sentence is kept whole in view
 * @property {number | null} scrolled how far the text is scrolled, in pixels; `null` where it turns
 * @property {(x: number, y: number) => number | null} offsetAt the letter at a point of the window, a book offset
 * @property {(offset: number) => Span} wordAt the word at a book offset, else the nearest one; the offset itself where nothing is loaded
 * @property {(start: number, end: number) => Range[]} ranges over the part of `[start, end)` that is loaded
 * @property {(range: Range) => Span | null} spanOf the book's text in a range of the document; `null` when it has none of it
 * @property {(start: number, end: number) => boolean} isVisible whether all of it can be seen; of what is higher than the window its
 *   first line; of what goes on over a page its beginning
 * @property {(offset: number, options?: ShowOptions) => Promise<void>} show brings a place into view, loading it if need be
 * @property {(step: 1 | -1) => Promise<void>} turn one screen on or back
 * @property {(chapter?: number) => Promise<void>} retry loads again what failed; without a chapter all of it
 * @property {() => void} close
 */

/**
 * What only designed pages can do: be shown larger than the window.
 * @typedef {object} Zoom
 * @property {number} level 1 where the page fits
 * @property {boolean} turnsLeft whether the page on the left is the next one
 * @property {(level: number, at?: {x: number, y: number}) => void} to `at` stays where it is, a point of the window
 * @property {(step: 1 | -1) => void} by to the next larger or smaller level
 * @property {() => void} toWidth to the level at which the pages are as wide as the window
 * @property {number[]} shownPages the indexes of the pages in view
 * @property {(index: number) => void} openPage goes to a page, which need not have words
 */

// Makes this file a module, whose types others name.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
