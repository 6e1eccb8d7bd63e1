// @ts-check
// Puts books into the listening queue, and says so.

import { changeListeningQueue } from "../api/listening-queue.js";
import { texts } from "../texts.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { openListenNext } from "./dialog.js";

/** @typedef {import("../model/types.js").Book} Book */

/** @param {readonly {id: number}[]} books */
export async function listenNext(books) {
  try {
    await changeListeningQueue({ add: books.map(({ id }) => id) });
    showToast(texts.listenNext.added(books.length), { action: { label: texts.listenNext.show, run: openListenNext } });
  } catch (error) {
    showProblem(error);
  }
}
