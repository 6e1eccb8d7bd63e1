// @ts-check
// Every text of the interface, by area. A translation is another set of these.

import { common } from "./texts/common.js";
import { library } from "./texts/library.js";
import { player } from "./texts/player.js";
import { reader } from "./texts/reader.js";

export const texts = { common, library, player, reader };
