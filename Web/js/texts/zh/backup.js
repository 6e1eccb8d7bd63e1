// @ts-check
// Texts of backups.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/backup.js").backup} */
export const backup = {
  title: "备份",
  detail:
    "整个书库存为一个文件：所有人的图书、阅读进度、标注、设置、书单和订阅源。" +
    "不含密码、语音、词典和字体。请妥善保管：其中包含每个人的标注和私人图书。",
  whole: "下载备份",
  small: "不含图书文件",
  restore: "恢复备份…",
  progress: "上传进度",
  restoring: "正在恢复…这可能需要一些时间，期间可以继续阅读。",
  passphraseTitle: "需要密码短语",
  passphraseDetail: (name) => `“${name}”已加密。请输入创建备份时使用的密码短语。`,
  passphrase: "密码短语",
  decrypt: "恢复",
  wrongPassphrase: "这不是此备份的密码短语。请重新输入。",
  restored: ({ added, known, places, marks, choices }) =>
    `已恢复：${formatNumber(added)}本书、${formatNumber(places)}个阅读位置、${formatNumber(marks)}条标注、` +
    `${formatNumber(choices)}项设置。另有${formatNumber(known)}本书原已在书库中。`,
  needsPassword: (name) => `“${name}”需要新密码：请在成员列表中选择“重置密码”。`,
  problems: (count) => `${formatNumber(count)}项无法恢复`,
};
