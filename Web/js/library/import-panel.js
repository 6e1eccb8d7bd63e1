// @ts-check
// The import panel shows each file's progress in a corner, and failures until they are dismissed.

import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { button, iconButton } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { bookPath, navigate } from "../ui/navigation.js";
import { sentenceOf, showProblem } from "../ui/problem.js";
import { progressBar } from "../ui/progress.js";
import { askForFilePassword } from "./file-password.js";
import { imports, sentenceOfDone } from "./imports.js";

/** @typedef {import("./import-item.js").Import} Import */

/** Of those that wait, this many are shown by name. */
const SHOWN_WAITING = 12;
/** What went well goes by itself after this. */
const DONE_MILLISECONDS = 6000;
/** The same file fails in the same way again. */
const FINAL_PROBLEMS = new Set(["not-a-book", "refused", "too-large", "other-file", "bad-request", "not-found"]);

export class ImportPanel {
  #title = h("h2", {});
  #list = h("ul", { role: "list", class: "imports" });
  #element = h(
    "section",
    { class: "panel import-panel", "aria-label": texts.library.imports, hidden: true },
    h(
      "div",
      { class: "panel-head" },
      this.#title,
      iconButton("close", texts.library.dismissAll, { onclick: () => imports.clear() }),
    ),
    this.#list,
  );
  /** @type {Map<Import, {element: HTMLElement, stage: string, update: () => void}>} */
  #rows = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #clearing;

  /** @param {HTMLElement} parent @param {AbortSignal} signal */
  constructor(parent, signal) {
    parent.append(this.#element);
    imports.addEventListener(
      "change",
      (event) => {
        const item = /** @type {CustomEvent<Import | null>} */ (event).detail;
        if (item) this.#tell(item);
        this.#update(item);
      },
      { signal },
    );
    // Messages go above it, so that neither hides the other.
    const root = document.documentElement;
    const size = new ResizeObserver(() =>
      root.style.setProperty("--toast-lift", `${this.#element.offsetHeight && this.#element.offsetHeight + 8}px`),
    );
    size.observe(this.#element);
    signal.addEventListener("abort", () => {
      clearTimeout(this.#clearing);
      size.disconnect();
      root.style.removeProperty("--toast-lift");
    });
    this.#update(null);
  }

  /** @param {Import | null} changed the only one, if it was only one */
  #update(changed) {
    const row = changed && this.#rows.get(changed);
    if (changed && row && row.stage === changed.stage) {
      row.update();
      return;
    }
    this.#showTitle();
    this.#showRows();
    this.#element.hidden = imports.all.length === 0;
    clearTimeout(this.#clearing);
    if (!imports.isBusy) this.#clearing = setTimeout(() => this.#clearDone(), DONE_MILLISECONDS);
  }

  #clearDone() {
    // Not under the pointer, nor with the focus on it.
    if (this.#element.matches(":hover, :focus-within")) {
      this.#clearing = setTimeout(() => this.#clearDone(), DONE_MILLISECONDS);
    } else {
      imports.clearDone();
    }
  }

  #showTitle() {
    const all = imports.all;
    const done = all.filter(({ stage }) => stage === "done").length;
    const failed = all.filter(({ stage }) => stage === "failed").length;
    const close = this.#element.querySelector("button");
    if (close) close.hidden = imports.isBusy;
    if (imports.isBusy) this.#title.textContent = texts.library.importing(done + failed, all.length);
    else if (failed > 0) this.#title.textContent = texts.library.importsFailed(failed);
    else this.#title.textContent = texts.library.imported(done);
  }

  /** What needs attention first, then what is under way, then what waits, then what is done. */
  #showRows() {
    const order = ["failed", "fetching", "pictures", "receiving", "checking", "reading", "waiting", "away", "done"];
    const items = [...imports.all].sort((a, b) => rank(a) - rank(b));
    function rank(/** @type {Import} */ { stage }) {
      const index = order.indexOf(stage);
      // From one stage under way to the next, a row stays where it is.
      return index > 1 && index <= 5 ? 1 : index;
    }
    const waiting = items.filter(({ stage }) => stage === "waiting");
    const hidden = new Set(waiting.slice(SHOWN_WAITING));
    /** @type {(HTMLElement | false)[]} */
    const elements = items.filter((item) => !hidden.has(item)).map((item) => this.#row(item));
    for (const item of this.#rows.keys()) if (!imports.all.includes(item)) this.#rows.delete(item);
    const focused = document.activeElement;
    const hadFocus = this.#element.contains(focused);
    replace(
      this.#list,
      ...elements,
      hidden.size > 0 && h("li", { class: "import-more" }, texts.library.moreWaiting(hidden.size)),
    );
    if (!(focused instanceof HTMLElement) || !hadFocus || document.activeElement === focused) return;
    // Where it was, if that is still there; else to what is left, so that the keyboard is not lost.
    const left = this.#list.contains(focused) ? focused : this.#list.querySelector("button, a");
    const next = left ?? document.querySelector(".add button");
    if (next instanceof HTMLElement) next.focus();
  }

  /** @param {Import} item */
  #row(item) {
    const known = this.#rows.get(item);
    if (known?.stage === item.stage) return known.element;
    const row = { stage: item.stage, ...rowOf(item) };
    this.#rows.set(item, row);
    row.update();
    return row.element;
  }

  /** @param {Import} item */
  #tell(item) {
    if (item.stage === "done" && item.book) announce(sentenceOfDone(item));
    if (item.stage !== "failed") return;
    // A person who has just entered another password is asked again; announcing it is the dialog's part.
    if (item.password !== null && isLocked(item)) enterPassword(item, true);
    else announce(texts.library.wasNotAdded(item.name, failureOf(item)));
  }
}

/** @param {Import} item @returns {{element: HTMLElement, update: () => void}} */
function rowOf(item) {
  const name = h("div", { class: "import-name", dir: "auto" }, item.name);
  if (item.stage === "failed") return { element: failedRow(item, name), update() {} };
  if (item.stage === "done") return { element: doneRow(item), update() {} };
  const state = h("div", { class: "import-state" });
  const bar = progressBar(texts.library.progressOf(item.name), 0);
  const begin = button(texts.library.readBeginning, {
    class: "button button-quiet button-small",
    onclick: async () => {
      const { showBeginning } = await import("./beginning.js");
      if (item.resumption.id !== null) await showBeginning(item.resumption.id, item.name).catch(showProblem);
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
    iconButton("close", texts.library.cancelImport(item.name), { onclick: () => imports.remove(item) }),
  );
  const update = () => {
    const { stage, fraction } = item;
    if (stage === "receiving") state.textContent = texts.library.receiving(fraction);
    else if (stage !== "done" && stage !== "failed") state.textContent = texts.library[stage];
    // A file that arrives in pieces can be looked at as soon as the first one is there.
    begin.hidden = item.resumption.id === null || (stage === "receiving" && fraction === 0) || !isText(item.name);
    bar.set(stage === "receiving" || fraction > 0 ? fraction : null);
  };
  return { element, update };
}

/** @param {string} name whether it is a file's of which the beginning can be shown */
const isText = (name) => /\.(?:txt|text)$/i.test(name);

/** @param {Import} item */
function doneRow(item) {
  const id = item.book?.id ?? 0;
  return h(
    "li",
    { class: "import import-done" },
    icon("check"),
    h(
      "div",
      { class: "import-words" },
      h("div", { class: "import-name", dir: "auto" }, item.book?.title ?? item.name),
      h("div", { class: "import-state" }, doneWords(item)),
    ),
    h("a", { class: "button button-quiet button-small", href: bookPath(id) }, texts.library.open),
  );
}

/** @param {Import} item */
function doneWords({ replaces, edition }) {
  if (replaces === null) return texts.library.added;
  return edition ? texts.library.wasReplaced : texts.library.putBack;
}

/** @param {Import} item whether its file wants a password @returns {boolean} */
const isLocked = ({ error }) => error instanceof Problem && error.type === "password-needed";

/** @param {Import} item */
function failureOf(item) {
  return item.isInArchive && isLocked(item) ? texts.library.lockedInArchive : sentenceOf(item.error);
}

/** @param {Import} item @param {boolean} wasWrong */
async function enterPassword(item, wasWrong) {
  const password = await askForFilePassword(item.name, wasWrong);
  if (password !== null) imports.retry(item, { password });
}

/** @param {Import} item @returns {(HTMLElement | false)[]} */
function furtherActions(item) {
  if (item.isInArchive) return [];
  if (isLocked(item)) {
    const ask = () => enterPassword(item, false);
    return [button(texts.library.enterPassword, { class: "button button-small", onclick: ask })];
  }
  if (item.error instanceof Problem && FINAL_PROBLEMS.has(item.error.type)) return [];
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
