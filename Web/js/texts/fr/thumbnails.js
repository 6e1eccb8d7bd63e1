// @ts-check
// French texts of the small pictures of pages.

/** @type {typeof import("../en/thumbnails.js").thumbnails} */
export const thumbnails = { title: "Pages", open: "Afficher les pages", page: (label) => `Page ${label}` };
