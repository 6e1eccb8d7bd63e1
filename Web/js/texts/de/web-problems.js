// @ts-check
// Why a web page can't be fetched, in German: by the `reason` of the problem.

import { formatDelay } from "../../basics/locale.js";

/** @typedef {Record<string, (values: Record<string, string>) => string>} Cases */

/**
 * Of the problem `not-fetched`.
 * @type {Cases}
 */
export const unfetched = {
  "web-address": () => "Das ist keine Adresse einer Webseite. Sie beginnt mit http:// oder https://.",
  "web-internal": ({ host }) =>
    `${host} gehört zu diesem Rechner oder seinem Netz. Seiten werden nur aus dem öffentlichen Web geladen. Bitte mit der Browser-Erweiterung speichern.`,
  "web-unreachable": ({ host }) => `${host} ist nicht erreichbar. Bitte Adresse und Verbindung prüfen.`,
  "web-certificate": ({ host }) =>
    `Das Zertifikat von ${host} ist ungültig. Vielleicht antwortet jemand anderes. Ein Browser zeigt, woran es liegt.`,
  "web-redirections": ({ host }) =>
    `${host} leitet ohne Ende von Seite zu Seite weiter. Vielleicht wartet die Seite auf ein Cookie: bitte mit der Browser-Erweiterung speichern.`,
  "web-too-large": ({ host }) => `Die Seite von ${host} ist zu groß. Bitte mit der Browser-Erweiterung speichern.`,
  "web-timed-out": ({ host }) =>
    `${host} hat die Seite nicht rechtzeitig geschickt. Bitte später noch einmal versuchen.`,
  "web-refused": ({ host, status }) =>
    `${host} gibt die Seite nicht an Programme heraus (${status}). Bitte mit der Browser-Erweiterung speichern.`,
  "web-missing": ({ host, status }) => `${host} hat diese Seite nicht (${status}). Bitte die Adresse prüfen.`,
  "web-server": ({ host, status }) =>
    `${host} konnte die Seite nicht schicken (${status}). Bitte später noch einmal versuchen.`,
  "web-busy": ({ host, status, delay }) =>
    `${host} nimmt gerade keine weiteren Anfragen an (${status}). Bitte ${delay ? formatDelay(delay) : "später"} noch einmal versuchen.`,
  "web-broken": ({ host }) =>
    `Die Antwort von ${host} brach ab oder ist nicht zu verstehen. Bitte später noch einmal versuchen.`,
  "web-empty": ({ host }) =>
    `${host} hat eine leere Seite geschickt. Bitte später noch einmal versuchen, oder mit der Browser-Erweiterung speichern.`,
  "web-elsewhere": ({ host }) =>
    `${host} leitet zu einer Adresse weiter, die keine Webseite ist. Ein Browser zeigt, wohin sie führt.`,
  "web-credentials": () =>
    "Die Adresse enthält einen Namen oder ein Passwort, die Vorleser nicht schickt. Bitte entfernen, was vor dem @ steht, oder die Seite mit der Browser-Erweiterung speichern.",
};

/**
 * Of a feed that failed, which the extension can’t save.
 * @type {Cases}
 */
export const unfetchedFeed = {
  ...unfetched,
  "web-internal": ({ host }) =>
    `${host} gehört zu diesem Rechner oder seinem Netz. Feeds werden nur aus dem öffentlichen Web geladen. Bitte die Adresse des Feeds prüfen.`,
  "web-redirections": ({ host }) =>
    `${host} leitet ohne Ende von Seite zu Seite weiter. Bitte die Adresse des Feeds prüfen, oder später noch einmal versuchen.`,
  "web-too-large": ({ host }) => `Der Feed von ${host} ist zu groß. Bitte die Adresse des Feeds prüfen.`,
  "web-refused": ({ host, status }) =>
    `${host} gibt den Feed nicht heraus (${status}). Bitte die Adresse des Feeds prüfen, oder später noch einmal versuchen.`,
  "web-empty": ({ host }) =>
    `${host} hat einen leeren Feed geschickt. Bitte die Adresse des Feeds prüfen, oder später noch einmal versuchen.`,
  "web-credentials": () =>
    "Die Adresse enthält einen Namen oder ein Passwort, die Vorleser nicht schickt. Bitte entfernen, was vor dem @ steht.",
};
