// @ts-check
// What the server's problems are called in German. Where only its own sentence says what is wrong, that stands behind.

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
  "too-large": () => "Das ist größer, als Vorleser annimmt.",
  "not-a-book": (detail) => `Das ist nichts, was sich lesen lässt. (${detail})`,
  refused: (detail) => `Dieses Buch lässt sich nicht öffnen. (${detail})`,
  busy: () => "Vorleser ist gerade zu beschäftigt. Gleich noch einmal versuchen.",
  "voice-failed": (detail) => `Die Stimme kann nicht sprechen. (${detail})`,
  "read-only": () => "In den Datenordner lässt sich nichts schreiben.",
  "disk-full": () => "Im Datenordner ist kein Platz mehr.",
  foreign: () => "Unter dieser Adresse antwortet Vorleser nicht; es gilt die, die „vorleser serve“ nennt.",
  defect: () => "Etwas ist fehlgeschlagen, das nicht fehlschlagen durfte.",
};
