// @ts-check
// Texts of the statistics of reading.

import { formatNumber } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @param {number} count */
const dayCount = (count) => `${formatNumber(count)}天`;

/** @type {typeof import("../en/statistics.js").statistics} */
export const statistics = {
  title: "统计",
  open: "打开统计",
  toLibrary: "返回书库",
  duration,
  days: dayCount,
  nothing: "无",

  range: "时段",
  recent: "最近12个月",
  today: "今天",
  streak: "连续阅读",
  longest: (count) => `最长：${count}`,
  booksThisYear: "今年读完的书",
  inRange: "此时段内",
  pagesAndWords: (pages, words) => `${pages}页 · ${words}词`,
  pace: "阅读速度",
  perMinute: (count) => `${count}词/分钟`,
  noPace: "阅读十分钟后显示。",
  ofGoal: (goal, percent) => `目标：${goal}（${percent}）`,

  goals: "目标",
  goalMinutes: "每天分钟数",
  goalBooks: "每年图书数",
  goalsDetail: "0表示不设目标。",
  measures: "一页按出版业标准页的1,800个字符计算。一个词按5.7个字符计算；中文、日文和韩文按1.7个字符计算。",

  calendar: "日历",
  hours: "阅读时间",
  hoursBy: { day: "每日时间", week: "每周时间", month: "每月时间" },
  hoursChoice: "显示方式",
  periods: { day: "日", week: "周", month: "月" },
  hoursOfDay: "一天中的时段",
  day: "日期",
  hour: "小时",
  time: "时间",
  pages: "页数",
  book: "图书",
  books: "图书",
  author: "作者",
  authors: "作者",
  format: "格式",
  formats: "格式",
  lastRead: "上次阅读",
  asTable: (title) => `${title}（表格）`,

  review: (year) => `${year}年回顾`,
  reviewTotal: (time, pages, days) => `你在${days}里共阅读${time}，约${pages}页。`,
  reviewMonth: (month, time) => `读得最多的月份是${month}，共${time}。`,
  reviewDay: (day, time) => `读得最久的一天是${day}，共${time}。`,
  reviewStreak: (days) => `最长连续阅读${days}。`,
  reviewBook: (title, time) => `用时最多的书是“${title}”：${time}。`,
  reviewAuthor: (name, time) => `读得最多的作者是${name}：${time}。`,
  finishedBooks: (count) => `读完${formatNumber(count)}本书`,
  noneFinished: "此时段内没有读完的书。",

  exports: "你的数据",
  exportDetail: "将所有阅读记录导出为文件，供电子表格或其他程序使用。",
  exportCSV: "导出 CSV",
  exportJSON: "导出 JSON",
  importKOReader: "从 KOReader 导入",
  importDetail: "请选择 KOReader 的 settings 文件夹中的 statistics.sqlite3。再次导入只会添加新内容。",
  importing: "正在导入…",
  imported: (sessions, books) =>
    `已添加阅读记录：${formatNumber(sessions)}条。书库中的图书：${formatNumber(books)}本。`,
  importedUnknown: (count) => `${formatNumber(count)}本书不在书库中；其阅读时间已连同书名一起保留。`,

  sessions: "阅读记录",
  sessionsDetail: "一条记录是一段连续的阅读或收听。两分钟没有操作，计时就会停止。",
  noSessions: "还没有记录。阅读或收听一段时间后会显示在这里。",
  record: "记录阅读时间",
  recordDetail: "仅你自己可见。关闭后不再新增记录；已有的记录会保留，直到你删除。",
  kinds: { reading: "阅读", listening: "收听", both: "边听边读" },
  onDevice: (device) => `设备：${device}`,
  more: "显示更早的记录",
  remove: (title, start) => `删除阅读记录：${title}，${start}`,
  removed: "阅读记录已删除。",
  removeAll: "删除所有阅读记录",
  removeAllQuestion: "要删除所有阅读记录吗？",
  removeAllDetail: "你的阅读时间以及读完各书的日期，将在所有设备上永久删除。",
  removeAllNow: "永久删除",
  allRemoved: (count) => `已删除${formatNumber(count)}条阅读记录。`,
};
