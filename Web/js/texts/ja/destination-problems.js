// @ts-check
// Why a destination of backups can't be used, in Japanese: by the `reason` of the problem.

import { formatBytes } from "../../basics/locale.js";

/** @typedef {Record<string, (values: Record<string, string>) => string>} Cases */

/**
 * Of the problem `destination`, and of a backup that failed.
 * @type {Cases}
 */
export const destination = {
  address: () =>
    "フォルダまたはバケットのアドレスではありません。https://で始め、バケットはサーバーの後に続けてください。",
  unreachable: ({ host }) => `${host}に接続できません。アドレスと接続を確認してください。`,
  certificate: ({ host }) => `${host}の証明書は無効です。別のサーバーが応答している可能性があります。`,
  login: ({ host }) => `${host}はこのユーザー名とパスワード、またはキーを受け付けません。もう一度入力してください。`,
  forbidden: ({ host }) => `${host}はこのユーザーの読み書きを許可していません。`,
  missing: ({ host }) => `${host}にそのファイルまたはフォルダはありません。`,
  bucket: ({ host, bucket }) =>
    `${host}にバケット「${bucket}」はありません。先に作成するか、アドレスを確認してください。`,
  region: ({ region, host }) =>
    region
      ? `バケットはリージョン「${region}」にあります。そのリージョンを指定してください。`
      : `バケットは別のリージョンにあります。${host}に表示されるリージョンを指定してください。`,
  moved: ({ address }) =>
    address
      ? `バックアップ先は別のアドレスにあります：${address}。信頼できる場合はそれを使ってください。`
      : "バックアップ先は別のアドレスにあります。",
  clock: ({ host }) => `このマシンの時計が${host}と大きくずれています。Vorleserのサーバーの時刻を合わせてください。`,
  foreign: ({ host }) => `${host}はこのアドレスで想定どおりに応答しません。アドレスと種類を確認してください。`,
  full: ({ host }) => `${host}にはバックアップのための空きがありません。`,
  "too-large": ({ host }) => `${host}はこの大きさのファイルを受け付けません。`,
  changed: ({ host }) => `${host}に届いた内容が送ったものと違います。もう一度お試しください。`,
  file: () => "Vorleserのサーバーのファイルを読み書きできません。",
  busy: ({ host }) =>
    `${host}は現在これ以上のリクエストを受け付けていません。数分後にもう一度試すか、バックアップの時刻を変更してください。`,
  failed: ({ host }) => `${host}で問題が起きたか、混み合っています。しばらくしてからもう一度お試しください。`,
  "folder-path": () => "フォルダのパスではありません。/media/disk/booksのように、スラッシュで始めてください。",
  "folder-outside": ({ folder }) =>
    `${folder}にはバックアップできません。サーバーが許可したフォルダ（--backups-below）から選んでください。`,
  "folder-own": ({ folder }) =>
    `${folder}にはライブラリ自身のファイルがあります。別のフォルダを、できれば別のディスクから選んでください。`,
  "folder-missing": ({ folder }) =>
    `フォルダ${folder}が見つかりません。ディスクやネットワークドライブが接続されているか確認してください。`,
  "folder-other": ({ folder }) =>
    `フォルダ${folder}は選択したものではありません。ディスクが接続されているか確認するか、バックアップ先をもう一度追加してください。`,
  "folder-forbidden": ({ folder }) => `Vorleserはフォルダ${folder}に書き込めません。アクセス権を確認してください。`,
  "folder-read-only": ({ folder }) => `フォルダ${folder}は読み取り専用です。ディスクを確認してください。`,
  "folder-full": ({ folder }) => `フォルダ${folder}にはバックアップのための空きがありません。`,
  "folder-too-large": ({ folder }) =>
    `${folder}のファイルシステムはこの大きさのファイルを受け付けません。FATでは4GBまでです。`,
  "folder-failed": ({ folder }) => `フォルダ${folder}の読み書きに失敗しました。ディスクを確認してください。`,
  secret: () =>
    "パスワードを復号できません。secrets.keyがないか、別のものです。バックアップ先をもう一度追加してください。",
  "no-room-to-back-up": () =>
    "データフォルダのあるディスクの空きが足りず、バックアップを作成できません。空きを増やしてから、もう一度お試しください。",
  unmade: () => "バックアップを作成できませんでした。ディスクの空きを確認してください。",
};

export const noDestination = "このバックアップ先は使えません。";

/**
 * Of `bad-request`.
 * @type {Cases}
 */
export const badDestination = {
  "bad-destination": () =>
    "バックアップ先の名前は40文字までです。aからzまでの文字、数字、ハイフン、アンダースコア、ピリオドを使えます。",
  "bad-region": () => "リージョンは40文字までの文字、数字、ハイフンです。例：eu-central-1",
  "no-access-key": () => "S3にはアクセスキーとそのシークレットキーが必要です。",
};

export const isSending = () => "すでにバックアップを送信中です。終わるまでお待ちください。";
export const weakPassphrase = () => "パスフレーズは8文字以上で、よく使われるものは避けてください。";
export const isRestoring = () => "すでにバックアップを復元しています。終わるまで待つか、キャンセルしてください。";

/**
 * Of a backup that can't be restored.
 * @type {Cases}
 */
export const unrestored = {
  "not-a-backup": () => "Vorleserのバックアップではありません。",
  "newer-backup": () =>
    "このバックアップは新しいバージョンのVorleserで作成されています。先にそのバージョンをインストールしてください。",
  "damaged-backup": () => "このバックアップは壊れています。もう一度試すか、別のバックアップを選んでください。",
};

/**
 * Of an encrypted backup.
 * @type {Cases}
 */
export const passphrase = {
  passphrase: () => "このバックアップは暗号化されています。パスフレーズを入力してください。",
  "wrong-passphrase": () => "このバックアップのパスフレーズと一致しません。もう一度入力してください。",
};

/** @param {Record<string, string>} values both in bytes */
export const noRoomToRestore = ({ needed, free }) =>
  `バックアップを復元できません。データフォルダのあるディスクに ${formatBytes(Number(needed))} が必要ですが、空きは ${formatBytes(Number(free))} です。`;

/** @param {Record<string, string>} values both in bytes */
export const noRoomToBackUp = ({ needed, free }) =>
  `バックアップを作成できません。データフォルダのあるディスクに ${formatBytes(Number(needed))} が必要ですが、空きは ${formatBytes(Number(free))} です。`;
