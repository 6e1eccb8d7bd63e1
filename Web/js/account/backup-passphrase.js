// @ts-check
// Asks for the passphrase of an encrypted backup.

import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { form } from "./form.js";

const words = texts.backup;

/**
 * @param {string} name of the file
 * @param {boolean} wasWrong whether another passphrase was tried just now
 * @returns {Promise<string | null>} `null` when nothing was entered
 */
export async function askForPassphrase(name, wasWrong) {
  /** @type {string | null} */
  let given = null;
  const asked = form({
    // No password of the library, so that a password manager neither fills it in nor keeps it.
    fields: [{ name: "passphrase", label: words.passphrase, isPassword: true, autocomplete: "off" }],
    action: words.decrypt,
    send: async ({ passphrase }) => {
      given = passphrase;
      dialog.close("decrypt");
    },
  });
  const content = h(
    "div",
    { class: "file-password" },
    wasWrong && h("p", { class: "form-problem", role: "alert" }, icon("warning"), h("span", {}, words.wrongPassphrase)),
    h("p", {}, words.passphraseDetail(name)),
    asked,
  );
  const dialog = openDialog({ title: words.passphraseTitle, content });
  asked.querySelector("input")?.focus();
  await dialog.closed;
  return given;
}
