// @ts-check
// Texts of the feeds that a person follows.

import { formatNumber } from "../../basics/locale.js";

export const feeds = {
  title: "Feeds",
  manage: "Feeds…",
  explained: "New entries of these feeds become articles in the library. Feeds are fetched about once an hour.",
  none: "No feeds yet.",
  address: "Address of a feed or a website",
  follow: "Follow",
  /** @param {string} name */
  followed: (name) => `Following ${name}. Its newest entries are on their way.`,
  /** @param {number} articles @param {number} unread */
  counted: (articles, unread) =>
    `${articles === 1 ? "1 article" : `${formatNumber(articles)} articles`}${unread > 0 ? `, ${formatNumber(unread)} unread` : ""}`,
  fullText: "full texts",
  fetching: "fetching…",
  /** @param {string} time */
  fetched: (time) => `fetched ${time}`,
  /** @param {string} reason */
  failed: (reason) => `Failed: ${reason}`,
  /** @param {number} added @param {number} failed */
  fetchedNew: (added, failed) =>
    (added === 0 ? "Nothing new." : added === 1 ? "1 new article." : `${formatNumber(added)} new articles.`) +
    (failed > 0 ? ` ${formatNumber(failed)} could not be saved.` : ""),
  /** @param {string} name */
  refresh: (name) => `Fetch ${name} now`,
  /** @param {string} name */
  moreAbout: (name) => `More options for ${name}`,
  ownText: "Text from the feed",
  wholeText: "Full text from the page",
  rename: "Rename…",
  name: "Name",
  chooseGroup: "Group…",
  groupName: "Name of the group",
  groupForNew: "Group (optional)",
  /** @param {string} group @param {string} counted */
  showArticles: (group, counted) => `Show the articles of “${group}”: ${counted}`,
  /** @param {string} group */
  leaveGroup: (group) => `Take out of “${group}”`,
  /** @param {string} group */
  moreAboutGroup: (group) => `More options for the group “${group}”`,
  endGroup: "Remove group",
  /** @param {string} group */
  groupEnded: (group) => `The group “${group}” is gone. Its feeds stay.`,
  remove: "Stop following",
  /** @param {string} name */
  removed: (name) => `No longer following “${name}”. Its articles stay in the library.`,
  import: "Import list (OPML)…",
  export: "Export list (OPML)",
  /** @param {number} added @param {number} known */
  imported: (added, known) =>
    [
      added === 1 ? "1 feed added." : `${formatNumber(added)} feeds added.`,
      known > 0 ? `${formatNumber(known)} followed already.` : "",
    ]
      .join(" ")
      .trim(),
  /** @param {number} count */
  refused: (count) => (count === 1 ? "This one was not taken:" : `These ${formatNumber(count)} were not taken:`),
};
