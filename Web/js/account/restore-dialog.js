// @ts-check
// Asks which backup of a destination is restored, what of it, and for its passphrase.

import { backupsAt } from "../api/restore-jobs.js";
import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h, newId, replace } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { sentenceOf } from "../ui/problem.js";
import { selectField } from "../ui/rule-form.js";
import { form } from "./form.js";
import { SECTIONS, labelOf } from "./restore-words.js";

/** @typedef {import("../api/restore-jobs.js").StoredBackup} StoredBackup */
/** @typedef {import("../api/restore-jobs.js").RestoreRequest} RestoreRequest */
/** @typedef {{backup: string, sections: string[] | null}} Wanted what was chosen before */

const words = texts.restoring;
/** Of a problem that the page finds before the server does. */
const UNSENT = { type: "nothing-chosen", title: "", status: 0 };

/**
 * @param {string} destination
 * @param {Wanted | null} wanted
 * @param {(request: RestoreRequest) => Promise<void>} begin throws why it can't begin; the dialog stays open then
 */
export function askWhatToRestore(destination, wanted, begin) {
  const said = h("p", { role: "status" }, words.looking);
  const content = h("div", {}, said);
  const dialog = openDialog({ title: words.from(destination), content });
  const show = (/** @type {StoredBackup[]} */ backups) => {
    if (backups.length === 0) return replace(said, words.none);
    const asked = restoreForm(backups, wanted, async (chosen) => {
      await begin({ destination, ...chosen });
      dialog.close("begun");
    });
    replace(content, asked);
    asked.querySelector("select")?.focus();
  };
  backupsAt(destination).then(show, (error) =>
    replace(
      content,
      h("p", { class: "form-problem", role: "alert" }, icon("warning"), h("span", {}, sentenceOf(error))),
    ),
  );
  return dialog.closed;
}

/**
 * @param {StoredBackup[]} backups
 * @param {Wanted | null} wanted
 * @param {(chosen: {backup: string, sections?: string[], passphrase?: string}) => Promise<void>} send
 */
function restoreForm(backups, wanted, send) {
  const options = backups.map((backup) => ({ value: backup.name, label: labelOf(backup) }));
  const isThere = backups.some(({ name }) => name === wanted?.backup);
  const select = selectField("backup", options, (isThere && wanted?.backup) || backups[0].name);
  const parts = sectionBoxes(wanted?.sections ?? null);
  const asked = form({
    fields: [
      // No password of the library, so that a password manager neither fills it in nor keeps it.
      { name: "passphrase", label: texts.backup.passphrase, isPassword: true, isOptional: true, autocomplete: "off" },
    ],
    action: texts.backup.decrypt,
    send: async ({ passphrase }) => {
      const sections = parts.chosen();
      if (sections?.length === 0) throw new Problem({ ...UNSENT, detail: words.nothing });
      await send({ backup: select.value, ...(sections && { sections }), ...(isEncrypted() && { passphrase }) });
    },
  });
  const secret = /** @type {HTMLElement} */ (asked.querySelector(".form-field"));
  const isEncrypted = () => backups.some(({ name, encrypted }) => name === select.value && encrypted);
  const update = () => {
    secret.hidden = !isEncrypted();
    /** @type {HTMLInputElement} */ (secret.querySelector("input")).required = isEncrypted();
    parts.update();
  };
  asked.prepend(
    h("div", { class: "form-field" }, h("label", { for: select.id }, words.backup), select),
    ...parts.elements,
    h("p", { class: "hint" }, words.hint),
  );
  asked.addEventListener("change", update);
  update();
  return asked;
}

/**
 * A box for everything, and one for each section if that is not wanted.
 * @param {string[] | null} wanted `null` for everything
 */
function sectionBoxes(wanted) {
  const everything = box(words.everything, wanted === null);
  const boxes = SECTIONS.map((name) => ({ name, ...box(words.sections[name], wanted?.includes(name) ?? false) }));
  const legend = newId("sections");
  const group = h(
    "div",
    { class: "restore-sections", role: "group", "aria-labelledby": legend },
    h("p", { id: legend, class: "hint" }, words.some),
    ...boxes.map(({ element }) => element),
  );
  return {
    elements: [everything.element, group],
    /** Shows the sections if they count. */
    update() {
      group.hidden = everything.input.checked;
    },
    /** @returns {string[] | null} `null` for everything */
    chosen() {
      if (everything.input.checked) return null;
      return boxes.filter(({ input }) => input.checked).map(({ name }) => name);
    },
  };
}

/** @param {string} label @param {boolean} isChecked */
function box(label, isChecked) {
  const input = h("input", { type: "checkbox" });
  input.checked = isChecked;
  return { input, element: h("label", { class: "check" }, input, h("span", {}, label)) };
}
