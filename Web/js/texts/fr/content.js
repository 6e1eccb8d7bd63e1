// @ts-check
// French texts of what stands in a book: notes, pictures, tables, designed pages, the book's own style.

import { formatNumber, formatPercent } from "../../basics/locale.js";

/** @type {typeof import("../en/content.js").content} */
export const content = {
  note: (mark) => (mark ? `Note ${mark}` : "Note"),
  toNote: "Aller à la note",
  closeNote: "Fermer la note",
  picture: "Image",
  pictureOf: (number, count) => `Image ${formatNumber(number)} sur ${formatNumber(count)}`,
  enlarge: "Appuyez sur Entrée pour agrandir",
  openPicture: "Agrandir l’image",
  sound: (name) => `Son : ${name}`,
  video: (name) => `Vidéo : ${name}`,
  previousPicture: "Image précédente",
  nextPicture: "Image suivante",
  zoomIn: "Zoom avant",
  zoomOut: "Zoom arrière",
  zoomFit: "Adapter à l’écran",
  zoomWidth: "Adapter à la largeur",
  zoomed: (scale) => formatPercent(scale),
  openTable: "Agrandir le tableau",
  openCode: "Agrandir le code",
  table: "Tableau",
  code: "Code",
  formula: "Formule",
  pageLeft: "Page de gauche",
  pageRight: "Page de droite",
  pageNext: "Page suivante",
  pagePrevious: "Page précédente",
};
