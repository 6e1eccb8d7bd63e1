// @ts-check
// The colour and style that were used last: the next highlight gets them, on every device.

import { settings } from "../settings/settings.js";

/** @returns {{color: import("../model/mark.js").Color, style: import("../model/mark.js").Style}} */
export function taste() {
  return { color: settings.value("markColor"), style: settings.value("markStyle") };
}

/** @param {Partial<ReturnType<typeof taste>>} change */
export function setTaste({ color, style }) {
  const now = taste();
  if (color && color !== now.color) settings.set("markColor", color);
  if (style && style !== now.style) settings.set("markStyle", style);
}
