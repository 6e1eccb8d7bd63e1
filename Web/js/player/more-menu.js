// @ts-check
// The menu of the player's bar: steps by chapters, sound, stop, and what features have added.

import { openShortcuts } from "../shortcuts/shortcut-list.js";
import { texts } from "../texts.js";
import { openMenu } from "../ui/menu.js";
import { showProblem } from "../ui/problem.js";
import { toggleMute } from "./volume.js";

/** @typedef {import("../ui/menu.js").MenuItem} MenuItem */
/** @typedef {MenuItem | (() => MenuItem)} Item a function is asked each time the menu opens */

const words = texts.player;

/**
 * @param {HTMLElement} anchor what the menu belongs to
 * @param {import("./player.js").Player} player
 * @param {readonly Item[]} items what features have added
 * @param {number | null} behind where to go on to leave the table or list that is heard; `null` outside of any
 */
export function openMoreMenu(anchor, player, items, behind) {
  const disabled = player.state === "idle";
  const toChapter = (/** @type {1 | -1} */ direction) => () => {
    player.skipChapter(direction).catch(showProblem);
  };
  /** @type {MenuItem[]} */
  const leaving =
    behind === null ? [] : [{ label: words.leaveStructure, icon: "sentenceForward", run: () => player.play(behind) }];
  openMenu(
    anchor,
    [
      { label: words.chapterBack, icon: "chapterBack", disabled, run: toChapter(-1) },
      { label: words.chapterForward, icon: "chapterForward", disabled, run: toChapter(1) },
      ...leaving,
      {
        label: player.isMuted ? words.unmute : words.mute,
        icon: player.isMuted ? "volume" : "muted",
        run: () => toggleMute(player),
      },
      { label: words.stop, icon: "stop", disabled, run: () => player.stop() },
      "separator",
      ...items.map((item) => (typeof item === "function" ? item() : item)),
      "separator",
      { label: words.keyboard, icon: "keyboard", run: openShortcuts },
    ],
    { label: words.more },
  );
}
