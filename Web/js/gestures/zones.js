// @ts-check
// The zones at the edges where a tap turns the page, as the settings have them.

import { settings } from "../settings/settings.js";
import { edgeWidth, wayAt } from "./edges.js";

/**
 * Which way a press turns; `null` where it does not.
 * @param {number} x from the left of the room
 * @param {{width: number, free: number}} room `free`: what is beside the text
 * @param {boolean} isLeftward
 * @returns {import("./edges.js").Way | null}
 */
export function wayOfPress(x, { width, free }, isLeftward) {
  const zones = settings.value("tapZones");
  if (zones === "off") return null;
  const edge = edgeWidth(width, free, settings.value("zoneSize"));
  return wayAt(x, { width, edge }, zones === "swapped" ? !isLeftward : isLeftward);
}
