// @ts-check
// The next highlight gets the colour and style that were used last, on every device.

import { settings } from "../settings/settings.js";

/** @returns {{color: import("../model/mark.js").Color, style: import("../model/mark.js").Style}} */
export function lastStyle() {
  return { color: settings.value("markColor"), style: settings.value("markStyle") };
}

/** @param {Partial<ReturnType<typeof lastStyle>>} change */
export function rememberStyle({ color, style }) {
  const now = lastStyle();
  if (color && color !== now.color) settings.set("markColor", color);
  if (style && style !== now.style) settings.set("markStyle", style);
}
