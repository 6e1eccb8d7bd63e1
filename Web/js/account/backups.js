// @ts-check
// The account view's backups, which an admin sees: the whole library as one file, and back.

import { backupTicket, restoreBackup } from "../api/backup.js";
import { addressOf } from "../basics/address.js";
import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { isAbort, sentenceOf } from "../ui/problem.js";
import { progressBar } from "../ui/progress.js";
import { askForBackup } from "./backup-dialog.js";
import { askForPassphrase } from "./backup-passphrase.js";
import { backupReport } from "./backup-report.js";
import { destinations } from "./destinations.js";
import { section } from "./rows.js";

/** @typedef {import("../api/backup.js").RestoreReport} RestoreReport */

const words = texts.backup;

export function backups() {
  const said = h("div", { class: "backup-report", role: "status" });
  const bar = progressBar(words.progress, 0);
  bar.element.hidden = true;
  const picker = h("input", { type: "file", accept: ".zip,.age,application/zip", hidden: true, tabindex: "-1" });
  const restore = button(words.restore, { class: "button button-small", onclick: () => picker.click() });
  const encrypted = button(texts.destinations.encrypted, { class: "button button-small", onclick: downloadEncrypted });
  picker.addEventListener("change", async () => {
    const file = picker.files?.[0];
    picker.value = "";
    if (!file) return;
    restore.disabled = true;
    bar.element.hidden = false;
    replace(said, h("p", {}, words.restoring));
    try {
      replace(said, ...backupReport(await restored(file, bar.set)));
    } catch (error) {
      replace(said, isAbort(error) ? null : h("p", { class: "account-warning" }, sentenceOf(error)));
    }
    restore.disabled = false;
    bar.element.hidden = true;
  });
  return section(
    words.title,
    h("p", {}, words.detail),
    h(
      "div",
      { class: "backup-actions" },
      link(words.whole, true),
      link(words.small, false),
      encrypted,
      restore,
      picker,
    ),
    bar.element,
    said,
    destinations(),
  );
}

/**
 * A link, so that the browser writes the archive to its disk and keeps none of it in memory.
 * @param {string} label @param {boolean} files
 */
const link = (label, files) =>
  h("a", { class: "button button-small", href: addressOf(`/api/backup?files=${files}`), download: "" }, label);

/** Asks for a passphrase, and then has the browser follow a link that stands for it. */
const downloadEncrypted = () =>
  askForBackup({
    title: texts.destinations.encryptedTitle,
    action: texts.destinations.download,
    needsPassphrase: true,
    send: async ({ files, passphrase }) => {
      const ticket = await backupTicket(passphrase);
      h("a", { href: addressOf(`/api/backup?files=${files}&ticket=${ticket}`), download: "" }).click();
    },
  });

/**
 * Restores a backup, and asks for its passphrase until it is right or the person closes the dialog.
 * @param {File} file @param {(fraction: number) => void} progress
 * @returns {Promise<RestoreReport>}
 */
async function restored(file, progress) {
  /** @type {string | null} */
  let passphrase = null;
  while (true) {
    try {
      return await restoreBackup(file, passphrase, progress);
    } catch (error) {
      if (!(error instanceof Problem && error.type === "password-needed")) throw error;
      passphrase = await askForPassphrase(file.name, passphrase !== null);
      if (passphrase === null) throw new DOMException("Given up.", "AbortError");
    }
  }
}
