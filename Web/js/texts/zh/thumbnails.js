// @ts-check
// Texts of the small pictures of pages.

/** @type {typeof import("../en/thumbnails.js").thumbnails} */
export const thumbnails = { title: "页面", open: "显示页面", page: (label) => `第${label}页` };
