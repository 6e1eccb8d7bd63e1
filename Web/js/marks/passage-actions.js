// @ts-check
// `PassageActions`: what can be done with a selected passage or with a highlight.

import { seenAt } from "../model/mark.js";
import { sourceTextOf, textOf } from "../text/selection.js";
import { texts } from "../texts.js";

/**
 * @typedef {import("../model/mark.js").Content} Content
 * @typedef {import("../model/mark.js").Mark} Mark
 * @typedef {import("../model/mark.js").Span} Span
 * @typedef {import("./toolbar.js").Action} Action
 * @typedef {import("./toolbar.js").Target} Target
 * @typedef {import("../reader/reader.js").Selected} Selected
 */

/**
 * @typedef {object} Parts
 * @property {number} book
 * @property {Pick<import("../model/types.js").BookDetails, "edition" | "language" | "authors" | "title">} details
 * @property {Pick<import("../reader/book-view.js").BookView, "ranges" | "spanOf">} view
 * @property {(offset: number) => string} nameAt what a place is called
 * @property {Pick<import("./store.js").MarkStore, "present">} store
 * @property {Pick<import("./mark-editor.js").MarkEditor, "add" | "change" | "remove">} editor
 * @property {Map<string, (selection: Selected) => void>} added what other features do with a passage
 * @property {(offset: number) => void} listen
 * @property {typeof import("./last-style.js").lastStyle} lastStyle
 * @property {typeof import("./last-style.js").rememberStyle} rememberStyle
 * @property {() => void} close closes the toolbar
 * @property {typeof import("./note-editor.js").editMark} edit asks for a note
 * @property {(exact: string) => unknown} copy
 * @property {typeof import("./sharing.js").share} share
 * @property {typeof import("./card-dialog.js").openCard} picture draws a quote on a card
 * @property {AbortSignal} signal
 */

const words = texts.marks;

export class PassageActions {
  #parts;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /**
   * Gives a highlight another look, or highlights a selection with it.
   * @param {Target} target
   * @param {Partial<Content>} look
   */
  choose({ span, marks: [mark] }, look) {
    const { editor, close, rememberStyle } = this.#parts;
    rememberStyle(look);
    if (mark) {
      editor.change(this.#present(mark), look);
      return;
    }
    this.#highlight(span);
    close();
  }

  /** @param {Target} target @returns {Action[]} */
  actions({ span, marks: [mark] }) {
    const { added, listen, editor, copy, share, picture, details, nameAt } = this.#parts;
    const selected = this.#selected(span, mark);
    /** @param {(selection: Selected) => unknown} run */
    const then = (run) => () => {
      this.#parts.close();
      run(selected);
    };
    /** @param {string} name @param {string} label @param {Action["icon"]} icon @returns {Action[]} */
    const ofFeature = (name, label, icon) => {
      const run = added.get(name);
      return run ? [{ label, icon, run: then(run) }] : [];
    };
    const { authors, title, language } = details;
    return [
      { label: words.note, icon: "note", run: () => this.#writeNote(mark, span) },
      { label: words.copy, icon: "copy", run: then(({ text }) => copy(text)) },
      { label: words.listen, icon: "listen", run: then(added.get("listen") ?? (({ start }) => listen(start))) },
      ...ofFeature("define", words.define, "dictionary"),
      ...ofFeature("search", words.search, "search"),
      ...ofFeature("pronounce", texts.speech.pronounce, "speech"),
      {
        label: words.share,
        icon: "share",
        run: then(({ text, start }) => share({ exact: text, authors, title, chapter: nameAt(start) })),
      },
      {
        label: words.picture,
        icon: "picture",
        run: then(({ text }) => picture({ exact: text, authors, title, language })),
      },
      ...(mark
        ? [
            /** @type {Action} */ ({
              label: words.remove,
              icon: "trash",
              danger: true,
              run: then(() => editor.remove(this.#present(mark))),
            }),
          ]
        : []),
    ];
  }

  /** @param {Mark} mark @returns {Mark} as it is now */
  #present(mark) {
    return this.#parts.store.present(mark) ?? mark;
  }

  /**
   * The passage with its text; that of a mark whose text is not on the page is its quote.
   * @param {Span} span
   * @param {Mark | undefined} mark
   * @returns {Selected}
   */
  #selected(span, mark) {
    const { view } = this.#parts;
    const { start, end } = mark ?? span;
    const text = textOf(view, { start, end });
    return { start, end, text: mark && view.ranges(start, end).length === 0 ? mark.quote.exact : text };
  }

  /** @param {Span} span @param {string} [note] */
  #highlight({ start, end }, note = "") {
    const { book, details, view, nameAt, editor, lastStyle } = this.#parts;
    editor.add(
      book,
      { kind: "highlight", start, end, ...lastStyle(), note },
      {
        exact: textOf(view, { start, end }),
        chapter: nameAt(start),
        // What the server finds the place by, should the text be another one by then.
        seen: seenAt(details.edition, { start, end }, (part) => sourceTextOf(view, part)),
      },
    );
  }

  /** @param {Mark | undefined} mark @param {Span} span */
  async #writeNote(mark, span) {
    const { view, close, edit, editor, details, lastStyle, rememberStyle, signal } = this.#parts;
    const present = mark && this.#present(mark);
    const exact = textOf(view, mark ?? span) || mark?.quote.exact || "";
    close();
    const draft = present ?? { kind: /** @type {const} */ ("highlight"), ...lastStyle(), note: "" };
    const edited = await edit(draft, exact, details.language);
    if (!edited || signal.aborted) return;
    rememberStyle({ color: edited.color, style: edited.style });
    if (present) editor.change(this.#present(present), edited);
    else this.#highlight(span, edited.note);
  }
}
