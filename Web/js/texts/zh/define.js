// @ts-check
// Texts of looking words up.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/define.js").define} */
export const define = {
  title: "词典",
  about: (word) => `“${word}”的释义`,
  key: "查询选中或正在朗读的词",
  close: "关闭",
  back: (word) => `返回“${word}”`,
  manage: "词典…",
  looking: "正在查询…",
  tooLong: "内容过长，无法查询。请选择一个词或短语。",
  noWord: "请先选择一个词。",
  notFound: (word) => `没有“${word}”的词条。`,
  near: "相近的词",
  allOff: "所有词典均已关闭。",
  none: "还没有词典",
  noneDetail:
    "可添加 StarDict 或 dictd 词典，格式为 .zip、.tar.gz、.tar.bz2 或 .tar.xz 文件。Debian 和 Ubuntu 的软件包 dict-wn（英语）和 dict-freedict-… 提供免费词典；添加方法请参阅文档。",
  explained: "由书库中的所有人共用，按此顺序查询。",
  adminsOnly: "只有管理员可以添加和移除词典。",
  off: "已关闭",
  add: "添加词典…",
  addOffer: (name) => `添加“${name}”`,
  adding: "正在添加…",
  added: (names) => `已添加：${names}`,
  words: (words) => `${formatNumber(words)}个词`,
  use: (name) => `使用“${name}”`,
  up: (name) => `上移“${name}”`,
  down: (name) => `下移“${name}”`,
  remove: (name) => `移除“${name}”`,
  removeTitle: "要移除词典吗？",
  removeDetail: (name) => `将为所有人删除“${name}”。此操作无法撤销，但可以重新添加该文件。`,
  removeNow: "移除",
  cancel: "取消",
};
