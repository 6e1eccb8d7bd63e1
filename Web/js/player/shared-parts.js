// @ts-check
// `SharedParts`: what the parts of one player have in common, and how they tell of a change.

/**
 * @typedef {object} SharedParts
 * @property {import("./stream.js").Source} source
 * @property {import("./sound.js").Sound} sound
 * @property {import("./player-facts.js").PlayerFacts} facts
 * @property {import("./playhead-tracker.js").PlayheadTracker} playhead
 * @property {import("./stream-choice.js").StreamChoice} choice
 * @property {import("./rules-change.js").RulesChange} rulesChange
 * @property {import("./requests.js").Requests} requests
 * @property {(event: "settings" | "rules" | "skipped" | "chosen" | "begin") => void} say dispatches an event of the player
 */

// Makes this file a module, whose types others name.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
