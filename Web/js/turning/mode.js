// @ts-check
// Changes between scrolling and pages, and keeps pages as they are set.

import { chosen, onChange, rememberMode } from "../paged/mode.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";

/**
 * @typedef {import("../reader/reader.js").Reader} Reader
 * @typedef {import("../reader/book-view.js").Flow} Flow
 */

/**
 * The key and the menu entry that change the mode.
 * @param {Reader} reader @param {Flow} flow
 */
export function offerModes({ id, header, signal }, flow) {
  const toggle = () => {
    const mode = flow.mode === "paged" ? "scroll" : "paged";
    rememberMode(id, mode);
    announce(texts.paged[mode]);
    flow.useMode(mode);
  };
  addShortcut(
    { name: "reader.mode", keys: ["Shift+J"], label: texts.paged.toggle, group: "reading", run: toggle },
    signal,
  );
  header.addMenuItem({
    get label() {
      return flow.mode === "paged" ? texts.paged.toScroll : texts.paged.toPages;
    },
    icon: "pages",
    run: toggle,
  });
}

/**
 * Gives the view the columns, the animation and the mode that are chosen for the book, now and after each change.
 * @param {Reader} reader @param {Flow} flow
 */
export function followChoice({ id, signal }, flow) {
  const arrange = () => {
    const { columns, animation } = chosen(id);
    flow.layout.columns = columns;
    flow.isAnimated = animation;
  };
  const follow = () => {
    arrange();
    flow.useMode(chosen(id).mode);
  };
  onChange(id, follow, signal);
  arrange();
}
