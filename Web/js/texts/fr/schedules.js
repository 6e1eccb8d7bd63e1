// @ts-check
// Textes des sauvegardes que le serveur fait de lui-même.

/** @type {typeof import("../en/schedules.js").schedules} */
export const schedules = {
  title: "Planification",
  titleOf: (name) => `Planification de « ${name} »`,
  period: "Sauvegarder",
  off: "Jamais automatiquement",
  daily: "Chaque jour",
  weekly: "Chaque semaine",
  weekday: "Jour",
  time: "Heure",
  zone: (zone) =>
    `Selon l’horloge du serveur (${zone}). Une sauvegarde prévue pendant que le serveur était éteint est faite à son prochain démarrage.`,
  encrypted: "Chiffrer les sauvegardes",
  passphrase: "Phrase secrète",
  kept: "La phrase secrète est conservée. Saisissez-en une autre pour la remplacer.",
  save: "Enregistrer",
  everyDay: (time) => `Chaque jour à ${time}`,
  everyWeek: (day, time) => `Chaque ${day} à ${time}`,
  next: (time) => `prochaine : ${time}`,
  arrived: (time) => `Dernière sauvegarde arrivée : ${time}`,
};
