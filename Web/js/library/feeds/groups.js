// @ts-check
// Pure: the groups of feeds.

/** @typedef {import("../../model/types.js").Feed} Feed */

/** The longest name in UTF-16 units, as on the server. */
export const GROUP_LIMIT = 100;

/**
 * @param {readonly Feed[]} feeds as the server sorts them: those of a group stand together
 * @returns {{name: string | null, feeds: Feed[]}[]} `null` for those that are in none
 */
export function groupsOf(feeds) {
  /** @type {{name: string | null, feeds: Feed[]}[]} */
  const groups = [];
  for (const feed of feeds) {
    const last = groups.at(-1);
    if (last?.name === feed.group) last.feeds.push(feed);
    else groups.push({ name: feed.group, feeds: [feed] });
  }
  return groups;
}
