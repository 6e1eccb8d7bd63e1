// @ts-check
// Texts that more than one view uses.

import { formatPercent } from "../../basics/locale.js";

/** @type {typeof import("../en/common.js").common} */
export const common = {
  close: "关闭",
  cancel: "取消",
  tryAgain: "重试",
  notices: "通知",
  toLibrary: "前往书库",
  noSuchPage: "找不到页面",
  noSuchPageDetail: "此地址没有内容。你的图书在书库中。",
  viewFailed: "无法打开此页面",
  defect: (message) => `出错了：${message}。请重新加载页面；如果问题再次出现，请告诉我们。`,
  percent: formatPercent,
};
