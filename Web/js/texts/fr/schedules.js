// @ts-check
// Textes des sauvegardes que le serveur fait de lui-même.

/** @type {typeof import("../en/schedules.js").schedules} */
export const schedules = {
  title: "Planification",
  titleOf: (name) => `Planification de « ${name} »`,
  period: "Sauvegarde automatique",
  off: "Jamais",
  daily: "Tous les jours",
  weekly: "Toutes les semaines",
  weekday: "Jour",
  time: "Heure",
  zone: (zone) =>
    `Selon l’horloge du serveur (${zone}). Une sauvegarde prévue pendant que le serveur était éteint est faite à son prochain démarrage.`,
  encrypted: "Chiffrer les sauvegardes",
  passphrase: "Phrase secrète",
  kept: "La phrase secrète est enregistrée. Saisissez-en une autre pour la remplacer.",
  save: "Enregistrer",
  everyDay: (time) => `Tous les jours à ${time}`,
  everyWeek: (day, time) => `Chaque ${day} à ${time}`,
  next: (time) => `prochaine : ${time}`,
  arrived: (time) => `Dernière sauvegarde réussie : ${time}`,
};
