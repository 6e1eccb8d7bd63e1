// @ts-check
// What somebody is told who opens a book for the first time: one thing after the other, in a line above the player's bar. Reading on
// takes it away with the bars, and the next one comes with them; who listens has understood.

import { read, write } from "../reader/device.js";
import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { button, iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";

const KEY = "vorleser.hints";
/** What is kept once all was told; until then how many were. */
const ALL = "seen";
const words = texts.help;
const items = Object.values(words.hintItems);

/** They are shown once more. */
export function forgetHints() { write(KEY, null); }

/** @param {import("../reader/features.js").Reader} reader */
export function attach({ notices, player, view, bars, text, signal }) {
  const kept = read(KEY);
  if (kept === ALL) return;
  const given = new AbortController();
  let index = Math.min(Number(kept) || 0, items.length - 1);
  const said = h("p");
  const count = h("span", { class: "hints-count" });
  const next = button("", { kind: "quiet", onclick: () => { if (step()) announce(items[index]); } });
  const card = h("section", { class: "reader-notice hints", "aria-label": words.hints }, said, count, next,
    iconButton("close", words.hintsClose, { onclick: () => end() }));

  function show() {
    said.textContent = items[index];
    count.textContent = words.hintOf(index + 1, items.length);
    next.textContent = index < items.length - 1 ? words.nextHint : words.understood;
  }

  /** @returns {boolean} whether there is another one */
  function step() {
    if (index === items.length - 1) {
      end();
      return false;
    }
    index += 1;
    write(KEY, String(index));
    show();
    return true;
  }

  function end() {
    write(KEY, ALL);
    given.abort();
    if (card.contains(document.activeElement)) text.focus({ preventScroll: true });
    card.remove();
  }

  signal.addEventListener("abort", () => given.abort(), { once: true });
  /** Whether the bars, and so the card, have gone while it said this. */
  let isRead = false;
  view.addEventListener("userscroll", () => {
    if (bars.isHidden && !isRead) step();
    isRead = bars.isHidden;
  }, { signal: given.signal });
  show();
  notices.element.prepend(h("div", {}, card));
  player.then((listening) => listening.addEventListener("begin", end, { signal: given.signal, once: true }), () => {});
}
