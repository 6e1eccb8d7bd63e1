// @ts-check
// Texts of folders that are added with all that is in them.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/folders.js").folders} */
export const folders = {
  added: (name, count) => `${name}：已添加${formatNumber(count)}本书。`,
  known: (count) => `${formatNumber(count)}本已存在。`,
  refused: (count) => `${formatNumber(count)}本未能添加。`,
  show: "显示",
};
