// @ts-check
// Controls for the background: the person's pictures, and the strength of the scrim.

import { backgroundAddress } from "../../api/looks.js";
import { texts } from "../../texts.js";
import { h, newId } from "../../ui/element.js";
import { icon } from "../../ui/icons.js";
import { formatNumber, formatPercent } from "../../basics/locale.js";
import { showProblem } from "../../ui/problem.js";
import { showToast } from "../../ui/toast.js";
import { scrimShown } from "../backdrop.js";
import { ownBackgrounds } from "../own-backgrounds.js";
import { shownBackground } from "../shown-background.js";
import { ChoiceCards, pickFiles } from "./choice-cards.js";
import { slider } from "./controls.js";

/** @typedef {import("../../model/types.js").Background} Background */

const words = texts.looks;

/** @param {import("../choice.js").Choice} choice @param {AbortSignal} signal @returns {import("./controls.js").Control[]} */
export function backgroundControls(choice, signal) {
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
  const title = h("p", { class: "look-heading", id: newId("look") }, words.background);
  const list = h("div", { class: "background-cards", role: "radiogroup", "aria-labelledby": title.id });
  const own = new BackgroundCards(choice, list);
  own.draw();
  ownBackgrounds.addEventListener("change", () => own.draw(), { signal });
  ownBackgrounds.known();
  return { element: h("div", { class: "backgrounds" }, title, list), show: () => own.show() };
}

class BackgroundCards {
  #choice;
  #cards;

  /** @param {import("../choice.js").Choice} choice @param {HTMLElement} list */
  constructor(choice, list) {
    this.#choice = choice;
    this.#cards = new ChoiceCards(choice, "background", list);
  }

  draw() {
    this.#cards.draw(() => [
      this.#card("none", words.noPicture, sample("background-sample background-none", words.noPicture)),
      ...ownBackgrounds.files.map((picture, index) => this.#own(picture, index)),
      this.#adding(),
    ]);
    this.show();
  }

  show() {
    this.#cards.show(shownBackground(this.#choice.value("background"), ownBackgrounds.files));
  }

  /** @param {string} value @param {string} name @param {HTMLElement} picture */
  #card(value, name, picture) {
    const spoken = h("span", { class: "visually-hidden" }, name);
    return this.#cards.card(value, { class: "background-card", title: name }, picture, spoken);
  }

  /** @param {Background} picture @param {number} index */
  #own(picture, index) {
    const name = words.picture(formatNumber(index + 1));
    const shown = sample("background-sample");
    shown.style.backgroundImage = `url("${backgroundAddress(picture.id)}")`;
    return this.#cards.ownCard(this.#card(picture.id, name, shown), words.removePicture(name), () =>
      this.#remove(picture),
    );
  }

  #adding() {
    return h(
      "button",
      {
        type: "button",
        class: "background-card background-add",
        "aria-label": words.addPicture,
        title: `${words.addPicture} (${words.addPictureHint})`,
        onclick: () =>
          pickFiles({ accept: "image/png,image/jpeg,image/webp" }, ([file]) => {
            if (file) this.#add(file);
          }),
      },
      h("span", { class: "background-sample" }, icon("plus")),
    );
  }

  /** @param {File} file */
  async #add(file) {
    try {
      const picture = await ownBackgrounds.add(file);
      this.#choice.set("background", picture.id);
      this.show();
      this.#cards.focus(picture.id);
      showToast(words.pictureAdded);
    } catch (error) {
      showProblem(error);
    }
  }

  /** @param {Background} picture */
  async #remove(picture) {
    try {
      await ownBackgrounds.remove([picture]);
      if (this.#choice.value("background") === picture.id) this.#choice.set("background", "none");
      this.show();
      this.#cards.focus();
      showToast(words.pictureRemoved);
    } catch (error) {
      showProblem(error);
    }
  }
}

/** @param {string} name of its class @param {string} [text] */
function sample(name, text) {
  return h("span", { class: name, "aria-hidden": "true" }, text);
}
