// @ts-check
// The feature for highlights, notes and bookmarks.

import * as api from "../api/marks.js";
import { live } from "../api/live.js";
import { can } from "../model/capabilities.js";
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

/** @typedef {import("../player/player.js").Player} Player */
/** @typedef {import("../reader/reader.js").Reader} Reader */

const words = texts.marks;

export const needs = /** @type {const} */ ("mark");

/** @param {Reader} reader */
export function attach(reader) {
  const { view, text, root, model, signal } = reader;
  const store = new MarkStore(reader.id, markQueue, () => api.marks(reader.id), signal);
  const editor = new MarkEditor(store);
  const painter = new Painter(view, store);
  const signs = new NoteSigns(painter);
  painter.changed = () => signs.draw();
  const ribbon = new Ribbon(reader, store, editor);
  /** @type {Player | null} */
  let player = null;
  reader.player.then((there) => {
    player = there;
  });
  const toolbar = makeToolbar(reader, { targets: () => targets, passages: () => passages });
  root.append(h("section", { class: "mark-region", "aria-label": words.title }, ribbon.element, toolbar.element));

  function close() {
    const isSelection = toolbar.target?.marks.length === 0;
    toolbar.hide();
    if (isSelection) getSelection()?.removeAllRanges();
  }

  const passages = passageActions(reader, store, editor, { listen: (offset) => player?.play(offset), close });
  const targets = new ToolbarTargets({ toolbar, text, view, model, store, signal });
  const acts = {
    markSentence: () => {
      targets.offerSentence(player?.place?.sentence ?? null).catch(showProblem);
    },
    bookmark: () => ribbon.toggle(),
    togglePanel: () => reader.panels.toggle("marks"),
    undo: () => editor.undo(),
  };
  addKeys(acts, can(reader.details, "listen"), signal);
  closeByEscape(toolbar, close, signal);
  reader.header.addMenuItem({ label: words.toggleBookmark, icon: "bookmark", run: acts.bookmark });
  reader.header.addMenuItem({ label: words.openPanel, icon: "highlight", run: () => reader.panels.open("marks") });
  addPanel(reader, store, editor, () => player);
  keepLoaded(store, reader.id, signal);
  signal.addEventListener("abort", () => {
    toolbar.hide();
    for (const part of [editor, painter, signs]) part.close();
  });
}

/**
 * @param {Reader} reader
 * @param {{targets: () => ToolbarTargets, passages: () => PassageActions}} later parts that need the toolbar
 */
function makeToolbar({ view, text, signal }, { targets, passages }) {
  return new Toolbar(
    {
      ranges: ({ start, end }) => view.ranges(start, end),
      bottom: () => view.insets.bottom,
      choose: (target, look) => passages().choose(target, look),
      actions: (target) => passages().actions(target),
      extend: (by) => {
        targets().extend(by).catch(showProblem);
      },
      closed: () => text.focus({ preventScroll: true }),
    },
    signal,
  );
}

/**
 * @param {Reader} reader
 * @param {MarkStore} store
 * @param {MarkEditor} editor
 * @param {{listen: (offset: number) => void, close: () => void}} acts
 */
function passageActions({ id, details, view, finder, model, actions, signal }, store, editor, { listen, close }) {
  return new PassageActions({
    book: id,
    details,
    view,
    nameAt: (offset) => finder.nameAt(offset, model.chapterAt(offset)),
    store,
    editor,
    added: actions,
    listen,
    lastStyle,
    rememberStyle,
    close,
    edit: editMark,
    copy: copyPassage,
    share,
    picture: openCard,
    signal,
  });
}

/** @param {Record<"markSentence" | "bookmark" | "togglePanel" | "undo", () => void | boolean>} acts @param {boolean} isHeard @param {AbortSignal} signal */
function addKeys({ markSentence, bookmark, togglePanel, undo }, isHeard, signal) {
  /** @type {[string, string, string, () => void | boolean][]} */
  const keys = [
    ["bookmark", "Ctrl+B", words.toggleBookmark, bookmark],
    ["marks-panel", "n", words.openPanel, togglePanel],
    ["marks-undo", "Ctrl+Z", words.undoKey, undo],
  ];
  // The sentence is the one that is spoken.
  if (isHeard) keys.unshift(["mark-sentence", "Shift+H", words.markSentence, markSentence]);
  for (const [name, key, label, run] of keys) addShortcut({ name, keys: [key], label, group: "marks", run }, signal);
}

/** @param {Toolbar} toolbar @param {() => void} close @param {AbortSignal} signal */
function closeByEscape(toolbar, close, signal) {
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
}

/** @param {MarkStore} store @param {number} book @param {AbortSignal} signal */
function keepLoaded(store, book, signal) {
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
      if (told.book === book) load();
    },
    signal,
  );
  load();
}
