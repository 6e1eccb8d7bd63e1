// @ts-check
// The popover that sets the speed: presets at once, fine steps beside.

import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { togglePanel } from "../ui/popover.js";
import { FASTEST, PRESETS, SLOWEST, STEP, allowedRate, fineStep, rateText } from "./rate.js";

const words = texts.player;

/** @typedef {{rate: number} & EventTarget} Rated */

/** @param {HTMLElement} anchor @param {Rated} player */
export function toggleSpeedPanel(anchor, player) {
  const value = h("output", { class: "speed-value", "aria-live": "off" });
  const slider = rateSlider(player);
  const presets = PRESETS.map((rate) => presetButton(rate, player));
  const step = (/** @type {1 | -1} */ way) => () => {
    player.rate = fineStep(player.rate, way);
  };
  const show = () => {
    const { rate } = player;
    value.textContent = rateText(rate);
    slider.value = String(rate);
    slider.setAttribute("aria-valuetext", rateText(rate));
    slider.style.setProperty("--value", String((rate - SLOWEST) / (FASTEST - SLOWEST)));
    presets.forEach((preset, index) => preset.setAttribute("aria-pressed", String(PRESETS[index] === rate)));
  };
  show();
  player.addEventListener("settings", show);
  togglePanel(anchor, {
    label: words.speed,
    class: "speed-panel",
    content: [
      h(
        "div",
        { class: "speed-fine" },
        iconButton("minus", words.slower, { onclick: step(-1) }),
        value,
        iconButton("plus", words.faster, { onclick: step(1) }),
      ),
      slider,
      h("div", { class: "speed-presets", role: "group", "aria-label": words.speed }, ...presets),
    ],
    onclose: () => player.removeEventListener("settings", show),
  });
}

/** @param {Rated} player */
function rateSlider(player) {
  const slider = h("input", {
    type: "range",
    class: "slider",
    min: SLOWEST,
    max: FASTEST,
    step: STEP,
    "aria-label": words.speed,
    "data-first": true,
    oninput: () => {
      player.rate = allowedRate(Number(slider.value));
    },
  });
  return slider;
}

/** @param {number} rate @param {Rated} player */
function presetButton(rate, player) {
  const onclick = () => {
    player.rate = rate;
  };
  return h("button", { type: "button", class: "speed-preset", onclick }, rateText(rate));
}
