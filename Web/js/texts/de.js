// @ts-check
// Every text of the interface in German, by area; `tsc` holds them to the shape of the English ones.

import { account } from "./de/account.js";
import { backup } from "./de/backup.js";
import { bin } from "./de/bin.js";
import { chapters } from "./de/chapters.js";
import { collections } from "./de/collections.js";
import { comforts } from "./de/comforts.js";
import { common } from "./de/common.js";
import { folders } from "./de/folders.js";
import { help } from "./de/help.js";
import { connections } from "./de/connections.js";
import { content } from "./de/content.js";
import { define } from "./de/define.js";
import { destinations } from "./de/destinations.js";
import { restoring } from "./de/restoring.js";
import { schedules } from "./de/schedules.js";
import { watching } from "./de/watching.js";
import { details } from "./de/details.js";
import { audiobooks } from "./de/audiobooks.js";
import { duplicates } from "./de/duplicates.js";
import { exporting } from "./de/exporting.js";
import { feeds } from "./de/feeds.js";
import { library } from "./de/library.js";
import { listenNext } from "./de/listen-next.js";
import { listening } from "./de/listening.js";
import { looks } from "./de/looks.js";
import { marks } from "./de/marks.js";
import { navigation } from "./de/navigation.js";
import { offline } from "./de/offline.js";
import { order } from "./de/order.js";
import { paged } from "./de/paged.js";
import { player } from "./de/player.js";
import { problems } from "./de/problems.js";
import { reader } from "./de/reader.js";
import { reasons } from "./de/reasons.js";
import { recognition } from "./de/recognition.js";
import { recordings } from "./de/recordings.js";
import { replacements } from "./de/replacements.js";
import { search } from "./de/search.js";
import { shortcuts } from "./de/shortcuts.js";
import { statistics } from "./de/statistics.js";
import { sites } from "./de/sites.js";
import { speech } from "./de/speech.js";
import { thumbnails } from "./de/thumbnails.js";
import { views } from "./de/views.js";

/** @type {typeof import("./en.js").english} */
export const german = {
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
