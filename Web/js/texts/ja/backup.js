// @ts-check
// Texts of backups.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/backup.js").backup} */
export const backup = {
  title: "バックアップ",
  detail:
    "ライブラリ全体を1つのファイルに保存します。全員の本、読書の進捗、マーク、設定、コレクション、フィードが含まれます。" +
    "パスワード、声、辞書、フォントは含まれません。全員のマークと非公開の本が入っているため、大切に保管してください。",
  whole: "バックアップをダウンロード",
  small: "本のファイルを含めない",
  restore: "バックアップを復元…",
  progress: "アップロードの進捗",
  restoring: "復元しています… しばらくかかることがありますが、その間も読書を続けられます。",
  passphraseTitle: "パスフレーズが必要です",
  passphraseDetail: (name) =>
    `「${name}」は暗号化されています。バックアップの作成時に使ったパスフレーズを入力してください。`,
  passphrase: "パスフレーズ",
  decrypt: "復元",
  wrongPassphrase: "このバックアップのパスフレーズと一致しません。もう一度入力してください。",
  restored: ({ added, known, places, marks, choices }) =>
    `復元しました：本${formatNumber(added)}冊、読書位置${formatNumber(places)}件、マーク${formatNumber(marks)}件、` +
    `設定${formatNumber(choices)}件。${formatNumber(known)}冊はすでにライブラリにありました。`,
  needsPassword: (name) =>
    `${name}には新しいパスワードが必要です。ユーザーのリストで「パスワードを再設定」を選んでください。`,
  problems: (count) => `${formatNumber(count)}件を復元できませんでした`,
};
