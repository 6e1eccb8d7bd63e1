// @ts-check
// Opens a question or a form in the browser's `<dialog>`. The focus stays inside and returns when it closes; Escape and
// a press beside it close it.

import { texts } from "../texts.js";
import { button, iconButton } from "./button.js";
import { h, newId } from "./element.js";

/** @typedef {{label: string, value: string, kind?: "primary" | "quiet" | "danger"}} DialogAction */

/**
 * @param {{title: string, content: Node | string, actions?: DialogAction[], class?: string}} options
 * @returns {{element: HTMLDialogElement, close: (value?: string) => void, closed: Promise<string | null>}}
 *   `closed` gives the value of the action that was chosen, `null` when it was dismissed
 */
export function openDialog({ title, content, actions = [], class: extra = "" }) {
  const id = newId("dialog");
  const element = h("dialog", { class: `dialog ${extra}`.trim(), "aria-labelledby": id });
  const close = (/** @type {string} */ value = "") => element.close(value);
  element.append(
    h(
      "div",
      { class: "dialog-head" },
      h("h2", { id }, title),
      iconButton("close", texts.common.close, { onclick: () => close() }),
    ),
    h("div", { class: "dialog-body" }, content),
  );
  if (actions.length > 0) {
    element.append(
      h(
        "div",
        { class: "dialog-foot" },
        ...actions.map(({ label, value, kind }) => button(label, { kind, onclick: () => close(value) })),
      ),
    );
  }
  closeByPressBeside(element);
  document.body.append(element);
  const given = new AbortController();
  // It belongs to the view that opened it.
  addEventListener("popstate", () => close(), { signal: given.signal });
  const closed = new Promise((resolve) => {
    element.addEventListener(
      "close",
      () => {
        given.abort();
        element.remove();
        resolve(element.returnValue || null);
      },
      { once: true },
    );
  });
  element.showModal();
  return { element, close, closed: /** @type {Promise<string | null>} */ (closed) };
}

/** @param {HTMLDialogElement} element */
function closeByPressBeside(element) {
  // Pressed and released beside it: a selection that ends outside must not close it.
  let beganBeside = false;
  element.addEventListener("pointerdown", (event) => {
    beganBeside = event.target === element;
  });
  element.addEventListener("click", (event) => {
    if (beganBeside && event.target === element) element.close("");
  });
}
