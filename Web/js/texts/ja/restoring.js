// @ts-check
// 保存先からバックアップを復元するときのテキスト。

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/restoring.js").restoring} */
export const restoring = {
  action: "復元…",
  from: (name) => `「${name}」から復元`,
  looking: "バックアップを探しています…",
  none: "ここにはまだバックアップがありません。",
  backup: "バックアップ",
  encrypted: "暗号化済み",
  everything: "すべて復元",
  some: "復元するもの：",
  nothing: "復元するものを1つ以上選んでください。",
  hint: "ライブラリにあるものはそのまま残ります。読書位置は新しいほうが優先されます。アカウントと本を復元しない場合は、すでにあるユーザーと本の分だけを復元します。",
  of: (time, name) => `「${name}」の${time}のバックアップ`,
  fetching: (received, all) => `取得中：${received} / ${all}`,
  opening: "バックアップを開いています…",
  books: (done, all) => `復元中：${formatNumber(all)}冊中${formatNumber(done)}冊目`,
  done: "復元済み",
  failed: "復元できませんでした",
  progress: "復元の進捗",
  stop: "復元をキャンセル",
  forget: "復元の結果を閉じる",
  again: "もう一度試す…",
  sections: {
    people: "アカウント",
    books: "本",
    places: "読書位置",
    marks: "マーク",
    settings: "設定",
    speech: "読み上げの設定",
    replacements: "置換ルール",
    opinions: "お気に入り、評価、タグ",
    collections: "コレクション",
    "chapter-rules": "章分けルール",
    "reading-works": "読んだ本",
    "reading-sessions": "読書の記録",
    "site-rules": "ウェブサイトのルール",
    feeds: "フィード",
    "listening-queues": "次に聴くリスト",
    "different-books": "別の本とした組み合わせ",
  },
};
