// @ts-check
// The feature for what a book holds besides plain text: its own style, notes, pictures, sounds and videos, tables.

import { openFrames } from "./frames.js";
import { watchMedia } from "./media.js";
import { Notes } from "./notes.js";
import { watchPictureLooks } from "./picture-looks.js";
import { watchPictures } from "./pictures.js";
import { chooseStyles } from "./style-setting.js";

/** @param {import("../reader/reader.js").Reader} reader */
export function attach(reader) {
  chooseStyles(reader);
  new Notes(reader);
  watchMedia(reader);
  watchPictures(reader);
  watchPictureLooks(reader);
  openFrames(reader);
}
