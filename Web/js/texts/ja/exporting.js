// @ts-check
// Texts of exporting a book.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/exporting.js").exporting} */
export const exporting = {
  open: "エクスポート…",
  title: (title) => `「${title}」をエクスポート`,
  joinedTitle: (count) => `${formatNumber(count)}冊を1冊にまとめてエクスポート`,
  joinedName: (day) => `リーディングリスト、${day}`,
  joined: "1つのEPUBとしてエクスポート…",
  list: "このリストをエクスポート…",
  listName: (name, day) => `${name}、${day}`,
  tooMany: (limit) => `1つのファイルにまとめられるのは${formatNumber(limit)}冊までです。フィルタで絞り込んでください。`,
  name: "タイトル",
  format: "形式",
  formats: {
    own: { name: "元の形式", detail: "本のファイルそのもの。編集した情報を反映" },
    epub: { name: "EPUB", detail: "電子書籍リーダーや読書アプリ向け。画像と目次付き" },
    pdf: { name: "PDF", detail: "紙と同じページ。印刷や電子ペーパー端末向け" },
    html: { name: "ウェブページ", detail: "どのブラウザでも開ける1つのファイル。画像付き" },
    md: { name: "Markdown", detail: "メモアプリやエディタ向け。画像なし" },
    txt: { name: "プレーンテキスト", detail: "文字のみ" },
  },
  start: "エクスポート",
  progress: "エクスポートの進捗",
};
