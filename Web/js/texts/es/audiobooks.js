// @ts-check
// Texts of audiobooks, in Spanish.

import { formatBytes, formatDate, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration, remaining } from "./player.js";

/** @type {typeof import("../en/audiobooks.js").audiobooks} */
export const audiobooks = {
  open: "Crear audiolibro…",
  title: (title) => `Audiolibro de “${title}”`,
  format: "Formato",
  formats: {
    mp3: { name: "MP3", detail: "Se reproduce en todas partes, con capítulos y portada" },
    m4b: { name: "M4B", detail: "Un solo archivo para apps de audiolibros, con capítulos y portada" },
    epub: { name: "EPUB con voz", detail: "Texto y grabación en un libro; el lector marca lo que suena" },
    opus: { name: "Opus", detail: "El más pequeño, para reproductores recientes" },
    flac: { name: "FLAC", detail: "Sin pérdida, para conservar y editar" },
    wav: { name: "WAV", detail: "Sin comprimir" },
  },
  readBy: (voice) => `Leído por ${voice}, con tus reglas de lectura en voz alta.`,
  markWords: "Marcar cada palabra, no solo la frase",
  make: "Crear audiolibro",
  makeAgain: "Crear de nuevo, para poder escucharlo al leer",
  progress: "Progreso del audiolibro",
  pause: "Pausar",
  goOn: "Continuar",
  save: "Descargar",
  remove: "Quitar",
  share: "Compartir con un enlace",
  shareTitle: (title) => `Compartir “${title}”`,
  shareDetail: "Quien tenga el enlace puede escuchar y descargar este audiolibro sin tener una cuenta.",
  openFor: "El enlace funciona durante",
  makeLink: "Crear enlace",
  linkOnce: "Cópialo ahora. No se volverá a mostrar, y un enlace anterior deja de funcionar.",
  endLink: "Revocar enlace",
  sharedUntil: (time) => `compartido hasta el ${formatDate(time, { dateStyle: "medium" })}`,
  linkUntil: (time) => `El enlace funciona hasta el ${formatDate(time, { dateStyle: "medium", timeStyle: "short" })}.`,
  linkGone: "Este enlace ha caducado o fue revocado.",
  shared: "Audiolibro compartido",
  length: (format, seconds, size) => `${format} · ${duration(seconds)} · ${size}`,
  name: (format, voice) => `${format} · ${voice}`,
  state: ({ state, fraction, seconds, secondsLeft, byteCount, skipped, problem }) => {
    const percent = formatPercent(fraction);
    if (state === "waiting") return "A la espera de su turno";
    if (state === "paused") return `En pausa al ${percent}`;
    if (state === "failed") return problem ?? "Interrumpido";
    if (state === "working")
      return secondsLeft === null
        ? `Leyendo, ${percent}`
        : `Leyendo, ${percent} · ${remaining(secondsLeft).toLowerCase()}`;
    const left =
      skipped > 0 ? ` · ${skipped === 1 ? "1 frase omitida" : `${formatNumber(skipped)} frases omitidas`}` : "";
    return `${duration(seconds)} · ${formatBytes(byteCount ?? 0)}${left}`;
  },
};
