// @ts-check
// What the reader can do besides showing the text: each feature is a folder of its own, and is attached here.

import * as speech from "../speech/feature.js";
import * as comforts from "../comforts/feature.js";
import * as content from "../content/feature.js";
import * as define from "../define/feature.js";
import * as looks from "../looks/feature.js";
import * as marks from "../marks/feature.js";
import * as hints from "../hints/feature.js";
import * as navigation from "../navigation/feature.js";
import * as offline from "../offline/feature.js";
import * as paged from "../turning/feature.js";
import * as readingState from "../reading-state/feature.js";
import * as tapAction from "../taps/feature.js";
import * as search from "../search/feature.js";

/**
 * The reader's screen, as features see it.
 * @typedef {object} Reader
 * @property {number} id of the book
 * @property {import("../model/types.js").BookDetails} details
 * @property {import("../text/book.js").BookModel} model
 * @property {import("./view.js").ReaderView} view
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
 * @property {Map<string, (selection: Selected) => void>} actions what can be done with a selected text; whoever does it enters it
 * @property {(import("../ui/menu.js").MenuItem | (() => import("../ui/menu.js").MenuItem))[]} listeningMenu the player's menu; features add to it
 * @property {import("../offline/kept-voice.js").KeptVoice} keptVoice the sound that is kept on this device
 * @property {Promise<import("../player/player.js").Player>} player never there where listening could not be loaded
 * @property {Promise<import("../player/session.js").ListeningSession>} session the same player with what belongs to it
 * @property {import("../paged/pages.js").Pages} pages numbers and places of the pages in the layout in use, in both modes
 * @property {(offset: number, chapter?: number) => void} go a jump that offers the way back
 * @property {(offset: number, chapter?: number) => Promise<void>} arrive the same without offering it
 * @property {AbortSignal} signal aborted when the reader is left
 */
/** @typedef {{start: number, end: number, text: string}} Selected in book offsets */
/** @typedef {{attach: (reader: Reader) => void}} Feature */

/** @type {Feature[]} */
export const features = [
  looks,
  paged,
  content,
  marks,
  tapAction,
  define,
  navigation,
  comforts,
  offline,
  readingState,
  search,
  hints,
  speech,
];
