// @ts-check
// The feature for highlights, notes and bookmarks.

import * as api from "../api/marks.js";
import { live } from "../api/live.js";
import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { sentenceOf, showProblem } from "../ui/problem.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { showToast } from "../ui/toast.js";
import { MarkEditor } from "./mark-editor.js";
import { editMark } from "./note-editor.js";
import { seenAt } from "../model/mark.js";
import { NoteSigns } from "./note-signs.js";
import { Painter } from "./paint.js";
import { addPanel } from "./panel.js";
import { Ribbon } from "./ribbon.js";
import { select, textOf, watchSelection } from "../text/selection.js";
import { markQueue } from "./sending.js";
import { copyPassage, share } from "./sharing.js";
import { MarkStore } from "./store.js";
import { rememberStyle, lastStyle } from "./last-style.js";
import { Toolbar } from "./toolbar.js";

/**
 * @typedef {import("../reader/reader.js").Reader} Reader
 * @typedef {import("../model/mark.js").Mark} Mark
 * @typedef {import("../model/mark.js").Span} Span
 * @typedef {import("./toolbar.js").Target} Target
 * @typedef {import("./toolbar.js").Action} Action
 */

const words = texts.marks;

/** @param {Reader} reader */
export function attach(reader) {
  const { view, text, root, details, finder, signal } = reader;
  const store = new MarkStore(reader.id, markQueue, () => api.marks(reader.id), signal);
  const editor = new MarkEditor(store);
  const painter = new Painter(view, store);
  const signs = new NoteSigns(painter);
  painter.changed = () => signs.draw();
  const ribbon = new Ribbon(reader, store, editor);
  /** @type {import("../player/player.js").Player | null} */
  let player = null;
  reader.player.then((there) => {
    player = there;
  });

  const toolbar = new Toolbar(
    {
      ranges: ({ start, end }) => view.ranges(start, end),
      bottom: () => view.insets.bottom,
      choose,
      actions,
      extend: (by) => {
        extend(by).catch(showProblem);
      },
      closed: () => text.focus({ preventScroll: true }),
    },
    signal,
  );
  root.append(h("section", { class: "mark-region", "aria-label": words.title }, ribbon.element, toolbar.element));

  /** @param {Span} span what the server finds a place by, should the text be another by then */
  function seen(span) {
    return seenAt(details.edition, span, (part) => textOf(view, part));
  }

  /** @param {Span} span @param {string} [note] @returns {Mark} */
  function highlight({ start, end }, note = "") {
    const chapter = finder.nameAt(start, reader.model.chapterAt(start));
    return editor.add(
      reader.id,
      { kind: "highlight", start, end, ...lastStyle(), note },
      { exact: textOf(view, { start, end }), chapter, seen: seen({ start, end }) },
    );
  }

  function close() {
    const isSelection = toolbar.target?.marks.length === 0;
    toolbar.hide();
    if (isSelection) getSelection()?.removeAllRanges();
  }

  /** @param {Target} target @param {Partial<import("../model/mark.js").Content>} look */
  function choose({ span, marks: [mark] }, look) {
    rememberStyle(look);
    const present = mark && (store.present(mark) ?? mark);
    if (present) return editor.change(present, look);
    highlight(span);
    return close();
  }

  /** @param {Target} target @returns {Action[]} */
  function actions({ span, marks: [mark] }) {
    const passage = mark ?? span;
    const exact = mark && view.ranges(mark.start, mark.end).length === 0 ? mark.quote.exact : textOf(view, passage);
    const selected = { start: passage.start, end: passage.end, text: exact };
    const chapter = finder.nameAt(passage.start, reader.model.chapterAt(passage.start));
    /** @param {(selection: typeof selected) => void} run */
    const then = (run) => () => {
      close();
      run(selected);
    };
    const own = (/** @type {string} */ name) => reader.actions.get(name);
    const listen = own("listen") ?? (({ start }) => player?.play(start));
    const define = own("define");
    const search = own("search");
    const pronounce = own("pronounce");
    /** @type {(Action | false)[]} */
    const all = [
      {
        label: words.note,
        icon: "note",
        run: () => {
          writeNote(mark, span).catch(showProblem);
        },
      },
      {
        label: words.copy,
        icon: "copy",
        run: then(() => {
          copyPassage(exact);
        }),
      },
      { label: words.listen, icon: "listen", run: then(listen) },
      define !== undefined && { label: words.define, icon: "dictionary", run: then(define) },
      search !== undefined && { label: words.search, icon: "search", run: then(search) },
      pronounce !== undefined && { label: texts.speech.pronounce, icon: "speech", run: then(pronounce) },
      {
        label: words.share,
        icon: "share",
        run: then(() => {
          share({ exact, authors: details.authors, title: details.title, chapter });
        }),
      },
      mark !== undefined && {
        label: words.remove,
        icon: "trash",
        danger: true,
        run: then(() => editor.remove(store.present(mark) ?? mark)),
      },
    ];
    return /** @type {Action[]} */ (all.filter(Boolean));
  }

  /** @param {Mark | undefined} mark @param {Span} span */
  async function writeNote(mark, span) {
    const present = mark && (store.present(mark) ?? mark);
    const exact = textOf(view, mark ?? span) || mark?.quote.exact || "";
    close();
    const edited = await editMark({ kind: "highlight", ...lastStyle(), note: "", ...present }, exact, details.language);
    if (!edited || signal.aborted) return;
    rememberStyle({ color: edited.color, style: edited.style });
    if (present) editor.change(store.present(present) ?? present, edited);
    else highlight(span, edited.note);
  }

  watchSelection(
    text,
    view,
    (span) => {
      const shown = toolbar.target;
      if (!span) {
        if (shown && shown.marks.length === 0) toolbar.hide();
      } else if (!shown || shown.marks.length > 0 || shown.span.start !== span.start || shown.span.end !== span.end) {
        toolbar.show({ span, marks: [] }, { takesFocus: toolbar.element.contains(document.activeElement) });
      }
    },
    signal,
  );

  // A tap on a highlight is for the highlight; one that closes the bar is for nothing else.
  let isClosing = false;
  addEventListener(
    "pointerdown",
    ({ target }) => {
      isClosing = toolbar.isOpen && target instanceof Node && !toolbar.element.contains(target);
      if (isClosing && (toolbar.target?.marks.length ?? 0) > 0) toolbar.hide();
    },
    { signal, capture: true },
  );
  view.addEventListener(
    "tap",
    (event) => {
      const { offset } = /** @type {CustomEvent<{offset: number}>} */ (event).detail;
      const marks = store.index.at(offset).filter(({ kind }) => kind === "highlight");
      if (marks.length === 0 && !isClosing) return;
      event.stopImmediatePropagation();
      if (marks.length > 0) toolbar.show({ span: { start: offset, end: offset + 1 }, marks });
    },
    { signal },
  );
  store.addEventListener(
    "change",
    () => {
      const target = toolbar.target;
      if (!target || target.marks.length === 0) return;
      const marks = target.marks.flatMap((mark) => store.present(mark) ?? []);
      const focused = toolbar.element.contains(document.activeElement)
        ? document.activeElement?.getAttribute("aria-label")
        : null;
      if (marks.length === 0) return toolbar.hide();
      toolbar.show({ span: target.span, marks });
      const again = focused
        ? [...toolbar.element.querySelectorAll("button")].find((one) => one.getAttribute("aria-label") === focused)
        : null;
      again?.focus({ preventScroll: true });
      return undefined;
    },
    { signal },
  );

  /** Offers the sentence that is spoken, or the first in view, to be marked. */
  async function offerSentence() {
    if (toolbar.isOpen) return toolbar.focus();
    const spoken = player?.place?.sentence;
    const offset = spoken && view.isVisible(spoken.start, spoken.start + 1) ? spoken.start : view.firstVisibleOffset;
    const sentence = await reader.model.sentenceAt(offset);
    if (sentence && !signal.aborted) offer(sentence);
    return undefined;
  }

  /** @param {Span} span */
  function offer(span) {
    select(view, span);
    toolbar.show({ span, marks: [] }, { takesFocus: true });
  }

  /** @param {1 | -1} by takes one sentence more, or one less */
  async function extend(by) {
    const target = toolbar.target;
    if (!target || target.marks.length > 0) return;
    const { start, end } = target.span;
    const other = by > 0 ? await reader.model.sentenceAfter(end - 1) : await reader.model.sentenceBefore(end - 1);
    if (other && other.end > start && toolbar.target === target)
      offer({ start: Math.min(start, other.start), end: other.end });
  }

  /** @type {import("../shortcuts/shortcuts.js").Shortcut[]} */
  const keys = [
    {
      name: "mark-sentence",
      keys: ["Shift+H"],
      label: words.markSentence,
      group: "marks",
      run: () => {
        offerSentence().catch(showProblem);
      },
    },
    { name: "bookmark", keys: ["Ctrl+B"], label: words.toggleBookmark, group: "marks", run: () => ribbon.toggle() },
    {
      name: "marks-panel",
      keys: ["n"],
      label: words.openPanel,
      group: "marks",
      run: () => reader.panels.toggle("marks"),
    },
    { name: "marks-undo", keys: ["Ctrl+Z"], label: words.undoKey, group: "marks", run: () => editor.undo() },
  ];
  for (const key of keys) addShortcut(key, signal);
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || event.defaultPrevented || !toolbar.isOpen || document.querySelector("dialog:modal"))
        return;
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    { signal, capture: true },
  );
  reader.header.addMenuItem({ label: words.toggleBookmark, icon: "bookmark", run: () => ribbon.toggle() });
  reader.header.addMenuItem({ label: words.openPanel, icon: "highlight", run: () => reader.panels.open("marks") });
  addPanel(reader, store, editor, () => player);

  const load = () => {
    store.load().catch((error) => {
      // While the server is away there is nothing to say; it is asked again when it is back.
      if (error?.type !== "unreachable" && !signal.aborted)
        showToast(words.loadFailed(sentenceOf(error)), { level: "error" });
    });
  };
  live.on("open", load, signal);
  live.on(
    "marks",
    (told) => {
      if (told.book === reader.id) load();
    },
    signal,
  );
  load();
  signal.addEventListener("abort", () => {
    toolbar.hide();
    editor.close();
    painter.close();
    signs.close();
  });
}
