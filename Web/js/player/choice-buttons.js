// @ts-check
// The buttons of the player's bar that say and change how the voice speaks: speed and voice.

import { texts } from "../texts.js";
import { setButtonName } from "../ui/button.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { rateText } from "./rate.js";
import { toggleSpeedPanel } from "./speed-panel.js";

/** @typedef {import("./player.js").Player} Player */

const words = texts.player;

export class ChoiceButtons {
  #player;
  #nameOf;
  #voiceName = h("span", {});
  speed;
  voice;

  /**
   * @param {Player} player
   * @param {{voiceName: (id: string | null) => string, openVoices: () => void}} voices
   */
  constructor(player, { voiceName, openVoices }) {
    this.#player = player;
    this.#nameOf = voiceName;
    this.speed = h("button", {
      type: "button",
      class: "player-speed",
      "aria-haspopup": "dialog",
      "aria-expanded": false,
      onclick: () => toggleSpeedPanel(this.speed, player),
    });
    this.voice = h(
      "button",
      { type: "button", class: "player-voice", "aria-haspopup": "dialog", onclick: () => openVoices() },
      icon("voice"),
      this.#voiceName,
    );
  }

  /** Shows what is chosen now. */
  show() {
    const { rate, voice: id } = this.#player;
    const shownRate = rateText(rate);
    this.speed.textContent = shownRate;
    setButtonName(this.speed, words.speedIs(shownRate));
    const voice = this.#nameOf(id) || words.voice;
    this.#voiceName.textContent = voice;
    setButtonName(this.voice, id ? words.voiceIs(voice) : words.voice);
  }
}
