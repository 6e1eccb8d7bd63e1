// @ts-check
// Rules that divide plain texts into chapters.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/chapters.js").chapters} */
export const chapters = {
  count: (count) => `${formatNumber(count)}章`,
  open: "分章与换行…",
  divide: "分章与换行",
  rule: "标题识别方式",
  automatic: "自动",
  own: "自定义正则表达式…",
  candidate: (name, count, isWhole) => `${name}：${formatNumber(count)}${isWhole ? "" : "+"}`,
  expression: "正则表达式",
  expressionHint: "逐行匹配不超过200个字符的行，匹配到的内容即为章节标题。",
  preview: "章节",
  looking: "正在查找标题…",
  found: (count, isWhole) =>
    isWhole ? `${formatNumber(count)}个标题` : `长文本的开头部分有${formatNumber(count)}个标题`,
  malformed: "这还不是有效的正则表达式。",
  slow: "此表达式耗时过长，请简化。",
  more: (count) => `以及另外${formatNumber(count)}个`,
  use: "分章",
  divided: (title, count) => `“${title}”现有${formatNumber(count)}章。阅读位置和标注均已保留。`,
  editList: "编辑规则…",
  list: "分章规则",
  listHint: "启用的规则会用于每个新文本；如果得到的章节比自动识别的更规整，就按该规则分章。",
  add: "添加",
  edit: "编辑…",
  up: "上移",
  down: "下移",
  remove: "移除",
  removed: "规则已移除。",
  undo: "撤销",
  moreActions: "更多",
  import: "从 Legado 导入…",
  export: "导出供 Legado 使用",
  isOn: (name) => `将“${name}”用于新文本`,
  imported: (added, known, refused) =>
    [
      `已添加${formatNumber(added)}条规则。`,
      known > 0 && `${formatNumber(known)}条已存在。`,
      refused > 0 && `${formatNumber(refused)}条无法使用。`,
    ]
      .filter(Boolean)
      .join(""),
  newRule: "新建分章规则",
  changeRule: "分章规则",
  name: "名称",
  example: "示例",
  save: "保存",
  lines: {
    title: "换行",
    hint: "仅影响文本对你的显示和朗读方式。阅读位置和标注保持不变。",
    lineEnds: "段落内的换行",
    ends: { automatic: "自动", join: "合并所有行", keep: "保留所有行" },
    dropIndents: "去除缩进",
    collapseBlankLines: "合并空行",
    hideLicence: "隐藏古登堡计划的许可声明",
    hideBoilerplate: "隐藏网络小说的套话",
    preview: "当前位置的段落",
    passage: (hidden) => (hidden === 0 ? "当前位置的段落" : `当前位置的段落：隐藏了${formatNumber(hidden)}行`),
  },
};
