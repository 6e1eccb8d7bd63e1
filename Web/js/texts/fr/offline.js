// @ts-check
// French texts of reading without the server.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/offline.js").offline} */
export const offline = {
  take: "Lecture hors ligne",
  explained:
    "Les livres téléchargés peuvent être lus sur cet appareil quand Vorleser est injoignable. Votre position et vos annotations sont synchronisées dès que la connexion revient.",
  insecure:
    "Votre navigateur ne peut pas enregistrer de livres, car cette adresse n’est pas sécurisée. Ouvrez Vorleser en https (voir « vorleser tls ») ou sur l’ordinateur où il fonctionne.",
  progress: "Progression du téléchargement",
  nothing: "Rien de ce livre n’est encore sur cet appareil.",
  someText: (share) => `${share} du texte téléchargé.`,
  allText: (size) => `Texte téléchargé (${size}).`,
  someVoice: (share, size) => `Texte et ${share} de l’audio téléchargés (${size}).`,
  allVoice: (size) => `Texte et audio téléchargés (${size}).`,
  takeText: "Télécharger le texte",
  takeVoice: (size) => `Télécharger le texte et l’audio (environ ${size})`,
  takeRecording: (size) => `Télécharger le texte et l’enregistrement (environ ${size})`,
  takeNext: (count, size) =>
    count === 1
      ? `Télécharger le chapitre suivant avec l’audio (environ ${size})`
      : `Télécharger les ${formatNumber(count)} chapitres suivants avec l’audio (environ ${size})`,
  media: (kept, all) =>
    kept === all
      ? "Ses sons et vidéos sont téléchargés."
      : kept === 0
        ? "Ses propres sons et vidéos ne sont pas sur cet appareil."
        : `${formatNumber(kept)} sons et vidéos téléchargés sur ${formatNumber(all)}.`,
  takeMedia: (size) => `Télécharger les sons et vidéos (${size})`,
  stop: "Arrêter",
  free: (size) => `Supprimer le téléchargement (${size})`,
  full: "Il n’y a pas assez de place sur cet appareil. Libérez-en dans les réglages sous « Sur cet appareil », ou ailleurs.",
  storageExplained:
    "Les livres ouverts restent un certain temps sur cet appareil. Les téléchargements restent jusqu’à ce que vous les supprimiez ici.",
  noBooks: "Aucun livre sur cet appareil.",
  total: (used, all) => `${used} utilisés sur ${all} disponibles pour ce navigateur.`,
  onDevice: "Disponible hors ligne",
  partly: "incomplet",
  withVoice: "avec l’audio",
  remove: "Supprimer",
  removeBook: (title) => `Supprimer « ${title} » de cet appareil`,
};
