// @ts-check
// The places where backups go: the list, what is on its way there, and how the last one ended.

import * as calls from "../api/destinations.js";
import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { progressBar } from "../ui/progress.js";
import { askForBackup } from "./backup-dialog.js";
import { bucketForm, folderForm, webDAVForm } from "./destination-forms.js";
import { detailOf, fractionOf, moreLines } from "./destination-words.js";
import { polledRows } from "./polled-rows.js";
import { restoreJobs } from "./restore-jobs.js";
import { rowElement } from "./rows.js";
import { askForSchedule } from "./schedule-dialog.js";

/** @typedef {import("../api/destinations.js").Destination} Destination */
/** @typedef {(change: () => Promise<Destination[]>) => Promise<void>} Run */

const words = texts.destinations;
/** How often the page asks how far a backup is, in milliseconds. */
const PERIOD = 1000;
/** How often it looks whether the server has begun a backup by itself, in milliseconds. */
const SCHEDULE_PERIOD = 30_000;

export function destinations() {
  const ofServer = h("div");
  const restores = restoreJobs();
  const list = polledRows({
    load: async () => {
      const { all, below } = await calls.destinations();
      // The operator's choice stays as long as the server runs, and nothing that is typed is lost.
      if (!ofServer.hasChildNodes()) replace(ofServer, folderForm(below, list.show));
      return all;
    },
    row: (destination, run) => row(destination, run, restores.ask),
    none: words.none,
    period,
  });
  return h(
    "div",
    { class: "destinations" },
    h("h3", {}, words.title),
    h("p", { class: "hint" }, words.detail),
    ...list.elements,
    ...restores.elements,
    webDAVForm(list.show),
    bucketForm(list.show),
    ofServer,
  );
}

/** @param {Destination[]} all */
function period(all) {
  if (all.some(({ sending }) => sending)) return PERIOD;
  return all.some(({ schedule }) => schedule) ? SCHEDULE_PERIOD : null;
}

/** @param {Destination} destination @param {Run} run @param {(name: string) => void} restore */
function row(destination, run, restore) {
  const { name, sending } = destination;
  const element = rowElement(
    { title: name, detail: detailOf(destination) },
    sending
      ? button(words.stop, {
          class: "button button-small",
          "aria-label": words.stopOf(name),
          onclick: () => run(() => calls.stopBackup(name)),
        })
      : button(words.send, {
          class: "button button-small",
          "aria-label": words.sendTo(name),
          onclick: () => ask(name, run),
        }),
    button(texts.restoring.action, {
      class: "button button-small",
      "aria-label": texts.restoring.from(name),
      onclick: () => restore(name),
    }),
    button(texts.schedules.title, {
      class: "button button-small",
      "aria-label": texts.schedules.titleOf(name),
      onclick: () => askForSchedule(destination, (all) => run(async () => all)),
    }),
    iconButton("trash", words.removeOf(name), { onclick: () => run(() => calls.removeDestination(name)) }),
  );
  const said = element.querySelector(".account-words");
  said?.append(...moreLines(destination).map((line) => h("div", { class: "account-detail" }, line)));
  if (sending) said?.append(progress(name, sending));
  return element;
}

/** @param {string} name @param {Run} run */
const ask = (name, run) =>
  askForBackup({
    title: words.sendTo(name),
    action: words.send,
    needsPassphrase: false,
    send: async ({ files, passphrase }) => {
      const all = await calls.sendBackup(name, { files, ...(passphrase && { passphrase }) });
      await run(async () => all);
    },
  });

/** @param {string} name @param {{sent: number, bytes: number | null}} sending */
const progress = (name, { sent, bytes }) =>
  progressBar(words.progressOf(name), bytes === null ? null : fractionOf(sent, bytes)).element;
