// @ts-check
// Texte der Sicherungen.

import { formatNumber } from "../../basics/locale.js";

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${formatNumber(count)} ${count === 1 ? one : many}`;

/** @type {typeof import("../en/backup.js").backup} */
export const backup = {
  title: "Sicherung",
  detail:
    "Die ganze Bibliothek in einer Datei: Bücher, Lesefortschritt, Markierungen, Einstellungen, Sammlungen und Feeds von allen. " +
    "Passwörter, Stimmen, Wörterbücher und Schriften sind nicht dabei. Bitte sicher aufbewahren: Die Datei enthält die Markierungen und privaten Bücher aller Personen.",
  whole: "Sicherung herunterladen",
  small: "Ohne die Buchdateien",
  restore: "Sicherung einspielen …",
  progress: "Fortschritt beim Hochladen",
  restoring: "Die Sicherung wird eingespielt. Das kann dauern. Lesen ist währenddessen möglich.",
  passphraseTitle: "Passphrase erforderlich",
  passphraseDetail: (name) =>
    `„${name}“ ist verschlüsselt. Bitte die Passphrase eingeben, mit der die Sicherung angelegt wurde.`,
  passphrase: "Passphrase",
  decrypt: "Einspielen",
  wrongPassphrase: "Das ist nicht die Passphrase dieser Sicherung. Bitte noch einmal eingeben.",
  restored: ({ added, known, places, marks, choices }) =>
    `Übernommen: ${counted(added, "Buch", "Bücher")}, ${counted(places, "Lesestelle", "Lesestellen")}, ` +
    `${counted(marks, "Markierung", "Markierungen")}, ${counted(choices, "Einstellung", "Einstellungen")}. ` +
    `${counted(known, "Buch war", "Bücher waren")} schon da.`,
  needsPassword: (name) =>
    `${name} braucht ein neues Passwort: Bitte in der Liste der Personen „Passwort zurücksetzen“ wählen.`,
  problems: (count) => `${counted(count, "Eintrag konnte", "Einträge konnten")} nicht übernommen werden`,
};
