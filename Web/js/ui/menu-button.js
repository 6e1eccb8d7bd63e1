// @ts-check
// Makes a button with an icon that opens a menu.

import { iconButton } from "./button.js";
import { openMenu } from "./menu.js";

/** @typedef {import("./menu.js").MenuItem} MenuItem */

/**
 * Button and menu have the same name.
 * @param {import("./icons.js").IconName} name
 * @param {string} label
 * @param {() => (MenuItem | "separator")[]} items asked for when it opens
 * @param {import("./element.js").Props} [props]
 */
export function menuButton(name, label, items, props = {}) {
  const element = iconButton(name, label, {
    ...props,
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onclick: () => openMenu(element, items(), { label }),
  });
  return element;
}
