// @ts-check
// Runs the player's keyboard commands, wherever the player is shown.

import { showProblem } from "../ui/problem.js";
import { nextPreset } from "./rate.js";
import { isRunning } from "./state.js";
import { toggleMute } from "./volume.js";

/**
 * @param {import("./player.js").Player} player
 * @param {import("./keys.js").Command} command
 * @returns {boolean} whether it did something; what is not of the player alone it does not do
 */
export function runCommand(player, command) {
  const steps = (/** @type {Promise<void>} */ done) => {
    done.catch(showProblem);
    return player.state !== "idle";
  };
  switch (command) {
    case "startStop":
      if (isRunning(player.state)) player.stop();
      else player.resume().catch(showProblem);
      return true;
    case "toggle":
      player.toggle();
      return true;
    case "sentenceBack":
      return steps(player.skipSentence(-1));
    case "sentenceForward":
      return steps(player.skipSentence(1));
    case "chapterBack":
      return steps(player.skipChapter(-1));
    case "chapterForward":
      return steps(player.skipChapter(1));
    case "slower":
      player.rate = nextPreset(player.rate, -1);
      return true;
    case "faster":
      player.rate = nextPreset(player.rate, 1);
      return true;
    case "mute":
      toggleMute(player);
      return true;
    default:
      return false;
  }
}
