// @ts-check
// The restoring of a backup from a destination: how far it is, and how it has ended.

import * as calls from "../api/restoring.js";
import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { sentenceOf } from "../ui/problem.js";
import { progressBar } from "../ui/progress.js";
import { backupReport } from "./backup-report.js";
import { polledRows } from "./polled-rows.js";
import { askForRestoring } from "./restore-dialog.js";
import { progressLine, progressOf, timeInName } from "./restoring-words.js";
import { rowElement } from "./rows.js";

/** @typedef {import("../api/restoring.js").Restoring} Restoring */
/** @typedef {(change: () => Promise<Restoring[]>) => Promise<void>} Run */

const words = texts.restoring;
/** How often the page asks how far it is, in milliseconds. */
const PERIOD = 1000;

/** @returns {{elements: HTMLElement[], ask: (destination: string) => void}} `ask` asks which backup of a destination is restored */
export function restorings() {
  // Beside the list, which is made anew: screen readers miss a region that appears with its text.
  const said = h("div", { class: "backup-report", role: "status" });
  const followed = (/** @type {Restoring | null} */ restoring) => {
    replace(said, ...endOf(restoring));
    return restoring ? [restoring] : [];
  };
  const list = polledRows({
    load: async () => followed(await calls.restoring()),
    row: (restoring, run) => row(restoring, run, followed, () => ask(restoring.destination, restoring)),
    none: "",
    period: ([restoring]) => (restoring && isGoingOn(restoring) ? PERIOD : null),
  });
  /** @param {string} destination @param {Restoring | null} before */
  const ask = (destination, before) => {
    askForRestoring(destination, before, async (request) => list.show(followed(await begun(request))));
  };
  const begun = (/** @type {import("../api/restoring.js").RestoringRequest} */ request) =>
    calls.beginRestoring(request).catch(async (error) => {
      // It was begun in another tab, or by somebody else: its row says how far it is.
      if (error instanceof Problem && error.document.reason === "is-restoring")
        await calls.restoring().then(
          (other) => list.show(followed(other)),
          () => {},
        );
      throw error;
    });
  return { elements: [...list.elements, said], ask: (destination) => ask(destination, null) };
}

/** @param {Restoring} restoring */
const isGoingOn = ({ step }) => step === "fetching" || step === "restoring";

/**
 * @param {Restoring} restoring @param {Run} run
 * @param {(restoring: Restoring | null) => Restoring[]} followed
 * @param {() => void} askAgain
 */
function row(restoring, run, followed, askAgain) {
  const { destination, backup, step } = restoring;
  const end = (
    /** @type {string} */ label,
    /** @type {string} */ name,
    /** @type {() => Promise<Restoring | null>} */ ended,
  ) =>
    button(label, {
      class: "button button-small",
      "aria-label": name,
      onclick: () => run(async () => followed(await ended())),
    });
  const element = rowElement(
    { title: words.of(timeInName(backup), destination), detail: progressLine(restoring) },
    step === "failed" && button(words.again, { class: "button button-small", onclick: askAgain }),
    isGoingOn(restoring)
      ? end(texts.common.cancel, words.stop, stopped)
      : end(texts.common.close, words.forget, calls.endRestoring),
  );
  if (isGoingOn(restoring)) {
    element.querySelector(".account-words")?.append(progressBar(words.progress, progressOf(restoring)).element);
  }
  return element;
}

/** Gives up what goes on; what has ended by now is shown, as nobody has read its report. */
async function stopped() {
  const now = await calls.restoring();
  return now && !isGoingOn(now) ? now : calls.endRestoring();
}

/**
 * What has come of it.
 * @param {Restoring | null} restoring
 */
function endOf(restoring) {
  if (restoring?.report) return backupReport(restoring.report);
  if (!restoring?.problem) return [];
  return [h("p", { class: "account-warning" }, sentenceOf(new Problem(restoring.problem)))];
}
