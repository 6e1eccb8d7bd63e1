// @ts-check
// Texts of the order in the library: favourites, ratings, tags, filters, several books at once; in Spanish.

import { formatNumber } from "../../basics/locale.js";

const books = (/** @type {number} */ count) => (count === 1 ? "1 libro" : `${formatNumber(count)} libros`);
const stars = (/** @type {number} */ count) => (count === 1 ? "1 estrella" : `${formatNumber(count)} estrellas`);
/** @param {number} count @param {string} one @param {string} many "1 libro añadido", "3 libros añadidos" */
const booksAre = (count, one, many) => `${books(count)} ${count === 1 ? one : many}`;

/** @type {typeof import("../en/order.js").order} */
export const order = {
  favorite: "Favorito",
  addFavorite: "Añadir a favoritos",
  removeFavorite: "Quitar de favoritos",
  isFavorite: (title) => `“${title}” está en favoritos.`,
  isNoFavorite: (title) => `“${title}” ya no está en favoritos.`,
  areFavorites: (count) => booksAre(count, "añadido a favoritos.", "añadidos a favoritos."),
  areNoFavorites: (count) => booksAre(count, "quitado de favoritos.", "quitados de favoritos."),

  archived: "Archivado",
  archive: "Archivar",
  unarchive: "Desarchivar",
  areArchived: (count) =>
    booksAre(
      count,
      "archivado. Las búsquedas lo siguen encontrando.",
      "archivados. Las búsquedas los siguen encontrando.",
    ),
  areUnarchived: (count) => booksAre(count, "desarchivado.", "desarchivados."),
  allArchived: "Todos los libros están archivados",
  showArchive: "Mostrar archivados",
  articles: "Artículos",
  weeksArticles: "Artículos de esta semana",
  unreadArticles: "Artículos no leídos",
  sites: "Sitios web…",

  rate: "Valorar…",
  rating: "Valoración",
  noRating: "Sin valoración",
  unrated: "Sin valorar",
  stars,
  isRated: (count) => `Valorado con ${stars(count)}.`,
  isUnrated: "Valoración quitada.",

  editTags: "Etiquetas…",
  tagsOf: (title) => `Etiquetas de “${title}”`,
  tagsOfSeveral: (count) => `Etiquetas de ${books(count)}`,
  newTag: "Etiqueta nueva",
  addTag: "Añadir",
  tagsChanged: (count) => (count === 1 ? "Etiquetas guardadas." : `Etiquetas de ${books(count)} guardadas.`),

  giveUp: "Abandonar",
  takeUp: "Retomar",
  isGivenUp: (title) => `“${title}” está marcado como abandonado.`,
  isTakenUp: (title) => `Vuelves a leer “${title}”.`,
  stateChanged: (count) => `Estado cambiado: ${books(count)}.`,
  states: { new: "Sin empezar", reading: "En curso", finished: "Terminado", "given-up": "Abandonado" },

  filters: "Filtros",
  clearFilters: "Quitar filtros",
  names: {
    state: "Estado",
    favorite: "Favoritos",
    archived: "Archivados",
    days: "Añadido",
    site: "Sitio web",
    tag: "Etiqueta",
    author: "Autor",
    language: "Idioma",
    format: "Formato",
    collection: "Colección",
    series: "Serie",
    publisher: "Editorial",
    feedGroup: "Grupo de feeds",
  },
  period: (days) => (days === 1 ? "En las últimas 24 horas" : `En los últimos ${formatNumber(days)} días`),
  save: "Guardar",
  leave: (name) => `Salir de “${name}”`,
  any: "Cualquiera",
  counted: (label, count) => `${label} (${formatNumber(count)})`,
  narrow: "Buscar en esta lista",
  more: (count) => `y ${formatNumber(count)} más`,
  none: "No se encontró nada",
  nothingFits: "Ningún libro cumple estos filtros",

  select: "Seleccionar",
  selected: "Libros seleccionados",
  selectAll: "Seleccionar todo",
  moreActions: "Más",
  endSelection: "Terminar selección",
  selectedCount: (count) => (count === 1 ? "1 seleccionado" : `${formatNumber(count)} seleccionados`),
  wereRemoved: (count) => booksAre(count, "quitado.", "quitados."),
  wereRestored: (count) => booksAre(count, "restaurado.", "restaurados."),
};
