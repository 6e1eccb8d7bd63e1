// @ts-check
// Every setting that is kept on the server, one line each: what holds when nothing was chosen, and what can be.

import { flag, oneOf } from "./kinds.js";

export const names = {
  // How the book is shown.
  mode: oneOf("scroll", "paged"),
  columns: oneOf("auto", 1, 2),
  animation: flag(true),
  publisherStyles: flag(false),
};

/** @typedef {keyof typeof names} SettingName */
/**
 * @template {SettingName} N
 * @typedef {(typeof names)[N]["fallback"]} SettingOf
 */
