// @ts-check
// The setting of what a tap or a click on a word does, for fingers and for mice.

import { settings } from "./settings.js";

/** @param {boolean} isMouse */
export const tapActionOf = (isMouse) => settings.value(isMouse ? "clickAction" : "tapAction");

/** What the device is mostly pointed at with. @returns {"touch" | "mouse"} */
export const pointer = () => (matchMedia("(pointer: coarse)").matches ? "touch" : "mouse");

/** Whether a word plays when it is tapped, on a device of this kind. */
export function playsOnTap() {
  return tapActionOf(pointer() === "mouse") === "speak";
}
