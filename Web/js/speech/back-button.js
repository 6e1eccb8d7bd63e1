// @ts-check
// The button by which a choice is again that of all books, or the usual one. It goes once it was pressed.

import { texts } from "../texts.js";
import { button } from "../ui/button.js";

const words = texts.speech;

export class BackButton {
  element;
  #control;

  /**
   * @param {HTMLElement} control what the choice is made with
   * @param {() => void} follow
   */
  constructor(control, follow) {
    this.#control = control;
    this.element = button(words.asUsual, {
      class: "button button-quiet button-small speech-back",
      onclick: follow,
      hidden: true,
    });
  }

  /**
   * A button that goes does not take the focus with it.
   * @param {{isNeeded: boolean, isOfBook: boolean}} choice whether it differs from what it would follow, and what that is
   */
  show({ isNeeded, isOfBook }) {
    if (!isNeeded && this.element === document.activeElement) this.#control.focus();
    this.element.hidden = !isNeeded;
    /** @type {HTMLElement} */ (this.element.lastElementChild).textContent = isOfBook ? words.asInAll : words.asUsual;
  }
}
