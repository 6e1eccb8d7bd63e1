// @ts-check
// 新しいファイルを自動で追加するフォルダのテキスト。

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/watching.js").watching} */
export const watching = {
  title: "監視するフォルダ",
  detail:
    "サーバーのこれらのフォルダに入った新しいファイルは、共有の本棚に追加されます。ライブラリから削除した本は戻りません。",
  none: "監視しているフォルダはありません。",
  fixed: "サーバーを--watch-below フォルダで起動すると、ここでフォルダを選べます。",
  path: "サーバーのフォルダ",
  below: (folders) => `指定できるフォルダ：${folders}と、その中のすべてのフォルダ。`,
  add: "監視",
  removeOf: (path) => `「${path}」の監視をやめる`,
  byOperator: "サーバーの起動時に指定",
  unseen: "まだ確認していません",
  looked: (time) => `前回の確認：${time}`,
  added: (count) => `${formatNumber(count)}冊を追加`,
  refused: (count) => `${formatNumber(count)}個のファイルは追加されませんでした`,
  stopped: (sentence) => `現在、追加を中断しています：${sentence}`,
  unreadable: (folders) => `サーバーが読み取れないサブフォルダ：${folders}`,
  states: {
    missing: "このフォルダは今は読み取れません。戻りしだい、再び監視します。",
    outside: "このフォルダはもう監視できません。サーバーが別のフォルダで起動されました。",
  },
};

/** @type {Record<string, () => string>} */
export const badFolder = {
  "watch-outside": () =>
    "このフォルダは監視できません。サーバーが許可するフォルダ（--watch-below）の中から選んでください。",
  "watch-unreadable": () => "このパスに、サーバーが読み取れるフォルダはありません。",
  "watch-known": () => "このフォルダはすでに監視しています。",
  "watch-own": () => "このフォルダにはライブラリ自身のファイルがあります。別のフォルダを選んでください。",
};
