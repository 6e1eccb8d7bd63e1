// @ts-check
// The player's keys.

/**
 * @typedef {"startStop" | "toggle" | "sentenceBack" | "sentenceForward" | "chapterBack" | "chapterForward" |
 *   "slower" | "faster" | "mute" | "follow" | "escape"} Command
 */
/** @typedef {{key: string, code: string, ctrl: boolean, shift: boolean, alt: boolean, meta: boolean}} Pressed */

/**
 * What a key means, or `null`. Brackets are known by their place, as Ctrl and Shift change their letter, and by their letter,
 * as they have another place on many keyboards.
 * @param {Pressed} pressed
 * @param {{isActive: boolean, hasLetterKeys: boolean}} context `isActive`: whether the player has begun
 * @returns {Command | null}
 */
export function commandOf({ key, code, ctrl, shift, alt, meta }, { isActive, hasLetterKeys }) {
  if (alt || meta) return null;
  const isLeft = key === "[" || key === "{" || (ctrl && code === "BracketLeft");
  const isRight = key === "]" || key === "}" || (ctrl && code === "BracketRight");
  if (ctrl) {
    if (isLeft) return shift ? "chapterBack" : "sentenceBack";
    if (isRight) return shift ? "chapterForward" : "sentenceForward";
    return null;
  }
  if (key === "Escape") return "escape";
  if (key === " ") return isActive && !shift ? "toggle" : null;
  if (!hasLetterKeys) return null;
  if (key === "[" || key === ",") return "slower";
  if (key === "]" || key === ".") return "faster";
  switch (key.toLowerCase()) {
    case "t": return "startStop";
    case "m": return "mute";
    case "v": return isActive ? "follow" : null;
    default: return null;
  }
}

/** What types, chooses or scrolls by itself gets its keys. */
const OWN_KEYS = "input, textarea, select, [contenteditable]:not([contenteditable='false']), dialog, .menu, .player-panel";

/** Elements that a space presses. */
const PRESSED_BY_SPACE = "button, a[href], summary, [role='button']";

/**
 * @param {(command: Command) => boolean} run tells whether it did something
 * @param {() => {isActive: boolean, hasLetterKeys: boolean}} context
 * @param {AbortSignal} signal
 */
export function listenToKeys(run, context, signal) {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(OWN_KEYS) || document.querySelector("dialog[open]")) return;
    if (event.key === " " && target?.closest(PRESSED_BY_SPACE)) return;
    const { key, code, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta } = event;
    const command = commandOf({ key, code, ctrl, shift, alt, meta }, context());
    // Held down, only what goes step by step is done again.
    if (!command || (event.repeat && !isRepeated(command))) return;
    if (run(command)) event.preventDefault();
  }, { signal });
}

/** @param {Command} command */
function isRepeated(command) {
  return !["startStop", "toggle", "mute", "follow", "escape"].includes(command);
}
