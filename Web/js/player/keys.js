// @ts-check
// The player's keys.

import { texts } from "../texts.js";
import { addShortcut } from "../shortcuts/shortcuts.js";

/**
 * @typedef {"startStop" | "toggle" | "sentenceBack" | "sentenceForward" | "chapterBack" | "chapterForward" |
 *   "slower" | "faster" | "mute" | "follow" | "escape"} Command
 */

const words = texts.player.key;

/** @type {{name: Command, keys: string[], label: string, isRepeated?: boolean, whenActive?: boolean}[]} */
export const playerKeys = [
  { name: "startStop", keys: ["t"], label: words.start },
  { name: "toggle", keys: ["Space"], label: words.toggle, whenActive: true },
  { name: "sentenceBack", keys: ["Ctrl+["], label: words.sentenceBack, isRepeated: true },
  { name: "sentenceForward", keys: ["Ctrl+]"], label: words.sentenceForward, isRepeated: true },
  { name: "chapterBack", keys: ["Ctrl+Shift+["], label: words.chapterBack, isRepeated: true },
  { name: "chapterForward", keys: ["Ctrl+Shift+]"], label: words.chapterForward, isRepeated: true },
  { name: "slower", keys: ["[", ","], label: words.slower, isRepeated: true },
  { name: "faster", keys: ["]", "."], label: words.faster, isRepeated: true },
  { name: "mute", keys: ["m"], label: words.mute },
  { name: "follow", keys: ["v"], label: words.follow, whenActive: true },
  { name: "escape", keys: ["Escape"], label: words.escape },
];

/**
 * @param {(command: Command) => boolean} run tells whether it did something
 * @param {() => boolean} isActive whether the player has begun
 * @param {AbortSignal} signal
 * @param {Command[]} [without] what has no place there
 */
export function listenToKeys(run, isActive, signal, without = []) {
  for (const { name, keys, label, isRepeated, whenActive } of playerKeys) {
    if (without.includes(name)) continue;
    addShortcut(
      {
        name: `player.${name}`,
        keys,
        label,
        group: "listening",
        isRepeated,
        run: () => (whenActive && !isActive() ? false : run(name)),
      },
      signal,
    );
  }
}
