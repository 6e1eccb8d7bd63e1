// @ts-check
// Why a recording can't be laid beside its book, in German: by the `reason` of the problem.

/** @type {Record<string, (values: Record<string, string>) => string>} */
export const notARecording = {
  unreadable: ({ file }) => `„${file}“ lässt sich nicht lesen. Bitte noch einmal hinzufügen.`,
  "no-sound": ({ file }) => `„${file}“ enthält keinen Ton, den ffmpeg lesen kann.`,
  "decoder-stuck": () => "ffmpeg ist mitten in der Aufnahme hängen geblieben. Bitte noch einmal versuchen.",
  "too-long": ({ file }) => `„${file}“ ist länger als 100 Stunden.`,
  "other-book": () =>
    "In der Aufnahme kommt kein Satz dieses Buchs vor. Ist es dasselbe Buch, in derselben Sprache und Übersetzung?",
};

export const notAligned = "Diese Aufnahme lässt sich dem Text nicht zuordnen.";

export const noDecoder = () =>
  "Um Aufnahmen zu lesen, braucht der Server das Programm ffmpeg. Bitte dort installieren.";
