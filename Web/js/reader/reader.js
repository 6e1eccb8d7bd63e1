// @ts-check
// `Reader`: the reader's screen as its features know it.

/**
 * The reader's screen, as features see it.
 * @typedef {object} Reader
 * @property {number} id of the book
 * @property {import("../model/types.js").BookDetails} details
 * @property {import("../text/book.js").BookModel} model
 * @property {import("./book-view.js").BookView} view
 * @property {HTMLElement} root the screen
 * @property {HTMLElement} text the element with the book's text
 * @property {HTMLElement} bar the player's, at the foot
 * @property {import("./header.js").ReaderHeader} header
 * @property {import("./panels.js").Panels} panels
 * @property {import("./place.js").Place} place
 * @property {import("./notices.js").Notices} notices
 * @property {() => number} fractionHere how much of the book was read, 0…1
 * @property {import("./bars.js").Bars} bars
 * @property {import("./entries.js").Entries} finder what places are called
 * @property {Map<string, (selection: Selected) => void>} actions what can be done with a selected text, by name; a feature enters its own
 * @property {(import("../ui/menu.js").MenuItem | (() => import("../ui/menu.js").MenuItem))[]} listeningMenu the player's menu; features add to it
 * @property {import("../player/stream.js").BookSound} keptVoice the sound that is kept on this device
 * @property {Promise<import("../player/player.js").Player>} player never there where the book has no words, or listening could not be mounted
 * @property {Promise<import("../player/session.js").ListeningSession>} session the same player with what belongs to it
 * @property {import("../text/showing.js").PageNumbers} pages numbers and places of the pages in the layout in use, in both modes
 * @property {(offset: number, chapter?: number) => void} go a jump that offers the way back
 * @property {(offset: number, chapter?: number) => Promise<void>} arrive the same without offering it
 * @property {AbortSignal} signal aborted when the reader is left
 */
/** @typedef {{start: number, end: number, text: string}} Selected in book offsets */
/**
 * @typedef {object} Feature
 * @property {import("../model/types.js").Capability} [needs] what a book must be able to do for the feature to be offered
 * @property {(reader: Reader) => void} attach
 */

// Makes this file a module, whose types others name.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
