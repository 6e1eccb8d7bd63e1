// @ts-check
// What the server says of a book, of a sentence and of a line, in Japanese, by its code.

import { formatLanguage, formatNumber } from "../../basics/locale.js";
import { rules } from "./problems.js";

const count = (/** @type {string} */ number) => formatNumber(Number(number));

/** @type {typeof import("../en/reasons.js").reasons} */
export const reasons = {
  finding: {
    "invalid-utf8": (values) => `${count(values.count)}か所が正しいUTF-8ではないため、�と表示されます。`,
    "undecodable-bytes": (values) =>
      `${count(values.count)}か所が文字コード${values.encoding}として読み取れないため、�と表示されます。`,
    "control-characters": () => "テキストに制御文字が含まれているため、取り除かれます。",
    "nothing-to-read": () => "このファイルには読むものがありません。見えるテキストも、画像も、音声も含まれていません。",
    "only-frames": ({ address }) =>
      `このページは、${address} などのほかのページをフレームに表示するだけで、それらはファイルに含まれていません。代わりにそのページを追加してください。`,
    "unshown-pictures": (values) =>
      `${count(values.count)}枚の画像は、ブラウザーで表示できない形式（${values.formats}）のため省かれています。`,
    "chapter-rule": () =>
      "章分けルールをこのテキストに適用できないため、章が欠けています。別のルールを選んでください。",
    "wrong-encoding": () => "ファイルの文字コードが指定されたUTF-8と異なるため、Windows-1252として読み込まれます。",
    "damaged-file": () => "ファイルが壊れています。読み取れる部分だけを表示します。",
    malformed: () => "ファイルの構造に誤りがあります。",
    "missing-chapter": () => "章のファイルがないため、この章を読み取れません。",
    "empty-chapter": () => "章のファイルが空のため、この章を読み取れません。",
    "damaged-chapter": () => "章のファイルが壊れていてテキストがないため、この章を読み取れません。",
    "chapter-type": ({ type }) => `種類「${type}」には対応していないため、この章を読み取れません。`,
    "unreadable-chapter": () => "この章を読み取れません。",
    "hidden-chapter": () => "この章は本の指定では非表示ですが、表示します。",
    "dead-link": ({ address }) => `${address}へのリンク先がありません。`,
    "outside-link": ({ address }) => `${address}へのリンクは開けません。`,
    "missing-image": ({ file }) => `画像${file}がありません。`,
    "outside-image": ({ address }) => `本の外部にある画像は読み込まれません${address ? `（${address}）` : ""}。`,
    "missing-page": ({ address }) => `記事の続きは ${address} にありますが、そのページを読み込めませんでした。`,
    "paid-page": () =>
      "このページは購読者向けのため、テキストは冒頭だけの可能性があります。ブラウザでログインしてから、ブラウザの拡張機能で保存してください。",
    "no-container": ({ file }) => `本の構成を示すファイルがないか、空です。代わりに${file}を使います。`,
    "repeated-id": ({ id }) => `ファイル一覧でID「${id}」が2回使われています。`,
    "missing-file": ({ file }) => `${file}は一覧にありますが、本の中にありません。`,
    "unlisted-chapter": ({ id }) => `読む順序に「${id}」がありますが、ファイル一覧にありません。`,
    "no-reading-order": () => "本に読む順序の指定がないため、ファイル一覧の順序を使います。",
    "no-fallback": ({ type }) => `種類「${type}」の章に、代わりのテキストがありません。`,
    "no-title": () => "本にタイトルがありません。",
    "no-language": () => "本に言語の指定がありません。",
    "no-identifier": () => "本に識別子がありません。",
    "unreadable-encryption": () => "暗号化されたファイルの一覧を読み取れません。",
    "missing-encrypted": ({ file }) => `${file}は暗号化されたファイルの一覧にありますが、本の中にありません。`,
    "no-contents": () => "本に目次がありません。",
    "unreadable-contents": () => "目次を読み取れません。",
    "long-contents": ({ limit }) => `目次の項目が${count(limit)}件を超えているため、残りは省略されます。`,
    "dead-entry": ({ label }) => `「${label}」に対応する章がありません。`,
    "no-mimetype": () => "形式を示すファイルがありません。",
    "mimetype-not-first": () => "形式を示すファイルが、圧縮ファイルの先頭にありません。",
    "mimetype-compressed": () => "形式を示すファイルが圧縮されています。",
    "wrong-mimetype": () => "形式を示すファイルの内容が、application/epub+zipではありません。",
  },
  skipped: {
    "other-language": ({ language }) =>
      `この言語に対応した声がインストールされていません：${formatLanguage(language)}。`,
    "other-script": () => "インストール済みの声では、この文字を読めません。",
    failed: () => "この文を読み上げられませんでした。",
    changed: () => "その後、本のテキストが変わりました。",
  },
  refused: {
    "not-a-rule": () => "ルールではありません。",
    "turns-pages": () => "読み上げを止めたり、ページをめくったりするルールには対応していません。",
    "no-text": rules["no-text"],
    "long-text": rules["long-text"],
    "bad-expression": rules["bad-expression"],
    "slow-expression": rules["slow-expression"],
    "empty-expression": rules["empty-expression"],
    "bad-phonemes": rules["bad-phonemes"],
  },
};
