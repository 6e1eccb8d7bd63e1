// @ts-check
// A speaker of the book with the choice of a voice.

import { formatLanguage } from "../basics/locale.js";
import { texts } from "../texts.js";
import { h, newId } from "../ui/element.js";
import { byLanguage } from "./dialogue.js";

/** @typedef {import("../model/types.js").Voice} Voice */

const words = texts.speech;

/**
 * @param {object} speaker
 * @param {string} speaker.key by which the row is found again
 * @param {string} speaker.name
 * @param {string} speaker.present the chosen voice; empty for none of its own
 * @param {string} speaker.without what no voice of its own is called
 * @param {number} [speaker.count] how often the speaker says something
 * @param {Voice[]} voices those that can be chosen
 * @param {(voice: string) => void} choose
 * @param {HTMLElement | null} hearing the button that has the speaker say something
 */
export function speakerRow({ key, name, present, without, count = 0 }, voices, choose, hearing) {
  const id = newId("speaker");
  const select = /** @type {HTMLSelectElement} */ (
    h(
      "select",
      { class: "field", id, "data-speaker": key, onchange: () => choose(select.value) },
      ...voiceOptions(voices, present, without),
    )
  );
  return h(
    "div",
    { class: "speech-row speech-speaker" },
    h(
      "label",
      { for: id },
      h("span", { class: "speech-speaker-name" }, name),
      count > 0 && h("small", {}, words.saidCount(count)),
    ),
    select,
    hearing,
  );
}

/**
 * The voices by language and accent; one that is gone stays until another is chosen.
 * @param {Voice[]} voices
 * @param {string} present
 * @param {string} without
 */
function voiceOptions(voices, present, without) {
  const option = (/** @type {string} */ value, /** @type {string} */ label) =>
    h("option", { value, selected: value === present }, label);
  const isGone = present !== "" && !voices.some(({ id }) => id === present);
  return [
    option("", without),
    ...byLanguage(voices).map(({ language, voices: own }) =>
      h("optgroup", { label: formatLanguage(language) }, ...own.map(({ id, name }) => option(id, name))),
    ),
    isGone ? option(present, words.goneVoice(present)) : null,
  ];
}
