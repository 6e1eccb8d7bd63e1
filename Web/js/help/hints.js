// @ts-check
// What somebody sees who opens a book for the first time; it goes away by itself once they have listened.

import { read, write } from "../reader/device.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, newId } from "../ui/element.js";

const KEY = "vorleser.hints";
const words = texts.help;

/** They are shown once more. */
export function forgetHints() { write(KEY, null); }

/** @param {import("../reader/features.js").Reader} reader */
export function attach({ notices, player, signal }) {
  if (read(KEY) !== null) return;
  const id = newId("hints");
  const card = h("section", { class: "reader-notice hints", "aria-labelledby": id },
    h("h2", { id }, words.hints),
    h("ul", {}, ...Object.values(words.hintItems).map((item) => h("li", {}, item))),
    button(words.understood, { kind: "primary", onclick: () => end() }));
  function end() {
    write(KEY, "seen");
    card.remove();
  }
  notices.element.prepend(h("div", {}, card));
  // Whoever has listened has understood.
  player.then((listening) => {
    listening.addEventListener("begin", end, { signal, once: true });
  }, () => {});
}
