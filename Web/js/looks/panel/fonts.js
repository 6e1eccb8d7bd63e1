// @ts-check
// Control for the font family: a card for each, the person's own fonts among them.

import { texts } from "../../texts.js";
import { h, newId, replace } from "../../ui/element.js";
import { icon } from "../../ui/icons.js";
import { iconButton } from "../../ui/button.js";
import { showProblem } from "../../ui/problem.js";
import { showToast } from "../../ui/toast.js";
import { families, familyStack } from "../../model/families.js";
import { ownFonts } from "../own-fonts.js";

/** @param {import("../choice.js").Choice} choice @param {AbortSignal} signal @returns {import("./controls.js").Control} */
export function fontCards(choice, signal) {
  const words = texts.looks;
  const group = newId("look");
  const list = h("div", { class: "font-cards", role: "radiogroup", "aria-label": words.font });
  /** @type {HTMLInputElement[]} */
  let inputs = [];

  /** @param {string} value @param {string} name @param {string} [note] */
  function card(value, name, note) {
    const input = h("input", {
      type: "radio",
      name: group,
      class: "visually-hidden",
      "data-setting": "fontFamily",
      value,
      onchange: () => choice.set("fontFamily", value),
    });
    inputs.push(input);
    const sample = h("span", { class: "font-sample", "aria-hidden": "true" }, "Ag");
    sample.style.fontFamily = familyStack(value);
    return h(
      "label",
      { class: "font-card", title: note ?? name },
      input,
      sample,
      h("span", { class: "font-name" }, name),
    );
  }

  function build() {
    const focused = inputs.find((input) => input === document.activeElement)?.value;
    inputs = [];
    const notes = /** @type {Record<string, string>} */ (words.familyNotes);
    const own = ownFonts.families.map(({ id, name }) =>
      h(
        "div",
        { class: "font-own" },
        card(`own.${id}`, name),
        iconButton("close", words.removeFont(name), { class: "font-remove", onclick: () => remove(id, name) }),
      ),
    );
    const names = /** @type {(keyof typeof families)[]} */ (Object.keys(families));
    replace(
      list,
      ...names.map((name) => card(name, words.families[name], notes[name])),
      ...own,
      h(
        "button",
        { type: "button", class: "font-card font-add", title: words.addFontHint, onclick: choose },
        icon("plus"),
        h("span", { class: "font-name" }, words.addFont),
      ),
    );
    for (const { id } of ownFonts.families) ownFonts.use(`own.${id}`);
    show();
    if (focused) inputs.find(({ value }) => value === focused)?.focus();
  }

  function show() {
    const chosen = choice.value("fontFamily");
    for (const input of inputs) input.checked = input.value === chosen;
  }

  function choose() {
    const picker = h("input", { type: "file", accept: ".ttf,.otf,.woff,.woff2,font/*", multiple: true });
    picker.addEventListener("change", () => add([...(picker.files ?? [])]));
    picker.click();
  }

  /** @param {File[]} files */
  async function add(files) {
    for (const file of files) {
      try {
        const font = await ownFonts.add(file);
        choice.set("fontFamily", `own.${font.group}`);
        showToast(words.fontAdded(font.family));
      } catch (error) {
        showProblem(error);
      }
    }
  }

  /** @param {string} id @param {string} name */
  async function remove(id, name) {
    try {
      await ownFonts.removeFamily(id);
      if (choice.value("fontFamily") === `own.${id}`) choice.set("fontFamily", "book");
      showToast(words.fontRemoved(name));
    } catch (error) {
      showProblem(error);
    }
  }

  build();
  ownFonts.addEventListener("change", build, { signal });
  ownFonts.known();
  return { element: list, show };
}
