// @ts-check
// Every text of the interface in French, by area; `tsc` holds them to the shape of the English ones.

import { account } from "./fr/account.js";
import { backup } from "./fr/backup.js";
import { bin } from "./fr/bin.js";
import { chapters } from "./fr/chapters.js";
import { collections } from "./fr/collections.js";
import { comforts } from "./fr/comforts.js";
import { common } from "./fr/common.js";
import { folders } from "./fr/folders.js";
import { help } from "./fr/help.js";
import { connections } from "./fr/connections.js";
import { content } from "./fr/content.js";
import { define } from "./fr/define.js";
import { destinations } from "./fr/destinations.js";
import { restoring } from "./fr/restoring.js";
import { schedules } from "./fr/schedules.js";
import { watching } from "./fr/watching.js";
import { details } from "./fr/details.js";
import { audiobooks } from "./fr/audiobooks.js";
import { duplicates } from "./fr/duplicates.js";
import { exporting } from "./fr/exporting.js";
import { feeds } from "./fr/feeds.js";
import { library } from "./fr/library.js";
import { listenNext } from "./fr/listen-next.js";
import { listening } from "./fr/listening.js";
import { looks } from "./fr/looks.js";
import { marks } from "./fr/marks.js";
import { navigation } from "./fr/navigation.js";
import { offline } from "./fr/offline.js";
import { order } from "./fr/order.js";
import { paged } from "./fr/paged.js";
import { player } from "./fr/player.js";
import { problems } from "./fr/problems.js";
import { reader } from "./fr/reader.js";
import { reasons } from "./fr/reasons.js";
import { recognition } from "./fr/recognition.js";
import { recordings } from "./fr/recordings.js";
import { replacements } from "./fr/replacements.js";
import { search } from "./fr/search.js";
import { shortcuts } from "./fr/shortcuts.js";
import { statistics } from "./fr/statistics.js";
import { sites } from "./fr/sites.js";
import { speech } from "./fr/speech.js";
import { thumbnails } from "./fr/thumbnails.js";
import { views } from "./fr/views.js";

/** @type {typeof import("./en.js").english} */
export const french = {
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
