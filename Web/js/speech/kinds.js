// @ts-check
// Switches for each skippable kind, with what the book has of it.

import { texts } from "../texts.js";
import { h, newId, replace } from "../ui/element.js";
import { formatNumber } from "../basics/locale.js";
import { showProblem } from "../ui/problem.js";
import { BackButton } from "./back-button.js";

/** @typedef {import("../model/types.js").SkipKind} SkipKind */
/** @typedef {import("../model/types.js").SkipFinding} SkipFinding */
/** @typedef {import("./store.js").SpeechStore} SpeechStore */
/** @typedef {{kind: SkipKind, row: HTMLElement, box: HTMLInputElement, count: HTMLElement, back: BackButton}} Row */

const words = texts.speech;

/** Skipped unless it was decided otherwise, as docs/api.md says. */
const USUAL = new Set(["note-marks", "page-numbers", "running-heads"]);

export class KindRows {
  element;
  #store;
  #book;
  #go;
  #scope = "";
  /** @type {Row[]} */
  #rows;
  #note = h("p", { class: "speech-note", hidden: true });

  /** @param {{store: SpeechStore, book: string, go: (offset: number) => void}} options */
  constructor({ store, book, go }) {
    this.#store = store;
    this.#book = book;
    this.#go = go;
    this.#rows = /** @type {SkipKind[]} */ (Object.keys(words.kinds)).map((kind) => this.#row(kind));
    const id = newId("speech");
    this.element = h(
      "section",
      { class: "speech-section", "aria-labelledby": id },
      h("h3", { id }, words.skipTitle),
      h("p", { class: "speech-intro" }, words.skipIntro),
      h("ul", { role: "list", class: "speech-list" }, ...this.#rows.map(({ row }) => row)),
      this.#note,
    );
  }

  /** @param {string} scope */
  show(scope) {
    this.#scope = scope;
    const own = this.#store.choices(scope).skip;
    const all = this.#store.choices("all").skip;
    for (const { kind, box, back } of this.#rows) {
      const wider = (scope === this.#book ? all[kind] : undefined) ?? USUAL.has(kind);
      box.checked = own[kind] ?? wider;
      back.show({ isNeeded: own[kind] !== undefined && own[kind] !== wider, isOfBook: scope === this.#book });
    }
  }

  /** @param {{whole: boolean, findings: SkipFinding[]}} report */
  found({ whole, findings }) {
    for (const { kind, count } of this.#rows) {
      const finding = findings.find((one) => one.kind === kind);
      replace(count, finding ? this.#examples(finding) : words.none);
    }
    this.#note.hidden = whole;
    this.#note.textContent = whole ? "" : words.partly;
  }

  /** @param {SkipKind} kind @returns {Row} */
  #row(kind) {
    const id = newId("kind");
    const box = h("input", {
      type: "checkbox",
      role: "switch",
      class: "switch",
      id,
      "data-kind": kind,
      onchange: () => this.#decide(kind, box.checked),
    });
    const count = h("div", { class: "speech-count" });
    const back = new BackButton(box, () => this.#decide(kind, null));
    const row = h(
      "li",
      { class: "speech-kind" },
      h("div", { class: "speech-row" }, h("label", { for: id }, words.kinds[kind]), box),
      count,
      back.element,
    );
    return { kind, row, box, count, back };
  }

  /** @param {SkipFinding} finding */
  #examples({ kind, count, examples }) {
    return h(
      "details",
      { class: "speech-examples" },
      h("summary", { "aria-label": `${words.examplesOf(words.kinds[kind])}, ${words.found(count)}` }, formatted(count)),
      h(
        "ul",
        { role: "list" },
        ...examples.map(({ start, before, text, after }) =>
          h(
            "li",
            {},
            h(
              "button",
              { type: "button", class: "speech-example", onclick: () => this.#go(start) },
              before,
              h("mark", {}, text),
              after,
            ),
          ),
        ),
      ),
    );
  }

  /** @param {SkipKind} kind @param {boolean | null} isSkipped `null` to follow the wider scope */
  #decide(kind, isSkipped) {
    this.#store
      .change(this.#scope, ({ skip }) => {
        if (isSkipped === null) delete skip[kind];
        else skip[kind] = isSkipped;
      })
      .catch(showProblem);
  }
}

/** @param {number} count */
function formatted(count) {
  return words.found(count).replace(String(count), formatNumber(count));
}
