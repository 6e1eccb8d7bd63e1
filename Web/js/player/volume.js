// @ts-check
// The volume: a slider and a mute button. On devices that keep the volume to themselves (iOS) there is neither.

import { texts } from "../texts.js";
import { iconButton, setIconButton } from "../ui/button.js";
import { h } from "../ui/element.js";

/** @typedef {{volume: number, isMuted: boolean} & EventTarget} Loud */

const words = texts.player;

/** Whether a page may set the volume here. */
export function canSetVolume() {
  const probe = new Audio();
  probe.volume = 0.5;
  return probe.volume === 0.5;
}

/**
 * Silence or not.
 * @param {Loud} player
 */
export function toggleMute(player) {
  if (player.volume === 0) player.volume = 1;
  else player.isMuted = !player.isMuted;
}

/**
 * @param {Loud} player
 * @returns {{element: HTMLElement, end: () => void}}
 */
export function volumeControl(player) {
  const button = iconButton("volume", words.mute, { onclick: () => toggleMute(player) });
  const slider = h("input", {
    type: "range",
    class: "slider volume-slider",
    min: 0,
    max: 1,
    step: 0.01,
    "aria-label": words.volume,
    oninput: () => {
      player.isMuted = false;
      player.volume = Number(slider.value);
    },
  });
  const show = () => {
    const heard = player.isMuted ? 0 : player.volume;
    slider.value = String(heard);
    slider.setAttribute("aria-valuetext", texts.common.percent(heard));
    slider.style.setProperty("--value", String(heard));
    setIconButton(button, iconOf(heard), heard === 0 ? words.unmute : words.mute);
  };
  show();
  player.addEventListener("settings", show);
  return {
    element: h("div", { class: "volume" }, button, slider),
    end: () => player.removeEventListener("settings", show),
  };
}

/** @param {number} heard 0…1 */
function iconOf(heard) {
  if (heard === 0) return "muted";
  return heard < 0.5 ? "volumeLow" : "volume";
}
