// @ts-check
// Texts of the bin, in Spanish.

/** @type {typeof import("../en/bin.js").bin} */
export const bin = {
  title: "Papelera",
  open: "Papelera",
  explained: "Los libros y anotaciones que quitas se quedan aquí 30 días. Hasta entonces puedes restaurarlos.",
  empty: "La papelera está vacía.",
  books: "Libros",
  marks: "Anotaciones",
  restore: "Restaurar",
  restoreOf: (title) => `Restaurar “${title}”`,
  remove: "Eliminar definitivamente",
  removeOf: (title) => `Eliminar “${title}” definitivamente`,
  deleteTitle: "¿Eliminar definitivamente?",
  deleteBook: (title) =>
    `“${title}” se elimina con su archivo, y también el progreso de lectura y las anotaciones de todos en este libro. No se puede deshacer.`,
  emptyNow: "Vaciar papelera",
  emptyDetail: "Se elimina todo lo que hay en la papelera. No se puede deshacer.",
};
