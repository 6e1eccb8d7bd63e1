// @ts-check
// Texts of the replacement rules, in Spanish.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/replacements.js").replacements} */
export const replacements = {
  title: "Reglas de reemplazo",
  explained:
    "Muestra y lee en voz alta otro texto en lugar del que tiene un libro, por ejemplo sin publicidad. El libro, tus anotaciones y tus posiciones se quedan como están. Las reglas se aplican en este orden.",
  none: "Aún no hay reglas.",
  add: "Añadir regla",
  more: "Más",
  showMore: (count) => `Mostrar más (${formatNumber(count)})`,
  import: "Importar lista de Legado…",
  export: "Exportar como lista de Legado",
  edit: "Editar",
  remove: "Quitar",
  up: "Subir",
  down: "Bajar",
  removed: "Regla quitada.",
  undo: "Deshacer",
  isOn: (name) => `Usar la regla ${name}`,
  expression: "expresión",
  nothing: "se quita",

  new: "Nueva regla de reemplazo",
  change: "Editar regla de reemplazo",
  kind: "Tipo de regla",
  replaces: "Reemplazar texto",
  converts: "Convertir caracteres chinos",
  conversionHint: "Cambia los libros en chino; los caracteres japoneses son los de los libros en japonés.",
  conversions: {
    s2t: "Simplificado → Tradicional",
    t2s: "Tradicional → Simplificado",
    s2tw: "Simplificado → Tradicional (Taiwán)",
    tw2s: "Tradicional (Taiwán) → Simplificado",
    s2hk: "Simplificado → Tradicional (Hong Kong)",
    hk2s: "Tradicional (Hong Kong) → Simplificado",
    s2twp: "Simplificado → Tradicional (Taiwán, con palabras regionales)",
    tw2sp: "Tradicional (Taiwán) → Simplificado (con palabras regionales)",
    t2tw: "Tradicional → Tradicional (Taiwán)",
    tw2t: "Tradicional (Taiwán) → Tradicional",
    t2hk: "Tradicional → Tradicional (Hong Kong)",
    hk2t: "Tradicional (Hong Kong) → Tradicional",
    t2jp: "Tradicional → Caracteres japoneses",
    jp2t: "Caracteres japoneses → Tradicional",
  },
  find: "Buscar",
  isExpression: "Expresión regular",
  show: "Reemplazar por",
  hint: "Déjalo vacío para quitar el texto. De $1 a $9 representan los grupos de una expresión.",
  name: "Nombre (opcional)",
  scope: "Solo en estos libros (opcional)",
  scopeHint: "Títulos separados por comas. Vacío significa todos los libros.",
  inText: "Cambiar el texto",
  inTitles: "Cambiar los títulos de capítulo",
  sample: "Probar con este texto",
  notFound: "La regla no encuentra nada aquí.",
  nothingLeft: "No queda nada.",
  gaveUp:
    "Esta expresión tarda demasiado aquí, así que el texto se queda como está. Escríbela sin una repetición dentro de otra.",
  save: "Guardar",
  cancel: "Cancelar",
  imported: (count, refused) =>
    `${count === 1 ? "1 regla añadida." : `${formatNumber(count)} reglas añadidas.`}${
      refused === 0
        ? ""
        : refused === 1
          ? " 1 regla no se puede usar."
          : ` ${formatNumber(refused)} reglas no se pueden usar.`
    }`,

  haveChanged: "Lo que se muestra de este libro ha cambiado.",
};
