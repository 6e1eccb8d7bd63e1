// @ts-check
// French texts of recordings that people add to books.

import { formatBytes, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @type {typeof import("../en/recordings.js").recordings} */
export const recordings = {
  open: "Ajouter un enregistrement…",
  title: (title) => `Enregistrement de « ${title} »`,
  detail:
    "Ajoutez des fichiers audio dans lesquels quelqu’un lit ce livre : MP3, M4B, FLAC, Opus, AAC ou WAV. Vorleser y retrouve chaque phrase et la met en évidence pendant l’écoute.",
  reader: "Lu par (facultatif)",
  choose: "Choisir des fichiers audio…",
  files: "Fichiers choisis",
  count: (count, bytes) =>
    `${count < 2 ? `${count} fichier` : `${formatNumber(count)} fichiers`} · ${formatBytes(bytes)}`,
  add: "Ajouter l’enregistrement",
  sending: (name, fraction) => `Envoi de ${name} · ${formatPercent(fraction)}`,
  stay: "Gardez cette fenêtre ouverte jusqu’à la fin de l’envoi.",
  progress: "Progression de l’envoi",
  by: (reader) => (reader ? `Enregistrement, ${reader}` : "Enregistrement"),
  working: (fraction, seconds) => {
    const percent = formatPercent(fraction);
    return seconds === null
      ? `Recherche des phrases, ${percent}`
      : `Recherche des phrases, ${percent} · encore ${duration(seconds)}`;
  },
};
