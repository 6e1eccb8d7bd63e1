// @ts-check
// Every text of the interface in German, by area; `tsc` holds them to the shape of the English ones.

import { english } from "./en.js";
import { looks } from "./de/looks.js";
import { shortcuts } from "./de/shortcuts.js";

/** @type {typeof english} */
export const german = { ...english, looks, shortcuts };
