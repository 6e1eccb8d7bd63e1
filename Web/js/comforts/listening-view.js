// @ts-check
// For when one isn't looking: cover, chapter, what is being said, and controls that a thumb finds.

import { coverElement } from "../library/cover.js";
import { fractionOf } from "../player/pace.js";
import { isRunning } from "../player/state.js";
import { texts } from "../texts.js";
import { iconButton, setIconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { formatList } from "../ui/locale.js";
import { showProblem } from "../ui/problem.js";

/** @typedef {import("../player/player.js").Player} Player */
/** @typedef {import("../reader/features.js").Reader} Reader */

const words = texts.comforts;
const STEPS = 500;

/**
 * @param {Reader} reader
 * @param {Player} player
 * @param {{extras: (anchorable: HTMLElement) => HTMLElement[]}} options buttons under the controls
 */
export function openListeningView({ details, model, finder, view, signal }, player, { extras }) {
  const given = new AbortController();
  signal.addEventListener("abort", () => given.abort(), { once: true });
  const chapter = h("p", { class: "listening-chapter", dir: "auto" });
  const said = h("p", { class: "listening-said", dir: "auto", lang: details.language });
  const slider = /** @type {HTMLInputElement} */ (h("input", {
    type: "range", class: "slider", min: 0, max: STEPS, step: 1, "aria-label": words.placeInChapter, onchange: () => seek(),
  }));
  const step = (/** @type {Promise<void>} */ done) => { done.catch(showProblem); };
  const play = iconButton("play", texts.player.play, { class: "player-play listening-play", onclick: () => player.toggle() });
  const control = (/** @type {import("../ui/icons.js").IconName} */ name, /** @type {string} */ label, /** @type {() => Promise<void>} */ run) =>
    iconButton(name, label, { class: "listening-step", onclick: () => step(run()) });
  const dialog = h("dialog", { class: "listening", "aria-label": words.listening },
    h("div", { class: "listening-head" }, iconButton("chevronDown", words.closeListening, { onclick: () => dialog.close() })),
    h("div", { class: "listening-cover" }, coverElement(details)),
    h("div", { class: "listening-about" }, chapter,
      h("p", { class: "listening-book", dir: "auto", lang: details.language },
        details.authors.length > 0 ? `${details.title} · ${formatList(details.authors)}` : details.title), said),
    h("div", { class: "listening-place" }, slider),
    h("div", { class: "listening-controls", role: "group", "aria-label": texts.player.name },
      control("chapterBack", texts.player.chapterBack, () => player.skipChapter(-1)),
      control("sentenceBack", texts.player.sentenceBack, () => player.skipSentence(-1)), play,
      control("sentenceForward", texts.player.sentenceForward, () => player.skipSentence(1)),
      control("chapterForward", texts.player.chapterForward, () => player.skipChapter(1))),
    h("div", { class: "listening-extras" }));
  dialog.querySelector(".listening-extras")?.append(...extras(dialog));

  const here = () => player.place?.offset ?? view.firstVisibleOffset;
  function seek() {
    const info = details.chapters[model.chapterAt(here())];
    const goal = info.start + Math.min(info.length - 1, Math.round(Number(slider.value) / STEPS * info.length));
    model.sentenceAt(goal).then((sentence) => player.play(sentence?.start ?? goal), showProblem);
  }
  let sentenceShown = -1;
  function show() {
    const runs = isRunning(player.state);
    setIconButton(play, runs ? "pause" : "play", runs ? texts.player.pause : texts.player.play);
    const offset = here();
    const index = model.chapterAt(offset);
    chapter.textContent = finder.nameAt(offset, index);
    if (document.activeElement !== slider) slider.value = String(Math.round(fractionOf(details.chapters[index], offset) * STEPS));
    slider.style.setProperty("--value", String(Number(slider.value) / STEPS));
    const { sentence } = player.place ?? {};
    if (!sentence || sentence.start === sentenceShown) return;
    sentenceShown = sentence.start;
    model.textOf(sentence.start, sentence.end).then((text) => {
      if (sentenceShown === sentence.start) said.textContent = text.trim();
    }, () => {});
  }
  player.addEventListener("state", show, { signal: given.signal });
  player.addEventListener("position", show, { signal: given.signal });
  show();
  document.body.append(dialog);
  addEventListener("popstate", () => dialog.close(), { signal: given.signal });
  given.signal.addEventListener("abort", () => dialog.remove());
  dialog.addEventListener("close", () => given.abort(), { once: true });
  // Space pauses wherever the focus is; a button that has it would be pressed as well.
  dialog.addEventListener("keydown", (event) => {
    const isButton = event.target instanceof Element && event.target.closest("button");
    if (event.key !== " " || isButton) return;
    event.preventDefault();
    player.toggle();
  });
  dialog.showModal();
  play.focus();
}
