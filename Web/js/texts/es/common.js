// @ts-check
// Texts that more than one view uses, in Spanish.

import { formatPercent } from "../../basics/locale.js";

/** @type {typeof import("../en/common.js").common} */
export const common = {
  close: "Cerrar",
  cancel: "Cancelar",
  tryAgain: "Reintentar",
  notices: "Notificaciones",
  toLibrary: "Ir a la biblioteca",
  noSuchPage: "Página no encontrada",
  noSuchPageDetail: "No hay nada en esta dirección. Tus libros están en la biblioteca.",
  viewFailed: "No se pudo abrir esta página",
  defect: (message) => `Se produjo un error: ${message}. Recarga la página y avísanos si vuelve a ocurrir.`,
  percent: formatPercent,
};
