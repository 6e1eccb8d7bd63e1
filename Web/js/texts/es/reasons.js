// @ts-check
// What the server says of a book, of a sentence and of a line, in Spanish, by its code.

import { formatLanguage, formatNumber } from "../../basics/locale.js";
import { rules } from "./problems.js";

const count = (/** @type {string} */ number) => formatNumber(Number(number));

/** @type {typeof import("../en/reasons.js").reasons} */
export const reasons = {
  finding: {
    "invalid-utf8": (values) =>
      values.count === "1"
        ? "Un lugar no es UTF-8 válido y aparece como �."
        : `${count(values.count)} lugares no son UTF-8 válido y aparecen como �.`,
    "undecodable-bytes": (values) =>
      values.count === "1"
        ? `Un lugar no es texto en ${values.encoding} y aparece como �.`
        : `${count(values.count)} lugares no son texto en ${values.encoding} y aparecen como �.`,
    "control-characters": () => "El texto contiene caracteres de control, que se omiten.",
    "nothing-to-read": () => "En este archivo no hay nada que leer: no contiene texto visible, imágenes ni sonido.",
    "only-frames": ({ address }) =>
      `Esta página solo muestra otras páginas en marcos, como ${address}, que no están en el archivo. Añade esas páginas en su lugar.`,
    "unshown-pictures": (values) =>
      values.count === "1"
        ? `Falta una imagen: los navegadores no muestran su formato (${values.formats}).`
        : `Faltan ${count(values.count)} imágenes: los navegadores no muestran su formato (${values.formats}).`,
    "chapter-rule": () =>
      "La regla de capítulos no se puede aplicar a este texto, por eso faltan capítulos. Elige otra.",
    "wrong-encoding": () => "El archivo dice estar en UTF-8, pero no lo está; se lee como Windows-1252.",
    "damaged-file": () => "El archivo está dañado. Se muestra lo que se pudo leer.",
    malformed: () => "La estructura del archivo no es correcta.",
    "missing-chapter": () => "No se puede leer el capítulo: falta su archivo.",
    "empty-chapter": () => "No se puede leer el capítulo: su archivo está vacío.",
    "damaged-chapter": () => "No se puede leer el capítulo: su archivo está dañado y no contiene texto.",
    "chapter-type": ({ type }) => `No se puede leer el capítulo: su tipo, “${type}”, no es compatible.`,
    "unreadable-chapter": () => "No se puede leer el capítulo.",
    "hidden-chapter": () => "El libro oculta este capítulo por completo. Se muestra de todos modos.",
    "dead-link": ({ address }) => `El enlace a ${address} no lleva a ninguna parte.`,
    "outside-link": ({ address }) => `El enlace a ${address} no se sigue.`,
    "missing-image": ({ file }) => `Falta la imagen ${file}.`,
    "outside-image": ({ address }) => `Una imagen de fuera del libro no se carga${address ? ` (${address})` : ""}.`,
    "missing-page": ({ address }) => `El artículo continúa en ${address}, pero no se pudo cargar esa página.`,
    "paid-page": () =>
      "La página es para suscriptores, y puede que el texto sea solo su comienzo. Inicia sesión en ella en el navegador y guárdala con la extensión del navegador.",
    "no-container": ({ file }) => `El archivo que indica la estructura del libro falta o está vacío. Se usa ${file}.`,
    "repeated-id": ({ id }) => `La lista de archivos usa dos veces el identificador “${id}”.`,
    "missing-file": ({ file }) => `${file} está en la lista, pero falta en el libro.`,
    "unlisted-chapter": ({ id }) => `El orden de lectura nombra “${id}”, que no está en la lista de archivos.`,
    "no-reading-order": () => "El libro no tiene orden de lectura. Se usa el de la lista de archivos.",
    "no-fallback": ({ type }) => `Un capítulo de tipo “${type}” no está disponible también como texto.`,
    "no-title": () => "El libro no tiene título.",
    "no-language": () => "El libro no indica ningún idioma.",
    "no-identifier": () => "El libro no tiene identificador.",
    "unreadable-encryption": () => "No se puede leer la lista de archivos cifrados.",
    "missing-encrypted": ({ file }) => `${file} figura como cifrado, pero falta.`,
    "no-contents": () => "El libro no tiene índice.",
    "unreadable-contents": () => "No se puede leer el índice.",
    "long-contents": ({ limit }) => `El índice tiene más de ${count(limit)} entradas. Las demás faltan.`,
    "dead-entry": ({ label }) => `“${label}” no lleva a ningún capítulo.`,
    "no-mimetype": () => "Falta el archivo que indica el formato.",
    "mimetype-not-first": () => "No es el primer archivo del paquete EPUB.",
    "mimetype-compressed": () => "Está comprimido.",
    "wrong-mimetype": () => "Indica un formato distinto de application/epub+zip.",
  },
  skipped: {
    "other-language": ({ language }) => `Ninguna voz instalada habla este idioma: ${formatLanguage(language)}.`,
    "other-script": () => "Ninguna voz instalada puede leer esta escritura.",
    failed: () => "La voz no pudo decir esta frase.",
    changed: () => "El texto del libro cambió mientras tanto.",
  },
  refused: {
    "not-a-rule": () => "No es una regla.",
    "turns-pages": () => "Las reglas que detienen la voz o pasan de página no son compatibles.",
    "no-text": rules["no-text"],
    "long-text": rules["long-text"],
    "bad-expression": rules["bad-expression"],
    "slow-expression": rules["slow-expression"],
    "empty-expression": rules["empty-expression"],
    "bad-phonemes": rules["bad-phonemes"],
  },
};
