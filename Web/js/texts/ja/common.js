// @ts-check
// Texts that more than one view uses.

import { formatPercent } from "../../basics/locale.js";

/** @type {typeof import("../en/common.js").common} */
export const common = {
  close: "閉じる",
  cancel: "キャンセル",
  tryAgain: "再試行",
  notices: "通知",
  toLibrary: "ライブラリへ",
  noSuchPage: "ページが見つかりません",
  noSuchPageDetail: "このアドレスには何もありません。本はライブラリにあります。",
  viewFailed: "このページを開けませんでした",
  defect: (message) =>
    `問題が発生しました：${message}。ページを再読み込みしてください。再び発生する場合はお知らせください。`,
  percent: formatPercent,
};
