// @ts-check
// Asks before a link leads out of the page, because the page tells other servers nothing by itself.

import { texts } from "../texts.js";
import { openDialog } from "./dialog.js";
import { h } from "./element.js";

/** @param {string} address */
export async function confirmLeaving(address) {
  const { protocol, host, pathname } = new URL(address);
  if (!["http:", "https:", "mailto:"].includes(protocol)) return;
  const content = h(
    "div",
    {},
    h("p", {}, texts.reader.leaveDetail(host || pathname)),
    h("p", { class: "leave-address", dir: "ltr" }, address),
  );
  const dialog = openDialog({
    title: texts.reader.leaveTitle,
    content,
    actions: [
      { label: texts.common.cancel, value: "" },
      { label: texts.reader.leaveOpen, value: "open", kind: "primary" },
    ],
  });
  if ((await dialog.closed) === "open") open(address, "_blank", "noopener,noreferrer");
}
