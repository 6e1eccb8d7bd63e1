// @ts-check
// The elements of the listening view.

import { coverElement } from "../covers/cover.js";
import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { formatList } from "../basics/locale.js";
import { STEPS } from "./listening-place.js";

/** @typedef {import("../model/types.js").BookDetails} BookDetails */
/** @typedef {"chapterBack" | "sentenceBack" | "sentenceForward" | "chapterForward"} Step */
/**
 * @typedef {object} Acts
 * @property {() => void} toggle
 * @property {(by: 1 | -1) => void} skipSentence
 * @property {(by: 1 | -1) => void} skipChapter
 * @property {() => void} seek to where the slider is
 * @property {() => void} slides the slider is moved
 * @property {() => void} openChapters
 */

const words = texts.comforts;

/** @param {BookDetails} details @param {Acts} acts */
export function listeningDialog(details, acts) {
  const chapter = h("p", { class: "listening-chapter", dir: "auto" });
  const said = h("p", { class: "listening-said", dir: "auto", lang: details.language });
  const elapsed = h("span", { class: "listening-time", "data-time": "elapsed" });
  const left = h("span", { class: "listening-time", "data-time": "left" });
  const slider = h("input", {
    type: "range",
    class: "slider",
    min: 0,
    max: STEPS,
    step: 1,
    "aria-label": words.placeInChapter,
    onchange: acts.seek,
    oninput: acts.slides,
  });
  const play = iconButton("play", texts.player.play, { class: "player-play listening-play", onclick: acts.toggle });
  const chapters = iconButton("contents", texts.listening.chapters, {
    class: "listening-chapters",
    "aria-haspopup": "menu",
    onclick: acts.openChapters,
  });
  const extras = h("div", { class: "listening-extras" }, chapters);
  const dialog = h(
    "dialog",
    { class: "listening", "aria-label": words.listening },
    h(
      "div",
      { class: "listening-head" },
      iconButton("chevronDown", words.closeListening, { onclick: () => dialog.close() }),
    ),
    h("div", { class: "listening-cover" }, coverElement(details)),
    h("div", { class: "listening-about" }, chapter, bookLine(details), said),
    h("div", { class: "listening-place" }, slider, h("div", { class: "listening-times" }, elapsed, left)),
    controls(play, acts),
    extras,
  );
  return { dialog, chapter, said, elapsed, left, slider, play, chapters, extras };
}

/** @param {BookDetails} details */
function bookLine({ title, authors, language }) {
  const line = authors.length > 0 ? `${title} · ${formatList(authors)}` : title;
  return h("p", { class: "listening-book", dir: "auto", lang: language }, line);
}

/** @param {HTMLElement} play @param {Acts} acts */
function controls(play, { skipSentence, skipChapter }) {
  const step = (/** @type {Step} */ name, /** @type {() => void} */ run) =>
    iconButton(name, texts.player[name], { class: "listening-step", onclick: run });
  return h(
    "div",
    { class: "listening-controls", role: "group", "aria-label": texts.player.name },
    step("chapterBack", () => skipChapter(-1)),
    step("sentenceBack", () => skipSentence(-1)),
    play,
    step("sentenceForward", () => skipSentence(1)),
    step("chapterForward", () => skipChapter(1)),
  );
}
