// @ts-check
// The list of keys, and the switch for those without Ctrl (WCAG 2.1.4).

import { texts } from "../texts.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";

/** @typedef {{hasLetterKeys: boolean}} Setting */

const words = texts.player;

/** @type {[string[], string][]} keys, what they do */
const KEYS = [
  [["T"], words.key.start],
  [[words.key.space], words.key.toggle],
  [["Ctrl+[", "Ctrl+]"], words.key.sentences],
  [["Ctrl+Shift+[", "Ctrl+Shift+]"], words.key.chapters],
  [["[", "]"], words.key.speed],
  [["M"], words.key.mute],
  [["V"], words.key.follow],
  [["Esc"], words.key.escape],
];

/** @param {Setting} preferences */
export function openKeyboard(preferences) {
  const toggle = h("input", {
    type: "checkbox", id: "letter-keys", class: "switch", role: "switch", checked: preferences.hasLetterKeys, "aria-describedby": "letter-keys-detail",
    onchange: () => { preferences.hasLetterKeys = toggle.checked; },
  });
  const rows = KEYS.map(([keys, what]) => h("div", { class: "key-row" },
    h("dt", {}, ...keys.map((key) => h("kbd", {}, key))), h("dd", {}, what)));
  openDialog({
    title: words.keyboard, class: "keyboard-dialog",
    content: h("div", {},
      h("dl", { class: "keys" }, ...rows),
      h("div", { class: "letter-keys" },
        h("div", {}, h("label", { for: "letter-keys" }, words.letterKeys),
          h("p", { id: "letter-keys-detail" }, words.letterKeysDetail)),
        toggle)),
  });
}
