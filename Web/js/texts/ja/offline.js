// @ts-check
// Texts of reading without the server.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/offline.js").offline} */
export const offline = {
  take: "オフライン用にダウンロード",
  explained:
    "ダウンロードした本は、Vorleserに接続できないときもこのデバイスで読めます。読書位置とマークは、オンラインに戻ると同期されます。",
  insecure:
    "このアドレスは安全でないため、ブラウザに本を保存できません。httpsでVorleserを開くか（「vorleser tls」を参照）、Vorleserが動いているコンピュータで開いてください。",
  progress: "ダウンロードの進捗",
  nothing: "この本のデータは、まだこのデバイスにありません。",
  someText: (share) => `テキストの${share}をダウンロード済み。`,
  allText: (size) => `テキストをダウンロード済み（${size}）。`,
  someVoice: (share, size) => `テキストと、音声の${share}をダウンロード済み（${size}）。`,
  allVoice: (size) => `テキストと音声をダウンロード済み（${size}）。`,
  takeText: "テキストをダウンロード",
  takeVoice: (size) => `テキストと音声をダウンロード（約${size}）`,
  takeRecording: (size) => `本文と録音をダウンロード（約${size}）`,
  takeNext: (count, size) =>
    count === 1
      ? `次の章を音声付きでダウンロード（約${size}）`
      : `次の${formatNumber(count)}章を音声付きでダウンロード（約${size}）`,
  media: (kept, all) =>
    kept === all
      ? "本の中の音声と動画はダウンロード済みです。"
      : kept === 0
        ? "本の中の音声と動画は、この端末にありません。"
        : `音声と動画 ${formatNumber(all)}件中 ${formatNumber(kept)}件をダウンロード済み。`,
  takeMedia: (size) => `音声と動画をダウンロード（${size}）`,
  stop: "停止",
  free: (size) => `ダウンロードを削除（${size}）`,
  full: "このデバイスの空き容量が足りません。設定の「このデバイス」などで空き容量を増やしてください。",
  storageExplained:
    "開いた本は、しばらくの間このデバイスに残ります。ダウンロードした本は、ここで削除するまで残ります。",
  noBooks: "このデバイスに本はありません。",
  total: (used, all) => `ブラウザが使える${all}のうち${used}を使用中。`,
  onDevice: "オフラインで利用可能",
  partly: "一部のみ",
  withVoice: "音声付き",
  remove: "削除",
  removeBook: (title) => `「${title}」をこのデバイスから削除`,
};
