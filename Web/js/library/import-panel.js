// @ts-check
// The import panel shows each file's progress in a corner, and failures until they are dismissed.

import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { iconButton } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { inOrder, isLocked } from "./import-order.js";
import { enterPassword, failureOf, rowOf, sentenceOfDone } from "./import-rows.js";
import { imports } from "./imports.js";

/** @typedef {import("./import-item.js").Import} Import */

/** Of those that wait, this many are shown by name. */
const SHOWN_WAITING = 12;
/** What went well goes by itself after this. */
const DONE_MILLISECONDS = 6000;
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
    const items = inOrder(imports.all);
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
