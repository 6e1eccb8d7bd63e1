// @ts-check
// Texts of text recognition.

import { formatNumber } from "../../basics/locale.js";

/** @typedef {import("../../model/types.js").RecognitionWork} RecognitionWork */

export const recognition = {
  label: "文字認識",
  progress: "文字認識の進み具合",
  language: "テキストの言語",
  further: "ほかの言語",
  none: "なし",
  start: "文字を認識",
  again: "もう一度認識",
  stop: "キャンセル",
  /** @param {number} wordless @param {number} pages */
  wordless: (wordless, pages) =>
    wordless === pages
      ? "この本のページは画像です。文字を認識すると、読み上げ、検索、マークができます。1ページに数秒かかります。"
      : `${formatNumber(pages)}ページのうち${formatNumber(wordless)}ページにテキストがありません。文字を認識できます。1ページに数秒かかります。`,
  /** @param {number} wordless @param {number} pages */
  noProgram: (wordless, pages) =>
    `${wordless === pages ? "この本のページは画像です" : `${formatNumber(pages)}ページのうち${formatNumber(wordless)}ページにテキストがありません`}。` +
    "文字を認識するには、Vorleserが動いているコンピューターにパッケージtesseract-ocrをインストールしてください。",
  /** @param {number} wordless @param {string[]} languages */
  recognised: (wordless, languages) =>
    `${formatNumber(wordless)}ページの文字を認識しました（${languages.join("、")}）。`,
  /** @param {RecognitionWork} work */
  work: ({ state, done, pages, problem }) =>
    state === "failed"
      ? (problem ?? "停止しました")
      : state === "waiting" || pages === 0
        ? "順番を待っています"
        : `文字を認識しています：${formatNumber(pages)}ページ中${formatNumber(done)}ページ`,
  /** @param {string} title */
  done: (title) => `『${title}』にテキストができました。読んでいた位置とマークはそのままです。`,
};
