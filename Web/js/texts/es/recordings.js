// @ts-check
// Texts of recordings that people add to books, in Spanish.

import { formatBytes, formatNumber, formatPercent } from "../../basics/locale.js";
import { remaining } from "./player.js";

/** @type {typeof import("../en/recordings.js").recordings} */
export const recordings = {
  open: "Añadir grabación…",
  title: (title) => `Grabación de “${title}”`,
  detail:
    "Añade archivos de audio en los que alguien lee este libro: MP3, M4B, FLAC, Opus, AAC o WAV. Vorleser encuentra en ellos cada frase y la marca mientras escuchas.",
  reader: "Leído por (opcional)",
  choose: "Elegir archivos de audio…",
  files: "Archivos elegidos",
  count: (count, bytes) => `${count === 1 ? "1 archivo" : `${formatNumber(count)} archivos`} · ${formatBytes(bytes)}`,
  add: "Añadir grabación",
  sending: (name, fraction) => `Subiendo ${name} · ${formatPercent(fraction)}`,
  stay: "Deja esta ventana abierta hasta que se haya subido todo.",
  progress: "Progreso de la subida",
  by: (reader) => (reader ? `Grabación, ${reader}` : "Grabación"),
  working: (fraction, seconds) => {
    const percent = formatPercent(fraction);
    return seconds === null
      ? `Buscando las frases, ${percent}`
      : `Buscando las frases, ${percent} · ${remaining(seconds).toLowerCase()}`;
  },
};
