// @ts-check
// The dialog that lists the sentences that could not be spoken, with the reasons.

import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { openDialog } from "../ui/dialog.js";
import { h } from "../ui/element.js";
import { reasonElement } from "../ui/reason.js";

/** @typedef {import("./timeline.js").Skipped} Skipped */

/**
 * @param {Skipped[]} skipped
 * @param {(offset: number) => void} goTo
 */
export function openSkipped(skipped, goTo) {
  const list = h("ul", { role: "list", class: "skipped-list" });
  const dialog = openDialog({ title: texts.player.skippedTitle, content: list });
  for (const { start, reason, code, values } of skipped) {
    const go = button(texts.player.goThere, {
      class: "button button-small",
      onclick: () => {
        dialog.close();
        goTo(start);
      },
    });
    list.append(h("li", {}, h("p", {}, reasonElement("skipped", { code, values }, reason)), go));
  }
}
