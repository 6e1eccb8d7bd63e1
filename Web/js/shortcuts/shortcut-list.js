// @ts-check
// The dialog that lists the keys, each of which can be switched off.

import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { hasLetterKeys, isOn, setLetterKeys, setOn } from "./key-listening.js";
import { shortcuts } from "./shortcuts.js";

/** @typedef {import("./shortcuts.js").Shortcut} Shortcut */

const words = texts.shortcuts;

/** @param {string} written `Ctrl+Shift+J` @returns {string} as the reader's keyboard has it */
function keyName(written) {
  const names = /** @type {Record<string, string>} */ (words.keyNames);
  const parts =
    written.length > 1 && written.endsWith("+") ? [...written.slice(0, -2).split("+"), "+"] : written.split("+");
  return parts
    .map((part) => names[part === "Space" ? " " : part] ?? (part.length === 1 ? part.toLocaleUpperCase() : part))
    .join("+");
}

/** @param {Shortcut} shortcut */
function row(shortcut) {
  const toggle = h("input", {
    type: "checkbox",
    class: "switch",
    role: "switch",
    checked: isOn(shortcut),
    "aria-label": words.use(shortcut.label),
    onchange: () => setOn(shortcut, toggle.checked),
  });
  return h(
    "div",
    { class: "key-row" },
    h("dt", {}, ...shortcut.keys.map((key) => h("kbd", {}, keyName(key)))),
    h("dd", {}, h("span", {}, shortcut.label), toggle),
  );
}

/** The list as an element, for the dialog and the settings. */
export function shortcutList() {
  const groups = /** @type {(keyof typeof words.groups)[]} */ (Object.keys(words.groups));
  const all = shortcuts();
  const toggle = h("input", {
    type: "checkbox",
    id: "letter-keys",
    class: "switch",
    role: "switch",
    checked: hasLetterKeys(),
    "aria-describedby": "letter-keys-detail",
    onchange: () => setLetterKeys(toggle.checked),
  });
  return h(
    "div",
    { class: "shortcut-list" },
    ...groups
      .filter((group) => all.some((shortcut) => shortcut.group === group))
      .map((group) =>
        h(
          "section",
          {},
          h("h3", {}, words.groups[group]),
          h("dl", { class: "keys" }, ...all.filter((shortcut) => shortcut.group === group).map(row)),
        ),
      ),
    h(
      "div",
      { class: "letter-keys" },
      h(
        "div",
        {},
        h("label", { for: "letter-keys" }, words.letterKeys),
        h("p", { id: "letter-keys-detail" }, words.letterKeysDetail),
      ),
      toggle,
    ),
  );
}

export function openShortcuts() {
  openDialog({ title: words.title, class: "keyboard-dialog", content: shortcutList() });
}
