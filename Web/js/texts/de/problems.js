// @ts-check
// What the server's problems are called in German: by type, and where a type has several cases, by the `reason` that it names.

import { badFolder } from "./watching.js";
import { formatNumber } from "../../basics/locale.js";
import {
  badDestination,
  destination,
  isRestoring,
  isSending,
  noDestination,
  noRoomToBackUp,
  noRoomToRestore,
  passphrase,
  unrestored,
  weakPassphrase,
} from "./destination-problems.js";
import { unfetched, unfetchedFeed } from "./web-problems.js";
import { noDecoder, notARecording, notAligned } from "./recording-problems.js";

/** @param {number} bytes as the server counts them: a MB is 1,048,576 */
function size(bytes) {
  const power = bytes >= 2 ** 30 ? 3 : bytes >= 2 ** 20 ? 2 : 1;
  return `${formatNumber(bytes / 1024 ** power, { maximumFractionDigits: 1 })} ${["", "KB", "MB", "GB"][power]}`;
}

/** @param {number} seconds */
const wait = (seconds) =>
  seconds <= 1
    ? "einer Sekunde"
    : seconds < 90
      ? `${formatNumber(seconds)} Sekunden`
      : `${formatNumber(Math.ceil(seconds / 60))} Minuten`;

/** @typedef {import("../../model/types.js").ProblemDocument} ProblemDocument */

/**
 * The sentence of the problem's case, or the one for all of its type.
 * @param {Record<string, (values: Record<string, string>) => string>} cases by reason
 * @param {string} general
 * @returns {(detail: string, document: ProblemDocument) => string}
 */
const byReason =
  (cases, general) =>
  (_, { reason, values }) =>
    cases[reason ?? ""]?.(values ?? {}) ?? general;

const tooMany = () => "Die Höchstzahl ist erreicht. Bitte zuerst etwas entfernen.";

/** Why a file can't be opened as a book. */
const unopened = {
  unreadable: () => "Diese Datei lässt sich nicht lesen.",
  empty: () => "Diese Datei ist leer. Bitte erneut herunterladen oder kopieren.",
  unsupported: (/** @type {Record<string, string>} */ { format, formats = "" }) => {
    const pictures = /^A comic of (\.\w+) pictures$/.exec(format)?.[1];
    if (pictures) return `Vorleser kann die Bilder dieses Comics (${pictures}) nicht anzeigen.`;
    // The server's English phrase for what has no name, such as "A binary file".
    const subject = /^(A|An|This) /.test(format) ? "Dieser Dateityp" : format;
    const known = formats.replace("Plain text", "reiner Text").replace("Saved web page", "gespeicherte Webseite");
    return `${subject} wird noch nicht unterstützt.${known && ` Unterstützte Formate: ${known}.`}`;
  },
  damaged: () => "Diese Datei ist beschädigt. Bitte erneut herunterladen oder kopieren.",
  "too-complex": () => "Diese Datei ist zu groß oder zu verschachtelt und wird nicht geöffnet.",
  protected: (/** @type {Record<string, string>} */ { scheme }) =>
    `Dieses Buch ist kopiergeschützt (${scheme}) und lässt sich nur in der App des Anbieters öffnen.`,
  "not-an-epub": () =>
    "Dieses Archiv ist kein EPUB. Wenn das Buch darin liegt, bitte entpacken und die Datei selbst hinzufügen.",
  "missing-package": (/** @type {Record<string, string>} */ { file }) =>
    `Dieses EPUB ist unvollständig: ${file} fehlt. Bitte eine andere Kopie des Buchs verwenden.`,
  "damaged-package": (/** @type {Record<string, string>} */ { file }) =>
    `Dieses EPUB ist beschädigt: ${file} lässt sich nicht lesen. Bitte eine andere Kopie des Buchs verwenden.`,
  "damaged-document": (/** @type {Record<string, string>} */ { format }) =>
    `Diese Datei ist beschädigt (${format}). Bitte eine andere Kopie des Buchs verwenden.`,
  "old-document": () =>
    "Dies ist ein altes Office-Dokument (.doc). Bitte in Word oder LibreOffice als .docx speichern und diese Datei hinzufügen.",
  "encrypted-document": () =>
    "Dieses Dokument ist mit einem Passwort verschlüsselt. Bitte ohne Passwort speichern und diese Datei hinzufügen.",
  "encrypted-archive": () =>
    "Dieses Archiv ist mit einem Passwort verschlüsselt. Bitte entpacken und die Dateien hinzufügen.",
  "archive-without-books": () =>
    "Dieses Archiv enthält kein Buch in einem unterstützten Format. Bitte entpacken und die Bücher hinzufügen.",
  "no-chapters": () => "Dieses EPUB enthält keine Kapitel. Bitte eine andere Kopie des Buchs verwenden.",
};

/** Why a rule for reading aloud or a replacement rule can't be followed. */
export const rules = {
  "long-pause": () => "Diese Pause ist zu lang.",
  "too-many": () => "Diese Liste enthält zu viele Regeln.",
  "no-text": () => "Bitte den Text eingeben, der gesucht wird.",
  "long-text": () => "Der Text der Regel ist zu lang.",
  "bad-expression": () => "Das ist kein gültiger regulärer Ausdruck. Bitte Klammern und Zeichen prüfen.",
  "slow-expression": () =>
    "Dieser reguläre Ausdruck dauert zu lange. Bitte ohne Wiederholung in einer Wiederholung schreiben.",
  "empty-expression": () =>
    "Dieser reguläre Ausdruck trifft auch leeren Text. Er muss mindestens ein Zeichen enthalten.",
  "bad-phonemes": () => "Diese Lautschrift kennen die Stimmen nicht. Bitte IPA verwenden, etwa nəˈvɛl.",
  "many-characters": () => "So viele Figuren können keine eigene Stimme haben.",
  "bad-character": () => "Jede Figur braucht einen Namen und eine Stimme.",
  "no-list": () =>
    "Das ist keine Ausspracheliste, die Vorleser lesen kann. Möglich sind Listen von Vorleser, Voice Dream, Librera und @Voice.",
  "no-replacements": () =>
    "Das ist keine Liste von Ersetzungsregeln. Vorleser liest die JSON-Dateien, die Legado schreibt.",
  "no-host": () => "Bitte eine Website angeben, etwa example.org.",
  /** @param {Record<string, string>} values */
  "bad-selector": ({ selector }) => `„${selector}“ ist kein Selektor, den Vorleser versteht, etwa „article .text“.`,
  "no-site-rules": () =>
    "Das ist keine Liste von Regeln für Websites. Vorleser liest die JSON-Dateien, die es selbst schreibt.",
  script: () => "Diese Ersetzung ist ein Skript (@js:). Vorleser führt keine Skripte aus.",
};

/** @type {typeof import("../en/problems.js").problems} */
export const problems = {
  unreachable: () =>
    "Vorleser antwortet nicht. Läuft das Programm noch? Die Verbindung wird automatisch wiederhergestellt.",
  "not-found": () => "Das gibt es nicht oder nicht mehr.",
  "no-cover": () => "Dieses Buch hat kein Titelbild.",
  "no-such-voice": () => "Diese Stimme ist nicht installiert.",
  "method-not-allowed": () => "Das ist hier nicht möglich.",
  conflict: byReason(
    { "given-up": () => "Das Hinzufügen dieser Datei wurde in der Bibliothek abgebrochen." },
    "Auf einem anderen Gerät geändert. Bitte prüfen und erneut versuchen.",
  ),
  duplicate: () => "Diese Datei ist bereits in der Bibliothek.",
  "other-file": () => "Das ist eine andere Datei als die fehlende.",
  "begin-again": () =>
    "Dieses Gerät war zu lange getrennt, oder die Bibliothek wurde ersetzt. Bitte die Seite neu laden.",
  "other-edition": () =>
    "Der Text dieses Buchs wurde ersetzt, und diese Stelle kommt darin nicht vor. Bitte das Buch neu laden.",
  "nothing-to-say": () => "Mit diesen Regeln wird von dem Text nichts vorgelesen.",
  "missing-file": byReason(
    { unreadable: unopened.unreadable },
    "Die Datei des Buchs fehlt im Datenordner. In der Bibliothek lässt sie sich erneut auswählen.",
  ),
  "too-large": (_, { limit, pixels }) =>
    limit
      ? `Zu groß: Möglich sind höchstens ${size(limit)}.`
      : pixels
        ? `Das Bild ist zu groß: Möglich sind höchstens ${formatNumber(pixels / 1_000_000)} Megapixel.`
        : "Die Datei ist zu groß.",
  "wrong-password": () => "Name oder Passwort ist falsch.",
  "too-many-tries": (_, { seconds }) =>
    seconds
      ? `Zu viele Versuche. Bitte in ${wait(seconds)} erneut versuchen.`
      : "Zu viele Versuche. Bitte später erneut versuchen.",
  "weak-password": (_, { least, most }) =>
    least && most
      ? `Dieses Passwort ist zu kurz, zu lang oder zu leicht zu erraten. Es braucht ${formatNumber(least)} bis ${formatNumber(most)} Zeichen; ein paar Wörter lassen sich gut merken.`
      : "Dieses Passwort ist zu kurz oder zu leicht zu erraten. Ein paar Wörter sind besser.",
  "name-taken": () => "Dieser Name ist vergeben. Bitte einen anderen wählen.",
  "bad-code": () =>
    "Dieser Code ist nicht mehr gültig: benutzt, widerrufen oder abgelaufen. Bitte einen neuen anfordern.",
  forbidden: byReason(
    {
      "stale-page": () => "Diese Seite ist veraltet. Bitte neu laden und erneut versuchen.",
      "not-your-book": () => "Das können nur Admins und die Person, die das Buch hinzugefügt hat.",
      "not-your-collection": () => "Das kann nur die Person, die die Sammlung angelegt hat.",
      accounts: () => "In einer Bibliothek mit Konten ist das nicht möglich.",
      "token-scope": () => "Dieses Token hat dafür nicht die nötigen Berechtigungen.",
    },
    "Das können nur Admins.",
  ),
  "sign-in": () => "Bitte anmelden, um fortzufahren.",
  "not-possible": byReason(
    {
      "is-sending": isSending,
      "is-restoring": isRestoring,
      "no-decoder": noDecoder,
      "not-first": () => "Diese Bibliothek hat schon ein Konto. Bitte anmelden oder um eine Einladung bitten.",
      "no-account": () => "Bitte zuerst ein eigenes Konto erstellen.",
      "last-admin": () => "Das ist der einzige Admin. Bitte zuerst eine andere Person zum Admin machen.",
      "too-many": tooMany,
    },
    "Das ist gerade nicht möglich.",
  ),
  "bad-request": byReason(
    {
      ...badDestination,
      ...badFolder,
      "no-marks": () =>
        "Diese Datei enthält keine Markierungen, die Vorleser lesen kann. Möglich sind JSON-Exporte von Thorium, KOReader, Readest und Vorleser.",
      "no-statistics": () =>
        "Diese Datei enthält keine Statistik, die Vorleser lesen kann. Gebraucht wird statistics.sqlite3 aus dem Ordner settings von KOReader.",
      "long-mark": ({ limit }) =>
        `Eine Markierung kann höchstens ${formatNumber(Number(limit))} Zeichen haben. Bitte eine kürzere Stelle auswählen.`,
      "long-note": ({ limit }) => `Eine Notiz kann höchstens ${formatNumber(Number(limit))} Zeichen haben.`,
      "bad-name": () => "Dieser Name ist leer oder zu lang.",
      "feed-known": ({ name }) => `Dieser Feed ist schon abonniert, als „${name}“.`,
      "no-address": () => "Dieses Buch stammt nicht aus dem Web.",
      "not-a-font": () => "Diese Schrift lässt sich nicht verwenden. Möglich sind TTF, OTF, WOFF und WOFF2.",
      "not-a-picture": () =>
        "Dieses Bild lässt sich nicht verwenden. Möglich sind unbewegte Bilder in PNG, JPEG und WebP.",
      "empty-query": () => "Zum Suchen mindestens einen Buchstaben eingeben.",
      "long-query": () => "Der Suchtext ist zu lang.",
      "too-many": tooMany,
    },
    "Diese Anfrage konnte nicht verarbeitet werden.",
  ),
  "bad-pattern": (_, { offset }) =>
    offset === undefined
      ? "Das ist kein gültiger regulärer Ausdruck."
      : `Ungültiger regulärer Ausdruck bei Zeichen ${formatNumber(offset + 1)}.`,
  "too-slow": () =>
    "Dieser reguläre Ausdruck dauert zu lange. Bitte vereinfachen, etwa ohne Wiederholung in einer Wiederholung.",
  "bad-rule": (detail, document) => {
    const sentence = byReason(rules, "Diese Regel ist ungültig.")(detail, document);
    return document.values?.["rule"] ? `Regel ${document.values["rule"]}: ${sentence}` : sentence;
  },
  "not-a-recording": byReason(notARecording, notAligned),
  "not-a-dictionary": byReason(
    {
      "missing-file": ({ file }) =>
        `Die Datei „${file}“ fehlt. Bitte alle Dateien des Wörterbuchs zusammen hinzufügen.`,
      damaged: ({ file }) => `Die Datei „${file}“ des Wörterbuchs ist beschädigt.`,
      packed: ({ file, packer }) =>
        `„${file}“ ist mit ${packer} gepackt, was nicht unterstützt wird. Bitte entpacken und die Dateien hinzufügen.`,
    },
    "Das ist kein Wörterbuch, das Vorleser lesen kann. Möglich sind StarDict und dictd als .zip, .tar.gz, .tar.bz2 oder .tar.xz.",
  ),
  "not-fetched": byReason(unfetched, "Die Seite konnte nicht geladen werden."),
  "feed-not-fetched": byReason(unfetchedFeed, "Der Feed konnte nicht geladen werden."),
  "no-article": byReason(
    {
      "no-article": ({ host }) =>
        `Auf der Seite von ${host} wurde kein Artikel gefunden. Vielleicht erzeugt ein Skript die Seite, oder sie verlangt eine Anmeldung. Bitte mit der Browser-Erweiterung speichern, oder im Browser speichern und die Datei hinzufügen.`,
      "asks-for-consent": ({ host }) =>
        `Die Seite von ${host} fragt nur nach der Einwilligung in Cookies und Tracking. Bitte im Browser beantworten und den Artikel dann mit der Browser-Erweiterung speichern.`,
      "leads-to-feed": ({ host }) =>
        `Das ist die Adresse eines Feeds von ${host} und keine Seite. Bitte dem Feed folgen: Neue Einträge werden dann Artikel.`,
      "leads-to-picture": ({ host }) =>
        `Diese Adresse von ${host} führt zu einem Bild. Bitte die Adresse der Seite angeben, die es zeigt.`,
      "leads-to-sound": ({ host }) =>
        `Diese Adresse von ${host} führt zu einer Tonaufnahme. Bitte die Adresse der Seite angeben, auf der sie zu hören ist.`,
      "leads-to-video": ({ host }) =>
        `Diese Adresse von ${host} führt zu einem Video. Bitte die Adresse der Seite angeben, auf der es zu sehen ist.`,
      "leads-to-code": ({ host }) =>
        `Diese Adresse von ${host} führt zu einer Datei für Programme, etwa zu Formatvorlagen, einem Skript oder Daten. Bitte die Adresse einer Seite oder eines Buchs angeben.`,
    },
    "Auf dieser Seite wurde kein Artikel gefunden.",
  ),
  "no-feed": byReason(
    {
      "no-feed": ({ host }) =>
        `Unter dieser Adresse von ${host} liegt kein Feed, und die Seite nennt keinen. Auf der Website nach „RSS“, „Atom“ oder „Feed“ suchen.`,
      "no-opml": () => "Diese Datei ist keine Liste von Feeds. Andere Leseprogramme exportieren eine als OPML.",
    },
    "Hier wurde kein Feed gefunden.",
  ),
  "other-rules": () => "Die Regeln für das Vorlesen wurden geändert.",
  "not-a-book": byReason(unopened, "Dieser Dateityp wird noch nicht unterstützt."),
  "password-needed": byReason(
    {
      ...passphrase,
      encrypted: () => "Diese Datei ist verschlüsselt. Bitte das Passwort eingeben.",
      "wrong-file-password": () => "Das ist nicht das Passwort dieser Datei. Bitte noch einmal eingeben.",
    },
    "Diese Datei verlangt ein Passwort.",
  ),
  destination: byReason(destination, noDestination),
  refused: byReason(
    { ...unopened, ...unrestored, "weak-passphrase": weakPassphrase },
    "Dieses Buch lässt sich nicht öffnen.",
  ),
  busy: () => "Vorleser ist gerade ausgelastet. Bitte gleich noch einmal versuchen.",
  "other-language": () => "Keine installierte Stimme spricht diese Sprache.",
  "other-script": () => "Keine installierte Stimme kann diese Schrift lesen.",
  "voice-failed": byReason(
    {
      "connection-key": ({ host }) => `${host} nimmt den Schlüssel nicht an, oder er fehlt.`,
      "connection-busy": ({ host }) =>
        `${host} nimmt gerade keine weiteren Anfragen an. Bitte später noch einmal versuchen.`,
      "connection-unreachable": ({ host }) => `${host} ist nicht zu erreichen. Bitte Adresse und Verbindung prüfen.`,
      "connection-failed": ({ host, status }) =>
        `${host} ist fehlgeschlagen (${status}). Bitte später noch einmal versuchen.`,
      "connection-refused": ({ host, status }) =>
        `${host} lehnt die Anfrage ab (${status}). Bitte Adresse, Modell und Stimme prüfen.`,
      "connection-sound": ({ host }) => `${host} hat keinen Ton gesendet, der sich lesen lässt.`,
      "nothing-spoken": () =>
        "Ab hier kann nichts vorgelesen werden: Keine installierte Stimme spricht die Sprache des Textes.",
    },
    "Die Stimme kann nicht verwendet werden. Einzelheiten stehen im Protokoll des Servers.",
  ),
  "read-only": () => "Der Datenordner ist schreibgeschützt.",
  "disk-full": byReason(
    { "no-room-to-restore": noRoomToRestore, "no-room-to-back-up": noRoomToBackUp },
    "Der Datenträger mit dem Datenordner ist voll. Bitte Platz schaffen und erneut versuchen.",
  ),
  foreign: () =>
    "Unter dieser Adresse lässt sich Vorleser nicht öffnen. Es gilt die Adresse, die „vorleser serve“ nennt.",
  defect: () => "Ein Fehler ist aufgetreten. Einzelheiten stehen im Protokoll des Servers.",
};
