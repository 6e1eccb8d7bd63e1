// @ts-check
// Texts of folders that are added with all that is in them.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/folders.js").folders} */
export const folders = {
  added: (name, count) => `${name}: ${count === 1 ? "1 Buch" : `${formatNumber(count)} Bücher`} hinzugefügt.`,
  known: (count) => (count === 1 ? "1 war schon da." : `${formatNumber(count)} waren schon da.`),
  refused: (count) =>
    count === 1 ? "1 ließ sich nicht hinzufügen." : `${formatNumber(count)} ließen sich nicht hinzufügen.`,
  show: "Anzeigen",
};
