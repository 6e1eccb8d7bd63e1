// @ts-check
// The reader's features in the order in which they are attached. A feature is a folder with `feature.js`, which exports
// `attach(reader)`.

import * as comforts from "../comforts/feature.js";
import * as content from "../content/feature.js";
import * as define from "../define/feature.js";
import * as library from "../library/feature.js";
import * as hints from "../hints/feature.js";
import * as listenNext from "../listen-next/feature.js";
import * as looks from "../looks/feature.js";
import * as marks from "../marks/feature.js";
import * as navigation from "../navigation/feature.js";
import * as offline from "../offline/feature.js";
import * as readingState from "../reading-state/feature.js";
import * as search from "../search/feature.js";
import * as sessions from "../sessions/feature.js";
import * as speech from "../speech/feature.js";
import * as taps from "../taps/feature.js";
import * as thumbnails from "../thumbnails/feature.js";
import * as turning from "../turning/feature.js";

/**
 * The order is that of buttons, menu entries and shortcuts. It counts three times more: the style of the text (`looks`) is there before
 * its pages are counted (`turning`), whose keys come above those of `looks`; a tap belongs to a mark (`marks`) before it belongs to a
 * word (`taps`); and the last shortcut of a key is tried first.
 * @type {import("./reader.js").Feature[]}
 */
export const features = [
  looks,
  turning,
  content,
  marks,
  taps,
  define,
  navigation,
  comforts,
  listenNext,
  offline,
  readingState,
  search,
  library,
  thumbnails,
  hints,
  speech,
  sessions,
];
