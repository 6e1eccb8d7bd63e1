// @ts-check
// The feature for highlights, notes and bookmarks.

import * as api from "../api/marks.js";
import { live } from "../api/live.js";
import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { sentenceOf, showProblem } from "../ui/problem.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { showToast } from "../ui/toast.js";
import { openCard } from "./card-dialog.js";
import { lastStyle, rememberStyle } from "./last-style.js";
import { MarkEditor } from "./mark-editor.js";
import { editMark } from "./note-editor.js";
import { NoteSigns } from "./note-signs.js";
import { Painter } from "./paint.js";
import { PassageActions } from "./passage-actions.js";
import { addPanel } from "./panel.js";
import { Ribbon } from "./ribbon.js";
import { markQueue } from "./sending.js";
import { copyPassage, share } from "./sharing.js";
import { MarkStore } from "./store.js";
import { ToolbarTargets } from "./toolbar-targets.js";
import { Toolbar } from "./toolbar.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */

const words = texts.marks;

export const needs = /** @type {const} */ ("mark");

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
      choose: (target, look) => passages.choose(target, look),
      actions: (target) => passages.actions(target),
      extend: (by) => {
        targets.extend(by).catch(showProblem);
      },
      closed: () => text.focus({ preventScroll: true }),
    },
    signal,
  );
  root.append(h("section", { class: "mark-region", "aria-label": words.title }, ribbon.element, toolbar.element));

  function close() {
    const isSelection = toolbar.target?.marks.length === 0;
    toolbar.hide();
    if (isSelection) getSelection()?.removeAllRanges();
  }

  const passages = new PassageActions({
    book: reader.id,
    details,
    view,
    nameAt: (offset) => finder.nameAt(offset, reader.model.chapterAt(offset)),
    store,
    editor,
    added: reader.actions,
    listen: (offset) => player?.play(offset),
    lastStyle,
    rememberStyle,
    close,
    edit: editMark,
    copy: copyPassage,
    share,
    picture: openCard,
    signal,
  });
  const targets = new ToolbarTargets({ toolbar, text, view, model: reader.model, store, signal });
  /** @type {import("../shortcuts/shortcuts.js").Shortcut[]} */
  const keys = [
    {
      name: "mark-sentence",
      keys: ["Shift+H"],
      label: words.markSentence,
      group: "marks",
      run: () => {
        targets.offerSentence(player?.place?.sentence ?? null).catch(showProblem);
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
