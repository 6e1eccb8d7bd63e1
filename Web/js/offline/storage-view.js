// @ts-check
// The list of what this browser keeps of books, with buttons that free it.

import { bookPath } from "../ui/navigation.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, redraw } from "../ui/element.js";
import { canKeep, keptBooks } from "./kept-books.js";

const words = texts.offline;

/**
 * @param {AbortSignal} signal
 * @returns {HTMLElement} a list that stays true
 */
export function storageList(signal) {
  const total = h("p", { class: "storage-total", role: "status" });
  const list = h("ul", { class: "storage-list", role: "list" });
  const show = async () => {
    const all = await keptBooks.all();
    const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    if (signal.aborted) return;
    total.textContent =
      all.length === 0 ? words.noBooks : words.total(texts.library.byteCount(usage), texts.library.byteCount(quota));
    redraw(
      list,
      ...all.map(({ id, title, bytes, voice, recording, chapters, chapterCount }) =>
        h(
          "li",
          {},
          h(
            "div",
            {},
            h("a", { href: bookPath(id) }, title),
            h(
              "span",
              {},
              [
                texts.library.byteCount(bytes),
                chapters < chapterCount ? words.partly : "",
                voice || recording ? words.withVoice : "",
              ]
                .filter(Boolean)
                .join(" · "),
            ),
          ),
          button(words.remove, {
            kind: "danger",
            "aria-label": words.removeBook(title),
            onclick: () => keptBooks.remove(id),
          }),
        ),
      ),
    );
  };
  if (canKeep()) {
    show();
    keptBooks.addEventListener("change", show, { signal });
  } else total.textContent = words.insecure;
  return h("div", { class: "storage" }, h("p", { class: "settings-note" }, words.storageExplained), total, list);
}
