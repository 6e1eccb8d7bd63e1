// @ts-check
// Texts of looking words up.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/define.js").define} */
export const define = {
  title: "辞書",
  about: (word) => `「${word}」の意味`,
  key: "選択中または読み上げ中の単語を調べる",
  close: "閉じる",
  back: (word) => `「${word}」に戻る`,
  manage: "辞書…",
  looking: "調べています…",
  tooLong: "長すぎて調べられません。単語または短い語句を選択してください。",
  noWord: "先に単語を選択してください。",
  notFound: (word) => `「${word}」は見つかりませんでした。`,
  near: "もしかして",
  allOff: "すべての辞書がオフになっています。",
  none: "辞書はまだありません",
  noneDetail:
    "StarDictまたはdictd形式の辞書を、.zip、.tar.gz、.tar.bz2、.tar.xzのファイルとして追加できます。DebianとUbuntuでは、dict-wn（英語）やdict-freedict-…のパッケージで無料の辞書を入手できます。追加方法はドキュメントをご覧ください。",
  explained: "辞書はこのライブラリの全員が使えます。単語はこの順序で検索されます。",
  adminsOnly: "辞書の追加と削除ができるのは管理者だけです。",
  off: "オフ",
  add: "辞書を追加…",
  addOffer: (name) => `${name}を追加`,
  adding: "追加しています…",
  added: (names) => `追加しました：${names}`,
  words: (words) => `${formatNumber(words)}語`,
  use: (name) => `${name}を使う`,
  up: (name) => `${name}を上へ移動`,
  down: (name) => `${name}を下へ移動`,
  remove: (name) => `${name}を削除`,
  removeTitle: "辞書を削除しますか？",
  removeDetail: (name) =>
    `「${name}」を削除すると、全員が使えなくなります。この操作は取り消せませんが、ファイルを再び追加することはできます。`,
  removeNow: "削除",
  cancel: "キャンセル",
};
