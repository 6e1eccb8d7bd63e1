// @ts-check
// Texts of reading by pages, in Spanish.

/** @type {typeof import("../en/paged.js").paged} */
export const paged = {
  paged: "Páginas",
  scroll: "Continuo",
  toPages: "Cambiar a páginas",
  toScroll: "Cambiar a modo continuo",
  toDesign: "Mostrar páginas diseñadas",
  toDrawn: "Mostrar páginas originales",
  toText: "Mostrar como texto",
  rotateRight: "Girar a la derecha",
  rotateLeft: "Girar a la izquierda",
  toggle: "Cambiar entre modo continuo y páginas",
  pageOf: (page, count) => `${page} de ${count}`,
  left: (count) => `${/^~?1$/.test(count) ? "queda" : "quedan"} ${count} en el capítulo`,
  lastPage: "final del capítulo",
  key: {
    right: "Página de la derecha",
    left: "Página de la izquierda",
    forward: "Página siguiente",
    back: "Página anterior",
    start: "Primera página del capítulo",
    end: "Última página del capítulo",
  },
};
