// @ts-check
// Texts of restoring a backup from a destination, in Spanish.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/restoring.js").restoring} */
export const restoring = {
  action: "Restaurar…",
  from: (name) => `Restaurar desde “${name}”`,
  looking: "Buscando la copia…",
  none: "Aquí todavía no hay ninguna copia.",
  backup: "Copia",
  encrypted: "cifrada",
  everything: "Restaurarlo todo",
  some: "Lo que se restaura:",
  nothing: "Elige al menos un elemento para restaurar.",
  hint: "Lo que hay en la biblioteca se conserva: de dos posiciones de lectura cuenta la más reciente. Sin las cuentas y los libros, solo reciben algo las personas y los libros que ya están aquí.",
  of: (time, name) => `Copia del ${time} de “${name}”`,
  fetching: (received, all) => `Recibiendo: ${received} de ${all}`,
  opening: "Abriendo la copia…",
  books: (done, all) => `Restaurando: libro ${formatNumber(done)} de ${formatNumber(all)}`,
  done: "Restaurada",
  failed: "No restaurada",
  progress: "Progreso de la restauración",
  stop: "Cancelar la restauración",
  forget: "Cerrar el informe de la restauración",
  again: "Volver a intentarlo…",
  sections: {
    people: "Cuentas",
    books: "Libros",
    places: "Posiciones de lectura",
    marks: "Anotaciones",
    settings: "Ajustes",
    speech: "Ajustes de lectura en voz alta",
    replacements: "Reglas de sustitución",
    opinions: "Favoritos, valoraciones y etiquetas",
    collections: "Colecciones",
    "chapter-rules": "Reglas de capítulos",
    "reading-works": "Lo leído",
    "reading-sessions": "Sesiones de lectura",
    "site-rules": "Reglas de sitios web",
    feeds: "Feeds",
    "listening-queues": "Colas de escucha",
    "different-books": "Libros marcados como distintos",
  },
};
