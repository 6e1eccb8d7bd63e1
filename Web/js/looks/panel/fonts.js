// @ts-check
// Control for the font family: a card for each, the person's own fonts among them.

import { texts } from "../../texts.js";
import { h } from "../../ui/element.js";
import { icon } from "../../ui/icons.js";
import { showProblem } from "../../ui/problem.js";
import { showToast } from "../../ui/toast.js";
import { families, familyStack } from "../../model/families.js";
import { ownFonts } from "../own-fonts.js";
import { ChoiceCards, pickFiles } from "./choice-cards.js";

const words = texts.looks;

/** @param {import("../choice.js").Choice} choice @param {AbortSignal} signal @returns {import("./controls.js").Control} */
export function fontCards(choice, signal) {
  const list = h("div", { class: "font-cards", role: "radiogroup", "aria-label": words.font });
  const cards = new FontCards(choice, list);
  cards.draw();
  ownFonts.addEventListener("change", () => cards.draw(), { signal });
  ownFonts.known();
  return { element: list, show: () => cards.show() };
}

class FontCards {
  #choice;
  #cards;

  /** @param {import("../choice.js").Choice} choice @param {HTMLElement} list */
  constructor(choice, list) {
    this.#choice = choice;
    this.#cards = new ChoiceCards(choice, "fontFamily", list);
  }

  draw() {
    const notes = /** @type {Record<string, string>} */ (words.familyNotes);
    const names = /** @type {(keyof typeof families)[]} */ (Object.keys(families));
    this.#cards.draw(() => [
      ...names.map((name) => this.#card(name, words.families[name], notes[name])),
      ...ownFonts.families.map(({ id, name }) =>
        this.#cards.ownCard(this.#card(`own.${id}`, name), words.removeFont(name), () => this.#remove(id, name)),
      ),
      this.#adding(),
    ]);
    for (const { id } of ownFonts.families) ownFonts.use(`own.${id}`);
    this.show();
  }

  show() {
    this.#cards.show(this.#choice.value("fontFamily"));
  }

  /** @param {string} value @param {string} name @param {string} [note] */
  #card(value, name, note) {
    const sample = h("span", { class: "font-sample", "aria-hidden": "true" }, "Ag");
    sample.style.fontFamily = familyStack(value);
    const shownName = h("span", { class: "font-name" }, name);
    return this.#cards.card(value, { class: "font-card", title: note ?? name }, sample, shownName);
  }

  #adding() {
    return h(
      "button",
      {
        type: "button",
        class: "font-card font-add",
        title: words.addFontHint,
        onclick: () =>
          pickFiles({ accept: ".ttf,.otf,.woff,.woff2,font/*", multiple: true }, (files) => this.#add(files)),
      },
      icon("plus"),
      h("span", { class: "font-name" }, words.addFont),
    );
  }

  /** @param {File[]} files */
  async #add(files) {
    for (const file of files) {
      try {
        const font = await ownFonts.add(file);
        this.#choice.set("fontFamily", `own.${font.group}`);
        showToast(words.fontAdded(font.family));
      } catch (error) {
        showProblem(error);
      }
    }
  }

  /** @param {string} id @param {string} name */
  async #remove(id, name) {
    try {
      await ownFonts.removeFamily(id);
      if (this.#choice.value("fontFamily") === `own.${id}`) this.#choice.set("fontFamily", "book");
      showToast(words.fontRemoved(name));
    } catch (error) {
      showProblem(error);
    }
  }
}
