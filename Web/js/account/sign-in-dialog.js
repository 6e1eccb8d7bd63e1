// @ts-check
// A dialog asks to sign in again, above the view that is open, so that the view keeps its state.

import { deviceName } from "../settings/device.js";
import { texts } from "../texts.js";
import { h, newId } from "../ui/element.js";
import { signIn } from "../api/accounts.js";
import { credentialFields, form } from "./form.js";

/**
 * Waits until somebody has signed in.
 * @param {string} name who was signed in
 * @returns {Promise<import("../api/accounts.js").AccountState>}
 */
export function signInAgain(name) {
  const id = newId("dialog");
  return new Promise((resolve) => {
    const dialog = h("dialog", { class: "dialog sign-in-again", "aria-labelledby": id });
    // Nothing on the page would work without it.
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    dialog.append(
      h("div", { class: "dialog-head" }, h("h2", { id }, texts.account.again)),
      h(
        "div",
        { class: "dialog-body" },
        h("p", {}, texts.account.againDetail),
        form({
          fields: credentialFields(name),
          action: texts.account.signIn,
          send: async ({ name: typed, password }) => {
            const state = await signIn({ name: typed, password, device: deviceName() });
            dialog.close();
            dialog.remove();
            resolve(state);
          },
        }),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
    /** @type {HTMLInputElement | null} */ (dialog.querySelector(name ? 'input[name="password"]' : "input"))?.focus();
  });
}
