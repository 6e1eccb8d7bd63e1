// @ts-check
// Asks what a new backup holds, and what encrypts it.

import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { form } from "./form.js";

const words = texts.destinations;

/**
 * @param {{title: string, action: string, needsPassphrase: boolean, send: (chosen: {files: boolean, passphrase: string}) => Promise<unknown>}} options
 *   `send` throws what is wrong with the passphrase; the dialog stays open then
 */
export function askForBackup({ title, action, needsPassphrase, send }) {
  const files = h("input", { type: "checkbox" });
  files.checked = true;
  const asked = form({
    fields: [
      {
        name: "passphrase",
        label: needsPassphrase ? texts.backup.passphrase : words.passphrase,
        isPassword: true,
        isOptional: !needsPassphrase,
        // No password of the library, so that a password manager does not fill it in.
        autocomplete: "off",
        hint: words.passphraseHint,
      },
    ],
    action,
    send: async ({ passphrase }) => {
      await send({ files: files.checked, passphrase });
      dialog.close("sent");
    },
  });
  asked.prepend(h("label", { class: "check" }, files, h("span", {}, words.withFiles)));
  const dialog = openDialog({ title, content: asked });
  files.focus();
  return dialog.closed;
}
