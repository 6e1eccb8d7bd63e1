// @ts-check
// What the server says of a book, of a sentence and of a line, in German, by its code.

import { formatLanguage, formatNumber } from "../../basics/locale.js";
import { rules } from "./problems.js";

const count = (/** @type {string} */ number) => formatNumber(Number(number));

/** @type {typeof import("../en/reasons.js").reasons} */
export const reasons = {
  finding: {
    "invalid-utf8": (values) =>
      values.count === "1"
        ? "Eine Stelle ist kein gültiges UTF-8 und erscheint als �."
        : `${count(values.count)} Stellen sind kein gültiges UTF-8 und erscheinen als �.`,
    "undecodable-bytes": (values) =>
      values.count === "1"
        ? `Eine Stelle ist kein Text in ${values.encoding} und erscheint als �.`
        : `${count(values.count)} Stellen sind kein Text in ${values.encoding} und erscheinen als �.`,
    "control-characters": () => "Der Text enthält Steuerzeichen, die weggelassen werden.",
    "nothing-to-read": () =>
      "In dieser Datei gibt es nichts zu lesen: Sie enthält weder sichtbaren Text noch Bilder oder Ton.",
    "only-frames": ({ address }) =>
      `Diese Seite zeigt nur andere Seiten in Frames, etwa ${address}. Sie sind nicht Teil der Datei: Bitte stattdessen diese Seiten hinzufügen.`,
    "unshown-pictures": (values) =>
      values.count === "1"
        ? `Ein Bild fehlt, weil Browser sein Format nicht anzeigen (${values.formats}).`
        : `${count(values.count)} Bilder fehlen, weil Browser ihr Format nicht anzeigen (${values.formats}).`,
    "chapter-rule": () =>
      "Die Kapitelregel lässt sich auf diesen Text nicht anwenden, deshalb fehlen Kapitel. Bitte eine andere wählen.",
    "wrong-encoding": () => "Die Datei ist anders als angegeben nicht in UTF-8 und wird als Windows-1252 gelesen.",
    "damaged-file": () => "Die Datei ist beschädigt. Angezeigt wird, was sich lesen lässt.",
    malformed: () => "Der Aufbau der Datei ist fehlerhaft.",
    "missing-chapter": () => "Das Kapitel lässt sich nicht lesen: Seine Datei fehlt.",
    "empty-chapter": () => "Das Kapitel lässt sich nicht lesen: Seine Datei ist leer.",
    "damaged-chapter": () => "Das Kapitel lässt sich nicht lesen: Seine Datei ist beschädigt und enthält keinen Text.",
    "chapter-type": ({ type }) => `Das Kapitel lässt sich nicht lesen: Sein Typ „${type}“ wird nicht unterstützt.`,
    "unreadable-chapter": () => "Das Kapitel lässt sich nicht lesen.",
    "hidden-chapter": () => "Das Buch blendet dieses Kapitel ganz aus. Es wird trotzdem gezeigt.",
    "dead-link": ({ address }) => `Der Link auf ${address} führt ins Leere.`,
    "outside-link": ({ address }) => `Dem Link auf ${address} wird nicht gefolgt.`,
    "missing-image": ({ file }) => `Das Bild ${file} fehlt.`,
    "outside-image": ({ address }) =>
      `Ein Bild außerhalb des Buchs wird nicht geladen${address ? ` (${address})` : ""}.`,
    "missing-page": ({ address }) => `Der Artikel geht weiter auf ${address}, aber diese Seite ließ sich nicht laden.`,
    "paid-page": () =>
      "Die Seite ist für Abonnenten, und der Text ist vielleicht nur ihr Anfang. Bitte im Browser dort anmelden und die Seite mit der Browser-Erweiterung speichern.",
    "no-container": ({ file }) =>
      `Die Datei, die den Aufbau des Buchs angibt, fehlt oder ist leer. Verwendet wird ${file}.`,
    "repeated-id": ({ id }) => `Das Dateiverzeichnis verwendet die Kennung „${id}“ zweimal.`,
    "missing-file": ({ file }) => `${file} ist aufgeführt, fehlt aber im Buch.`,
    "unlisted-chapter": ({ id }) => `Die Lesereihenfolge nennt „${id}“, was im Dateiverzeichnis nicht vorkommt.`,
    "no-reading-order": () => "Das Buch hat keine Lesereihenfolge. Es gilt die des Dateiverzeichnisses.",
    "no-fallback": ({ type }) => `Ein Kapitel vom Typ „${type}“ gibt es nicht auch als Text.`,
    "no-title": () => "Das Buch hat keinen Titel.",
    "no-language": () => "Das Buch nennt keine Sprache.",
    "no-identifier": () => "Das Buch hat keine Kennung.",
    "unreadable-encryption": () => "Die Liste der verschlüsselten Dateien lässt sich nicht lesen.",
    "missing-encrypted": ({ file }) => `${file} ist als verschlüsselt aufgeführt, fehlt aber.`,
    "no-contents": () => "Das Buch hat kein Inhaltsverzeichnis.",
    "unreadable-contents": () => "Das Inhaltsverzeichnis lässt sich nicht lesen.",
    "long-contents": ({ limit }) => `Das Inhaltsverzeichnis hat mehr als ${count(limit)} Einträge. Die übrigen fehlen.`,
    "dead-entry": ({ label }) => `„${label}“ führt zu keinem Kapitel.`,
    "no-mimetype": () => "Die Datei, die das Format nennt, fehlt.",
    "mimetype-not-first": () => "Sie ist nicht die erste Datei des Archivs.",
    "mimetype-compressed": () => "Sie ist komprimiert.",
    "wrong-mimetype": () => "Sie nennt ein anderes Format als application/epub+zip.",
  },
  skipped: {
    "other-language": ({ language }) => `Keine installierte Stimme spricht diese Sprache: ${formatLanguage(language)}.`,
    "other-script": () => "Keine installierte Stimme kann diese Schrift lesen.",
    failed: () => "Die Stimme konnte diesen Satz nicht sprechen.",
    changed: () => "Das Buch hat inzwischen einen anderen Text.",
  },
  refused: {
    "not-a-rule": () => "Das ist keine Regel.",
    "turns-pages": () => "Regeln, die anhalten oder umblättern, werden nicht unterstützt.",
    "no-text": rules["no-text"],
    "long-text": rules["long-text"],
    "bad-expression": rules["bad-expression"],
    "slow-expression": rules["slow-expression"],
    "empty-expression": rules["empty-expression"],
    "bad-phonemes": rules["bad-phonemes"],
  },
};
