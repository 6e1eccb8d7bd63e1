// @ts-check
// The colour and style that were used last: the next highlight gets them.

import { personal } from "../ui/storage.js";
import { COLORS, STYLES } from "./mark.js";

const KEY = "vorleser.marks";

/** @returns {{color: import("./mark.js").Color, style: import("./mark.js").Style}} */
export function taste() {
  try {
    const { color, style } = JSON.parse(personal.getItem(KEY) ?? "{}");
    return { color: COLORS.includes(color) ? color : COLORS[0], style: STYLES.includes(style) ? style : STYLES[0] };
  } catch {
    return { color: COLORS[0], style: STYLES[0] };
  }
}

/** @param {Partial<ReturnType<typeof taste>>} change */
export function setTaste(change) {
  personal.setItem(KEY, JSON.stringify({ ...taste(), ...change }));
}
