// @ts-check
// Texts of text recognition.

import { formatNumber } from "../../basics/locale.js";

/** @typedef {import("../../model/types.js").RecognitionWork} RecognitionWork */

export const recognition = {
  label: "文字识别",
  progress: "文字识别进度",
  language: "文本语言",
  further: "其他语言",
  none: "无",
  start: "识别文字",
  again: "重新识别",
  stop: "取消",
  /** @param {number} wordless @param {number} pages */
  wordless: (wordless, pages) =>
    wordless === pages
      ? "本书的页面都是图片。识别文字后即可朗读、搜索和标注；每页需要几秒钟。"
      : `${formatNumber(pages)} 页中有 ${formatNumber(wordless)} 页没有文字。可以识别，每页需要几秒钟。`,
  /** @param {number} wordless @param {number} pages */
  noProgram: (wordless, pages) =>
    `${wordless === pages ? "本书的页面都是图片" : `${formatNumber(pages)} 页中有 ${formatNumber(wordless)} 页没有文字`}。` +
    "要识别文字，请在运行 Vorleser 的电脑上安装软件包 tesseract-ocr。",
  /** @param {number} wordless @param {string[]} languages */
  recognised: (wordless, languages) => `已识别 ${formatNumber(wordless)} 页的文字（${languages.join("、")}）。`,
  /** @param {RecognitionWork} work */
  work: ({ state, done, pages, problem }) =>
    state === "failed"
      ? (problem ?? "已停止")
      : state === "waiting" || pages === 0
        ? "等待中"
        : `正在识别文字：${formatNumber(done)} / ${formatNumber(pages)} 页`,
  /** @param {string} title */
  done: (title) => `《${title}》现在有文字了。阅读位置和标注已保留。`,
};
