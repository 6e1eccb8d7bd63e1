// @ts-check
// Links that lead out of the book: asked about first, because the page says nothing to others by itself.

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
