// @ts-check
// Texts of the statistics of reading.

import { formatNumber } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @type {typeof import("../en/statistics.js").statistics} */
export const statistics = {
  title: "統計",
  open: "統計を開く",
  toLibrary: "ライブラリに戻る",
  duration,
  days: (count) => `${formatNumber(count)}日`,
  nothing: "なし",

  range: "期間",
  recent: "過去12か月",
  today: "今日",
  streak: "連続日数",
  longest: (count) => `最長：${count}`,
  booksThisYear: "今年読了した本",
  inRange: "期間内",
  pagesAndWords: (pages, words) => `${pages}ページ · ${words}語`,
  pace: "読書速度",
  perMinute: (count) => `${count}語/分`,
  noPace: "10分間読むと表示されます。",
  ofGoal: (goal, percent) => `目標${goal}の${percent}`,

  goals: "目標",
  goalMinutes: "1日の目標（分）",
  goalBooks: "1年の目標（冊）",
  goalsDetail: "0にすると目標なしになります。",
  measures:
    "1ページは1,800文字（出版社の標準ページ）です。1語は5.7文字、中国語、日本語、韓国語では1.7文字として数えます。",

  calendar: "カレンダー",
  hours: "読書時間",
  hoursBy: { day: "日ごとの時間", week: "週ごとの時間", month: "月ごとの時間" },
  hoursChoice: "表示単位",
  periods: { day: "日", week: "週", month: "月" },
  hoursOfDay: "時間帯",
  day: "日",
  hour: "時刻",
  time: "時間",
  pages: "ページ",
  book: "本",
  books: "本",
  author: "著者",
  authors: "著者",
  format: "形式",
  formats: "形式",
  lastRead: "最終読書日",
  asTable: (title) => `${title}（表）`,

  review: (year) => `${year}年の振り返り`,
  reviewTotal: (time, pages, days) => `${days}間で合計${time}、約${pages}ページを読みました。`,
  reviewMonth: (month, time) => `最も多く読んだ月は${month}で、${time}でした。`,
  reviewDay: (day, time) => `最も長く読んだ日は${day}で、${time}でした。`,
  reviewStreak: (days) => `最長の連続日数は${days}でした。`,
  reviewBook: (title, time) => `最も長く読んだ本は「${title}」で、${time}でした。`,
  reviewAuthor: (name, time) => `最も長く読んだ著者は${name}で、${time}でした。`,
  finishedBooks: (count) => `${formatNumber(count)}冊を読了`,
  noneFinished: "この期間に読了した本はありません。",

  exports: "データ",
  exportDetail: "すべての読書記録を、表計算ソフトやほかのプログラムで使えるファイルにします。",
  exportCSV: "CSVでエクスポート",
  exportJSON: "JSONでエクスポート",
  importKOReader: "KOReaderからインポート",
  importDetail:
    "KOReaderのsettingsフォルダにあるstatistics.sqlite3を選択してください。再びインポートすると、新しい記録だけが追加されます。",
  importing: "インポート中…",
  imported: (sessions, books) =>
    `追加した読書記録：${formatNumber(sessions)}件。ライブラリにある本：${formatNumber(books)}冊。`,
  importedUnknown: (count) =>
    `${formatNumber(count)}冊はライブラリにありませんが、読書時間はタイトルとともに保存されます。`,

  sessions: "読書記録",
  sessionsDetail: "続けて読んだ、または聴いた時間を1件として記録します。2分間操作がないと、計測は止まります。",
  noSessions: "まだありません。しばらく読んだり聴いたりすると、ここに記録が表示されます。",
  record: "読書時間を記録",
  recordDetail:
    "記録は本人にしか見えません。オフにすると新しい記録は追加されません。これまでの記録は、削除するまで残ります。",
  kinds: { reading: "読書", listening: "リスニング", both: "聴きながら読書" },
  onDevice: (device) => `· ${device}`,
  more: "以前の読書記録を表示",
  remove: (title, start) => `読書記録を削除：${title}、${start}`,
  removed: "読書記録を削除しました。",
  removeAll: "すべての読書記録を削除",
  removeAllQuestion: "すべての読書記録を削除しますか？",
  removeAllDetail: "読書時間と、本を読了した日付が、すべてのデバイスで完全に削除されます。",
  removeAllNow: "完全に削除",
  allRemoved: (count) => `${formatNumber(count)}件の読書記録を削除しました。`,
};
