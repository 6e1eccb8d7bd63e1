// @ts-check
// Why a destination of backups can't be used, in German: by the `reason` of the problem.

import { formatBytes } from "../../basics/locale.js";

/** @typedef {Record<string, (values: Record<string, string>) => string>} Cases */

/**
 * Of the problem `destination`, and of a backup that failed.
 * @type {Cases}
 */
export const destination = {
  address: () =>
    "Das ist keine Adresse eines Ordners oder Buckets. Sie beginnt mit https://; ein Bucket steht hinter dem Server.",
  unreachable: ({ host }) => `${host} ist nicht erreichbar. Bitte Adresse und Verbindung prüfen.`,
  certificate: ({ host }) => `Das Zertifikat von ${host} ist ungültig. Vielleicht antwortet jemand anderes.`,
  login: ({ host }) => `${host} nimmt Benutzer und Passwort oder die Schlüssel nicht an. Bitte noch einmal eingeben.`,
  forbidden: ({ host }) => `${host} lässt diesen Benutzer dort nicht lesen oder schreiben.`,
  missing: ({ host }) => `${host} hat diese Datei oder diesen Ordner nicht.`,
  bucket: ({ host, bucket }) =>
    `Auf ${host} gibt es den Bucket „${bucket}“ nicht. Bitte dort anlegen oder die Adresse prüfen.`,
  region: ({ region, host }) =>
    region
      ? `Der Bucket liegt in der Region „${region}“. Bitte diese Region angeben.`
      : `Der Bucket liegt in einer anderen Region. Bitte die angeben, die ${host} für ihn nennt.`,
  moved: ({ address }) =>
    address
      ? `Das Ziel liegt unter einer anderen Adresse: ${address}. Bitte diese eintragen, wenn sie vertrauenswürdig ist.`
      : "Das Ziel liegt unter einer anderen Adresse.",
  clock: ({ host }) =>
    `Die Uhr dieses Rechners weicht zu sehr von der von ${host} ab. Bitte die Uhrzeit des Servers von Vorleser stellen.`,
  foreign: ({ host }) =>
    `${host} antwortet unter dieser Adresse nicht wie erwartet. Bitte Adresse und Art des Ziels prüfen.`,
  full: ({ host }) => `${host} hat keinen Platz mehr für die Sicherung.`,
  "too-large": ({ host }) => `${host} nimmt keine so große Datei an.`,
  changed: ({ host }) => `Bei ${host} ist nicht angekommen, was gesendet wurde. Bitte noch einmal versuchen.`,
  file: () => "Eine Datei des Servers von Vorleser lässt sich nicht lesen oder schreiben.",
  busy: ({ host }) =>
    `${host} nimmt gerade keine Anfragen mehr an. Bitte in einigen Minuten noch einmal versuchen oder die Sicherung auf eine andere Tageszeit legen.`,
  failed: ({ host }) => `${host} ist gescheitert oder ausgelastet. Bitte später noch einmal versuchen.`,
  "folder-path": () =>
    "Das ist kein Pfad eines Ordners. Er beginnt mit einem Schrägstrich, zum Beispiel /media/platte/buecher.",
  "folder-outside": ({ folder }) =>
    `In den Ordner ${folder} darf nicht gesichert werden. Möglich sind Ordner, die der Server dafür vorsieht (--backups-below).`,
  "folder-own": ({ folder }) =>
    `In ${folder} liegen die Dateien der Bibliothek selbst. Bitte einen anderen Ordner wählen, am besten auf einem anderen Datenträger.`,
  "folder-missing": ({ folder }) =>
    `Den Ordner ${folder} gibt es gerade nicht. Bitte prüfen, ob sein Laufwerk angeschlossen ist.`,
  "folder-other": ({ folder }) =>
    `Der Ordner ${folder} ist nicht der, der ausgewählt wurde. Bitte prüfen, ob sein Laufwerk angeschlossen ist, oder das Ziel noch einmal hinzufügen.`,
  "folder-forbidden": ({ folder }) =>
    `Vorleser darf in den Ordner ${folder} nicht schreiben. Bitte seine Zugriffsrechte prüfen.`,
  "folder-read-only": ({ folder }) => `Der Ordner ${folder} ist schreibgeschützt. Bitte sein Laufwerk prüfen.`,
  "folder-full": ({ folder }) => `Im Ordner ${folder} ist kein Platz mehr für die Sicherung.`,
  "folder-too-large": ({ folder }) =>
    `Das Dateisystem von ${folder} nimmt keine so große Datei an; bei FAT sind höchstens 4\u00a0GB möglich.`,
  "folder-failed": ({ folder }) =>
    `Lesen oder Schreiben im Ordner ${folder} ist fehlgeschlagen. Bitte sein Laufwerk prüfen.`,
  secret: () =>
    "Das Passwort lässt sich nicht entschlüsseln: secrets.key fehlt oder ist ein anderer. Bitte das Ziel noch einmal hinzufügen.",
  "no-room-to-back-up": () =>
    "Auf dem Datenträger mit dem Datenordner ist zu wenig Platz für die Sicherung. Bitte Platz schaffen und noch einmal sichern.",
  unmade: () => "Die Sicherung konnte nicht angelegt werden. Bitte den Platz auf dem Datenträger prüfen.",
};

export const noDestination = "Das Ziel lässt sich nicht nutzen.";

/**
 * Of `bad-request`.
 * @type {Cases}
 */
export const badDestination = {
  "bad-destination": () =>
    "Der Name eines Ziels hat höchstens 40 Zeichen: Buchstaben von a bis z, Ziffern, Bindestriche, Unterstriche, Punkte.",
  "bad-region": () => "Eine Region hat höchstens 40 Buchstaben, Ziffern und Bindestriche, zum Beispiel eu-central-1.",
  "no-access-key": () => "S3 braucht einen Zugriffsschlüssel und den geheimen Schlüssel dazu.",
};

export const isSending = () => "Eine Sicherung ist schon unterwegs. Bitte ihr Ende abwarten.";
export const weakPassphrase = () => "Die Passphrase braucht mindestens 8 Zeichen und darf nicht zu gebräuchlich sein.";
export const isRestoring = () => "Eine Sicherung wird schon eingespielt. Bitte ihr Ende abwarten oder abbrechen.";

/**
 * Of a backup that can't be restored.
 * @type {Cases}
 */
export const unrestored = {
  "not-a-backup": () => "Das ist keine Sicherung von Vorleser.",
  "newer-backup": () =>
    "Diese Sicherung stammt von einer neueren Version von Vorleser. Bitte zuerst diese Version installieren.",
  "damaged-backup": () => "Diese Sicherung ist beschädigt. Bitte noch einmal versuchen oder eine andere wählen.",
};

/**
 * Of an encrypted backup.
 * @type {Cases}
 */
export const passphrase = {
  passphrase: () => "Diese Sicherung ist verschlüsselt. Bitte ihre Passphrase eingeben.",
  "wrong-passphrase": () => "Das ist nicht die Passphrase dieser Sicherung. Bitte noch einmal eingeben.",
};

/** @param {Record<string, string>} values both in bytes */
export const noRoomToRestore = ({ needed, free }) =>
  `Die Sicherung lässt sich nicht einspielen: Sie braucht ${formatBytes(Number(needed))} auf dem Datenträger mit dem Datenordner, frei sind ${formatBytes(Number(free))}.`;

/** @param {Record<string, string>} values both in bytes */
export const noRoomToBackUp = ({ needed, free }) =>
  `Die Sicherung lässt sich nicht anlegen: Sie braucht ${formatBytes(Number(needed))} auf dem Datenträger mit dem Datenordner, frei sind ${formatBytes(Number(free))}.`;
