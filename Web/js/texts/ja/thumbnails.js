// @ts-check
// Texts of the small pictures of pages.

/** @type {typeof import("../en/thumbnails.js").thumbnails} */
export const thumbnails = { title: "ページ一覧", open: "ページ一覧を表示", page: (label) => `${label}ページ` };
