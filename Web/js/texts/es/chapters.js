// @ts-check
// Texts of the rules that divide plain texts into chapters, in Spanish.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/chapters.js").chapters} */
export const chapters = {
  count: (count) => (count === 1 ? "1 capítulo" : `${formatNumber(count)} capítulos`),
  open: "Capítulos y líneas…",
  divide: "Capítulos y líneas",
  rule: "Buscar títulos con",
  automatic: "Automático",
  own: "Expresión regular propia…",
  candidate: (name, count, isWhole) => `${name}: ${formatNumber(count)}${isWhole ? "" : "+"}`,
  expression: "Expresión regular",
  expressionHint: "Se prueba en cada línea de hasta 200 caracteres. Lo que encuentra es el título.",
  preview: "Capítulos",
  looking: "Buscando títulos…",
  found: (count, isWhole) => {
    const found = count === 1 ? "1 título" : `${formatNumber(count)} títulos`;
    return isWhole ? found : `${found} al principio de este texto largo`;
  },
  malformed: "Todavía no es una expresión regular.",
  slow: "Esta expresión tarda demasiado. Simplifícala.",
  more: (count) => `y ${formatNumber(count)} más`,
  use: "Dividir",
  divided: (title, count) =>
    `“${title}” tiene ahora ${count === 1 ? "1 capítulo" : `${formatNumber(count)} capítulos`}. Se conservan tu posición y tus anotaciones.`,
  editList: "Editar reglas…",
  list: "Reglas de capítulos",
  listHint:
    "Una regla activada se prueba en cada texto nuevo, y lo divide si sus capítulos son más regulares que los encontrados automáticamente.",
  add: "Añadir",
  edit: "Editar…",
  up: "Subir",
  down: "Bajar",
  remove: "Quitar",
  removed: "Regla quitada.",
  undo: "Deshacer",
  moreActions: "Más",
  import: "Importar de Legado…",
  export: "Exportar para Legado",
  isOn: (name) => `Probar “${name}” en textos nuevos`,
  imported: (added, known, refused) =>
    [
      added === 1 ? "Se añadió 1 regla." : `Se añadieron ${formatNumber(added)} reglas.`,
      known > 0 && (known === 1 ? "1 ya estaba." : `${formatNumber(known)} ya estaban.`),
      refused > 0 && (refused === 1 ? "1 no se puede usar." : `${formatNumber(refused)} no se pueden usar.`),
    ]
      .filter(Boolean)
      .join(" "),
  newRule: "Nueva regla de capítulos",
  changeRule: "Regla de capítulos",
  name: "Nombre",
  example: "Ejemplo",
  save: "Guardar",
  lines: {
    title: "Líneas",
    hint: "Cómo se te muestra y se te lee el texto. Tu posición y tus anotaciones se quedan donde están.",
    lineEnds: "Saltos de línea en los párrafos",
    ends: { automatic: "Automático", join: "Unir todas las líneas", keep: "Mantener todas las líneas" },
    dropIndents: "Quitar sangrías",
    collapseBlankLines: "Juntar líneas en blanco",
    hideLicence: "Ocultar la licencia de Project Gutenberg",
    hideBoilerplate: "Ocultar los avisos de novelas web",
    preview: "Pasaje en tu posición",
    passage: (hidden) =>
      hidden === 0
        ? "Pasaje en tu posición"
        : `Pasaje en tu posición: ${hidden === 1 ? "1 línea oculta" : `${formatNumber(hidden)} líneas ocultas`}`,
  },
};
