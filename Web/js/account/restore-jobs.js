// @ts-check
// The job that restores a backup from a destination: how far it is, and how it has ended.

import * as calls from "../api/restore-jobs.js";
import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { sentenceOf } from "../ui/problem.js";
import { progressBar } from "../ui/progress.js";
import { backupReport } from "./backup-report.js";
import { polledRows } from "./polled-rows.js";
import { askWhatToRestore } from "./restore-dialog.js";
import { progressLine, progressOf, timeInName } from "./restore-words.js";
import { rowElement } from "./rows.js";

/** @typedef {import("../api/restore-jobs.js").RestoreJob} RestoreJob */
/** @typedef {(change: () => Promise<RestoreJob[]>) => Promise<void>} Run */

const words = texts.restoring;
/** How often the page asks how far it is, in milliseconds. */
const PERIOD = 1000;

/** @returns {{elements: HTMLElement[], ask: (destination: string) => void}} `ask` asks which backup of a destination is restored */
export function restoreJobs() {
  // Beside the list, which is made anew: screen readers miss a region that appears with its text.
  const said = h("div", { class: "backup-report", role: "status" });
  const followed = (/** @type {RestoreJob | null} */ job) => {
    replace(said, ...endOf(job));
    return job ? [job] : [];
  };
  const list = polledRows({
    load: async () => followed(await calls.restoreJob()),
    row: (job, run) => row(job, run, followed, () => ask(job.destination, job)),
    none: "",
    period: ([job]) => (job && isGoingOn(job) ? PERIOD : null),
  });
  /** @param {string} destination @param {RestoreJob | null} before */
  const ask = (destination, before) => {
    askWhatToRestore(destination, before, async (request) => list.show(followed(await begun(request))));
  };
  const begun = (/** @type {import("../api/restore-jobs.js").RestoreRequest} */ request) =>
    calls.startRestore(request).catch(async (error) => {
      // It was begun in another tab, or by somebody else: its row says how far it is.
      if (error instanceof Problem && error.document.reason === "is-restoring")
        await calls.restoreJob().then(
          (other) => list.show(followed(other)),
          () => {},
        );
      throw error;
    });
  return { elements: [...list.elements, said], ask: (destination) => ask(destination, null) };
}

/** @param {RestoreJob} job */
const isGoingOn = ({ step }) => step === "fetching" || step === "restoring";

/**
 * @param {RestoreJob} job @param {Run} run
 * @param {(job: RestoreJob | null) => RestoreJob[]} followed
 * @param {() => void} askAgain
 */
function row(job, run, followed, askAgain) {
  const { destination, backup, step } = job;
  const end = (
    /** @type {string} */ label,
    /** @type {string} */ name,
    /** @type {() => Promise<RestoreJob | null>} */ ended,
  ) =>
    button(label, {
      class: "button button-small",
      "aria-label": name,
      onclick: () => run(async () => followed(await ended())),
    });
  const element = rowElement(
    { title: words.of(timeInName(backup), destination), detail: progressLine(job) },
    step === "failed" && button(words.again, { class: "button button-small", onclick: askAgain }),
    isGoingOn(job)
      ? end(texts.common.cancel, words.stop, calls.cancelRestore)
      : end(texts.common.close, words.forget, calls.forgetRestore),
  );
  if (isGoingOn(job)) {
    element.querySelector(".account-words")?.append(progressBar(words.progress, progressOf(job)).element);
  }
  return element;
}

/**
 * What has come of it.
 * @param {RestoreJob | null} job
 */
function endOf(job) {
  if (job?.report) return backupReport(job.report);
  if (!job?.problem) return [];
  return [h("p", { class: "account-warning" }, sentenceOf(new Problem(job.problem)))];
}
