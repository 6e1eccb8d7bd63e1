// @ts-check
// The rows of the import panel: a file on its way, one that is done, and one that failed with what can be done about it.

import { bookDetails } from "../api/books.js";
import { followFeed } from "../api/feeds.js";
import { blankFinding, mayBeBlank } from "../model/blank.js";
import { cutFinding, mayBeCut } from "../model/cut.js";
import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { button, iconButton } from "../ui/button.js";
import { h, newId } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { bookPath, navigate } from "../ui/navigation.js";
import { sentenceOf, showProblem } from "../ui/problem.js";
import { progressBar } from "../ui/progress.js";
import { reasonElement } from "../ui/reason.js";
import { showToast } from "../ui/toast.js";
import { askForFilePassword } from "./file-password.js";
import { failsAgain, hasPassages, isFeed, isLocked } from "./import-order.js";
import { imports } from "./imports.js";
import { showPassages } from "./passage-dialog.js";

/** @typedef {import("./import-item.js").Import} Import */

/** @param {Import} item @returns {{element: HTMLElement, update: () => void}} */
export function rowOf(item) {
  const name = h("div", { class: "import-name", dir: "auto", id: newId("import") }, item.name);
  if (item.stage === "failed") return { element: failedRow(item, name), update() {} };
  if (item.stage === "done") return { element: doneRow(item), update() {} };
  const state = h("div", { class: "import-state" });
  const bar = progressBar(texts.library.progressOf(item.name), 0);
  const begin = button(texts.library.readNow, {
    class: "button button-quiet button-small",
    "aria-describedby": name.id,
    onclick: async () => {
      await showPassages(item).catch(showProblem);
    },
  });
  begin.hidden = true;
  const element = h(
    "li",
    { class: "import" },
    h(
      "div",
      { class: "import-words" },
      name,
      state,
      item.stage !== "waiting" && item.stage !== "away" && bar.element,
      begin,
    ),
    iconButton("close", (item.isOwn ? texts.library.cancelImport : texts.library.dismissImport)(item.name), {
      onclick: () => imports.remove(item),
    }),
  );
  const update = () => {
    const { stage, fraction, done, total } = item;
    if ((stage === "pictures" || stage === "media") && done !== null && total !== null)
      state.textContent = texts.library.fetched[stage](done, total);
    else if (stage === "receiving" && item.isElsewhere) state.textContent = texts.library.checking;
    else if (stage === "receiving") state.textContent = texts.library.receiving(fraction);
    else if (stage !== "done" && stage !== "failed") state.textContent = texts.library[stage];
    // A file that arrives in pieces can be looked at as soon as the first one is there.
    const canBegin = item.isElsewhere || hasPassages(item.name);
    begin.hidden = item.resumption.id === null || (stage === "receiving" && fraction === 0) || !canBegin;
    bar.set(stage === "receiving" || fraction > 0 ? fraction : null);
  };
  return { element, update };
}

/** @param {Import} item */
function doneRow(item) {
  const id = item.book?.id ?? 0;
  const state = h("div", { class: "import-state" }, doneWords(item));
  if (item.book && (mayBeBlank(item.book) || mayBeCut(item.book))) tellIfIncomplete(id, state);
  return h(
    "li",
    { class: "import import-done" },
    icon("check"),
    h(
      "div",
      { class: "import-words" },
      h("div", { class: "import-name", dir: "auto" }, item.book?.title ?? item.name),
      state,
    ),
    h("a", { class: "button button-quiet button-small", href: bookPath(id) }, texts.library.open),
  );
}

/**
 * Says of a book that there is nothing to read in it, or perhaps only the beginning.
 * @param {number} id @param {HTMLElement} state where it says how the import ended
 */
async function tellIfIncomplete(id, state) {
  // Where the server can't say it now, the reader does.
  const details = await bookDetails(id).catch(() => null);
  const finding = details && (blankFinding(details.findings) ?? cutFinding(details.findings));
  if (!finding) return;
  const reason = reasonElement("finding", finding, finding.message);
  state.replaceChildren(reason);
  announce(reason.textContent ?? "");
}

/** @param {Import} item */
function doneWords({ replaces, edition }) {
  if (replaces === null) return texts.library.added;
  return edition ? texts.library.wasReplaced : texts.library.putBack;
}

/** @param {Import} item */
export function failureOf(item) {
  return item.isInArchive && isLocked(item) ? texts.library.lockedInArchive : sentenceOf(item.error);
}

/** @param {Import} item @param {boolean} wasWrong */
export async function enterPassword(item, wasWrong) {
  const password = await askForFilePassword(item.name, wasWrong);
  if (password !== null) imports.retry(item, { password });
}

/**
 * Follows the feed that an address has turned out to be.
 * @param {Import} item
 */
async function follow(item) {
  try {
    const { name } = await followFeed(item.address ?? "", "");
    imports.remove(item);
    showToast(texts.feeds.followed(name));
  } catch (error) {
    showProblem(error);
  }
}

/** @param {Import} item @returns {(HTMLElement | false)[]} */
function furtherActions(item) {
  if (item.isInArchive) return [];
  if (isLocked(item)) {
    const ask = () => enterPassword(item, false);
    return [button(texts.library.enterPassword, { class: "button button-small", onclick: ask })];
  }
  if (isFeed(item)) return [button(texts.feeds.follow, { class: "button button-small", onclick: () => follow(item) })];
  if (failsAgain(item)) return [];
  return [button(texts.common.tryAgain, { class: "button button-small", onclick: () => imports.retry(item) })];
}

/** @param {Import} item @param {HTMLElement} name */
function failedRow(item, name) {
  const existing = item.error instanceof Problem ? item.error.document.existing : undefined;
  const actions = existing
    ? [
        button(texts.library.openExisting, {
          class: "button button-small",
          onclick: () => {
            imports.remove(item);
            navigate(bookPath(existing.id));
          },
        }),
        item.replaces === null &&
          !item.isInArchive &&
          button(texts.library.addCopy, {
            class: "button button-small",
            onclick: () => imports.retry(item, { copy: true }),
          }),
      ]
    : furtherActions(item);
  return h(
    "li",
    { class: "import import-failed" },
    icon(existing ? "info" : isLocked(item) ? "lock" : "warning"),
    h(
      "div",
      { class: "import-words" },
      name,
      h("div", { class: "import-state" }, failureOf(item)),
      actions.length > 0 && h("div", { class: "import-actions" }, ...actions),
    ),
    iconButton("close", texts.library.dismissImport(item.name), { onclick: () => imports.remove(item) }),
  );
}

/**
 * What became of one that went well.
 * @param {Import} item
 */
export function sentenceOfDone({ edition, book, name }) {
  const title = book?.title ?? name;
  return edition ? texts.library.wasReplacedBy(title) : texts.library.wasAdded(title);
}
