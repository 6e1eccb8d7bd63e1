// @ts-check
// The routes of the feeds that a person follows.

import { addressOf } from "../basics/address.js";
import { call, json } from "./request.js";

/**
 * @typedef {import("../model/types.js").Feed} Feed
 * @typedef {import("../model/types.js").Feeds} Feeds
 * @typedef {import("../model/types.js").FeedImport} FeedImport
 * @typedef {{name?: string, fullText?: boolean, group?: string | null}} FeedChange `null` takes it out of its group
 */

/** @returns {Promise<Feeds>} by name: feeds in no group, then those of one group after the other */
export const feeds = () => call("/api/feeds");

/** @param {string} address of a feed, or of a page that names one @param {string} group empty for none @returns {Promise<Feed>} */
export const followFeed = (address, group) =>
  call("/api/feeds", { method: "POST", ...json(group ? { address, group } : { address }) });

/** @param {number} id @param {FeedChange} change @returns {Promise<Feed>} */
export const changeFeed = (id, change) => call(`/api/feeds/${id}`, { method: "PATCH", ...json(change) });

/**
 * Gives a group another name, or ends it; its feeds stay.
 * @param {string} group
 * @param {string | null} name `null` ends it
 * @returns {Promise<Feeds>}
 */
export const renameFeedGroup = (group, name) =>
  call("/api/feeds/groups", { method: "PATCH", ...json({ group, name }) });

/** @param {number} id @returns {Promise<Feeds>} those that are left */
export const removeFeed = (id) => call(`/api/feeds/${id}`, { method: "DELETE" });

/** @param {number} id @returns {Promise<Feeds>} */
export const restoreFeed = (id) => call(`/api/feeds/${id}/restore`, { method: "POST" });

/** @param {number} id @returns {Promise<{added: number, failed: number}>} what came of fetching it */
export const refreshFeed = (id) => call(`/api/feeds/${id}/refresh`, { method: "POST" });

export const feedsFileAddress = () => addressOf("/api/feeds/file");

/** @param {Blob} file a list of another reader @returns {Promise<FeedImport>} */
export const importFeeds = (file) =>
  call("/api/feeds/import", { method: "POST", body: file, headers: { "Content-Type": "text/x-opml" } });
