// @ts-check
// Texts of the rules for sites.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/sites.js").sites} */
export const sites = {
  title: "ウェブサイト",
  explained:
    "ほとんどのページでは、Vorleserが自動で記事を見つけます。見つからない場合は、記事の範囲をCSSセレクタのルールで指定します。ルールは、今後保存または再取得するページに適用されます。",
  none: "ルールはまだありません。",
  add: "ルールを追加",
  more: "その他",
  import: "ルールをインポート…",
  export: "ルールをエクスポート",
  edit: "編集",
  remove: "削除",
  removed: "ルールを削除しました。",
  undo: "元に戻す",
  imported: (count) => `${formatNumber(count)}件のルールを取り込みました。`,

  new: "ウェブサイトの新しいルール",
  change: "ウェブサイトのルールを編集",
  host: "ウェブサイト（例：example.org）",
  selectorHint: "1行に1つのCSSセレクタを入力します。複数ある場合は、最初に一致したものが使われます。",
  parts: {
    content: "記事",
    title: "タイトル",
    author: "著者",
    date: "日付",
    strip: "除外する部分",
    next: "次のページへのリンク",
  },
  hints: {
    content: "例：「article .text」。空欄の場合は自動で記事を探します。",
    title: "",
    author: "",
    date: "",
    strip: "一致するものをすべて取り除きます。",
    next: "",
  },
  address: "このアドレスのページで試す",
  preview: "プレビュー",
  fetching: "ページを取得しています…",
  byRule: "ルールで記事が見つかりました。",
  bySearch: "ルールに一致する記事がないため、自動で探しました。",
  noTitle: "（タイトルなし）",
  text: "本文の冒頭",
  pictures: (count) => (count === 0 ? "" : `画像${formatNumber(count)}点`),
  pages: (count) => (count < 2 ? "" : `${formatNumber(count)}ページ`),
  length: (count) => `${formatNumber(count)}文字`,
  save: "保存",
  cancel: "キャンセル",
};
