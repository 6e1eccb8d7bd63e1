// @ts-check
// The name of this device as stored with places: a name for people, and an id that tells two alike apart.

import { texts } from "../texts.js";
import { personal } from "../basics/storage.js";

const KEY = "vorleser.device";
/** The name that somebody has given it. */
const NAME_KEY = "vorleser.device.name";
/** The order matters: most browsers claim to be others, too. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
];
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Macintosh", "Mac"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
];

/** Such as `Firefox on Android · 3f9c`. */
export function deviceName() {
  let mark = personal.getItem(KEY);
  if (!mark) {
    mark = crypto.getRandomValues(new Uint16Array(1))[0].toString(16).padStart(4, "0");
    personal.setItem(KEY, mark);
  }
  const named = (/** @type {string[][]} */ list) => list.find(([sign]) => navigator.userAgent.includes(sign))?.[1];
  return `${personal.getItem(NAME_KEY) ?? texts.reader.device(named(BROWSERS) ?? texts.reader.browser, named(SYSTEMS) ?? "")} · ${mark}`;
}

/** @param {string} name what people call this device; empty for the name of its browser */
export function setDeviceName(name) {
  // What parts a name from the mark behind it is not in a name.
  const plain = name.replaceAll("·", "-").trim();
  if (plain) personal.setItem(NAME_KEY, plain);
  else personal.removeItem(NAME_KEY);
}

/**
 * The part for people.
 * @param {string | null} device
 */
export function displayName(device) {
  return device?.split(" · ")[0] || texts.reader.anotherDevice;
}

/**
 * Storage can be switched off; then nothing is kept.
 * @param {string} key
 */
export function read(key) {
  return personal.getItem(key);
}

/** @param {string} key @param {string | null} value `null` removes it */
export function write(key, value) {
  // Full or switched off: the server has the place, or will have it.
  if (value === null) personal.removeItem(key);
  else personal.setItem(key, value);
}
