// @ts-check
// Texts of the rules for sites, in Spanish.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/sites.js").sites} */
export const sites = {
  title: "Sitios web",
  explained:
    "En la mayoría de las páginas, Vorleser encuentra el artículo por sí solo. Donde no lo consigue, una regla indica con selectores CSS qué forma parte del artículo. Se aplica a las páginas que se guarden o se vuelvan a cargar a partir de ahora.",
  none: "Aún no hay reglas.",
  add: "Añadir regla",
  more: "Más",
  import: "Importar reglas…",
  export: "Exportar reglas",
  edit: "Editar",
  remove: "Quitar",
  removed: "Regla quitada.",
  undo: "Deshacer",
  imported: (count) => (count === 1 ? "1 regla importada." : `${formatNumber(count)} reglas importadas.`),

  new: "Nueva regla para un sitio web",
  change: "Editar regla para un sitio web",
  host: "Sitio web, por ejemplo example.org",
  selectorHint: "Un selector CSS por línea. Si hay varios, cuenta el primero que encuentre algo.",
  parts: {
    content: "Artículo",
    title: "Título",
    author: "Autor",
    date: "Fecha",
    strip: "Excluir",
    next: "Enlace a la página siguiente",
  },
  hints: {
    content: "Por ejemplo “article .text”. Déjalo vacío para que se busque el artículo.",
    title: "",
    author: "",
    date: "",
    strip: "Se quitan todos.",
    next: "",
  },
  address: "Probar con la página de esta dirección",
  preview: "Vista previa",
  fetching: "Cargando la página…",
  byRule: "La regla ha encontrado el artículo.",
  bySearch: "La regla no indica aquí ningún artículo, así que se buscó.",
  noTitle: "(sin título)",
  text: "Principio del texto",
  pictures: (count) => (count === 0 ? "" : count === 1 ? "1 imagen" : `${formatNumber(count)} imágenes`),
  pages: (count) => (count < 2 ? "" : `${formatNumber(count)} páginas`),
  length: (count) => (count === 1 ? "1 carácter" : `${formatNumber(count)} caracteres`),
  save: "Guardar",
  cancel: "Cancelar",
};
