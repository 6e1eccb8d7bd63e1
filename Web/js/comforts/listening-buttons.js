// @ts-check
// The buttons for speed and voice in the listening view. They show what is chosen while they are on the page.

import { texts } from "../texts.js";
import { rateText } from "../player/rate.js";
import { toggleSpeedPanel } from "../player/speed-panel.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { showProblem } from "../ui/problem.js";

/** @typedef {import("../player/player.js").Player} Player */

/** @param {Player} player */
export function speedButton(player) {
  const element = h("button", {
    type: "button",
    class: "player-speed",
    "aria-haspopup": "dialog",
    "aria-expanded": false,
    onclick: () => toggleSpeedPanel(element, player),
  });
  keepShown(player, element, () => {
    element.textContent = rateText(player.rate);
    element.setAttribute("aria-label", texts.player.speedIs(rateText(player.rate)));
  });
  return element;
}

/** @param {import("../player/session.js").ListeningSession} session */
export function voiceButton({ player, voices, openVoices }) {
  const name = h("span");
  const open = () => {
    openVoices().catch(showProblem);
  };
  const element = h(
    "button",
    { type: "button", class: "player-voice", "aria-haspopup": "dialog", onclick: open },
    icon("voice"),
    name,
  );
  keepShown(player, element, () => {
    name.textContent = voices.nameOf(player.voice) || texts.listening.voice;
    element.setAttribute("aria-label", player.voice ? texts.player.voiceIs(name.textContent) : texts.player.voice);
  });
  return element;
}

/**
 * Shows something now, and with each change of the player's settings until the button has left the page.
 * @param {Player} player
 * @param {HTMLElement} element
 * @param {() => void} show
 */
function keepShown(player, element, show) {
  const changed = () => {
    show();
    if (element.isConnected) player.addEventListener("settings", changed, { once: true });
  };
  show();
  player.addEventListener("settings", changed, { once: true });
}
