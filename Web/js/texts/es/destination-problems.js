// @ts-check
// Why a destination of backups can't be used, in Spanish: by the `reason` of the problem.

import { formatBytes } from "../../basics/locale.js";

/** @typedef {Record<string, (values: Record<string, string>) => string>} Cases */

/**
 * Of the problem `destination`, and of a backup that failed.
 * @type {Cases}
 */
export const destination = {
  address: () =>
    "No es la dirección de una carpeta ni de un bucket. Empieza por https://; el bucket va detrás del servidor.",
  unreachable: ({ host }) => `No se puede acceder a ${host}. Comprueba la dirección y la conexión.`,
  certificate: ({ host }) => `El certificado de ${host} no es válido. Puede que responda otro en su lugar.`,
  login: ({ host }) => `${host} no acepta este usuario y contraseña, o estas claves. Vuelve a introducirlos.`,
  forbidden: ({ host }) => `${host} no permite a este usuario leer o escribir ahí.`,
  missing: ({ host }) => `${host} no tiene ese archivo o esa carpeta.`,
  bucket: ({ host, bucket }) => `En ${host} no existe el bucket “${bucket}”. Créalo allí o comprueba la dirección.`,
  region: ({ region, host }) =>
    region
      ? `El bucket está en la región “${region}”. Indica esa región.`
      : `El bucket está en otra región. Indica la que muestra ${host}.`,
  moved: ({ address }) =>
    address
      ? `El destino está en otra dirección: ${address}. Úsala si confías en ella.`
      : "El destino está en otra dirección.",
  clock: ({ host }) => `El reloj de este equipo difiere demasiado del de ${host}. Pon en hora el servidor de Vorleser.`,
  foreign: ({ host }) =>
    `${host} no responde como se espera en esta dirección. Comprueba la dirección y el tipo de destino.`,
  full: ({ host }) => `A ${host} no le queda espacio para la copia.`,
  "too-large": ({ host }) => `${host} no acepta archivos tan grandes.`,
  changed: ({ host }) => `A ${host} no ha llegado lo que se envió. Inténtalo de nuevo.`,
  file: () => "No se puede leer o escribir un archivo del servidor de Vorleser.",
  busy: ({ host }) =>
    `${host} no acepta más solicitudes por ahora. Inténtalo dentro de unos minutos o programa la copia a otra hora.`,
  failed: ({ host }) => `${host} ha fallado o está saturado. Inténtalo más tarde.`,
  "folder-path": () => "No es la ruta de una carpeta. Empieza por una barra, por ejemplo /media/disco/libros.",
  "folder-outside": ({ folder }) =>
    `No se pueden guardar copias en ${folder}. Elige una carpeta de las que permite el servidor (--backups-below).`,
  "folder-own": ({ folder }) =>
    `En ${folder} están los archivos de la propia biblioteca. Elige otra carpeta, mejor en otro disco.`,
  "folder-missing": ({ folder }) =>
    `No se encuentra la carpeta ${folder}. Comprueba que su disco o unidad de red esté conectado.`,
  "folder-other": ({ folder }) =>
    `La carpeta ${folder} no es la que se eligió. Comprueba que su disco esté conectado o vuelve a añadir el destino.`,
  "folder-forbidden": ({ folder }) => `Vorleser no puede escribir en la carpeta ${folder}. Comprueba sus permisos.`,
  "folder-read-only": ({ folder }) => `La carpeta ${folder} es de solo lectura. Comprueba su disco.`,
  "folder-full": ({ folder }) => `En la carpeta ${folder} no queda espacio para la copia.`,
  "folder-too-large": ({ folder }) =>
    `El sistema de archivos de ${folder} no acepta archivos tan grandes; FAT admite 4\u00a0GB como máximo.`,
  "folder-failed": ({ folder }) => `Ha fallado la lectura o la escritura en la carpeta ${folder}. Comprueba su disco.`,
  secret: () => "No se puede descifrar la contraseña: secrets.key falta o es otra. Vuelve a añadir el destino.",
  "no-room-to-back-up": () =>
    "El disco de la carpeta de datos no tiene espacio suficiente para crear la copia. Libera espacio y vuelve a intentarlo.",
  unmade: () => "No se pudo crear la copia. Comprueba el espacio en el disco.",
};

export const noDestination = "No se puede usar el destino.";

/**
 * Of `bad-request`.
 * @type {Cases}
 */
export const badDestination = {
  "bad-destination": () =>
    "El nombre de un destino tiene como máximo 40 caracteres: letras de la a a la z, cifras, guiones, guiones bajos y puntos.",
  "bad-region": () => "Una región tiene como máximo 40 letras, cifras y guiones, por ejemplo eu-central-1.",
  "no-access-key": () => "S3 necesita una clave de acceso y su clave secreta.",
};

export const isSending = () => "Ya hay una copia en camino. Espera a que termine.";
export const weakPassphrase = () => "La frase de contraseña debe tener al menos 8 caracteres y no ser demasiado común.";
export const isRestoring = () => "Ya se está restaurando una copia. Espera a que termine o cancélala.";

/**
 * Of a backup that can't be restored.
 * @type {Cases}
 */
export const unrestored = {
  "not-a-backup": () => "Este archivo no es una copia de seguridad de Vorleser.",
  "newer-backup": () => "Esta copia es de una versión más reciente de Vorleser. Instala antes esa versión.",
  "damaged-backup": () => "Esta copia está dañada. Vuelve a intentarlo o elige otra.",
};

/**
 * Of an encrypted backup.
 * @type {Cases}
 */
export const passphrase = {
  passphrase: () => "Esta copia está cifrada. Introduce su frase de contraseña.",
  "wrong-passphrase": () => "Esa no es la frase de contraseña de esta copia. Vuelve a introducirla.",
};

/** @param {Record<string, string>} values both in bytes */
export const noRoomToRestore = ({ needed, free }) =>
  `No se puede restaurar la copia: necesita ${formatBytes(Number(needed))} en el disco de la carpeta de datos y hay ${formatBytes(Number(free))} libres.`;

/** @param {Record<string, string>} values both in bytes */
export const noRoomToBackUp = ({ needed, free }) =>
  `No se puede crear la copia: necesita ${formatBytes(Number(needed))} en el disco de la carpeta de datos y hay ${formatBytes(Number(free))} libres.`;
