// @ts-check
// What the server says of something, in the reader's language where that has a sentence for it.

import { texts } from "../texts.js";
import { h } from "./element.js";

/**
 * @param {"finding" | "skipped" | "refused"} kind
 * @param {import("../model/types.js").Coded} coded
 * @param {string} english the server's own sentence
 */
export function reasonElement(kind, { code, values }, english) {
  const own = texts.reasons[kind][code ?? ""]?.(values ?? {});
  return own === undefined ? h("span", { lang: "en" }, english) : h("span", {}, own);
}
