// @ts-check
// Texts of folders that are added with all that is in them.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/folders.js").folders} */
export const folders = {
  added: (name, count) => `${name}：${formatNumber(count)}冊を追加しました。`,
  known: (count) => `${formatNumber(count)}冊はすでにあります。`,
  refused: (count) => `${formatNumber(count)}冊は追加できませんでした。`,
  show: "表示",
};
