// @ts-check
// The popup with a word's entries: beside the word, or as a sheet in a narrow window.

import { account } from "../account/account.js";
import * as api from "../api/dictionaries.js";
import { texts } from "../texts.js";
import { button, iconButton, setButtonName } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { positionBeside } from "../ui/positioning.js";
import { isAbort, sentenceOf } from "../ui/problem.js";
import { addingElement } from "./adding.js";
import { entryElements, suggestionElement } from "./entries.js";
import { openDictionaries } from "./list.js";
import { WordHistory, wordOf } from "./word-history.js";

const words = texts.define;
/** Narrower than this it is a sheet at the foot. */
const NARROW = "(max-width: 40rem)";

export class DefinePopup {
  #root;
  #language;
  #closed;
  /** @type {{element: HTMLElement, given: AbortController, history: WordHistory, box: DOMRect | null} | null} */
  #open = null;
  /** @type {AbortController | null} */
  #asking = null;
  #title = h("h2", {});
  #scroll = h("div", { class: "define-scroll", tabindex: "0" });
  #back = iconButton("back", "", { onclick: () => this.#goBack() });

  /**
   * @param {HTMLElement} root
   * @param {string | null} language of the book
   * @param {(isBack: boolean) => void} closed with whether the focus goes back to the text
   * @param {AbortSignal} signal
   */
  constructor(root, language, closed, signal) {
    this.#root = root;
    this.#language = language;
    this.#closed = closed;
    signal.addEventListener("abort", () => this.close(false));
  }

  get isOpen() {
    return this.#open !== null;
  }

  /**
   * @param {string} text that was selected
   * @param {DOMRect | null} box where it stands in the window
   */
  show(text, box) {
    this.close(false);
    const history = new WordHistory();
    const element = this.#popup();
    const given = new AbortController();
    this.#open = { element, given, history, box };
    this.#root.append(element);
    this.#place();
    element.focus({ preventScroll: true });
    this.#closeByItself(element, given.signal);
    const word = wordOf(text);
    if (word) return this.#go(word);
    this.#name("");
    return replace(this.#scroll, h("p", { class: "define-none" }, word === null ? words.tooLong : words.noWord));
  }

  #popup() {
    return h(
      "div",
      {
        class: "popup define-popup",
        role: "dialog",
        "aria-label": words.title,
        tabindex: "-1",
        "data-own-keys": true,
        "data-bar": true,
      },
      h(
        "div",
        { class: "define-head" },
        this.#back,
        this.#title,
        iconButton("close", words.close, { onclick: () => this.close(true) }),
      ),
      this.#scroll,
      h(
        "div",
        { class: "define-foot" },
        button(words.manage, {
          kind: "quiet",
          icon: "dictionary",
          onclick: () => {
            this.#manage();
          },
        }),
      ),
    );
  }

  /**
   * It goes away by Escape and by what is pressed elsewhere, and keeps to its place when the window gets another size.
   * @param {HTMLElement} element @param {AbortSignal} signal
   */
  #closeByItself(element, signal) {
    element.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        this.close(true);
      },
      { signal },
    );
    addEventListener(
      "pointerdown",
      ({ target }) => {
        if (target instanceof Element && !element.contains(target) && !target.closest("dialog, .toast"))
          this.close(false);
      },
      { signal, capture: true },
    );
    addEventListener("resize", () => this.#place(), { signal });
  }

  /** @param {boolean} isBack whether the focus goes back to the text */
  close(isBack) {
    const open = this.#open;
    if (!open) return;
    this.#open = null;
    this.#asking?.abort();
    open.given.abort();
    const hadFocus = open.element.contains(document.activeElement);
    open.element.remove();
    this.#closed(isBack || hadFocus);
  }

  #place() {
    const open = this.#open;
    if (!open) return;
    const { element, box } = open;
    element.style.left = "";
    element.style.top = "";
    if (matchMedia(NARROW).matches) return;
    positionBeside(element, box ?? new DOMRect(innerWidth / 2 - element.offsetWidth / 2, innerHeight / 3, 0, 0));
  }

  /** @param {string} word */
  #go(word) {
    this.#open?.history.go(word, this.#scroll.scrollTop);
    this.#ask(word, 0);
  }

  #goBack() {
    const step = this.#open?.history.back();
    if (step) this.#ask(step.word, step.scroll);
  }

  /** @param {string} word */
  #name(word) {
    const before = this.#open?.history.before ?? null;
    const hadFocus = document.activeElement === this.#back;
    this.#title.textContent = word || words.title;
    this.#back.hidden = before === null;
    setButtonName(this.#back, words.back(before ?? ""));
    this.#open?.element.setAttribute("aria-label", word ? words.about(word) : words.title);
    if (hadFocus && this.#back.hidden) this.#scroll.focus({ preventScroll: true });
  }

  /** @param {string} word @param {number} scroll */
  async #ask(word, scroll) {
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    const hadFocus = this.#scroll.contains(document.activeElement);
    this.#name(word);
    this.#scroll.setAttribute("aria-busy", "true");
    if (this.#scroll.childElementCount === 0) replace(this.#scroll, h("p", { class: "define-none" }, words.looking));
    try {
      const definition = await api.define(word, this.#language, asking.signal);
      if (asking.signal.aborted) return;
      replace(this.#scroll, ...this.#content(definition));
    } catch (error) {
      if (isAbort(error) || asking.signal.aborted) return;
      replace(this.#scroll, h("p", { class: "define-none is-problem", role: "alert" }, sentenceOf(error)));
    }
    this.#scroll.removeAttribute("aria-busy");
    this.#scroll.scrollTop = scroll;
    // The link that was followed has gone.
    if (hadFocus) this.#scroll.focus({ preventScroll: true });
    this.#place();
  }

  /** @param {import("../model/types.js").Definition} definition @returns {HTMLElement[]} */
  #content(definition) {
    const { word, dictionaries, suggestions, asked } = definition;
    const go = (/** @type {string} */ next) => this.#go(next);
    if (asked === 0) return [this.#empty()];
    const known = entryElements(definition, go);
    if (dictionaries.some(({ entries }) => entries.length > 0)) return known;
    const near = suggestions.length > 0 ? [suggestionElement(suggestions, go)] : [];
    return [...known, h("p", { class: "define-none", role: "status" }, words.notFound(word)), ...near];
  }

  /** Nothing to look words up in: what to do about it. */
  #empty() {
    const again = () => {
      const present = this.#open?.history.present;
      if (present) this.#ask(present.word, 0);
    };
    const box = h(
      "div",
      { class: "define-none" },
      h("strong", {}, words.none),
      ...(account.isAdmin ? [h("p", {}, words.noneDetail), addingElement(again)] : [h("p", {}, words.adminsOnly)]),
    );
    api.dictionaries().then(
      (all) => {
        if (all.length > 0) replace(box, h("p", {}, words.allOff));
      },
      () => {},
    );
    return box;
  }

  async #manage() {
    const hasChanged = await openDictionaries();
    const present = this.#open?.history.present;
    if (hasChanged && present) this.#ask(present.word, this.#scroll.scrollTop);
  }
}
