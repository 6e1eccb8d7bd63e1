// @ts-check
// Why a recording can't be laid beside its book, in Spanish: by the `reason` of the problem.

/** @type {Record<string, (values: Record<string, string>) => string>} */
export const notARecording = {
  unreadable: ({ file }) => `“${file}” no se puede leer. Añádelo de nuevo.`,
  "no-sound": ({ file }) => `“${file}” no contiene ningún sonido que ffmpeg pueda leer.`,
  "decoder-stuck": () => "ffmpeg se ha detenido en medio de la grabación. Inténtalo de nuevo.",
  "too-long": ({ file }) => `“${file}” dura más de 100 horas.`,
  "other-book": () =>
    "Ninguna frase de este libro está en la grabación. ¿Es el mismo libro, en el mismo idioma y la misma traducción?",
};

export const notAligned = "Esta grabación no se puede alinear con el texto.";

export const noDecoder = () =>
  "Para leer grabaciones, el servidor necesita el programa ffmpeg. Instálalo en el servidor.";
