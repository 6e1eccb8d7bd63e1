// @ts-check
// French texts of the feeds that a person follows.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/feeds.js").feeds} */
export const feeds = {
  title: "Flux",
  manage: "Flux…",
  explained:
    "Les nouveautés de ces flux deviennent des articles de la bibliothèque. Les flux sont actualisés environ une fois par heure.",
  none: "Aucun flux pour l’instant.",
  address: "Adresse d’un flux ou d’un site web",
  follow: "Suivre",
  followed: (name) => `Vous suivez ${name}. Ses derniers articles arrivent.`,
  counted: (articles, unread) =>
    `${formatNumber(articles)} ${articles < 2 ? "article" : "articles"}${unread > 0 ? `, ${formatNumber(unread)} non ${unread === 1 ? "lu" : "lus"}` : ""}`,
  fullText: "textes complets",
  fetching: "actualisation…",
  fetched: (time) => `actualisé le ${time}`,
  failed: (reason) => `Échec : ${reason}`,
  fetchedNew: (added, failed) =>
    (added === 0
      ? "Rien de nouveau."
      : added === 1
        ? "1 nouvel article."
        : `${formatNumber(added)} nouveaux articles.`) +
    (failed > 0
      ? ` ${formatNumber(failed)} ${failed < 2 ? "n’a pas pu être enregistré" : "n’ont pas pu être enregistrés"}.`
      : ""),
  refresh: (name) => `Actualiser ${name}`,
  moreAbout: (name) => `Options pour ${name}`,
  ownText: "Texte du flux",
  wholeText: "Texte complet de la page",
  rename: "Renommer…",
  name: "Nom",
  chooseGroup: "Groupe…",
  groupName: "Nom du groupe",
  groupForNew: "Groupe (facultatif)",
  showArticles: (group, counted) => `Afficher les articles de « ${group} » : ${counted}`,
  leaveGroup: (group) => `Sortir de « ${group} »`,
  moreAboutGroup: (group) => `Plus d’options pour le groupe « ${group} »`,
  endGroup: "Supprimer le groupe",
  groupEnded: (group) => `Le groupe « ${group} » n’existe plus. Ses flux restent.`,
  remove: "Ne plus suivre",
  removed: (name) => `Vous ne suivez plus « ${name} ». Ses articles restent dans la bibliothèque.`,
  import: "Importer une liste (OPML)…",
  export: "Exporter la liste (OPML)",
  imported: (added, known) =>
    [
      `${formatNumber(added)} flux ${added < 2 ? "ajouté" : "ajoutés"}.`,
      known > 0 ? `${formatNumber(known)} déjà ${known < 2 ? "suivi" : "suivis"}.` : "",
    ]
      .join(" ")
      .trim(),
  refused: (count) =>
    count === 1 ? "Celui-ci n’a pas été importé :" : `Ces ${formatNumber(count)} flux n’ont pas été importés :`,
};
