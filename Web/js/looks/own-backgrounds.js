// @ts-check
// A person's own backgrounds: pictures that the server keeps.

import { live } from "../api/live.js";
import { addBackground, backgrounds, removeBackground } from "../api/looks.js";
import { OwnFiles } from "./own-files.js";

/** @type {OwnFiles<import("../model/types.js").Background>} */
export const ownBackgrounds = new OwnFiles(
  "backgrounds",
  { list: backgrounds, add: addBackground, remove: removeBackground },
  live,
);
