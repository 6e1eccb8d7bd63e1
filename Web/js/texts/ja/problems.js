// @ts-check
// What the server's problems are called in Japanese: by type, and where a type has several cases, by the `reason` that it names.

import { badFolder } from "./watching.js";
import { formatNumber } from "../../basics/locale.js";
import {
  badDestination,
  destination,
  isRestoring,
  isSending,
  noDestination,
  noRoomToBackUp,
  noRoomToRestore,
  passphrase,
  unrestored,
  weakPassphrase,
} from "./destination-problems.js";
import { unfetched, unfetchedFeed } from "./web-problems.js";
import { noDecoder, notARecording, notAligned } from "./recording-problems.js";

/** @param {number} bytes as the server counts them: a MB is 1,048,576 */
function size(bytes) {
  const power = bytes >= 2 ** 30 ? 3 : bytes >= 2 ** 20 ? 2 : 1;
  return `${formatNumber(bytes / 1024 ** power, { maximumFractionDigits: 1 })} ${["", "KB", "MB", "GB"][power]}`;
}

/** @param {number} seconds */
const wait = (seconds) =>
  seconds < 90 ? `${formatNumber(Math.max(1, seconds))}秒` : `${formatNumber(Math.ceil(seconds / 60))}分`;

/** @typedef {import("../../model/types.js").ProblemDocument} ProblemDocument */

/**
 * The sentence of the problem's case, or the one for all of its type.
 * @param {Record<string, (values: Record<string, string>) => string>} cases by reason
 * @param {string} general
 * @returns {(detail: string, document: ProblemDocument) => string}
 */
const byReason =
  (cases, general) =>
  (_, { reason, values }) =>
    cases[reason ?? ""]?.(values ?? {}) ?? general;

const tooMany = () => "上限に達しました。先に何かを削除してください。";

/** Why a file can't be opened as a book. */
const unopened = {
  unreadable: () => "このファイルを読み取れません。",
  empty: () => "このファイルは空です。もう一度ダウンロードまたはコピーしてください。",
  unsupported: (/** @type {Record<string, string>} */ { format, formats = "" }) => {
    const pictures = /^A comic of (\.\w+) pictures$/.exec(format)?.[1];
    if (pictures) return `このコミックの画像（${pictures}）は表示できません。`;
    // The server's English phrase for what has no name, such as "A binary file".
    const subject = /^(A|An|This) /.test(format) ? "この種類のファイル" : format;
    const known = formats
      .replace("Plain text", "プレーンテキスト")
      .replace("Comic", "コミック")
      .replace("Saved web page", "保存したウェブページ");
    return `${subject}にはまだ対応していません。${known && `対応形式：${known}。`}`;
  },
  damaged: () => "このファイルは壊れています。もう一度ダウンロードまたはコピーしてください。",
  "too-complex": () => "このファイルは大きすぎるか、構造が複雑すぎるため、開けません。",
  protected: (/** @type {Record<string, string>} */ { scheme }) =>
    `この本はコピー防止機能（${scheme}）で保護されているため、販売元のアプリでしか開けません。`,
  "not-an-epub": () =>
    "この圧縮ファイルはEPUBではありません。中に本がある場合は、展開してそのファイルを追加してください。",
  "missing-package": (/** @type {Record<string, string>} */ { file }) =>
    `このEPUBは不完全です。${file}がありません。別のコピーを使ってください。`,
  "damaged-package": (/** @type {Record<string, string>} */ { file }) =>
    `このEPUBは壊れています。${file}を読み取れません。別のコピーを使ってください。`,
  "damaged-document": (/** @type {Record<string, string>} */ { format }) =>
    `このファイル（${format}）は壊れています。別のコピーを使ってください。`,
  "old-document": () =>
    "これは古い形式のOffice文書（.doc）です。WordまたはLibreOfficeで.docxとして保存し、そのファイルを追加してください。",
  "encrypted-document": () =>
    "この文書はパスワードで暗号化されています。パスワードなしで保存し、そのファイルを追加してください。",
  "encrypted-archive": () =>
    "この圧縮ファイルはパスワードで暗号化されています。展開して、中のファイルを追加してください。",
  "archive-without-books": () =>
    "この圧縮ファイルには、対応形式の本が入っていません。展開して、中の本を追加してください。",
  "no-chapters": () => "このEPUBには章がありません。別のコピーを使ってください。",
};

/** Why a rule for reading aloud or a replacement rule can't be followed. */
export const rules = {
  "long-pause": () => "間が長すぎます。",
  "too-many": () => "このリストにはルールが多すぎます。",
  "no-text": () => "検索するテキストを入力してください。",
  "long-text": () => "ルールのテキストが長すぎます。",
  "bad-expression": () => "正しい正規表現ではありません。括弧や記号を確認してください。",
  "slow-expression": () => "この正規表現は処理に時間がかかりすぎます。繰り返しの中に繰り返しを入れないでください。",
  "empty-expression": () => "この正規表現は空のテキストにも一致します。1文字以上に一致するようにしてください。",
  "bad-phonemes": () => "この発音記号には、どの声も対応していません。IPAを使ってください。例：nəˈvɛl。",
  "many-characters": () => "声を割り当てた登場人物が多すぎます。",
  "bad-character": () => "登場人物には名前と声が必要です。",
  "no-list": () =>
    "Vorleserで読み取れる発音リストではありません。Vorleser、Voice Dream、Librera、@Voiceのリストに対応しています。",
  "no-replacements": () => "置換ルールのリストではありません。LegadoがエクスポートするJSONファイルに対応しています。",
  "no-host": () => "ウェブサイトを入力してください。例：example.org。",
  /** @param {Record<string, string>} values */
  "bad-selector": ({ selector }) =>
    `「${selector}」は、Vorleserで使えるセレクタではありません。例：「article .text」。`,
  "no-site-rules": () =>
    "ウェブサイトのルールのリストではありません。VorleserからエクスポートしたJSONファイルに対応しています。",
  script: () => "この置換はスクリプト（@js:）です。Vorleserはスクリプトを実行しません。",
};

/** @type {typeof import("../en/problems.js").problems} */
export const problems = {
  unreachable: () => "Vorleserが応答しません。プログラムが起動しているか確認してください。自動的に再接続します。",
  "not-found": () => "見つかりません。すでに削除された可能性があります。",
  "no-cover": () => "この本には表紙がありません。",
  "no-such-voice": () => "この声はインストールされていません。",
  "method-not-allowed": () => "ここではその操作はできません。",
  conflict: byReason(
    { "given-up": () => "このファイルの追加はライブラリでキャンセルされました。" },
    "別のデバイスで変更されました。内容を確認して、もう一度お試しください。",
  ),
  duplicate: () => "このファイルはすでにライブラリにあります。",
  "other-file": () => "見つからないファイルとは別のファイルです。",
  "begin-again": () =>
    "このデバイスが長期間接続されていなかったか、ライブラリが置き換えられました。ページを再読み込みしてください。",
  "other-edition": () =>
    "この本は別の版に差し替えられ、この位置のテキストは含まれていません。本を再読み込みしてください。",
  "nothing-to-say": () => "これらのルールでは、このテキストに読み上げる部分がありません。",
  "missing-file": byReason(
    { unreadable: unopened.unreadable },
    "本のファイルがデータフォルダにありません。ライブラリでファイルを選択し直せます。",
  ),
  "too-large": (_, { limit, pixels }) =>
    limit
      ? `ファイルが大きすぎます。上限は${size(limit)}です。`
      : pixels
        ? `画像が大きすぎます。上限は${formatNumber(pixels / 1_000_000)}メガピクセルです。`
        : "ファイルが大きすぎます。",
  "wrong-password": () => "名前またはパスワードが違います。",
  "too-many-tries": (_, { seconds }) =>
    seconds
      ? `試行回数が多すぎます。${wait(seconds)}後にもう一度お試しください。`
      : "試行回数が多すぎます。しばらくしてからもう一度お試しください。",
  "weak-password": (_, { least, most }) =>
    least && most
      ? `このパスワードは短すぎるか、長すぎるか、推測されやすいものです。${formatNumber(least)}〜${formatNumber(most)}文字にしてください。いくつかの単語を並べると覚えやすくなります。`
      : "このパスワードは短すぎるか、推測されやすいものです。いくつかの単語を並べるのがおすすめです。",
  "name-taken": () => "この名前はすでに使われています。別の名前にしてください。",
  "bad-code": () =>
    "このコードは、使用済み、取り消し済み、または期限切れです。新しいコードを発行してもらってください。",
  forbidden: byReason(
    {
      "stale-page": () => "このページは古くなっています。再読み込みして、もう一度お試しください。",
      "not-your-book": () => "この操作ができるのは、管理者と、本を追加した本人だけです。",
      "not-your-collection": () => "この操作ができるのは、コレクションを作成した本人だけです。",
      accounts: () => "アカウントのあるライブラリでは、この操作はできません。",
      "token-scope": () => "このトークンには必要な権限がありません。",
    },
    "この操作ができるのは管理者だけです。",
  ),
  "sign-in": () => "続けるにはサインインしてください。",
  "not-possible": byReason(
    {
      "is-sending": isSending,
      "is-restoring": isRestoring,
      "no-decoder": noDecoder,
      "not-first": () => "このライブラリにはすでにアカウントがあります。サインインするか、招待してもらってください。",
      "no-account": () => "先に自分のアカウントを作成してください。",
      "last-admin": () => "ほかに管理者がいません。先に別のユーザーを管理者にしてください。",
      "too-many": tooMany,
    },
    "現在、その操作はできません。",
  ),
  "bad-request": byReason(
    {
      ...badDestination,
      ...badFolder,
      "no-marks": () =>
        "このファイルには、Vorleserで読み取れるマークがありません。Thorium、KOReader、Readest、VorleserのJSONファイルに対応しています。",
      "no-statistics": () =>
        "このファイルには、Vorleserで読み取れる統計がありません。KOReaderのsettingsフォルダにあるstatistics.sqlite3を使ってください。",
      "long-mark": ({ limit }) =>
        `マークできるのは${formatNumber(Number(limit))}文字までです。もっと短い範囲を選択してください。`,
      "long-note": ({ limit }) => `メモは${formatNumber(Number(limit))}文字までです。`,
      "bad-name": () => "この名前は空か、長すぎます。",
      "feed-known": ({ name }) => `このフィードは「${name}」としてすでにフォロー中です。`,
      "no-address": () => "この本はウェブから取得したものではありません。",
      "not-a-font": () => "このフォントは使用できません。TTF、OTF、WOFF、WOFF2に対応しています。",
      "not-a-picture": () => "この画像は使用できません。PNG、JPEG、WebPの静止画に対応しています。",
      "empty-query": () => "検索するには1文字以上入力してください。",
      "long-query": () => "検索する語句が長すぎます。",
      "too-many": tooMany,
    },
    "このリクエストを処理できませんでした。",
  ),
  "bad-pattern": (_, { offset }) =>
    offset === undefined
      ? "正しい正規表現ではありません。"
      : `正規表現の${formatNumber(offset + 1)}文字目に誤りがあります。`,
  "too-slow": () =>
    "この正規表現は処理に時間がかかりすぎます。繰り返しの中に繰り返しを入れないなど、簡単にしてください。",
  "bad-rule": (detail, document) => {
    const sentence = byReason(rules, "このルールは正しくありません。")(detail, document);
    return document.values?.["rule"] ? `ルール${document.values["rule"]}：${sentence}` : sentence;
  },
  "not-a-recording": byReason(notARecording, notAligned),
  "not-a-dictionary": byReason(
    {
      "missing-file": ({ file }) =>
        `ファイル「${file}」がありません。辞書のすべてのファイルをまとめて追加してください。`,
      damaged: ({ file }) => `辞書のファイル「${file}」は壊れています。`,
      packed: ({ file, packer }) =>
        `「${file}」の圧縮形式（${packer}）には対応していません。展開して、中のファイルを追加してください。`,
    },
    "Vorleserで読み取れる辞書ではありません。StarDictとdictdの.zip、.tar.gz、.tar.bz2、.tar.xzに対応しています。",
  ),
  "not-fetched": byReason(unfetched, "ページを取得できませんでした。"),
  "feed-not-fetched": byReason(unfetchedFeed, "フィードを取得できませんでした。"),
  "no-article": byReason(
    {
      "no-article": ({ host }) =>
        `${host}のページに記事が見つかりませんでした。スクリプトで生成されるページか、ログインが必要なページの可能性があります。ブラウザの拡張機能で保存するか、ブラウザで保存したファイルを追加してください。`,
      "asks-for-consent": ({ host }) =>
        `${host}のページはCookieとトラッキングへの同意を求めるだけです。ブラウザで回答してから、ブラウザの拡張機能で記事を保存してください。`,
      "leads-to-feed": ({ host }) =>
        `これは${host}のフィードのアドレスで、ページではありません。フィードをフォローすると、新しい項目が記事になります。`,
      "leads-to-picture": ({ host }) =>
        `${host}のこのアドレスは画像です。画像が表示されるページのアドレスを入力してください。`,
      "leads-to-sound": ({ host }) =>
        `${host}のこのアドレスは音声です。音声が再生されるページのアドレスを入力してください。`,
      "leads-to-video": ({ host }) =>
        `${host}のこのアドレスは動画です。動画が表示されるページのアドレスを入力してください。`,
      "leads-to-code": ({ host }) =>
        `${host}のこのアドレスは、スタイル、スクリプト、データなどプログラム用のファイルです。ページまたは本のアドレスを入力してください。`,
    },
    "このページに記事が見つかりませんでした。",
  ),
  "no-feed": byReason(
    {
      "no-feed": ({ host }) =>
        `${host}のこのアドレスにはフィードがなく、ページにもフィードの案内がありません。サイト内で「RSS」「Atom」「フィード」を探してください。`,
      "no-opml": () =>
        "このファイルはフィードのリストではありません。ほかのフィードリーダーからOPML形式でエクスポートできます。",
    },
    "フィードが見つかりませんでした。",
  ),
  "other-rules": () => "読み上げのルールが変更されました。",
  "not-a-book": byReason(unopened, "この種類のファイルにはまだ対応していません。"),
  "password-needed": byReason(
    {
      ...passphrase,
      encrypted: () => "このファイルは暗号化されています。パスワードを入力してください。",
      "wrong-file-password": () => "このファイルのパスワードと一致しません。もう一度入力してください。",
    },
    "このファイルにはパスワードが必要です。",
  ),
  destination: byReason(destination, noDestination),
  refused: byReason({ ...unopened, ...unrestored, "weak-passphrase": weakPassphrase }, "この本を開けません。"),
  busy: () => "Vorleserは現在混み合っています。少し待ってからもう一度お試しください。",
  "other-language": () => "この言語に対応した声がインストールされていません。",
  "other-script": () => "インストール済みの声では、この文字を読めません。",
  "voice-failed": byReason(
    {
      "connection-key": ({ host }) => `${host} がキーを受け付けないか、キーがありません。`,
      "connection-busy": ({ host }) => `${host} は現在これ以上の要求を受け付けません。後でもう一度お試しください。`,
      "connection-unreachable": ({ host }) => `${host} に接続できません。アドレスと接続を確認してください。`,
      "connection-failed": ({ host, status }) =>
        `${host} でエラーが発生しました（${status}）。後でもう一度お試しください。`,
      "connection-refused": ({ host, status }) =>
        `${host} が要求を拒否しました（${status}）。アドレス、モデル、声を確認してください。`,
      "connection-sound": ({ host }) => `${host} から読み取れる音声が届きませんでした。`,
      "nothing-spoken": () =>
        "ここから先は読み上げられません。テキストの言語に対応した声がインストールされていません。",
    },
    "この声を使用できません。詳細はサーバーのログをご覧ください。",
  ),
  "read-only": () => "データフォルダに書き込めません。",
  "disk-full": byReason(
    { "no-room-to-restore": noRoomToRestore, "no-room-to-back-up": noRoomToBackUp },
    "データフォルダのあるディスクに空き容量がありません。空きを作って、もう一度お試しください。",
  ),
  foreign: () => "このアドレスではVorleserを開けません。「vorleser serve」が表示するアドレスを使ってください。",
  defect: () => "エラーが発生しました。詳細はサーバーのログをご覧ください。",
};
