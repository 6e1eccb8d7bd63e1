// @ts-check
// サーバーが自動で行うバックアップのテキスト。

/** @type {typeof import("../en/schedules.js").schedules} */
export const schedules = {
  title: "スケジュール",
  titleOf: (name) => `「${name}」のスケジュール`,
  period: "自動バックアップ",
  off: "しない",
  daily: "毎日",
  weekly: "毎週",
  weekday: "曜日",
  time: "時刻",
  zone: (zone) =>
    `サーバーの時計（${zone}）に従います。サーバーの停止中に予定されていたバックアップは、次の起動時に行います。`,
  encrypted: "バックアップを暗号化",
  passphrase: "パスフレーズ",
  kept: "パスフレーズは保存されています。別のものを入力すると置き換わります。",
  save: "保存",
  everyDay: (time) => `毎日${time}`,
  everyWeek: (day, time) => `毎週${day} ${time}`,
  next: (time) => `次回：${time}`,
  arrived: (time) => `最後に成功したバックアップ：${time}`,
};
