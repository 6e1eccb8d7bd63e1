// @ts-check
// Texts of reading by pages.

/** @type {typeof import("../en/paged.js").paged} */
export const paged = {
  paged: "分页",
  scroll: "滚动",
  toPages: "切换到分页",
  toScroll: "切换到滚动",
  toDesign: "显示固定版式",
  toDrawn: "显示原始页面",
  toText: "显示为文本",
  rotateRight: "向右旋转",
  rotateLeft: "向左旋转",
  toggle: "在滚动与分页之间切换",
  pageOf: (page, count) => `${page} / ${count}`,
  left: (count) => `本章剩余${count}页`,
  lastPage: "本章末页",
  key: { right: "右侧页面", left: "左侧页面", forward: "下一页", back: "上一页", start: "本章首页", end: "本章末页" },
};
