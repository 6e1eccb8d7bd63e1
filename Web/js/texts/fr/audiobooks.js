// @ts-check
// French texts of audiobooks.

import { formatBytes, formatDate, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @type {typeof import("../en/audiobooks.js").audiobooks} */
export const audiobooks = {
  open: "Créer un livre audio…",
  title: (title) => `Livre audio de « ${title} »`,
  format: "Format",
  formats: {
    mp3: { name: "MP3", detail: "Lisible partout, avec chapitres et couverture" },
    m4b: { name: "M4B", detail: "Un seul fichier pour les apps de livres audio, avec chapitres et couverture" },
    epub: { name: "EPUB avec voix", detail: "Texte et voix réunis ; le passage lu est mis en évidence" },
    opus: { name: "Opus", detail: "Le plus léger, pour les appareils récents" },
    flac: { name: "FLAC", detail: "Sans perte, pour archiver et retoucher" },
    wav: { name: "WAV", detail: "Non compressé" },
  },
  readBy: (voice) => `Lu par ${voice}, selon vos règles de lecture à voix haute.`,
  markWords: "Suivre chaque mot, pas seulement la phrase",
  make: "Créer le livre audio",
  makeAgain: "Créer à nouveau, pour pouvoir l’écouter en lisant",
  progress: "Progression du livre audio",
  pause: "Pause",
  goOn: "Reprendre",
  save: "Télécharger",
  remove: "Supprimer",
  share: "Partager par un lien",
  shareTitle: (title) => `Partager « ${title} »`,
  shareDetail: "Toute personne qui a le lien peut écouter et télécharger ce livre audio, sans compte.",
  openFor: "Le lien est valable",
  makeLink: "Créer le lien",
  linkOnce: "Copiez-le maintenant. Il ne sera plus affiché, et un lien précédent n’est plus valable.",
  endLink: "Révoquer le lien",
  sharedUntil: (time) => `partagé jusqu’au ${formatDate(time, { dateStyle: "medium" })}`,
  linkUntil: (time) => `Le lien est valable jusqu’au ${formatDate(time, { dateStyle: "medium", timeStyle: "short" })}.`,
  linkGone: "Ce lien a expiré ou a été révoqué.",
  shared: "Livre audio partagé",
  length: (format, seconds, size) => `${format} · ${duration(seconds)} · ${size}`,
  name: (format, voice) => `${format} · ${voice}`,
  state: ({ state, fraction, seconds, secondsLeft, byteCount, skipped, problem }) => {
    const percent = formatPercent(fraction);
    if (state === "waiting") return "En attente";
    if (state === "paused") return `En pause à ${percent}`;
    if (state === "failed") return problem ?? "Interrompu";
    if (state === "working")
      return secondsLeft === null
        ? `Enregistrement, ${percent}`
        : `Enregistrement, ${percent} · encore ${duration(secondsLeft)}`;
    const left =
      skipped > 0 ? ` · ${formatNumber(skipped)} ${skipped < 2 ? "phrase ignorée" : "phrases ignorées"}` : "";
    return `${duration(seconds)} · ${formatBytes(byteCount ?? 0)}${left}`;
  },
};
