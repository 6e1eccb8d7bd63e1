// @ts-check
// Texte der Sicherungen, die der Server von selbst macht.

/** @type {typeof import("../en/schedules.js").schedules} */
export const schedules = {
  title: "Zeitplan",
  titleOf: (name) => `Zeitplan von „${name}“`,
  period: "Automatisch sichern",
  off: "Nie",
  daily: "Jeden Tag",
  weekly: "Jede Woche",
  weekday: "Tag",
  time: "Uhrzeit",
  zone: (zone) =>
    `Nach der Uhr des Servers (${zone}). Eine Sicherung, die fällig wird, während er aus ist, holt er beim nächsten Start nach.`,
  encrypted: "Sicherungen verschlüsseln",
  passphrase: "Passphrase",
  kept: "Die Passphrase ist gespeichert. Eine neue ersetzt sie.",
  save: "Speichern",
  everyDay: (time) => `Jeden Tag um ${time} Uhr`,
  everyWeek: (day, time) => `Jeden ${day} um ${time} Uhr`,
  next: (time) => `nächste: ${time}`,
  arrived: (time) => `Letzte erfolgreiche Sicherung: ${time}`,
};
