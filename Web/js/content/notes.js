// @ts-check
// Notes open in a popover at their reference. The text stays where it is.

import { confirmLeaving } from "../ui/external-link.js";
import { texts } from "../texts.js";
import { iconButton, button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { positionBeside } from "../ui/positioning.js";
import { showProblem } from "../ui/problem.js";
import { bookBody, addStyleClasses } from "../text/book-styles.js";
import { isTypedReference, leadsBack, looksLikeReference, noteAt } from "./note-marks.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */

/** Narrower than this the note is a sheet at the foot. */
const NARROW = "(max-width: 40rem)";

export class Notes {
  #reader;
  /** @type {{element: HTMLElement, link: HTMLElement, given: AbortController} | null} */
  #open = null;

  /** @param {Reader} reader */
  constructor(reader) {
    this.#reader = reader;
    const { text, view, signal } = reader;
    // Before the taps on the text, which would follow the link.
    text.addEventListener("click", (event) => this.#clicked(event), { signal, capture: true });
    view.addEventListener("userscroll", () => this.#close(false), { signal });
    signal.addEventListener("abort", () => this.#close(false));
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[data-offset]") : null;
    if (!(link instanceof HTMLElement)) return;
    const isTyped = isTypedReference(link);
    const isHidden = link.dataset.note !== undefined;
    if (!isTyped && !isHidden && !looksLikeReference(link)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#ask(link, isTyped).catch(showProblem);
  }

  /** @param {HTMLElement} link @param {boolean} isTyped */
  async #ask(link, isTyped) {
    const { model, view, go, signal } = this.#reader;
    const offset = Number(link.dataset.offset);
    const index = Number(link.dataset.chapter);
    const chapter = await model.chapter(index);
    if (signal.aborted) return;
    const template = document.createElement("template");
    // What the book hides until it is asked for has no place in the text to go to.
    const hidden = chapter.hiddenNotes?.find(({ names }) => names.includes(link.dataset.note ?? ""));
    template.innerHTML = hidden?.html ?? chapter.html;
    if (hidden && template.content.firstElementChild) {
      this.#show(link, template.content, chapter, null);
      return;
    }
    const note = noteAt(template.content, offset - chapter.start);
    const box = link.getBoundingClientRect();
    const from = view.offsetAt(box.left + box.width / 2, box.top + box.height / 2) ?? view.firstVisibleOffset;
    if (!note || !(isTyped || leadsBack(note, from))) return go(offset, index);
    this.#show(link, note, chapter, { offset, index });
  }

  /**
   * @param {HTMLElement} link
   * @param {Element | DocumentFragment} note
   * @param {import("../model/types.js").Chapter} chapter
   * @param {{offset: number, index: number} | null} place where it stands in the text
   */
  #show(link, note, chapter, place) {
    this.#close(false);
    const { root } = this.#reader;
    const body = h("section", { class: "chapter note-text", lang: chapter.language ?? "" }, bookBody(copyOf(note)));
    addStyleClasses(body, chapter);
    const element = this.#popup((link.textContent ?? "").trim(), body, place);
    const given = new AbortController();
    this.#open = { element, link, given };
    link.setAttribute("aria-expanded", "true");
    root.append(element);
    if (!matchMedia(NARROW).matches) positionBeside(element, link.getBoundingClientRect());
    element.focus({ preventScroll: true });
    element.addEventListener("click", (event) => this.#followed(event), { signal: given.signal });
    this.#closeByItself(element, link, given.signal);
  }

  /**
   * @param {string} name of the reference
   * @param {HTMLElement} body
   * @param {{offset: number, index: number} | null} place
   */
  #popup(name, body, place) {
    const { text, go } = this.#reader;
    const words = texts.content;
    return h(
      "div",
      {
        class: `popup note-popup ${[...text.classList].filter((group) => group.startsWith("with-")).join(" ")}`,
        role: "dialog",
        "aria-label": words.note(name),
        tabindex: "-1",
        "data-own-keys": true,
        "data-bar": true,
      },
      h("div", { class: "note-scroll", tabindex: "0" }, body),
      h(
        "div",
        { class: "note-foot" },
        place &&
          button(words.toNote, {
            kind: "quiet",
            icon: "arrowDown",
            onclick: () => {
              this.#close(false);
              go(place.offset, place.index);
            },
          }),
        iconButton("close", words.closeNote, { onclick: () => this.#close(true) }),
      ),
    );
  }

  /**
   * It goes away by Escape, by what is pressed elsewhere, and when the window gets another size.
   * @param {HTMLElement} element @param {HTMLElement} link @param {AbortSignal} signal
   */
  #closeByItself(element, link, signal) {
    element.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        this.#close(true);
      },
      { signal },
    );
    addEventListener(
      "pointerdown",
      (event) => {
        if (event.target instanceof Node && !element.contains(event.target) && !link.contains(event.target))
          this.#close(false);
      },
      { signal, capture: true },
    );
    addEventListener("resize", () => this.#close(true), { signal });
  }

  /** @param {MouseEvent} event */
  #followed(event) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    event.preventDefault();
    if (link.dataset.offset !== undefined) {
      this.#close(false);
      this.#reader.go(Number(link.dataset.offset), Number(link.dataset.chapter));
    } else if (link.href) {
      confirmLeaving(link.href);
    }
  }

  /** @param {boolean} isBack whether the focus goes back to the reference */
  #close(isBack) {
    const open = this.#open;
    if (!open) return;
    this.#open = null;
    open.given.abort();
    const hadFocus = open.element.contains(document.activeElement);
    open.element.remove();
    open.link.removeAttribute("aria-expanded");
    if (isBack || hadFocus) open.link.focus({ preventScroll: true });
  }
}

/**
 * A copy that stands on the page beside the note itself: without names that would be there twice and without the way
 * back, and its links have addresses.
 * @param {Element | DocumentFragment} note
 */
function copyOf(note) {
  const copy = document.createDocumentFragment();
  copy.append(document.importNode(note, true));
  for (const named of copy.querySelectorAll("[id]")) named.removeAttribute("id");
  for (const back of copy.querySelectorAll("[role='doc-backlink']")) back.remove();
  for (const inner of copy.querySelectorAll("a[data-offset]"))
    inner.setAttribute("href", `?at=${inner.getAttribute("data-offset")}`);
  return copy;
}
