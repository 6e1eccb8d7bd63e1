// @ts-check
// Speed and volume outlive the player of a book: one is the person's, the other the device's.

import { settings } from "../settings/settings.js";
import { Preferences, browserStorage } from "./preferences.js";

/** @typedef {import("./player.js").Player} Player */

/**
 * The speed is the person's, for each book, on every device.
 * @param {Player} player
 * @param {number} book
 */
export function keepSpeed(player, book) {
  const given = new AbortController();
  const { signal } = given;
  const alone = new Preferences(book, browserStorage()).takeSpeeds();
  if (alone.last !== null && settings.value("speed") === 1) settings.set("speed", alone.last);
  if (alone.own !== null && !settings.isOwn("speed", book)) settings.set("speed", alone.own, book);
  player.rate = settings.value("speed", book);
  player.addEventListener(
    "settings",
    () => {
      if (player.rate === settings.value("speed", book)) return;
      settings.set("speed", player.rate, book);
      // A book that is opened for the first time begins as the last one was heard.
      settings.set("speed", player.rate);
    },
    { signal },
  );
  settings.addEventListener(
    "change",
    (event) => {
      const { names } = /** @type {CustomEvent} */ (event).detail;
      if (!names.includes("speed") || !settings.isOwn("speed", book)) return;
      const speed = settings.value("speed", book);
      if (speed !== player.rate) player.rate = speed;
    },
    { signal },
  );
  player.addEventListener("destroyed", () => given.abort(), { once: true });
}

/**
 * How loud it is belongs to the device.
 * @param {Player} player
 * @param {Preferences} preferences
 */
export function keepVolume(player, preferences) {
  player.volume = preferences.volume;
  player.isMuted = preferences.isMuted;
  player.addEventListener("settings", () => {
    if (preferences.volume !== player.volume) preferences.volume = player.volume;
    if (preferences.isMuted !== player.isMuted) preferences.isMuted = player.isMuted;
  });
}
