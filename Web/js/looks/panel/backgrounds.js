// @ts-check
// Controls for the background: the person's pictures, and the strength of the scrim.

import { backgroundAddress } from "../../api/looks.js";
import { texts } from "../../texts.js";
import { iconButton } from "../../ui/button.js";
import { h, newId, replace } from "../../ui/element.js";
import { icon } from "../../ui/icons.js";
import { formatNumber, formatPercent } from "../../basics/locale.js";
import { showProblem } from "../../ui/problem.js";
import { showToast } from "../../ui/toast.js";
import { scrimShown } from "../backdrop.js";
import { ownBackgrounds } from "../own-backgrounds.js";
import { slider } from "./controls.js";

/** @param {import("../choice.js").Choice} choice @param {AbortSignal} signal @returns {import("./controls.js").Control[]} */
export function backgroundControls(choice, signal) {
  const words = texts.looks;
  const scrim = slider(choice, "backgroundScrim", {
    label: words.scrim,
    least: 0,
    most: 1,
    step: 0.05,
    text: (value) => formatPercent(scrimShown(value)),
  });
  return [
    cards(choice, signal),
    {
      element: scrim.element,
      show: () => {
        scrim.element.hidden = choice.value("background") === "none";
        scrim.show();
      },
    },
  ];
}

/** @param {import("../choice.js").Choice} choice @param {AbortSignal} signal @returns {import("./controls.js").Control} */
function cards(choice, signal) {
  const words = texts.looks;
  const group = newId("look");
  const title = h("p", { class: "look-heading", id: newId("look") }, words.background);
  const list = h("div", { class: "background-cards", role: "radiogroup", "aria-labelledby": title.id });
  /** @type {HTMLInputElement[]} */
  let inputs = [];

  /** @param {string} value @param {string} name @param {HTMLElement} sample */
  function card(value, name, sample) {
    const input = h("input", {
      type: "radio",
      name: group,
      class: "visually-hidden",
      "data-setting": "background",
      value,
      onchange: () => choice.set("background", value),
    });
    inputs.push(input);
    return h(
      "label",
      { class: "background-card", title: name },
      input,
      sample,
      h("span", { class: "visually-hidden" }, name),
    );
  }

  function build() {
    const focused = inputs.find((input) => input === document.activeElement)?.value;
    inputs = [];
    const own = ownBackgrounds.files.map((picture, index) => {
      const name = words.picture(formatNumber(index + 1));
      const sample = h("span", { class: "background-sample", "aria-hidden": "true" });
      sample.style.backgroundImage = `url("${backgroundAddress(picture.id)}")`;
      return h(
        "div",
        { class: "font-own" },
        card(picture.id, name, sample),
        iconButton("close", words.removePicture(name), { class: "font-remove", onclick: () => remove(picture) }),
      );
    });
    replace(
      list,
      card(
        "none",
        words.noPicture,
        h("span", { class: "background-sample background-none", "aria-hidden": "true" }, words.noPicture),
      ),
      ...own,
      h(
        "button",
        {
          type: "button",
          class: "background-card background-add",
          "aria-label": words.addPicture,
          title: `${words.addPicture} (${words.addPictureHint})`,
          onclick: pick,
        },
        h("span", { class: "background-sample" }, icon("plus")),
      ),
    );
    show();
    if (focused) inputs.find(({ value }) => value === focused)?.focus();
  }

  function show() {
    const chosen = choice.value("background");
    // One that was removed elsewhere is none.
    const isThere = ownBackgrounds.files.some(({ id }) => id === chosen);
    for (const input of inputs) input.checked = input.value === (isThere ? chosen : "none");
  }

  function pick() {
    const picker = h("input", { type: "file", accept: "image/png,image/jpeg,image/webp" });
    picker.addEventListener("change", () => {
      if (picker.files?.[0]) add(picker.files[0]);
    });
    picker.click();
  }

  /** @param {File} file */
  async function add(file) {
    try {
      const picture = await ownBackgrounds.add(file);
      choice.set("background", picture.id);
      show();
      inputs.find(({ value }) => value === picture.id)?.focus();
      showToast(words.pictureAdded);
    } catch (error) {
      showProblem(error);
    }
  }

  /** @param {import("../../model/types.js").Background} picture */
  async function remove(picture) {
    try {
      await ownBackgrounds.remove([picture]);
      if (choice.value("background") === picture.id) choice.set("background", "none");
      show();
      inputs[0]?.focus();
      showToast(words.pictureRemoved);
    } catch (error) {
      showProblem(error);
    }
  }

  build();
  ownBackgrounds.addEventListener("change", build, { signal });
  ownBackgrounds.known();
  return { element: h("div", { class: "backgrounds" }, title, list), show };
}
