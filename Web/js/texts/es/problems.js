// @ts-check
// What the server's problems are called in Spanish: by type, and where a type has several cases, by the `reason` that it names.

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
    ? "un segundo"
    : seconds < 90
      ? `${formatNumber(seconds)} segundos`
      : `${formatNumber(Math.ceil(seconds / 60))} minutos`;

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

const tooMany = () => "Se alcanzó el máximo. Quita algo antes.";

/** Why a file can't be opened as a book. */
const unopened = {
  unreadable: () => "No se puede leer este archivo.",
  empty: () => "Este archivo está vacío. Descárgalo o cópialo de nuevo.",
  unsupported: (/** @type {Record<string, string>} */ { format, formats = "" }) => {
    const pictures = /^A comic of (\.\w+) pictures$/.exec(format)?.[1];
    if (pictures) return `Vorleser no puede mostrar las imágenes de este cómic (${pictures}).`;
    // The server's English phrase for what has no name, such as "A binary file".
    const sentence = /^(A|An|This) /.test(format)
      ? "Este tipo de archivo aún no es compatible."
      : `Aún no es compatible: ${format}.`;
    const known = formats
      .replace("Plain text", "texto sin formato")
      .replace("Saved web page", "página web guardada")
      .replace(/\bComic\b/, "cómic");
    return `${sentence}${known && ` Formatos compatibles: ${known}.`}`;
  },
  damaged: () => "Este archivo está dañado. Descárgalo o cópialo de nuevo.",
  "too-complex": () => "Este archivo es demasiado grande o complejo y no se abre.",
  protected: (/** @type {Record<string, string>} */ { scheme }) =>
    `Este libro está protegido contra copia (${scheme}) y solo se puede abrir en la app de su proveedor.`,
  "not-an-epub": () =>
    "Este archivo comprimido no es un EPUB. Si el libro está dentro, descomprímelo y añade el libro en sí.",
  "missing-package": (/** @type {Record<string, string>} */ { file }) =>
    `Este EPUB está incompleto: falta ${file}. Usa otra copia del libro.`,
  "damaged-package": (/** @type {Record<string, string>} */ { file }) =>
    `Este EPUB está dañado: no se puede leer ${file}. Usa otra copia del libro.`,
  "damaged-document": (/** @type {Record<string, string>} */ { format }) =>
    `Este archivo está dañado (${format}). Usa otra copia del libro.`,
  "old-document": () =>
    "Es un documento antiguo de Office (.doc). Guárdalo en Word o LibreOffice como .docx y añade ese archivo.",
  "encrypted-document": () =>
    "Este documento está cifrado con una contraseña. Guárdalo sin contraseña y añade ese archivo.",
  "encrypted-archive": () =>
    "Este archivo comprimido está cifrado con una contraseña. Descomprímelo y añade los archivos que contiene.",
  "archive-without-books": () =>
    "Este archivo comprimido no contiene ningún libro en un formato compatible. Descomprímelo y añade los libros.",
  "no-chapters": () => "Este EPUB no contiene capítulos. Usa otra copia del libro.",
};

/** Why a rule for reading aloud or a replacement rule can't be followed. */
export const rules = {
  "long-pause": () => "Esta pausa es demasiado larga.",
  "too-many": () => "Esta lista contiene demasiadas reglas.",
  "no-text": () => "Introduce el texto que se debe buscar.",
  "long-text": () => "El texto de la regla es demasiado largo.",
  "bad-expression": () => "No es una expresión regular válida. Revisa los paréntesis y los signos.",
  "slow-expression": () => "Esta expresión regular tarda demasiado. Escríbela sin una repetición dentro de otra.",
  "empty-expression": () =>
    "Esta expresión regular también coincide con un texto vacío. Debe contener al menos un carácter.",
  "bad-phonemes": () => "Las voces no conocen esta transcripción. Usa el AFI (IPA), por ejemplo nəˈvɛl.",
  "many-characters": () => "Demasiados personajes tienen voz propia.",
  "bad-character": () => "Cada personaje necesita un nombre y una voz.",
  "no-list": () =>
    "No es una lista de pronunciaciones que Vorleser pueda leer. Se admiten las de Vorleser, Voice Dream, Librera y @Voice.",
  "no-replacements": () => "No es una lista de reglas de reemplazo. Vorleser lee los archivos JSON que escribe Legado.",
  "no-host": () => "Indica un sitio web, por ejemplo example.org.",
  /** @param {Record<string, string>} values */
  "bad-selector": ({ selector }) => `“${selector}” no es un selector que Vorleser entienda, como “article .text”.`,
  "no-site-rules": () =>
    "No es una lista de reglas para sitios web. Vorleser lee los archivos JSON que él mismo escribe.",
  script: () => "Este reemplazo es un script (@js:). Vorleser no ejecuta scripts.",
};

/** @type {typeof import("../en/problems.js").problems} */
export const problems = {
  unreachable: () => "Vorleser no responde. ¿Sigue en marcha? La conexión se restablece automáticamente.",
  "not-found": () => "No existe o ya no existe.",
  "no-cover": () => "Este libro no tiene portada.",
  "no-such-voice": () => "Esta voz no está instalada.",
  "method-not-allowed": () => "Aquí no es posible.",
  conflict: byReason(
    { "given-up": () => "Se canceló en la biblioteca la adición de este archivo." },
    "Se cambió en otro dispositivo. Compruébalo e inténtalo de nuevo.",
  ),
  duplicate: () => "Este archivo ya está en la biblioteca.",
  "other-file": () => "No es el archivo que falta, sino otro.",
  "begin-again": () =>
    "Este dispositivo estuvo demasiado tiempo desconectado o se reemplazó la biblioteca. Recarga la página.",
  "other-edition": () =>
    "El texto de este libro se reemplazó y esta posición no existe en él. Vuelve a cargar el libro.",
  "nothing-to-say": () => "Con estas reglas no se lee nada del texto en voz alta.",
  "missing-file": byReason(
    { unreadable: unopened.unreadable },
    "Falta el archivo del libro en la carpeta de datos. En la biblioteca puedes elegirlo de nuevo.",
  ),
  "too-large": (_, { limit, pixels }) =>
    limit
      ? `Demasiado grande: el máximo es ${size(limit)}.`
      : pixels
        ? `La imagen es demasiado grande: el máximo es ${formatNumber(pixels / 1_000_000)} megapíxeles.`
        : "El archivo es demasiado grande.",
  "wrong-password": () => "El nombre o la contraseña no son correctos.",
  "too-many-tries": (_, { seconds }) =>
    seconds
      ? `Demasiados intentos. Inténtalo de nuevo dentro de ${wait(seconds)}.`
      : "Demasiados intentos. Inténtalo de nuevo más tarde.",
  "weak-password": (_, { least, most }) =>
    least && most
      ? `Esta contraseña es demasiado corta, demasiado larga o demasiado fácil de adivinar. Necesita entre ${formatNumber(least)} y ${formatNumber(most)} caracteres; unas cuantas palabras son fáciles de recordar.`
      : "Esta contraseña es demasiado corta o demasiado fácil de adivinar. Unas cuantas palabras son mejores.",
  "name-taken": () => "Este nombre ya está en uso. Elige otro.",
  "bad-code": () => "Este código ya no es válido: se usó, se revocó o caducó. Pide uno nuevo.",
  forbidden: byReason(
    {
      "stale-page": () => "Esta página no está actualizada. Recárgala e inténtalo de nuevo.",
      "not-your-book": () => "Solo pueden hacerlo los administradores y quien añadió el libro.",
      "not-your-collection": () => "Solo puede hacerlo quien creó la colección.",
      accounts: () => "En una biblioteca con cuentas no es posible.",
      "token-scope": () => "Este token no tiene los permisos necesarios.",
    },
    "Solo pueden hacerlo los administradores.",
  ),
  "sign-in": () => "Inicia sesión para continuar.",
  "not-possible": byReason(
    {
      "is-sending": isSending,
      "is-restoring": isRestoring,
      "no-decoder": noDecoder,
      "not-first": () => "Esta biblioteca ya tiene una cuenta. Inicia sesión o pide una invitación.",
      "no-account": () => "Crea antes una cuenta para ti.",
      "last-admin": () => "Es el único administrador. Nombra antes administrador a otra persona.",
      "too-many": tooMany,
    },
    "Ahora mismo no es posible.",
  ),
  "bad-request": byReason(
    {
      ...badDestination,
      ...badFolder,
      "no-marks": () =>
        "Este archivo no contiene anotaciones que Vorleser pueda leer. Se admiten las exportaciones JSON de Thorium, KOReader, Readest y Vorleser.",
      "no-statistics": () =>
        "Este archivo no contiene estadísticas que Vorleser pueda leer. Hace falta statistics.sqlite3 de la carpeta settings de KOReader.",
      "long-mark": ({ limit }) =>
        `Una anotación puede tener como máximo ${formatNumber(Number(limit))} caracteres. Selecciona un pasaje más corto.`,
      "long-note": ({ limit }) => `Una nota puede tener como máximo ${formatNumber(Number(limit))} caracteres.`,
      "bad-name": () => "Este nombre está vacío o es demasiado largo.",
      "feed-known": ({ name }) => `Ya sigues este feed, con el nombre “${name}”.`,
      "no-address": () => "Este libro no procede de la web.",
      "not-a-font": () => "Esta fuente no se puede usar. Se admiten TTF, OTF, WOFF y WOFF2.",
      "not-a-picture": () => "Esta imagen no se puede usar. Se admiten imágenes fijas en PNG, JPEG y WebP.",
      "empty-query": () => "Escribe al menos una letra para buscar.",
      "long-query": () => "El texto de la búsqueda es demasiado largo.",
      "too-many": tooMany,
    },
    "No se pudo procesar esta solicitud.",
  ),
  "bad-pattern": (_, { offset }) =>
    offset === undefined
      ? "No es una expresión regular válida."
      : `Expresión regular no válida en el carácter ${formatNumber(offset + 1)}.`,
  "too-slow": () =>
    "Esta expresión regular tarda demasiado. Simplifícala, por ejemplo sin una repetición dentro de otra.",
  "bad-rule": (detail, document) => {
    const sentence = byReason(rules, "Esta regla no es válida.")(detail, document);
    return document.values?.["rule"] ? `Regla ${document.values["rule"]}: ${sentence}` : sentence;
  },
  "not-a-recording": byReason(notARecording, notAligned),
  "not-a-dictionary": byReason(
    {
      "missing-file": ({ file }) => `Falta el archivo “${file}”. Añade juntos todos los archivos del diccionario.`,
      damaged: ({ file }) => `El archivo “${file}” del diccionario está dañado.`,
      packed: ({ file, packer }) =>
        `“${file}” está comprimido con ${packer}, que no es compatible. Descomprímelo y añade los archivos.`,
    },
    "No es un diccionario que Vorleser pueda leer. Se admiten StarDict y dictd como .zip, .tar.gz, .tar.bz2 o .tar.xz.",
  ),
  "not-fetched": byReason(unfetched, "No se pudo cargar la página."),
  "feed-not-fetched": byReason(unfetchedFeed, "No se pudo cargar el feed."),
  "no-article": byReason(
    {
      "no-article": ({ host }) =>
        `No se encontró ningún artículo en la página de ${host}. Puede que la genere un script o que exija iniciar sesión. Guárdala con la extensión del navegador, o guárdala en el navegador y añade el archivo.`,
      "asks-for-consent": ({ host }) =>
        `La página de ${host} solo pide consentimiento para cookies y rastreo. Respóndela en el navegador y guarda después el artículo con la extensión del navegador.`,
      "leads-to-feed": ({ host }) =>
        `Es la dirección de un feed de ${host}, no de una página. Sigue el feed y sus nuevas entradas serán artículos.`,
      "leads-to-picture": ({ host }) =>
        `Esta dirección de ${host} lleva a una imagen. Indica la dirección de la página que la muestra.`,
      "leads-to-sound": ({ host }) =>
        `Esta dirección de ${host} lleva a un sonido. Indica la dirección de la página en la que se escucha.`,
      "leads-to-video": ({ host }) =>
        `Esta dirección de ${host} lleva a un vídeo. Indica la dirección de la página en la que se ve.`,
      "leads-to-code": ({ host }) =>
        `Esta dirección de ${host} lleva a un archivo para programas, como estilos, un script o datos. Indica la dirección de una página o de un libro.`,
    },
    "No se encontró ningún artículo en esta página.",
  ),
  "no-feed": byReason(
    {
      "no-feed": ({ host }) =>
        `En esta dirección de ${host} no hay ningún feed, y la página no indica ninguno. Busca “RSS”, “Atom” o “Feed” en el sitio web.`,
      "no-opml": () => "Este archivo no es una lista de feeds. Otros lectores exportan una en formato OPML.",
    },
    "Aquí no se encontró ningún feed.",
  ),
  "other-rules": () => "Las reglas de lectura en voz alta han cambiado.",
  "not-a-book": byReason(unopened, "Este tipo de archivo aún no es compatible."),
  "password-needed": byReason(
    {
      ...passphrase,
      encrypted: () => "Este archivo está cifrado. Introduce su contraseña.",
      "wrong-file-password": () => "Esa no es la contraseña de este archivo. Vuelve a introducirla.",
    },
    "Este archivo necesita una contraseña.",
  ),
  destination: byReason(destination, noDestination),
  refused: byReason({ ...unopened, ...unrestored, "weak-passphrase": weakPassphrase }, "No se puede abrir este libro."),
  busy: () => "Vorleser está ocupado. Inténtalo de nuevo en un momento.",
  "other-language": () => "Ninguna voz instalada habla este idioma.",
  "other-script": () => "Ninguna voz instalada puede leer esta escritura.",
  "voice-failed": byReason(
    {
      "connection-key": ({ host }) => `${host} rechaza la clave, o falta.`,
      "connection-busy": ({ host }) => `${host} no acepta más peticiones por ahora. Inténtalo más tarde.`,
      "connection-unreachable": ({ host }) => `No se puede acceder a ${host}. Comprueba la dirección y la conexión.`,
      "connection-failed": ({ host, status }) => `${host} ha fallado (${status}). Inténtalo más tarde.`,
      "connection-refused": ({ host, status }) =>
        `${host} rechaza la petición (${status}). Comprueba la dirección, el modelo y la voz.`,
      "connection-sound": ({ host }) => `${host} no ha enviado ningún sonido legible.`,
      "nothing-spoken": () =>
        "A partir de aquí no se puede leer nada en voz alta: ninguna voz instalada habla el idioma del texto.",
    },
    "No se puede usar la voz. Los detalles están en el registro del servidor.",
  ),
  "read-only": () => "La carpeta de datos es de solo lectura.",
  "disk-full": byReason(
    { "no-room-to-restore": noRoomToRestore, "no-room-to-back-up": noRoomToBackUp },
    "El disco de la carpeta de datos está lleno. Libera espacio e inténtalo de nuevo.",
  ),
  foreign: () => "Vorleser no se puede abrir en esta dirección. La correcta es la que muestra “vorleser serve”.",
  defect: () => "Se produjo un error. Los detalles están en el registro del servidor.",
};
