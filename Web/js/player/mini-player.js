// @ts-check
// The mini-player under the other views while a book plays on: title, pause, a sentence back, the way to the book.

import { timerOf } from "./sleep.js";
import { coverElement } from "../covers/cover.js";
import { texts } from "../texts.js";
import { iconButton, setIconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { bookPath, navigate } from "../ui/navigation.js";
import { showProblem } from "../ui/problem.js";
import { runCommand } from "./commands.js";
import { listenToKeys } from "./keys.js";
import { fractionOf } from "./pace.js";
import { isRunning } from "./state.js";
import { StatusLine, saidOf } from "./status.js";

/** @typedef {import("./session.js").ListeningSession} ListeningSession */

const words = texts.listening;

export class MiniPlayer {
  #session;
  #given = new AbortController();
  #chapter = h("p", { class: "mini-chapter", dir: "auto" });
  /** Not a live region: the status line announces what it shows. */
  #said = h("p", { class: "mini-said" });
  #progress = h("div", { class: "player-progress", "aria-hidden": "true" }, h("div"));
  #play;
  #status = new StatusLine((said) => {
    this.#said.textContent = said?.text ?? "";
    this.#element.toggleAttribute("data-saying", said !== null);
  });
  #sizes;
  #element;

  /** @param {ListeningSession} session @param {() => void} end */
  constructor(session, end) {
    this.#session = session;
    const { player, details } = session;
    const { signal } = this.#given;
    this.#play = iconButton("pause", texts.player.pause, { class: "mini-play", onclick: () => player.toggle() });
    const step = (/** @type {1 | -1} */ way) => () => {
      player.skipSentence(way).catch(showProblem);
    };
    this.#element = h(
      "aside",
      { class: "mini-player", "aria-label": words.miniPlayer, "data-book": details.id },
      this.#progress,
      h(
        "a",
        { class: "mini-about", href: bookPath(details.id), "aria-label": words.openPlaying(details.title) },
        h("div", { class: "mini-cover" }, coverElement(details)),
        h(
          "div",
          { class: "mini-words" },
          h("p", { class: "mini-title", dir: "auto", lang: details.language }, details.title),
          this.#chapter,
          this.#said,
        ),
      ),
      h(
        "div",
        { class: "mini-controls", role: "group", "aria-label": texts.player.name },
        timerOf(player)?.element ?? null,
        iconButton("sentenceBack", texts.player.sentenceBack, { onclick: step(-1) }),
        this.#play,
        iconButton("sentenceForward", texts.player.sentenceForward, { class: "mini-forward", onclick: step(1) }),
        iconButton("close", words.closeMini, { onclick: end }),
      ),
    );
    player.addEventListener("state", () => this.#show(), { signal });
    player.addEventListener("position", () => this.#show(), { signal });
    document.body.append(this.#element);
    const isActive = () => player.state !== "idle";
    listenToKeys((command) => this.#run(command, end), isActive, signal, ["escape"]);
    this.#sizes = new ResizeObserver(() => {
      // Messages, and the last books of the list, are above it.
      document.documentElement.style.setProperty("--mini-lift", `${this.#element.offsetHeight}px`);
    });
    this.#sizes.observe(this.#element);
    this.#show();
  }

  close() {
    this.#given.abort();
    this.#status.destroy();
    this.#sizes.disconnect();
    const hadFocus = this.#element.contains(document.activeElement);
    this.#element.remove();
    if (hadFocus) {
      /** @type {HTMLElement | null} */ (document.querySelector("[data-view-heading]"))?.focus({ preventScroll: true });
    }
    document.documentElement.style.removeProperty("--mini-lift");
  }

  /**
   * @param {import("./keys.js").Command} command
   * @param {() => void} end
   */
  #run(command, end) {
    const { player, details } = this.#session;
    if (command === "follow") navigate(bookPath(details.id));
    // What was stopped is no longer heard of here.
    else if (command === "startStop" && isRunning(player.state)) end();
    else return runCommand(player, command);
    return true;
  }

  #show() {
    const { player, details, model, nameAt } = this.#session;
    const runs = isRunning(player.state);
    this.#element.dataset.playing = String(runs);
    setIconButton(this.#play, runs ? "pause" : "play", runs ? texts.player.pause : texts.player.play);
    this.#status.set(saidOf(player), player.state);
    const offset = player.place?.offset ?? 0;
    const named = nameAt(offset);
    this.#chapter.textContent = named === details.title ? "" : named;
    this.#progress.style.setProperty("--value", String(fractionOf(details.chapters[model.chapterAt(offset)], offset)));
  }
}
