// @ts-check
// The popover that sets the speed: presets at once, fine steps beside.

import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { togglePanel } from "../ui/popover.js";
import { FASTEST, PRESETS, SLOWEST, STEP, allowedRate, fineStep, rateText } from "./rate.js";

const words = texts.player;

/**
 * @param {HTMLElement} anchor
 * @param {{rate: number} & EventTarget} player
 */
export function toggleSpeedPanel(anchor, player) {
  const value = h("output", { class: "speed-value", "aria-live": "off" });
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
  const presets = PRESETS.map((rate) =>
    h(
      "button",
      {
        type: "button",
        class: "speed-preset",
        onclick: () => {
          player.rate = rate;
        },
      },
      rateText(rate),
    ),
  );

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
        iconButton("minus", words.slower, {
          onclick: () => {
            player.rate = fineStep(player.rate, -1);
          },
        }),
        value,
        iconButton("plus", words.faster, {
          onclick: () => {
            player.rate = fineStep(player.rate, 1);
          },
        }),
      ),
      slider,
      h("div", { class: "speed-presets", role: "group", "aria-label": words.speed }, ...presets),
    ],
    onclose: () => player.removeEventListener("settings", show),
  });
}
