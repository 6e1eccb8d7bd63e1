// @ts-check
// The routes of the feeds that a person follows.

import { addressOf } from "../basics/address.js";
import { call, json } from "./request.js";

/**
 * @typedef {import("../model/types.js").Feed} Feed
 * @typedef {import("../model/types.js").FeedImport} FeedImport
 * @typedef {{name?: string, fullText?: boolean, group?: string | null}} FeedChange `null` takes it out of its group
 */

/** @returns {Promise<Feed[]>} by name: those in no group, then one group after the other */
export const feeds = async () => (await call("/api/feeds")).feeds;

/** @param {string} address of a feed, or of a page that names one @returns {Promise<Feed>} */
export const followFeed = (address) => call("/api/feeds", { method: "POST", ...json({ address }) });

/** @param {number} id @param {FeedChange} change @returns {Promise<Feed>} */
export const changeFeed = (id, change) => call(`/api/feeds/${id}`, { method: "PATCH", ...json(change) });

/**
 * Gives a group another name, or ends it; its feeds stay.
 * @param {string} group
 * @param {string | null} name `null` ends it
 * @returns {Promise<Feed[]>}
 */
export const renameFeedGroup = async (group, name) =>
  (await call("/api/feeds/groups", { method: "PATCH", ...json({ group, name }) })).feeds;

/** @param {number} id @returns {Promise<Feed[]>} those that are left */
export const removeFeed = async (id) => (await call(`/api/feeds/${id}`, { method: "DELETE" })).feeds;

/** @param {number} id @returns {Promise<Feed[]>} */
export const restoreFeed = async (id) => (await call(`/api/feeds/${id}/restore`, { method: "POST" })).feeds;

/** @param {number} id @returns {Promise<{added: number, failed: number}>} what came of fetching it */
export const refreshFeed = (id) => call(`/api/feeds/${id}/refresh`, { method: "POST" });

export const feedsFileAddress = () => addressOf("/api/feeds/file");

/** @param {Blob} file a list of another reader @returns {Promise<FeedImport>} */
export const importFeeds = (file) =>
  call("/api/feeds/import", { method: "POST", body: file, headers: { "Content-Type": "text/x-opml" } });
