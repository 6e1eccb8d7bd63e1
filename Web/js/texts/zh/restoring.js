// @ts-check
// Texts of restoring a backup from a destination, in Chinese.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/restoring.js").restoring} */
export const restoring = {
  action: "恢复…",
  from: (name) => `从“${name}”恢复`,
  looking: "正在查找备份…",
  none: "这里还没有备份。",
  backup: "备份",
  encrypted: "已加密",
  everything: "恢复全部内容",
  some: "要恢复的内容：",
  nothing: "请至少选择一项要恢复的内容。",
  hint: "书库中已有的内容会保留：两个阅读位置以较新的为准。如果不恢复账户和图书，则只恢复已有成员和图书的内容。",
  of: (time, name) => `“${name}”中${time}的备份`,
  fetching: (received, all) => `正在获取：${received}，共${all}`,
  opening: "正在打开备份…",
  books: (done, all) => `正在恢复：第${formatNumber(done)}本，共${formatNumber(all)}本`,
  done: "已恢复",
  failed: "未恢复",
  progress: "恢复进度",
  stop: "取消恢复",
  forget: "关闭恢复报告",
  again: "重试…",
  sections: {
    people: "账户",
    books: "图书",
    places: "阅读位置",
    marks: "标注",
    settings: "设置",
    speech: "朗读选项",
    replacements: "替换规则",
    opinions: "收藏、评分和标签",
    collections: "书单",
    "chapter-rules": "分章规则",
    "reading-works": "读过的书",
    "reading-sessions": "阅读记录",
    "site-rules": "网站规则",
    feeds: "订阅源",
    "listening-queues": "待听列表",
    "different-books": "标记为不同的图书",
  },
};
