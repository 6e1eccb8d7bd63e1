// @ts-check
// Why a web page can't be fetched, in Spanish: by the `reason` of the problem.

import { formatDelay } from "../../basics/locale.js";

/** @typedef {Record<string, (values: Record<string, string>) => string>} Cases */

/**
 * Of the problem `not-fetched`.
 * @type {Cases}
 */
export const unfetched = {
  "web-address": () => "No es la dirección de una página web. Empieza por http:// o https://.",
  "web-internal": ({ host }) =>
    `${host} pertenece a este equipo o a su red. Solo se cargan páginas de la web pública. Guarda la página con la extensión del navegador.`,
  "web-unreachable": ({ host }) => `No se puede acceder a ${host}. Comprueba la dirección y la conexión.`,
  "web-certificate": ({ host }) =>
    `El certificado de ${host} no es válido. Puede que responda otro en su lugar. Abre la página en un navegador para ver por qué.`,
  "web-redirections": ({ host }) =>
    `${host} redirige sin fin de una página a otra. Quizá espera una cookie: guarda la página con la extensión del navegador.`,
  "web-too-large": ({ host }) => `La página de ${host} es demasiado grande. Guárdala con la extensión del navegador.`,
  "web-timed-out": ({ host }) => `${host} no envió la página a tiempo. Inténtalo de nuevo más tarde.`,
  "web-refused": ({ host, status }) =>
    `${host} no entrega la página a programas (${status}). Guárdala con la extensión del navegador.`,
  "web-missing": ({ host, status }) => `${host} no tiene esta página (${status}). Comprueba la dirección.`,
  "web-server": ({ host, status }) => `${host} no pudo enviar la página (${status}). Inténtalo de nuevo más tarde.`,
  "web-busy": ({ host, status, delay }) =>
    `${host} no acepta más solicitudes por ahora (${status}). Inténtalo de nuevo ${delay ? formatDelay(delay) : "más tarde"}.`,
  "web-broken": ({ host }) => `La respuesta de ${host} se interrumpió o no se entiende. Inténtalo de nuevo más tarde.`,
  "web-empty": ({ host }) =>
    `${host} envió una página vacía. Inténtalo de nuevo más tarde o guárdala con la extensión del navegador.`,
  "web-elsewhere": ({ host }) =>
    `${host} redirige a una dirección que no es una página web. Ábrela en un navegador para ver adónde lleva.`,
  "web-credentials": () =>
    "La dirección contiene un nombre o una contraseña, que Vorleser no envía. Quita lo que hay delante de la @ o guarda la página con la extensión del navegador.",
};

/**
 * Of a feed that failed, which the extension can’t save.
 * @type {Cases}
 */
export const unfetchedFeed = {
  ...unfetched,
  "web-internal": ({ host }) =>
    `${host} pertenece a este equipo o a su red. Solo se cargan feeds de la web pública. Comprueba la dirección del feed.`,
  "web-redirections": ({ host }) =>
    `${host} redirige sin fin de una página a otra. Comprueba la dirección del feed o inténtalo de nuevo más tarde.`,
  "web-too-large": ({ host }) => `El feed de ${host} es demasiado grande. Comprueba la dirección del feed.`,
  "web-refused": ({ host, status }) =>
    `${host} no entrega el feed a programas (${status}). Comprueba la dirección del feed o inténtalo de nuevo más tarde.`,
  "web-empty": ({ host }) =>
    `${host} envió un feed vacío. Comprueba la dirección del feed o inténtalo de nuevo más tarde.`,
  "web-credentials": () =>
    "La dirección contiene un nombre o una contraseña, que Vorleser no envía. Quita lo que hay delante de la @.",
};
