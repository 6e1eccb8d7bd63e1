// @ts-check
// Why a web page can't be fetched, in French: by the `reason` of the problem.

import { formatDelay } from "../../basics/locale.js";

/** @typedef {Record<string, (values: Record<string, string>) => string>} Cases */

/**
 * Of the problem `not-fetched`.
 * @type {Cases}
 */
export const unfetched = {
  "web-address": () => "Ce n’est pas l’adresse d’une page web. Elle commence par http:// ou https://.",
  "web-internal": ({ host }) =>
    `${host} appartient à cet ordinateur ou à son réseau. Seules les pages du web public sont chargées. Enregistrez la page avec l’extension de navigateur.`,
  "web-unreachable": ({ host }) => `${host} est injoignable. Vérifiez l’adresse et la connexion.`,
  "web-certificate": ({ host }) =>
    `Le certificat de ${host} n’est pas valide. C’est peut-être quelqu’un d’autre qui répond. Ouvrez la page dans un navigateur pour voir pourquoi.`,
  "web-redirections": ({ host }) =>
    `${host} redirige sans fin d’une page à l’autre. Elle attend peut-être un cookie : enregistrez-la avec l’extension de navigateur.`,
  "web-too-large": ({ host }) =>
    `La page de ${host} est trop volumineuse. Enregistrez-la avec l’extension de navigateur.`,
  "web-timed-out": ({ host }) => `${host} n’a pas envoyé la page à temps. Réessayez plus tard.`,
  "web-refused": ({ host, status }) =>
    `${host} refuse la page aux programmes (${status}). Enregistrez-la avec l’extension de navigateur.`,
  "web-missing": ({ host, status }) => `${host} n’a pas cette page (${status}). Vérifiez l’adresse.`,
  "web-server": ({ host, status }) => `${host} n’a pas pu envoyer la page (${status}). Réessayez plus tard.`,
  "web-busy": ({ host, status, delay }) =>
    `${host} n’accepte plus de requêtes pour le moment (${status}). Réessayez ${delay ? formatDelay(delay) : "plus tard"}.`,
  "web-broken": ({ host }) => `La réponse de ${host} s’est interrompue ou reste incompréhensible. Réessayez plus tard.`,
  "web-empty": ({ host }) =>
    `${host} a envoyé une page vide. Réessayez plus tard, ou enregistrez-la avec l’extension de navigateur.`,
  "web-elsewhere": ({ host }) =>
    `${host} redirige vers une adresse qui n’est pas une page web. Ouvrez-la dans un navigateur pour voir où elle mène.`,
  "web-credentials": () =>
    "L’adresse contient un nom ou un mot de passe, que Vorleser n’envoie pas. Supprimez ce qui précède le @, ou enregistrez la page avec l’extension de navigateur.",
};

/**
 * Of a feed that failed, which the extension can’t save.
 * @type {Cases}
 */
export const unfetchedFeed = {
  ...unfetched,
  "web-internal": ({ host }) =>
    `${host} appartient à cet ordinateur ou à son réseau. Seuls les flux du web public sont chargés. Vérifiez l’adresse du flux.`,
  "web-redirections": ({ host }) =>
    `${host} redirige sans fin d’une page à l’autre. Vérifiez l’adresse du flux ou réessayez plus tard.`,
  "web-too-large": ({ host }) => `Le flux de ${host} est trop volumineux. Vérifiez l’adresse du flux.`,
  "web-refused": ({ host, status }) =>
    `${host} refuse le flux aux programmes (${status}). Vérifiez l’adresse du flux ou réessayez plus tard.`,
  "web-empty": ({ host }) => `${host} a envoyé un flux vide. Vérifiez l’adresse du flux ou réessayez plus tard.`,
  "web-credentials": () =>
    "L’adresse contient un nom ou un mot de passe, que Vorleser n’envoie pas. Supprimez ce qui précède le @.",
};
