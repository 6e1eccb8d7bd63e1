// @ts-check
// Texte der Sicherungen, die der Server von selbst macht.

/** @type {typeof import("../en/schedules.js").schedules} */
export const schedules = {
  title: "Zeitplan",
  titleOf: (name) => `Zeitplan von „${name}“`,
  period: "Sichern",
  off: "Nie von selbst",
  daily: "Jeden Tag",
  weekly: "Jede Woche",
  weekday: "Tag",
  time: "Uhrzeit",
  zone: (zone) =>
    `Nach der Uhr des Servers (${zone}). Was fällig war, während der Server aus war, wird beim nächsten Start nachgeholt.`,
  encrypted: "Sicherungen verschlüsseln",
  passphrase: "Passphrase",
  kept: "Die Passphrase ist gespeichert. Eine neue ersetzt sie.",
  save: "Speichern",
  everyDay: (time) => `Jeden Tag um ${time}`,
  everyWeek: (day, time) => `Jeden ${day} um ${time}`,
  next: (time) => `nächste: ${time}`,
  arrived: (time) => `Letzte Sicherung, die angekommen ist: ${time}`,
};
