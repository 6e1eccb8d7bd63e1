// @ts-check
// Texts of the reader.

import { formatPercent } from "../../basics/locale.js";

const percentOf = (/** @type {number} */ percent) => formatPercent(percent / 100);

/** @type {typeof import("../en/reader.js").reader} */
export const reader = {
  skipToText: "本文へスキップ",
  skipToPlayer: "プレーヤーへスキップ",
  toLibrary: "ライブラリに戻る",
  text: "本文",
  bars: "リーダー",
  contents: "目次",
  panels: "サイドパネル",
  closePanel: "閉じる",
  more: "本のオプション",
  noContents: "この本には目次がありません。",
  untitledChapter: (number) => `セクション${number}`,
  chapterOf: (number, count) => `${count}章中${number}章目`,
  progress: percentOf,
  backTo: (percent) => `${percentOf(percent)}に戻る`,
  backDismiss: "ここにとどまる",
  loading: "読み込み中…",
  nothingToRead: "読むものがありません",
  chapterFailed: "この章を読み込めませんでした",
  leaveTitle: "外部リンクを開きますか？",
  leaveDetail: (host) => `このリンクは本の外に移動し、${host}を新しいタブで開きます。`,
  leaveOpen: "リンクを開く",
  anotherDevice: "別のデバイス",
  movedOn: (device, percent) => `${device}の現在の読書位置は${percentOf(percent)}です。移動しますか？`,
  goThere: (percent) => `${percentOf(percent)}へ移動`,
  stayHere: "ここにとどまる",
  placeWaits: "読書位置はこのデバイスに保存されています。Vorleserが応答すると同期されます。",
  device: (browser, system) => (system ? `${browser}（${system}）` : browser),
  browser: "ブラウザ",
};
