// @ts-check
// The feature for a book's looks: its typography, its colours, the panel that changes them, and keys.

import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { h } from "../ui/element.js";
import { formatNumber } from "../basics/locale.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { showBackdrop } from "./backdrop.js";
import { Choice } from "./choice.js";
import { toggleLooks } from "./panel/panel.js";
import { nextSize } from "./typography.js";
import { typeset, applyThemeOf } from "./apply.js";

/** @param {import("../reader/reader.js").Reader} reader */
export function attach(reader) {
  const { id, signal } = reader;
  applyThemeOf(id, signal);
  typeset(reader.text, id, signal);
  showBackdrop(reader.root, id, signal);
  const choice = new Choice(id);
  const words = texts.looks;

  const button = h(
    "button",
    {
      type: "button",
      class: "icon-button looks-button",
      "aria-label": words.open,
      title: words.open,
      "aria-haspopup": "dialog",
      "aria-expanded": false,
      onclick: open,
    },
    h("span", { "aria-hidden": "true" }, "A", h("small", {}, "a")),
  );
  const canReflow = reader.view.flow !== null;
  reader.header.addButton(button, { fold: "narrowest", item: { label: words.open, icon: "letters", run: open } });

  function open() {
    toggleLooks(reader.header.anchorFor(button), choice, reader.root, canReflow);
  }

  if (!canReflow) return;

  /** @param {(size: number) => number} change */
  function resize(change) {
    choice.set("fontSize", change(choice.value("fontSize")));
    announce(`${words.size}: ${formatNumber(choice.value("fontSize"))}`);
  }
  const add = (
    /** @type {string} */ name,
    /** @type {string[]} */ keys,
    /** @type {string} */ label,
    /** @type {() => void} */ run,
  ) => addShortcut({ name, keys, label, group: "looks", run, isRepeated: true }, signal);
  add("looks.larger", ["Ctrl+=", "Ctrl++"], words.larger, () => resize((size) => nextSize(size, 1)));
  add("looks.smaller", ["Ctrl+-"], words.smaller, () => resize((size) => nextSize(size, -1)));
  add("looks.usualSize", ["Ctrl+0"], words.usualSize, () => {
    choice.reset(["fontSize"]);
    announce(`${words.size}: ${formatNumber(settings.value("fontSize", id))}`);
  });
}
