// @ts-check
// Every text of the interface in Spanish, by area; `tsc` holds them to the shape of the English ones.

import { account } from "./es/account.js";
import { backup } from "./es/backup.js";
import { bin } from "./es/bin.js";
import { chapters } from "./es/chapters.js";
import { collections } from "./es/collections.js";
import { comforts } from "./es/comforts.js";
import { common } from "./es/common.js";
import { folders } from "./es/folders.js";
import { help } from "./es/help.js";
import { connections } from "./es/connections.js";
import { content } from "./es/content.js";
import { define } from "./es/define.js";
import { destinations } from "./es/destinations.js";
import { restoring } from "./es/restoring.js";
import { schedules } from "./es/schedules.js";
import { watching } from "./es/watching.js";
import { details } from "./es/details.js";
import { audiobooks } from "./es/audiobooks.js";
import { duplicates } from "./es/duplicates.js";
import { exporting } from "./es/exporting.js";
import { feeds } from "./es/feeds.js";
import { library } from "./es/library.js";
import { listenNext } from "./es/listen-next.js";
import { listening } from "./es/listening.js";
import { looks } from "./es/looks.js";
import { marks } from "./es/marks.js";
import { navigation } from "./es/navigation.js";
import { offline } from "./es/offline.js";
import { order } from "./es/order.js";
import { paged } from "./es/paged.js";
import { player } from "./es/player.js";
import { problems } from "./es/problems.js";
import { reader } from "./es/reader.js";
import { reasons } from "./es/reasons.js";
import { recognition } from "./es/recognition.js";
import { recordings } from "./es/recordings.js";
import { replacements } from "./es/replacements.js";
import { search } from "./es/search.js";
import { shortcuts } from "./es/shortcuts.js";
import { statistics } from "./es/statistics.js";
import { sites } from "./es/sites.js";
import { speech } from "./es/speech.js";
import { thumbnails } from "./es/thumbnails.js";
import { views } from "./es/views.js";

/** @type {typeof import("./en.js").english} */
export const spanish = {
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
