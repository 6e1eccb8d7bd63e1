// @ts-check
// Texts of the feeds that a person follows, in Spanish.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/feeds.js").feeds} */
export const feeds = {
  title: "Feeds",
  manage: "Feeds…",
  explained:
    "Las entradas nuevas de estos feeds se convierten en artículos de la biblioteca. Los feeds se actualizan más o menos cada hora.",
  none: "Aún no hay feeds.",
  address: "Dirección de un feed o de un sitio web",
  follow: "Seguir",
  followed: (name) => `Ahora sigues ${name}. Sus entradas más recientes están en camino.`,
  counted: (articles, unread) =>
    `${articles === 1 ? "1 artículo" : `${formatNumber(articles)} artículos`}${unread > 0 ? `, ${formatNumber(unread)} sin leer` : ""}`,
  fullText: "textos completos",
  fetching: "actualizando…",
  fetched: (time) => `actualizado: ${time}`,
  failed: (reason) => `Error: ${reason}`,
  fetchedNew: (added, failed) =>
    (added === 0 ? "Nada nuevo." : added === 1 ? "1 artículo nuevo." : `${formatNumber(added)} artículos nuevos.`) +
    (failed > 0 ? (failed === 1 ? " 1 no se pudo guardar." : ` ${formatNumber(failed)} no se pudieron guardar.`) : ""),
  refresh: (name) => `Actualizar ${name} ahora`,
  moreAbout: (name) => `Más opciones para ${name}`,
  ownText: "Texto del feed",
  wholeText: "Texto completo de la página",
  rename: "Cambiar nombre…",
  name: "Nombre",
  chooseGroup: "Grupo…",
  groupName: "Nombre del grupo",
  groupForNew: "Grupo (opcional)",
  showArticles: (group, counted) => `Mostrar los artículos de “${group}”: ${counted}`,
  leaveGroup: (group) => `Sacar de “${group}”`,
  moreAboutGroup: (group) => `Más opciones para el grupo “${group}”`,
  endGroup: "Eliminar grupo",
  groupEnded: (group) => `El grupo “${group}” ya no existe. Sus feeds se quedan.`,
  remove: "Dejar de seguir",
  removed: (name) => `Ya no sigues “${name}”. Sus artículos se quedan en la biblioteca.`,
  import: "Importar lista (OPML)…",
  export: "Exportar lista (OPML)",
  imported: (added, known) =>
    [
      added === 1 ? "1 feed añadido." : `${formatNumber(added)} feeds añadidos.`,
      known > 0 ? (known === 1 ? "1 ya lo seguías." : `${formatNumber(known)} ya los seguías.`) : "",
    ]
      .join(" ")
      .trim(),
  refused: (count) => (count === 1 ? "Este no se pudo añadir:" : `Estos ${formatNumber(count)} no se pudieron añadir:`),
};
