// @ts-check
// Texte der Ziele auf anderen Rechnern, an die Sicherungen gehen.

/** @type {typeof import("../en/destinations.js").destinations} */
export const destinations = {
  title: "Ziele",
  detail:
    "Sicherungen können auf einem eigenen Server oder einem anderen Datenträger des Servers liegen. Von älteren Sicherungen bleiben dort die neuesten von 7 Tagen, 4 Wochen und 12 Monaten.",
  none: "Noch keine Ziele.",
  addWebDAV: "WebDAV-Ordner hinzufügen",
  addBucket: "S3-Bucket hinzufügen",
  addFolder: "Ordner des Servers hinzufügen",
  folder: "Pfad des Ordners",
  folderHint:
    "Ein Ordner auf einer USB-Platte oder einem Netzlaufwerk. Vor jeder Sicherung prüft Vorleser, ob das Laufwerk angeschlossen ist.",
  below: (folders) => `Erlaubt: ${folders} und alle Ordner darin.`,
  noFolders: "Hier lassen sich Ordner auswählen, wenn der Server mit --backups-below ORDNER gestartet wurde.",
  name: "Name des Ziels",
  nameHint: "Buchstaben von a bis z, Ziffern, Bindestriche.",
  address: "Adresse",
  webDAVHint: "Ein Ordner von Nextcloud, ownCloud oder einem anderen WebDAV-Server, zum Beispiel:",
  bucketHint: "Server, Bucket und Ordner; den Bucket muss es schon geben. Zum Beispiel:",
  user: "Benutzer (optional)",
  password: "Passwort (optional)",
  accessKey: "Zugriffsschlüssel",
  secret: "Geheimer Schlüssel",
  region: "Region (optional)",
  regionHint: "us-east-1, wenn nichts angegeben ist.",
  hosted: "Der Bucket steht vor dem Namen des Servers",
  keep: "Testen und speichern",
  send: "Jetzt sichern",
  sendTo: (name) => `Auf „${name}“ sichern`,
  stop: "Abbrechen",
  stopOf: (name) => `Sicherung auf „${name}“ abbrechen`,
  removeOf: (name) => `„${name}“ entfernen`,
  progressOf: (name) => `Fortschritt der Sicherung auf „${name}“`,
  making: "Die Sicherung wird angelegt …",
  sending: (sent, all) => `Wird gesendet: ${sent} von ${all}`,
  never: "Noch keine Sicherung",
  sent: (time, size) => `Letzte Sicherung: ${time}, ${size}`,
  failed: (time, reason) => `Fehlgeschlagen am ${time}: ${reason}`,
  withFiles: "Mit den Buchdateien",
  passphrase: "Passphrase (optional)",
  passphraseHint:
    "Mindestens 8 Zeichen verschlüsseln die Sicherung. Eine verlorene Passphrase kann niemand wiederherstellen.",
  encrypted: "Verschlüsselt herunterladen …",
  encryptedTitle: "Sicherung verschlüsselt herunterladen",
  download: "Herunterladen",
};
