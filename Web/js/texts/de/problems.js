// @ts-check
// What the server's problems are called in German. Where only its own sentence says what is wrong, that stands behind.

import { formatNumber } from "../../ui/locale.js";

/** @param {number} bytes as the server counts them: a MB is 1,048,576 */
function size(bytes) {
  const power = bytes >= 2 ** 30 ? 3 : bytes >= 2 ** 20 ? 2 : 1;
  return `${formatNumber(bytes / 1024 ** power, { maximumFractionDigits: 1 })} ${["", "KB", "MB", "GB"][power]}`;
}

/** @param {number} seconds */
const wait = (seconds) => (seconds <= 1 ? "einer Sekunde" : seconds < 90 ? `${formatNumber(seconds)} Sekunden` : `${formatNumber(Math.ceil(seconds / 60))} Minuten`);

/** @type {typeof import("../en/problems.js").problems} */
export const problems = {
  unreachable: () => "Vorleser antwortet nicht. Läuft es noch? Sobald es wieder geht, geht es hier weiter.",
  "not-found": () => "Das gibt es hier nicht (mehr).",
  "no-cover": () => "Dieses Buch hat kein Titelbild.",
  "no-such-voice": () => "Diese Stimme ist nicht installiert.",
  conflict: () => "Ein anderes Gerät war schneller.",
  duplicate: () => "Diese Datei ist schon in der Bibliothek.",
  "other-file": () => "Das ist eine andere Datei als die, die fehlt.",
  "other-edition": () => "Das Buch hat inzwischen einen anderen Text, und diese Stelle steht nicht darin. Bitte das Buch neu laden.",
  "nothing-to-say": () => "Nach diesen Regeln bleibt von dem Text nichts, was gesprochen würde.",
  "missing-file": () => "Die Datei des Buches ist aus dem Datenordner verschwunden. In der Bibliothek lässt sie sich noch einmal wählen.",
  "too-large": (_, { limit, pixels }) => (limit ? `Das ist zu groß: höchstens ${size(limit)} sind möglich.`
    : pixels ? `Das Bild ist zu groß: höchstens ${formatNumber(pixels / 1_000_000)} Millionen Bildpunkte sind möglich.` : "Das ist größer, als Vorleser annimmt."),
  "wrong-password": () => "Name oder Passwort ist falsch.",
  "too-many-tries": (_, { seconds }) => (seconds ? `Zu viele Versuche; der nächste ist in ${wait(seconds)} möglich.`
    : "Zu viele Versuche; der nächste ist erst nach einer Pause möglich."),
  "weak-password": (_, { least, most }) => (least && most
    ? `Ein Passwort hat ${formatNumber(least)} bis ${formatNumber(most)} Zeichen und ist keines, das zuerst probiert wird; ein paar Wörter sind leicht zu merken.`
    : "Dieses Passwort ist zu kurz oder eines, das zuerst probiert wird; ein paar Wörter sind besser."),
  "name-taken": () => "Diesen Namen gibt es schon; bitte einen anderen wählen.",
  "bad-code": () => "Dieser Code gilt nicht mehr: benutzt, zurückgenommen oder zu alt. Ein neuer hilft.",
  forbidden: () => "Das darf nur, wer diese Bibliothek verwaltet.",
  "sign-in": () => "Dafür bitte anmelden.",
  "not-possible": (detail) => `Das geht so nicht. (${detail})`,
  "bad-request": (detail) => `Das nimmt Vorleser so nicht an. (${detail})`,
  "bad-rule": (detail) => `Dieser Regel kann Vorleser nicht folgen. (${detail})`,
  "not-a-dictionary": (detail) => `Das ist kein Wörterbuch, das sich lesen lässt. (${detail})`,
  "other-rules": () => "Die Regeln für das Vorlesen wurden geändert.",
  "not-a-book": (detail) => `Das ist nichts, was sich lesen lässt. (${detail})`,
  refused: (detail) => `Dieses Buch lässt sich nicht öffnen. (${detail})`,
  busy: () => "Vorleser ist gerade zu beschäftigt. Gleich noch einmal versuchen.",
  "voice-failed": (detail) => `Die Stimme kann nicht sprechen. (${detail})`,
  "read-only": () => "In den Datenordner lässt sich nichts schreiben.",
  "disk-full": () => "Im Datenordner ist kein Platz mehr.",
  foreign: () => "Unter dieser Adresse antwortet Vorleser nicht; es gilt die, die „vorleser serve“ nennt.",
  defect: () => "Etwas ist fehlgeschlagen, das nicht fehlschlagen durfte.",
};
