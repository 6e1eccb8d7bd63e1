// @ts-check
// 服务器自动备份的文字。

/** @type {typeof import("../en/schedules.js").schedules} */
export const schedules = {
  title: "备份计划",
  titleOf: (name) => `“${name}”的备份计划`,
  period: "自动备份",
  off: "从不",
  daily: "每天",
  weekly: "每周",
  weekday: "星期",
  time: "时间",
  zone: (zone) => `以服务器的时钟为准（${zone}）。服务器关闭期间错过的备份会在下次启动时补上。`,
  encrypted: "加密备份",
  passphrase: "密码短语",
  kept: "密码短语已保存。输入新的即可替换。",
  save: "保存",
  everyDay: (time) => `每天 ${time}`,
  everyWeek: (day, time) => `每周${day} ${time}`,
  next: (time) => `下次：${time}`,
  arrived: (time) => `上次成功的备份：${time}`,
};
