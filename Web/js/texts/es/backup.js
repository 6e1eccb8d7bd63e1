// @ts-check
// Texts of backups, in Spanish.

import { formatNumber } from "../../basics/locale.js";

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${formatNumber(count)} ${count === 1 ? one : many}`;

/** @type {typeof import("../en/backup.js").backup} */
export const backup = {
  title: "Copia de seguridad",
  detail:
    "Toda la biblioteca en un archivo: libros, progreso de lectura, anotaciones, ajustes, colecciones y feeds de todos. " +
    "No incluye contraseñas, voces, diccionarios ni fuentes. Guárdala en privado: contiene las anotaciones y los libros privados de todos.",
  whole: "Descargar copia",
  small: "Sin los archivos de los libros",
  restore: "Restaurar copia…",
  progress: "Progreso de la subida",
  restoring: "Restaurando… Puede tardar un rato; mientras tanto puedes seguir leyendo.",
  passphraseTitle: "Se necesita la frase de contraseña",
  passphraseDetail: (name) => `“${name}” está cifrado. Introduce la frase de contraseña con la que se creó la copia.`,
  passphrase: "Frase de contraseña",
  decrypt: "Restaurar",
  wrongPassphrase: "Esa no es la frase de contraseña de esta copia. Vuelve a introducirla.",
  restored: ({ added, known, places, marks, choices }) =>
    `Restaurado: ${counted(added, "libro", "libros")}, ${counted(places, "posición", "posiciones")}, ` +
    `${counted(marks, "anotación", "anotaciones")}, ${counted(choices, "ajuste", "ajustes")}. ` +
    `Ya había ${counted(known, "libro", "libros")}.`,
  needsPassword: (name) =>
    `${name} necesita una contraseña nueva: elige “Restablecer contraseña” en la lista de personas.`,
  problems: (count) => counted(count, "elemento no se pudo restaurar", "elementos no se pudieron restaurar"),
};
