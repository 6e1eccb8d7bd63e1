// @ts-check
// Every text of the interface in German, by area; `tsc` holds them to the shape of the English ones.

import { common } from "./de/common.js";
import { library } from "./de/library.js";
import { navigation } from "./de/navigation.js";
import { paged } from "./de/paged.js";
import { player } from "./de/player.js";
import { reader } from "./de/reader.js";
import { search } from "./de/search.js";
import { shortcuts } from "./de/shortcuts.js";

/** @type {typeof import("./en.js").english} */
export const german = { common, library, navigation, paged, player, reader, search, shortcuts };
