// @ts-check
// Texts of the rules for sites.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/sites.js").sites} */
export const sites = {
  title: "网站",
  explained:
    "Vorleser 能自动找到大多数网页上的文章。找不到时，可用规则以 CSS 选择器指明哪些内容属于文章。规则适用于今后保存或重新获取的网页。",
  none: "还没有规则。",
  add: "添加规则",
  more: "更多",
  import: "导入规则…",
  export: "导出规则",
  edit: "编辑",
  remove: "移除",
  removed: "规则已移除。",
  undo: "撤销",
  imported: (count) => `已导入${formatNumber(count)}条规则。`,

  new: "新建网站规则",
  change: "编辑网站规则",
  host: "网站，例如 example.org",
  selectorHint: "每行一个 CSS 选择器。如有多个，以第一个找到内容的为准。",
  parts: { content: "文章", title: "标题", author: "作者", date: "日期", strip: "略去", next: "下一页的链接" },
  hints: {
    content: "例如“article .text”。留空则自动查找文章。",
    title: "",
    author: "",
    date: "",
    strip: "匹配的内容全部去除。",
    next: "",
  },
  address: "用此地址的网页测试",
  preview: "预览",
  fetching: "正在获取网页…",
  byRule: "规则找到了文章。",
  bySearch: "规则在此处未指明文章，因此进行了自动查找。",
  noTitle: "（无标题）",
  text: "文本开头",
  pictures: (count) => (count === 0 ? "" : `${formatNumber(count)}张图片`),
  pages: (count) => (count < 2 ? "" : `${formatNumber(count)}页`),
  length: (count) => `${formatNumber(count)}个字符`,
  save: "保存",
  cancel: "取消",
};
