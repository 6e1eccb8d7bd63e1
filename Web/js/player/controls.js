// @ts-check
// The player's bar at the foot of the page: buttons, chapter, progress, status.

import { texts } from "../texts.js";
import { button, iconButton, setButtonName } from "../ui/button.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { ChapterLine } from "./chapter-line.js";
import { ChoiceButtons } from "./choice-buttons.js";
import { spanText } from "./playhead.js";
import { openSkipped } from "./skipped-dialog.js";
import { StatusLine, saidOf } from "./status.js";
import { TransportButtons } from "./transport-buttons.js";
import { canSetVolume, volumeControl } from "./volume.js";

/** @typedef {import("./player.js").Player} Player */
/** @typedef {import("./follow.js").Follow} Follow */
/** @typedef {import("./status.js").Said} Said */
/** @typedef {import("../model/types.js").ChapterInfo} ChapterInfo */
/**
 * @typedef {object} Parts
 * @property {HTMLElement} bar
 * @property {Player} player
 * @property {Follow} follow
 * @property {ChapterInfo[]} chapters
 * @property {(offset: number) => number} chapterAt
 * @property {(offset: number, chapter: number) => string} nameAt
 * @property {() => {offset: number, chapter: number}} shown where the page is, while nothing was played yet
 * @property {(id: string | null) => string} voiceName
 * @property {() => string} hint what to do while nothing is read aloud
 * @property {() => void} openVoices
 * @property {(anchor: HTMLElement) => void} openMore
 * @property {(offset: number) => void} goTo
 */

const words = texts.player;

export class Controls {
  #parts;
  #transport;
  #choices;
  #title = h("p", { class: "player-title", dir: "auto" });
  #left = h("span", { class: "player-left" });
  #said = h("span", { class: "player-said" });
  #again = button(texts.common.tryAgain, {
    class: "button button-small player-again",
    onclick: () => this.#parts.player.resume(),
  });
  #skipped = h("button", { type: "button", class: "player-skipped", onclick: () => this.#openSkipped() });
  #progress = h("div", { class: "player-progress", "aria-hidden": "true" }, h("div"));
  #back = button(words.backToVoice, {
    class: "button player-back",
    icon: "arrowDown",
    hidden: true,
    onclick: () => this.#parts.follow.back(),
  });
  #volume;
  #status = new StatusLine((said) => this.#say(said));
  #given = new AbortController();
  #chapterLine;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    const { bar, player, follow } = parts;
    this.#chapterLine = new ChapterLine(parts);
    this.#transport = new TransportButtons(player);
    this.#choices = new ChoiceButtons(player, parts);
    this.#volume = canSetVolume() ? volumeControl(player) : null;
    this.#build();
    const { signal } = this.#given;
    player.addEventListener("state", () => this.#showState(), { signal });
    player.addEventListener("position", () => this.#showPlace(), { signal });
    player.addEventListener("settings", () => this.#showSettings(), { signal });
    player.addEventListener("skipped", () => this.#showSkipped(), { signal });
    follow.addEventListener("away", () => this.#showAway(), { signal });
    bar.classList.add("player");
    bar.setAttribute("role", "region");
    bar.setAttribute("aria-label", words.name);
    this.#showState();
    this.#showSettings();
    this.#showSkipped();
  }

  /** Tells where the page is while nothing is read aloud. */
  pageMoved() {
    if (this.#parts.player.state !== "idle") return;
    const { offset, chapter } = this.#parts.shown();
    this.#showChapter(offset, chapter);
  }

  destroy() {
    this.#given.abort();
    this.#status.destroy();
    this.#volume?.end();
    this.#parts.bar.replaceChildren();
  }

  #build() {
    const { bar } = this.#parts;
    const more = iconButton("more", words.more, {
      class: "player-more",
      "aria-haspopup": "menu",
      onclick: () => this.#parts.openMore(more),
    });
    bar.replaceChildren(
      this.#progress,
      h(
        "div",
        { class: "player-row" },
        h(
          "div",
          { class: "player-about" },
          this.#title,
          h("p", { class: "player-line" }, this.#said, this.#left, this.#skipped),
          this.#again,
        ),
        this.#transport.element,
        h("div", { class: "player-settings" }, this.#choices.speed, this.#choices.voice, this.#volume?.element, more),
      ),
      this.#back,
    );
    // Pressed by a mouse, a button leaves focus and selection where they are: the next space pauses.
    bar.addEventListener(
      "mousedown",
      (event) => {
        const isButton = event.target instanceof Element && event.target.closest("button");
        if (isButton && !isButton.closest(".player-panel")) event.preventDefault();
      },
      { signal: this.#given.signal },
    );
  }

  #showState() {
    const { bar, player } = this.#parts;
    const { state } = player;
    bar.dataset.state = state;
    bar.dataset.connection = player.isConnectionLost ? "lost" : "good";
    this.#transport.show(state);
    this.#status.set(saidOf(player), state);
    this.#show(this.#again, state === "failed");
    this.#chapterLine.renew();
    this.#showPlace();
    this.pageMoved();
  }

  #showPlace() {
    const { bar, player } = this.#parts;
    const isMarked = player.state !== "idle" && player.place !== null;
    setOrRemove(bar, "data-sentence", isMarked ? spanText(player.place?.sentence ?? null) : null);
    setOrRemove(bar, "data-word", isMarked ? spanText(player.place?.word ?? null) : null);
    if (isMarked && player.place) this.#showChapter(player.place.offset, this.#parts.chapterAt(player.place.offset));
  }

  /** @param {number} offset @param {number} index of its chapter */
  #showChapter(offset, index) {
    const line = this.#chapterLine.at(offset, index);
    if (!line) return;
    this.#progress.style.setProperty("--value", String(line.fraction));
    if (!line.told) return;
    this.#title.textContent = line.told.name;
    this.#left.textContent = line.told.left;
  }

  #showSettings() {
    this.#choices.show();
    this.#chapterLine.renew();
    this.#showPlace();
  }

  #showSkipped() {
    const { length } = this.#parts.player.skipped;
    this.#skipped.hidden = length === 0;
    this.#skipped.textContent = words.skipped(length);
    setButtonName(this.#skipped, words.skippedName(length));
  }

  #openSkipped() {
    openSkipped(this.#parts.player.skipped, this.#parts.goTo);
  }

  #showAway() {
    const { direction } = this.#parts.follow;
    if (direction) {
      const isUp = direction === "up";
      this.#back.querySelector("svg")?.replaceWith(icon(isUp ? "arrowUp" : "arrowDown"));
      this.#back.dataset.direction = direction;
      setButtonName(this.#back, isUp ? words.voiceIsAbove : words.voiceIsBelow);
    }
    this.#show(this.#back, direction !== null);
  }

  /**
   * A button that goes does not take the focus with it.
   * @param {HTMLElement} element
   * @param {boolean} isShown
   */
  #show(element, isShown) {
    if (!isShown && element === document.activeElement) this.#transport.focus();
    element.hidden = !isShown;
  }

  /** @param {Said | null} said */
  #say(said) {
    this.#said.textContent = said?.text ?? "";
    this.#said.dataset.kind = said?.kind ?? "";
    this.#parts.bar.toggleAttribute("data-saying", said !== null);
  }
}

/**
 * @param {HTMLElement} element
 * @param {string} attribute
 * @param {string | null} value
 */
function setOrRemove(element, attribute, value) {
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}
