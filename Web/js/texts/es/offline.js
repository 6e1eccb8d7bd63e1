// @ts-check
// Texts of reading without the server, in Spanish.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/offline.js").offline} */
export const offline = {
  take: "Descargar para leer sin conexión",
  explained:
    "Los libros descargados se pueden leer en este dispositivo cuando no se puede acceder a Vorleser. Tu posición y tus anotaciones se sincronizarán al recuperar la conexión.",
  insecure:
    "Tu navegador no puede guardar libros porque esta dirección no es segura. Abre Vorleser con https (consulta “vorleser tls”) o en el equipo en el que se ejecuta.",
  progress: "Progreso de la descarga",
  nothing: "Aún no hay nada de este libro en este dispositivo.",
  someText: (share) => `Descargado: ${share} del texto.`,
  allText: (size) => `Texto descargado (${size}).`,
  someVoice: (share, size) => `Descargado: texto y ${share} del audio (${size}).`,
  allVoice: (size) => `Texto y audio descargados (${size}).`,
  takeText: "Descargar texto",
  takeVoice: (size) => `Descargar texto y audio (unos ${size})`,
  takeRecording: (size) => `Descargar texto y grabación (unos ${size})`,
  takeNext: (count, size) =>
    count === 1
      ? `Descargar el capítulo siguiente con audio (unos ${size})`
      : `Descargar los ${formatNumber(count)} capítulos siguientes con audio (unos ${size})`,
  media: (kept, all) =>
    kept === all
      ? "Sus sonidos y vídeos están descargados."
      : kept === 0
        ? "Sus propios sonidos y vídeos no están en este dispositivo."
        : `Descargados ${formatNumber(kept)} de ${formatNumber(all)} sonidos y vídeos.`,
  takeMedia: (size) => `Descargar sonidos y vídeos (${size})`,
  stop: "Detener",
  free: (size) => `Quitar descarga (${size})`,
  full: "No hay espacio suficiente en este dispositivo. Libera espacio en los ajustes, en “En este dispositivo”, o en otro lugar.",
  storageExplained:
    "Los libros que abres se quedan un tiempo en este dispositivo. Las descargas se quedan hasta que las quites aquí.",
  noBooks: "No hay libros en este dispositivo.",
  total: (used, all) => `${used} usados de ${all} disponibles para este navegador.`,
  onDevice: "Disponible sin conexión",
  partly: "incompleto",
  withVoice: "con audio",
  remove: "Quitar",
  removeBook: (title) => `Quitar “${title}” de este dispositivo`,
};
