// @ts-check
// Texts of folders that are added with all that is in them.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/folders.js").folders} */
export const folders = {
  added: (name, count) => `${name}: ${count === 1 ? "1 libro añadido" : `${formatNumber(count)} libros añadidos`}.`,
  known: (count) => (count === 1 ? "1 ya estaba." : `${formatNumber(count)} ya estaban.`),
  refused: (count) => (count === 1 ? "1 no se pudo añadir." : `${formatNumber(count)} no se pudieron añadir.`),
  show: "Mostrar",
};
