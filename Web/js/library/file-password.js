// @ts-check
// Asks for the password of an encrypted file.

import { form } from "../account/form.js";
import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";

/**
 * @param {string} name of the file
 * @param {boolean} wasWrong whether another password was tried just now
 * @returns {Promise<string | null>} `null` when nothing was entered
 */
export async function askForFilePassword(name, wasWrong) {
  /** @type {string | null} */
  let given = null;
  const asked = form({
    // No password of the library, so that a password manager neither fills it in nor keeps it.
    fields: [{ name: "password", label: texts.library.filePassword, isPassword: true, autocomplete: "off" }],
    action: texts.library.unlock,
    send: async ({ password }) => {
      given = password;
      dialog.close("unlock");
    },
  });
  const content = h(
    "div",
    { class: "file-password" },
    wasWrong &&
      h("p", { class: "form-problem", role: "alert" }, icon("warning"), h("span", {}, texts.library.wrongFilePassword)),
    h("p", {}, texts.library.filePasswordDetail(name)),
    asked,
  );
  const dialog = openDialog({ title: texts.library.filePasswordTitle, content });
  asked.querySelector("input")?.focus();
  await dialog.closed;
  return given;
}
