// @ts-check
// Every text of the interface in simplified Chinese, by area; `tsc` holds them to the shape of the English ones.

import { account } from "./zh/account.js";
import { backup } from "./zh/backup.js";
import { bin } from "./zh/bin.js";
import { chapters } from "./zh/chapters.js";
import { collections } from "./zh/collections.js";
import { comforts } from "./zh/comforts.js";
import { common } from "./zh/common.js";
import { folders } from "./zh/folders.js";
import { help } from "./zh/help.js";
import { connections } from "./zh/connections.js";
import { content } from "./zh/content.js";
import { define } from "./zh/define.js";
import { destinations } from "./zh/destinations.js";
import { restoring } from "./zh/restoring.js";
import { schedules } from "./zh/schedules.js";
import { watching } from "./zh/watching.js";
import { details } from "./zh/details.js";
import { audiobooks } from "./zh/audiobooks.js";
import { duplicates } from "./zh/duplicates.js";
import { exporting } from "./zh/exporting.js";
import { feeds } from "./zh/feeds.js";
import { library } from "./zh/library.js";
import { listenNext } from "./zh/listen-next.js";
import { listening } from "./zh/listening.js";
import { looks } from "./zh/looks.js";
import { marks } from "./zh/marks.js";
import { navigation } from "./zh/navigation.js";
import { offline } from "./zh/offline.js";
import { order } from "./zh/order.js";
import { paged } from "./zh/paged.js";
import { player } from "./zh/player.js";
import { problems } from "./zh/problems.js";
import { reader } from "./zh/reader.js";
import { reasons } from "./zh/reasons.js";
import { recognition } from "./zh/recognition.js";
import { recordings } from "./zh/recordings.js";
import { replacements } from "./zh/replacements.js";
import { search } from "./zh/search.js";
import { shortcuts } from "./zh/shortcuts.js";
import { statistics } from "./zh/statistics.js";
import { sites } from "./zh/sites.js";
import { speech } from "./zh/speech.js";
import { thumbnails } from "./zh/thumbnails.js";
import { views } from "./zh/views.js";

/** @type {typeof import("./en.js").english} */
export const chinese = {
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
