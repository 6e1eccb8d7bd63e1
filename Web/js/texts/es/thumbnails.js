// @ts-check
// Texts of the small pictures of pages, in Spanish.

/** @type {typeof import("../en/thumbnails.js").thumbnails} */
export const thumbnails = { title: "Páginas", open: "Mostrar páginas", page: (label) => `Página ${label}` };
