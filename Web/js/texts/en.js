// @ts-check
// Every text of the interface in English, by area.

import { account } from "./en/account.js";
import { backup } from "./en/backup.js";
import { bin } from "./en/bin.js";
import { chapters } from "./en/chapters.js";
import { collections } from "./en/collections.js";
import { comforts } from "./en/comforts.js";
import { common } from "./en/common.js";
import { folders } from "./en/folders.js";
import { help } from "./en/help.js";
import { connections } from "./en/connections.js";
import { content } from "./en/content.js";
import { define } from "./en/define.js";
import { destinations } from "./en/destinations.js";
import { restoring } from "./en/restoring.js";
import { schedules } from "./en/schedules.js";
import { watching } from "./en/watching.js";
import { details } from "./en/details.js";
import { audiobooks } from "./en/audiobooks.js";
import { duplicates } from "./en/duplicates.js";
import { exporting } from "./en/exporting.js";
import { feeds } from "./en/feeds.js";
import { library } from "./en/library.js";
import { listenNext } from "./en/listen-next.js";
import { listening } from "./en/listening.js";
import { looks } from "./en/looks.js";
import { marks } from "./en/marks.js";
import { navigation } from "./en/navigation.js";
import { offline } from "./en/offline.js";
import { order } from "./en/order.js";
import { paged } from "./en/paged.js";
import { player } from "./en/player.js";
import { problems } from "./en/problems.js";
import { reader } from "./en/reader.js";
import { reasons } from "./en/reasons.js";
import { recognition } from "./en/recognition.js";
import { recordings } from "./en/recordings.js";
import { replacements } from "./en/replacements.js";
import { search } from "./en/search.js";
import { shortcuts } from "./en/shortcuts.js";
import { statistics } from "./en/statistics.js";
import { sites } from "./en/sites.js";
import { speech } from "./en/speech.js";
import { thumbnails } from "./en/thumbnails.js";
import { views } from "./en/views.js";

export const english = {
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
