// @ts-check
// Every text of the interface in Japanese, by area; `tsc` holds them to the shape of the English ones.

import { account } from "./ja/account.js";
import { backup } from "./ja/backup.js";
import { bin } from "./ja/bin.js";
import { chapters } from "./ja/chapters.js";
import { collections } from "./ja/collections.js";
import { comforts } from "./ja/comforts.js";
import { common } from "./ja/common.js";
import { folders } from "./ja/folders.js";
import { help } from "./ja/help.js";
import { connections } from "./ja/connections.js";
import { content } from "./ja/content.js";
import { define } from "./ja/define.js";
import { destinations } from "./ja/destinations.js";
import { restoring } from "./ja/restoring.js";
import { schedules } from "./ja/schedules.js";
import { watching } from "./ja/watching.js";
import { details } from "./ja/details.js";
import { audiobooks } from "./ja/audiobooks.js";
import { duplicates } from "./ja/duplicates.js";
import { exporting } from "./ja/exporting.js";
import { feeds } from "./ja/feeds.js";
import { library } from "./ja/library.js";
import { listenNext } from "./ja/listen-next.js";
import { listening } from "./ja/listening.js";
import { looks } from "./ja/looks.js";
import { marks } from "./ja/marks.js";
import { navigation } from "./ja/navigation.js";
import { offline } from "./ja/offline.js";
import { order } from "./ja/order.js";
import { paged } from "./ja/paged.js";
import { player } from "./ja/player.js";
import { problems } from "./ja/problems.js";
import { reader } from "./ja/reader.js";
import { reasons } from "./ja/reasons.js";
import { recognition } from "./ja/recognition.js";
import { recordings } from "./ja/recordings.js";
import { replacements } from "./ja/replacements.js";
import { search } from "./ja/search.js";
import { shortcuts } from "./ja/shortcuts.js";
import { statistics } from "./ja/statistics.js";
import { sites } from "./ja/sites.js";
import { speech } from "./ja/speech.js";
import { thumbnails } from "./ja/thumbnails.js";
import { views } from "./ja/views.js";

/** @type {typeof import("./en.js").english} */
export const japanese = {
  account,
  backup,
  destinations,
  restoring,
  schedules,
  watching,
  bin,
  chapters,
  collections,
  comforts,
  common,
  help,
  connections,
  content,
  define,
  details,
  audiobooks,
  duplicates,
  exporting,
  feeds,
  folders,
  library,
  listenNext,
  listening,
  looks,
  marks,
  navigation,
  offline,
  order,
  paged,
  player,
  problems,
  reader,
  reasons,
  recognition,
  recordings,
  replacements,
  search,
  shortcuts,
  sites,
  speech,
  statistics,
  thumbnails,
  views,
};
