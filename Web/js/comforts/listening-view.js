// @ts-check
// The listening view is for not looking at the text: cover, chapter, spoken sentence, remaining time, large controls.

import { coverElement } from "../covers/cover.js";
import { clockText, fractionOf, paceOf, timesIn } from "../player/pace.js";
import { isRunning } from "../player/state.js";
import { texts } from "../texts.js";
import { iconButton, setIconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { formatList } from "../basics/locale.js";
import { openMenu } from "../ui/menu.js";
import { showProblem } from "../ui/problem.js";
import { SpokenText } from "./spoken-text.js";

/** @typedef {import("../player/player.js").Player} Player */
/** @typedef {import("../reader/reader.js").Reader} Reader */

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
  const said = new SpokenText(h("p", { class: "listening-said", dir: "auto", lang: details.language }), (start, end) =>
    model.partsOf(start, end),
  );
  const elapsed = h("span", { class: "listening-time", "data-time": "elapsed" });
  const left = h("span", { class: "listening-time", "data-time": "left" });
  /** @type {number | null} */
  let pace = null;
  const slider = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "range",
      class: "slider",
      min: 0,
      max: STEPS,
      step: 1,
      "aria-label": words.placeInChapter,
      onchange: () => seek(),
      oninput: () => showTimes(goalOf()),
    })
  );
  const step = (/** @type {Promise<void>} */ done) => {
    done.catch(showProblem);
  };
  const play = iconButton("play", texts.player.play, {
    class: "player-play listening-play",
    onclick: () => player.toggle(),
  });
  const control = (
    /** @type {import("../ui/icons.js").IconName} */ name,
    /** @type {string} */ label,
    /** @type {() => Promise<void>} */ run,
  ) => iconButton(name, label, { class: "listening-step", onclick: () => step(run()) });
  const dialog = h(
    "dialog",
    { class: "listening", "aria-label": words.listening },
    h(
      "div",
      { class: "listening-head" },
      iconButton("chevronDown", words.closeListening, { onclick: () => dialog.close() }),
    ),
    h("div", { class: "listening-cover" }, coverElement(details)),
    h(
      "div",
      { class: "listening-about" },
      chapter,
      h(
        "p",
        { class: "listening-book", dir: "auto", lang: details.language },
        details.authors.length > 0 ? `${details.title} · ${formatList(details.authors)}` : details.title,
      ),
      said.element,
    ),
    h("div", { class: "listening-place" }, slider, h("div", { class: "listening-times" }, elapsed, left)),
    h(
      "div",
      { class: "listening-controls", role: "group", "aria-label": texts.player.name },
      control("chapterBack", texts.player.chapterBack, () => player.skipChapter(-1)),
      control("sentenceBack", texts.player.sentenceBack, () => player.skipSentence(-1)),
      play,
      control("sentenceForward", texts.player.sentenceForward, () => player.skipSentence(1)),
      control("chapterForward", texts.player.chapterForward, () => player.skipChapter(1)),
    ),
    h("div", { class: "listening-extras" }),
  );
  dialog.querySelector(".listening-extras")?.append(...extras(dialog));

  const here = () => player.place?.offset ?? view.firstVisibleOffset;
  const chapterHere = () => details.chapters[model.chapterAt(here())];
  function goalOf() {
    const { start, length } = chapterHere();
    return start + Math.min(Math.max(0, length - 1), Math.round((Number(slider.value) / STEPS) * length));
  }
  /** To another place, which is all: what is paused stays so. */
  function goTo(/** @type {number} */ goal) {
    const move = (/** @type {number} */ offset) => {
      if (isRunning(player.state)) player.play(offset);
      else player.pauseAt(offset);
    };
    model.sentenceAt(goal).then((sentence) => move(sentence?.start ?? goal), showProblem);
  }
  function seek() {
    goTo(goalOf());
  }
  function showTimes(/** @type {number} */ offset) {
    if (player.timeline) pace = paceOf(player.timeline) ?? pace;
    const times = timesIn(chapterHere(), offset, pace, player.rate);
    tell(elapsed, clockText(times.elapsed), texts.listening.elapsed);
    tell(left, `−${clockText(times.left)}`, texts.listening.left);
    slider.setAttribute("aria-valuetext", texts.listening.left(clockText(times.left)));
    slider.style.setProperty("--value", String(Number(slider.value) / STEPS));
  }
  function show() {
    const runs = isRunning(player.state);
    setIconButton(play, runs ? "pause" : "play", runs ? texts.player.pause : texts.player.play);
    const offset = here();
    const index = model.chapterAt(offset);
    chapter.textContent = finder.nameAt(offset, index);
    if (!slider.matches(":active"))
      slider.value = String(Math.round(fractionOf(details.chapters[index], offset) * STEPS));
    showTimes(slider.matches(":active") ? goalOf() : offset);
    said.show(player.place?.sentence, player.place?.word);
  }
  const chapters = iconButton("contents", texts.listening.chapters, {
    class: "listening-chapters",
    "aria-haspopup": "menu",
    onclick: () => {
      const present = finder.at(here(), model.chapterAt(here()));
      openMenu(
        chapters,
        listed(finder.entries, here()).map(({ label, offset }) => ({
          label,
          checked: present?.offset === offset && present.label === label,
          run: () => goTo(offset),
        })),
        { label: texts.listening.chapters },
      );
    },
  });
  dialog.querySelector(".listening-extras")?.prepend(chapters);
  player.addEventListener("state", show, { signal: given.signal });
  player.addEventListener("position", show, { signal: given.signal });
  player.addEventListener("settings", show, { signal: given.signal });
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

/** @param {HTMLElement} element @param {string} text @param {(time: string) => string} name */
function tell(element, text, name) {
  element.textContent = text;
  element.title = name(text.replace("−", ""));
}

/** A menu of more is no choice; the contents beside the text have all. */
const LISTED = 300;

/**
 * @template {{offset: number, depth: number}} E
 * @param {E[]} entries
 * @param {number} offset
 * @returns {E[]} all, or the outermost, or those around a place
 */
function listed(entries, offset) {
  const outer = entries.length <= LISTED ? entries : entries.filter(({ depth }) => depth === 0);
  if (outer.length <= LISTED) return outer;
  const present = outer.filter((entry) => entry.offset <= offset).length - 1;
  const first = Math.max(0, present - LISTED / 2);
  return outer.slice(first, first + LISTED);
}
