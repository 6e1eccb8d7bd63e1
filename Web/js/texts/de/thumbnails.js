// @ts-check
// Texte der kleinen Seitenbilder.

/** @type {typeof import("../en/thumbnails.js").thumbnails} */
export const thumbnails = { title: "Seiten", open: "Seiten anzeigen", page: (label) => `Seite ${label}` };
